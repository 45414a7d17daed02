/** E-mail addresses and web addresses in the visible text. */
import { patternOf, u } from '../../../resume/patterns.ts';
import { matchesOf } from '../text/matches.ts';
import { lowered } from '../text/word-starts.ts';

/** Local part and domain bounded as RFC 5321 bounds them. Han and kana before an address are its label: "邮箱ana@example.org". */
const EMAIL = u`(?<![\p{Script=Latin}\p{N}._%+-])[\p{Script=Latin}\p{N}._%+'-]{1,64}@(?:[\p{L}\p{N}-]{1,63}\.){1,5}(?:\p{Script=Latin}{2,24}(?![\p{Script=Latin}\p{N}@])|\p{L}{2,24}(?![\p{L}\p{N}@]))`;
/** Split by the space that parsers put between two text items. */
const SPLIT_EMAIL = u`(?<![\p{Script=Latin}\p{N}._%+-])[\p{Script=Latin}\p{N}._%+-]{1,64}(?:\s?@\s|\s@\s?)(?:[\p{L}\p{N}-]{1,63}\.){1,5}(?:\p{Script=Latin}{2,24}(?![\p{Script=Latin}\p{N}@])|\p{L}{2,24}(?![\p{L}\p{N}@]))`;
/** "Photographer @ Studio.com" tells of whom one works for. */
const POST_AT_FIRM = u`^\p{Lu}[\p{L}-]{0,40}\s@\s`;
const NEAR_EMAIL = u`(?<![\p{Script=Latin}\p{N}._%+-])[\p{Script=Latin}\p{N}._%+-]{1,64}@[\p{L}\p{N}.-]{1,80}`;

export interface FoundEmail {
  readonly value: string;
  /** As it stands in the text, where a space splits it. */
  readonly broken: string | null;
}

/** As nearly all are written, between blanks and bars; found without the tables of all letters. */
const PLAIN_EMAIL = /(?:^|[\s|(<])([a-z0-9][a-z0-9._%+-]{0,63}@(?:[a-z0-9-]{1,63}\.){1,5}[a-z]{2,24})(?=$|[\s|)>,;])/i;

export function emailIn(text: string): FoundEmail | null {
  const at = text.indexOf('@');
  if (at < 0) return null;
  const plain = text.includes('@', at + 1) ? undefined : PLAIN_EMAIL.exec(text)?.[1];
  if (plain !== undefined) return { value: plain, broken: null };
  const whole = EMAIL.exec(text);
  if (whole) return { value: whole[0], broken: null };
  const split = SPLIT_EMAIL.exec(text);
  if (split && POST_AT_FIRM.test(split[0]) && !u`[:：|•·(<-]\s?$`.test(text.slice(0, split.index))) return null;
  return split ? { value: split[0].replace(/\s+/g, ''), broken: split[0] } : null;
}

/** What looks like an address and cannot be one. */
export function emailLike(text: string): string | null {
  return NEAR_EMAIL.exec(text)?.[0] ?? null;
}

/** Top-level domains that resumes name without "www."; others need a scheme, "www." or a path. */
const BARE_TLD =
  'com|org|net|io|dev|me|app|ai|co|es|fr|de|it|br|pt|jp|cn|uk|us|ca|mx|ar|cl|eu|ch|at|be|info|tech|design|page|site|xyz|edu|gov';
/** In small letters. */
const URL = patternOf(
  String.raw`(?<![\p{L}\p{N}@._-])(?:https?://[^\s<>"'，。、）)]{3,200}|www\.[^\s<>"'，。、）)]{3,200}|(?:[\p{L}\p{N}-]{1,63}\.){1,4}(?:${BARE_TLD})(?:/[^\s<>"'，。、）)|]{0,150})?(?![\p{L}\p{N}@]))`,
  'gu',
);

/** Technologies and firms that are written like a domain. */
const NOT_URLS: ReadonlySet<string> = new Set(
  'asp.net node.js vue.js next.js socket.io draw.io booking.com amazon.com salesforce.com monday.com b.com e.g i.e s.a'.split(' '),
); // prettier-ignore

/**
 * Abbreviations, with whatever a full stop glues to them: a letter each ("S.A.de C.V.", "M.Tech"), syllables of an Italian contract
 * ("co.co.co.", "co.co.pro."), a word cut short before a preposition ("Univ.de Chile").
 */
const ABBREVIATED = u`^(?:(?:\p{L}\.)+\p{L}+|(?:\p{L}{1,2}\.){2,}\p{L}{2}|(?:co\.)+co|ph\.d\.\p{L}+|(?:ad[mn]|admin|admon|asist|asoc|ass|assoc|aux|av|avda|c[dí]a|co|col|coord|cra|ctra|dep|dept|depto|dip|dir|div|dpto|dott|dra?|esc|est|estr|ets|fa|fac|fed|fund|gral|hnos|ing|inst|ist|lic|licda|ltda?|mag|mtro|prof|prov|pza|resp|sec|serv|sist|sta|sto|stud|tec|técn|univ|urb)\.(?:de|es|it|at|me|be))$`;

/** Most lines have no full stop within a word. */
function mayHoldUrl(text: string): boolean {
  if (text.includes('://')) return true;
  for (let at = text.indexOf('.', 1); at > 0; at = text.indexOf('.', at + 1)) {
    const after = text.charCodeAt(at + 1);
    const letter = (after >= 65 && after <= 90) || (after >= 97 && after <= 122) || after > 127;
    if (letter || 'wW'.includes(text.charAt(at - 1))) return true;
  }
  return false;
}

export function urlsIn(text: string): string[] {
  if (!mayHoldUrl(text)) return [];
  return matchesOf(URL, lowered(text))
    .map(({ 0: { length }, index }) => text.slice(index, index + length).replace(/[.,;:]+$/u, ''))
    .filter((url) => !NOT_URLS.has(url.toLowerCase()) && !ABBREVIATED.test(url.toLowerCase()));
}

/** The form to compare addresses in: no scheme, no "www.", no trailing slash. */
export function bareUrl(url: string): string {
  return url
    .toLowerCase()
    .replace(/^https?:\/\//u, '')
    .replace(/^www\./u, '')
    .replace(/[/#?]+$/u, '');
}
