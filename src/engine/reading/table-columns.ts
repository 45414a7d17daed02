/** Which rows stand under the head of a table, and which of its columns each cell belongs to, where no lines are drawn between them. */
import type { FieldRole } from '../lexicons/field-labels.ts';
import type { Cell, Line } from './reading.ts';
import { headRoles } from './table-heads.ts';

/** Left edges, middles or right edges of a column agree this far, points. */
const ALIGNED = 6;

interface Column {
  readonly cell: Cell;
  readonly role: FieldRole | null;
}

function agrees({ box: own }: Cell, { box: head }: Cell): boolean {
  const places = [own.x - head.x, own.x + own.width - head.x - head.width];
  return [...places, (places[0] ?? 0) / 2 + (places[1] ?? 0) / 2].some((gap) => Math.abs(gap) <= ALIGNED);
}

/** A role for each cell; null where one stands under no label, or two under the same. */
function rolesUnder(line: Line, head: readonly Column[]): (FieldRole | null)[] | null {
  if (line.cells.length < 2) return null;
  const columns = line.cells.map((cell) => head.find((column) => agrees(cell, column.cell)));
  return columns.every((column) => column !== undefined) && new Set(columns).size === columns.length
    ? columns.map(({ role }) => role)
    : null;
}

/** The cells' roles of the lines that are rows under a head, by the lines' indices. `lines`: of one section. */
export function rolesOfRows(lines: readonly Line[]): Map<number, readonly (FieldRole | null)[]> {
  const found = new Map<number, readonly (FieldRole | null)[]>();
  let head: Column[] = [];
  for (const line of lines) {
    if (line.place?.roles.some((role) => role !== null)) {
      found.set(line.index, line.place.roles);
      continue;
    }
    const told = headRoles(line.cells.map(({ text }) => text));
    if (told) {
      head = line.cells.map((cell, at) => ({ cell, role: told[at] ?? null }));
      continue;
    }
    const roles = head.length > 0 ? rolesUnder(line, head) : null;
    if (roles) found.set(line.index, roles);
    else if (line.cells.length === 1 && line.bold && !line.place) head = [];
  }
  return found;
}
