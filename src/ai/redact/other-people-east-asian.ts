/** Japanese and Chinese names of others: "推薦者　和泉 勝巳 様", "证明人：蒲建国，总经理". */
import type { Cell } from './contact-lines.ts';

type Place = readonly [start: number, end: number];

const WHO =
  '推薦者|推薦人|推荐人|证明人|證明人|身元保証人|保証人|緊急連絡先|緊急聯絡人|緊急聯絡|紧急联系人|諮詢人|咨询人|介紹人|介绍人|照会先|リファレンス|父親|母親|父亲|母亲|配偶姓名|上司|直属上司|緊急時|推薦状[^\\s:：]{0,14}|緊急電話|身元引受人';
export const REFEREES_EAST_ASIAN = new RegExp(
  String.raw`^[^\p{L}\p{N}]*(?:${WHO})(?:情報|資料|信息|一覧|名單|名单)?[^\p{L}\p{N}]*$`,
  'u',
);
const SPACED_NAME = String.raw`\p{Script=Han}{1,3} \p{Script=Han}{1,3}(?![\p{L}々])`;
const HAN_NAME = String.raw`[\p{Script=Han}々]{2,4}?(?=(?:様|氏|殿|先生|女士|小姐|教授|老師|老师|博士|經理|经理|主任)(?!\p{Script=Han}))|[\p{Script=Han}々]{2,4}(?![\p{L}々])`;
const KANA_NAME = String.raw`\p{Script=Han}{1,6}[·‧・]\p{Script=Han}{1,8}|[\p{Script=Katakana}ー]{2,10}(?:[・･ ][\p{Script=Katakana}ー]{1,10}){1,3}`;
const NAME = `${SPACED_NAME}|${HAN_NAME}|${KANA_NAME}`;
/** A post, a firm, a school, a place, kinship: no name is written with them at its end. */
const OTHER =
  /[長长部課课員员師师社店室局係役職职様氏]$|公司|大学|大學|学校|學校|病院|医院|醫院|銀行|银行|理事|代表|主任|教授|總|总|监|監|经理|經理|主管|工程|顧問|顾问|組合|研究|以上|同上|关系|關係|続柄|電話|电话|手机|手機|姓名|氏名|单位|單位|地址|住所|[都道府県縣省市]$|なし|不要|女士|先生|小姐/u;

const LABELLED = new RegExp(
  String.raw`(?:${WHO})(?:姓名|氏名)?\s{0,3}[:：]\s{0,4}(?:(?:父親?|母親?|父亲|母亲|妻|夫|兄|姉|弟|妹|配偶者?|家族)[\s:：]{1,4})?(?<name>${NAME})`,
  'gu',
);
/** What opens a line, or what follows a firm and a post in it. */
const WORDS = /[^\s,，、。;；:：|｜/／()（）\uFFFC]+/gu;
/** Behind a firm and a post. */
const FIRST_WORDS = 3;
const SPACED = new RegExp(`^${SPACED_NAME}`, 'u');
const KANA = new RegExp(`^(?:${KANA_NAME})`, 'u');
const ALONE = new RegExp(`^(?:${HAN_NAME})`, 'u');
/** UTF-16 units. */
const LONGEST = 40;

/** "丈夫李国强" */
const SPOUSE = /(?:丈夫|妻子)\s?[:：]?\s?(?<name>\p{Script=Han}{2,4})(?=$|[\s，,、。；;（(｜|])/gu;

export function labelledInEastAsian({ text, isContact }: Cell): Place[] {
  const found = [...text.matchAll(LABELLED), ...(isContact ? text.matchAll(SPOUSE) : [])];
  return found.flatMap(({ index, 0: match, groups }): Place[] => {
    const name = groups?.['name'] ?? '';
    return OTHER.test(name) ? [] : [[index + match.length - name.length, index + match.length]];
  });
}

/** Of a line below such a heading: two words that make a name, else one. */
export function inEastAsianLine(text: string): Place[] {
  if (!/[\p{Script=Han}\p{Script=Katakana}]/u.test(text)) return [];
  const words = [...text.matchAll(WORDS)].slice(0, FIRST_WORDS);
  for (const pattern of [SPACED, KANA, ALONE])
    for (const { index, 0: word } of words) {
      // A label: "自傳：…"
      if (/^\s*[:：]/u.test(text.slice(index + word.length))) continue;
      const [name = ''] = pattern.exec(text.slice(index, index + LONGEST)) ?? [];
      if (name !== '' && !name.split(' ').some((part) => OTHER.test(part))) return [[index, index + name.length]];
    }
  return [];
}
