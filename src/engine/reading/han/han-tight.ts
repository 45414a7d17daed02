/** Names of a Chinese head that touch: at a mark without blanks, or at the end of a division. */
import { HAN_DEPARTMENT } from '../../lexicons/han-heads.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { isHanBranch } from './han-branch.ts';
import { employerScore, postScore } from './han-scores.ts';

/** Beyond doubt, see `HanPiece`. */
const POST = 2;
const EMPLOYER = 2;

const LONGEST_HEAD = 60;
const TIGHT = /(?<=[\u4e00-\u9fff)）]\s?)[·@–-](?=\s?[\u4e00-\u9fff])/u;
/** Firms are called in Latin letters too; "Java-后端工程师" is one post. */
const TIGHT_CHAIN = /(?<=[\u4e00-\u9fffA-Za-z)）]\s?)[·@–-](?=\s?[\u4e00-\u9fff])/u;
const STROKE = /(?<=[\u4e00-\u9fff)）])\/(?=[\u4e00-\u9fff])/u;

/** "海州精机有限公司-品质部-巡检员": three or four names of which the words of one tell the post. */
function chainOf(text: string, lexicon: Lexicon): readonly string[] | null {
  // A blank parts names of its own.
  if (/\s/u.test(text)) return null;
  const isPost = (side: string | undefined): boolean => side !== undefined && postScore(side, lexicon) >= POST;
  const sides = text.split(TIGHT_CHAIN);
  const isHouse = (side: string | undefined): boolean => side !== undefined && employerScore(side, lexicon) >= EMPLOYER;
  if (sides.length === 3 || sides.length === 4) {
    const posts = sides.filter((side) => isPost(side) && !isHouse(side));
    return posts.length === 1 || (isHouse(sides[0]) && isPost(sides.at(-1))) ? sides : null;
  }
  // "前端/后端/测试工程师" is one post.
  const parts = text.split(STROKE);
  return parts.length === 3 && isHouse(parts[0]) && isPost(parts[2]) ? parts : null;
}

function isPart(side: string): boolean {
  return HAN_DEPARTMENT.test(side) || isHanBranch(side);
}

/** "云帆科技·产品经理", "产品经理@云帆科技", "云帆·增长组": a mark without blanks parts two where one side alone is a post, or the second a part of the first. */
export function atMarks(text: string, lexicon: Lexicon): readonly string[] {
  if (text.length > LONGEST_HEAD) return [text];
  if (lexicon.language !== 'zh') return atStrokes(text, lexicon);
  const chain = chainOf(text, lexicon);
  if (chain) return chain;
  const sides = text.split(TIGHT);
  const [house = '', part = ''] = sides;
  if (sides.length !== 2) return [text];
  const posts = sides.filter((side) => postScore(side, lexicon) >= POST).length;
  return posts === 1 || (posts === 0 && isPart(part) && !isPart(house)) ? sides : [text];
}

function isJapaneseHouse(text: string, lexicon: Lexicon): boolean {
  return !isPart(text) && employerScore(text, lexicon) >= EMPLOYER && postScore(text, lexicon) < POST;
}

/** "みなもテック/予測 AI 事業部/予測チーム": a house, and part of part of it. */
function atStrokes(text: string, lexicon: Lexicon): readonly string[] {
  if (!/[/∕]/u.test(text)) return [text];
  const [house = '', ...parts] = text.split(/\s?[/∕]\s?/u);
  const [post = '', more] = parts;
  // "丸友運輸/倉庫作業員（フォークリフト）"
  const parted = more === undefined && isJapaneseHouse(house, lexicon) && postScore(post, lexicon) >= 1 && employerScore(post, lexicon) < EMPLOYER; // prettier-ignore
  if (parted) return [house, post];
  return house.length > 1 && !isPart(house) && postScore(house, lexicon) < POST && parts.every(isPart)
    ? [house, ...parts]
    : [text];
}

const DIVISION =
  /^(\S{2,9}?(?:事业部|事業部|事业群|工程中心|研发中心|研發中心|技术中心|研究院|研究所|实验室|课题组|项目组))((?!副|总|總|主任|经理|經理|负责人|[长長])\S{3,})$/u;
const STUDENT = /^(?:本科|硕士|博士|研究)(?:研究)?生$/u;

/** "有道事业部机器翻译实习生", as TeX drops the blank between: a division and the post in it; "市场部经理" is the post. */
export function atDivision(text: string, lexicon: Lexicon): string[] {
  const [, division, post] = (lexicon.language === 'zh' && DIVISION.exec(text)) || [];
  if (division === undefined || post === undefined) return [text];
  return postScore(post, lexicon) >= 2 || STUDENT.test(post) ? [division, post] : [text];
}
