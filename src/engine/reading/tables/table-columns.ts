/** Which rows stand under the head of a table, and which of its columns each cell belongs to, where no lines are drawn between them. */
import { grouped } from '../../../resume/grouped.ts';
import type { SectionKind } from '../../../resume/report.ts';
import type { FieldRole } from '../../lexicons/field-labels.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { columnRoles } from './column-roles.ts';
import type { Cell, Line } from '../reading.ts';
import { headRoles } from './table-heads.ts';

/** Left edges, middles or right edges of a column agree this far, points. */
const ALIGNED = 6;
/** Cells of a row whose columns words can tell: a date, a post, a firm. */
const LEAST = 3;

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

type RowRoles = readonly (FieldRole | null)[];

/** Of tables without a head: what their words say of the columns. Only the first paragraph of a cell is its name. */
function rolesByWords(lines: readonly Line[], section: SectionKind, lexicon: Lexicon): Map<number, RowRoles> {
  const rows = lines.filter(({ place, cells }) => place && place.at.length === cells.length && place.columns >= LEAST);
  const tables = grouped(rows, ({ page, place }) => `${String(page)} ${String(place?.table)}`);
  const found = new Map<number, RowRoles>();
  for (const own of tables.values()) {
    const headed = own.some(({ place }) => place?.roles.some((role) => role !== null));
    const roles = headed ? null : columnRoles(own, section, lexicon);
    if (!roles) continue;
    for (const { index, place } of own) {
      const at = place?.at ?? [];
      found.set(index, at.map((column, cell) => (at.indexOf(column) === cell ? (roles.get(column) ?? 'other') : 'other'))); // prettier-ignore
    }
  }
  return found;
}

/** The cells' roles of the lines that are rows of a table whose columns are known, by the lines' indices. `lines`: of one section. */
export function rolesOfRows(lines: readonly Line[], section: SectionKind, lexicon: Lexicon): Map<number, RowRoles> {
  const found = rolesByWords(lines, section, lexicon);
  let head: Column[] = [];
  for (const line of lines) {
    if (found.has(line.index)) continue;
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
