/** Jobs and schools as Japanese resumes tell them: rows of one firm, branches, facts in brackets, heads of tables. */
import { describe, expect, test } from 'vitest';
import { entriesIn, headingsOf, read, type Row } from './sheet.ts';

const large = (text: string): Row => ({ text, size: 14 });
const bold = (text: string): Row => ({ text, font: 1 });
const END: readonly Row[] = [large('資格'), '普通自動車免許を取得しました。'];

function jobs(...rows: readonly Row[]): string[] {
  return entriesIn(read([large('職務経歴'), ...rows, ...END]), 'experience');
}

describe('rows below the name of a firm', () => {
  test('are one job there, with the last post that they name', () => {
    expect(
      jobs(
        bold('なぎさ観光株式会社（旅館 客室数36室）'),
        '2020年4月　中途入社　宿泊支配人補佐として採用',
        '2022 年 4 月～現在　支配人に昇格（部下24名）',
        '・稼働率を61％から74％へ改善しました',
        bold('湾岸都ホテル株式会社'),
        '2007年4月　新卒入社　宿泊部フロント課に配属',
        '2011 年 10 月　宿泊部予約課へ異動',
        '2015 年 4 月～2020 年 3 月　フロント課 アシスタントマネージャー',
      ),
    ).toEqual([
      '支配人 | なぎさ観光株式会社 | 2020-04 | present',
      'フロント課 アシスタントマネージャー | 湾岸都ホテル株式会社 | 2007-04 | 2020-03',
    ]);
  });
});

describe('the head of a job', () => {
  test.each([
    ['a branch belongs to the firm', ['2005年4月～2011年2月　株式会社なぎさ百貨店　静岡本店（正社員）'], '- | 株式会社なぎさ百貨店 静岡本店'],
    ['terms in brackets', ['2005年4月～2011年2月　ドラッグなぎさ　焼津小川店（パート勤務　週４日）'], '- | ドラッグなぎさ 焼津小川店'],
    ['a blank among facts in brackets', ['2005年4月～2011年2月 株式会社なぎさ精機(東証スタンダード/従業員 1,200 名) 法務部 課長'], '法務部 課長 | 株式会社なぎさ精機'],
    ['a rank below its department', ['2005年4月～2011年2月 株式会社なぎさフーズ(非上場/従業員450名) 総務部法務グループ', '主任'], '総務部法務グループ 主任 | 株式会社なぎさフーズ'],
    ['a name that tells nothing beside its kind', ['リゾートホテル マリンなぎさ　2005年4月～2011年2月', 'フロントスタッフ'], 'フロントスタッフ | リゾートホテル マリンなぎさ'],
    ['a word with 年 in brackets', ['2005年4月～2011年2月　なぎさ市立東中学校　教諭（数学・学年副主任）'], '教諭(数学・学年副主任) | なぎさ市立東中学校'],
  ])('%s', (_, rows, told) => {
    expect(jobs(...rows)).toEqual([`${told} | 2005-04 | 2011-02`]);
  }); // prettier-ignore
});

describe('rows of a form', () => {
  const form = (...rows: readonly Row[]): string[] => entriesIn(read([large('職歴'), ...rows, ...END]), 'experience');

  test('a later one may name another post, and coming to the country is none', () => {
    expect(
      form(
        '平成11年10月 なぎさ急送株式会社 入社 4tドライバー',
        '平成15年4月 大型ドライバーとして長距離便を担当',
        '平成28年6月 一身上の都合により退社',
        '平成30年6月 EPA 介護福祉士候補者として来日',
        '平成30年12月 社会福祉法人なぎさ会 入職 介護職員',
      ),
    ).toEqual([
      '大型ドライバー | なぎさ急送株式会社 | 1999-10 | 2016-06',
      '介護職員 | 社会福祉法人なぎさ会 | 2018-12 | -',
    ]);
  });
});

test('heads of tables open their sections', () => {
  const reading = read([
    [[56, '期 間'], [200, '学 歴']],
    [[56, '2003年4月～2006年3月'], [200, 'なぎさ県立東高等学校 普通科']],
    [[56, '2010年4月～2012年3月'], [200, '湾岸大学大学院 教育学研究科 修士課程（教育学修士）']],
    [[56, '期 間'], [200, '職 歴'], [400, '職名・担当']],
    [[56, '2012年4月～2013年3月'], [200, 'なぎさ市立東中学校'], [400, '講師']],
    [[56, '取得年月'], [200, '教員免許・資格']],
    [[56, '2010年3月'], [200, '中学校教諭一種免許状']],
  ]); // prettier-ignore
  expect(headingsOf(reading).map((heading) => heading.split(': ')[1])).toEqual([
    'education',
    'experience',
    'certifications',
  ]);
  expect(entriesIn(reading, 'education')).toEqual([
    '普通科 | なぎさ県立東高等学校 | 2003-04 | 2006-03',
    '教育学修士 | 湾岸大学大学院 教育学研究科 | 2010-04 | 2012-03',
  ]);
});

test('equipment is a heading of skills, a country behind a school none of the degree', () => {
  const reading = read([
    large('学歴'),
    '2010年4月～2014年3月　サンペドロ大学（フィリピン）看護学部',
    large('使用機材・ソフト'),
    'カメラ、三脚、編集ソフト',
  ]);
  expect(headingsOf(reading)).toContain('使用機材・ソフト: skills');
  expect(entriesIn(reading, 'education')).toEqual(['看護学部 | サンペドロ大学 | 2010-04 | 2014-03']);
});

test('where one lives, in a sentence of the profile that breaks', () => {
  const { contact } = read([
    large('水城 りこ'),
    large('プロフィール'),
    '1994年生まれ。福岡県出身、東京',
    '都杉並区在住。美大でグラフィックを学びました。',
    large('職歴'),
    '2018年10月～2022年6月　合同会社なぎさ　デザイナー',
  ]);
  expect(contact.location?.value).toBe('東京都杉並区');
});
