/** Which line of a head tells the degree and which the school, where the words of one do not tell but the other studies of the resume do. */
import { isCjk } from '../../../resume/language.ts';
import { u } from '../../../resume/patterns.ts';
import type { SectionKind } from '../../../resume/report.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { isTownByShape } from '../contacts/german-towns.ts';
import type { Marks } from '../heads/head-marks.ts';
import type { EntryHead } from '../heads/headers.ts';
import { isField } from './fields-of-study.ts';
import { isAside } from './school-asides.ts';
import { schoolHeadOf } from './school-heads.ts';
import { degreeScore, schoolMarks, schoolScore, TRADE } from './school-marks.ts';

interface Studied {
  readonly entry: { readonly section: SectionKind };
  readonly head: EntryHead;
  /** The texts that the head was read from. */
  readonly texts: readonly string[];
}

/** Where a degree and its school stand among the texts of a head. */
interface Places {
  readonly degree: number;
  readonly school: number;
}

/** One entry shows where a school stands that its words do not tell; that what they tell is turned, several. */
const LEAST_TURNED = 2;
const COMMA = /,\s/u;

/** Subjects stand between commas too. */
const isTown = (text: string): boolean => isTownByShape(text) && !text.split(' ').some(isField);

function rowsOf({ texts }: Studied): string[] {
  return texts.map((text) => text.trim()).filter((text) => u`\p{L}{2}`.test(text) && !isAside(text));
}

function rowAt(rows: readonly string[], name: string | null): number {
  const [first = ''] = name?.split(/,\s|\s[–—-]\s/u, 1) ?? [];
  return first === '' ? -1 : rows.findIndex((row) => row.includes(first));
}

const placesOf = (rows: readonly string[], { title, organisation }: EntryHead): Places => ({
  degree: rowAt(rows, title),
  school: rowAt(rows, organisation),
});

/** Whether the words of both tell what they are, each in a text of its own. */
function isModel({ degree, school }: Places, { title, organisation }: EntryHead, marks: Marks): boolean {
  if (degree < 0 || school < 0 || degree === school || title === null || organisation === null) return false;
  return degreeScore(title, marks) > TRADE && schoolScore(organisation, marks) > 0.5;
}

/** "Matura, Fachmittelschule für Tourismus" over "Szakközépiskola Vogt, Sopron": of the first line all, of the second the name before its town. */
function asOthers(rows: readonly string[], { degree, school }: Places, lexicon: Lexicon): EntryHead | null {
  const [upper, lower] = [rows[degree] ?? '', rows[school] ?? ''];
  const { title, organisation, titleFirst } = schoolHeadOf([upper], lexicon);
  const names = (titleFirst ? [title, organisation] : [organisation, title]).filter((name) => name !== null);
  const told = schoolHeadOf([lower], lexicon);
  const where = [told.organisation, told.title].find((name) => name !== null && lower.startsWith(name));
  if (names.length === 0 || !where) return null;
  return { title: names.join(', '), organisation: where, sure: 'both', titleFirst: degree < school, together: false };
}

/** `heads`: of the drafts, in their order. */
export function schoolsAlike(heads: readonly EntryHead[], drafts: readonly Studied[], lexicon: Lexicon): readonly EntryHead[] {
  if (isCjk(lexicon.language) || drafts.length < 2) return heads;
  const marks = schoolMarks(lexicon);
  const read = drafts.map((draft, at) => {
    const rows = draft.entry.section === 'education' ? rowsOf(draft) : [];
    const head = heads[at] ?? draft.head;
    const places = placesOf(rows, head);
    return { rows, head, places, model: isModel(places, head, marks) };
  });
  const models = read.filter(({ model }) => model);
  const [first] = models;
  if (!first || models.length === read.length) return heads;
  const { degree, school } = first.places;
  if (!models.every(({ places }) => places.degree === degree && places.school === school)) return heads;
  const shapes = new Set(models.map(({ rows }) => rows[school]?.split(COMMA).length));
  return read.map(({ rows, head, places, model }) => {
    const [upper, lower] = [rows[degree], rows[school]];
    if (model || upper === undefined || lower === undefined) return head;
    const { title, organisation } = head;
    const turned = places.degree === school && places.school === degree && models.length >= LEAST_TURNED;
    if (turned && schoolScore(upper, marks) <= 0) return { ...head, title: organisation, organisation: title, titleFirst: !head.titleFirst };
    // With a town behind it, as those of the others.
    const parts = lower.split(COMMA);
    const unread =
      places.degree !== school && places.school !== school && shapes.has(parts.length) && parts.length > 1 && isTown(parts.at(-1) ?? '');
    const named = unread && degreeScore(parts[0] ?? '', marks) <= TRADE && u`^["“„«]?\p{Lu}`.test(lower);
    return (named ? asOthers(rows, first.places, lexicon) : null) ?? head;
  });
} // prettier-ignore
