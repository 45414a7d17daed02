/** What is made of a provider's reply: its JSON, the keys it must have, its scores. */
import { describe, expect, it } from 'vitest';
import { AREAS } from '../../src/resume/analysis.ts';
import { normaliseAnalysis, parseReply } from '../../src/ai/reply.ts';
import { COMPLETE, failure, read } from './replies.ts';

describe('finding the JSON in a reply', () => {
  it('keeps a complete reply as it is', () => {
    expect(parseReply(JSON.stringify(COMPLETE), 'en')).toEqual(COMPLETE);
  });
  it.each([
    ['```json\n', '\n```'],
    ['```\n', '```'],
    ['```JSON', '```'],
    ['Sure, here it is:\n```json\n', '\n```\nGood luck!'],
    ['Here: ', ' — that is all.'],
    ['\uFEFF\n\n', '\n'],
  ])('strips fences and prose around it (%j)', (before, after) => {
    expect(parseReply(before + JSON.stringify(COMPLETE) + after, 'en')).toEqual(COMPLETE);
  });
  it.each(['', '   ', 'no braces', '}{', '{', '{"overallScore": 70', '{"a": }', '[1]', 'null', '"{}"'])(
    'calls %j a format failure',
    (content) => {
      expect(failure(content)).toBe('ai_format');
    },
  );
  it('is not felled by deep nesting', () => {
    expect(failure(`{"a":${'['.repeat(200_000)}}`)).toBe('ai_format');
  });
});

describe('required keys', () => {
  it.each(['overallScore', 'scores', 'strengths', 'recommendations'])('%s missing is incomplete', (key) => {
    expect(failure(JSON.stringify({ ...COMPLETE, [key]: undefined }))).toBe('ai_format');
  });
  it.each(['scores', 'strengths', 'recommendations'])('%s null is incomplete', (key) => {
    expect(failure(JSON.stringify({ ...COMPLETE, [key]: null }))).toBe('ai_format');
  });
  it.each([
    ['a list', [1, 2, 3, 4]],
    ['a text', 'high'],
    ['a number', 80],
  ])('scores as %s are incomplete', (_, scores) => {
    expect(failure(JSON.stringify({ ...COMPLETE, scores }))).toBe('ai_format');
  });
  it('does not take an inherited key for one of the reply', () => {
    expect(failure('{"__proto__": {"overallScore": 1, "scores": {}, "strengths": [], "recommendations": []}}')).toBe(
      'ai_format',
    );
  });
});

describe('scores', () => {
  const cases: [unknown, number][] = [
    [72, 72],
    [72.5, 72.5],
    ['85', 85],
    [' 85 ', 85],
    ['1e1', 10],
    [-1, 0],
    [101, 100],
    [-0, 0],
    ['1000', 100],
    [null, 50],
    [true, 50],
    [false, 50],
    ['', 50],
    ['  ', 50],
    ['high', 50],
    ['85/100', 50],
    ['NaN', 50],
    [[], 50],
    [[85], 50],
    [{}, 50],
  ];
  it.each(cases)('overall %j becomes %j', (given, expected) => {
    expect(read({ overallScore: given }).overallScore).toBe(expected);
  });
  it.each(cases)('an area of %j becomes %j', (given, expected) => {
    expect(read({ scores: { ...COMPLETE.scores, ats: given } }).scores.ats).toBe(expected);
  });
  it('reads NaN and the infinities of a value that never was JSON', () => {
    expect(normaliseAnalysis({ ...COMPLETE, overallScore: Number.NaN }, 'en').overallScore).toBe(50);
    expect(normaliseAnalysis({ ...COMPLETE, overallScore: Infinity }, 'en').overallScore).toBe(100);
    expect(normaliseAnalysis({ ...COMPLETE, overallScore: -Infinity }, 'en').overallScore).toBe(0);
    expect(parseReply(JSON.stringify(COMPLETE).replace('70', '1e999'), 'en').overallScore).toBe(100);
  });
  it('gives a missing area 0', () => {
    expect(read({ scores: { content: 40 } }).scores).toEqual({ structure: 0, content: 40, ats: 0, design: 0 });
  });
  it('keeps no area that is not one of the four', () => {
    expect(Object.keys(read({ scores: { ...COMPLETE.scores, luck: 99 } }).scores)).toEqual([...AREAS]);
  });
});
