/** Cells of Japanese and Chinese tables that tell a post and then what was done in it: "期間 ¦ 業務内容". */
import { HAN_EMPLOYMENT, HAN_OPENS } from '../../lexicons/han-heads.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { rangesIn } from '../dates/dates.ts';
import { isHanFact } from './han-facts.ts';
import { hanHeadOf } from './han-head.ts';
import type { HanHead } from './han-job.ts';
import { hanPieces } from './han-pieces.ts';
import { postScore } from './han-scores.ts';
import { withoutTermsBeside } from './han-remarks.ts';
import type { Line } from '../reading.ts';

const LONGEST = 40;
const POST = 2;

/** Whether a line of running text reads like a post, a department or a branch. */
export function tellsHanPost({ text }: Line, lexicon: Lexicon): boolean {
  return tellsPost(text, lexicon);
}

function tellsPost(whole: string, lexicon: Lexicon): boolean {
  const text = whole.replace(MEANWHILE, '');
  if (text.length > LONGEST || /[。:：]$/u.test(text)) return false;
  return hanPieces([text], lexicon).some(({ post, department }) => post >= POST || department);
}

/** "2013.05--2017.10 白石镇党委委员": in a cell of running text a period opens the next post, whatever stands above. */
function opensWithPeriod({ text, place }: Line, lexicon: Lexicon): boolean {
  const told = lexicon.language === 'zh' && SENTENCE.test(text) && text.length <= LONGEST;
  const [range] = place?.prose === true || told ? rangesIn(text, lexicon) : [];
  if (range?.isRange !== true || range.index !== 0 || range.length >= text.length) return false;
  // "1999年6月至2007年12月，船体车间班长。": closed like a sentence that tells nothing but the post.
  return place?.prose === true || postScore(text.slice(range.length).replace(SENTENCE, '').split(/[,，、\s]/u).at(-1) ?? '', lexicon) >= POST; // prettier-ignore
}

const SENTENCE = /。$/u;

/** Whether a line opens a cell of the row of `before` with such words. */
export function opensHanCell(line: Line, before: Line | undefined, lexicon: Lexicon): boolean {
  if (opensWithPeriod(line, lexicon)) return true;
  const [own, last] = [line.place, before?.place];
  const opens = own && last && own.table === last.table && own.row === last.row && !last.prose;
  return opens === true && before?.index === line.index - 1 && tellsHanPost(line, lexicon);
}

/** "（其间：2012.03—2015.01 函授学习" behind a post. */
const MEANWHILE = /[(（]其[间間].*$/u;

export interface HanRow extends HanHead {
  /** What the row says beside them. */
  readonly rest: readonly Line[];
}

/** "公司业务部 客户经理" under "部门及职务": in Chinese the department is no part of the post. */
function postIn(whole: string, lexicon: Lexicon): string {
  const title = withoutTermsBeside(whole, lexicon);
  const pieces = lexicon.language === 'zh' && title.includes(' ') ? hanPieces([title], lexicon) : [];
  const posts = pieces.filter(({ post, department }) => post >= POST && !department);
  const parted = posts.length > 0 && pieces.length > posts.length && pieces[0]?.department === true;
  return parted ? posts.map(({ text }) => text).join(' ') : title;
}

/** Of the lines of a cell: "品質管理課" over "課長", "本社" over "品質保証部 主任"; the first where no line below it tells the post. */
export function hanPostOf(lines: readonly string[], lexicon: Lexicon): string | null {
  const [first, ...below] = lines;
  if (first === undefined || below.length === 0) return first ?? null;
  const told = (text: string): boolean =>
    hanPieces([text], lexicon).some(({ post, department }) => post >= POST && !department);
  const post = told(first) ? undefined : below.find((text) => text.length <= LONGEST && told(text));
  if (post === undefined) return first;
  const departed = hanPieces([first], lexicon).some(({ department, text }) => department && text === first);
  return departed && !HEAD_OFFICE.test(first) ? `${first} ${post}` : post;
}

const HEAD_OFFICE = /^(?:本社|本店|本部|总部|總部|総本部|总公司|總公司)$/u;

/** No post is longer that fills its cell. */
const LONGEST_FULL = 20;

/** "学習塾のための校正業務や進行のディレクター" over "業務を担当。": it goes on below. */
function isFull({ text, box, size }: Line, body: readonly Line[]): boolean {
  const widest = Math.max(...body.map((line) => line.box.x + line.box.width));
  return body.length > 1 && text.length > LONGEST_FULL && box.x + box.width > widest - 2 * size;
}

/** "定員6名　職員数5名　正職員" below the name: facts of the employer, and how one was employed. */
function tellsFacts({ text }: Line): boolean {
  return text.split(/[\s・、/]+/u).every((part) => isHanFact(part) || HAN_EMPLOYMENT.test(part));
}

/** Of a row under a head: `name` from the column of employers, `title` from that of posts; without one the post opens the duties. `below`: what stands below the name in its cell. */
export function hanRowOf(
  name: string | null,
  title: string | null,
  body: readonly Line[],
  lexicon: Lexicon,
  below: readonly string[] = [],
): HanRow {
  // Below a foundation stands its house.
  const posted = hanPieces([below[0] ?? ''], lexicon).some(({ post }) => post >= POST);
  const [house] = name !== null && !posted && (/法人/u.test(name) || HAN_OPENS.test(below[0] ?? '')) ? below : [];
  const told = below.slice(house === undefined ? 0 : 1).find((text) => tellsPost(text, lexicon));
  const ward = told === undefined ? undefined : withoutTermsBeside(told, lexicon);
  const firm = name === null ? null : hanHeadOf([house === undefined ? name : `${name} ${house}`], false, lexicon);
  // "ビジネスホテル 浅野川": what stands behind the name in its column is of it, unless it reads like a post.
  const behind = firm?.title ?? null;
  const whole = behind !== null && house === undefined && !tellsPost(behind, lexicon) && !HAN_EMPLOYMENT.test(behind);
  const organisation = whole ? name : (firm?.organisation ?? name);
  const own = (title === null ? null : postIn(title, lexicon)) ?? (whole ? null : behind) ?? ward ?? null;
  const terms = own !== null && HAN_EMPLOYMENT.test(own);
  const said = body.filter((line) => !tellsFacts(line));
  const opening = own === null || terms ? said.find((line) => line.place?.prose !== false) : undefined;
  // "居酒屋の店員・醸造見" over "習い": a narrow cell that says nothing else.
  const cell = said.map(({ text }) => text).join('');
  if (opening && said.length > 1 && cell.length <= LONGEST_FULL && !/[。、]/u.test(cell) && tellsPost(cell, lexicon))
    return { title: hanHeadOf([cell], false, lexicon).title ?? own, organisation, rest: [] };
  if (!opening || isFull(opening, body) || !tellsHanPost(opening, lexicon))
    return { title: own, organisation, rest: body };
  const { title: post } = hanHeadOf([opening.text], false, lexicon);
  return { title: post ?? own, organisation, rest: body.filter((line) => line !== opening) };
}
