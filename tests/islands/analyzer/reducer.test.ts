import { describe, expect, test } from 'vitest';
import {
  analyzerReducer,
  INITIAL_STATE,
  resultsPhase,
  uploadPhase,
  type AnalyzerAction,
  type AnalyzerState,
} from '../../../src/islands/analyzer/reducer.ts';
import type { AnalysisResult } from '../../../src/resume/analysis.ts';
import { measuredReport } from './measured.ts';

const report = measuredReport();
const analysis: AnalysisResult = {
  overallScore: 71,
  scores: { structure: 86, content: 48, ats: 0, design: 64 },
  strengths: [],
  recommendations: [],
  summary: '',
};

const after = (...actions: AnalyzerAction[]): AnalyzerState => actions.reduce(analyzerReducer, INITIAL_STATE);
const start: AnalyzerAction = { type: 'UPLOAD_START', fileName: 'ana.pdf' };
const ready: AnalyzerAction = { type: 'REPORT_READY', report };
const success: AnalyzerAction = { type: 'UPLOAD_SUCCESS', analysis };

describe('the upload flow', () => {
  test('begins with nothing', () => {
    expect(INITIAL_STATE).toEqual({ isLoading: false, error: null, fileName: null, analysis: null, report: null });
  });

  test('UPLOAD_START loads, keeps the name and clears what was there', () => {
    expect(after(start, ready, success, { type: 'UPLOAD_START', fileName: 'eva.pdf' })).toEqual({
      isLoading: true,
      error: null,
      fileName: 'eva.pdf',
      analysis: null,
      report: null,
    });
  });

  test('REPORT_READY shows the measured report while loading goes on', () => {
    expect(after(start, ready)).toMatchObject({ isLoading: true, report, analysis: null });
  });

  test('UPLOAD_SUCCESS stores the analysis beside the report', () => {
    expect(after(start, ready, success)).toEqual({
      isLoading: false,
      error: null,
      fileName: 'ana.pdf',
      analysis,
      report,
    });
  });

  test('UPLOAD_ERROR of a file clears analysis and report', () => {
    expect(after(start, ready, success, { type: 'UPLOAD_ERROR', error: 'roto' })).toMatchObject({
      isLoading: false,
      error: 'roto',
      analysis: null,
      report: null,
    });
  });

  test('UPLOAD_ERROR of the AI leaves the report on screen', () => {
    expect(after(start, ready, { type: 'UPLOAD_ERROR', error: 'saturada', report })).toMatchObject({
      error: 'saturada',
      analysis: null,
      report,
    });
  });

  describe('REPORT_REPLACED, for another market,', () => {
    const other = measuredReport({ market: 'US', scores: { ...report.scores, overall: 64 } });
    const measured: AnalysisResult = { ...analysis, overallScore: 64 };
    const replaced: AnalyzerAction = { type: 'REPORT_REPLACED', report: other, analysis: measured };

    test('replaces the report and what the engine says of it, and nothing else', () => {
      expect(after(start, ready, success, replaced)).toEqual({
        isLoading: false,
        error: null,
        fileName: 'ana.pdf',
        analysis: measured,
        report: other,
      });
    });

    test('leaves the AI’s evaluation as it is', () => {
      const ai = { ...analysis, evidence: [] };
      const state = after(start, ready, { type: 'UPLOAD_SUCCESS', analysis: ai }, replaced);
      expect(state).toMatchObject({ report: other, isLoading: false });
      expect(state.analysis).toBe(ai);
    });

    test('while the AI is asked, waits for its answer as before', () => {
      expect(after(start, ready, replaced)).toMatchObject({ isLoading: true, analysis: null, report: other });
      expect(after(start, ready, replaced, success)).toMatchObject({ isLoading: false, analysis, report: other });
    });

    test('stands when the AI, asked with the other report, fails', () => {
      const failed: AnalyzerAction = { type: 'UPLOAD_ERROR', error: 'saturada', report };
      expect(after(start, ready, replaced, failed)).toMatchObject({ error: 'saturada', report: other });
    });

    test('leaves the AI’s failure told', () => {
      const failed: AnalyzerAction = { type: 'UPLOAD_ERROR', error: 'saturada', report };
      expect(after(start, ready, failed, replaced)).toMatchObject({ error: 'saturada', analysis: null, report: other });
    });

    test.each([['RESET'], ['UPLOAD_START']] as const)('is forgotten with %s', (type) => {
      const end: AnalyzerAction = type === 'RESET' ? { type } : { type, fileName: 'eva.pdf' };
      expect(after(start, ready, success, replaced, end).report).toBeNull();
    });
  });

  test('RESET goes back to the beginning', () => {
    expect(after(start, ready, success, { type: 'RESET' })).toEqual(INITIAL_STATE);
  });

  test('never changes the state it was given', () => {
    const frozen = Object.freeze(after(start));
    expect(() => analyzerReducer(frozen, success)).not.toThrow();
  });
});

describe('what the panels show', () => {
  const short = measuredReport({ error: 'password-needed' });
  const cases: readonly [string, AnalyzerState, string, string][] = [
    ['nothing yet', INITIAL_STATE, 'idle', 'empty'],
    ['a file being read', after(start), 'loading', 'loading'],
    ['the AI being asked', after(start, ready), 'loading', 'result'],
    ['a result', after(start, ready, success), 'success', 'result'],
    ['a broken file', after(start, { type: 'UPLOAD_ERROR', error: 'roto' }), 'error', 'empty'],
    ['a failed AI', after(start, ready, { type: 'UPLOAD_ERROR', error: 'saturada', report }), 'error', 'result'],
    ['a locked file', after(start, { type: 'UPLOAD_ERROR', error: 'clave', report: short }), 'password', 'result'],
  ];
  test.each(cases)('%s', (_, state, upload, results) => {
    expect([uploadPhase(state), resultsPhase(state)]).toEqual([upload, results]);
  });
});
