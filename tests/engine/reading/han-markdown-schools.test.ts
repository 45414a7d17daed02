/** Schools in Japanese and Chinese resumes as Markdown prints them. */
import { describe, expect, test } from 'vitest';
import { large } from './han-sheet.ts';
import { entriesIn, read, type Row } from './sheet.ts';

describe('schools', () => {
  const studied = (...rows: readonly Row[]): string[] =>
    entriesIn(
      read([{ text: '祝若愚', size: 18 }, large('教育背景'), ...rows, large('专业技能'), '实验室管理']),
      'education',
    );

  test('as items of a list, degree and years below', () => {
    expect(studied('• 海州師範大學', '資訊工程系 (2023/9~2026/6)', '• 海州高中', '資料處理科 (2021/9~2023/6)')).toEqual(
      ['資訊工程系 | 海州師範大學 | 2023-09 | 2026-06', '資料處理科 | 海州高中 | 2021-09 | 2023-06'],
    );
  });

  test('told among personal data, level first', () => {
    const reading = read([
      { text: '祝若愚', size: 18 },
      large('个人信息'),
      '• 祝若愚/男/2000',
      '• 本科/海州大学 物联网工程',
      '• 工作年限：3年',
      large('工作经历'),
      '2018.09-至今 海州云帆科技有限公司 工程师',
      large('专业技能'),
      '实验室管理',
    ]);
    expect(entriesIn(reading, 'education')).toEqual(['物联网工程 本科 | 海州大学 | - | -']);
  });

  test.each<[string, readonly string[], string]>([
    ['how one was taken in, what rank the school is', ['• 海州大学 (统招)本科'], '本科 | 海州大学 | - | -'],
    ['the year of leaving below', ['• 本科/海州学院计算机系（二本）', '• 毕业时间：2018年'], '计算机系 本科 | 海州学院 | - | 2018'],
    ['by a label', ['科系： 海州大學 經濟學系 學士'], '經濟學系 學士 | 海州大學 | - | -'],
  ])('told among personal data: %s', (_, rows, told) => {
    const reading = read([
      { text: '祝若愚', size: 18 },
      large('个人信息'),
      ...rows,
      large('工作经历'),
      '2018.09-至今 海州云帆科技有限公司 工程师',
      large('专业技能'),
      '实验室管理',
    ]);
    expect(entriesIn(reading, 'education')).toEqual([told]);
  }); // prettier-ignore

  test('parted by the word that a form in English has, with an address behind', () => {
    expect(studied('物联网工程 at 海州大学 https://example.org 2014.09-2018.06')).toEqual([
      '物联网工程 | 海州大学 | 2014-09 | 2018-06',
    ]);
  });

  test('and firms in sentences, in the rows of a table', () => {
    const reading = read([
      { text: '大友 千尋', size: 18 },
      large('経歴'),
      [[56, '2016年3月'], [160, 'なぎさ工業高等専門学校 電子制御工学科を卒業。']],
      [[56, '2018年4月'], [160, '株式会社なぎさ製作所に入社。営業に従事。']],
      large('資格'),
      'ITパスポートを取得しました。',
    ]); // prettier-ignore
    expect(entriesIn(reading, 'education')).toEqual(['電子制御工学科 | なぎさ工業高等専門学校 | - | 2016-03']);
    expect(entriesIn(reading, 'experience')).toHaveLength(1);
  });

  test('among firms that the jobs below tell once more', () => {
    const reading = read([
      { text: '大友 千尋', size: 18 },
      large('学歴・職歴'),
      [[56, '2011年4月 - 2015年3月'], [220, 'なぎさ大学工学部情報学科']],
      [[56, '2015年4月 - 現在'], [220, '株式会社なぎさ製作所']],
      large('職歴'),
      '2015年4月 - 現在 株式会社なぎさ製作所 営業',
      large('資格'),
      'ITパスポートを取得しました。',
    ]); // prettier-ignore
    expect(entriesIn(reading, 'education')).toHaveLength(1);
    expect(entriesIn(reading, 'experience')).toHaveLength(1);
  });

  test('when one is to leave, below the whole of the years', () => {
    const rows: readonly Row[] = [
      [[56, '海州师范大学, 北京'], [440, '2015 – 至今']],
      '硕士研究生 水利工程, 预计 2027 年 1 月毕业',
      [[56, '海州师范大学, 北京'], [440, '2011.9 – 2015']],
      '学士 信息工程',
    ]; // prettier-ignore
    expect(studied(...rows)).toEqual([
      '硕士研究生 水利工程 | 海州师范大学 | 2015 | 2027-01',
      '学士 信息工程 | 海州师范大学 | 2011-09 | 2015',
    ]);
  });

  test('below the head of a table', () => {
    expect(
      studied([[56, '学校'], [240, '学历，专业'], [440, '时间']], [[56, '海州职业学院'], [240, '专科，软件技术'], [440, '2019-至今']]), // prettier-ignore
    ).toEqual(['专科,软件技术 | 海州职业学院 | 2019 | present']);
  });

  test('founded by a prefecture', () => {
    const reading = read([
      { text: '大友 千尋', size: 18 },
      large('学歴'),
      '2011年4月〜2014年3月 大阪府立 なぎさ高等学校 卒業',
      large('資格'),
      'ITパスポートを取得しました。',
    ]);
    expect(entriesIn(reading, 'education')[0]).toContain('大阪府立なぎさ高等学校');
  });

  test('without a heading above the first, it is no job', () => {
    const reading = read([
      { text: '祝若愚', size: 18 },
      '海州职业技术学院 - 工程造价',
      '2019.9 - 2022.6',
      large('二、专业技能'),
      '能编制工程量清单',
      large('三、个人评价'),
      '认真负责。',
    ]);
    expect(entriesIn(reading, 'experience')).toEqual([]);
  });
});

describe('studies told in a list within a list', () => {
  const studied = (...rows: readonly Row[]): string[] =>
    entriesIn(read([large('学歴'), ...rows, large('資格'), '普通自動車免許を取得しました。']), 'education');
  const inner = (...texts: readonly string[]): Row[] => texts.map((text) => [[80, `• ${text}`]]);

  test.each([
    ['years in which they ended', '湊大学', ['工学部 情報学科', '2021年3月卒業']],
    ['labels', '最終学歴: 湊大学', ['学部: 工学部 情報学科', '卒業年月: 2021年3月']],
    ['what else is said', '湊大学', ['工学部 情報学科', '2021年3月卒業', '研究テーマ：画像の圧縮']],
  ] as const)('%s', (_, school, told) => {
    expect(studied(`• ${school}`, ...inner(...told), '• 湊北高等学校', ...inner('普通科', '2017年3月卒業'))).toEqual([
      '工学部 情報学科 | 湊大学 | - | 2021-03',
      '普通科 | 湊北高等学校 | - | 2017-03',
    ]);
  });

  test('periods', () => {
    expect(studied('• 湊大学', ...inner('工学部 情報学科', '2017年4月〜2021年3月'), '• 湊北高等学校', ...inner('普通科', '2014年4月〜2017年3月'))).toEqual([
      '工学部 情報学科 | 湊大学 | 2017-04 | 2021-03',
      '普通科 | 湊北高等学校 | 2014-04 | 2017-03',
    ]); // prettier-ignore
  });
});

test('what is told beside studies in lines of its own is no part of them', () => {
  const rows: readonly Row[] = ['海州财经大学 信息管理 本科 2020.09~2024.06', '荣誉奖项：连续三年获得校级奖学金', '语言技能：通过英语四级、英语六级', '其他技能：计算机二级证书，初级会计证书']; // prettier-ignore
  expect(entriesIn(read([{ text: '祝若愚', size: 18 }, large('教育背景'), ...rows, large('专业技能'), '实验室管理']), 'education')).toEqual(['信息管理 本科 | 海州财经大学 | 2020-09 | 2024-06']); // prettier-ignore
});
