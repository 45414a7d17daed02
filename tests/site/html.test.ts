/** Every page is valid HTML. */
import { join } from 'node:path';
import { HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';
import { DIST, PAGES } from './built.ts';

/** What others write into the pages, harmless in every browser. */
const KNOWN = [
  // Astro puts the one style of its islands beside the first of them.
  '<style> element is not permitted as content under <div>',
  // Firefox keeps a file field disabled over a reload unless it is told not to.
  'autocomplete attribute cannot be used on <input type="file">',
];

const validator = new HtmlValidate({ extends: ['html-validate:standard'], elements: ['html5'] });

test.each(PAGES)('$file', async ({ file }) => {
  const { results } = await validator.validateFile(join(DIST, file));
  const faults = results.flatMap(({ messages }) =>
    messages
      .filter(({ message }) => !KNOWN.includes(message))
      .map(({ ruleId, message, line }) => `${line} ${ruleId}: ${message}`),
  );
  expect(faults).toEqual([]);
});

test('a fault would be found', async () => {
  const { valid } = await validator.validateString('<ul><p>no list item</p></ul>');
  expect(valid).toBe(false);
});
