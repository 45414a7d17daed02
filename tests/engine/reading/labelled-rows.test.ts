/** Sections that have no heading of their own: rows of languages among skills, what one does beside one's work behind a label. */
import { expect, test } from 'vitest';
import { entriesIn, headingsOf, read, type Row } from './sheet.ts';
import { readTables } from './drawn-table.ts';

const large = (text: string): Row => ({ text, size: 14, font: 1 });
const PROSE = { de: 'Ich arbeite gern mit Menschen und im Team, bin pünktlich und lerne schnell dazu', fr: "Je suis une personne sérieuse et j'aime travailler avec le public et en équipe" }; // prettier-ignore

/** Kinds of the sections below a profile. */
function kinds(language: keyof typeof PROSE, ...rows: readonly Row[]): string[] {
  const { sections } = read(['Jo Beispiel', 'jo@example.org', '', large('Profil'), PROSE[language], '', ...rows]);
  return sections.slice(1).map(({ kind }) => kind);
}

test.each<['de' | 'fr', string, readonly (readonly [string, string])[]]>([
  ['de', 'Kenntnisse', [['Informatik', 'Word, Excel, EPLAN'], ['Deutsch', 'Muttersprache'], ['Englisch', 'B1, Sprachaufenthalt in Malta']]],
  ['fr', 'Connaissances', [['Informatique', 'Excel, Outlook'], ['Français', 'langue maternelle'], ['Anglais', 'notions']]],
])('%s: rows of languages among others', (language, heading, pairs) => {
  const cells = pairs.map(([label, value]): Row => [[56, label], [170, value]]);
  expect(kinds(language, large(heading), ...cells)).toEqual(['skills', 'languages']);
  expect(kinds(language, large(heading), ...pairs.map(([label, value]) => `${label} : ${value}`))).toEqual(['skills', 'languages']);
  // One alone may be what was taught.
  expect(kinds(language, large(heading), ...cells.slice(0, 2))).toEqual(['skills']);
}); // prettier-ignore

test('what one does beside work, behind its label', () => {
  const rows = [large('Sonstiges'), 'Ehrenamt: Jugendwartin im Ruderverein Emsau seit 2015', 'Hobbys: Skat, Schrebergarten (2. Vorsitzender seit 2011)']; // prettier-ignore
  expect(kinds('de', ...rows).toSorted()).toEqual(['interests', 'volunteering']);
});

test.each([
  ['de', 'Was ich mache', 'summary'],
  ['fr', 'Mon métier', 'summary'],
  ['fr', 'Hors écran', 'interests'],
  ['de', 'Fachkenntnisse aus der Lehre', 'skills'],
  ['de', 'Engagement neben dem Studium', 'volunteering'],
] as const)('%s: %s', (language, text, kind) => {
  const jobs = language === 'de' ? 'Berufserfahrung' : 'Expérience';
  const { headings } = read(['Jo Beispiel', '', large(jobs), PROSE[language], '', large('Hobbys'), PROSE[language], '', large(text), PROSE[language]]); // prettier-ignore
  expect(headings.at(-1)?.kinds).toEqual([kind]);
});

test('of a table of trainings the column of schools and firms tells where', () => {
  const reading = readTables([
    { heading: 'Schulen und Lehre' },
    { widths: [80, 150, 270], lines: 'cells', rows: [
      ['Zeit', 'Ausbildung', 'Schule / Betrieb, Ort'],
      ['2022 – 2026', 'Lehre als Automatiker EFZ', 'Acme Anlagen AG, Emsau'],
      ['2022 – 2026', 'Berufsmaturität Technik', 'Berufs- und Weiterbildungszentrum Emsau, Buchs SG'],
    ] },
    { heading: 'Sprachen' }, { widths: [200, 290], lines: 'cells', rows: [['Deutsch', 'Muttersprache'], ['Englisch', 'gut']] },
  ]); // prettier-ignore
  expect(headingsOf(reading)[0]).toBe('Schulen und Lehre: education');
  expect(entriesIn(reading, 'education')).toEqual([
    'Lehre als Automatiker EFZ | Acme Anlagen AG | 2022 | 2026',
    'Berufsmaturität Technik | Berufs- und Weiterbildungszentrum Emsau | 2022 | 2026',
  ]);
});
