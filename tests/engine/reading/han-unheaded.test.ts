/** Schools and jobs of Japanese and Chinese resumes where no heading of theirs stands above them. */
import { expect, test } from 'vitest';
import { readTables } from './drawn-table.ts';
import { japanese, large } from './han-sheet.ts';
import { entriesIn, read } from './sheet.ts';

test('the rows of a form without headings, with short reigns', () => {
  const reading = read([
    '履歴書',
    [[56, '氏名'], [150, '藤木 権三']],
    [[56, 'S61.3'], [150, '北浜市立第三中学校 卒業']],
    [[56, 'H 3.4'], [150, '株式会社なぎさ木造 入社 大工']],
    [[56, 'H 9.10'], [150, '同社 退社']],
    [[56, 'H 9.11'], [150, '「藤木工務店」として独立開業 代表']],
    [[150, '現在に至る']],
    [[56, 'H13.3'], [150, '一級建築大工技能士 合格']],
    [[56, 'H15.7'], [150, '作業主任者 技能講習 修了']],
  ]); // prettier-ignore
  expect(entriesIn(reading, 'education')).toEqual(['- | 北浜市立第三中学校 | - | 1986-03']);
  expect(entriesIn(reading, 'experience')).toEqual([
    '大工 | 株式会社なぎさ木造 | 1991-04 | 1997-10',
    '代表 | 藤木工務店 | 1997-11 | present',
  ]);
});

test('schools in the table of jobs, without a cell for the post', () => {
  const reading = readTables([
    {
      widths: [140, 220, 120],
      rows: [
        ['起止时间', '工作单位', '岗位'],
        ['2019年春节后－现在', '海州永鑫五金厂', '氩弧焊工'],
        ['2015.03－2019.01', '海州华灿灯饰有限公司', '焊工组长'],
        ['1992年－1995年', '海州石别镇初级中学 毕业', ''],
        ['2014 年', '海州技工学校 电焊工培训班', ''],
      ],
      lines: 'cells',
    },
  ]);
  expect(entriesIn(reading, 'experience')).toEqual([
    '氩弧焊工 | 海州永鑫五金厂 | 2019 | present',
    '焊工组长 | 海州华灿灯饰有限公司 | 2015-03 | 2019-01',
  ]);
  expect(entriesIn(reading, 'education')).toEqual([
    '- | 海州石别镇初级中学 | 1992 | 1995',
    '电焊工培训班 | 海州技工学校 | - | 2014',
  ]);
});

test('a heading with a number that nobody knows ends the jobs', () => {
  const reading = read([
    large('1. 学歴'),
    '2009年3月 湾岸大学 文学部 卒業',
    large('2. 職歴'),
    '2015年4月〜2019年3月 なぎさ市立美術館 学芸員',
    large('3. 主な担当展覧会'),
    '・「海をみる画家たち」展',
    large('4. 論文'),
    '「明治の額縁について」『湾岸美術研究』',
  ]);
  expect(reading.entries.flatMap(({ bullets }) => bullets)).toEqual([]);
  expect(reading.bullets.filter(({ section }) => section === 'experience')).toEqual([]);
});

test('the next post of an employer below a sentence', () => {
  expect(
    japanese(
      '大洋プラント建設株式会社',
      'プロジェクトエンジニア',
      '2015年4月 - 2021年2月',
      '下水再生水の膜処理設備。引き渡しまで担当。',
      '機械設計エンジニア',
      '2010年4月 - 2015年3月',
    ),
  ).toEqual([
    'プロジェクトエンジニア | 大洋プラント建設株式会社 | 2015-04 | 2021-02',
    '機械設計エンジニア | 大洋プラント建設株式会社 | 2010-04 | 2015-03',
  ]);
});

test('labels of the person level with what they ask for are no column', () => {
  const reading = read([
    large('履歴書'),
    [[250, '令和7年9月12日']],
    [[56, '氏名'], [180, '宇佐美 のり子（うさみ のりこ）']],
    [[56, '生年月日'], [180, '昭和57年5月20日 43歳']],
    [[56, '住所'], [180, '三重県四日市市富田3丁目4-11']],
    [[56, '電話'], [180, '059-364-2217']],
    [[56, 'メール'], [180, 'noriko-usami@example.org']],
    '',
    '【学歴】',
    [[56, '平成13年3月'], [180, '湾岸商業高等学校 情報処理科 卒業']],
    [[56, '平成15年3月'], [180, '湾岸ビジネス専門学校 医療事務科 卒業']],
    '',
    '【職歴】',
    '平成15年4月～平成20年9月 なぎさクリニック（医療事務・受付）',
    '平成30年9月～令和4年12月 とみだ歯科医院（歯科助手・受付） パート',
  ]); // prettier-ignore
  expect(reading.columns[0]?.count).toBe(1);
  expect(entriesIn(reading, 'experience')).toEqual([
    '医療事務・受付 | なぎさクリニック | 2003-04 | 2008-09',
    '歯科助手・受付 | とみだ歯科医院 | 2018-09 | 2022-12',
  ]);
});
