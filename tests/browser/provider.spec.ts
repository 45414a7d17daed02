/**
 * The AI answers badly or not at all: the page says which, keeps the measured report, and a second try works. Spanish, whose words are
 * fixed, is in provider-words.spec.ts.
 */
import { RAW_EVALUATION, type Behaviour } from '../edge/upstream.ts';
import type { Locale } from '../../src/i18n/locales.ts';
import type { AnalyzerKey } from '../../src/i18n/slices.ts';
import { fixture } from './files.ts';
import { expect, test } from './kept-desk.ts';
import { words } from './words.ts';

/** What makes a failing answer of /api also a line in the console. */
const FAILED_REQUEST = /Failed to load resource: the server responded with a status of (?:429|50[234])/;

interface Failure {
  readonly name: string;
  readonly behaviour: Behaviour;
  readonly key: AnalyzerKey;
  readonly values?: Readonly<Record<string, string | number>>;
  readonly locale: Locale;
}

const status = (code: number, message: string): Behaviour => ({
  kind: 'status',
  status: code,
  body: { error: { message } },
});
const content = (text: string): Behaviour => ({ kind: 'content', content: text });

const FAILURES: readonly Failure[] = [
  { name: 'key refused', behaviour: status(401, 'bad key'), key: 'analysis.error.ai_key', locale: 'zh' },
  { name: 'key without rights', behaviour: status(403, 'no'), key: 'analysis.error.ai_key', locale: 'en' },
  { name: 'no credit', behaviour: status(402, 'Insufficient Balance'), key: 'analysis.error.ai_quota', locale: 'fr' },
  { name: 'quota', behaviour: status(429, 'quota exceeded'), key: 'analysis.error.ai_quota', locale: 'pt' },
  { name: 'billing', behaviour: status(429, 'see billing'), key: 'analysis.error.ai_quota', locale: 'de' },
  { name: 'busy', behaviour: status(429, 'slow down'), key: 'analysis.error.ai_busy', locale: 'it' },
  { name: 'internal error', behaviour: status(500, 'oops'), key: 'analysis.error.ai_error', locale: 'ja' },
  { name: 'overloaded', behaviour: status(503, 'later'), key: 'analysis.error.ai_overloaded', locale: 'zh' },
  {
    name: 'another status, with its words',
    behaviour: status(418, 'no tea today'),
    key: 'analysis.error.ai_other',
    values: { status: 418, detail: 'no tea today' },
    locale: 'pt',
  },
  {
    name: 'another status without a word',
    behaviour: { kind: 'status', status: 418 },
    key: 'analysis.error.ai_other',
    values: { status: 418, detail: words('de', 'analysis.error.unknown_detail') },
    locale: 'de',
  },
  { name: 'silence', behaviour: { kind: 'silent' }, key: 'analysis.error.ai_timeout', locale: 'en' },
  { name: 'blank lines for ever', behaviour: { kind: 'drip' }, key: 'analysis.error.ai_timeout', locale: 'fr' },
  { name: 'connection reset', behaviour: { kind: 'reset' }, key: 'analysis.error.ai_unreachable', locale: 'pt' },
  {
    name: 'HTML',
    behaviour: { kind: 'raw', body: '<!doctype html><p>hi', contentType: 'text/html' },
    key: 'analysis.error.ai_invalid',
    locale: 'it',
  },
  {
    name: 'no choices',
    behaviour: { kind: 'raw', body: '{"id":"x"}' },
    key: 'analysis.error.ai_invalid',
    locale: 'ja',
  },
  {
    name: 'a reply without end',
    behaviour: { kind: 'huge', megabytes: 4 },
    key: 'analysis.error.ai_invalid',
    locale: 'zh',
  },
  { name: 'prose', behaviour: content('A fine resume. Well done.'), key: 'analysis.error.ai_format', locale: 'ja' },
  {
    name: 'cut off',
    behaviour: { kind: 'content', content: JSON.stringify(RAW_EVALUATION).slice(0, 120), finishReason: 'length' },
    key: 'analysis.error.ai_format',
    locale: 'en',
  },
  { name: 'incomplete', behaviour: content('{"overallScore": 70}'), key: 'analysis.error.ai_format', locale: 'fr' },
  { name: 'blank', behaviour: content('   '), key: 'analysis.error.ai_format', locale: 'de' },
];

for (const locale of new Set(FAILURES.map((failure) => failure.locale))) {
  test(`each failure is told, what was measured stays, and asking again works (${locale})`, async ({
    aiDeskIn,
    ai,
  }) => {
    const desk = await aiDeskIn(locale);
    const { page } = desk;
    desk.expected.push(FAILED_REQUEST);
    for (const { name, behaviour, key, values } of FAILURES.filter((failure) => failure.locale === locale)) {
      await test.step(name, async () => {
        ai.upstream.script(behaviour);
        await desk.choose(fixture(`${locale}-sample`));
        await desk.showsError(locale, key, values);
        await expect(desk.results).toHaveAttribute('data-state', 'result');
        await expect(desk.results).toHaveAttribute('data-source', 'measured');
        await expect(desk.alert).toContainText(words(locale, 'analysis.error.kept'));
        await expect(desk.results).toContainText(words(locale, 'results.source.measured'));

        ai.upstream.script({ kind: 'good' });
        const retry = page.getByRole('button', { name: words(locale, 'analysis.error.retry') });
        const again = page.getByRole('button', { name: words(locale, 'upload.again') });
        if ((await retry.count()) > 0) {
          await retry.click();
        } else {
          await again.click();
          await desk.choose(fixture(`${locale}-sample`));
        }
        await desk.showsResult('ai');
        await again.click();
        await desk.isIdle();
      });
    }
  });
}

test('while the AI is asked, the measured report is already there', async ({ aiDeskIn, ai }) => {
  const desk = await aiDeskIn('pt');
  desk.expected.push(FAILED_REQUEST);
  ai.upstream.script({ kind: 'silent' });
  await desk.choose(fixture('pt-sample'));
  await expect(desk.results).toHaveAttribute('data-source', 'measured');
  await expect(desk.upload).toHaveAttribute('data-state', 'loading');
  await expect(desk.upload).toContainText(words('pt', 'analysis.ai'));
  await desk.showsError('pt', 'analysis.error.ai_timeout');
});

test('cancelling while the AI is asked ends the question too', async ({ aiDeskIn }) => {
  const desk = await aiDeskIn('it');
  const { page } = desk;
  // Never answered, so that no deadline ends it first.
  await page.route('**/api/analyze', () => new Promise(() => undefined));
  const asked = page.waitForRequest('**/api/analyze');
  const ended = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/analyze'));
  await desk.choose(fixture('it-sample'));
  await asked;
  await expect(desk.upload).toContainText(words('it', 'analysis.ai'));
  await page.getByRole('button', { name: words('it', 'upload.cancel') }).click();
  expect((await ended).failure()?.errorText).toBe('net::ERR_ABORTED');
  await expect(desk.results).toHaveAttribute('data-state', 'empty');
});
