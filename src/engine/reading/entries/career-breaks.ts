/** Times away from work that a resume lists among the jobs: they account for months, and are no jobs. */
import { grouped } from '../../../resume/grouped.ts';
import { gu, u } from '../../../resume/patterns.ts';
import { BARE_BREAKS, CAREER_BREAKS, COVERS, HOME_POSTS, STAYS } from '../../lexicons/career-breaks.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { rangesIn } from '../dates/dates.ts';
import type { Line } from '../reading.ts';
import type { Item } from './entry-items.ts';
import { holdsCjk, isAt, LETTER, NUMBER } from '../text/characters.ts';
import { key, keysOf } from '../text/fold.ts';
import { marksFor, organisationScore } from '../heads/head-marks.ts';
import { namesPost } from '../heads/headers.ts';
import { isClosedName } from '../heads/legal-forms.ts';

/** Longer texts tell of a job. */
const LONGEST = 140;
const OPENING = 2;
/** By how they begin, the longest first. */
const NAMES = grouped(
  keysOf(CAREER_BREAKS).toSorted((a, b) => b.length - a.length),
  (name) => name.slice(0, OPENING),
);

const ALONE: ReadonlySet<string> = new Set(keysOf(BARE_BREAKS));

const JOINTS = /\s*[/,&+]\s*|\s(?:und|and|y|et|e|ed)\s/u;

/** "Krankheit und Rehabilitation" */
function standsAlone(text: string): boolean {
  // "Krank (Knie-OP)"
  const plain = key(text.replace(/\s*\([^()]*\)/gu, '')).replace(gu`^[^\p{L}]+|[^\p{L}]+$`, '');
  return plain !== '' && plain.length <= LONGEST && plain.split(JOINTS).every((part) => ALONE.has(part));
}

const AT_HOME: ReadonlySet<string> = new Set(keysOf(HOME_POSTS));

interface Found {
  readonly before: string;
  readonly after: string;
}

/** "Congé parental pour élever mes enfants. Pendant cette période, …": what follows the first sentence tells what else one did. */
const FIRST_SENTENCE = u`^.{12,140}?\p{Ll}{3}\.(?=\s+\p{Lu})`;

/** The first of such names in a text. */
function breakIn(whole: string): Found | null {
  const text = whole.length > LONGEST ? (FIRST_SENTENCE.exec(whole)?.[0] ?? '') : whole;
  if (text === '') return null;
  const keyed = key(text);
  for (let at = 0; at < keyed.length; at += 1) {
    const name = NAMES.get(keyed.slice(at, at + OPENING))?.find(
      (own) => keyed.startsWith(own, at) && isWhole(keyed, own, at),
    );
    if (name !== undefined) return { before: keyed.slice(0, at), after: keyed.slice(at + name.length) };
  }
  return null;
}

/** "Congé parental puis interruption d'activité pour élever mes enfants": what else is said, "élever" being no breeder. */
function withoutBreak(text: string): string {
  const one = breakIn(text);
  return one ? `${one.before} , ${withoutBreak(one.after)}` : text;
}

/** Not within a word, where words are parted. */
function isWhole(keyed: string, name: string, at: number): boolean {
  if (holdsCjk(name)) return true;
  return !(at > 0 && isAt(keyed, at - 1, LETTER | NUMBER)) && !isAt(keyed, at + name.length, LETTER | NUMBER);
}

function isCover({ before, after }: Found): boolean {
  const words = `${before} ${after}`.split(u`[^\p{L}]+`);
  return COVERS.some((cover) => words.some((word) => word.startsWith(cover)));
}

const SENT: ReadonlySet<string> = new Set(keysOf(STAYS));

/** "Lumen Center of Excellence" over "Auslandsaufenthalt": one was there for an employer. */
function isStayWith([employer = '', ...below]: readonly string[], lexicon: Lexicon): boolean {
  const named = isClosedName(employer) || organisationScore(employer, marksFor(lexicon, false)) > 0;
  return named && below.some((text) => SENT.has(key(text).trim()));
}

/** "Congé parental puis interruption d'activité pour élever mes enfants. …": its sentence goes on with more of them, and with no post. */
function goesOnAsBreak(after: string, lexicon: Lexicon): boolean {
  const [sentence = ''] = after.split(/[.;]\s/u, 1);
  if (!THEN.test(sentence)) return false;
  let rest = sentence;
  for (let more = breakIn(rest); more !== null; more = breakIn(rest)) rest = `${more.before} , ${more.after}`;
  return rest !== sentence && !namesPost(rest, lexicon);
}

const THEN =
  /^\s(?:puis|ensuite|et|pour|y|e|luego|después|para|depois|poi|quindi|per|und|danach|dann|zur|and|then|to)\s/u;

/** The line that a name of such a time wraps in is no head: "… interruption d'activité pour" over "élever mes enfants". */
export function withWholeBreaks(items: readonly Item[], lexicon: Lexicon): readonly Item[] {
  return items.map((item, at) => {
    const above = items[at - 1];
    const wraps = item.role === 'header' && item.field === null && above?.role === 'dated' && u`^\p{Ll}`.test(item.line.text); // prettier-ignore
    return wraps && isCareerBreak([above.line.text], lexicon) ? { ...item, role: 'prose' } : item;
  });
}

/** Whether the texts of a head, dates aside, name such a time: it opens one of them, or none of them names a post. */
export function isCareerBreak(texts: readonly string[], lexicon: Lexicon): boolean {
  const worded = texts.filter((text) => u`\p{L}{2}`.test(text));
  if (standsAlone(worded[0] ?? '')) return true;
  const found = texts.map(breakIn);
  // "Carer" over "Full-time care of a family member" is paid by nobody.
  if (AT_HOME.has(key(worded[0] ?? '')) && found.some((one) => one !== null && !isCover(one))) return true;
  if (found.some((one) => one !== null && isCover(one))) return false;
  const first = found[texts.findIndex((text) => u`\p{L}{2}`.test(text))];
  if (first && !u`\p{L}`.test(first.before) && (!u`^\s\p{L}`.test(first.after) || goesOnAsBreak(first.after, lexicon)))
    return true;
  return (
    !isStayWith(worded, lexicon) &&
    found.some((one) => one !== null) &&
    texts.every((text) => !namesPost(withoutBreak(text), lexicon))
  );
}

function opensWithPeriod({ text, cells }: Line, lexicon: Lexicon): boolean {
  const [range] = cells.length > 1 ? [] : rangesIn(text, lexicon);
  return range?.isRange === true && range.index < 6;
}

/** Whether a line tells of such a time within the job above it: "davon acht Monate Sabbatical (01/2023 – 08/2023)". */
export function isBreakWithin(text: string, next: Line | undefined, lexicon: Lexicon): boolean {
  const found = breakIn(text);
  // "Berufliche Auszeit – Familie" over the period that it stands for.
  if (found && next && u`^\p{Lu}`.test(text) && !/\d/u.test(text) && opensWithPeriod(next, lexicon)) return false;
  return found !== null && u`\p{L}`.test(found.before) && !isCover(found) && !namesPost(text, lexicon);
}
