/** Forms whose rows leave to the row above what is the same: the year, the school, the firm. */
import { describe, expect, test } from 'vitest';
import { entriesIn, read, type Row } from './sheet.ts';
import { readTables } from './drawn-table.ts';

const HEAD: readonly Row[] = [{ text: '履歴書', size: 18 }, '氏名：山田 花子', '電話 090-1234-5678', ''];
const entries = (section: string, ...rows: readonly Row[]): readonly string[] => entriesIn(read([...HEAD, ...rows]), section); // prettier-ignore
const row = (year: string, month: string, text: string, x = 146): Row => [[56, year], [112, month], [x, text]]; // prettier-ignore
const SCHOOLS = ['- | 房総市立浜町中学校 | - | 1987-03', '建築科 | 千葉県立柏浜工業高等学校 | 1987-04 | 1990-03'];
const JOBS = ['- | 有限会社渡部工務店 | 1990-04 | 1997-03', '大工 | 株式会社はまべホーム | 1997-04 | 2011-08'];

describe.each([['a mark', '〃', '〃'], ['two strokes', '″', '同校'], ['a word', '同', '同校'], ['nothing', '', '同校']])('%s for the year', (_, same, school) => {
  const rows: readonly Row[] = [
    row('年', '月', '学歴・職歴'),
    [[240, '学　歴']],
    row('昭和62', '3', '房総市立浜町中学校　卒業'),
    row(same, '4', '千葉県立柏浜工業高等学校　建築科　入学'),
    row('平成2', '3', `${school}　卒業`, school === '〃' ? 199 : 146),
    [[240, '職　歴']],
    row('平成2', '4', '有限会社渡部工務店　入社'),
    row('平成9', '3', school === '〃' ? '〃　退社' : '同社　退社'),
    row(same, '4', '株式会社はまべホーム　入社　大工として新築に従事'),
    row('平成23', '8', '同社　退社'),
    [[400, '以上']],
  ]; // prettier-ignore

  test('schools', () => {
    expect(entries('education', ...rows)).toEqual(SCHOOLS);
  });

  test('jobs', () => {
    expect(entries('experience', ...rows)).toEqual(JOBS);
  });
}); // prettier-ignore

test('in rows written as lines', () => {
  const rows = [
    { text: '学歴・職歴', font: 1 },
    '昭和62年 3月　房総市立浜町中学校　卒業', '〃　　　 4月　千葉県立柏浜工業高等学校　建築科　入学', '平成 2年 3月　　　　　〃　　　　卒業',
    '平成 2年 4月　有限会社渡部工務店　入社', '平成 9年 3月　　　〃　　　退社', '〃　　　 4月　株式会社はまべホーム　入社　大工として新築に従事', '平成23年 8月　同社　退社',
  ]; // prettier-ignore
  expect(entries('education', ...rows)).toEqual(SCHOOLS);
  expect(entries('experience', ...rows)).toEqual(JOBS);
});

test('in a table of periods', () => {
  const rows: readonly Row[] = [
    [[56, '期間'], [180, '会社名'], [340, '部署・役職']],
    [[56, '2015年4月～2019年3月'], [180, '株式会社房総製作所'], [340, '製造部　作業員']],
    [[56, '2019年4月～2022年3月'], [200, '〃'], [340, '製造部　班長']],
    [[56, '2022年4月～現在'], [180, '海浜運輸株式会社'], [340, '配車係']],
  ]; // prettier-ignore
  expect(entries('experience', { text: '職務経歴', font: 1 }, ...rows)).toEqual([
    '製造部 作業員 | 株式会社房総製作所 | 2015-04 | 2019-03',
    '製造部 班長 | 株式会社房総製作所 | 2019-04 | 2022-03',
    '配車係 | 海浜運輸株式会社 | 2022-04 | present',
  ]);
});

describe('what ended later than its row began', () => {
  test.each([
    ['業績不振により会社休業、同年8月 同社退社', '2011-08'],
    ['体調不良により休職、翌年3月 退職', '2012-03'],
  ])('%s', (text, end) => {
    expect(
      entries('experience', { text: '職歴', font: 1 }, '平成9年4月 株式会社はまべホーム 入社', `平成23年3月 ${text}`, '平成25年9月 株式会社かもめ工務店 入社 大工', '現在に至る'),
    ).toEqual([`- | 株式会社はまべホーム | 1997-04 | ${end}`, '大工 | 株式会社かもめ工務店 | 2013-09 | present']); // prettier-ignore
  });

  test.each(['株式会社はまべホーム 入社（同年9月退社）', '株式会社はまべホーム 入社、同年9月 退社'])('%s', (text) => {
    expect(
      entries('experience', { text: '職歴', font: 1 }, `2009年4月 ${text}`, '2010年4月 株式会社かもめ工務店 入社 大工', '現在に至る'),
    ).toEqual(['- | 株式会社はまべホーム | 2009-04 | 2009-09', '大工 | 株式会社かもめ工務店 | 2010-04 | present']); // prettier-ignore
  });
});

test('particles before what became of one', () => {
  const rows = ['2005年4月 株式会社はまべホームに就職', '2009年3月 株式会社はまべホームを退職', '2009年4月 かもめ工務店を設立', '2015年3月 かもめ工務店を廃業', '2015年4月 株式会社なぎさ建設に転職 現場監督', '現在に至る']; // prettier-ignore
  expect(entries('experience', { text: '職歴', font: 1 }, ...rows)).toEqual([
    '- | 株式会社はまべホーム | 2005-04 | 2009-03',
    '- | かもめ工務店 | 2009-04 | 2015-03',
    '現場監督 | 株式会社なぎさ建設 | 2015-04 | present',
  ]);
});

test.each(['cells', 'rows', 'none'] as const)('years left out of a table with lines around its %s', (lines) => {
  const reading = readTables([
    { heading: '履歴書' },
    {
      widths: [60, 30, 380],
      lines,
      rows: [
        ['年', '月', '職歴'],
        ['2005', '4', '株式会社はまべホーム 入社'],
        ['2009', '3', '株式会社はまべホーム 退社'],
        ['', '4', 'かもめ工務店 入社 大工として新築に従事'],
        ['', '10', 'かもめ工務店 退社'],
        ['2015', '4', '株式会社なぎさ建設 入社 現場監督'],
        ['', '', '現在に至る'],
      ],
    },
  ]);
  expect(entriesIn(reading, 'experience')).toEqual([
    '- | 株式会社はまべホーム | 2005-04 | 2009-03',
    '大工 | かもめ工務店 | 2009-04 | 2009-10',
    '現場監督 | 株式会社なぎさ建設 | 2015-04 | present',
  ]);
});
