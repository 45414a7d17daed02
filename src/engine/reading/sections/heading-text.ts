/** The words of a heading without what is set around them: bullets, numbers, brackets, letters set apart. */
import { gu, u } from '../../../resume/patterns.ts';
import { CJK_LETTER, countOf, holdsCjk, isAt, LETTER, NUMBER, only, trimmedTo, UPPER } from '../text/characters.ts';
import { key } from '../text/fold.ts';
import { recalled } from '../text/once.ts';
import type { Line } from '../reading.ts';

const MAX_WORDS = 7;
export const MOST_CHARACTERS = 60;
const MAX_CJK = 16;

/** "C O N T A T T I", "E XPERIENCE": letters set apart are one word again. */
function unspaced(text: string): string {
  const parts = text.split(' ');
  if (parts.length > 2 && parts.every((part) => part.length === 1)) return parts.join('');
  if (!parts.some((part, at) => isCapitalApart(part, parts[at + 1]))) return text;
  // "DOCUMENTOS E FORMAÇÃO": a word of one letter, where the first word is whole.
  return text.replace(isCapitalApart(parts[0] ?? '', parts[1]) ? CAPITAL_APART : LETTER_APART, '$1');
}

const CAPITAL_APART = gu`(?<![\p{L}\p{N}])(\p{Lu}) (?=\p{Lu}{2,})`;
const LETTER_APART = gu`(?<![\p{L}\p{N}])((?![AEIOUY])\p{Lu}) (?=\p{Lu}{2,})`;

/** Whether the pattern can strike between two words of a text. */
function isCapitalApart(word: string, next: string | undefined): boolean {
  if (next === undefined || !isAt(next, 0, UPPER) || !isAt(next, 1, UPPER) || !isAt(word, word.length - 1, UPPER))
    return false;
  return word.length < 2 || !isAt(word, word.length - 2, LETTER | NUMBER);
}

/** A heading without ornaments: bullets, numbers, brackets, colons, icons. */
export const bare = recalled((text) => stripped(unspaced(text)));

/** "ŵ 证书", "g 获奖": what a font of pictograms leaves of one before a heading; "C 语言" and "B 端" are words. */
const PICTOGRAM = u`^(?:[a-z]|(?![A-Z])[\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}]|IJ)\s(?=\p{sc=Han}{2})`;

export const stripped = recalled((text) => {
  const keyed = key(text.indexOf(' ') === 1 || text.indexOf(' ') === 2 ? text.replace(PICTOGRAM, '') : text);
  const worded = trimmedTo(holdsIcon(keyed) ? keyed.replace(/[\ue000-\uf8ff]/gu, '') : keyed, LETTER, ')');
  const numbered = /^[a-z一二三四五六七八九十]{1,4}\s?[、.,)°/:‐-―-]/.test(worded)
    ? worded
        .replace(/^[一二三四五六七八九十]{1,2}\s?[、.,)]\s*/u, '')
        // "II. Experiencia", "A) Titoli"
        .replace(/^(?:[ivx]{1,4}|[a-h])\s?[.)]\s+/u, '')
        // "II - Formation", "IV/ Expérience", "I-ETAT CIVIL", "B - Langues"
        .replace(u`^(?:[ivx]{1,4}\s?[°/:‐-―-]{1,2}\s?|[a-h]\s[‐-―-]\s)(?=\p{L})`, '')
    : worded;
  // "職務経歴<現職>", its closing mark taken off
  if (numbered.includes('<')) return numbered.replace(/(?<=[\u3040-\u30ff\u4e00-\u9fff])\s?<[^<>]{1,10}$/u, '');
  // "学习经历（从高中填起）", "Education (3)", "Pubblicazioni scelte (su 34, h-index 15)"
  return numbered.endsWith(')')
    ? numbered.replace(
        u`(?<=[\u3040-\u30ff\u4e00-\u9fffa-z])\s*\((?:[^()\d]{1,30}|\d{1,2}|(?:last|past) \d{1,2} \p{L}{4,6}|[^()\d]{0,4}\d[\d~〜～.-]{0,6}\s?[年月个個ヶか][^()]{0,8}|\d{2,4}\s?文?字[^()\d]{0,6}|(?:su|of|out of|von|aus|sur|de|das) \d{1,4}(?:[,;] [^()]{1,30})?|(?:\d{1,4}[,;] )?h-?index[^()]{1,20})\)$`,
        '',
      )
    : numbered;
});

function holdsIcon(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code >= 0xe000 && code <= 0xf8ff) return true;
  }
  return false;
}

const ICON = /^[\ufffd\ue000-\uf8ff]{1,2}$/u;

/** A line without the pictogram that stands in a cell of its own before its words. */
export function withoutIcon(line: Line): Line {
  const [icon, ...cells] = line.cells;
  if (!icon || cells.length === 0 || !ICON.test(icon.text)) return line;
  return { ...line, cells, text: cells.map(({ text }) => text).join(' ') };
}

/** "資格綜述 - summary of qualifications": the same in English behind a dash. */
const GLOSS = /(?<=[\u3040-\u9fff])\s*[‐-―/|-]\s*[a-z][a-z &]{2,40}$/u;

/** A bare heading in Chinese or Japanese without its English. */
export function withoutGloss(text: string): string {
  return text.length > MOST_CHARACTERS ? text : text.replace(GLOSS, '');
}

/** Whether a bare text is no longer than headings are. */
export function isShort(text: string): boolean {
  if (text.length > MOST_CHARACTERS) return false;
  const cjk = countOf(text, CJK_LETTER);
  if (cjk === 0) return text.split(' ').length <= MAX_WORDS;
  return cjk <= MAX_CJK && withoutGloss(text).length <= 2 * MAX_CJK;
}

/** Words behind a hyphen that stands for the rest of a compound: "Schul- und Berufsbildung". */
const AND = /^(?:und|oder|sowie|u\.|e|ed|y|et|and|or|&|\+|\/)(?:\s|$)/iu;

/** Words of a heading set over several rows, whole again: "Berufs-" over "erfahrung". */
export function wholeLabel(rows: readonly string[]): string {
  return rows.reduce((text, row) => {
    const broken = u`\p{L}{2}-$`.test(text) && !AND.test(row) && (u`^\p{Ll}`.test(row) || u`\p{Lu}-$`.test(text));
    return broken ? `${text.slice(0, -1)}${row}` : `${text} ${row}`;
  });
}

/** "SRE / テックリード" and "自己PR" are not. */
export function isCapital(text: string): boolean {
  if (/[a-z]/.test(text) || holdsCjk(text)) return false;
  const letters = only(text, LETTER);
  return letters.length > 2 && letters === letters.toUpperCase() && letters !== letters.toLowerCase();
}

/** What a line that is longer than `most` opens with: "2012 – heute Dozentin" of one that goes on with faculty and university. */
export function upToComma(text: string, most: number): string {
  return text.length <= most ? text : (text.split(/[,;]\s/u, 1)[0] ?? '');
}
