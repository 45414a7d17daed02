/** What Japanese and Chinese resumes tell in passing: whose they are, what one was, what was worked on, with whom one studied. */
import { describe, expect, test } from 'vitest';
import { bold, chinese, japanese, large } from './han-sheet.ts';
import { entriesIn, headingsOf, read, type Row } from './sheet.ts';
import { readTables } from './drawn-table.ts';

const nameIn = (...head: readonly Row[]): string | undefined =>
  read([...head, large('職務経歴'), '2019年4月〜現在 株式会社なぎさ 販売員', '・売場を担当']).contact.name?.value;

describe('a name', () => {
  test.each([
    ['安城 結の職務経歴書', '安城 結'],
    ['安城結の2022年3月5日現在の職務経歴。', '安城結'],
  ])('of whom the sheet is: %s', (text, name) => {
    expect(nameIn(large('職務経歴書'), text)).toBe(name);
  });

  test('in both scripts behind its label', () => {
    expect(nameIn('名前 Yui Anjo/安城結', '北海道生まれ')).toBe('安城結');
  });
});

describe('a post', () => {
  test('as which one served', () => {
    expect(japanese('2019年4月〜2020年3月 株式会社なぎさ', 'デザイナーとして従事')).toEqual([
      'デザイナー | 株式会社なぎさ | 2019-04 | 2020-03',
    ]);
  });

  test('first of what is listed, and of what', () => {
    expect(japanese('株式会社なぎさ (2018/6〜現在)', '・予約アプリのチームリーダー', '・決済の画面を設計')).toEqual([
      'チームリーダー | 株式会社なぎさ | 2018-06 | present',
    ]);
  });

  test('in a project', () => {
    expect(japanese('株式会社なぎさ (2018/6〜現在)', '・図書館の予約プロジェクトにディレクターとして参画。')).toEqual([
      'ディレクター | 株式会社なぎさ | 2018-06 | present',
    ]);
  });
});

test('what has no years and is told by labels was worked on in the firm above', () => {
  const reading = read([
    large('職務経歴'),
    { text: '株式会社なぎさ（2017年～現在）', size: 12, font: 1 },
    '・社内の道具を開発',
    { text: '会員の画面 作り直し', size: 12, font: 1 },
    '・概要：古い画面の置き換え',
    '・担当：設計と試験',
    large('資格'),
    '普通自動車免許を取得しました。',
  ]);
  expect(entriesIn(reading, 'experience')).toEqual(['- | 株式会社なぎさ | 2017 | present']);
});

test('a month behind the bare year', () => {
  expect(japanese('2018 4月~ 2019年3月 株式会社なぎさ 販売員')).toEqual([
    '販売員 | 株式会社なぎさ | 2018-04 | 2019-03',
  ]);
});

test('a remark that a narrow rail of dates breaks', () => {
  expect(
    chinese(
      [[85, '2008.3–'], [150, '质检员, 海州机床厂']],
      [[69.5, '2008.12（海'], [150, '每月抽检零件三千件，']],
      [[106, '外）'], [150, '编写检验手册两本。']],
      [[56, '2006.1–2008.2'], [150, '装配工, 海州机床厂']],
    ),
  ).toEqual(['质检员 | 海州机床厂 | 2008-03 | 2008-12', '装配工 | 海州机床厂 | 2006-01 | 2008-02']);
}); // prettier-ignore

test('a post that breaks in its cell behind how one was employed', () => {
  const rows = [
    ['期間', '会社名', '業務内容'],
    ['2016年7月〜2018年10月', '株式会社みさき (アルバイト)', '喫茶店員・焙煎見習い'],
  ];
  const reading = readTables([{ heading: '職務経歴' }, { widths: [150, 200, 62], lines: 'cells', rows }]);
  expect(entriesIn(reading, 'experience')).toEqual(['喫茶店員・焙煎見習い | 株式会社みさき | 2016-07 | 2018-10']);
});

describe('a degree', () => {
  const degree = (...rows: readonly Row[]): string[] =>
    entriesIn(read([large('教育背景'), ...rows, large('专业技能'), '数控车床与三坐标测量']), 'education');

  test.each<[string, string, string]>([
    ['with whom one studies', '海州大学，机械学院，电子信息，博士（重点团队，导师：祝若水） 2020.09 – 2024.06', '电子信息 博士 | 海州大学 机械学院 | 2020-09 | 2024-06'],
    ['a town abroad', 'Lakeside大学，计算机科学，硕士，美国湖城 2006.8 – 2008.12', '计算机科学 硕士 | Lakeside大学 | 2006-08 | 2008-12'],
    ['a rank in class', '望山科技大學 電子科 - 第一名畢業 2001.9 – 2003.6', '電子科 | 望山科技大學 | 2001-09 | 2003-06'],
  ])('%s', (_, row, told) => {
    expect(degree(row)).toEqual([told]);
  }); // prettier-ignore

  test('of no school: a schooling that was finished', () => {
    const rows = [
      ['氏名', '浜田 薫'],
      ['居住地', '宮崎県'],
      ['最終学歴', '高校卒業'],
    ];
    const reading = readTables([{ widths: [80, 300], lines: 'cells', rows }, { heading: '職務経歴' }]);
    expect(entriesIn(reading, 'education')).toEqual(['高校卒業 | - | - | -']);
  });
});

test('certificates and honours in one word', () => {
  const rows: readonly Row[] = [
    large('工作经历'),
    '2019.04-2022.08 海州机床厂 质检员',
    large('证书荣誉'),
    '计算机二级',
  ];
  expect(headingsOf(read(rows))).toEqual(['工作经历: experience', '证书荣誉: certifications+awards']);
});

test('rows that move one within the years of a firm are no jobs', () => {
  expect(
    japanese(
      bold('□2015年4月〜2019年3月　株式会社みさき商事'),
      [[56, '2015年4月'], [150, '東京本社 営業部に配属']],
      '・量販店への営業',
      [[56, '2017年4月'], [150, '大阪支店に異動']],
      '・新規開拓',
    ),
  ).toEqual(['東京本社 営業部 | 株式会社みさき商事 | 2015-04 | 2019-03']);
}); // prettier-ignore

describe('among personal data in Chinese', () => {
  const person = (...rows: readonly Row[]): ReturnType<typeof read> =>
    read([
      { text: '祝若愚', size: 20 },
      '15051020001',
      ...rows,
      large('工作经历'),
      '2019.04-2022.08 海州机床厂 质检员',
    ]);

  test('a town that no list holds', () => {
    expect(person('坐标：海湄').contact.location?.value).toBe('海湄');
  });

  test.each(['学历：海州大学/机械工程/本科', '学历：本科/海州大学/机械工程'])('a degree in one line: %s', (row) => {
    expect(entriesIn(person(row), 'education')).toEqual(['机械工程 本科 | 海州大学 | - | -']);
  });
});
