/** Jobs and degrees that the rules did not tell, or told unlikely, read once more by what the texts of their heads name (`heads/kind-odds.ts`). */
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { HOUSEHOLDS, SELF_EMPLOYED, SERVICES } from '../../lexicons/self-employment.ts';
import { key, keysOf } from '../text/fold.ts';
import { isCjk } from '../../../resume/language.ts';
import { u } from '../../../resume/patterns.ts';
import { employerScore, postScore } from '../han/han-scores.ts';
import { marksFor, organisationScore } from '../heads/head-marks.ts';
import { namesPost } from '../heads/headers.ts';
import { kindOdds, type KindOdds } from '../heads/kind-odds.ts';
import type { Entry } from '../reading.ts';
import { withoutToldBehind } from './told-behind.ts';
import { headTextsOf, overlap } from './second-texts.ts';

/** All odds are logarithms of shares. Of heads that were read rightly one in twenty-five lies below it. */
const DOUBTED = -5;
/** By so much another reading has to be likelier. */
const MARGIN = 5;
const NEVER = -99;
/** And each of both as likely by itself. */
const LEAST = -1.5;
/** A job may lack one of both. */
const NONE = -5;
/** A line further down is less likely to be of the head, and what is cut out of a text than what stands by itself. */
const BELOW = 0.25;
const CUT = 0.3;
/** What the rules tell is likelier. */
const KEPT = 1;
/** Where one works may be a school, but is so less often. */
const SCHOOL = -0.3;
/** Of which neither is likelier: no job, no studies. */
const NO_JOB = -3.5;
const NO_STUDIES = -4.2;
/** Sure enough to be one. */
const SURE = -1;

export type OddsOf = (text: string, lexicon: Lexicon) => KindOdds;
type Head = Pick<Entry, 'title' | 'organisation'>;

interface Likely {
  readonly title: number;
  readonly organisation: number;
}

const employs = ({ employer, school }: KindOdds): number => Math.max(employer, school + SCHOOL);

/** How likely both are what they are taken for. */
function likelinessOf({ section, title, organisation }: Entry, lexicon: Lexicon, oddsOf: OddsOf): Likely {
  const [post, firm] = [title === null ? null : oddsOf(title, lexicon), organisation === null ? null : oddsOf(organisation, lexicon)]; // prettier-ignore
  if (section === 'education')
    return { title: post?.degree ?? NONE, organisation: firm ? Math.max(firm.school, firm.employer) : NONE };
  return { title: post?.post ?? NONE, organisation: firm ? employs(firm) : NONE };
}

const OWN_MASTERS = keysOf([...SELF_EMPLOYED, ...HOUSEHOLDS, ...SERVICES]);

/** Whether the lists know a post in it. */
function namesPostByRule(text: string, lexicon: Lexicon): boolean {
  return isCjk(lexicon.language) ? postScore(text, lexicon) > 0 : namesPost(text, lexicon);
}

/** Whether the lists know an employer in it. */
function namesFirmByRule(text: string, lexicon: Lexicon): boolean {
  return isCjk(lexicon.language) ? employerScore(text, lexicon) > 0 : organisationScore(text, marksFor(lexicon, false)) > 0; // prettier-ignore
}

/** Who works for oneself, or serves, need not tell for whom. */
function isOwnMaster({ title, header }: Entry): boolean {
  const told = [title ?? '', ...header.map(({ text }) => text)].map(key);
  return title !== null && told.some((text) => OWN_MASTERS.some((word) => text.includes(word)));
}

/** Longer ones are a sentence, or hold both. */
const LONG = 60;

/** "Maurer EFZ" of "Lehre als Maurer EFZ": what the rules told of a head, cut short. */
function isShorter(text: string, own: string | null, header: Entry['header']): boolean {
  if (own === null || own === text || !own.includes(text)) return false;
  return own.length <= LONG || header.some(({ cells }) => cells.some((cell) => cell.text === own));
}

/** What is cut out of a sentence goes on with it: "l’emploi des réseaux mobiles". */
const SMALL = u`^\p{Ll}`;

/** "Sra. Gómez, referencias disponibles" */
const PERSON = u`^(?:Sra?|Srta|Mme|Mlle|Mrs?|Ms|Frau|Herr|Sig|Sig\.ra|Dott|Dr|Dra|Prof)\.?\s\p{Lu}`;

/** The likeliest post and employer of a job's texts; null where its own are as likely. */
function likelierHead(entry: Entry, own: Likely, lexicon: Lexicon, oddsOf: OddsOf): Head | null {
  if (isOwnMaster(entry)) return null;
  const { title, organisation, header } = entry;
  const isPost = title !== null && own.title > NO_JOB && namesPostByRule(title, lexicon);
  const texts = headTextsOf(entry, lexicon).map((text) => {
    const odds = oddsOf(text.text, lexicon);
    const less = BELOW * text.line + CUT * text.cut;
    const [post, firm] = [odds.post, employs(odds)];
    // Of what was done there only the post may stand that no head tells.
    const isBody = text.line >= header.length;
    const noPost =
      isPost || text.cut > 2 || post < LEAST || isShorter(text.text, title, header) || (isBody && title !== null);
    const noFirm =
      firm < LEAST ||
      (text.cut > 1 && SMALL.test(text.text)) ||
      isShorter(text.text, organisation, header) ||
      PERSON.test(text.text) ||
      (isBody && title !== null);
    return {
      text,
      post: text.text === title ? post + KEPT : noPost ? NEVER : post - less,
      firm: text.text === organisation ? firm + KEPT : noFirm ? NEVER : firm - less,
    };
  });
  let best: Head | null = null;
  let most = own.title + own.organisation + MARGIN;
  for (const post of texts)
    for (const firm of texts) {
      if (post.post + firm.firm <= most || overlap(post.text, firm.text)) continue;
      most = post.post + firm.firm;
      best = { title: post.text.text, organisation: firm.text.text };
    }
  return best;
}

/** The school of studies whose school is neither that nor an employer. */
function likelierSchool(entry: Entry, own: Likely, lexicon: Lexicon, oddsOf: OddsOf): Head | null {
  if (entry.organisation === null || own.organisation >= NO_STUDIES) return null;
  const texts = headTextsOf(entry, lexicon).map(({ text, line, cut }) => ({ text, school: oddsOf(text, lexicon).school - BELOW * line - CUT * cut })); // prettier-ignore
  const parts = [entry.title ?? '', entry.organisation];
  const apart = texts.filter(({ text }) => parts.every((part) => part === '' || (!part.includes(text) && !text.includes(part)))); // prettier-ignore
  const best = apart.reduce<(typeof apart)[number] | null>((most, one) => (most && most.school >= one.school ? most : one), null); // prettier-ignore
  return best && best.school > SURE ? { title: entry.title, organisation: best.text } : null;
}

/** A dated head that tells where one worked, over an undated one that tells as what. */
function areHalves(above: Entry, below: Entry | undefined, lexicon: Lexicon, oddsOf: OddsOf): below is Entry {
  if (below?.section !== 'experience' || above.section !== 'experience' || !above.dates || below.dates) return false;
  if (above.bullets.length > 0 || below.title === null || oddsOf(below.title, lexicon).post < SURE) return false;
  const named = below.header.some(({ text }) => below.organisation !== null && text.includes(below.organisation));
  return !named && (above.title === null || oddsOf(above.title, lexicon).post < LEAST);
}

/** The likeliest of a head's texts; what the rules say where none is likely. */
function likeliestEmployer(entry: Entry, lexicon: Lexicon, oddsOf: OddsOf): string | null {
  const own = entry.organisation === null ? NONE : employs(oddsOf(entry.organisation, lexicon));
  let [best, most] = [entry.organisation, Math.max(own, LEAST)];
  for (const { text, line, cut } of headTextsOf(entry, lexicon)) {
    const likely = employs(oddsOf(text, lexicon)) - BELOW * line - CUT * cut;
    if (likely > most) [best, most] = [text, likely];
  }
  return best;
}

function withHalvesJoined(entries: readonly Entry[], lexicon: Lexicon, oddsOf: OddsOf): Entry[] {
  const joined: Entry[] = [];
  for (let at = 0; at < entries.length; at += 1) {
    const [own, below] = [entries[at] as Entry, entries[at + 1]];
    if (!areHalves(own, below, lexicon, oddsOf)) joined.push(own);
    else {
      at += 1;
      joined.push({
        ...own,
        title: below.title,
        organisation: likeliestEmployer(own, lexicon, oddsOf),
        header: [...own.header, ...below.header],
        bullets: below.bullets,
        paragraphs: [...own.paragraphs, ...below.paragraphs],
      });
    }
  }
  return joined;
}

/** "Programme Manager, Niger" below the posts of an employer: a country is none. */
function withEmployerAbove(entries: readonly Entry[], lexicon: Lexicon, oddsOf: OddsOf): Entry[] {
  return entries.map((entry, at) => {
    const above = entries[at - 1];
    if (entry.section !== 'experience' || entry.organisation === null || above?.section !== 'experience') return entry;
    const odds = oddsOf(entry.organisation, lexicon);
    // The posts below the first are told without the employer's line.
    if (above.header.length <= entry.header.length || odds.place < SURE || employs(odds) > NO_JOB) return entry;
    return { ...entry, organisation: above.organisation };
  });
}

/** The others are so many times as many. */
const ODD_ONE = 3;

/** Without the odd one that is likely no job, or no studies. */
function withoutUnlikely(entries: readonly Entry[], lexicon: Lexicon, oddsOf: OddsOf): readonly Entry[] {
  const kept = entries.filter((entry) => {
    const { section, title, organisation } = entry;
    const texts = [title, organisation].filter((text) => text !== null);
    if (texts.length > 1 || texts.some((text) => namesPostByRule(text, lexicon) || namesFirmByRule(text, lexicon))) return true; // prettier-ignore
    const odds = texts.map((text) => oddsOf(text, lexicon));
    if (section === 'experience') return odds.some((own) => Math.max(own.post, employs(own)) >= NO_JOB);
    return section !== 'education' || odds.some(({ degree, school, employer }) => Math.max(degree, school, employer) >= NO_STUDIES); // prettier-ignore
  });
  const isFew = (section: Entry['section']): boolean => {
    const [left, all] = [kept, entries].map((own) => own.filter((entry) => entry.section === section).length);
    return (left ?? 0) >= ODD_ONE * ((all ?? 0) - (left ?? 0));
  };
  return entries.filter((entry) => kept.includes(entry) || !isFew(entry.section));
}

function withoutTails(entry: Entry, lexicon: Lexicon, oddsOf: OddsOf): Entry {
  const { section, title, organisation } = entry;
  if (section !== 'experience') return entry;
  return {
    ...entry,
    title: title === null ? null : withoutToldBehind(title, ['post'], lexicon, oddsOf),
    organisation: organisation === null ? null : withoutToldBehind(organisation, ['employer', 'school'], lexicon, oddsOf), // prettier-ignore
  };
}

/** Entries in the order of the page, those that are unlikely as they were read by another reading that is much likelier. */
export function withSecondReading(
  entries: readonly Entry[],
  lexicon: Lexicon,
  oddsOf: OddsOf = kindOdds,
): readonly Entry[] {
  const again = withHalvesJoined(entries, lexicon, oddsOf).map((entry) => {
    const own = likelinessOf(entry, lexicon, oddsOf);
    if (own.title + own.organisation >= DOUBTED) return entry;
    const told = entry.section === 'education' ? likelierSchool(entry, own, lexicon, oddsOf) : entry.section === 'experience' ? likelierHead(entry, own, lexicon, oddsOf) : null; // prettier-ignore
    return told ? { ...entry, ...told } : entry;
  });
  const short = again.map((entry) => withoutTails(entry, lexicon, oddsOf));
  return withoutUnlikely(withEmployerAbove(short, lexicon, oddsOf), lexicon, oddsOf);
}
