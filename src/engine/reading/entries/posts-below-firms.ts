/** Posts told as the items of lists below the lines of their employers: "Acme Ltd." over "• Buyer (2017 – 2020): …". */
import { isCjk } from '../../../resume/language.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { namesPost } from '../heads/headers.ts';
import type { Item } from './entry-items.ts';

const LEAST = 2;

/** Whether each line without a mark stands above a list in which each item opens with a head and its dates in brackets, most of them posts. `headOf`: that head of the words of an item. */
export function arePostsBelowFirms(
  items: readonly Item[],
  lexicon: Lexicon,
  headOf: (text: string) => string | null,
): boolean {
  const own = items.filter(({ role }) => role === 'bullet');
  const firms = items.flatMap(({ role }, at) => (role === 'header' ? [at] : []));
  if (isCjk(lexicon.language) || own.length < LEAST || firms[0] !== 0) return false;
  if (items.some(({ role, field }) => field !== null || role === 'dated' || role === 'prose')) return false;
  if (firms.some((at) => items[at + 1]?.role !== 'bullet')) return false;
  const heads = own.map(({ line }) => headOf(line.text));
  const posts = heads.filter((head) => head !== null && namesPost(head, lexicon)).length;
  return heads.every((head) => head !== null) && 2 * posts > own.length;
}
