import { describe, expect, test } from 'vitest';
import { MARKETS_OF_LANGUAGE, marketOf } from '../../../src/engine/reading/contacts/market.ts';

describe('the market', () => {
  test('is the one asked for, else that of the phone, else that of the language', () => {
    expect(marketOf('es', 'MX', 'ar')).toBe('AR');
    expect(marketOf('es', 'MX', undefined)).toBe('MX');
    expect(marketOf('es', null, undefined)).toBe(MARKETS_OF_LANGUAGE.es[0]);
    expect(marketOf('de', null, '')).toBe('DE');
    expect(marketOf(null, null, undefined)).toBeNull();
  });
});
