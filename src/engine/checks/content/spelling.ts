import { isCjk, type Language } from '../../../resume/language.ts';
import { u } from '../../../resume/patterns.ts';
import { COMMON_SLIPS } from '../../lexicons/common-slips.ts';
import { SPECIALIST_WORDS } from '../../lexicons/specialist-words.ts';
import { key } from '../../reading/text/fold.ts';
import { doubledWords, type Doubled } from '../../spelling/doubled.ts';
import { knownBy, type Known, type Words } from '../../spelling/known.ts';
import { namesIn } from '../../spelling/names.ts';
import { proseLines, prosePassages, proseWords, type ProseWord } from '../../spelling/prose.ts';
import { suggestionFor } from '../../spelling/suggest.ts';
import { defineCheck, excerptOf, finding, notApplicable, scored, undetermined, type Outcome } from '../define.ts';
import { ramp } from '../ramp.ts';

/** CHECKS.md: fewer than two. */
const MANY = 2;
const EXAMPLES = 8;
/** Told, but no more than two misspelled words. */
const DOUBLED = 0.75;
/** Who writes a word three times means it: a term of the trade or a name. */
const MEANT = 3;
/** With so many of its words unknown the text is not what the dictionary is for: garbled, a dialect, a language of its own. */
const UNFIT = { words: 12, share: 0.12 };
/** Distinct words for which a neighbour is sought: a bound on the work. */
const MOST_UNKNOWN = 300;

interface Unknown {
  readonly word: ProseWord;
  readonly suggestion: string;
}

/** By spelling: each word once, where it first stands. */
function unknownWords(
  words: readonly ProseWord[],
  known: Known,
  slips: Readonly<Record<string, string>>,
  isSpared: (word: string) => boolean,
): ProseWord[] {
  const first = new Map<string, ProseWord>();
  const times = new Map<string, number>();
  const capitals = new Set<string>();
  for (const word of words) {
    const own = key(word.text);
    times.set(own, (times.get(own) ?? 0) + 1);
    if (word.capital) capitals.add(own);
    if (!first.has(word.lower)) first.set(word.lower, word);
  }
  return [...first.values()].filter((word) => {
    const own = key(word.text);
    if (word.lower in slips) return true;
    return !known.has(word.lower) && (times.get(own) ?? 0) < MEANT && !capitals.has(own) && !isSpared(word.text);
  });
}

export default defineCheck({
  id: 'spelling',
  requires: ['dictionary', 'language', 'sections', 'bullets', 'entries', 'contact', 'headings'],
  messageIds: ['doubled', 'word'],
  run: (reading) => {
    const { dictionary, language } = reading;
    if (language === null) return undetermined;
    const lines = proseLines(reading);
    if (isCjk(language)) {
      const doubled = doubledWords(prosePassages(lines, language), lines, language, () => false);
      return doubled.length === 0 ? notApplicable : outcomeOf(doubled, []);
    }
    if (dictionary === null) return undetermined;
    const passages = prosePassages(lines, language);
    const words = proseWords(passages, language);
    if (words.length === 0) return notApplicable;
    const doubled = doubledWords(passages, lines, language, (word) => dictionary.own.has(word));
    const known = knownBy(language, dictionary);
    const slips = COMMON_SLIPS[language] ?? {};
    const isName = namesIn(reading);
    const strange = unknownWords(words, known, slips, (word) => isBorrowed(word, language, dictionary) || isName(word));
    if (strange.length >= UNFIT.words && strange.length > UNFIT.share * new Set(words.map(({ lower }) => lower)).size)
      return doubled.length === 0 ? undetermined : outcomeOf(doubled, []);
    // A word that nothing known resembles is a term or a name, not a slip.
    const found: Unknown[] = strange.slice(0, MOST_UNKNOWN).flatMap((word) => {
      const suggestion = slips[word.lower] ?? suggestionFor(word.lower, known);
      return suggestion === null ? [] : [{ word, suggestion }];
    });
    return outcomeOf(doubled, found);
  },
});

function outcomeOf(doubled: readonly Doubled[], found: readonly Unknown[]): Outcome {
  const score = ramp(found.length, [
    [0, 1],
    [MANY - 1, 0.92],
    [MANY, 0.75],
    [3 * MANY, 0.45],
    [6 * MANY, 0],
  ]);
  const findings = [
    ...doubled.map(({ words, evidence }) =>
      finding(
        'doubled',
        { words },
        evidence.map((place) => ({ ...place, excerpt: excerptOf(place.excerpt) })),
      ),
    ),
    ...found.map(({ word, suggestion }) =>
      finding('word', { word: word.text, suggestion: likeness(word.text, suggestion) }, word.evidence),
    ),
  ];
  // A dictionary may not know a word; one that stands twice is a slip whatever it is.
  return scored(Math.min(score, doubled.length === 0 ? 1 : DOUBLED), findings.slice(0, EXAMPLES), {
    count: found.length + doubled.length,
  });
}

/** An English word, unless it is one of the language's own that lost its accent: "gestion", "amelioration". */
function isBorrowed(word: string, language: Language, { own, english }: Words): boolean {
  const lower = word.toLowerCase();
  if (SPECIALIST_WORDS[language].has(lower)) return true;
  const stem = u`^(\p{L}{3,})ions?$`.exec(lower)?.[1];
  if (language === 'es' && stem !== undefined && own.has(`${stem}ión`)) return false;
  if (language === 'fr' && stem !== undefined && own.has(lower.replace('e', 'é'))) return false;
  return english.has(lower);
}

/** The suggestion, with a capital where the word has one. */
function likeness(word: string, suggestion: string): string {
  return u`^\p{Lu}`.test(word) ? suggestion.charAt(0).toUpperCase() + suggestion.slice(1) : suggestion;
}
