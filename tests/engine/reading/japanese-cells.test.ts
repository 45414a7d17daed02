/** Cells and rows of Japanese careers: labels apart from their values, the latest first, departments above posts, duties in the row of the dates. */
import { expect, test } from 'vitest';
import { LEXICONS } from '../../../src/engine/lexicons/index.ts';
import { hanHeadOf } from '../../../src/engine/reading/han/han-head.ts';
import { readTables } from './drawn-table.ts';
import { large } from './han-sheet.ts';
import { entriesIn, read } from './sheet.ts';

const head = (...texts: readonly string[]): string => {
  const { title, organisation } = hanHeadOf(texts, false, LEXICONS.ja);
  return `${title ?? '-'} | ${organisation ?? '-'}`;
};

test('a label in a cell of its own, with the department before it, and without what was done behind it', () => {
  const duties = '冊子の製造に関する進行管理・原価管理・発注・精算を統合的に実施';
  expect(head('業務部（制作部）', '【役職】', '課長 / マネージャー', duties)).toBe(
    '業務部（制作部） 課長 / マネージャー | -',
  );
  expect(head('雑誌編集部', '【役職】', '編集者')).toBe('雑誌編集部 編集者 | -');
});

test('the department that closes the line of the firm goes with the post below, a branch does not', () => {
  expect(head('株式会社みなも建設 工事部', '施工管理(建築)')).toBe('工事部 施工管理(建築) | 株式会社みなも建設');
  expect(head('みなも製薬株式会社 浜辺工場', '検査員')).toBe('検査員 | みなも製薬株式会社 浜辺工場');
});

test('how one was employed beside what one was', () => {
  expect(head('浜辺市立 みなも保育園', '3歳児クラス担任 / 会計年度任用職員')).toBe(
    '3歳児クラス担任 | 浜辺市立 みなも保育園',
  );
});

test('rows of jobs, the latest first', () => {
  const reading = read([
    large('職歴'),
    '2023年7月 株式会社なぎさ技研 入社',
    '2023年6月 浜辺電機工業株式会社 退社',
    '2020年4月 浜辺電機工業株式会社 入社 開発部 第一開発課 配属',
  ]);
  expect(entriesIn(reading, 'experience')).toEqual([
    '- | 株式会社なぎさ技研 | 2023-07 | -',
    '開発部 第一開発課 | 浜辺電機工業株式会社 | 2020-04 | 2023-06',
  ]);
});

test('a numbered line in bold in the row of its dates begins no job', () => {
  const row = (years: string, ...duties: readonly string[]): string[] => [years, duties.join('\n')];
  const reading = readTables([
    { heading: '職務経歴' },
    { heading: '株式会社みなも社（1998年4月〜現在）' },
    {
      lines: 'cells',
      widths: [140, 320],
      rows: [
        ['期間', '担当業務'],
        row(
          '1999年8月〜現在 業務部 課長',
          '冊子の製造に関する進行の管理を統合的に実施し、',
          '費用と納期の最適化を図る。',
          '1. 購買・資材調達および原価管理',
          '・原価の計算',
          '・代替の仕様の提案',
        ),
        row('1998年10月〜1999年7月 編集部 編集者', '企画と取材。', '・記事の執筆'),
      ],
    },
  ]);
  expect(entriesIn(reading, 'experience')).toEqual([
    '業務部 課長 | 株式会社みなも社 | 1999-08 | present',
    '編集部 編集者 | 株式会社みなも社 | 1998-10 | 1999-07',
  ]);
});

test('a rank of one’s own within the firm', () => {
  const reading = read([
    large('職歴'),
    '2014年4月 株式会社みなも工務店 入社　大工見習い',
    '2019年4月 同社 棟梁補佐',
    '2021年3月 一身上の都合により退社',
  ]);
  expect(entriesIn(reading, 'experience')).toEqual(['棟梁補佐 | 株式会社みなも工務店 | 2014-04 | 2021-03']);
});

test('what tells in a clause what was done is neither employer nor post', () => {
  expect(head('みなも商事株式会社', '6名のチームを率いて', '営業課長')).toBe('営業課長 | みなも商事株式会社');
  expect(head('北浜を考える会', '事務局長')).toBe('事務局長 | 北浜を考える会');
});
