import { afterEach, describe, expect, it, vi } from 'vitest';
import { measure, rehearse, REHEARSALS } from '../../src/engine/index.ts';
import { readStrong } from './metamorphic/strong.ts';

/** The patterns that run while something is done. */
function patternsOf(work: () => void): Set<string> {
  const spy = vi.spyOn(RegExp.prototype, 'exec');
  work();
  const run = new Set((spy.mock.contexts as RegExp[]).map(({ source, flags }) => `${source}/${flags}`));
  spy.mockRestore();
  return run;
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe('the rehearsal', () => {
  it.each(['en', 'es', 'de'] as const)('makes most patterns ready that a resume meets: %s', async (language) => {
    const { document } = await readStrong(language);
    const ready = patternsOf(() => {
      for (let turn = 0; turn < REHEARSALS; turn += 1) rehearse(language, turn);
    });
    const met = patternsOf(() => measure(document, { asOf: '2026-01-15' }));
    const share = [...met].filter((pattern) => ready.has(pattern)).length / met.size;
    expect(share).toBeGreaterThan(0.84);
  });

  it('ends with its last page', () => {
    expect(patternsOf(() => rehearse('en', REHEARSALS)).size).toBe(0);
  });
});
