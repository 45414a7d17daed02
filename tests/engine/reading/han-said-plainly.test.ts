/** Careers in Chinese as people put them plainly: posts in lists, behind colons, in sentences about oneself, beside what was worked on. */
import { describe, expect, test } from 'vitest';
import { bold, chinese } from './han-sheet.ts';
import type { Placed, Row } from './sheet.ts';

const right = (text: string, dates: string): readonly Placed[] => [
  [56, text],
  [440, dates],
];

describe('posts listed below their house', () => {
  const house = bold('2003年至2024年：海州化肥集团');

  test('are jobs, each with its own years', () => {
    expect(
      chinese(house, '- 2003年7月至2008年12月：合成车间操作工、班长', '- 2009年1月至2014年6月：合成车间副主任', '- 2014年7月至2024年5月：总经理助理', bold('2024年6月至今：自由职业，为中小企业做安全咨询')),
    ).toEqual([
      '合成车间操作工 班长 | 海州化肥集团 | 2003-07 | 2008-12',
      '合成车间副主任 | 海州化肥集团 | 2009-01 | 2014-06',
      '总经理助理 | 海州化肥集团 | 2014-07 | 2024-05',
      '自由职业 | - | 2024-06 | present',
    ]);
  }); // prettier-ignore

  test('are none where they tell of projects', () => {
    expect(chinese(house, '- 2003年7月至2008年12月：尿素装置改造项目负责人', '- 2009年1月至2014年6月：合成氨项目经理')).toHaveLength(1);
  }); // prettier-ignore
});

test.each<[string, readonly Row[], readonly string[]]>([
  ['a house before its colon', [[[56, '2018.08-至今'], [160, '橙子亲子餐厅：店长']], [[56, '2014.03-2018.07'], [160, '老井火锅：服务员']]], ['店长 | 橙子亲子餐厅 | 2018-08 | present', '服务员 | 老井火锅 | 2014-03 | 2018-07']],
  ['from a month on', ['2021年5月起　　海州社区卫生服务站　全科护士'], ['全科护士 | 海州社区卫生服务站 | 2021-05 | present']],
  ['what one says of oneself', ['2011年5月至2019年1月，本人在恒通物业担任水电维修工，负责三个小区的报修。', '2007年3月至2011年4月，本人在广州白云皮具厂当裁断工。'], ['水电维修工 | 恒通物业 | 2011-05 | 2019-01', '裁断工 | 广州白云皮具厂 | 2007-03 | 2011-04']],
  ['one post after the other', [bold('海州超市连锁（2009.03 - 2022.08）'), '历任：收银员（2009.03-2015.12）、门店店长（2016.01-2022.08）'], ['收银员 | 海州超市连锁 | 2009-03 | 2015-12', '门店店长 | 海州超市连锁 | 2016-01 | 2022-08']],
  ['a house without a name, in one word with the post', ['2017—2020年　苏州昆山　纸箱厂印刷机长', '2012—2016年　海州木器厂　流水线工人'], ['印刷机长 | 苏州昆山纸箱厂 | 2017 | 2020', '流水线工人 | 海州木器厂 | 2012 | 2016']],
  ['a name that ends like a department', [right('Brightloop（上海）', '2015/07 – 2019/02'), '高级数据分析师', '- 用户留存分析', right('远景数科', '2013/07 – 2015/06'), '数据分析师'], ['高级数据分析师 | Brightloop | 2015-07 | 2019-02', '数据分析师 | 远景数科 | 2013-07 | 2015-06']],
  ['what was worked on', [right('筑远建筑设计咨询', '2016.07 - 至今'), '主创建筑师', '参与项目：', '2022.03-2023.11 海州大剧院改造', '2019.05-2021.12 南湖小学新建'], ['主创建筑师 | 筑远建筑设计咨询 | 2016-07 | present']],
  ['posts that became others', [bold('海州粮库（2001.8—2020.3）'), '保管员（2001.8—2006.4）→ 检验员（2006.5—2012.9）→ 仓储科长（2012.10—2020.3）'], ['保管员 | 海州粮库 | 2001-08 | 2006-04', '检验员 | 海州粮库 | 2006-05 | 2012-09', '仓储科长 | 海州粮库 | 2012-10 | 2020-03']],
  ['all that one became', ['1995年8月—2018年6月　海州印染总厂　历任机修工、车间副主任、设备科科长'], ['机修工 车间副主任 设备科科长 | 海州印染总厂 | 1995-08 | 2018-06']],
  ['size and trade in one bracket', [right('美橙电商（100-499人 | 互联网）', '2021/06 - 2023/09'), '客服主管', '- 售后响应时长缩短 40%'], ['客服主管 | 美橙电商 | 2021-06 | 2023-09']],
  ['what was done below posts in one line', [bold('海岳城市规划院'), '主任规划师（2019—至今）/ 规划师（2010—2018）', '主持完成县域国土空间规划 6 项', bold('东江测绘队'), '测量员（2008—2010）'], ['主任规划师 | 海岳城市规划院 | 2019 | present', '规划师 | 海岳城市规划院 | 2010 | 2018', '测量员 | 东江测绘队 | 2008 | 2010']],
  ['in the army', ['2001.12-2006.12　北部战区某部　战士、班长', '2015.06至今　海州万豪广场　消防中控室值班长'], ['战士 班长 | 北部战区某部 | 2001-12 | 2006-12', '消防中控室值班长 | 海州万豪广场 | 2015-06 | present']],
  ['a town of a province beside its house', ['2016—2019　兴隆煤矿　榆林　外呼坐席'], ['外呼坐席 | 兴隆煤矿 | 2016 | 2019']],
  ['an apprentice in Hong Kong', [bold('判頭助理'), '偉業水電', { text: '2012年6月－2017年12月', size: 8 }, '- 安排材料', bold('學徒（水喉）'), '偉業水電', { text: '2009年9月－2012年5月', size: 8 }], ['判頭助理 | 偉業水電 | 2012-06 | 2017-12', '學徒(水喉) | 偉業水電 | 2009-09 | 2012-05']],
])('%s', (_, rows, told) => {
  expect(chinese(...rows)).toEqual(told);
}); // prettier-ignore
