/** To which classes of meaning the words of a sentence belong: a machine, this document, an order, a mark … For texts that are `unmarked`. */
import type { Language } from '../../../resume/language.ts';
import { STEER_ACTS } from '../../lexicons/steer-acts.ts';
import { STEER_FIELDS } from '../../lexicons/steer-fields.ts';
import { STEER_RULINGS } from '../../lexicons/steer-rulings.ts';
import { oncePerLanguage } from './once.ts';
import { asTokens, isWord, NO_ORDER, type Told } from './steer-tokens.ts';
import { unmarked } from './word-list.ts';

/** The lists of a language, by class. Two of them have machines and marks of their own, as they were written for. */
function listsOf(language: Language): (readonly [string, string])[] {
  return [
    ...Object.entries(STEER_FIELDS[language]),
    ...Object.entries(STEER_ACTS[language]).map(([name, words]) => [`act ${name}`, words] as const),
    ...Object.entries(STEER_RULINGS[language]).map(([name, words]) => [`act ${name}`, words as string] as const),
  ];
}

const CLASSES: readonly string[] = [...new Set(listsOf('en').map(([name]) => name))];
const ORDER = CLASSES.indexOf('order');

/** A word or phrase of a list: a number says the class. */
interface Listed {
  readonly text: string;
  /** Letters may go on. */
  readonly open: boolean;
  readonly of: number;
}

/** What the lists of a language hold: whole words, openings of words by their letters, phrases by their first word. */
interface Index {
  readonly words: Map<string, number[]>;
  readonly openings: Map<string, number[]>;
  readonly shortest: number;
  readonly longest: number;
  readonly phrases: Map<string, Listed[]>;
}

function held<Value>(map: Map<string, Value[]>, key: string, value: Value): void {
  const known = map.get(key);
  if (known) known.push(value);
  else map.set(key, [value]);
}

function indexOf(language: Language): Index {
  const words = new Map<string, number[]>();
  const openings = new Map<string, number[]>();
  const phrases = new Map<string, Listed[]>();
  let shortest = Infinity;
  let longest = 0;
  for (const [name, list] of listsOf(language)) {
    const of = CLASSES.indexOf(name);
    for (const word of list.split(' ')) {
      const open = word.endsWith('*');
      const text = asTokens(unmarked(word.replace('*', '').replaceAll('_', ' ').replaceAll('’', "'")));
      const blank = text.indexOf(' ');
      if (text === '') continue;
      if (blank >= 0) held(phrases, text.slice(0, blank), { text, open, of });
      else if (open) {
        held(openings, text, of);
        shortest = Math.min(shortest, text.length);
        longest = Math.max(longest, text.length);
      } else held(words, text, of);
    }
  }
  return { words, openings, shortest, longest, phrases };
}

const indexFor = oncePerLanguage(indexOf);

/** A class that is heard in a sentence. */
export interface Heard {
  readonly of: number;
  /** Where: the number of a word, or of a character where words are not parted. */
  readonly at: number;
  readonly opens: boolean;
}

/** Tokens of the longest phrase. */
const PHRASE = 7;

/** The classes of the words of a sentence, in the lists of some languages; orders only where they open a clause. */
export function classesInLatin({ tokens, opens }: Told, languages: readonly Language[]): Heard[] {
  const heard: Heard[] = [];
  for (const language of languages) {
    const { words, openings, shortest, longest, phrases } = indexFor(language);
    tokens.forEach((token, at) => {
      if (!isWord(token)) return;
      const isOpening = opens[at] === true;
      const mayOrder = isOpening && !NO_ORDER.test(token);
      const hear = (of: number): void => {
        if (of !== ORDER || mayOrder) heard.push({ of, at, opens: isOpening });
      };
      words.get(token)?.forEach(hear);
      for (let letters = shortest; letters <= Math.min(longest, token.length); letters += 1)
        openings.get(token.slice(0, letters))?.forEach(hear);
      const listed = phrases.get(token);
      if (!listed) return;
      const phrase = tokens.slice(at, at + PHRASE).join(' ');
      for (const { text, open, of } of listed)
        if (phrase.startsWith(text) && (open || text.length === phrase.length || phrase[text.length] === ' ')) hear(of);
    });
  }
  return heard;
}

const cjkIndexFor = oncePerLanguage((language): ReadonlyMap<string, readonly Listed[]> => {
  const made = new Map<string, Listed[]>();
  for (const [name, list] of listsOf(language))
    for (const text of new Set(list.split(' ')))
      if (text !== '') held(made, text.charAt(0), { text, open: true, of: CLASSES.indexOf(name) });
  return made;
});

/** "Invite", "apply for", "engage": "please" is a part of other verbs in Chinese. */
const NO_PLEASE = /[邀申聘][请請]/;

/** The classes that a sentence of Japanese or Chinese holds, each word where it stands first. */
export function classesInCjk(sentence: string, language: Language): Heard[] {
  const index = cjkIndexFor(language);
  const seen = new Set<Listed>();
  const heard: Heard[] = [];
  for (let at = 0; at < sentence.length; at += 1)
    for (const own of index.get(sentence.charAt(at)) ?? [])
      if (!seen.has(own) && sentence.startsWith(own.text, at) && !NO_PLEASE.test(sentence.slice(at - 1, at + 1))) {
        seen.add(own);
        heard.push({ of: own.of, at, opens: false });
      }
  return heard;
}

/** So many classes. */
export const CLASS_COUNT = CLASSES.length;
