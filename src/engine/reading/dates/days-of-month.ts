/** From one day to another of the same month. */
import { u } from '../../../resume/patterns.ts';

const DAYS = u`(?<![\d./-])[0-3]?\d(?:\.|er)?\s?(?:[–—-]|al?|au|to|bis|até)\s?[0-3]?\d(?:(?:\.|er)?\s(?:de\s)?\p{L}{3,10}\.?\s(?:del?\s)?|([./])[01]?\d\1)\d{4}$`;

/** Whether a text ends with two days of a month, "dal 3 al 28 luglio 2015", "3–28 july 2015", "10 – 14.01.2022". */
export function areDaysOfMonth(text: string): boolean {
  return DAYS.test(text);
}
