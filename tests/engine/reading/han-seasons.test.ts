/** Jobs of some weeks of a year, and bold dates right below a heading in letters like theirs. */
import { describe, expect, test } from 'vitest';
import { entriesIn, headingsOf, read, type Row } from './sheet.ts';

const bold = (text: string): Row => ({ text, font: 1 });
const sheetOf = (...rows: readonly Row[]): ReturnType<typeof read> =>
  read([{ text: '个人简历', size: 18 }, '姓名：王小明', '电话 13800005271', '', bold('工作经历'), ...rows]);
const DEEDS = '• 负责前厅接待与传菜，每天服务一百多位客人';

describe('work in', () => {
  test.each([
    ['2009 年暑假', '2009 | -'],
    ['2009暑假', '2009 | -'],
    ['2009年寒假期间', '2009 | -'],
    ['2013、2014年暑期', '2013 | 2014'],
    ['2013及2014年暑假', '2013 | 2014'],
  ])('%s', (when, dates) => {
    expect(
      entriesIn(
        sheetOf(bold('2015.10—2017.02'), bold('秦味轩大酒店'), '前厅领班', bold(when), bold('家乡饺子馆'), '帮工', '没有工资，管饭，从那时起喜欢上了厨房的热气。'),
        'experience',
      ),
    ).toEqual(['前厅领班 | 秦味轩大酒店 | 2015-10 | 2017-02', `帮工 | 家乡饺子馆 | ${dates}`]); // prettier-ignore
  });
});

test('a date in bold letters is no second line of the heading above it', () => {
  const reading = sheetOf(bold('2010.10—2013.02'), bold('秦味轩大酒店'), '前厅领班', DEEDS, bold('2009.07—2010.09'), bold('家乡饺子馆'), '帮工', DEEDS); // prettier-ignore
  expect(headingsOf(reading)).toEqual(['工作经历: experience']);
  expect(entriesIn(reading, 'experience')[0]).toBe('前厅领班 | 秦味轩大酒店 | 2010-10 | 2013-02');
});
