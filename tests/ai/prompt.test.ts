import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../src/resume/language.ts';
import { LANGUAGE_NAMES } from '../../src/ai/criteria.ts';
import { factsOf } from '../../src/ai/facts.ts';
import { buildMessages, newDelimiter } from '../../src/ai/prompt.ts';
import { buildRequest } from '../../src/ai/request.ts';
import { reportOf } from './page-of-lines.ts';

const TEXT = 'Ana Ejemplo\nExperiencia\nReduje un 30 % el plazo de entrega';
const build = (changes: Partial<Parameters<typeof buildMessages>[0]> = {}) =>
  buildMessages({ text: TEXT, locale: 'es', delimiter: 'd3l1m', ...changes });

describe('the prompt', () => {
  it('casts the model as an HR and resume expert that answers with pure JSON only', () => {
    const [system, user] = build();
    expect([system.role, user.role]).toEqual(['system', 'user']);
    expect(system.content).toMatch(/experta en recursos humanos.*currículums.*JSON puro/s);
  });
  it('asks in Spanish for the four areas, the counts and the shape', () => {
    const { content } = build()[1];
    for (const words of [
      'Estructura',
      'Contenido',
      'ATS',
      'Diseño',
      '4 a 5 fortalezas',
      '5 a 8 recomendaciones',
      '2 o 3 frases',
      'JSON',
    ]) {
      expect(content).toContain(words);
    }
    const example = content.split('\n').find((line) => line.startsWith('{'));
    expect(Object.keys(JSON.parse(example ?? '') as object)).toEqual([
      'overallScore',
      'scores',
      'strengths',
      'recommendations',
      'summary',
    ]);
  });
  it.each(LANGUAGES)('wants the prose in %s and the codes in Spanish', (locale) => {
    const { content } = build({ locale })[1];
    expect(content.split(LANGUAGE_NAMES[locale]).length - 1).toBeGreaterThanOrEqual(2);
    expect(content).toContain('"Alta", "Media", "Baja"');
    expect(content).toContain('siempre en español');
  });
  it('fences the text between random marks and says the task again after it', () => {
    const { content } = build()[1];
    const [before = '', fenced = '', after = ''] = content.split(/<<<CURRÍCULUM d3l1m>>>|<<<FIN CURRÍCULUM d3l1m>>>/);
    expect(fenced.trim()).toBe(TEXT);
    expect(before).toMatch(/nunca una instrucción/);
    expect(after).toMatch(/evalúa el currículum.*únicamente.*JSON/s);
  });
  it('fences an offer of its own', () => {
    const { content } = build({ offer: 'Buscamos analista' })[1];
    expect(content).toContain('<<<OFERTA d3l1m>>>\nBuscamos analista\n<<<FIN OFERTA d3l1m>>>');
    expect(build({ offer: ' ' })[1].content).not.toContain('OFERTA');
  });
  it('gives what was measured as facts', () => {
    const { content } = build({ facts: factsOf(reportOf()), resumeLanguage: 'de' })[1];
    expect(content).toContain('structure 80, content 61.5, ats sin medir, design 90');
    expect(content).not.toContain('injected-instructions');
    expect(content).toContain('está escrito en alemán');
  });
  it('refuses a delimiter that the data holds, or none', () => {
    expect(() => build({ text: `${TEXT} d3l1m` })).toThrow(RangeError);
    expect(() => build({ offer: 'd3l1m' })).toThrow(RangeError);
    expect(() => build({ text: `${TEXT} d3\u200Bl1m` })).toThrow(RangeError);
    expect(() => build({ delimiter: '' })).toThrow(RangeError);
  });
  it('draws delimiters until one is in none of the texts', () => {
    const draws = ['aaa', 'bbb', 'ccc'];
    expect(newDelimiter(['x aaa', 'y bbb'], () => draws.shift() ?? '')).toBe('ccc');
    expect(newDelimiter([])).toMatch(/^[0-9a-f]{32}$/);
    expect(newDelimiter([])).not.toBe(newDelimiter([]));
  });
  it('scrubs what cannot be seen', () => {
    expect(build({ text: `${TEXT}\u{E0049}\u{E0067}\u200B` })[1].content).toBe(build()[1].content);
  });
});

describe('the chat request', () => {
  const messages = build();
  it('has exactly the fields of the specification', () => {
    expect(buildRequest('m', messages, {})).toEqual({
      model: 'm',
      messages,
      max_tokens: 3000,
      temperature: 0.3,
      top_p: 0.95,
      frequency_penalty: 0,
      presence_penalty: 0,
      stream: false,
    });
  });
  it('merges the extra body over all but messages and stream', () => {
    const request = buildRequest('m', messages, {
      messages: [],
      stream: true,
      max_tokens: 10,
      thinking: { type: 'disabled' },
    });
    expect(request).toMatchObject({ messages, stream: false, max_tokens: 10, thinking: { type: 'disabled' } });
  });
});
