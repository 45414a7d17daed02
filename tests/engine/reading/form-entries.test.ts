/** Schools and employers of a 履歴書, from its rows. */
import { expect, test } from 'vitest';
import { readResume } from '../../../src/engine/reading/index.ts';
import { document } from '../builder.ts';
import { AS_OF, entriesIn, headingsOf, read, sheet, type Row } from './sheet.ts';

const row = (year: string, month: string, text: string): Row => [[56, year], [110, month], [150, text]]; // prettier-ignore
const below = (text: string): Row => [[150, text]];

test('what stands between the rows is told of the job', () => {
  const reading = read([
    row('年', '月', '学歴・職歴'),
    [[330, '学 歴']],
    row('平成21', '4', '北浜大学 工学部 機械工学科 入学'),
    row('平成25', '3', '北浜大学 工学部 機械工学科 卒業'),
    [[330, '職 歴']],
    row('平成25', '4', '株式会社なぎさ製作所 入社 生産技術部 技術員'),
    below('・段取りの時間を半分に短縮'),
    below('・治具を標準化'),
    below('・新人の育成計画を作成'),
    row('平成30', '9', '株式会社なぎさ製作所 退職（家族の介護のため）'),
    row('平成30', '10', '社会福祉法人しおさい会 すみれ保育園 入職'),
    below('保育士として0〜2歳児クラスを担当'),
    row('令和2', '4', '主任保育士に昇格'),
    row('令和3', '6', '育児休業（令和4年3月まで）'),
    row('令和4', '4', '復職'),
    below('現在に至る'),
    [[500, '以上']],
    row('年', '月', '免許・資格'),
    row('平成24', '8', '普通自動車第一種運転免許 取得'),
  ]);
  expect(entriesIn(reading, 'education')).toEqual(['工学部 機械工学科 | 北浜大学 | 2009-04 | 2013-03']);
  expect(entriesIn(reading, 'experience')).toEqual([
    '生産技術部 技術員 | 株式会社なぎさ製作所 | 2013-04 | 2018-09',
    '主任保育士 | 社会福祉法人しおさい会 すみれ保育園 | 2018-10 | present',
  ]);
  expect(reading.entries.flatMap(({ bullets }) => bullets)).toHaveLength(3);
  expect(headingsOf(reading)).toContain('年: certifications');
});

test.each([
  ['契約期間満了につき退職'],
  ['会社都合により退社'],
  ['一身上の都合により退職'],
  ['出産のため派遣契約終了'],
  ['同社 退職'],
])('%s closes the job before it', (closing) => {
  const reading = read([
    [[330, '職 歴']],
    row('2013', '4', '有限会社なぎさ運送 入社'),
    below('総務部 庶務課に配属'),
    row('2018', '9', closing),
    [[330, '以上']],
    { text: '資格', size: 14 },
    '普通自動車免許を取得しました。よろしくお願いします。',
  ]);
  expect(entriesIn(reading, 'experience')).toEqual(['総務部 庶務課 | 有限会社なぎさ運送 | 2013-04 | 2018-09']);
}); // prettier-ignore

test('a box that asks for several things at once is a heading, however it is set', () => {
  const reading = read([
    [[330, '職 歴']],
    row('2013', '4', '有限会社なぎさ運送 入社'),
    row('2018', '9', '有限会社なぎさ運送 退社'),
    '志望の動機、特技、好きな学科、アピールポイントなど',
    '相手の話を最後まで聞くことを心がけています。',
  ]);
  expect(headingsOf(reading)).toContain('志望の動機、特技、好きな学科、アピールポイントなど: summary');
});

test('a school that closes as the same one tells its department there, a rank goes with the firm of the row before', () => {
  const reading = read([
    [[330, '学 歴']],
    row('1995', '4', '北浜工業高等学校 入学'),
    row('1998', '3', '同校 電子科 卒業'),
    [[330, '職 歴']],
    row('2011', '4', 'なぎさ工業株式会社 入社 品質保証課'),
    row('2018', '4', '品質保証課 課長に就任'),
    below('現在に至る'),
    [[500, '以上']],
    { text: '資格', size: 14 },
    '普通自動車免許を取得しました。よろしくお願いします。',
  ]);
  expect(entriesIn(reading, 'education')).toEqual(['電子科 | 北浜工業高等学校 | 1995-04 | 1998-03']);
  expect(entriesIn(reading, 'experience')).toEqual(['品質保証課 課長 | なぎさ工業株式会社 | 2011-04 | present']);
});

test('years of reigns by their letter', () => {
  const reading = read([
    { text: '学歴', size: 14 },
    'H10.4 北浜高等学校 普通科 入学',
    'H13.3 北浜高等学校 普通科 卒業',
    { text: '資格', size: 14 },
    '普通自動車免許を取得しました。よろしくお願いします。',
  ]);
  expect(entriesIn(reading, 'education')).toEqual(['普通科 | 北浜高等学校 | 1998-04 | 2001-03']);
});

test("a row of two characters closes what one did on one's own account", () => {
  const reading = read([
    { text: '職歴', size: 14 },
    '平成19年 9月 北浜ライナー運輸株式会社 入社',
    [[150, '大型ドライバーとして幹線輸送に従事']],
    '令和 2年 3月 同社 退社（契約満了のため）',
    '令和 2年 5月 個人事業主として軽貨物配送を開始',
    '令和 5年 2月 廃業',
    { text: '資格', size: 14 },
    '普通自動車免許を取得しました。よろしくお願いします。',
  ]);
  expect(entriesIn(reading, 'experience')).toEqual([
    '大型ドライバー | 北浜ライナー運輸株式会社 | 2007-09 | 2020-03',
    '個人事業主 | 個人事業主 | 2020-05 | 2023-02',
  ]);
});

test('reasons that name the same firm, posts in lines of their own, terms before the post', () => {
  const reading = read([
    [[330, '学 歴']],
    row('2014', '9', 'ハノイ北浜大学 日本語学部 入学（ベトナム）'),
    row('2018', '6', 'ハノイ北浜大学 日本語学部 卒業（学士）'),
    [[330, '職 歴']],
    row('2005', '4', '株式会社なぎさ百貨店 入社（正社員） 婦人服売場にて販売'),
    row('2011', '8', '結婚のため同社退社'),
    row('2014', '10', 'なぎさ歯科クリニック 入職（パート） 受付・歯科助手'),
    row('2019', '3', '契約期間満了のため退職'),
    row('2019', '5', '中海ビルメンテナンス株式会社 入社'),
    below('設備管理課 係長'),
    below('現在に至る'),
    [[500, '以上']],
    { text: '資格', size: 14 },
    '普通自動車免許を取得しました。よろしくお願いします。',
  ]);
  expect(entriesIn(reading, 'education')).toEqual(['日本語学部 | ハノイ北浜大学 | 2014-09 | 2018-06']);
  expect(entriesIn(reading, 'experience')).toEqual([
    '婦人服売場にて販売 | 株式会社なぎさ百貨店 | 2005-04 | 2011-08',
    '受付・歯科助手 | なぎさ歯科クリニック | 2014-10 | 2019-03',
    '設備管理課 係長 | 中海ビルメンテナンス株式会社 | 2019-05 | present',
  ]);
});

test('what a part-timer did in brackets, where an agency lent one, what one is in charge of', () => {
  const reading = read([
    [[330, '職 歴']],
    row('2000', '4', '株式会社甲斐塗装店 入社 塗装工として外壁塗装に従事'),
    row('2009', '10', '株式会社甲斐塗装店 退社'),
    row('2012', '5', '株式会社北浜ブックス アルバイト入社（レジ・品出し）'),
    row('2015', '6', '株式会社北浜ブックス 退社'),
    row('2015', '8', 'スタッフみなと株式会社に派遣登録'),
    below('派遣先：なぎさ化成株式会社 営業事務'),
    row('2019', '7', '派遣期間満了'),
    row('2019', '9', '有限会社みのり印刷 入社（契約社員）'),
    below('経理事務を担当'),
    below('現在に至る'),
    [[500, '以上']],
    { text: '資格', size: 14 },
    '普通自動車免許を取得しました。よろしくお願いします。',
  ]);
  expect(entriesIn(reading, 'experience')).toEqual([
    '塗装工 | 株式会社甲斐塗装店 | 2000-04 | 2009-10',
    'レジ・品出し | 株式会社北浜ブックス | 2012-05 | 2015-06',
    '営業事務 | なぎさ化成株式会社 | 2015-08 | 2019-07',
    '経理事務 | 有限会社みのり印刷 | 2019-09 | present',
  ]);
});

test('one heading over schools and firms, years and months in characters', () => {
  const reading = read([
    [[56, '年月'], [150, '学歴・職歴']],
    [[56, '平成二十八年四月'], [150, '北浜大学 文学部 日本史学科 入学']],
    [[56, '令和二年三月'], [150, '北浜大学 文学部 日本史学科 卒業']],
    [[56, '平成二十九年七月'], [150, 'ファミリーショップなぎさ店 アルバイト入社（レジ）']],
    [[56, '平成三十年十二月'], [150, '同店 退社']],
    [[56, '令和二年四月'], [150, '株式会社なぎさ製作所 入社 営業担当']],
    [[150, '現在に至る']],
    [[56, '取得年月'], [150, '免許・資格']],
    [[56, '令和元年八月'], [150, '普通自動車免許 取得']],
  ]);
  expect(entriesIn(reading, 'education')).toEqual(['文学部 日本史学科 | 北浜大学 | 2016-04 | 2020-03']);
  expect(entriesIn(reading, 'experience')).toEqual([
    'レジ | ファミリーショップなぎさ店 | 2017-07 | 2018-12',
    '営業担当 | 株式会社なぎさ製作所 | 2020-04 | present',
  ]);
}); // prettier-ignore

test('the post stands behind the place where it was held, and above how one was employed', () => {
  const reading = read([
    [[330, '職 歴']],
    row('2009', '4', '株式会社なぎさ建材 入社（正社員） 総務部にて一般事務として勤務'),
    row('2013', '8', '結婚・転居のため退社'),
    row('2014', '2', '株式会社そらスタッフに派遣登録'),
    below('みなと信用金庫 本店営業部にて 窓口テラーとして就業'),
    row('2016', '6', '出産のため派遣契約終了'),
    row('2019', '10', '医療法人しおさい会 すみれクリニック 入職（パート）'),
    below('医療事務として受付を担当'),
    below('現在に至る'),
    [[500, '以上']],
    { text: '資格', size: 14 },
    '普通自動車免許を取得しました。よろしくお願いします。',
  ]);
  expect(entriesIn(reading, 'experience')).toEqual([
    '一般事務 | 株式会社なぎさ建材 | 2009-04 | 2013-08',
    '窓口テラー | 株式会社そらスタッフ | 2014-02 | 2016-06',
    '医療事務 | 医療法人しおさい会 すみれクリニック | 2019-10 | present',
  ]);
});

test('service in the forces is a job, its ranks are none', () => {
  const reading = read([
    [[330, '職 歴']],
    row('平成16', '4', '陸上自衛隊 入隊'),
    row('平成20', '7', '3等陸曹に昇任'),
    row('平成28', '3', '同 除隊（任期満了）'),
    row('平成28', '4', '株式会社なぎさ運輸 入社（大型トラック乗務員）'),
    below('現在に至る'),
    [[500, '以上']],
    { text: '資格', size: 14 },
    '普通自動車免許を取得しました。よろしくお願いします。',
  ]);
  expect(entriesIn(reading, 'experience')).toEqual([
    '3等陸曹 | 陸上自衛隊 | 2004-04 | 2016-03',
    '大型トラック乗務員 | 株式会社なぎさ運輸 | 2016-04 | present',
  ]);
});

test('the same firm once more tells what one became there, and days are no part of what a row says', () => {
  const reading = read([
    [[56, '年月日'], [200, '学歴・職歴']],
    [[56, '2001年3月25日'], [200, '湾岸大学 教育学部 数学科 卒業']],
    [[56, '2001年4月1日'], [200, '県公立学校教員に採用 浜町市立みなと中学校 教諭']],
    [[56, '2008年4月1日'], [200, '浜町市立みなと中学校 教務主任']],
    [[56, '2020年3月31日'], [200, '県公立学校教員を退職']],
    [[56, '2020年9月1日'], [200, '甲斐なぎさ自動車株式会社 入社 整備士']],
    [[56, '2022年4月1日'], [200, '同社 本町店 工場長に就任']],
    [[56, '2023年9月30日'], [200, '同社 退社']],
    [[56, '取得年月'], [200, '免許・資格']],
    [[56, '2001年3月'], [200, '中学校教諭一種免許状（数学）']],
  ]);
  expect(entriesIn(reading, 'education')).toEqual(['教育学部 数学科 | 湾岸大学 | - | 2001-03']);
  expect(entriesIn(reading, 'experience')).toEqual([
    '教務主任 | 浜町市立みなと中学校 | 2001-04 | 2020-03',
    '本町店 工場長 | 甲斐なぎさ自動車株式会社 | 2020-09 | 2023-09',
  ]);
}); // prettier-ignore

test('a row names the school that took the teacher, and an office of the town is an employer', () => {
  const reading = read([
    [[56, '1985年 3月'], [150, '湾岸高等学校 卒業']],
    [[330, '職 歴']],
    [[56, '1989年 4月'], [150, '高知県公立学校教員に採用']],
    [[150, '浜町市立南中学校 教諭（理科）']],
    [[56, '2005年 4月'], [150, '高知県教育センター 指導主事']],
    [[56, '2010年 4月'], [150, '浜町市立北中学校 教頭']],
    [[56, '2023年 3月'], [150, '浜町市立西中学校 校長 定年退職']],
    [[56, '2023年 4月'], [150, '浜町市教育支援センター 教育相談員']],
    [[150, '現在に至る']],
    [[330, '免許・資格']],
    [[56, '1985年 8月'], [150, '普通自動車運転免許']],
  ]); // prettier-ignore
  expect(entriesIn(reading, 'experience')).toEqual([
    '教諭(理科) | 浜町市立南中学校 | 1989-04 | -',
    '指導主事 | 高知県教育センター | 2005-04 | -',
    '教頭 | 浜町市立北中学校 | 2010-04 | -',
    '校長 | 浜町市立西中学校 | - | 2023-03',
    '教育相談員 | 浜町市教育支援センター | 2023-04 | present',
  ]);
});

test('rows that a list marks with drawn dots', () => {
  const rows = ['2019年3月 北浜大学大学院 農学研究科 修了', '2017年3月 北浜大学 農学部 森林学科 卒業'];
  const page = sheet([{ text: '学歴', size: 14 }, ...rows.map((text, at) => ({ text, x: 70, y: 770 - 14 * at }))]);
  const rules = rows.map((_, at) => ({
    box: { x: 60, y: 772 - 14 * at, width: 4, height: 4 },
    orientation: 'horizontal' as const,
    colour: '#000000',
  }));
  const reading = readResume(document([{ ...page, rules }]), { asOf: AS_OF });
  expect(reading.bullets).toHaveLength(2);
  expect(entriesIn(reading, 'education')).toEqual([
    '農学研究科 | 北浜大学大学院 | - | 2019-03',
    '農学部 森林学科 | 北浜大学 | - | 2017-03',
  ]);
});
