/** Where Japanese resumes tell a post: behind what became of one, in brackets, beside a department, in labels set apart by blanks or below what was done. */
import { expect, test } from 'vitest';
import { LEXICONS } from '../../../src/engine/lexicons/index.ts';
import { hanHeadOf } from '../../../src/engine/reading/han/han-head.ts';
import { japanese, japaneseWork, large } from './han-sheet.ts';
import { entriesIn, read } from './sheet.ts';

const head = (...texts: readonly string[]): string => {
  const { title, organisation } = hanHeadOf(texts, false, LEXICONS.ja);
  return `${title ?? '-'} | ${organisation ?? '-'}`;
};

test('where one was put and what one became, without the verbs', () => {
  expect(head('株式会社みなも', '浜辺本町店に異動/店長に昇格')).toBe('浜辺本町店 店長 | 株式会社みなも');
  expect(head('株式会社みなも', '検査課 配属')).toBe('検査課 | 株式会社みなも');
  expect(head('株式会社みなも', '第三営業部 係長に昇進')).toBe('第三営業部 係長 | 株式会社みなも');
  expect(head('株式会社みなも', '人事異動の企画担当')).toBe('人事異動の企画担当 | 株式会社みなも');
});

test('a post in a row of its own within the years at a firm', () => {
  const form = (...rows: readonly string[]): string[] => entriesIn(read([large('職歴'), ...rows]), 'experience');
  expect(
    form(
      '2012年4月 株式会社みなも食品 入社',
      '2016年7月 洋食屋「なぎさ」浜辺店 店長就任',
      '2021年9月 一身上の都合により退社',
      '2021年10月 有限会社おきつ 入社',
      '2023年4月 港工場 工場長就任',
      '現在に至る',
    ),
  ).toEqual([
    '洋食屋「なぎさ」浜辺店 店長 | 株式会社みなも食品 | 2012-04 | 2021-09',
    '港工場 工場長 | 有限会社おきつ | 2021-10 | present',
  ]);
  expect(form('2006年4月 株式会社みなも食品 入社', '興津市 調理スタッフ', '2012年9月 退社')).toEqual([
    '調理スタッフ | 株式会社みなも食品 | 2006-04 | 2012-09',
  ]);
});

test('brackets behind a firm or a post', () => {
  expect(head('麺処おきつ(ホール・洗い場/アルバイト)')).toBe('ホール・洗い場 | 麺処おきつ');
  expect(head('株式会社みなも(仕分け・梱包/派遣社員)')).toBe('仕分け・梱包 | 株式会社みなも');
  expect(head('浜辺市立第二小学校 教諭(5年担任・算数主任)')).toBe('教諭(5年担任・算数主任) | 浜辺市立第二小学校');
  expect(head('株式会社みなも 広域営業グループ(メンバー)')).toBe('広域営業グループ メンバー | 株式会社みなも');
  expect(head('なぎさ学術振興会 特別研究員(DC1)(北浜大学)')).toBe('特別研究員(DC1) | なぎさ学術振興会');
  expect(
    japanese('2015年4月 ～ 2019年12月', '株式会社みなも 4tウイング車ドライバー(地場)', '・食品の配送', '2020年1月 ～ 現在', '興津運輸株式会社 大型トラック乗務員(長距離)', '・鋼材の輸送'), // prettier-ignore
  ).toEqual([
    '4tウイング車ドライバー(地場) | 株式会社みなも | 2015-04 | 2019-12',
    '大型トラック乗務員(長距離) | 興津運輸株式会社 | 2020-01 | present',
  ]);
});

test('a department and a post behind one label', () => {
  expect(head('会社名:株式会社みなも', '部署/役職:海外事業部∕マネージャー')).toBe(
    '海外事業部 マネージャー | 株式会社みなも',
  );
  expect(head('みなと台病院', '配属:循環器内科病棟(42床)∕看護師')).toBe('循環器内科病棟 看護師 | みなと台病院');
  expect(head('株式会社みなも', '雇用形態:正社員(生産管理職)')).toBe('生産管理職 | 株式会社みなも');
});

test('what was done is no post beside one', () => {
  expect(
    japanese('株式会社みなも(2012年4月～現在)', '2018年10月～現在 第三営業部 課長', '営業課の管理(部下7名)', '・売上計画の立案'), // prettier-ignore
  ).toEqual(['第三営業部 課長 | 株式会社みなも | 2018-10 | present']);
});

test('labels that blanks alone set apart', () => {
  expect(
    japanese(
      '株式会社みなも',
      '在籍期間 2014年4月～2021年9月',
      '所 属 製造部 第一製造課',
      '役 職 班長',
      '業務内容',
      '・ラインの管理',
      '興津ラベル株式会社',
      '在籍期間 2021年10月～現在',
      '所 属 品質管理部',
      '役 職 なし',
      '業務内容',
      '・出荷検査',
    ),
  ).toEqual([
    '製造部 第一製造課 班長 | 株式会社みなも | 2014-04 | 2021-09',
    '品質管理部 | 興津ラベル株式会社 | 2021-10 | present',
  ]);
});

test('a post below what was done belongs to the job above', () => {
  expect(
    japaneseWork(
      '【1】みなと台総合病院',
      '【在籍期間】2016年4月～2020年3月',
      '【概要】一般病床 内科、外科',
      '【配属先】4階東病棟',
      '【業務内容】',
      '・術前術後の看護',
      '【2】おきつクリニック',
      '【在籍期間】2020年5月～2026年3月',
      '【概要】婦人科',
      '【配属先】外来 役職:外来主任',
      '【業務内容】',
      '・診察の介助',
    ),
  ).toEqual({
    jobs: ['4階東病棟 | みなと台総合病院 | 2016-04 | 2020-03', '外来主任 | おきつクリニック | 2020-05 | 2026-03'],
    bullets: 2,
  });
  // Where posts open the jobs, they go on to do so.
  expect(
    japanese('役職:主任', '会社名:株式会社みなも', '期間:2014年4月～2019年3月', '業務内容:検査', '役職:課長', '会社名:興津ラベル株式会社', '期間:2019年4月～現在', '業務内容:出荷'), // prettier-ignore
  ).toEqual(['主任 | 株式会社みなも | 2014-04 | 2019-03', '課長 | 興津ラベル株式会社 | 2019-04 | present']);
});

test('one who was lent to another firm comes back', () => {
  expect(
    japanese('株式会社みなも 2008年4月～現在', '2008年4月～2013年3月 経理部 一般職', '2013年4月～2018年3月 みなも物流株式会社へ出向 管理部 主査', '2018年4月～現在 経営企画部 副部長'), // prettier-ignore
  ).toEqual([
    '経理部 一般職 | 株式会社みなも | 2008-04 | 2013-03',
    '管理部 主査 | みなも物流株式会社 | 2013-04 | 2018-03',
    '経営企画部 副部長 | 株式会社みなも | 2018-04 | present',
  ]);
});

test('rows without a verb where no firm is open, and what happens beside the jobs', () => {
  const rows = ['2018 6 Harbour Heritage Centre', '2022 2 みなも株式会社 入社', '2024 7 一身上の都合により退職', '2024 9 簿記検定2級 合格']; // prettier-ignore
  expect(entriesIn(read([large('職歴'), ...rows]), 'experience')).toEqual([
    '- | Harbour Heritage Centre | 2018-06 | -',
    '- | みなも株式会社 | 2022-02 | 2024-07',
  ]);
});

test('developers by any spelling, before what they made', () => {
  expect(head('株式会社みなも', 'ディベロパー', '社内ゲームの設計と開発')).toBe('ディベロパー | 株式会社みなも');
});

test('a post that stands in brackets behind a department with its date', () => {
  const rows = ['2012年4月〜現在 三浦精機株式会社', '事業内容：精密部品の製造', '【品質管理に関する経験】', '期間：2015年4月〜現在', '部署：本社工場 品質課（2021年4月より班長）', '・受入検査', '【製造に関する経験】', '期間：2012年4月〜2015年3月', '部署：第二工場 製造課', '・段取り替え']; // prettier-ignore
  expect(japanese(...rows)[0]).toBe('本社工場 品質課(班長) | 三浦精機株式会社 | 2015-04 | present');
});
