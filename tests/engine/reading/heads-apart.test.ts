/** Where the head of a degree ends that no heading closes: at another column, at a gap, at what one was praised for. */
import { expect, test } from 'vitest';
import { entriesIn, read, type Row } from './sheet.ts';

const large = (text: string, x = 56): Row => ({ text, x, size: 14, font: 1 });
const TOP: readonly Row[] = [
  large('職務要約'),
  '十年にわたり現場で働き、後輩の指導も担当してきました。',
  '',
  large('学歴'),
];

test.each<[string, readonly Row[]]>([
  ['skills below a gap, under no known heading', ['2010年4月～2014年3月', '海辺大学', '経済学部', '', '', 'できること', '溶接、在庫管理']],
  ['an honour', ['2010年4月～2014年3月', '海辺大学', '経済学部', '首席卒業']],
  ['a prize', ['2010年4月～2014年3月', '海辺大学', '経済学部', '学部長表彰']],
])('%s', (_, rows) => {
  expect(entriesIn(read([...TOP, ...rows]), 'education')).toEqual(['経済学部 | 海辺大学 | 2010-04 | 2014-03']);
}); // prettier-ignore
