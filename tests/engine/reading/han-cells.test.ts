/** Rows of Japanese and Chinese tables whose cells hold several lines. */
import { expect, test } from 'vitest';
import type { PageRule } from '../../../src/resume/document.ts';
import { readResume } from '../../../src/engine/reading/index.ts';
import { document, face, page } from '../builder.ts';
import { readTables } from './drawn-table.ts';
import { AS_OF, entriesIn, sheet, type Row } from './sheet.ts';

/** Lines at the edges of columns and rows, points. */
function ruled(columns: readonly number[], rows: readonly number[]): PageRule[] {
  const [left, right, top, bottom] = [columns[0] ?? 0, columns.at(-1) ?? 0, rows[0] ?? 0, rows.at(-1) ?? 0];
  const rule = (
    orientation: PageRule['orientation'],
    x: number,
    y: number,
    width: number,
    height: number,
  ): PageRule => ({ orientation, box: { x, y, width, height }, colour: '#000000' });
  return [
    ...rows.map((y) => rule('horizontal', left, y, right - left, 0.6)),
    ...columns.map((x) => rule('vertical', x, bottom, 0.6, top - bottom)),
  ];
}

function jobsOf(rows: readonly Row[], rules: readonly PageRule[]): string[] {
  const drawn = sheet([
    { text: '職務経歴', size: 14 },
    ...rows,
    { text: '資格', size: 14 },
    '普通自動車免許を取得しました。',
  ]);
  const reading = readResume(document([page([], { spans: drawn.spans, rules })], { fonts: [face('Lato'), face('Lato', { weight: 700 })] }), { asOf: AS_OF }); // prettier-ignore
  return entriesIn(reading, 'experience');
}

test('the post opens the cell of duties, the firm stands with who lent the work', () => {
  const rows: readonly Row[] = [
    [[60, '期間'], [170, '会社名'], [330, '業務内容']],
    [[60, '2017年2月'], [170, '派遣先：なぎさ化成株式会社'], [330, '営業部 営業事務']],
    [[60, '〜2021年6月'], [170, '派遣元：株式会社はし'], [330, '・受発注処理、納期管理']],
    [[60, '2013年4月'], [170, '株式会社みなと'], [330, '経理課 経理事務']],
    [[60, '〜2016年12月'], [170, '（正社員）'], [330, '・伝票の入力']],
  ]; // prettier-ignore
  // Rows stand 14 points apart from 776 down.
  expect(jobsOf(rows, ruled([52, 164, 324, 540], [788, 772, 744, 716]))).toEqual([
    '営業部 営業事務 | なぎさ化成株式会社 | 2017-02 | 2021-06',
    '経理課 経理事務 | 株式会社みなと | 2013-04 | 2016-12',
  ]);
});

test('below the line of a firm each row of "期間 ¦ 業務内容" is a post', () => {
  const rows: readonly Row[] = [
    { text: '株式会社なぎさ食材（2018年9月〜現在）', font: 1 },
    [[60, '期間'], [170, '業務内容']],
    [[60, '2022年4月〜現在'], [170, '経理部 経理課 課長代理（メンバー5名）']],
    [[170, '・決算の締めを四日早めました']],
    [[60, '2018年9月〜2022年3月'], [170, '経理部 経理課 主任']],
    [[170, '・請求書の処理を電子化しました']],
  ]; // prettier-ignore
  expect(jobsOf(rows, ruled([52, 164, 540], [774, 758, 730, 702]))).toEqual([
    '経理部 経理課 課長代理 | 株式会社なぎさ食材 | 2022-04 | present',
    '経理部 経理課 主任 | 株式会社なぎさ食材 | 2018-09 | 2022-03',
  ]);
});

test.each([
  ['期間', 'プロジェクト内容', '開発環境', '規模・役割'],
  ['工期', '工事名・規模', '主な業務', '立場'],
  ['期間', '案件', '使用技術', '担当・規模'],
])('below the line of a firm the rows of a table of projects are what was done there: %s, %s', (...head) => {
  const reading = readTables([
    { heading: '職務経歴' },
    { heading: '株式会社なぎさ技研（2016年4月〜現在）' },
    {
      widths: [90, 150, 130, 115],
      lines: 'cells',
      rows: [
        head,
        ['2022年4月～現在', '決済基盤の刷新を進め、復旧の時間を短くしました', 'Go, PostgreSQL', '8名\nリーダー'],
        ['2016年7月～2022年3月', '在庫管理の改修', 'Java, Oracle', '12名\nメンバー'],
      ],
    },
    { heading: '資格' },
  ]);
  expect(entriesIn(reading, 'experience')).toEqual(['リーダー | 株式会社なぎさ技研 | 2016-04 | present']);
});

test('how many worked in a project is no post, and a firm told without its end holds it', () => {
  const reading = readTables([
    { heading: '職務経歴' },
    { heading: '2018年4月 株式会社なぎさ技研' },
    {
      widths: [110, 130, 100, 145],
      lines: 'cells',
      rows: [
        ['期間', '体制', '言語', 'フレームワーク'],
        ['2019年4月～2020年1月', '担当4人、責任者1人', 'Kotlin', 'Ktor（Exposed）'],
      ],
    },
    { heading: '資格' },
  ]);
  expect(entriesIn(reading, 'experience')).toEqual(['- | 株式会社なぎさ技研 | 2018-04 | -']);
});

test('the ward below the house and its foundation is what one was there', () => {
  const reading = readTables([
    { heading: '職務経歴' },
    {
      widths: [90, 190, 205],
      lines: 'cells',
      rows: [
        ['期間', '勤務先・配属', '職務内容'],
        ['2014年4月～2019年9月', '医療法人若草会\n若草中央病院\n外科病棟', '術前と術後の看護、新人の指導'],
        ['2019年11月～2022年3月', '医療法人飛鳥会\n飛鳥記念病院\n救急外来', '二次救急の初期対応'],
      ],
    },
    { heading: '資格' },
  ]);
  expect(entriesIn(reading, 'experience')).toEqual([
    '外科病棟 | 医療法人若草会 若草中央病院 | 2014-04 | 2019-09',
    '救急外来 | 医療法人飛鳥会 飛鳥記念病院 | 2019-11 | 2022-03',
  ]);
});

test('the department before the post in its cell is no part of it in Chinese', () => {
  const reading = readTables([
    { heading: '工作经历' },
    {
      widths: [110, 190, 185],
      lines: 'cells',
      rows: [
        ['起止时间', '工作单位', '部门及职务'],
        ['2023.04-至今', '渤海村镇银行', '公司业务部 客户经理'],
        ['2021.07-2023.03', '海河村镇银行', '营业部 综合柜员'],
      ],
    },
    { heading: '资格证书' },
  ]);
  expect(entriesIn(reading, 'experience')).toEqual([
    '客户经理 | 渤海村镇银行 | 2023-04 | present',
    '综合柜员 | 海河村镇银行 | 2021-07 | 2023-03',
  ]);
});

test('a post on the lines of its cell, below the box of the employer', () => {
  const reading = readTables([
    { heading: '職務経歴' },
    { heading: '株式会社なぎさ食品 2017年10月〜現在 正社員' },
    {
      widths: [120, 120, 250],
      lines: 'cells',
      rows: [
        ['期間', '所属・役職', '業務内容'],
        ['2021年4月〜現在', '品質管理課\n課長', '・規格書の点検と工場の監査を主導'],
        ['2017年10月〜2021年3月', '本社\n品質保証部 主任', '・食品表示の作成を半日短縮'],
      ],
    },
    { heading: '資格' },
  ]);
  expect(entriesIn(reading, 'experience')).toEqual([
    '品質管理課 課長 | 株式会社なぎさ食品 | 2021-04 | present',
    '品質保証部 主任 | 株式会社なぎさ食品 | 2017-10 | 2021-03',
  ]);
});

test('how one was employed gives way to the post told below, and a name of two words stays whole', () => {
  const reading = readTables([
    { heading: '職歴' },
    {
      widths: [170, 200, 120],
      lines: 'cells',
      rows: [
        ['期間', '勤務先', '雇用形態'],
        ['2020年6月〜2022年2月', 'ビジネスホテル 磯千鳥', 'アルバイト'],
        ['2018年9月〜2020年3月', '株式会社なぎさ食品', '正社員'],
      ],
    },
    { heading: '職務経歴の詳細' },
    { heading: 'ビジネスホテル 磯千鳥（2020年6月〜2022年2月）' },
    { widths: [300], lines: 'none', rows: [['客室清掃スタッフ'], ['・一日十二室の清掃を担当']] },
    { heading: '株式会社なぎさ食品（2018年9月〜2020年3月）' },
    { widths: [300], lines: 'none', rows: [['惣菜調理スタッフ'], ['・弁当の盛り付けを担当']] },
    { heading: '資格' },
  ]);
  expect(entriesIn(reading, 'experience')).toEqual([
    '客室清掃スタッフ | ビジネスホテル 磯千鳥 | 2020-06 | 2022-02',
    '惣菜調理スタッフ | 株式会社なぎさ食品 | 2018-09 | 2020-03',
  ]);
});
