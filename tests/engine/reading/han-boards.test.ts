/** What job boards write about the employer and the pay, in Chinese. */
import { expect, test } from 'vitest';
import { bold, chinese, japaneseWork } from './han-sheet.ts';
import { readTables } from './drawn-table.ts';
import { entriesIn, headingsOf, read, type Row } from './sheet.ts';

const large = (text: string): Row => ({ text, size: 14 });

test('what one earned is no period, the trade of the employer no post', () => {
  expect(
    chinese(
      bold('2017/03 - 2019/04   江南银座商贸有限公司   （2年1个月）'),
      '收银员 | 2001-4000元/月',
      '零售/批发 | 企业性质：民营 | 规模：100-499人',
      '工作描述：',
      '负责商场收银、日结对账，交接班时清点备用金并登记，没有差错。',
    ),
  ).toEqual(['收银员 | 江南银座商贸有限公司 | 2017-03 | 2019-04']);
});

test('before its trade and its size stands the name of an employer', () => {
  const job = (post: string, firm: string, dates: string): Row[] => [bold(post), firm, dates, '1. 我们定期保养机台，并撰写了这些设备的报告']; // prettier-ignore
  expect(
    chinese(
      ...job('設備工程師', '東川半導體股份有限公司 半導體製造業 500人以上', '2019/3~仍在職 6年9個月 新竹市'),
      ...job('維修技術員', '青田精密工業 機械設備製造業 30~100人', '2016/8~2019/2 2年7個月 台中市'),
      ...job('門市人員', '大洋流通事業 零售業 500人以上', '2015/9~2016/7 11個月 台中市'),
    ),
  ).toEqual([
    '設備工程師 | 東川半導體股份有限公司 | 2019-03 | present',
    '維修技術員 | 青田精密工業 | 2016-08 | 2019-02',
    '門市人員 | 大洋流通事業 | 2015-09 | 2016-07',
  ]);
});

test('a label over a list within the list is no item', () => {
  const rows = ['• 内容：', [[70, '1. 编写接口文档']], [[70, '2. 开发报表模块']], '• 业绩：', [[70, '1. 按期上线']]] as const; // prettier-ignore
  const { bullets } = read([
    large('工作经历'),
    bold('海州软件有限公司 2019年5月 ~ 2019年8月'),
    '后端开发工程师',
    ...rows,
    large('专业技能'),
    '熟悉数据库与接口设计，了解自动化测试、部署与监控。',
  ]);
  expect(bullets.map(({ text }) => text)).toEqual(['编写接口文档', '开发报表模块', '按期上线']);
});

test.each([
  ['closed by its colon', '• 進行の管理：', ['• 大型工事の工程表の作成']],
  ['in a heavier type', bold('• 委託現場の運営(官公庁担当)'), ['• 入札に関わる提案書の作成']],
  ['in brackets', '• 【改善】', ['• 検品の手順を見直した']],
  ['a known word', '• 概要', ['• 新店舗の立ち上げへの参画']],
] as const)('an item that only names the list within it: %s', (_, name, [item]) => {
  const { jobs, bullets } = japaneseWork(bold('株式会社なぎさ総業'), '在籍期間: 2015年4月〜2020年3月', name, [[80, item]]); // prettier-ignore
  expect(jobs).toEqual(['- | 株式会社なぎさ総業 | 2015-04 | 2020-03']);
  expect(bullets).toBe(1);
});

test('of a list of tools nothing was done', () => {
  const rows = [
    '• 言語: Ruby, TypeScript, シェルスクリプト',
    '• OS：Ubuntu / Amazon Linux 2',
    '• 受注管理：Excelの台帳をKintoneへ移行',
  ];
  expect(japaneseWork(bold('株式会社なぎさ総業'), '在籍期間: 2015年4月〜2020年3月', ...rows).bullets).toBe(1);
});

test('a name behind the dot of a list', () => {
  const reading = read([
    large('求职简历'),
    '\uf0b7 姓名：庹斌 性别：男 年龄：21岁',
    '\uf0b7 学历：全日制本科/海州工程学院/2020届应届生',
    '\uf0b7 专业：软件工程',
    '\uf0b7 手机：13800001234',
    large('工作经历'),
    '2019.05-2019.08 海州软件有限公司 测试工程师',
    '• 编写接口文档',
  ]);
  expect(reading.contact.name?.value).toBe('庹斌');
  const [school] = reading.entries.filter(({ section }) => section === 'education');
  expect([school?.title, school?.organisation, school?.dates?.end]).toEqual(['本科 软件工程', '海州工程学院', '2020']);
});

test('whom one worked with is no post', () => {
  expect(chinese('2016.07–2018.06 博士后，青田金属研究所', '合作导师：杨某某研究员')).toEqual([
    '博士后 | 青田金属研究所 | 2016-07 | 2018-06',
  ]);
});

test('the labels of forms in Hong Kong and Macau', () => {
  const widths = [140, 150, 110, 90];
  const reading = readTables([
    { heading: '學歷' },
    { widths: [140, 200, 150], rows: [['就讀年份', '學校名稱', '學位/程度'], ['2010 – 2014', '東川旅遊學院', '酒店管理學士'], ['2004 – 2010', '青田中學', '高中畢業']], lines: 'cells' },
    { heading: '工作經驗' },
    { widths, rows: [['任職日期', '機構名稱', '職銜', '離職原因'], ['2019年5月 – 現職', '東川娛樂集團', '賭枱主任', '—'], ['2015年1月 – 2019年4月', '大洋酒店有限公司', '莊荷', '尋求發展']], lines: 'cells' },
  ]); // prettier-ignore
  expect(entriesIn(reading, 'education')).toEqual([
    '酒店管理學士 | 東川旅遊學院 | 2010 | 2014',
    '高中畢業 | 青田中學 | 2004 | 2010',
  ]);
  expect(entriesIn(reading, 'experience')).toEqual([
    '賭枱主任 | 東川娛樂集團 | 2019-05 | present',
    '莊荷 | 大洋酒店有限公司 | 2015-01 | 2019-04',
  ]);
});

test('how long one stayed in all, between the employer and the first of several posts', () => {
  const job = (post: string, dates: string): Row[] => [post, dates, '中国 江苏省 南京市'];
  expect(
    chinese(
      bold('美川医疗器械有限公司'), ...job('采购总监', '2020年6月 - Present (5 年 6 个月)'), '负责亚太区直接物料采购，三年累计降本一亿六千万元，没有断供。',
      bold('博东家电'), '8 年 3 个月', ...job('高级采购经理', '2016年4月 - 2020年5月 (4 年 2 个月)'), ...job('采购工程师', '2012年3月 - 2016年3月 (4 年 1 个月)'),
    ),
  ).toEqual([
    '采购总监 | 美川医疗器械有限公司 | 2020-06 | present',
    '高级采购经理 | 博东家电 | 2016-04 | 2020-05',
    '采购工程师 | 博东家电 | 2012-03 | 2016-03',
  ]);
}); // prettier-ignore

test('a job that is an item over items further in', () => {
  expect(chinese('• 大川电视台 — 信息部实习生（2025/07 — 2025/08，暑期）', [[80, '• 工作内容：整合网页']], [[80, '• 建立数据库']])).toEqual([
    '信息部实习生 | 大川电视台 | 2025-07 | 2025-08',
  ]);
}); // prettier-ignore

test.each<[string, Row[], string]>([
  ['a bar in Latin letters', [bold('KRONA Research｜Lead Engineer'), 'Apr 2018 - Nov 2018'], 'Lead Engineer | KRONA Research | 2018-04 | 2018-11'],
  ['whom one worked with, without a blank', ['2018.04-2018.11 海州材料科技公司 算法实习生导师: 李某某'], '算法实习生 | 海州材料科技公司 | 2018-04 | 2018-11'],
  ['a division without a blank', ['2018.04-2018.11 海州研发中心 有道事业部机器翻译实习生'], '机器翻译实习生 | 海州研发中心 | 2018-04 | 2018-11'],
  ['a department in the post', ['2018.04-2018.11 海州商贸有限公司 市场部经理'], '市场部经理 | 海州商贸有限公司 | 2018-04 | 2018-11'],
  ['a labelled post in brackets', ['猪九戒网(职位-服务商) (2018/04/01---2018/11/28)'], '服务商 | 猪九戒网 | 2018-04 | 2018-11'],
  ['posts one after the other', ['海州信息公司 (职位-测试工程师->研发经理->运维) (2018/04---2018/11)'], '测试工程师->研发经理->运维 | 海州信息公司 | 2018-04 | 2018-11'],
])('%s', (_, rows, told) => {
  expect(chinese(...rows)).toEqual([told]);
}); // prettier-ignore

test('headings in two scripts, and of what one aims at', () => {
  const rows = ['專業資格 QUALIFICATIONS', '註冊社會工作者的資格', '求職目標', '希望從事長者服務的工作', '公共服务', '2019 海州大学 团委书记'].map((text, at): Row => (at % 2 === 0 ? large(text) : text)); // prettier-ignore
  expect(headingsOf(read(rows))).toEqual([
    '專業資格 QUALIFICATIONS: certifications',
    '求職目標: summary',
    '公共服务: volunteering',
  ]);
});

test('a school between strokes among personal data, a number of Macau', () => {
  const rows: Row[] = [{ text: '禾树生', size: 20 }, '电话：6683 1792', '住址：澳门黑沙环海滨花园', '• 海州科技大学/男/1995', large('工作经历'), '2018.04-2018.11 海州信息公司 测试工程师', '• 编写了接口文档']; // prettier-ignore
  const reading = read(rows);
  expect(entriesIn(reading, 'education')).toEqual(['- | 海州科技大学 | - | -']);
  expect(reading.contact.phone?.value).toBe('+85366831792');
});

test('schools and posts in one table of a registration form', () => {
  const widths = [130, 110, 160, 100];
  const reading = readTables([
    { widths, rows: [['姓名', '邵雨婷', '性别', '女'], ['学习及工作简历（从高中填起）', '起止年月', '所在学校或单位', '担任职务'], [null, '2011.09-2014.06', '青田市第十中学', '学生'], [null, '2014.09-2018.06', '青田师范学院', '学生、班长'], [null, '2018.07-至今', '青田区三家店街道办事处', '网格员'], ['奖惩情况', '2020年区级优秀网格员', null, null]], lines: 'cells' },
  ]); // prettier-ignore
  expect(entriesIn(reading, 'education')).toEqual([
    '- | 青田市第十中学 | 2011-09 | 2014-06',
    '- | 青田师范学院 | 2014-09 | 2018-06',
  ]);
  expect(entriesIn(reading, 'experience')).toEqual(['网格员 | 青田区三家店街道办事处 | 2018-07 | present']);
});

test('two posts in one line below the house', () => {
  expect(chinese(bold('青田市第三人民医院'), '主治医师（2020年9月至今）；住院医师（2015年7月—2020年8月）', '• 独立管理病床')).toEqual([
    '主治医师 | 青田市第三人民医院 | 2020-09 | present',
    '住院医师 | 青田市第三人民医院 | 2015-07 | 2020-08',
  ]);
}); // prettier-ignore

test('what was done below an employer is no post, a firm with a blank in its name one', () => {
  expect(chinese('海川科技有限公司(2017.3-2017.10)', '利用脚本编写网络爬虫', bold('追浪 科技有限公司   2016.06-2016.10'), '• 编写接口')).toEqual([
    '- | 海川科技有限公司 | 2017-03 | 2017-10',
    '- | 追浪 科技有限公司 | 2016-06 | 2016-10',
  ]);
}); // prettier-ignore

test('a degree parted by bars below the name, without what ranks it', () => {
  const rows: Row[] = [{ text: '庹臻', size: 20 }, '电话：13800001234 | 邮箱：tuozhen@example.org', '海州工业大学（本硕就读，985，双一流 A 类） | 计算机技术 | 工学硕士 | 绩点排名专业前 10%', large('专业技能'), '• 熟悉网络编程以及调试']; // prettier-ignore
  expect(entriesIn(read(rows), 'education')).toEqual(['计算机技术 工学硕士 | 海州工业大学 | - | -']);
});

test('the trade and the size of a firm in brackets are no part of its name, and 迄今 is one word', () => {
  const told = '1. 我们定期保养机台，并撰写了这些设备的报告';
  expect(
    chinese(
      bold('製程工程師'), '東川半導體股份有限公司(半導體製造業，500 人以上)', '2020 年 3 月迄今', told,
      bold('製程助理'), '青田光電股份有限公司(光電業，100~500 人)', '2018/2~2020/2', told,
    ),
  ).toEqual([
    '製程工程師 | 東川半導體股份有限公司 | 2020-03 | present',
    '製程助理 | 青田光電股份有限公司 | 2018-02 | 2020-02',
  ]);
}); // prettier-ignore
