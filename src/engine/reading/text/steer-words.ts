/** Listed words of fields of meaning, found in a sentence in all Latin languages at once. For texts that are `unmarked` and in lower case. */
import { grouped } from '../../../resume/grouped.ts';
import { LATIN_LANGUAGES, type Language } from '../../../resume/language.ts';
import { unmarked } from './word-list.ts';

/** A listed word or phrase, or what opens one, with the fields that it belongs to. */
interface Listed<Field> {
  readonly text: string;
  readonly open: boolean;
  readonly fields: (readonly [Language, Field])[];
}

interface CjkWord<Field> {
  readonly word: string;
  readonly field: Field;
}

/** Listed words begin alike in so many letters, or are shorter. */
const KEY_LETTERS = 3;
/** Tokens of the longest phrase. */
const PHRASE = 7;

/** A sentence, and the words and signs that it is made of in lower case. */
export interface Told {
  readonly sentence: string;
  readonly lower: string;
  readonly tokens: readonly string[];
  /** Of each token, where it begins. */
  readonly places: readonly number[];
  /** Of each token, whether it opens a clause, where an order stands. */
  readonly opens: readonly boolean[];
}

/** A listed word in a sentence. */
interface Heard<Field> {
  readonly language: Language;
  readonly field: Field;
  /** Of its first token. */
  readonly at: number;
}

/** An asterisk stands for letters that go on, an underscore for a blank. */
type FieldLists<Field extends string> = Readonly<Record<Language, Readonly<Record<Field, string>>>>;

export class FieldWords<Field extends string> {
  readonly #fields: readonly Field[];
  readonly #lists: FieldLists<Field>;
  #words: ReadonlyMap<string, readonly Listed<Field>[]> | null = null;
  readonly #cjk = new Map<Language, ReadonlyMap<string, readonly CjkWord<Field>[]>>();

  constructor(lists: FieldLists<Field>) {
    this.#lists = lists;
    this.#fields = Object.keys(lists.en) as Field[];
  }

  /** The words of all Latin languages, by their first letters. */
  #all(): ReadonlyMap<string, readonly Listed<Field>[]> {
    const listed = new Map<string, Listed<Field>>();
    for (const language of LATIN_LANGUAGES)
      for (const field of this.#fields)
        for (const word of this.#lists[language][field].split(' ')) {
          const own = listed.get(word);
          if (own) own.fields.push([language, field]);
          else {
            const text = asTokens(unmarked(word.replace('*', '').replaceAll('_', ' ')));
            listed.set(word, { text, open: word.endsWith('*'), fields: [[language, field]] });
          }
        }
    return grouped([...listed.values()], ({ text }) => text.slice(0, KEY_LETTERS));
  }

  /** Of the listed, what the tokens from `from` on begin with; a shorter one than the letters of the key stands under itself. */
  #at(tokens: readonly string[], from: number): (readonly [Language, Field])[] {
    this.#words ??= this.#all();
    const found: (readonly [Language, Field])[] = [];
    const opening = `${tokens[from] ?? ''} ${tokens[from + 1] ?? ''}`.trimEnd();
    let phrase: string | null = null;
    for (let letters = 1; letters <= Math.min(KEY_LETTERS, opening.length); letters += 1) {
      const listed = this.#words.get(opening.slice(0, letters));
      if (!listed) continue;
      phrase ??= tokens.slice(from, from + PHRASE).join(' ');
      for (const { text, open, fields } of listed)
        if ((letters === KEY_LETTERS || text.length === letters) && phrase.startsWith(text) && (open || text.length === phrase.length || phrase[text.length] === ' ')) found.push(...fields); // prettier-ignore
    }
    return found;
  }

  /** The listed words of all Latin languages in a sentence; orders only where they open a clause. */
  inLatin({ tokens, opens }: Told): Heard<Field>[] {
    return tokens.flatMap((token, at) => {
      if (!isWord(token)) return [];
      const mayOrder = opens[at] === true && !NO_ORDER.test(token);
      return this.#at(tokens, at).flatMap(([language, field]) =>
        field === 'order' && !mayOrder ? [] : [{ language, field, at }],
      );
    });
  }

  /** The words of a language by their first character, each with its field. */
  #ofCjk(language: Language): ReadonlyMap<string, readonly CjkWord<Field>[]> {
    const known = this.#cjk.get(language);
    if (known) return known;
    const words = this.#fields.flatMap((field) =>
      [...new Set(this.#lists[language][field].split(' '))].flatMap((word) => (word === '' ? [] : [{ word, field }])),
    );
    const own = grouped(words, ({ word }) => word.charAt(0));
    this.#cjk.set(language, own);
    return own;
  }

  /** Where listed words first stand in a sentence of Japanese or Chinese. */
  inCjk(sentence: string, language: Language): readonly (CjkWord<Field> & { readonly at: number })[] {
    const words = this.#ofCjk(language);
    const seen = new Set<CjkWord<Field>>();
    const found: (CjkWord<Field> & { at: number })[] = [];
    for (let at = 0; at < sentence.length; at += 1)
      for (const own of words.get(sentence.charAt(at)) ?? [])
        if (!seen.has(own) && sentence.startsWith(own.word, at) && !NO_PLEASE.test(sentence.slice(at - 1, at + 1))) {
          seen.add(own);
          found.push({ ...own, at });
        }
    return found;
  }
}

export const TOKEN =
  /(?:[a-z]|qu|[a-z]{0,4}ll|un|quest)['’](?=[a-z]{2})|[a-zß0-9]+(?:[.'’][a-zß0-9]+)*|[^\sa-zß0-9'’]/g;
export const isWord = (token: string): boolean => /[a-z0-9]/.test(token);
/** So many words call somebody. */
const ADDRESS = 5;
/** What may stand before an order in its clause. */
const BEFORE_ORDER =
  /^(?:please|kindly|always|never|just|then|also|do|not|por|favor|siempre|nunca|no|nao|sempre|toujours|jamais|ne|bitte|immer|nie|prego|per|non|mai|merci|de|und|and|y|e|et|so|daher|aber)$/;

function clauseOpenings(tokens: readonly string[]): boolean[] {
  let opens = true;
  return tokens.map((token, at) => {
    if (!isWord(token)) {
      // Lists have commas as well: one parts an order from whoever is called before it.
      opens = token === ',' ? at <= ADDRESS : token !== '-' || opens;
      return false;
    }
    const own = opens;
    opens &&= BEFORE_ORDER.test(token);
    return own;
  });
}

/** "Invite", "apply for", "engage": "please" is a part of other verbs in Chinese. */
const NO_PLEASE = /[邀申聘][请請]/;

/** As its tokens stand in a sentence; an article at its end keeps the apostrophe that a noun is to follow. */
function asTokens(phrase: string): string {
  return (phrase.match(TOKEN) ?? []).join(' ') + (phrase.endsWith('’') ? '’' : '');
}

/** Ends of nouns, participles, adverbs and of Romance verbs whose subject is the writer, which open the lines of a resume. */
const NO_ORDER =
  /(?:ment|tion|cion|cao|zione|ung|ance|encia|anza|enza|age|[^e]ed|ing|ado|ada|ato|ata|[aei]ndo|(?:[ai]l|[^l]a)mente|aggio|ees?|resumen|resumos|(?<!soltant)(?<=[a-z]{4})o)$/;

/** @param sentence `unmarked`. */
export function toldIn(sentence: string): Told {
  const lower = sentence.toLowerCase();
  const found = Array.from(lower.matchAll(TOKEN));
  const tokens = found.map(([token]) => token);
  return { sentence, lower, tokens, places: found.map(({ index }) => index), opens: clauseOpenings(tokens) };
}
