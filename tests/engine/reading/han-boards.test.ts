/** What job boards write about the employer and the pay, in Chinese. */
import { expect, test } from 'vitest';
import { bold, chinese } from './han-sheet.ts';
import { read, type Row } from './sheet.ts';

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
