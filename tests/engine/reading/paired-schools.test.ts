/** Forms that ask for schools and for what was taken there in two lists. */
import { expect, test } from 'vitest';
import { entriesIn, read, type Row } from './sheet.ts';

const large = (text: string): Row => ({ text, size: 14 });
const TOP: readonly Row[] = [
  large('Work Experience'),
  'Quarry Supervisor, Ngwo Hills Limited, March 2021 till date',
  '• Led the drilling crew of nine and wrote the report of each day',
  '',
];
const dated = (text: string, date: string): Row => [[56, text], [360, date]]; // prettier-ignore
const SCHOOLS = [dated('University of the Plateau, Nsukwa', '2011 – 2015'), dated('Saint Bede Secondary School, Awgu', '2005 – 2011')]; // prettier-ignore

test('each school is paired with the degree of its last year', () => {
  const degrees = [dated('B.Sc (Hons) Geology', '2015'), dated('Senior School Certificate (WASSCE)', '2011')];
  const rows = [large('Institutions attended with dates'), ...SCHOOLS, '', large('Qualifications obtained'), ...degrees]; // prettier-ignore
  expect(entriesIn(read([...TOP, ...rows]), 'education')).toEqual([
    'B.Sc (Hons) Geology | University of the Plateau | 2011 | 2015',
    'Senior School Certificate (WASSCE) | Saint Bede Secondary School | 2005 | 2011',
  ]);
});

test('but not where the years differ', () => {
  const degrees = [dated('B.Sc (Hons) Geology', '2018'), dated('Senior School Certificate (WASSCE)', '2011')];
  const rows = [large('Institutions attended with dates'), ...SCHOOLS, '', large('Qualifications obtained'), ...degrees]; // prettier-ignore
  expect(entriesIn(read([...TOP, ...rows]), 'education')).toHaveLength(4);
});
