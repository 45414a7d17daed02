/** Whose resume it is: the name that the engine read, those behind a label, one that the e-mail spells, else what the page opens with. */
import type { TextLine } from './contact-lines.ts';
import { fold } from './folded.ts';
import { isSectionHead } from './section-heads.ts';
import { inLatinLetters, spelledByEmail } from './latin-names.ts';

type Place = readonly [start: number, end: number];

export interface OwnNames {
  readonly names: readonly string[];
  /** Names in places where only a name stands. */
  readonly places: readonly Place[];
}

const LABELLED = [
  /(?<![\p{L}])(?:nombre(?: completo| y apellidos)?|apellidos?|(?:full |first |last |given |family )?name|surname|nom(?: et prénom| de famille)?|prénoms?|nome(?: completo| e cognome)?|cognome|sobrenome|vor- und nachname|vorname|nachname|familienname)\s{0,6}[:：]\s{0,6}(?<name>\p{Lu}[\p{L}\p{M}’'.-]*(?:\s(?:\p{Lu}[\p{L}\p{M}’'.-]*|de|da|do|dos|das|del|della|la|van|von|der|di|y|e)){0,5})/giu,
  /(?:ふりがな|フリガナ|氏\s*名(?:（カナ）)?|お名前|姓\s*名)\s{0,6}[:：]?\s{0,6}(?!電話|电话|性別|年齢|現住所|連絡先|履歴書)(?<name>[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]{1,6}(?![\p{Script=Hiragana}\p{Script=Katakana}])(?:\s{1,3}[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]{1,6}(?!\s*[:：\p{L}]))?(?:[・･][\p{Script=Katakana}ー]{1,12}){0,4})/gu,
  /(?:ふりがな|フリガナ|氏\s*名|お名前)\s{0,6}[:：]?\s{0,6}(?<name>[\p{Script=Katakana}ー]{2,10}(?:[\s・･]{1,3}[\p{Script=Katakana}ー]{1,10}){1,3}(?:\s{1,3}\p{Script=Han}{1,4}(?![\p{L}:：]))?)/gu,
  /(?:漢名|汉名|族名|通称名?|曾用名)\s{0,3}[:：]?\s{0,3}(?<name>[\p{Script=Han}々]{1,4}(?:[·‧・\s][\p{Script=Han}\p{Script=Katakana}ー]{1,8})?)(?!\p{L})/gu,
  // A name from before the marriage.
  /(?:旧姓|舊姓)\s{0,3}[:：]?\s{0,3}(?<name>[\p{Script=Han}々]{1,4})/gu,
  /(?<!\p{L})(?:[Nn]ée|[Gg]eb(?:\.|orene)|[ÉéEe]p(?:ouse|\.)) (?<name>\p{Lu}\p{Ll}+(?:-\p{Lu}\p{Ll}+)?)(?!\p{L}|\s?\d)/gu,
  /(?:英文姓?名|英文名字|外文名|葡文姓?名|拼音|ローマ字(?:氏名|表記)?|English [Nn]ame)\s{0,6}[:：]?\s{0,6}(?<name>\p{Lu}[\p{Script=Latin}’'-]+(?:,?\s\p{Lu}[\p{Script=Latin}’'-]*){0,3})/gu,
  /(?<=[（(])(?<name>\p{Script=Hiragana}{2,5}\s\p{Script=Hiragana}{2,6}|\p{Script=Katakana}[\p{Script=Katakana}ー]{1,5}\s\p{Script=Katakana}[\p{Script=Katakana}ー]{1,6}|[\p{Script=Katakana}ー]{1,8}(?:・[\p{Script=Katakana}ー]{1,8}){1,5})(?=[）)])/gu,
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
  // A web address is nobody's name.
  const names = name === null || name.trim() === '' || /^\S+\.\p{L}+$/u.test(name) ? [] : [withoutHeading(name)];
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
  names.push(...fuller(lines, names), ...inKatakana(lines));
  // Also beside a name that was read in Latin letters.
  if (name === null || /^\p{Script=Latin}/u.test(name)) names.push(...openingEastAsian(lines));
  if (names.length === 0) names.push(...opening(lines));
  return { names: [...new Set(names)], places };
}

/** A heading of the second column that was read into the name: "Edson Kiala dos Santos RESUMO". */
function withoutHeading(name: string): string {
  const words = name.split(/\s+/u);
  const last = words.at(-1) ?? '';
  return words.length > 2 && /^\p{Lu}{5,}$/u.test(last) && isSectionHead(last) ? words.slice(0, -1).join(' ') : name;
}

/** "Ignacia Paz Zúñiga Olate" where only "Ignacia Zúñiga" was read: an opening line that is made of a name's words, two of them known. */
function fuller(lines: readonly TextLine[], names: readonly string[]): string[] {
  const known = new Set(names.flatMap((name) => fold(name).split(/[^\p{L}]+/u)).filter((word) => word.length > 2));
  const cells = openingLines(lines).flatMap((text) => text.split(/ {3,}/u));
  return cells.flatMap((text) => {
    // Titles stay: "Mag. Leonie", "Dr. Ana".
    const words = text.split(/\s+/u).filter((word) => !/\p{L}{2}\.$/u.test(word) && !BESIDE_NAME.test(word));
    const isName = words.length <= 6 && !TITLE.test(text) && words.every((word) => NAME_WORD.test(word));
    const ofKnown = words.filter((word) => known.has(fold(word)));
    return isName && ofKnown.length >= 2 && ofKnown.length < words.length ? [words.join(' ')] : [];
  });
}

/** A label, or a heading of the next column. */
const BESIDE_NAME =
  /^(?:cv|curr[ií]culum|vit(?:ae|æ)|lebenslauf|nome|nombre|name|nom|contacto?s?|contatos?|contatti|kontakt|perfil|profile?|profil|profilo|resumen?|resumo)$/iu;

/** "サントス・エレナ" at the head of the page. */
function inKatakana(lines: readonly TextLine[]): string[] {
  return openingLines(lines)
    .slice(0, 2)
    .map((text) => text.replace(READING, ''))
    .filter((text) => KATAKANA_NAME.test(text));
}
/** The label of a form. */
const READING = /^(?:フリガナ|ふりがな)[\s:：]*/u;
const KATAKANA_NAME =
  /^[\p{Script=Katakana}ー]{2,12}(?:[・･=＝\s]{1,2}[\p{Script=Katakana}ー]{2,12}){1,3}(?<!エンジニア|デザイナー|マネージャー|コンサルタント|ディレクター|プランナー|シート)$/u;

/** "大友 ヘンリー 健", "履歷自傳　范姜 郁婷（…）" at the head of the page, when the engine read none. */
function openingEastAsian(lines: readonly TextLine[]): string[] {
  return openingLines(lines)
    .slice(0, 2)
    .flatMap((text) => (POINTED_NAME.exec(text) ?? EAST_ASIAN_NAME.exec(text))?.groups?.['name'] ?? [])
    .slice(0, 1);
}
/** "巴奈·達利" */
const POINTED_NAME = /^(?<name>\p{Script=Han}{1,6}[·‧・]\p{Script=Han}{1,8})(?![\p{L}])/u;
const EAST_ASIAN_NAME =
  /^(?:[\p{Script=Han}\s]{0,4}[書书歴历歷簡简][\p{Script=Han}]{0,2}\s{1,3})?(?<name>(?![^（(／/｜|]*(?:氏名|姓名|名前|[書书歴历歷簡简営業务務技術术経经験验担管県縣市都区])|[^（(／/｜|]*(?:エンジニア|デザイナー|[師师员員職职者])\s*(?:$|[（(]))[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]{1,5}(?:\s{1,3}[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]{1,6}){1,2})\s*(?:$|[（(／/｜|])/u;

function openingLines(lines: readonly TextLine[]): string[] {
  return lines
    .map(({ text }) => text.trim())
    .filter((text) => text !== '')
    .slice(0, OPENING);
}

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
