/** What belongs to a degree and is no school: orientations, classes in brackets, levels of frameworks; and schools that only their kind tells. */
import { describe, expect, test } from 'vitest';
import { LEXICONS } from '../../../src/engine/lexicons/index.ts';
import { isFrameworkLevel } from '../../../src/engine/reading/schools/framework-levels.ts';
import { schoolHeadOf } from '../../../src/engine/reading/schools/school-heads.ts';
import type { Language } from '../../../src/resume/language.ts';
import { entriesIn, read, type Row } from './sheet.ts';

const head = (language: Language, ...texts: readonly string[]): string => {
  const { title, organisation } = schoolHeadOf(texts, LEXICONS[language]);
  return `${title ?? '-'} | ${organisation ?? '-'}`;
};

test.each([
  'EQF level 7',
  'QEQ 7',
  'Livello 6 QEQ',
  'Niveau 6 (CEC)',
  'DQR 6',
  'RNCP niveau 5',
  'NFQ Level 6',
  'NQF 4',
])('a level of a framework: %s', (text) => {
  expect(isFrameworkLevel(text)).toBe(true);
});

test.each(['Master 2', 'Bac 3', 'Niveau bac', 'Level designer', 'DQR', 'Klasse 10'])('none: %s', (text) => {
  expect(isFrameworkLevel(text)).toBe(false);
});

describe('one head', () => {
  test.each<[Language, readonly string[], string]>([
    ['de', ['Industriefachwirt', 'Akademie Emsau', 'DQR 6'], 'Industriefachwirt | Akademie Emsau'],
    ['it', ['Laurea in Biologia', 'Università di Lodi', 'Livello 6 QEQ'], 'Laurea in Biologia | Università di Lodi'],
    ['fr', ['BTS Comptabilité', 'Lycée Ormel', 'Niveau 5 (CEC)'], 'BTS Comptabilité | Lycée Ormel'],
    ['fr', ['CFC de fromager, orientation affinage'], 'CFC de fromager, orientation affinage | -'],
    ['fr', ['9e à 11e année, voie générale', 'Établissement secondaire de Brumes'], '9e à 11e année, voie générale | Établissement secondaire de Brumes'],
    ['en', ['National Certificate: Field Guiding, NQF 4', 'Larkmoor Guide School'], 'National Certificate, Field Guiding, NQF 4 | Larkmoor Guide School'],
    ['en', ['Higher Secondary (+2) from Govt. Boys Hr. Sec. School, Larkpet'], 'Higher Secondary (+2) | Govt. Boys Hr. Sec. School'],
    ['en', ['Senior Secondary (10+2), Commerce', 'Larkpet Public School'], 'Senior Secondary (10+2), Commerce | Larkpet Public School'],
    ['en', ['High School Diploma, top 15% of class', 'Larkmoor High School'], 'High School Diploma | Larkmoor High School'],
    ['en', ['BA History, not completed (2 of 3 years)', 'University of Larkmoor'], 'BA History | University of Larkmoor'],
    ['en', ['Senior School Certificate Examination (WAEC)'], 'Senior School Certificate Examination (WAEC) | -'],
  ])('%s: %s', (language, texts, told) => {
    expect(head(language, ...texts)).toBe(told);
  }); // prettier-ignore
});

test('a school in a long line below its bold degree', () => {
  const rows: readonly Row[] = [
    { text: 'Expérience', size: 14, font: 1 },
    'Encadrement d’une équipe de neuf personnes et amélioration des délais de livraison',
    '',
    { text: 'Formation', size: 14, font: 1 },
    '2009 – 2012',
    { text: 'CFC de fromager, orientation affinage', font: 1 },
    'Centre professionnel de Brumes, Lens ; entreprise formatrice : Laiteries de la vallée',
    'Ormel SA',
    '1998 – 2009',
    { text: 'Scolarité obligatoire', font: 1 },
    'Collège de Brumes, Lens',
  ];
  expect(entriesIn(read(rows), 'education')).toEqual([
    'CFC de fromager, orientation affinage | Centre professionnel de Brumes | 2009 | 2012',
    'Scolarité obligatoire | Collège de Brumes | 1998 | 2009',
  ]);
});
