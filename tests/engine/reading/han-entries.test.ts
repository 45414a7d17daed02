/** Careers in Japanese and Chinese as a whole: what parts one job from the next. */
import { describe, expect, test } from 'vitest';
import { chinese, japanese, large } from './han-sheet.ts';
import { entriesIn, read, type Row } from './sheet.ts';

test('a job below the sentence that ends the one before', () => {
  expect(
    chinese(
      [[56, '俄语翻译'], [300, '黑河跨境物流集团']],
      '2014.09 – 2018.05',
      '陪同谈判四十余次，翻译合同及报关文件。',
      [[56, '外贸业务员'], [300, '海州木业有限公司']],
      '2012.07 – 2014.08',
      '负责俄方客户往来函电。',
    ),
  ).toEqual(['俄语翻译 | 黑河跨境物流集团 | 2014-09 | 2018-05', '外贸业务员 | 海州木业有限公司 | 2012-07 | 2014-08']);
}); // prettier-ignore

test('the first item behind the label of its list', () => {
  const reading = read([
    large('工作经历'),
    '海州机床厂 质检员 2014.07-2018.06',
    '工作描述：1、每月抽检零件三千件，退货率下降一半；',
    '2、建立到货检验制度。',
    large('专业技能'),
    '数控车床、三坐标测量、质量体系审核与供应商管理',
  ]);
  expect(reading.bullets.map(({ text }) => text)).toEqual(['每月抽检零件三千件,退货率下降一半;', '建立到货检验制度。']);
});

test('the names of projects within a job are neither headings nor jobs', () => {
  const reading = read([
    { text: '工作经历', size: 15 },
    { text: '海州芒种网络科技有限公司（2020年8月 ~ 至今）Java技术专家', size: 12 },
    { text: '订单中台项目', font: 1 },
    '我在此项目负责订单域建模与分库分表改造，支撑大促峰值每秒3.2万单。',
    { text: '其他项目', font: 1 },
    '• 推动全链路压测平台落地',
    { text: '宁海织云信息有限公司（2016年7月 ~ 2020年7月）Java开发工程师', size: 12 },
    '• 负责仓储与排产模块',
    { text: '技能清单', size: 15 },
    'Java、Spring Cloud、Netty、Redis',
  ]);
  expect(entriesIn(reading, 'experience')).toEqual([
    'Java技术专家 | 海州芒种网络科技有限公司 | 2020-08 | present',
    'Java开发工程师 | 宁海织云信息有限公司 | 2016-07 | 2020-07',
  ]);
});

test('months of one year, a post told under its row, the school named before', () => {
  const reading = read([
    large('学歴'),
    '2012年4月 湾岸大学 文学部 入学',
    '2016年3月 同大学 卒業',
    large('職歴'),
    '2016年4月 株式会社なぎさ製作所 入社',
    [[140, '品質管理担当として検査の手順を整備']],
    '2020年3月 一身上の都合により退職',
  ]);
  expect(entriesIn(reading, 'education')).toEqual(['文学部 | 湾岸大学 | 2012-04 | 2016-03']);
  expect(entriesIn(reading, 'experience')).toEqual(['品質管理担当 | 株式会社なぎさ製作所 | 2016-04 | 2020-03']);
  expect(japanese('2024年8月–9月 株式会社そら工房 インターン')).toEqual([
    'インターン | 株式会社そら工房 | 2024-08 | 2024-09',
  ]);
});

test('a start over its end in a rail beside the jobs is their period, no column', () => {
  const at = (x: number, y: number, text: string, font = 0): Row => ({ text, x, y, font });
  const rows: Row[] = [at(56, 790, '工作经历', 1)];
  const jobs = [
    ['2021.06', '至今', '海州云商科技有限公司', '采购主管'],
    ['2018.07', '2021.05', '宁海模具厂', '采购员'],
    ['2015.03', '2018.06', '三江物流有限公司', '仓库管理员'],
  ] as const;
  jobs.forEach(([start, end, employer, post], n) => {
    const y = 770 - n * 80;
    rows.push(at(56, y, start), at(56, y - 12, end), at(150, y, employer, 1), at(150, y - 17, post));
    rows.push(at(156, y - 34, '• 与供应商谈判，年降本百分之八'), at(156, y - 49, '• 建立到货检验制度，退货率下降一半'));
  });
  rows.push(
    at(56, 520, '教育经历', 1),
    at(56, 505, '2011.09'),
    at(56, 493, '2015.06'),
    at(150, 505, '海州工学院 物流管理 本科'),
  );
  const reading = read(rows);
  expect(reading.columns[0]?.count).toBe(1);
  expect(entriesIn(reading, 'experience')).toEqual([
    '采购主管 | 海州云商科技有限公司 | 2021-06 | present',
    '采购员 | 宁海模具厂 | 2018-07 | 2021-05',
    '仓库管理员 | 三江物流有限公司 | 2015-03 | 2018-06',
  ]);
});

describe('the end of a period above its start, in a rail close to the words', () => {
  const at = (x: number, y: number, text: string, font = 0): Row => ({ text, x, y, font });
  const heading = (y: number, text: string): Row => ({ text, y, size: 14 });

  test('is one with it', () => {
    const reading = read([
      heading(790, '教育背景'),
      at(71, 770, '至今'), at(105, 770, '滨州师范大学 · 地理系', 1),
      at(56, 755, '2016.03'), at(105, 755, '自然地理学 · 硕士'),
      at(56, 735, '2015.07'), at(105, 735, '滨州师范大学 · 地理系', 1),
      at(56, 720, '2011.02'), at(105, 720, '人文地理学 · 学士'),
      heading(690, '实习经历'),
      at(56, 670, '2015.11'), at(105, 670, '测绘员 @ 云溪勘测'),
      at(56, 655, '2015.08'), at(105, 655, '• 绘制三个乡镇的地形图'),
    ]); // prettier-ignore
    expect(entriesIn(reading, 'education')).toEqual([
      '地理系 自然地理学 硕士 | 滨州师范大学 | 2016-03 | present',
      '地理系 人文地理学 学士 | 滨州师范大学 | 2011-02 | 2015-07',
    ]);
    expect(entriesIn(reading, 'experience')).toEqual(['测绘员 | 云溪勘测 | 2015-08 | 2015-11']);
  });

  test('is another date where the rows are set alike', () => {
    const reading = read([
      heading(790, '教育背景'),
      at(56, 770, '2015.07'), at(105, 770, '滨州师范大学 地理系'),
      at(56, 755, '2011.02'), at(105, 755, '高中毕业'),
    ]); // prettier-ignore
    expect(entriesIn(reading, 'education')[0]).toBe('地理系 | 滨州师范大学 | - | 2015-07');
  });
});

test('a label over the duties of each job ends no section, however the headings are set', () => {
  const reading = read([
    '【工作经历】',
    '2018.07-至今 海州云帆科技有限公司 店长',
    '工作职责：',
    '◆ 管理员工十一人，制定月度销售计划',
    '2014.07-2018.06 海州机床厂 质检员',
    '工作职责：',
    '◆ 每月抽检零件三千件，退货率下降一半',
    '【专业技能】',
    '数控车床、三坐标测量、质量体系审核与供应商管理',
  ]);
  expect(entriesIn(reading, 'experience')).toEqual([
    '店长 | 海州云帆科技有限公司 | 2018-07 | present',
    '质检员 | 海州机床厂 | 2014-07 | 2018-06',
  ]);
  expect(reading.bullets.filter(({ section }) => section === 'experience')).toHaveLength(2);
});

test('years of the Republic with two digits, where later ones have three', () => {
  const reading = read([
    { text: '經歷', size: 14 },
    [
      [56, '中科精機股份有限公司'],
      [220, '廠務副理'],
      [330, '103年4月～迄今'],
    ],
    '負責廠房設施的維護與節能改善',
    [
      [56, '大甲齒輪廠'],
      [220, '技術員'],
      [330, '92年10月～97年7月'],
    ],
    '齒輪加工與首件檢驗',
    { text: '學歷', size: 14 },
    [
      [56, '大肚山科技大學'],
      [220, '機械工程系'],
      [330, '86年9月～90年6月'],
    ],
  ]);
  expect(entriesIn(reading, 'experience')).toEqual([
    '廠務副理 | 中科精機股份有限公司 | 2014-04 | present',
    '技術員 | 大甲齒輪廠 | 2003-10 | 2008-07',
  ]);
  expect(entriesIn(reading, 'education')).toEqual(['機械工程系 | 大肚山科技大學 | 1997-09 | 2001-06']);
});

test('labels of a job bank stand below the job, and one asks for all of a degree', () => {
  const reading = read([
    { text: '工作經歷', size: 14 },
    { text: '行銷企劃主任', font: 1 },
    '禾岳生活股份有限公司（零售業） 31~50人',
    '2021/3~仍在職 4年11個月',
    [
      [56, '職務類別'],
      [160, '行銷企劃人員、品牌宣傳及媒體公關'],
    ],
    [
      [56, '管理責任'],
      [160, '4人以下'],
    ],
    [
      [56, '工作內容'],
      [160, '1. 規劃年度行銷活動'],
    ],
    [[160, '2. 管理官網與社群']],
    { text: '教育程度', size: 14 },
    [
      [56, '最高學歷'],
      [160, '青田大學 傳播管理學系 碩士'],
    ],
    [[160, '2014/9~2017/6']],
  ]);
  expect(entriesIn(reading, 'experience')).toEqual(['行銷企劃主任 | 禾岳生活股份有限公司 | 2021-03 | present']);
  expect(entriesIn(reading, 'education')).toEqual(['傳播管理學系 碩士 | 青田大學 | 2014-09 | 2017-06']);
  expect(reading.bullets).toHaveLength(2);
});

test('dates of what was passed are no period', () => {
  const reading = read([
    { text: '資格', size: 14 },
    [
      [56, '2019年12月'],
      [160, '日本語能力試験N1 合格'],
    ],
    [
      [56, '2021年6月'],
      [160, 'TOEIC 785点'],
    ],
    { text: '自己PR', size: 14 },
    '三つの言語で現場と本社の間をつなぐことができます。',
  ]);
  expect(reading.lines.map(({ text }) => text)).toContain('2019年12月 日本語能力試験N1 合格');
});

test('a heading below a date is no word for now', () => {
  const reading = read([
    { text: '資格', size: 14 },
    [[56, '2023年3月'], [160, '介護の仕事']],
    [[56, '2019年12月'], [160, '日本語の試験']],
    { text: '言語', font: 1, size: 12 },
    'タガログ語（母語）、英語（流暢）、日本語（N2）',
  ]); // prettier-ignore
  expect(reading.headings.map(({ line }) => line.text)).toContain('言語');
});

test('years of reigns by their letter beside the jobs are no column', () => {
  const job = (years: string, firm: string): Row[] => [
    [[56, years], [160, firm]],
    [[170, '・処方箋を一日に九十枚あつかいました']],
    [[170, '・在宅の訪問を月に四十二件まで増やしました']],
    [[170, '・疑義照会の記録の様式を統一しました']],
  ]; // prettier-ignore
  const reading = read([
    { text: '職歴', size: 14 },
    ...job('R2.4～現在', 'あおば通り薬局 管理薬剤師'),
    ...job('H28.4～R2.3', 'みなと薬局 薬剤師'),
    ...job('H26.4～H28.3', '広瀬川病院 薬剤師'),
    ...job('H24.4～H26.3', '北浜病院 薬剤師'),
    ...job('H20.4～H24.3', '南浜病院 薬剤師'),
  ]);
  expect(entriesIn(reading, 'experience')[0]).toBe('管理薬剤師 | あおば通り薬局 | 2020-04 | present');
  expect(reading.columns[0]?.count).toBe(1);
});

test('the career of a public servant: offices written to their bureau, studies in a sentence', () => {
  const reading = read([
    { text: '学习经历', size: 14 },
    [
      [56, '1998.09—2002.07'],
      [200, '燕赵师范大学中文系汉语言文学专业学习，获文学学士学位'],
    ],
    { text: '工作经历', size: 14 },
    [
      [56, '2002.08—2006.03'],
      [200, '藁城第二中学 语文教师'],
    ],
    [
      [56, '2006.04—2012.11'],
      [200, '长安区教育局办公室 科员'],
    ],
    [
      [56, '2012.12—2019.01'],
      [200, '长安区教育局人事科 副科长'],
    ],
  ]);
  expect(entriesIn(reading, 'experience')).toEqual([
    '语文教师 | 藁城第二中学 | 2002-08 | 2006-03',
    '科员 | 长安区教育局办公室 | 2006-04 | 2012-11',
    '副科长 | 长安区教育局人事科 | 2012-12 | 2019-01',
  ]);
  expect(entriesIn(reading, 'education')).toEqual(['中文系汉语言文学专业 文学学士 | 燕赵师范大学 | 1998-09 | 2002-07']);
});
