/** Jobs in a list whose heads close with their periods at the end of a line, whatever else the item says: "• Borsista, Museo Civico — 05/2023 – 08/2023". */
import { isCjk } from '../../../resume/language.ts';
import { u } from '../../../resume/patterns.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { rangesIn } from '../dates/dates.ts';
import { namesPost } from '../heads/headers.ts';
import type { Item } from './entry-items.ts';

/** Lines of a head, and characters before a period that opens one. */
const HEAD_LINES = 3;
const OPENING = 4;
const LEAST = 3;

function closesLine({ bullet }: Item, lexicon: Lexicon): boolean {
  return (bullet?.lines.slice(0, HEAD_LINES) ?? []).some(({ text }) => {
    const range = rangesIn(text, lexicon).findLast(({ isRange }) => isRange);
    return range !== undefined && text.length - range.index - range.length <= 2 && u`\p{L}{3}`.test(text.slice(0, range.index)); // prettier-ignore
  });
}

/** Whether each item of a section closes one of its first lines so, half of them posts by their words. */
export function closesEachLine(items: readonly Item[], lexicon: Lexicon): boolean {
  const own = items.filter(({ role }) => role === 'bullet');
  if (isCjk(lexicon.language) || own.length < LEAST) return false;
  const posts = own.filter(({ bullet }) => namesPost(bullet?.text ?? '', lexicon)).length;
  return 2 * posts >= own.length && own.every((item) => closesLine(item, lexicon));
}

/** Whether a head of several words has its period at its end: what follows in the item was done there. */
export function isWhole({ line: { text }, range }: Item): boolean {
  return range?.isRange === true && range.index > OPENING && text.length - range.index - range.length <= 2;
}
