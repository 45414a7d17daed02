/** The words of a heading without what is set around them: bullets, numbers, brackets, letters set apart. */
import { CJK, key } from './fold.ts';
import { recalled } from './once.ts';

const MAX_WORDS = 7;
export const MOST_CHARACTERS = 60;
const MAX_CJK = 16;

/** "C O N T A T T I", "E XPERIENCE": letters set apart are one word again. */
function unspaced(text: string): string {
  const parts = text.split(' ');
  if (parts.length > 2 && parts.every((part) => part.length === 1)) return parts.join('');
  return text.replace(/(?<![\p{L}\p{N}])(\p{Lu}) (?=\p{Lu}{2,})/gu, '$1');
}

/** A heading without ornaments: bullets, numbers, brackets, colons, icons. */
export const bare = recalled((text) => stripped(unspaced(text)));

export const stripped = recalled((text) =>
  key(text)
    .replace(/[\ue000-\uf8ff]/gu, '')
    .replace(/^[^\p{L}]+|[^\p{L})]+$/gu, '')
    .replace(/^[一二三四五六七八九十]{1,2}\s?[、.,)]\s*/u, '')
    // "II. Experiencia", "A) Titoli"
    .replace(/^(?:[ivx]{1,4}|[a-h])\s?[.)]\s+/u, '')
    // "学习经历（从高中填起）"
    .replace(/(?<=[\u3040-\u30ff\u4e00-\u9fff])\s*\([^()\d]{1,24}\)$/u, '')
    .replace(/\s*[:：]$/u, ''),
);

/** Whether a bare text is no longer than headings are. */
export function isShort(text: string): boolean {
  if (text.length > MOST_CHARACTERS) return false;
  if (!CJK.test(text)) return text.split(' ').length <= MAX_WORDS;
  const cjk = Array.from(text).filter((character) => CJK.test(character)).length;
  return cjk <= MAX_CJK && text.length <= 2 * MAX_CJK;
}
