/** The axes along which composed resumes differ, and plans that meet every pair of their values that a person would make. */
import { isCjk, LANGUAGES } from '../../../src/resume/language.ts';
import { Random } from './random.ts';

export const AXES = {
  language: LANGUAGES,
  layout: ['one column', 'left sidebar', 'right sidebar', 'schools in sidebar', 'headings in rail', 'ruled table', 'running heads'],
  head: [
    'title / firm', 'firm / title', 'title / firm / town', 'firm / town / title', 'title, firm', 'firm, title', 'title at firm',
    'posts of one firm', 'labelled', 'row of cells',
  ],
  dates: ['right, first line', 'right, last line', 'line before', 'line after', 'rail', 'brackets', 'colon', 'joined'],
  joint: ['comma', 'dash', 'pipe', 'dot', 'brackets'],
  town: ['told', 'none'],
  form: ['MM/YYYY', 'MM.YYYY', 'YYYY-MM', 'YYYY.MM', 'month long', 'month short', 'years'],
  span: [' – ', '–', ' - ', '-', ' — ', '～', 'word', 'from word'],
  ongoing: ['present', 'since', 'open', 'ended'],
  face: [
    'title bold', 'firm bold', 'title bold, firm italic', 'all the same', 'title capitals', 'firm capitals', 'title coloured',
    'firm small', 'head bold',
  ],
  text: ['•', '-', '–', '▪', '✓', '*', 'numbered', 'hanging', 'sentences', 'none', 'sentence and •', 'unmarked lines'],
  length: ['short', 'wrapped'],
  headings: ['capitals', 'bold', 'underlined', 'on colour', 'letterspaced', 'coloured', 'ruled'],
  wording: ['usual', 'other'],
  school: ['degree / school', 'school / degree', 'degree, school', 'school, degree', 'degree / school / town'],
  beside: ['nothing', 'grade', 'thesis', 'both'],
  contact: ['pipes', 'dots', 'stacked', 'labels', 'right'],
  order: ['experience first', 'education first', 'skills first'],
  typeface: ['sans', 'Helvetica', 'Times'],
} as const; // prettier-ignore
export type Axis = keyof typeof AXES;
export type Plan = { readonly [A in Axis]: (typeof AXES)[A][number] };

export const AXIS_NAMES = Object.keys(AXES) as Axis[];

/** Heads that stand in one line. */
export const isOneLine = ({ head }: Pick<Plan, 'head'>): boolean =>
  head === 'title, firm' || head === 'firm, title' || head === 'title at firm';

export const isSidebar = ({ layout }: Pick<Plan, 'layout'>): boolean =>
  layout === 'left sidebar' || layout === 'right sidebar' || layout === 'schools in sidebar';

/** Whether a person would make it so. */
export function isPlausible(plan: Plan): boolean {
  const { language, layout, head, dates, joint, town, form, span, ongoing, face, text, school, typeface } = plan;
  const cjk = isCjk(language);
  const stacked = !isOneLine(plan) && head !== 'posts of one firm';
  if (cjk && (face.includes('italic') || face.includes('capitals') || head === 'title at firm' || typeface !== 'sans'))
    return false;
  if (cjk && (ongoing === 'since' || span === 'from word')) return false;
  if (!cjk && (form === 'YYYY.MM' || span === '～')) return false;
  if (form === 'YYYY.MM' && span === '-') return false;
  if (form === 'YYYY-MM' && ((span !== ' – ' && span !== ' - ') || !(cjk || language === 'en'))) return false;
  if (form === 'MM.YYYY' && !['de', 'it', 'fr', 'pt'].includes(language)) return false;
  if (cjk && (form === 'month short' || (form === 'MM/YYYY' && language === 'zh'))) return false;
  if (form.startsWith('month') && (span === '–' || span === '-') && !cjk) return false;
  // "since" goes with words or with a form that has no opening word of its own.
  if (ongoing === 'since' && dates === 'joined' && joint === 'brackets') return false;
  if (layout === 'headings in rail' && dates === 'rail') return false;
  if (layout === 'ruled table' && dates !== 'rail') return false;
  if (head === 'row of cells' && (dates !== 'rail' || isSidebar(plan) || layout === 'headings in rail' || layout === 'ruled table'))
    return false; // prettier-ignore
  if (dates === 'colon' && head !== 'title, firm' && head !== 'firm, title' && head !== 'title at firm') return false;
  if (dates === 'right, last line' && (!stacked || head === 'row of cells')) return false;
  if (dates === 'line before' && head === 'posts of one firm') return false;
  if (head === 'labelled' && dates !== 'line before' && dates !== 'line after') return false;
  if (dates === 'joined' && (joint === 'brackets' || head === 'title at firm')) return false;
  if (joint === 'brackets' && isOneLine(plan) && head !== 'title, firm') return false;
  if (joint === 'brackets' && dates === 'brackets' && stacked && town === 'told') return false;
  if ((head === 'title / firm / town' || head === 'firm / town / title') && town === 'none') return false;
  if (cjk && joint === 'comma') return false;
  // Short lines that nothing sets apart are the other value's.
  if (text === 'hanging' && (cjk || plan.length === 'short')) return false;
  if (text === 'unmarked lines' && plan.length === 'wrapped') return false;
  if (school === 'degree / school / town' && layout === 'schools in sidebar' && dates === 'colon') return false;
  return true;
}

const pairsOf = (plan: Plan): string[] =>
  AXIS_NAMES.flatMap((one, place) =>
    AXIS_NAMES.slice(place + 1).map((other) => `${one}=${plan[one]} ${other}=${plan[other]}`),
  );

function drawn(random: Random): Plan {
  for (;;) {
    const plan = Object.fromEntries(
      AXIS_NAMES.map((axis) => [axis, random.pick<string>(AXES[axis])]),
    ) as unknown as Plan;
    if (isPlausible(plan)) return plan;
  }
}

/** So many candidates are drawn for each plan; the one that meets most new pairs is taken. */
const CANDIDATES = 12;

/** The first `count` plans of a seed; languages take turns, so that each has its share. */
export function plansOf(seed: number, count: number): Plan[] {
  const random = new Random(seed);
  const met = new Set<string>();
  return Array.from({ length: count }, (_, place) => {
    const language = LANGUAGES[place % LANGUAGES.length];
    const candidates: { plan: Plan; fresh: number }[] = [];
    while (candidates.length < CANDIDATES) {
      const plan = { ...drawn(random), language: language ?? 'en' };
      if (isPlausible(plan)) candidates.push({ plan, fresh: pairsOf(plan).filter((pair) => !met.has(pair)).length });
    }
    const best = candidates.reduce((a, b) => (b.fresh > a.fresh ? b : a)).plan;
    for (const pair of pairsOf(best)) met.add(pair);
    return best;
  });
}
