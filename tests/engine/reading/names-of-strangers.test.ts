/** Names that neither letters nor an address tell: by what stands below and beside them, with their titles, over two lines. */
import { describe, expect, test } from 'vitest';
import { read, type Row } from './sheet.ts';

const GERMAN: readonly Row[] = [
  '',
  { text: 'Berufserfahrung', size: 13, font: 1 },
  'Sachbearbeiterin, Stadtwerke Musterau GmbH, 2018 – heute',
  'Prüfung der Rechnungen und Gespräche mit den Kundinnen und Kunden am Schalter',
];
const PORTUGUESE: readonly Row[] = [
  '',
  { text: 'Experiência profissional', size: 13, font: 1 },
  'Assistente administrativa, Câmara Municipal de Alfar, 2018 – presente',
  'Atendimento ao público e gestão do arquivo da empresa com a equipa',
];
const LETTERHEAD = ['Am Mainufer 12 a', '97828 Musterau', 'Fon: 09391 / 60 48 55', 'post@example.org'];
const TITLE: Row = { text: 'Lebenslauf', size: 16, font: 1 };

const nameIn = (...rows: readonly Row[]): string | undefined => read(rows).contact.name?.value;
const german = (...rows: readonly Row[]): string | undefined => nameIn(...rows, ...GERMAN);

describe('in letters of the text', () => {
  test('over street and town', () => {
    expect(german('Birgit Ammerschläger', ...LETTERHEAD, '', TITLE)).toBe('Birgit Ammerschläger');
  });
  test('over a post, then street and town', () => {
    expect(german('Birgit Ammerschläger', 'Bürokauffrau', ...LETTERHEAD, '', TITLE)).toBe('Birgit Ammerschläger');
  });
  test('before them in one line', () => {
    const line = 'Birgit Ammerschläger · Am Mainufer 12 a · 97828 Musterau · 09391 / 60 48 55';
    expect(german(line, '', TITLE)).toBe('Birgit Ammerschläger');
  });
  test('over the day of birth', () => {
    const heading: Row = { text: 'Persönliche Angaben', size: 13, font: 1 };
    const born = ['geboren am 3. Mai 1985 in Emsau', 'verheiratet, zwei Kinder'];
    expect(german(TITLE, heading, 'Birgit Ammerschläger', ...born, ...LETTERHEAD)).toBe('Birgit Ammerschläger');
  });
  test('before a British address', () => {
    const jobs = ['', { text: 'Work experience', size: 13, font: 1 }, 'Office clerk, Alfar Council, 2018 – present'];
    expect(nameIn('Kim Banks, 12 Vale Road, Leeds LS6 2AB', '0113 496 0277', ...jobs)).toBe('Kim Banks');
  });
});

test.each([
  ['Maria João Quintela', 'Rua da Capela, 12', '2140-658 Alfar', PORTUGUESE],
  ['Tiago Porto', 'Rua da Capela, 12', '2140-658 Alfar', PORTUGUESE],
  ['Pia Conti', 'Via Mazzini 12', '25020 Flero (BS)', PORTUGUESE],
])('the street beside %s is no part of it', (name, street, town, jobs) => {
  const row = (left: string, right: string): Row => [[56, left], [350, right]]; // prettier-ignore
  expect(nameIn(row(name, street), row('Assistente administrativa', town), [[350, '918 553 027']], ...jobs)).toBe(name);
});

test.each([
  ['PD Dr. phil. Urs von Thann-Marti', 'Urs von Thann-Marti'],
  ['Priv.-Doz. Dr. med. Ines Gruber', 'Ines Gruber'],
  ['DDr. Ines Gruber', 'Ines Gruber'],
  ['Bakk. phil. Nina Egger', 'Nina Egger'],
  ['lic. oec. HSG Reto Caflisch', 'Reto Caflisch'],
  ['Dipl. Ing. ETH Reto Zgraggen', 'Reto Zgraggen'],
])('titles before a name: %s', (written, name) => {
  expect(german({ text: written, size: 18, font: 1 }, ...LETTERHEAD)).toBe(name);
});

test.each(['Uwe Kaufmann', 'Rita Bank', 'Jana Leiter'])('a trade that is a family name: %s', (name) => {
  expect(german({ text: name, size: 18 }, ...LETTERHEAD)).toBe(name);
});

test.each([
  ['Nora Altagracia Peguero', 'Nora Altagracia Peguero'],
  ['Nora Inés Bodeguera', 'Nora Inés Bodeguera'],
  ['Nora Inés Enfermera', 'Nora Inés'],
])('a last word that ends like a trade is a family name, one that is a trade none: %s', (written, name) => {
  const jobs = ['', { text: 'Experiencia laboral', size: 13 }, 'Cajera, Almacenes Brumel, Alfar, 2018 – actualidad', 'Cobro en efectivo y con tarjeta, y cuadre de la caja de los viernes'];
  expect(nameIn({ text: written, size: 18 }, 'Calle 4 n.º 37, Alfar', 'nora@example.org', ...jobs)).toBe(name);
}); // prettier-ignore

test.each([
  [['Duarte Quintela de', 'Sousa | Engenheiro mecânico'], 'Duarte Quintela de Sousa'],
  [['Ann-Kathrin Freifrau von der', 'Hohenau | Lebenslauf'], 'Ann-Kathrin Freifrau von der Hohenau'],
  [['Duarte Quintela', 'de Sousa – Engenheiro mecânico'], 'Duarte Quintela de Sousa'],
  [['Márcia Regina dos Santos', 'Oliveira Lima'], 'Márcia Regina dos Santos Oliveira Lima'],
  [['Ana Beatriz de Souza e', 'Silva'], 'Ana Beatriz de Souza e Silva'],
  [['Mag. (FH) Lena', 'Hofer'], 'Lena Hofer'],
  [['Sieglinde Ammerschläger-', 'Hinterhuber'], 'Sieglinde Ammerschläger-Hinterhuber'],
])('over two lines: %j', ([first = '', second = ''], name) => {
  const large = (text: string): Row => ({ text, size: 22, font: 1 });
  expect(nameIn(large(first), '', large(second), '', 'Rua da Capela 12 · 918 553 027', ...PORTUGUESE)).toBe(name);
});

test('below the heading of a side column', () => {
  const side: Row = { text: 'MY MOTTO', x: 440, y: 760, size: 12, font: 1 };
  const own: Row = { text: 'GWENDOLYN ODAME FRAMLEY', x: 60, y: 748, size: 24, font: 1 };
  const jobs = ['', { text: 'Work experience', size: 13, font: 1 }, 'Line cook, Alfar Inn, 2018 – present'];
  expect(nameIn(side, own, 'Line cook', '604-555-0127 · gwendolyn.framley@example.org', ...jobs)).toBe('GWENDOLYN ODAME FRAMLEY'); // prettier-ignore
});

test('given names in smaller letters over larger family names', () => {
  const rows: Row[] = [
    { text: 'Ana María', size: 18, font: 1 },
    { text: 'Gómez Ruiz', size: 28, font: 1 },
  ];
  const jobs = [
    '',
    { text: 'Experiencia laboral', size: 13, font: 1 },
    'Dependienta, Panadería Alfar, 2018 – actualidad',
  ];
  expect(nameIn(...rows, 'Calle 4 n.º 37, Alfar', 'ana.gomez@example.org', ...jobs)).toBe('Ana María Gómez Ruiz');
});
