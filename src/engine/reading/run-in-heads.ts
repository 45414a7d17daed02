/** Heads that running text follows in their line: "2017 – 2020 ¦ Head cook, Inn, Hallein. Led a brigade of", or opens: "2017 ¦ Cook ¦ Inn Ltd. Led". */
import { u } from '../../resume/patterns.ts';
import type { Lexicon } from '../lexicons/lexicon.ts';
import { rangesIn } from './dates.ts';
import { isClosedName } from './legal-forms.ts';
import { marksFor, opensAsEmployer, organisationScore, roleScore } from './head-marks.ts';
import type { Cell, Line } from './reading.ts';

/** A first sentence no longer than this may be a head; words before its stop are whole. */
const SENTENCE = u`^(.{2,90}?(?:\p{L}{3}|[)）]|\p{L}\.\p{L}))[.:]\s+(?=\p{Lu})`;

function sentenceOf(text: string): { readonly head: string; readonly rest: string } | null {
  const [whole, head] = SENTENCE.exec(text.slice(0, 200)) ?? [];
  return whole === undefined || head === undefined ? null : { head, rest: text.slice(whole.length) };
}

function withCells(line: Line, cells: readonly Cell[]): Line {
  return { ...line, cells, text: cells.map(({ text }) => text).join(' ') };
}

/** A line whose text goes on in the next. */
function partedLine(line: Line): Line[] {
  const [date, cell] = line.cells as [Cell, Cell];
  const told = sentenceOf(cell.text);
  if (!told) return [line];
  const { place, ...text } = withCells(line, [{ ...cell, text: told.rest, spans: [] }]);
  return [withCells(line, [date, { ...cell, text: told.head }]), { ...text, ...(place && { place }), carried: true }];
}

/** A row whose running text opens with the employer that no other cell names. */
function rowWithEmployer(line: Line, text: Line, lexicon: Lexicon): Line[] | null {
  const marks = marksFor(lexicon, false);
  const names = (own: string): boolean =>
    isClosedName(own) || (organisationScore(own, marks) > 0 && roleScore(own, marks) === 0);
  const told = line.cells.some((cell) => names(cell.text)) ? null : sentenceOf(text.text);
  const [cell] = text.cells;
  if (!told || !cell || !names(told.head)) return null;
  return [
    withCells(line, [...line.cells, { ...cell, text: told.head, spans: [] }]),
    withCells(text, [{ ...cell, text: told.rest }]),
  ];
}

/** "2019 – 2021 ¦ Studio Bianchi" over "Architetto. Concorsi e cantieri": the post opens the text below its employer. */
function postBelow(above: Line | undefined, line: Line, lexicon: Lexicon): Line[] | null {
  const [cell] = line.cells;
  const [date, name, more] = above?.cells ?? [];
  if (!cell || !date || !name || more || line.cells.length > 1 || line.place || line.carried) return null;
  const told = sentenceOf(cell.text);
  if (!told || told.head.length > LONGEST_POST) return null;
  const marks = marksFor(lexicon, false);
  const dated = rangesIn(date.text, lexicon)[0]?.length === date.text.length;
  const post = roleScore(name.text, marks) > 0 && !opensAsEmployer(name.text, marks);
  if (!dated || post || roleScore(told.head, marks) === 0) return null;
  const rest = withCells(line, [{ ...cell, text: told.rest, spans: [] }]);
  return [withCells(line, [{ ...cell, text: told.head }]), { ...rest, carried: true }];
}

const LONGEST_POST = 60;

/** `lines`: of one section. */
export function withRunInHeads(lines: readonly Line[], lexicon: Lexicon): Line[] {
  const parted: Line[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const [line, next] = [lines[at] as Line, lines[at + 1]];
    const opens = line.place && line.place.at.length > 1 && next?.place?.row === line.place.row && next.place.prose;
    const row = opens ? rowWithEmployer(line, next, lexicon) : null;
    if (row) {
      parted.push(...row);
      at += 1;
    } else if (next?.carried && line.cells.length === 2 && !line.carried) parted.push(...partedLine(line));
    else parted.push(...(postBelow(lines[at - 1], line, lexicon) ?? [line]));
  }
  return parted;
}
