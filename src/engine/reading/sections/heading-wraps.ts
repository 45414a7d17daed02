/** Lines that read like headings and belong to what stands above or below them: the rest of words that wrap, the first line of a paragraph. */
import { u } from '../../../resume/patterns.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import type { Line } from '../reading.ts';
import { kindsAsWritten } from './heading-kinds.ts';
import { isCapital } from './heading-text.ts';

/** Between the lines of one paragraph, in sizes. */
const TIGHT = 1.35;
/** Where the line above ends in a word or a mark that goes on. */
const LOOSE = 2;

/** Words that none ends with. */
const DANGLES =
  /\s(?:und|and|et|y|e|di|de|del|do|da|of|für|en|em|para|pour|for|with|con|com|in|nel|nella|dei|degli|delle|della|du|des|dos|das)$/u;

/** And those of them that join no two headings: "Expériences et" may go on in one. */
const LEADS_ON =
  /\s(?:di|de|del|do|da|of|für|en|em|para|pour|for|with|con|com|in|nel|nella|dei|degli|delle|della|du|des|dos|das|au|aux|la|le|les)$/u;

/** How far a line stands below one in the same letters, in sizes; infinity where they differ. */
function stepBelow(line: Line, above: Line): number {
  const [own, other] = [line.cells[0]?.spans[0], above.cells.at(-1)?.spans.at(-1)];
  const step = (above.baseline - line.baseline) / line.size;
  const near = above.page === line.page && above.column === line.column && step > 0;
  return near && own?.font === other?.font && Math.abs(above.size - line.size) < 0.3 ? step : Infinity;
}

/** The second line of words in bold that wrap: "M.S., Library &" over "Studies". Headings in capitals or of a size of their own may stand close. */
export function carriesOn(line: Line, above: Line | undefined, bodySize: number): boolean {
  if (!above) return false;
  const step = stepBelow(line, above);
  // "Desarrolladora de" over "Software", whatever its letters.
  if (step < LOOSE && DANGLES.test(above.text)) return true;
  if (line.size > bodySize * 1.08 || isCapital(line.text)) return false;
  const open = /(?:[&,+-]|\s(?:und|and|et|y|e|di|de|of|für))$/u.test(above.text);
  return above.bold && step < (open ? LOOSE : TIGHT);
}

/** Lines above that a cell may stand in. */
const ROWS = 2;

/** "Lecturer in" over "Publications" in a cell beside the dates and the employer, whose own lines may stand between. */
export function carriesOnCell(line: Line, lines: readonly Line[]): boolean {
  const font = line.cells[0]?.spans[0]?.font;
  return lines.slice(Math.max(0, line.index - ROWS), line.index).some(({ page, cells, baseline }) => {
    const step = (baseline - line.baseline) / line.size;
    const cell = page === line.page && step > 0 && step < LOOSE ? cells.find(({ box }) => Math.abs(box.x - line.box.x) < SAME_EDGE) : undefined; // prettier-ignore
    return cells.length > 1 && cell?.spans.at(-1)?.font === font && DANGLES.test(cell?.text ?? '');
  });
}

/** Points. */
const SAME_EDGE = 2;

/** Words of a sentence that goes on right below in a small letter, in the same letters: "Bacharel em Informática pela Acme e" over "pós-graduado em …". */
export function opensParagraph(line: Line, below: Line | undefined, lexicon: Lexicon): boolean {
  if (!below || line.cells.length > 1 || line.text.length < SENTENCE || !u`^\p{Ll}`.test(below.text)) return false;
  // "OBJECTIVE: To obtain …", "REFERENCES available …" open with the heading.
  if (line.text.includes(':') || isCapital(line.text.split(' ', 1)[0] ?? '')) return false;
  return stepBelow(below, line) < TIGHT && kindsAsWritten(line.text, lexicon).length === 0;
}

/** Characters. */
const SENTENCE = 25;

/** "DU Éducation thérapeutique du" over "patient" in the same letters: words that go on right below, of a degree more likely than of a heading. */
export function goesOnBelow(line: Line, below: Line | undefined): boolean {
  return below !== undefined && LEADS_ON.test(line.text) && stepBelow(below, line) < LOOSE;
}
