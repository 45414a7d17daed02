/** From a mark on the page to its check and back: scrolls there, opens what is closed, and moves the focus. */
import type { CheckId } from '../../../resume/report.ts';

export const checkElementId = (id: CheckId): string => `check-${id}`;
/** The field in which the market is chosen. */
export const MARKET_CHOICE = 'report-market';
export const markElementId = (id: CheckId, page: number): string => `mark-${id}-${page}`;

export function showCheck(id: CheckId): void {
  const details = document.getElementById(checkElementId(id));
  if (!(details instanceof HTMLDetailsElement)) return;
  details.open = true;
  details.scrollIntoView({ block: 'center' });
  details.querySelector('summary')?.focus({ preventScroll: true });
}

/** The check's mark on the first page that bears one. */
export function showMark(id: CheckId): void {
  const mark = document.querySelector<HTMLElement>(`[id^="${CSS.escape(`mark-${id}-`)}"]`);
  mark?.scrollIntoView({ block: 'center' });
  mark?.focus({ preventScroll: true });
}

export function showMarketChoice(): void {
  const choice = document.getElementById(MARKET_CHOICE);
  choice?.scrollIntoView({ block: 'center' });
  choice?.focus({ preventScroll: true });
}
