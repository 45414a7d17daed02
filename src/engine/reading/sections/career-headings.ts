/** Headings of service over dated posts, and of one employer: "Military service", "Military career – Royal Air Force (1994 – 2017)". */
import { gu, u } from '../../../resume/patterns.ts';
import { SERVICES } from '../../lexicons/self-employment.ts';
import { RESEARCH_HEADINGS, SERVICE_HEADINGS, TEACHING_HEADINGS } from '../../lexicons/service-headings.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { rangesIn } from '../dates/dates.ts';
import { key, keysOf } from '../text/fold.ts';
import { namesPost } from '../heads/headers.ts';
import { kindsByName } from './heading-kinds.ts';
import { bare } from './heading-text.ts';
import { setLike } from './like-headings.ts';
import type { Heading, Line } from '../reading.ts';

const SERVED: ReadonlySet<string> = new Set(keysOf(SERVICE_HEADINGS));
const RESEARCH: ReadonlySet<string> = new Set(keysOf(RESEARCH_HEADINGS));
/** Over dated posts these are jobs, elsewhere a list. */
const ACADEMIC: ReadonlySet<string> = new Set([...keysOf(TEACHING_HEADINGS), ...RESEARCH]);
const JOINT = u`^([^–—:(-]{4,48}?)\s?(?:\s[–—-]\s|:\s)\s?(\p{Lu}.{1,58})$`;
const YEARS = /\s?[(,–—-]?\s?\(?\s?$/u;
/** Longer lines are prose. */
const LONGEST = 90;
/** Post, period and house in one. */
const LONGEST_ITEM = 130;
const LISTED = gu`^[•·▪◦‣●■–-]\s`;

interface Career {
  readonly front: string;
  readonly employer: string | null;
  readonly dated: boolean;
}

/** The words of the heading, the employer behind its dash, and whether it tells years. */
function careerOf(text: string, lexicon: Lexicon): Career | null {
  if (text.length > LONGEST) return null;
  const range = rangesIn(text, lexicon).find(({ isRange }) => isRange);
  const tail = range ? text.slice(range.index + range.length) : '';
  if (range && !/^[)\s]*$/u.test(tail)) return null;
  const plain = range ? text.slice(0, range.index).replace(YEARS, '').trim() : text.trim();
  const [, front = plain, employer = null] = JOINT.exec(plain) ?? [];
  return { front, employer, dated: range !== undefined };
}

function opensJobs(front: string, lexicon: Lexicon): boolean {
  const kinds = kindsByName(bare(front), lexicon);
  return kinds.length === 1 && kinds[0] === 'experience';
}

const SERVICE_WORDS = keysOf(SERVICES);

/** A range, and a list or a post beside the words of the service itself. */
function overPosts(own: readonly Line[], lexicon: Lexicon): boolean {
  const short = own.filter(({ text }) => text.length <= LONGEST);
  if (!short.some(({ text }) => rangesIn(text, lexicon).some(({ isRange }) => isRange))) return false;
  return short.some(({ text }) => {
    const keyed = SERVICE_WORDS.reduce((rest, word) => rest.replaceAll(word, ' '), key(text));
    return LISTED.test(text) || namesPost(keyed, lexicon);
  });
}

/** Posts that are told with their ranges, and no courses: "Chargé de travaux dirigés, 2019 – 2022". */
function overDatedPosts(own: readonly Line[], lexicon: Lexicon): boolean {
  return own.some(
    ({ text }, at) =>
      text.length <= LONGEST_ITEM &&
      rangesIn(text, lexicon).some(({ isRange }) => isRange) &&
      own
        .slice(Math.max(0, at - 1), at + 2)
        .some((near) => near.text.length <= LONGEST_ITEM && namesPost(near.text, lexicon)),
  );
}

/** Those among lines that no list knows as headings, set like the known ones, and among headings of research, which may stand over publications. */
export function careerHeadings(lines: readonly Line[], known: readonly Heading[], lexicon: Lexicon): Heading[] {
  const marked = known.map(({ line }) => line);
  const told = lines.flatMap((line): { line: Line; own: readonly Line[] }[] => {
    if (line.running || line.cells.length !== 1) return [];
    const listed = marked.includes(line);
    if (listed && !RESEARCH.has(bare(line.text))) return [];
    const career = careerOf(line.text, lexicon);
    if (!career) return [];
    const served = SERVED.has(bare(career.front)) || ACADEMIC.has(bare(career.front));
    const more = career.employer !== null || career.dated;
    if (!served && !(more && opensJobs(career.front, lexicon))) return [];
    const next = marked.find(({ index }) => index > line.index)?.index ?? lines.length;
    return [{ line, own: lines.slice(line.index + 1, next) }];
  });
  if (told.length === 0) return [];
  const alike = setLike(lines, marked);
  return told
    .filter(
      ({ line, own }) =>
        (marked.includes(line) || alike(line)) &&
        (ACADEMIC.has(bare(line.text)) ? overDatedPosts : overPosts)(own, lexicon),
    )
    .map(({ line }) => ({ line, kinds: ['experience'] }));
}

/** "Zivildienst" over where it was done: the service itself, where the heading says no more. */
export function serviceOfHeading({ text }: Line): string | null {
  return SERVICE_WORDS.includes(bare(text)) ? text.trim() : null;
}

/** "Expériences professionnelles chez Exemple", "Tätigkeiten bei der Muster AG". */
const AT_EMPLOYER = u`^[^:–—(]{6,60}\s(?:at|chez|au sein d(?:e|u)|bei(?: der)?|beim|presso)\s(?:l[ae]\s)?(\p{Lu}[^:–—(]{1,40})$`;

/** The employer that a heading names behind its dash, or behind a word that only employers follow. */
export function employerOfHeading({ text }: Line, lexicon: Lexicon): string | null {
  const [, at = null] = text.length <= LONGEST ? (AT_EMPLOYER.exec(text) ?? []) : [];
  if (at !== null && rangesIn(at, lexicon).length === 0 && !namesPost(at, lexicon)) return at;
  const career = careerOf(text, lexicon);
  if (!career?.employer || namesPost(career.employer, lexicon)) return null;
  return SERVED.has(bare(career.front)) || opensJobs(career.front, lexicon) ? career.employer : null;
}
