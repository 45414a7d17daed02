/** Names in Chinese characters, known by their family name or not. */
import { describe, expect, test } from 'vitest';
import { read, type Row } from './sheet.ts';

const nameIn = (...rows: readonly Row[]): string | undefined => read(rows).contact.name?.value;
const JAPANESE: readonly Row[] = [
  { text: '職務経歴', size: 14 },
  '株式会社なぎさ製作所で生産管理を担当しました。',
  '・在庫を減らしました',
];
const CHINESE: readonly Row[] = [
  { text: '工作经历', size: 14 },
  '在海州某公司负责采购与仓储，与供应商谈判。',
  '• 将库存降低了两成',
];

describe('a name in Japanese', () => {
  test('is not the head of a table of fields', () => {
    const row = (label: string, value: string): Row => [[56, label], [200, value]]; // prettier-ignore
    expect(nameIn({ text: '職務経歴書', size: 20 }, row('項目', '内容'), row('氏名', 'shiokaze_dev'), row('職種', '測量士'), ...JAPANESE)).toBeUndefined(); // prettier-ignore
  });

  test.each<[string, readonly Row[], string]>([
    ['in katakana alone', [{ text: 'マリア・サントス', size: 20 }, '電話：080-1234-0098'], 'マリア・サントス'],
    ['after its label', ['氏名：御厨 響子', '電話：080-1234-0098'], '御厨 響子'],
    [
      'in katakana after its label',
      ['氏名：グエン・ティ・ホア（NGUYEN THI HOA）', '電話：080-1234-0098'],
      'グエン・ティ・ホア',
    ],
    [
      'in katakana of one letter and more beside its label',
      [
        [
          [56, '氏名'],
          [160, 'ド ティ ラン（DO THI LAN）'],
        ],
        '電話：080-1234-0098',
      ],
      'ド ティ ラン',
    ],
    [
      'behind the colon of its own cell',
      [
        [
          [56, '姓名'],
          [160, '：鬼頭 凛太郎'],
        ],
      ],
      '鬼頭 凛太郎',
    ],
    [
      'beside its label',
      [
        [
          [56, '氏名'],
          [160, '鬼頭 凛太郎'],
          [330, '男'],
        ],
      ],
      '鬼頭 凛太郎',
    ],
    [
      'under its label',
      [
        [
          [56, '氏 名'],
          [200, '生年月日'],
        ],
        '沖津 晴',
      ],
      '沖津 晴',
    ],
    ['with its reading in brackets', ['氏名 四方田 章（よもだ あきら）'], '四方田 章'],
    ['with a blank, of a rare family', [{ text: '鬼頭 凛太郎', size: 18 }, '東京都港区'], '鬼頭 凛太郎'],
    ['before its spelling in Latin letters', [{ text: '鬼頭 凛太郎 Rintaro Kito', size: 12 }], '鬼頭 凛太郎'],
    ['with a given name in kana', [{ text: '久米 さくら', size: 18 }, 'くめ さくら'], '久米 さくら'],
    ['that ends in a month', [{ text: '鷲尾 美月', size: 22 }, '札幌市北区'], '鷲尾 美月'],
    ['behind another label and the day', ['更新日：2026/01/12 名前：沖津 晴（Oki Hal）'], '沖津 晴'],
    ['behind the day and its label', ['2026年1月13日現在 氏名：沖津 晴'], '沖津 晴'],
    ['behind the place', ['2026年1月8日', '石川県金沢市 鬼頭 凛太郎'], '鬼頭 凛太郎'],
    ['before another label', ['氏名 鬼頭 凛太郎 連絡先 080-1234-0098'], '鬼頭 凛太郎'],
    ['below the day and the place', ['2026年1月8日', '石川県金沢市', '鬼頭 凛太郎'], '鬼頭 凛太郎'],
    ['behind the day', ['2026年1月8日 鬼頭 凛太郎'], '鬼頭 凛太郎'],
    [
      'with its reading in brackets and the year',
      [{ text: '鬼頭 凛太郎（きとう りんたろう） 1985年生', size: 14 }],
      '鬼頭 凛太郎',
    ],
    ['before its reading', [{ text: '鬼頭 凛太郎 きとう りんたろう', size: 16 }], '鬼頭 凛太郎'],
    ['without a blank, the largest words', [{ text: '鬼頭凛太郎', size: 20 }, '東京都港区'], '鬼頭凛太郎'],
  ])('%s', (_, head, name) => {
    expect(nameIn(...head, ...JAPANESE)).toBe(name);
  });
});

test('whose resume it is, of a family that no list holds', () => {
  expect(nameIn({ text: '庹晓岚的个人简历', size: 18 }, '电话：13800005271', ...CHINESE)).toBe('庹晓岚');
  expect(nameIn({ text: '我的简历', size: 18 }, '电话：13800005271', ...CHINESE)).toBeUndefined();
});

test('a name before all that a form asks for, in one sentence', () => {
  expect(nameIn('祝若愚，女，汉族，1988年2月生，河北保定人，大学本科学历，现居石家庄市长安区。', ...CHINESE)).toBe(
    '祝若愚',
  );
});

describe('a name in Chinese', () => {
  test.each<[string, readonly Row[], string]>([
    [
      'in a cell of a table',
      [
        [
          [56, '姓 名'],
          [120, '尉迟若冰'],
          [260, '性 别'],
          [320, '女'],
        ],
      ],
      '尉迟若冰',
    ],
    [
      'of a man by his second character',
      [
        [
          [56, '姓 名'],
          [120, '竺若男'],
          [260, '性 别'],
          [320, '女'],
        ],
      ],
      '竺若男',
    ],
    ['before the sex', ['竺可欣／女／1993'], '竺可欣'],
    ['after a longer label', ['本人姓名：竺可欣，女，1990年生'], '竺可欣'],
    ['after its label, with the sex', ['姓名：竺可欣 女', '手机：13900010002'], '竺可欣'],
    ['letters set apart', [{ text: '竺 可 欣', size: 20 }, '现居：宁波'], '竺可欣'],
    ['of a family not listed, the largest words', [{ text: '竺可欣', size: 20 }, '现居：宁波'], '竺可欣'],
    ['of two parts', [{ text: '欧阳 思源', size: 16 }, '现居：宁波'], '欧阳 思源'],
    [
      'over its spelling in Latin letters',
      [{ text: '竺可欣', size: 20 }, 'Kexin Zhu', 'kexin.zhu@example.org'],
      '竺可欣',
    ],
  ])('%s', (_, head, name) => {
    expect(nameIn(...head, ...CHINESE)).toBe(name);
  });

  test('is not the post, the party, the schooling or a heading', () => {
    for (const text of ['中共党员', '求职意向', '技术总监', '大专', '销售部'])
      expect(nameIn({ text, size: 18 }, '电话：13900010002', ...CHINESE)).toBeUndefined();
  });
});

test.each<[string, readonly Row[], string]>([
  [
    'with a small kana in the family name',
    [{ text: '三ツ木 咲', size: 20 }, '080-1234-0098', ...JAPANESE],
    '三ツ木 咲',
  ],
  ['before the title of the document', [{ text: '槇尾千草 職務経歴書', size: 20 }, ...JAPANESE], '槇尾千草'],
  ['with the title written to it', [{ text: '杜若飞简历', size: 20 }, ...CHINESE], '杜若飞'],
  ['before an address', ['藤原良太 <r.h@example.org>', '080-1234-0098', ...JAPANESE], '藤原良太'],
  [
    'in small Latin letters below the title',
    [{ text: '職務経歴書', size: 20 }, '2021年9月現在', 'Emi Okafor (@okafor)', ...JAPANESE],
    'Emi Okafor',
  ],
])('%s', (_, rows, name) => {
  expect(nameIn(...rows)).toBe(name);
});

test('the title alone is no name', () => {
  expect(nameIn({ text: '技术简历', size: 20 }, ...CHINESE)).toBeUndefined();
});

test('what one says of oneself, where nothing else tells it', () => {
  expect(
    nameIn({ text: '关于我', size: 18 }, '大家好，我叫庹晓岚（TUO Xiaolan），目前是一位架构师。', ...CHINESE),
  ).toBe('庹晓岚');
});

test('a name whose letters are set apart, and those of the title of its sheet', () => {
  expect(nameIn({ text: '宁 秀 兰 简 历', size: 10.5 }, '手机 189-9362-0518', ...CHINESE)).toBe('宁秀兰');
});
