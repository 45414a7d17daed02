/**
 * Where a sentence calls a machine or speaks of one: what may stand before its name is walked word by word, since a pattern of all of it
 * takes longer to compile than everything else of a check. For texts that are `unmarked`.
 */
import { isCjk, type Language } from '../../../resume/language.ts';
import { MACHINE_STEERS, type SteerWords } from '../../lexicons/machine-steers.ts';

export type SteerPart = keyof SteerWords;

/** Whole words only, where words are parted. */
export const steerSource = (part: SteerPart, language: Language): string =>
  isCjk(language)
    ? `(?:${MACHINE_STEERS[language][part]})`
    : `(?<![a-z0-9])(?:${MACHINE_STEERS[language][part]})(?![a-z0-9])`;

const made = new Map<string, RegExp>();

/** A pattern by its name, made once. */
export function steerPattern(
  name: string,
  language: Language,
  of: () => string,
  flags: 'i' | 'iy' | 'gi' = 'i',
): RegExp {
  const known = made.get(`${language} ${name}`);
  if (known) return known;
  const pattern = new RegExp(of(), flags);
  made.set(`${language} ${name}`, pattern);
  return pattern;
}

/** Marks that open a comment in a program or a page. */
const COMMENT = /(?:\/\/|\/\*|<!--|#{1,3}|--|;;|%%|>{1,2}|\[|【|《|\()\s?/y;

/** Where a sticky pattern ends that matches there; -1. */
function endAt(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : -1;
}

/** So many words lead to a name at most: behind a message ("note to the hiring and ranking"), at the opening of a sentence, of a clause. */
const LEADS = { message: 7, opening: 3, clause: 5 } as const;

/** Where words that lead to a name end, from `at` on, the farthest last: 0 to `most` of them. */
function leadsFrom(text: string, language: Language, at: number, most: number): number[] {
  const { lead } = MACHINE_STEERS[language];
  const pattern = steerPattern('lead*', language, () => `(?:${lead})(?:(?<=['’])|(?![a-z0-9]))\\s?`, 'iy');
  const ends = [at];
  for (let count = 0; count < most; count += 1) {
    const end = endAt(pattern, text, ends.at(-1) ?? at);
    if (end < 0) break;
    ends.push(end);
  }
  return ends;
}

export interface Call {
  /** Behind the mark that parts the name from what is said. */
  readonly end: number;
  readonly isComment: boolean;
  /** Opens as a message to somebody. */
  readonly isMessage: boolean;
  readonly reader: string;
}

function cjkCallIn(sentence: string, language: Language): Call | null {
  const { reader } = MACHINE_STEERS[language];
  const opening = endAt(COMMENT, sentence, 0);
  const pattern = steerPattern('call*', language, () => `[^。:：,，、]{0,20}(?<reader>${reader})[^。:：,，、]{0,8}[:：,，、]`, 'iy'); // prettier-ignore
  pattern.lastIndex = Math.max(0, opening);
  const match = pattern.exec(sentence);
  if (!match) return null;
  return { end: pattern.lastIndex, isComment: opening > 0, isMessage: /[致给給向]|へ|宛/u.test(sentence.slice(0, pattern.lastIndex)), reader: match.groups?.['reader'] ?? '' }; // prettier-ignore
}

/** Of a call, up to its mark. */
const CALL_MARK = /[:,!–—]\s/;

/** "Note to the screening system:", "// parser:", "LLM,": up to the mark that parts it from what is said. */
export function callIn(sentence: string, language: Language): Call | null {
  if (isCjk(language)) return cjkCallIn(sentence, language);
  if (!CALL_MARK.test(sentence)) return null;
  const { message, reader } = MACHINE_STEERS[language];
  const opening = endAt(COMMENT, sentence, 0);
  const messages = steerPattern('message*', language, () => `(?:${message})\\s`, 'iy');
  const readers = steerPattern('called*', language, () => `(?<![a-z0-9])(?<reader>${reader})(?![a-z0-9])(?:\\s[^\\s:,]{1,20}){0,5}\\s?[:,!–—]\\s`, 'iy'); // prettier-ignore
  for (const isMessage of [true, false]) {
    const from = isMessage ? endAt(messages, sentence, Math.max(0, opening)) : Math.max(0, opening);
    if (from < 0) continue;
    const ends = leadsFrom(sentence, language, from, isMessage ? LEADS.message : LEADS.opening);
    for (const end of ends.reverse()) {
      readers.lastIndex = end;
      const match = readers.exec(sentence);
      if (match) return { end: readers.lastIndex, isComment: opening > 0, isMessage, reader: match.groups?.['reader'] ?? '' }; // prettier-ignore
    }
  }
  return null;
}

/** A name and its duty stand in one clause. */
const CLAUSE = 80;
const CLAUSE_START = /[,;:]\s/g;

/** Where the clause begins in which a machine has a duty, "any ranking software should …"; -1. */
export function dutyOfMachine(sentence: string, language: Language): number {
  const { reader, duty } = MACHINE_STEERS[language];
  if (isCjk(language)) {
    const source = `(?:^|[,，、:：])[^。,，、:：]{0,10}(?:${reader})[^。]{0,30}(?:${duty})`;
    return steerPattern('bound*', language, () => source).exec(sentence)?.index ?? -1;
  }
  const duties = steerPattern('duty', language, () => steerSource('duty', language));
  if (!duties.test(sentence)) return -1;
  const readers = steerPattern('reader*', language, () => `${steerSource('reader', language)}[^.!?;]{0,${String(CLAUSE)}}`, 'iy'); // prettier-ignore
  const starts = [0, ...Array.from(sentence.matchAll(CLAUSE_START), ({ index, 0: mark }) => index + mark.length)];
  for (const start of starts)
    for (const end of leadsFrom(sentence, language, start, LEADS.clause)) {
      readers.lastIndex = end;
      const [clause] = readers.exec(sentence) ?? [];
      if (clause !== undefined && duties.test(clause)) return Math.max(0, start - 2);
    }
  return -1;
}
