/** What the spelling check must not say: of words of trades and places that resemble another one, and are no slip of it. */
import { beforeAll, describe, expect, test } from 'vitest';
import { wordsFromPackages } from '../../../src/dictionaries/node.ts';
import { DICTIONARY_LANGUAGES, type DictionaryLanguage } from '../../../src/dictionaries/sources.ts';
import check from '../../../src/engine/checks/content/spelling.ts';
import type { TablePlace } from '../../../src/engine/reading/reading.ts';
import { openDictionary, type Dictionary } from '../../../src/engine/spelling/dictionary.ts';
import { bullets, line } from '../builder.ts';
import { tell } from '../outcome.ts';

const dictionaries = new Map<DictionaryLanguage, Dictionary>();
beforeAll(async () => {
  for (const language of DICTIONARY_LANGUAGES)
    dictionaries.set(language, openDictionary(await wordsFromPackages(language)));
});

function wordsTold(language: DictionaryLanguage, texts: readonly string[], place?: TablePlace): string[] {
  const items = bullets(texts).map((bullet, index) => ({
    ...bullet,
    lines: bullet.lines.map((own) => ({ ...line(own.text, { index }), ...(place ? { place } : {}) })),
  }));
  const [own, english] = [dictionaries.get(language), dictionaries.get('en')];
  if (!own || !english) throw new Error(`${language} was not loaded`);
  return tell(check, { language, bullets: items, dictionary: { own, english } }).findings.map(({ data }) => String(data['word'])); // prettier-ignore
}

describe('says nothing of', () => {
  test.each([
    ['nouns that a verb makes', 'es', 'Control de la foliación e indización de tomos.'],
    ['feminine nouns', 'de', 'Als Generalistin im Personalwesen tätig.'],
    ['the spelling of Angola and Mozambique', 'pt', 'Coordenei projectos e activistas na direcção nacional.'],
    ['words that differ in their first letter', 'it', 'Uso quotidiano di tartellone e zorsaiole in cantiere.'],
    ['words made of another by an ending', 'es', 'Cálculo del error muestral y del plan presupuestal.'],
    ['short words of a trade that resemble another one', 'it', 'Prove varietali nei pereti, esomi e cattura massale.'],
    ['Swiss words', 'de', 'Kosten innert vier Jahren gesenkt.'],
    ['compounds of a trade', 'de', 'Versuche am Steckelwalzwerk ausgewertet.'],
    ['the older spelling of Portugal', 'pt', 'Produzi 42 espectáculos por ano.'],
    ['streets', 'it', 'Contrà delle Barche 22, 36100 Vicenza'],
    ['vowels of another word', 'es', 'Trabajo de campo con topógrafos de la región.'],
  ] as const)('%s (%s)', (_, language, text) => {
    expect(wordsTold(language, [text])).toEqual([]);
  });
});

test('names of places in a table are none of its words', () => {
  const place = { table: 0, row: 1, columns: 3, ruled: true, at: [0], roles: [null], prose: false };
  expect(wordsTold('it', ['Marano Vic.'], place)).toEqual([]);
  expect(wordsTold('it', ['Marano Vic.'])).toEqual(['Marano']);
});

test.each([
  ['de', 'Betreung Neukunden', ['Betreung']],
  ['pt', 'Trabalho de práctica com a conducta dos grupos.', ['práctica', 'conducta']],
  ['fr', 'Le renouvelement du réglement intérieur.', ['renouvelement', 'réglement']],
] as const)('tells all the same in %s: %s', (language, text, words) => {
  expect(wordsTold(language, [text])).toEqual(words);
});

test('and still tells a letter too many, too few, swapped, doubled or beside the one that was meant', () => {
  expect(
    wordsTold('es', ['Coordiné el desarollo de proyetos de capacitcaión y el seguikiento de obras, con atennción.']),
  ).toEqual(['desarollo', 'proyetos', 'capacitcaión', 'seguikiento', 'atennción']);
});
