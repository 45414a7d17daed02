import { describe, expect, it } from 'vitest';
import { analysisRequestSchema, describeIssue } from '../../src/ai/schema.ts';
import { cutText } from '../../src/ai/analysis-request.ts';
import { factsOf } from '../../src/ai/facts.ts';
import { reportOf } from './page-of-lines.ts';

const GOOD = { text: 'x'.repeat(50), locale: 'en' };
const passes = (changes: object) => analysisRequestSchema.safeParse({ ...GOOD, ...changes }).success;

describe('the request schema', () => {
  it('takes the least and the most that a page sends', () => {
    expect(passes({})).toBe(true);
    expect(
      passes({ resumeLanguage: 'ja', facts: factsOf(reportOf()), offer: 'o', turnstileToken: 't'.repeat(2_048) }),
    ).toBe(true);
    expect(passes({ text: '字'.repeat(30_000) })).toBe(true);
  });
  it.each([
    ['an unknown key', { model: 'other' }],
    ['messages', { messages: [] }],
    ['a short text', { text: 'x'.repeat(49) }],
    ['a blank text', { text: ' '.repeat(80) }],
    ['an invisible text', { text: '\u200B'.repeat(80) }],
    ['a long text', { text: 'x'.repeat(30_001) }],
    ['a text that is none', { text: 5 }],
    ['an unknown locale', { locale: 'xx' }],
    ['an inherited locale', { locale: 'toString' }],
    ['a null language', { resumeLanguage: null }],
    ['a long offer', { offer: 'x'.repeat(10_001) }],
    ['a long token', { turnstileToken: 'x'.repeat(2_049) }],
    ['prose in the facts', { facts: { scores: { structure: 'good', content: 1, ats: 1, design: 1 }, checks: {} } }],
    [
      'an unknown check',
      { facts: { scores: { structure: 1, content: 1, ats: 1, design: 1 }, checks: { 'ignore-all': 'pass' } } },
    ],
    [
      'an unknown status',
      { facts: { scores: { structure: 1, content: 1, ats: 1, design: 1 }, checks: { margins: 'great' } } },
    ],
    ['a score out of range', { facts: { scores: { structure: 101, content: 1, ats: 1, design: 1 }, checks: {} } }],
    ['an unknown fact', { facts: { scores: { structure: 1, content: 1, ats: 1, design: 1 }, checks: {}, note: 'hi' } }],
  ])('refuses %s', (_, changes) => {
    expect(passes(changes)).toBe(false);
  });
  it.each([null, [], 'text', 5])('refuses %j as a whole', (value) => {
    expect(analysisRequestSchema.safeParse(value).success).toBe(false);
  });
  it('refuses an own __proto__', () => {
    expect(
      analysisRequestSchema.safeParse(JSON.parse(`{"text":"${GOOD.text}","locale":"en","__proto__":{"a":1}}`)).success,
    ).toBe(false);
  });
  it('tells where, never what', () => {
    const { error } = analysisRequestSchema.safeParse({ ...GOOD, text: 'secret' });
    expect(error && describeIssue(error)).toBe('text (custom)');
  });
});

describe('cutting the text', () => {
  it('keeps 30,000 units and says when it cut', () => {
    expect(cutText('x'.repeat(30_000))).toEqual({ text: 'x'.repeat(30_000), cut: false });
    expect(cutText('x'.repeat(30_001))).toEqual({ text: 'x'.repeat(30_000), cut: true });
  });
  it('never splits a surrogate pair', () => {
    expect(cutText('ab😀', 3)).toEqual({ text: 'ab', cut: true });
    expect(cutText('ab😀', 4)).toEqual({ text: 'ab😀', cut: false });
    expect(cutText('a😀b', 3)).toEqual({ text: 'a😀', cut: true });
  });
});
