/** Parts of Japanese and Chinese resumes as Markdown, LaTeX and office forms set them: headings with a gloss, lists of jobs, tables of firms. */
import { describe, expect, test } from 'vitest';
import { readResume } from '../../../src/engine/reading/index.ts';
import { document, face, page, span } from '../builder.ts';
import { readTables } from './drawn-table.ts';
import { bold, chinese, japanese, large } from './han-sheet.ts';
import { AS_OF, entriesIn, headingsOf, read } from './sheet.ts';

describe('a heading', () => {
  test('with the same in English behind a dash', () => {
    const reading = read([
      large('資格綜述 - Summary of Qualifications'),
      '十二年倉儲管理經驗，帶領過二十人的團隊。',
      large('工作經歷 – Work Experience'),
      '2019.04 – 2022.08 海州倉儲股份有限公司 倉管人員',
      large('自傳 - Autobiography'),
      '假日常到山區，喜歡登山與攝影。',
    ]);
    expect(headingsOf(reading)).toEqual([
      '資格綜述 - Summary of Qualifications: summary',
      '工作經歷 – Work Experience: experience',
      '自傳 - Autobiography: summary',
    ]);
  });

  test('behind a pictogram in a cell of its own', () => {
    const at = (text: string, x: number, y: number, size = 10): ReturnType<typeof span> => span({ text, x, y, size });
    const spans = [
      at('祝若愚 ruoyu@example.org', 50, 780),
      at('\ue024', 50, 740, 14),
      at('工作经历（Working）', 120, 740, 14),
      at('2019.04 - 2022.08 海州精机有限公司 会计助理', 50, 720),
      at('\ue025', 50, 690, 14),
      at('各项技能（Skills）', 120, 690, 14),
      at('熟练编制报表，参加过两次年终审计。', 50, 670),
    ];
    const reading = readResume(document([page([], { spans })], { fonts: [face('Lato')] }), { asOf: AS_OF });
    expect(reading.headings.map(({ kinds }) => kinds.join('+'))).toEqual(['experience', 'skills']);
  });

  test('that opens a part of the section above it, and the next of its size', () => {
    const reading = read([
      { text: '工作經歷', size: 16 },
      { text: '任職經歷', size: 13 },
      '2019/04 – 2022/08 海州精機股份有限公司 工程師',
      { text: '專案經驗', size: 13 },
      '門禁管理系統 (2020/05 – 2021/07)',
      { text: '專業技能', size: 16 },
      'C#、Java、SQL Server 與版本控制',
    ]);
    expect(headingsOf(reading).map((text) => text.split(': ')[1])).toEqual(['experience', 'experience', 'projects', 'skills']); // prettier-ignore
    expect(entriesIn(reading, 'experience')).toEqual(['工程師 | 海州精機股份有限公司 | 2019-04 | 2022-08']);
  });

  test('of research over posts in laboratories is one of work', () => {
    const research = (...rows: readonly string[]): string[] =>
      headingsOf(read([large('研究经历'), ...rows, large('专业技能'), 'Python、Matlab 与数据分析']));
    expect(research('海洋声学实验室 2019.04 – 至今', '本科实习生 导师：祝若水')).toContain('研究经历: experience');
    expect(research('基于图像的病虫害识别 2019.04 – 至今', '省级课题，负责人')).toContain('研究经历: projects');
  });
});

describe('jobs of a list', () => {
  test('with their years in the line below, and two posts in brackets', () => {
    expect(
      chinese(
        '• 望海木業股份有限公司(班長)',
        '2017/5~仍在職',
        '• 青禾紡織有限公司(倉管人員 、採購專員)',
        '2012/3~2015/8',
        '兩年內把盤點時間縮短一半。',
      ),
    ).toEqual([
      '班長 | 望海木業股份有限公司 | 2017-05 | present',
      '倉管人員 ・採購專員 | 青禾紡織有限公司 | 2012-03 | 2015-08',
    ]);
  });

  test('that open with their years are longer than others', () => {
    expect(
      chinese(
        '• 2003 – 至今 海州製版有限公司（Taichung, Taiwan）— 製版總監 / 副總經理 / 資深工程師 / 講師 Lead Printer',
        '• 2001 – 2003 南岸印刷 — 排版工程師',
      ).map((job) => job.split(' | ').slice(2).join(' ')),
    ).toEqual(['2003 present', '2001 2003']);
  });
});

test('what was built within the years of a firm is no job', () => {
  expect(
    japanese(
      [[56, '株式会社なぎさ'], [300, '2019年4月 〜 2021年5月']],
      '事業内容：業務ソフトの受託開発',
      [[60, '図書予約システム'], [300, '2019年10月 〜 2021年5月']],
      '・検索画面の作り直し',
    ),
  ).toEqual(['- | 株式会社なぎさ | 2019-04 | 2021-05']);
}); // prettier-ignore

test('a label in brackets with a remark heads no job', () => {
  expect(
    japanese(
      bold('【在庫の管理】(主な仕事)'),
      '棚ごとの数量を帳簿で管理する。',
      bold('【来客への対応】(月に数回)'),
      '見学者を工場に案内する。',
    ),
  ).toEqual([]);
});

test('the hospital of a faculty is an employer', () => {
  expect(japanese('2020年4月〜2022年3月 国立大学法人津ノ浦大学 津ノ浦大学歯学部附属病院')).toHaveLength(1);
});

describe('a table', () => {
  const widths = [150, 130, 210];
  const head = ['会社名', '期間', '業務内容'];
  const duties = '学習塾のための広報物の校正業務や進行のディレクター業務を担当。折込広告の手配やチームのリーダーを担当';

  test('of firms under a heading of a summary tells the jobs, once with those told below', () => {
    const reading = readTables([
      { heading: '職務経歴（サマリ）' },
      { widths, lines: 'cells', rows: [head, ['株式会社 NAGISA', '2019/4 〜現在', '受託開発に従事'], ['株式会社みさき', '2014/8 〜 2019/1', duties]] },
      { heading: '職務経歴（詳細）' },
      { widths, lines: 'none', rows: [['株式会社NAGISA', '2019年4月 〜 現在', '']] },
    ]); // prettier-ignore
    expect(entriesIn(reading, 'experience')).toEqual([
      '- | 株式会社 NAGISA | 2019-04 | present',
      '- | 株式会社みさき | 2014-08 | 2019-01',
    ]);
  });

  test('of when one came and left, and where one was', () => {
    const rows = [['入社', '退職', '職歴'], ['2014年06月', '2016年06月', '麺処みさき (パートタイム)'], ['2018年11月', '2020年03月', '株式会社なぎさ物流 (正社員)']]; // prettier-ignore
    const reading = readTables([{ heading: '職務概要' }, { widths: [110, 110, 260], lines: 'cells', rows }]);
    expect(entriesIn(reading, 'experience')).toEqual([
      'パートタイム | 麺処みさき | 2014-06 | 2016-06',
      '- | 株式会社なぎさ物流 | 2018-11 | 2020-03',
    ]);
  });

  test('of labels: what stands below the row of schools is none', () => {
    const rows = [['氏名', '浜田 薫'], ['学歴', '湾岸大学 経済学部 (2011年卒)'], ['前職', '園芸店の店員'], ['作成', '2020年6月15日']]; // prettier-ignore
    const reading = readTables([{ widths: [80, 300], lines: 'cells', rows }, { heading: '職務経歴' }]);
    expect(entriesIn(reading, 'education')).toEqual(['経済学部 | 湾岸大学 | - | 2011']);
  });

  test('of a job: its results below a label over a list are no section', () => {
    const job = (firm: string, years: string): string[][] => [
      [years, firm],
      ['業務内容', '・受け持ち患者の看護\n・退院支援の会議の運営'],
      ['実績', '受診までの待ち時間を3割短くした。'],
    ];
    const table = (firm: string, years: string) => ({ widths: [110, 370], lines: 'cells' as const, rows: job(firm, years) }); // prettier-ignore
    const reading = readTables([
      { heading: '職務経歴' },
      table('医療法人なぎさ会', '2020年4月〜現在'),
      { heading: '資格' },
    ]);
    expect(headingsOf(reading)).toEqual(['職務経歴: experience', '資格: certifications']);
  });
});
