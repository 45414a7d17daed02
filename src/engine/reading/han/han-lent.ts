/** Years at another firm within those at one's own. */
import { isWithin } from './han-years.ts';
import type { Entry } from '../reading.ts';

export const LENT = /(?:へ|に)(?:の)?(?:在籍)?(?:出向|派遣|駐在)(?:中)?$/u;

/** "みなも物流株式会社へ出向" within the years at the firm above: one comes back to it. */
export function isLent({ organisation, dates }: Entry, firm: Entry): boolean {
  return organisation !== null && LENT.test(organisation) && isWithin(dates, firm.dates);
}
