import { describe, expect, test } from 'vitest';
import { signalsOf } from '../../src/consent/consent-mode.ts';
import { conversionOf, durationOf, measuredOf } from '../../src/consent/events.ts';

test.each([
  ['es', 1, 'EUR'],
  ['fr', 1, 'EUR'],
  ['de', 1, 'EUR'],
  ['it', 1, 'EUR'],
  ['en', 1, 'USD'],
  ['pt', 1, 'BRL'],
  ['ja', 100, 'JPY'],
  ['zh', 7, 'CNY'],
])('a conversion in %s is worth %i %s', (language, value, currency) => {
  expect(conversionOf(language)).toEqual({ value, currency });
});

test('a language outside the list has no value', () => {
  expect(conversionOf('ko')).toBeNull();
});

test.each([
  [0, 'under-1s'],
  [999, 'under-1s'],
  [1_000, '1-5s'],
  [5_000, '5-30s'],
  [30_000, 'over-30s'],
])('%i ms is told as %s', (ms, duration) => {
  expect(durationOf(ms)).toBe(duration);
});

describe('what may be counted', () => {
  test('only the fields of the list get through', () => {
    const upload = { name: 'file_upload', sizeKb: 84.6, fileName: 'ana.pdf' };
    expect(measuredOf(upload)).toEqual({ name: 'file_upload', sizeKb: 85 });
    const analysis = { name: 'cv_analysis', ok: true, duration: '1-5s', sample: false, overallScore: 71 };
    expect(measuredOf(analysis)).toEqual({ name: 'cv_analysis', ok: true, duration: '1-5s', sample: false });
  });

  test.each([
    null,
    'cv_analysis',
    { name: 'resume_text', text: 'Ana Ejemplo' },
    { name: 'file_upload', sizeKb: 'ana.pdf' },
    { name: 'cv_analysis', ok: true, duration: 'ana@example.org', sample: false },
    { name: 'cv_analysis', ok: 'yes', duration: '1-5s', sample: false },
  ])('%o does not', (detail) => {
    expect(measuredOf(detail)).toBeNull();
  });
});

describe('Consent Mode v2', () => {
  test('all is denied unless it is granted', () => {
    expect(signalsOf({ analytics: false, advertising: false })).toEqual({
      ad_storage: 'denied',
      ad_user_data: 'denied',
      ad_personalization: 'denied',
      analytics_storage: 'denied',
    });
  });

  test('analytics and advertising are granted apart', () => {
    expect(signalsOf({ analytics: true, advertising: false })).toMatchObject({
      ad_user_data: 'denied',
      analytics_storage: 'granted',
    });
    expect(signalsOf({ analytics: false, advertising: true })).toEqual({
      ad_storage: 'granted',
      ad_user_data: 'granted',
      ad_personalization: 'granted',
      analytics_storage: 'denied',
    });
  });
});
