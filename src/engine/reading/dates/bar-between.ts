/** A bar between from when and to when. */
import type { DateToken } from './date-tokens.ts';

/** "Enero 2021 | Actualidad" alone: the bar parts from when to when. */
export function barBetween(text: string, token: DateToken, next: DateToken | undefined): string | undefined {
  if (token.index > 0 || token.year === null || !next || next.index + next.length < text.trimEnd().length)
    return undefined;
  const ordered = next.present || (next.year !== null && (next.month === null) === (token.month === null) && 12 * (next.year - token.year) + (next.month ?? 0) > (token.month ?? 0)); // prettier-ignore
  return ordered ? /^\s?\|\s?$/.exec(text.slice(token.length, next.index))?.[0] : undefined;
}
