import { JAPANESE_FORM, normsOfMarket } from '../../market-norms.ts';
import { fillOf, publishedShare } from '../../reading/page/page-fill.ts';
import { defineCheck, finding, scored, undetermined } from '../define.ts';
import { formPages, isFormAlone } from '../japanese-form.ts';
import { ramp } from '../ramp.ts';

/** A page counts as full from here on: below, a reader sees more paper than text. */
const FULL_ENOUGH = 0.5;
/** A few lines of overhang are publications too. */
const OVERHANG = 0.05;

export default defineCheck({
  id: 'length-pages',
  requires: ['document', 'lines', 'sections', 'language', 'market'],
  messageIds: ['too-long', 'too-short', 'none-full'],
  run: ({ document, lines, sections, language, market }) => {
    if (document.pages.length === 0) return undetermined;
    // Whatever the experience: years are no reason for one page more.
    const form = isFormAlone({ lines, language });
    const max = form ? JAPANESE_FORM.maxPages : normsOfMarket(market).maxPages;
    const pages = document.pageCount - (language === 'ja' ? formPages(lines) : 0);
    const fills = document.pages.map((page) => fillOf(page, lines));
    const last = document.pages.length === document.pageCount ? (fills.at(-1) ?? 1) : 1;
    // Publications are exempt: what is left without them, in pages.
    const share = publishedShare(lines, sections);
    const counted = share === 0 ? pages : Math.min(pages, Math.ceil((pages - 1 + last) * (1 - share) - OVERHANG));
    if (counted > max) {
      const score = ramp(counted - max, [
        [1, 0.6],
        [2, 0.35],
        [5, 0],
      ]);
      const first = document.pageCount - pages + max + 1;
      return scored(score, [finding('too-long', { pages: counted, max }, [{ page: first, excerpt: '', box: null }])], {
        pages: counted,
      });
    }
    const data = { pages };
    // Its fields stand where they are printed, however little is written in them.
    if (form) return scored(1, [], data);
    const told = fills.filter((fill) => fill !== null);
    const fullest = told.length === 0 ? 1 : Math.max(...told);
    if (fullest >= FULL_ENOUGH) return scored(1, [], data);
    const percent = Math.round(fullest * 100);
    const score = ramp(fullest, [
      [0.1, 0.2],
      [0.25, 0.5],
      [FULL_ENOUGH, 0.89],
    ]);
    const id = document.pageCount === 1 ? 'too-short' : 'none-full';
    return scored(score, [finding(id, { percent }, [{ page: 1, excerpt: '', box: null }])], data);
  },
});
