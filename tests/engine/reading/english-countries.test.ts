/** The country behind a post of one employer tells where one did it: it is no employer of its own. */
import { expect, test } from 'vitest';
import { bold, jobs } from './english-sheet.ts';

test.each([['Niger'], ['Malawi'], ['Sierra Leone']])('%s behind a post', (country) => {
  const told = jobs(
    bold('Clearmarsh International'),
    `Programme Manager, ${country}`,
    'June 2016 – March 2020',
    '• Day to day management of the country programme',
  );
  expect(told).toEqual(['Programme Manager | Clearmarsh International | 2016-06 | 2020-03']);
});
