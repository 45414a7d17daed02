/** Heads of schooling that wrap: in a narrow column beside the jobs, before the dates at their right, in types of their own. */
import { expect, test } from 'vitest';
import { readResume } from '../../../src/engine/reading/index.ts';
import { document, face, page, span, type Text } from '../builder.ts';
import { AS_OF, entriesIn } from './sheet.ts';

const TOP = 790;
const LEADING = 14;

/** Texts of one line, at their left edges. */
const row = (at: number, ...texts: readonly Text[]): Text[] =>
  texts.map((text) => ({ y: TOP - at * LEADING, ...text }));

const studiesOf = (texts: readonly Text[]): string[] => {
  const faces = [face('Lato'), face('Lato', { weight: 700 })];
  const sheet = document([page([], { spans: texts.map(span) })], { fonts: faces });
  return entriesIn(readResume(sheet, { asOf: AS_OF }), 'education');
};

const column = (x: number, heading: string, ...lines: readonly string[]): Text[] => [
  ...row(0, { x, text: heading, font: 1, size: 14 }),
  ...lines.flatMap((text, at) => row(at + 2, { x, text })),
];

test('a subject below its degree, of which the column had no room for it', () => {
  const schools = column(48, 'Ausbildung', 'Erstes Staatsexamen', 'Rechtswissenschaft (07.2006)', 'TU Emsau');
  const jobs = column(232, 'Berufserfahrung', 'Tischler, Holzbau Egli AG, 03/2018 – 05/2022', '• Bau von Treppen und Fenstern im Team von vier Leuten', '• Montage von Küchen bei den Kunden und Aufmaß vor Ort', '• Zeichnungen und Angebote für Bauherren der Umgebung', '• Pflege der Maschinen'); // prettier-ignore
  expect(studiesOf([...schools, ...jobs])).toEqual(['Erstes Staatsexamen Rechtswissenschaft | TU Emsau | - | 2006-07']);
});

test('a degree in bold goes on below, though a plain date stands at its right', () => {
  const texts = [
    ...row(0, { x: 48, text: 'Formación', font: 1, size: 14 }),
    ...row(2, { x: 48, text: 'Universidad de Sierra Alta, ' }, { x: 195, text: 'Diplomatura', font: 1 }, { x: 300, text: 'sept 2002 - jun 2006' }), // prettier-ignore
    ...row(3, { x: 48, text: 'en Enfermería', font: 1 }),
  ];
  expect(studiesOf(texts)).toEqual(['Diplomatura en Enfermería | Universidad de Sierra Alta | 2002-09 | 2006-06']);
});

test('of what kind a school is at the end of a line, and its name below', () => {
  const texts = column(48, 'Istruzione', 'Laurea in Giurisprudenza, Liceo', 'Vesco, 09/2009');
  expect(studiesOf(texts)).toEqual(['Laurea in Giurisprudenza | Liceo Vesco | - | 2009-09']);
});

test('a full line that a word in small letters closes, over its school', () => {
  const texts = column(48, 'Formation', 'BEP Carrières sanitaires et sociales', 'Université de Bretagne Orientale', '2005–2009'); // prettier-ignore
  const jobs = column(260, 'Expérience professionnelle', 'Menuisier, Acme SARL, 03/2018 – 05/2022', '• Pose de fenêtres et de portes chez les clients de la région', '• Dessins et devis pour les maîtres d’ouvrage', '• Entretien des machines'); // prettier-ignore
  expect(studiesOf([...texts, ...jobs])).toEqual([
    'BEP Carrières sanitaires et sociales | Université de Bretagne Orientale | 2005 | 2009',
  ]);
});
