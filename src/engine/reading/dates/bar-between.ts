/** A bar between from when and to when. */
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
