/** Cells of Japanese and Chinese tables that tell a post and then what was done in it: "期間 ¦ 業務内容". */
import type { Lexicon } from '../lexicons/lexicon.ts';
import { hanPieces } from './han-pieces.ts';
import type { Line } from './reading.ts';

const LONGEST = 40;
const POST = 2;

/** Whether a line of running text reads like a post, a department or a branch. */
export function tellsHanPost({ text }: Line, lexicon: Lexicon): boolean {
  if (text.length > LONGEST || /[。:：]$/u.test(text)) return false;
  return hanPieces([text], lexicon).some(({ post, department }) => post >= POST || department);
}

/** Whether a line opens a cell of the row of `before` with such words. */
export function opensHanCell(line: Line, before: Line | undefined, lexicon: Lexicon): boolean {
  const [own, last] = [line.place, before?.place];
  const opens = own && last && own.table === last.table && own.row === last.row && !last.prose;
  return opens === true && before?.index === line.index - 1 && tellsHanPost(line, lexicon);
}
