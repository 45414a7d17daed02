import type { PageImage } from '../../../resume/document.ts';
import { normsOfMarket } from '../../market-norms.ts';
import { defineCheck, finding, notApplicable, scored } from '../define.ts';
import { emptyPhotoFrame } from '../photo-frame.ts';

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

/** Where a photo is customary, an empty frame asks for one that is not there; a form may be sent on paper. */
const EMPTY = 0.8;

export default defineCheck({
  id: 'photo',
  requires: ['document', 'market', 'lines'],
  messageIds: ['unwanted', 'frame-unwanted', 'frame-empty'],
  run: ({ document, market, lines }) => {
    if (market === null) return notApplicable;
    const [first] = document.pages;
    const image = first?.images.filter(({ box }) => box.y + box.height > 0.45 * first.height).find(isPortrait);
    const frame = image ? null : emptyPhotoFrame(first, lines);
    const unwanted = normsOfMarket(market).photo === 'unwanted';
    const data = { market, frame: frame && !unwanted ? 'empty' : 'none' };
    if (frame) {
      const id = unwanted ? 'frame-unwanted' : 'frame-empty';
      const evidence = [{ page: 1, excerpt: frame.text, box: frame.box }];
      return scored(unwanted ? 0.6 : EMPTY, [finding(id, { words: frame.text, market }, evidence)], data);
    }
    if (!image || !unwanted) return scored(1, [], data);
    return scored(0.6, [finding('unwanted', { market }, [{ page: 1, excerpt: '', box: image.box }])], data);
  },
});
