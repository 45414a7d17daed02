/** Japanese forms: a sheet folded in its middle, rows that neither enter nor leave, where one lives. */
import { expect, test } from 'vitest';
import { readResume } from '../../../src/engine/reading/index.ts';
import type { PageRule } from '../../../src/resume/document.ts';
import { document, face, page, span } from '../builder.ts';
import { readTables } from './drawn-table.ts';
import { large } from './han-sheet.ts';
import { AS_OF, entriesIn, read, textsOf } from './sheet.ts';

const rule = (x: number, y: number): PageRule => ({
  orientation: 'horizontal',
  colour: '#000000',
  box: { x, y, width: 480, height: 0.5 },
});

test('a form on a folded sheet is read half by half', () => {
  const rows = (x: number, texts: readonly string[]): ReturnType<typeof span>[] =>
    texts.map((text, at) => span({ text, x, y: 700 - 24 * at }));
  const left = ['履 歴 書', '2016 3 湾岸大学 経済学部 卒業', '職歴', '2016 4 株式会社なぎさ 入社', '現在に至る'];
  const right = [
    '免許・資格',
    '2014 2 普通自動車免許 取得',
    '2019 10 簿記検定二級 合格',
    '2021 5 宅地建物取引士',
    '志望の動機',
  ];
  const rules = [40, 620].flatMap((x) => Array.from({ length: 8 }, (_, at) => rule(x, 690 - 24 * at)));
  const sheet = { ...page([], { spans: [...rows(50, left), ...rows(630, right)], rules }), width: 1191, height: 842 };
  const { lines, columns } = readResume(document([sheet], { fonts: [face('Lato')] }), { asOf: AS_OF });
  expect(columns.map(({ count }) => count)).toEqual([2]);
  expect(textsOf(lines)).toEqual([...left, ...right]);
});

test('rows of a placement, of what has not begun, of what a firm does', () => {
  const reading = read([
    large('学歴'),
    '2007年9月 Institut Nord（国立） 専門学校 入学',
    '2009年6月 Institut Nord（国立） 専門学校 卒業',
    large('職歴'),
    '2009年8月 Atelier Sud 2週間のインターン',
    '2012年6月 株式会社なぎさ（帳票の受託開発） 入社',
    '2016年4月 株式会社なぎさ（帳票の受託開発） 退職',
    '2022年4月 株式会社みさき 入社予定',
  ]);
  expect(entriesIn(reading, 'education')).toEqual(['- | Institut Nord 専門学校 | 2007-09 | 2009-06']);
  expect(entriesIn(reading, 'experience')).toEqual([
    'インターン | Atelier Sud | 2009-08 | -',
    '- | 株式会社なぎさ | 2012-06 | 2016-04',
  ]);
});

test('where one lives is told on the last page, where a firm is in its table', () => {
  const rows = [
    ['2020年4月〜現在', '医療法人なぎさ会\n所在地：青森県弘前市'],
    ['業務内容', '・受け持ち患者の看護\n・退院支援の会議の運営'],
    ['2018年4月〜2020年3月', '医療法人みさき会\n所在地：青森県八戸市'],
  ];
  const history = readTables([
    { heading: '浜田 薫' },
    { heading: '職務経歴' },
    { widths: [130, 350], rows, lines: 'cells' },
  ]);
  expect(history.contact.location).toBeNull();
  const first = [
    '浜田 薫',
    large('職務経歴'),
    '2018年4月〜現在 株式会社なぎさ 販売員',
    '・売場を担当',
    large('スキル'),
    '接客',
  ];
  const last = [large('勤務について'), [[56, '転居'], [160, '県外への転居可能']], [[56, '現住所'], [160, '秋田県秋田市']]] as const; // prettier-ignore
  expect(read(first, last).contact.location?.value).toBe('秋田県秋田市');
});

test('a Taiwanese vocational school is one', () => {
  const reading = read([
    large('學歷'),
    '望山農工',
    '機械科 高職畢業',
    '2010/9~2013/6',
    large('專業技能'),
    'PHP、JavaScript',
  ]);
  expect(entriesIn(reading, 'education')).toEqual(['機械科 | 望山農工 | 2010-09 | 2013-06']);
});

test.each(['学歴', '　　　　　　学　歴'])('plain labels over rows of their own, below a large heading of both: %s', (schools) => {
  const reading = read([
    large('履歴書'),
    large('学歴・職歴'),
    schools,
    '平成23年3月 県立海浜工業高等学校 電気科 卒業',
    schools.replace('学', '職'),
    '平成23年4月 株式会社なぎさ電設 入社（工事部に配属）',
    '平成29年8月 一身上の都合により退職',
    '以上',
    large('免許・資格'),
    '平成24年9月 第二種電気工事士 取得',
  ]);
  expect(entriesIn(reading, 'education')).toEqual(['電気科 | 県立海浜工業高等学校 | - | 2011-03']);
  expect(entriesIn(reading, 'experience')).toEqual(['工事部 | 株式会社なぎさ電設 | 2011-04 | 2017-08']);
}); // prettier-ignore

test('a career that is told below 略歴, at universities too', () => {
  const reading = read([
    large('略歴'),
    '2010年3月 北浜大学文学部史学科卒業',
    '2012年3月 北浜大学大学院文学研究科修士課程修了',
    '2016年3月 同博士後期課程単位取得満期退学',
    '2016年4月 北浜大学文学部 助教',
    '2019年4月 海東大学国際学部 専任講師（現在に至る）',
    large('主な業績'),
    '著書『中世の港町』（海風社、2021年）',
  ]);
  expect(entriesIn(reading, 'education')).toEqual([
    '文学部史学科 | 北浜大学 | - | 2010-03',
    '文学研究科修士課程 | 北浜大学大学院 | - | 2012-03',
    '博士後期課程 | 北浜大学大学院 | - | 2016-03',
  ]);
  expect(entriesIn(reading, 'experience')).toEqual([
    '助教 | 北浜大学文学部 | 2016-04 | -',
    '専任講師 | 海東大学国際学部 | 2019-04 | present',
  ]);
});

test('rows of which some neither enter nor leave', () => {
  expect(
    entriesIn(
      read([
        large('職歴'),
        '平成20年4月 なぎさ信用金庫 入庫',
        '平成25年3月 結婚のため退職',
        '平成30年6月 スーパーはまべ北浜店 パート勤務（レジ）',
        '令和4年3月 退職',
        '令和4年4月 北浜市立東小学校 調理員',
        '現在に至る',
        large('免許・資格'),
        '平成24年9月 調理師免許 取得',
      ]),
      'experience',
    ),
  ).toEqual([
    '- | なぎさ信用金庫 | 2008-04 | 2013-03',
    'レジ | スーパーはまべ北浜店 | 2018-06 | 2022-03',
    '調理員 | 北浜市立東小学校 | 2022-04 | present',
  ]);
});

test('the post in the column of what was done', () => {
  const reading = read([
    large('職務経歴'),
    [[56, '勤務先'], [250, '期間'], [400, '職務内容']],
    [[56, '株式会社なぎさ百貨店'], [250, '2012年4月～2017年8月'], [400, '婦人服売場 販売員']],
    [[56, '株式会社はまべ'], [250, '2017年10月～現在'], [400, '新しいお客様への提案']],
    large('資格'),
    '普通自動車免許を取得しました。',
  ]);
  expect(entriesIn(reading, 'experience')).toEqual([
    '婦人服売場 販売員 | 株式会社なぎさ百貨店 | 2012-04 | 2017-08',
    '- | 株式会社はまべ | 2017-10 | present',
  ]);
}); // prettier-ignore

test('research and work under one heading in Chinese are jobs', () => {
  const reading = read([
    large('科研与工作经历'),
    '2022.07—今，海州大学，化学学院，副教授',
    '2019.09—2022.06，滨江研究所，博士后',
    large('教育经历'),
    '2014.09—2019.06，海东大学，有机化学，博士',
  ]);
  expect(entriesIn(reading, 'experience')).toEqual([
    '副教授 | 海州大学 化学学院 | 2022-07 | present',
    '博士后 | 滨江研究所 | 2019-09 | 2022-06',
  ]);
});
