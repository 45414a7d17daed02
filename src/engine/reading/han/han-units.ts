/** The part of a Japanese firm that one worked in, written in one word with the post: "本店営業部窓口係", "岡崎工場調理補助（パート）". */
import { HAN_RANK } from '../../lexicons/han-heads.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { isHanBranch } from './han-branch.ts';
import { NAMELESS } from './han-glued.ts';
import { employerScore, LEGAL, postScore } from './han-scores.ts';

const LEAST_UNIT = 3;
const LEAST_POST = 2;
const LONGEST = 40;
const POST = 2;

/** A factory has a name of its own: "岡崎工場", no "食品工場". */
const FACTORY = /(?<!^(?:食品|自動車|電子部品|部品|機械|金属|化学|印刷|縫製|製造|生産|組立|大型|大手|町))工場$/u;
const BRANCH = /(?:本店|支店|支社|営業所|出張所|事業所|(?<![食品服酒飯])店)$/u;
/** One of the houses of a body: "特別養護老人ホーム海風苑". */
const HOUSE = /\S{3,}(?:病院|クリニック|保育園|幼稚園|こども園|学園|[苑荘])$/u;
/** What goes on with the last letter before it: "部品", "課長", "店舗". */
const GOES_ON = /^(?:[長員品門材下署分会位屋隊題程税舗主内頭次]|代理|補佐|本部)/u;

function isUnit(text: string): boolean {
  if (/[部課]$/u.test(text)) return true;
  // "株式会社なぎさ銀行本店" is the firm with it.
  if (HOUSE.test(text) && !NAMELESS.test(text)) return true;
  return FACTORY.test(text) || (BRANCH.test(text) && (isHanBranch(text) || LEGAL.test(text)));
}

/** The names apart; null for any other text. A rank says little without its department: "経理部主任" is the post. */
export function atUnit(text: string, lexicon: Lexicon): readonly [unit: string, post: string] | null {
  if (lexicon.language !== 'ja' || text.length > LONGEST) return null;
  const end = text.search(/\s?[(（]/u);
  const whole = end < 0 ? text : text.slice(0, end);
  if (/\s/u.test(whole)) return null;
  for (let at = whole.length - LEAST_POST; at >= LEAST_UNIT; at -= 1) {
    const [unit, post] = [whole.slice(0, at), whole.slice(at)];
    if (!isUnit(unit) || GOES_ON.test(post) || HAN_RANK.test(post)) continue;
    if (postScore(post, lexicon) >= POST && employerScore(post, lexicon) < POST) return [unit, text.slice(at)];
  }
  return null;
}
