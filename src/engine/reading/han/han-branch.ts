/** Branches of a firm in Chinese and Japanese: "大阪支店", "第二営業所", "駅前店", "学園前校". */
import { u } from '../../../resume/patterns.ts';
import { HAN_BRANCH, HAN_SHOP } from '../../lexicons/han-heads.ts';
import { HAN_STALL } from '../../lexicons/han-trades.ts';

/** Longer names of branches hold the firm's own. */
const LONGEST_BRANCH = 9;
const LONGEST_SHOP = 5;

/** "高知県教育センター", of no firm. */
const OF_TOWN = u`^\p{sc=Han}{1,5}[都道府県市区町村]\p{sc=Han}{2,12}センター$`;

export function isTownOffice(text: string): boolean {
  return text.endsWith('センター') && OF_TOWN.test(text);
}

/** "三分公司", "柯桥网点", "热处理车间": numbered or named by its town, whose firm some other piece names. */
export const NAMELESS_BRANCH = u`^(?:第?[一二三四五六七八九十\d]{1,3}|\p{sc=Han}{2,4})(?:[分支]公司|网点|網點)$|[车車][间間]$`;

/** "大阪支店", "第二営業所": a part of a firm that some other piece names. */
export function isHanBranch(text: string): boolean {
  if (isTownOffice(text)) return false;
  if (text.length <= LONGEST_SHOP && text.endsWith('店') && !HAN_SHOP.test(text) && !HAN_STALL.test(text)) return true;
  // "学園前校" of a school of its own kind, no "東高校".
  if (text.length <= LONGEST_SHOP && /[^学高大小中分驾技党军警体戏艺卫夜网]校$/u.test(text)) return true;
  return (
    text.length <= LONGEST_BRANCH &&
    HAN_BRANCH.test(text) &&
    !/銀行|银行|金庫|商店|大学|大學|病院|医院|(?:コール|サポート|コンタクト)センター/u.test(text)
  );
}
