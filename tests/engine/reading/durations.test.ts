/** How long a job lasted is neither its post nor its employer. */
import { describe, expect, test } from 'vitest';
import { withoutDurations } from '../../../src/engine/reading/dates/durations.ts';

describe('a duration', () => {
  test.each([
    '(3 años 2 meses)', '3 años, 2 meses', '1 yr 4 mos', '7 years 4 months', '(2 ans)', 'durée : 18 mois', '6 anos e 11 meses', '(ca. 2 Jahre)', '3 Jahre und 6 Monate', '4 anni e 2 mesi', '[10 mesi]', '1,5 Jahre', '· 2 yrs ·',
  ])('alone leaves nothing: %s', (text) => {
    expect(withoutDurations(text).trim()).toBe('');
  }); // prettier-ignore

  test.each([
    ['Técnica de tráfico (3 años 2 meses)', 'Técnica de tráfico'],
    ['Acme Ltd · 2 yrs 3 mos', 'Acme Ltd'],
    ['Leiterin   7 Jahre', 'Leiterin'],
    ['2 ans – Secrétaire médicale', 'Secrétaire médicale'],
  ])('goes from %s', (text, rest) => {
    expect(withoutDurations(text).trim()).toBe(rest);
  });

  test.each([
    'Tutor of 3 year olds', '24 Months Creative Agency', 'Praktikum von 6 Monaten im Einkauf', 'Educatrice, 12 mois de stage', 'Cliente con 20 años de historia', '2 anni di tirocinio presso Acme', 'Formula 1 manager', '',
  ])('is none in %j', (text) => {
    expect(withoutDurations(text)).toBe(text);
  }); // prettier-ignore
});
