/** Labelled fields of forms: "Designation: Accountant", "Fechas ¦ 2018 – 2020", labels that run over two rows. */
import { u } from '../../../resume/patterns.ts';
import { FIELD_LABELS, GRID_LABELS, JOB_NOTES, type FieldRole } from '../../lexicons/field-labels.ts';
import { LEXICONS } from '../../lexicons/index.ts';
import { PLAIN_HEADINGS } from '../../lexicons/plain-headings.ts';
import { SIDE_HEADINGS } from '../../lexicons/side-headings.ts';
import { LETTER, trimmedTo } from '../text/characters.ts';
import { key } from '../text/fold.ts';
import { recalled } from '../text/once.ts';
import type { Line } from '../reading.ts';

export interface Field {
  readonly role: FieldRole;
  /** What is beside or behind the label, cells apart. */
  readonly values: readonly string[];
}

const LONGEST = 90;

/** Without ornaments; every dash is one. */
function plain(text: string): string {
  const keyed = key(text);
  const dashed = /[–—−]|\s-\s/.test(keyed) ? keyed.replace(/\s?[–—−]\s?|\s-\s/gu, ' - ').replace(/\s+/gu, ' ') : keyed;
  return trimmedTo(dashed, LETTER, ')%.', '%');
}

function tableOf(): ReadonlyMap<string, FieldRole> {
  const table = new Map<string, FieldRole>();
  for (const [role, labels] of Object.entries(FIELD_LABELS) as [FieldRole, readonly string[]][])
    for (const label of labels) if (!table.has(plain(label))) table.set(plain(label), role);
  return table;
}

const ROLES = tableOf();
/** Long labels wrap in their narrow column: by each way in which they may begin. */
const WRAPPING = beginningsOf([...ROLES].filter(([label]) => label.split(' ').length > 2));

function beginningsOf(labels: readonly (readonly [string, FieldRole])[]): ReadonlyMap<string, FieldRole> {
  const begun = new Map<string, FieldRole>();
  for (const [label, role] of labels)
    for (let end = label.indexOf(' '); end > 0; end = label.indexOf(' ', end + 1))
      if (!begun.has(label.slice(0, end))) begun.set(label.slice(0, end), role);
  return begun;
}
const GRID: ReadonlySet<string> = new Set([
  ...GRID_LABELS.map(plain),
  ...Object.values(SIDE_HEADINGS).flatMap((list) => list.map(plain)),
  ...Object.values(LEXICONS).flatMap(({ headings }) => Object.values(headings).flatMap((list) => list.map(plain))),
  ...Object.values(PLAIN_HEADINGS).flatMap((lists) => Object.values(lists).flatMap((list) => list.map(plain))),
]);

const JOINTS = /\s*\/\s*|\s(?:e|ed|y|et|und|and|&|o|od|u|ou|oder|or)\s/u;

/** "Employer and city", "Firma / Ort", "Entidad o empresa": what the first asks for, where the other is its place or asks for the same. */
function joinedRole(own: string): FieldRole | null {
  const [first, second, ...more] = own.split(JOINTS).map((part) => ROLES.get(part));
  if (!first || !second || more.length > 0) return null;
  return second === first || second === 'place' ? first : null;
}

const roleOf = recalled((label): FieldRole | null => {
  // "Anno 1994:" is no question.
  if (label.length > LONGEST || /(?:19|20)\d{2}/u.test(label)) return null;
  const own = plain(label);
  const whole = ROLES.get(own) ?? joinedRole(own);
  if (whole) return whole;
  return own.split(' ').length < 2 ? null : (WRAPPING.get(own) ?? null);
});

/** What a label of a form or of a table's head asks for; null for any other words. */
export function fieldRole(label: string): FieldRole | null {
  return label.length > LONGEST ? null : (ROLES.get(plain(label)) ?? joinedRole(plain(label)));
}

/** A label of a form, or a heading in its label column. */
export function isFormLabel(text: string): boolean {
  return text.length <= LONGEST && (roleOf(text) !== null || GRID.has(plain(text)));
}

/** Whether a row's first cell carries on a label that the row above began. */
export function endsLabel(begun: string, rest: string): boolean {
  if (begun.length + rest.length > 2 * LONGEST) return false;
  const joined = plain(`${begun} ${rest}`);
  return WRAPPING.has(joined) || (joined.split(' ').length > 2 && ROLES.has(joined));
}

const COLON = /^([^:：]{2,60}?)\s*[:：]\s*(\S.*)$/u;

/** "Cargo - Estagiária", "Período – 2018 a 2020": labels that ask for the same wherever they open a line, before a dash. */
const DASHED =
  /^(cargos?|função|funções|período|periodo|puesto|(?:principais )?(?:atividades|funções)|(?:principales )?(?:actividades|funciones))\s[-–—]\s(\S.*)$/iu;

/** Words, behind the dot that forms set before them. */
const LONG_LABEL = 2;
const MARK = u`^[^\p{L}]+`;

/** Whether a line is a label of several words and nothing else: "• Date (da – a)" over the dates. */
export function isLongLabel({ text, cells }: Line): boolean {
  if (cells.length !== 1 || text.length > LONGEST || /\d/u.test(text)) return false;
  return text.replace(MARK, '').split(' ').length > LONG_LABEL && roleOf(text) !== null;
}

/** Null for a line without a known label, and for one whose label stands alone. */
export function fieldOf(line: Line): Field | null {
  const [first, ...rest] = line.cells.map((cell) => cell.text);
  if (first === undefined) return null;
  if (rest.length > 0) {
    const role = roleOf(first);
    // "Tipo di azienda o settore ¦ Scuola": so long a label heads no column.
    const asks = rest.length === 1 && first.split(' ').length > LONG_LABEL;
    // "Cargo ¦ : Chofer".
    if (role && (asks || !rest.every((text) => isFormLabel(text))))
      return { role, values: rest.map((text) => text.replace(/^\s*[:：]\s+/u, '')) };
  }
  const own = first.slice(0, 400);
  const [, label, value] = COLON.exec(own) ?? DASHED.exec(own) ?? [];
  // "Années 2002/2004 : BEP …" holds its own dates.
  const role = label === undefined || /\d{4}/u.test(label) ? null : (ROLES.get(plain(label)) ?? null);
  if (!role || value === undefined) return null;
  return { role: role === 'degree' && rest.length === 0 && DAY.test(value) ? 'dates' : role, values: [value, ...rest] };
}

/** "Abschluss: November 2025" tells when, not what. */
const DAY = u`^(?:im\s)?(?:\p{L}{3,10}\.?\s)?(?:\d{1,2}[./]\s?){0,2}(?:19|20)\d{2}\.?$`;

/** "Frente ¦ : Tramo II": a label that nobody knows, told by the colon of its own beside it; null for any other line. */
export function labelledNote({ cells }: Line): Field | null {
  const [label, value, ...rest] = cells.map(({ text }) => text);
  if (label === undefined || value === undefined || !u`^[:：]\s*\S`.test(value) || !LABEL.test(label)) return null;
  return { role: 'other', values: [value.replace(/^[:：]\s*/u, ''), ...rest] };
}

const LABEL = u`^\p{Lu}[\p{L}'’./]{2,24}(?:\s[\p{L}'’./]{1,24}){0,3}$`;

/** "Duties:", "Highlights" over a list. */
export function isBodyLabel({ text, cells }: Line): boolean {
  const role = text.length <= LONGEST ? ROLES.get(plain(text)) : undefined;
  return (role === 'duties' && cells.length === 1) || (role === 'other' && /[:：]\s*$/u.test(text));
}

/** Jobs told in list items of a field each. */
const LEAST_LISTED = 2;

/** "• Empresa: Grupo Zeta", "• Cargo: Cajera": fields that are list items, where firm and post return so. */
export function listedFields(
  lines: readonly Line[],
  bullets: ReadonlyMap<number, { readonly lines: readonly Line[] }>,
): ReadonlyMap<number, Field> {
  const told = lines.flatMap((line): [number, Field][] => {
    const first = bullets.get(line.index)?.lines[0]?.index === line.index;
    const field = first ? fieldOf(line) : null;
    return field && field.role !== 'other' ? [[line.index, field]] : [];
  });
  const count = (role: FieldRole): number => told.filter(([, field]) => field.role === role).length;
  if (Math.min(count('organisation'), count('title')) < LEAST_LISTED)
    return new Map(headLists(lines, bullets, new Map(told)));
  return new Map(told.filter(([, { role }]) => role !== 'place'));
}

const OF_HEADS: ReadonlySet<FieldRole> = new Set(['title', 'organisation', 'degree', 'school']);

/** The fields of lists that tell a name and a period each, and nothing without a label but what was done: "• Cargo: Cajera", "• Período: 2018 - 2020" below their employer. */
function headLists(
  lines: readonly Line[],
  bullets: ReadonlyMap<number, { readonly lines: readonly Line[] }>,
  told: ReadonlyMap<number, Field>,
): [number, Field][] {
  const lists: [number, Field][][] = [];
  lines.forEach(({ index }, at) => {
    if (!bullets.has(index)) return;
    const before = lines[at - 1];
    const list = before && bullets.has(before.index) ? lists.at(-1) : undefined;
    const field = told.get(index);
    const own: [number, Field][] = field ? [[index, field]] : [];
    if (list) list.push(...own);
    else lists.push(own);
  });
  const tellsBoth = (list: readonly [number, Field][]): boolean =>
    list.some(([, { role }]) => OF_HEADS.has(role)) &&
    list.some(([, { role, values }]) => role === 'dates' && /\d{4}/u.test(values.join(' ')));
  return lists.filter(tellsBoth).flat();
}

const NOTES: ReadonlySet<string> = new Set(JOB_NOTES.map(plain));

/** "Supervisor: M. Castellano, may contact": said of a job, and no head of it. */
export function isJobNote({ text }: Pick<Line, 'text'>): boolean {
  const label = COLON.exec(text.slice(0, 400))?.[1];
  return label !== undefined && NOTES.has(plain(label));
}

/** The head of a table: "Degree ¦ University / Board ¦ Year ¦ Marks". */
export function isTableHead(line: Line): boolean {
  return (
    line.cells.length >= 2 &&
    line.text.length < 2 * LONGEST &&
    line.cells.every(({ text }) => text.split(/\s*\/\s*/u).every((part) => ROLES.has(plain(part)) || part === '%'))
  );
}

const MOST_LABEL_WORDS = 4;

/** Where labels that are known begin in a text, each before its colon. */
function labelsIn(text: string): { readonly at: number; readonly role: FieldRole }[] {
  return [...text.matchAll(/\s?:\s/gu)].flatMap(({ index }) => {
    const words = text.slice(0, index).split(' ').slice(-MOST_LABEL_WORDS);
    for (const from of words.keys()) {
      const label = words.slice(from).join(' ');
      const role = u`^\p{Lu}`.test(label) ? ROLES.get(plain(label)) : undefined;
      if (role) return [{ at: index - label.length, role }];
    }
    return [];
  });
}

/** A name before the first label. */
const LED = u`^\p{Lu}[^:]{2,60}\s[|·–—-]\s$`;

/** "Empresa: Grupo Zeta | Cargo: Cajera | Período: 2018 - 2020": lines of a field each; both ends of a period stay in one. */
export function fieldLines(line: Line): readonly Line[] {
  const [cell, more] = line.cells;
  if (!cell || more || cell.text.length > 400 || cell.text.indexOf(':') === cell.text.lastIndexOf(':')) return [line];
  const labels = labelsIn(cell.text);
  const opening = labels.filter(({ role }, n) => role !== labels[n - 1]?.role);
  const [first] = labels;
  if (!first || opening.length < 2) return [line];
  // "Panificadora Acme – Função: Confeiteira – Período: 2019 a 2024"
  const led = first.at > 0 && first.role === 'title' && LED.test(cell.text.slice(0, first.at));
  if (first.at > 0 && !led) return [line];
  return [...(led ? [{ at: 0 }] : []), ...opening].map(({ at }, n, all) => {
    const text = cell.text.slice(at, all[n + 1]?.at).replace(/[\s|;,·–—-]+$/u, '');
    return { ...line, text, cells: [{ ...cell, text }] };
  });
}
