import { describe, expect, test } from 'vitest';
import check from '../../../src/engine/checks/design/margins.ts';
import { ruledForm } from '../builder.ts';
import { tell } from '../outcome.ts';

describe('margins', () => {
  const even = { page: 1, left: 56, right: 56, top: 56, bottom: null };

  test('passes from 0.4 to 1.3 inches', () => {
    expect(tell(check, { margins: [even] })).toMatchObject({ status: 'pass', data: { mm: 20 } });
    expect(tell(check, { margins: [{ ...even, left: 28.8, right: 93.6 }] }).status).toBe('pass');
  });

  test('warns of a narrow side, fails where ink meets the edge, and shows the strip', () => {
    const told = tell(check, { margins: [{ ...even, left: 21.6 }] });
    expect(told).toMatchObject({ status: 'warn', ids: ['narrow'] });
    expect(told.findings[0]).toMatchObject({
      data: { side: 'left', mm: 8, inches: 0.3, page: 1 },
      evidence: [{ box: { x: 0, width: 21.6 } }],
    });
    expect(tell(check, { margins: [{ ...even, top: 4 }] })).toMatchObject({ status: 'fail', ids: ['narrow'] });
    // Ink may reach over the edge.
    const over = tell(check, { margins: [{ ...even, top: -3 }] });
    expect(over.findings[0]?.data).toMatchObject({ side: 'top', mm: 0, inches: 0 });
  });

  test('warns of a wide side', () => {
    const told = tell(check, { margins: [{ ...even, right: 115 }] });
    expect(told).toMatchObject({ status: 'warn', ids: ['wide'] });
    expect(told.findings[0]?.data['side']).toBe('right');
  });

  test('names each side once, by its worst page', () => {
    const told = tell(check, {
      margins: [
        { ...even, bottom: 25, left: 20 },
        { ...even, page: 2, left: 10 },
      ],
    });
    expect(told.findings.map(({ data }) => [data['side'], data['page']])).toEqual([
      ['left', 2],
      ['bottom', 1],
    ]);
  });

  test('is not applicable without text, nor to a ruled form', () => {
    expect(tell(check, { margins: [] }).status).toBe('not-applicable');
    expect(tell(check, { margins: [{ ...even, left: 10 }], document: ruledForm() }).status).toBe('not-applicable');
  });
});
