/** What one became in a Japanese job, and what stands beside the post: later rows, remarks in brackets, whose one was, those that a firm worked for. */
import { expect, test } from 'vitest';
import { LEXICONS } from '../../../src/engine/lexicons/index.ts';
import { hanHeadOf } from '../../../src/engine/reading/han/han-head.ts';
import { readTables } from './drawn-table.ts';
import { japanese, japaneseWork, large } from './han-sheet.ts';
import { entriesIn, read } from './sheet.ts';

const head = (...texts: readonly string[]): string => {
  const { title, organisation } = hanHeadOf(texts, false, LEXICONS.ja);
  return `${title ?? '-'} | ${organisation ?? '-'}`;
};
const form = (...rows: readonly string[]): string[] => entriesIn(read([large('職歴'), ...rows]), 'experience');

test('a mere part of the house that one moved to is no post beside the one that is known', () => {
  expect(
    form('平成27 4 医療法人 みなと会 みなと病院 入職', '内科病棟 看護師として勤務', '平成31 4 同病院 手術室へ異動', '令和3 3 一身上の都合により退職'), // prettier-ignore
  ).toEqual(['内科病棟 看護師 | 医療法人 みなと会 みなと病院 | 2015-04 | 2021-03']);
});

test('the last of the steps that a row tells', () => {
  const rows = ['令和5 11 社会福祉法人 興津会 興津ホーム 入職', '令和6 4 常勤職員となる 副主任に昇格', '現在に至る'];
  expect(form(...rows)).toEqual(['副主任 | 社会福祉法人 興津会 興津ホーム | 2023-11 | present']);
  const both = ['平成20 4 みなも工業株式会社 入社', '平成28 4 総務部へ転勤、課長補佐に昇任', '現在に至る'];
  expect(form(...both)).toEqual(['総務部 課長補佐 | みなも工業株式会社 | 2008-04 | present']);
});

test('what one came to be', () => {
  const rows = [
    '平成16 9 浜辺観光バス株式会社 入社',
    '貸切バス運転士として勤務',
    '平成30 4 運行管理課主任となる',
    '令和7 12 会社都合により退職',
  ];
  expect(form(...rows)).toEqual(['運行管理課主任 | 浜辺観光バス株式会社 | 2004-09 | 2025-12']);
});

test('what one was later, and that one held no rank', () => {
  expect(head('株式会社みなも運輸', '大型ドライバー（正社員） 平成30年4月より班長')).toBe(
    '大型ドライバー 班長 | 株式会社みなも運輸',
  );
  expect(head('株式会社みなも', '係長（2019年4月より課長）')).toBe('課長 | 株式会社みなも');
  expect(head('会社名:株式会社みなも', '部署・役職:浜辺支店 営業二課∕役職なし')).toBe('浜辺支店 営業二課 | 株式会社みなも');
}); // prettier-ignore

test('brackets behind a post: a house, how many, what else one was', () => {
  expect(head('浜辺県教育委員会 研修員（浜辺県総合教育センター）')).toBe('研修員 | 浜辺県教育委員会');
  expect(head('非常勤講師（なぎさ大学）')).toBe('非常勤講師 | なぎさ大学');
  expect(head('なぎさ保育園', '2歳児クラス担任（12名・複数担任）')).toBe('2歳児クラス担任 | なぎさ保育園');
  expect(head('浜辺科学研究所 博士研究員（二拠点併任）')).toBe('博士研究員 | 浜辺科学研究所');
  expect(head('株式会社みなも 店長（浜辺店）')).toBe('店長(浜辺店) | 株式会社みなも'.replace('(', '（').replace(')', '）'));
}); // prettier-ignore

test('a house with its place behind the firm that runs it, and its parts behind strokes', () => {
  expect(head('株式会社なないろ なないろ保育園浜辺町')).toBe('- | 株式会社なないろ なないろ保育園浜辺町');
  expect(head('みなもテック/予測 AI 事業部/予測チーム', 'ML エンジニア')).toMatch(/ML エンジニア \| みなもテック/u);
  expect(head('株式会社みなも', '営業/企画部')).toMatch(/営業.* \| 株式会社みなも/u);
});

test('a column that asks whose one was, without another for the firm', () => {
  const rows = [['期間', '所属', 'ポジション'], ['2018/08 - 2020/08', '株式会社浜辺製作所', '研究補助'], ['2022/04 ~ 現在', '興津データ株式会社', '分析担当']]; // prettier-ignore
  const reading = readTables([{ heading: '職務経歴' }, { widths: [140, 200, 140], lines: 'cells', rows }]);
  expect(entriesIn(reading, 'experience')).toEqual([
    '研究補助 | 株式会社浜辺製作所 | 2018-08 | 2020-08',
    '分析担当 | 興津データ株式会社 | 2022-04 | present',
  ]);
});

test('a period that a narrow cell breaks within a number', () => {
  const rows = [['期間', '会社名', '職種'], ['平成18年4月～平成2\n5年3月', 'みなも急送株式会社', '配送ドライバー'], ['平成25年4月～現在', '興津運輸株式会社', '乗務員']]; // prettier-ignore
  expect(entriesIn(readTables([{ heading: '職務経歴' }, { widths: [110, 200, 140], lines: 'cells', rows }]), 'experience')).toEqual([
    '配送ドライバー | みなも急送株式会社 | 2006-04 | 2013-03',
    '乗務員 | 興津運輸株式会社 | 2013-04 | present',
  ]);
}); // prettier-ignore

test('the post in a later sentence, and the one below a label of duties', () => {
  expect(
    japanese('2004年2月〜2012年10月 株式会社みなもエンジン', '創業メンバーとして、社内の設備の整備を担当。', 'また、受託開発におけるシステムエンジニアとして、設計から導入まで担当。'), // prettier-ignore
  ).toEqual(['システムエンジニア | 株式会社みなもエンジン | 2004-02 | 2012-10']);
  expect(
    japaneseWork('2017年4月～2021年3月 株式会社みなもキッズ', '担当クラス', [[58, '0～2歳児 混合クラス 担任']], '【業務内容】', '・食事の援助'), // prettier-ignore
  ).toEqual({ jobs: ['0~2歳児 混合クラス 担任 | 株式会社みなもキッズ | 2017-04 | 2021-03'], bullets: 1 });
});

test('those that a firm in larger letters worked for are no jobs of their own', () => {
  const client = (text: string): { text: string; size: number } => ({ text, size: 9 });
  expect(
    japanese(
      { text: '2004年2月〜2012年10月 株式会社みなもエンジン', size: 12, font: 1 },
      client('2011年12月〜2012年3月'),
      client('興津テック株式会社／受託開発'),
      client('・店頭の端末'),
      { text: '2012年11月〜現在 浜辺システム株式会社', size: 12, font: 1 },
      client('・保守'),
    ),
  ).toEqual(['- | 株式会社みなもエンジン | 2004-02 | 2012-10', '- | 浜辺システム株式会社 | 2012-11 | present']);
  // Whoever lends its people names where they worked.
  expect(
    japanese({ text: '2004年2月〜2012年10月 株式会社みなもキャスト（派遣会社）', size: 12, font: 1 }, client('2011年12月〜2012年3月'), client('興津テック株式会社 営業事務'), client('・伝票の入力')), // prettier-ignore
  ).toContain('営業事務 | 興津テック株式会社 | 2011-12 | 2012-03');
});

test('lists of posts, each with its employer in a list of its own', () => {
  const inner = (text: string): readonly [number, string][] => [[70, `◦ ${text}`]];
  expect(
    japaneseWork('• 2024年8月: 准教授', inner('浜辺州立大学'), '• 2018年8月: 助教', inner('興津理論物理学研究所'), '• 2014年4月: 博士研究員', inner('なぎさ科学研究所')), // prettier-ignore
  ).toEqual({
    jobs: ['准教授 | 浜辺州立大学 | 2024-08 | -', '助教 | 興津理論物理学研究所 | 2018-08 | -', '博士研究員 | なぎさ科学研究所 | 2014-04 | -'],
    bullets: 0,
  });
}); // prettier-ignore

test('a course that one took as a student stands among no jobs', () => {
  const rows = ['2018年4月 ~ 2019年12月', '浜辺製パン株式会社 生産職', '2020年1月 ~ 2020年7月', '興津デザイン研究所 Webデザインコース（学生）']; // prettier-ignore
  expect(entriesIn(read([large('経歴'), ...rows]), 'experience')).toEqual([
    '生産職 | 浜辺製パン株式会社 | 2018-04 | 2019-12',
  ]);
});

test('a house and what one was there, joined as in a sentence', () => {
  expect(head('みなも商事株式会社に法人営業として入社')).toBe('法人営業 | みなも商事株式会社');
  expect(head('医療法人浜辺会 みなと病院にて看護師として勤務')).toBe('看護師 | 医療法人浜辺会 みなと病院');
  expect(form('2010年4月 興津運輸株式会社に配送ドライバーとして入社', '2013年3月 同社を退社')).toEqual([
    '配送ドライバー | 興津運輸株式会社 | 2010-04 | 2013-03',
  ]);
  // "の" and "で" stand in names as well.
  expect(head('デイサービスでんえんの里 介護職員')).toBe('介護職員 | デイサービスでんえんの里');
});

test('how one was employed before a stroke, and where one was put and what one had charge of', () => {
  expect(japanese('2013年4月〜2016年9月 株式会社みなも', '正社員／法人営業', '・新規の開拓')).toEqual([
    '法人営業 | 株式会社みなも | 2013-04 | 2016-09',
  ]);
  expect(head('会社名:株式会社みなも', '雇用形態/職種:正社員／看護師')).toBe('看護師 | 株式会社みなも');
  expect(head('株式会社みなも', '営業管理課配属 営業事務を担当')).toBe('営業管理課 営業事務 | 株式会社みなも');
  expect(head('社会福祉法人興津会', '2歳児クラス配属 保育士を担当')).toBe('2歳児クラス 保育士 | 社会福祉法人興津会');
  expect(japanese('2013年4月〜2016年9月 株式会社みなも', '介護職員として、入浴や食事の援助に従事しました。')).toEqual([
    '介護職員 | 株式会社みなも | 2013-04 | 2016-09',
  ]);
});

test('marks that stand before nothing but periods open jobs, whatever the names', () => {
  expect(
    japaneseWork('■株式会社みなも（2010年4月～2013年3月）', '製造一課 製造オペレーター', '・検査', '■興津市役所（2013年4月～2016年9月）', '税務課 主事', '・窓口の応対', '■ヘアサロン なぎさ（2016年10月～現在）', '浜辺店 美容師', '・カットとカラー'), // prettier-ignore
  ).toEqual({
    jobs: ['製造一課 製造オペレーター | 株式会社みなも | 2010-04 | 2013-03', '税務課 主事 | 興津市役所 | 2013-04 | 2016-09', '浜辺店 美容師 | ヘアサロン なぎさ | 2016-10 | present'],
    bullets: 3,
  });
  // Where they mark what was done as well, they are those of a list.
  expect(
    japaneseWork('2013年4月～現在 株式会社みなも', '■新店の準備（2014年4月～2015年3月）', '■接客の指導'), // prettier-ignore
  ).toEqual({ jobs: ['- | 株式会社みなも | 2013-04 | present'], bullets: 2 });
}); // prettier-ignore

test("a column that asks for one's work, without another for the firm", () => {
  const rows = [['期間', '仕事', '内容'], ['2025年6月〜現在', 'ヘルプデスク・技術サポート', '一次問い合わせ対応、不具合の切り分け'], ['2021年4月〜2023年12月', '品質管理／チームリーダー', '検査基準に沿った確認と記録、不良の報告']]; // prettier-ignore
  const reading = readTables([{ heading: '職歴' }, { widths: [110, 150, 240], rows, lines: 'cells' }, { heading: '資格' }, { heading: '普通自動車免許' }]); // prettier-ignore
  expect(entriesIn(reading, 'experience')).toEqual(['ヘルプデスク・技術サポート | - | 2025-06 | present', '品質管理/チームリーダー | - | 2021-04 | 2023-12']); // prettier-ignore
});
