/** A Chinese or Japanese head whose words tell nothing is read as the others of its resume are. */
import { expect, test } from 'vitest';
import { entriesIn, read, type Row } from './sheet.ts';

const large = (text: string): Row => ({ text, size: 14, font: 1 });
const bold = (text: string): Row => ({ text, font: 1 });

const heads = (rows: readonly Row[], [name, experience, skills]: readonly [string, string, string]): string[] =>
  entriesIn(read([{ text: name, size: 20 }, '', large(experience), ...rows, '', large(skills), 'Excel, AutoCAD']), 'experience'); // prettier-ignore

test('post before employer in Chinese', () => {
  const rows = ['2020.05 - 2023.06', '会计主管', '海州机械有限公司', '2016.03 - 2020.04', '竹编', '云上集'];
  expect(heads(rows, ['钟念慈', '工作经历', '专业技能'])).toEqual([
    '会计主管 | 海州机械有限公司 | 2020-05 | 2023-06',
    '竹编 | 云上集 | 2016-03 | 2020-04',
  ]);
});

test('by their types in Japanese', () => {
  const rows = ['2020年5月～2023年6月', bold('営業主任'), '株式会社みなと商会', '2016年3月～2020年4月', bold('竹編み'), 'なぎさ屋号']; // prettier-ignore
  expect(heads(rows, ['佐伯 湊', '職務経歴', 'スキル'])).toEqual([
    '営業主任 | 株式会社みなと商会 | 2020-05 | 2023-06',
    '竹編み | なぎさ屋号 | 2016-03 | 2020-04',
  ]);
});

test('the employer leads where no other head tells', () => {
  const rows = ['2016.03 - 2020.04', '云上集', '竹编'];
  expect(heads(rows, ['钟念慈', '工作经历', '专业技能'])).toEqual(['竹编 | 云上集 | 2016-03 | 2020-04']);
});
