/** Ends of Japanese and Chinese jobs whose dash hangs before a name. */
import { isCjk } from '../../resume/language.ts';
import type { Lexicon } from '../lexicons/lexicon.ts';
import type { Entry } from './reading.ts';

const HANGING = /[-–—−‒~～〜]\s*$/u;

/** In ja and zh a dash may hang before the employer's name: of the latest job it means now, of those before it the end was left out. */
export function hanEnds(entries: readonly Entry[], lexicon: Lexicon): readonly Entry[] {
  if (!isCjk(lexicon.language)) return entries;
  const latest =
    entries
      .map((entry) => entry.dates?.start ?? '')
      .toSorted()
      .at(-1) ?? '';
  return entries.map((entry) => {
    const { dates } = entry;
    const open = dates?.end === 'present' && HANGING.test(dates.text) && (dates.start ?? '') < latest;
    return open ? { ...entry, dates: { ...dates, end: null } } : entry;
  });
}
