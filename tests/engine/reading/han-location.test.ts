/** Where the person lives, in Chinese and Japanese contact lines. */
import { describe, expect, test } from 'vitest';
import { read, type Row } from './sheet.ts';

const JOB: readonly Row[] = [
  { text: '工作经历', size: 14 },
  '2018年9月—至今 海州第二中学 化学教师',
  '• 负责高一年级的化学课程',
];
const SHOKU: readonly Row[] = [
  { text: '職務経歴', size: 14 },
  '2018年9月〜現在 株式会社なぎさ製作所 主任',
  '・在庫を減らしました',
];
const home = (body: readonly Row[], ...head: readonly Row[]): string | undefined =>
  read([{ text: '祝若愚', size: 20 }, ...head, ...body]).contact.location?.value;

describe('in Chinese', () => {
  test.each<[string, readonly Row[], string]>([
    ['labelled without a colon', ['化学教师 / 现居苏州 / 15051020001'], '苏州'],
    ['not where one comes from', ['籍贯：吉林四平 | 现居：大连 | 电话：15051020001'], '大连'],
    ['cells of a table', [[[56, '籍贯'], [120, '吉林四平'], [280, '现居住地'], [360, '辽宁省大连市沙河口区']]], '辽宁省大连市沙河口区'],
    ['a town and its district', ['北京·朝阳 · 15051020001 · ruoyu@example.org'], '北京·朝阳'],
    ['a province and its town', ['浙江 宁波 | ruoyu@example.org'], '浙江 宁波'],
    ['after the post', ['质检员 · 重庆 · 20年经验'], '重庆'],
    ['behind a label set apart', ['联系电话：133 5911 7026 现 居 地：西安市未央区'], '西安市未央区'],
    ['of one who lives there now', ['籍贯：广西百色 现住：东莞市长安镇'], '东莞市长安镇'],
    ['in traditional characters', ['居住地：新北市板橋區　電話：0912-345-678'], '新北市板橋區'],
    ['told in a sentence', ['女 | 28岁 | 现居住于武汉-洪山区 | 离职'], '武汉-洪山区'],
    ['a town of Malaysia and its state', ['地址：31400 怡保，霹雳　年龄：23岁'], '31400 怡保,霹雳'],
    ['a town of Malaysia', ['会计主管 | 大山脚，槟城 | ruoyu@example.org'], '大山脚'],
    ['behind its street in Latin letters', ['地址：No. 5, Jalan Kenanga 3/2, 81300 士古来，柔佛州，马来西亚'], '81300 士古来,柔佛州,马来西亚'],
    ['with its code before the country', ['80331 München, 德国 | ruoyu@example.org'], '80331 München, 德国'],
    ['with its region before the country', ['Markham, ON, 加拿大 | ruoyu@example.org'], 'Markham, ON, 加拿大'],
    ['not where a firm is, below the own town', ['上海 | 15051020001', 'Harbour Mills, 德国'], '上海'],
    ['a block of Singapore', ['新加坡淡滨尼41街大牌412，#07-118 邮编 520412'], '新加坡淡滨尼41街大牌412'],
    ['before the label of a phone', ['住址：九龍黃大仙竹園南邨　手提電話：(852) 6217 9043　電郵：ruoyu@example.org'], '九龍黃大仙竹園南邨'],
    ['before a number to be reached at', ['地址：新北市板橋區文化路 聯絡電話：0912-345-678'], '新北市板橋區文化路'],
    ['a street without levels', ['香港九龍觀塘康寧道 電話：(852) 9317 6042'], '香港九龍觀塘康寧道'],
    ['not where one wishes to work', ['期望城市：上海', '所在地：合肥'], '合肥'],
    ['not a list of wishes, behind an address of the web', ['Java · 期望城市：杭州 / 苏州', 'https://ruoyu.example.org 现居合肥'], '合肥'],
  ])('%s', (_, head, place) => {
    expect(home(JOB, ...head)).toBe(place);
  }); // prettier-ignore

  test('is not told by a school, a firm or the place of birth', () => {
    expect(home(JOB, '籍贯：吉林四平', '上海交通大学 本科', '南京云帆科技有限公司')).toBeUndefined();
    expect(home(JOB, '英语, 日本语', '电话：15051020001')).toBeUndefined();
    expect(home(JOB, { text: '期望职位', font: 1 }, '招聘专员 | 上海 | 12-16K | 互联网')).toBeUndefined();
  });
});

describe('in Japanese', () => {
  test.each<[string, readonly Row[], string]>([
    ['the country before it', ['生産管理マネージャー', '日本 石川県 金沢市'], '日本 石川県 金沢市'],
    ['a town abroad before its country', ['69117 Heidelberg, ドイツ ・ yui@example.org'], '69117 Heidelberg, ドイツ'],
    ['a town abroad behind its street', ['住所：Hauptstraße 12, 40210 Düsseldorf, ドイツ'], '40210 Düsseldorf, ドイツ'],
    ['a town abroad without a code', ['London, 英国 | yui@example.org'], 'London, 英国'],
    ['before the number to call', ['神奈川県藤沢市 携帯 080-4417-2001 yui@example.org'], '神奈川県藤沢市'],
    [
      'with its postal code',
      ['〒980-0811 宮城県仙台市青葉区一番町2-3-4 TEL 080-7710-2002'],
      '〒980-0811 宮城県仙台市青葉区一番町2-3-4',
    ],
    ['labelled', ['現住所：京都府京都市左京区', '本籍：奈良県'], '京都府京都市左京区'],
    [
      'behind its postal mark at the foot of the page',
      ['2026年1月8日', '〒021-0885 岩手県一関市田村町3-15 TEL 080-1806-3392'],
      '〒021-0885 岩手県一関市田村町3-15',
    ],
    ['where one may be written to', ['連絡先：京都府京都市西5条南12-3 / 075-753-2001'], '京都府京都市西5条南12-3'],
    ['between slashes', ['京都府京都市 / yui@example.org / 075-753-2001'], '京都府京都市'],
  ])('%s', (_, head, place) => {
    expect(home(SHOKU, ...head)).toBe(place);
  });
});
