/** The part of a firm that one worked in, written in one word with the post. */
import { expect, test } from 'vitest';
import { LEXICONS } from '../../../src/engine/lexicons/index.ts';
import { atUnit } from '../../../src/engine/reading/han/han-units.ts';
import { entriesIn, read, type Row } from './sheet.ts';

const jobs = (...rows: readonly Row[]): readonly string[] =>
  entriesIn(read([{ text: '職務経歴書', size: 18 }, '氏名：山田 花子', '電話 090-1234-5678', '', { text: '職務経歴', font: 1 }, ...rows]), 'experience'); // prettier-ignore
const DUTIES: readonly Row[] = ['・入出金の受付を担当しました', '・新人の指導を担当しました'];

test('stands apart from it', () => {
  expect(
    jobs(
      '2015年4月～2019年3月 株式会社房総銀行', '本店営業部窓口係', ...DUTIES,
      '2010年4月～2015年3月 みどり給食株式会社 岡崎工場調理補助（パート）', ...DUTIES,
      '2009年4月～2010年3月 海浜運輸株式会社習志野営業所配車係', ...DUTIES,
      '2008年4月～2009年3月 社会福祉法人なぎさ会 特別養護老人ホーム海風苑介護職員', ...DUTIES,
      '2007年4月～2008年3月 株式会社はまべマート 駅前店レジ担当', ...DUTIES,
    ),
  ).toEqual([
    '本店営業部 窓口係 | 株式会社房総銀行 | 2015-04 | 2019-03',
    '調理補助(パート) | みどり給食株式会社 岡崎工場 | 2010-04 | 2015-03',
    '配車係 | 海浜運輸株式会社習志野営業所 | 2009-04 | 2010-03',
    '介護職員 | 社会福祉法人なぎさ会 特別養護老人ホーム海風苑 | 2008-04 | 2009-03',
    'レジ担当 | 株式会社はまべマート 駅前店 | 2007-04 | 2008-03',
  ]); // prettier-ignore
});

test.each([
  '自動車部品検査員', '営業部長', '総務部長代理', '経理部主任', '内部監査担当', '幹部候補生', '放課後児童支援員', '工場作業員', '食品工場作業員',
  '店舗スタッフ', '喫茶店店員', '百貨店販売員', '総合病院看護師', '課題解決コンサルタント', '歯科衛生士', 'コールセンターオペレーター', '理学部生', '総務課長', '人事課係長',
  '書店員', '洋食店調理師',
])('%s is one post', (post) => {
  expect(atUnit(post, LEXICONS.ja)).toBeNull();
}); // prettier-ignore
