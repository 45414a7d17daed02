/** Pictures of a page that may hold text: neither the portrait nor a background under real text. */
import type { Box, Page, PageImage } from '../../../resume/document.ts';
import { isShown } from './shown.ts';

/** Smaller ones are icons. Shares of the page's area. */
const ICON = 0.002;
const PORTRAIT = 0.09;
/** Width over height of a portrait: passport pictures are 0.78, squares and circles 1. */
const NARROW = 0.6;
const WIDE = 1.15;
/** A picture under this share of the page's characters is its background. */
const BACKDROP = 0.3;

export function areaOn(page: Page, box: Box): number {
  const width = Math.min(box.x + box.width, page.width) - Math.max(box.x, 0);
  const height = Math.min(box.y + box.height, page.height) - Math.max(box.y, 0);
  const whole = page.width * page.height;
  return whole === 0 ? 0 : (Math.max(0, width) * Math.max(0, height)) / whole;
}

function holds(box: Box, { x, y, width, height }: Box): boolean {
  const [middleX, middleY] = [x + width / 2, y + height / 2];
  return middleX > box.x && middleX < box.x + box.width && middleY > box.y && middleY < box.y + box.height;
}

function isBackdrop(page: Page, box: Box): boolean {
  const spans = page.spans.filter((span) => isShown(span) && !span.ocr);
  const count = (some: typeof spans): number => some.reduce((sum, { text }) => sum + text.length, 0);
  const all = count(spans);
  return all > 0 && count(spans.filter((span) => holds(box, span.box))) > BACKDROP * all;
}

function isPortrait({ box }: PageImage, area: number): boolean {
  const ratio = box.width / box.height;
  return area <= PORTRAIT && ratio >= NARROW && ratio <= WIDE;
}

/** Pictures that are looked at, the largest: a page of more is a mosaic. */
const MOST = 200;

/** Each place once: a picture and its mask are drawn at the same one. */
export function picturesOf(page: Page): readonly { readonly box: Box; readonly share: number }[] {
  const places = new Map<string, PageImage>();
  for (const image of page.images) {
    const { x, y, width, height } = image.box;
    places.set([x, y, width, height].map(Math.round).join(' '), image);
  }
  const sized = [...places.values()]
    .map((image) => ({ image, box: image.box, share: areaOn(page, image.box) }))
    .filter(({ share }) => share >= ICON)
    .sort((a, b) => b.share - a.share)
    .slice(0, MOST);
  const portrait = sized
    .filter(({ image, share }) => isPortrait(image, share))
    .reduce<(typeof sized)[number] | null>((best, own) => (best && best.share >= own.share ? best : own), null);
  return sized.filter((own) => own !== portrait && (own.share < BACKDROP / 6 || !isBackdrop(page, own.box)));
}
