/** A bar between from when and to when. */
import { u } from '../../../resume/patterns.ts';
import type { DateToken } from './date-tokens.ts';

const BAR = /^\s?\|\s?$/u;
/** Between a year and words that one is still there, whatever parts them. */
const SIGN = /^\s?[|·•,;]\s?$/u;

/** "Enero 2021 | Actualidad", "2026 · En curso" alone: the bar parts from when to when. */
export function barBetween(text: string, token: DateToken, next: DateToken | undefined): string | undefined {
  if (token.index > 0 || token.year === null || !next || next.index + next.length < text.trimEnd().length)
    return undefined;
  const ordered = next.present || (next.year !== null && (next.month === null) === (token.month === null) && 12 * (next.year - token.year) + (next.month ?? 0) > (token.month ?? 0)); // prettier-ignore
  return ordered ? (next.present ? SIGN : BAR).exec(text.slice(token.length, next.index))?.[0] : undefined;
}

/** "between 2012 and 2014": then the word that joins two is one of a range. */
const BETWEEN = u`(?<!\p{L})(?:between|zwischen|entre|tra|fra)\s(?:(?:the\syears|den\sjahren|años|anos|anni|années|el|los|le|les|il|gli|o|os|as)\s){0,2}$`;
const AND = /^\s(?:and|und|y|e|et)\s/u;
/** Characters. */
const LONGEST_BETWEEN = 24;

export function andBetween(text: string, { index, length }: DateToken): string | undefined {
  const between = BETWEEN.test(text.slice(Math.max(0, index - LONGEST_BETWEEN), index));
  return between ? AND.exec(text.slice(index + length))?.[0] : undefined;
}
