import { describe, expect, test } from 'vitest';
import check from '../../../src/engine/checks/design/photo.ts';
import { document, page, type ReadingParts } from '../builder.ts';
import { tell } from '../outcome.ts';

const MM = 72 / 25.4;

describe('photo', () => {
  const withImage = (market: string | null, width: number, height: number, rest = {}): ReadingParts => {
    const box = { x: 440, y: 780 - height * MM, width: width * MM, height: height * MM };
    const image = { box, pixelWidth: 300, pixelHeight: 400, ...rest };
    return { market, document: document([page(['Ada Example'], { images: [image] })]) };
  };

  test.each(['US', 'GB', 'CA', 'AU', 'IE'])('%s: warns of a portrait, never fails, and shows it', (market) => {
    const told = tell(check, withImage(market, 35, 45));
    expect(told).toMatchObject({ status: 'warn', ids: ['unwanted'], findings: [{ data: { market } }] });
    expect(told.findings[0]?.evidence[0]).toMatchObject({ page: 1, box: { x: 440, width: 35 * MM } });
  });

  test.each(['DE', 'JP', 'CN', 'ES', 'FR', 'IT', 'BR', 'CH', 'IN'])('%s: takes it as it is', (market) => {
    expect(tell(check, withImage(market, 35, 45)).status).toBe('pass');
  });

  test('passes without a photo everywhere', () => {
    for (const market of ['US', 'DE', 'JP'])
      expect(tell(check, { market, document: document([page(['Ada Example'])]) }).status).toBe('pass');
  });

  test.each([
    ['an icon', 6, 6],
    ['a logo', 60, 18],
    ['a background', 210, 297],
  ])('takes %s for no photo', (_, width, height) => {
    expect(tell(check, withImage('US', width, height)).status).toBe('pass');
  });

  test('takes a picture of few pixels, and one at the foot of the page, for no photo', () => {
    expect(tell(check, withImage('US', 35, 45, { pixelWidth: 24, pixelHeight: 24 })).status).toBe('pass');
    const foot = { box: { x: 440, y: 40, width: 35 * MM, height: 45 * MM } };
    expect(tell(check, withImage('US', 35, 45, foot)).status).toBe('pass');
  });

  test('is not applicable where the market is not known', () => {
    expect(tell(check, withImage(null, 35, 45)).status).toBe('not-applicable');
  });
});
