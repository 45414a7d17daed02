/** Years of two digits where a column asks for dates: "87 a 95", "98 – hoy". */
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { grammarFor } from './date-grammar.ts';
import { tellsPresent } from './present-words.ts';

const START = /^['’]?(\d{2})(?!\d)/u;
const END = /^['’]?(\d{2})$/u;
/** One of the two is neither a month nor a day. */
const LEAST = 32;
/** Years of this century are smaller. */
const CENTURY = 50;

const yearOf = (digits: number): number => digits + (digits < CENTURY ? 2000 : 1900);

/** The years of a text that is nothing else; null for any other. */
export function shortYears(text: string, lexicon: Lexicon): { readonly start: string; readonly end: string } | null {
  const own = text.trim().toLowerCase();
  const [opening, first] = START.exec(own) ?? [];
  if (opening === undefined) return null;
  const behind = own.slice(opening.length);
  const gap = grammarFor(lexicon).joint.exec(behind)?.[0] ?? '';
  if (gap.trim() === '') return null;
  const rest = behind.slice(gap.length);
  const start = yearOf(Number(first));
  if (Number(first) >= LEAST && tellsPresent(rest, lexicon)) return { start: String(start), end: 'present' };
  const second = END.exec(rest)?.[1];
  if (second === undefined || Math.max(Number(first), Number(second)) < LEAST) return null;
  const end = yearOf(Number(second));
  return start <= end ? { start: String(start), end: String(end) } : null;
}
