/** Phrases of a word list found in running text, with their place: whole words, or the beginning of the last one. */
import { grouped } from '../../../resume/grouped.ts';
import { gu } from '../../../resume/patterns.ts';
import { isLatinLetter, isSign } from './characters.ts';
import { CJK } from './fold.ts';
import { matchesOf } from './matches.ts';
import { oncePer, recalled } from './once.ts';
import { plain } from './words.ts';

export interface PhraseHit {
  /** As written. */
  readonly text: string;
  /** As listed. */
  readonly phrase: string;
  /** UTF-16 units of the text. */
  readonly start: number;
  readonly end: number;
}

interface Phrase {
  readonly listed: string;
  readonly words: readonly string[];
  /** The last word may go on: "proactiv*". */
  readonly open: boolean;
}

export interface PhraseIndex {
  /** By the first letters of the first word. */
  readonly spaced: ReadonlyMap<string, readonly Phrase[]>;
  /** Found anywhere, the longest first. */
  readonly cjk: readonly string[];
}

/** Stems are at least this long. */
const KEY_LETTERS = 4;
/** Hyphens part words here: "detail-oriented" and "detail oriented" are one. */
const WORD = gu`[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}]+)*`;

/** Folded as it stands: hundreds of phrases are listed. */
const FOLDED = /^[a-z ]+$/;

function phraseOf(listed: string): Phrase {
  const bare = listed.replace('*', '');
  const words = FOLDED.test(bare) ? bare.split(' ').filter((word) => word !== '') : (plain(bare).match(WORD) ?? []);
  return { listed, words, open: listed.endsWith('*') };
}

/** Worked out once for each list. */
export const indexPhrases = oncePer((list: readonly string[]): PhraseIndex => {
  const phrases = list.filter((item) => !CJK.test(item)).map(phraseOf);
  const cjk = list.filter((item) => CJK.test(item)).sort((a, b) => b.length - a.length);
  return { spaced: grouped(phrases, ({ words: [first = ''] }) => first.slice(0, KEY_LETTERS)), cjk };
});

function matches(phrase: Phrase, words: readonly string[], at: number): boolean {
  const last = phrase.words.length - 1;
  return phrase.words.every((word, n) => {
    const own = words[at + n];
    return own !== undefined && (own === word || (n === last && phrase.open && own.startsWith(word)));
  });
}

function isWordly(code: number): boolean {
  return isLatinLetter(code) || (code >= 48 && code <= 57);
}

function isApostrophe(code: number): boolean {
  return code === 0x27 || code === 0x2019;
}

/** The first letters of the word that begins there, as the index has them. */
function lettersAt(text: string, start: number): string {
  let end = start;
  while (end < text.length && end < start + KEY_LETTERS) {
    const joins = isApostrophe(text.charCodeAt(end)) && isLatinLetter(text.charCodeAt(end + 1));
    if (!joins && !isWordly(text.charCodeAt(end))) break;
    end += 1;
  }
  return plain(text.slice(start, end)).slice(0, KEY_LETTERS);
}

/** How the words of a text begin, for the many lists that are looked for in it; null where letters beyond Latin may begin one. */
const beginningsOf = recalled((text): readonly string[] | null => {
  const told = new Set<string>();
  let inside = false;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    const wordly = isWordly(code);
    if (wordly && !inside) told.add(lettersAt(text, at));
    if (code >= 0x250 && !isSign(code)) return null;
    inside = wordly;
  }
  return [...told];
});

/** Whether any word begins like a phrase, or may do so: few texts need to be parted into words. */
function mayHold(text: string, { spaced }: PhraseIndex): boolean {
  return beginningsOf(text)?.some((letters) => spaced.has(letters)) ?? true;
}

function spacedHits(text: string, { spaced }: PhraseIndex): PhraseHit[] {
  const tokens = matchesOf(WORD, text);
  const words = tokens.map(([word]) => plain(word));
  const hits: PhraseHit[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const candidates = spaced.get((words[at] ?? '').slice(0, KEY_LETTERS));
    if (!candidates) continue;
    const [longest] = candidates
      .filter((phrase) => matches(phrase, words, at))
      .sort((a, b) => b.words.length - a.words.length);
    if (!longest) continue;
    const last = tokens[at + longest.words.length - 1];
    const start = tokens[at]?.index ?? 0;
    const end = (last?.index ?? 0) + (last?.[0].length ?? 0);
    hits.push({ text: text.slice(start, end), phrase: longest.listed, start, end });
    at += longest.words.length - 1;
  }
  return hits;
}

function cjkHits(text: string, { cjk }: PhraseIndex): PhraseHit[] {
  const hits: PhraseHit[] = [];
  for (const phrase of cjk) {
    for (let start = text.indexOf(phrase); start >= 0; start = text.indexOf(phrase, start + phrase.length)) {
      const end = start + phrase.length;
      if (!hits.some((hit) => hit.start < end && start < hit.end)) hits.push({ text: phrase, phrase, start, end });
    }
  }
  return hits;
}

/** In the order of the text, no two of them overlapping. */
export function phrasesIn(text: string, index: PhraseIndex): PhraseHit[] {
  const found = index.spaced.size > 0 && mayHold(text, index) ? spacedHits(text, index) : [];
  return index.cjk.length === 0 ? found : [...found, ...cjkHits(text, index)].sort((a, b) => a.start - b.start);
}
