/** Careers in Chinese as people without a template write them: in sentences, of households, in tables of a form, schools among jobs. */
import { describe, expect, test } from 'vitest';
import { readTables } from './drawn-table.ts';
import { entriesIn, headingsOf, read, type Row } from './sheet.ts';

const large = (text: string): Row => ({ text, size: 14 });
const SKILLS = [large('专业技能'), '数控车床、三坐标测量、质量体系审核与供应商管理'];

function jobs(...rows: readonly Row[]): string[] {
  return entriesIn(read([large('工作经历'), ...rows, ...SKILLS]), 'experience');
}

describe('a job told in a sentence', () => {
  test.each<[string, readonly Row[], readonly string[]]>([
    ['with what came of it', ['1995年到2003年，在海州针织厂做挡车工，后来改制下岗。'], ['挡车工 | 海州针织厂 | 1995 | 2003']],
    ['closed by a stop', ['2016年到2020年，在海州第八中学食堂做面点师。'], ['面点师 | 海州第八中学食堂 | 2016 | 2020']],
    ['with two verbs', ['2020年9月至今，于湘江源养老院担任厨师工作，负责一日三餐。'], ['厨师 | 湘江源养老院 | 2020-09 | present']],
    ['of a house of one’s own', ['2003年到2016年，自己开早餐店，主要做包子、馒头、米粉，高峰时一天卖四', '百碗粉。'], ['- | 早餐店 | 2003 | 2016']],
    ['of a house run with others', ['2009-2013 与朋友合伙经营一家海鲜餐厅'], ['- | 海鲜餐厅 | 2009 | 2013']],
    ['without a post', ['2001年—2004年 在海州建材市场打工'], ['- | 海州建材市场 | 2001 | 2004']],
  ])('%s', (_, rows, told) => {
    expect(jobs(...rows)).toEqual(told);
  }); // prettier-ignore
});

describe('an employer that no legal form marks', () => {
  test.each<[string, string, string]>([
    ['a household', '2024.05—2025.12 望京 张女士家 育儿嫂', '育儿嫂 | 望京 张女士家 | 2024-05 | 2025-12'],
    ['a workshop beside its works', '2014.09-2019.02 海州机电厂（500-1000人） [4年5个月] | 氩弧焊工 | 钣金车间', '氩弧焊工 | 海州机电厂 | 2014-09 | 2019-02'],
    ['a remark with its label', '2014.07—2016.08，陇原大学生态学院，博士后（合作导师：康世安教授）', '博士后 | 陇原大学生态学院 | 2014-07 | 2016-08'],
  ])('%s', (_, row, told) => {
    expect(jobs(row)).toEqual([told]);
  }); // prettier-ignore

  test('abroad, within the years of another', () => {
    expect(jobs('2016.09—2019.12，海州研究所，助理研究员', '2018.03—2019.03，University of Nordheim（挪威），访问学者')).toEqual([
      '助理研究员 | 海州研究所 | 2016-09 | 2019-12',
      '访问学者 | University of Nordheim | 2018-03 | 2019-03',
    ]);
  }); // prettier-ignore
});

test('parts schools from jobs under a heading of both', () => {
  const reading = read([
    large('学习及工作经历'),
    '2014.07—2016.08，海州研究所，研究员',
    '2009.09—2014.06，陇原大学，生态学，理学博士（硕博连读）',
    '2005.09—2009.06，塞上师范大学，生物科学，理学学士',
    ...SKILLS,
  ]);
  expect(headingsOf(reading)[0]).toBe('学习及工作经历: education+experience');
  expect(entriesIn(reading, 'experience')).toEqual(['研究员 | 海州研究所 | 2014-07 | 2016-08']);
  expect(entriesIn(reading, 'education')).toEqual([
    '生态学 理学博士(硕博连读) | 陇原大学 | 2009-09 | 2014-06',
    '生物科学 理学学士 | 塞上师范大学 | 2005-09 | 2009-06',
  ]);
});

test('reads a form that has its headings beside the heads of its tables', () => {
  const reading = readTables([
    {
      widths: [60, 130, 130, 90, 85],
      lines: 'cells',
      rows: [
        ['学 历', '初中', '驾照类型', 'A2', '16年'],
        ['工作经历', '时间', '单位名称', '岗位', '离职原因'],
        ['', '2021年4月—现在', '海州顺达物流有限公司', '半挂车司机', ''],
        ['', '2015年2月—2021年3月', '海州宏运砖厂', '货车司机', '停产'],
        ['教育情况', '时间', '学校', '备注', ''],
        ['', '1996.9—1999.6', '海州第一初级中学', '初中毕业', ''],
      ],
    },
  ]);
  expect(entriesIn(reading, 'experience')).toEqual([
    '半挂车司机 | 海州顺达物流有限公司 | 2021-04 | present',
    '货车司机 | 海州宏运砖厂 | 2015-02 | 2021-03',
  ]);
  expect(entriesIn(reading, 'education')).toEqual(['- | 海州第一初级中学 | 1996-09 | 1999-06']);
});

describe('where one lives', () => {
  test.each<[string, readonly Row[], string]>([
    ['behind a label of two words', ['现住地址：河南省周口市川汇区七一路'], '河南省周口市川汇区七一路'],
    ['behind a label without its colon', ['12年工作经验 | 男 | 现居住 惠州-惠阳区'], '惠州-惠阳区'],
    ['below a heading in two languages', [large('工作经历'), '2014.07-2018.06 海州机床厂 质检员', large('联系 CONTACT'), '云南 · 昆明'], '云南 · 昆明'],
  ])('%s', (_, rows, place) => {
    const reading = read([large('戚桂芳'), '137 5580 2469', ...rows, ...SKILLS]);
    expect(reading.contact.location?.value).toBe(place);
  }); // prettier-ignore
});

test('takes the branch of a school for a school', () => {
  const reading = read([large('学历'), '马来西亚教育文凭（SPM），新山宽中分校 2005', ...SKILLS]);
  expect(entriesIn(reading, 'education')).toEqual(['马来西亚教育文凭(SPM) | 新山宽中分校 | - | 2005']);
});

describe('a post', () => {
  test.each<[string, readonly Row[], readonly string[]]>([
    ['of a list that no list of trades holds', ['1999.07 - 2006.01 学徒、切配、打荷 海州饭店'], ['学徒 切配 打荷 | 海州饭店 | 1999-07 | 2006-01']],
    ['in a house of one’s own', ['2013.09 - 2020.04 店主、主厨 自营“贵记私房菜”'], ['店主 主厨 | 自营“贵记私房菜” | 2013-09 | 2020-04']],
    ['with another beside it', ['2015.03—2021.11 固原市第一幼儿园园长助理兼工会主席'], ['园长助理兼工会主席 | 固原市第一幼儿园 | 2015-03 | 2021-11']],
    ['beside its trade', [[[56, '海州福利商店'], [440, '2008.12 – 2012.05']], [[56, '夜間理貨人員（工讀）'], [300, '零售業']]], ['夜間理貨人員(工讀) | 海州福利商店 | 2008-12 | 2012-05']],
    ['in an office abroad', [[[56, 'Harcourt & Lei LLP 香港辦事處'], [440, '2016年1月–2019年3月']], '高級律師'], ['高級律師 | Harcourt & Lei LLP 香港辦事處 | 2016-01 | 2019-03']],
  ])('%s', (_, rows, told) => {
    expect(jobs(...rows)).toEqual(told);
  }); // prettier-ignore
});

test('reads years of the Republic with months of one digit, and those of two digits beside them', () => {
  const reading = read([
    large('學歷'),
    [[56, '龍岡科技大學'], [200, '電機工程系'], [440, '97/9 ~ 101/6（進修部）']],
    [[56, '內壢高級工業職業學校'], [200, '電機科'], [440, '92/9 ~ 95/6']],
    large('工作經驗'),
    [[56, '海州精密機械股份有限公司'], [440, '108/3 ~ 仍在職']],
    '設備工程師',
    ...SKILLS,
  ]); // prettier-ignore
  expect(entriesIn(reading, 'education')).toEqual([
    '電機工程系 | 龍岡科技大學 | 2008-09 | 2012-06',
    '電機科 | 內壢高級工業職業學校 | 2003-09 | 2006-06',
  ]);
  expect(entriesIn(reading, 'experience')).toEqual(['設備工程師 | 海州精密機械股份有限公司 | 2019-03 | present']);
});

test('reads the career of a public servant beside its upright label', () => {
  const reading = readTables([
    {
      widths: [30, 440],
      lines: 'cells',
      rows: [
        ['姓名', '樊玉梅'],
        [
          '简\n历',
          '1999.09—2003.07  六盘师范学院学前教育专业学习\n2003.08—2009.08  固原市头营镇中心幼儿园教师\n2009.08—2015.03  固原市第一幼儿园教师、保教主任（其间：2012.03—2015.01 参加西北开放大学本科函授学习）\n2021.11—  固原市第二幼儿园副园长',
        ],
        ['奖\n惩', '2017年获“全区优秀教师”称号'],
      ],
    },
  ]);
  expect(headingsOf(reading)).toEqual(['简历: education+experience', '奖惩: awards']);
  expect(entriesIn(reading, 'education')).toEqual(['学前教育专业 | 六盘师范学院 | 1999-09 | 2003-07']);
  expect(entriesIn(reading, 'experience')).toEqual([
    '教师 | 固原市头营镇中心幼儿园 | 2003-08 | 2009-08',
    '教师 保教主任 | 固原市第一幼儿园 | 2009-08 | 2015-03',
    '副园长 | 固原市第二幼儿园 | 2021-11 | present',
  ]);
});

test('ends a section at a heading of its own kind', () => {
  const reading = read([
    large('工作经历'), '2014.07-2018.06 海州机床厂 质检员',
    large('教育经历'), '荆楚工业大学 — 计算机科学（本科） 2013/09 ~ 2017/06',
    large('开源与博客'), 'gokvlite：嵌入式存储', ...SKILLS,
  ]); // prettier-ignore
  expect(entriesIn(reading, 'education')).toEqual(['计算机科学(本科) | 荆楚工业大学 | 2013-09 | 2017-06']);
});

test('knows both halves of a heading where one is beyond doubt, and a leaving in brackets for no subject', () => {
  const reading = read([large('學歷及專業資格'), '冷氣技術文憑，南馬技術學院（2006年畢業）', large('專長與證照'), '堆高機操作證照']);
  expect(headingsOf(reading)).toEqual(['學歷及專業資格: education+certifications', '專長與證照: skills+certifications']);
  expect(entriesIn(reading, 'education')).toEqual(['冷氣技術文憑 | 南馬技術學院 | - | 2006']);
}); // prettier-ignore

test('knows a name written after its sound, and an address in Latin letters behind a label in characters', () => {
  const rows = ['地址：No. 27, Jalan Kenanga 3, 81200 Johor Bahru, Johor', '012-783 4419', ...SKILLS];
  const { contact } = read([large('阿依古丽·买买提'), ...rows]);
  expect(contact.name?.value).toBe('阿依古丽·买买提');
  expect(contact.location?.value).toContain('81200 Johor Bahru, Johor');
});

test('takes the labels of a form for headings beside those in rows of their own', () => {
  const reading = readTables([
    { widths: [470], lines: 'cells', rows: [['教育经历']] },
    { heading: '工作经历' },
    { widths: [150, 200, 120], lines: 'cells', rows: [['起止时间', '单位及部门', '职务'], ['2006.01-2024.02', '北方汽车集团技术中心', '副总工程师'], ['2024.06至今', '海州动力科技有限公司', '技术顾问']] },
    { heading: '主要业绩及获奖' },
    { widths: [90, 380], lines: 'cells', rows: [['专利与论文', '发明专利11项；发表论文20余篇'], ['外语水平', '英语（熟练）、俄语（阅读）']] },
  ]); // prettier-ignore
  expect(headingsOf(reading).slice(-2)).toEqual(['专利与论文: publications', '外语水平: languages']);
  expect(entriesIn(reading, 'experience')[0]).toBe('副总工程师 | 北方汽车集团技术中心 | 2006-01 | 2024-02');
});

test('what a sentence says behind the post was done there', () => {
  expect(jobs('2011年7月—2015年5月，海州会计师事务所金融服务组，审计员。参与三家上市银行年报审计。')).toEqual([
    '审计员 | 海州会计师事务所金融服务组 | 2011-07 | 2015-05',
  ]);
});

test('years of two digits in a table of Taiwan', () => {
  const reading = readTables([
    { heading: '學歷' },
    {
      widths: [160, 160, 120],
      rows: [
        ['學校名稱', '科系', '修業期間'],
        ['海州家工', '電機科', '79.9～82.6'],
      ],
      lines: 'cells',
    },
    { heading: '經歷' },
    {
      widths: [160, 120, 160],
      rows: [
        ['服務機關名稱', '職稱', '起迄年月'],
        ['海州鋼鐵股份有限公司', '領班', '98年4月～迄今'],
        ['大統船務代理有限公司', '輪機員', '89年2月～98年1月'],
      ],
      lines: 'cells',
    },
    { heading: '專業證照' },
  ]);
  expect(entriesIn(reading, 'education')).toEqual(['電機科 | 海州家工 | 1990-09 | 1993-06']);
  expect(entriesIn(reading, 'experience')).toEqual([
    '領班 | 海州鋼鐵股份有限公司 | 2009-04 | present',
    '輪機員 | 大統船務代理有限公司 | 2000-02 | 2009-01',
  ]);
});

test('a row of fields is no head of a table for the boxes below it', () => {
  const reading = readTables([
    {
      widths: [90, 150, 90, 150],
      rows: [
        ['学 历', '大学（函授）', '职 称', '高级农艺师'],
        ['电 话', '13839480627', '邮 箱', 'tong@example.org'],
      ],
      lines: 'cells',
    },
    {
      widths: [90, 390],
      rows: [
        ['工作经历', '1996.08—2004.12 海州县农技站 技术员\n2005.01—2012.06 海州市农业技术推广中心 农艺师'],
        ['奖惩情况', '2016年全国丰收奖二等奖'],
      ],
      lines: 'cells',
    },
  ]);
  expect(entriesIn(reading, 'experience')).toEqual([
    '技术员 | 海州县农技站 | 1996-08 | 2004-12',
    '农艺师 | 海州市农业技术推广中心 | 2005-01 | 2012-06',
  ]);
});
