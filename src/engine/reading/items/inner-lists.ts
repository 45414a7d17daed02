/** Items that do not say what was done: names of the list within them ("• 役割：" over "◦ 進行の管理"), lists of tools. */
import { u } from '../../../resume/patterns.ts';
import { CJK } from '../text/fold.ts';
import { hanRole } from '../han/han-fields.ts';
import type { OpenedLine } from './bullets.ts';
import type { Line } from '../reading.ts';

const LONGEST = 40;
/** Glyphs of an inner list stand this far behind those of the list around it. */
const STEP = 3;

/** Of Chinese and Japanese: a label closed by its colon, one that is known, or one in a heavier type than its items. Told to do nothing, it is no item itself. */
export function namesInnerList(line: Line, { text }: OpenedLine, next: Line | undefined, below: OpenedLine | undefined): boolean {
  if (!next || !below || below.glyph === null || text.length > LONGEST || next.box.x < line.box.x + STEP) return false;
  if (!CJK.test(text) || /[。；;]$/u.test(text)) return false;
  return /[:：】]$/u.test(text) || (line.bold && !next.bold) || hanRole(text) === 'aside';
} // prettier-ignore

const TOOLS = u`^(?:[\p{L}/・]{1,14}|[\p{L}/]{1,8} [\p{L}]{1,8})\s?[:：]\s?(\S.{2,120})$`;
/** "Ruby 3.2", "Amazon Linux", "シェルスクリプト" */
const TOOL = u`^[\p{Script=Latin}\d][\p{Script=Latin}\d .+#()-]{0,28}$|^[\p{Script=Katakana}ー]{3,14}$`;

/** "言語：Ruby, シェルスクリプト": what one worked with. */
export function listsTools(text: string): boolean {
  const told = TOOLS.exec(text)?.[1];
  if (told === undefined) return false;
  const tools = told.split(/\s?[,、，/∕]\s?/u);
  return tools.length > 1 && tools.every((tool) => TOOL.test(tool.trim()));
}
