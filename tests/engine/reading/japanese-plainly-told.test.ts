/** Careers and studies in Japanese as people put them plainly: behind strokes and colons, in rows of how one was employed, degrees over their schools. */
import { describe, expect, test } from 'vitest';
import { bold, japanese, large } from './han-sheet.ts';
import { entriesIn, headingsOf, read, type Placed, type Row } from './sheet.ts';

const right = (text: string, dates: string): readonly Placed[] => [
  [56, text],
  [440, dates],
];

test.each<[string, readonly Row[], readonly string[]]>([
  ['a stroke between house and post', ['・2018/7～現在　丸友運輸／大型トラック運転手', '・2012/4～2018/6　丸友運輸／倉庫作業員（フォークリフト）', '・2007/4～2012/3　大沢製麺所／製造'], ['大型トラック運転手 | 丸友運輸 | 2018-07 | present', '倉庫作業員(フォークリフト) | 丸友運輸 | 2012-04 | 2018-06', '製造 | 大沢製麺所 | 2007-04 | 2012-03']],
  ['a colon between house and post', ['2019年4月～現在　森のパン工房：製造責任者', '2014年4月～2019年3月　森のパン工房：製造スタッフ'], ['製造責任者 | 森のパン工房 | 2019-04 | present', '製造スタッフ | 森のパン工房 | 2014-04 | 2019-03']],
  ['how one was employed before the post, in rows of its own', [bold('株式会社みなも　横浜営業所　2015/09～現在'), '2018/10～現在　正社員（営業所長代理）', '2015/09～2018/09　契約社員（営業事務）', right('湘南観光バス', '2011/04～2015/08'), 'バスガイド'], ['営業所長代理 | 株式会社みなも | 2018-10 | present', '営業事務 | 株式会社みなも | 2015-09 | 2018-09', 'バスガイド | 湘南観光バス | 2011-04 | 2015-08']],
  ['a year abroad without an employer', ['2012年4月～2018年12月　こどもの城保育園　保育士', '2011年4月～2012年3月　カナダにてワーキングホリデー'], ['保育士 | こどもの城保育園 | 2012-04 | 2018-12']],
])('%s', (_, rows, told) => {
  expect(japanese(...rows)).toEqual(told);
}); // prettier-ignore

describe('a degree', () => {
  test('beside its month, over the school', () => {
    const row = (date: string, degree: string): readonly Placed[] => [[62, date], [190, degree]]; // prettier-ignore
    const below = (text: string): readonly Placed[] => [[190, text]];
    const reading = read([
      large('学歴'),
      row('2020 年 3 月', '博士（農学）'), below('海州大学大学院 農学院 環境資源学専攻'), below('学位論文「木材の応力緩和挙動」'),
      row('2017 年 3 月', '修士（農学）'), below('海州大学大学院 農学院'),
      large('主要論文（査読付、全 14 編より）'), '木材の乾燥条件と接着性能について、木質材料研究に掲載されました。',
    ]); // prettier-ignore
    expect(entriesIn(reading, 'education')).toEqual(['博士(農学) | 海州大学大学院 農学院 環境資源学専攻 | - | 2020-03', '修士(農学) | 海州大学大学院 農学院 | - | 2017-03']); // prettier-ignore
    expect(headingsOf(reading)[1]).toContain('publications');
  });

  test('in Latin letters, its college in brackets', () => {
    const reading = read([
      large('学歴'),
      right('Diploma of Travel Management（Harbour College, ケアンズ）', '2018年12月 修了'),
      right('海州大学　観光学部', '2012年3月 卒業'),
      large('資格'), '普通自動車第一種運転免許を取得しました。',
    ]); // prettier-ignore
    expect(entriesIn(reading, 'education')[0]).toBe('Diploma of Travel Management | Harbour College | - | 2018-12');
  });
});

test.each<[string, string | undefined, readonly Row[]]>([
  ['新加坡 裕廊西 · +65 8731 6942 · jun@example.org · 新加坡永久居民', '新加坡 裕廊西', [large('工作经历'), '2014.07-2018.06 海州机床厂 质检员', large('专业技能'), '数控车床、三坐标测量']],
  ['オーストラリア永住権あり | 2026年4月以降 日本帰国可', undefined, [large('職務経歴'), '2014年4月～現在　森のパン工房：製造責任者', large('資格'), '普通自動車第一種運転免許を取得しました。']],
])('what one may do where is no place: %s', (line, place, body) => {
  expect(read([large('欧阳 骏'), line, ...body]).contact.location?.value).toBe(place);
}); // prettier-ignore
