/** Ranges of dates in every form that resumes of the eight languages use. */
import { describe, expect, test } from 'vitest';
import { LEXICONS } from '../../../src/engine/lexicons/index.ts';
import { inDateOrder } from '../../../src/engine/reading/dates/date-order.ts';
import { datesIn } from '../../../src/engine/reading/dates/date-tokens.ts';
import { monthsSinceZero, rangesIn } from '../../../src/engine/reading/dates/dates.ts';
import { fold } from '../../../src/engine/reading/text/fold.ts';
import type { Language } from '../../../src/resume/language.ts';

type Told = readonly [start: string | null, end: string | null, isRange: boolean];

function told(language: Language, text: string): Told[] {
  return rangesIn(fold(text), LEXICONS[language]).map(({ start, end, isRange }) => [start, end, isRange]);
}

const RANGES: Readonly<Record<Language, readonly (readonly [string, string | null, string | null])[]>> = {
  es: [
    ['enero de 2020 – actualidad', '2020-01', 'present'],
    ['Enero 2020 - Diciembre 2021', '2020-01', '2021-12'],
    ['ene. 2020 – dic. 2021', '2020-01', '2021-12'],
    ['septiembre de 2018 a marzo de 2019', '2018-09', '2019-03'],
    ['desde marzo de 2019 hasta la actualidad', '2019-03', 'present'],
    ['Desde 2019', '2019', 'present'],
    ['de enero a junio de 2013', '2013-01', '2013-06'],
    ['marzo-mayo 2015', '2015-03', '2015-05'],
    ['2018 – ahora', '2018', 'present'],
    ['03/2019 – 05/2021', '2019-03', '2021-05'],
    ['2016 al 2018', '2016', '2018'],
    ['ene/18 - mar/20', '2018-01', '2020-03'],
    ['ENE 2020 — ACTUALIDAD', '2020-01', 'present'],
    ['verano 2019 – invierno 2020', '2019-06', '2020-12'],
    ['del 01/03/2018 al 31/12/2019', '2018-03', '2019-12'],
  ],
  en: [
    ['Mar 2021 – Present', '2021-03', 'present'],
    ['March 2021 to May 2022', '2021-03', '2022-05'],
    ['Sept. 2019 - Aug. 2020', '2019-09', '2020-08'],
    ['Jan–Mar 2020', '2020-01', '2020-03'],
    ['January to March 2020', '2020-01', '2020-03'],
    ['Sept 2022 – expected June 2026', '2022-09', '2026-06'],
    ['Jan - Mar 2020', '2020-01', '2020-03'],
    ['Sept 18 - Feb 20', '2018-09', '2020-02'],
    ['MAY18 – JUN20', '2018-05', '2020-06'],
    ['Jan 19 – present', '2019-01', 'present'],
    ['9/18 – 2/20', '2018-09', '2020-02'],
    ['01.09.18 - 28.02.20', '2018-09', '2020-02'],
    ['01/03/2012 - 31/08/2019', '2012-03', '2019-08'],
    ['Mid 2018 – early 2020', '2018', '2020'],
    ['Jan 2018 onwards', '2018-01', 'present'],
    ['2016-18', '2016', '2018'],
    ['2019/20', '2019', '2020'],
    ['2016-2018', '2016', '2018'],
    ['03/2019-05/2021', '2019-03', '2021-05'],
    ['06/19-08/21', '2019-06', '2021-08'],
    ['Mar 2019-May 2021', '2019-03', '2021-05'],
    ['2020 –', '2020', 'present'],
    ['2020– Lecturer', '2020', 'present'],
    ['2018-present', '2018', 'present'],
    ['Apr-18 to Mar-20', '2018-04', '2020-03'],
    ['2019 - …', '2019', 'present'],
    ['(2020 – )', '2020', 'present'],
    ['– 2019', null, '2019'],
    ['Since June 2017', '2017-06', 'present'],
    ['03/15/2019 – 04/30/2021', '2019-03', '2021-04'],
    ['2019-03 – 2021-05', '2019-03', '2021-05'],
    ["Jan '19 – Feb ’21", '2019-01', '2021-02'],
    ['06/19 - 08/21', '2019-06', '2021-08'],
    ['Summer 2020 – Fall 2021', '2020-06', '2021-09'],
    ['May 2015 → Now', '2015-05', 'present'],
    ['Dec 1999 until Jan 2001', '1999-12', '2001-01'],
    ['May 1st, 2015 – June 2nd, 2016', '2015-05', '2016-06'],
  ],
  fr: [
    ['02.20 → 12.22', '2020-02', '2022-12'],
    ['sept.21 → auj.', '2021-09', 'present'],
    ['dès le 01.10.2022', '2022-10', 'present'],
    ['depuis l’été 2022', '2022-06', 'present'],
    ['Mi-2019 à fin 2021', '2019', '2021'],
    ['Juillet/août 2021', '2021-07', '2021-08'],
    ['juillet-août 2020 et 2021', '2020-07', '2021-08'],
    ['09/2019 et 09/2020', '2019-09', '2020-09'],
    ['étés 2014, 2015', '2014', '2015'],
    ['vendanges 2015 et 2016', '2015', '2016'],
    ['Été 2024 (mai à septembre)', '2024-05', '2024-09'],
    ['Décembre 2021 - Avril 2022, Décembre 2022 - Avril 2023', '2021-12', '2023-04'],
    ['Depuis 2019', '2019', 'present'],
    ['avril à septembre 2014', '2014-04', '2014-09'],
    ['De mai à août 2016', '2016-05', '2016-08'],
    ['depuis septembre 2021', '2021-09', 'present'],
    ['janvier 2018 à décembre 2020', '2018-01', '2020-12'],
    ['févr. 2018 – août 2020', '2018-02', '2020-08'],
    ['mars 2019 – aujourd’hui', '2019-03', 'present'],
    ["mars 2019 – aujourd'hui", '2019-03', 'present'],
    ['de 2016 à 2018', '2016', '2018'],
    ['09/2019 – à ce jour', '2019-09', 'present'],
    ['DECEMBRE 2018 - FEVRIER 2020', '2018-12', '2020-02'],
    ['2017 – en cours', '2017', 'present'],
    ['sept. 22 - auj.', '2022-09', 'present'],
    ['mars 19 à juin 21', '2019-03', '2021-06'],
    ['Mars 2021 à nos jours', '2021-03', 'present'],
    ['Eté 2019 – Hiver 2020', '2019-06', '2020-12'],
    ['Étés 2006, 2007 et 2008', '2006', '2008'],
  ],
  pt: [
    ['jan/2022 - atual', '2022-01', 'present'],
    ['março de 2018 – maio de 2020', '2018-03', '2020-05'],
    ['mar/2018 a mai/2020', '2018-03', '2020-05'],
    ['desde 2021', '2021', 'present'],
    ['02/2019 até o momento', '2019-02', 'present'],
    ['fev. 2019 – presente', '2019-02', 'present'],
    ['2014 - 2018', '2014', '2018'],
    ['MARCO DE 2019 - ATUAL', '2019-03', 'present'],
  ],
  de: [
    ['seit 04/2018', '2018-04', 'present'],
    ['Seit April 2018', '2018-04', 'present'],
    ['04/2018 – heute', '2018-04', 'present'],
    ['10.2014 – 03.2017', '2014-10', '2017-03'],
    ['01.10.2014 bis 31.03.2017', '2014-10', '2017-03'],
    ['März 2019 – Dezember 2020', '2019-03', '2020-12'],
    ['Okt. 2016 bis Sept. 2018', '2016-10', '2018-09'],
    ['2016 – 2018', '2016', '2018'],
    ['SoSe 2020 – WiSe 2021', '2020-04', '2021-10'],
    ['ab 2021', '2021', 'present'],
    ['10|2021 – heute', '2021-10', 'present'],
    ['06 | 2017 – 09 | 2021', '2017-06', '2021-09'],
    ['03.23 bis heute', '2023-03', 'present'],
    ['05.21 – 02.23', '2021-05', '2023-02'],
    ['Sept. 2022 – voraussichtl. Feb. 2026', '2022-09', '2026-02'],
    ['08 – 10.2015', '2015-08', '2015-10'],
    ['11.–02.2016', '2015-11', '2016-02'],
    ['WS 2015/16 – SoSe 2018', '2015-10', '2018-04'],
  ],
  it: [
    ['Dic. 2022 – apr. 2023 / dic. 2023 – apr. 2024', '2022-12', '2024-04'],
    ['dal 2018 al 2020', '2018', '2020'],
    ['Dal 2019', '2019', 'present'],
    ["dall'aprile 2019 all'ottobre 2020", '2019-04', '2020-10'],
    ['dall’aprile 2019 all’ottobre 2020', '2019-04', '2020-10'],
    ['da marzo 2018 a giugno 2019', '2018-03', '2019-06'],
    ["dall'ottobre 2020", '2020-10', 'present'],
    ['01/03/2018 – alla data attuale', '2018-03', 'present'],
    ['10/2019 ad oggi', '2019-10', 'present'],
    ['gen. 2018 – dic. 2019', '2018-01', '2019-12'],
    ['A.S. 2021/22 e 2022/23', '2021', '2023'],
    ['2017 – in corso', '2017', 'present'],
  ],
  ja: [
    ['2019年4月～現在', '2019-04', 'present'],
    ['2019年4月〜2021年3月', '2019-04', '2021-03'],
    ['2019年4月 - 2021年3月', '2019-04', '2021-03'],
    ['2019/04～2021/03', '2019-04', '2021-03'],
    ['2019.4~2021.3', '2019-04', '2021-03'],
    ['令和2年4月～令和4年3月', '2020-04', '2022-03'],
    ['平成30年3月～令和元年9月', '2018-03', '2019-09'],
    ['H30.4～R2.3', '2018-04', '2020-03'],
    ['2018年4月から2020年3月まで', '2018-04', '2020-03'],
    ['２０１９年４月～現在', '2019-04', 'present'],
    ['2020年4月～', '2020-04', 'present'],
  ],
  zh: [
    ['2018.03 – 至今', '2018-03', 'present'],
    ['2018.03–2020.06', '2018-03', '2020-06'],
    ['2018年3月至2020年6月', '2018-03', '2020-06'],
    ['2018年3月—至今', '2018-03', 'present'],
    ['2018/03-⾄今', '2018-03', 'present'],
    ['2015年7月 ~ 2018年3月', '2015-07', '2018-03'],
    ['自2019年起', '2019', 'present'],
    ['2016-2018', '2016', '2018'],
    ['17.01-17.12', '2017-01', '2017-12'],
    ['2014年9月 - 2018年6月', '2014-09', '2018-06'],
  ],
};

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
  ['fr', 'Été 2010 et 2011 : Hôtesse de caisse', '2010-06', '2011'],
  ['fr', 'Hôtesse de caisse Été 2010 et 2011', '2010-06', '2011'],
  ['it', 'Stagione estiva 2013 e 2014', '2013', '2014'],
  ['fr', 'Juillet et août 2019', '2019-07', '2019-08'],
  ['it', 'a.s. 2021/2022 – in corso', '2021', 'present'],
  ['it', 'a.s. 2019/2020 e 2020/2021', '2019', '2021'],
  ['it', "1 ottobre 2016 – a tutt'oggi", '2016-10', 'present'],
  ['fr', '01/2023 – auj.', '2023-01', 'present'],
] as const)(
  '%s: school years, years that came back and short words are ends of one range: %s',
  (language, text, from, to) => {
    expect(told(language, text)).toEqual([[from, to, true]]);
  },
);

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
