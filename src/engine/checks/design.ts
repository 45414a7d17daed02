/** The checks of this area, in the order of their ids. */
import type { Check } from './define.ts';
import alignment from './design/alignment.ts';
import bodySize from './design/body-size.ts';
import bulletStyle from './design/bullet-style.ts';
import colours from './design/colours.ts';
import contrast from './design/contrast.ts';
import density from './design/density.ts';
import emphasis from './design/emphasis.ts';
import fontFamilies from './design/font-families.ts';
import lastPageFill from './design/last-page-fill.ts';
import lineSpacing from './design/line-spacing.ts';
import margins from './design/margins.ts';
import pageFormat from './design/page-format.ts';
import photo from './design/photo.ts';
import sizeHierarchy from './design/size-hierarchy.ts';

export const DESIGN_CHECKS = {
  'page-format': pageFormat,
  'font-families': fontFamilies,
  'body-size': bodySize,
  'size-hierarchy': sizeHierarchy,
  margins,
  'line-spacing': lineSpacing,
  density,
  alignment,
  colours,
  contrast,
  'bullet-style': bulletStyle,
  emphasis,
  'last-page-fill': lastPageFill,
  photo,
} satisfies Readonly<Record<string, Check>>;
