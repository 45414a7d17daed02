import { describe, expect, test } from 'vitest';
import check from '../../../src/engine/checks/structure/dates-consistent.ts';
import type { Entry } from '../../../src/engine/reading/reading.ts';
import { LANGUAGES, type Language } from '../../../src/resume/language.ts';
import type { SectionKind } from '../../../src/resume/report.ts';
import { entry, line } from '../builder.ts';
import { tell } from '../outcome.ts';

/** Three ranges of one form, as that language writes them, and one of another. */
const RANGES: Readonly<Record<Language, readonly [readonly string[], string]>> = {
  es: [['mar. 2021 – actualidad', 'sept. 2017 – feb. 2021', 'mayo 2014 – ago. 2017'], '03/2012 – 04/2014'],
  en: [['Mar 2021 – Present', 'Jun 2018 – Feb 2021', 'May 2015 – Sept 2017'], '03/2012 – 04/2014'],
  fr: [['septembre 2021 – présent', 'mars 2017 – août 2021', 'juin 2014 – février 2017'], '09/2012 – 06/2014'],
  pt: [['03/2021 – atual', '06/2018 – 02/2021', '01/2016 – 05/2018'], 'março de 2012 – abril de 2014'],
  de: [['seit 04/2021', '07/2017 – 03/2021', '10/2014 – 06/2017'], 'Oktober 2011 – September 2013'],
  it: [
    ['febbraio 2021 – oggi', 'dal maggio 2016 al gennaio 2021', 'settembre 2013 – aprile 2016'],
    '09/2011 – 04/2013',
  ],
  ja: [['2021年4月〜現在', '2016年10月〜2021年3月', '2013年4月〜2016年9月'], '2010/04〜2013/03'],
  zh: [['2021.03 - 至今', '2018.04 - 2021.02', '2015.07 - 2018.03'], '2013年7月 - 2015年6月'],
};

function dated(text: string, section: SectionKind = 'experience'): Entry {
  return { ...entry({ section, dates: { start: null, end: null, text } }), header: [line(text)] };
}

describe('dates-consistent', () => {
  test.each(LANGUAGES)('%s: passes for one form, warns of another and quotes both', (language) => {
    const [alike, other] = RANGES[language];
    const entries = alike.map((text) => dated(text));
    expect(tell(check, { language, entries })).toMatchObject({ status: 'pass', data: { odd: 0 } });
    const told = tell(check, { language, entries: [...entries, dated(other)] });
    expect(told).toMatchObject({ status: 'warn', ids: ['mixed'], data: { odd: 2 } });
    expect(other.startsWith(String(told.findings[0]?.data['odd']))).toBe(true);
    expect(told.findings[0]?.evidence[0]?.excerpt).toBe(other);
  });

  test('leaves the day of which something is told aside', () => {
    const jobs = ['2021/04〜2023/03', '2018/04〜2021/03'].map((text) => dated(text));
    const asOf = (row: string) => ({ ...dated('2023年8月'), header: [line(row)] });
    expect(tell(check, { language: 'ja', entries: [...jobs, asOf('園芸店の会員数（2023年8月現在）')] }).ids).toEqual(
      [],
    );
    expect(tell(check, { language: 'ja', entries: [...jobs, asOf('園芸店（2023年8月）')] }).ids).toEqual(['mixed']);
  });

  test('quotes a date that shows the usual form, not one that may be of two', () => {
    const entries = ['May 2015 – Jun 2016', 'Jan 2012 – Feb 2014', 'Nov 2010 – December 2011'].map((text) =>
      dated(text),
    );
    const told = tell(check, { language: 'en', entries });
    expect(told.findings[0]?.data).toMatchObject({ odd: 'December 2011' });
    expect(told.findings[0]?.data['usual']).not.toBe('May 2015');
  });

  test('knows the English months that a template writes into a resume of another language', () => {
    const entries = ['June 2020 – heute', 'October 2018 – May 2020', 'July 2014 – September 2018'].map((text) =>
      dated(text),
    );
    expect(tell(check, { language: 'de', entries })).toMatchObject({ status: 'pass', data: { odd: 0 } });
  });

  test('fails where half of the dates are of another form', () => {
    const entries = [
      '03/2021 – 04/2023',
      '01/2019 – 02/2021',
      'March 2017 – December 2018',
      'January 2015 – February 2017',
    ];
    expect(tell(check, { entries: entries.map((text) => dated(text)) }).status).toBe('fail');
  });

  test('lets studies be told by the year, but not a job among months', () => {
    const jobs = [dated('Mar 2021 – Present'), dated('Jun 2018 – Feb 2021')];
    expect(tell(check, { entries: [...jobs, dated('2011 – 2015', 'education')] }).status).toBe('pass');
    expect(tell(check, { entries: [...jobs, dated('2011 – 2015')] })).toMatchObject({ status: 'warn', ids: ['mixed'] });
  });

  test.each(['June 2021 – Sept 2022', 'July 2020 – Dec 2020', 'Summer 2019'])(
    'does not mind %s beside abbreviated months',
    (text) => {
      expect(
        tell(check, { entries: [dated('Mar 2021 – Present'), dated(text), dated('Nov 2016 – Feb 2017')] }).status,
      ).toBe('pass');
    },
  );

  test('does not mind how the two dates are joined', () => {
    const entries = [dated('03/2021 – heute'), dated('seit 04/2020'), dated('01/2018 bis 03/2020')];
    expect(tell(check, { language: 'de', entries }).status).toBe('pass');
  });

  test('warns of Japanese eras beside years', () => {
    const entries = [dated('令和3年4月〜現在'), dated('2016年10月〜2021年3月')];
    const told = tell(check, { language: 'ja', entries });
    expect(told).toMatchObject({ status: 'warn', ids: ['eras'] });
    expect(told.findings[0]?.data).toEqual({ era: '令和3年4月', western: '2016年10月' });
    expect(
      tell(check, { language: 'ja', entries: [dated('令和3年4月〜現在'), dated('平成28年10月〜令和3年3月')] }).status,
    ).toBe('pass');
  });

  test('warns of eras beside years in the rows of a form, whose columns alone are no form of a date', () => {
    const row = (...texts: string[]): Entry => ({
      ...dated(texts.join(' ')),
      header: texts.map((text) => line(text)),
    });
    const eras = row('平成25 4 株式会社犀星精機 入社', '平成30 9 株式会社犀星精機 退職');
    const years = row('2022 2 兼六ロボティクス株式会社 入社', '現在に至る');
    const told = tell(check, { language: 'ja', entries: [eras, years] });
    expect(told).toMatchObject({ status: 'warn', ids: ['eras'] });
    expect(told.findings[0]?.data).toEqual({ era: '平成25', western: '2022' });
    expect(tell(check, { language: 'ja', entries: [eras, eras] }).status).toBe('pass');
    const written = [dated('2018年10月〜2021年3月'), dated('2016年4月〜2018年9月')];
    expect(tell(check, { language: 'ja', entries: [...written, years] }).status).toBe('pass');
  });

  test('takes no figure of the cell before for a day of the month', () => {
    const [left, right] = [line('Diploma, Mark: 1.7'), line('Jul 2017')];
    const header = [line('Diploma, Mark: 1.7 Jul 2017', { cells: [...left.cells, ...right.cells] })];
    const odd = { ...dated('7 Jul 2017', 'education'), header };
    expect(tell(check, { entries: [dated('Mar 2021 – Present'), dated('Jun 2018 – Feb 2021'), odd] }).status).toBe(
      'pass',
    );
  });

  test('is not applicable to a single date', () => {
    expect(tell(check, { entries: [dated('Mar 2021 – Present')] }).status).toBe('not-applicable');
  });
});

test.each([
  ['de', 'Juni 2020 – heute', 'März 2016 – Mai 2020', 'August 2013 – Februar 2016'],
  ['es', 'octubre 2020 – actualidad', 'setiembre 2016 – julio 2020', 'febrero 2013 – agosto 2016'],
] as const)('%s: a month is whole in either of its spellings', (language, ...texts) => {
  expect(tell(check, { language, entries: texts.map((text) => dated(text)) }).status).toBe('pass');
});

test.each([
  ['es', 'desde 2021', ['septiembre de 2019 – marzo de 2021', 'febrero de 2015 – agosto de 2019']],
  ['pt', 'desde 2021', ['setembro de 2019 – março de 2021', 'fevereiro de 2015 – agosto de 2019']],
  ['it', 'dal 2021', ['settembre 2019 – marzo 2021', 'febbraio 2015 – agosto 2019']],
] as const)('%s: "%s" is told in words, not in the form of the ranges', (language, since, ranges) => {
  const entries = [...ranges, since].map((text) => dated(text));
  expect(tell(check, { language, entries })).toMatchObject({ status: 'pass', data: { dates: 4 } });
});

describe('a lone date that is no period is not compared', () => {
  const jobs = ['Mar 2021 – Present', 'Jun 2018 – Feb 2021', 'Oct 2015 – Sept 2017'].map((text) => dated(text));
  const aside = (text: string, whole: string) => ({ ...dated(text), header: [line(whole)] });

  test.each([
    ['2 November 2026', '2 November 2026', 'Cook | 2 November 2026'],
    ['2017/04', 'https://orvel.example.org/2017/04/talk/', 'Cook 2017/04'],
    ['2009', 'Swam across the bay in 2009, at Orvel', 'Cook | 2009'],
  ])('%s', (text, whole, period) => {
    expect(tell(check, { language: 'en', entries: [...jobs, aside(text, whole)] }).status).toBe('pass');
    expect(tell(check, { language: 'en', entries: [...jobs, aside(text, period)] }).ids).toEqual(['mixed']);
  });

  test.each([
    ['it', '15/01/2026', 'Orvel, 15/01/2026 Firma', 'Cuoca 15/01/2026'],
    ['de', '3. März 2026', 'Orvel, den 3. März 2026', 'Köchin 3. März 2026'],
    ['fr', '18 juin 2021', 'Thèse soutenue le 18 juin 2021', 'Cuisinière 18 juin 2021'],
    ['de', 'Januar 2026', 'Orvel, im Januar 2026', 'Köchin Januar 2026'],
    ['en', '05/2027', 'B.Sc. Botany (expected 05/2027)', 'B.Sc. Botany 05/2027'],
    ['de', 'September 2026', 'Voraussichtlicher Abschluss: Bachelor im September 2026', 'Köchin September 2026'],
  ] as const)('nor the day of signing or of a deed: %s %s', (language, text, whole, period) => {
    const ranges = RANGES[language][0].map((own) => dated(own));
    expect(tell(check, { language, entries: [...ranges, aside(text, whole)] }).status).toBe('pass');
    expect(tell(check, { language, entries: [...ranges, aside(text, period)] }).ids).toEqual(['mixed']);
  });

  test('nor the half of a year', () => {
    const terms = [...['2018 – 2020', '2015 – 2017'].map((text) => dated(text)), dated('2018-1')];
    expect(tell(check, { language: 'es', entries: terms }).status).toBe('pass');
    expect(tell(check, { language: 'es', entries: [...terms, dated('2018-03')] }).ids).toEqual(['mixed']);
  });
});

describe('years beside months that could not be told otherwise', () => {
  test.each([
    ['it', 'Bagnino, estati 2013–2016', '2013–2016'],
    ['es', 'Dependienta, temporadas 2010-2011', '2010-2011'],
    ['fr', 'Vendeur (étés 2013 à 2014)', '2013 à 2014'],
    ['de', 'Kellner, Wintersaison 2013–2014', '2013–2014'],
    ['ja', '夏季 2013〜2014', '2013〜2014'],
    ['de', '2008 – 2009 (jeweils im Sommer)', '2008 – 2009'],
  ] as const)('%s: %s', (language, head, text) => {
    const ranges = RANGES[language][0].map((own) => dated(own));
    const told = (whole: string) => ({ ...dated(text), header: [line(whole)] });
    expect(tell(check, { language, entries: [...ranges, told(head)] }).status).toBe('pass');
    expect(tell(check, { language, entries: [...ranges, told(`Orvel ${text}`)] }).ids).toEqual(['mixed']);
  });

  test('a job that began and ended in one year, where all others are told by the year', () => {
    const years = ['2019 – present', '2015 – 2018', '2012 – 2015'].map((text) => dated(text));
    const short = (start: string, end: string) => ({ ...entry({ section: 'experience', dates: { start, end, text: 'Jan 2019 – Aug 2019' } }), header: [line('Jan 2019 – Aug 2019')] }); // prettier-ignore
    expect(tell(check, { language: 'en', entries: [...years, short('2019-01', '2019-08')] }).status).toBe('pass');
    expect(tell(check, { language: 'en', entries: [...years, short('2019-01', '2020-08')] }).ids).toEqual(['mixed']);
  });

  test('a school year', () => {
    const ranges = RANGES.it[0].map((own) => dated(own));
    expect(tell(check, { language: 'it', entries: [...ranges, dated('2009/10')] }).status).toBe('pass');
    expect(tell(check, { language: 'it', entries: [...ranges, dated('2009/11')] }).ids).toEqual(['mixed']);
  });
});

test.each([
  [
    'de',
    'Lehrkraft für Violoncello, seit September 2019',
    'September 2019',
    ['2021 – heute', '2012 – 2018', '2008 – 2012'],
  ],
  ['fr', 'depuis 09/2021', '09/2021', ['avr. 2014 – août 2021', 'mars 2010 – avr. 2014', 'juin 2006 – mars 2010']],
  ['it', 'Dal maggio 2018', 'maggio 2018', ['2015 – 2018', '2012 – 2015', '2009 – 2012']],
] as const)('%s: "%s" is told in words wherever they stand', (language, head, text, ranges) => {
  const entries = ranges.map((own) => dated(own));
  const since = { ...entry({ section: 'experience', dates: { start: '2018', end: 'present', text } }), header: [line(head)] } as const; // prettier-ignore
  expect(tell(check, { language, entries: [...entries, since] }).status).toBe('pass');
  expect(tell(check, { language, entries: [...entries, { ...since, header: [line(text)] }] }).ids).toEqual(['mixed']);
});

test.each([
  ['es', '2010 y 2011'],
  ['de', '2013, 2014'],
] as const)('%s: years in a list are no period: %s', (language, text) => {
  const ranges = RANGES[language][0].map((own) => dated(own));
  expect(tell(check, { language, entries: [...ranges, dated(text)] }).status).toBe('pass');
});
