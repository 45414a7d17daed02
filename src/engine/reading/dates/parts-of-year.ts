/** Halves, thirds, quarters and terms of a year, told by their number or their season: "2.º semestre 2019", "Q3 2020", "fall semester 2019". */
import type { Language } from '../../../resume/language.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';

/** How the parts are counted, the first to the fourth, and in which months of the year one of them begins after the other. */
interface Parts {
  readonly ordinals: readonly (readonly string[])[];
  readonly months: Readonly<Record<string, number>>;
}

const IBERIAN = { semestre: 6, trimestre: 3, cuatrimestre: 4, quadrimestre: 4 };

const PARTS: Readonly<Partial<Record<Language, Parts>>> = {
  en: { ordinals: [['first', '1st'], ['second', '2nd'], ['third', '3rd'], ['fourth', '4th']], months: { half: 6, semester: 6, quarter: 3 } },
  es: { ordinals: [['primer', '1er', '1.er', '1o', '1.o', '1', 'i'], ['segundo', '2do', '2.do', '2o', '2.o', '2', 'ii'], ['tercer', '3er', '3.er', '3o', '3', 'iii'], ['cuarto', '4to', '4o', '4.o', '4', 'iv']], months: IBERIAN },
  pt: { ordinals: [['primeiro', '1o', '1.o', '1'], ['segundo', '2o', '2.o', '2'], ['terceiro', '3o', '3.o', '3'], ['quarto', '4o', '4.o', '4']], months: IBERIAN },
  fr: { ordinals: [['premier', '1er'], ['second', 'deuxième', '2e', '2ème', '2nd'], ['troisième', '3e', '3ème'], ['quatrième', '4e', '4ème']], months: { semestre: 6, trimestre: 3 } },
  it: { ordinals: [['primo', '1o', '1°', 'i'], ['secondo', '2o', '2°', 'ii'], ['terzo', '3o', '3°', 'iii'], ['quarto', '4o', '4°', 'iv']], months: { semestre: 6, trimestre: 3 } },
  de: { ordinals: [['1.', 'erstes'], ['2.', 'zweites'], ['3.', 'drittes'], ['4.', 'viertes']], months: { halbjahr: 6, quartal: 3 } },
}; // prettier-ignore

/** "Q3", "H1"; "S2" and "T1" are series of the baccalauréat. */
const LETTERS: Readonly<Record<string, number>> = { q: 3, h: 6 };
const YEAR = 12;
const TERMS = ['semester', 'term', 'quarter'];

/** With the month in which each begins. */
export function partsOfYear(lexicon: Lexicon): [name: string, month: number][] {
  const { ordinals = [], months = {} } = PARTS[lexicon.language] ?? {};
  const counted = Object.entries(months).flatMap(([unit, length]) =>
    ordinals.slice(0, YEAR / length).flatMap((spelled, at) =>
      spelled.map((ordinal): [string, number] => [`${ordinal} ${unit}`, at * length + 1]),
    ),
  ); // prettier-ignore
  if (lexicon.language !== 'en') return counted;
  const lettered = Object.entries(LETTERS).flatMap(([letter, length]) =>
    Array.from({ length: YEAR / length }, (_, at): [string, number] => [`${letter}${String(at + 1)}`, at * length + 1]),
  );
  const terms = Object.entries(lexicon.seasons).flatMap(([season, month]) =>
    TERMS.map((term): [string, number] => [`${season} ${term}`, month]),
  );
  return [...counted, ...lettered, ...terms];
}

const PART = /(?:^|\s)[qh][1-4]\b|(?:semest|trimest|drimest|quarter|half|\sterm|halbjahr|quartal)/iu;

/** Whether a date tells a part of its year. */
export function tellsPartOfYear(text: string): boolean {
  return PART.test(text);
}
