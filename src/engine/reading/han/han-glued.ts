/** Employers and posts in one word, as public servants and nurses write their careers: "海州市水务局办公室副主任". */
import { u } from '../../../resume/patterns.ts';
import { HAN_BRANCH, HAN_OFFICE, HAN_POST_END } from '../../lexicons/han-heads.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { keysOf } from '../text/fold.ts';

const HOUSE =
  /(?:[市县區区省州]\S{1,5}[局厅廳委]|委员会|政府|法院|检察院|公司|集团|集團|厂|廠|大学|大學|学院|學院|学校|學校|中学|中學|小学|幼儿园|医院|醫院|卫生院|银行|銀行|支行|事务所|研究所|研究院|设计院|出版社|报社|电视台|协会)$/u;
/** A kind of house, which names none: "三甲医院护士", "外贸公司业务员". */
const KIND =
  /^(?:某|一家|大型|小型|中型|私立|公立|民营|民办|国有|上市|外资|合资|三甲|二甲|知名|多家|各|外贸|物流|广告|房地产|互联网|保险|集团|分公司|子公司|总公司|普通|重点|高级|社区|综合)/u;
const HAN_ONLY = u`^\p{sc=Han}+$`;
/** Characters of the shortest name, and of the longest post. */
const LEAST_NAME = 5;
const MOST_POST = 8;
const LEAST_POST = 2;

/** The two apart; null for any other text. */
export function gluedPost(text: string, lexicon: Lexicon): readonly [employer: string, post: string] | null {
  // "第一幼儿园园长助理兼工会主席"
  const [, first, second] = /^(.{6,}?)(兼.{2,10})$/u.exec(text) ?? [];
  if (first !== undefined && second !== undefined) {
    const [employer, post] = gluedPost(first, lexicon) ?? [];
    return employer === undefined || post === undefined ? null : [employer, post + second];
  }
  if (text.length < LEAST_NAME + LEAST_POST || KIND.test(text) || !HAN_ONLY.test(text)) return null;
  const titles = keysOf(lexicon.titleWords);
  // The name is as long as can be: "水资源科科员" ends in 科员.
  const least = Math.max(LEAST_NAME, text.length - MOST_POST);
  for (let at = text.length - LEAST_POST; at >= least; at -= 1) {
    const [employer, post] = [text.slice(0, at), text.slice(at)];
    const named = (HOUSE.test(employer) || HAN_OFFICE.test(employer)) && !HAN_BRANCH.test(employer);
    if (named && (HAN_POST_END.test(post) || titles.some((title) => title.length > 1 && post.endsWith(title))))
      return [employer, post];
  }
  return null;
}
