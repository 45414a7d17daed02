/** The 履歴書, a form of fixed length, beside the 職務経歴書, which tells what was done. */
import type { Language } from '../../resume/language.ts';
import type { Line, Reading } from '../reading/reading.ts';
import { holdsCjk } from '../reading/text/characters.ts';
import { key } from '../reading/text/fold.ts';

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

/**
 * A 職務経歴書 that comes without its 履歴書. Its customary head is title, date and name: address and numbers stand on the 履歴書 that goes with
 * it (templates of doda, リクナビNEXT and ハローワーク).
 */
export function isHistoryAlone({
  lines,
  language,
}: {
  readonly lines: readonly Line[];
  readonly language: Language | null;
}): boolean {
  return language === 'ja' && titled(lines, '職務経歴書')?.page === 1 && !titled(lines, '履歴書');
}

/** What a 職務経歴書 without it keeps of a check: its 履歴書 tells it. */
export const TOLD_IN_FORM = 0.75;

/** Boxes beside that of the motives, and the one below it. */
const BESIDE = /通勤|扶養|配偶者|最寄/u;
const WISHES_BOX = /^本人(?:の)?希望/u;
/** "自己PR・その他アピールしたいこと": the box's own label, no sentence. */
const STATEMENT_LABEL = /^[^。:：]{0,40}(?:動機|PR|こと|など|ポイント)$/u;
const ELSEWHERE = /別紙|別添|添付/u;
/** Characters; "東京駅", "約 40 分" stand in boxes of their own. */
const SHORTEST = 6;

export interface FormStatement {
  readonly lines: readonly Line[];
  readonly characters: number;
  /** Another sheet tells it. */
  readonly elsewhere: boolean;
}

function saysOneself(text: string): boolean {
  const bare = text.replace(/\s/gu, '');
  return bare.length >= SHORTEST && holdsCjk(bare) && !BESIDE.test(bare) && !STATEMENT_LABEL.test(bare);
}

/** What stands in the boxes of a 履歴書 for motives (志望の動機) and strengths (自己PR); null where it has none. */
export function statementOf({ sections }: Pick<Reading, 'sections'>): FormStatement | null {
  const boxes = sections.filter(({ kind }) => kind === 'summary');
  const [first] = boxes;
  if (!first) return null;
  const texts = boxes.flatMap(({ lines }) => {
    const end = lines.findIndex(({ text }) => WISHES_BOX.test(text.replace(/\s/gu, '')));
    return lines.slice(0, end < 0 ? lines.length : end).flatMap(({ cells }) => cells.map(({ text }) => text));
  });
  const own = texts.filter(saysOneself);
  return {
    lines: [first.heading.line],
    characters: own.join('').replace(/\s/gu, '').length,
    elsewhere: texts.some((text) => ELSEWHERE.test(text)),
  };
}
