import { describe, expect, test } from 'vitest';
import { CONSENT_STORAGE_KEY, EVERYTHING, NOTHING, parseRecord, recordOf } from '../../src/consent/record.ts';
import { keepChoice, readChoice, type OpenStorage } from '../../src/consent/record-storage.ts';

const NOW = new Date('2026-11-21T10:00:00.000Z');
const written = (changes: Record<string, unknown> = {}) =>
  JSON.stringify({
    necessary: true,
    analytics: true,
    advertising: false,
    timestamp: '2026-11-20T10:00:00.000Z',
    ...changes,
  });

test('is kept as the specification has it', () => {
  expect(CONSENT_STORAGE_KEY).toBe('cookie-consent');
  expect(recordOf(NOTHING, NOW)).toEqual({
    necessary: true,
    analytics: false,
    advertising: false,
    timestamp: '2026-11-21T10:00:00.000Z',
  });
});

test.each([NOTHING, EVERYTHING, { analytics: false, advertising: true }])('%o comes back as it was', (choice) => {
  const record = recordOf(choice, NOW);
  expect(parseRecord(JSON.stringify(record), NOW)).toEqual(record);
});

describe('holds for twelve months', () => {
  test.each([
    ['2025-11-21T10:00:00.001Z', true],
    ['2025-11-21T10:00:00.000Z', false],
    ['2024-02-29T00:00:00.000Z', false],
    ['2026-11-22T09:00:00.000Z', true],
    ['2026-11-23T10:00:00.000Z', false],
  ])('chosen at %s: %s', (timestamp, holds) => {
    expect(parseRecord(written({ timestamp }), NOW) !== null).toBe(holds);
  });

  test('a choice of a leap day ends with February', () => {
    const text = written({ timestamp: '2024-02-29T12:00:00.000Z' });
    expect(parseRecord(text, new Date('2025-02-28T23:00:00Z'))).not.toBeNull();
    expect(parseRecord(text, new Date('2025-03-01T12:00:00Z'))).toBeNull();
  });
});

test.each([
  ['nothing', null],
  ['an empty text', ''],
  ['half of it', '{"necessary":true,'],
  ['a word', '"all"'],
  ['null', 'null'],
  ['a list', '[true,true]'],
  ['no necessary', written({ necessary: false })],
  ['a number for a yes', written({ analytics: 1 })],
  ['a word for a yes', written({ advertising: 'true' })],
  ['no advertising', written({ advertising: undefined })],
  ['no time', written({ timestamp: undefined })],
  ['a time that is none', written({ timestamp: 'yesterday' })],
  ['a number for a time', written({ timestamp: 1_795_000_000_000 })],
])('%s is no record', (_, text) => {
  expect(parseRecord(text, NOW)).toBeNull();
});

test('what else a record holds is dropped', () => {
  expect(parseRecord(written({ email: 'ana@example.org' }), NOW)).not.toHaveProperty('email');
});

describe('storage', () => {
  const closed: OpenStorage = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  const full: OpenStorage = () => ({
    getItem: () => null,
    setItem: () => {
      throw new DOMException('Full.', 'QuotaExceededError');
    },
  });

  test('open: what is kept is read again', () => {
    const kept = new Map<string, string>();
    const open: OpenStorage = () => ({
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, value),
    });
    expect(keepChoice(open, EVERYTHING, NOW)).toBe(true);
    expect([...kept.keys()]).toEqual(['cookie-consent']);
    expect(readChoice(open, NOW)).toMatchObject(EVERYTHING);
  });

  test.each([
    ['closed', closed],
    ['full', full],
  ])('%s: says that nothing is kept', (_, open) => {
    expect(keepChoice(open, EVERYTHING, NOW)).toBe(false);
    expect(readChoice(open, NOW)).toBeNull();
  });
});
