/** The checks of this area, in the order of their ids. */
import type { Check } from './define.ts';
import bulletsUsed from './structure/bullets-used.ts';
import contactEmail from './structure/contact-email.ts';
import contactLinks from './structure/contact-links.ts';
import contactLocation from './structure/contact-location.ts';
import contactPhone from './structure/contact-phone.ts';
import datesConsistent from './structure/dates-consistent.ts';
import employmentGaps from './structure/employment-gaps.ts';
import entryDates from './structure/entry-dates.ts';
import fileName from './structure/file-name.ts';
import headingsStandard from './structure/headings-standard.ts';
import lengthPages from './structure/length-pages.ts';
import nameFound from './structure/name-found.ts';
import reverseChronological from './structure/reverse-chronological.ts';
import sectionsEssential from './structure/sections-essential.ts';
import summaryPresent from './structure/summary-present.ts';
import wordCount from './structure/word-count.ts';

export const STRUCTURE_CHECKS = {
  'contact-email': contactEmail,
  'contact-phone': contactPhone,
  'contact-location': contactLocation,
  'contact-links': contactLinks,
  'name-found': nameFound,
  'sections-essential': sectionsEssential,
  'headings-standard': headingsStandard,
  'summary-present': summaryPresent,
  'length-pages': lengthPages,
  'word-count': wordCount,
  'entry-dates': entryDates,
  'dates-consistent': datesConsistent,
  'reverse-chronological': reverseChronological,
  'employment-gaps': employmentGaps,
  'bullets-used': bulletsUsed,
  'file-name': fileName,
} satisfies Readonly<Record<string, Check>>;
