/** The part of a line that may be a name in Chinese characters, beside a date, the document's title, its reading, the sex or the trade. */
import { u } from '../../../resume/patterns.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { CJK, key, keysOf } from '../text/fold.ts';
import { isDocumentTitle } from './document-titles.ts';

/** The day a form was filled in. */
const DAY =
  /(?:(?:19|20)\d{2}|(?:令和|平成)\s?(?:元|\d{1,2}))\s?[年./-]\s?\d{1,2}\s?[月./-]\s?(?:\d{1,2}\s?日?)?\s?(?:現在|作成|更新|记入|記入)?/u;
const READING = u`[(（][\p{Script=Hiragana}\p{Script=Katakana}ー\s・]{2,16}[)）]`;
/** Where one lives, before the name. */
const TOWN = u`^\p{Script=Han}{2,3}[都道府県]\p{Script=Han}{1,6}[市区町村]$`;
const KANA = u`^[\p{Script=Hiragana}\p{Script=Katakana}ー]{1,8}$`;
const HAN = u`\p{Script=Han}`;
const LONGEST = 60;
/** The document's title written to the name. */
const TITLED = u`^(\p{Script=Han}{2,4}?)(?:的)?(?:个人|個人|求职)?(?:简历|簡歷|履历|履歷|履歴書|職務経歴書)$`;
/** "宁 秀 兰 简 历": all letters set apart. */
const APART = u`^(?:\p{Script=Han}\s){3,8}\p{Script=Han}$`;
/** Between the document's title and whose it is: "职务经历书（王小明）", "个人简历——王小明", "履历 | 王小明". */
const JOINTS = /[\s|｜/／:：·()（）‐-―-]+/u;
/** Title and name in both scripts. */
const MOST_PARTS = 5;
const NAME = u`^\p{Script=Han}{2,4}(?:\s[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{1,4})?$`;
/** Told of a person beside the name. */
const PERSONAL =
  /^(?:[男女](?:性|士)?|\d{1,2}\s?[岁歳歲]|(?:19|20)\d{2}年?.{0,8}生(?:まれ)?.{0,6}|[（(].*[)）]|先生|女士|小姐|様|印|㊞|已婚|未婚|本科|硕士|碩士|博士|大专|.{0,2}党员)$/u;

/** The words of a text before those that only go with a name. */
function own(words: readonly string[], lexicon: Lexicon): readonly string[] {
  const isOther = (word: string): boolean =>
    PERSONAL.test(word) || word.includes('@') || isDocumentTitle(word) || namesTrade(word, lexicon);
  const end = words.findIndex((word, at) => at > 0 && isOther(word));
  const named = end < 0 ? words : words.slice(0, end);
  // "瀬尾 ひかり せお ひかり", "田中太郎 たなか たろう"
  const [first = '', ...rest] = named;
  if (named.length === 4 && rest.slice(1).every((word) => KANA.test(word))) return named.slice(0, 2);
  return named.length === 3 && HAN.test(first) && first.length > 2 && rest.every((word) => KANA.test(word))
    ? [first]
    : named;
}

function namesTrade(word: string, lexicon: Lexicon): boolean {
  return word.length > 2 && lexicon.titleWords.some((title) => title.length > 1 && word.endsWith(title));
}

/** What stands beside the document's own title in a line, if a family name opens it; null for any other line. */
export function namedByTitle(text: string, lexicon: Lexicon): string | null {
  if (text.length > LONGEST || !CJK.test(text)) return null;
  const isNamed = (name: string): boolean => lexicon.surnames.some((surname) => name.startsWith(surname) && name.length > surname.length); // prettier-ignore
  const [, titled] = TITLED.exec(APART.test(text) ? text.replaceAll(' ', '') : text) ?? [];
  if (titled !== undefined) return isNamed(titled) ? titled : null;
  const titles = keysOf(lexicon.documentTitles);
  const parts = text.split(JOINTS).filter((part) => part !== '');
  const others = parts.filter((part) => !titles.includes(key(part)));
  if (parts.length > MOST_PARTS || others.length === 0 || others.length === parts.length) return null;
  const name = others.join(' ');
  return NAME.test(name) && isNamed(name) ? name : null;
}

/** `text`: folded. The text itself where nothing stands beside a name. */
export function hanNameSide(text: string, lexicon: Lexicon): string {
  if (!CJK.test(text)) return text;
  // "杨念慈，女，汉族，1988年2月生"
  const [, told] = /^([^\s,，、]{2,8})[,，、]\s?[男女](?:[,，、]|$)/u.exec(text) ?? [];
  if (told !== undefined) return told;
  if (text.length > LONGEST) return text;
  const titled = namedByTitle(text, lexicon);
  if (titled !== null) return titled;
  const words = text.replace(DAY, ' ').replace(READING, ' ').trim().split(/\s+/u);
  const titles = keysOf(lexicon.documentTitles);
  const first = words[0] ?? '';
  const aside = words.length > 1 && (titles.includes(key(first)) || (words.length < 4 && TOWN.test(first)));
  return own(aside ? words.slice(1) : words, lexicon).join(' ');
}
