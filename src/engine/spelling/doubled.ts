/** Words that were typed twice. */
import type { Language } from '../../resume/language.ts';
import { patternOf, u } from '../../resume/patterns.ts';
import type { Evidence } from '../../resume/report.ts';
import { DOUBLED_CHARACTERS, ITALIAN_NOUN, NEVER_TWICE, OFTEN_TWICE, type Spaced } from '../lexicons/doubled-words.ts';
import { matchesOf } from '../reading/text/matches.ts';
import type { Passage } from '../reading/text/passages.ts';
import type { Line } from '../reading/reading.ts';

export interface Doubled {
  /** Both, as written. */
  readonly words: string;
  readonly evidence: readonly Evidence[];
}

interface Place {
  readonly start: number;
  readonly end: number;
  /** Also told where a line ends between the two. */
  readonly across: boolean;
}

/** Shorter words double by grammar too often. */
const LONG = 5;
const CLOSING = /[.,;:!?)»”"]+$/u;

function isDoubled(first: string, second: string, language: Spaced, known: (word: string) => boolean): boolean {
  if (first.toLowerCase() !== second) return false;
  if (NEVER_TWICE[language].has(second)) return true;
  // With a capital it may be a name: "Duran Duran".
  if (first !== second || second.length < LONG || OFTEN_TWICE[language].has(second)) return false;
  return (language !== 'it' || ITALIAN_NOUN.test(second)) && u`^\p{Ll}+$`.test(second) && known(second);
}

function spacedPlaces(text: string, language: Spaced, known: (word: string) => boolean): Place[] {
  const places: Place[] = [];
  let at = 0;
  let before = '';
  for (const token of text.split(' ')) {
    const word = token.replace(CLOSING, '');
    if (before.length === word.length && word.length > 1 && isDoubled(before, word, language, known))
      places.push({ start: at - before.length - 1, end: at + word.length, across: word.length < LONG });
    before = token;
    at += token.length + 1;
  }
  return places;
}

const compiled = new Map<'ja' | 'zh', RegExp>();

function characterPlaces(text: string, language: 'ja' | 'zh'): Place[] {
  let pattern = compiled.get(language);
  if (!pattern) compiled.set(language, (pattern = patternOf(DOUBLED_CHARACTERS[language], 'gu')));
  return matchesOf(pattern, text).map(({ 0: { length }, index }) => ({
    start: index,
    end: index + length,
    across: true,
  }));
}

/** Cells side by side may begin alike: both words stand in one, or over the end of a line that has no other. */
function isWhole(words: string, own: readonly Line[]): boolean {
  const [line, ...rest] = own;
  if (line && rest.length === 0) return line.cells.some(({ text }) => text.includes(words));
  return own.every(({ cells }) => cells.length === 1);
}

/** `lines`: those of the passages. `known`: whether a dictionary has the word. */
export function doubledWords(
  passages: readonly Passage[],
  lines: readonly Line[],
  language: Language,
  known: (word: string) => boolean,
): Doubled[] {
  const lineOf = new Map(lines.map((line) => [line.box, line]));
  return passages.flatMap(({ text, parts }) =>
    (language === 'ja' || language === 'zh'
      ? characterPlaces(text, language)
      : spacedPlaces(text, language, known)
    ).flatMap(({ start, end, across }) => {
      const words = text.slice(start, end);
      const own = parts.filter((part) => part.start < end && start < part.end);
      const told = own.flatMap(({ box }) => (box && lineOf.get(box)) ?? []);
      if (told.length !== own.length || (own.length > 1 && !across) || !isWhole(words, told)) return [];
      return [
        {
          words,
          evidence: own.map(({ page, box, ...part }) => ({
            page,
            box,
            excerpt: text.slice(part.start, part.end).trim(),
          })),
        },
      ];
    }),
  );
}
