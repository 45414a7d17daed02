/** Jobs and schools as Japanese resumes tell them: rows of one firm, branches, facts in brackets, heads of tables. */
import { describe, expect, test } from 'vitest';
import { readTables } from './drawn-table.ts';
import { entriesIn, headingsOf, read, type Row } from './sheet.ts';

const large = (text: string): Row => ({ text, size: 14 });
const bold = (text: string): Row => ({ text, font: 1 });
const END: readonly Row[] = [large('資格'), '普通自動車免許を取得しました。'];

function jobs(...rows: readonly Row[]): string[] {
  return entriesIn(read([large('職務経歴'), ...rows, ...END]), 'experience');
}

describe('rows below the name of a firm', () => {
  test('are one job there, with the last post that they name', () => {
    expect(
      jobs(
        bold('なぎさ観光株式会社（旅館 客室数36室）'),
        '2020年4月　中途入社　宿泊支配人補佐として採用',
        '2022 年 4 月～現在　支配人に昇格（部下24名）',
        '・稼働率を61％から74％へ改善しました',
        bold('湾岸都ホテル株式会社'),
        '2007年4月　新卒入社　宿泊部フロント課に配属',
        '2011 年 10 月　宿泊部予約課へ異動',
        '2015 年 4 月～2020 年 3 月　フロント課 アシスタントマネージャー',
      ),
    ).toEqual([
      '支配人 | なぎさ観光株式会社 | 2020-04 | present',
      'フロント課 アシスタントマネージャー | 湾岸都ホテル株式会社 | 2007-04 | 2020-03',
    ]);
  });
});

describe('the head of a job', () => {
  test.each([
    ['a branch belongs to the firm', ['2005年4月～2011年2月　株式会社なぎさ百貨店　静岡本店（正社員）'], '- | 株式会社なぎさ百貨店 静岡本店'],
    ['terms in brackets', ['2005年4月～2011年2月　ドラッグなぎさ　焼津小川店（パート勤務　週４日）'], '- | ドラッグなぎさ 焼津小川店'],
    ['a blank among facts in brackets', ['2005年4月～2011年2月 株式会社なぎさ精機(東証スタンダード/従業員 1,200 名) 法務部 課長'], '法務部 課長 | 株式会社なぎさ精機'],
    ['a rank below its department', ['2005年4月～2011年2月 株式会社なぎさフーズ(非上場/従業員450名) 総務部法務グループ', '主任'], '総務部法務グループ 主任 | 株式会社なぎさフーズ'],
    ['a name that tells nothing beside its kind', ['リゾートホテル マリンなぎさ　2005年4月～2011年2月', 'フロントスタッフ'], 'フロントスタッフ | リゾートホテル マリンなぎさ'],
    ['a word with 年 in brackets', ['2005年4月～2011年2月　なぎさ市立東中学校　教諭（数学・学年副主任）'], '教諭(数学・学年副主任) | なぎさ市立東中学校'],
  ])('%s', (_, rows, told) => {
    expect(jobs(...rows)).toEqual([`${told} | 2005-04 | 2011-02`]);
  }); // prettier-ignore
});

describe('rows of a form', () => {
  const form = (...rows: readonly Row[]): string[] => entriesIn(read([large('職歴'), ...rows, ...END]), 'experience');

  test('a later one may name another post, and coming to the country is none', () => {
    expect(
      form(
        '平成11年10月 なぎさ急送株式会社 入社 4tドライバー',
        '平成15年4月 大型ドライバーとして長距離便を担当',
        '平成28年6月 一身上の都合により退社',
        '平成30年6月 EPA 介護福祉士候補者として来日',
        '平成30年12月 社会福祉法人なぎさ会 入職 介護職員',
      ),
    ).toEqual([
      '大型ドライバー | なぎさ急送株式会社 | 1999-10 | 2016-06',
      '介護職員 | 社会福祉法人なぎさ会 | 2018-12 | -',
    ]);
  });
});

test('heads of tables open their sections', () => {
  const reading = read([
    [[56, '期 間'], [200, '学 歴']],
    [[56, '2003年4月～2006年3月'], [200, 'なぎさ県立東高等学校 普通科']],
    [[56, '2010年4月～2012年3月'], [200, '湾岸大学大学院 教育学研究科 修士課程（教育学修士）']],
    [[56, '期 間'], [200, '職 歴'], [400, '職名・担当']],
    [[56, '2012年4月～2013年3月'], [200, 'なぎさ市立東中学校'], [400, '講師']],
    [[56, '取得年月'], [200, '教員免許・資格']],
    [[56, '2010年3月'], [200, '中学校教諭一種免許状']],
  ]); // prettier-ignore
  expect(headingsOf(reading).map((heading) => heading.split(': ')[1])).toEqual([
    'education',
    'experience',
    'certifications',
  ]);
  expect(entriesIn(reading, 'education')).toEqual([
    '普通科 | なぎさ県立東高等学校 | 2003-04 | 2006-03',
    '教育学修士 | 湾岸大学大学院 教育学研究科 | 2010-04 | 2012-03',
  ]);
});

test('equipment is a heading of skills, a country behind a school none of the degree', () => {
  const reading = read([
    large('学歴'),
    '2010年4月～2014年3月　サンペドロ大学（フィリピン）看護学部',
    large('使用機材・ソフト'),
    'カメラ、三脚、編集ソフト',
  ]);
  expect(headingsOf(reading)).toContain('使用機材・ソフト: skills');
  expect(entriesIn(reading, 'education')).toEqual(['看護学部 | サンペドロ大学 | 2010-04 | 2014-03']);
});

test('where one lives, in a sentence of the profile that breaks', () => {
  const { contact } = read([
    large('水城 りこ'),
    large('プロフィール'),
    '1994年生まれ。福岡県出身、東京',
    '都杉並区在住。美大でグラフィックを学びました。',
    large('職歴'),
    '2018年10月～2022年6月　合同会社なぎさ　デザイナー',
  ]);
  expect(contact.location?.value).toBe('東京都杉並区');
});

describe('the years of an office', () => {
  test('rows between entering and leaving name its departments', () => {
    const reading = read([
      [[56, '年月'], [160, '職歴']],
      [[56, '平成17年4月'], [160, 'なぎさ市役所 入庁']],
      [[56, '平成17年4月'], [160, '税務課 主事']],
      [[56, '平成21年4月'], [160, '福祉事務所 主事']],
      [[56, '平成29年4月'], [160, '湾岸県庁へ出向（市町村振興課）']],
      [[56, '平成31年4月'], [160, '企画財政課 財政係長']],
      [[56, '令和4年3月'], [160, 'なぎさ市役所 退職']],
      [[56, '令和4年4月'], [160, '一般社団法人なぎさ振興機構 入職 事務局次長']],
      [[56, '令和6年7月'], [160, '同 事務局長に就任']],
      [[160, '現在に至る']],
      ...END,
    ]); // prettier-ignore
    expect(entriesIn(reading, 'experience')).toEqual([
      '企画財政課 財政係長 | なぎさ市役所 | 2005-04 | 2022-03',
      '事務局長 | 一般社団法人なぎさ振興機構 | 2022-04 | present',
    ]);
  });
});

describe('below each other', () => {
  test('an agency is no employer over those that it lent one to', () => {
    expect(
      jobs(
        '◎株式会社なぎさキャスト（派遣会社）　2019年11月～現在',
        '1）株式会社みどり電装　営業事務　2022年4月～現在',
        '受発注の処理、見積書の作成、来客の対応をしています。',
        '2）湾岸生命保険相互会社　コールセンター　オペレーター　2019年11月～2022年3月',
        '契約内容の照会の対応をしました。',
      ),
    ).toEqual([
      '営業事務 | 株式会社みどり電装 | 2022-04 | present',
      'コールセンター オペレーター | 湾岸生命保険相互会社 | 2019-11 | 2022-03',
    ]);
  });

  test('a table of works under a heading of its own tells no jobs', () => {
    const reading = readTables([
      { heading: '勤務先一覧' },
      {
        widths: [120, 140, 120],
        lines: 'cells',
        rows: [
          ['期間', '会社名', '部署・役職'],
          ['2010年5月～現在', '株式会社なぎさ建設', '建築部　現場所長'],
        ],
      },
      { heading: '主な工事経歴' },
      {
        widths: [120, 140, 80, 80],
        lines: 'cells',
        rows: [
          ['工期', '工事名', '構造・規模', '担当'],
          ['2023.4～2024.12', '市立こども園新築工事', '木造2階', '現場所長'],
          ['2020.9～2022.3', '駅前マンション新築工事', 'RC造14階', '現場所長'],
        ],
      },
      { heading: '資格' },
    ]);
    expect(entriesIn(reading, 'experience')).toEqual(['建築部 現場所長 | 株式会社なぎさ建設 | 2010-05 | present']);
  });

  test('a trade in Latin letters behind its branch is a post of the firm above', () => {
    expect(
      jobs(
        '2015年10月～現在　なぎさファーマ株式会社　正社員として勤務',
        '2021年4月～現在　仙台営業所　所長',
        '・計画の達成率は112％でした',
        '2015年10月～2021年3月　東京第二支店 MR',
        '・新薬の採用施設を増やしました',
      ),
    ).toEqual([
      '仙台営業所 所長 | なぎさファーマ株式会社 | 2021-04 | present',
      '東京第二支店 MR | なぎさファーマ株式会社 | 2015-10 | 2021-03',
    ]);
  });
});

test('a branch of a school of its own kind, and the branch of a shop once', () => {
  expect(
    jobs(
      bold('個別指導のまなびの樹 学園前校　講師（数学・理科）'),
      '2021年5月～2024年12月',
      '・教材を整えました',
      '2020年10月～2021年2月　麺処なぎさ　横浜西口店　ホール',
    ),
  ).toEqual([
    '講師(数学・理科) | 個別指導のまなびの樹 学園前校 | 2021-05 | 2024-12',
    'ホール | 麺処なぎさ 横浜西口店 | 2020-10 | 2021-02',
  ]);
});

test('headings of what one made, won and is', () => {
  const reading = read([large('職歴'), '2018年10月～現在　合同会社なぎさ　デザイナー', ...['制作物', 'コンテスト', 'わたしのこと'].flatMap((text) => [large(text), 'くせ毛の方の朝が楽になるカット'])]); // prettier-ignore
  expect(headingsOf(reading).slice(1)).toEqual(['制作物: projects', 'コンテスト: awards', 'わたしのこと: summary']);
});

test('where one lives, at the close of a second page', () => {
  const { contact } = read(
    ['職務経歴書', '氏名　真栄城　京子', large('職歴'), '2018年10月～現在　なぎさクリニック　看護師'],
    [large('自己PR'), '退院の支援に力を入れています。', '連絡先：〒590-0048　大阪府堺市堺区一条通11-5'],
  );
  expect(contact.location?.value).toContain('大阪府堺市堺区');
});

test('a table of employers without a heading of its own lists jobs', () => {
  const reading = readTables([
    {
      widths: [120, 240],
      lines: 'cells',
      rows: [
        ['年月', '学歴'],
        ['2005年3月', 'なぎさ海上技術短期大学校　専修科　修了'],
      ],
    },
    {
      widths: [130, 120, 110, 80],
      lines: 'cells',
      rows: [
        ['期間', '会社名', '船名・船種', '職名'],
        ['2011年4月～現在', '有限会社なぎさ海運', 'なぎさ丸', '二等航海士'],
        ['2005年4月～2011年3月', '湾岸フェリー株式会社', 'わんがん', '甲板員'],
      ],
    },
  ]);
  expect(entriesIn(reading, 'experience')).toEqual([
    '二等航海士 | 有限会社なぎさ海運 | 2011-04 | present',
    '甲板員 | 湾岸フェリー株式会社 | 2005-04 | 2011-03',
  ]);
});

test('what is 同 in any office goes on there, leave is no post, and duties behind a post are none of it', () => {
  const reading = read([
    [[56, '年月'], [160, '職歴']],
    [[56, '昭和55年4月'], [160, 'なぎさ信用組合 入組']],
    [[56, '昭和63年10月'], [160, '同組合 大宮支店 渉外係']],
    [[56, '平成18年4月'], [160, '同組合 業務部 次長']],
    [[56, '平成20年4月'], [160, '復職']],
    [[56, '令和3年9月'], [160, '同組合 定年退職']],
    [[56, '令和3年11月'], [160, '株式会社なぎさ警備 入社（嘱託）']],
    [[160, '施設警備員（商業ビル常駐、夜勤あり）']],
    [[160, '現在に至る']],
    ...END,
  ]); // prettier-ignore
  expect(entriesIn(reading, 'experience')).toEqual([
    '業務部 次長 | なぎさ信用組合 | 1980-04 | 2021-09',
    '施設警備員 | 株式会社なぎさ警備 | 2021-11 | present',
  ]);
});

test('a name behind the day, and a house whose post a label tells', () => {
  const reading = read([
    '令和8年1月8日　　氏名　沢渡　豪',
    large('職歴'),
    '2008年4月～2011年3月　　榊原温泉　なぎさ館',
    [[56, '役職'], [160, '見習い']],
    large('特技・趣味'),
    '囲碁、家庭菜園',
  ]); // prettier-ignore
  expect(reading.contact.name?.value).toBe('沢渡 豪');
  expect(entriesIn(reading, 'experience')).toEqual(['見習い | 榊原温泉 なぎさ館 | 2008-04 | 2011-03']);
  expect(headingsOf(reading)).toContain('特技・趣味: interests');
});

test('results in a row below the duties of a job head no section', () => {
  const reading = read([
    large('職務経歴'),
    [[56, '2019年10月～現在'], [200, '株式会社なぎさ電設　工事部　電気工事士']],
    [[56, '主な担当'], [200, '工場の受変電設備の更新']],
    [[56, '実績'], [200, '停電時間を12時間から7時間に短縮']],
    [[56, '2017年4月～2019年9月'], [200, '有限会社湾岸電気　電気工事士見習い']],
    ...END,
  ]); // prettier-ignore
  expect(entriesIn(reading, 'experience')).toEqual([
    '工事部 電気工事士 | 株式会社なぎさ電設 | 2019-10 | present',
    '電気工事士見習い | 有限会社湾岸電気 | 2017-04 | 2019-09',
  ]);
});
