/** Posts in Chinese by how they end: what ends like one, what only seems to, what no end tells. */
import { HAN_POST_END } from '../../lexicons/han-heads.ts';
import { HAN_CHIEF, HAN_LEARNER, HAN_NO_POST, HAN_TRADES, HAN_TRADES_ALONE } from '../../lexicons/han-trades.ts';
import { holdsCjk } from '../text/characters.ts';

const TRADES: ReadonlySet<string> = new Set(HAN_TRADES);
const ALONE: ReadonlySet<string> = new Set(HAN_TRADES_ALONE);
/** Those that close a longer post: "销售内勤", "冷菜主厨". */
const CLOSING: readonly string[] = HAN_TRADES.filter((trade) => holdsCjk(trade) && trade.length > 1);
/** What a trade of two characters stands behind, at most: "酒店式公寓管家". */
const MOST_BEFORE = 6;

/** "增长", "施工", "研究生", "三一重工". */
export function isNoZhPost(text: string): boolean {
  return HAN_NO_POST.test(text) || (text.endsWith('生') && !HAN_LEARNER.test(text));
}

/** Whether a word is a post, or closes as one, that no list of stems holds. `text`: folded. */
export function isZhTrade(text: string): boolean {
  if (TRADES.has(text) || ALONE.has(text)) return true;
  return CLOSING.some((trade) => text.endsWith(trade) && text.length - trade.length <= MOST_BEFORE);
}

const LONGEST_POST = 12;
const APART = /[\s|｜/／·•,，、:：()（）]+/u;
const CLOSES = /(?:员|員|师|師|工|匠|代表)$/u;
/** Persons are called so as well: "钱学士", "李建长". */
const LIKE_NAMES = /[士手官长長]$/u;
const LONGEST_PERSON = 3;

/** A post among the words of a line, beside those of the lexicon: "丽人制衣厂 样衣工"; `surnames` lead names of persons, "李道长". */
export function holdsZhPost(line: string, surnames: readonly string[]): boolean {
  return line.split(APART).some((word) => {
    if (word.length < 2 || word.length > LONGEST_POST) return false;
    if (TRADES.has(word)) return true;
    if (!holdsCjk(word.slice(-1)) || isNoZhPost(word)) return false;
    const closes = CLOSES.test(word) || HAN_LEARNER.test(word) || HAN_CHIEF.test(word) || (LIKE_NAMES.test(word) && HAN_POST_END.test(word)); // prettier-ignore
    const short = word.length < LONGEST_PERSON || (word.length === LONGEST_PERSON && LIKE_NAMES.test(word));
    return closes && !(short && surnames.some((name) => word.startsWith(name)));
  });
}
