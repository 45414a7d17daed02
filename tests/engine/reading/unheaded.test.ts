/** Resumes without headings, with headings in everyday words, and lists that have a label instead. */
import { describe, expect, test } from 'vitest';
import { entriesIn, headingsOf, read, type Row } from './sheet.ts';

const bold = (text: string): Row => ({ text, font: 1 });

describe('jobs without a heading', () => {
  test('posts in bold, dates below', () => {
    const reading = read([
      bold('Gwen Ashdown'), 'Forklift driver with a clean licence', '4 Canal Side, Wigan WN1', '07700 900111',
      bold('Shunter, Northgate Cold Stores'), 'May 2019 to now', '– Moves eighty trailers a night without a scratch',
      bold('Forklift driver, Lathom Timber'), '2012 to 2019', '– Loaded and unloaded timber for the builders of the county',
    ]); // prettier-ignore
    expect(entriesIn(reading, 'experience')).toEqual([
      'Shunter | Northgate Cold Stores | 2019-05 | present',
      'Forklift driver | Lathom Timber | 2012 | 2019',
    ]);
    expect(reading.contact.phone?.value).toBe('+447700900111');
    expect(reading.contact.location?.value).toContain('Wigan');
  });

  test('one line each, dates first, then the school', () => {
    const reading = read([
      { text: 'Paco Roldán', size: 18 }, 'Conductor de autobús', 'paco@example.org · Huelva', '',
      '2018–hoy Conductor, Autobuses del Tinto', '2011–2018 Mecánico, Talleres Onuba', '2009–2011 Grado medio en Electromecánica, Instituto La Rábida',
    ]); // prettier-ignore
    expect(entriesIn(reading, 'experience')).toEqual([
      'Conductor | Autobuses del Tinto | 2018 | present',
      'Mecánico | Talleres Onuba | 2011 | 2018',
    ]);
  });

  test('end where a known label of nothing in particular is set as the unknown heading is', () => {
    const reading = read([
      { text: '宮脇 慎也', size: 20 }, 'shinya@example.org', '', { text: '職務要約', size: 14 }, '農業機械の生産技術を十二年間にわたり担当してまいりました。', '',
      { text: '私のあゆみ', size: 14 }, '生産技術課 主任 | 信越農機製造株式会社 | 2019年4月 ～ 2023年6月', '- 治具48点を内製化し、年間の外注費を1,600万円削減',
      '生産技術課 | 信越農機製造株式会社 | 2014年4月 ～ 2017年3月', '- 設備導入案件9件の仕様作成から検収までを完了', '',
      { text: 'その他', size: 14 }, '基礎年金番号 1234-567890、健康保険証の番号 01234567。', '', { text: '学歴', size: 14 }, '機械工学科 卒業 | 越後工業大学 | 2010年4月 ～ 2014年3月',
    ]); // prettier-ignore
    const told = reading.entries.filter(({ section }) => section === 'experience');
    expect(told).toHaveLength(2);
    expect(told.flatMap(({ paragraphs }) => paragraphs)).toEqual([]);
  });

  test('is no guess where there are none', () => {
    const reading = read([
      { text: 'Maya Ellison', size: 18 }, 'maya@example.org', 'Marathon runner, 2015 to 2018, and a reader of long novels since',
      { text: 'Education', size: 14 }, 'B.A. in Biology, Ridgemont State University, 2011 – 2015',
    ]); // prettier-ignore
    expect(entriesIn(reading, 'education')).toHaveLength(1);
  });
});

test.each([
  ['Mi trayectoria', 'experience', 'Experiencia de seis años en la cocina de dos hoteles y en la de un hospital'],
  ['Dónde he trabajado', 'experience', 'Experiencia de seis años en la cocina de dos hoteles y en la de un hospital'],
  ['Fuera del trabajo', 'interests', 'Cocina de temporada, montaña y la lectura de novelas en los ratos libres'],
  [
    'Angestelltenverhältnisse',
    'experience',
    'Die Küche von zwei Hotels und die eines Spitals, sechs Jahre in allen dreien',
  ],
  ['Was ich kann', 'skills', 'Schweißen nach allen Verfahren, auch in Zwangslagen und bei dünnen Blechen'],
  ['Nach Feierabend', 'interests', 'Wandern mit der Familie, und das Lesen von Romanen, die lang und gut sind'],
  ['Mes études', 'education', 'Les études de cuisine et la formation que je suis depuis deux ans dans la ville'],
  ['Cosa so fare', 'skills', 'La saldatura di tubi e di lamiere sottili, anche con i procedimenti più recenti'],
  ['Meus estudos', 'education', 'Os estudos que fiz na escola técnica da cidade e os cursos que são da área'],
  ['Where I have worked', 'experience', 'The kitchens of two hotels and of a hospital, six years in all of them'],
])('"%s" is a heading: %s', (heading, kind, text) => {
  const reading = read([
    { text: 'Ana Prado', size: 20 },
    'ana@example.org',
    '',
    { text: heading, size: 15 },
    text,
    text,
  ]);
  expect(headingsOf(reading)).toContain(`${heading}: ${kind}`);
});

describe('a list with a label', () => {
  const body: readonly Row[] = [
    { text: 'Ana Prado', size: 20 }, 'ana@example.org', { text: 'Experience', size: 14, font: 1 }, 'Data Analyst, Harbour Systems LLC, 2018 – 2021',
    { text: 'Personal details', size: 14, font: 1 },
  ]; // prettier-ignore
  const kinds = (rows: readonly Row[]): string[] => read([...body, ...rows]).sections.map(({ kind }) => kind);

  test.each([
    'Languages known: English, Tamil',
    'Prima lingua: Italiano',
    'Date of birth: 3 May 1994 | Languages: Spanish, English',
  ])('%s', (text) => {
    expect(kinds([text])).toContain('languages');
  });

  test('of programming is none', () => {
    expect(kinds(['Languages: Go, Rust, TypeScript'])).not.toContain('languages');
  });

  test('in capitals ends the jobs above it', () => {
    const reading = read([...body.slice(0, -1), 'LANGUAGES: English, Tamil']);
    expect(reading.sections.map(({ kind }) => kind)).toEqual(['experience', 'languages']);
    expect(entriesIn(reading, 'experience')).toEqual(['Data Analyst | Harbour Systems LLC | 2018 | 2021']);
  });

  test('personal data end the section above', () => {
    const [section] = read([...body, 'Father’s name: Pedro Prado']).sections;
    expect(section?.lines.map(({ text }) => text)).toEqual(['Data Analyst, Harbour Systems LLC, 2018 – 2021']);
  });
});

describe('jobs under a heading of nobody’s knowledge', () => {
  const large = (text: string): Row => ({ text, size: 14, font: 1 });
  const reading = read([
    { text: 'Marta Robledo', size: 20 }, 'marta@example.org · 612 448 190', '', large('Perfil'),
    'Contadora con nueve años en la industria de los alimentos y en despachos de la ciudad', '', large('Mi camino recorrido'),
    bold('Jefa de contabilidad'), 'Alimentos La Barranca, Guadalajara', 'enero 2021 – presente', '• Cerré tres razones sociales cada mes con seis auxiliares',
    bold('Auxiliar contable'), 'Ferretera del Occidente, Zapopan', 'julio 2016 – febrero 2018', '• Concilié nueve cuentas del banco para la empresa',
    '', large('Educación'), 'Licenciatura en Contaduría, Universidad de Guadalajara', '2012 – 2016',
  ]); // prettier-ignore

  test('begin below it, and are no part of the profile above', () => {
    expect(entriesIn(reading, 'experience')).toEqual([
      'Jefa de contabilidad | Alimentos La Barranca | 2021-01 | present',
      'Auxiliar contable | Ferretera del Occidente | 2016-07 | 2018-02',
    ]);
    expect(reading.sections.find(({ kind }) => kind === 'summary')?.lines).toHaveLength(1);
    expect(reading.bullets.map(({ section }) => section)).toEqual(['experience', 'experience']);
  });
});
