import type { Entry } from '../reading.ts';

const LONGEST = 60;

/** What a reader would call the entry: its title, else the employer or school, else its first line. */
export function nameOfEntry(entry: Entry): string {
  const name =
    entry.title ??
    entry.organisation ??
    entry.header[0]?.text ??
    entry.bullets[0]?.text ??
    entry.paragraphs[0]?.text ??
    entry.dates?.text ??
    '';
  const characters = Array.from(name.trim());
  return characters.length <= LONGEST
    ? characters.join('')
    : `${characters
        .slice(0, LONGEST - 1)
        .join('')
        .trimEnd()}…`;
}
