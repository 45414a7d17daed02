/** Employers that open the inner list of a post: "• 2017 – 2018: Research Assistant", in its list "– Acme University". */
import { isCjk } from '../../../resume/language.ts';
import { u } from '../../../resume/patterns.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { rangesIn } from '../dates/dates.ts';
import { namesHanEmployer } from '../han/han-pieces.ts';
import { marksFor, organisationScore, roleScore } from '../heads/head-marks.ts';
import { namesPost } from '../heads/headers.ts';
import { isClosedName } from '../heads/legal-forms.ts';
import { unmarked } from '../schools/school-lines.ts';
import type { Item } from './entry-items.ts';

const LEAST = 2;
/** Items of the inner list among which the employer stands. */
const AMONG = 3;
const LABELLED = u`^(?:\p{Lu}\p{Ll}{2,15}:\s|\p{Script=Han}{2,8}\s?[:：])`;
/** Points. */
const INDENT = 4;
const LONGEST = 80;
const LONGEST_NAME = 120;
/** What else may stand in the head of a post: its employer. */
const PARTED = /,\s|\s[|@–—-]\s|\s(?:at|in|for|with)\s/iu;

/** Without its mark. */
function textOf({ line, bullet }: Pick<Item, 'line' | 'bullet'>): string {
  return bullet?.text ?? unmarked(line).text;
}

/** A post and its dates, and nothing else. */
function isPostAlone({ line, bullet }: Item, lexicon: Lexicon): boolean {
  const text = textOf({ line, bullet });
  const [range, more] = rangesIn(text, lexicon);
  if (!range || more || text.length > LONGEST || (bullet?.lines.length ?? 1) !== 1) return false;
  const post = `${text.slice(0, range.index)} ${text.slice(range.index + range.length)}`.replace(u`^[\s:,()–—-]+|[\s:,()–—-]+$`, '');
  return u`^[\p{Lu}\p{Lo}]`.test(post) && !PARTED.test(post) && line.cells.length < 3;
} // prettier-ignore

/** A name: short, of one line, without a label or the stop of a sentence. */
function isName({ line, bullet }: Item): boolean {
  const text = bullet?.text ?? '';
  return u`^[\p{Lu}\p{Lo}\d]`.test(text) && text.length <= LONGEST_NAME && (bullet?.lines.length ?? 0) < 3 && line.cells.length === 1 && !u`\s?:\s|\p{Ll}{3}[.;]$`.test(text); // prettier-ignore
}

/** And the other way about: "• Acme Ltd, 2017 – 2018", in its list "– Buyer". */
function arePosts(
  items: readonly Item[],
  outer: readonly number[],
  inner: readonly (Item | undefined)[],
  lexicon: Lexicon,
  employs: (item: Item) => boolean,
): boolean {
  const firms = outer.flatMap((at) => items[at] ?? []);
  const firmOnly = (firm: Item): boolean =>
    (firm.bullet?.lines.length ?? 1) === 1 && textOf(firm).length <= LONGEST_NAME && rangesIn(textOf(firm), lexicon).some(({ isRange }) => isRange) && !namesPost(textOf(firm), lexicon); // prettier-ignore
  const below = (post: Item | undefined, firm: Item): boolean =>
    post?.role === 'bullet' && post.line.box.x > firm.line.box.x + INDENT && isName(post) && rangesIn(textOf(post), lexicon).length === 0; // prettier-ignore
  return (
    firms.length >= LEAST &&
    firms.every((firm, n) => firmOnly(firm) && below(inner[n], firm)) &&
    2 * firms.filter(employs).length >= firms.length &&
    2 * inner.filter((post) => post && namesPost(textOf(post), lexicon)).length > inner.length
  );
}

/** A lone date opens no head by itself: "• August 2019: Buyer" tells when one began. */
function dated(item: Item, lexicon: Lexicon): Item {
  const line = unmarked(item.line);
  return { ...item, line, range: rangesIn(line.text, lexicon)[0] ?? null, role: 'dated', bullet: null };
}

/** The items with those employers as lines of the heads, where each post of the outer list has one and most of them are employers by their words. */
export function withEmployersInLists(items: readonly Item[], lexicon: Lexicon): readonly Item[] {
  const [first] = items;
  if (!first) return items;
  if (items.some(({ role, field }) => field !== null || role === 'header' || role === 'prose')) return items;
  const outer = items.flatMap(({ role, line }, at) =>
    role !== 'carried' && line.box.x < first.line.box.x + INDENT ? [at] : [],
  );
  const marks = marksFor(lexicon, false);
  const han = isCjk(lexicon.language);
  const employs = (item: Item): boolean =>
    han
      ? namesHanEmployer(textOf(item), lexicon)
      : isClosedName(textOf(item)) || organisationScore(textOf(item), marks) > 0;
  const names = outer.map((at, n) => {
    const inner = items.slice(at + 1, outer[n + 1] ?? items.length);
    // "– Course: Botany I" may stand before "– Acme University".
    return inner.slice(0, AMONG).find((item) => !LABELLED.test(textOf(item)));
  });
  const told = outer.length >= LEAST && outer.every((at, n) => {
    const [post, name] = [items[at], names[n]];
    return post && name?.role === 'bullet' && name.line.box.x > post.line.box.x + INDENT && isPostAlone(post, lexicon) && isName(name);
  }); // prettier-ignore
  if (!told && !arePosts(items, outer, names, lexicon, employs)) return items;
  const employers = names.filter((name) => name !== undefined && employs(name)).length;
  const posts = outer.filter((at) =>
    han ? namesPost(textOf(items[at] as Item), lexicon) : roleScore(textOf(items[at] as Item), marks) > 0,
  ).length;
  if (told && (2 * employers < names.length || 2 * posts < outer.length)) return items;
  const heads = new Map(outer.map((at, n) => [items[at], names[n]] as const));
  return items.flatMap((item): Item[] => {
    const name = heads.get(item);
    if (names.includes(item)) return [];
    return name
      ? [
          item.role === 'bullet' ? dated(item, lexicon) : item,
          { ...name, line: unmarked(name.line), role: 'header', bullet: null },
        ]
      : [item];
  });
}
