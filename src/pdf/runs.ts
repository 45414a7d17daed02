/** Joins glyphs drawn alike, one after the other on a baseline, and puts the spaces where a reader sees them. */
import { withAccents } from './accents.ts';
import type { Glyph } from './scene.ts';

/** A gap of this part of the size is a space; between Chinese or Japanese characters justification makes wider ones. */
const SPACE_GAP = 0.15;
const CJK_SPACE_GAP = 0.55;
/** Where the characters of a row otherwise touch, a narrower one parts the cells of a table. */
const CJK_CELL_GAP = 0.2;
const BRACKET_GAP = 0.4;
const TOUCHING = 0.05;
/** A wider gap, or a step back, begins a new run. */
const RUN_GAP = 1.1;
const BACK_STEP = -0.35;

const CJK = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef]`;
const OPENS_CJK = new RegExp(`^${CJK}`, 'u');
const CLOSES_CJK = new RegExp(`${CJK}$`, 'u');
const LETTERS = /^[\p{L}\p{N}\p{M}]+$/u;

export interface Run {
  text: string;
  /** Start of every UTF-16 unit along the direction of writing, in points. */
  readonly edges: number[];
  readonly first: Glyph;
  last: Glyph;
  /** Letters whose accent was a glyph of its own. */
  accented: number;
}

function sameStyle(a: Glyph, b: Glyph): boolean {
  const [s, t] = [a.style, b.style];
  return (
    s === t ||
    (s.font === t.font &&
      Math.abs(s.size - t.size) < 0.05 * s.size &&
      s.angle === t.angle &&
      s.vertical === t.vertical &&
      s.colour === t.colour &&
      s.alpha === t.alpha &&
      s.blend === t.blend &&
      s.masks.length === t.masks.length &&
      s.masks.every((mask, at) => mask === t.masks[at]) &&
      s.mode === t.mode &&
      s.layerOff === t.layerOff &&
      s.artifact === t.artifact &&
      s.clip.x === t.clip.x &&
      s.clip.y === t.clip.y &&
      s.clip.width === t.clip.width &&
      s.clip.height === t.clip.height)
  );
}

function isBlank({ text }: Glyph): boolean {
  return text !== '' && /^[\s\u00a0\u2000-\u200b\u202f]*$/u.test(text);
}

/** Space between two glyphs as a part of the size, without what character spacing adds after every one. */
function gapBetween(last: Glyph, next: Glyph): number {
  const gap = next.start - last.end;
  return (gap > 0 ? Math.max(0, gap - Math.max(0, last.style.tracking)) : gap) / (next.style.size || 1);
}

function goesOn(last: Glyph, next: Glyph): boolean {
  if (!sameStyle(last, next) || Math.abs(last.line - next.line) > 0.15 * next.style.size) return false;
  const gap = gapBetween(last, next);
  return gap <= RUN_GAP && gap >= BACK_STEP;
}

function betweenCjk(last: Glyph, next: Glyph): boolean {
  return CLOSES_CJK.test(last.text) && OPENS_CJK.test(next.text);
}

/** Glyphs in a row, blanks at the head left out. */
function rowsOf(glyphs: readonly Glyph[]): Glyph[][] {
  const rows: Glyph[][] = [];
  let row: Glyph[] | null = null;
  for (const glyph of glyphs) {
    const last: Glyph | undefined = row?.at(-1);
    if (row && last && goesOn(last, glyph)) row.push(glyph);
    else if (isBlank(glyph)) row = null;
    else rows.push((row = [glyph]));
  }
  return rows;
}

/** Pairs of letters that tell how far apart a designer set them, and how far they may differ, as a part of the size. */
const MIN_PAIRS = 3;
const EVEN = 0.1;
const EVEN_SHARE = 0.7;

/** What letters set wide one by one ("E X P E R I E N C E") have between them; 0 in other rows. */
function letterSpaceOf(row: readonly Glyph[]): number {
  const gaps = row.flatMap((glyph, at) => {
    const last = row[at - 1];
    if (!last || !LETTERS.test(last.text) || !LETTERS.test(glyph.text) || betweenCjk(last, glyph)) return [];
    return [gapBetween(last, glyph)];
  });
  const middle = [...gaps].sort((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 0;
  if (gaps.length < MIN_PAIRS || middle <= SPACE_GAP) return 0;
  return gaps.filter((gap) => Math.abs(gap - middle) < EVEN).length >= EVEN_SHARE * gaps.length ? middle : 0;
}

const IDEOGRAPH = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]$/u;

/** Punctuation brings gaps of its own. */
function isIdeographs(last: Glyph, next: Glyph): boolean {
  return IDEOGRAPH.test(last.text) && IDEOGRAPH.test(next.text);
}

/** The narrowest gap between Chinese or Japanese characters that is a space in this row. */
function cjkSpaceOf(row: readonly Glyph[]): number {
  const gaps = row.flatMap((glyph, at) => {
    const last = row[at - 1];
    return last && isIdeographs(last, glyph) ? [gapBetween(last, glyph)] : [];
  });
  const touching = gaps.filter((gap) => Math.abs(gap) < TOUCHING).length;
  return touching >= MIN_PAIRS && touching >= EVEN_SHARE * gaps.length ? CJK_CELL_GAP : CJK_SPACE_GAP;
}

/** A closing bracket ends a cell as well. */
function cjkGap(last: Glyph, next: Glyph, space: number): number {
  if (isIdeographs(last, next)) return space;
  return last.text === '）' ? Math.max(space, BRACKET_GAP) : CJK_SPACE_GAP;
}

function append(run: Run, glyph: Glyph): void {
  // Unmapped glyphs keep their place as U+FFFD, so that the loss can be measured.
  const text = glyph.text === '' || glyph.text === '\0' ? '\ufffd' : glyph.text;
  const step = (glyph.end - glyph.start) / text.length;
  // An accent set over its letter may begin before it.
  for (let i = 0; i < text.length; i += 1)
    run.edges.push(Math.max(glyph.start + step * i, run.edges.at(-1) ?? -Infinity));
  run.text += text;
  if (glyph.accented) run.accented += 1;
  run.last = glyph;
}

/** Browsers write a soft hyphen within a line as a blank that takes no room: the letters around it touch. */
function isSoftHyphen(last: Glyph, blank: Glyph, next: Glyph | undefined): boolean {
  if (next === undefined || blank.text !== ' ' || !LETTERS.test(last.text) || !LETTERS.test(next.text)) return false;
  const size = next.style.size || 1;
  return blank.end - blank.start > SPACE_GAP * size && Math.abs(gapBetween(last, next)) < TOUCHING;
}

function runOf(row: readonly Glyph[], first: Glyph): Run {
  const run: Run = { text: '', edges: [], first, last: first, accented: 0 };
  const letterSpace = letterSpaceOf(row);
  const cjkSpace = cjkSpaceOf(row);
  for (const [at, glyph] of row.entries()) {
    if (isBlank(glyph)) {
      if (isSoftHyphen(run.last, glyph, row[at + 1])) append(run, { ...glyph, text: '\u00ad', end: glyph.start });
      else if (run.text.endsWith(' ')) run.last = glyph;
      else append(run, { ...glyph, text: ' ' });
      continue;
    }
    const wide = betweenCjk(run.last, glyph) ? cjkGap(run.last, glyph, cjkSpace) : SPACE_GAP + letterSpace;
    if (run.text !== '' && !run.text.endsWith(' ') && gapBetween(run.last, glyph) > wide) {
      run.edges.push(Math.max(run.last.end, run.edges.at(-1) ?? -Infinity));
      run.text += ' ';
    }
    append(run, glyph);
  }
  return run;
}

export function runsOf(glyphs: readonly Glyph[]): Run[] {
  return rowsOf(withAccents(glyphs)).flatMap((row) => (row[0] ? [runOf(row, row[0])] : []));
}
