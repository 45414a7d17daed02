/** Heads of jobs in Chinese told by where they stand: smaller ones within a job, a name alone above a trade, deeds below it, services at sea. */
import { expect, test } from 'vitest';
import { readTables } from './drawn-table.ts';
import { bold, chinese } from './han-sheet.ts';
import { entriesIn } from './sheet.ts';

test('posts whose years alone are told, within months', () => {
  expect(
    chinese('2017年7月—2021年2月 海州衡正律师事务所', '律师助理（2017–2018）；专职律师（2018–2021）', '• 办理商事案件'),
  ).toEqual(['律师助理 | 海州衡正律师事务所 | 2017 | 2018', '专职律师 | 海州衡正律师事务所 | 2018 | 2021']);
});

test('smaller heads within those years are what was worked on, dated or not', () => {
  expect(
    chinese(
      { text: 'Harbour Mills, back-end engineer 2021-07 ~ now', size: 13 },
      '新產品快速迭代開發 (2023-11 ~ now)',
      '• 開發廣告看板與報表',
      '網路重構與導入',
      '• 主導跨雲網路架構重構',
      { text: '海州云帆, software engineer 2019-03 ~ 2020-03', size: 13 },
      '機上盒網站開發 (2019-06 ~ 2020-03)',
      '• 更新會員中心',
    ),
  ).toEqual([
    'back-end engineer | Harbour Mills | 2021-07 | present',
    'software engineer | 海州云帆 | 2019-03 | 2020-03',
  ]);
});

test('a name that no list tells over a trade and its department', () => {
  expect(
    chinese(
      bold('云雀 2025.10–2025.12'), '商家运营 · 国际事业部', '支持商家运营流程，跟踪目标完成进度，开展原因分析。',
      bold('Larkspur 2024.10–2025.02'), '数据分析 · 研发架构部', '使用查询支持跨部门取数，搭建平台使用情况看板。',
    ),
  ).toEqual(['商家运营 | 云雀 | 2025-10 | 2025-12', '数据分析 | Larkspur | 2024-10 | 2025-02']); // prettier-ignore
});

test('the years of a student behind a firm are no employer, nor is whoever a deed was for', () => {
  expect(chinese('2018.7-2019.1 海州云帆科技有限公司（大三-大四）', '主要做会员相关业务，包括个人中心模块。')).toEqual([
    '- | 海州云帆科技有限公司 | 2018-07 | 2019-01',
  ]);
  expect(
    chinese(
      'Harbour Mills 2014年6月 -- 2015年8月',
      '全职 Android 开发工程师',
      '负责提供给 Larkspur 医院用户应用的开发与维护',
    ),
  ).toEqual(['全职 Android 开发工程师 | Harbour Mills | 2014-06 | 2015-08']);
});

test('where one was stands in brackets behind a labelled post', () => {
  expect(chinese('07/2020 – 現在 海州物業管理有限公司', '職位：物業主任（望海新城）', '• 處理住戶查詢')).toEqual([
    '物業主任 | 海州物業管理有限公司 | 2020-07 | present',
  ]);
});

test('dates that the narrow cells of a table break are whole', () => {
  const rows = [
    ['船名', '职务', '总吨', '上船日期', '下船日期', '公司'],
    ['海东', '三副', '17119', '2022-03-\n10', '2022-12-\n28', '海州船舶管理有限公司'],
    ['新海通', '值班水手', '32987', '2019-06-\n01', '2020-04-\n15', '望海船务有限公司'],
  ];
  const reading = readTables([
    { heading: '费雨桐 13866317024 feiyutong@example.org' },
    { heading: '海上资历' },
    { widths: [60, 80, 60, 70, 70, 140], rows, lines: 'cells' },
    { heading: '自我评价' },
    { heading: '身体健康，吃苦耐劳，服从指挥，英语会话熟练。' },
  ]);
  expect(entriesIn(reading, 'experience')).toEqual([
    '三副 | 海州船舶管理有限公司 | 2022-03 | 2022-12',
    '值班水手 | 望海船务有限公司 | 2019-06 | 2020-04',
  ]);
});

test('a name above its post and a numbered centre', () => {
  expect(chinese('2023年7月 - 至今', bold('云雀互动'), '质检专员', '第一交付中心', '• 复核客诉')).toEqual([
    '质检专员 | 云雀互动 | 2023-07 | present',
  ]);
});

test('what one was in a firm is not the firm', () => {
  expect(chinese(bold('公司负责人 / 总经理 | 海州云帆软件有限公司'), '2012 - 至今', '• 管理团队')).toEqual([
    '公司负责人 总经理 | 海州云帆软件有限公司 | 2012 | present',
  ]);
});
