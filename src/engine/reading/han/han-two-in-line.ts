/** Two degrees or posts in one line, in Chinese: "硕士：2019.09-2022.06 兰岭大学 护理学　本科：2015.09-2019.06 海州大学 护理学". */
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { rangesIn } from '../dates/dates.ts';
import type { Item } from '../entries/entry-items.ts';
import type { Line } from '../reading.ts';
import { postScore } from './han-scores.ts';

const LONGEST = 160;
const SCHOOL = /大学|大學|学院|學院|学校|學校|中学|中學|小学|小學|[村镇乡县市]小|高中|技校|党校/u;
const APART = /\s*[;；|｜]\s*/u;
/** What stands before the second of them. */
const LEVEL = /\s+(?=(?:博士|硕士|碩士|研究生|本科|大专|專科|专科|中专|高中)\s?[:：])/u;

/** Whether each part tells one period and one school. */
function areWhole(parts: readonly string[], lexicon: Lexicon): boolean {
  return (
    parts.length > 1 &&
    parts.every((part) => SCHOOL.test(part) && rangesIn(part, lexicon).filter(({ isRange }) => isRange).length === 1)
  );
}

/** At each period but the first. */
function atPeriods(text: string, lexicon: Lexicon): string[] {
  const starts = rangesIn(text, lexicon).flatMap(({ isRange, index }) => (isRange ? [index] : []));
  const opens = starts[0] !== undefined && starts[0] < 2;
  return opens ? starts.map((start, at) => text.slice(at === 0 ? 0 : start, starts[at + 1]).trim()) : [];
}

function partsOf(line: Line, lexicon: Lexicon): readonly string[] | null {
  const { text, cells } = line;
  if (text.length > LONGEST || rangesIn(text, lexicon).filter(({ isRange }) => isRange).length < 2) return null;
  const ways = [cells.map((cell) => cell.text), text.split(APART), text.split(LEVEL), atPeriods(text, lexicon)];
  return ways.find((parts) => areWhole(parts, lexicon)) ?? null;
}

/** "主治医师（2020年9月至今）；住院医师（2015年7月—2020年8月）" below the house. */
function postsOf({ text }: Line, lexicon: Lexicon): readonly string[] | null {
  if (text.length > LONGEST) return null;
  const parts = text.split(POSTS_APART);
  const isPost = (part: string): boolean => {
    const ranges = rangesIn(part, lexicon).filter(({ isRange }) => isRange);
    const [range] = ranges;
    const rest = range ? `${part.slice(0, range.index)} ${part.slice(range.index + range.length)}` : '';
    const post = rest.replace(/[\s()（）:：,，]+/gu, '');
    return ranges.length === 1 && post.length <= LONGEST_POST && postScore(post, lexicon) >= POST;
  };
  return parts.length > 1 && parts.every(isPost) ? parts : null;
}

const POSTS_APART = /\s*(?:[;；、|｜/／→⇒➔]|-+>)\s*(?=\S)/u;
const LONGEST_POST = 14;
/** It ends like a post. */
const POST = 2;

function partedInto(item: Item, parts: readonly string[] | null, lexicon: Lexicon): readonly Item[] {
  const [cell] = item.line.cells;
  if (!parts || !cell) return [item];
  return parts.map((text): Item => {
    const range = rangesIn(text, lexicon).find(({ isRange }) => isRange) ?? null;
    return {
      line: { ...item.line, text, cells: [{ ...cell, text }] },
      role: 'dated',
      bullet: null,
      range,
      field: null,
    };
  });
}

/** `items` of a section of jobs, each of such posts as a line of its own. */
export function withPartedPosts(items: readonly Item[], lexicon: Lexicon): readonly Item[] {
  if (lexicon.language !== 'zh') return items;
  return items.flatMap((item) => partedInto(item, item.bullet ? null : postsOf(item.line, lexicon), lexicon));
}

/** `items` of an education section, each of such degrees as a line of its own. */
export function withPartedSchools(items: readonly Item[], lexicon: Lexicon): readonly Item[] {
  return items.flatMap((item) => partedInto(item, item.bullet ? null : partsOf(item.line, lexicon), lexicon));
}
