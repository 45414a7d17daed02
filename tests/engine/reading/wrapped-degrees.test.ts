/** Degrees and schools in lines below each other, where the degree's fills its column; and what studies ended with. */
import { describe, expect, test } from 'vitest';
import { entriesIn, read, type Row } from './sheet.ts';

const large = (text: string): Row => ({ text, size: 14 });
const WORK: readonly Row[] = [
  { text: 'Experience', size: 14 },
  'Led a team of nine and cut the time to answer customers in half within a year',
];

function schoolsIn(...pages: readonly (readonly Row[])[]): string[] {
  return read(...pages)
    .entries.filter(({ section }) => section === 'education')
    .map(({ title, organisation }) => `${title ?? '-'} | ${organisation ?? '-'}`);
}

describe('a name below a degree that fills its line', () => {
  test('is the school where there is no other', () => {
    const rows: Row[] = [
      { text: 'Education', size: 14 },
      'Advanced Diploma of Thatching',
      'LOXWOOD HARBINE',
      'Ashcombe',
      '2010 - 2013',
    ];
    expect(schoolsIn(rows)).toEqual(['Advanced Diploma of Thatching | LOXWOOD HARBINE']);
  });

  test('goes on with the degree where the school follows', () => {
    const rows: Row[] = [
      { text: 'Education', size: 14 },
      'Bachelor of Science in Timber',
      'Engineering',
      'Larch University',
      '2010 - 2013',
    ];
    expect(schoolsIn(rows)).toEqual(['Bachelor of Science in Timber Engineering | Larch University']);
  });

  test('stands apart where the column was wider on the page before', () => {
    const rows: Row[] = [
      { text: 'Education', size: 14 },
      'Associate Degree in Thatching',
      'Larch Harbine Centre',
      '2010 - 2013',
    ];
    expect(schoolsIn([...WORK, WORK[1] ?? '', WORK[1] ?? ''], rows)).toEqual([
      'Associate Degree in Thatching | Larch Harbine Centre',
    ]);
  });
});

describe('what studies ended with is neither degree nor school', () => {
  test.each<[string, string, string, string]>([
    ['Education', 'Diploma in Joinery', 'Ashby Grammar School', 'Final project on the mending of thatched barns'],
    ['Formación', 'Licenciatura en Historia', 'Universidad de Oviedo', 'Proyecto final sobre la cestería de ribera'],
    ['Formação', 'Licenciatura em História', 'Universidade de Évora', 'Trabalho final sobre a cestaria do rio'],
    ['Formation', 'Licence de géographie', 'Université de Pau', 'Projet de diplôme sur les haies vives'],
    ['Ausbildung', 'Bachelor Geografie', 'Universität Trier', 'Abschlussarbeit über lebende Hecken am Fluss'],
    ['Istruzione', 'Laurea in Geografia', 'Università di Udine', 'Progetto di laurea sulle siepi vive del fiume'],
  ])('%s', (heading, degree, school, work) => {
    const rows: Row[] = [{ text: heading, size: 14 }, `${degree}, ${school}`, work, '2010 - 2013'];
    expect(schoolsIn(rows)).toEqual([`${degree} | ${school}`]);
  });
});

describe('degrees that wrap', () => {
  test('in bold below the words of a section, though the rest reads like a heading', () => {
    const rows: Row[] = [
      { text: 'Formação', size: 14, font: 1 },
      { text: 'Mestrado em Engenharia', font: 1 },
      { text: 'Informática', font: 1 },
      'Universidade de Évora',
      '2010 - 2013',
      '',
      { text: 'Idiomas', size: 14, font: 1 },
      'Inglês, francês',
      { text: 'Interesses', size: 14, font: 1 },
      'Horta, xadrez',
    ];
    expect(schoolsIn(rows)).toEqual(['Mestrado em Engenharia Informática | Universidade de Évora']);
  });

  test('before a small letter, whatever the rest is a word for', () => {
    const rows: Row[] = [
      { text: 'Formación', size: 14 },
      'Máster Universitario en Formación',
      'del Profesorado (2010)',
      'ICAI',
    ];
    expect(schoolsIn(rows)).toEqual(['Máster Universitario en Formación del Profesorado | ICAI']);
  });

  test.each([
    ['Istruzione', 'DIPLOMA DI LICEO ARTISTICO – IAL – Cremona', 'DIPLOMA DI LICEO ARTISTICO | IAL'],
    [
      'Ausbildung',
      '2. Staatsexamen Lehramt Gymnasium – Universität Vechta',
      '2. Staatsexamen Lehramt Gymnasium | Universität Vechta',
    ],
    ['Formation', 'Prépa HEC – Lycée Jean Exemple', 'Prépa HEC | Lycée Jean Exemple'],
  ])('%s: a kind of school behind what asks for it is none', (heading, line, told) => {
    expect(schoolsIn([{ text: heading, size: 14 }, `2011: ${line}`])).toEqual([told]);
  });
});

test('a dash that opens one line of a resume goes on with the degree above', () => {
  const reading = read([
    large('Formazione'), { text: 'Politecnico di Torvo', font: 1 }, 'Laurea Magistrale in Ingegneria Informatica', '— Curriculum Sistemi Integrati',
    'Prevista: Marzo 2027 | Torvo, Italia', 'DAI (Dipartimento di Automatica e Informatica)', '',
    { text: 'Politecnico di Torvo', font: 1 }, 'Laurea Triennale in Ingegneria Informatica', 'Luglio 2024 | Torvo, Italia', 'Voto finale: 93 / 110',
    large('Lingue'), 'Italiano e inglese, buona conoscenza',
  ]); // prettier-ignore
  expect(reading.bullets).toEqual([]);
  expect(entriesIn(reading, 'education')).toEqual([
    'Laurea Magistrale in Ingegneria Informatica | Politecnico di Torvo | - | 2027-03',
    'Laurea Triennale in Ingegneria Informatica | Politecnico di Torvo | - | 2024-07',
  ]);
});

test('prizes and registers among schools are no schooling', () => {
  const rail = (when: string, what: string): Row => [[56, when], [150, what]]; // prettier-ignore
  expect(
    schoolsIn([
      large('Istruzione'),
      rail('2016 - 2019', 'Dottorato di ricerca in Chimica, Università degli Studi di Valbrina'),
      rail('Nov. 2018', 'Durante il dottorato, premiato alla Corvo Italy University Challenge di Pavia'),
      rail('2017', 'Vincitrice del premio Giovani Chimici, Università di Torvo'),
      rail('2016', "Iscrizione all'Albo dei Chimici, Provincia di Lodi"),
      rail('2014 - 2016', 'Laurea magistrale in Chimica, Università degli Studi di Valbrina'),
    ]),
  ).toEqual([
    'Dottorato di ricerca in Chimica | Università degli Studi di Valbrina',
    'Laurea magistrale in Chimica | Università degli Studi di Valbrina',
  ]);
});
