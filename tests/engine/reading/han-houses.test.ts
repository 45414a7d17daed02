/** Houses, shops and departments of an employer, in Japanese and Chinese. */
import { describe, expect, test } from 'vitest';
import { bold, chinese, japaneseWork } from './han-sheet.ts';

const DUTY = '・検査の手順を改め、不良を三割減らしました';

test('a house of a foundation is the employer with it', () => {
  expect(japaneseWork('2018年4月〜現在 社会福祉法人なぎさ会 デイサービスしおかぜ 介護職員', DUTY).jobs).toEqual([
    '介護職員 | 社会福祉法人なぎさ会 デイサービスしおかぜ | 2018-04 | present',
  ]);
});

describe('the name of a house', () => {
  test.each([
    ['割烹 やまぶき（静岡市葵区・32席）', '割烹 やまぶき'],
    ['社会福祉法人 きたのもり会 あおば保育園（定員90名）', '社会福祉法人 きたのもり会 あおば保育園'],
    ['株式会社 みらい', '株式会社 みらい'],
    ['みらい 株式会社', 'みらい 株式会社'],
    ['東浜整形外科', '東浜整形外科'],
    ['有限会社 作並荘（客室15室）', '有限会社 作並荘'],
  ])('%s', (head, name) => {
    expect(japaneseWork(bold(head), '2018年5月 ― 現在 料理長', DUTY).jobs).toEqual([
      `料理長 | ${name} | 2018-05 | present`,
    ]);
  });

  test('that reads like a department has its town before it', () => {
    expect(chinese('2012.06-2017.03 海州宏达百货 仓库组长', '• 收货', '2008.03-2012.05 西安利群物流部 仓库管理员')).toEqual([
      '仓库组长 | 海州宏达百货 | 2012-06 | 2017-03',
      '仓库管理员 | 西安利群物流部 | 2008-03 | 2012-05',
    ]);
  }); // prettier-ignore

  test('of a chain goes with its shop', () => {
    expect(chinese('门市人员', '五十味茶饮 逢甲店', '2014/7～2016/6')).toEqual([
      '门市人员 | 五十味茶饮 逢甲店 | 2014-07 | 2016-06',
    ]);
  });

  test('ends where the department begins', () => {
    expect(chinese('2018.08-至今 海州重工集团有限公司财务部 财务主管')).toEqual([
      '财务主管 | 海州重工集团有限公司 | 2018-08 | present',
    ]);
  });
});

test('a shop of the firm is where one had a post', () => {
  expect(
    japaneseWork(
      '■株式会社ラ・メール（2009年4月入社～現在に至る）',
      '《2018年3月～現在》首都圏第二エリア エリアマネージャー',
      DUTY,
      '《2009年4月～2018年2月》立川店 店長',
      DUTY,
    ).jobs,
  ).toEqual([
    '首都圏第二エリア エリアマネージャー | 株式会社ラ・メール | 2018-03 | present',
    '立川店 店長 | 株式会社ラ・メール | 2009-04 | 2018-02',
  ]);
});

test('labels behind other words in a line, and departments one within the other', () => {
  expect(
    japaneseWork(
      bold('株式会社なぎさ製作所 2017年8月〜現在'),
      '所属：東日本営業部 仙台オフィス 役職：所長（2021年4月〜）',
      DUTY,
      bold('株式会社みなと部品 2011年4月〜2017年7月'),
      '管理部 経理課',
      DUTY,
    ).jobs,
  ).toEqual([
    '東日本営業部 仙台オフィス 所長 | 株式会社なぎさ製作所 | 2017-08 | present',
    '管理部 経理課 | 株式会社みなと部品 | 2011-04 | 2017-07',
  ]);
});

describe('an employer behind a number', () => {
  test('opens its job and is no list item', () => {
    expect(
      japaneseWork(
        bold('（１）なぎさ電設株式会社（平成30年5月～現在）'),
        '工事部 施工管理課 主任',
        '■ 商業施設の電気設備工事の施工管理',
        bold('（２）有限会社みなと電工（平成21年4月～平成30年4月）'),
        '電気工事士',
        '■ 住宅の内線工事',
      ),
    ).toEqual({
      jobs: [
        '工事部 施工管理課 主任 | なぎさ電設株式会社 | 2018-05 | present',
        '電気工事士 | 有限会社みなと電工 | 2009-04 | 2018-04',
      ],
      bullets: 2,
    });
  });

  test('in Chinese', () => {
    expect(chinese('1. 海州机床厂 质检员 2014.07-2018.06', '• 抽检零件', '2. 宁海模具厂 学徒 2012.07-2014.06', '• 打磨')).toEqual([
      '质检员 | 海州机床厂 | 2014-07 | 2018-06',
      '学徒 | 宁海模具厂 | 2012-07 | 2014-06',
    ]);
  }); // prettier-ignore
});

test('a post that no list knows stands apart from the house and its parts', () => {
  expect(
    japaneseWork(
      bold('ホテルなぎさ フレンチレストラン「セゾン」'),
      'コミ・ド・キュイジーヌ｜2011年4月〜2016年11月',
      DUTY,
    ).jobs[0],
  ).toMatch(/^コミ・ド・キュイジーヌ \| ホテルなぎさ/u);
});

test('a table whose label asks for two facts of the firm at once', () => {
  expect(
    japaneseWork(
      [[56, '会社名'], [160, '株式会社なぎさワークス']],
      [[56, '設立／従業員'], [160, '2014年／152名']],
      [[56, '在籍期間'], [160, '2021年5月～現在（4年8ヶ月）']],
      [[56, '役職'], [160, '人事マネージャー']],
      DUTY,
    ).jobs,
  ).toEqual(['人事マネージャー | 株式会社なぎさワークス | 2021-05 | present']);
}); // prettier-ignore

test('what one became later dates no other job', () => {
  expect(japaneseWork(bold('2019年4月 〜 現在'), bold('合同会社すくすく 小規模保育園すくすくの家'), '保育士（2022年4月よりリーダー）', DUTY).jobs).toEqual([
    '保育士 | 合同会社すくすく 小規模保育園すくすくの家 | 2019-04 | present',
  ]);
  expect(chinese('华泽证券股份有限公司 2021年7月 – 至今', '高级经理（2024年1月晋升）', '• 负责财务尽调')).toHaveLength(1);
}); // prettier-ignore

test('a list of employers above what was done there tells each once', () => {
  const { jobs, bullets } = japaneseWork(
    [[56, '2020年7月〜現在'], [190, '株式会社なぎさ食品'], [400, '社内SE']],
    [[56, '2014年4月〜2020年6月'], [190, '東都システム株式会社'], [400, 'システムエンジニア']],
    bold('株式会社なぎさ食品（2020年7月〜現在）'),
    DUTY,
    bold('東都システム株式会社（2014年4月〜2020年6月）'),
    DUTY,
  ); // prettier-ignore
  expect(jobs).toEqual([
    '社内SE | 株式会社なぎさ食品 | 2020-07 | present',
    'システムエンジニア | 東都システム株式会社 | 2014-04 | 2020-06',
  ]);
  expect(bullets).toBe(2);
});

test('employers with numbers in bold open their jobs, whatever their names tell, and the trade behind 職務 is the post', () => {
  expect(
    japaneseWork(
      bold('① 学校法人なぎさ学園 なぎさ幼稚園（給食室）'),
      '期 間：2017年4月 ～ 現在',
      '職 務：調理師（給食主任）',
      DUTY,
      bold('② キッチン・パセリ（洋食店）'),
      '期 間：2010年11月 ～ 2017年3月',
      '職 務：調理スタッフ',
      DUTY,
    ).jobs,
  ).toEqual([
    '調理師(給食主任) | 学校法人なぎさ学園 なぎさ幼稚園(給食室) | 2017-04 | present',
    '調理スタッフ | キッチン・パセリ(洋食店) | 2010-11 | 2017-03',
  ]);
});

test('a label in a cell of its own has all that stands beside it', () => {
  expect(
    japaneseWork(
      [[56, '2020年4月～現在'], [190, '学校法人 なぎさ学園（正職員）']],
      [[56, '所 属'], [190, '本部事務局'], [290, '総務課']],
      DUTY,
    ).jobs,
  ).toEqual(['本部事務局 総務課 | 学校法人 なぎさ学園 | 2020-04 | present']);
}); // prettier-ignore

test('two posts side by side are told both', () => {
  expect(chinese('2016/06 - 2020/02 海州好邻居便利连锁 店员、副店长', '• 负责收银与补货')).toEqual([
    '店员 副店长 | 海州好邻居便利连锁 | 2016-06 | 2020-02',
  ]);
});

test('posts set off with marks below their firm are heads, not items', () => {
  const { jobs, bullets } = japaneseWork(
    '(1)なぎさ自動車部品株式会社(2011年9月〜2025年9月)',
    [[70, '●品質保証部 品質管理課 課長(2017年4月〜2025年9月)']],
    [[80, DUTY]],
    [[70, '●製造技術部 生産技術担当(2011年9月〜2017年3月)']],
    [[80, DUTY]],
    '(2)株式会社鞆浦鋳造所(2003年4月〜2011年8月)',
    [[70, '●鋳造課 現場担当']],
    [[80, DUTY]],
  );
  expect(jobs).toEqual([
    '品質保証部 品質管理課 課長 | なぎさ自動車部品株式会社 | 2017-04 | 2025-09',
    '製造技術部 生産技術担当 | なぎさ自動車部品株式会社 | 2011-09 | 2017-03',
    '鋳造課 現場担当 | 株式会社鞆浦鋳造所 | 2003-04 | 2011-08',
  ]);
  expect(bullets).toBe(3);
});

test('what was done, told by fields without years, is no job', () => {
  const { jobs } = japaneseWork(
    bold('＜採用業務＞'),
    '・新卒採用の計画を立て、年に二十名を採りました',
    bold('＜教育研修＞'),
    '・階層別の研修を企画し、年に八回行いました',
    bold('＜労務管理＞'),
    '・就業規則を改めました',
  );
  expect(jobs).toEqual([]);
});

test('a post that no list of trades holds stands with its department', () => {
  const { jobs } = japaneseWork(
    bold('2017年4月 〜 2020年7月 株式会社なぎさリンク'),
    '第2営業局 / アカウントエグゼクティブ',
    DUTY,
  );
  expect(jobs).toEqual(['第2営業局 アカウントエグゼクティブ | 株式会社なぎさリンク | 2017-04 | 2020-07']);
});

test('figures and prizes of a year are no jobs and part no posts from their firm', () => {
  const { jobs } = japaneseWork(
    bold('なぎさ住設株式会社（2001年4月〜現在）'),
    '2019年4月〜現在 九州支店 支店長',
    DUTY,
    [[70, '年度'], [160, '売上'], [260, '達成率']],
    [[70, '2023年度'], [160, '46.1億円'], [260, '103％']],
    [[70, '2024年度'], [160, '48.3億円'], [260, '107％']],
    '2024年度 売上6億2,000万円（達成率118％）',
    '2018年度 社長賞受賞',
    '2001年4月〜2019年3月 大阪支店 営業一課',
    DUTY,
  ); // prettier-ignore
  expect(jobs).toEqual([
    '九州支店 支店長 | なぎさ住設株式会社 | 2019-04 | present',
    '大阪支店 営業一課 | なぎさ住設株式会社 | 2001-04 | 2019-03',
  ]);
});

test('a house in brackets behind its post is one though it ends like a department or a trade', () => {
  expect(
    chinese(
      [[56, '验光员(明珠眼科, 海州)'], [400, '2021年至2024年']],
      '• 验光',
      [[56, '护士(和平门诊部, 兰城)'], [400, '2018年至2021年']],
      '• 换药',
      [[56, '装配工(远山制造, 海州)'], [400, '2015年至2018年']],
      '• 装配',
    ),
  ).toEqual([
    '验光员 | 明珠眼科 | 2021 | 2024',
    '护士 | 和平门诊部 | 2018 | 2021',
    '装配工 | 远山制造 | 2015 | 2018',
  ]);
}); // prettier-ignore

test('a firm that makes things is one by its end', () => {
  expect(chinese('远山制造(2018-2021)', '课程顾问')).toEqual(['课程顾问 | 远山制造 | 2018 | 2021']);
});
