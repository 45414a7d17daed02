/** A name alone where the names above the other jobs are employers: "Acme" in large letters over what was done there, between jobs that tell their posts and dates below. */
import { gu, u } from '../../../resume/patterns.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { isPlace, marksFor } from '../heads/head-marks.ts';
import { namesPost, type EntryHead } from '../heads/headers.ts';
import type { Draft } from './entry-drafts.ts';

/** Heads that show it. */
const LEAST = 2;
/** Points. */
const SAME_SIZE = 0.3;

function isSetAs({ entry: { header: [own] } }: Draft, { entry: { header: [other] } }: Draft): boolean {
  return own !== undefined && other !== undefined && own.bold === other.bold && Math.abs(own.size - other.size) < SAME_SIZE;
} // prettier-ignore

/** A name and a town each, under dates: "Acme Refining" over "New York, NY". */
export function areNamesOverTowns(drafts: readonly Draft[], lexicon: Lexicon): boolean {
  const marks = marksFor(lexicon, false);
  return (
    drafts.length > 1 &&
    drafts.every(({ head, texts, entry: { dates } }) => dates !== null && head.title !== null && head.organisation === null && texts.filter((text) => text.trim() !== '').length === 2 && texts.some((text) => isPlace(text.trim(), marks)))
  ); // prettier-ignore
}

/** Where the noun that opens a post comes first, a second capital is a name's. */
const NOUN_FIRST: ReadonlySet<string> = new Set(['es', 'pt', 'it', 'fr']);

/** A name each under its dates, of more than one word with a capital: "Banquetes El Trébol", "Tarumba Gourmet". */
export function areNamesAlone(drafts: readonly Draft[], { language }: Lexicon): boolean {
  if (drafts.length < LEAST || !NOUN_FIRST.has(language)) return false;
  return drafts.every(({ head: { title, organisation }, texts, entry: { dates } }) => {
    if (title === null || organisation !== null || dates === null || title === title.toUpperCase()) return false;
    return texts.filter((text) => u`\p{L}`.test(text)).length === 1 && (title.match(gu`(?<!\p{L})\p{Lu}\p{Ll}+`) ?? []).length > 1; // prettier-ignore
  });
}

/** Words of a name, each with its capital. */
const NAMES = u`^(?:\p{Lu}[\p{L}\d.’'&-]*|[&–-]|d[aeo]s?|del?|di|la|los?|las|y|e)(?:\s(?:[\p{Lu}\d][\p{L}\d.’'&-]*|[&–-]|d[aeo]s?|del?|di|la|los?|las|y|e)){0,7}$`;

/** The names that all heads consist of, without dates and set alike, one of them an employer by its words and none a post: "Alba" over what was done there, "Club Alba" over more of it. */
function undatedFirms(drafts: readonly Draft[], lexicon: Lexicon): readonly string[] | null {
  const [first] = drafts;
  if (drafts.length < LEAST || !first || !NOUN_FIRST.has(lexicon.language)) return null;
  const names = drafts.flatMap(({ texts }) => texts.map((text) => text.trim()).filter((text) => text !== ''));
  const apart = drafts.every((draft) => draft.entry.dates === null && draft.entry.header.length === 1 && draft.entry.bullets.length + draft.entry.paragraphs.length > 0 && isSetAs(first, draft)); // prettier-ignore
  if (!apart || names.length !== drafts.length || !drafts.some(({ head }) => head.sure === 'organisation')) return null;
  return names.every((name) => NAMES.test(name) && !namesPost(name, lexicon)) ? names : null;
}

/** In letters larger or heavier than the dates below it. */
function isNameOverDates({ entry: { dates, header: [name, below, more] }, texts }: Draft): boolean {
  if (!dates || !name || !below || more || texts.filter((text) => u`\p{L}`.test(text)).length !== 1) return false;
  return !name.text.includes(dates.text) && ((name.bold && !below.bold) || name.size > below.size + SAME_SIZE);
} // prettier-ignore

/** The heads, with such names for employers. */
export function withFirmsAlone(
  heads: readonly EntryHead[],
  drafts: readonly Draft[],
  lexicon: Lexicon,
): readonly EntryHead[] {
  const names = undatedFirms(drafts, lexicon);
  if (names)
    return heads.map((head, at) => ({ ...head, title: null, organisation: names[at] ?? null, sure: 'organisation' }));
  const isNamed = ({ head, entry }: Draft): boolean => entry.section === 'experience' && head.title !== null && head.organisation !== null; // prettier-ignore
  const named = drafts.filter(isNamed);
  const firms = named.filter(({ head: { titleText, organisationText } }) => organisationText === 0 && (titleText ?? 0) > 0); // prettier-ignore
  if (firms.length === 0 || firms.length < named.length) return heads;
  return heads.map((head, at) => {
    const draft = drafts[at];
    if (!draft || head.sure !== null || head.title === null || head.organisation !== null) return head;
    const { dates, header } = draft.entry;
    const alone = dates === null ? header.length === 1 && firms.length >= LEAST : isNameOverDates(draft);
    return alone && firms.every((firm) => isSetAs(firm, draft))
      ? { ...head, title: null, organisation: head.title, sure: 'organisation' }
      : head;
  });
}
