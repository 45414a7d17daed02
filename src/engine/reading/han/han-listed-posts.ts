/** Posts in a list below the line of their house and the whole of its years: "2003年至2024年：海州化肥集团" over "- 2003年7月至2008年12月：合成车间操作工、班长". */
import { isCjk } from '../../../resume/language.ts';
import { u } from '../../../resume/patterns.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { rangesIn, type FoundRange } from '../dates/dates.ts';
import type { Item } from '../entries/entry-items.ts';
import { unmarked } from '../schools/school-lines.ts';
import { hanPieces, type HanPiece } from './han-pieces.ts';
import { isWithin } from './han-years.ts';

const LEAST = 2;
const POST = 2;
const LONGEST = 60;
/** What was worked on, whatever one was called in it. */
const WORK = /项目|項目|工程(?!师|師)|课题|課題|专案|專案|プロジェクト|案件|改造|新建|开发(?!工程|经理|员)/u;

/** The pieces of a line without its period. */
function piecesOf(text: string, { index, length }: FoundRange, lexicon: Lexicon): readonly HanPiece[] {
  const [before, behind] = [text.slice(0, index), text.slice(index + length)].map((part) => part.replace(u`^[^\p{L}（(]+`, '')); // prettier-ignore
  return hanPieces([before ?? '', behind ?? ''], lexicon);
}

const isPost = ({ post, department }: HanPiece): boolean => post >= POST || department;

/** When one held the post that a list item tells, and nothing else; null for any other. */
function periodOf({ line: { text } }: Item, whole: FoundRange, lexicon: Lexicon): FoundRange | null {
  if (text.length > LONGEST || WORK.test(text)) return null;
  const [range, more] = rangesIn(text, lexicon);
  if (!range?.isRange || more || !isWithin(range, whole)) return null;
  const pieces = piecesOf(text, range, lexicon);
  const told = pieces.some(({ post }) => post >= POST);
  return told && pieces.every((piece) => isPost(piece) || piece.post > 0 || piece.employer > 0) ? range : null;
}

/** `items`: of a section of jobs, each of such posts as a head. */
export function withListedPosts(items: readonly Item[], lexicon: Lexicon): readonly Item[] {
  if (!isCjk(lexicon.language)) return items;
  const periods = new Map<Item, FoundRange>();
  for (const [at, { role, range, line }] of items.entries()) {
    if (role !== 'dated' || !range?.isRange || piecesOf(line.text, range, lexicon).some(isPost)) continue;
    const below = items.slice(at + 1);
    const end = below.findIndex((item) => item.role !== 'bullet' && item.role !== 'carried');
    const listed = (end < 0 ? below : below.slice(0, end)).filter((item) => item.role === 'bullet');
    const posts = listed.map((item) => [item, periodOf(item, range, lexicon)] as const);
    if (posts.length < LEAST || posts.some(([, period]) => period === null)) continue;
    for (const [item, period] of posts) if (period) periods.set(item, period);
  }
  if (periods.size === 0) return items;
  return items.map((item): Item => {
    const range = periods.get(item);
    const line = range ? unmarked(item.line) : item.line;
    return range ? { line, role: 'dated', bullet: null, range: rangesIn(line.text, lexicon)[0] ?? range, field: null } : item; // prettier-ignore
  });
}
