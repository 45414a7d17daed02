/** What is cut from around a name, and what only looks like it. */
import { expect, test } from 'vitest';
import { readResume } from '../../../src/engine/reading/index.ts';
import { bareName } from '../../../src/engine/reading/names/name-shape.ts';
import type { Page } from '../../../src/resume/document.ts';
import { document, face, page, span } from '../builder.ts';
import { AS_OF, sheet, type Row } from './sheet.ts';

test.each([
  ['Renata Figueiredo', 'Renata Figueiredo'],
  ['Fortunata Greco', 'Fortunata Greco'],
  ['Elena Rossi, nata Bianchi', 'Elena Rossi'],
  ['Claire Martin (née Dubois)', 'Claire Martin'],
  ['Petra Huber geb. Maier', 'Petra Huber'],
  ['Mag. pharm. Petra Huber', 'Petra Huber'],
  ['Mag. rer. soc. oec. Petra Huber', 'Petra Huber'],
  ['Mag.a pharm. Petra Huber', 'Petra Huber'],
  ['Dr.med.univ. Petra Huber', 'Petra Huber'],
  ['Dr. sc. hum. Petra Huber', 'Petra Huber'],
  ['Dott.ssa Petra Huber', 'Petra Huber'],
  ['Petra St. Huber', 'Petra St. Huber'],
  ['Petra Huber, Master Degree', 'Petra Huber'],
  ['Petra Huber – Bachelor of Laws', 'Petra Huber'],
  ['Petra Huber, MBA, Ph.D. Candidate', 'Petra Huber'],
  ['Petra Huber, Master en droit', 'Petra Huber'],
  ['Petra HUBER 35 ans', 'Petra HUBER'],
  ['Petra Huber (42 ans)', 'Petra Huber'],
  ['Petra Huber, 24 anos. Serras - SP.', 'Petra Huber'],
  ['Petra Huber, 24 ans, célibataire', 'Petra Huber'],
])('of %s it is %s', (written, name) => {
  expect(bareName(written)).toBe(name);
});

/** A file that is called for the post: "cv-agronomo.pdf". */
function nameIn(top: Page): string | undefined {
  const rows: readonly Row[] = ['', 'Sorriso – MT', 'rafael.piovan@example.org', '', { text: 'Experiência profissional', size: 14 }, 'Coordenador de vendas e de desenvolvimento do mercado com uma equipe de cinco pessoas']; // prettier-ignore
  const below = sheet(rows);
  const fonts = [face('Lato'), face('Lato', { weight: 700 })];
  const pages = [{ ...below, spans: [...top.spans, ...below.spans] }];
  return readResume(document(pages, { fonts, fileName: 'cv-engenheiro-agronomo.pdf' }), { asOf: AS_OF }).contact.name?.value; // prettier-ignore
}

const NAME = { text: 'Rafael Augusto Piovan', y: 790, font: 1 };
const BESIDE = span(NAME).edges.at(-1) ?? 0;

test.each([
  ['a cell of its own', sheet([[[56, NAME.text], [400, 'Engenheiro Agrônomo']]])],
  ['letters of its own', page([], { spans: [span(NAME), span({ text: 'Engenheiro Agrônomo', x: BESIDE + 4, y: 790 })] })],
])('a name ends where a post has %s, though the file is called for the post', (_, top) => {
  expect(nameIn(top)).toBe('Rafael Augusto Piovan');
}); // prettier-ignore

test('a family name that is a trade stays, in a cell of its own too, where the address has it', () => {
  const top = sheet([[[56, 'Rafael Augusto'], [200, 'Piovan Pintor']]]); // prettier-ignore
  expect(nameIn(top)).toContain('Piovan');
});

test.each<[string, readonly Row[]]>([
  ['an e-mail address', ['Wiebke Janssen', 'E-Mail: kontakt@example.org']],
  ['a telephone number', ['Wiebke Janssen', 'Mobil: 0171 5550123']],
  ['a street and a number', ['Wiebke Janssen', 'Deichweg 12, Emden', '0171 5550123']],
  ['a town, the street beside it', [[[56, 'Wiebke Janssen'], [230, 'Deichweg 12'], [420, '03.02.1987']], [[230, '26723 Emden'], [420, 'Ostfriesland']]]], // prettier-ignore
])('letters of any size tell a name above %s', (_, rows) => {
  const top: Row[] = [
    { text: 'LEBENSLAUF', size: 18, font: 1 },
    { text: 'PERSÖNLICHE DATEN', size: 13, font: 1 },
    ...rows,
  ];
  const work: Row[] = ['', { text: 'BERUFSERFAHRUNG', size: 13, font: 1 }, 'Schiffsmaklerin, Reederei Nordwind GmbH 04.2014 – heute', '• Liegeplätze für 60 Schiffe im Jahr gebucht']; // prettier-ignore
  const fonts = [face('Lato'), face('Lato', { weight: 700 })];
  expect(readResume(document([sheet([...top, ...work])], { fonts }), { asOf: AS_OF }).contact.name?.value).toBe('Wiebke Janssen'); // prettier-ignore
});

/** Of a name in one word below which an address, a heading beside it and a degree stand. */
function glued(email: string): string | undefined {
  const rows: readonly Row[] = [
    { text: 'odilebranchu', size: 30 },
    'Tapissière décoratrice',
    [
      [60, '12 rue des Pins'],
      [200, 'Je restaure des sièges anciens.'],
    ],
    { text: 'Belgique Formation', size: 14, font: 1 },
    { text: 'Licence Arts-Décoratifs', size: 12, font: 1 },
    email,
  ];
  const fonts = [face('Lato'), face('Lato', { weight: 700 })];
  return readResume(document([sheet(rows)], { fonts }), { asOf: AS_OF }).contact.name?.value;
}

test.each([
  ['odile.branchu@example.org', 'odile branchu'],
  ['atelier@example.org', undefined],
])('beside %s a name in one word is %s, and no country, heading or degree is one', (email, name) => {
  expect(glued(email)).toBe(name);
});

test('a name, a town and a number in one row', () => {
  const rows: readonly Row[] = [{ text: 'CV', size: 22, font: 1 }, 'Petra Dubois 31 000 Toulouse 06.39.98.27.18 petra.dubois@example.org', '', { text: 'Expérience', size: 14 }, 'Vendeuse, Librairie Tarn, 2019 – 2021', 'Accueil et conseil des clients de la librairie avec une petite équipe']; // prettier-ignore
  const { contact } = readResume(document([sheet(rows)]), { asOf: AS_OF });
  expect(contact.name?.value).toBe('Petra Dubois');
  expect(contact.location?.value).toBe('31 000 Toulouse');
});

test('the words before an address to write to are a name in letters of any size', () => {
  const rows: readonly Row[] = [{ text: 'CV', size: 22, font: 1 }, 'Petra A. Huber petra.huber@example.org +41 79 555 01 42 Geneva, Switzerland', '', { text: 'Experience', size: 14 }, 'Buyer, Larkmoor Ltd, 2019 – 2021']; // prettier-ignore
  const { contact } = readResume(document([sheet(rows)]), { asOf: AS_OF });
  expect(contact.name?.value).toBe('Petra A. Huber');
});
