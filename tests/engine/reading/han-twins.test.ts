/** Posts, employers and schools told in characters and again in English: the English is no part of their names. */
import { expect, test } from 'vitest';
import { entriesIn, read, type Row } from './sheet.ts';

const bold = (text: string): Row => ({ text, font: 1 });
const jobs = (rows: readonly Row[], section = 'experience'): readonly string[] =>
  entriesIn(read([{ text: '職務経歴書', size: 18 }, '氏名：山田 花子', '電話 090-1234-5678', '', ...rows]), section);
const zhJobs = (rows: readonly Row[]): readonly string[] =>
  entriesIn(read([{ text: '个人简历', size: 18 }, '姓名：王小明', '电话 13800005271', '', ...rows]), 'experience');
const DUTIES: readonly Row[] = ['・チェックイン、チェックアウトの対応を行いました', '・新人の指導を担当しました'];
const DEEDS: readonly Row[] = ['• 负责客户接待与订单跟进，全年零投诉', '• 带教新人三名'];
const HEADING = bold('職務経歴 Work Experience');

test.each<[string, readonly Row[], readonly Row[]]>([
  [
    'in brackets and behind a blank',
    [
      '2019年4月 – 現在 株式会社東雲ホテルズ (Hotel Riverside Shinonome)',
      'フロント シフトリーダー Front Desk Shift Leader',
    ],
    ['2015年4月 – 2019年3月 浜町観光株式会社 (Hamacho Kanko Co., Ltd.)', 'フロントスタッフ Front Desk Clerk'],
  ],
  [
    'behind a stroke, with the years at the edge',
    [
      [
        [56, '株式会社東雲ホテルズ Shinonome Hotels Co., Ltd.'],
        [400, '2019年4月～現在'],
      ],
      'フロント シフトリーダー / Shift Leader',
    ],
    [
      [
        [56, '浜町観光株式会社 Hamacho Kanko K.K.'],
        [400, '2015年4月～2019年3月'],
      ],
      'フロントスタッフ / Front Desk Clerk',
    ],
  ],
  [
    'before them',
    ['2019年4月～現在', 'Shinonome Hotels Inc. 株式会社東雲ホテルズ', 'Shift Leader フロント シフトリーダー'],
    ['2015年4月～2019年3月', 'Hamacho Tourism 浜町観光株式会社', 'Front Desk Clerk フロントスタッフ'],
  ],
  [
    'all in one line',
    ['2019年4月～現在 株式会社東雲ホテルズ Shinonome Hotels / フロント シフトリーダー Front Desk Supervisor'],
    ['2015年4月～2019年3月 浜町観光株式会社 Hamacho Tourism / フロントスタッフ Front Desk Clerk'],
  ],
  [
    'in rows of their own',
    ['2019年4月～現在 株式会社東雲ホテルズ', 'Shinonome Hotels Co., Ltd.', 'フロント シフトリーダー', 'Shift Leader'],
    ['2015年4月～2019年3月 浜町観光株式会社', 'Hamacho Kanko K.K.', 'フロントスタッフ', 'Front Desk Clerk'],
  ],
])('%s', (_, first, second) => {
  expect(jobs([HEADING, ...first, ...DUTIES, ...second, ...DUTIES])).toEqual([
    'フロント シフトリーダー | 株式会社東雲ホテルズ | 2019-04 | present',
    'フロントスタッフ | 浜町観光株式会社 | 2015-04 | 2019-03',
  ]);
});

test('in Chinese', () => {
  expect(
    zhJobs([
      bold('工作经历 Work Experience'),
      '2019.04 – 至今 海州酒店（Haizhou Hotel） 前台主管（Front Desk Supervisor）', ...DEEDS,
      '2015.07 – 2019.03 临江大酒店（Linjiang Grand Hotel） 前台接待（Receptionist）', ...DEEDS,
    ]),
  ).toEqual(['前台主管 | 海州酒店 | 2019-04 | present', '前台接待 | 临江大酒店 | 2015-07 | 2019-03']); // prettier-ignore
});

test('schools', () => {
  expect(
    jobs(
      [
        bold('学歴 Education'),
        '2011年4月～2015年3月 房総大学 Boso University 経済学部 Faculty of Economics 卒業',
        '2008年4月～2011年3月 千葉県立柏浜高等学校 Kashiwahama High School 卒業',
      ],
      'education',
    ),
  ).toEqual(['経済学部 | 房総大学 | 2011-04 | 2015-03', '- | 千葉県立柏浜高等学校 | 2008-04 | 2011-03']);
});

test('what is a name in Latin letters stays', () => {
  expect(
    jobs([
      HEADING,
      '2019年4月～現在 Mirano Japan株式会社', 'Webディレクター', ...DUTIES,
      '2015年4月～2019年3月 ホテル Riverside', 'UI Designer', ...DUTIES,
    ]),
  ).toEqual(['Webディレクター | Mirano Japan株式会社 | 2019-04 | present', 'UI Designer | ホテル Riverside | 2015-04 | 2019-03']); // prettier-ignore
  expect(
    jobs([
      bold('職務経歴'),
      '2019年4月～現在 株式会社なぎさ製作所', 'バックエンドエンジニア Tech Lead', ...DUTIES,
      '2015年4月～2019年3月 株式会社はまべ製作所', 'バックエンドエンジニア Team Leader', ...DUTIES,
    ])[0],
  ).toContain('Tech Lead'); // prettier-ignore
});
