/** A resume sets its posts in one type and its employers in another: what the known heads show tells the others. */
import { u } from '../../../resume/patterns.ts';
import type { SectionKind } from '../../../resume/report.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { isContract } from '../heads/head-asides.ts';
import { employerIn } from '../heads/head-pieces.ts';
import { isPlace, marksFor } from '../heads/head-marks.ts';
import { DASHING } from '../heads/head-names.ts';
import { isHouseAt } from '../heads/houses-at.ts';
import { CHAIR } from '../heads/employer-behind.ts';
import { headOf, isPartOnly, namesPost, type EntryHead } from '../heads/headers.ts';

export interface TypedHead {
  readonly head: EntryHead;
  readonly texts: readonly string[];
  readonly types: readonly (string | null)[];
}

export interface TypeHabit {
  readonly title: string;
  readonly organisation: string;
}

/** Share of the known heads that must be set so. */
const MOST = 0.6;

/** Null where posts and employers are set alike, or now so and now so. */
export function typeHabit(known: readonly TypedHead[]): TypeHabit | null {
  const pairs = known.flatMap(({ head: { titleText, organisationText }, types }) => {
    const title = titleText === undefined ? null : types[titleText];
    const organisation = organisationText === undefined ? null : types[organisationText];
    return title && organisation && title !== organisation ? [{ title, organisation }] : [];
  });
  const alike = (one: TypeHabit): number => pairs.filter(({ title, organisation }) => title === one.title && organisation === one.organisation).length; // prettier-ignore
  const [most] = pairs.toSorted((a, b) => alike(b) - alike(a));
  return most && alike(most) >= MOST * known.length ? most : null;
}

/** "Vice President, Credit Risk" below its employer's line: what stands behind the comma is of the post. */
export function wholePost({ title, organisation, sure }: EntryHead, text = ''): string | null {
  if (title === null || organisation === null || sure !== 'title') return title;
  const whole = `${title}, ${organisation}`;
  if (text.startsWith(whole)) return whole;
  // "Caissière - rayon des vins"
  const rest = text.startsWith(title) ? text.slice(title.length) : '';
  return u`^\s[–—-]\s\p{Ll}`.test(rest) && rest.trim().slice(2) === organisation ? `${title}${rest.trimEnd()}` : title;
}

/** The name in a text that is known to be of a post, or of an employer. */
export function nameIn(
  text: string,
  of: 'title' | 'organisation',
  section: SectionKind,
  lexicon: Lexicon,
): string | null {
  // "Dépanneur chez Ti-Guy, Windsor"
  if (of === 'organisation' && isHouseAt(text, true, marksFor(lexicon, false))) return text.trim().split(/,\s/u, 1)[0] ?? text; // prettier-ignore
  const head = headOf([text], section, lexicon);
  const { title, organisation, sure, titleFirst } = head;
  if (of === 'title') return wholePost(head, text) ?? organisation;
  const told = sure === 'both' || sure === 'organisation';
  if (told) {
    // "Lehrstuhl für Statik, Universität Emsau": in the type of the employers the chair is no post.
    const whole = `${title ?? ''}, ${organisation ?? ''}`;
    return lexicon.language === 'de' && CHAIR.test(title ?? '') && text.includes(whole) ? whole : organisation;
  }
  if (isDashed(text, lexicon)) return text.trim();
  // "Steuerberatung Hagleitner & Partner, Krems an der Donau": the town comes behind.
  return employerIn(text, lexicon) ?? (titleFirst ? title : organisation);
}

/** "Novo Abrigo – NUA e ASE": in the type of the employers a name on both sides of the dash. */
function isDashed(text: string, lexicon: Lexicon): boolean {
  const sides = DASHING.has(lexicon.language) ? text.trim().split(u`\s[–—-]+\s`) : [];
  return sides.length === 2 && sides.every((side) => NAMED.test(side) && !namesPost(side, lexicon) && !isContract(side) && !isPlace(side, marksFor(lexicon, false))); // prettier-ignore
}

const NAMED = u`^\p{Lu}[^,|·•]{2,60}$`;

/** Face and size. */
function faceOf(type: string): string {
  return type.slice(0, type.lastIndexOf(' '));
}

/** The head of a draft by the types of its texts; null where it has none in that of the posts. */
export function headByType(
  { head, texts, types }: TypedHead,
  habit: TypeHabit,
  section: SectionKind,
  lexicon: Lexicon,
): EntryHead | null {
  const named = (of: 'title' | 'organisation', alike: (type: string | null) => boolean): string | null => {
    const own = texts.filter((text, at) => alike(types[at] ?? null) && !isContract(text));
    // "Niederau (Kreis Emsau)" over "Lagerist", both set as posts are: the words tell which is one.
    const told = of === 'title' && head.sure === 'title' ? (texts[head.titleText ?? -1] ?? '') : '';
    if (own.includes(told)) return nameIn(told, of, section, lexicon);
    // Both may be set as posts are.
    // "Celle" beside the dates, set as the employers are: where one worked for them.
    const names = own.filter((text) => !isPartOnly(text, lexicon) && !(of === 'organisation' && isPlace(text.trim(), marksFor(lexicon, false)))); // prettier-ignore
    for (const text of names.length > 0 ? names : own) {
      const name = nameIn(text, of, section, lexicon);
      if (name !== null) return name;
    }
    return null;
  };
  // A linked name has a colour of its own.
  const linked = faceOf(habit.organisation) !== faceOf(habit.title);
  const title = named('title', (type) => type === habit.title);
  const organisation =
    named('organisation', (type) => type === habit.organisation) ??
    (linked ? named('organisation', (type) => type !== null && faceOf(type) === faceOf(habit.organisation)) : null);
  if (title === null || (organisation === null && head.sure === 'organisation')) return null;
  // A linked name is set unlike the others: beside the same post it stays the employer.
  const beside = head.organisation !== null && !head.together;
  if (organisation === null && title === head.title && beside) return null;
  return { ...head, title, organisation, together: false };
}
