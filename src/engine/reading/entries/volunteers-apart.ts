/** "Servicio social y prácticas", "Experience & Volunteering": under one heading each entry tells itself whether it was work. */
import { isCjk } from '../../../resume/language.ts';
import { gu } from '../../../resume/patterns.ts';
import { LEXICONS } from '../../lexicons/index.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import type { Entry, Section } from '../reading.ts';
import { key, keysOf } from '../text/fold.ts';

function volunteers({ title, organisation, header }: Entry, words: ReadonlySet<string>): boolean {
  const texts = [title ?? '', organisation ?? '', ...header.map(({ text }) => text)];
  return texts.some((text) => (key(text).match(gu`\p{L}+`) ?? []).some((word) => words.has(word)));
}

/** Entries below a heading of both kinds: those that name volunteers are theirs, all others jobs. */
export function withVolunteersApart(
  entries: readonly Entry[],
  sections: readonly Section[],
  lexicon: Lexicon,
): Entry[] {
  const both = sections.filter(
    ({ heading: { kinds } }) => kinds.includes('volunteering') && kinds.includes('experience'),
  );
  if (both.length === 0 || isCjk(lexicon.language)) return [...entries];
  const within = new Set(both.flatMap(({ lines }) => lines.map(({ index }) => index)));
  const words = new Set([lexicon, LEXICONS.en].flatMap(({ headingWords }) => keysOf(headingWords.volunteering ?? [])));
  return entries.map((entry) => {
    const first = entry.header[0]?.index;
    if (
      first === undefined ||
      !within.has(first) ||
      (entry.section !== 'experience' && entry.section !== 'volunteering')
    )
      return entry;
    const section = volunteers(entry, words) ? 'volunteering' : 'experience';
    return section === entry.section ? entry : { ...entry, section };
  });
}
