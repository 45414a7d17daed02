/** Marks that open the jobs of a Japanese or Chinese resume, told by what stands below each, and marks and numbers of the lists within. */
import { describe, expect, test } from 'vitest';
import { chinese, japaneseWork } from './han-sheet.ts';
import { read } from './sheet.ts';

describe('marks over the fields of a job', () => {
  test('open it, whatever its name tells', () => {
    const { jobs, bullets } = japaneseWork(
      '◆ 浜辺総合税理士法人（職員数 26 名） 前橋市',
      '在籍期間：2017年6月 ～ 現在（8年7か月）',
      '役   職：課長代理',
      '業務内容：',
      [[62, '－ 法人32社の巡回監査および決算']],
      [[62, '－ 相続税申告の補助']],
      '実   績：担当先の電子申告率100％、年間の新規紹介4件',
      '◆ 株式会社なぎさ精機（自動車部品製造、従業員 140 名） 伊勢崎市',
      '在籍期間：2011年2月 ～ 2017年5月（6年4か月）',
      '役   職：経理課主任',
      '業務内容：',
      [[62, '－ 仕訳入力、売掛・買掛金管理']],
      '◆ 学童クラブ「まつぼっくり」',
      '在籍期間：2009年4月 ～ 2011年1月',
      '役   職：補助指導員',
    );
    expect(jobs).toEqual([
      '課長代理 | 浜辺総合税理士法人 | 2017-06 | present',
      '経理課主任 | 株式会社なぎさ精機 | 2011-02 | 2017-05',
      '補助指導員 | 学童クラブ まつぼっくり | 2009-04 | 2011-01',
    ]);
    expect(bullets).toBe(3);
  });

  test('as much over a line of nothing but its period', () => {
    expect(
      japaneseWork(
        '・海辺の家 まつかぜ',
        '2018年4月～現在',
        '介護職員',
        '入居者29名の身体介護と記録を担当しました。',
        '・あおぞらデイ',
        '2014年4月～2018年3月',
        '相談員',
        '通所計画の作成と家族への説明を担当しました。',
      ).jobs,
    ).toEqual(['介護職員 | 海辺の家 まつかぜ | 2018-04 | present', '相談員 | あおぞらデイ | 2014-04 | 2018-03']);
  });

  test('an item over the next job is none of them', () => {
    expect(
      japaneseWork(
        '2018年4月～現在 株式会社なぎさ 営業',
        '・新規顧客を12社開拓',
        '2014年4月～2018年3月 株式会社はまべ 事務',
        '・請求書の発行を担当',
      ).bullets,
    ).toBe(2);
  });
});

describe('numbers of a list', () => {
  test('stand before a year as before any word', () => {
    const reading = read([
      { text: '工作经历', size: 14 },
      '海岳装备集团股份有限公司 审计部总经理 2020年1月—至今',
      '1. 部门由3人扩至14人，覆盖国内9家、海外4家子公司',
      '2. 2021年以来发现问题整改率96%，追回损失2300余万元',
      '3. 牵头建设采购围标预警模型，命中线索17条',
      { text: '专业技能', size: 14 },
      '数控车床、三坐标测量、质量体系审核与供应商管理',
    ]);
    expect(reading.entries.map(({ bullets }) => bullets.length)).toEqual([3]);
  });

  test('but not before a period', () => {
    expect(
      chinese(
        '1. 2015年3月—2019年6月 海州机床厂 钳工',
        '负责设备维修',
        '2. 2019年7月—至今 海岳装备有限公司 班长',
        '负责班组管理',
      ),
    ).toHaveLength(2);
  });
});
