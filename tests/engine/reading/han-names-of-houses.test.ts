/** Employers in Chinese and Japanese with what stands to their names: what they are, a branch, a department. */
import { describe, expect, test } from 'vitest';
import { chinese, japanese } from './han-sheet.ts';

const DUTIES = ['• 负责门店的排班与盘点', '• 每月完成四十次巡检'] as const;

describe('an employer in Chinese', () => {
  test.each([
    ['with what it is before its name in quotes', '私房菜「潮風小館」 主厨', '主厨 | 私房菜“潮風小館”'],
    ['that stands before how one was hired', '青田乡中心小学（特岗教师） 语文、音乐教师', '语文 音乐教师 | 青田乡中心小学'],
    ['of two names in Latin letters', 'Institut für Hydrologie, Universität Nordtal，博士后', '博士后 | Institut für Hydrologie Universität Nordtal'],
  ])('%s', (_, head, told) => {
    expect(chinese(`2018.06-2021.05 ${head}`, ...DUTIES)).toEqual([`${told} | 2018-06 | 2021-05`]);
  }); // prettier-ignore

  test('with its branch, over the post', () => {
    expect(chinese('2018.06-2021.05 海州福利中心 城东店', '理货员', ...DUTIES, '2012.03-2018.05 海州商业银行 城西支行', '柜员', ...DUTIES)).toEqual([
      '理货员 | 海州福利中心 城东店 | 2018-06 | 2021-05',
      '柜员 | 海州商业银行 城西支行 | 2012-03 | 2018-05',
    ]); // prettier-ignore
  });
});

test.each([
  ['公司：阿财茶室，怡保旧街场', '阿财茶室'],
  ['公司：阿财记，新加坡牛车水', '阿财记'],
  ['公司：海州科技有限公司，上海分公司', '海州科技有限公司,上海分公司'],
])('where the house is, behind a comma in its label: %s', (label, house) => {
  expect(chinese(label, '职位：楼面主管', '日期：2020年1月 - 2021年3月', ...DUTIES)).toEqual([
    `楼面主管 | ${house} | 2020-01 | 2021-03`,
  ]);
});

test('branches of one post are told together', () => {
  expect(
    japanese('株式会社西浜銀行', '2000年4月～2006年9月 融資部 調査役', '・審査を担当', '1991年4月～2000年3月 尾道支店、岡山支店ほか 渉外担当', '・新規の開拓'),
  ).toEqual([
    '融資部 調査役 | 株式会社西浜銀行 | 2000-04 | 2006-09',
    '尾道支店・岡山支店ほか 渉外担当 | 株式会社西浜銀行 | 1991-04 | 2000-03',
  ]);
}); // prettier-ignore

test('a department alone in its row is where one was in the firm above', () => {
  expect(
    japanese('有限会社なぎさ園（従業員18名）', '2017年4月～現在 工事部 工事主任', '・職人の手配', '2012年4月～2017年3月 工事部', '・個人の庭の施工'),
  ).toEqual(['工事部 工事主任 | 有限会社なぎさ園 | 2017-04 | present', '工事部 | 有限会社なぎさ園 | 2012-04 | 2017-03']);
}); // prettier-ignore

test('now, before the name of the house, is no part of it', () => {
  expect(japanese('現在：柏なのはな法律事務所 事務職員 2025/6～', '2017.4～2023.12 司法書士法人つくし野 補助者')).toEqual([
    '事務職員 | 柏なのはな法律事務所 | 2025-06 | present',
    '補助者 | 司法書士法人つくし野 | 2017-04 | 2023-12',
  ]);
}); // prettier-ignore

describe('a kind of house before a post in Japanese', () => {
  test.each([
    ['alone', '居酒屋 ホールスタッフ', 'ホールスタッフ | 居酒屋'],
    ['a shop', 'コンビニ 店員', '店員 | コンビニ'],
    ['with its name in Latin letters', 'ヘアサロン Lumie スタイリスト', 'スタイリスト | ヘアサロン Lumie'],
    ['of two words', '焼肉ダイニング 牛丸 店長候補', '店長候補 | 焼肉ダイニング 牛丸'],
    ['with its branch', 'ドラッグストア アオバ 北浜店 登録販売者', '登録販売者 | ドラッグストア アオバ 北浜店'],
    ['in Latin letters itself', 'hair & make Lumie アシスタント', 'アシスタント | hair & make Lumie'],
    ['opening the name', 'Studio Mio カメラマン', 'カメラマン | Studio Mio'],
    ['with its name in quotes', 'カフェ「ひなた」（ホール・新人教育）', 'ホール・新人教育 | カフェ ひなた'],
    ['none, but what one did for oneself', 'フリーランス（翻訳・通訳）', '翻訳・通訳 | -'],
    ['not a word of the post', 'Web デザイナー', 'Web デザイナー | -'],
    ['not a legal form', '株式会社 はるかぜ 営業', '営業 | 株式会社 はるかぜ'],
  ])('%s', (_, head, told) => {
    expect(japanese(`2018年4月〜2021年3月 ${head}`, '・顧客からの問い合わせに対応')).toEqual([
      `${told} | 2018-04 | 2021-03`,
    ]);
  });
});

describe('beside a firm in Japanese', () => {
  test.each([
    ['whose it is in brackets', 'なぎさ電機株式会社（派遣元：株式会社はし） 一般事務', '一般事務 | なぎさ電機株式会社'],
    ['the post behind a colon', '株式会社なぎさ：人事マネージャー', '人事マネージャー | 株式会社なぎさ'],
    ['where one was sent', '株式会社なぎさ（大手通信会社に常駐） インフラエンジニア', 'インフラエンジニア | 株式会社なぎさ'],
    ['a brand and its shop in quotes', '株式会社なぎさ「ソラ 国際通り店」 販売スタッフ', '販売スタッフ | 株式会社なぎさ ソラ 国際通り店'],
    ['its town behind a dot', '株式会社なぎさ・横浜市 | 機械設計', '機械設計 | 株式会社なぎさ'],
    ['units of the forces', '陸上自衛隊 第九連隊 小銃中隊 ２等陸曹', '2等陸曹 | 陸上自衛隊 第九連隊 小銃中隊'],
  ])('%s', (_, head, told) => {
    expect(japanese(`2018年4月〜2021年3月 ${head}`, '・顧客からの問い合わせに対応')).toEqual([
      `${told} | 2018-04 | 2021-03`,
    ]);
  }); // prettier-ignore
});

test.each([
  ['海风科技有限公司（外派至云帆银行） Java开发工程师', 'Java开发工程师 | 海风科技有限公司'],
  ['海风科技有限公司（驻场） Java开发工程师', 'Java开发工程师 | 海风科技有限公司'],
  ['宏图建材经营部 店员', '店员 | 宏图建材经营部'],
])('where one was sent, and businesses called a department, in Chinese: %s', (head, told) => {
  expect(chinese(`2018.06-2021.05 ${head}`, ...DUTIES)).toEqual([`${told} | 2018-06 | 2021-05`]);
});
