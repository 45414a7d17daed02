/** What Japanese brackets say beside the name of a post. */
import type { Lexicon } from '../../lexicons/lexicon.ts';

/** "（DC2、受け入れ：海辺 薫）", "（PD、DC2からの切替）": what is told about it, within the brackets of a list. */
const REMARK = /[:：]|からの|による|受け?入れ|切り?替え?|担当教員|指導教/u;

/** `inner`: with its brackets; those parts of a list that name something stay. */
export function withoutRemarks(inner: string, { language }: Lexicon): string {
  if (language !== 'ja' || !/[、,]/u.test(inner)) return inner;
  const parts = inner.slice(1, -1).split(/[、,]\s?/u);
  const own = parts.filter((part) => !REMARK.test(part));
  return own.length === parts.length || own.length === 0 ? inner : `${inner.slice(0, 1)}${own.join('、')}${inner.slice(-1)}`; // prettier-ignore
}

/** "派遣社員／品質保証部 文書管理": how one was employed, before what one was. */
const TERMS_BESIDE =
  /(?<=^|[\s　])(?:(?:正|準|契約|派遣|嘱託|限定)社員|(?:正|契約|嘱託|臨時|非常勤|会計年度任用)職員|パート(?:タイム|タイマー)?|業務委託|正規(?:雇用)?|非?常勤|登録派遣|紹介予定派遣)(?:\s?[(（][^()（）]{1,24}[)）])?\s?[/／｜|∕]\s?(?=\S)/gu;

/** What stands behind the terms of an employment. */
export function withoutTermsBeside(text: string, { language }: Lexicon): string {
  return language === 'ja' ? text.replace(TERMS_BESIDE, '') : text;
}

const WHEN = String.raw`\s?[(（][^()（）]*(?:19|20)\d{2}[^()（）]*[)）]`;
/** "料理長（2019/04〜）、副料理長（2016/03〜2019/03）": posts one after the other, the latest first. */
const IN_TURN = new RegExp(String.raw`^([^、,()（）]{2,20}${WHEN})[、,]\s?[^、,()（）]{2,20}${WHEN}(?:[、,].*)?$`, 'u');

/** The latest of several posts that each tell their years. */
export function latestInTurn(text: string, { language }: Lexicon): string {
  return language === 'ja' ? (IN_TURN.exec(text)?.[1] ?? text) : text;
}
