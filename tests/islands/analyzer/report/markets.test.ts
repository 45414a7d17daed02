import { describe, expect, test } from 'vitest';
import { LOCALE_OPTIONS, LOCALES } from '../../../../src/i18n/locales.ts';
import { changedChecks } from '../../../../src/islands/analyzer/report/changedChecks.ts';
import { marketOptions } from '../../../../src/islands/analyzer/report/markets.ts';
import { MARKETS } from '../../../../src/resume/markets.ts';
import type { CheckId, CheckResult, Report } from '../../../../src/resume/report.ts';
import { measuredReport } from '../measured.ts';

describe.each(LOCALES.map((locale) => LOCALE_OPTIONS[locale].tag))('the markets in %s', (tag) => {
  const options = marketOptions(tag, 'ES');

  test('are all there, each once and by a name of its own', () => {
    expect(options.map(({ code }) => code).sort()).toEqual([...MARKETS].sort());
    expect(new Set(options.map(({ name }) => name)).size).toBe(MARKETS.length);
    expect(options.filter(({ code, name }) => name === code)).toEqual([]);
  });

  test('stand in the order of the language', () => {
    const names = options.map(({ name }) => name);
    expect(names).toEqual(names.toSorted(new Intl.Collator(tag).compare));
  });
});

test('the order is the reader’s: what Spanish puts first may come last in German', () => {
  const order = (tag: string) =>
    marketOptions(tag, null)
      .map(({ code }) => code)
      .filter((code) => ['JP', 'US'].includes(code));
  expect(order('es')).toEqual(['US', 'JP']);
  expect(order('de')).toEqual(['JP', 'US']);
  expect(marketOptions('es', null).find(({ code }) => code === 'US')?.name).toBe('Estados Unidos');
  expect(marketOptions('ja', null).find(({ code }) => code === 'US')?.name).toBe('アメリカ合衆国');
});

test('a market that a phone told is among them, whatever it is', () => {
  const options = marketOptions('es', 'SE');
  expect(options).toHaveLength(MARKETS.length + 1);
  expect(options).toContainEqual({ code: 'SE', name: 'Suecia' });
});

describe('what differs between two markets', () => {
  const withCheck = (id: CheckId, changes: Partial<CheckResult>): Report => {
    const report = measuredReport();
    return { ...report, checks: report.checks.map((check) => (check.id === id ? { ...check, ...changes } : check)) };
  };
  const found = (messageId: string) => ({ messageId, data: {}, evidence: [] });

  test('is nothing where every verdict stands', () => {
    expect(changedChecks(measuredReport(), measuredReport({ market: 'US' }))).toEqual([]);
  });

  test('is a verdict, a score or a reason', () => {
    const before = withCheck('personal-data', { status: 'fail', score: 0.4, findings: [found('birth-date')] });
    expect(changedChecks(measuredReport(), before)).toEqual(['personal-data']);
    const more = withCheck('personal-data', {
      status: 'fail',
      score: 0.4,
      findings: [found('birth-date'), found('marital-status')],
    });
    expect(changedChecks(before, more)).toEqual(['personal-data']);
    expect(changedChecks(more, more)).toEqual([]);
  });

  test('is never the spelling, which may only have come later', () => {
    expect(changedChecks(withCheck('spelling', { status: 'undetermined', score: null }), measuredReport())).toEqual([]);
  });
});
