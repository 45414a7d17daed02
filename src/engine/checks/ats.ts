/** The checks of this area, in the order of their ids. */
import type { Check } from './define.ts';
import charactersMapped from './ats/characters-mapped.ts';
import contactInBody from './ats/contact-in-body.ts';
import documentMetadata from './ats/document-metadata.ts';
import fileWeight from './ats/file-weight.ts';
import hiddenText from './ats/hidden-text.ts';
import iconGlyphs from './ats/icon-glyphs.ts';
import injectedInstructions from './ats/injected-instructions.ts';
import keywordStuffing from './ats/keyword-stuffing.ts';
import letterSpacing from './ats/letter-spacing.ts';
import ligaturesAndHyphens from './ats/ligatures-and-hyphens.ts';
import linksVisible from './ats/links-visible.ts';
import noTables from './ats/no-tables.ts';
import noTextInImages from './ats/no-text-in-images.ts';
import notRestricted from './ats/not-restricted.ts';
import readingOrder from './ats/reading-order.ts';
import singleColumn from './ats/single-column.ts';
import textLayer from './ats/text-layer.ts';

export const ATS_CHECKS = {
  'text-layer': textLayer,
  'characters-mapped': charactersMapped,
  'reading-order': readingOrder,
  'single-column': singleColumn,
  'no-tables': noTables,
  'no-text-in-images': noTextInImages,
  'contact-in-body': contactInBody,
  'hidden-text': hiddenText,
  'injected-instructions': injectedInstructions,
  'keyword-stuffing': keywordStuffing,
  'icon-glyphs': iconGlyphs,
  'letter-spacing': letterSpacing,
  'ligatures-and-hyphens': ligaturesAndHyphens,
  'links-visible': linksVisible,
  'document-metadata': documentMetadata,
  'file-weight': fileWeight,
  'not-restricted': notRestricted,
} satisfies Readonly<Record<string, Check>>;
