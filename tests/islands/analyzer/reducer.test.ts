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
