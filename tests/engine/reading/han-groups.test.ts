/** Houses whose line gives the whole of one's years there, over the posts that one had in it, in Chinese and Japanese. */
import { describe, expect, test } from 'vitest';
import { bold, chinese, japanese } from './han-sheet.ts';
import type { Placed, Row } from './sheet.ts';

const rail = (dates: string, text: string): readonly Placed[] => [
  [56, dates],
  [200, text],
];
const right = (text: string, dates: string): readonly Placed[] => [
  [56, text],
  [440, dates],
];

describe('in Chinese', () => {
  test.each<[string, readonly Row[], readonly string[]]>([
    [
      'over its parts, which read like firms',
      [
        bold('海州地产集团（1998年—至今）'),
        rail('2012.03 – 至今', '集团法务部 副总经理'), '负责集团重大诉讼与合规体系建设，管理律师12人',
        rail('2006.05 – 2012.02', '华东区域公司 法务经理'), '处理土地合作纠纷30余起，挽回损失8000万元',
        rail('1998.07 – 2006.04', '总经办 文员'),
      ],
      ['副总经理 | 海州地产集团 | 2012-03 | present', '法务经理 | 海州地产集团 华东区域公司 | 2006-05 | 2012-02', '文员 | 海州地产集团 | 1998-07 | 2006-04'],
    ],
    [
      'that no list knows, with what was done in a few words',
      [
        right('鼎新重工', '1998—至今'),
        right('生产部部长（第一事业部）', '2015.1—至今'), '统筹年产3.2亿元的生产任务',
        right('计划科科长（生产部）', '2008.6—2014.12'), '编排生产计划',
        right('调度员（生产部）', '2002.3—2008.5'),
      ],
      ['生产部部长(第一事业部) | 鼎新重工 | 2015-01 | present', '计划科科长(生产部) | 鼎新重工 | 2008-06 | 2014-12', '调度员(生产部) | 鼎新重工 | 2002-03 | 2008-05'],
    ],
    [
      'over firms of its own, which the line is no job beside',
      [
        right('海州控股集团', '2004年7月—2023年3月'),
        right('海州物业服务有限公司　常务副总经理', '2017年2月—2023年3月'),
        right('海州置业有限公司　销售经理', '2004年7月—2017年1月'),
        right('南湖百货大楼', '2000年9月—2004年6月'), '柜组长',
      ],
      ['常务副总经理 | 海州物业服务有限公司 | 2017-02 | 2023-03', '销售经理 | 海州置业有限公司 | 2004-07 | 2017-01', '柜组长 | 南湖百货大楼 | 2000-09 | 2004-06'],
    ],
    [
      'over posts that are closed like sentences',
      [
        '1993年8月至今 海州造船厂',
        '1993年8月至1999年5月，船体车间电焊工。', '跟随师傅学习船体焊接，参与建造3000吨散货船两艘。',
        '1999年6月至2007年12月，船体车间班长。', '带领18人完成分段制作，班组多次被评为先进。',
        '2008年1月至今，质检处副处长。',
      ],
      ['船体车间电焊工 | 海州造船厂 | 1993-08 | 1999-05', '船体车间班长 | 海州造船厂 | 1999-06 | 2007-12', '质检处副处长 | 海州造船厂 | 2008-01 | present'],
    ],
    [
      'over posts that are counted',
      [
        right('海州国际货运代理有限公司', '2008.03-2024.10'), '公司简介：主营海运拼箱与整柜，员工320人',
        '职位一：操作部经理（2017.01-2024.10）', '- 管理操作团队24人',
        '职位二：操作主管（2008.03-2016.12）', '- 负责欧地线操作',
      ],
      ['操作部经理 | 海州国际货运代理有限公司 | 2017-01 | 2024-10', '操作主管 | 海州国际货运代理有限公司 | 2008-03 | 2016-12'],
    ],
  ])('%s', (_, rows, told) => {
    expect(chinese(...rows)).toEqual(told);
  }); // prettier-ignore

  test('a name beside its dates over a post of its own is another house, though its year lies within', () => {
    const rows = [
      bold('海州大学附属医院 2008.07 - 至今'),
      right('主任医师', '2019.12 - 至今'),
      right('副主任医师', '2008.07 - 2019.11'),
      right('Klinikum Nordheim（德国）', '2015.01 - 2015.12'), '访问学者',
    ]; // prettier-ignore
    expect(chinese(...rows)).toEqual([
      '主任医师 | 海州大学附属医院 | 2019-12 | present',
      '副主任医师 | 海州大学附属医院 | 2008-07 | 2019-11',
      '访问学者 | Klinikum Nordheim | 2015-01 | 2015-12',
    ]);
  });

  test('no house where one post alone lies within it', () => {
    expect(chinese(right('海州乳业', '2010.03-2020.05'), '送货员', right('海州小学　保安', '2012.01-2013.06'))).toEqual(
      ['送货员 | 海州乳业 | 2010-03 | 2020-05', '保安 | 海州小学 | 2012-01 | 2013-06'],
    );
  });
});

test('in Japanese, a group over its firms', () => {
  expect(
    japanese(
      right('ヤマノグループ', '2001年4月～2022年9月'),
      right('ヤマノ建設株式会社　工事部　所長', '2014年4月～2022年9月'),
      '・学校など公共建築12件を担当',
      right('ヤマノリフォーム株式会社　主任', '2001年4月～2014年3月'),
    ),
  ).toEqual([
    '工事部 所長 | ヤマノ建設株式会社 | 2014-04 | 2022-09',
    '主任 | ヤマノリフォーム株式会社 | 2001-04 | 2014-03',
  ]);
});

test.each<[string, readonly Row[]]>([
  ['with its years before it', ['2018年8月至2022年8月　全職照顧兩名子女']],
  ['told below it', [right('全職家庭照顧者', '2018年8月至2022年8月'), '照顧兩名年幼子女']],
])('time at home is no job: %s', (_, rows) => {
  const [job, ...others] = chinese(
    '文書助理，海州工程公司　2022年9月至今',
    ...rows,
    '會計文員，昌盛貿易行　2013年3月至2018年7月',
  );
  expect([job, ...others]).toEqual([
    '文書助理 | 海州工程公司 | 2022-09 | present',
    '會計文員 | 昌盛貿易行 | 2013-03 | 2018-07',
  ]);
});
