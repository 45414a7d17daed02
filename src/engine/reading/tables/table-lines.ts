/**
 * The rows of a table as lines: one with what its cells open with, then what is left of each cell. So a row reads as an entry does whose
 * dates, post and employer stand in one line.
 */
import type { FieldRole } from '../../lexicons/field-labels.ts';
import { unionOf } from '../../../resume/document.ts';
import { u } from '../../../resume/patterns.ts';
import { isLabel, type CellText, type Paragraph } from './cell-texts.ts';
import { isFormLabel } from '../entries/fields.ts';
import { mergedLine, type Draft } from '../page/line-drafts.ts';
import type { Cell, TablePlace } from '../reading.ts';
import { headRoles } from './table-heads.ts';

/** What the head of a table says of a column. */
type Roles = ReadonlyMap<number, FieldRole | null>;

/** Told of an entry in a few words; what the other columns hold is running text. */
const NAMES: ReadonlySet<FieldRole | null> = new Set(['dates', 'title', 'organisation', 'degree', 'school', null]);

function wholeCells({ lines, text }: Paragraph): readonly Cell[] {
  const cells = lines.flatMap((line) => line.cells);
  const [first, ...more] = cells;
  if (!first || more.length === 0 || lines.length < 2) return cells;
  return [{ text, box: unionOf(cells.map(({ box }) => box)), spans: cells.flatMap(({ spans }) => spans) }];
}

/** What of a cell stands in the row's first line, what follows it as lines of their own, and what is said in running text. */
interface Dealt {
  readonly first: readonly Paragraph[];
  readonly then: readonly Paragraph[];
  readonly body: readonly Paragraph[];
}

const NOTHING: Dealt = { first: [], then: [], body: [] };

const YEAR_OR_MONTH = u`^(?:\p{Script=Han}{2}\s?)?(?:\d{1,4}|元)\s?[年月]?$`;

/** The only text of a row beside a label, or beside the year and the month of a form. */
function isBesideLabels(texts: readonly CellText[]): boolean {
  const labels = texts.slice(0, -1);
  return (
    labels.length === 1 ||
    (labels.length === 2 &&
      labels.every(({ paragraphs: [only, ...more] }) => more.length === 0 && YEAR_OR_MONTH.test(only?.text ?? '')))
  );
}

function dealt(text: CellText, role: FieldRole | null | undefined, beside: boolean): Dealt {
  const { paragraphs } = text;
  const [opening, ...rest] = paragraphs;
  if (!opening) return NOTHING;
  if (role === 'dates') return { ...NOTHING, first: paragraphs };
  if (role !== undefined && !NAMES.has(role)) return { ...NOTHING, body: paragraphs };
  if (isLabel(text) && !beside) return { ...NOTHING, first: paragraphs };
  const [line, ...more] = opening.lines;
  // What is said beside a label opens in its line.
  if (beside && line && opening.kind === 'long')
    return { ...NOTHING, first: [{ ...opening, lines: [line], text: line.text }], body: [{ ...opening, lines: more }, ...rest] }; // prettier-ignore
  if (opening.kind !== 'short' && !(beside && opening.kind === 'row' && !line?.place)) return { ...NOTHING, body: paragraphs }; // prettier-ignore
  const plain = rest.findIndex(({ kind }) => kind !== 'short');
  const end = plain < 0 ? rest.length : plain;
  return { first: [opening], then: rest.slice(0, end), body: rest.slice(end) };
}

/** A label that runs down beside the rows it is about: "工作经历" at the left of a form's table. */
function railOf(texts: readonly CellText[]): CellText | null {
  const [first, ...others] = texts;
  if (!first || others.length === 0 || others.some(({ cell }) => cell.rows >= first.cell.rows)) return null;
  return isFormLabel(first.paragraphs.map(({ text }) => text).join('')) ? first : null;
}

export interface TableRow {
  readonly lines: readonly Draft[];
  /** What the row says of the columns below it, where it is their head. */
  readonly roles: Roles | null;
}

/** A row of two cells and more as lines; `body`: columns of running text; null where none of its cells is short enough to be a row's label. `place`: of the row. */
export function rowLines(
  all: readonly CellText[],
  place: TablePlace,
  roles: Roles | null,
  body: ReadonlySet<number>,
): TableRow | null {
  const rail = railOf(all);
  const texts = rail ? all.slice(1) : all;
  if (!all.some(isLabel)) return null;
  const told = texts.map(({ paragraphs }) => paragraphs.map(({ text }) => text).join(' '));
  const heads = headRoles(told);
  const besideLabels = isBesideLabels(texts);
  const parts = texts.map((text, at) => {
    const { column } = text.cell;
    const known = heads ? undefined : roles?.get(column);
    const role = !heads && !roles && body.has(column) && texts.length > 2 ? 'duties' : known;
    return { role, at: column, ...dealt(text, role, besideLabels && at === texts.length - 1) };
  });
  const cells = parts.flatMap(({ first, role, at: column }) =>
    first.flatMap((paragraph, at) =>
      // Below the name of a post or a firm stands what is told beside it.
      wholeCells(paragraph).map((cell) => ({ cell, column, role: at > 0 && role !== 'dates' ? 'other' as const : (role ?? null) })),
    ),
  ); // prettier-ignore
  const inRow = (line: Draft, own: Partial<TablePlace> = {}): Draft =>
    line.place ? line : { ...line, place: { ...place, ...own } };
  const whole = (paragraph: Paragraph): Draft => mergedLine(paragraph.lines as [Draft, ...Draft[]], wholeCells(paragraph));
  const running = (role: FieldRole | null | undefined, { lines, kind }: Paragraph): Draft[] => {
    const prose = kind === 'long' || (kind === 'short' && role !== undefined && role !== null);
    return lines.map((line) => inRow(line, { prose }));
  };
  const leading = parts.flatMap(({ first }) => first.flatMap(({ lines }) => lines));
  const [lead] = leading;
  const opening = lead ? [mergedLine([lead, ...leading.slice(1)], cells.map(({ cell }) => cell))] : []; // prettier-ignore
  return {
    roles: heads && new Map(texts.map(({ cell }, at) => [cell.column, heads[at] ?? null])),
    lines: [
      ...(rail ? [inRow(whole({ ...rail.paragraphs[0], lines: rail.paragraphs.flatMap(({ lines }) => lines), text: rail.paragraphs.map(({ text }) => text).join('') } as Paragraph))] : []),
      ...opening.map((line) => inRow(line, { at: cells.map(({ column }) => column), roles: cells.map(({ role }) => role) })),
      ...parts.flatMap(({ then, role }) => then.map((paragraph) => inRow(whole(paragraph), { prose: role !== undefined && role !== null }))),
      ...parts.flatMap(({ body: own, role }) => own.flatMap((paragraph) => running(role, paragraph))),
    ],
  };
} // prettier-ignore
