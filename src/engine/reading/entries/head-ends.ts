/** Where the heads of a section end with their dates, what stands below the dates of one of them is no post and no employer either. */
import { u } from '../../../resume/patterns.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { namesPost } from '../heads/headers.ts';
import { isClosedName } from '../heads/legal-forms.ts';
import type { Draft } from './entry-drafts.ts';
import type { Item } from './entry-items.ts';

/** So many heads that are told whole by then show that they all end so. */
const LEAST = 2;
/** Share of the heads that are told at all. */
const MOST = 0.6;

/** Characters. */
const LONGEST_POST = 30;

interface Ended {
  readonly items: readonly Item[];
  /** Lines of the head below its dates. */
  readonly below: readonly Item[];
  /** Something stands below its dates. */
  readonly goesOn: boolean;
  /** Post and employer stand above them. */
  readonly whole: boolean;
  /** One of them does not. */
  readonly reaches: boolean;
}

/** Its own words tell what it is. */
function isSure(name: string, lexicon: Lexicon): boolean {
  return isClosedName(name) || (name.length <= LONGEST_POST && namesPost(name, lexicon));
}

function endedOf(items: readonly Item[], { entry, head }: Draft, lexicon: Lexicon): Ended {
  const header = items.filter(({ line }) => entry.header.includes(line));
  const at = header.findIndex(({ range }) => range !== null);
  const above = header.slice(0, at + 1).map(({ line }) => line.text);
  const below = at < 0 ? [] : header.slice(at + 1).filter(({ role, field, line }) => role === 'header' && field === null && line.cells.length === 1); // prettier-ignore
  const names = [head.title, head.organisation].filter((name) => name !== null);
  const told = names.map((name) => above.some((text) => text.includes(name)));
  const reached = names.filter((name) => below.some(({ line }) => line.text.includes(name)));
  const last = items.findIndex(({ line }) => line === header[at]?.line);
  return {
    items,
    below,
    goesOn: last >= 0 && items.slice(last + 1).some(({ line }) => u`\p{L}{2}`.test(line.text)),
    whole: names.length === 2 && told.every((is) => is),
    reaches: reached.length > 0 && told.includes(false) && !reached.some((name) => isSure(name, lexicon)),
  };
}

/** `slices`: the items of each entry, `drafts`: what was made of them. Null where nothing is to be read anew. */
export function endedHeads(slices: readonly (readonly Item[])[], drafts: readonly Draft[], lexicon: Lexicon): Item[][] | null {
  const all = slices.flatMap((items, at) => (drafts[at] ? [endedOf(items, drafts[at], lexicon)] : []));
  const whole = all.filter((one) => one.whole);
  const reaching = all.filter((one) => one.reaches);
  // They have lines there too, which are none of the head.
  const alike = whole.filter(({ goesOn }) => goesOn);
  if (reaching.length === 0 || alike.length < LEAST || whole.length < MOST * (whole.length + reaching.length)) return null;
  return all.map(({ items, below, reaches }) =>
    items.map((item) => (reaches && below.includes(item) ? { ...item, role: 'prose' } : item)),
  );
} // prettier-ignore
