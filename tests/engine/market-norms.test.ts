/** The markets that a visitor may choose, and what the engine knows of them. */
import { describe, expect, test } from 'vitest';
import { CHECKS } from '../../src/engine/checks/index.ts';
import { MARKET_NORMS, normsOfMarket } from '../../src/engine/market-norms.ts';
import { MARKET_CHECKS, MARKETS } from '../../src/resume/markets.ts';

describe('the markets', () => {
  test('are named once each, and have norms', () => {
    expect(new Set(MARKETS).size).toBe(MARKETS.length);
    expect(Object.keys(MARKET_NORMS).sort()).toEqual([...MARKETS, 'default'].sort());
  });

  test('differ where habits do', () => {
    expect(normsOfMarket('DE')).toMatchObject({ photo: 'customary', birthDate: 'customary', pageFormat: 'A4' });
    expect(normsOfMarket('US')).toMatchObject({ photo: 'unwanted', birthDate: 'unwanted', pageFormat: 'Letter' });
    expect(normsOfMarket('VE')).toMatchObject({ photo: 'neutral', pageFormat: 'Letter' });
    expect(normsOfMarket('DO')).toEqual(normsOfMarket(null));
  });
});

test('the checks that follow a market are those that ask for it', () => {
  const asking = CHECKS.filter(({ requires }) => (requires as readonly string[]).includes('market'));
  expect([...MARKET_CHECKS].sort()).toEqual(asking.map(({ id }) => id).sort());
});
