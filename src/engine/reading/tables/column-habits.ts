/** What the cells of a column have in common: where their writer broke them, and whether they hold names or running text. */
import { grouped } from '../../../resume/grouped.ts';
import { u } from '../../../resume/patterns.ts';
import { paragraphOf, type CellText } from './cell-texts.ts';

/** Cells of a row that make it one of a table. */
const CELLS = 3;
/** Share of a column's cells: names are never long. */
const SHARE = 0.3;

/** "Cook" over "Inn": a first line that is a name. */
function isBroken({ paragraphs: [opening, more] }: CellText): boolean {
  return (
    opening?.kind === 'short' && opening.lines.length === 1 && more !== undefined && !/[.;。]$/u.test(opening.text)
  );
}

/** A first line that seems to go on in the next, which opens like a name. */
function carriesOn({ paragraphs: [opening] }: CellText): boolean {
  const [first, second] = opening?.lines ?? [];
  const worded = opening?.kind === 'short' || opening?.kind === 'long';
  return worded && first !== undefined && !/[.;:。]/u.test(first.text) && u`^\p{Lu}`.test(second?.text ?? '');
}

/** A full first line may seem to go on where the other cells of its column are broken: post over employer. */
export function brokenAlike(rows: readonly (readonly CellText[])[]): CellText[][] {
  const columns = grouped(rows.filter((row) => row.length > 1).flat(), ({ cell }) => cell.column);
  const habits = new Map(
    [...columns].map(([column, cells]) => [
      column,
      cells.filter(isBroken).length >= Math.max(1, cells.filter(carriesOn).length),
    ]),
  );
  return rows.map((row) =>
    row.map((text) => {
      const [opening, ...rest] = text.paragraphs;
      if (!opening || row.length < 2 || !habits.get(text.cell.column) || !carriesOn(text)) return text;
      const [first, ...more] = opening.lines;
      return { ...text, paragraphs: [...(first ? [paragraphOf([first])] : []), paragraphOf(more), ...rest] };
    }),
  );
}

/** Columns some of whose cells open with running text or list items: what is short in them is no name either. */
export function bodyColumns(rows: readonly (readonly CellText[])[]): ReadonlySet<number> {
  const columns = grouped(rows.filter((row) => row.length >= CELLS).flat(), ({ cell }) => cell.column);
  const isBody = ({ paragraphs: [opening] }: CellText): boolean => opening?.kind === 'long' || opening?.kind === 'item';
  return new Set(
    [...columns].flatMap(([column, cells]) =>
      cells.length > 1 && cells.filter(isBody).length >= SHARE * cells.length ? [column] : [],
    ),
  );
}
