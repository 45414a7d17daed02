/** Studies whose schools are the bold lines, below the degree; and words that only look like a school, or like a heading. */
import { describe, expect, test } from 'vitest';
import { LEXICONS } from '../../../src/engine/lexicons/index.ts';
import { schoolHeadOf } from '../../../src/engine/reading/schools/school-heads.ts';
import type { Language } from '../../../src/resume/language.ts';
import { entriesIn, read, type Row } from './sheet.ts';

const bold = (text: string): Row => ({ text, font: 1 });
const TOP: readonly Row[] = [
  { text: 'Berufserfahrung', size: 14, font: 1 },
  'Einführung eines Berichtswesens und Leitung eines Teams mit sechs Mitarbeitenden',
  '',
  { text: 'Ausbildung', size: 14, font: 1 },
];

const head = (language: Language, ...texts: readonly string[]): string => {
  const { title, organisation } = schoolHeadOf(texts, LEXICONS[language]);
  return `${title ?? '-'} | ${organisation ?? '-'}`;
};

test('a degree over a bold school over its years', () => {
  const rows = ['Elektroniker', bold('Acme GmbH'), '2015 – 2018', 'IHK-Abschluss, Note 1,8', 'Studium der Biologie (ohne', 'Abschluss)', bold('Hochschule Emsau'), '2013 – 2015', 'Abitur', bold('Vogtianum'), '2013']; // prettier-ignore
  expect(entriesIn(read([...TOP, ...rows]), 'education')).toEqual([
    'Elektroniker | Acme GmbH | 2015 | 2018',
    'Studium der Biologie | Hochschule Emsau | 2013 | 2015',
    'Abitur | Vogtianum | - | 2013',
  ]);
});

test('a course for masters that goes on, over an apprenticeship at a firm', () => {
  const rows = [bold('Meisterschule für Tischler, Emsau'), 'Meisterkurs (laufend)', 'seit September 2024', 'Module 1 und 2 bestanden', bold('Tischlerei Vogt, Niederau'), 'Lehre Tischlereitechnik', 'September 2013 bis August 2017', 'Lehrabschluss mit Auszeichnung']; // prettier-ignore
  expect(entriesIn(read([...TOP, ...rows]), 'education')).toEqual([
    'Meisterkurs | Meisterschule für Tischler | 2024-09 | present',
    'Lehre Tischlereitechnik | Tischlerei Vogt | 2013-09 | 2017-08',
  ]);
});

test('a kind of school with its years beside it, over a name that no word tells', () => {
  const rows: readonly Row[] = [[[56, 'Sekundarschule'], [400, '2004 – 2007']], 'Scola Vogt, Emsau']; // prettier-ignore
  expect(entriesIn(read([...TOP, ...rows]), 'education')).toEqual(['Sekundarschule | Scola Vogt | 2004 | 2007']);
});

describe('one head', () => {
  test.each<[Language, readonly string[], string]>([
    ['de', ['Ausbildung zur Laborantin', 'Acme & Sohn', 'IHK-Abschlussprüfung Note 2'], 'Ausbildung zur Laborantin | Acme & Sohn'], // prettier-ignore
    ['fr', ["Diplôme de chef d'entreprise, coiffure", 'Espace Formation Emsau'], "Diplôme de chef d'entreprise, coiffure | Espace Formation Emsau"], // prettier-ignore
    ['fr', ['Diplôme fédéral de fromager, Pôle de Formation Emsau'], 'Diplôme fédéral de fromager | Pôle de Formation Emsau'], // prettier-ignore
    ['en', ['Larkmoor High School, Larkmoor, MT United States', 'High School or equivalent'], 'High School or equivalent | Larkmoor High School'], // prettier-ignore
    ['en', ['High School Equivalency (GED), Larkmoor Adult Learning Center'], 'High School Equivalency (GED) | Larkmoor Adult Learning Center'], // prettier-ignore
    ['en', ['Tidewell Metropolitan, HND Music Production'], 'HND Music Production | Tidewell Metropolitan'],
    ['en', ['Harrowfen, Bath, BA (Hons) Textile Design'], 'BA (Hons) Textile Design | Harrowfen'],
    ['pt', ['Unirocha, MBA em Turismo'], 'MBA em Turismo | Unirocha'],
    ['pt', ['Unirocha, Ensino médio completo'], 'Ensino médio completo | Unirocha'],
    ['de', ['Informatik, Bachelor of Science'], 'Informatik, Bachelor of Science | -'],
  ])('%s: %s', (language, texts, told) => {
    expect(head(language, ...texts)).toBe(told);
  });
});
