/** Dates as composed resumes write them, and what they say. */
import { isCjk } from '../../../src/resume/language.ts';
import type { Plan } from './axes.ts';
import type { Words } from './words/words.ts';

export interface Point {
  readonly year: number;
  readonly month: number;
}

export interface Told {
  readonly text: string;
  readonly start: string;
  readonly end: string;
}

/** A point in time in the plan's form. */
export function pointText({ year, month }: Point, plan: Plan, words: Words): string {
  const { form, language } = plan;
  const [y, m] = [String(year), String(month).padStart(2, '0')];
  switch (form) {
    case 'MM/YYYY':
      return isCjk(language) ? `${y}/${m}` : `${m}/${y}`;
    case 'MM.YYYY':
      return `${m}.${y}`;
    case 'YYYY-MM':
      return `${y}-${m}`;
    case 'YYYY.MM':
      return `${y}.${m}`;
    case 'years':
      return language === 'ja' || (language === 'zh' && plan.span === 'word') ? `${y}年` : y;
    case 'month long':
    case 'month short': {
      if (isCjk(language)) return `${y}年${String(month)}月`;
      const names = form === 'month long' ? words.months : words.shortMonths;
      const name = names[month - 1] ?? '';
      const capital = language === 'de' || language === 'en' ? name : name.toLowerCase();
      return `${capital}${form === 'month long' ? words.ofYear : ' '}${y}`;
    }
  }
}

/** What a label says of it. */
export const pointLabel = ({ year, month }: Point, { form }: Plan): string =>
  form === 'years' ? String(year) : `${String(year)}-${String(month).padStart(2, '0')}`;

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** A span of time as the plan writes it; `end` null for one that lasts. */
export function spanText(start: Point, end: Point | null, plan: Plan, words: Words, present: string): Told {
  const first = pointText(start, plan, words);
  const from = pointLabel(start, plan);
  const inside = plan.dates === 'brackets' || plan.dates === 'joined';
  const [opening, joining] = words.span;
  const worded = plan.span === 'word' || plan.span === 'from word';
  const joint = worded ? (isCjk(plan.language) && plan.language === 'zh' ? joining : ` ${joining} `) : plan.span;
  const opened = plan.span === 'from word' ? `${inside ? lower(opening) : opening} ` : '';
  if (end !== null) {
    const last = pointText(end, plan, words);
    return { text: `${opened}${first}${plan.language === 'ja' && worded ? `${joining}${last}まで` : `${joint}${last}`}`, start: from, end: pointLabel(end, plan) }; // prettier-ignore
  }
  if (plan.ongoing === 'since')
    return { text: `${inside ? lower(words.since) : words.since} ${first}`, start: from, end: 'present' };
  if (plan.ongoing === 'open' && !worded) return { text: `${first}${joint.trimEnd()}`, start: from, end: 'open' };
  const until = plan.language === 'zh' && worded ? '今' : present;
  if (plan.language === 'zh' && !worded && until === '至今' && joint === '～')
    return { text: `${first}至今`, start: from, end: 'present' };
  return { text: `${opened}${first}${plan.language === 'ja' && worded ? `${joining}${until}` : `${joint}${until}`}`, start: from, end: 'present' }; // prettier-ignore
}
