import { describe, expect, test } from 'vitest';
import check from '../../../src/engine/checks/design/font-families.ts';
import { face, type ReadingParts } from '../builder.ts';
import { tell } from '../outcome.ts';

describe('font-families', () => {
  const set = (...families: string[]): ReadingParts => ({
    typography: {
      bodySize: 10,
      unnamedShare: 0,
      families: families.map((family, at) => ({ family, characters: 1000 - at })),
    },
  });

  test('passes for up to three families', () => {
    expect(tell(check, set('Lato'))).toMatchObject({ status: 'pass', data: { count: 1, families: 'Lato' } });
    expect(tell(check, set('Lato', 'Georgia', 'Menlo')).status).toBe('pass');
  });

  test('warns of a fourth and fails for a zoo', () => {
    const told = tell(check, set('Lato', 'Georgia', 'Menlo', 'Arial'));
    expect(told).toMatchObject({ status: 'warn', ids: ['too-many'] });
    expect(told.findings[0]?.data).toEqual({ count: 4, families: 'Lato, Georgia, Menlo, Arial' });
    expect(tell(check, set('A', 'B', 'C', 'D', 'E', 'F')).status).toBe('fail');
  });

  test('does not count icons and a glyph here and there', () => {
    const families = [
      ...['Lato', 'Georgia', 'Menlo', 'FontAwesome'].map((family) => ({ family, characters: 500 })),
      { family: 'Arial', characters: 3 },
    ];
    expect(
      tell(check, { typography: { bodySize: 10, unnamedShare: 0, families }, fonts: [face('FontAwesome')] }).data[
        'count'
      ],
    ).toBe(3);
  });

  test('is not applicable where the fonts have no names', () => {
    expect(
      tell(check, { typography: { bodySize: 10, unnamedShare: 0.8, families: [{ family: 'Lato', characters: 20 }] } })
        .status,
    ).toBe('not-applicable');
    expect(tell(check, { typography: { bodySize: null, unnamedShare: 0, families: [] } }).status).toBe(
      'not-applicable',
    );
  });
});

test('a family that sets the name alone counts, one that sets a glyph does not', () => {
  const families = (characters: number) =>
    ['Lato', 'Georgia', 'Menlo', 'Bodoni'].map((family) => ({
      family,
      characters: family === 'Bodoni' ? characters : 900,
    }));
  const told = (characters: number) =>
    tell(check, { typography: { bodySize: 10, unnamedShare: 0, families: families(characters) } }).status;
  expect([told(17), told(3)]).toEqual(['warn', 'pass']);
});
