/** Breaks the runs of a paragraph into lines: at spaces, and between Japanese and Chinese characters where their rules allow it. */
import type { Run } from './blocks.ts';

/** Width of a text in points. */
export type Measure = (text: string, run: Run) => number;

/** JIS X 4051, GB/T 15834: what must not open a line, and what must not close one. */
const NOT_FIRST =
  /^[、。，．,.:;：；？！?!・)\]）］｝〉》」』】〕”’…‥ー～〜%％℃々ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮ]/u;
const NOT_LAST = /[(\[（［｛〈《「『【〔“‘]$/u;
/** What a number counts stays with it. */
const NUMBER = /[\d０-９]$/u;
const COUNTER = /^[年月日分秒时時件名社人万亿億円元倍割店個个本点台冊回校家口期戸箱种種项组封张条笔位周部営]/u;
const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffefー]/u;
/** A word with the spaces behind it, one character of a script that sets none, or spaces. */
const PIECES = new RegExp(`(?:(?!${CJK.source})[^ ])+ *|${CJK.source} *| +`, 'gu');

interface Piece {
  readonly text: string;
  readonly run: Run;
}

/** What cannot be parted. */
type Unit = readonly Piece[];

function parts(before: string, after: string): boolean {
  if (before.endsWith(' ')) return !after.startsWith('|');
  const cjk = CJK.test(before.at(-1) ?? '') || CJK.test(after.at(0) ?? '');
  if (NUMBER.test(before) && COUNTER.test(after)) return false;
  return cjk && !NOT_FIRST.test(after) && !NOT_LAST.test(before);
}

function unitsOf(runs: readonly Run[]): Unit[] {
  const pieces = runs.flatMap((run) =>
    (run.whole ? [run.text] : (run.text.match(PIECES) ?? [])).map((text) => ({ text, run })),
  );
  return pieces.reduce<Piece[][]>((units, piece) => {
    const last = units.at(-1);
    const before = last?.at(-1);
    if (last && before && !parts(before.text, piece.text)) last.push(piece);
    else units.push([piece]);
    return units;
  }, []);
}

/** Neighbours of one run become one text again; a space or a separator at the line's end goes. */
function lineOf(units: readonly Unit[]): Run[] {
  const runs = units.flat().reduce<Run[]>((line, { text, run }) => {
    const last = line.at(-1);
    const same = last?.tone === run.tone && last.weight === run.weight && last.href === run.href;
    return last && same ? [...line.slice(0, -1), { ...last, text: last.text + text }] : [...line, { ...run, text }];
  }, []);
  return runs
    .map((run, i) => (i === runs.length - 1 ? { ...run, text: run.text.replace(/[ |]+$/u, '') } : run))
    .filter(({ text }) => text !== '');
}

/** A last line shorter than this looks like an accident: one word, three characters. */
const LEAST_LATIN = 2;
const LEAST_CJK = 4;

/** Gives a paragraph's last line company from the line above, where that can spare it. */
function withoutRunt(lines: readonly Unit[][]): Unit[][] {
  const last = lines.at(-1) ?? [];
  const above = lines.at(-2);
  const least = CJK.test(last[0]?.[0]?.text ?? '') ? LEAST_CJK : LEAST_LATIN;
  const missing = least - last.length;
  if (!above || missing <= 0 || above.length < 4 * least) return [...lines];
  return [...lines.slice(0, -2), above.slice(0, -missing), [...above.slice(-missing), ...last]];
}

/** `widthOf`: room in the n-th line, in points. A unit wider than its line stands alone in it. */
export function breakLines(runs: readonly Run[], widthOf: (line: number) => number, measure: Measure): Run[][] {
  const lines: Unit[][] = [[]];
  let used = 0;
  for (const unit of unitsOf(runs)) {
    const width = unit.reduce((sum, { text, run }) => sum + measure(text, run), 0);
    const bare = unit.reduce(
      (sum, { text, run }, i) => sum + measure(i === unit.length - 1 ? text.trimEnd() : text, run),
      0,
    );
    const line = lines.at(-1);
    if (line && line.length > 0 && used + bare > widthOf(lines.length - 1)) {
      lines.push([unit]);
      used = width;
    } else {
      line?.push(unit);
      used += width;
    }
  }
  return withoutRunt(lines).map(lineOf);
}
