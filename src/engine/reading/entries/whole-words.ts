/** Words that break at the end of a line: "… an der Uni-" over "versität Emsau". */
import { unionOf } from '../../../resume/document.ts';
import { isCjk } from '../../../resume/language.ts';
import { u } from '../../../resume/patterns.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import type { Cell, Line } from '../reading.ts';
import { key, keysOf } from '../text/fold.ts';

const BROKEN = u`\p{Ll}[-‐]$`;
const REST = u`^(\p{Ll}+)[^\p{L}\s]?(?:\s|$)`;
/** Points, and sizes between the lines of one text. */
const EDGE = 3;
const LEADING = 2.2;

/** Whether a line breaks within a word; English compounds keep their hyphens. */
function breaksWord(above: Line, below: Line, lexicon: Lexicon): boolean {
  const [cell, [first, ...more]] = [above.cells.at(-1), below.cells];
  if (!cell || !first || more.length > 0 || !BROKEN.test(cell.text)) return false;
  if (above.page !== below.page || above.column !== below.column || above.baseline - below.baseline > LEADING * above.size) return false; // prettier-ignore
  const [, word] = REST.exec(first.text) ?? [];
  // "Kranken-" over "und Altenpflege"
  if (word === undefined || keysOf(lexicon.stopWords).includes(key(word))) return false;
  const starts = [cell.box.x, ...cell.spans.slice(0, 4).map(({ box }) => box.x)];
  return starts.some((x) => Math.abs(x - first.box.x) < EDGE);
}

/** The lines with such words whole: a line that ends within a word goes on in the whole of the line below. `kept`: lines that are read otherwise. */
export function withWholeWords(lines: readonly Line[], kept: (line: Line) => boolean, lexicon: Lexicon): Line[] {
  if (isCjk(lexicon.language) || lexicon.language === 'en') return [...lines];
  return lines.reduce<Line[]>((whole, line) => {
    const above = whole.at(-1);
    const [cell, below] = [above?.cells.at(-1), line.cells[0]];
    if (!above || !cell || !below || kept(above) || kept(line) || !breaksWord(above, line, lexicon)) return [...whole, line];
    const text = cell.text.replace(/[-‐]$/u, '') + below.text;
    const last: Cell = { text, box: unionOf([cell.box, below.box]), spans: [...cell.spans, ...below.spans] };
    const cells = [...above.cells.slice(0, -1), last];
    return [...whole.slice(0, -1), { ...above, cells, text: cells.map((own) => own.text).join(' '), baseline: line.baseline }];
  }, []);
} // prettier-ignore
