/** Degrees in Chinese and Japanese beside what is told of the studies, and posts beside a remark. */
import { describe, expect, test } from 'vitest';
import { large, japanese } from './han-sheet.ts';
import { readResume } from '../../../src/engine/reading/index.ts';
import type { Reading } from '../../../src/engine/reading/reading.ts';
import type { PageRule } from '../../../src/resume/document.ts';
import { document, face, page } from '../builder.ts';
import { AS_OF, entriesIn, headingsOf, read, sheet, type Placed, type Row } from './sheet.ts';

const schools = (heading: string, ...rows: readonly Row[]): string[] =>
  entriesIn(read([large(heading), ...rows]), 'education');

describe('a degree in Chinese', () => {
  test('keeps the level that a remark in brackets stands behind', () => {
    expect(schools('教育背景', [[56, '西秦科技学院'], [250, '软件工程 · 硕士（保研）'], [450, '2023.09 – 2026.06']])).toEqual([
      '软件工程 硕士(保研) | 西秦科技学院 | 2023-09 | 2026-06',
    ]); // prettier-ignore
  });

  test('keeps what was finished beside a course of no subject, or as a form of Hong Kong', () => {
    expect(schools('學歷', '東川高級中學 普通科 高中畢業 2007/9~2010/6', '1992年 青田工業中學 中五畢業')).toEqual([
      '普通科 高中畢業 | 東川高級中學 | 2007-09 | 2010-06',
      '中五畢業 | 青田工業中學 | - | 1992',
    ]);
  });

  test('takes in no office that one held in a class', () => {
    const rows: readonly Row[] = [[[56, '东川市第四中学'], [400, '2019年9月 - 2022年6月']], '高中 文科班班长']; // prettier-ignore
    expect(schools('教育背景', ...rows)).toEqual(['高中 | 东川市第四中学 | 2019-09 | 2022-06']);
  });

  test('takes in no line that tells neither subject nor level', () => {
    expect(
      schools(
        '教育背景',
        [[56, '西秦科技学院'], [250, '计算机科学与技术 · 本科'], [450, '2019.09 – 2023.06']],
        '专业排名 8/212，获国家励志奖学金、校优秀毕业生、新生导生',
      ),
    ).toEqual(['计算机科学与技术 本科 | 西秦科技学院 | 2019-09 | 2023-06']);
  }); // prettier-ignore

  test('is of a school whose name holds the word for a subject', () => {
    expect(
      schools('學歷', [
        [56, '2009 – 2012'],
        [150, '香港海岸理工專業書院'],
        [330, '高級文憑（商業行政）'],
      ]),
    ).toEqual(['高級文憑(商業行政) | 香港海岸理工專業書院 | 2009 | 2012']);
  });

  test('stands under a heading of training as well', () => {
    expect(headingsOf(read([large('教育培训经历'), '1994.9—1997.7 海州第三中学 高中']))).toEqual(['教育培训经历: education']); // prettier-ignore
  });

  test('in rows with a month of their own beside one with a period', () => {
    expect(
      schools(
        '教育经历',
        '1994.9—1997.7 海州第三中学 高中',
        '2014 年 1 月 海州市月嫂培训班 高级育婴员培训',
        '2018 年 6 月 海州护理培训学校 小儿推拿培训',
      )[0],
    ).toBe('高中 | 海州第三中学 | 1994-09 | 1997-07');
  });
});

describe('a degree in Japanese', () => {
  test('says nothing of how the only course ended', () => {
    expect(schools('学歴', '2014年4月～2018年3月 浜辺大学大学院 博士後期課程満期退学')).toEqual([
      '博士後期課程 | 浜辺大学大学院 | 2014-04 | 2018-03',
    ]);
  });

  test('nor of its thesis', () => {
    expect(
      schools(
        '学歴',
        [[56, '2014年4月～2018年3月'], [200, '浜辺大学大学院 文学研究科 博士後期課程']],
        [[56, '2019年9月'], [200, '博士（歴史学）取得 論文「近世の水害と町共同体」']],
      )[1],
    ).toBe('博士(歴史学) | - | - | 2019-09');
  }); // prettier-ignore
});

describe('a post in Japanese', () => {
  test('is one though a sentence stands in the brackets behind it', () => {
    expect(
      japanese(
        '2019年4月～現在 株式会社なぎさファシリティーズ',
        '設備管理副所長（2022年4月より。それ以前は設備員）',
        '・ 受変電設備の日常点検、月次点検',
        '2014年10月～2019年3月 有限会社はまべビルサービス',
        '設備員',
        '・ 医療ガス設備の日常点検と記録',
      ),
    ).toEqual([
      '設備管理副所長 | 株式会社なぎさファシリティーズ | 2019-04 | present',
      '設備員 | 有限会社はまべビルサービス | 2014-10 | 2019-03',
    ]);
  });

  test('behind which a label tells where one was taken in', () => {
    expect(
      japanese(
        [[56, '2022年4月～現在'], [200, '浜辺大学 文学研究院 助教']],
        [[56, '2020年4月～2022年3月'], [200, '海辺学術振興会 特別研究員（PD）受入機関：北浜大学']],
      )[1],
    ).toBe('特別研究員(PD) | 海辺学術振興会 | 2020-04 | 2022-03');
  }); // prettier-ignore
});

/** A table with lines around its cells; `edges` of the columns of each row. */
function ruledTable(
  rows: readonly { readonly edges: readonly number[]; readonly texts: readonly string[] }[],
): Reading {
  const height = 14;
  const top = 790 + 10;
  const drawn = sheet(
    rows.map(({ edges, texts }): Row => {
      const [only, more] = texts;
      if (only !== undefined && more === undefined) return { text: only, x: 54, font: 1 };
      return texts.map((text, at): Placed => [(edges[at] ?? 0) + 4, text]);
    }),
  );
  const rule = (orientation: PageRule['orientation'], box: PageRule['box']): PageRule => ({ orientation, box, colour: '#000000' }); // prettier-ignore
  const across = [...rows, rows[0]].map((_, at) => rule('horizontal', { x: 50, y: top - at * height, width: 480, height: 0.6 })); // prettier-ignore
  const down = rows.flatMap(({ edges }, at) =>
    [...edges, 530].map((x) => rule('vertical', { x, y: top - (at + 1) * height, width: 0.6, height })),
  );
  return readResume(document([page([], { spans: drawn.spans, rules: [...across, ...down] })], { fonts: [face('Lato'), face('Lato', { weight: 700 })] }), { asOf: AS_OF }); // prettier-ignore
}

test('the head of a table tells nothing of rows with other columns below a row of one cell', () => {
  const jobs = [50, 170, 330, 430];
  const schools = [50, 170, 380];
  const reading = ruledTable([
    { edges: [50], texts: ['工作经历'] },
    { edges: jobs, texts: ['起止时间', '工作单位', '职务', '主要工作'] },
    { edges: jobs, texts: ['2019.3—今', '海州家政服务公司', '金牌月嫂', '新生儿护理'] },
    { edges: jobs, texts: ['2014.2—2016.1', '海州家家政公司', '育婴员', '辅食制作'] },
    { edges: [50], texts: ['教育培训经历'] },
    { edges: schools, texts: ['1994.9—1997.7', '海州第三中学', '高中'] },
    { edges: schools, texts: ['1997.9—2000.7', '海州护理学校', '中专'] },
  ]);
  expect(entriesIn(reading, 'education')).toEqual([
    '高中 | 海州第三中学 | 1994-09 | 1997-07',
    '中专 | 海州护理学校 | 1997-09 | 2000-07',
  ]);
});

describe('a course of a graduate school', () => {
  test.each([
    ['beside its university', ['大学院工学研究科博士前期課程 - なぎさ大学（2012.06）'], 'なぎさ大学'],
    ['behind it', ['なぎさ大学 / 大学院工学研究科博士前期課程', '2012.06'], 'なぎさ大学'],
    ['over a school of any kind', ['大学院工学研究科博士前期課程（2012.06）', 'なぎさ短期大学'], 'なぎさ短期大学'],
  ])('is no school: %s', (_, rows, school) => {
    expect(schools('学歴', ...rows)).toEqual([`大学院工学研究科博士前期課程 | ${school} | - | 2012-06`]);
  });
});
