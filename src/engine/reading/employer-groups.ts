/** Posts below the line of one employer. */
import type { Entry } from './reading.ts';

/** A job that names no employer of its own is one more post at the one before. */
export function inherit(entries: readonly Entry[]): Entry[] {
  let last: string | null = null;
  return entries.map((entry) => {
    const organisation: string | null =
      entry.organisation ?? (entry.section === 'experience' && entry.title !== null ? last : null);
    last = organisation;
    return organisation === entry.organisation ? entry : { ...entry, organisation };
  });
}
