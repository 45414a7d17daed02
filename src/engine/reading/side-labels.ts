/** Headings that open no section of a resume: contact data, personal data, closing lines. */
import { SIDE_HEADINGS } from '../lexicons/side-headings.ts';
import { LETTER, trimmedTo } from './characters.ts';
import { key } from './fold.ts';

const ALL: ReadonlySet<string> = new Set(Object.values(SIDE_HEADINGS).flatMap((list) => list.map(key)));
const LONGEST = 60;

/** In whichever language: they are few, and no two mean different things. */
export function isSideHeading(text: string): boolean {
  if (text.length > LONGEST) return false;
  return ALL.has(trimmedTo(key(text), LETTER));
}
