/** Careers told in running paragraphs: "2016年3月至2021年8月在和顺物流园任仓库主管，管理12人。", "2008年4月、北陽電機に入社し、検査員として…". */
import { HAN_DEPARTMENT } from '../../lexicons/han-heads.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { rangesIn, type FoundRange } from '../dates/dates.ts';
import type { Item } from '../entries/entry-items.ts';
import type { Line } from '../reading.ts';
import { employerScore, postScore } from './han-scores.ts';

const LEAST_STOPS = 2;
const LEAST_TEXT = 80;
/** Characters that a full line may stay short of the edge by. */
const SLACK = 2.5;
/** Characters before a date that opens its paragraph. */
const OPENING = 6;
/** Paragraphs that each open with a period are heads, whatever runs on behind them, unless whoever writes speaks there. */
const LEAST_HEADS = 2;
const SPOKEN = /^(?:起|开始)?[\s,]*(?:\S{0,4}(?:毕业|退伍|复员|转业)后?[,\s]*)?(?:我|本人)(?!们|国|司|校)/u;
/** "…，一直做到 2011 年 8 月". */
const DONE_UNTIL = /(?:做|干|待|呆|工作|任职)到(?:了)?\s?$/u;
/** "从 2024 年 9 月开始，我在…", the last of all. */
const SINCE = /^(?:开始|起)/u;
const POST = 2;

interface Told {
  readonly post: string | null;
  readonly firm: string;
}

interface Job extends Told {
  readonly line: Line;
  readonly range: FoundRange;
}

const FIRM = String.raw`([^,。;、()]{2,24}?)(?:\([^()]{1,20}\))?`;
const ZH_LEAD = String.raw`^[\s,、]*(?:起|开始|期间|底|初)?[\s,]*(?:\S{0,4}(?:毕业|退伍|复员|转业)后?[,\s]*)?(?:我|本人)?(?:又|曾|一直|先后|便|就|正式)?`;
const ZH_HELD = String.raw`,?\s?(?:先后|曾|历任)?(?:担任|出任|任职为|任|当|做|从事)(?:过|了)?\s?([^,。;()]{2,20}?)(?:工作|一职|职务|至今)?(?=[,。;(]|$)`;
const ZH_AT = new RegExp(String.raw`${ZH_LEAD}(?:任职于|就职于|供职于|受聘于|受雇于|服务于|在|于)\s?${FIRM}(?:里|内|工作)?${ZH_HELD}`, 'u'); // prettier-ignore
const ZH_IN = new RegExp(String.raw`${ZH_LEAD}(?:加入|加盟|进入|入职|考入|调入|调到|转到|转入|跳槽到|应聘到|进|到|去)了?\s?${FIRM}${ZH_HELD}`, 'u'); // prettier-ignore
/** Without a post: the verb leaves no doubt. */
const ZH_THERE = new RegExp(String.raw`${ZH_LEAD}(?:任职于|就职于|供职于|受聘于|加入|加盟|入职)\s?${FIRM}(?=[,。;]|$)`, 'u'); // prettier-ignore
/** Of nobody in particular. */
const ZH_SOME = /^(?:几|一家|某|家里|老家|外地|当地|同|该|这|那|县城|镇上|多家|此|其|前|原)/u;

const JA_LEAD = String.raw`^(?:まで|からは?|より|に?は|に|の?間)?[\s,、]*(?:(?:地元|都内|市内|県内|近所)の)?`;
const JA_POST = String.raw`([^,。、]{2,24}?)`;
const JA_AS = new RegExp(String.raw`${JA_LEAD}${FIRM}(?:にて|において|で)[、,]?${JA_POST}として[^。、,]{0,12}?(?:勤務|就業|在籍|従事|働|活動)`, 'u'); // prettier-ignore
const JA_DID = new RegExp(String.raw`${JA_LEAD}${FIRM}(?:にて|において|で)[、,]?${JA_POST}を(?:し(?:て|、|た|ま)|務め|つとめ)`, 'u'); // prettier-ignore
const JA_IN = new RegExp(String.raw`${JA_LEAD}${FIRM}(?:に|へ)(?:新卒で?|中途で?|正社員として)?(?:入社|入職|入行|入庁|入団|入所|入局|転職|就職)`, 'u'); // prettier-ignore
const JA_BEHIND = /(?:^|[、,。])([^、,。]{2,24}?)として/u;
const JA_SOME = /^(?:同|当|この|その|ある|数|複数|地元|現在|自宅|実家)/u;
/** "翌月に三ツ葉精工へ転職", behind the date at which one left. */
const JA_THEN = /^[^。]{0,20}(?:退職|退社|離職)[^。]{0,8}?(?:、|,)(?:翌月|翌年|同月|同年)(?:に|、)?/u;

const LEFT = /^[^。;]{0,24}?(?:离开|离职|辞职|退職|退社|離職)/u;
const NOW = /至今|(?:现在|目前|如今)仍|現在に至|現在も|(?:働いて|勤務して|務めて)(?:い|お)|(?:在職|在籍|勤務)中/u;

const ends = (range: FoundRange | undefined): number => (range ? range.index + range.length : 0);

/** "品質管理課の検査員" */
const ofPart = (post: string): string =>
  post.replace(/^([^の]{2,12})の(?=\S{2})/u, (whole, part: string) => (HAN_DEPARTMENT.test(part) ? `${part} ` : whole));

/** What the words behind a date tell, up to the next date. */
function toldIn(text: string, lexicon: Lexicon): Told | null {
  const zh = lexicon.language === 'zh';
  const [, firm, held] = (zh ? (ZH_AT.exec(text) ?? ZH_IN.exec(text)) : (JA_AS.exec(text) ?? JA_DID.exec(text))) ?? [];
  const isName = (name: string): boolean => !(zh ? ZH_SOME : JA_SOME).test(name) && !/(?:毕业|卒業)/u.test(name);
  if (firm !== undefined && held !== undefined && isName(firm)) {
    const post = ofPart(held);
    return postScore(post, lexicon) >= POST || employerScore(firm, lexicon) > 0 ? { firm, post } : null;
  }
  const joined = zh ? ZH_THERE.exec(text) : JA_IN.exec(text.replace(JA_THEN, ''));
  const [whole = '', name] = joined ?? [];
  if (name === undefined || !isName(name)) return null;
  const behind = zh ? undefined : JA_BEHIND.exec(text.slice(text.indexOf(whole) + whole.length))?.[1];
  const post = behind === undefined ? null : ofPart(behind);
  return { firm: name, post: post !== null && postScore(post, lexicon) > 0 ? post : null };
}

/** The text of a section in one, and where each of its lines begins in it. */
function wholeOf(items: readonly Item[]): { readonly text: string; readonly starts: readonly number[] } {
  const starts: number[] = [];
  let text = '';
  for (const { line } of items) {
    if (/[\dA-Za-z]$/u.test(text) && /^[A-Za-z]/u.test(line.text)) text += ' ';
    starts.push(text.length);
    text += line.text;
  }
  return { text, starts };
}

/** Whether lines run on as those of paragraphs do, with no head among them; and which open one. */
function paragraphStarts(items: readonly Item[]): ReadonlySet<number> | null {
  const edge = Math.max(...items.map(({ line }) => line.box.x + line.box.width));
  const isFull = ({ line }: Item): boolean => line.box.x + line.box.width > edge - SLACK * line.size;
  const plain = items.every(
    (item) =>
      item.field === null &&
      item.bullet === null &&
      item.line.place === undefined &&
      item.line.cells.length === 1 &&
      (isFull(item) || /[。!]$/u.test(item.line.text)),
  );
  return plain ? new Set(items.flatMap((item, at) => (at === 0 || !isFull(items[at - 1] ?? item) ? [at] : []))) : null;
}

function headItem({ line, post, firm, range }: Job): Item {
  const names = [post, firm].filter((part) => part !== null).join(' | ');
  const text = `${names} | ${range.text}`;
  const own = { ...line, text, cells: line.cells.slice(0, 1).map((cell) => ({ ...cell, text, spans: [] })) };
  return { line: own, role: 'dated', bullet: null, range: { ...range, index: names.length + 3 }, field: null };
}

/** The items with the jobs that sentences tell as heads, and nothing for a head but those: a cut through a sentence names no employer. */
export function withHanProse(items: readonly Item[], lexicon: Lexicon): readonly Item[] {
  if (items.length < 2) return items;
  const opening = paragraphStarts(items);
  const { text, starts } = wholeOf(items);
  if (!opening || text.length < LEAST_TEXT || text.split('。').length <= LEAST_STOPS) return items;
  const ranges = rangesIn(text, lexicon);
  const jobs: Job[] = [];
  const opens = ({ index, isRange }: FoundRange): boolean => {
    const at = starts.findLastIndex((start) => start <= index);
    return isRange && opening.has(at) && index - (starts[at] ?? 0) < OPENING;
  };
  const isAmid = ({ index }: FoundRange): boolean => !opening.has(starts.findLastIndex((start) => start <= index));
  const behindOf = (n: number): string => text.slice(ends(ranges[n]), ranges[n + 1]?.index);
  const spoken = ranges.filter((_, n) => SPOKEN.test(behindOf(n))).length;
  if (ranges.filter(opens).length >= LEAST_HEADS && spoken < LEAST_HEADS) return items;
  for (const [n, range] of ranges.entries()) {
    const behind = behindOf(n);
    const told = toldIn(behind, lexicon);
    const last = jobs.at(-1);
    const at = starts.findLastIndex((start) => start <= range.index);
    const line = items[at]?.line;
    const left = LEFT.test(behind) || DONE_UNTIL.test(text.slice(0, range.index));
    if (!range.isRange && left && last && last.range.end === null)
      jobs[jobs.length - 1] = { ...last, range: { ...last.range, end: range.end } };
    if (told && line) {
      const since = { ...range, start: range.end, end: NOW.test(behind) ? ('present' as const) : null, isRange: true };
      jobs.push({ ...told, line, range: range.isRange ? range : since });
    }
  }
  const newest = jobs.at(-1);
  if (newest?.range.end === null && SINCE.test(text.slice(ends(newest.range))))
    jobs[jobs.length - 1] = { ...newest, range: { ...newest.range, end: 'present' } };
  if (jobs.length === 0 && (ranges.some(opens) || ranges.every((range) => !isAmid(range)))) return items;
  return items.flatMap((item): Item[] => {
    const own = jobs.filter(({ line }) => line === item.line);
    if (own.length > 0) return own.map(headItem);
    return [jobs.length > 0 || !opening.has(items.indexOf(item)) ? { ...item, role: 'prose', range: null } : item];
  });
}
