/** How much paper the text takes. */
import type { Page } from '../../../resume/document.ts';
import type { Line, Section } from '../reading.ts';

/** Widest margin that the bottom is taken to have, points: one inch. */
const WIDEST = 72;

/** Share of the height between its margins that the page's text reaches down to; the bottom margin is taken to be as wide as the top one. Null without text. */
export function fillOf(page: Page, lines: readonly Line[]): number | null {
  const own = lines.filter((line) => line.page === page.number && !line.running);
  if (own.length === 0 || page.height <= 0) return null;
  const top = Math.max(...own.map((line) => line.box.y + line.box.height));
  const bottom = Math.min(...own.map((line) => line.box.y));
  const margin = Math.min(Math.max(page.height - top, 0), WIDEST);
  return Math.min(1, (page.height - margin - bottom) / (page.height - 2 * margin));
}

/** Share of the lines that list publications. */
export function publishedShare(lines: readonly Line[], sections: readonly Section[]): number {
  const published = new Set(
    sections
      .filter(({ kind }) => kind === 'publications')
      .flatMap((section) => section.lines.map(({ index }) => index)),
  );
  return lines.length === 0 ? 0 : published.size / lines.length;
}
