/** Heads that the date beside them, or the edge of their column, cuts within a name; and lines below a whole head. */
import { expect, test } from 'vitest';
import { entriesIn, read, type Row } from './sheet.ts';

const large = (text: string): Row => ({ text, size: 14, font: 1 });

const HEADINGS = {
  es: ['Experiencia laboral', 'Idiomas', 'Inglés y francés, los dos bien hablados y escritos'],
  fr: ['Expériences professionnelles', 'Langues', 'Anglais et italien, bien parlés et écrits tous les deux'],
  de: ['Berufserfahrung', 'Sprachen', 'Englisch und Französisch, beides gut in Wort und Schrift'],
  en: ['Work experience', 'Languages', 'French and Italian, both of them well spoken and written'],
  it: ['Esperienze lavorative', 'Lingue', 'Inglese e francese, buona conoscenza della lingua parlata'],
} as const;

function jobs(language: keyof typeof HEADINGS, ...rows: readonly Row[]): string[] {
  const [heading, next, words] = HEADINGS[language];
  return entriesIn(read([large('Robin Exemple'), '', large(heading), ...rows, '', large(next), words]), 'experience');
}

/** Words up to a date at the right that leaves them too little room. */
const dated = (text: string, date: string): Row => [[56, text], [56 + text.length * 5 + 40, date]]; // prettier-ignore

test.each([
  ['es', 'Recepcionista en Herranz y', 'Robledo', 'Recepcionista | Herranz y Robledo | 2019 | 2021'],
  ['fr', 'Jardins Mercier | Lyon | Chargée de', 'données', 'Chargée de données | Jardins Mercier | 2019 | 2021'],
  ['de', 'Sachbearbeiterin | Praxis Dr.', 'Vogtmann', 'Sachbearbeiterin | Praxis Dr. Vogtmann | 2019 | 2021'],
] as const)('a name goes on below its date: %s', (language, above, below, wanted) => {
  const list = { es: '– Atención al público', fr: '– Accueil du public', de: '– Betreuung der Kunden' }[language];
  expect(jobs(language, dated(above, '2019 - 2021'), below, list)).toEqual([wanted]);
});

test('but a town below a head that had room for it does not', () => {
  const [told = ''] = jobs('en', [[56, 'Night Porter at Harlow'], [460, '2019 - 2021']], 'Leeds', '– Kept the front desk'); // prettier-ignore
  expect(told).toBe('Night Porter | Harlow | 2019 | 2021');
});

test('the last word of a post in small letters', () => {
  const rows: readonly Row[] = [
    'Da mar 2018 a set 2019: Fratelli Orsini S.r.l., Assistente', 'veterinaria', '– Cura dei cavalli e dei puledri', '',
    'Da mar 2015 a dic 2017: Vivai Corna, Giardiniere', '– Semina e potatura',
  ]; // prettier-ignore
  expect(jobs('it', ...rows)[0]).toBe('Assistente veterinaria | Fratelli Orsini S.r.l. | 2018-03 | 2019-09');
});

test.each([
  ['en', 'From June 2019 to May 2022: Head Gardener, Wexley House', 'Handled complaints at the front desk until settled; wrote', 'weekly rota and covered absences.', 'Head Gardener | Wexley House | 2019-06 | 2022-05'],
  ['de', 'Von 03.2020 bis 08.2022: Augenoptikerin bei Gebrüder Vogt GmbH', 'Erstellen der Wochenpläne und Vertretung. Aufmaß von Räumen', 'und Zeichnungen für die Werkstatt.', 'Augenoptikerin | Gebrüder Vogt GmbH | 2020-03 | 2022-08'],
] as const)('what was done below a whole head is no part of it: %s', (language, head, told, rest, wanted) => {
  expect(jobs(language, head, told, rest)).toEqual([wanted]);
}); // prettier-ignore

test('a post in larger letters than the firm before it goes on below', () => {
  const small = (x: number, text: string): Row => ({ x, y: 700, text, size: 8.8 });
  const post = (x: number, y: number, text: string): Row => ({ x, y, text, size: 10.4 });
  const rows = [small(56, '2019 - 2021'), small(160, 'Talleres Ordoña S.L. – Oviedo – '), post(305, 700, 'Técnico de'), post(160, 686, 'elevadores')]; // prettier-ignore
  expect(jobs('es', ...rows)).toEqual(['Técnico de elevadores | Talleres Ordoña S.L. | 2019 | 2021']);
});
