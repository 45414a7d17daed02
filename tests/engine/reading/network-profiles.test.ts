/** Profiles as business networks print them: firm, post and dates in smaller letters below each other, text that wraps below its own glyph. */
import { describe, expect, test } from 'vitest';
import { entriesIn, headingsOf, read, type Row } from './sheet.ts';

const set =
  (size: number) =>
  (text: string): Row => ({ text, size });
const name = set(26);
const heading = set(16);
const firm = set(12);
const post = set(11.5);
const line = set(10.5);

/** Lines that fill their column but for the first word of the next. */
const TOLD = [
  'Brought in to rebuild the ledgers of the group after a merger of three',
  '48 branches were served by a team of eleven people in two countries and',
  'one shared office that the board of the group visits every month.',
].map(line);

const SPANISH = [
  'Entré la primera en la casa y monté con mis manos todo el sistema que',
  '180 pensiones de la sierra abren cada mañana, y ahora guío a un grupo de',
  'veinte compañeras entre talleres y almacén.',
].map(line);

describe('jobs', () => {
  test('a post below its firm keeps it, though what was done in the one before stands in between', () => {
    const reading = read([
      name('Nora Ejemplo Sanz'), firm('Directora de operaciones | Nube'), firm('Alicante, España'), '',
      heading('Experiencia'),
      firm('Sistemas Peña Rubia'), line('6 años'),
      post('Arquitecta de software'), line('enero de 2019 - Present (7 años)'), line('Elche, España'), ...SPANISH,
      post('Analista programadora'), line('mayo de 2016 - diciembre de 2018 (2 años 8 meses)'), ...SPANISH,
      post('Técnica de soporte'), line('mayo de 2016 - junio de 2016 (2 meses)'), line('Hoteles Peña Clara'),
      post('Becaria'), line('enero de 2015 - abril de 2016 (1 año 4 meses)'), ...SPANISH,
      '', heading('Educación'), firm('Universidad de Levante'), line('Grado en Informática · (2010 - 2014)'),
    ]); // prettier-ignore
    expect(entriesIn(reading, 'experience')).toEqual([
      'Arquitecta de software | Sistemas Peña Rubia | 2019-01 | present',
      'Analista programadora | Sistemas Peña Rubia | 2016-05 | 2018-12',
      'Técnica de soporte | Sistemas Peña Rubia | 2016-05 | 2016-06',
      'Becaria | Sistemas Peña Rubia | 2015-01 | 2016-04',
    ]);
  });

  const items = (first: readonly string[]): Row[] => [
    name('Nora Example'), firm('Head of Ledgers | Trains'), '',
    heading('Experience'),
    firm('Harbour Lane Toys'), post('Head of Ledgers'), line('January 2019 - Present (7 years)'),
    ...first.map(line),
    '', firm('Quince & Larch'), post('Bookkeeper'), line('May 2016 - December 2018 (2 years 8 months)'), ...TOLD,
    '', heading('Education'), firm('Leeds Example University'), line('BSc, Economics · (2010 - 2014)'),
  ]; // prettier-ignore
  const WRAPPED = [
    '- Cut the average time of closing from thirty one days to twenty two by',
    'moving the reviews to the front and by giving each of the branches of',
    'Northgate the right to sign the standard changes on its own account',
    '- Passed two audits',
  ];

  test('an item that wraps below its glyph is one', () => {
    expect(read(items(WRAPPED)).bullets.map(({ lines }) => lines.length)).toEqual([3, 1]);
    expect(entriesIn(read(items(WRAPPED)), 'experience')).toHaveLength(2);
  });

  test('where other items hang their glyphs, what stands below one is none of it', () => {
    const hung: Row[] = [
      { text: '- Wrote the handbook of the house in two languages and for all of the', size: 10.5 },
      { text: 'branches of the group', size: 10.5, x: 70 },
    ];
    const rows = items(WRAPPED);
    expect(read([...rows.slice(0, 7), ...hung, ...rows.slice(7)]).bullets[1]?.lines.length).toBe(1);
  });
});

describe('headings', () => {
  test('"Résumé" names the document at its top and heads a profile below the name', () => {
    const rows = (...head: Row[]): Row[] => [
      ...head,
      'Je construis des ateliers depuis quinze ans et je forme des équipes.',
      '',
      heading('Expérience'),
      firm('Silvanne Peinture'),
      line('Peintre'),
      line('janvier 2019 - mars 2021 (2 ans 3 mois)'),
    ];
    const told = read(rows(name('Maëlle Exemple'), firm('Directrice'), '', heading('Résumé')));
    expect(headingsOf(told)).toEqual(['Résumé: summary', 'Expérience: experience']);
    expect(headingsOf(read(rows(heading('Résumé'), name('Maëlle Exemple'))))).toEqual(['Expérience: experience']);
  });

  test('a sentence in letters smaller than the headings, as others are, is none by a word of it', () => {
    const reading = read([
      line('+34 612 345 678'), line('nora@example.org'), line('Contactar'), line('Nube'), line('Datos'), line('Redes'),
      name('Nora Ejemplo Sanz'), firm('Directora | Nube'), '',
      heading('Extracto'), firm('Ingeniera de formación y emprendedora por accidente.'), firm('Me gusta escribir.'), '',
      heading('Experiencia'), firm('Sistemas Peña Rubia'), post('Becaria'), line('enero de 2015 - abril de 2016 (1 año)'),
      ...SPANISH, ...SPANISH, '',
      heading('Educación'), firm('Universidad de Levante'), line('Grado en Informática · (2010 - 2014)'),
    ]); // prettier-ignore
    expect(headingsOf(reading)).toEqual(['Extracto: summary', 'Experiencia: experience', 'Educación: education']);
  });
});

describe('contact data', () => {
  const head = (...rows: string[]): Row[] => [
    name('Nora Example'), ...rows.map(firm), '',
    heading('Experience'), firm('Harbour Lane Toys'), post('Tutor'), line('2010 - 2012 (2 years)'),
  ]; // prettier-ignore

  test('years and how many they are make no phone number', () => {
    expect(read(head('Tutor | Maths')).contact.phone).toBeNull();
    expect(read(head('Tutor | Maths', '+44 7911 123456')).contact.phone?.value).toBe('+447911123456');
  });

  test('the town below a headline that fills its line is none of it', () => {
    const wide = 'Responsabile marketing e comunicazione digitale | Cibo | Vendite in rete';
    const rows: Row[] = [name('Nora Esempio'), firm(wide), firm('Cesenatico, Emilia-Romagna, Italia'), '', heading('Esperienza'), firm('Caseificio Esempio'), post('Contabile'), line('2010 - 2012 (2 anni)')]; // prettier-ignore
    expect(read(rows).contact.location?.value).toBe('Cesenatico, Emilia-Romagna, Italia');
  });

  test('an area has a name that no list of towns knows', () => {
    const rows = (place: string): Row[] => [name('Nora Beispiel'), firm('Leiterin | Beratung'), firm(place), '', heading('Berufserfahrung'), firm('Musterwerk GmbH'), post('Leiterin Einkauf'), line('Mai 2010 - Mai 2012 (2 Jahre)')]; // prettier-ignore
    expect(read(rows('Metropolregion Lahn-Eder')).contact.location?.value).toBe('Metropolregion Lahn-Eder');
    expect(read(rows('Greater Expectations Verlag')).contact.location).toBeNull();
  });
});

test('dates in brackets below a degree that fills its line are when one studied', () => {
  const reading = read([
    name('Nora Ejemplo Sanz'), '', heading('Experiencia'),
    firm('Sistemas Peña Rubia'), post('Becaria'), line('enero de 2015 - abril de 2016 (1 año)'), '',
    heading('Educación'),
    firm('Universidad de Levante'), line('Máster en Informática · (octubre de 2014 - mayo de 2016)'),
    firm('Universidad de Levante'), line('Licenciatura en Matemáticas Aplicadas y Métodos de Observación Remota ·'),
    line('(octubre de 2009 - mayo de 2013)'),
  ]); // prettier-ignore
  expect(entriesIn(reading, 'education')[1]).toContain('| 2009-10 | 2013-05');
});
