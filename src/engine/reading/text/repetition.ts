/** Terms that a resume repeats, and lists that never end: what stuffing looks like. */
import { isCjk } from '../../../resume/language.ts';
import { gu, u } from '../../../resume/patterns.ts';
import { LEXICONS } from '../../lexicons/index.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { isLatinLetter, mayHoldCjk } from './characters.ts';
import { CJK, key, keysOf, wordsOf } from './fold.ts';
import { oncePer, recalled } from './once.ts';
import type { Passage } from './passages.ts';
import type { Line, Reading } from '../reading.ts';

export interface RepeatedTerm {
  readonly term: string;
  readonly count: number;
  /** Of the words of the text; in ja and zh of its characters. */
  readonly share: number;
  readonly lines: readonly Line[];
}

/** Shorter Latin words carry little content. */
const LETTERS = 3;
/** A loan word of many signs (インフラストラクチャー) is one word, and fills no more of the text than one of four. */
const LONGEST_SHARE = 4;
/** A word that begins like one of the person's own post or field belongs to it: "sales", "salesperson". */
const STEM = 5;
/** Japanese words are runs of one script; Chinese ones are told by what parts the items of a list. */
const CJK_TERM = { ja: gu`[\p{Script=Katakana}ー]{3,24}|\p{Script=Han}{2,8}`, zh: gu`[\p{Script=Han}]{2,8}` } as const;

type Parts = Pick<Reading, 'lines' | 'headings' | 'entries' | 'bullets' | 'contact' | 'language' | 'lexicon'>;

const customaryWords = oncePer(
  (lexicon: Lexicon): ReadonlySet<string> =>
    new Set([
      ...keysOf(lexicon.stopWords),
      // A passage in English is mixed-language's to tell.
      ...keysOf(LEXICONS.en.stopWords),
      ...keysOf(lexicon.present),
      ...keysOf(lexicon.places),
      ...Object.keys(lexicon.months),
    ]),
);

/** Words that a resume repeats for good reasons: function words, months, the name, the posts, employers, places, section names. */
function excusedWords({ headings, entries, contact, lexicon, lines }: Parts): (word: string) => boolean {
  if (!lexicon) return () => true;
  const heads = [
    ...headings.map(({ line }) => line.text),
    ...entries.flatMap(({ header, organisation }) => [...header.map(({ text }) => text), organisation]),
  ];
  const own = [contact.name?.value, contact.location?.value, lines[0]?.text, lines[1]?.text, ...heads];
  const customary = customaryWords(lexicon);
  const terms = lexicon.language === 'ja' ? own.flatMap((text) => key(text ?? '').match(CJK_TERM.ja) ?? []) : [];
  const words = new Set([...terms, ...own.flatMap((text) => wordsOf(key(text ?? '')))]);
  const stems = new Set(
    entries
      .flatMap(({ title }) => wordsOf(key(title ?? '')).map((word) => word.slice(0, STEM)))
      .filter((stem) => stem.length === STEM),
  );
  return (word) => customary.has(word) || words.has(word) || stems.has(word.slice(0, STEM));
}

/** As written. */
function termsOf({ text }: Line, language: Parts['language'], opening: boolean): string[] {
  const cjk = mayHoldCjk(text);
  const latin = wordsOf(cjk ? text.replace(gu`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+`, ' ') : text);
  // The first word of a list item is its verb: repeated-openings counts those.
  const words = (opening && !(cjk && CJK.test(text)) ? latin.slice(1) : latin).filter(
    (word) => word.length >= LETTERS && (isLatinLetter(word.charCodeAt(0)) || u`\p{L}`.test(word)),
  );
  if (language === 'ja') return [...words, ...(text.match(CJK_TERM.ja) ?? [])];
  if (language !== 'zh') return words;
  const items = text.split(/[\s,，、;；|/·•:：()（）。]+/u);
  return [...words, ...items.filter((item) => item !== '' && item.replace(CJK_TERM.zh, '') === '')];
}

/** What stands on page after page is a header or footer, wherever on the page it is printed. */
const RUNNING_PAGES = 3;

function runningText(lines: readonly Line[]): (line: Line) => boolean {
  if (new Set(lines.map(({ page }) => page)).size < RUNNING_PAGES) return () => false;
  const letters = recalled((text: string): string => text.replace(/[\d\s]+/gu, ''));
  const pages = new Map<string, Set<number>>();
  for (const { text, page } of lines) {
    const own = pages.get(letters(text)) ?? new Set();
    pages.set(letters(text), own.add(page));
  }
  return (line) => (pages.get(letters(line.text))?.size ?? 0) >= RUNNING_PAGES;
}

/** "Cobol outstanding", "Lisp outstanding": what closes short rows, whatever they name, says how well. */
const LEVEL_ROW = 6;

function isLevel(term: string, text: string): boolean {
  return text.length > term.length && text.endsWith(term) && u`[\s:：–(]`.test(text.charAt(text.length - term.length - 1)) && wordsOf(text).length <= LEVEL_ROW; // prettier-ignore
}

/** The terms of the text that stand there so many times at least, the most frequent first. `length`: of the text, in words or characters. */
export function repeatedTerms(parts: Parts, length: number, times: number): RepeatedTerm[] {
  const { lines, headings, entries, bullets, contact, language } = parts;
  const heads = new Set(
    [...headings.map(({ line }) => line), ...entries.flatMap(({ header }) => header)].map(({ index }) => index),
  );
  for (const told of [contact.email, contact.phone, contact.name, contact.location])
    if (told?.line) heads.add(told.line.index);
  const openings = new Set(bullets.map((bullet) => bullet.lines[0]?.index));
  const repeated = runningText(lines);
  const found = new Map<string, { term: string; count: number; levels: number; lines: Set<Line> }>();
  for (const line of lines) {
    if (line.running || heads.has(line.index) || repeated(line)) continue;
    for (const term of termsOf(line, language, openings.has(line.index))) {
      const keyed = key(term);
      const level = isLevel(term, line.text) ? 1 : 0;
      const own = found.get(keyed);
      if (own) {
        own.count += 1;
        own.levels += level;
        own.lines.add(line);
      } else found.set(keyed, { term, count: 1, levels: level, lines: new Set([line]) });
    }
  }
  const characters = language !== null && isCjk(language);
  const frequent = [...found].filter(([, { count, levels }]) => count >= times && levels < count);
  if (frequent.length === 0) return [];
  const excused = excusedWords(parts);
  return frequent
    .filter(([keyed]) => !excused(keyed))
    .map(([, own]) => ({
      term: own.term,
      count: own.count,
      share:
        (own.count * (characters ? Math.min(LONGEST_SHARE, Array.from(own.term).length) : 1)) / Math.max(1, length),
      lines: [...own.lines],
    }))
    .sort((a, b) => b.count - a.count || (a.term < b.term ? -1 : 1));
}

/** Within one paragraph or list: so often, and of so many of its words, nobody says a word without meaning to. */
const HAMMERED = { times: 7, share: 0.2 };
/** Longer passages tell much, and of one thing. Words; in ja and zh pairs of characters. */
const LONGEST_PASSAGE = 80;
const PAIR = gu`(?=([\p{Script=Han}]{2}|[\p{Script=Katakana}ー]{3,12}))`;
/** A word of four characters holds three pairs, each a third of them. */
const FOUR = gu`(?=([\p{Script=Han}]{4}))`;

/** Terms that one passage hammers in, the post and the field among them; in ja and zh pairs of characters, whatever they are part of. */
export function hammeredTerms(parts: Parts, passages: readonly Passage[]): RepeatedTerm[] {
  const { language, lexicon, lines } = parts;
  if (!lexicon || language === null) return [];
  const cjk = isCjk(language);
  const customary = customaryWords(lexicon);
  return passages.flatMap(({ text, parts: stretches }) => {
    const words = cjk
      ? Array.from(text.matchAll(PAIR), ([, pair = '']) => pair)
      : wordsOf(key(text)).flatMap((word) => word.split('-'));
    if (words.length < HAMMERED.times || words.length > LONGEST_PASSAGE) return [];
    const counts = new Map<string, number>();
    const fours = cjk ? Array.from(text.matchAll(FOUR), ([, four = '']) => four) : [];
    for (const word of [...fours, ...words]) counts.set(word, (counts.get(word) ?? 0) + 1);
    const hammered = [...counts].filter(
      ([word, count]) =>
        count >= HAMMERED.times &&
        count * (cjk && word.length === 4 ? 2 : 1) >= HAMMERED.share * words.length &&
        (cjk || word.length > LETTERS) &&
        !customary.has(word) &&
        !u`^\p{N}`.test(word),
    );
    const own = lines.filter(({ page, box }) => stretches.some((part) => part.page === page && part.box === box));
    return hammered.slice(0, 1).map(([term, count]) => ({ term, count, share: count / words.length, lines: own }));
  });
}

const SEPARATOR = /[,;•|·、，；／]/u;
/** A term of a list: a word or a few, or as many CJK characters. */
const TERM_WORDS = 4;
const TERM_CHARACTERS = 30;
/** "Languages: …" begins a list of its own. */
const LABEL = /^[^,;:：，、]{2,40}[:：]/u;

export interface TermList {
  readonly terms: number;
  readonly lines: readonly Line[];
}

/** Lists of terms that run on over one or more lines. */
export function termLists(lines: readonly Line[]): TermList[] {
  const lists: { terms: number; lines: Line[] }[] = [];
  let open = false;
  for (const line of lines) {
    if (line.running || !SEPARATOR.test(line.text)) {
      open = false;
      continue;
    }
    const items = line.text
      .replace(LABEL, '')
      .split(SEPARATOR)
      .map((item) => item.trim());
    const terms = items.filter(
      (item) => item !== '' && item.length <= TERM_CHARACTERS && item.split(' ').length <= TERM_WORDS,
    );
    const isList = items.length >= 3 && terms.length >= 0.8 * items.filter((item) => item !== '').length;
    const last = lists.at(-1);
    const before = last?.lines.at(-1);
    if (!isList) open = false;
    else if (open && last && before?.page === line.page && before.column === line.column && !LABEL.test(line.text)) {
      last.terms += terms.length;
      last.lines.push(line);
    } else {
      lists.push({ terms: terms.length, lines: [line] });
      open = true;
    }
  }
  return lists;
}
