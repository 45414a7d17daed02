/** What German, Austrian and Swiss resumes tell of trainings and schools: abbreviations, kinds of school beside their names, subjects behind a dash. */
import { expect, test } from 'vitest';
import { entriesIn, read, type Row } from './sheet.ts';

const large = (text: string): Row => ({ text, size: 14, font: 1 });
const PROSE = 'Ich arbeite gern mit Menschen und im Team, bin pünktlich und lerne schnell dazu';

/** "degree | school | end" */
function schools(...rows: readonly Row[]): string[] {
  const reading = read(['Jo Beispiel', 'jo@example.org', '', large('Profil'), PROSE, '', large('Ausbildung'), ...rows, '', large('Sprachen'), 'Englisch']); // prettier-ignore
  return entriesIn(reading, 'education').map((entry) => {
    const [degree, school, , end] = entry.split(' | ');
    return [degree, school, end].join(' | ');
  });
}

test.each<[string, string, string]>([
  ['an abbreviated training', '2003–2006 Ausb. Metzger, Metzgerei Vogt, Emsau', 'Ausb. Metzger | Metzgerei Vogt | 2006'],
  ['words that share their end', '2013 – 2016 B. A. Lehr-, Lern- und Trainingspsychologie, Universität Emsau', 'B. A. Lehr-, Lern- und Trainingspsychologie | Universität Emsau | 2016'],
  ['the field behind its dash', 'Duales Studium BWL – Handel (B.A.), DHBW Emsau, 2017 – 2020', 'Duales Studium BWL – Handel (B.A.) | DHBW Emsau | 2020'],
  ['the kind beside its name', 'Fachschule für Sozialpädagogik, Anna-Vogt-Schule, Niederau, 2012 – 2014', 'Fachschule für Sozialpädagogik | Anna-Vogt-Schule | 2014'],
  ['how it was closed', '09/2015 – 06/2018 Lehre Einzelhandelskauffrau, Acme Markt GmbH, Emsau; LAP mit gutem Erfolg', 'Lehre Einzelhandelskauffrau | Acme Markt GmbH | 2018-06'],
])('%s', (_, line, told) => {
  expect(schools(line, 'Abitur, Gymnasium Emsau, 2002')).toContain(told);
}); // prettier-ignore

test('Austrian schools go by the letters of their kind, and office programs do not', () => {
  const rows: readonly Row[] = [
    [[56, '2008 – 2012'], [160, 'NMS Baden']],
    [[56, '2004 – 2008'], [160, 'VS Baden']],
    [[56, '2019'], [160, 'MS Excel, WIFI Linz']],
  ]; // prettier-ignore
  expect(schools(...rows)).toEqual(['- | NMS Baden | 2012', '- | VS Baden | 2008', 'MS Excel | WIFI Linz | 2019']);
});
