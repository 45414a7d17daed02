/** Numbers of items before the dates of Japanese and Chinese jobs, and a place that a full line cuts. */
import { describe, expect, test } from 'vitest';
import { chinese, japanese, large } from './han-sheet.ts';
import { read } from './sheet.ts';

describe('the number of an item is no month', () => {
  test.each([
    ['1. 2016年3月至今', '2016-03 | present'],
    ['1.2016年3月至2018年5月', '2016-03 | 2018-05'],
    ['2. 2010.05-2016.02', '2010-05 | 2016-02'],
    ['3. 2003年至2010年', '2003 | 2010'],
    ['3.2003-2010', '2003 | 2010'],
    ['12. 2003年 – 2010年', '2003 | 2010'],
  ])('in Chinese: %s', (dates, told) => {
    expect(chinese(`${dates} 海州冷链物流有限公司 叉车司机`, '负责冷库货物的装卸和堆码，三年无事故。')).toEqual([
      `叉车司机 | 海州冷链物流有限公司 | ${told}`,
    ]);
  });

  test.each([
    ['1. 2016年3月〜現在', '2016-03 | present'],
    ['2.2010年〜2016年', '2010 | 2016'],
  ])('in Japanese: %s', (dates, told) => {
    expect(japanese(`${dates} 株式会社なぎさ 営業`, '・顧客への提案を担当しました。')).toEqual([`営業 | 株式会社なぎさ | ${told}`]); // prettier-ignore
  });

  test('but months stand before the year where both ends are told so', () => {
    expect(chinese('10.2016-05.2018 海州冷链物流有限公司 叉车司机', '负责冷库货物的装卸和堆码。')).toEqual([
      '叉车司机 | 海州冷链物流有限公司 | 2016-10 | 2018-05',
    ]);
  });
});

test.each(['1. ', '1) ', '(1) ', '① '])('a number and a blank before the dates of a job in a house that no list knows: %s', (mark) => {
  const rows = ['2016年3月至今 海州冷链物流有限公司 叉车司机', '2010年5月至2016年2月 海州纺织厂 仓库管理员', '2003年至2010年 海州供销社 搬运工'];
  const numbered = rows.map((row, at) => `${mark.replace('1', String(at + 1)).replace('①', '①②③'.charAt(at))}${row}`);
  expect(chinese(...numbered).map((job) => job.split(' | ')[1])).toEqual(['海州冷链物流有限公司', '海州纺织厂', '海州供销社']);
}); // prettier-ignore

test('a place goes on below the line that cuts it', () => {
  const reading = read([
    large('職務経歴書'),
    '氏名：大槻 亮介　メール：ada@example.org　電話：080-3172-9046　現住所：神',
    '奈川県川崎市中原区',
    large('職歴'),
    '2018年9月〜現在 株式会社なぎさ製作所 主任',
    '・在庫を減らしました',
  ]);
  expect(reading.contact.location?.value).toBe('神奈川県川崎市中原区');
});

describe('a number before a head whose period stands below it', () => {
  test.each([
    ['1. ', '2. '],
    ['① ', '② '],
    ['【1】', '【2】'],
    ['(1) ', '(2) '],
  ])('in Chinese: %s', (one, two) => {
    expect(
      chinese(`${one}海州五金有限公司, 新山`, '销售员 | 2020年3月 - 2023年5月', '拜访客户并跟进订单', `${two}Kilang Perabot Maju`, '生产线工人 | 2017年1月 - 2020年2月'),
    ).toEqual(['销售员 | 海州五金有限公司 | 2020-03 | 2023-05', '生产线工人 | Kilang Perabot Maju | 2017-01 | 2020-02']);
  }); // prettier-ignore

  test('in Japanese, with its departments', () => {
    expect(
      japanese('1. なぎさ精機株式会社　海浜工場　製造部　第一製造課', '期間：2015年4月～現在　役職：班長', '業務：旋盤による部品加工', '2. 株式会社はまべ製作所', '期間：2011年4月～2015年3月　役職：主任', '業務：プレス加工'),
    ).toEqual(['製造部 第一製造課 班長 | なぎさ精機株式会社 海浜工場 | 2015-04 | present', '主任 | 株式会社はまべ製作所 | 2011-04 | 2015-03']);
  }); // prettier-ignore

  test('what was done keeps its number', () => {
    expect(
      chinese('海州五金有限公司 2020年3月 - 2023年5月', '销售员', '1. 拜访客户', '2. 跟进订单', '海州家具厂 2017年1月 - 2020年2月', '工人', '1. 包装', '2. 质检'),
    ).toEqual(['销售员 | 海州五金有限公司 | 2020-03 | 2023-05', '工人 | 海州家具厂 | 2017-01 | 2020-02']);
  }); // prettier-ignore
});

test.each([
  ['工作内容：拜访客户并跟进订单', '时间：2017年1月 - 2020年2月 职位：工人'],
  ['负责拜访客户，跟进订单。', '2017年1月 - 2020年2月 工人'],
])('a firm alone below running text opens the job that the next line dates: %s', (text, below) => {
  expect(chinese('海州五金有限公司', below.replace('2017', '2020').replace('2020年2', '2023年2').replace('工人', '销售员'), text, '海州家具厂', below, text)).toEqual([
    '销售员 | 海州五金有限公司 | 2020-01 | 2023-02',
    '工人 | 海州家具厂 | 2017-01 | 2020-02',
  ]);
}); // prettier-ignore

test('a post over its firm opens a job behind a sentence', () => {
  expect(
    japanese('店長', '株式会社なぎさ', '2019年4月～現在', '売場づくりを担当しています。', '販売スタッフ', '株式会社はまべフーズ', '2015年4月～2019年3月', '接客を担当しました。'),
  ).toEqual(['店長 | 株式会社なぎさ | 2019-04 | present', '販売スタッフ | 株式会社はまべフーズ | 2015-04 | 2019-03']);
}); // prettier-ignore
