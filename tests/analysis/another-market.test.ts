/** What was read of a file says for every market what the file itself would say: no market needs it to be read again. */
import { describe, expect, test } from 'vitest';
import { analyse } from '../../src/analysis/analyse.ts';
import { keptWords, withSpelling } from '../../src/analysis/spelling.ts';
import type { Analysis } from '../../src/analysis/types.ts';
import { wordsFromPackages } from '../../src/dictionaries/node.ts';
import { measure } from '../../src/engine/index.ts';
import { nodeRuntime } from '../../src/pdf/node.ts';
import type { CheckId, CheckStatus, Report } from '../../src/resume/report.ts';
import { fixture } from '../pdf/small-pdf.ts';

const asOf = '2026-11-21';
const words = keptWords(wordsFromPackages);

const read = (name: string, market?: string): Promise<Analysis> =>
  analyse(Uint8Array.from(fixture(name)), nodeRuntime, { fileName: `${name}.pdf`, asOf, market });

function again({ document }: Analysis, market?: string): Report {
  if (!document) throw new Error('not read');
  return measure(document, { asOf, market });
}

const statusOf = ({ checks }: Report, id: CheckId): CheckStatus | undefined =>
  checks.find((check) => check.id === id)?.status;

describe.each(['de-photo', 'es-weak', 'ja-strong', 'zh-sample'])('%s.pdf measured for another market', (name) => {
  test.each(['US', 'DE', 'JP', 'MX'])('says what reading it for %s says', async (market) => {
    const first = await read(name);
    const { report } = await read(name, market);
    expect(again(first, market)).toEqual(report);
    // And back: without a market it is the first report once more.
    expect(again(first)).toEqual(first.report);
  });
});

test('a photo and personal data are customary in Germany and unwanted in the United States', async () => {
  const first = await read('de-photo');
  expect(first.report.market).toBe('DE');
  expect([statusOf(first.report, 'photo'), statusOf(first.report, 'personal-data')]).toEqual(['pass', 'pass']);
  const other = again(first, 'US');
  expect(other.market).toBe('US');
  expect([statusOf(other, 'photo'), statusOf(other, 'personal-data')]).toEqual(['warn', 'fail']);
  expect(other.scores.overall).toBeLessThan(first.report.scores.overall ?? 0);
});

test('its spelling is told as before', async () => {
  const first = await read('de-photo');
  const told = { document: first.document, report: again(first, 'US'), error: null };
  const spelled = await withSpelling(told, words, { asOf, market: 'US' });
  expect(spelled.report.market).toBe('US');
  expect(statusOf(spelled.report, 'spelling')).toBe('pass');
  expect(spelled.report.scores).toEqual(told.report.scores);
});
