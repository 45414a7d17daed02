/** Schools in Chinese: where the level touches them, what stands in their column of a table, lines without dates. */
import { describe, expect, test } from 'vitest';
import { readTables } from './drawn-table.ts';
import { large } from './han-sheet.ts';
import { entriesIn, headingsOf, read, type Row } from './sheet.ts';

const studied = (...rows: readonly Row[]): string[] =>
  entriesIn(
    read([{ text: '祝若愚', size: 18 }, large('教育背景'), ...rows, large('专业技能'), '实验室管理']),
    'education',
  );

describe('a degree', () => {
  test.each([
    ['its level in brackets behind the school', '2013.09-2016.06 青禾学院（本科） 护理学', '本科 护理学'],
    ['its level as a label', '本科：青禾学院 护理学（2013.09-2016.06）', '本科 护理学'],
    ['marks behind the subject', '硕士 青禾学院 护理学 GPA 3.7/4.0 2013.09-2016.06', '硕士 护理学'],
    ['school, subject and level in one word', '2013.09-2016.06 青禾学院护理学专业硕士', '护理学专业硕士'],
    ['level before the subject, touching', '2013.09-2016.06 青禾学院统招本科播音与主持艺术', '统招本科播音与主持艺术'],
    ['strokes without blanks', '护理学/青禾学院/硕士研究生 2013.09-2016.06', '护理学 硕士研究生'],
    ['subject first, touching', '2013.09-2016.06 会计学（成人本科）青禾学院', '会计学(成人本科)'],
    ['a subject that no list holds', '2013.09-2016.06 青禾学院 本科 涂装防护工艺', '本科 涂装防护工艺'],
    ['what one was at school', '2013.09-2016.06 青禾学院 护理学 在校期间担任班长，组织班级活动多次', '护理学'],
  ])('%s', (_, row, degree) => {
    expect(studied(row)).toEqual([`${degree} | 青禾学院 | 2013-09 | 2016-06`]);
  });

  test('what was studied below the years, closed as a sentence', () => {
    expect(studied({ text: '青禾学院', font: 1 }, '2013.09 - 2016.06', '护理学 本科。')).toEqual([
      '护理学 本科 | 青禾学院 | 2013-09 | 2016-06',
    ]);
  });

  test('marks behind a full stop', () => {
    expect(studied('青禾学院 2013.09 - 2016.06', '护理学专业本科。累计GPA：3.90')).toEqual([
      '护理学专业本科 | 青禾学院 | 2013-09 | 2016-06',
    ]);
  });
});

test.each([
  ['a short name', '2013.09-2016.06 复旦 新闻学 本科', '新闻学 本科 | 复旦'],
  ['a short name that touches', '2013.09-2016.06 北大法学硕士', '法学硕士 | 北大'],
  ['a school that ends as short names do', '2013.09-2016.06 望湖师大 | 历史学', '历史学 | 望湖师大'],
  [
    'in Latin letters',
    '2013.09-2016.06 The University of Lakeside 硕士 金融学',
    '硕士 金融学 | The University of Lakeside',
  ],
  ['named after a trade', '2013.09-2016.06 望湖护理职业学院助产大专', '助产大专 | 望湖护理职业学院'],
  ['with its faculty, touching', '2013.09-2016.06 望湖大学经济管理学院会计学', '会计学 | 望湖大学经济管理学院'],
  [
    'with a faculty of one letter',
    '2013.09-2016.06 望湖大学 文学院 汉语言文学 本科',
    '汉语言文学 本科 | 望湖大学 文学院',
  ],
  ['a branch', '2013.09-2016.06 望湖大学滨江分校 动画 专科', '动画 专科 | 望湖大学滨江分校'],
  [
    'a long department beside its subject',
    '2013.09-2016.06 望湖理工大学 | 电子信息工程系 | 软件工程 | 本科',
    '软件工程 本科 | 望湖理工大学 电子信息工程系',
  ],
])('a school, %s', (_, row, told) => {
  expect(studied(row)).toEqual([`${told} | 2013-09 | 2016-06`]);
});

test('lines without dates that open with a school each', () => {
  expect(studied('望湖大学（硕士） 食品科学', '青禾学院（本科） 生物技术', '海州一中 高中')).toEqual([
    '硕士 食品科学 | 望湖大学 | - | -',
    '本科 生物技术 | 青禾学院 | - | -',
    '高中 | 海州一中 | - | -',
  ]);
});

test('a faculty below its university opens no entry', () => {
  expect(studied('2013.09-2016.06', '望湖大学', '湘江医学院', '临床医学 本科')).toHaveLength(1);
});

describe('a column of schools', () => {
  const table = (first: string, second: string): string[] =>
    entriesIn(
      readTables([
        { heading: '學歷' },
        { widths: [100, 260, 140], lines: 'cells', rows: [['學位', '學校', '期間'], ['碩士', first, '2014/09-2016/06'], ['學士', second, '2010/09-2014/06']] }, // prettier-ignore
      ]),
      'education',
    );

  test('with departments', () => {
    expect(table('國立望湖大學 資訊管理系所', '青禾大學 企業管理學系')).toEqual([
      '碩士 | 國立望湖大學 資訊管理系所 | 2014-09 | 2016-06',
      '學士 | 青禾大學 企業管理學系 | 2010-09 | 2014-06',
    ]);
  });

  test('with subjects', () => {
    expect(table('國立望湖大學 食品科學', '青禾大學 企業管理')).toEqual([
      '食品科學 碩士 | 國立望湖大學 | 2014-09 | 2016-06',
      '企業管理 學士 | 青禾大學 | 2010-09 | 2014-06',
    ]);
  });
});

test('a list of schools with years behind commas', () => {
  expect(studied('• 海州市立第三中學, 2013-2016', '• 望湖大學 資訊管理系, 2016-2020')).toEqual([
    '- | 海州市立第三中學 | 2013 | 2016',
    '資訊管理系 | 望湖大學 | 2016 | 2020',
  ]);
});

test('posts of teaching under a heading of research are work', () => {
  const reading = read([
    large('研究经历'),
    '副教授',
    '望湖大学商学院',
    '2021年7月 – 现在 · 海州',
    '讲师',
    '青禾大学商学院',
    '2017年5月 – 2021年7月 · 海州',
    large('专业技能'),
    '数据分析与文本挖掘',
  ]);
  expect(headingsOf(reading)).toContain('研究经历: experience');
});

describe('schools without dates', () => {
  test.each<[string, readonly string[], readonly string[]]>([
    ['a short name alone over what was taken', ['同济', '行政管理 本科'], ['行政管理 本科 | 同济 | - | -']],
    [
      'two of them over their subjects',
      ['望湖师大', '汉语言文学', '青禾大学', '教育技术学专业'],
      ['汉语言文学 | 望湖师大 | - | -', '教育技术学专业 | 青禾大学 | - | -'],
    ],
    [
      'below what was said of the school above',
      ['望湖大学，数控技术', '荣誉：国家励志奖学金、校级三好学生', '青禾大学，理论物理'],
      ['数控技术 | 望湖大学 | - | -', '理论物理 | 青禾大学 | - | -'],
    ],
    [
      'a label before the subject',
      ['望湖大学（专科） 日语专业', '青禾师范大学 （本科） 专业类别：汉语言文学'],
      ['专科 日语专业 | 望湖大学 | - | -', '汉语言文学 本科 | 青禾师范大学 | - | -'],
    ],
    ['the subject in brackets', ['青禾职业技术学院（酒店管理）'], ['(酒店管理) | 青禾职业技术学院 | - | -']],
  ])('%s', (_, rows, told) => {
    expect(studied(...rows)).toEqual(told);
  });
});

test('a school of a trade whose name holds the word for what is studied', () => {
  expect(studied('青禾市职业中等专业学校 2010.09 - 2013.01', '酒店服务与管理 中专')).toEqual(['酒店服务与管理 中专 | 青禾市职业中等专业学校 | 2010-09 | 2013-01']); // prettier-ignore
});

test('studies and posts in the one list of a form', () => {
  const reading = read([{ text: '祝若愚', size: 18 }, large('个人简历'), '2013.09—2016.06 青禾市民族高级中学 学习', '2016.09—2020.06 青禾师范学院汉语言文学专业 学习', '2020.07至今 青禾市民主路小学 语文教师', large('奖惩情况'), '校级优秀教师']); // prettier-ignore
  expect(entriesIn(reading, 'education')).toEqual([
    '- | 青禾市民族高级中学 | 2013-09 | 2016-06',
    '汉语言文学专业 | 青禾师范学院 | 2016-09 | 2020-06',
  ]);
  expect(entriesIn(reading, 'experience')).toEqual(['语文教师 | 青禾市民主路小学 | 2020-07 | present']);
});
