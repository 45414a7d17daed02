/** Heads of jobs whose posts stand below towns that nobody knows, whose employers stand small below dates, or which fill whole lines under headings that nobody knows. */
import { expect, test } from 'vitest';
import { told } from './iberian-sheet.ts';
import { entriesIn, read, type Row } from './sheet.ts';

const large = (text: string): Row => ({ text, size: 14 });
const bold = (text: string): Row => ({ text, font: 1 });
const post = (text: string): Row => ({ text, font: 1, size: 12.5 });
const CLOSING: readonly Row[] = [large('Lingue'), 'Inglese e francese, buona conoscenza'];
const jobs = (...rows: readonly Row[]): string[] =>
  entriesIn(read([large('Esperienze professionali'), ...rows, ...CLOSING]), 'experience');

test('of lines in the letters of posts the one whose words name a post is it', () => {
  expect(
    jobs(
      '2022 - in corso',
      bold('Rusca Vestiario'),
      'Torvalba (Brentana, Sicilia)',
      'Magazziniere',
      '',
      '2020 - 2022',
      bold('Quarta Lega Ristorante'),
      'Roma (Lazio)',
      'Cameriere',
      '',
      '2018 - 2020',
      bold('Adenta Isole'),
      'Torvalba (Brentana, Sicilia)',
      'Addetto alle vendite',
    ),
  ).toEqual([
    'Magazziniere | Rusca Vestiario | 2022 | present',
    'Cameriere | Quarta Lega Ristorante | 2020 | 2022',
    'Addetto alle vendite | Adenta Isole | 2018 | 2020',
  ]);
});

const CARDS: readonly Row[] = [
  post('Fisioterapista in medicina dello sport'),
  bold('01/01/2022 – Attuale'),
  'Centro Valdisole, Lodi',
  '',
  post('Fisioterapista domiciliare'),
  bold('20/01/2019 – 31/12/2021'),
  'Curamica S.r.l., Pavia',
  bold('Attività principali:'),
  '• Valutazione iniziale dei pazienti',
  '• Relazioni per i medici curanti',
  '',
  post('Riabilitazione pediatrica'),
  bold('21/04/2017 – 31/10/2018'),
  'Fondazione Ospedale Torregrande, Milano',
];

test('an employer in small letters below its dates stands in the head where most do, though lists are set so as well', () => {
  expect(jobs(...CARDS)).toEqual([
    'Fisioterapista in medicina dello sport | Centro Valdisole | 2022-01 | present',
    'Fisioterapista domiciliare | Curamica S.r.l. | 2019-01 | 2021-12',
    'Riabilitazione pediatrica | Fondazione Ospedale Torregrande | 2017-04 | 2018-10',
  ]);
});

test('what was done stands there as well, and is none', () => {
  expect(
    jobs(
      post('Cuoca, Trattoria Bellavista'),
      bold('2019 – 2021'),
      'Preparazione dei primi piatti',
      '',
      post('Aiuto cuoca, Osteria del Ponte'),
      bold('2016 – 2019'),
      'Pulizia e riordino della cucina',
    ),
  ).toEqual(['Cuoca | Trattoria Bellavista | 2019 | 2021', 'Aiuto cuoca | Osteria del Ponte | 2016 | 2019']);
});

test('lines of a whole width that open with their dates and a post are jobs, whatever their heading', () => {
  const reading = read([
    { text: 'Lia Esempio', size: 18 },
    'Università degli Studi di Lodi',
    bold('Dove mi hanno chiamata'),
    '10/2014-oggi Professoressa associata, Dip. Scienze della Terra e del Paesaggio, Università degli Studi di Lodi',
    '10/2008-09/2014 Ricercatrice, Dip. Scienze della Terra e del Paesaggio Mediterraneo, Università degli Studi di Pavia',
    bold('Titoli di studio'),
    '2007 Dottorato in Geologia; Università degli Studi di Pavia',
  ]);
  expect(entriesIn(reading, 'experience')).toEqual([
    'Professoressa associata | Università degli Studi di Lodi | 2014-10 | present',
    'Ricercatrice | Università degli Studi di Pavia | 2008-10 | 2014-09',
  ]);
});

test('towns parted by strokes in brackets behind a post are where it was', () => {
  const rows: Row[] = [{ text: 'Lumarex', font: 1 }, 'Gerente de TI (São Paulo / Paris, FR / Lisboa, PT)', 'Jan 2012 - Dez 2015', '• Trabalho remoto em três cidades']; // prettier-ignore
  expect(told('pt', 'experience', rows)).toEqual(['Gerente de TI | Lumarex | 2012-01 | 2015-12']);
  expect(told('pt', 'experience', [...rows.slice(0, 1), 'Gerente (vendas / compras)', ...rows.slice(2)])[0]).toMatch(
    /vendas/u,
  );
});

const railed = (date: string, lasted: string, post: string, firm: string, said: string): Row[] => [
  [[56, date], [170, post]],
  [[56, lasted], [170, firm]],
  [[170, said]],
  '',
]; // prettier-ignore

test('how long it lasted is told below dates, in however many words; a university below its kind is no employer', () => {
  const reading = read([
    large('Carriera'),
    ...railed('2023', '90 giorni', 'Tirocinante grafica', 'Studio Brenta', 'Disegno di manifesti per le feste di tutto il paese e dei dintorni'),
    ...railed('2020 - 2023', '3 anni', 'Università', 'Università di Torvo', 'Laureata in Lettere con un punteggio di cento su centodieci e lode'),
    ...railed('2020/21', '1 anno e 6 mesi', 'Ragazza delle consegne', 'Pizzeria Corvi', 'Consegne a casa dei clienti su chiamata nelle sere di festa e non solo'),
    ...railed('2019', '1 mese', 'Animatrice', 'Lido Brenta', 'Giochi e balli sulla spiaggia per grandi e piccini, tutti i giorni'),
    large('Lingue'),
    'Inglese e francese, buona conoscenza',
  ]); // prettier-ignore
  expect(entriesIn(reading, 'experience').map((job) => job.split(' | ').slice(0, 2).join(' | '))).toEqual([
    'Tirocinante grafica | Studio Brenta',
    'Ragazza delle consegne | Pizzeria Corvi',
    'Animatrice | Lido Brenta',
  ]);
});
