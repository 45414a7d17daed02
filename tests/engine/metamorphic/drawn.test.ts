/** The same in real files, drawn and read again: what stands between a PDF and its reading has no part in it that goes untested. */
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../../src/resume/language.ts';
import { DRAWN } from './drawn.ts';
import { redraw, reportOfFile } from './redraw.ts';
import { readStrong } from './strong.ts';
import { verdictOf } from './verdict.ts';

describe.each(LANGUAGES)('%s', async (language) => {
  const strong = await readStrong(language);
  const plain = await redraw(strong);
  const clean = await reportOfFile(strong, plain.slice());

  test('the strong resume drawn again is judged as before', () => {
    const faults = clean.checks.filter(({ status }) => status === 'warn' || status === 'fail');
    expect(faults).toEqual([]);
  });

  const here = DRAWN.filter(({ languages }) => languages?.includes(language) ?? true);
  test.each(here.map((defect) => [defect.check, defect.name, defect] as const))('%s: %s', async (_, __, defect) => {
    const before = defect.market === undefined ? clean : await reportOfFile(strong, plain.slice(), defect.market);
    const after = await reportOfFile(strong, await defect.draw(strong), defect.market);
    const verdict = verdictOf({ ...defect, plant: () => strong.document }, before, after);
    const alone = defect.ripples === undefined ? { strangers: [], dragged: [] } : {};
    expect(verdict).toMatchObject({ found: true, lowered: true, ...alone });
  });
});

test('a file that needs a password is told so, and nothing else', async () => {
  const strong = await readStrong('en');
  const locked = await redraw(strong, { options: { pdfVersion: '1.7', userPassword: 'secret' } });
  const { checks, error } = await reportOfFile(strong, locked);
  expect(error).toBe('password-needed');
  const told = checks.filter(({ status }) => status !== 'not-applicable');
  expect(told.map(({ id, status }) => [id, status])).toEqual([['not-restricted', 'fail']]);
});
