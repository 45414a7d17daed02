/** Headings of Japanese and Chinese resumes in words of one's own: told by how they are set and by what stands below them. */
import { describe, expect, test } from 'vitest';
import { bold, large } from './han-sheet.ts';
import { entriesIn, headingsOf, read, type Row } from './sheet.ts';

const kinds = (rows: readonly Row[]): string[] => headingsOf(read(rows));

test.each([
  ['做過的工作', '讀過的書'],
  ['我的职场之路', '上过的学校'],
  ['走过的公司', '念书'],
])('%s and %s over jobs and schools, heads of jobs in bold as well', (work, school) => {
  const reading = read([
    '电话：(852) 6217 9043 lanlan@example.org', '',
    bold(work), bold('护理员，颐安护老院 2021年4月 – 现在'), '照顾长者的起居，包括喂食、沐浴、换片，以及量度血压、血糖。',
    bold('车间组长，新达利制衣厂 2003年2月 – 2018年8月'), '由车工做起，管理二十二人，负责派工、验货和追货期。', '',
    bold(school), '台山县海宴第二中学，高中毕业，1996年', '',
    bold('语言'), '广东话流利，普通话可以', '', bold('证书'), '急救证书、保健员课程', '', bold('关于我'), '有耐性，可轮班及通宵更，随时可以上班。',
  ]); // prettier-ignore
  expect(headingsOf(reading).slice(0, 2)).toEqual([`${work}: experience`, `${school}: education`]);
  expect(entriesIn(reading, 'experience')).toHaveLength(2);
  expect(entriesIn(reading, 'education')).toEqual(['高中毕业 | 台山县海宴第二中学 | - | 1996']);
});

describe('in Japanese', () => {
  const ABOUT: readonly Row[] = ['', large('わたしについて'), '店長を四年務め、新しい仲間の育成に力を入れてきました。'];
  const WORK: readonly Row[] = [
    'なぎさ美容室 2020.3 → 現在', '店長', '・仲間の採用と育成、勤務表の管理',
    '美容室ひなた 2013.4 → 2020.1', 'スタイリスト', '・受付と着付け',
  ]; // prettier-ignore
  const SCHOOL: readonly Row[] = ['湾岸ビューティー専門学校 2013.3 卒業', '美容科（昼間課程2年）'];
  const PRIZES: readonly Row[] = ['', large('受賞'), '海州ヘアショー 審査員特別賞（2022年）'];

  test.each([
    ['しごと', '学んだところ'],
    ['働いてきた場所', '通った学校'],
    ['仕事のこと', 'まなび'],
  ])('%s, %s', (work, school) => {
    expect(kinds([...ABOUT, '', large(work), ...WORK, '', large(school), ...SCHOOL, ...PRIZES])).toEqual([
      'わたしについて: summary', `${work}: experience`, `${school}: education`, '受賞: awards',
    ]); // prettier-ignore
  });

  test('where the headings of a side column are in smaller letters', () => {
    const side = (text: string): Row => ({ text, size: 11, font: 1 });
    const rail: readonly Row[] = ['', side('資格'), '美容師免許（2013年）', '', side('語学'), '英語 接客程度'];
    expect(kinds([...rail, ...ABOUT, '', large('しごと'), ...WORK, ...PRIZES])).toContain('しごと: experience');
  });

  test('firms set as the headings are no sections', () => {
    const job = (firm: string, dates: string): readonly Row[] => [
      '',
      large(firm),
      dates,
      '営業担当',
      '・顧客への提案を担当しました',
    ];
    const reading = read([
      ...ABOUT, '', large('職務経歴'), ...job('ひなた屋', '2019年4月〜現在'), ...job('云雀ノート', '2012年4月〜2019年3月'),
      '', large('学歴'), '2012年3月 湾岸大学 経済学部 卒業',
    ]); // prettier-ignore
    expect(headingsOf(reading)).toHaveLength(3);
    expect(entriesIn(reading, 'experience')).toHaveLength(2);
  });

  test.each(['担当した主な展覧会', '個人での取り組み'])('%s over dated titles ends the jobs', (heading) => {
    const reading = read([
      '', large('学歴'), '2008年3月 湾岸大学 文学部 卒業', '',
      large('職歴'), '2021年4月 – 現在 なぎさ市立美術館 主任学芸員', '2018年10月 – 現在 湾岸大学 非常勤講師（博物館教育論）', '',
      large(heading), '2024年7月 – 9月 「土と火のあいだ」（企画、図録編集）', '2022年4月 – 6月 「織りの風景」（企画）', '',
      large('語学'), '英語（学会発表可）、フランス語（文献講読）',
    ]); // prettier-ignore
    expect(entriesIn(reading, 'experience')).toEqual([
      '主任学芸員 | なぎさ市立美術館 | 2021-04 | present',
      '非常勤講師(博物館教育論) | 湾岸大学 | 2018-10 | present',
    ]);
  });
});

describe('whose the document is stands beside its title', () => {
  test.each(['鄧秀蘭 求職履歷', '邓秀兰履历', '個人履歷——鄧秀蘭', '求職履歷（鄧秀蘭）', '鄧秀蘭 履歷 Resume'])(
    '%s',
    (title) => {
      const reading = read([
      large(title), '电话：(852) 6217 9043 lanlan@example.org', large('工作經歷'), '頤安護老院 護理員 2021年4月 – 現在',
      '照顧長者的起居，包括餵食、沖涼、換片。', large('學歷'), '海宴第二中學，高中畢業，1996年',
    ]); // prettier-ignore
      expect(headingsOf(reading)).toEqual(['工作經歷: experience', '學歷: education']);
      expect(reading.contact.name?.value).toMatch(/^[鄧邓]秀[蘭兰]$/u);
    },
  );

  test.each(['職務経歴書（山田花子）', '山田花子／職務経歴書'])('%s', (title) => {
    const reading = read([
      large(title), '電話：090-1111-2222 hanako@example.org', large('職歴'), '株式会社なぎさ 営業 2019年4月〜現在',
      '・顧客を訪問して提案しました。', large('学歴'), '2012年3月 湾岸大学 経済学部 卒業',
    ]); // prettier-ignore
    expect(reading.contact.name?.value).toBe('山田花子');
  });
});
