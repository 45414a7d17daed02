/** Cells of a table that hold a post over an employer, in lines so full that they seem to be one: told apart by their words. */
import { unionOf } from '../../../resume/document.ts';
import { grouped } from '../../../resume/grouped.ts';
import { isCjk } from '../../../resume/language.ts';
import { u } from '../../../resume/patterns.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { joinLines } from '../items/bullets.ts';
import { key, keysOf } from '../text/fold.ts';
import { marksFor, opensAsEmployer, organisationScore, roleScore, type Marks } from '../heads/head-marks.ts';
import { isClosedName, LEGAL_FORM } from '../heads/legal-forms.ts';
import { textOfSpans } from '../page/line-drafts.ts';
import type { Cell, Line, TablePlace } from '../reading.ts';

/** Lines of such a cell. */
const MOST_LINES = 4;

type Order = 'post-first' | 'firm-first';

/** The lines that a cell's text is of. */
function linesOf({ spans }: Cell): Cell[] {
  const levels = grouped(spans, ({ baseline }) => Math.round(baseline));
  return [...levels]
    .toSorted(([a], [b]) => b - a)
    .map(([, own]) => ({ text: textOfSpans(own), spans: own, box: unionOf(own.map(({ box }) => box)) }));
}

function whole(lines: readonly Cell[]): Cell {
  return {
    text: joinLines(lines.map(({ text }) => text)),
    spans: lines.flatMap(({ spans }) => spans),
    box: unionOf(lines.map(({ box }) => box)),
  };
}

/** "Técnico Superior en" goes on. */
function isOver(text: string, lexicon: Lexicon): boolean {
  const last = key(text.split(' ').at(-1) ?? '');
  return u`[\p{L}\p{N})%]\.?$`.test(text) && !keysOf(lexicon.stopWords).includes(last);
}

/** Every way to part the lines where the second half opens like a name. */
function halvesOf(cell: Cell, { lexicon }: Marks): [Cell, Cell][] {
  const lines = linesOf(cell);
  if (lines.length > MOST_LINES) return [];
  return lines.slice(1).flatMap((line, at): [Cell, Cell][] => {
    const own: [Cell, Cell] = [whole(lines.slice(0, at + 1)), whole(lines.slice(at + 1))];
    return u`^\p{Lu}`.test(line.text) && isOver(own[0].text, lexicon) && !LEGAL_FORM.test(own[1].text) ? [own] : [];
  });
}

function isPost(text: string, marks: Marks): boolean {
  return roleScore(text, marks) > 0 && !opensAsEmployer(text, marks);
}

function isFirm(text: string, marks: Marks): boolean {
  return (
    !isPost(text, marks) && (organisationScore(text, marks) > 0 || opensAsEmployer(text, marks) || isClosedName(text))
  );
}

function orderOf([first, second]: readonly [Cell, Cell], marks: Marks): Order | null {
  if (isPost(first.text, marks) && isFirm(second.text, marks)) return 'post-first';
  return isFirm(first.text, marks) && isPost(second.text, marks) ? 'firm-first' : null;
}

/** By the words of both halves; in a column that other cells showed to be of two, by those of the post. */
function parted(cell: Cell, habit: Order | undefined, marks: Marks): readonly Cell[] {
  const halves = halvesOf(cell, marks);
  const sure = halves.find((own) => orderOf(own, marks) !== null);
  if (sure || !habit) return sure ?? [cell];
  const post = habit === 'post-first' ? 0 : 1;
  return halves.find((own) => isPost(own[post].text, marks) && !isPost(own[1 - post]?.text ?? '', marks)) ?? [cell];
}

const keyOf = ({ page, place }: Line, column: number | undefined): string =>
  [page, place?.table, column].map(String).join(' ');

function habitsOf(lines: readonly Line[], marks: Marks): ReadonlyMap<string, Order> {
  const habits = new Map<string, Order>();
  for (const line of lines) {
    const at = line.place?.at ?? [];
    line.cells.forEach((cell, n) => {
      const next = at[n + 1] === at[n] ? line.cells[n + 1] : undefined;
      const halves = next ? [[cell, next] as [Cell, Cell]] : halvesOf(cell, marks);
      const order = halves.map((own) => orderOf(own, marks)).find((own) => own !== null);
      if (order) habits.set(keyOf(line, at[n]), order);
    });
  }
  return habits;
}

function withHalves(line: Line, place: TablePlace, habits: ReadonlyMap<string, Order>, marks: Marks): Line {
  const parts = line.cells.map((cell, n) => {
    const [at, role] = [place.at[n] ?? 0, place.roles[n] ?? null];
    // What the writer broke is in cells of its own.
    const alone = place.at.filter((column) => column === at).length === 1;
    const told = role === null && alone ? parted(cell, habits.get(keyOf(line, at)), marks) : [cell];
    return told.map((own) => ({ cell: own, at, role }));
  });
  if (parts.every(({ length }) => length === 1)) return line;
  const all = parts.flat();
  return {
    ...line,
    cells: all.map(({ cell }) => cell),
    text: all.map(({ cell }) => cell.text).join(' '),
    place: { ...place, at: all.map(({ at }) => at), roles: all.map(({ role }) => role) },
  };
}

/** In the first lines of the rows of tables. */
export function partCellHalves(lines: readonly Line[], lexicon: Lexicon): readonly Line[] {
  const rows = lines.filter(({ place, cells }) => place && place.at.length === cells.length && cells.length > 1);
  if (rows.length === 0 || isCjk(lexicon.language)) return lines;
  const marks = marksFor(lexicon, false);
  const habits = habitsOf(rows, marks);
  const own = new Set(rows);
  return lines.map((line) => (line.place && own.has(line) ? withHalves(line, line.place, habits, marks) : line));
}
