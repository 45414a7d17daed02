import type { PageImage } from '../../../resume/document.ts';
import { normsOfMarket } from '../../market-norms.ts';
import { defineCheck, finding, notApplicable, scored } from '../define.ts';

const MM = 72 / 25.4;
/** A portrait's sides: passport photos are 35 × 45 mm, Japanese ones 30 × 40; wider pictures are scans, smaller ones icons. */
const SMALLEST = 16 * MM;
const LARGEST = 70 * MM;
/** Height over width: logos lie, portraits stand; round ones are square. */
const FLATTEST = 0.9;
const TALLEST = 1.8;
/** Pixels of the shorter side that a face takes. */
const FEWEST_PIXELS = 60;

function isPortrait({ box, pixelWidth, pixelHeight }: PageImage): boolean {
  const shape = box.height / Math.max(1, box.width);
  const sized = Math.min(box.width, box.height) >= SMALLEST && Math.max(box.width, box.height) <= LARGEST;
  const pixels = Math.min(pixelWidth, pixelHeight);
  return sized && shape >= FLATTEST && shape <= TALLEST && (pixels === 0 || pixels >= FEWEST_PIXELS);
}

export default defineCheck({
  id: 'photo',
  requires: ['document', 'market'],
  messageIds: ['unwanted'],
  run: ({ document, market }) => {
    if (market === null) return notApplicable;
    const [first] = document.pages;
    const image = first?.images.filter(({ box }) => box.y + box.height > 0.45 * first.height).find(isPortrait);
    const data = { market };
    if (!image || normsOfMarket(market).photo !== 'unwanted') return scored(1, [], data);
    return scored(0.6, [finding('unwanted', data, [{ page: 1, excerpt: '', box: image.box }])], data);
  },
});
