/** Jobs told in sentences: "在成都锦江站做骑手", "自己开早餐店，主要做包子。", "店長に就任。". */
import { HAN_EMPLOYMENT } from '../../lexicons/han-heads.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { DUTY, RANK } from './han-moves.ts';
import { employerScore, LEGAL, postScore } from './han-scores.ts';

const OPENING = String.raw`^[\s,，、:：]*(?:先后|曾经?|一直|主要)?`;
const WHERE = String.raw`(?:在|于|到|去|进入?|任职于|就职于|供职于|受聘于|受雇于)\s?`;
/** What came of it, why one left. */
const REST = String.raw`(?:[,，。；;(（].*)?$`;

/** Where, and as what. */
const AS = new RegExp(
  String.raw`${OPENING}${WHERE}([^,，。；;]{2,24}?)(?:里|内|工作[,，]?)?\s?(?:担任|从事|当|做|任|干)[过了]?([^,，。；;(（]{2,12}?)(?:工作|一职|职务)?${REST}`,
  'u',
);
/** "海州能源集团滨江分部担任会计", "海州医院 担任 护士长": where one was, without a word for it. */
const AS_HERE = new RegExp(
  String.raw`^[\s,，、:：]*(?:先后|曾经?)?([^,，。；;]{4,28}?)\s?(?:担任|擔任|出任|就任)[过了過]?\s?([^,，。；;(（]{2,14}?)(?:一职|一職|职务|職務)?${REST}`,
  'u',
);
/** Without a post: "在建材市场打工". */
const THERE = new RegExp(
  String.raw`${OPENING}${WHERE}([^,，。；;]{2,24}?)(?:里|内)?(?:工作|上班|打工|务工|就职|任职|帮忙)${REST}`,
  'u',
);
/** The house is one's own. */
const OWN = new RegExp(
  String.raw`^[\s,，、:：]*(?:自己|本人|独自|夫妻(?:二人|俩)?|[与和跟][^,，。]{1,8}(?:一起|合伙|共同))?(?:在[^,，。]{2,10}?)?(?:自?开|开办|经营|自营|创办|承包)[了过]?(?:一?[家个间])?([^,，。；;(（]{1,16}?(?:店|铺|馆|厂|摊|车队|公司|工作室|超市|农家乐|养殖场|合作社|工厂|餐厅|门市|食堂|档口))${REST}`,
  'u',
);

const FULL_STOP = /[ぁ-ん]\S*。\s*$/u;

/** "契約社員として入社。売場の販売員として勤務。": the last post in sentences of Japanese that name no firm; of "自ら希望して異動。" there is none. */
function lastPost(text: string): string {
  if (!FULL_STOP.test(text) || LEGAL.test(text)) return text;
  const posts = text.split('。').map((sentence) => RANK.exec(sentence)?.[1] ?? DUTY.exec(sentence)?.[1] ?? '');
  return posts.findLast((post) => post !== '' && !HAN_EMPLOYMENT.test(post)) ?? '';
}

/** What joins a house to what one was there, and what one did as that. */
const JOINTS = /にて|において|に/gu;
const AS_THAT =
  /(?:として|を担当|に従事)?(?:の?(?:勤務|入社|入職|入庁|入行|採用|就職|就業|在籍|従事))?(?:(?:しました|した|する)。?)?$/u;
const LONGEST_JOINED = 50;

/** "みなも商事株式会社に法人営業として入社", "なぎさ病院にて看護師として勤務": both apart, where their words tell either. */
function joinedPost(text: string, lexicon: Lexicon): string | null {
  if (text.length > LONGEST_JOINED) return null;
  const bare = text.trim().replace(AS_THAT, '');
  for (const { 0: joint, index } of bare.matchAll(JOINTS)) {
    const [house, post] = [bare.slice(0, index).trim(), bare.slice(index + joint.length).trim()];
    const parted = joint.length > 1 || !/\s/u.test(post);
    if (
      parted &&
      house.length > 2 &&
      post.length > 1 &&
      postScore(post, lexicon) >= 2 &&
      // "株式会社なぎさ百貨店 婦人服売場にて販売": a part of it.
      employerScore(LEGAL.test(house) ? (house.split(' ').at(-1) ?? '') : house, lexicon) >= 2
    )
      return `${house} | ${post}`;
  }
  return null;
}

/** "本人在…担任…", "历任：收银员" */
const SPOKEN =
  /^[\s,，、:：]*(?:(?:本人|我)(?=[在于到去进]|就职|任职|担任|供职|受聘)|(?:历任|歷任|先后任|先后担任|先後擔任)\s?[:：]?\s?)/u;

/** The names in it, parted; any other text as it is. */
export function fromSentence(whole: string, lexicon: Lexicon): string {
  const { language } = lexicon;
  if (language === 'ja') return joinedPost(whole, lexicon) ?? lastPost(whole);
  if (language !== 'zh') return whole;
  const text = whole.replace(SPOKEN, '');
  const [, house, post] = AS.exec(text) ?? AS_HERE.exec(text) ?? [];
  if (house !== undefined && post !== undefined) return `${house} | ${post}`;
  return THERE.exec(text)?.[1] ?? OWN.exec(text)?.[1] ?? text;
}

/** "船体车间班长。" */
const LONGEST_CLOSED = 20;

/** "中京事务所，审计员。参与三家银行的年报审计": what a sentence says behind the post was done there; the stop is no part of it. */
export function headIn(text: string, lexicon: Lexicon): string {
  const end = text.indexOf('。');
  if (lexicon.language !== 'zh' || end < 0 || (end === text.length - 1 && text.length > LONGEST_CLOSED)) return text;
  const head = text.slice(0, end);
  const last = head.split(/[,，、\s]/u).at(-1) ?? '';
  return postScore(last, lexicon) >= 2 ? head : text;
}
