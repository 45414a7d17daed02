/** Sheets as people in Japan, China, Taiwan and Hong Kong send them: a table for each employer, pages of job boards. */
import { expect, test } from 'vitest';
import { readTables } from './drawn-table.ts';
import { bold, chinese, japanese, large } from './han-sheet.ts';
import { entriesIn, headingsOf, read, type Placed } from './sheet.ts';

test('a table for each employer is a job, not a section', () => {
  const employer = (rows: readonly (readonly string[])[]): Parameters<typeof readTables>[0][number] => ({
    widths: [130, 350],
    rows,
    lines: 'cells',
  });
  const reading = readTables([
    { heading: '浜田 薫' },
    { heading: '■職務経歴' },
    employer([
      ['勤務先', '医療法人なぎさ会 介護老人保健施設 なぎさ苑'],
      ['勤務期間', '令和2年4月～現在（4年6ヶ月）'],
      ['施設概要', '入所定員100名、通所40名'],
      ['雇用形態・役職', '正職員・看護主任（令和4年4月～）'],
      ['業務内容', '・利用者の体調の記録\n・服薬の管理'],
    ]),
    employer([
      ['勤務先', 'みさき腎クリニック'],
      ['勤務期間', '平成27年6月～令和2年3月（4年10ヶ月）'],
      ['施設概要', '透析ベッド32床'],
      ['雇用形態・役職', '正職員'],
    ]),
    { heading: '■資格' },
    { heading: '平成25年4月 看護師免許' },
  ]);
  expect(headingsOf(reading)).toEqual(['■職務経歴: experience', '■資格: certifications']);
  expect(entriesIn(reading, 'experience')).toEqual([
    '看護主任 | 医療法人なぎさ会 介護老人保健施設 なぎさ苑 | 2020-04 | present',
    '正職員 | みさき腎クリニック | 2015-06 | 2020-03',
  ]);
});

test('one long date that fills the gutter makes no column of what stands below it', () => {
  const pair = (left: string, right: string): Placed[] => [[56, left], [200, right]]; // prettier-ignore
  const right = (text: string): Placed[] => [[200, text]];
  const reading = read([
    '黎詠心',
    '',
    bold('個人資料'),
    pair('地址：', '新界沙田望山邨'),
    pair('聯絡電話：', '6274 1984'),
    pair('電郵：', 'winsum@example.org'),
    pair('性別：', '女'),
    '',
    bold('工作經驗'),
    '',
    pair('2016年9月 - 現在', '望山物流（香港）有限公司'),
    right('行政文員'),
    right('• 開立訂單與發票'),
    right('• 預訂會議室'),
    pair('2013 年 5 月 - 2016 年 8 月', '百麗電器連鎖店'),
    right('店務員'),
    right('• 收銀'),
    right('• 回覆顧客查詢'),
    pair('2010 年 9 月 - 2013 年', '海濱醫療中心'),
    [[56, '4 月']],
    right('診所助理'),
    right('• 預約登記'),
    '',
    bold('語言能力'),
    '',
    pair('廣東話', '母語'),
    pair('英語', '良好'),
    pair('普通話', '流利'),
    '',
    bold('電腦技能'),
    'Word、Excel',
  ]);
  expect(reading.columns.map(({ count }) => count)).toEqual([1]);
  expect(entriesIn(reading, 'experience')).toEqual([
    '行政文員 | 望山物流(香港)有限公司 | 2016-09 | present',
    '店務員 | 百麗電器連鎖店 | 2013-05 | 2016-08',
    '診所助理 | 海濱醫療中心 | 2010-09 | 2013-04',
  ]);
});

test('headings in kana open their sections', () => {
  const heads = ['れんらく先', '私にできること', 'ことば', 'はじめまして', 'これまでの仕事', 'まなび'];
  const reading = read([
    '岬 はるか',
    ...heads.flatMap((text) => [large(text), '写真、手紙、庭の手入れをしています。']),
  ]);
  expect(headingsOf(reading)).toEqual([
    '私にできること: skills',
    'ことば: languages',
    'はじめまして: summary',
    'これまでの仕事: experience',
    'まなび: education',
  ]);
});

test('who works on their own account has a post and no employer', () => {
  expect(
    japanese(
      bold('フリーランス'), '2023年7月 ― 現在', 'イラストレーター',
      bold('株式会社みさき製菓'), '2019年4月 ― 2022年6月', '販売スタッフ',
      bold('フリーランス'), '2016年7月 ― 2019年3月', 'カメラマン',
    ),
  ).toEqual([
    'イラストレーター | - | 2023-07 | present',
    '販売スタッフ | 株式会社みさき製菓 | 2019-04 | 2022-06',
    'カメラマン | - | 2016-07 | 2019-03',
  ]);
}); // prettier-ignore

test('rows told in sentences below the line of a firm are posts in it', () => {
  const reading = readTables([
    { heading: '浜田 薫' },
    { heading: '職務経歴' },
    { heading: '株式会社 みさき楽器' },
    {
      widths: [130, 350],
      rows: [
        ['年月', '業務内容'],
        ['2019年4月～2022年6月', '教室の店長に就任。\n・売場の管理\n・講師の採用'],
        ['2014年4月～2019年3月', '自ら希望して教室の部署へ異動。\n・催しの運営'],
        ['2008年11月～2014年3月', '契約社員として入社。売場の販売員として勤務。\n・仕入れ'],
      ],
      lines: 'cells',
    },
    { heading: '資格' },
    { heading: '普通自動車免許' },
  ]);
  expect(entriesIn(reading, 'experience')).toEqual([
    '教室の店長 | 株式会社 みさき楽器 | 2019-04 | 2022-06',
    '- | 株式会社 みさき楽器 | 2014-04 | 2019-03',
    '売場の販売員 | 株式会社 みさき楽器 | 2008-11 | 2014-03',
  ]);
});

test('schools: a junior college of a university, a level as the label, a degree in a list, an office held there', () => {
  const japan = read([large('学歴'), '湾岸大学短期大学部　意匠学科', '2015年4月 ― 2017年3月 卒業', large('資格'), '免許']);
  expect(entriesIn(japan, 'education')).toEqual(['意匠学科 | 湾岸大学短期大学部 | 2015-04 | 2017-03']);
  const taiwan = read([large('教育背景'), [[56, '大學畢業'], [150, '望山科技大學　行銷系　2014/9~2018/6']], large('專長'), '收銀']);
  expect(entriesIn(taiwan, 'education')).toEqual(['行銷系 | 望山科技大學 | 2014-09 | 2018-06']);
  const listed = [[56, '海州大学'], [420, '2021.09 ~ 2025.07']] as const;
  const china = read([large('教育背景'), listed, '- 电子商务（学士）', large('专业技能'), 'Excel']);
  expect(entriesIn(china, 'education')).toEqual(['电子商务(学士) | 海州大学 | 2021-09 | 2025-07']);
  const office = read([large('教育经历'), [[56, '海州工商大学'], [420, '2013-2017']], '化学 · 本科', '在校担任摄影协会副会长', large('资格证书'), '驾驶证']);
  expect(entriesIn(office, 'education')).toEqual(['化学 本科 | 海州工商大学 | 2013 | 2017']);
}); // prettier-ignore

test('posts below a firm, the trade and size of the firm beside each other', () => {
  expect(
    chinese(
      [[56, '海州重工股份有限公司'], [380, '2017.08 - 至今（8年2个月）']],
      '化工建材 | 1000-2000人 | 上市公司',
      '生产总监 2020.03 - 至今',
      '下属人数： 26人',
      '职责业绩： 1. 负责集团排产、现场管理体系搭建；',
      [[120, '2. 推动设备更新，故障由420次减至260次，年降本310万。']],
      '生产经理 2017.08 - 2020.02',
      '职责业绩： 负责装配线的改造。',
      [[56, '望山机电有限公司'], [380, '2012.03 - 2017.06（5年）']],
      '机械设备 | 500-999人',
      '工艺工程师 2012.03 - 2017.06',
    ),
  ).toEqual([
    '生产总监 | 海州重工股份有限公司 | 2020-03 | present',
    '生产经理 | 海州重工股份有限公司 | 2017-08 | 2020-02',
    '工艺工程师 | 望山机电有限公司 | 2012-03 | 2017-06',
  ]);
}); // prettier-ignore

test('what one did in clubs is no work', () => {
  const reading = read([large('实习经历'), '海州商贸有限公司 2023.07 - 2023.10', large('社团和组织经历'), '学生会外联部 2022.09 - 2023.06', '部长']);
  expect(headingsOf(reading)).toEqual(['实习经历: experience', '社团和组织经历: volunteering']);
}); // prettier-ignore

test('below the name in its cell stand facts of the employer, then the post', () => {
  const house = '医療法人みさき会 みさき病児保育室\n定員6名　職員数5名　正職員\n主任保育士\n・病児の受け入れ';
  const reading = readTables([
    { heading: '浜田 薫' },
    { heading: '職務経歴' },
    {
      widths: [130, 350],
      rows: [
        ['勤務期間', '勤務先・職務内容'],
        ['2022年4月～現在', house],
        [
          '2014年4月～2022年3月',
          '社会福祉法人なぎさ会 なぎさ保育園\n定員90名　職員数24名　正職員\n保育士\n・行事の企画',
        ],
      ],
      lines: 'cells',
    },
    { heading: '資格' },
    { heading: '普通自動車免許' },
  ]);
  expect(entriesIn(reading, 'experience')).toEqual([
    '主任保育士 | 医療法人みさき会 みさき病児保育室 | 2022-04 | present',
    '保育士 | 社会福祉法人なぎさ会 なぎさ保育園 | 2014-04 | 2022-03',
  ]);
});

test('a sheet of projects that names no employer tells no jobs', () => {
  const reading = readTables([
    { heading: 'スキルシート' },
    { widths: [80, 160, 80, 160], rows: [['氏名', '浜田 薫', '最寄駅', 'みさき駅'], ['資格', '基本情報技術者', '稼働', '即日']], lines: 'cells' },
    {
      widths: [30, 90, 150, 50, 60, 60, 40],
      rows: [
        ['No.', '期間', '業務内容', '役割', 'OS・DB', '言語', '設計'],
        ['1', '2023年4月～現在', '【港湾会社向け荷役システム更改】\n・要件の整理', 'PL', 'Linux', 'Java', '●'],
        ['2', '2019年7月～2023年3月', '【造船会社向け図面管理システム開発】\n・性能の改善', 'SE', 'Oracle', 'Java', '●'],
      ],
      lines: 'cells',
    },
  ]);
  expect(entriesIn(reading, 'experience')).toEqual([]);
  expect(reading.entries.map(({ section, dates }) => [section, dates?.start])).toEqual([['projects', '2023-04'], ['projects', '2019-07']]);
}); // prettier-ignore

test('how one was employed stands in brackets beside the post', () => {
  const rows = ['2015年 4月 スーパーみさき 浜町店 入社（パート・レジ担当）', '2019年 3月 スーパーみさき 浜町店 退社'];
  expect(japanese(...rows)).toEqual(['レジ担当 | スーパーみさき 浜町店 | 2015-04 | 2019-03']);
});

test('labels in the middle of their text head all of it', () => {
  const table = (middle: boolean): Parameters<typeof readTables>[0] => [
    { heading: '个人简历' },
    {
      widths: [80, 400],
      rows: [
        ['姓名', '龚小海'],
        ['现居地', '江西省九江市'],
        ['教育经历', '2013.09—2016.06　海州卫生职业学院　护理（大专）\n主修课程：内科护理学、急救护理学'],
        ['工作经历', '2019.08—至今　海州望山医院　内科护士\n1、负责静脉输液；\n2、带教护士6名；\n2017.07—2019.07　海州第二人民医院　急诊科护士\n1、负责分诊；'],
        ['自我评价', '做事踏实，可以值夜班，对病人耐心。'],
      ],
      lines: 'none',
      middle,
    },
  ];
  for (const middle of [true, false]) {
    const reading = readTables(table(middle));
    expect(entriesIn(reading, 'education')).toEqual(['护理(大专) | 海州卫生职业学院 | 2013-09 | 2016-06']);
    expect(entriesIn(reading, 'experience')).toEqual([
      '内科护士 | 海州望山医院 | 2019-08 | present',
      '急诊科护士 | 海州第二人民医院 | 2017-07 | 2019-07',
    ]);
  }
}); // prettier-ignore

test('rows of schools that tell the latest first', () => {
  const rows = ['2019年3月 湾岸大学大学院 文学研究科 修了', '2017年4月 湾岸大学大学院 文学研究科 入学', '2017年3月 湾岸大学 文学部 卒業'];
  expect(entriesIn(read([large('学歴'), ...rows, large('資格'), '免許']), 'education')).toEqual([
    '文学研究科 | 湾岸大学大学院 | 2017-04 | 2019-03',
    '文学部 | 湾岸大学 | - | 2017-03',
  ]);
}); // prettier-ignore
