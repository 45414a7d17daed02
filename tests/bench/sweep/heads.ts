/** How the head of a job or of a degree stands: its rows, and what of it stands in a rail. */
import { isCjk } from '../../../src/resume/language.ts';
import { isOneLine, type Plan } from './axes.ts';
import { row, type Block, type Face, type Row, type Run } from './rows.ts';
import type { Words } from './words/words.ts';

export interface HeadFacts {
  readonly title: string;
  readonly firm: string;
  readonly town: string;
  readonly dates: string;
}

const FACES: Readonly<Record<Plan['face'], { title: Face; firm: Face }>> = {
  'title bold': { title: { bold: true }, firm: {} },
  'firm bold': { title: {}, firm: { bold: true } },
  'title bold, firm italic': { title: { bold: true }, firm: { italic: true } },
  'all the same': { title: {}, firm: {} },
  'title capitals': { title: {}, firm: {} },
  'firm capitals': { title: {}, firm: {} },
  'title coloured': { title: { colour: '#1f5a96' }, firm: {} },
  'firm small': { title: { scale: 1.08 }, firm: { scale: 0.92, colour: '#666666' } },
  'head bold': { title: { bold: true }, firm: { bold: true } },
};

/** What stands between two parts of a line. */
export function jointOf({ joint, language }: Plan): string {
  const cjk = isCjk(language);
  switch (joint) {
    case 'comma':
      return ', ';
    case 'dash':
      return cjk ? ' - ' : ' – ';
    case 'pipe':
      return cjk ? '｜' : ' | ';
    case 'dot':
      return language === 'ja' ? ' / ' : ' · ';
    case 'brackets':
      return ', ';
  }
}

const bracketed = (text: string, { language }: Plan): string => (isCjk(language) ? `（${text}）` : ` (${text})`);

interface Parts {
  readonly title: Run;
  readonly firm: Run;
  readonly town: Run | null;
  readonly dates: Run;
}

function partsOf({ title, firm, town, dates }: HeadFacts, plan: Plan): Parts {
  const faces = FACES[plan.face];
  const upper = (text: string, on: boolean): string => (on ? text.toLocaleUpperCase(plan.language) : text);
  return {
    title: { text: upper(title, plan.face === 'title capitals'), face: faces.title },
    firm: { text: upper(firm, plan.face === 'firm capitals'), face: faces.firm },
    town: plan.town === 'told' ? { text: town, face: plan.face === 'firm bold' ? {} : faces.firm } : null,
    dates: { text: dates, face: plan.face === 'head bold' ? { bold: true } : {} },
  };
}

/** The firm, and its town behind it. */
function firmRuns({ firm, town }: Parts, plan: Plan): Run[] {
  if (town === null) return [firm];
  const text = plan.joint === 'brackets' ? bracketed(town.text, plan) : `${jointOf(plan)}${town.text}`;
  return [firm, { ...town, text }];
}

/** The lines of a head without its dates. */
function linesOf(parts: Parts, plan: Plan, words: Words, head: Plan['head']): Row[] {
  const { title, firm, town } = parts;
  const joint: Run = { text: jointOf(plan) };
  const whole = firmRuns(parts, plan);
  switch (head) {
    case 'title / firm':
      return [row(title), row(...whole)];
    case 'firm / title':
      return [row(...whole), row(title)];
    case 'title / firm / town':
      return [row(title), row(firm), ...(town ? [row(town)] : [])];
    case 'firm / town / title':
      return [row(firm), ...(town ? [row(town)] : []), row(title)];
    case 'title, firm':
      if (plan.joint !== 'brackets') return [row(title, joint, ...whole)];
      return [row(title, { text: bracketed([firm, town].flatMap((run) => run?.text ?? []).join(', '), plan) })];
    case 'firm, title':
      return [row(...whole, joint, title)];
    case 'title at firm':
      return [row(title, { text: ` ${words.at} ` }, ...whole)];
    case 'posts of one firm':
      return [row(title)];
    case 'labelled':
    case 'row of cells':
      return [];
  }
}

const labelled = (label: string, run: Run, plan: Plan): Row =>
  row({ text: isCjk(plan.language) ? `${label}：` : `${label}: ` }, run);

function labelledRows(parts: Parts, plan: Plan, { labels }: Words): Row[] {
  const dates = labelled(labels.dates, parts.dates, plan);
  const firm = { ...parts.firm, text: firmRuns(parts, plan).map(({ text }) => text).join('') }; // prettier-ignore
  const rest = [labelled(labels.firm, firm, plan), labelled(labels.title, parts.title, plan)];
  return plan.dates === 'line before' ? [dates, ...rest] : [...rest, dates];
}

const withLast = (rows: readonly Row[], change: (last: Row) => Row): Row[] =>
  rows.map((each, place) => (place === rows.length - 1 ? change(each) : each));

/** The rows of a head with its dates where the plan puts them. */
function dated(rows: Row[], dates: Run, plan: Plan): Block {
  const [first, ...others] = rows;
  if (first === undefined) return { rows };
  switch (plan.dates) {
    case 'right, first line':
      return { rows: [{ ...first, right: dates }, ...others] };
    case 'right, last line':
      return { rows: withLast(rows, (last) => ({ ...last, right: dates })) };
    case 'line before':
      return { rows: [row(dates), ...rows] };
    case 'line after':
      return { rows: [...rows, row(dates)] };
    case 'rail':
      return { rail: dates, rows };
    case 'brackets':
      return {
        rows: [{ ...first, runs: [...first.runs, { ...dates, text: bracketed(dates.text, plan) }] }, ...others],
      };
    case 'colon':
      return { rows: [{ ...first, runs: [{ ...dates, text: isCjk(plan.language) ? `${dates.text}：` : `${dates.text}: ` }, ...first.runs] }, ...others] }; // prettier-ignore
    case 'joined':
      return { rows: withLast(rows, (last) => ({ ...last, runs: [...last.runs, { text: jointOf(plan) }, dates] })) };
  }
}

export function jobHead(facts: HeadFacts, plan: Plan, words: Words): Block {
  const parts = partsOf(facts, plan);
  if (plan.head === 'labelled') return { rows: labelledRows(parts, plan, words) };
  if (plan.head === 'row of cells') {
    const firm = { ...parts.firm, text: firmRuns(parts, plan).map(({ text }) => text).join('') }; // prettier-ignore
    return { rows: [{ runs: [], cells: [parts.dates, firm, parts.title] }] };
  }
  return dated(linesOf(parts, plan, words, plan.head), parts.dates, plan);
}

/** The line of a firm above its posts. */
export const firmRow = (facts: HeadFacts, plan: Plan): Row => row(...firmRuns(partsOf(facts, plan), plan));

const SCHOOL_HEADS = {
  'degree / school': 'title / firm',
  'school / degree': 'firm / title',
  'degree, school': 'title, firm',
  'school, degree': 'firm, title',
  'degree / school / town': 'title / firm / town',
} as const satisfies Record<Plan['school'], Plan['head']>;

/** A degree stands as a job does: what it is called for its title, the school for its firm. */
export function schoolHead(facts: HeadFacts, plan: Plan, words: Words): Block {
  // An "X (Y, Z)" of schools and towns is nobody's habit; a label is the jobs' own.
  const head = plan.dates === 'colon' && !isOneLine({ head: SCHOOL_HEADS[plan.school] }) ? 'title, firm' : SCHOOL_HEADS[plan.school]; // prettier-ignore
  const own: Plan = { ...plan, head, joint: isOneLine({ head }) && plan.joint === 'brackets' ? 'comma' : plan.joint };
  const parts = partsOf(facts, own);
  if (plan.head === 'row of cells') return { rows: [{ runs: [], cells: [parts.dates, parts.firm, parts.title] }] };
  const rows = linesOf(parts, own, words, head);
  return dated(rows, parts.dates, rows.length === 1 && plan.dates === 'right, last line' ? { ...own, dates: 'right, first line' } : own); // prettier-ignore
}
