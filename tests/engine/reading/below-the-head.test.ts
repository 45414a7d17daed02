/** What stands below or beside a head and is taken for what it is: employers set as running text, dates of a deed, headings of a service, sidebars. */
import { expect, test } from 'vitest';
import { readResume } from '../../../src/engine/reading/index.ts';
import { LEXICONS } from '../../../src/engine/lexicons/index.ts';
import { isEmployerBelow } from '../../../src/engine/reading/entries/dated-lines.ts';
import { rangesIn } from '../../../src/engine/reading/dates/dates.ts';
import { phoneIn } from '../../../src/engine/reading/contacts/phones.ts';
import { schoolHeadOf } from '../../../src/engine/reading/schools/school-heads.ts';
import { headRoles } from '../../../src/engine/reading/tables/table-heads.ts';
import type { PageRule } from '../../../src/resume/document.ts';
import { document, face, line, page, span, type Text } from '../builder.ts';
import { AS_OF, entriesIn, read, type Row } from './sheet.ts';

const large = (text: string): Row => ({ text, size: 14 });
const rail = (date: string, text: string): Row => [[56, date], [200, text]]; // prettier-ignore

test('the employer that a cell sets as running text is the employer', () => {
  const head = line('seit März 2019 Notfallsanitäterin', { cells: line('').cells.flatMap((cell) => [{ ...cell, text: 'seit März 2019' }, { ...cell, text: 'Notfallsanitäterin' }]) }); // prettier-ignore
  const above = { line: head, role: 'dated', bullet: null, range: null, field: null } as const;
  const below = (text: string): boolean => isEmployerBelow(above, line(text), LEXICONS.de);
  expect(below('Rettungsdienst Schlei-Förde gGmbH, Flensburg')).toBe(true);
  expect(below('Einsatz auf dem Rettungswagen, Flensburg')).toBe(false);
});

test('a date that wraps leaves its dot to the list item beside it', () => {
  const dot = (y: number): PageRule => ({ box: { x: 132, y, width: 3, height: 3 }, orientation: 'area', colour: '#000000' }); // prettier-ignore
  const texts: readonly Text[] = [
    { text: 'Experience', x: 50, y: 730, size: 14 },
    { text: '03/2025–', x: 50, y: 700 }, { text: 'Staff Nurse – Sandia Heart Hospital, Albuquerque', x: 129, y: 700 },
    { text: '09/2025', x: 50, y: 686.5 }, { text: 'Cared for patients after heart surgery', x: 143, y: 685 },
    { text: 'Extended twice by the ward', x: 143, y: 671 },
  ]; // prettier-ignore
  const sheet = page([], { spans: texts.map((text) => span(text)), rules: [dot(686.5), dot(672.5)] });
  expect(readResume(document([sheet], { fonts: [face('Lato')] }), { asOf: AS_OF }).bullets).toHaveLength(2);
});

test('a later date within what was done dates no job', () => {
  const reading = read([
    large('Berufserfahrung'),
    '2009 – 2016 | Sachbearbeiter Treuhand | Kolleg & Söhne Treuhand, Spiez',
    'Buchführung, Lohnadministration, Mehrwertsteuer; ab 2013 eigene Mandate',
    '2003 – 2007 | Kundenberater Privatkunden | Bank Oberland, Interlaken',
  ]);
  expect(entriesIn(reading, 'experience')).toHaveLength(2);
});

test('a service that only its heading names is the post', () => {
  const top = [large('Berufserfahrung'), rail('2019 – 2022', 'Grabungsleiter, Acme GmbH, Halle'), '']; // prettier-ignore
  const rows = [large('Zivildienst'), '• 09/2006 – 05/2007: Behindertenwerkstatt Ilmenau', '', large('Kenntnisse'), 'Vermessung']; // prettier-ignore
  const plain = rows.map((row) => (typeof row === 'string' ? row.replace('• ', '') : row));
  expect(entriesIn(read([...top, ...plain]), 'experience').at(-1)).toBe(
    'Zivildienst | Behindertenwerkstatt Ilmenau | 2006-09 | 2007-05',
  );
});

test('two years at the end of a line are a range', () => {
  const [range] = rangesIn('Spitalsapotheke Aue | 2013, 2014', LEXICONS.de);
  expect(range).toMatchObject({ start: '2013', end: '2014', isRange: true });
  expect(rangesIn('Preise 2013, 2014 und mehr', LEXICONS.de)[0]?.isRange).toBe(false);
});

test('numbers in groups of three are of New Zealand where the resume names it', () => {
  expect(phoneIn('021 447 8306', 'en', () => ['AU', 'NZ'])?.country).toBe('NZ');
});

test('the label of a column may say more in brackets', () => {
  expect(headRoles(['Vessel', 'Rank', 'Company (Manning agent)', 'Sign on'])).toContain('organisation');
});

test.each([
  [['Diplom der Acme-Apothekerakademie „Geriatrische Pharmazie“', 'Acme-Apothekerakademie, Wien'], 'Diplom der Acme-Apothekerakademie „Geriatrische Pharmazie“', 'Acme-Apothekerakademie'],
  [['Lehre Zimmerei, Zimmerei Gebrüder Krennhof (Lehrabschluss mit Auszeichnung)'], 'Lehre Zimmerei', 'Zimmerei Gebrüder Krennhof'],
])('%s', (texts, title, organisation) => {
  expect(schoolHeadOf(texts, LEXICONS.de)).toMatchObject({ title, organisation });
}); // prettier-ignore

test('a sidebar beside dated rows is no table', () => {
  const side = ['Growsafe', 'First aid', '', 'REFEREES', 'Hemi Tuhoro', '06 838 2204'].map((text, at) => ({ text, x: 20, y: 700 - at * 14 })); // prettier-ignore
  const body = [
    { text: 'Junior shepherd, Waihua Farms Ltd', x: 205, y: 700 }, { text: '2008 - 2010', x: 470, y: 700 },
    { text: 'EDUCATION', x: 205, y: 679, size: 13 },
    { text: 'Certificate in Agriculture', x: 205, y: 658 }, { text: '2011', x: 470, y: 658 },
    { text: 'Smedlow Training Farm', x: 205, y: 644 },
    { text: 'NCEA Level 2', x: 205, y: 630 }, { text: '2007', x: 470, y: 630 },
  ]; // prettier-ignore
  const head = [{ text: 'EXPERIENCE', x: 205, y: 720, size: 13 }];
  const spans = [...head, ...side.filter(({ text }) => text !== ''), ...body].map((text) => span(text));
  const { headings } = readResume(document([page([], { spans })], { fonts: [face('Lato')] }), { asOf: AS_OF });
  expect(headings.flatMap(({ kinds }) => kinds)).toContain('education');
});

test('studies end when they are meant to', () => {
  const top = [large('Berufserfahrung'), '2019 – 2022 | Sachbearbeiter | Bank Oberland, Interlaken', '', large('Studium')]; // prettier-ignore
  const rows = [[[56, 'Georg-August-Universität Göttingen'], [400, 'seit 10/2023']] as const, 'B. Sc. Forstwissenschaften und Waldökologie', 'Voraussichtlicher Abschluss: Bachelor of Science im September 2026']; // prettier-ignore
  expect(entriesIn(read([...top, ...rows]), 'education')).toEqual([
    'B. Sc. Forstwissenschaften und Waldökologie | Georg-August-Universität Göttingen | 2023-10 | 2026-09',
  ]);
});

test('a period in brackets may wrap', () => {
  const rows: readonly Row[] = [
    'YTS then apprentice, Nuneaton Borough Council Direct Works Organisation (1994 to',
    '1997)',
    '• Learnt the trade on council houses and schools',
  ];
  expect(entriesIn(read([large('Work'), ...rows]), 'experience')[0]).toMatch(/\| 1994 \| 1997$/u);
});

test.each<[string, readonly string[], string]>([
  ['a street behind its town', ['Bernhard Tschiderer', '6561 Ischgl, Paznaunweg 211 | Tel. 0676 91 44 823 | b@example.org'], '6561 Ischgl'],
  ['the label of a number behind the town', ['Aline Burckhardt', 'Feldbergstrasse 104, CH-4057 Basel, T +41 61 555 01 88', 'a@example.org'], 'CH-4057 Basel'],
])('%s', (_, top, place) => {
  const body = [large('Berufserfahrung'), '2019 – 2022 | Sachbearbeiter | Bank Oberland, Interlaken'];
  expect(read([...top, '', ...body]).contact.location?.value).toBe(place);
}); // prettier-ignore

test('an address that is cut off at the edge goes on in no other line', () => {
  const rows = ['Maricel Buenaventura', 'maricel.buenaventura@example.', 'Lot 8, Blk 3, Lapu-Lapu City', '', large('Experience'), 'Sales Manager, Sunburst Snacks Inc., 2019 – 2022']; // prettier-ignore
  expect(read(rows).contact.email).toBeNull();
});
