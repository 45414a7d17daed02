/** What stands close beside a fact in Japanese and Chinese: strokes, brackets, who runs a school, tools, the day on which studies will end. */
import { describe, expect, test } from 'vitest';
import { bold, chinese, japanese, large } from './han-sheet.ts';
import { entriesIn, headingsOf, read, type Row } from './sheet.ts';

const JAPANESE: readonly Row[] = [
  large('職務経歴'),
  '2018年9月〜現在 株式会社なぎさ製作所 主任',
  '・在庫を減らしました',
];
const CHINESE: readonly Row[] = [large('工作经历'), '2018年9月—至今 海州第二中学 化学教师', '• 负责高一年级的化学课程'];

describe('contact data between strokes that touch them', () => {
  test.each<[string, readonly Row[], string, string | undefined]>([
    ['(佐賀県鳥栖市/090-4482-7710/ada@example.org)', JAPANESE, '+819044827710', '佐賀県鳥栖市'],
    ['東京都港区/090(4482)7710/ada@example.org', JAPANESE, '+819044827710', '東京都港区'],
    ['携帯/090-4482-7710', JAPANESE, '+819044827710', undefined],
    ['（東京都港区）090-4482-7710', JAPANESE, '+819044827710', '東京都港区'],
    ['上海/13812345678/ada@example.org', CHINESE, '+8613812345678', '上海'],
    ['手机：13953062871　家住：山东省菏泽市牡丹区', CHINESE, '+8613953062871', '山东省菏泽市牡丹区'],
  ])('%s', (row, body, phone, place) => {
    const { contact } = read([{ text: body === JAPANESE ? '江頭 信也' : '王小明', size: 18 }, row, ...body]);
    expect(contact.phone?.value).toBe(phone);
    expect(contact.location?.value).toBe(place);
  });
});

const schools = (heading: string, ...rows: readonly Row[]): string[] =>
  entriesIn(read([large(heading), ...rows, large('資格'), '普通自動車免許を取得しました。']), 'education');

describe('schools', () => {
  test('who runs one is no other', () => {
    expect(schools('学歴', '2014年3月 学校法人なぎさ学園 なぎさ福祉専門学校 介護福祉科 卒業')).toEqual([
      '介護福祉科 | 学校法人なぎさ学園 なぎさ福祉専門学校 | - | 2014-03',
    ]);
  });

  test('a stroke within brackets parts nothing, and a school may have a Latin name', () => {
    expect(schools('学歴', 'Université de Kerlann（フランス、交換留学 / exchange） 2012.09 – 2013.05')[0]).not.toMatch(/\| exchange/u);
    expect(schools('学歴', '2012.09 – 2013.05 Harbour College 交換留学')).toEqual(['交換留学 | Harbour College | 2012-09 | 2013-05']);
  }); // prettier-ignore

  test.each([
    ['学歴', '2024年4月〜 湾岸大学大学院 工学研究科 博士前期課程 在学中（2026年3月修了見込み）', '2026-03'],
    ['学歴', '2024年4月〜現在 湾岸大学 工学部（2028年3月卒業予定）', '2028-03'],
    ['教育背景', '2024.09 – 至今 海州大学 计算机 硕士，预计 2027 年 6 月毕业', '2027-06'],
    ['教育背景', '2024.09 – 至今 海州大学 计算机 硕士', 'present'],
  ])('%s: %s', (heading, row, end) => {
    expect(schools(heading, row)[0]?.split(' | ').slice(2)).toEqual([row.startsWith('2024年') ? '2024-04' : '2024-09', end]); // prettier-ignore
  });
});

test('what one worked with stands behind a post', () => {
  expect(
    chinese(
      '海州云帆科技有限公司 2025.06 – 2025.09', '后端开发实习生 Go, Kafka', '• 参与订单消息补偿服务的重构',
      '海州启明数据有限公司 2023.07 – 2023.08', '测试开发实习生 Python', '• 维护接口自动化用例',
      '海州云雀有限公司 2022.07 – 2022.08', '产品经理 Product Manager', '• 访谈用户并整理需求',
    ),
  ).toEqual([
    '后端开发实习生 | 海州云帆科技有限公司 | 2025-06 | 2025-09',
    '测试开发实习生 | 海州启明数据有限公司 | 2023-07 | 2023-08',
    '产品经理 Product Manager | 海州云雀有限公司 | 2022-07 | 2022-08',
  ]);
}); // prettier-ignore

test('one leaves the firm that one entered at an office', () => {
  const row = (year: string, month: string, text: string): Row => [[56, year], [110, month], [150, text]]; // prettier-ignore
  const reading = read([
    row('年', '月', '職 歴'),
    row('平成20', '4', '株式会社ひばり調剤 入社 なぎさ駅前店 薬剤師'),
    row('平成25', '4', '同社 本町店 管理薬剤師に就任'),
    row('平成28', '9', '株式会社ひばり調剤 一身上の都合により退職'),
    row('令和6', '5', '有限会社あおば薬局 入社 薬剤師'),
    [[150, '現在に至る']],
  ]);
  expect(entriesIn(reading, 'experience').map((job) => job.split(' | ').slice(2))).toEqual([
    ['2008-04', '2016-09'],
    ['2024-05', 'present'],
  ]);
});

test('labels within the jobs, and headings of what one can use', () => {
  const reading = read([
    large('工作经历'), '2019.04-至今 海州铝材有限公司 电工班长', bold('主要工作内容及业绩'),
    '1、负责六条挤压线的电气维护，带班六人', '2、参与配电房改造，负责现场监护', '3、带徒弟四名',
    large('自我评价'), '做事踏实，不怕脏不怕累，能上夜班，服从安排。', large('证书'), '电工技师、高压电工作业证',
  ]); // prettier-ignore
  expect(reading.bullets.filter(({ section }) => section === 'experience')).toHaveLength(3);
  for (const heading of ['使える道具', '扱えるソフト等', '使える言語'])
    expect(headingsOf(read([large(heading), '三次元測定機、旋盤、表計算', ...JAPANESE]))).toContain(`${heading}: skills`);
}); // prettier-ignore

test('a label of tongues among the skills', () => {
  const reading = read([...CHINESE, large('專長'), '電腦：表格與簡報', '語文：中文精通、台語精通、英語略懂']);
  expect(reading.sections.map(({ kind }) => kind)).toContain('languages');
});

test.each([
  ['海州大学 金融学硕士', '主修：资产定价、计量经济学', '金融学硕士'],
  ['海州大学 硕士', '主修：金融学、会计学', '金融学、会计学 硕士'],
])('two courses are no subject where the head tells one: %s, %s', (head, courses, degree) => {
  expect(schools('教育背景', `${head} 2023.09 - 2026.06`, courses)).toEqual([
    `${degree} | 海州大学 | 2023-09 | 2026-06`,
  ]);
});

test.each(['派遣社員として大手プリンターメーカーに勤務', '客先の開発拠点に常駐'])(
  'where one was sent is no post: %s',
  (told) => {
    expect(
      japanese(bold('なぎさテクノ株式会社 2010年4月 - 2012年9月'), told, '設計補助', '・部品図、組立図の作成'),
    ).toEqual(['設計補助 | なぎさテクノ株式会社 | 2010-04 | 2012-09']);
  },
);

test('proofs of a trade, as Taiwan calls them', () => {
  expect(headingsOf(read([...CHINESE, large('專業憑證'), '門市服務丙級、會計事務丙級']))).toContain(
    '專業憑證: certifications',
  );
});
