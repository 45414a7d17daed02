import type { FontFace } from '../../../resume/document.ts';
import { oncePer } from '../text/once.ts';

const ICONS = /awesome|icon|symbol|wingding|webding|dingbat|phosphor|material|fontello|feather/i;

/** Fonts of pictograms and bullets: their private-use glyphs are drawings, not lost letters. */
export function isIconFont(font: FontFace | undefined): boolean {
  return font !== undefined && drawsIcons(font);
}

const drawsIcons = oncePer(({ family, name }: FontFace) => ICONS.test(family ?? '') || ICONS.test(name ?? ''));
