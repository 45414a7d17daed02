/** A frame for a photo that was left empty. */
import type { Box, Page, PageRule } from '../../resume/document.ts';
import { PHOTO_PLACES, PHOTO_WORDS } from '../lexicons/photo-frames.ts';
import type { Line } from '../reading/reading.ts';

const MM = 72 / 25.4;
/** Passport photos are 35 × 45 mm, Japanese ones 30 × 40; the cells of forms leave some room beside them. */
const SIDES = { least: 18 * MM, most: 70 * MM };
const FLATTEST = 0.65;
const TALLEST = 2;
/** Share of the page's height above which it stands. */
const UPPER = 0.5;

export interface PhotoFrame {
  readonly text: string;
  readonly box: Box;
}

const spans = (from: number, length: number, at: number): boolean => from <= at && at <= from + length;

/** The nearest drawn lines around a point; null where a side is open. */
function around(rules: readonly PageRule[], x: number, y: number): Box | null {
  const level = rules.filter(({ box, orientation }) => orientation === 'horizontal' && spans(box.x, box.width, x));
  const upright = rules.filter(({ box, orientation }) => orientation === 'vertical' && spans(box.y, box.height, y));
  const top = Math.min(...level.map(({ box }) => box.y).filter((at) => at > y));
  const bottom = Math.max(...level.map(({ box }) => box.y).filter((at) => at < y));
  const right = Math.min(...upright.map(({ box }) => box.x).filter((at) => at > x));
  const left = Math.max(...upright.map(({ box }) => box.x).filter((at) => at < x));
  const box = { x: left, y: bottom, width: right - left, height: top - bottom };
  return Number.isFinite(box.width) && Number.isFinite(box.height) ? box : null;
}

function isPassport({ width, height }: Box): boolean {
  const shape = height / width;
  const sized = [width, height].every((side) => side >= SIDES.least && side <= SIDES.most);
  return sized && shape >= FLATTEST && shape <= TALLEST;
}

/** On the first page; where a picture stands the text below it says nothing. */
export function emptyPhotoFrame(page: Page | undefined, lines: readonly Line[]): PhotoFrame | null {
  if (!page) return null;
  for (const line of lines) {
    if (line.page !== 1 || line.box.y < UPPER * page.height) continue;
    for (const { text, box } of line.cells) {
      const place = PHOTO_PLACES.test(text);
      if (!place && !PHOTO_WORDS.test(text)) continue;
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      const frame = around(page.rules, x, y);
      const framed = frame !== null && isPassport(frame);
      if (framed || place) return { text, box: framed ? frame : box };
    }
  }
  return null;
}
