/** Universities that bear the town of their campus behind a comma or a dash. */
import { patternOf } from '../../../resume/patterns.ts';
import { CAMPUS_TOWNS, CAMPUSES } from '../../lexicons/campuses.ts';

/** Seen by no reader and no separator. */
export const JOINER = '\u2060';

function patternsOf(systems: Readonly<Record<string, readonly string[]>>): string {
  return Object.entries(systems)
    .map(([name, towns]) => `${name}(?:, | [–—-] )(?:${towns.join('|').replaceAll('.', String.raw`\.`)})`)
    .join('|');
}

const OF_TOWN = patternOf(
  String.raw`(?<!\p{L})(?:(?:${patternsOf(CAMPUSES)})|(?:${patternsOf(CAMPUS_TOWNS)})(?!, [A-Z]{2}(?!\p{L})))(?![\p{L}-])`,
  'gu',
);

/** The text in which no separator parts such a university from its town. */
export function withCampuses(text: string): string {
  if (!text.includes('University')) return text;
  return text.replace(OF_TOWN, (name) => name.replace(/(,| [–—-]) /u, `$1${JOINER} `));
}
