/** Whose resume it is: the name that the engine read, those behind a label, one that the e-mail spells, else what the page opens with. */
import type { TextLine } from './contact-lines.ts';
import { fold } from './folded.ts';

type Place = readonly [start: number, end: number];

export interface OwnNames {
  readonly names: readonly string[];
  /** Names in places where only a name stands. */
  readonly places: readonly Place[];
}

const LABELLED = [
  /(?<![\p{L}])(?:nombre(?: completo| y apellidos)?|apellidos?|(?:full |first |last |given |family )?name|surname|nom(?: et prénom| de famille)?|prénoms?|nome(?: completo| e cognome)?|cognome|sobrenome|vor- und nachname|vorname|nachname|familienname)\s{0,6}[:：]\s{0,6}(?<name>\p{Lu}[\p{L}\p{M}’'.-]*(?:\s(?:\p{Lu}[\p{L}\p{M}’'.-]*|de|da|do|dos|das|del|della|la|van|von|der|di|y|e)){0,5})/giu,
  /(?:ふりがな|フリガナ|氏\s?名(?:（カナ）)?|お名前|姓\s?名)\s{0,6}[:：]?\s{0,6}(?<name>[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]{1,6}(?:\s{1,2}[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]{1,6}(?!\s*[:：\p{L}]))?)/gu,
  /(?<=[（(])(?<name>\p{Script=Hiragana}{2,5}\s\p{Script=Hiragana}{2,6}|\p{Script=Katakana}[\p{Script=Katakana}ー]{1,5}\s\p{Script=Katakana}[\p{Script=Katakana}ー]{1,6})(?=[）)])/gu,
];

const TITLE =
  /^(?:curr[ií]cul(?:um|o)|cv$|r[ée]sum[ée]|lebenslauf|hoja de vida|履\s?歴\s?書|職務経歴書|(?:个人|求职)?简历|履歷)/iu;
const NAME_WORD = /^(?:\p{Lu}[\p{L}\p{M}’'-]*\.?|de|da|do|dos|das|del|della|la|van|von|der|di|y|e)$/u;
/** Headings that open a page as well as a name does. */
const HEADING =
  /(?<!\p{L})(?:touch|contact|contacto|contato|contatti|kontakt|about|profile?|perfil|profilo|summary|resumen?|resumo|objective|experience|experiencia|education|skills|personal|details|daten|datos|dados|dati)(?!\p{L})/iu;
const TOWN = /,\s?\p{Lu}{2}$/u;
const OPENING = 4;

export function namesOf(lines: readonly TextLine[], name: string | null, email: string | null): OwnNames {
  const names = name === null || name.trim() === '' ? [] : [name];
  const places: Place[] = [];
  for (const line of lines) {
    if (!line.isContact) continue;
    for (const { index, 0: match, groups } of LABELLED.flatMap((pattern) => [...line.text.matchAll(pattern)])) {
      const found = groups?.['name'] ?? '';
      const start = line.start + index + match.length - found.length;
      places.push([start, start + found.length]);
      if (found.length >= 3) names.push(found);
    }
  }
  const spelled = spelledByEmail(lines, email);
  if (spelled) names.push(spelled);
  names.push(...inLatinLetters(lines, email));
  if (names.length === 0) names.push(...opening(lines));
  return { names: [...new Set(names)], places };
}

/** "ITO Daisuke" over daisuke.ito@: the name of a Japanese or Chinese resume in Latin letters. */
function spelledByEmail(lines: readonly TextLine[], email: string | null): string | null {
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
function inLatinLetters(lines: readonly TextLine[], email: string | null): string[] {
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

/** When nothing else tells: the first line that is made of a name's words, in whatever spacing. */
function opening(lines: readonly TextLine[]): string[] {
  const filled = lines.filter(({ text }) => text.trim() !== '').slice(0, OPENING);
  for (const { text } of filled) {
    const bare = text.trim().replace(/^((?:\p{L}\s){2,}\p{L})(?=\s|$)/u, '$1');
    if (TITLE.test(bare) || TOWN.test(bare) || HEADING.test(bare) || /[\d:@\uFFFC]/u.test(bare)) continue;
    const spaced = /^\p{L}(?:\s+\p{L}){3,}$/u.test(bare);
    const words = spaced ? bare.split(/\s{2,}/u).map((word) => word.replace(/\s/gu, '')) : bare.split(/[\s,]+/u);
    if (words.length >= 2 && words.length <= 6 && words.every((word) => NAME_WORD.test(word))) return [words.join(' ')];
  }
  return [];
}
