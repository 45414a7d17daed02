/** Words that a resume uses as names: of people, employers, schools, places, tools. No dictionary knows them. */
import { gu, u } from '../../resume/patterns.ts';
import { LEXICONS } from '../lexicons/index.ts';
import { key } from '../reading/text/fold.ts';
import type { Reading } from '../reading/reading.ts';

export type NamedParts = Pick<Reading, 'contact' | 'entries' | 'sections' | 'headings'>;

const LISTS = new Set(['skills', 'languages', 'certifications', 'publications', 'awards', 'references', 'education']);

let places: ReadonlySet<string> | null = null;
/** Of all languages: people move. */
function placeWords(): ReadonlySet<string> {
  places ??= new Set(Object.values(LEXICONS).flatMap((lexicon) => lexicon.places.flatMap(partsOf)));
  return places;
}

function partsOf(text: string): string[] {
  return key(text).match(gu`\p{L}+`) ?? [];
}

/** "angularjs", "nodejs": no word of these languages ends so. */
const LIBRARY = /js$/iu;

/** Whether a word is somebody's or something's name in this resume, case and accents aside. */
export function namesIn({ contact, entries, sections, headings }: NamedParts): (word: string) => boolean {
  const texts = [
    contact.name?.value,
    contact.email?.value,
    contact.location?.value,
    ...contact.urls.map(({ value }) => value),
    ...entries.flatMap(({ organisation, title, header }) => [organisation, title, ...header.map(({ text }) => text)]),
    ...sections.filter(({ kind }) => LISTS.has(kind)).flatMap(({ lines }) => lines.map(({ text }) => text)),
    ...headings.map(({ line }) => line.text),
  ];
  const named = new Set(texts.flatMap((text) => (text ? partsOf(text) : [])));
  return (word) => named.has(key(word)) || LIBRARY.test(word) || (u`^\p{Lu}`.test(word) && placeWords().has(key(word)));
}
