/** Where the entries of a section begin. */
import { isCjk } from '../../../resume/language.ts';
import { u } from '../../../resume/patterns.ts';
import type { SectionKind } from '../../../resume/report.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { withoutDurations } from '../dates/durations.ts';
import { isDatesAndPlace } from './dated-lines.ts';
import type { Item } from './entry-items.ts';
import { PROSE_CHARACTERS } from './told-lines.ts';
import { withUndatedSchools } from '../han/han-undated-schools.ts';
import { namesHanEmployer } from '../han/han-pieces.ts';
import { isPlace, marksFor, organisationScore } from '../heads/head-marks.ts';
import { namesHead, namesPost } from '../heads/headers.ts';
import { isClosedName } from '../heads/legal-forms.ts';
import { isAboveFields, isOpening, openingBetween, setting, stands } from './opening-lines.ts';

/** Header lines between an entry's first line and its date. */
const MAX_LEAD = 3;

/** "Jefe inmediato: …", "Ciudad: …" of a form; "3 anos 9 meses" below the employer of several posts. */
function isNote(item: Item | undefined): boolean {
  if (item?.role === 'header') return !item.field && withoutDurations(item.line.text) === '';
  return item?.role === 'prose' && (item.note === true || item.field?.role === 'other' || item.field?.role === 'place');
}

/** How many header lines stand above the date in the section's first entry: the custom of this resume. */
function leadOf(items: readonly Item[]): number {
  const first = items.findIndex((item) => item.role === 'dated');
  if (first < 0) return 0;
  let lead = 0;
  for (let i = first - 1; i >= 0 && (isNote(items[i]) || items[i]?.role === 'header') && lead < MAX_LEAD; i -= 1)
    if (!isNote(items[i])) lead += 1;
  return lead === 1 && isSubhead(items, first) ? 0 : lead;
}

/** "Praktisches Jahr" in letters larger than the dated rows below it, most of which follow smaller ones: no head of an entry. */
function isSubhead(items: readonly Item[], first: number): boolean {
  const [above, own] = [items[first - 1], items[first]];
  if (!above || !own || above.field || above.line.size <= own.line.size + SMALLER) return false;
  const others = items.flatMap((item, at) => (at > first && item.role === 'dated' ? (items[at - 1] ?? []) : []));
  const larger = others.filter(({ line }) => line.size > own.line.size + SMALLER).length;
  return others.length > 1 && 2 * larger < others.length;
}

/** Points. */
const SMALLER = 0.5;

/** Items whose lines in letters smaller than the heads are no heads: where the lines above the first dates are larger than those, what stands below says where one worked and what was done. */
export function withoutSmallHeads(items: readonly Item[], lexicon: Lexicon): readonly Item[] {
  const first = items.findIndex((item) => item.role === 'dated');
  const lead = leadOf(items);
  const heads = items
    .slice(Math.max(0, first - MAX_LEAD), Math.max(0, first))
    .filter((item) => item.role === 'header' && !isNote(item))
    .slice(-lead);
  const least = Math.min(...heads.map(({ line }) => line.size)) - SMALLER;
  if (lead === 0 || heads.length === 0 || least <= (items[first]?.line.size ?? least)) return items;
  const faces = facesBelow(items);
  const firms = firmsBelow(items, lexicon);
  return items.map((item, at) =>
    item.role === 'header' &&
    !item.field &&
    !isNote(item) &&
    largest(item) < least &&
    !item.line.bold &&
    // Nothing else heads the dates below it.
    !(isBody(items[at - 1]) && items[at + 1]?.role === 'dated') &&
    !isBetween(items, at, least) &&
    !(items[at - 1]?.role === 'dated' && (faces.has(faceOf(item)) || firms))
      ? { ...item, role: 'prose' }
      : item,
  );
}

/** Whether a line stands between a head in large letters and its dates. */
function isBetween(items: readonly Item[], at: number, least: number): boolean {
  const below = items.findIndex(({ role }, n) => n > at && role !== 'header');
  const above = items.findLastIndex(({ role, line }, n) => n < at && (role !== 'header' || line.size >= least));
  return items[below]?.role === 'dated' && items[above]?.role === 'header' && below - above <= MAX_LEAD + 1;
}

/** "Acme" before a longer town in small letters at the margin. */
function largest({ line }: Item): number {
  return Math.max(line.size, ...(line.cells[0]?.spans ?? []).map(({ size }) => size));
}

function faceOf({ line }: Item): number | undefined {
  return line.cells[0]?.spans[0]?.font;
}

/** Faces of plain letters that only stand right below dates, and below more than one: employers between their dates and what was done. */
function facesBelow(items: readonly Item[]): ReadonlySet<number | undefined> {
  const below = items.filter((_, at) => items[at - 1]?.role === 'dated').map(faceOf);
  const others = new Set(items.filter((_, at) => items[at - 1]?.role !== 'dated').map(faceOf));
  return new Set(below.filter((face) => !others.has(face) && below.indexOf(face) !== below.lastIndexOf(face)));
}

/** Whether most lines right below the dates name employers: in a legal form, a word of theirs or with their town. */
function firmsBelow(items: readonly Item[], lexicon: Lexicon): boolean {
  const below = items.filter((item, at) => items[at - 1]?.role === 'dated' && item.role === 'header' && !item.field);
  const named = below.filter(({ line: { text } }) => text.length < LONGEST_FIRM && namesFirm(text, lexicon));
  return named.length > 1 && 2 * named.length > below.length;
}

/** Characters. */
const LONGEST_FIRM = 80;

function namesFirm(text: string, lexicon: Lexicon): boolean {
  const marks = marksFor(lexicon, false);
  const at = text.search(/,\s/u);
  if (!u`^[\p{Lu}\d"“«]`.test(text) || /[.:;]$/u.test(text.replace(u`\.\p{L}\.$`, '')) || isPlace(text, marks)) return false;
  return isClosedName(text.slice(0, at < 0 ? undefined : at)) || (at > 0 && isPlace(text.slice(at + 2), marks)) || organisationScore(text, marks) > 0;
} // prettier-ignore

/** "＜採用業務＞": what the list below it is about. */
function isLabelled(text: string): boolean {
  return /^(?:<.{1,24}>|〈.{1,24}〉|《.{1,24}》|【.{1,24}】|\[.{1,24}\])(?:\s?[(（][^()（）\d]{1,16}[)）])?$/u.test(
    text,
  );
}

/** Whether an undated header line after a body opens an entry of its own: it is set in bold, or names a post, an employer or a degree. */
function opensUndated(items: readonly Item[], at: number, kind: SectionKind, lexicon: Lexicon): boolean {
  const { line } = items[at] as Item;
  if (/[:：]$/u.test(line.text) || line.text.length > PROSE_CHARACTERS) return false;
  // "Frontend: TypeScript, React" below "Backend: Python, Flask": rows of labels.
  if ([items[at - 1], items[at + 1]].some((beside) => beside && LABELLED.test(beside.line.text)) && LABELLED.test(line.text)) return false; // prettier-ignore
  if (isCjk(lexicon.language) && isLabelled(line.text) && !namesHanEmployer(line.text, lexicon)) return false;
  const above = isCjk(lexicon.language) ? items.slice(0, at).findLast(({ role }) => role === 'dated') : undefined;
  // "虚拟电厂系统" in letters smaller than the dated head above is what was worked on there.
  if (above && line.size < above.line.size - SMALLER && !namesHanEmployer(line.text, lexicon)) return false;
  // In the row of the dates that it stands beside.
  const row = above?.line.place;
  if (row && line.place?.ruled === true && row.table === line.place.table && row.row === line.place.row) return false;
  const below = items[at + 1];
  // The employer's name may tell nothing where the post below it does.
  const named =
    namesHead(line.text, kind, lexicon) || (below?.role === 'header' && namesHead(below.line.text, kind, lexicon));
  if (kind === 'education') return namesHead(line.text, kind, lexicon);
  const next = items.slice(at + 1).findIndex((item) => item.role !== 'header');
  const follows = next < 0 || next >= MAX_LEAD ? undefined : items[at + 1 + next];
  // A list without glyphs may begin with words of a post.
  const listed = follows?.bullet?.glyph === null;
  return (
    (follows?.role === 'bullet' || follows?.role === 'prose') &&
    (line.bold || isOpening(items, at) || isAboveFields(items, at) || (named && !listed))
  );
}

const LABELLED = u`^\p{Lu}[\p{L}/&-]{2,40}\s?:\s\S`;

function sameRange(a: Item | undefined, b: Item | undefined): boolean {
  const [first, second] = [a?.range, b?.range];
  return first?.isRange === true && first.start === second?.start && first.end === second.end;
}

/** Whether each of two dated lines names a post of its own: "2019 – present Tutor, Acme College" over "2019 – present Fellow, Acme College". */
function areWhole(a: Item | undefined, b: Item | undefined, lexicon: Lexicon): boolean {
  return [a, b].every((item) => item !== undefined && !item.field && namesPost(item.line.text, lexicon) && item.line.text.length > (item.range?.length ?? 0) + REST); // prettier-ignore
}

const REST = 8;

function isBody(item: Item | undefined): boolean {
  return item?.role === 'bullet' || item?.role === 'carried' || item?.role === 'prose';
}

/** Settings of lines that stand right below a date and so belong to it: something else than the next entry follows. */
function settingsBelow(items: readonly Item[]): ReadonlySet<string> {
  const below = new Set<string>();
  items.forEach((item, at) => {
    if (item.role !== 'dated') return;
    const next = items.slice(at + 1, at + 2 + MAX_LEAD);
    const end = next.findIndex(({ role }) => role !== 'header');
    if (end < 0 ? next.length <= MAX_LEAD : next[end]?.role !== 'dated')
      for (const header of next.slice(0, end < 0 ? next.length : end)) below.add(setting(header));
  });
  return below;
}

/** Settings of lines that only stand below a date, none of which opens the first entry. */
function settingsOfAsides(items: readonly Item[], below: ReadonlySet<string>): ReadonlySet<string> {
  const first = items.findIndex(({ role }) => role === 'dated');
  const opening = items.slice(0, Math.max(0, first)).filter(({ line }) => withoutDurations(line.text) !== '');
  const own = new Set(opening.map(setting));
  return new Set([...below].filter((one) => !own.has(one)));
}

/** The words in a face of their own that open a line: "Business or sector" before what that was. */
function labelOf({ line }: Item): string {
  const spans = line.cells[0]?.spans ?? [];
  const other = spans.findIndex(({ font }) => font !== spans[0]?.font);
  return other < 1 ? '' : spans.slice(0, other).map(({ text }) => text).join(' ').trim(); // prettier-ignore
}

/** Whether dates open the entries and each closes with words behind the same label. */
function repeatsLabel(item: Item, items: readonly Item[], lead: number): boolean {
  const label = lead > 0 || items[0]?.role !== 'dated' ? '' : labelOf(item);
  return label !== '' && items.some((other) => other !== item && other.role === 'header' && labelOf(other) === label);
}

/** Whether the header line above an entry is the first of it, beyond what is the custom: its employer, who had several posts before it. */
function opensAbove(
  items: readonly Item[],
  at: number,
  lead: number,
  below: ReadonlySet<string>,
  kind: SectionKind,
  lexicon: Lexicon,
): boolean {
  const [item, before] = [items[at] as Item, items[at - 1]];
  if (kind !== 'experience' || item.role !== 'header' || item.field || /[:：.;]$/u.test(item.line.text)) return false;
  if (item.line.text.length > PROSE_CHARACTERS || repeatsLabel(item, items, lead)) return false;
  // Where each entry opens with its date, smaller letters above one close the entry before.
  if (lead === 0 && items[0]?.role === 'dated' && item.line.size < (items[at + 1]?.line.size ?? 0) - SMALLER)
    return false;
  if (before?.role === 'dated' && lead === 0 && isDatesAndPlace(before.line, before.range, lexicon)) return false;
  if (before === undefined || isBody(before)) return stands(item) || namesHead(item.line.text, kind, lexicon);
  if (!stands(item) || below.has(setting(item))) return false;
  // Below what was done in the post before, which no glyph marks: set as the employer that opens the section.
  const [first] = items;
  return before.role === 'dated' || (first !== undefined && setting(first) === setting(item) && setting(before) !== setting(item)); // prettier-ignore
}

/** "Fecha de ingreso: …" over "Fecha de retiro: …". */
function isEndField(start: Item | undefined, end: Item | undefined): boolean {
  return start?.field?.role === 'dates' && end?.field?.role === 'dates';
}

/** Indices at which entries begin. */
export function startsOf(items: readonly Item[], kind: SectionKind, lexicon: Lexicon): number[] {
  const lead = leadOf(items);
  const below = settingsBelow(items);
  const asides = settingsOfAsides(items, below);
  // A town below the dates of the entry before.
  const isAside = (i: number): boolean =>
    kind === 'experience' && items[i - 1]?.role === 'dated' && asides.has(setting(items[i] as Item));
  const dated = items.flatMap((item, i) => (item.role === 'dated' ? [i] : []));
  const starts: number[] = [];
  let floor = 0;
  dated.forEach((at, n) => {
    const previous = dated[n - 1];
    // A second date right below the first, with nothing between, belongs to the same head ("2019" over "2021").
    if (
      previous === at - 1 &&
      starts.length > 0 &&
      !items[previous]?.range?.isRange &&
      !items[at]?.range?.isRange &&
      (items[at]?.line.text.length === items[at]?.range?.length || isEndField(items[previous], items[at]))
    )
      return;
    // The period told again in the table under its employer.
    if (
      previous === at - 1 &&
      starts.length > 0 &&
      sameRange(items[previous], items[at]) &&
      !areWhole(items[previous], items[at], lexicon)
    )
      return;
    let from = at;
    let [above, heads] = [at, 0];
    // What a form tells between post and period is no head of its own.
    while (above > floor && heads < lead && (isNote(items[above - 1]) || (items[above - 1]?.role === 'header' && !isAside(above - 1))))  {
      above -= 1;
      if (isNote(items[above])) continue;
      heads += 1;
      from = above;
    } // prettier-ignore
    from = openingBetween(items, floor, from, at) ?? from;
    if (from > floor && at - from < MAX_LEAD && opensAbove(items, from - 1, lead, below, kind, lexicon)) from -= 1;
    starts.push(from);
    floor = at + 1;
  });
  items.forEach((item, i) => {
    const above = items[i - 1];
    const afterFields = above?.field?.role === 'title' && isAboveFields(items, i);
    const afterBody = (above !== undefined && above.role !== 'header' && above.role !== 'dated') || afterFields;
    const next = starts.find((start) => start >= i) ?? Infinity;
    if (
      item.role === 'header' &&
      !item.field &&
      (afterBody || i === 0) &&
      !starts.includes(i) &&
      (next - i > MAX_LEAD - 1 || items[i + 1]?.role === 'prose') &&
      opensUndated(items, i, kind, lexicon)
    )
      starts.push(i);
  });
  return kind === 'education' && isCjk(lexicon.language)
    ? withUndatedSchools(starts, items, lexicon)
    : starts.sort((a, b) => a - b);
}
