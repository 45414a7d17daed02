/** How a Chinese list item names its action: before its object, as "优化推荐算法" does, or behind it, as "合同签订" does. */
import { u } from '../../../resume/patterns.ts';
import { simplified } from '../../lexicons/han-simplified.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { CJK } from '../text/fold.ts';
import { actionTableOf, longestOf, type ActionTable, type Opening } from './action-table.ts';
import { hasFigure } from './figures.ts';

/** What stands before the clause of the action is no longer than so many characters. */
const LEAD_IN = 24;
const QUOTED = 10;

/** "每日编制报表", "2022 年引进腹腔镜", "年均带团46个", "主动整理记录": when and how it was done. */
const WHEN =
  /^(?:(?:(?:19|20)\d\d\s?年(?:\s?\d{1,2}\s?月)?|[每逢](?:个|一|逢)?(?:日|天|晚|周[一二三四五六日]?|月|季度?|年|学期|学年)|[年月周日]均|任职期间|在职期间|疫情期间|主动)\s?)+/;
/** "2019年销售冠军", "2018年设计大赛一等奖": what was won. */
const WON = /(?:冠军|亚军|季军|大赛|奖|主席|人员|称号)$/;
/** "带 3 位住院医师", "带过 25 个人的班组": who was led, and how many. */
const LEADS =
  /^带(?:过|领|教)?\s?约?[\d一二两三四五六七八九十]+\s?[多余]?(?:名|位|人|个(?:人|徒弟|新人|助理|学徒|实习))/;

/** 供应商, 销售额, 设计师: the verb in a name. */
const NAMED = /[商师员部者院率额量品费单的]/u;

function kindOfStart(clause: string, table: ActionTable): Opening['kind'] {
  const starts = (word: string): boolean => clause.startsWith(word);
  const strong = longestOf(table.strong, starts);
  const weak = longestOf(table.weak, starts);
  if (strong > weak && longestOf(table.exceptionList, starts) <= strong) return 'strong';
  if (weak > 0) return 'weak';
  return LEADS.test(clause) ? 'strong' : 'none';
}

function kindOf(written: string, table: ActionTable): Opening['kind'] {
  const clause = simplified(written);
  const kind = kindOfStart(clause, table);
  if (kind !== 'none') return kind;
  const when = WHEN.exec(clause)?.[0];
  if (when === undefined || WON.test(clause)) return 'none';
  const rest = clause.slice(when.length);
  const verb = longestOf(table.strong, (word) => rest.startsWith(word));
  return verb > 0 && NAMED.test(rest.charAt(verb)) ? 'none' : kindOfStart(rest, table);
}

/** "由 82 分升至 91 分", "从10天缩短为5天"; not from one year, hour or age to another. */
const FROM_TO = /[由从]\s?约?\d[\d.,]{0,12}(?![\d.,]|\s?[年月日号点时岁])[^。；;]{0,12}?[至到为成]\s?约?\d/u;

/** A strong word right before a number is a deed, whatever the clause opens with: 资源占用率减少 8%. */
function tellsMeasuredChange(written: string, table: ActionTable): boolean {
  const clause = simplified(written);
  if (FROM_TO.test(clause)) return true;
  return Array.from(clause.matchAll(/[\d一二三四五六七八九十百]+/gu)).some(({ index }) => {
    const before = clause.slice(0, index).replace(/[了至到约近超过逾\s]+$/u, '');
    return table.strong.some((word) => before.endsWith(word));
  });
}

/** "为公司搭建…", "从0搭建…", "与供应商洽谈…": whom or what with stands before the verb, within so many characters. */
const BEFORE = /^(?:为|在|从|与|和|同|以|依|按照?|根据|基于|针对|对|向|给|赴|到|曾)(?!\S{0,3}(?:负责|参与|协助))/u;
const MOST_BEFORE = 18;

/** A strong word of two characters behind it. */
function actsBehind(written: string, table: ActionTable): boolean {
  const clause = simplified(written);
  const before = BEFORE.exec(clause)?.[0].length ?? 0;
  const rest = clause.slice(before, before + MOST_BEFORE);
  const acts = (word: string): boolean => {
    const at = rest.indexOf(word, 1);
    return at > 0 && !NAMED.test(rest.charAt(at + word.length));
  };
  return before > 0 && table.strong.some((word) => word.length > 1 && acts(word));
}

/** Verbs that close a name as well ("出院服务", "新品上线"), and adverbs. */
const CLOSES_NAMES =
  /(?:服务|使用|应用|运用|利用|通过|结合|独立|成功|连续|累计|首次|率先|自主|全程|高效|自动化|上线|规范|统一|组织|设计院|手术|手工|出海|加工|生产|记录|值班|安排|调查|研究)$/;
/** What somebody knows, has or is: no deed, whatever it ends in. */
const STATE =
  /^(?:熟悉|熟练|掌握|擅长|精通|了解|热爱|爱好|喜欢|具有|具备|拥有|持有|无|没有|服从|主修|所学|学习|课程|身体|性格|接受|愿意|希望)|包括|包含|经验丰富|[:：]/;

/** "电子元器件询价、比价与合同签订", "辦公用品採購": the deed behind its object, as names of duties have it. */
function closesWithDeed(written: string, table: ActionTable): boolean {
  const clause = simplified(written)
    .replace(/[（(][^）)]*[）)]?\s*$|等$/u, '')
    .trimEnd();
  if (CLOSES_NAMES.test(clause) || STATE.test(clause)) return false;
  return table.strong.some((word) => word.length > 1 && clause.length > word.length && clause.endsWith(word));
}

/** "离职原因：公司业务调整" */
const LABEL = /^[^，,。；;]{1,8}[:：]/u;

/**
 * How a list item opens, in simplified or traditional characters.
 *
 * @param quoted what is quoted of a passage in English.
 */
export function chineseOpening(text: string, lexicon: Lexicon, quoted: (passage: string) => string): Opening {
  const table = actionTableOf(lexicon);
  const clauses = text
    .replace(u`^[^\p{L}\p{N}]+`, '')
    .split(/[，,。；;：:、]\s*|\s[-–—]\s/u)
    .filter(Boolean);
  const [first = '', ...later] = clauses;
  const start = Array.from(first).slice(0, QUOTED).join('');
  const words = CJK.test(start) ? start : quoted(first);
  const kind = kindOf(first, table);
  if (kind === 'strong') return { kind, words };
  const duties =
    !LABEL.test(text) && (closesWithDeed(first, table) || clauses.every((own) => closesWithDeed(own, table)));
  if (kind === 'none' && (tellsMeasuredChange(first, table) || actsBehind(first, table) || duties))
    return { kind: 'strong', words };
  const acts = later.some((clause) => kindOf(clause, table) === 'strong');
  // 负责 before a measured result names the task, not the whole claim.
  if (kind === 'weak') return { kind: acts && hasFigure(text, lexicon) ? 'strong' : 'weak', words };
  return { kind: acts && first.length <= LEAD_IN ? 'strong' : 'none', words };
}
