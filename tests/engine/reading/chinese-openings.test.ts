/** Titles of a Chinese resume that close like headings of a career, words that open a period, labels over both house and post. */
import { describe, expect, test } from 'vitest';
import { entriesIn, headingsOf, read, type Row } from './sheet.ts';

const bold = (text: string): Row => ({ text, font: 1 });
const DEEDS = '每日早茶約600位客，負責拌餡、蒸籠及腸粉檔，帶三個幫手。';

test.each(['求職信及個人履歷', '求职信及个人履历', '个人求职履历', '教师个人履历'])('%s is the title of the document', (title) => {
  const reading = read([
    { text: title, size: 16, font: 1 },
    '姓名：梁柏棠', '電話：6073 2918', bold('工作經驗'), '2011-2018 翠華酒家(九龍灣) 點心師傅', DEEDS, bold('學歷'), '1992年 觀塘官立工業中學 中五畢業',
  ]); // prettier-ignore
  expect(headingsOf(reading)).toEqual(['工作經驗: experience', '學歷: education']);
}); // prettier-ignore

const jobs = (...rows: readonly Row[]): readonly string[] =>
  entriesIn(read([{ text: '個人履歷', size: 18 }, '姓名：王小明', '電話 6073 2918', bold('工作經驗'), ...rows]), 'experience'); // prettier-ignore
const JOBS = ['點心部二廚 | 金滿堂海鮮酒家 | 2018-10 | present', '點心師傅 | 翠華軒酒家 | 2011-03 | 2018-09'];

describe('what opens a period', () => {
  test('behind the names, in brackets', () => {
    expect(
      jobs('金滿堂海鮮酒家 點心部二廚 （由2018年10月至今）', DEEDS, '翠華軒酒家 點心師傅 （由2011年3月至2018年9月）', DEEDS),
    ).toEqual(JOBS); // prettier-ignore
  });

  test('before them', () => {
    expect(
      jobs('由2018年10月至今 金滿堂海鮮酒家 點心部二廚', DEEDS, '由2011年3月至2018年9月 翠華軒酒家 點心師傅', DEEDS),
    ).toEqual(JOBS); // prettier-ignore
  });
});

test('a label over both', () => {
  expect(
    jobs('現職：金滿堂海鮮酒家 點心部二廚 2018年10月至今', DEEDS, '前職：翠華軒酒家 點心師傅 2011年3月至2018年9月', DEEDS),
  ).toEqual(JOBS); // prettier-ignore
});
