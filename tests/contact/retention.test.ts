/** The time that messages are kept is told in every language, and is the one that the code keeps. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../../scripts/processes.ts';
import { RETENTION_DAYS } from '../../src/contact/message.ts';
import { LOCALES } from '../../src/i18n/locales.ts';

it.each(LOCALES)('the privacy policy names it (%s)', async (locale) => {
  const policy = await readFile(join(ROOT, `src/content/privacy/${locale}.md`), 'utf8');
  expect(policy).toMatch(new RegExp(`(?<!\\d)${RETENTION_DAYS}(?!\\d)`));
});
