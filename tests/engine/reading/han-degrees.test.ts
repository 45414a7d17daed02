/** Degrees in Japanese and Chinese, whose parts stand in any order. */
import { describe, expect, test } from 'vitest';
import { entriesIn, read, type Row } from './sheet.ts';

const large = (text: string): Row => ({ text, size: 14 });

describe('a degree', () => {
  const degree = (heading: string, ...rows: readonly Row[]): string[] =>
    entriesIn(
      read([large(heading), ...rows, large('資格証書'), '基礎的な知識と技能を有し、責任をもって仕事にあたる人です。']),
      'education',
    );

  test.each<[string, readonly Row[]]>([
    ['period, school, subject, level', ['2010年9月—2014年6月 海州工学院 机械设计 本科']],
    ['period right', [[[56, '海州工学院'], [200, '机械设计'], [300, '本科'], [430, '2010.09-2014.06']]]],
    ['level first', ['机械设计 本科，海州工学院，2010.09-2014.06']],
    ['the word of a template', ['机械设计 本科 at 海州工学院 2010.09-2014.06']],
    ['period below', ['海州工学院 机械设计 本科', '2010年9月至2014年6月']],
    ['the way of study behind it', ['海州工学院 2010.09-2014.06', '机械设计 | 本科 | 统招（专升本）']],
    ['hyphens between', ['2010.09-2014.06 海州工学院-机械设计-本科']],
    ['its year beside the school', ['海州工学院 2010级 机械设计 本科 2010.09-2014.06']],
    ['the level in brackets', ['海州工学院 机械设计 （全日制统招本科） 2010.09-2014.06']],
    ['an exchange below it', ['海州工学院 机械设计 本科 2010.09-2014.06', '2012.09 – 2013.06 赴宁海大学交换一年']],
    ['a rank of the school', ['海州工学院（浙江，双一流） 2010.09-2014.06', '机械设计 本科，辅修法语']],
    ['the thesis below it', ['海州工学院 机械设计 本科 2010.09-2014.06', '论文：齿轮的磨损']],
    ['what one was beside it', ['海州工学院 机械设计 本科 2010.09-2014.06', '在校经历：']],
    ['expected', ['海州工学院 机械设计 本科 2010.09-2014.06（预计）']],
    ['its honours behind it', ['2010.09-2014.06 海州工学院 机械设计 本科，二级甲等']],
    ['its ranks behind a dash', ['海州工学院 - 985/双一流 2010.09-2014.06', '机械设计 本科']],
    ['a sign before the school', ['2010.09–2014.06 | 机械设计，本科 @ 海州工学院']],
    ['what one did research on', ['2010.09-2014.06 海州工学院 机械设计 本科，研究方向：推荐系统，室内定位']],
    ['the rest of what one did research on in a second line', ['2010.09-2014.06 海州工学院 机械设计 本科，导师：尹某，研究方向：推荐系统，室内', '定位']],
    ['an honour behind its grades', ['海州工学院 机械设计 本科 2010.09-2014.06', '绩点3.9/4.0，国际生奖学金，院长学者']],
    ['who paid for it', ['海州工学院 机械设计 本科 2010.09-2014.06', '国家某某委资助']],
    ['labels', ['时间：2010.09-2014.06 学校：海州工学院 专业：机械设计 学历：本科']],
  ])('in Chinese: %s', (_, rows) => {
    const reading = read([large('教育经历'), ...rows, large('专业技能'), '数控车床、三坐标测量、质量体系审核与供应商管理']);
    expect(entriesIn(reading, 'education')).toEqual(['机械设计 本科 | 海州工学院 | 2010-09 | 2014-06']);
  }); // prettier-ignore

  test.each<[string, readonly Row[], string]>([
    ['a faculty written to its university', ['2009.09-2012.06 东岭大学信息工程学院硕士'], '硕士 | 东岭大学信息工程学院 | 2009-09 | 2012-06'],
    ['a faculty written to its university, beside the subject', ['2009.09-2012.06 东岭大学材料学院 材料加工工程专业 硕士'], '材料加工工程专业 硕士 | 东岭大学材料学院 | 2009-09 | 2012-06'],
    ['a faculty beside a degree that names its subject', ['2009.09-2012.06 东岭大学 法学院，法学学士'], '法学学士 | 东岭大学 法学院 | 2009-09 | 2012-06'],
    ['a public school of Hong Kong', ['2005 - 2011 青衣望海公學', '香港中學會考 / 高級程度會考'], '香港中學會考 高級程度會考 | 青衣望海公學 | 2005 | 2011'],
    ['the graduate courses of a subject in Taiwan', ['國立海東大學 企業管理研究所 碩士 2009/09 - 2012/06'], '企業管理研究所 碩士 | 國立海東大學 | 2009-09 | 2012-06'],
    ['a vocational school with who founded it', ['2009.09-2012.06 私立文海高職 餐飲管理科'], '餐飲管理科 | 私立文海高職 | 2009-09 | 2012-06'],
    ['an independent school of Malaysia', ['2009-2012 新山日升独中 统考（UEC）'], '统考(UEC) | 新山日升独中 | 2009 | 2012'],
    ['an institute written to it', ['2009.09-2012.06 东岭大学工业催化研究所计算化学中心', '博士 计算化学'], '博士 计算化学 | 东岭大学 | 2009-09 | 2012-06'],
    ['that it is still to end', ['东岭大学 信息管理学系（2009/09 — 2012/06 预计）'], '信息管理学系 | 东岭大学 | 2009-09 | 2012-06'],
    ['a college of it in a sentence', ['2009.09-2012.06 东岭大学文学院汉语言文学专业学习'], '汉语言文学专业 | 东岭大学文学院 | 2009-09 | 2012-06'],
    ['two houses that taught it', ['东岭大学与某院近物所联合培养博士 2009.09-2012.06', '专业：理论物理'], '理论物理 博士 | 东岭大学 | 2009-09 | 2012-06'],
    ['a level written to it', ['2009.09-2012.06 东岭大学本科'], '本科 | 东岭大学 | 2009-09 | 2012-06'],
    ['a college with a name of its own', ['2009.09-2012.06 东岭大学滨海学院 会计学'], '会计学 | 东岭大学滨海学院 | 2009-09 | 2012-06'],
    ['what is said of studies that go on', ['2022.09-至今 东岭大学 水文学 博士（在读，预计来春答辩）'], '水文学 博士 | 东岭大学 | 2022-09 | present'],
    ['an examination with its marks', ['2007 – 2013 沙田循德會中學 香港中學文憑考試：中文 5、英文 4、通識 5*'], '香港中學文憑考試 | 沙田循德會中學 | 2007 | 2013'],
    ['an examination with its subjects', ['2004 - 2009 新山日升中学 高中统考（理科）、SPM 8A'], '高中统考(理科) SPM 8A | 新山日升中学 | 2004 | 2009'],
    ['its courses in a label', ['2010.09-2014.06 海州师范学院 小学教育 本科', '主修：教学论、儿童心理学、班级管理', 'GPA 3.71/4.0，专业第6（6/124）'], '小学教育 本科 | 海州师范学院 | 2010-09 | 2014-06'],
    ['a thesis in its sentence', ['2008年9月—2011年7月，海州财经大学，金融学专业，经济学硕士，毕业论文《流动性风险研究》（优秀）。'], '金融学专业 经济学硕士 | 海州财经大学 | 2008-09 | 2011-07'],
    ['a certificate with its marks', [[[56, '高中统考文凭（UEC） 7A2B'], [430, '2012']], '日升独立中学'], '高中统考文凭(UEC) | 日升独立中学 | - | 2012'],
    ['a university abroad', ['2016.10-2017.10 University of Lakeside（加拿大）联合培养博士生'], '联合培养博士生 | University of Lakeside | 2016-10 | 2017-10'],
  ])('in Chinese: %s', (_, rows, told) => {
    expect(entriesIn(read([large('教育经历'), ...rows, large('专业技能'), '数控车床、三坐标测量、质量体系审核与供应商管理']), 'education')).toEqual([told]);
  }); // prettier-ignore

  test.each<[string, readonly Row[], string]>([
    ['range', ['2010年4月〜2014年3月 湾岸大学 経済学部 経営学科'], '経済学部 経営学科 | 湾岸大学 | 2010-04 | 2014-03'],
    ['entry and leaving', ['2010年4月 湾岸大学 文学部 入学', '2014年3月 湾岸大学 文学部 卒業'], '文学部 | 湾岸大学 | 2010-04 | 2014-03'],
    ['leaving behind it', ['湾岸大学 文学部 卒業（2014年3月）'], '文学部 | 湾岸大学 | - | 2014-03'],
    ['a visit', ['2019年9月 – 2020年2月 訪問学生', '湖畔大学 天文台（オランダ）'], '訪問学生 | 湖畔大学 天文台 | 2019-09 | 2020-02'],
    ['its country in brackets', ['2019年3月 湖畔外国語大学（ベトナム） 日本語学科 卒業'], '日本語学科 | 湖畔外国語大学 | - | 2019-03'],
    ['a course in Latin letters', ['2019年3月 なぎさスクール Webエンジニアコース 修了'], 'Webエンジニアコース | なぎさスクール | - | 2019-03'],
    ['a graduate school parted from its university', ['湾岸大学 大学院 理学研究科 博士後期課程 単位取得退学 2019年3月'], '理学研究科 博士後期課程 | 湾岸大学大学院 | - | 2019-03'],
    ['its department in brackets', ['2019年3月 県立湾岸高等学校（普通科）卒業'], '普通科 | 県立湾岸高等学校 | - | 2019-03'],
    ['what one read, behind a label', ['2015年4月〜2019年3月 湾岸大学 文学部', '専攻：日本近代文学'], '文学部 日本近代文学 | 湾岸大学 | 2015-04 | 2019-03'],
    ['its degree once more', ['2014年3月 湾岸大学大学院 理学研究科 修士課程 修了（修士（理学））'], '理学研究科 修士課程 | 湾岸大学大学院 | - | 2014-03'],
    ['a doctor, the school in brackets', ['博士（文学）（湾岸大学、2019年3月）'], '博士(文学) | 湾岸大学 | - | 2019-03'],
    ['the town of the school', ['機械科', '石川県立犀川高等学校 - 石川県 金沢市', '2010年4月 から 2014年3月'], '機械科 | 石川県立犀川高等学校 | 2010-04 | 2014-03'],
    ['a town abroad at the right', ['2010年4月〜2014年3月', [[56, '湾岸大学 経済学部 経営学科'], [430, 'Auckland, Canada']]], '経済学部 経営学科 | 湾岸大学 | 2010-04 | 2014-03'],
    ['a school in Latin letters', ['2014年3月 Wangan University 日本文学科 卒業'], '日本文学科 | Wangan University | - | 2014-03'],
    ['a doctor before the school with all its parts', ['博士（工学） 湾岸大学大学院 工学研究科 電子工学専攻 2014年3月 修了'], '博士(工学) | 湾岸大学大学院 工学研究科 電子工学専攻 | - | 2014-03'],
    ['a doctor', ['2014年3月 博士（理学） 湾岸大学大学院 理学研究科'], '博士(理学) | 湾岸大学大学院 理学研究科 | - | 2014-03'],
  ])('in Japanese: %s', (_, rows, told) => {
    expect(degree('学歴', ...rows)).toEqual([told]);
  }); // prettier-ignore
});

test('schools in labelled rows of a form that has no heading for them', () => {
  const reading = read([
    [[56, '氏名'], [150, '鬼頭 凛太郎'], [300, '国籍'], [360, '日本']],
    [[56, '大学・学部'], [150, '湾岸大学 理工学部 環境学科（2027年3月卒業見込）']],
    [[56, '出身高校'], [150, '石川県立犀川高等学校（2023年3月卒業）'], [400, '連絡先'], [450, 'a@example.org']],
    large('自己PR'),
    '地道な作業を続けられることが私の強みです。',
  ]); // prettier-ignore
  expect(entriesIn(reading, 'education')).toEqual([
    '理工学部 環境学科 | 湾岸大学 | - | 2027-03',
    '- | 石川県立犀川高等学校 | - | 2023-03',
  ]);
});

test.each([
  ['2010.09-2014.06 就读于海州工学院机械设计专业', '机械设计专业 | 海州工学院 | 2010-09 | 2014-06'],
  ['海州工学院机械设计专业（本科） 2010.09-2014.06', '机械设计专业(本科) | 海州工学院 | 2010-09 | 2014-06'],
  ['第一学历：海州工学院 机械设计 本科 2014.06毕业', '机械设计 本科 | 海州工学院 | - | 2014-06'],
  ['2010.09-2014.06 海州一中 高中', '高中 | 海州一中 | 2010-09 | 2014-06'],
])('%s', (row, told) => {
  const reading = read([large('教育经历'), row, large('专业技能'), '数控车床、三坐标测量、质量体系审核与供应商管理']);
  expect(entriesIn(reading, 'education')).toEqual([told]);
});

test('a level alone is what was finished, not where', () => {
  const reading = read([
    large('教育背景'),
    '2004年9月至2007年6月 海州市第二职业高中 高中',
    large('工作经历'),
    '海州机床厂 质检员 2014.07-2018.06，每月抽检零件三千件，退货率下降一半',
  ]);
  expect(entriesIn(reading, 'education')).toEqual(['高中 | 海州市第二职业高中 | 2004-09 | 2007-06']);
});

test('an examination of the whole country is no school, the army neither', () => {
  const reading = read([
    large('學歷'),
    '維城官立中學 香港中學文憑試 Level 5 × 3 2013年',
    '2006.12-2008.12 海州某部 义务兵 退伍',
    large('工作經歷'),
    '海州机床厂 质检员 2014.07-2018.06，每月抽检零件三千件，退货率下降一半',
  ]);
  expect(entriesIn(reading, 'education')).toEqual(['香港中學文憑試 | 維城官立中學 | - | 2013']);
});

test('a prize below a degree is no part of it', () => {
  const reading = read([
    { text: '教育背景', size: 14 },
    [
      [56, '2019.09-2023.06'],
      [200, '江汉平原大学'],
      [360, '统计学（本科）'],
    ],
    '国家励志奖学金（2次）、优秀毕业生',
    { text: '自我评价', size: 14 },
    '对数据敏感，做事细致，能独立完成从取数到结论的全流程。',
  ]);
  expect(entriesIn(reading, 'education')).toEqual(['统计学(本科) | 江汉平原大学 | 2019-09 | 2023-06']);
});

test('the upper part of a Japanese school and the course there', () => {
  const reading = read([large('学歴'), 'あさなぎ学園高等部 A進コース 卒業（2011年4月～2014年3月）', large('資格'), '普通自動車免許を取得しました。']);
  expect(entriesIn(reading, 'education')).toEqual(['A進コース | あさなぎ学園高等部 | 2011-04 | 2014-03']);
}); // prettier-ignore

describe('a school over two rows with its place and its faculty', () => {
  const degrees = (...rows: readonly Row[]): string[] =>
    entriesIn(read([large('教育经历'), ...rows, large('专业技能'), '数控车床、三坐标测量、质量体系审核与供应商管理']), 'education');

  test.each<[string, string, string, string]>([
    ['the province and the town are none of the degree', '海州大学 (HZU)', '浙江省杭州市', '化工学院制药专业 (GPA: 3.5/4.0)'],
    ['the faculty written to the department', '海州大学 (HZU)', '湖南省长沙市', '化工学院制药系 (GPA: 3.5/4.0)'],
  ])('%s', (_, school, place, studies) => {
    const told = degrees([[56, school], [480, place]], [[56, studies], [470, '2012.9-2016.6']]);
    expect(told).toEqual([`${studies.slice(4, 8).trim()} | 海州大学(HZU) 化工学院 | 2012-09 | 2016-06`]);
  });
}); // prettier-ignore

test.each<[string, string]>([
  ['・出身大学：北浜大学水産学部', '水産学部 | 北浜大学 | - | -'],
  ['冯若溪 | 139-0000-0021 | 海州师范大学 园艺学（专科）', '园艺学(专科) | 海州师范大学 | - | -'],
])('a school among the fields of the person: %s', (line, told) => {
  const chinese = line.includes('|');
  const rows = chinese ? [large('工作经历'), '海州苗圃有限公司 2012.04-2017.10'] : [large('職務経歴'), '株式会社あおば 2012年4月〜2017年10月']; // prettier-ignore
  expect(entriesIn(read([line, ...rows]), 'education')).toEqual([told]);
});

test('two degrees in one line', () => {
  const reading = read([
    large('教育经历'),
    '硕士：2019.09-2022.06 东岭大学 护理学   本科：2015.09-2019.06 海州工学院 助产学',
    large('专业技能'),
    '数控车床、三坐标测量、质量体系审核与供应商管理',
  ]);
  expect(entriesIn(reading, 'education')).toEqual([
    '硕士 护理学 | 东岭大学 | 2019-09 | 2022-06',
    '本科 助产学 | 海州工学院 | 2015-09 | 2019-06',
  ]);
});

describe('a school that no word tells', () => {
  test.each<[string, string]>([
    ['云帆课堂 · 工商管理 2014年7月', '工商管理 | 云帆课堂'],
    ['软件工程 硕士 | 云帆 2014年7月', '软件工程 硕士 | 云帆'],
    ['云帆课堂 2014年7月', '云帆课堂 | -'],
  ])('in Chinese: %s', (line, told) => {
    const reading = read([large('教育经历'), line, large('专业技能'), '数控车床、三坐标测量、质量体系审核与供应商管理']); // prettier-ignore
    expect(entriesIn(reading, 'education')[0]).toContain(told);
  });

  test('in Japanese', () => {
    const reading = read([large('学歴'), 'なぎさクリエイツ 映像音響科 2011年3月 卒業', large('資格'), '普通自動車免許を取得しました。']); // prettier-ignore
    expect(entriesIn(reading, 'education')[0]).toContain('映像音響科 | なぎさクリエイツ');
  });
});

test('what was on the timetable is no part of the degree', () => {
  const reading = read([
    large('教育经历'),
    '• 2013.9-2017.7 海州工业大学计算机科学与技术专业',
    [[60, '◦ 主要学习面向对象程序设计、算法与数据结构']],
    '• 海州财经学院｜软件工程 本科｜2010 – 2013：获三等奖学金，学习数据结构、算法。',
    '• 2007.9-2010.6 滨江学院，学习会计专业',
    large('专业技能'),
    '数控车床、三坐标测量、质量体系审核与供应商管理',
  ]);
  expect(entriesIn(reading, 'education')).toEqual([
    '计算机科学与技术专业 | 海州工业大学 | 2013-09 | 2017-07',
    '软件工程 本科 | 海州财经学院 | 2010 | 2013',
    '会计专业 | 滨江学院 | 2007-09 | 2010-06',
  ]);
});
