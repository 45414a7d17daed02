/** The bullets that tell what somebody achieved: those of the jobs; of the projects where a student has had none. */
import { u } from '../../../resume/patterns.ts';
import { GROUP_CHARACTERS, GROUP_CLOSINGS, GROUP_OPENINGS } from '../../lexicons/department-words.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { emailIn } from '../contacts/addresses.ts';
import { isJobNote } from '../entries/fields.ts';
import { CJK, key, keysOf } from '../text/fold.ts';
import { oncePer } from '../text/once.ts';
import type { Bullet, Entry, Line, Reading, Section } from '../reading.ts';
import { lengthOf, plain } from '../text/words.ts';

export type Described = Pick<Reading, 'bullets' | 'entries' | 'sections'>;

/** No job and an education section. */
export function isStudent({ entries, sections }: Pick<Reading, 'entries' | 'sections'>): boolean {
  const works = entries.some((entry) => entry.section === 'experience');
  return !works && sections.some((section) => section.kind === 'education');
}

/** Entries that stand for work. */
export function workEntries(reading: Pick<Reading, 'entries' | 'sections'>): readonly Entry[] {
  const kind =
    isStudent(reading) && !reading.sections.some((section) => section.kind === 'experience')
      ? 'projects'
      : 'experience';
  return reading.entries.filter((entry) => entry.section === kind);
}

const SUNDRY: ReadonlySet<string> = new Set(keysOf([...GROUP_OPENINGS, ...GROUP_CLOSINGS]));

/** "Expériences diverses", "Other experience". */
function isSundry({ heading }: Section): boolean {
  const label = key(heading.line.text);
  return GROUP_CHARACTERS.some((word) => label.includes(word)) || label.split(' ').some((word) => SUNDRY.has(word));
}

/** Indexes of the lines of a heading over sundries (a driving licence, a voluntary day) that holds no job, where others do. */
export const sundryLines = oncePer(
  ({ sections, entries }: Pick<Reading, 'entries' | 'sections'>): ReadonlySet<number> => {
    const heads = new Set(
      entries.flatMap(({ section, header }) => (section === 'experience' ? header : [])).map(indexOf),
    );
    const jobs = sections.filter(({ kind }) => kind === 'experience');
    const told = jobs.filter(({ lines }) => lines.some(({ index }) => heads.has(index)));
    if (told.length === 0) return new Set();
    return new Set(
      jobs.filter((section) => !told.includes(section) && isSundry(section)).flatMap(({ lines }) => lines.map(indexOf)),
    );
  },
);

const indexOf = ({ index }: Line): number => index;

export function workBullets(reading: Described): readonly Bullet[] {
  const { bullets, sections } = reading;
  const sundry = sundryLines(reading);
  const jobs = bullets.filter(
    ({ section, lines }) => section === 'experience' && !lines.some(({ index }) => sundry.has(index)),
  );
  if (jobs.length > 0 || sections.some((section) => section.kind === 'experience')) return jobs;
  const projects = bullets.filter((bullet) => bullet.section === 'projects');
  return projects.length > 0 || sections.length > 0 ? projects : bullets;
}

const PARTED = /[,、，;；/|·]/u;
const ASIDE = /[（(][^（()）]{0,60}[)）]/gu;
/** "ES6", "MySQL", "Node.js", "PHP": no word of a sentence. */
const NAME_OF_A_TOOL = u`\d|\p{Ll}\p{Lu}|\p{L}\.\p{L}|[+#]|^\p{Lu}{2,}$`;
const TOOL_WORDS = 3;
/** In characters: a row that is longer goes on in sentences. */
const MOST_OF_TOOLS = 120;

/** "Rails 7, PostgreSQL", "Django、Terraform": names and nothing else, in ja and zh in Latin letters. */
function isRowOfTools(text: string, language: Reading['language']): boolean {
  const bare = text.replace(ASIDE, '').trim();
  if (bare.length > MOST_OF_TOOLS) return false;
  const parts = bare.split(PARTED).map((part) => part.trim().split(/\s+/u));
  if (parts.some((words) => words[0] === '' || words.length > TOOL_WORDS)) return false;
  if (language === 'ja' || language === 'zh')
    return !CJK.test(bare) && parts.every((words) => words.length === 1 || u`^[\p{Lu}\d]`.test(words[0] ?? ''));
  // "Zuständig für EDV, SAP" says something.
  if (parts.some((words) => words.length > 1 && words.some((word) => u`^\p{Ll}+$`.test(word)))) return false;
  const named = parts.filter((words) => words.some((word) => NAME_OF_A_TOOL.test(word)));
  return parts.length > 1 && named.length >= parts.length / 3;
}

/** "Technologies: React, Node": names tools, claims nothing. */
function listsTools(text: string, lexicon: Lexicon | null): boolean {
  const label = /^([^:：]{2,40})[:：]/u.exec(text)?.[1];
  if (label === undefined || !lexicon) return false;
  const folded = plain(label).trim();
  if (/stack|tech/.test(folded)) return true;
  const words = lexicon.headingWords.skills ?? [];
  return (
    lexicon.headings.skills.some((name) => plain(name) === folded) ||
    words.some((word) => folded.split(' ').includes(plain(word)))
  );
}

/** "(12/2011 – 06/2014) Stadt Orvel": a job told in one item. */
const PERIOD = u`^\(?(?:\d{1,2}[./])?(?:19|20)\d{2}\s?[-–—]\s?(?:(?:\d{1,2}[./])?(?:19|20)\d{2}|\p{L})`;

/** A row of contact data, whom one answered to, or a whole job behind a mark says nothing of what was done. */
function isNoDeed(text: string): boolean {
  return PERIOD.test(text) || (text.length < LONGEST_ROW && (emailIn(text) !== null || isJobNote({ text })));
}

/** From this share of scraps on the jobs are told in nothing else. */
const SCRAPS = 1 / 3;
const FEWEST_SCRAPS = 2;
/** Of contact data. */
const LONGEST_ROW = 60;

/**
 * Without lists of tools and without scraps of one or two words (five characters in ja and zh), which are names rather than deeds; but where
 * a good part of the bullets are scraps, they are all that is said of the jobs, and are judged as that.
 */
export const achievementBullets = oncePer(
  (reading: Described & Pick<Reading, 'lexicon' | 'language'>): readonly Bullet[] => {
    const least = reading.language === 'ja' || reading.language === 'zh' ? 6 : 3;
    const told = workBullets(reading).filter(
      ({ text }) => !listsTools(text, reading.lexicon) && !isRowOfTools(text, reading.language) && !isNoDeed(text),
    );
    const whole = told.filter((bullet) => lengthOf(bullet.text, reading.language) >= least);
    const scraps = told.length - whole.length;
    return scraps >= FEWEST_SCRAPS && scraps >= SCRAPS * told.length ? told : whole;
  },
);
