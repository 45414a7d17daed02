/** Jobs without dates told by the outer items of a list: a post with its employer over a list of what was done there. */
import { isCjk } from '../../../resume/language.ts';
import { u } from '../../../resume/patterns.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { rangesIn } from '../dates/dates.ts';
import { marksFor, organisationScore } from '../heads/head-marks.ts';
import { namesPost } from '../heads/headers.ts';
import { unmarked } from '../schools/school-lines.ts';
import type { Item } from './entry-items.ts';

/** Such jobs are a habit. */
const LEAST = 2;
/** Characters. */
const LONGEST = 90;
/** Points. */
const INDENT = 4;

const PARTED = u`\s[–—|-]+\s|,\s\p{Lu}|\s(?:at|bei|en|em|chez|presso)\s\p{Lu}`;

/** "Baker – Acme, Leeds": a short item that names a post or an employer beside something else. */
function namesJob({ line, bullet }: Item, lexicon: Lexicon): boolean {
  const text = bullet?.text ?? '';
  const short = line.text.length <= LONGEST && bullet?.lines.length === 1 && !/[.;:]$/u.test(text);
  if (!short || !PARTED.test(text) || rangesIn(text, lexicon).length > 0) return false;
  return namesPost(text, lexicon) || organisationScore(text, marksFor(lexicon, false)) > 0;
}

/** "• Baker – Acme, Leeds" over a list further in: heads, where every item of the outer list is such and nothing else heads the section. */
export function withOuterPosts(items: readonly Item[], lexicon: Lexicon): readonly Item[] {
  if (isCjk(lexicon.language) || items.some(({ role }) => role !== 'bullet' && role !== 'carried')) return items;
  const edge = Math.min(...items.map(({ line }) => line.box.x));
  const outer = items.flatMap(({ role, line }, at) => (role === 'bullet' && line.box.x < edge + INDENT ? [at] : []));
  const over = outer.filter((at) => (items[at + 1]?.line.box.x ?? 0) > edge + INDENT);
  if (outer.length < LEAST || over.length * 2 <= outer.length) return items;
  if (!outer.every((at) => namesJob(items[at] as Item, lexicon))) return items;
  const heads = new Set(outer);
  return items.map((item, at): Item =>
    heads.has(at) ? { ...item, line: unmarked(item.line), role: 'header', bullet: null } : item,
  );
}
