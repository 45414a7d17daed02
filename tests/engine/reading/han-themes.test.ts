/** What stands right below a firm in Japanese and Chinese resumes and is no post: what was worked on, what was done, a sentence on the firms. */
import { describe, expect, test } from 'vitest';
import { readTables } from './drawn-table.ts';
import { chinese } from './han-sheet.ts';
import { entriesIn, type Row } from './sheet.ts';

const firm = (text: string): Row => ({ text, size: 12, font: 1 });
const theme = (text: string): Row => ({ text, size: 10.5, font: 1 });

test('themes in smaller letters, more of them than firms', () => {
  expect(
    chinese(
      firm('海州远帆信息科技有限公司（2016年3月 ~ 2019年6月）'),
      theme('果园网'),
      '负责前台页面与搜索模块的编写。',
      theme('渔船调度'),
      '负责地图与消息模块的编写。',
      firm('宁海织云信息有限公司（2014年3月 ~ 2016年3月）'),
      theme('订货平台'),
      '负责订单模块的编写。',
    ),
  ).toEqual(['- | 海州远帆信息科技有限公司 | 2016-03 | 2019-06', '- | 宁海织云信息有限公司 | 2014-03 | 2016-03']);
});

test('one theme for each firm may be the post there', () => {
  expect(
    chinese(
      firm('海州远帆信息科技有限公司（2016年3月 ~ 2019年6月）'),
      theme('前端开发'),
      '负责前台页面的编写。',
      firm('宁海织云信息有限公司（2014年3月 ~ 2016年3月）'),
      theme('后端开发'),
      '负责订单模块的编写。',
    ),
  ).toEqual([
    '前端开发 | 海州远帆信息科技有限公司 | 2016-03 | 2019-06',
    '后端开发 | 宁海织云信息有限公司 | 2014-03 | 2016-03',
  ]);
});

test('a sentence on the firms above the first of them', () => {
  expect(
    chinese(
      '以上三家工厂同属一个集团，因业务调整，从总厂转入分厂任职',
      firm('海州机床厂（2016年3月 ~ 2019年6月）质检员'),
      '• 每月抽检零件三千件',
    ),
  ).toEqual(['质检员 | 海州机床厂 | 2016-03 | 2019-06']);
});

describe('the rows of a firm', () => {
  const rows = [
    ['期間', '業務内容'],
    ['2019年6月〜2022年3月', '営業一課にて新規の開拓を担当\n【担当エリア】津ノ浦市内'],
    ['2022年4月〜現在', '営業二課 リーダー\n【役割】三名の指導、案件の進み具合の管理'],
  ];

  test('tell where one was put, and the post before what was done in it', () => {
    const reading = readTables([
      { heading: '職務経歴' },
      { widths: [400], rows: [['2019年6月〜現在 ひなた文具株式会社']], lines: 'none' },
      { widths: [130, 330], rows, lines: 'cells' },
    ]);
    expect(entriesIn(reading, 'experience')).toEqual([
      '営業一課 | ひなた文具株式会社 | 2019-06 | 2022-03',
      '営業二課 リーダー | ひなた文具株式会社 | 2022-04 | present',
    ]);
  });
});
