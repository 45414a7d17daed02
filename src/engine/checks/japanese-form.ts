/** The 履歴書, a form of fixed length, beside the 職務経歴書, which tells what was done. */
import type { Language } from '../../resume/language.ts';
import { key } from '../reading/text/fold.ts';
import type { Line } from '../reading/reading.ts';

/** What may follow the title on its line: the day, a bracket; no word that it would be part of. */
const REST = /^(?:$|[(\d・|/:令平])/u;
/** Characters that may follow. */
const LONGEST = 18;

function isTitled(text: string, title: string): boolean {
  if (!text.startsWith(title.charAt(0))) return false;
  const bare = key(text).replace(/\s/gu, '');
  return bare.startsWith(title) && bare.length <= title.length + LONGEST && REST.test(bare.slice(title.length));
}

/** Beside the title the day may stand, or the words of the photo's frame. */
function isTitle({ text, cells }: Line, title: string): boolean {
  return isTitled(text, title) || cells.some((cell) => isTitled(cell.text, title));
}

function titled(lines: readonly Line[], title: string): Line | undefined {
  return lines.find((line) => isTitle(line, title));
}

/** Pages of a 履歴書 bound before the 職務経歴書: none of the history's pages. */
export function formPages(lines: readonly Line[]): number {
  const history = titled(lines, '職務経歴書');
  const form = titled(lines, '履歴書');
  return history && form && form.page < history.page ? history.page - 1 : 0;
}

/** A 履歴書 that no 職務経歴書 follows. */
export function isFormAlone({
  lines,
  language,
}: {
  readonly lines: readonly Line[];
  readonly language: Language | null;
}): boolean {
  return language === 'ja' && titled(lines, '履歴書')?.page === 1 && !titled(lines, '職務経歴書');
}
