/** Headings in a rail of labels beside their text, some of whose words tell nothing of their own. */
import { describe, expect, test } from 'vitest';
import { entriesIn, headingsOf, read, type Row } from './sheet.ts';

const row = (label: string, text: string): Row => [
  [45, label],
  [130, text],
];
const rest = (text: string): Row => [[130, text]];

const CHINESE: readonly Row[] = [
  { text: '路晓岚', size: 20 },
  '186 6027 9415 | lu.xiaolan@example.org',
  row('概述', '审计从业18年，熟悉工程、采购、海外子公司审计，能独立对接董事会审计委员会。'),
  row('履历', '海岳装备集团股份有限公司 审计部总经理 2017年4月—至今'),
  rest('正信联合会计师事务所 审计助理 2007年7月—2008年7月'),
  row('教育', '齐鲁财经大学 审计学 学士 2003年9月—2007年6月'),
  row('资格', '注册会计师（2011） 高级审计师（2019）'),
  row('技能', 'SQL、Python数据分析、用友NC'),
  row('社会职务', '海州市内部审计师协会理事（2022年至今）'),
];

describe('a rail of labels', () => {
  test('has sections where the words are known, and where they are short', () => {
    expect(headingsOf(read(CHINESE))).toEqual([
      '概述: summary',
      '履历: experience',
      '教育: education',
      '资格: certifications',
      '技能: skills',
    ]);
  });

  test('none of whose other labels goes on with the section above', () => {
    const reading = read(CHINESE);
    expect(entriesIn(reading, 'experience')).toEqual([
      '审计部总经理 | 海岳装备集团股份有限公司 | 2017-04 | present',
      '审计助理 | 正信联合会计师事务所 | 2007-07 | 2008-07',
    ]);
    expect(entriesIn(reading, 'education')).toEqual(['审计学 学士 | 齐鲁财经大学 | 2003-09 | 2007-06']);
    expect(reading.sections.find(({ kind }) => kind === 'skills')?.lines.map(({ text }) => text)).toEqual([
      'SQL、Python数据分析、用友NC',
    ]);
  });

  test('in Japanese too', () => {
    expect(
      headingsOf(
        read([
          { text: '結城 麻衣子', size: 20 },
          'yuki@example.org',
          row('要約', '小学校と学童クラブで十二年、子どもの生活と学びを支えてまいりました。'),
          row('経歴', '2017年4月～現在 株式会社なぎさ 営業'),
          row('学歴', '2013年3月 海辺大学 文学部 卒業'),
          row('活動', '海辺の会 会員'),
        ]),
      ),
    ).toContain('経歴: experience');
  });

  test('has the last schools as its studies, and what one can make use of as skills', () => {
    expect(
      headingsOf(
        read([
          { text: '結城 麻衣子', size: 20 },
          'yuki@example.org',
          row('職歴', '2017年～2021年：株式会社なぎさ - 営業'),
          row('最終学歴', '2011年～2013年：園芸学科 - 海辺大学'),
          row('活かせる知識', 'Excel、接客、簿記'),
        ]),
      ),
    ).toEqual(['職歴: experience', '最終学歴: education', '活かせる知識: skills']);
  });
});
