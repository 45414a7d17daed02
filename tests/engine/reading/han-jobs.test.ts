/** Jobs in Japanese and Chinese, whose parts stand in any order. */
import { describe, expect, test } from 'vitest';
import { LEXICONS } from '../../../src/engine/lexicons/index.ts';
import { hanHeadOf } from '../../../src/engine/reading/han/han-head.ts';
import { bold, chinese, japanese } from './han-sheet.ts';
import { type Row } from './sheet.ts';

describe('a job in Chinese', () => {
  test.each<[string, readonly Row[]]>([
    ['period, employer, post', ['2014年7月—2018年6月 海州机床厂 质检员']],
    ['post, employer, period', ['质检员 海州机床厂 2014.07-2018.06']],
    ['with commas', ['质检员，海州机床厂，2014年7月至2018年6月']],
    ['with bars', ['海州机床厂 | 质检员 | 2014/07 - 2018/06']],
    ['cells, period right', [[[56, '海州机床厂'], [240, '质检员'], [430, '2014.07–2018.06']]]],
    ['cells, period left', [[[56, '2014.07–2018.06'], [200, '海州机床厂'], [400, '质检员']]]],
    ['period below', [bold('海州机床厂'), '质检员', '2014.07-2018.06']],
    ['post in brackets', ['海州机床厂（质检员） 2014.07-2018.06']],
    ['a label without a colon in brackets', ['海州机床厂（职位-质检员）（2014/07/02---2018/06/30）']],
    ['with a mark between', ['质检员@海州机床厂 2014.07-2018.06']],
    ['with a word of English between', ['质检员 at 海州机床厂 2014.07-2018.06']],
    ['with dots', ['海州机床厂·质检员·2014.07-2018.06']],
    ['facts of the firm in brackets', ['海州机床厂（国企，200人）', '质检员 2014.07-2018.06']],
    ['labels with other words', ['单位：海州机床厂', '所任职位：质检员', '在职时间：2014.07-2018.06']],
    ['labels in one line', ['公司：海州机床厂 职位：质检员 时间：2014年7月-2018年6月']],
    ['labels in lines', ['工作单位：海州机床厂', '起止时间：2014年7月-2018年6月', '职务：质检员']],
    ['labels in brackets', ['【时间】2014年7月-2018年6月', '【公司】海州机床厂', '【职位】质检员']],
    ['under the head of a table', [[[56, '起止时间'], [200, '单位'], [400, '职务']], [[56, '2014.07-2018.06'], [200, '海州机床厂'], [400, '质检员']]]],
    ['under a head of Taiwan', [[[56, '起迄年月'], [260, '服務機構'], [430, '職稱']], [[56, '103 年 7 月 – 107 年 6 月'], [260, '海州机床厂'], [430, '质检员']]]],
    ['a mark before the employer', ['◆ 海州机床厂 2014.07-2018.06', '质检员']],
  ])('%s', (_, head) => {
    expect(chinese(...head, '• 每月抽检零件三千件，退货率下降一半')).toEqual(['质检员 | 海州机床厂 | 2014-07 | 2018-06']);
  }); // prettier-ignore

  test('has a maker of software rather than the division below it for its employer', () => {
    expect(chinese('2024.01-2024.08 云帆软件 全职', '华南事业部 | Python工程师')).toEqual([
      'Python工程师 | 云帆软件 | 2024-01 | 2024-08',
    ]);
  });

  test('keeps its post apart from the department and the town', () => {
    expect(chinese('2019.03-至今 海州云帆科技有限公司 市场部 品牌经理 宁波')).toEqual([
      '品牌经理 | 海州云帆科技有限公司 | 2019-03 | present',
    ]);
  });

  test.each<[string, readonly Row[], string]>([
    ['of an office', ['2005.11—2012.04 海州市水务局水资源科科员、副主任科员'], '科员 副主任科员 | 海州市水务局水资源科 | 2005-11 | 2012-04'],
    ['of a ward', ['2014.07-至今 海州市第一人民医院骨科护士长'], '护士长 | 海州市第一人民医院骨科 | 2014-07 | present'],
    ['of a carrier', ['2019.03-至今 顺达物流 司机'], '司机 | 顺达物流 | 2019-03 | present'],
    ['at a market', ['2007.07-2008.11 鲁南建材市场 保安员'], '保安员 | 鲁南建材市场 | 2007-07 | 2008-11'],
    ['as an intern', ['广州白鹭广告有限公司 - 客户执行（实习） 2024.01-2024.03'], '客户执行(实习) | 广州白鹭广告有限公司 | 2024-01 | 2024-03'],
    ['at a firm in Latin letters', ['Brightwater Advisory Co., Ltd. 2021.01-2022.02', '交易咨询部 分析师 北京'], '分析师 | Brightwater Advisory Co. Ltd. | 2021-01 | 2022-02'],
    ['in a sentence', ['2021.3—2025.11 在海州江边站做外卖骑手'], '外卖骑手 | 海州江边站 | 2021-03 | 2025-11'],
    ['abroad', [[[56, '康宁税务会计楼'], [300, 'Flushing, NY']], [[56, '高级会计 Senior Accountant'], [300, '03/2019 – 至今']]], '高级会计 Senior Accountant | 康宁税务会计楼 | 2019-03 | present'],
    ['with its grant below', [[[56, '2023.03–今'], [160, '博士后，海州作物研究所']], [[160, '木薯淀粉代谢；主持青年基金1项（2024—2026，在研）']]], '博士后 | 海州作物研究所 | 2023-03 | present'],
  ])('whose post is written to its employer: %s', (_, rows, told) => {
    expect(chinese(...rows)).toEqual([told]);
  }); // prettier-ignore

  test('keeps no post that one held meanwhile elsewhere', () => {
    expect(chinese('2005.11—2012.04 海州市水务局办公室 科员', '（其间：2009.06—2010.06在清河县挂职任副乡长）')).toEqual(
      ['科员 | 海州市水务局办公室 | 2005-11 | 2012-04'],
    );
  });

  test('below its town belongs to the employer above', () => {
    expect(
      chinese(bold('星洲云端科技'), '销售总监', '2023年4月 - 至今', '新加坡', '• 管理团队', '客户经理', '2020年7月 - 2023年3月', '新加坡', '• 开拓客户'),
    ).toEqual(['销售总监 | 星洲云端科技 | 2023-04 | present', '客户经理 | 星洲云端科技 | 2020-07 | 2023-03']);
  }); // prettier-ignore

  test('beside study is called so', () => {
    expect(chinese('2015.07-2016.12 海州百货超市 服务员（兼职）')).toEqual([
      '服务员(兼职) | 海州百货超市 | 2015-07 | 2016-12',
    ]);
  });

  test('whose post names the kind of employer is not turned', () => {
    expect(chinese('2019.03-至今 幼儿园教师 海州星星幼儿园')).toEqual([
      '幼儿园教师 | 海州星星幼儿园 | 2019-03 | present',
    ]);
  });

  test('before the last with an open dash has no end', () => {
    expect(chinese('2019.07 – 海州机床厂 质检员', '• 抽检零件', '2014.07 – 宁海模具厂 学徒', '• 装夹与打磨')).toEqual([
      '质检员 | 海州机床厂 | 2019-07 | present',
      '学徒 | 宁海模具厂 | 2014-07 | -',
    ]);
  });
});

describe('a job in Japanese', () => {
  test.each<[string, readonly Row[]]>([
    ['period behind the employer', [bold('株式会社なぎさ製作所（2014年7月〜2018年6月）'), '品質管理課 主任']],
    ['period before the employer', ['2014年7月〜2018年6月 株式会社なぎさ製作所', '品質管理課 主任']],
    ['all in one line', ['2014年7月〜2018年6月 株式会社なぎさ製作所 品質管理課 主任']],
    ['cells', [[[56, '2014/7–2018/6'], [200, '株式会社なぎさ製作所'], [400, '品質管理課 主任']]]],
    ['labels', ['勤務先：株式会社なぎさ製作所', '在籍期間：2014年7月〜2018年6月', '役職：品質管理課 主任']],
    ['department and post labelled', ['会社名：株式会社なぎさ製作所', '期間：2014年7月〜2018年6月', '所属：品質管理課', '役職：主任']],
    ['a mark and facts of the firm', ['■株式会社なぎさ製作所', '事業内容：計測器の製造 資本金：3千万円 設立：1975年', '2014年7月〜2018年6月', '品質管理課 主任']],
    ['the period down a cell', [[[56, '2014年7月'], [200, '株式会社なぎさ製作所']], [[76, '〜'], [200, '品質管理課 主任']], [[56, '2018年6月'], [200, '・工程の見直し']]]],
    ['eras', ['平成26年7月〜平成30年6月 株式会社なぎさ製作所 品質管理課 主任']],
  ])('%s', (_, head) => {
    expect(japanese(...head, '・検査の手順を改め、不良を三割減らしました')).toEqual([
      '品質管理課 主任 | 株式会社なぎさ製作所 | 2014-07 | 2018-06',
    ]);
  }); // prettier-ignore

  test('in brackets behind a shop is its post', () => {
    expect(japanese('2014年7月〜現在 喫茶みずいろ（調理スタッフ）')).toEqual([
      '調理スタッフ | 喫茶みずいろ | 2014-07 | present',
    ]);
  });

  test('in Latin letters over its years, below a line of what was done', () => {
    expect(
      japanese(
        '株式会社なぎさ製薬', 'Supply Chain Manager', '2023年7月 - Present (2年 7か月)', '・在庫日数を短縮',
        'Demand Planner', '2021年4月 - 2023年6月 (2年 3か月)', '国内40品目の需要計画を担当',
        '株式会社みずいろ', '生産計画担当', '2015年4月 - 2021年3月 (6年)',
      ),
    ).toEqual([
      'Supply Chain Manager | 株式会社なぎさ製薬 | 2023-07 | present',
      'Demand Planner | 株式会社なぎさ製薬 | 2021-04 | 2023-06',
      '生産計画担当 | 株式会社みずいろ | 2015-04 | 2021-03',
    ]);
  }); // prettier-ignore

  test('labelled with its department, and what one became', () => {
    expect(
      japanese(
        [[56, '勤務先'], [160, '有限会社なぎさの湯']],
        [[56, '勤務期間'], [160, '平成30年4月 〜 令和7年11月']],
        [[56, '部署・役職'], [160, 'フロント係 → 女将代理（令和4年6月〜）']],
        [[56, '仕事の内容'], [160, '予約の管理と接遇の指導']],
      ),
    ).toEqual(['女将代理 | 有限会社なぎさの湯 | 2018-04 | 2025-11']);
  }); // prettier-ignore

  test('below the whole of its years is told without the year in which it began', () => {
    expect(
      japanese(
        [[56, '2019年4月から現在まで'], [220, 'なぎさ日本語学校']],
        [[220, '専任講師・教務主任（2022年度より）']],
        '・初級の教材を改めました',
        [[56, '2010年8月から2012年5'], [220, '海外航空']],
        [[56, '月まで']],
      ),
    ).toEqual(['専任講師・教務主任 | なぎさ日本語学校 | 2019-04 | present', '- | 海外航空 | 2010-08 | 2012-05']);
  }); // prettier-ignore

  test('labelled with a note behind it, or told to be none', () => {
    const job = (employer: string, dates: string, post: string): readonly Row[] => [
      [[56, '会社名'], [160, employer]], [[56, '在籍期間'], [160, dates]], [[56, '役職'], [160, post]], [[56, '業務内容'], [160, '保険の相談と契約の手続き']],
    ]; // prettier-ignore
    expect(
      japanese(
        ...job('株式会社なぎさ', '2019年1月〜現在', '副店長（2021年4月〜） ※2021年3月まで一般'),
        ...job('有限会社みずいろ', '2015年7月〜2018年12月', '役職なし'),
      ),
    ).toEqual(['副店長 | 株式会社なぎさ | 2019-01 | present', '- | 有限会社みずいろ | 2015-07 | 2018-12']);
  });

  test('for corporate customers is no legal person', () => {
    expect(japanese('2014年7月〜現在 なぎさ堂', '法人営業部 主任')).toEqual([
      '法人営業部 主任 | なぎさ堂 | 2014-07 | present',
    ]);
  });

  test('in Latin letters among employers in lines of their own keeps its part behind a comma', () => {
    const job = (head: Row, post: string): readonly Row[] => [head, post, '・棚割を改め、売上を二割伸ばしました'];
    const line = 'Senior Buyer / レポートライン：Director of Purchasing, Asia Pacific';
    const rows = [
      ...job([[56, '株式会社なぎさ'], [400, 'Jan 2021 – Present']], line),
      ...job('Apr 2017 – Dec 2020', 'Brand Manager, Hair Care'),
    ]; // prettier-ignore
    expect(japanese(...rows)).toEqual([
      'Senior Buyer | 株式会社なぎさ | 2021-01 | present',
      'Brand Manager, Hair Care | 株式会社なぎさ | 2017-04 | 2020-12',
    ]);
  });

  test('at a university keeps the faculty with it', () => {
    expect(japanese('2021.04–', '湾岸大学 理学部 准教授')).toEqual(['准教授 | 湾岸大学 理学部 | 2021-04 | present']);
  });
});

test('what stands behind a sign is the employer, a question mark behind the dash an open end', () => {
  const item = '• 每月抽检零件三千件，退货率下降一半';
  expect(chinese('2014.07-2018.06 现场协助 @ 潮声 97', item)).toEqual(['现场协助 | 潮声 97 | 2014-07 | 2018-06']);
  expect(chinese('海州机床厂 质检员 (2014.07-?)', item)).toEqual(['质检员 | 海州机床厂 | 2014-07 | present']);
});

test.each<[string, readonly Row[], string]>([
  ['on their own account', ['フリーランス（2013/6 - 2018/2）'], 'フリーランス | - | 2013-06 | 2018-02'],
  ['behind a firm in Latin letters', ['2013年6月〜2018年2月 株式会社 Blue Orchard 配達員'], '配達員 | 株式会社 Blue Orchard | 2013-06 | 2018-02'],
  ['told in a sentence', [bold('株式会社 Blue Orchard'), '配達員として2013年6月〜2018年2月の間従事'], '配達員 | 株式会社 Blue Orchard | 2013-06 | 2018-02'],
  ['without a post', [bold('株式会社 Blue Orchard'), '嘱託として2013年6月〜2018年2月の間従事'], '- | 株式会社 Blue Orchard | 2013-06 | 2018-02'],
])('a job in Japanese %s', (_, head, told) => {
  expect(japanese(...head, '・野菜の配送路を見直し、燃料費を一割削減')).toEqual([told]);
}); // prettier-ignore

test('a head in English above Japanese', () => {
  const texts = ['Tax Accountant at Kando', '帳票の電子化、備品の企画'];
  expect(hanHeadOf(texts, false, LEXICONS.ja)).toEqual({ title: 'Tax Accountant', organisation: 'Kando' });
});
