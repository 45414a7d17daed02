/** Jobs and degrees whose table has a head: each row is one, and its columns say what is what. */
import { u } from '../../../resume/patterns.ts';
import type { FieldRole } from '../../lexicons/field-labels.ts';
import { isCjk } from '../../../resume/language.ts';
import { postAlone } from './form-posts.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { joinLines } from '../items/bullets.ts';
import { cellFields } from './cell-fields.ts';
import { withDutiesBelow } from './duties-below.ts';
import { employerAbove } from './employers-above-tables.ts';
import { employerBefore } from './run-in-heads.ts';
import { rangesIn } from '../dates/dates.ts';
import { finestOf } from '../dates/finest-range.ts';
import { tellsPresent } from '../dates/present-words.ts';
import { shortYears } from '../dates/short-years.ts';
import { hanPostOf, hanRowOf } from '../han/han-cells.ts';
import { isHanFact } from '../han/han-facts.ts';
import { namesSchooling } from '../han/han-head.ts';
import { headsProjects } from '../han/han-projects.ts';
import { LEVEL_ALONE } from '../han/han-school.ts';
import { schoolParts } from '../han/zh-school-parts.ts';
import { isTownBehind } from '../heads/head-towns.ts';
import { headOf } from '../heads/headers.ts';
import { isClosedName } from '../heads/legal-forms.ts';
import { withoutSaid } from '../heads/said-behind.ts';
import type { Bullet, DateRange, Entry, Line, Section } from '../reading.ts';
import { isAside, isGrade } from '../schools/school-asides.ts';
import { schoolHeadOf } from '../schools/school-heads.ts';
import { isStudies } from '../schools/school-marks.ts';
import { rolesOfRows } from '../tables/table-columns.ts';
import { headRoles } from '../tables/table-heads.ts';

/** One of these names what the row is about. */
const NAMES: readonly FieldRole[] = ['title', 'organisation', 'degree', 'school'];

interface Row {
  readonly lines: readonly Line[];
  readonly roles: readonly (FieldRole | null)[];
  /** A row of its own above, where the table has no column for it: the employer of the posts below. */
  readonly group: Line | null;
  /** The employer in the line above the table. */
  readonly employer: string | null;
  /** Its head is one of projects. */
  readonly project: boolean;
}

const ORGANISATIONS: readonly FieldRole[] = ['organisation', 'school'];

/** Rows under a head with the lines that carry their cells on. */
function rowsOf({ lines, kind }: Section, lexicon: Lexicon): Row[] {
  const told = rolesOfRows(lines, kind, lexicon);
  const rows: (Omit<Row, 'lines'> & { readonly lines: Line[] })[] = [];
  let group: Line | null = null;
  let project = false;
  let employer: string | null = null;
  let above: Line | undefined;
  for (const line of lines) {
    const asked = headRoles(line.cells.map(({ text }) => text));
    if (asked) {
      project = isCjk(lexicon.language) && headsProjects(line);
      employer = kind === 'experience' ? employerAbove(above, line, asked, lexicon) : null;
      group = employer !== null && above ? above : group;
    }
    above = line;
    const roles = told.get(line.index);
    const row = rows.at(-1);
    const last = row?.lines.at(-1);
    const { place } = line;
    const same = place !== undefined && last?.place?.table === place.table && last.place.row === place.row;
    if (roles?.some((role) => role !== null && NAMES.includes(role))) {
      const known = roles.some((role) => role === null || ORGANISATIONS.includes(role));
      const own = known || (group?.place?.table !== place?.table && employer === null) ? null : group;
      rows.push({ lines: [line], roles, group: own, employer: known ? null : employer, project });
    } else if (row && last?.index === line.index - 1 && (same || roles)) row.lines.push(line);
    else if (place?.columns === 1 && (group?.place?.row !== place.row || group.place.table !== place.table))
      [group, employer] = [line, null];
  }
  return rows;
}

function textsOf({ lines: [first], roles }: Row, wanted: FieldRole): string[] {
  // A dash fills a cell of which there is nothing to tell.
  return first?.cells.filter(({ text }, at) => roles[at] === wanted && u`[\p{L}\p{N}]`.test(text)).map(({ text }) => text) ?? []; // prettier-ignore
}

function textOf(row: Row, wanted: FieldRole): string | null {
  const texts = textsOf(row, wanted);
  // "ICAI ¦ Self study": of two columns of schools one may tell how one studied.
  const named = wanted === 'school' && texts.length > 1 ? texts.filter((text) => !isAside(text)) : texts;
  return texts.length === 0 ? null : (named.length > 0 ? named : texts).join(' ');
}

/** What stands below the name of the employer, or of the post, in its cell. */
function below({ lines: [first], roles }: Row, role: 'organisation' | 'title'): string[] {
  const at = roles.indexOf(role);
  const own = first?.cells.slice(at + 1, at < 0 ? 0 : undefined) ?? [];
  const edge = first?.cells[at]?.box.x ?? 0;
  return own
    .filter((cell, n) => roles[at + 1 + n] === 'other' && Math.abs(cell.box.x - edge) < 3)
    .map(({ text }) => text);
}

/** Of "8名" over "リーダー" the post. */
function postOf(row: Row, title: string | null, lexicon: Lexicon): string | null {
  const told = [title ?? [], below(row, 'title')].flat().filter((text) => !isHanFact(text));
  const post = isCjk(lexicon.language) ? hanPostOf(told, lexicon) : (told[0] ?? null);
  // "常勤・副主任"
  const parts = post?.split('・') ?? [];
  return parts.some(isHanFact) ? parts.filter((part) => !isHanFact(part)).join('・') : post;
}

/** Of one cell or of two: "03/2019" under "from", "05/2021" under "to". */
function datesOf(row: Row, education: boolean, lexicon: Lexicon): DateRange | null {
  const text = textOf(row, 'dates');
  if (text === null) return null;
  const ranges = rangesIn(text, lexicon);
  // "a.s. 2022/2023 ¦ 12/09/2022 – 30/06/2023": the months of a school year.
  const range = finestOf(ranges);
  if (range) return { start: range.start, end: range.end, text };
  const short = shortYears(text, lexicon);
  if (short) return { ...short, text };
  const [first, second] = ranges.length > 0 ? ranges : [];
  // "Actual" in the column of years.
  if (!first?.end) return education && tellsPresent(text, lexicon) ? { start: null, end: 'present', text } : null;
  if (second?.end) {
    const [start = null, end = null] = [first.end, second.end].sort();
    return { start, end, text };
  }
  // "02/2023 ¦ in corso": words for now in the column of the ends.
  const parted = [text.replace(u`\s+(?=(?![年月日])\p{L}+$)`, ' – '), textsOf(row, 'dates').join(' – ')];
  const open = parted.flatMap((own) => rangesIn(own, lexicon)).find(({ isRange }) => isRange);
  if (open) return { start: open.start, end: open.end, text };
  return education ? { start: null, end: first.end, text } : { start: first.end, end: null, text };
}

function withoutDates(text: string, lexicon: Lexicon): string {
  const rest = rangesIn(text, lexicon).reduceRight(
    (own, { index, length }) => `${own.slice(0, index)} ${own.slice(index + length)}`,
    text,
  );
  return rest.replace(/[(（]\s*[)）]/gu, ' ').trim();
}

const BEHIND_DEGREE = /\s*[,;|()]\s*|\s[–—-]\s/u;

/** A mark or a grade behind a degree is no part of it. `apart`: schools have a column of their own. */
function degreeOf(text: string, apart: boolean, lexicon: Lexicon): string {
  const alone = isStudies('education', lexicon) ? schoolHeadOf([text], lexicon).title : null;
  if (alone === null || !text.startsWith(alone)) return text;
  const behind = text.slice(alone.length).split(BEHIND_DEGREE).filter((piece) => u`\p{L}{2}`.test(piece)); // prettier-ignore
  // "(Fernstudium, 18 Monate)"
  const bracket = /^\s\([^()]+\)$/u.test(text.slice(alone.length)) && behind.some(isAside);
  return apart && !bracket && behind.some((piece) => !isGrade(piece) && !isAside(piece)) ? text : alone;
}

const WITH_FACULTY = /^\S{2,16}(?:大学|大學|学院|學院)\s\S{2,14}(?:学院|學院|系|系所|所|科)$/u;

/** "海州大学 资讯管理系所" in the column of schools: the faculty is told with its university, and nothing else. */
function isSchoolAlone(text: string): boolean {
  const kinds = schoolParts(text).map(({ kind }) => kind);
  return WITH_FACULTY.test(text) || (kinds[0] === 'school' && kinds.every((kind) => kind === 'school' || kind === 'department')); // prettier-ignore
}

/** A town behind the employer's name, or its address, is no part of it. */
function organisationOf(text: string, section: Section['kind'], lexicon: Lexicon): string {
  if (section === 'education' && lexicon.language === 'zh' && isSchoolAlone(text)) return text;
  const [name = '', town = '', more] = text.split(', ');
  // "Acme Anlagen AG, Emsau"
  if (more === undefined && isClosedName(name) && isTownBehind(town, name)) return name;
  const { title, organisation } = headOf([text], section, lexicon);
  const alone = organisation ?? title;
  return alone !== null && text.startsWith(alone) ? alone : text;
}

/** A column that its label calls one of towns names no employer, though its cells look like names. */
function withoutPlaces(line: Line, roles: Row['roles']): Line {
  return roles.includes('place') ? { ...line, cells: line.cells.filter((_, at) => roles[at] !== 'place') } : line;
}

function entryOf(row: Row, kind: Section['kind'], bullets: ReadonlyMap<number, Bullet>, lexicon: Lexicon): Entry {
  const education = kind === 'education';
  const [first, ...rest] = row.lines as [Line, ...Line[]];
  const items = [...new Set(rest.flatMap((line) => bullets.get(line.index) ?? []))];
  const wanted = education ? 'degree' : 'title';
  const plain = rest.filter((line) => !bullets.has(line.index));
  const { answers, rest: told } = cellFields(plain, textOf(row, wanted) === null ? [wanted] : []);
  const [title, named] = education
    ? [
        textOf(row, 'degree') ?? textOf(row, 'title') ?? answers.get(wanted) ?? null,
        textOf(row, 'school') ?? textOf(row, 'organisation'),
      ]
    : [
        textOf(row, 'title') ?? textOf(row, 'degree') ?? answers.get(wanted) ?? null,
        textOf(row, 'organisation') ?? textOf(row, 'school'),
      ];
  const name = named ?? row.employer ?? (row.group ? withoutDates(row.group.text, lexicon) : null);
  // A column for post and employer together.
  const mixed = first.cells.filter((_, at) => row.roles[at] === null).map(({ text }) => text);
  const whole = education && name !== null && title === null && isCjk(lexicon.language) ? [name] : mixed;
  // "海州大学 食品科学" beside "硕士": the subject stands in the column of schools.
  const level = education && lexicon.language === 'zh' && name !== null && title !== null && LEVEL_ALONE.test(title);
  const subject = level && !isSchoolAlone(name) ? headOf([name], kind, lexicon).title : null;
  const posts = education ? whole : whole.map((text) => withoutSaid(text, lexicon));
  const head = posts.length > 0 ? headOf(posts, kind, lexicon) : null;
  const han =
    isCjk(lexicon.language) && kind === 'experience' && !head
      ? hanRowOf(name, postOf(row, title, lexicon), told, lexicon, below(row, 'organisation'))
      : null;
  // "婦人服売場 販売員" in the column of what was done.
  const duty = lexicon.language === 'ja' && kind === 'experience' && title === null ? textOf(row, 'duties') : null;
  const prose = han?.rest ?? told;
  // "Cuoca ¦ RISTORANTE ALTO : cucina fredda, …" in the column of what was done.
  const before = education || isCjk(lexicon.language) || !prose[0] ? null : employerBefore(prose[0].text, lexicon);
  const firm = han?.organisation ?? (name === null || whole !== mixed ? null : organisationOf(name, kind, lexicon));
  return {
    section: kind,
    header: [education || isCjk(lexicon.language) ? first : withoutPlaces(first, row.roles)],
    title:
      han?.title ??
      (subject === null ? null : `${subject} ${title}`) ??
      (title !== null && education ? degreeOf(title, name !== null, lexicon) : title && withoutSaid(title, lexicon)) ??
      head?.title ??
      (duty === null ? null : postAlone(duty, lexicon)),
    organisation: firm ?? head?.organisation ?? before?.head ?? null,
    dates: datesOf(row, education, lexicon),
    bullets: items,
    paragraphs: prose.length === 0 ? [] : [{ text: joinLines(prose.map(({ text }) => text)), lines: prose }],
  };
}

/** "1992年-1995年 ¦ 石别镇初级中学 毕业" below the jobs of the same table, without a cell for the post. */
function isSchool({ lines, roles }: Row, rows: readonly Row[], kind: Section['kind'], lexicon: Lexicon): boolean {
  if (kind !== 'experience' || !isCjk(lexicon.language) || roles.includes('title')) return false;
  const name = lines[0]?.cells[roles.indexOf('organisation')]?.text ?? '';
  return rows.some((other) => other.roles.includes('title')) && namesSchooling(name, lexicon);
}

/** "南昌市第十中学 ¦ 学生、班长": what a pupil was is no post. */
function isPupil(row: Row, kind: Section['kind'], lexicon: Lexicon): boolean {
  if (kind !== 'experience' || lexicon.language !== 'zh') return false;
  const name = textOf(row, 'organisation') ?? textOf(row, 'school') ?? '';
  return PUPIL.test(textOf(row, 'title') ?? '') && namesSchooling(name, lexicon);
}

const PUPIL = /^(?:在校)?(?:学生|學生|本科生|研究生|大学生)(?:$|\s?[、,，/／(（])/u;

function isHead({ cells }: Line): boolean {
  return headRoles(cells.map(({ text }) => text)) !== null;
}

/** In the order of the page. */
export function inOrder(entries: readonly Entry[]): Entry[] {
  const placeOf = ({ header }: Entry): number => header[0]?.index ?? -1;
  return entries.toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** The entries of a section's rows under a head, and the section without them. */
export function tableEntries(
  section: Section,
  bullets: ReadonlyMap<number, Bullet>,
  lexicon: Lexicon,
): { readonly entries: readonly Entry[]; readonly projects: ReadonlySet<Entry>; readonly rest: Section } {
  const rows = rowsOf(section, lexicon);
  if (rows.length === 0) return { entries: [], projects: new Set(), rest: section };
  const groups = new Set(rows.flatMap(({ group }) => group?.place ?? []));
  const inGroup = ({ place }: Line): boolean =>
    [...groups].some(({ table, row }) => place?.table === table && place.row === row);
  const above = rows.flatMap(({ group, employer }) => (employer === null || !group ? [] : group));
  const taken = new Set([...rows.flatMap(({ lines }) => lines), ...above, ...section.lines.filter(inGroup)]);
  const own = rows.map((row) => isPupil(row, section.kind, lexicon) ? { ...entryOf(row, 'education', bullets, lexicon), title: null } : entryOf(row, isSchool(row, rows, section.kind, lexicon) ? 'education' : section.kind, bullets, lexicon)); // prettier-ignore
  const others = section.lines.filter((line) => !taken.has(line) && !isHead(line));
  const { entries, rest } = section.kind === 'experience' ? withDutiesBelow(own, others, bullets) : { entries: own, rest: others }; // prettier-ignore
  return {
    entries,
    projects: new Set(entries.filter((_, at) => rows[at]?.project)),
    rest: { ...section, lines: rest },
  };
}
