/** What is made of a reply's strengths, recommendations and texts, and of whatever a model may answer. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AREAS, PRIORITIES, RECOMMENDATION_CATEGORIES } from '../../src/resume/analysis.ts';
import { LANGUAGES } from '../../src/resume/language.ts';
import { REPLY_DEFAULTS } from '../../src/ai/defaults.ts';
import { AiError } from '../../src/ai/errors.ts';
import {
  MAX_STRENGTH_CHARACTERS,
  MAX_SUGGESTION_CHARACTERS,
  MAX_SUMMARY_CHARACTERS,
  normaliseAnalysis,
  parseReply,
} from '../../src/ai/reply.ts';
import { growth, LINEAR } from '../growth.ts';

import { read } from './replies.ts';

describe('strengths', () => {
  it('drops empty, blank and non-text entries', () => {
    expect(read({ strengths: ['', '  ', null, 7, {}, ['x'], '\u200B', ' kept '] }).strengths).toEqual(['kept']);
  });
  it.each([[[]], [['', ' ']], ['a text'], [{}], [7]])('falls back to the generic one for %j', (strengths) => {
    expect(read({ strengths }).strengths).toEqual([REPLY_DEFAULTS.en.strength]);
  });
  it('keeps at most 6, counted after the blank ones are gone', () => {
    expect(read({ strengths: ['', '1', '2', '3', '4', '5', '6', '7'] }).strengths).toEqual([
      '1',
      '2',
      '3',
      '4',
      '5',
      '6',
    ]);
  });
});

describe('recommendations', () => {
  const one = (entry: unknown) => read({ recommendations: [entry] }).recommendations;
  it('drops blank suggestions', () => {
    expect(
      read({ recommendations: [{ suggestion: '' }, { suggestion: ' \n' }, { suggestion: 'kept' }] }).recommendations,
    ).toHaveLength(1);
  });
  it.each([[{}], [{ suggestion: null }], [{ suggestion: 5 }]])(
    'gives %j, without its text, the generic one',
    (entry) => {
      expect(one(entry)).toEqual([
        { category: 'General', suggestion: REPLY_DEFAULTS.en.suggestion, priority: 'Media' },
      ]);
    },
  );
  it('keeps category and priority beside a generic text', () => {
    expect(one({ category: 'ATS', priority: 'Alta' })[0]).toMatchObject({ category: 'ATS', priority: 'Alta' });
  });
  it.each([[[]], [[{ suggestion: ' ' }]], [[null, 7]], ['text'], [{}]])(
    'falls back to one generic Media one for %j',
    (recommendations) => {
      expect(read({ recommendations }).recommendations).toEqual([
        { category: 'General', suggestion: REPLY_DEFAULTS.en.suggestion, priority: 'Media' },
      ]);
    },
  );
  it('takes a bare text as a suggestion', () => {
    expect(one('Add dates')).toEqual([{ category: 'General', suggestion: 'Add dates', priority: 'Media' }]);
  });
  it('keeps at most 8, counted after the blank ones are gone', () => {
    const entries = [{ suggestion: '' }, ...Array.from({ length: 9 }, (_, i) => ({ suggestion: `s${i}` }))];
    expect(read({ recommendations: entries }).recommendations.map(({ suggestion }) => suggestion)).toEqual([
      's0',
      's1',
      's2',
      's3',
      's4',
      's5',
      's6',
      's7',
    ]);
  });
  it.each([
    [undefined, 'General'],
    [null, 'General'],
    ['Marketing', 'General'],
    [3, 'General'],
    ['Estructura', 'Estructura'],
    ['Diseño', 'Diseño'],
    ['Disen\u0303o', 'Diseño'],
    ['diseno', 'Diseño'],
    [' ATS ', 'ATS'],
  ])('category %j becomes %s', (category, expected) => {
    expect(one({ suggestion: 's', category })[0]?.category).toBe(expected);
  });
  it.each([
    [undefined, 'Media'],
    ['Urgente', 'Media'],
    [1, 'Media'],
    ['ALTA', 'Alta'],
    ['Baja', 'Baja'],
  ])('priority %j becomes %s', (priority, expected) => {
    expect(one({ suggestion: 's', priority })[0]?.priority).toBe(expected);
  });
});

describe('texts', () => {
  it.each([undefined, null, '', ' ', 5])('summary %j becomes the generic one', (summary) => {
    expect(read({ summary }).summary).toBe(REPLY_DEFAULTS.en.summary);
  });
  it.each(LANGUAGES)('has its own defaults in %s', (language) => {
    const result = parseReply('{"overallScore":1,"scores":{},"strengths":[],"recommendations":[]}', language);
    const { strength, suggestion, summary } = REPLY_DEFAULTS[language];
    expect([result.strengths[0], result.recommendations[0]?.suggestion, result.summary]).toEqual([
      strength,
      suggestion,
      summary,
    ]);
  });
  it('caps each text', () => {
    const long = 'palabra '.repeat(1_000);
    const result = read({ strengths: [long], recommendations: [{ suggestion: long }], summary: long });
    expect(result.strengths[0]?.length).toBeLessThanOrEqual(MAX_STRENGTH_CHARACTERS);
    expect(result.recommendations[0]?.suggestion.length).toBeLessThanOrEqual(MAX_SUGGESTION_CHARACTERS);
    expect(result.summary.length).toBeLessThanOrEqual(MAX_SUMMARY_CHARACTERS);
    expect(result.summary.endsWith('…')).toBe(true);
  });
  it.each([
    ['<script>alert(1)</script>Add dates', 'alert(1) Add dates'],
    ['<img src=x onerror=alert(1)>Add dates', 'Add dates'],
    ['<<b>script>Add dates', '< script>Add dates'],
    ['**Add** `dates` to __jobs__', 'Add dates to jobs'],
    ['## Add dates', 'Add dates'],
    ['- Add dates', 'Add dates'],
    ['See [the guide](https://evil.example.org/x) first', 'See the guide first'],
    ['Pay at https://evil.example.org/pay?x=1.', 'Pay at'],
    ['Visit www.evil.example.com now', 'Visit now'],
    ['Visit evil.example.com/free now', 'Visit now'],
    ['javascript:alert(1) Add dates', 'Add dates'],
    ['Add\u0007 da\u200Btes\u202E \u{E0041}now', 'Add dates now'],
    ['Add\n\ndates', 'Add dates'],
    ['Name Node.js, ASP.NET/C# and CI/CD', 'Name Node.js, ASP.NET/C# and CI/CD'],
    ['Keep [NAME_1] and [EMAIL_1] on top', 'Keep [NAME_1] and [EMAIL_1] on top'],
    ['Under 3 < 5 years', 'Under 3 < 5 years'],
    ['C++ / C# (5 * 3 * 2)', 'C++ / C# (5 * 3 * 2)'],
  ])('cleans %j', (given, expected) => {
    expect(read({ strengths: [given] }).strengths).toEqual([expected]);
  });
  it('never splits a surrogate pair', () => {
    for (const offset of ['', 'x'])
      expect(read({ strengths: [offset + '😀'.repeat(400)] }).strengths[0]?.isWellFormed()).toBe(true);
  });
});

describe('whatever a model answers', () => {
  const anything = fc.letrec((tie) => ({
    value: fc.oneof({ maxDepth: 3 }, fc.jsonValue(), fc.array(tie('value')), evaluation(tie('value'))),
  })).value;
  it('ends as a result in range or as ai_format', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          anything.map((value) => JSON.stringify(value)),
        ),
        (content) => {
          expectResultOrFormat(() => parseReply(content, 'de'));
        },
      ),
      { numRuns: 2_000 },
    );
  });
  it('is settled after one pass', () => {
    fc.assert(
      fc.property(evaluation(fc.oneof(fc.jsonValue(), fc.string({ unit: 'binary' }))), (value) => {
        const once = expectResultOrFormat(() => normaliseAnalysis(value, 'ja'));
        if (once) expect(normaliseAnalysis(once, 'ja')).toEqual(once);
      }),
      { numRuns: 2_000 },
    );
  });
  it.each(['<a', '[', '](', '`', '**', 'a.', 'http://', '((', '_'])(
    'stays quick on hostile texts: %j without an end',
    async (piece) => {
      const work = (size: number) => {
        const text = piece.repeat(size);
        return read({ strengths: [text], summary: text, recommendations: [text] });
      };
      expect(await growth(work, 15_000)).toBeLessThan(LINEAR);
    },
  );
});

function evaluation(value: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const text = fc.oneof(
    value,
    fc.string({ unit: 'binary' }),
    fc.constantFrom('<b>x', '[a](b)', 'http://x.org', '**', '_a_', '* a', '`'),
  );
  return fc.record({
    overallScore: value,
    scores: fc.oneof(value, fc.dictionary(fc.constantFrom(...AREAS), value)),
    strengths: fc.oneof(value, fc.array(text)),
    recommendations: fc.oneof(
      value,
      fc.array(fc.oneof(value, fc.record({ category: value, suggestion: text, priority: value }))),
    ),
    summary: text,
  });
}

function expectResultOrFormat(parse: () => ReturnType<typeof parseReply>): ReturnType<typeof parseReply> | null {
  let result;
  try {
    result = parse();
  } catch (error) {
    expect(error).toBeInstanceOf(AiError);
    expect((error as AiError).code).toBe('ai_format');
    return null;
  }
  for (const score of [result.overallScore, ...AREAS.map((area) => result.scores[area])]) {
    expect(score).toBeGreaterThanOrEqual(0);
    expect(score).toBeLessThanOrEqual(100);
  }
  expect(result.strengths.length).toBeGreaterThanOrEqual(1);
  expect(result.strengths.length).toBeLessThanOrEqual(6);
  expect(result.recommendations.length).toBeGreaterThanOrEqual(1);
  expect(result.recommendations.length).toBeLessThanOrEqual(8);
  for (const { category, priority } of result.recommendations) {
    expect(RECOMMENDATION_CATEGORIES).toContain(category);
    expect(PRIORITIES).toContain(priority);
  }
  for (const text of [
    ...result.strengths,
    ...result.recommendations.map(({ suggestion }) => suggestion),
    result.summary,
  ]) {
    expect(text.trim()).not.toBe('');
    expect(text.length).toBeLessThanOrEqual(MAX_SUMMARY_CHARACTERS);
    expect(text).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u200b\u202e]|<[a-z]|https?:\/\//iu);
    expect(text.isWellFormed()).toBe(true);
  }
  return result;
}
