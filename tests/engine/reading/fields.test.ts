/** Forms: a column of labels is no column of text, and what is labelled is what its label says. */
import { describe, expect, test } from 'vitest';
import { fieldOf, isFormLabel, isTableHead } from '../../../src/engine/reading/entries/fields.ts';
import { headRoles } from '../../../src/engine/reading/tables/table-heads.ts';
import { line, span } from '../builder.ts';
import { entriesIn, headingsOf, read, type Row } from './sheet.ts';

function cells(...texts: readonly string[]): ReturnType<typeof line> {
  return line(texts.join(' '), {
    cells: texts.map((text) => ({ text, box: span({ text }).box, spans: [span({ text })] })),
  });
}

describe('a label and its value', () => {
  test.each([
    [['Organisation: Harbour Works Ltd'], 'organisation', 'Harbour Works Ltd'],
    [['Fechas', '2016 – 2019'], 'dates', '2016 – 2019'],
    [['Fechas (de – a)', '2016 – 2019'], 'dates', '2016 – 2019'],
    [['Cargo: Auxiliar contable'], 'title', 'Auxiliar contable'],
    [['Poste occupé : Comptable'], 'title', 'Comptable'],
    [["Nom et adresse de l'employeur", 'Atelier Ferrand'], 'organisation', 'Atelier Ferrand'],
    [['Nome e endereço do empregador', 'Lar da Serra'], 'organisation', 'Lar da Serra'],
    [['Arbeitgeber:', 'Havelwerk GmbH'], 'organisation', 'Havelwerk GmbH'],
    [['Tätigkeit', 'Lagerist'], 'title', 'Lagerist'],
    [['• Date (da – a)', '2016 – 2019'], 'dates', '2016 – 2019'],
    [['Lavoro o posizione ricoperti', 'Impiegata'], 'title', 'Impiegata'],
    [['Nome e indirizzo del', 'Studio Rossi'], 'organisation', 'Studio Rossi'],
    [['Período: 2016 a 2019'], 'dates', '2016 a 2019'],
    [['Funciones', 'Control de caja'], 'duties', 'Control de caja'],
  ])('%j', (texts, role, value) => {
    expect(fieldOf(cells(...texts))).toEqual({ role, values: [value] });
  });

  test.each([
    [['Data Analyst']],
    [['Position the brand']],
    [['Title Insurance Agent', '2019']],
    [['Tools: SQL']],
    [['Date']],
  ])('%j is none', (texts) => {
    expect(fieldOf(cells(...texts))).toBeNull();
  });

  test('the head of a table is no entry', () => {
    expect(isTableHead(cells('Degree', 'University / Board', 'Year', 'Marks'))).toBe(true);
    expect(isTableHead(cells('Título', 'Institución', 'Año'))).toBe(true);
    expect(isTableHead(cells('B.Com.', 'Hill College', '2015', '71%'))).toBe(false);
  });

  test.each([
    'Lengua materna',
    'Führerschein',
    'Outras línguas',
    'BERUFSERFAHRUNG',
    'Patente di guida',
    'Autres langues',
  ])('%s is a label of a form', (text) => {
    expect(isFormLabel(text)).toBe(true);
  });
});

/** Labels end at the gutter, values begin behind it. */
const row = (label: string, value: string): Row => [[60, label], [300, value]]; // prettier-ignore
const under = (value: string): Row => [[300, value]];

describe('a form whose labels are a column', () => {
  test('with dates and headings at the left', () => {
    const reading = read([
      [[300, 'Marta Olmedo Ruiz']], [[300, 'marta@example.org']],
      row('EXPERIENCIA LABORAL', ''), row('01/2019 – Presente', 'Enfermera de planta'), under('Hospital del Valle, Soria'),
      under('Cuidados de doce pacientes por turno y formación del personal nuevo de la unidad'),
      row('05/2015 – 12/2018', 'Auxiliar de enfermería'), under('Residencia Los Álamos, Teruel'),
      under('Higiene, comidas y medicación de cuarenta residentes de dos plantas del centro'),
      row('EDUCACIÓN Y FORMACIÓN', ''), row('2011 – 2015', 'Grado en Enfermería'), under('Universidad de la Meseta'),
      row('COMPETENCIAS PERSONALES', ''), row('Lengua materna', 'Español'), row('Otros idiomas', 'Inglés B2'), row('Permiso de conducir', 'B'),
    ].map((cell) => (Array.isArray(cell) ? cell.filter(([, text]) => text !== '') : cell)) as Row[]); // prettier-ignore
    expect(reading.columns.map(({ count }) => count)).toEqual([1]);
    expect(entriesIn(reading, 'experience')).toEqual([
      'Enfermera de planta | Hospital del Valle | 2019-01 | present',
      'Auxiliar de enfermería | Residencia Los Álamos | 2015-05 | 2018-12',
    ]);
    expect(entriesIn(reading, 'education')).toEqual(['Grado en Enfermería | Universidad de la Meseta | 2011 | 2015']);
    expect(headingsOf(reading)).toContain('EDUCACIÓN Y FORMACIÓN: education');
  });

  test.each<[string, readonly Row[], readonly string[]]>([
    [
      'Italian, of 2004',
      [
        { text: 'Esperienza lavorativa', size: 14 },
        row('• Date (da – a)', '2018 – oggi'), row('• Nome e indirizzo del datore di lavoro', 'Cartiera Verdi S.r.l., Via Po 3, 10121 Torino'),
        row('• Tipo di azienda o settore', 'Carta'), row('• Tipo di impiego', 'Impiegata commerciale, tempo indeterminato'), row('• Principali mansioni e responsabilità', 'Ordini e fatture'),
        row('• Date (da – a)', '2014 – 2018'), row('• Nome e indirizzo del datore di lavoro', 'Mulino Bruno, Via dei Mille 9, Borgoscuro (TO)'),
        row('• Tipo di azienda o settore', 'Alimentari'), row('• Tipo di impiego', 'Segretaria'), row('• Principali mansioni e responsabilità', 'Centralino'),
      ],
      ['Impiegata commerciale | Cartiera Verdi S.r.l. | 2018 | present', 'Segretaria | Mulino Bruno | 2014 | 2018'],
    ],
    [
      'Spanish, with colons',
      [
        { text: 'Experiencia laboral', size: 14 },
        'Empresa: Almacenes del Sur S.A.', 'Cargo: Auxiliar de bodega', 'Período: enero 2019 – marzo 2022', '• Inventario de cuatro mil referencias con error menor al uno por ciento',
        'Empresa: Textiles Andes', 'Cargo: Empacadora', 'Período: 2016 – 2018', '• Empaque y despacho de pedidos para las tiendas de la región',
      ],
      ['Auxiliar de bodega | Almacenes del Sur S.A. | 2019-01 | 2022-03', 'Empacadora | Textiles Andes | 2016 | 2018'],
    ],
    [
      'German, employer after the tasks',
      [
        { text: 'Berufserfahrung', size: 14 },
        row('Zeitraum', '04/2019 – heute'), row('Tätigkeit', 'Lageristin'), row('Aufgaben', 'Wareneingang und Kommissionierung'), row('Arbeitgeber', 'Nordkai GmbH, Bremen'),
        row('Zeitraum', '08/2015 – 03/2019'), row('Tätigkeit', 'Verkäuferin'), row('Aufgaben', 'Kasse und Beratung'), row('Arbeitgeber', 'Blumen Ewers'),
      ],
      ['Lageristin | Nordkai GmbH | 2019-04 | present', 'Verkäuferin | Blumen Ewers | 2015-08 | 2019-03'],
    ],
    [
      'French, with colons',
      [
        { text: 'Expérience professionnelle', size: 14 },
        'Période : mars 2019 – mai 2021', 'Entreprise : Transports du Lac', 'Poste : Exploitante', '• Planification des tournées de quarante véhicules par jour',
        'Période : 2015 – 2018', 'Entreprise : Fret Alpin', 'Poste : Assistante', '• Saisie des ordres et relance des clients de la région',
      ],
      ['Exploitante | Transports du Lac | 2019-03 | 2021-05', 'Assistante | Fret Alpin | 2015 | 2018'],
    ],
    [
      'English, dates last',
      [
        { text: 'Work experience', size: 14 },
        'Company: Deccan Motors Pvt. Ltd., Pune', 'Role: Executive – Stores', 'Tenure: Since May 2019', '• Stock taking of the six stores and of the goods in transit',
        'Company: Godavari Traders', 'Role: Clerk', 'Tenure: 2015 to 2019', '• Day books, petty cash and the letters of the office',
      ],
      ['Executive – Stores | Deccan Motors Pvt. Ltd. | 2019-05 | present', 'Clerk | Godavari Traders | 2015 | 2019'],
    ],
  ])('%s', (_, rows, told) => {
    const reading = read([{ text: 'Ada Prado', size: 20 }, 'ada@example.org', '', ...rows]);
    expect(entriesIn(reading, 'experience')).toEqual(told);
  }); // prettier-ignore
});

test('in a table of examinations the class is how well they were passed', () => {
  const head = ['Examination', 'Name of Institute', 'Board/University', 'Year of Passing', 'Class'];
  expect(headRoles(head)).toEqual(['degree', 'school', 'school', 'dates', 'other']);
  expect(headRoles(['Class', 'School', 'Year'])?.[0]).toBe('degree');
});

describe('a list within a form', () => {
  const top: readonly Row[] = [{ text: 'Ada Prado', size: 20 }, 'ada@example.org', ''];
  const row = (label: string, value: string): Row => [[56, label], [140, `: ${value}`]]; // prettier-ignore

  test('numbered employers over labelled rows, of which one is unknown', () => {
    const reading = read([
      ...top, { text: 'Experiencia laboral', size: 14 },
      { text: '1. CONSORCIO VIAL TRES PUENTES', font: 1 }, row('Obra', 'Carretera Los Molles, tramo II'), row('Cargo', 'Topógrafo'), row('Periodo', 'Marzo 2022 – Noviembre 2024'),
      '- Replanteo de eje y de obras de arte con estación total', '- Metrados y valorizaciones mensuales',
      { text: '2. MINERA EL ROBLE S.A.C.', font: 1 }, row('Frente', 'Rampa norte'), row('Cargo', 'Nivelador'), row('Periodo', 'Abril 2010 – Junio 2015'),
      '- Monitoreo de taludes con prismas y niveles',
    ]); // prettier-ignore
    expect(entriesIn(reading, 'experience')).toEqual([
      'Topógrafo | CONSORCIO VIAL TRES PUENTES | 2022-03 | 2024-11',
      'Nivelador | MINERA EL ROBLE S.A.C. | 2010-04 | 2015-06',
    ]);
    expect(reading.entries.map(({ bullets }) => bullets.length)).toEqual([2, 1]);
  });

  test('its first item stands behind its label', () => {
    const reading = read([
      ...top, { text: 'Expériences professionnelles', size: 14 },
      [[56, 'Juin 2017 – Fév. 2021'], [200, 'TRANSIT DES RIVES SARL, Douala']],
      [[200, 'Poste : Magasinier cariste']],
      [[200, 'Tâches : - Empotage et dépotage de conteneurs']],
      [[245, '- Tenue des fiches de stock']],
    ]); // prettier-ignore
    expect(reading.entries[0]?.bullets.map(({ text }) => text)).toEqual([
      'Empotage et dépotage de conteneurs',
      'Tenue des fiches de stock',
    ]);
  });
});
