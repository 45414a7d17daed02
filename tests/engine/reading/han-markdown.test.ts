/** Japanese and Chinese resumes as Markdown prints them: headings of several sizes, lists of fields, tables of keys and values. */
import { describe, expect, test } from 'vitest';
import { bold, chinese, japaneseWork, large } from './han-sheet.ts';
import { entriesIn, headingsOf, read, type Row } from './sheet.ts';

const sub = (text: string): Row => ({ text, size: 12, font: 1 });
const kindsOf = (...rows: readonly Row[]): string[] => headingsOf(read(rows));

describe('a smaller heading below that of a section opens none of its own', () => {
  test('projects and tools of a job', () => {
    const rows = [
      large('職務経歴'),
      sub('株式会社なぎさ製作所'),
      '時期: 2019/04 - 現在',
      { text: '参画プロジェクト', font: 1 },
      '・検査の手順を改め、不良を三割減らしました',
      { text: '使用技術', font: 1 },
      'Java、Oracle',
      large('資格'),
      'ITパスポート 2020年',
    ];
    expect(kindsOf({ text: '大友 千尋', size: 18 }, ...rows)).toEqual(['職務経歴: experience', '資格: certifications']);
  });

  test('languages to program in', () => {
    const rows = [large('技術'), sub('言語'), '・Java', '・Go', large('自己PR'), '人と話すことが得意です。'];
    expect(kindsOf({ text: '大友 千尋', size: 18 }, ...rows)).toEqual(['技術: skills', '自己PR: summary']);
  });

  test('those that one speaks keep theirs', () => {
    const rows = [large('スキル'), sub('語学'), '・英語 TOEIC 800点', large('自己PR'), '人と話すことが得意です。'];
    expect(kindsOf({ text: '大友 千尋', size: 18 }, ...rows)).toContain('語学: languages');
  });
});

describe('headings', () => {
  test.each([
    ['職務経歴<現職>', 'experience'],
    ['経験・スキル、資格', 'skills+certifications'],
    ['公司經歷 / 個人歷練', 'experience'],
    ['性格描述', 'summary'],
    ['個人成就', 'awards'],
    ['受賞歴・登壇・発信', 'awards+publications'],
  ])('%s', (text, kinds) => {
    const chineseOne = /[經歷個格]/u.test(text) && !/[ぁ-んァ-ン・]/u.test(text) && !text.includes('職務');
    const rows: readonly Row[] = chineseOne
      ? [large('专业技能'), '数控车床与质量体系审核', large(text), '做事认真，善于与同事沟通协作。']
      : [large('資格'), 'ITパスポートを取得しました。', large(text), '店舗の運営を担当しました。'];
    expect(kindsOf({ text: chineseOne ? '祝若愚' : '大友 千尋', size: 18 }, ...rows).at(-1)).toBe(`${text}: ${kinds}`);
  });

  test('an outline of the career in brackets', () => {
    const rows = [
      large('職務経歴（概要）'),
      '店舗の運営を八年担当しました。',
      large('職務経歴（現職）'),
      '2018年4月〜現在 株式会社なぎさ製作所 営業',
    ];
    expect(kindsOf({ text: '大友 千尋', size: 18 }, ...rows)).toEqual([
      '職務経歴(概要): summary',
      '職務経歴(現職): experience',
    ]);
  });

  test('the resume of somebody is a title', () => {
    expect(kindsOf({ text: '祝若愚的履歷', size: 20 }, large('技能'), 'Excel、Word 文書處理與資料整理')).toEqual([
      '技能: skills',
    ]);
  });

  test('a summary of the career that is a table of jobs', () => {
    const reading = read([
      { text: '大友 千尋', size: 18 },
      large('4. 職歴サマリ'),
      [[56, '期間'], [200, '所属/屋号'], [400, '主な役割']],
      [[56, '2019年4月〜現在'], [200, '株式会社なぎさ製作所'], [400, '課長']],
      large('5. 資格'),
      'ITパスポートを取得しました。',
    ]); // prettier-ignore
    expect(headingsOf(reading)[0]).toBe('4. 職歴サマリ: experience');
    expect(entriesIn(reading, 'experience')).toHaveLength(1);
  });

  test('of schools in plain letters, where others are prominent and none is of schools', () => {
    const rows = [
      '教育背景',
      '海州师范大学 化学 本科 2014.09-2018.06',
      large('专业技能'),
      '实验室管理',
      large('自我评价'),
      '认真负责。',
    ];
    expect(kindsOf({ text: '祝若愚', size: 18 }, '手机：138 0000 1234', ...rows)).toEqual([
      '教育背景: education',
      '专业技能: skills',
      '自我评价: summary',
    ]);
  });
});

describe('items of a list that are fields', () => {
  test('tell post and years, and are nothing that was done', () => {
    const { jobs, bullets } = japaneseWork(
      bold('株式会社なぎさ製作所'),
      '・在籍期間：2016年9月〜現在',
      '・雇用形態：正社員',
      '・事業内容：精密部品の製造',
      '・役割：品質管理課 主任',
      '・検査の手順を改め、不良を三割減らしました',
    );
    expect(jobs).toEqual(['品質管理課 主任 | 株式会社なぎさ製作所 | 2016-09 | present']);
    expect(bullets).toBe(1);
  });

  test('"売上：前年比120％" was reached', () => {
    expect(japaneseWork(bold('株式会社なぎさ製作所（2016年9月〜現在）営業'), '・売上：前年比120％').bullets).toBe(1);
  });
});

test('what one programs in is no language that one speaks', () => {
  const { sections } = read([
    { text: '大友 千尋', size: 18 },
    large('職務経歴'),
    '2018年4月〜現在 株式会社なぎさ製作所 営業',
    large('スキル'),
    '・言語：Java',
    '・DB：Oracle',
  ]);
  expect(sections.map(({ kind }) => kind)).toEqual(['experience', 'skills']);
});

test('what was worked on in a job, in smaller bold letters than its head', () => {
  expect(
    chinese(
      { text: '海州云帆科技有限公司 （2022.05-2024.10）', size: 12, font: 1 },
      { text: '储能管理系统', font: 1 },
      '• 编写数据同步脚本',
      { text: '其他', font: 1 },
      '• 项目维护与版本合并',
    ),
  ).toHaveLength(1);
});

test('employer and post parted by a colon', () => {
  expect(chinese(bold('云帆科技有限公司: Flutter 开发工程师 (2021/04-2022/01)'), '• 开发移动应用')).toEqual([
    'Flutter 开发工程师 | 云帆科技有限公司 | 2021-04 | 2022-01',
  ]);
});

describe('what is told in sentences is no head', () => {
  test.each([
    '納入先の工場において、複数の帳票の照合作業が',
    '後半は主任として新しい品目の導入を主導。また、直販の販路を',
    '2020 年以降は係長として以下の業務を担当：',
  ])('%s', (text) => {
    const { jobs } = japaneseWork(
      bold('株式会社なぎさ製作所（2016年9月〜現在）営業'),
      '・不良を三割減らしました',
      text,
      '人手で行われていました。',
    );
    expect(jobs).toEqual(['営業 | 株式会社なぎさ製作所 | 2016-09 | present']);
  });
});

test('two jobs at one time, each in bold over what was done', () => {
  const { jobs } = japaneseWork(
    { text: '大友農園（2011.04 - 2023.03）', size: 12, font: 1 },
    '・役割: 農業従事者',
    '・出荷の手順を改めました',
    { text: 'Webメディア運営（2015.02 - 2019.07）', size: 12, font: 1 },
    '・役割: 運営者',
    '・記事を千本公開しました',
  );
  expect(jobs).toEqual(['農業従事者 | 大友農園 | 2011-04 | 2023-03', '運営者 | Webメディア運営 | 2015-02 | 2019-07']);
});

test('a brand within the name of a firm', () => {
  expect(chinese(bold('云帆科技 (圆点传播) 有限公司 市场专员 (2016/10 - 2018/05)'), '• 策划新品上市活动')).toEqual([
    '市场专员 | 云帆科技(圆点传播)有限公司 | 2016-10 | 2018-05',
  ]);
});

test('a table of keys and values tells the name, "記載内容" none', () => {
  const reading = read([
    { text: '職務経歴書', size: 18 },
    large('記載内容'),
    [[56, 'key'], [200, 'value']],
    [[56, 'Name'], [200, '大友 千尋']],
    large('職務経歴'),
    '2018年4月〜現在 株式会社なぎさ製作所 営業',
  ]); // prettier-ignore
  expect(reading.contact.name?.value).toBe('大友 千尋');
});

describe('a firm, what is told of it, and its years behind a label', () => {
  const firm = { text: '株式会社なぎさ製作所', size: 12, font: 1 };

  test.each([
    [
      'a sentence that ends in a Latin stop',
      ['【事業内容】', '検査装置は 20 年使われている.', '【期間】2021/4 〜 2023/3'],
    ],
    ['an outline in the row of its label', ['【概要】 検査装置の設計と受託開発', '[期間] 2021/4 〜 2023/3']],
  ])('%s', (_, lines) => {
    const { jobs } = japaneseWork(firm, ...lines, '【業務内容】', '・検査手順を見直した', '・部品表を改訂した');
    expect(jobs).toEqual(['- | 株式会社なぎさ製作所 | 2021-04 | 2023-03']);
  });
});

test('a heading of remarks ends the jobs behind an icon that its font tells as a letter', () => {
  const rows = [
    large('ŵ 教育背景'),
    '海州大学 2012.09 - 2016.06',
    '学士 机械工程',
    large('í 工作经历'),
    '海州机床厂有限公司 质量工程师 2018.06 - 2021.03',
    '• 修订检验流程',
    '• 审核供应商',
    large('Ĺ 其它'),
    '• 校级三好学生',
  ];
  const { entries } = read([{ text: '陈海宁', size: 18 }, ...rows]);
  expect(entries.find(({ section }) => section === 'experience')?.bullets.length).toBe(2);
});

describe('tables with two words to a label', () => {
  const row = (...cells: readonly [number, string][]): Row => cells;
  const list = [
    row([56, '期間'], [200, '所属 / 雇用形態'], [420, '業務領域']),
    row([56, '2017年6月 ～ 2020年2月'], [200, '株式会社みさきキャスト / 派遣契約'], [420, '包装 / 検品']),
    row([56, '2014年7月 ～ 2017年5月'], [200, 'しおかぜ水産株式会社 / アルバイト'], [420, '加工']),
  ];
  const details = [
    sub('包装 / 検品'),
    row([56, '期間'], [200, '2017年6月 ～ 2020年2月']),
    row([56, '所属 / 雇用形態'], [200, '株式会社みさきキャスト / 派遣契約']),
    row([56, '派遣先'], [200, '県内の製菓工場']),
    row([56, '領域 / 役割'], [200, '包装ラインのリーダー']),
    row([56, '主な業務'], [200, '箱詰めの手順を改め、残業を減らしました']),
  ];
  const told = (...rows: readonly Row[]): string[] =>
    entriesIn(read([{ text: '大友 千尋', size: 18 }, large('職務経歴'), ...rows]), 'experience');

  test('the one whose staff one was is the employer', () => {
    expect(told(...details)).toEqual(['包装ラインのリーダー | 株式会社みさきキャスト | 2017-06 | 2020-02']);
  });

  test('what a label says of the post goes before the column of the list above', () => {
    const jobs = told(...list, large('職務経歴詳細'), ...details);
    expect(jobs[0]).toBe('包装ラインのリーダー | 株式会社みさきキャスト | 2017-06 | 2020-02');
    expect(jobs).toHaveLength(2);
  });

  test('heads of columns that leave more open', () => {
    expect(
      told(
        row([56, '期間'], [200, '業務内容'], [380, '担当等']),
        row([56, '2017年6月～2020年2月'], [200, '菓子の包装を受け持ちました。'], [380, 'ラインリーダー']),
        row([56, '2014年7月～2017年5月'], [200, '干物の加工を受け持ちました。'], [380, '加工スタッフ']),
      ).filter((job) => job.includes('期間')),
    ).toEqual([]);
  });
});
