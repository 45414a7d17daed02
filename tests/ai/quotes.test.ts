import { describe, expect, it } from 'vitest';
import { checkQuotes } from '../../src/ai/quotes.ts';
import { restore } from '../../src/ai/redact/restore.ts';
import { normaliseAnalysis, parseReply } from '../../src/ai/reply.ts';

const REPLY = {
  overallScore: 70,
  scores: { structure: 60, content: 70, ats: 80, design: 90 },
  strengths: [] as unknown[],
  recommendations: [],
  summary: 'Good.',
};
const SENT =
  '[NAME_1]\nReduje un 22 % los lotes\nrechazados en 2021.\n« Piloté 9 prestataires »\n売上を8億円から13億円に拡大';
const read = (strengths: unknown[], quotes?: unknown) =>
  parseReply(JSON.stringify({ ...REPLY, strengths, quotes }), 'es');
const evidence = (quote: unknown) => checkQuotes(read([{ text: 'Cifras', quote }]), SENT).evidence?.[0];

describe('strengths with their quotation', () => {
  it('are read as texts and quotes apart, plain texts and all', () => {
    expect(
      read([{ text: ' A ', quote: 'uno' }, 'B', { text: '', quote: 'x' }, { quote: 'y' }, { text: 'C' }]),
    ).toMatchObject({
      strengths: ['A', 'B', 'C'],
      quotes: ['uno', null, null],
    });
  });
  it('need no quotes at all', () => {
    const result = read(['A', 'B']);
    expect(result.strengths).toEqual(['A', 'B']);
    expect(result).not.toHaveProperty('quotes');
    expect(checkQuotes(result, SENT).evidence).toEqual([
      { quote: null, found: false },
      { quote: null, found: false },
    ]);
  });
  it('pass a second normalisation unchanged, as they do between server and page', () => {
    const once = read(['', { text: 'A', quote: 'uno' }, 'B']);
    expect(normaliseAnalysis(JSON.parse(JSON.stringify(once)), 'es')).toEqual(once);
  });
  it('lose markup and addresses, and length', () => {
    const { quotes } = read([{ text: 'A', quote: '<b>Reduje</b> https://evil.example.org ' + 'x'.repeat(900) }]);
    expect(quotes?.[0]).toMatch(/^Reduje x/);
    expect(quotes?.[0]?.length).toBeLessThanOrEqual(300);
  });
});

describe('a quotation', () => {
  it.each([
    'Reduje un 22 % los lotes rechazados',
    'reduje un 22% los lotes   RECHAZADOS',
    '“Piloté 9 prestataires”',
    'Reduje un 22 % … en 2021',
    '売上を8億円から',
  ])('%s stands in the text', (quote) => expect(evidence(quote)?.found).toBe(true));
  it.each([
    'Reduje un 32 % los lotes rechazados',
    'Dirigí a 40 personas',
    'en 2021 … Reduje un 22 %',
    'los',
    '…',
    '',
    7,
  ])('%s does not', (quote) => expect(evidence(quote)?.found).toBe(false));
  it('is held against what was sent, and shown with the person’s own data', () => {
    const checked = checkQuotes(read([{ text: 'Se presenta', quote: '[NAME_1] Reduje un 22 %' }]), SENT);
    expect(restore(checked, [['[NAME_1]', 'Ana Ejemplo']]).evidence).toEqual([
      { quote: 'Ana Ejemplo Reduje un 22 %', found: true },
    ]);
  });
});
