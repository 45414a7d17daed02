import { describe, expect, test } from 'vitest';
import { AiError } from '../../../src/ai/errors.ts';
import type { Analysis } from '../../../src/analysis/types.ts';
import { runAnalysis, type RunEvent, type RunTools } from '../../../src/islands/analyzer/run.ts';
import type { AnalysisResult } from '../../../src/resume/analysis.ts';
import { FileError } from '../../../src/resume/errors.ts';
import { document as documentOf } from '../../engine/builder.ts';
import { measuredReport } from './measured.ts';

const report = measuredReport();
const document = documentOf([], { fileName: 'ana.pdf', text: 'Ana Ejemplo' });
const evaluation = (overallScore: number): AnalysisResult => ({
  overallScore,
  scores: { structure: 1, content: 1, ats: 1, design: 1 },
  strengths: [],
  recommendations: [],
  summary: '',
});
const analysis: Analysis = { document, report, error: null, timing: { readMs: 1, engineMs: 1 } };

async function eventsOf(changes: Partial<RunTools>, signal = new AbortController().signal): Promise<RunEvent[]> {
  const events: RunEvent[] = [];
  const tools: RunTools = {
    analyse: () => Promise.resolve(analysis),
    evaluate: () => Promise.resolve(evaluation(71)),
    mayAsk: () => Promise.resolve(false),
    ask: () => Promise.resolve(evaluation(82)),
    ...changes,
  };
  await runAnalysis(tools, signal, (event) => events.push(event));
  return events;
}
const kinds = (events: readonly RunEvent[]): string[] =>
  events.map((event) => (event.type === 'stage' ? event.stage.stage : event.type));

describe('a run', () => {
  test('without an AI measures and asks nobody', async () => {
    let asked = false;
    const events = await eventsOf({
      ask: () => {
        asked = true;
        return Promise.resolve(evaluation(82));
      },
    });
    expect(kinds(events)).toEqual(['opening', 'measured', 'evaluated']);
    expect(events.at(-1)).toMatchObject({ source: 'measured', result: { overallScore: 71 } });
    expect(asked).toBe(false);
  });

  test('shows the measured report before the AI is asked', async () => {
    const events = await eventsOf({
      mayAsk: () => Promise.resolve(true),
      ask: (_document, _report, _signal, onSent) => {
        onSent({ text: 'Ana', body: '{}', redacted: true, cut: false, cutPassages: [], removedHidden: 0 });
        return Promise.resolve(evaluation(82));
      },
    });
    expect(kinds(events)).toEqual(['opening', 'measured', 'asking', 'sent', 'evaluated']);
    expect(events.at(-1)).toMatchObject({ source: 'ai', result: { overallScore: 82 } });
  });

  test('sends no text in a language whose personal data nobody here can tell', async () => {
    let asked = false;
    const events = await eventsOf({
      mayAsk: () => Promise.resolve(true),
      analyse: () => Promise.resolve({ ...analysis, report: { ...report, language: null, otherLanguage: 'nl' } }),
      ask: () => {
        asked = true;
        return Promise.resolve(evaluation(82));
      },
    });
    expect(kinds(events)).toEqual(['opening', 'measured', 'evaluated']);
    expect(asked).toBe(false);
  });

  test('keeps the report when the AI fails', async () => {
    const events = await eventsOf({
      mayAsk: () => Promise.resolve(true),
      ask: () => Promise.reject(new AiError('ai_busy')),
    });
    expect(events.at(-1)).toMatchObject({ type: 'failed', failure: { kind: 'ai' }, report });
  });

  test('tells the spelling when the dictionary has come, after the scores', async () => {
    const spelled = measuredReport({ words: 1234 });
    const events = await eventsOf({
      analyse: () => Promise.resolve({ ...analysis, spelled: Promise.resolve(spelled) }),
    });
    await Promise.resolve();
    expect(kinds(events)).toContain('evaluated');
    expect(events.find(({ type }) => type === 'measured')).toMatchObject({ report, awaits: 'spelling' });
    expect(events.find(({ type }) => type === 'spelled')).toEqual({ type: 'spelled', report: spelled });
    expect(kinds(events).indexOf('spelled')).toBeGreaterThan(kinds(events).indexOf('measured'));
  });

  test('leaves the spelling on screen when the AI fails later, and what there was when the dictionary does', async () => {
    const spelled = measuredReport({ words: 1234 });
    for (const [told, shown] of [
      [spelled, spelled],
      [null, report],
    ] as const) {
      const events = await eventsOf({
        analyse: () => Promise.resolve({ ...analysis, spelled: Promise.resolve(told) }),
        mayAsk: () => Promise.resolve(true),
        ask: async () => {
          await new Promise((done) => setTimeout(done, 5));
          throw new AiError('ai_busy');
        },
      });
      expect(events.find(({ type }) => type === 'spelled')).toEqual({ type: 'spelled', report: told });
      expect(events.at(-1)).toMatchObject({ type: 'failed', report: shown });
    }
  });

  test('gives the short report of a file with too little text', async () => {
    const short = measuredReport({ error: 'too-little-text' });
    const events = await eventsOf({
      analyse: () => Promise.resolve({ ...analysis, report: short, error: 'too-little-text' }),
      mayAsk: () => Promise.resolve(true),
    });
    expect(kinds(events)).toEqual(['opening', 'failed']);
    expect(events.at(-1)).toMatchObject({ failure: { kind: 'file', code: 'too-little-text' }, report: short });
  });

  test('tells a broken file without a report', async () => {
    const events = await eventsOf({ analyse: () => Promise.reject(new FileError('corrupt')) });
    expect(events.at(-1)).toEqual({ type: 'failed', failure: { kind: 'file', code: 'corrupt' }, report: null });
  });

  test('falls silent once it is aborted', async () => {
    const controller = new AbortController();
    const events = await eventsOf(
      {
        analyse: () => {
          controller.abort();
          return Promise.resolve(analysis);
        },
        mayAsk: () => Promise.resolve(true),
      },
      controller.signal,
    );
    expect(kinds(events)).toEqual(['opening']);
  });
});
