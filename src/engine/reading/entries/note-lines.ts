/** What is said of a job beside its dates: "Supervisor: …   2014 – 2018" below the post and its employer. */
import { iu, u } from '../../../resume/patterns.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { rangesIn } from '../dates/dates.ts';
import { noteBeside } from '../items/bullets.ts';
import { isDepartment } from '../heads/head-asides.ts';
import { marksFor, opensAsEmployer } from '../heads/head-marks.ts';
import type { Line } from '../reading.ts';
import type { Item } from './entry-items.ts';
import { isJobNote } from './fields.ts';
import { continuesProse } from './prose-lines.ts';

/** The cell of the dates as a line of its own; null where no such note stands before dates alone. */
export function datesBesideNote(line: Line, lexicon: Lexicon): Line | null {
  const last = line.cells.at(-1);
  if (!last || line.cells.length < 2 || !isJobNote(line)) return null;
  const [range, more] = rangesIn(last.text, lexicon);
  return range && !more && range.length === last.text.trim().length
    ? { ...line, text: last.text, cells: [last], box: last.box }
    : null;
}

/** Dates set to the right of the first list item date the head above it. */
export function dateFromNote(items: Item[], line: Line, lexicon: Lexicon): void {
  const before = items.at(-1);
  const note = before?.role === 'header' && !before.field ? noteBeside(line) : null;
  const range = note === null ? undefined : rangesIn(note, lexicon).find((found) => found.length >= note.length - 4);
  if (before && range) items[items.length - 1] = { ...before, role: 'dated', range };
}

/** Characters of a line of terms that may wrap. */
const FULL_NOTE = 45;

/** "Proxy Manager, Redis" below a line of tools that fills its column: no head of its own. */
export function goesOnFrom(note: Line, line: Line, lexicon: Lexicon): boolean {
  if (line.index !== note.index + 1 || line.cells.length > 1 || rangesIn(line.text, lexicon).length > 0) return false;
  return continuesProse(note, line) && note.text.length >= FULL_NOTE;
}

/** What a research post was about, in the lines of its head. */
const TOPIC = iu`^(?:research )?(?:tema|topic|título|title|sujet|thème|thema|argomento|proyecto|projeto|projecto|project)(?: (?:de|da|do|del?|of) [^:]{3,30})?\s?:\s`;
const MOST_TOPIC_LINES = 4;
const LONGEST_NAME = 90;

/** "Tema: …" over "Departamento de Física" over "Universidad del Lago": the lines of a topic, which end no head, and those of the employer below it. */
export function employersBelowTopics(lines: readonly Line[], lexicon: Lexicon): ReadonlyMap<number, Item> {
  const marks = marksFor(lexicon, false);
  const told = new Map<number, Item>();
  const employs = ({ text, cells, mark }: Line): boolean =>
    cells.length === 1 && mark === null && text.length <= LONGEST_NAME && rangesIn(text, lexicon).length === 0 && opensAsEmployer(text, marks);
  lines.forEach((line, at) => {
    if (!TOPIC.test(line.text)) return;
    const below = lines.slice(at + 1, at + 1 + MOST_TOPIC_LINES + 1);
    const employer = below.findIndex(employs);
    if (employer < 0 || below.slice(0, employer).some(({ text, mark }) => mark !== null || rangesIn(text, lexicon).length > 0)) return;
    const unit = employer > 0 && isDepartment(below[employer - 1]?.text ?? '', lexicon) ? employer - 1 : employer;
    const item = { bullet: null, range: null, field: null };
    for (const own of [line, ...below.slice(0, unit)]) told.set(own.index, { ...item, line: own, role: 'prose', note: true });
    for (const own of below.slice(unit, employer + 1)) told.set(own.index, { ...item, line: own, role: 'header' });
  });
  return told;
} // prettier-ignore

/** Of agencies' posts. */
const MISSIONS =
  /(?:missions?|clients?|chantiers|sites|incarichi|missioni|clienti|cantieri|asignaciones|einsätze|assignments|placements)\s?:/iu;

/** The employer's page, behind a pictogram or bare, once or with its address in brackets. */
const LINK = u`^[^\p{L}\p{N}]{0,3}(?:(?:https?:\/\/|www\.)[^\s()]+|[a-z0-9-]{2,40}(?:\.[a-z0-9-]{2,24})?\.(?:com|net|org|eu|info|pt|br|es|fr|it|de|ch|at|be|uk|ie|mx|ar|cl|co|pe)(?:\/\S*)?)(?:\s\([^\s()]+\))?$`;

export function isLink(text: string): boolean {
  return LINK.test(text);
}

/** "Prensas hidráulicas para cerámica, 300 empleados": what the firm makes and how many work there. */
const SIZE = u`(?:^|[,;(–-]\s?|\s)(?:(?:circa|ca\.?|c\.a|oltre|più di|más de|unos|unas|cerca de|mais de|environ|plus de|rund|etwa|über|about|over|approx\.?|some)\s)?\d[\d.]*\d\s(?:addetti|dipendenti|operai|collaboratori|persone|empleados|trabajadores|operarios|personas|colaboradores|funcionários|trabalhadores|empregados|pessoas|salariés|collaborateurs|personnes|employés|employees|staff|people|Mitarbeiter(?:innen|nde|\/-innen)?|Beschäftigten?|Angestellten?)(?![\p{L}])\)?(?:$|[,;.])`;

/** Right below the firm's line, in other letters than it: said of the firm, and neither post nor employer. */
export function tellsOfFirm({ text, cells, bold, size }: Line, before: Item): boolean {
  if (before.role !== 'header' || before.field || cells.length > 1 || !SIZE.test(text)) return false;
  const { line } = before;
  return (line.bold && !bold) || line.size > size + 0.4;
}

/** What may stand between the head's lines. */
export function isNote(line: Line, before: Item): boolean {
  return MISSIONS.test(line.text) || LINK.test(line.text) || tellsOfFirm(line, before);
}
