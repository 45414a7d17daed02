/** Jobs of seasons, and the years in which one rose within a job. */
import { describe, expect, test } from 'vitest';
import { LEXICONS } from '../../../src/engine/lexicons/index.ts';
import { rangesIn } from '../../../src/engine/reading/dates/dates.ts';
import { entriesIn, read, type Row } from './sheet.ts';

describe('since a season', () => {
  test.each([
    ['de', 'seit Wintersaison 2021/22', '2021'],
    ['de', 'Seit Sommersaison 2019', '2019'],
    ['es', 'desde la temporada 2021/22', '2021'],
    ['fr', 'depuis la saison 2021/22', '2021'],
    ['it', 'dalla stagione 2021/22', '2021'],
  ] as const)('%s: %s', (language, text, start) => {
    expect(rangesIn(text, LEXICONS[language])).toMatchObject([{ start, end: 'present' }]);
  });

  test('a season alone ends', () => {
    expect(rangesIn('Wintersaison 2021/22', LEXICONS.de)).toMatchObject([{ start: '2021', end: '2022' }]);
  });
});

describe('since when one was more, below the whole period', () => {
  const jobs = (heading: string, firm: string, when: string, post: string): string[] =>
    entriesIn(
      read([
        'Ana Vogt',
        'ana.vogt@example.org',
        '',
        { text: heading, font: 1 },
        [
          [56, firm],
          [400, when],
        ],
        post,
        '• 50 %',
      ] satisfies Row[]),
      'experience',
    );
  test.each([
    ['Berufspraxis', 'Hotel Pannon, Emsau', 'Juni 2008 – November 2014', 'Rezeptionistin, ab 2011 Schichtführerin', '2008-06 | 2014-11'],
    ['Berufspraxis', 'Vogt Handels GmbH, Emsau', '2008 – heute', 'Verkäuferin, seit 2015 Filialleiterin', '2008 | present'],
    ['Experiencia laboral', 'Hotel Robles, Burgos', '2008 – 2014', 'Recepcionista, desde 2011 jefa de turno', '2008 | 2014'],
    ['Work experience', 'Larkmoor Hotel, Fernton', '2008 – 2014', 'Receptionist, since 2011 shift leader', '2008 | 2014'],
  ])('%s: %s', (heading, firm, when, post, dates) => {
    const [job, more] = jobs(heading, firm, when, post);
    expect(more).toBeUndefined();
    expect(job).toContain(dates);
    expect(job).toContain(post.split(',')[0]);
  }); // prettier-ignore
});
