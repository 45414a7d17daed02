/** Ranges of dates in every form that resumes of the eight languages use. */
import { describe, expect, test } from 'vitest';
import { LEXICONS } from '../../../src/engine/lexicons/index.ts';
import { inDateOrder } from '../../../src/engine/reading/dates/date-order.ts';
import { datesIn } from '../../../src/engine/reading/dates/date-tokens.ts';
import { monthsSinceZero, rangesIn } from '../../../src/engine/reading/dates/dates.ts';
import { fold } from '../../../src/engine/reading/text/fold.ts';
import type { Language } from '../../../src/resume/language.ts';
import { RANGES } from './date-ranges.ts';

type Told = readonly [start: string | null, end: string | null, isRange: boolean];

function told(language: Language, text: string): Told[] {
  return rangesIn(fold(text), LEXICONS[language]).map(({ start, end, isRange }) => [start, end, isRange]);
}

describe.each(Object.entries(RANGES) as [Language, (typeof RANGES)[Language]][])('ranges in %s', (language, cases) => {
  test.each(cases)('%s', (text, start, end) => {
    expect(told(language, text)).toEqual([[start, end, true]]);
  });

  test.each(cases)('%s beside a title', (text, start, end) => {
    expect(told(language, `Acme | ${text}`)).toEqual([[start, end, true]]);
  });
});

describe('a lone date is no range', () => {
  test.each([
    ['en', 'May 2016', '2016-05'],
    ['en', 'Class of 2016', '2016'],
    ['en', 'Summer 2020', '2020-06'],
    ['en', "Jun '19", '2019-06'],
    ['de', 'SoSe 2020', '2020-04'],
    ['de', 'WS 2015/16', '2015-10'],
    ['de', '14.09.2015', '2015-09'],
    ['es', 'junio de 2016', '2016-06'],
    ['es', '2016, junio', '2016-06'],
    ['es', 'ag. 2016', '2016-08'],
    ['es', 'Setp. 2016', '2016-09'],
    ['es', '2016, junio Profesora', '2016-06'],
    ['de', '2016 Juni', '2016-06'],
    ['fr', '1er juin 2016', '2016-06'],
    ['it', '1º giugno 2016', '2016-06'],
    ['pt', 'junho/2016', '2016-06'],
    ['ja', '令和2年4月', '2020-04'],
    ['ja', '平成30年3月', '2018-03'],
    ['ja', '令和元年5月1日', '2019-05'],
    ['ja', '昭和64年1月', '1989-01'],
    ['ja', '2013年度', '2013'],
    ['zh', '2015年6月', '2015-06'],
    ['zh', '2015.06', '2015-06'],
  ] as const)('%s: %s', (language, text, date) => {
    expect(told(language, text)).toEqual([[null, date, false]]);
  });
});

describe('birth dates, phones and other digits are no ranges', () => {
  test.each([
    ['de', 'geboren am 12.03.1990 in Köln'],
    ['de', 'Geburtsdatum: 12.03.1990'],
    ['fr', 'Né le 12/03/1990 à Lyon'],
    ['it', 'Nato il 12/03/1990 a Parma'],
    ['es', 'Fecha de nacimiento: 12/03/1990'],
    ['ja', '生年月日 1990年3月12日(満30歳)'],
    ['zh', '出生年月：1990.03'],
    ['en', '+1 415 555 2671'],
    ['en', '(415) 555-2020'],
    ['es', '+34 634 12 09 57'],
    ['de', '+49 151 2023 2024'],
    ['ja', '090-1234-5678'],
    ['zh', '138-0000-5271'],
    ['en', 'Managed a budget of $2000-2500'],
    ['en', 'ISO 9001:2015'],
    ['en', 'Served 2,000 - 2,020 customers'],
    ['en', 'jane2020@example.org'],
    ['en', 'Office 2016 and Windows 10'],
    ['en', 'room 12-14'],
    ['en', 'Jan 15 - Mar 20, 2020'],
    ['en', 'Top 10 to Top 20'],
    ['en', '555-2016-2018'],
    ['en', 'model X-2016 and RFC-2019'],
    ['en', 'grew 2019% to 2020%'],
  ] as const)('%s: %s', (language, text) => {
    expect(told(language, text).filter(([, , isRange]) => isRange)).toEqual([]);
  });
});

test('two ranges in one line are two finds', () => {
  expect(told('en', 'May 2015 – Jun 2016, Jul 2018 – Present')).toEqual([
    ['2015-05', '2016-06', true],
    ['2018-07', 'present', true],
  ]);
});

test.each([
  ['it', 'a.s. 2015/16 – 2018/19: Circolo didattico', '2015', '2019'],
  ['it', 'a.s. 2019/20 – oggi', '2019', 'present'],
  ['de', '2012/13 bis 2015/16', '2012', '2016'],
  ['fr', 'Été 2010 et 2011 : Hôtesse de caisse', '2010', '2011'],
  ['fr', 'Hôtesse de caisse Été 2010 et 2011', '2010', '2011'],
  ['it', 'Stagione estiva 2013 e 2014', '2013', '2014'],
  ['fr', 'Juillet et août 2019', '2019-07', '2019-08'],
  ['it', 'a.s. 2021/2022 – in corso', '2021', 'present'],
  ['it', 'a.s. 2019/2020 e 2020/2021', '2019', '2021'],
  ['it', "1 ottobre 2016 – a tutt'oggi", '2016-10', 'present'],
  ['fr', '01/2023 – auj.', '2023-01', 'present'],
  ['fr', '2021/actuellement', '2021', 'present'],
  ['pt', '2017/atual', '2017', 'present'],
] as const)(
  '%s: school years, years that came back and short words are ends of one range: %s',
  (language, text, from, to) => {
    expect(told(language, text)).toEqual([[from, to, true]]);
  },
);

test('"Acte." is now in Spanish', () => {
  expect(told('es', 'Ag. 2019 – Acte.')).toEqual([['2019-08', 'present', true]]);
});

test('months of English are read in every language', () => {
  for (const language of ['es', 'fr', 'pt', 'de', 'it', 'ja', 'zh'] as const) {
    expect(told(language, 'Mar 2021 – Present'), language).toEqual([['2021-03', 'present', true]]);
  }
});

test('capitals that grow when lowered shift nothing', () => {
  const [found] = rangesIn('İSTANBUL | MAR 2021 – PRESENT', LEXICONS.en);
  expect(found?.text).toBe('MAR 2021 – PRESENT');
});

test('a find tells where it stands', () => {
  const text = 'Analyst, Acme (Mar 2021 – Present)';
  const [found] = rangesIn(text, LEXICONS.en);
  expect(text.slice(found?.index, (found?.index ?? 0) + (found?.length ?? 0))).toBe('Mar 2021 – Present');
  expect(found?.text).toBe('Mar 2021 – Present');
});

test('"03/04/2021" is March in English, April elsewhere, unless the numbers say otherwise', () => {
  expect(datesIn('03/04/2021', LEXICONS.en)[0]?.month).toBe(3);
  expect(datesIn('03/04/2021', LEXICONS.fr)[0]?.month).toBe(4);
  expect(datesIn('25/04/2021', LEXICONS.en)[0]?.month).toBe(4);
  expect(datesIn('03/25/2021', LEXICONS.fr)[0]?.month).toBe(3);
});

test.each<[string, Language, string, string | null, string]>([
  ['a birth that opens with its day', 'en', 'Born 23/08/1994\n01/02/2022 – 31/01/2023', null, '2022-02'],
  ['two digits of the year', 'en', 'Born 23/08/94\n01/02/2022', null, '2022-02'],
  ['another market', 'en', '01/02/2022 – 03/04/2023', 'GB', '2022-02'],
  ['the United States', 'en', '01/02/2022 – 03/04/2023', 'US', '2022-01'],
  ['a market where the month leads', 'en', '01/02/2022 – 03/04/2023', 'PH', '2022-01'],
  ['a date that opens with its month', 'en', '08/23/2021\n01/02/2022', 'GB', '2022-01'],
  ['nothing that tells', 'en', '01/02/2022 – 03/04/2023', null, '2022-01'],
  ['another language', 'fr', '01/02/2022 – 03/04/2023', 'US', '2022-02'],
])('numeric dates keep one order: %s', (_, language, text, market, date) => {
  const lexicon = inDateOrder(LEXICONS[language], text, () => market);
  const [found] = rangesIn('01/02/2022 – present', lexicon);
  expect(found?.start).toBe(date);
});

test.each<[string, Language, string, string]>([
  ['one pair can only be years', 'en', '2016-17 Tarn College\n2008-12 Larkmoor', '2012'],
  ['in another language', 'fr', '2016-17 Lycée\n2008-12 Larkmoor', '2012'],
  ['one can only be a month', 'en', '2016-17 Tarn College\n2019-03\n2008-12 Larkmoor', '2008-12'],
  ['nothing tells', 'en', '2008-12 Larkmoor\n2010-11 Tarn', '2008-12'],
])('two digits behind a year are one thing all over: %s', (_, language, text, end) => {
  const [found] = rangesIn(
    '2008-12',
    inDateOrder(LEXICONS[language], text, () => null),
  );
  expect(found?.end).toBe(end);
});

test('dates compare by month; a lone year begins in January and ends in December', () => {
  expect(monthsSinceZero('2020-03', '2026-01-15', false)).toBe(2020 * 12 + 2);
  expect(monthsSinceZero('2020', '2026-01-15', false)).toBe(2020 * 12);
  expect(monthsSinceZero('2020', '2026-01-15', true)).toBe(2020 * 12 + 11);
  expect(monthsSinceZero('present', '2026-01-15', true)).toBe(2026 * 12);
});

describe('in Japanese and Chinese', () => {
  test.each<[Language, string, string | null, string | null]>([
    ['zh', '2018.06-2020.06', '2018-06', '2020-06'],
    ['zh', '2015/9-2019/6 海州大学', '2015-09', '2019-06'],
    ['zh', '2018年9月—今 海州第二中学', '2018-09', 'present'],
    ['zh', '2021年4月 –', '2021-04', 'present'],
    ['zh', '2019.07-至今', '2019-07', 'present'],
    ['ja', '2019/4– 株式会社はま食品', '2019-04', 'present'],
    ['ja', '2021年4月~ 湾岸大学 准教授', '2021-04', 'present'],
    ['ja', '株式会社はま食品(2018年4月~現在)', '2018-04', 'present'],
    ['ja', '平成25年4月~2019年3月', '2013-04', '2019-03'],
    ['ja', '2012年8月~在職中', '2012-08', 'present'],
    ['ja', '令和3年6月から現在に至る', '2021-06', 'present'],
  ])('%s: %s', (language, text, start, end) => {
    expect(told(language, text)[0]).toEqual([start, end, true]);
  });
});
