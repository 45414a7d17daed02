/** Headings of internships and of jobs on the side, by what they are made of: a noun of work and what kind of it, "Summer jobs", "Lavori estivi". */
import { SHORT_WORK_KINDS, SHORT_WORK_LINKS, SHORT_WORK_NOUNS } from '../../lexicons/short-work-headings.ts';
import { keysOf } from '../text/fold.ts';
import { u } from '../../../resume/patterns.ts';

const LONGEST = 40;
const BETWEEN = u`[^\p{L}]+`;

interface Words {
  readonly nouns: ReadonlySet<string>;
  readonly kinds: ReadonlySet<string>;
  readonly links: ReadonlySet<string>;
  readonly longest: number;
}

let known: Words | null = null;

function words(): Words {
  const listed = (list: readonly string[]): string[] => keysOf(list).map((own) => own.split(BETWEEN).join(' '));
  if (known) return known;
  const kinds = listed(SHORT_WORK_KINDS);
  const longest = kinds.reduce((most, own) => Math.max(most, own.split(' ').length), 1);
  known = {
    nouns: new Set(listed(SHORT_WORK_NOUNS)),
    kinds: new Set(kinds),
    links: new Set(listed(SHORT_WORK_LINKS)),
    longest,
  };
  return known;
}

/** How many words from `at` on are one kind; 0 where none is. */
function kindAt(tokens: readonly string[], at: number, { kinds, longest }: Words): number {
  for (let count = Math.min(longest, tokens.length - at); count > 0; count -= 1)
    if (kinds.has(tokens.slice(at, at + count).join(' '))) return count;
  return 0;
}

/** Whether a heading, folded, is made of one such noun, at least one kind, and small words. */
export function isShortWork(heading: string): boolean {
  if (heading.length > LONGEST) return false;
  const tokens = heading.split(BETWEEN).filter((token) => token !== '');
  const all = words();
  if (tokens.length < 2 || !tokens.some((token) => all.nouns.has(token))) return false;
  let nouns = 0;
  let kinds = 0;
  for (let at = 0; at < tokens.length;) {
    const kind = kindAt(tokens, at, all);
    const token = tokens[at] ?? '';
    if (kind > 0) kinds += 1;
    else if (all.nouns.has(token)) nouns += 1;
    else if (!all.links.has(token)) return false;
    at += Math.max(1, kind);
  }
  return nouns === 1 && kinds > 0;
}
