import type { Page } from '../../../resume/document.ts';
import type { Line } from '../../reading/reading.ts';
import { defineCheck, finding, scored } from '../define.ts';
import { ramp } from '../ramp.ts';

const MAX_PAGES = 2;
/** A 職務経歴書 customarily fills up to three. */
const MAX_PAGES_JA = 3;
const FULL_ENOUGH = 0.5;

/** Share of the height between its margins that the page's text reaches down to; the bottom margin is taken to be as wide as the top one. */
function fillOf(page: Page, lines: readonly Line[]): number | null {
  const own = lines.filter((line) => line.page === page.number && !line.running);
  if (own.length === 0) return null;
  const top = Math.max(...own.map((line) => line.box.y + line.box.height));
  const bottom = Math.min(...own.map((line) => line.box.y));
  const margin = Math.min(Math.max(page.height - top, 0), 72);
  return Math.min(1, (page.height - margin - bottom) / (page.height - 2 * margin));
}

export default defineCheck({
  id: 'length-pages',
  requires: ['document', 'lines', 'sections', 'language'],
  messageIds: ['too-long', 'too-short'],
  run: ({ document, lines, sections, language }) => {
    const pages = document.pageCount;
    const publishes = sections.some((section) => section.kind === 'publications');
    const max = (language === 'ja' ? MAX_PAGES_JA : MAX_PAGES) + (publishes ? 1 : 0);
    if (pages > max) {
      const score = ramp(pages - max, [
        [1, 0.6],
        [2, 0.35],
        [5, 0],
      ]);
      return scored(score, [finding('too-long', { pages, max }, [{ page: max + 1, excerpt: '', box: null }])], {
        pages,
      });
    }
    const [only] = document.pages;
    const fill = pages === 1 && only ? fillOf(only, lines) : null;
    if (fill === null || fill >= FULL_ENOUGH) return scored(1, [], { pages });
    const percent = Math.round(fill * 100);
    const score = ramp(fill, [
      [0.1, 0.2],
      [0.25, 0.5],
      [FULL_ENOUGH, 0.89],
    ]);
    return scored(score, [finding('too-short', { percent }, [{ page: 1, excerpt: '', box: null }])], { pages });
  },
});
