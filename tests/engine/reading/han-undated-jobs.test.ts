/** Jobs without dates in Chinese and Japanese open where a line names both employer and post as the other heads of the section do. */
import { describe, expect, test } from 'vitest';
import { entriesIn, read, type Row } from './sheet.ts';

const bold = (text: string, size = 11): Row => ({ text, font: 1, size });

const jobs = (heading: string, rows: readonly Row[]): string[] =>
  entriesIn(read(['李晓明', 'xiaoming@example.org', '', bold(heading, 14), ...rows]), 'experience');

const THREE = [
  '软件工程师 | 海州科技有限公司 | 2018-07 | present',
  '技术员 | 滨江商贸有限公司 | - | -',
  '电工 | 东港食品厂 | 2010-01 | 2014-05',
];
const [FIRST, SECOND, THIRD] = ['· 负责后台系统的开发与维护', '· 负责门店设备的安装', '· 负责厂区电路'] as const;

describe('among dated ones', () => {
  test('over a list', () => {
    expect(jobs('工作经历', ['海州科技有限公司 软件工程师 2018.07-至今', FIRST, '滨江商贸有限公司 技术员', SECOND, '东港食品厂 电工 2010.01-2014.05', THIRD])).toEqual(THREE); // prettier-ignore
    expect(
      jobs('職務経歴', [
        '2018年4月～現在 株式会社なぎさ 営業部 主任',
        '・法人営業を担当',
        '株式会社はまべ商事 営業',
        '・新規開拓を担当',
      ]),
    ).toEqual(['営業部 主任 | 株式会社なぎさ | 2018-04 | present', '営業 | 株式会社はまべ商事 | - | -']);
  });
  test('below a sentence', () => {
    const told = [
      '负责后台系统的开发与维护，参与需求分析和系统设计。',
      '负责门店设备的安装，每月完成四十次巡检。',
      '负责厂区电路的检修，全年无事故。',
    ] as const;
    expect(jobs('工作经历', ['海州科技有限公司 软件工程师 2018.07-至今', told[0], '滨江商贸有限公司 技术员', told[1], '东港食品厂 电工 2010.01-2014.05', told[2]])).toEqual(THREE); // prettier-ignore
  });
  test('line upon line', () => {
    expect(jobs('工作经历', ['海州科技有限公司 软件工程师 2018.07-至今', '滨江商贸有限公司 技术员', '东港食品厂 电工 2010.01-2014.05'])).toEqual(THREE); // prettier-ignore
    expect(jobs('工作经历', ['2018.07-至今 海州科技有限公司 软件工程师', '滨江商贸有限公司 技术员', '2010.01-2014.05 东港食品厂 电工'])).toEqual(THREE); // prettier-ignore
  });
  test('beside the rail of the dates, behind the mark of the list above', () => {
    const row = (dates: string, firm: string, post: string): Row =>
      dates === '' ? [[160, firm], [360, post]] : [[40, dates], [160, firm], [360, post]]; // prettier-ignore
    const rows = [row('2018.07-至今', '海州科技有限公司', '软件工程师'), FIRST, row('', '滨江商贸有限公司', '技术员'), SECOND, row('2010.01-2014.05', '东港食品厂', '电工'), THIRD]; // prettier-ignore
    const reading = read(['李晓明', 'xiaoming@example.org', '', bold('工作经历', 14), ...rows]);
    expect(entriesIn(reading, 'experience')).toEqual(THREE);
    expect(reading.entries.map(({ bullets }) => bullets.map(({ text }) => text))).toEqual([['负责后台系统的开发与维护'], ['负责门店设备的安装'], ['负责厂区电路']]); // prettier-ignore
  });
  test('with a number in bold, over lists in plain letters', () => {
    expect(jobs('工作经历', [bold('1. 海州科技有限公司 软件工程师'), '2018.07-至今', FIRST, bold('2. 滨江商贸有限公司 技术员'), SECOND, bold('3. 东港食品厂 电工'), '2010.01-2014.05', THIRD])).toEqual(THREE); // prettier-ignore
  });
});

test('where none is dated', () => {
  const none = [
    '软件工程师 | 海州科技有限公司 | - | -',
    '技术员 | 滨江商贸有限公司 | - | -',
    '电工 | 东港食品厂 | - | -',
  ];
  const heads = ['海州科技有限公司 软件工程师', '滨江商贸有限公司 技术员', '东港食品厂 电工'] as const;
  expect(jobs('工作经历', heads)).toEqual(none);
  expect(jobs('工作经历', [heads[0], FIRST, heads[1], SECOND, heads[2], THIRD])).toEqual(none);
});

describe('fields of work beside a dated list of the employers are no jobs', () => {
  const list: readonly Row[] = [
    bold('勤務先一覧', 14), '2016年4月～現在 浜風食品株式会社 品質管理課 主任', '2011年4月～2016年3月 株式会社すなどり水産 製造部',
  ]; // prettier-ignore
  const both = [
    '品質管理課 主任 | 浜風食品株式会社 | 2016-04 | present',
    '製造部 | 株式会社すなどり水産 | 2011-04 | 2016-03',
  ];

  test('by their firms', () => {
    const rows = ['【1】品質管理・衛生管理（すなどり水産、浜風食品）', '・衛生管理計画の見直し', '【2】クレーム対応（浜風食品）', '・年間四十件の原因調査', ...list]; // prettier-ignore
    expect(jobs('職務内容', rows)).toEqual(both);
  });
  test('by their heading', () => {
    const rows = [bold('登記・供託（通算 約12年）'), '・不動産登記の申請書類の作成', bold('契約書・文書管理（通算 約6年）'), '・契約書の台帳化', ...list]; // prettier-ignore
    expect(jobs('これまでの仕事（分野別）', rows)).toEqual(both);
  });
  test('but where the list names others they are', () => {
    const rows = ['営業（北浜商会株式会社）', '・新規開拓', '配送（有限会社みさき運輸）', '・市内の配送', ...list]; // prettier-ignore
    expect(jobs('職務内容', rows)).toHaveLength(4);
  });
});
