import { describe, expect, it } from 'vitest';
import { bold, chinese, japanese } from './han-sheet.ts';

describe('parts of Chinese firms', () => {
  it.each([
    ['越安农商银行 柯西支行 柜员', '柜员 | 越安农商银行 柯西支行'],
    ['顺腾快递 柯西网点 快递员', '快递员 | 顺腾快递 柯西网点'],
    ['中筑某局 三分公司 施工员', '施工员 | 中筑某局 三分公司'],
    ['安泰保险 绍兴中心支公司 理赔专员', '理赔专员 | 安泰保险 绍兴中心支公司'],
    ['华岭电网 佛山供电局 变电运行值班员', '变电运行值班员 | 华岭电网 佛山供电局'],
    ['鲁岳重工 热处理车间 班组长', '班组长 | 鲁岳重工 热处理车间'],
    ['百澄集团 - 百澄新材料 研发工程师', '研发工程师 | 百澄集团 百澄新材料'],
    ['海州医药有限公司，任质量管理员', '质量管理员 | 海州医药有限公司'],
    ['欣朗酒店 前厅部 领班', '领班 | 欣朗酒店'],
  ])('%s', (head, entry) => {
    expect(chinese(`2019.03 - 2022.06 ${head}`, '- 负责日常工作的组织与落实，协助上级完成各项指标')[0]).toContain(
      entry,
    );
  });
  it('stand with the post below what no list tells to be a firm', () => {
    expect(
      chinese(
        bold('和朗物流（500人）仓储部 2019.03 - 2022.06'),
        '主管',
        '- 负责仓库的日常管理，协助上级完成各项指标',
      )[0],
    ).toContain('主管 | 和朗物流');
    expect(chinese('2019.03 - 2022.06 顺腾快递', '柯西网点 快递员')[0]).toContain('快递员 | 顺腾快递 柯西网点');
  });
});

describe('parts of Japanese firms', () => {
  it.each([
    ['なぎさシステムズ（常駐先：大手銀行） SE', 'SE | なぎさシステムズ'],
    ['「月刊はまなみ」編集部 編集者', '編集者 | 月刊はまなみ編集部'],
  ])('%s', (head, entry) => {
    expect(japanese(`2019年4月～2022年3月 ${head}`, '・日々の業務を担当し、改善の提案をまとめました')[0]).toContain(
      entry,
    );
  });
  it.each([
    ['ドラッグあさか', '磐田店 登録販売者', '登録販売者 | ドラッグあさか 磐田店'],
    ['ミナミ不動産販売', '川崎営業所 営業', '営業 | ミナミ不動産販売 川崎営業所'],
  ])('%s over %s', (firm, post, entry) => {
    expect(
      japanese(`2019年4月～2022年3月 ${firm}`, post, '・日々の業務を担当し、改善の提案をまとめました')[0],
    ).toContain(entry);
  });
});

it('names no ship for the post or the owner of a Chinese seafarer', () => {
  expect(
    chinese('2001.03-2005.11 中浪散运“海宁轮” 水手', '2014.04-2018.03 粤潮货运 M/V OCEAN STAR 船长').map((job) =>
      job.split(' | ').slice(0, 2).join(' | '),
    ),
  ).toEqual(['水手 | 中浪散运', '船长 | 粤潮货运']);
});

it('takes the one item of a list below a Japanese firm for the post', () => {
  expect(japanese(bold('なぎさ電機（2006年4月～2010年3月）'), '・検査員')).toEqual([
    '検査員 | なぎさ電機 | 2006-04 | 2010-03',
  ]);
});
