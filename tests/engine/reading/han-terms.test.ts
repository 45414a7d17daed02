/** What stands beside the posts and employers of Japanese and Chinese resumes: terms, branches, what one was before, courses, duties. */
import { expect, test } from 'vitest';
import { readTables, type Table } from './drawn-table.ts';
import { entriesIn, headingsOf, read, type Row } from './sheet.ts';

const DUTY = '・検査の手順を改め、不良を三割減らしました';

function jobsOf(...rows: readonly Row[]): string[] {
  const reading = read([{ text: '職務経歴', size: 14 }, ...rows, { text: '資格', size: 14 }, '普通自動車免許を取得しました。']);
  return entriesIn(reading, 'experience');
} // prettier-ignore

function jobsInTable(rows: Table['rows'], widths: Table['widths'] = [150, 190, 145]): string[] {
  return entriesIn(readTables([{ heading: '職務経歴' }, { widths, rows, lines: 'cells' }, { heading: '資格' }]), 'experience');
} // prettier-ignore

test('what one was before the arrow is no part of the post', () => {
  expect(jobsOf('2018年4月〜現在 社会福祉法人なぎさ会 栄養士 → 管理栄養士', DUTY)).toEqual([
    '管理栄養士 | 社会福祉法人なぎさ会 | 2018-04 | present',
  ]);
});

test('strokes and thousands within brackets part nothing', () => {
  expect(
    jobsOf({ text: '株式会社なぎさ物産（食品卸／従業員1,120名）', font: 1 }, '2018年5月 ― 現在 主任', DUTY),
  ).toEqual(['主任 | 株式会社なぎさ物産 | 2018-05 | present']);
});

test('how one was employed is no part of the post beside it, a label may tell more in brackets', () => {
  const rows = [
    ['期間', '勤務先（病床数）', '役職'],
    ['2016年4月～現在', '医療法人若草会 若草病院', '常勤・副主任'],
    ['2011年4月～2016年3月', '医療法人飛鳥会 飛鳥記念病院', '常勤・看護師'],
  ];
  expect(jobsInTable(rows)).toEqual([
    '副主任 | 医療法人若草会 若草病院 | 2016-04 | present',
    '看護師 | 医療法人飛鳥会 飛鳥記念病院 | 2011-04 | 2016-03',
  ]);
});

test('同上 below an employer is that employer', () => {
  const rows = [
    ['期間', '勤務先', '役職'],
    ['2016年4月～現在', '株式会社なぎさ製作所', '課長'],
    ['2011年4月～2016年3月', '同上', '主任'],
  ];
  expect(jobsInTable(rows)).toEqual([
    '課長 | 株式会社なぎさ製作所 | 2016-04 | present',
    '主任 | 株式会社なぎさ製作所 | 2011-04 | 2016-03',
  ]);
});

test('a date is whole in the narrow cell that breaks it', () => {
  const rows = [
    ['入社', '退社', '勤務先', '職種'],
    ['平成26年12月', '令和3年3月', '株式会社なぎさ運送', 'ドライバー'],
    ['平成20年10月', '平成26年11月', '有限会社みなと商店', '店員'],
  ];
  expect(jobsInTable(rows, [50, 50, 200, 185])).toEqual([
    'ドライバー | 株式会社なぎさ運送 | 2014-12 | 2021-03',
    '店員 | 有限会社みなと商店 | 2008-10 | 2014-11',
  ]);
});

test('a course among the jobs of a form is no job', () => {
  const row = (year: string, month: string, text: string): Row => [[56, year], [110, month], [150, text]]; // prettier-ignore
  const reading = read([
    [[330, '職 歴']],
    row('2013', '4', '有限会社なぎさ運送 入社'),
    row('2018', '9', '一身上の都合により退職'),
    row('2018', '10', '東浜職業能力開発センター 溶接科 入校'),
    row('2019', '3', '同校 修了'),
    row('2019', '4', '株式会社みなと鉄工 入社'),
    [[330, '以上']],
    { text: '資格', size: 14 },
    '普通自動車免許を取得しました。よろしくお願いします。',
  ]);
  expect(entriesIn(reading, 'experience').map((job) => job.split(' | ')[1])).toEqual([
    '有限会社なぎさ運送',
    '株式会社みなと鉄工',
  ]);
});

test('a sentence with commas and blanks below a Chinese head is what was done, no head', () => {
  const reading = read([
    { text: '工作经历', size: 14 },
    '17.01-17.12 海州云帆科技, 数据平台',
    '工作中,我负责 ETL 平台的开发和维护,运用 AWS 技术解决了 OOM 的重大问题。也参与开源社区贡献',
    { text: '专业技能', size: 14 },
    '数控车床、三坐标测量与供应商管理',
  ]);
  expect(reading.entries.map(({ header }) => header.length)).toEqual([1]);
});

test('a permit to stay is no heading, and a house stands below its firm', () => {
  const reading = readTables([
    {
      widths: [120, 360],
      rows: [
        ['氏名', 'グエン・ティ・マイ'],
        ['在留資格', '特定技能1号（介護）'],
        ['現住所', '栃木県宇都宮市東宿郷4-7-2'],
      ],
      lines: 'cells',
    },
    { heading: '学歴' },
    { widths: [180, 300], rows: [['2016年9月～2019年6月', '湾岸医療短期大学 看護学科（ベトナム）']], lines: 'cells' },
    { heading: '職歴' },
    {
      widths: [160, 180, 140],
      rows: [
        ['期間', '会社・施設', '仕事の内容'],
        ['2023年12月～現在', '株式会社なぎさ\nグループホームこもれび', '介護職員\n夜勤 月4～5回'],
      ],
      lines: 'cells',
    },
    { heading: '資格' },
  ]);
  expect(headingsOf(reading)).toEqual(['学歴: education', '職歴: experience', '資格: certifications']);
  expect(entriesIn(reading, 'education')).toEqual(['看護学科 | 湾岸医療短期大学 | 2016-09 | 2019-06']);
  expect(entriesIn(reading, 'experience')).toEqual([
    '介護職員 | 株式会社なぎさ グループホームこもれび | 2023-12 | present',
  ]);
});

test('list items that are jobs, each with its period in brackets', () => {
  const reading = read([
    { text: '■アルバイト・インターンシップ', size: 14 },
    '・個別指導塾アシスト 内野校 塾講師（2023年6月～現在）',
    '　中学生の英語・国語を担当。',
    '・喫茶マルシェ ホール・調理補助（2023年5月～2024年2月）',
    '・株式会社なぎさネット 短期インターン（2025年8月～9月）',
    { text: '■資格', size: 14 },
    '普通自動車免許を取得しました。',
  ]);
  expect(entriesIn(reading, 'experience')).toEqual([
    '塾講師 | 個別指導塾アシスト 内野校 | 2023-06 | present',
    'ホール・調理補助 | 喫茶マルシェ | 2023-05 | 2024-02',
    '短期インターン | 株式会社なぎさネット | 2025-08 | 2025-09',
  ]);
  expect(reading.bullets).toEqual([]);
});
