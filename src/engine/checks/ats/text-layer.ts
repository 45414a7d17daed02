import type { Box, Page } from '../../../resume/document.ts';
import { CJK_LETTER, countOf, mayHoldCjk } from '../../reading/text/characters.ts';
import { shownText } from '../../reading/page/shown.ts';
import { defineCheck, finding, notApplicable, scored } from '../define.ts';
import { ramp } from '../ramp.ts';

const LEAST = 200;
const LEAST_CJK = 80;
/** A page with fewer characters than these, and a picture over half of it, is a picture. */
const PAGE_CHARACTERS = 20;
const IMAGE_SHARE = 0.5;

function imageShare(page: Page): number {
  const area = (box: Box): number => {
    const width = Math.min(box.x + box.width, page.width) - Math.max(box.x, 0);
    const height = Math.min(box.y + box.height, page.height) - Math.max(box.y, 0);
    return Math.max(0, width) * Math.max(0, height);
  };
  // Scanners cut a page into strips: their areas add up.
  return page.images.reduce((sum, image) => sum + area(image.box), 0) / (page.width * page.height);
}

export default defineCheck({
  id: 'text-layer',
  requires: ['document'],
  withoutText: true,
  messageIds: ['none', 'thin', 'image-page'],
  run: ({ document }) => {
    const pages = document.pages.filter((page) => !page.unreadable);
    const texts = pages.map((page) => ({ page, text: shownText(page) }));
    const [first] = texts;
    if (!first) return notApplicable;
    const all = texts.reduce((sum, { text }) => sum + text.length, 0);
    const characters = first.text.length;
    if (all === 0) return scored(0, [finding('none')], { characters: 0 });
    const pictures = texts
      .slice(1)
      .filter(({ page, text }) => text.length < PAGE_CHARACTERS && imageShare(page) > IMAGE_SHARE)
      .map(({ page }) => finding('image-page', { page: page.number }, [{ page: page.number, excerpt: '', box: null }]));
    const cjk = mayHoldCjk(first.text) && countOf(first.text, CJK_LETTER) > 0.3 * characters;
    const least = cjk ? LEAST_CJK : LEAST;
    if (characters < least) {
      const thin = finding('thin', { characters }, [{ page: first.page.number, excerpt: '', box: null }]);
      return scored(
        ramp(characters / least, [
          [0, 0],
          [0.75, 0.45],
          [1, 0.89],
        ]),
        [thin, ...pictures],
        { characters },
      );
    }
    return pictures.length > 0 ? scored(0.4, pictures, { characters }) : scored(1, [], { characters });
  },
});
