/** Posts, projects and facts below the line of an employer, in Japanese and Chinese. */
import { describe, expect, test } from 'vitest';
import { bold, chinese, japaneseWork } from './han-sheet.ts';
import type { Row } from './sheet.ts';

const DUTY = '・検査の手順を改め、不良を三割減らしました';

describe('below an employer with the whole of its years', () => {
  test('each post is a job there', () => {
    const { jobs, bullets } = japaneseWork(
      bold('株式会社なぎさ製作所（2012年4月〜現在）'),
      '2018年4月〜現在 大阪支店 営業二課 課長',
      DUTY,
      '2012年4月〜2018年3月 大阪支店 営業二課',
      DUTY,
    );
    expect(jobs).toEqual([
      '大阪支店 営業二課 課長 | 株式会社なぎさ製作所 | 2018-04 | present',
      '大阪支店 営業二課 | 株式会社なぎさ製作所 | 2012-04 | 2018-03',
    ]);
    expect(bullets).toBe(2);
  });

  test('projects without years are what was done there', () => {
    const { jobs } = japaneseWork(
      bold('株式会社なぎさ技研（2016年4月〜現在）'),
      '役職：プログラマー',
      DUTY,
      bold('在庫管理刷新プロジェクト'),
      DUTY,
      bold('プロジェクトリーダー経験（1案件）'),
      DUTY,
    );
    expect(jobs).toEqual(['プログラマー | 株式会社なぎさ技研 | 2016-04 | present']);
  });

  test('that it is the present one is no post', () => {
    const { jobs } = japaneseWork(bold('株式会社なぎさ技研（現職）'), '2016年 4月 ～ 現在', DUTY);
    expect(jobs).toEqual(['- | 株式会社なぎさ技研 | 2016-04 | present']);
  });

  test('in Chinese the post is told without its department', () => {
    expect(
      chinese(
        bold('海州云帆科技有限公司 2012.04-至今'),
        '2018.04-至今 市场部 品牌经理',
        '• 策划新品上市活动',
        '2012.04-2018.03 市场部 专员',
        '• 负责展会筹备',
      ),
    ).toEqual([
      '品牌经理 | 海州云帆科技有限公司 | 2018-04 | present',
      '专员 | 海州云帆科技有限公司 | 2012-04 | 2018-03',
    ]);
  });

  test('projects are what was done there, and tell what one was', () => {
    const { jobs, bullets } = japaneseWork(
      bold('株式会社なぎさ技研（2016年4月〜現在）正社員'),
      '事業内容：業務システムの受託開発（従業員数 85名）',
      [[56, 'プロジェクト'], [160, '予約基盤の刷新']],
      [[56, '期間'], [160, '2020年1月〜現在']],
      [[56, '役割'], [160, 'サブリーダー（チーム6名）']],
      DUTY,
      [[56, 'プロジェクト'], [160, '帳票の改修']],
      [[56, '期間'], [160, '2016年7月〜2019年12月']],
      [[56, '役割'], [160, 'プログラマー（チーム8名）']],
      DUTY,
    ); // prettier-ignore
    expect(jobs).toEqual(['サブリーダー | 株式会社なぎさ技研 | 2016-04 | present']);
    expect(bullets).toBe(2);
  });

  test('a branch alone is where one was, whatever the name of the firm ends in', () => {
    const { jobs } = japaneseWork(
      '■ 株式会社なぎさグループ（2011年4月〜2020年8月）【アルバイト → 正社員（2012年10月登用）】',
      '2014年4月〜2020年8月 金沢駅前店 店長',
      DUTY,
      '2011年4月〜2014年3月 金沢駅前店 ホール・調理',
      DUTY,
    );
    expect(jobs).toEqual([
      '金沢駅前店 店長 | 株式会社なぎさグループ | 2014-04 | 2020-08',
      '金沢駅前店 ホール・調理 | 株式会社なぎさグループ | 2011-04 | 2014-03',
    ]);
  });

  test('a department and a post in labels are a job there, and a post above projects is no project', () => {
    const { jobs } = japaneseWork(
      bold('株式会社なぎさ電機 2016年6月〜2025年3月'),
      '【事業内容】家電の小売 【資本金】12億円',
      [[56, '2021年10月〜2025年3月'], [200, '【所属】法人渉外部 【役職】主任']],
      DUTY,
      [[56, '2016年6月〜2021年9月'], [200, '【所属】金沢本店 【役職】フロア責任者']],
      DUTY,
      bold('株式会社なぎさ検証 2012年5月〜2016年5月'),
      '業種：第三者検証 従業員：310名 職位：テストリーダー（2014/10〜）',
      DUTY,
    ); // prettier-ignore
    expect(jobs).toEqual([
      '法人渉外部 主任 | 株式会社なぎさ電機 | 2021-10 | 2025-03',
      'フロア責任者 | 株式会社なぎさ電機 | 2016-06 | 2021-09',
      'テストリーダー | 株式会社なぎさ検証 | 2012-05 | 2016-05',
    ]);
  });

  test('another employer within those years is a job of its own', () => {
    const { jobs } = japaneseWork(
      bold('株式会社なぎさ製作所 営業部 主任（2012年4月〜現在）'),
      DUTY,
      bold('みなと商店 販売スタッフ（2015年4月〜2016年3月）'),
      DUTY,
    );
    expect(jobs).toEqual([
      '営業部 主任 | 株式会社なぎさ製作所 | 2012-04 | present',
      '販売スタッフ | みなと商店 | 2015-04 | 2016-03',
    ]);
  });
});

describe('no part of a head', () => {
  test.each([
    '正社員／従業員数 180名／総合建設業',
    '◆事業内容：食品用包装資材の製造・販売',
    '◆資本金：9,800万円 売上高：62億円（2024年3月期） 東証スタンダード上場',
    '雇用形態：正社員',
    '（設立：1975年、従業員数：65名）',
  ])('%s', (fact) => {
    const { jobs, bullets } = japaneseWork(
      bold('株式会社なぎさ製作所 2012年4月〜2018年3月'),
      fact,
      '品質管理課 主任',
      DUTY,
    );
    expect(jobs).toEqual(['品質管理課 主任 | 株式会社なぎさ製作所 | 2012-04 | 2018-03']);
    expect(bullets).toBe(1);
  });

  test.each(['民营 | 医药行业 | 500-999人', '15001-20000元/月', '公司规模：100-499人 企业性质：民营'])('%s', (fact) => {
    expect(chinese(bold('海州机床厂 2014.07-2018.06（4年）'), '质检员', fact, '• 每月抽检零件三千件')).toEqual([
      '质检员 | 海州机床厂 | 2014-07 | 2018-06',
    ]);
  });

  test.each(['＜業務内容＞', '≪業務内容≫', '≪実績≫', '【実績】', '■主な担当工事'])('%s over the duties', (label) => {
    const { jobs } = japaneseWork('2012年4月〜2018年3月 株式会社なぎさ製作所 品質管理課 主任', label, DUTY);
    expect(jobs).toEqual(['品質管理課 主任 | 株式会社なぎさ製作所 | 2012-04 | 2018-03']);
  });

  test('the year in which a labelled post began dates no other job', () => {
    const { jobs } = japaneseWork(
      bold('株式会社なぎさ製作所'),
      '在籍期間：2012年4月〜2018年3月',
      '役職：工場長（2015年4月より）',
      DUTY,
    );
    expect(jobs).toEqual(['工場長 | 株式会社なぎさ製作所 | 2012-04 | 2018-03']);
  });
});

test('a break among the jobs is none', () => {
  expect(
    japaneseWork(
      '2018年4月〜現在 株式会社なぎさ製作所 品質管理課 主任',
      DUTY,
      '2017年1月〜2018年3月 育児休業',
      '2012年4月〜2016年12月 みなと商店 販売スタッフ',
    ).jobs,
  ).toHaveLength(2);
  expect(chinese('2019.05-至今 海州机床厂 质检员', '2018.01-2019.04 暂停工作（照顾家人）')).toHaveLength(1);
});

describe('what stands beside a post', () => {
  test.each<[string, string, string]>([
    ['one post and another', '2018年4月〜現在 レストラン ル・カドル 支配人 兼 シェフソムリエ', '支配人兼シェフソムリエ | レストラン ル・カドル | 2018-04 | present'],
    ['the name of a house of its kind', '2018年4月〜現在 町家カフェ ことのは ホール・キッチン', 'ホール・キッチン | 町家カフェ ことのは | 2018-04 | present'],
    ['a school of an own kind', '2018年4月〜現在 北野進学教室 個別指導講師（数学・物理）', '個別指導講師(数学・物理) | 北野進学教室 | 2018-04 | present'],
  ])('in Japanese: %s', (_, row, told) => {
    expect(japaneseWork(row, DUTY).jobs).toEqual([told]);
  }); // prettier-ignore

  test('for whom a freelancer works is no employer', () => {
    expect(
      japaneseWork(
        [[56, '2018年4月〜現在'], [176, 'フリーランス翻訳者（個人事業主）']],
        [[176, '主な取引先：翻訳会社4社、医療機器メーカー2社']],
        DUTY,
      ).jobs,
    ).toEqual(['フリーランス翻訳者 | - | 2018-04 | present']);
  }); // prettier-ignore

  test('in Chinese: when it was taken, where it was', () => {
    expect(
      chinese(
        [[56, '海州远洋运输有限公司'], [430, '2006/08 - 2021/03']],
        '轮机长（2013/05 起）、大管轮、二管轮',
        '• 服务船型：57000吨散货船',
        [[56, '海州物业管理有限公司'], [430, '2001/02 - 2006/07']],
        '保安主任（汇景台）',
      ),
    ).toEqual(['轮机长 大管轮 二管轮 | 海州远洋运输有限公司 | 2006-08 | 2021-03', '保安主任 | 海州物业管理有限公司 | 2001-02 | 2006-07']);
  }); // prettier-ignore
});

describe('below the line of an employer, as Markdown prints it', () => {
  const firm = (text: string): Row => ({ text, size: 12, font: 1 });

  test('"概要" and "主要な成果" in bold stand over what was done', () => {
    const { jobs, bullets } = japaneseWork(
      firm('株式会社なぎさ製作所'),
      '2021年4月 - 2024年3月 SRE',
      bold('概要'),
      '検査装置の監視基盤の構築に従事。',
      bold('主要な成果'),
      '・監視の設計を改め、障害を三割減らしました',
      '・手順書を整えました',
      firm('株式会社しおかぜ'),
      '2018年4月 - 2021年3月 営業',
      bold('主な業務内容'),
      '・店舗の開拓を担当しました',
    );
    expect(jobs).toEqual([
      'SRE | 株式会社なぎさ製作所 | 2021-04 | 2024-03',
      '営業 | 株式会社しおかぜ | 2018-04 | 2021-03',
    ]);
    expect(bullets).toBe(3);
  });

  test('a year alone tells what was done then', () => {
    const { jobs, bullets } = japaneseWork(
      firm('株式会社なぎさ製作所 (2013/4〜2018/5)'),
      bold('2018'),
      '・検査画面の改善を担当しました',
      bold('2014-2016'),
      '・出荷システムの設計を担当しました',
      bold('2013'),
      '・帳票の開発を担当しました',
    );
    expect(jobs).toEqual(['- | 株式会社なぎさ製作所 | 2013-04 | 2018-05']);
    expect(bullets).toBe(3);
  });

  test('a dated project lends the job no title, a wrapped line of its tools no head', () => {
    const { jobs } = japaneseWork(
      firm('株式会社なぎさ製作所（2018年6月〜2022年1月）'),
      '複数の案件に常駐。',
      bold('検査画面の更改プロジェクト（2021年8月〜2021年12月）'),
      '・基盤を構築しました',
      '開発環境: Debian 11 / Nomad, Consul, Vault / Terraform, Podman / Caddy',
      'Load Manager, Harbor, Ceph / Go 1.20, Svelte / Forgejo',
      bold('出荷システムの運用プロジェクト（2021年4月〜2021年7月）'),
      '・監視を担当しました',
    );
    expect(jobs).toEqual(['- | 株式会社なぎさ製作所 | 2018-06 | 2022-01']);
  });
});
