import { describe, expect, test } from 'vitest';
import { AREA_WEIGHT, CRITICAL_CAP, SCORING, scoresOf } from '../../src/engine/scoring.ts';
import { AREAS } from '../../src/resume/analysis.ts';
import { CHECK_IDS, type CheckId } from '../../src/resume/report.ts';

/** Every check passes but those named. */
function scoresWith(changes: Partial<Record<CheckId, number | null>>): ReturnType<typeof scoresOf> {
  return scoresOf(CHECK_IDS.map((id) => ({ id, score: changes[id] === undefined ? 1 : changes[id] })));
}

/** Nothing of these areas could be scored. */
function without(...areas: readonly string[]): ReturnType<typeof scoresOf> {
  return scoresOf(CHECK_IDS.map((id) => ({ id, score: areas.includes(SCORING[id].area) ? null : 1 })));
}

describe('the scores', () => {
  test('are whole where everything passes', () => {
    expect(scoresWith({})).toEqual({ overall: 100, structure: 100, content: 100, ats: 100, design: 100 });
  });

  test.each(CHECK_IDS.filter((id) => SCORING[id].impact === 'critical'))('cap the area of %s when it fails', (id) => {
    const { area } = SCORING[id];
    expect(scoresWith({ [id]: 0 })[area]).toBe(CRITICAL_CAP);
    expect(scoresWith({ [id]: 0.6 })[area]).toBeGreaterThan(CRITICAL_CAP);
  });

  test('are not whole while anything is left to mend', () => {
    expect(scoresWith({ 'file-name': 0.9 })).toMatchObject({ overall: 99, structure: 99, content: 100 });
  });

  test('cap nothing for what is merely serious', () => {
    expect(scoresWith({ 'single-column': 0 }).ats).toBeGreaterThan(80);
  });

  test('do not flatter a resume that hides text or gives orders', () => {
    const hidden = scoresWith({ 'hidden-text': 0 }).overall ?? 100;
    const injected = scoresWith({ 'injected-instructions': 0 }).overall ?? 100;
    expect(hidden).toBeLessThanOrEqual(60);
    expect(injected).toBeLessThanOrEqual(60);
    expect(scoresWith({ 'hidden-text': 0, 'injected-instructions': 0 }).overall).toBeLessThan(
      Math.min(hidden, injected),
    );
    // A few stray letters warn, and cost no trust.
    expect(scoresWith({ 'hidden-text': 0.6 }).overall).toBeGreaterThan(90);
  });

  test('are low for what is no resume, well set as it may be', () => {
    expect(scoresWith({ 'sections-essential': 0 }).overall).toBeLessThanOrEqual(35);
    expect(scoresWith({ 'sections-essential': 0.05 }).overall).toBeGreaterThan(60);
  });

  test('are red where nothing is told of results, however well the file is made', () => {
    const told = scoresWith({
      'contact-phone': 0,
      'contact-links': 0,
      'summary-present': 0,
      'bullets-used': 0,
      'file-name': 0,
      'quantified-results': 0,
      'action-verbs': 0.3,
      'weak-phrases': 0,
      buzzwords: 0,
      'passive-voice': 0,
      'repeated-openings': 0,
      'skills-specific': 0,
    });
    expect(told).toMatchObject({ ats: 100, design: 100 });
    expect(told.overall).toBeLessThan(60);
  });

  test.each(AREAS)('give nothing for %s where it could not be measured', (area) => {
    const whole = AREAS.reduce((sum, own) => sum + AREA_WEIGHT[own], 0);
    const told = without(area);
    expect(told[area]).toBeNull();
    expect(told.overall).toBe(Math.round(100 * (1 - AREA_WEIGHT[area] / whole)));
    expect(told.overall).toBeLessThan(95);
  });

  test.each(CHECK_IDS.filter((id) => SCORING[id].impact === 'advice'))('are the same whatever %s says', (id) => {
    for (const rest of [1, 0.4]) {
      const resultsWith = (score: number | null) =>
        CHECK_IDS.map((own) => ({ id: own, score: own === id ? score : rest }));
      for (const score of [0, 0.5, 1]) expect(scoresOf(resultsWith(score))).toEqual(scoresOf(resultsWith(null)));
    }
  });

  test('tell no overall score of what was measured by less than half', () => {
    expect(without('content', 'structure')).toMatchObject({ overall: null, ats: 100 });
    expect(without(...AREAS).overall).toBeNull();
  });

  test('stay what they are where the areas that were measured are low', () => {
    const half = CHECK_IDS.map((id) => ({ id, score: SCORING[id].area === 'structure' ? null : 0.55 }));
    expect(scoresOf(half).overall).toBe(55);
  });
});
