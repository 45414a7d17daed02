import { describe, expect, test } from 'vitest';
import { LEXICONS } from '../../../src/engine/lexicons/index.ts';
import { requiredWords, TextLookup } from '../../../src/engine/reading/required-words.ts';
import { LANGUAGES } from '../../../src/resume/language.ts';
import { SENTENCES } from '../sentences.ts';

describe('the words that a pattern needs', () => {
  test.each([
    [/hello/u, [['hello']]],
    [/(?:rate|score)\s(?:this|a)\scandidate/iu, [['rate', 'score'], ['candidate']]],
    [/Instrucci[oó]n(?:es)? nueva/iu, [['instruccion', 'instrucción'], [' nueva']]],
    [/colou?r scheme/u, [['colo'], ['r scheme']]],
    [/s[oó]lo [aeiou]b(?:[cd])?/u, [['solo ', 'sólo ']]],
    [/[àa]{1,2}b|[ab][cd][ef]{2}gh/u, []],
    [/(?:grades?|marks{1,2})\b/u, [['grade', 'marks']]],
    [/(?<!not )(?=now)ignore(?! me)/u, [['ignore']]],
    [/(?:ignore)?(?:all){0,2}the rest/u, [['the rest']]],
    [/無視(?:して|せよ)/u, [['無視'], ['して', 'せよ']]],
    [/你(?:是|a)/u, [['你']]],
    [/a|ignore/u, []],
    [/[a-z\]]{3,9}\p{L}+\d/u, []],
    [/\u4e00x(?:one|(?<two>three))/u, [['one', 'three']]],
  ] as const)('%s', (pattern, words) => {
    expect(requiredWords(pattern)).toEqual(words);
  });

  test.each(LANGUAGES)('%s: stand in every order that a pattern of the language finds', (language) => {
    const { injections } = LEXICONS[language];
    for (const order of SENTENCES[language].injections) {
      const striking = injections.filter((pattern) => pattern.test(order));
      expect(striking.length).toBeGreaterThan(0);
      for (const pattern of striking)
        expect(new TextLookup(order).holds(requiredWords(pattern)), pattern.source).toBe(true);
    }
  });

  test('keep nearly every pattern from a resume that gives no orders', () => {
    const text = LANGUAGES.flatMap((language) => [...SENTENCES[language].strong, ...SENTENCES[language].weak]).join(
      '\n',
    );
    const lookup = new TextLookup(text);
    const all = LANGUAGES.flatMap((language) => LEXICONS[language].injections.map(requiredWords));
    expect(all.filter((words) => lookup.holds(words)).length).toBeLessThan(0.3 * all.length);
  });
});
