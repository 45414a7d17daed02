import { describe, expect, test } from 'vitest';
import check from '../../../src/engine/checks/design/page-format.ts';
import { document, page, type ReadingParts } from '../builder.ts';
import { tell } from '../outcome.ts';

const MM = 72 / 25.4;

describe('page-format', () => {
  const sheets = (market: string | null, ...sizes: (readonly [number, number])[]): ReadingParts => ({
    market,
    document: document(sizes.map(([width, height]) => page(['Ada Example'], { width, height }))),
  });

  test.each([
    ['A4 as producers round it', [595.28, 841.89]],
    ['A4 in whole points', [596, 843]],
    ['US Letter', [612, 792]],
  ] as const)('passes for %s in any market', (_, size) => {
    for (const market of ['ES', 'US', 'JP', null]) expect(tell(check, sheets(market, size, size)).status).toBe('pass');
  });

  test('fails for a page on its side and names the format of the market', () => {
    const told = tell(check, sheets('US', [612, 792], [792, 612]));
    expect(told).toMatchObject({ status: 'fail', ids: ['landscape'] });
    expect(told.findings[0]).toMatchObject({
      data: { page: 2, width: 279, height: 216, wanted: 'Letter' },
      evidence: [{ page: 2, box: null }],
    });
    expect(tell(check, sheets('DE', [842, 595])).findings[0]?.data['wanted']).toBe('A4');
  });

  test('warns of another size, the less the nearer its shape is to a sheet; fails for a strip', () => {
    expect(tell(check, sheets('ES', [794, 1123]))).toMatchObject({ status: 'warn', ids: ['odd-size'] });
    expect(tell(check, sheets('ES', [500, 650])).status).toBe('warn');
    expect(tell(check, sheets('ES', [595, 2400]))).toMatchObject({ status: 'fail', ids: ['odd-size'] });
  });

  test('warns where A4 and Letter are mixed, once', () => {
    const told = tell(check, sheets('FR', [595.28, 841.89], [612, 792], [612, 792]));
    expect(told).toMatchObject({ status: 'warn', ids: ['mixed'], findings: [{ data: { page: 2 } }] });
  });

  test('takes the folded sheets and B5 of Japanese forms in Japan alone', () => {
    const sizes = [
      [420 * MM, 297 * MM],
      [364 * MM, 257 * MM],
      [182 * MM, 257 * MM],
    ] as const;
    for (const size of sizes) {
      expect(tell(check, sheets('JP', size)).status).toBe('pass');
      expect(tell(check, sheets('GB', size)).status).not.toBe('pass');
    }
  });

  test('is not applicable where no page could be opened', () => {
    expect(tell(check, sheets('ES', [0, 0])).status).toBe('not-applicable');
  });
});
