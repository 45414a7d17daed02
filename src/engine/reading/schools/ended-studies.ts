/** How Japanese studies were begun and ended, behind what was studied: "英文科 中退", "国文学科 入学" over "国文学科 卒業". */
import type { Lexicon } from '../../lexicons/lexicon.ts';
import type { Entry } from '../reading.ts';

const BEGUN = /(?:^|\s?)(?:編?入学|進学)$/u;
const ENDED =
  /(?:^|\s|(?<=[)）]))(?:卒業?|修了|(?:中途|満期|単位(?:取得|修得)(?:後|の上|満期)?)?退学|中退|在学中?)(?:見込み?|予定)?(?=\s?[(（](?:学士|修士|博士|専門士)[^\s]*[)）]$|$)/u;
/** "駿河大学経済学部経営学科": in one word with the school. */
const GLUED = /^(\S{2,16}?(?:大学院|短期大学|大学))(\S{2,}(?:学部|学科|研究科|専攻|学群|学域|課程))$/u;

/** The degree in brackets, "卒業（学士）", stays. */
const bare = (title: string | null): string =>
  (title ?? '')
    .replace(ENDED, '')
    .replace(BEGUN, '')
    .replace(/\s+(?=[(（])/u, '')
    .trim();

/** The row in which studies were begun and the one in which they ended are of one. */
function joined(begun: Entry, ended: Entry): Entry | null {
  const same = begun.section === 'education' && ended.section === 'education' && begun.organisation === ended.organisation; // prettier-ignore
  const dated = begun.dates !== null && ended.dates !== null && begun.dates.start === null && ended.dates.start === null; // prettier-ignore
  const said = ({ header }: Entry): string => header.map(({ text }) => text).join(' ');
  if (!same || !dated || !/入学|進学/u.test(said(begun)) || !/卒業|修了|退学|中退/u.test(said(ended))) return null;
  const [first, last] = [bare(begun.title), bare(ended.title)];
  if (!first.includes(last) && !last.includes(first)) return null;
  const title = first.length > last.length ? first : last;
  const dates = { ...ended.dates, start: begun.dates.end };
  return { ...ended, header: [...begun.header, ...ended.header], title: title === '' ? null : title, dates };
}

/** "卒業" alone is no degree. */
function withoutVerb(entry: Entry): Entry {
  const { section, title, organisation } = entry;
  if (section !== 'education' || title === null) return entry;
  const subject = bare(title);
  // "経済学部 卒業" is told as it is written.
  if (subject !== '') return entry;
  const words = [organisation ?? '', ...entry.header.flatMap(({ cells }) => cells.map(({ text }) => text))];
  const [, school, course] = words.map((word) => GLUED.exec(word)).find((match) => match !== null) ?? [];
  return school === undefined || course === undefined
    ? { ...entry, title: null }
    : { ...entry, title: course, organisation: school };
}

export function withStudiesEnded(entries: readonly Entry[], lexicon: Lexicon): readonly Entry[] {
  if (lexicon.language !== 'ja') return entries;
  return entries
    .reduce<Entry[]>((own, entry) => {
      const last = own.at(-1);
      const whole = last ? joined(last, entry) : null;
      return whole ? [...own.slice(0, -1), whole] : [...own, entry];
    }, [])
    .map(withoutVerb);
}
