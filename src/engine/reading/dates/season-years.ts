/** "Sommer 2006–2009", "Winter 2008/09": seasons before years. */
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { grammarFor } from './date-grammar.ts';
import { key, keysOf } from '../text/fold.ts';
import type { DateToken } from './date-tokens.ts';

const YEARS_ON = /^\s?(?:[/–—,&-]|und|e|et|y)\s?$/u;
const SHORT_YEAR = /^\s?[/–-]\s?\d{2}(?!\d)/u;

/** The season that a date opens with, as a key; empty where it opens with none. */
function seasonOf(text: string, { index, length, month }: DateToken, lexicon: Lexicon): string {
  const word = month === null ? '' : key(text.slice(index, index + length)).replace(/[\s\d].*$/u, '');
  return keysOf(Object.keys(lexicon.seasons)).includes(word) ? word : '';
}

const TO = /^\s?(?:[–—-]|to|bis|à|au|a|al|até|hasta)\s?$/u;

/** Before years that no month follows, and before two years alike, a season tells of no month: it came back, or lay between them. */
export function withoutSeasons(text: string, token: DateToken, next: DateToken | undefined, lexicon: Lexicon): readonly [DateToken, DateToken | undefined] {
  const end = token.index + token.length;
  const season = seasonOf(text, token, lexicon);
  if (season === '') return [token, next];
  const gap = next && next.index > end ? text.slice(end, next.index) : '';
  // "estate 2017 – estate 2019"
  if (next && TO.test(gap) && seasonOf(text, next, lexicon) === season) return [{ ...token, month: null }, { ...next, month: null }];
  const years = typeof next?.year === 'number' && next.month === null && YEARS_ON.test(gap);
  return [years || SHORT_YEAR.test(text.slice(end)) ? { ...token, month: null } : token, next];
} // prettier-ignore

const WINTER = /^(?:winter|hiver|inverno|invierno)(?:saison)?\s(\d{4})\s?[/–-]\s?(\d{2})$/iu;

/** "Winter 2008/09": from one year to the next; a semester is none. */
export function winterOf(text: string): readonly [from: string, to: string] | null {
  const [, from, to] = WINTER.exec(text) ?? [];
  const next = Number(from) + 1;
  return from !== undefined && next % 100 === Number(to) ? [from, String(next)] : null;
}

/** Characters in which "since" and its like stand before a date. */
export const LONGEST_OPENING = 48;

/** "desde el curso 2015/2016": from the beginning of that school year on. */
export function sinceSchoolYear(text: string, token: DateToken, next: DateToken | undefined, lexicon: Lexicon): { readonly text: string; readonly index: number; readonly length: number } | null {
  const end = token.index + token.length;
  if (!next || token.month !== null || token.year === null || next.month !== null || next.year !== token.year + 1) return null;
  if (text.slice(end, next.index) !== '/') return null;
  const opening = grammarFor(lexicon).since.exec(text.slice(Math.max(0, token.index - LONGEST_OPENING), token.index));
  if (!opening) return null;
  const index = token.index - opening[0].length;
  const to = next.index + next.length;
  return { text: text.slice(index, to), index, length: to - index };
} // prettier-ignore
