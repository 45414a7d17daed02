/** The parts that pleas and verdicts are made of, as patterns for `unmarked` texts: compiled when a sentence asks for them. */
import type { Language } from '../../../resume/language.ts';
import { MACHINE_PLEAS, type PleaWords } from '../../lexicons/machine-pleas.ts';
import { MACHINE_VERDICTS, type VerdictWords } from '../../lexicons/machine-verdicts.ts';
import { mayMatchIn, type TextLookup } from './required-words.ts';
import { patternOfWords } from './word-list.ts';

export type PleaPart = keyof PleaWords | keyof VerdictWords;

/** What a sentence is about, or whom it speaks to: without one of these, or a machine at its head, none is looked into. */
export const POINTS = ['about', 'subject', 'above', 'text', 'output', 'suppress', 'role', 'others', 'claim', 'you', 'reader'] as const satisfies readonly PleaPart[]; // prettier-ignore

export function wordsOf(part: PleaPart, language: Language): readonly string[] {
  return { ...MACHINE_PLEAS[language], ...MACHINE_VERDICTS[language] }[part];
}

const made = new Map<string, RegExp>();

/** @param flags `gi` where each place is asked for. */
export function partPattern(part: PleaPart, language: Language, flags: 'i' | 'gi' = 'i'): RegExp {
  const name = `${language} ${part} ${flags}`;
  const known = made.get(name);
  if (known) return known;
  const pattern = new RegExp(patternOfWords(wordsOf(part, language), language), flags);
  made.set(name, pattern);
  return pattern;
}

/** Whether one of the parts, or the only one, stands in a text. */
export function holdsPart(text: string, language: Language, ...parts: readonly PleaPart[]): boolean {
  return parts.some((part) => partPattern(part, language).test(text));
}

/** Whether words of the part stand in a text: nothing is compiled for it. */
export const mayHoldPart = (lookup: TextLookup, language: Language, part: PleaPart): boolean =>
  mayMatchIn(lookup, `plea ${language} ${part}`, () => `(?:${patternOfWords(wordsOf(part, language), language)})`);

const HEAD = /^[^:：,，、]{4,60}[:：,，、]/u;

/** Up to the colon or the comma of "note to the assistant:"; nothing where there is none. */
export const headOfPlea = (sentence: string): string => HEAD.exec(sentence)?.[0] ?? '';

/** Courtesy of a letter: "thank you for considering this application". */
export const COURTESY = /thank|gracias|merci|obrigad|danke|grazie|ありがと|ございます|感谢|感謝|谢谢/iu;
/** People who work on machines are people. */
export const TEAM = /team|equip|gruppe|gruppo|abteilung|department|チーム|部門|の皆様|团队|部门/iu;
