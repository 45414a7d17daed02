/** What templates print around the words of a resume: counts, labels, links and English words in other languages. */
import { describe, expect, test } from 'vitest';
import { readResume } from '../../../src/engine/reading/index.ts';
import { document, face, page, span, type Text } from '../builder.ts';
import { AS_OF, entriesIn, headingsOf, read, type Row } from './sheet.ts';

const bold = (text: string): Row => ({ text, font: 1 });
const large = (text: string): Row => ({ text, size: 14, font: 1 });

describe('around the words of a resume', () => {
  test('a heading may tell how many entries it has', () => {
    expect(headingsOf(read(['Nora Example', '', large('WORK EXPERIENCE (3)'), 'Ledger Developer', '2019 – 2021', '', large('EDUCATION (2)'), 'BSc Economics, 2018']))).toEqual(['WORK EXPERIENCE (3): experience', 'EDUCATION (2): education']); // prettier-ignore
  });

  test('"at" stands before the employer in whatever language', () => {
    const reading = read([
      'Nora Esempio',
      '',
      large('Esperienza'),
      [[56, 'Tirocinante at Cartiera Esempio'], [420, 'Dic 2020 – Lug 2021']],
      'Registrazione delle fatture e controllo dei pagamenti dei clienti della sede di Torino',
      [[56, 'Contabile at Molino Esempio'], [420, 'Gen 2018 – Nov 2020']],
      'Gestione degli ordini e coordinamento di una squadra di sei persone per la sede',
    ]); // prettier-ignore
    expect(entriesIn(reading, 'experience')).toEqual([
      'Tirocinante | Cartiera Esempio | 2020-12 | 2021-07',
      'Contabile | Molino Esempio | 2018-01 | 2020-11',
    ]);
  });

  test('languages in a row are no place', () => {
    const head = (row: string): Row[] => ['Nora Exemple', 'nora@example.org', row, '', large('Expérience'), 'Comptable', '2019 – 2021']; // prettier-ignore
    expect(read(head('Anglais, Espagnol, Français')).contact.location).toBeNull();
    expect(read(head('Rennes, Bretagne')).contact.location?.value).toContain('Rennes');
  });

  const job = (firm: string, link: string | null, dates: string, post: string): Row[] => [
    bold(firm),
    ...(link === null ? [] : [link]),
    dates,
    bold(post),
    'Kept the ledger of the whole shop and of its four branches in order for years.',
    bold('Highlights'),
    'Worked as an assistant manager of the ledger',
    'Moved the payments to a new one in a year',
    '',
  ];

  test('the link of an employer and the label over a list are no heads', () => {
    const reading = read([
      'Nora Example',
      '',
      large('Work Experience'),
      ...job('Harbour Lane Toys', null, 'January 2022 – March 2024', 'Ledger Developer'),
      ...job('Quillmark', '\uf0ac https://quillmark.example.org/', 'May 2019 – December 2021', 'Bookkeeper'),
      ...job('Saltmarsh', 'https://saltmarsh.example.org', 'June 2016 – April 2019', 'Shop Assistant'),
      large('Education'),
      'BSc Economics, Leeds Example University, 2016',
      '',
      large('Skills'),
      'Ledgerworks, Sumtable',
    ]);
    expect(headingsOf(reading)).toEqual(['Work Experience: experience', 'Education: education', 'Skills: skills']);
    expect(entriesIn(reading, 'experience').map((entry) => entry.split(' | ').slice(0, 3).join(' | '))).toEqual([
      'Ledger Developer | Harbour Lane Toys | 2022-01',
      'Bookkeeper | Quillmark | 2019-05',
      'Shop Assistant | Saltmarsh | 2016-06',
    ]);
  });
});

test('a post that opens as the one above it is said of no employer', () => {
  const item = (text: string): Row => [[76, `• ${text}`]];
  const reading = read([
    'Nora Ejemplo',
    '',
    large('Experiencia Profesional'),
    { text: 'Ingeniera de Puentes - Obras Ejemplo', font: 1 }, '2020 - Presente', item('Inspección de pilares y control de sus juntas'),
    { text: 'Ingeniera de Puentes y Cálculo de Muelles - Lumora Colombia', font: 1 }, '2018 - 2020', item('Mediciones de oleaje en cuatro puertos del Caribe'),
  ]); // prettier-ignore
  expect(entriesIn(reading, 'experience')).toEqual([
    'Ingeniera de Puentes | Obras Ejemplo | 2020 | present',
    'Ingeniera de Puentes y Cálculo de Muelles | Lumora Colombia | 2018 | 2020',
  ]);
});

test('what is said of an employer below its name is no employer', () => {
  const reading = read([
    'Nora Exemple',
    '',
    large('Expérience'),
    [[56, 'Cendre'], [420, '2021-06 — 2022-12']],
    'Développeuse de la paie',
    'https://cendre.example.org (https://cendre.example.org)',
    'Cendre tient la paie de petites entreprises qui n’ont personne pour la faire.',
    [[56, 'Molino'], [420, '2019-01 — 2021-05']],
    'Comptable',
    'Molino est un moulin qui vend ses farines à toutes les boulangeries de la région.',
    [[56, 'ATELIER DU PONT'], [420, '2017-01 — 2018-12']],
    'Graphiste',
    "Atelier du Pont, maison d'affiches qui imprime pour les théâtres",
    [[56, 'Lumora - Secrétaire'], [420, '2015-01 — 2016-12']],
    'Lille - France',
    'Lumora est une imprimerie qui travaille pour les musées du nord',
  ]); // prettier-ignore
  expect(entriesIn(reading, 'experience')).toEqual([
    'Développeuse de la paie | Cendre | 2021-06 | 2022-12',
    'Comptable | Molino | 2019-01 | 2021-05',
    'Graphiste | ATELIER DU PONT | 2017-01 | 2018-12',
    'Secrétaire | Lumora | 2015-01 | 2016-12',
  ]);
});

describe('a wide and a narrow column over several pages', () => {
  const LEADING = 14;
  const column = (x: number, top: number, texts: readonly string[]): Text[] =>
    texts.map((text, at) => ({
      text,
      x,
      y: top - at * LEADING,
      ...(text === text.toUpperCase() && { font: 1, size: 13 }),
    }));
  const duties = (from: number): string[] =>
    Array.from({ length: 46 }, (_, at) => `Line ${String(from + at)} of the ledger and whatever else was kept in it`);
  const tools = (count: number): string[] =>
    Array.from({ length: count }, (_, at) => `Tool of a ledger, no. ${String(at)}`);

  test('each runs on in its own place, though both reach the foot of the page', () => {
    const pages = [
      [...column(56, 740, ['WORK EXPERIENCE', 'Ledger Developer, Quillmark', '2020 – 2024', ...duties(0)]), ...column(390, 735, ['SKILLS', ...tools(48)])],
      [...column(56, 790, ['Bookkeeper, Saltmarsh', '2016 – 2020', ...duties(50)]), ...column(390, 785, tools(9))],
      column(56, 790, ['Shop Assistant, Harbour Lane', '2012 – 2016', ...duties(100)]),
    ]; // prettier-ignore
    const reading = readResume(
      document(
        pages.map((own, at) => page([], { spans: [...(at === 0 ? [{ text: 'Nora Example', x: 200, y: 790, size: 22 }] : []), ...own].map((text) => span(text)) })),
        { fonts: [face('Lato'), face('Lato', { weight: 700 })] },
      ),
      { asOf: AS_OF },
    ); // prettier-ignore
    expect(entriesIn(reading, 'experience').map((entry) => entry.split(' | ').slice(2).join(' – '))).toEqual([
      '2020 – 2024',
      '2016 – 2020',
      '2012 – 2016',
    ]);
  });
});
