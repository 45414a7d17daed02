import { describe, expect, test } from 'vitest';
import { recommendationsOf, strengthsOf } from '../../src/engine/recommend.ts';
import { statusOf } from '../../src/engine/score.ts';
import { PRIORITY_OF_IMPACT, scoresOf, SCORING } from '../../src/engine/scoring.ts';
import { CHECK_IDS, type CheckId, type CheckResult } from '../../src/resume/report.ts';

/** All checks pass but those given. */
function results(scores: Partial<Record<CheckId, number>>): CheckResult[] {
  return CHECK_IDS.map((id) => {
    const { area, impact } = SCORING[id];
    const score = scores[id] ?? 1;
    return { id, area, priority: PRIORITY_OF_IMPACT[impact], status: statusOf(score), score, findings: [], data: {} };
  });
}

describe('recommendations', () => {
  test('come in the order of what they gain', () => {
    const told = recommendationsOf(
      results({ contrast: 0.6, 'quantified-results': 0, margins: 0.2, 'contact-email': 0.5, 'bullet-length': 0.6 }),
    );
    const gains = told.map(({ gain }) => gain);
    expect(told).toHaveLength(5);
    expect(gains).toEqual(gains.toSorted((a, b) => b - a));
    expect(told[0]?.checkId).toBe('quantified-results');
  });

  test('promise what the score then gains', () => {
    const before = results({ 'quantified-results': 0, 'contact-phone': 0.3 });
    for (const { checkId, gain } of recommendationsOf(before)) {
      const after = before.map((check) => (check.id === checkId ? { ...check, score: 1 } : check));
      const shown = (scoresOf(after).overall ?? 0) - (scoresOf(before).overall ?? 0);
      expect(gain).toBeGreaterThan(0);
      expect(Math.abs(shown - gain)).toBeLessThan(1);
    }
  });

  test('put the more pressing first among equals, and are none where all is well', () => {
    const told = recommendationsOf(results({ 'weak-phrases': 0.2, 'bullet-length': 0.2, 'action-verbs': 0.2 }));
    expect(told.map(({ priority }) => priority)).toEqual(['Alta', 'Media', 'Media']);
    expect(recommendationsOf(results({}))).toEqual([]);
  });

  test('tell a gain for each of two faults that cap an area together, and for what they cap', () => {
    const told = recommendationsOf(results({ 'contact-email': 0, 'sections-essential': 0.1, 'contact-phone': 0 }));
    const gains = Object.fromEntries(told.map(({ checkId, gain }) => [checkId, gain]));
    expect(gains['contact-email']).toBe(gains['sections-essential']);
    expect(gains['contact-email']).toBeGreaterThan(gains['contact-phone'] ?? 0);
    expect(gains['contact-phone']).toBeGreaterThan(0);
  });
});

describe('strengths', () => {
  const opened = (different: number, total: number): CheckResult[] =>
    results({}).map((check) => (check.id === 'repeated-openings' ? { ...check, data: { different, total } } : check));

  test('are what passes, but few words over many bullets are no variety', () => {
    expect(strengthsOf(opened(8, 9))).toContain('repeated-openings');
    expect(strengthsOf(opened(2, 5))).not.toContain('repeated-openings');
    expect(strengthsOf(results({ contrast: 0.2 }))).not.toContain('contrast');
  });

  test('do not praise a summary that closes the resume for opening it', () => {
    const summary = (data: CheckResult['data']): CheckId[] =>
      strengthsOf(results({}).map((check) => (check.id === 'summary-present' ? { ...check, data } : check)));
    expect(summary({ words: 80 })).toContain('summary-present');
    expect(summary({ words: 80, late: 1 })).not.toContain('summary-present');
  });
});
