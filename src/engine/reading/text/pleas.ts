/** Sentences that plead with a reading machine, told by what they are made of rather than by their wording. */
import { isCjk, LANGUAGES, type Language } from '../../../resume/language.ts';
import { MACHINE_MARKUP, MACHINE_PLEAS, type PleaWords } from '../../lexicons/machine-pleas.ts';

export interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** Letters of Latin scripts: what compiles in a third of the time of all letters. */
const LATIN = 'a-zà-ɏ';
/** What ends a sentence, or parts the passages. */
const BREAK = /[.!?。！？](?=\s|["”’」』]|$)|[。！？]|\n/gu;
/** A sentence at most, in characters: a bound on the work. */
const LONGEST = 400;
/** A hidden list of keywords holds a word of everything; a title is no sentence. */
const SHORT = 240;
const SENTENCE = /(?:\S+\s+){5}\S|[\u3040-\u9fff][^]{11}/u;
/** Courtesy of a letter: "thank you for considering this application". */
const COURTESY = /thank|gracias|merci|obrigad|danke|grazie|ありがと|ございます|感谢|感謝|谢谢/iu;

const MARKED = /[à-öø-ɏ]/giu;

/** Of the same length, letters without their marks: "menciónalo" is of "mencionar", and much is typed without. */
function unmarked(text: string): string {
  return text.replace(MARKED, (letter) => letter.normalize('NFD').charAt(0));
}

/** A list of words as one pattern. */
function patternOfWords(words: readonly string[], language: Language): string {
  const source = (word: string): string => unmarked(word).replaceAll('*', '').replaceAll(' ', '\\s');
  if (isCjk(language)) return words.map(source).join('|');
  const kinds: readonly (readonly [starts: boolean, ends: boolean])[] = [
    [true, true],
    [true, false],
    [false, true],
    [false, false],
  ];
  return kinds
    .flatMap(([starts, ends]) => {
      const own = words.filter((word) => !word.startsWith('*') === starts && !word.endsWith('*') === ends).map(source);
      return own.length === 0
        ? []
        : [`${starts ? `(?<![${LATIN}])` : ''}(?:${own.join('|')})${ends ? `(?![${LATIN}])` : ''}`];
    })
    .join('|');
}

const made = new Map<string, RegExp>();
function patternFor(language: Language, part: keyof PleaWords): RegExp {
  const name = `${language} ${part}`;
  const known = made.get(name);
  if (known) return known;
  const pattern = new RegExp(patternOfWords(MACHINE_PLEAS[language][part], language), 'i');
  made.set(name, pattern);
  return pattern;
}

let anywhere: RegExp | null = null;
let markup: RegExp | null = null;

function placesOf(pattern: RegExp, text: string): Stretch[] {
  return Array.from(text.matchAll(pattern), (match) => ({ start: match.index, end: match.index + match[0].length }));
}

/** The sentences of a text, cut where they are too long for one. */
function sentencesOf(text: string): Stretch[] {
  const ends = [...Array.from(text.matchAll(BREAK), ({ index }) => index + 1), text.length];
  let start = 0;
  return ends.flatMap((end) => {
    const own = { start, end };
    start = end;
    return text.slice(own.start, own.end).trim() === '' ? [] : [own];
  });
}

const OTHERS = ['machine', 'asks', 'acts', 'favour'] as const satisfies readonly (keyof PleaWords)[];

/** Up to the colon or the comma of "note to the assistant:". */
const HEAD = /^[^:：,，、]{4,60}[:：,，、]/u;

function isAddressed(sentence: string, language: Language): boolean {
  const [head] = HEAD.exec(sentence) ?? [];
  return head !== undefined && (['address', 'machine'] as const).every((part) => patternFor(language, part).test(head));
}

/** Seen by everybody: points at the document and has three more of the parts, or calls a machine and says what it is to do. */
function isPlea(sentence: string, language: Language): boolean {
  const has = (part: keyof PleaWords): boolean => patternFor(language, part).test(sentence);
  // Nobody asks the reader anything about "this applicant".
  if (has('person') && has('asks') && (has('acts') || has('favour') || has('machine')) && !COURTESY.test(sentence))
    return true;
  if (!has('about')) return isAddressed(sentence, language) && has('acts') && has('favour');
  const told = OTHERS.filter(has);
  return told.length >= 3 && (told.includes('machine') || !COURTESY.test(sentence));
}

/** What nobody is to see needs less: whoever hides a request has somebody else in mind. */
function isHiddenPlea(passage: string, language: Language): boolean {
  const has = (part: keyof PleaWords): boolean => patternFor(language, part).test(passage);
  const told = OTHERS.filter(has).length;
  return has('about') ? told >= 2 : told >= 3 && has('machine');
}

/** Of the text that is seen. */
export function pleasIn(written: string): Stretch[] {
  const text = unmarked(written);
  markup ??= new RegExp(MACHINE_MARKUP.join('|'), 'gi');
  anywhere ??= new RegExp(
    LANGUAGES.flatMap((language) =>
      (['about', 'address'] as const).map((part) => patternOfWords(MACHINE_PLEAS[language][part], language)),
    ).join('|'),
    'gi',
  );
  const tagged = placesOf(markup, written);
  const points = placesOf(anywhere, text);
  if (points.length === 0) return tagged;
  let at = 0;
  const pleas = sentencesOf(text).filter(({ start, end }) => {
    while (at < points.length && (points[at]?.end ?? end) <= start) at += 1;
    if (end - start > LONGEST || (points[at]?.start ?? end) >= end) return false;
    const sentence = text.slice(start, end).trim();
    return LANGUAGES.some((language) => isPlea(sentence, language));
  });
  return [...tagged, ...pleas];
}

/** Of a passage that is hidden, all of it or none. */
export function isPleaHidden(passage: string): boolean {
  if (passage.length > SHORT || !SENTENCE.test(passage)) return false;
  const text = unmarked(passage);
  return LANGUAGES.some((language) => isHiddenPlea(text, language));
}
