/** Where entries begin whose dates stand in a rail of their own, in lines that are not level with the text beside it. */
import type { SectionKind } from '../../../resume/report.ts';
import type { Item } from './entry-items.ts';

const LEAST = 2;
/** Points by which edges are one. */
const SAME_EDGE = 4;
/** Characters that a date leaves of its cell: brackets, an arrow. */
const REST = 3;

/** The edges of a date that fills the first cell of its line; null where there is none. */
function railOf({ role, range, line, field }: Item): { left: number; right: number } | null {
  const [cell] = line.cells;
  if (role !== 'dated' || field || !range || !cell || range.index > REST) return null;
  if (cell.text.length > range.index + range.length + REST) return null;
  return { left: cell.box.x, right: cell.box.x + cell.box.width };
}

const spread = (edges: readonly number[]): number => Math.max(...edges) - Math.min(...edges);

/** Null where dates stand otherwise; a post may have dates of its own below its employer's, notes on studies have none that count. */
export function railStarts(items: readonly Item[], kind: SectionKind): number[] | null {
  const rails = items.map(railOf);
  const starts = rails.flatMap((rail, at) => (rail ? [at] : []));
  const told = rails.filter((rail) => rail !== null);
  if (starts.length < LEAST || starts[0] !== 0 || starts.some((at) => rails[at + 1])) return null;
  if (!starts.some((at) => items[at]?.line.cells.length === 1)) return null;
  if (Math.min(spread(told.map(({ left }) => left)), spread(told.map(({ right }) => right))) > SAME_EDGE) return null;
  const edge = Math.max(...told.map(({ right }) => right));
  const others = items.filter((_, at) => !rails[at]);
  if (others.some(({ line }) => line.box.x < edge)) return null;
  return kind === 'education' || others.every(({ role }) => role !== 'dated') ? starts : null;
}
