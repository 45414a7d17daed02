/** Names in Latin letters beside Japanese or Chinese ones, and those that an e-mail spells. */
import type { TextLine } from './contact-lines.ts';
import { ROLES } from './addresses/words.ts';
import { fold } from './folded.ts';

/** "ITO Daisuke" over daisuke.ito@: the name of a Japanese or Chinese resume in Latin letters. */
export function spelledByEmail(lines: readonly TextLine[], email: string | null): string | null {
  const local = fold(email?.split('@')[0] ?? '').replace(/[^\p{L}]/gu, '');
  if (local.length < 5) return null;
  for (const { text, isContact } of lines) {
    if (!isContact) continue;
    for (const { 0: match } of text.matchAll(/\p{Lu}[\p{L}’'-]+(?:\s\p{Lu}[\p{L}’'-]+){0,3}/gu)) {
      const words = fold(match).split(/[\s-]+/u);
      // Drawn in two fonts a name may have lost its space.
      if (words.join('') === local) return match;
      if (words.length >= 2 && words.every((word) => word.length >= 2 && local.includes(word))) return match;
    }
  }
  return null;
}

/** Of a Japanese or Chinese resume: two words in Latin letters whose e-mail holds both, anywhere; in contact lines also by their sound. */
export function inLatinLetters(lines: readonly TextLine[], email: string | null): string[] {
  if (!lines.some(({ text, isContact }) => isContact && EAST_ASIAN.test(text))) return [];
  const address = fold(email ?? '');
  return lines.flatMap(({ text, isContact }) =>
    [...text.matchAll(LATIN_NAME)].flatMap(({ 0: match }) => {
      const words = fold(match).split(/[\s,-]+/u);
      const isSpelled = words.every((word) => word.length >= 2 && address.includes(word));
      const isSounded = isContact && words.every((word) => ROMAJI.test(word) || PINYIN.test(word));
      return isSpelled || isSounded ? [match] : [];
    }),
  );
}

const EAST_ASIAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{2}/u;
const LATIN_NAME =
  /(?<![\p{Script=Latin}\p{N}@.])\p{Lu}[\p{Script=Latin}’'-]+,?\s\p{Lu}[\p{Script=Latin}’'-]+(?:[\s-]\p{Lu}[\p{Script=Latin}’'-]+)?(?![\p{Script=Latin}\p{N}@.])/gu;
const ROMAJI =
  /^(?:(?:[kgsztdnhbpmrywjf]|ky|gy|sh|sy|ch|ty|ts|ny|hy|by|py|my|ry)?[aiueoāīūēō](?:h(?![aiueo]))?|n(?![aiueo])|(?:kk|ss|tt|pp|ssh|tch)[aiueo]){2,8}$/u;
const PINYIN =
  /^(?:(?:zh|ch|sh|[bpmfdtnlgkhjqxrzcsyw])?(?:[aeo]|ai|ei|ui|ao|ou|iu|ie|ue|er|an|en|in|un|ang|eng|ing|ong|iang|iong|uang|ian|uan|uai|ua|uo|iao|ia|i|u|v|ve|van)){1,2}$/u;

/** "歐陽子晴　AU YEUNG Tsz Ching", "サントス・エレナ（Elena Santos）": the same name straight behind, however it is spelled. */
export function besides(text: string, names: readonly (readonly [start: number, end: number])[]): [number, number][] {
  return names.flatMap(([start, end]): [number, number][] => {
    const name = text.slice(start, end);
    if (!EAST_ASIAN.test(name)) return [];
    BEHIND.lastIndex = end;
    const match = BEHIND.exec(text);
    const latin = match?.groups?.['name'] ?? '';
    const words = fold(latin).split(/[\s,-]+/u);
    if (!match || words.length < 2 || words.some((word) => ROLES.has(word))) return [];
    const sounded = words.filter((word) => SOUNDED.test(word));
    if (!/\p{Script=Katakana}/u.test(name) && sounded.length * 2 < words.length) return [];
    const from = match.index + match[0].length - latin.length;
    return [[from, from + latin.length]];
  });
}

const BEHIND =
  /[ \t\u3000]{0,3}[（(/|｜,，]?[ \t\u3000]{0,3}(?<name>\p{Lu}[\p{Script=Latin}’'-]*(?:,? \p{Lu}[\p{Script=Latin}’'.-]*){1,4})(?![\p{L}\p{N}])/uy;
/** In whatever spelling of Chinese, Korean or Vietnamese: "tsz", "yeung", "hsieh", "nguyen". */
const SOUNDED = /^(?:tsz|sze|ng|(?:[bcdfghjklmnpqrstvwxz]{0,3}[aeiouy]{1,4}(?:ng|[nkpthm])?){1,2})$/u;
