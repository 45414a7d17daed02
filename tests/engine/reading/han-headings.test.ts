/** Headings that no list holds, told by what they are made of. */
import { describe, expect, test } from 'vitest';
import { hanHeading } from '../../../src/engine/reading/sections/han-headings.ts';
import { readTables } from './drawn-table.ts';
import { entriesIn, headingsOf, read, type Row } from './sheet.ts';

describe('the kind is told by the words that close it', () => {
  test.each([
    ['执业经历', 'experience'], ['带班经历', 'experience'], ['临床工作经验', 'experience'], ['驾驶经历', 'experience'], ['任職經歷', 'experience'],
    ['診療経歴', 'experience'], ['パート・アルバイト歴', 'experience'], ['求学经历', 'education'], ['受教育情况', 'education'],
    ['学位・学歴', 'education'], ['所获奖励', 'awards'], ['受賞・表彰歴', 'awards'], ['主要研究業績', 'publications'], ['发表文章', 'publications'],
    ['論文リスト', 'publications'], ['訳書', 'publications'], ['外语水平', 'languages'], ['語学について', 'languages'], ['自我鉴定', 'summary'], ['経歴の概要', 'summary'], ['個人簡述', 'summary'],
    ['擅长领域', 'skills'], ['使用ツール', 'skills'], ['スキルシート', 'skills'], ['できること', 'skills'], ['执照与证书', 'certifications'], ['驾照与证件', 'certifications'], ['專業訓練', 'certifications'], ['受講研修一覧', 'certifications'],
    ['学生会工作', 'volunteering'], ['社团/组织经历', 'volunteering'], ['课外活动', 'volunteering'], ['代表作品', 'projects'], ['业余爱好', 'interests'],
  ])('%s', (text, kind) => {
    expect(hanHeading(text)).toBe(kind);
  }); // prettier-ignore

  test.each([
    '中文系荣誉文学士(二等)',
    '联系方式',
    '職務経歴書',
    '担当業務',
    '联合创始人',
    '2019年 工作经历',
    '负责门店的日常运营管理工作',
    '点餐小助手-项目',
    '本人希望記入欄',
  ])('%s is none', (text) => {
    expect(hanHeading(text)).toBeNull();
  });
});

test.each(['ŵ', 'ϻ', 'Ð', 'x', 'IJ'])('what a pictogram leaves before a heading: %s', (letter) => {
  const rows: readonly Row[] = [
    { text: '祝若愚', size: 18 },
    { text: `${letter} 授课经历`, font: 1 },
    '2018.09-至今 海州第二中学 化学教师',
    '负责高一年级的化学课程与实验室的日常管理',
    { text: `${letter} 掌握工具`, font: 1 },
    '仪器：滴定管、分光光度计、离心机',
  ];
  expect(headingsOf(read(rows)).map((heading) => heading.split(': ')[1])).toEqual(['experience', 'skills']);
});

describe('marks and numbers before a heading', () => {
  test.each(['一、', '【', '■ ', '◆', '● ', '▍', '(二)'])('%s', (mark) => {
    const rows: readonly Row[] = [
      { text: '祝若愚', size: 18 },
      `${mark}授课经历${mark === '【' ? '】' : ''}`,
      '2018.09-至今 海州第二中学 化学教师',
      '负责高一年级的化学课程与实验室的日常管理',
      `${mark}学业情况${mark === '【' ? '】' : ''}`,
      '2014.09-2018.06 海州师范大学 化学 本科',
    ];
    const told = headingsOf(read(rows)).map((heading) => heading.split(': ')[1]);
    expect(told).toEqual(['experience', 'education']);
  });
});

test('a label under every employer is no section', () => {
  const job = (name: string): readonly Row[] => [
    { text: name, font: 1 },
    { text: '【実績】', font: 1 },
    '・月次の締めを三日短縮しました',
  ];
  const reading = read([
    { text: '職務経歴', size: 14 }, ...job('株式会社はま食品 2018年4月~現在'), ...job('株式会社みお商会 2012年4月~2018年3月'),
    { text: '学歴', size: 14 }, '2012年3月 湾岸大学 経済学部 卒業',
  ]); // prettier-ignore
  expect(headingsOf(reading)).toEqual(['職務経歴: experience', '学歴: education']);
});

test('schooling in a table of personal data heads nothing', () => {
  const reading = read([
    [[56, '姓名'], [120, '祝若愚'], [300, '性别'], [360, '男']],
    [[56, '学历'], [120, '本科'], [300, '专业'], [360, '化学']],
    { text: '工作经历', size: 14 },
    '2018.09-至今 海州第二中学 化学教师',
  ]); // prettier-ignore
  expect(headingsOf(reading)).toEqual(['工作经历: experience']);
});

test.each<[string, string]>([
  ['技能证书', 'skills+certifications'],
  ['证书与技能', 'certifications+skills'],
  ['语言及电脑', 'languages+skills'],
  ['学习经历（从高中填起）', 'education'],
  ['技能证书 Skills', 'skills+certifications'],
  ['【学习简历】', 'education'],
  ['■ 自己PR（300字以内）', 'summary'],
  ['応募の要旨', 'summary'],
  ['在籍会社一覧', 'experience'],
])('%s', (text, kinds) => {
  const reading = read([
    { text, size: 14 },
    '数控车床、三坐标测量、质量体系审核与供应商管理，熟悉各种测量仪器',
    { text: '工作经历', size: 14 },
    '海州机床厂 质检员 2014.07-2018.06',
  ]);
  expect(headingsOf(reading)).toContain(`${text.replace('（', '(').replace('）', ')')}: ${kinds}`);
});

test.each<[string, string]>([
  ['アルバイト・インターンシップ経験', 'experience'],
  ['SKILL', 'skills'],
  ['LICENSE', 'certifications'],
  ['SCHOOL', 'education'],
  ['AWARD', 'awards'],
  ['HOBBY', 'interests'],
])('in Japanese: %s', (text, kinds) => {
  const reading = read([
    { text, size: 14 },
    'なぎさ検定一級、フラワーアレンジメント、見積作成の経験があります。',
    { text: '職歴', size: 14 },
    '2014年7月〜2018年6月 株式会社なぎさ製作所 品質管理課 主任',
  ]);
  expect(headingsOf(reading)).toContain(`${text}: ${kinds}`);
});

test('a row of fields opens no section', () => {
  const reading = read([
    [[56, '姓名'], [150, '尚晓芸'], [280, '性别'], [380, '女']],
    [[56, '毕业院校'], [150, '齐鲁学院'], [280, '毕业时间'], [380, '2012.06']],
    [[56, '学历'], [150, '大学本科'], [280, '健康状况'], [380, '良好']],
    { text: '工作经历', size: 14 },
    '海州机床厂 质检员 2014.07-2018.06，负责零件的抽检与质量体系审核',
  ]); // prettier-ignore
  expect(headingsOf(reading)).toEqual(['工作经历: experience']);
});

test('what closes a personal form ends the section above it', () => {
  const reading = read([
    { text: '工作经历', font: 1 },
    '海州机床厂 质检员 2014.07-2018.06',
    '• 每月抽检零件三千件，退货率下降一半',
    { text: '家庭主要成员', font: 1 },
    '父亲 尚建国 1962年1月 海州第一中学 教师',
  ]);
  expect(reading.entries).toHaveLength(1);
});

test('a heading that reads like a label of each job is told by its mark', () => {
  const job = (name: string): readonly Row[] => [
    name,
    '〔職務内容〕',
    '・施設への提案を担当しました',
    '・所員の目標を管理しました',
  ];
  const reading = read([
    { text: '■ 職務内容', font: 1 },
    ...job('2017年8月〜現在 なぎさ医療株式会社 営業部 所長'),
    ...job('2009年4月〜2017年7月 みなと設備株式会社 営業部 主任'),
    { text: '■ 資格', font: 1 },
    '普通自動車運転免許',
  ]);
  expect(headingsOf(reading)).toEqual(['■ 職務内容: experience', '■ 資格: certifications']);
});

test('a heading in brackets with its text behind it', () => {
  const reading = read([
    '【职业经历】',
    '海州机床厂 质检员 2014.07-2018.06，负责零件的抽检与质量体系审核',
    '【资格证书】注册电气工程师、高压电工证',
    '【教育经历】2005年9月至2009年6月 海州工学院 电气自动化 大专',
  ]);
  expect(headingsOf(reading).map((heading) => heading.split(': ')[1])).toEqual([
    'experience',
    'certifications',
    'education',
  ]);
  expect(reading.entries.at(-1)?.organisation).toBe('海州工学院');
});

test('headings in everyday words, and rows that a label tells', () => {
  const reading = read([
    { text: '做过的工作', size: 14 },
    '2014.07-2018.06 海州机床厂 质检员',
    { text: '上过的学', size: 14 },
    '2010.09-2014.06 海州工学院 机械设计 本科',
    { text: '技能证书', size: 14 },
    '语言：CET-6、普通话二级甲等 | 软件：Excel、三坐标测量',
    '荣誉：校一等奖学金、三好学生',
  ]);
  expect(reading.sections.map(({ kind }) => kind)).toEqual([
    'experience',
    'education',
    'skills',
    'certifications',
    'languages',
    'awards',
  ]);
});

test('labels broken over the lines of their cell', () => {
  const reading = readTables([
    {
      widths: [40, 440],
      lines: 'cells',
      rows: [
        ['资格\n证书', '护士执业证书（2014年）、主管护师资格证书（2021年）'],
        ['获奖\n情况', '2023年 院级优秀护士；2020年 市级先进个人'],
        ['自\n我\n评\n价', '从事临床护理十余年，急危重症经验丰富，抗压能力强。'],
        ['联系\n地址', '海州市望岳区湖东路八号'],
      ],
    },
  ]);
  expect(headingsOf(reading)).toEqual(['资格证书: certifications', '获奖情况: awards', '自我评价: summary']);
});

test.each<[string, string]>([
  ['職務経歴の詳細', 'experience'],
  ['資格について', 'certifications'],
  ['これまでの職歴', 'experience'],
  ['これまでの仕事', 'experience'],
  ['語学の一覧', 'languages'],
])('%s holds a heading', (text, kinds) => {
  const reading = read([
    { text, size: 14 },
    '2014年7月〜2018年6月 株式会社なぎさ製作所 品質管理課 主任',
    { text: '自己PR', size: 14 },
    '日本語を書くことと、人の話を聞くことが得意です。',
  ]);
  expect(headingsOf(reading)).toContain(`${text}: ${kinds}`);
});

test('a summary of the career is no list of jobs, what one would like to do no job', () => {
  const reading = read([
    { text: '職務経歴概要', size: 14 },
    '店舗運営 2年3ヶ月（2012/02〜2014/05）',
    { text: '職務経歴', size: 14 },
    '株式会社たけのこ青果 2012年2月〜2014年5月 店長',
    { text: '意欲・興味', size: 14 },
    '産地の直売に関心があります。',
  ]);
  expect(headingsOf(reading)).toEqual(['職務経歴概要: summary', '職務経歴: experience', '意欲・興味: interests']);
});

test('the last school is a row of the table of the person', () => {
  const reading = read([
    { text: '職務経歴書', size: 18 },
    [[56, '氏名'], [160, '楠木 梓']],
    [[56, '最終学歴'], [160, '湾岸大学文学部']],
    [[56, 'ブログ'], [160, 'azusa-notes']],
    { text: '職務要約', size: 14 },
    '書店で仕入れと棚づくりに携わりました。',
  ]); // prettier-ignore
  expect(entriesIn(reading, 'education')).toEqual(['文学部 | 湾岸大学 | - | -']);
});

test.each([
  ['職務略歴', 'experience'],
  ['公開資料', 'publications'],
  ['業務外活動', 'projects'],
  ['OSS活動', 'projects'],
])('%s heads a section', (text, kind) => {
  const rows: readonly Row[] = [{ text: '辻堂 澪', size: 18 }, { text, size: 14 }, '航路の計算を速めました。'];
  expect(headingsOf(read([...rows, { text: '資格', size: 14 }, '海技士']))[0]).toBe(`${text}: ${kind}`);
});

test('the title in two scripts heads nothing', () => {
  expect(headingsOf(read([{ text: '個人履歷 RESUME', size: 18 }, '甘曉嵐', { text: '工作經驗', size: 14 }, '海州藥房 配藥員 2014.07-2018.06']))).toEqual(['工作經驗: experience']);
}); // prettier-ignore

test('a heading of other things, set as the known ones are, ends the section above it', () => {
  const large = (text: string): Row => ({ text, size: 14, font: 1 });
  const reading = read([
    '庹晓岚', '', large('工作经历'), '', '海州机床厂 质检员 2014.07-2018.06', '', large('教育背景'), '', '2010.09-2014.06 海州工学院 机械设计 本科', '',
    large('代表性业务'), '', '2023 某上市公司股权转让纠纷', '2022 某城投公司债券违约', '', large('专业技能'), '', '数控车床、三坐标测量、质量体系审核',
  ]); // prettier-ignore
  expect(reading.entries.filter(({ section }) => section === 'education')).toHaveLength(1);
});

test('a heading over each of the jobs, and rows of theirs that end like one', () => {
  const job = (house: string, post: string, period: string): Row[] => [
    '職務経歴',
    [[40, '勤務先名'], [160, house]],
    [[40, '経験職種'], [160, post]],
    [[40, '勤務期間'], [160, period]],
    [[40, '実績・経験スキル'], [160, '利用者の話をよく聞き、記録を残しました。']],
  ]; // prettier-ignore
  const reading = read([
    '浜野 さくら',
    ...job('株式会社みなもケア', 'ヘルパー', '2014年4月～2018年3月'),
    ...job('株式会社おきつの会', '介護事務', '2018年4月～現在'),
    '保有資格',
    '介護職員初任者研修 修了',
  ]);
  expect(headingsOf(reading)).toEqual(['職務経歴: experience', '職務経歴: experience', '保有資格: certifications']);
  expect(entriesIn(reading, 'experience')).toEqual([
    'ヘルパー | 株式会社みなもケア | 2014-04 | 2018-03',
    '介護事務 | 株式会社おきつの会 | 2018-04 | present',
  ]);
});
