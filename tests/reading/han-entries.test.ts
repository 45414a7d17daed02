/** Jobs and degrees in Japanese and Chinese, whose parts stand in any order. */
import { describe, expect, test } from 'vitest';
import { entriesIn, read, type Row } from './sheet.ts';

const large = (text: string): Row => ({ text, size: 14 });
const bold = (text: string): Row => ({ text, font: 1 });

function chinese(...rows: readonly Row[]): string[] {
  return entriesIn(
    read([large('工作经历'), ...rows, large('专业技能'), '数控车床、三坐标测量、质量体系审核与供应商管理']),
    'experience',
  );
}

function japanese(...rows: readonly Row[]): string[] {
  return entriesIn(read([large('職務経歴'), ...rows, large('資格'), '普通自動車免許を取得しました。']), 'experience');
}

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
    ['labels in one line', ['公司：海州机床厂 职位：质检员 时间：2014年7月-2018年6月']],
    ['labels in lines', ['工作单位：海州机床厂', '起止时间：2014年7月-2018年6月', '职务：质检员']],
    ['labels in brackets', ['【时间】2014年7月-2018年6月', '【公司】海州机床厂', '【职位】质检员']],
    ['under the head of a table', [[[56, '起止时间'], [200, '单位'], [400, '职务']], [[56, '2014.07-2018.06'], [200, '海州机床厂'], [400, '质检员']]]],
    ['a mark before the employer', ['◆ 海州机床厂 2014.07-2018.06', '质检员']],
  ])('%s', (_, head) => {
    expect(chinese(...head, '• 每月抽检零件三千件，退货率下降一半')).toEqual(['质检员 | 海州机床厂 | 2014-07 | 2018-06']);
  }); // prettier-ignore

  test('keeps its post apart from the department and the town', () => {
    expect(chinese('2019.03-至今 海州云帆科技有限公司 市场部 品牌经理 宁波')).toEqual([
      '品牌经理 | 海州云帆科技有限公司 | 2019-03 | present',
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

  test('at a university keeps the faculty with it', () => {
    expect(japanese('2021.04–', '湾岸大学 理学部 准教授')).toEqual(['准教授 | 湾岸大学 理学部 | 2021-04 | present']);
  });
});

describe('a degree', () => {
  const degree = (heading: string, ...rows: readonly Row[]): string[] =>
    entriesIn(
      read([large(heading), ...rows, large('資格証書'), '基礎的な知識と技能を有し、責任をもって仕事にあたる人です。']),
      'education',
    );

  test.each<[string, readonly Row[]]>([
    ['period, school, subject, level', ['2010年9月—2014年6月 海州工学院 机械设计 本科']],
    ['period right', [[[56, '海州工学院'], [200, '机械设计'], [300, '本科'], [430, '2010.09-2014.06']]]],
    ['level first', ['机械设计 本科，海州工学院，2010.09-2014.06']],
    ['period below', ['海州工学院 机械设计 本科', '2010年9月至2014年6月']],
    ['labels', ['时间：2010.09-2014.06 学校：海州工学院 专业：机械设计 学历：本科']],
  ])('in Chinese: %s', (_, rows) => {
    const reading = read([large('教育经历'), ...rows, large('专业技能'), '数控车床、三坐标测量、质量体系审核与供应商管理']);
    expect(entriesIn(reading, 'education')).toEqual(['机械设计 本科 | 海州工学院 | 2010-09 | 2014-06']);
  }); // prettier-ignore

  test.each<[string, readonly Row[], string]>([
    ['range', ['2010年4月〜2014年3月 湾岸大学 経済学部 経営学科'], '経済学部 経営学科 | 湾岸大学 | 2010-04 | 2014-03'],
    ['entry and leaving', ['2010年4月 湾岸大学 文学部 入学', '2014年3月 湾岸大学 文学部 卒業'], '文学部 | 湾岸大学 | 2010-04 | 2014-03'],
    ['leaving behind it', ['湾岸大学 文学部 卒業（2014年3月）'], '文学部 | 湾岸大学 | - | 2014-03'],
    ['a doctor', ['2014年3月 博士（理学） 湾岸大学大学院 理学研究科'], '博士(理学) | 湾岸大学大学院 理学研究科 | - | 2014-03'],
  ])('in Japanese: %s', (_, rows, told) => {
    expect(degree('学歴', ...rows)).toEqual([told]);
  }); // prettier-ignore
});

test('months of one year, a post told under its row, the school named before', () => {
  const reading = read([
    large('学歴'),
    '2012年4月 湾岸大学 文学部 入学',
    '2016年3月 同大学 卒業',
    large('職歴'),
    '2016年4月 株式会社なぎさ製作所 入社',
    [[140, '品質管理担当として検査の手順を整備']],
    '2020年3月 一身上の都合により退職',
  ]);
  expect(entriesIn(reading, 'education')).toEqual(['文学部 | 湾岸大学 | 2012-04 | 2016-03']);
  expect(entriesIn(reading, 'experience')).toEqual(['品質管理担当 | 株式会社なぎさ製作所 | 2016-04 | 2020-03']);
  expect(japanese('2024年8月–9月 株式会社そら工房 インターン')).toEqual([
    'インターン | 株式会社そら工房 | 2024-08 | 2024-09',
  ]);
});

test('a start over its end in a rail beside the jobs is their period, no column', () => {
  const at = (x: number, y: number, text: string, font = 0): Row => ({ text, x, y, font });
  const rows: Row[] = [at(56, 790, '工作经历', 1)];
  const jobs = [
    ['2021.06', '至今', '海州云商科技有限公司', '采购主管'],
    ['2018.07', '2021.05', '宁海模具厂', '采购员'],
    ['2015.03', '2018.06', '三江物流有限公司', '仓库管理员'],
  ] as const;
  jobs.forEach(([start, end, employer, post], n) => {
    const y = 770 - n * 80;
    rows.push(at(56, y, start), at(56, y - 12, end), at(150, y, employer, 1), at(150, y - 17, post));
    rows.push(at(156, y - 34, '• 与供应商谈判，年降本百分之八'), at(156, y - 49, '• 建立到货检验制度，退货率下降一半'));
  });
  rows.push(
    at(56, 520, '教育经历', 1),
    at(56, 505, '2011.09'),
    at(56, 493, '2015.06'),
    at(150, 505, '海州工学院 物流管理 本科'),
  );
  const reading = read(rows);
  expect(reading.columns[0]?.count).toBe(1);
  expect(entriesIn(reading, 'experience')).toEqual([
    '采购主管 | 海州云商科技有限公司 | 2021-06 | present',
    '采购员 | 宁海模具厂 | 2018-07 | 2021-05',
    '仓库管理员 | 三江物流有限公司 | 2015-03 | 2018-06',
  ]);
});

test('a label over the duties of each job ends no section, however the headings are set', () => {
  const reading = read([
    '【工作经历】',
    '2018.07-至今 海州云帆科技有限公司 店长',
    '工作职责：',
    '◆ 管理员工十一人，制定月度销售计划',
    '2014.07-2018.06 海州机床厂 质检员',
    '工作职责：',
    '◆ 每月抽检零件三千件，退货率下降一半',
    '【专业技能】',
    '数控车床、三坐标测量、质量体系审核与供应商管理',
  ]);
  expect(entriesIn(reading, 'experience')).toEqual([
    '店长 | 海州云帆科技有限公司 | 2018-07 | present',
    '质检员 | 海州机床厂 | 2014-07 | 2018-06',
  ]);
  expect(reading.bullets.filter(({ section }) => section === 'experience')).toHaveLength(2);
});
