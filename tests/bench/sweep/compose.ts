/** A plan made a resume: what is drawn, and the label that tells what is true of it, from the same words. */
import { isCjk } from '../../../src/resume/language.ts';
import type { SectionKind } from '../../../src/resume/report.ts';
import type { BlindLabel } from '../blind-label.ts';
import { isSidebar, type Plan } from './axes.ts';
import { pointLabel, pointText, spanText, type Point } from './dates.ts';
import { firmRow, jobHead, schoolHead } from './heads.ts';
import type { Random } from './random.ts';
import { row, type Block, type Chapter, type Composed, type Row } from './rows.ts';
import type { Part, Words } from './words/words.ts';

interface Context {
  readonly random: Random;
  readonly plan: Plan;
  readonly words: Words;
  /** The one word for "present" of this resume. */
  readonly present: string;
}

const earlier = ({ year, month }: Point, months: number): Point => {
  const count = year * 12 + month - 1 - months;
  return { year: Math.floor(count / 12), month: (count % 12) + 1 };
};

const GLYPHS: Partial<Record<Plan['text'], string>> = { '•': '•', '-': '-', '–': '–', '▪': '▪', '✓': '✓', '*': '*', 'sentence and •': '•' }; // prettier-ignore

/** What is said of a job, and how many list items it is. */
function jobText({ random, plan, words }: Context, used: Set<string>): { rows: Row[]; items: number } {
  const cjk = isCjk(plan.language);
  const fresh = words.bullets.filter((text) => !used.has(text));
  const pool = fresh.length < 8 ? words.bullets : fresh;
  const chosen = random.some(pool, random.whole(2, 4));
  for (const text of chosen) used.add(text);
  const joined = (text: string): string => {
    const more = random.pick(words.bullets.filter((other) => other !== text));
    return cjk
      ? `${text}${plan.language === 'ja' ? '、' : '，'}${more}`
      : `${text}; ${more.charAt(0).toLowerCase()}${more.slice(1)}`;
  };
  const long = plan.length === 'wrapped' ? chosen.map(joined) : chosen;
  // An item of one line hangs by nothing.
  const texts = plan.text === 'hanging' ? long.map(joined) : long;
  const prose = row({ text: texts.map((text) => (cjk ? `${text}。` : `${text}.`)).join(cjk ? '' : ' ') });
  switch (plan.text) {
    case 'none':
      return { rows: [], items: 0 };
    case 'sentences':
      return { rows: [prose], items: 0 };
    case 'hanging':
      return { rows: texts.map((text) => ({ ...row({ text }), hang: 14 })), items: texts.length };
    case 'unmarked lines':
      return { rows: texts.map((text) => row({ text })), items: texts.length };
    case 'numbered':
      return { rows: texts.map((text, at) => ({ ...row({ text }), mark: `${String(at + 1)}.` })), items: texts.length };
    case 'sentence and •': {
      const [first = '', ...rest] = texts;
      const opening = row({ text: cjk ? `${first}。` : `${first}.` });
      return { rows: [opening, ...rest.map((text) => ({ ...row({ text }), mark: '•' }))], items: rest.length };
    }
    default:
      return { rows: texts.map((text) => ({ ...row({ text }), mark: GLYPHS[plan.text] ?? '•' })), items: texts.length };
  }
}

interface Told<T> {
  readonly blocks: Block[];
  readonly records: T[];
}

function jobsOf(context: Context): Told<BlindLabel['jobs'][number]> & { items: number } {
  const { random, plan, words, present } = context;
  const count = plan.layout === 'running heads' ? 6 : random.whole(2, 4);
  const titles = random.some(words.titles, count);
  const firms = random.some(words.firms, count);
  const used = new Set<string>();
  const blocks: Block[] = [];
  const records: BlindLabel['jobs'][number][] = [];
  let items = 0;
  let end: Point | null = plan.ongoing === 'ended' ? { year: 2025, month: random.whole(3, 10) } : null;
  const grouped = plan.head === 'posts of one firm';
  for (let place = 0; place < count; place += 1) {
    // Two posts in the first firm, one or two in the others.
    const opens = !grouped || place !== 1;
    const firm = (opens ? firms[place] : firms[place - 1]) ?? '';
    const start: Point = earlier(end ?? { year: 2025, month: 11 }, random.whole(9, 44));
    const told = spanText(start, end, plan, words, present);
    const title = titles[place] ?? '';
    const facts = { title, firm, town: random.pick(words.towns), dates: told.text };
    const head = jobHead(facts, plan, words);
    const text = jobText(context, used);
    items += text.items;
    const above = grouped && opens ? [firmRow(facts, plan)] : [];
    if (above.length > 0 && head.rail !== undefined) blocks.push({ rail: null, rows: above });
    const rows = head.rail === undefined ? [...above, ...head.rows] : head.rows;
    blocks.push({ ...head, rows: [...rows, ...text.rows], ruled: plan.layout === 'ruled table' });
    records.push({ title, company: firm, start: told.start, end: told.end });
    end = earlier(start, grouped && place === 0 ? 0 : random.whole(1, 3));
  }
  return { blocks, records, items };
}

function schoolsOf({ random, plan, words, present }: Context, narrow: boolean): Told<BlindLabel['education'][number]> {
  const count = random.whole(1, 3);
  const degrees = random.some(words.degrees, count);
  const schools = random.some(words.schools, count);
  const points = random.chance(0.4);
  let end: Point = { year: random.whole(2011, 2014), month: random.pick([6, 7, 9]) };
  const blocks: Block[] = [];
  const records: BlindLabel['education'][number][] = [];
  for (const [place, degree] of degrees.entries()) {
    const school = schools[place] ?? '';
    const start = earlier(end, random.whole(20, 46));
    const dates = points ? pointText(end, plan, words) : spanText(start, end, plan, words, present).text;
    const own: Plan = narrow && ['rail', 'right, first line', 'right, last line'].includes(plan.dates) ? { ...plan, dates: 'line after' } : plan; // prettier-ignore
    const head = schoolHead({ title: degree, firm: school, town: random.pick(words.towns), dates }, own, words);
    const beside = [
      ...(plan.beside === 'grade' || plan.beside === 'both' ? [row({ text: random.pick(words.grades) })] : []),
      ...(plan.beside === 'thesis' || plan.beside === 'both' ? [row({ text: random.pick(words.theses) })] : []),
    ];
    blocks.push({ ...head, rows: [...head.rows, ...beside], ruled: plan.layout === 'ruled table' });
    records.push({ degree, school, end: pointLabel(end, plan) });
    end = earlier(start, random.whole(1, 4));
  }
  return { blocks, records };
}

/** The contact details as written, each with the word that tells it. */
function contactOf({ random, plan, words }: Context): {
  rows: Row[];
  label: Pick<BlindLabel, 'email' | 'phone' | 'location'>;
} {
  const email = `${random.pick(['kontakt', 'mail', 'cv', 'post'])}.${String(random.whole(11, 97))}@example.org`;
  const [phone = '', e164 = ''] = random.pick(words.phones).split('|');
  const [home = '', place = ''] = random.pick(words.homes).split('|');
  const { labels } = words;
  const pieces = [
    { label: labels.address, text: home },
    { label: labels.phone, text: phone },
    { label: labels.email, text: email },
  ];
  const colon = isCjk(plan.language) ? '：' : ': ';
  const rows =
    plan.contact === 'labels'
      ? pieces.map(({ label, text }) => row({ text: `${label}${colon}${text}` }))
      : isSidebar(plan) || plan.contact === 'stacked' || plan.contact === 'right'
        ? pieces.map(({ text }) => ({ ...row({ text }), ...(plan.contact === 'right' && !isSidebar(plan) && { align: 'right' as const }) })) // prettier-ignore
        : [row({ text: pieces.map(({ text }) => text).join(plan.contact === 'pipes' ? ' | ' : ' · ') })];
  return { rows, label: { email, phone: e164, location: place } };
}

/** The resume of a plan, from the words of its language. */
export function composed(plan: Plan, random: Random, words: Words): { drawing: Composed; label: BlindLabel } {
  const context: Context = { random, plan, words, present: random.pick(words.present) };
  const name = random.pick(words.people);
  const contact = contactOf(context);
  const jobs = jobsOf(context);
  const narrow = plan.layout === 'schools in sidebar';
  const schools = schoolsOf(context, narrow);
  const sidebar = isSidebar(plan);
  const heading = (part: Part | 'contact'): string => {
    const [usual = '', ...others] = words.headings[part];
    return plan.wording === 'usual' ? usual : random.pick(others);
  };
  const listed = (items: readonly string[], apart: boolean): Block[] => [
    {
      rows: apart
        ? items.map((text) => row({ text }))
        : [row({ text: items.join(isCjk(plan.language) ? '、' : ', ') })],
    },
  ];
  const blocks: Readonly<Record<Part, () => Block[]>> = {
    summary: () => [{ rows: [row({ text: words.summary.join(isCjk(plan.language) ? '' : ' ') })] }],
    experience: () => jobs.blocks,
    education: () => schools.blocks,
    skills: () => listed(random.some(words.skills, random.whole(4, 7)), sidebar),
    languages: () => listed(random.some(words.tongues, random.whole(2, 3)), sidebar || random.chance(0.5)),
    interests: () => listed(random.some(words.interests, 3), sidebar),
  };
  const extra: Part[] = [...(random.chance(0.8) ? ['languages' as const] : []), ...(random.chance(0.5) ? ['interests' as const] : [])]; // prettier-ignore
  const first: Part[] = random.chance(0.6) ? ['summary'] : [];
  const order: Part[] =
    plan.order === 'experience first'
      ? [...first, 'experience', 'education', 'skills', ...extra]
      : plan.order === 'education first'
        ? [...first, 'education', 'experience', 'skills', ...extra]
        : [...first, 'skills', 'experience', 'education', ...extra];
  const inSide = (part: Part): boolean =>
    sidebar && (part === 'skills' || part === 'languages' || part === 'interests' || (narrow && part === 'education'));
  const chapter = (part: Part): Chapter => ({ heading: heading(part), blocks: blocks[part]() });
  const headline: Row[] = random.chance(0.5)
    ? [row({ text: jobs.records[0]?.title ?? '', face: { scale: 1.2, colour: '#555555' } })]
    : [];
  const nameRow = row({ text: name, face: { bold: true, scale: 2.1 } });
  const sideContact: Chapter = { heading: random.chance(0.75) ? heading('contact') : null, blocks: [{ rows: contact.rows }] }; // prettier-ignore
  const kinds: SectionKind[] = [...order];
  return {
    drawing: {
      head: sidebar ? [nameRow, ...headline] : [nameRow, ...headline, ...contact.rows],
      main: order.filter((part) => !inSide(part)).map(chapter),
      side: sidebar ? [sideContact, ...order.filter(inSide).map(chapter)] : [],
      running: plan.layout === 'running heads' ? { top: name, foot: words.page } : null,
    },
    label: {
      set: 'dev',
      language: plan.language,
      country: words.country,
      name,
      ...contact.label,
      sections: kinds,
      // A licence among the skills is one to some readers.
      optional: ['certifications'],
      jobs: jobs.records,
      education: schools.records,
      columns: sidebar ? 2 : 1,
      bullets: jobs.items,
    },
  };
}
