import { describe, expect, test } from 'vitest';
import check from '../../../src/engine/checks/ats/single-column.ts';
import { line } from '../builder.ts';
import { tell } from '../outcome.ts';

describe('single-column', () => {
  const gutter = { x: 200, y: 60, width: 24, height: 700 };

  test('passes for one column', () => {
    expect(tell(check)).toMatchObject({ status: 'pass', data: { columns: 1 } });
  });

  test('fails for two, and shows the gutter', () => {
    const told = tell(check, {
      columns: [{ page: 1, count: 2, gutters: [gutter] }],
      lines: [line('Skills', { column: 1 })],
    });
    expect(told).toMatchObject({ status: 'fail', ids: ['columns'], data: { columns: 2 } });
    expect(told.findings[0]).toMatchObject({
      data: { page: 1, columns: 2 },
      evidence: [{ page: 1, excerpt: 'Skills', box: gutter }],
    });
  });

  test('warns where only one page of three has them', () => {
    const columns = [1, 2, 3].map((number) => ({ page: number, count: number === 1 ? 2 : 1, gutters: [] }));
    expect(tell(check, { columns }).status).toBe('warn');
  });

  test('has nothing to say of the halves of a folded 履歴書', () => {
    const columns = [{ page: 1, count: 2, gutters: [gutter] }];
    const lines = [line('履歴書'), line('免許・資格', { column: 1 })];
    expect(tell(check, { columns, lines, language: 'ja' }).status).toBe('not-applicable');
  });

  test('is not applicable without lines', () => {
    expect(tell(check, { columns: [] }).status).toBe('not-applicable');
  });
});
