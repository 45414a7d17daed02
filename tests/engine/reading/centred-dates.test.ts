/** Periods in a strip at the left that are not level with the first line of what they date. */
import { expect, test } from 'vitest';
import { entriesIn, read, type Row } from './sheet.ts';

const at = (x: number, y: number, text: string, font = 0): Row => ({ text, x, y, font });
const CLOSING = (y: number): Row[] => [
  at(56, y, '资格证书', 1),
  at(56, y - 16, '执业药师资格证，初级药师，工作细致，善于和老年患者沟通'),
];

test('set to the middle of the entry, and broken by their narrow cell', () => {
  const reading = read([
    { text: '费雨桐', size: 18, y: 790 },
    at(56, 760, '工作经历', 1),
    at(170, 740, '海州社区卫生服务中心', 1),
    at(170, 724, '药师'),
    at(56, 716, '2020年8月 — 现在'),
    at(180, 708, '• 审核门诊处方，日均二百六十张'),
    at(180, 692, '• 开展慢病用药宣教十八场'),
    at(170, 660, '益康大药房连锁有限公司', 1),
    at(56, 652, '2018年7月 — 2020年7'),
    at(170, 644, '执业药师'),
    at(56, 636, '月'),
    at(180, 628, '• 负责处方审核与用药指导'),
    ...CLOSING(590),
  ]);
  expect(reading.columns[0]?.count).toBe(1);
  expect(entriesIn(reading, 'experience')).toEqual([
    '药师 | 海州社区卫生服务中心 | 2020-08 | present',
    '执业药师 | 益康大药房连锁有限公司 | 2018-07 | 2020-07',
  ]);
  expect(reading.entries.map(({ bullets }) => bullets.length)).toEqual([2, 1]);
});

test('a start beside the employer, its end beside the post', () => {
  const reading = read([
    { text: '工作经历', font: 1 },
    [[56, '2012.07'], [150, '海州建筑设计有限公司']],
    [[56, '2018.03'], [150, '建筑师']],
    [[150, '• 参与住宅施工图设计']],
    [[56, '2009.07'], [150, '宁海设计室']],
    [[56, '2012.06'], [150, '助理建筑师']],
    [[150, '• 绘制方案文本与施工图']],
    ...CLOSING(660),
  ]); // prettier-ignore
  expect(entriesIn(reading, 'experience')).toEqual([
    '建筑师 | 海州建筑设计有限公司 | 2012-07 | 2018-03',
    '助理建筑师 | 宁海设计室 | 2009-07 | 2012-06',
  ]);
});

test('two jobs of a line each, each with the month it began, stay two', () => {
  const reading = read([
    { text: '工作经历', font: 1 },
    [[56, '2009.07'], [150, '宁海设计院有限公司 助理建筑师']],
    [[56, '2012.07'], [150, '海州建筑设计有限公司 建筑师']],
    ...CLOSING(700),
  ]); // prettier-ignore
  expect(entriesIn(reading, 'experience')).toHaveLength(2);
});

test('with no list items between the jobs, and the oldest first', () => {
  const reading = read([
    { text: '工作经历', font: 1 },
    [[56, '2009.07'], [150, '宁海设计院有限公司']],
    [[56, '2012.06'], [150, '助理建筑师']],
    [[56, '2012.07'], [150, '海州建筑设计有限公司']],
    [[56, '2018.03'], [150, '建筑师']],
    [[56, '2018.04'], [150, '三江建筑设计有限公司']],
    [[56, '至今'], [150, '主任建筑师']],
    ...CLOSING(640),
  ]); // prettier-ignore
  expect(entriesIn(reading, 'experience')).toEqual([
    '助理建筑师 | 宁海设计院有限公司 | 2009-07 | 2012-06',
    '建筑师 | 海州建筑设计有限公司 | 2012-07 | 2018-03',
    '主任建筑师 | 三江建筑设计有限公司 | 2018-04 | present',
  ]);
});

test('an end that stands alone below the post', () => {
  const reading = read([
    at(56, 760, '工作经历', 1),
    at(56, 740, '2012.07'),
    at(150, 740, '海州建筑设计有限公司', 1),
    at(150, 726, '建筑师'),
    at(56, 720, '2018.03'),
    at(150, 708, '• 参与住宅施工图设计'),
    ...CLOSING(660),
  ]);
  expect(entriesIn(reading, 'experience')).toEqual(['建筑师 | 海州建筑设计有限公司 | 2012-07 | 2018-03']);
});

test('in entries that follow one another without a rest', () => {
  const reading = read([
    { text: '費雨桐', size: 18, y: 790 },
    at(56, 770, '學歷', 1),
    at(150, 744, '望海公開大學'),
    at(56, 736, '2016 – 2018'),
    at(150, 728, '物業管理專業文憑'),
    at(150, 710, '海州工業學院'),
    at(56, 702, '2011 – 2013'),
    at(150, 694, '商業高級文憑'),
    at(150, 676, '青衣循道中學'),
    at(56, 668, '2005 – 2011'),
    at(150, 660, '中學會考'),
    ...CLOSING(620),
  ]);
  expect(entriesIn(reading, 'education')).toEqual([
    '物業管理專業文憑 | 望海公開大學 | 2016 | 2018',
    '商業高級文憑 | 海州工業學院 | 2011 | 2013',
    '中學會考 | 青衣循道中學 | 2005 | 2011',
  ]);
});
