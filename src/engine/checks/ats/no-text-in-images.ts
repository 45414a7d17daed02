import type { Page } from '../../../resume/document.ts';
import { picturesOf } from '../../reading/page/pictures.ts';
import { isShown, shownText, TEXT_LAYER_CHARACTERS } from '../../reading/page/shown.ts';
import { defineCheck, finding, notApplicable, scored } from '../define.ts';
import { ramp } from '../ramp.ts';

/** CHECKS.md, as a share of the page's area. */
const MOST = 0.15;
/** Recognised letters under a scan can be searched, and are wrong here and there. */
const SCAN = 0.6;
const SCAN_SHARE = 0.5;

interface Covered {
  readonly page: Page;
  readonly share: number;
  /** Its text was recognised under the picture. */
  readonly scan: boolean;
}

function coveredOf(page: Page): Covered {
  const pictures = picturesOf(page);
  const share = Math.min(
    1,
    pictures.reduce((sum, picture) => sum + picture.share, 0),
  );
  const spans = page.spans.filter(isShown);
  const recognised = spans.filter((span) => span.ocr).length;
  return { page, share, scan: recognised > SCAN_SHARE * spans.length && share > SCAN_SHARE };
}

export default defineCheck({
  id: 'no-text-in-images',
  requires: ['document'],
  withoutText: true,
  messageIds: ['picture', 'scan', 'drawn'],
  run: ({ document }) => {
    const pages = document.pages.filter((page) => !page.unreadable);
    const [first] = pages;
    if (!first) return notApplicable;
    const told = pages.map(coveredOf).filter(({ share }) => share > MOST);
    const findings = told.map(({ page, share, scan }) => {
      const [largest] = picturesOf(page);
      const box = largest && largest.share < MOST * 5 ? largest.box : null;
      const data = { page: page.number, percent: Math.round(100 * share) };
      return finding(scan ? 'scan' : 'picture', data, [{ page: page.number, excerpt: '', box }]);
    });
    const characters = pages.reduce((sum, page) => sum + shownText(page).length, 0);
    if (characters < TEXT_LAYER_CHARACTERS) {
      const drawn = finding('drawn', { page: first.number }, [{ page: first.number, excerpt: '', box: null }]);
      return scored(0, findings.length > 0 ? findings : [drawn]);
    }
    if (told.length === 0) return scored(1);
    const pictures = told.filter(({ scan }) => !scan);
    const most = Math.max(0, ...pictures.map(({ share }) => share));
    const score = ramp(most, [
      [MOST, 0.89],
      [0.3, 0.5],
      [0.6, 0.2],
      [1, 0],
    ]);
    return scored(pictures.length === 0 ? SCAN : score, findings);
  },
});
