/** The line of a Japanese or Chinese firm above a table of the posts in it: "株式会社なぎさ（2012年4月～2024年9月）" is no job beside those. */
import { isCjk } from '../../../resume/language.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { isWithin } from './han-years.ts';
import type { Entry } from '../reading.ts';

/** Posts of one firm that stand right below its line. */
function postsBelow(firm: Entry, below: readonly Entry[]): readonly Entry[] {
  const end = below.findIndex(
    (entry) =>
      entry.section !== firm.section ||
      entry.title === null ||
      entry.organisation !== firm.organisation ||
      !isWithin(entry.dates, firm.dates),
  );
  return end < 0 ? below : below.slice(0, end);
}

/** `entries`: of a section, in the order of the page. What the line of the firm tells goes to its first post. */
export function withoutFirmLines(entries: readonly Entry[], lexicon: Lexicon): readonly Entry[] {
  if (!isCjk(lexicon.language)) return entries;
  const told: Entry[] = [];
  let carried: Entry | null = null;
  for (const [at, entry] of entries.entries()) {
    const firm = entry.section === 'experience' && entry.title === null && entry.organisation !== null;
    if (firm && postsBelow(entry, entries.slice(at + 1)).length > 0) carried = entry;
    else {
      told.push(carried ? { ...entry, bullets: [...carried.bullets, ...entry.bullets], paragraphs: [...carried.paragraphs, ...entry.paragraphs] } : entry); // prettier-ignore
      carried = null;
    }
  }
  return told;
}
