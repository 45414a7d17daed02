import { expect, test } from 'vitest';
import { periodText } from '../../../../src/islands/analyzer/report/period.ts';

test.each([
  ['2019-02', 'present', 'es', 'feb 2019 – actualidad'],
  ['2019-02', '2021-12', 'de', 'Feb. 2019 – Dez. 2021'],
  ['2019', '2021', 'en', '2019 – 2021'],
  ['2019-02', null, 'ja', '2019年2月'],
  [null, '2021', 'zh-Hans', '2021'],
  [null, null, 'fr', ''],
])('%s to %s in %s is "%s"', (start, end, tag, text) => {
  expect(periodText(start, end, tag, 'actualidad')).toBe(text);
});
