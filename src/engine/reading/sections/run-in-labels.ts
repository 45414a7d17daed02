/** Headings in brackets that their text follows in the line: "【资格证书】教师资格证、普通话二级甲等", "【学歴】2013年3月 湾岸大学 卒業". */
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { hanRole } from '../han/han-fields.ts';
import { kindsByName } from './heading-kinds.ts';
import type { Cell, Line } from '../reading.ts';

const LABELLED = /^([【〔〖[]\s?([^【】〔〕〖〗[\]]{2,10})\s?[】〕〗\]])\s?[:：]?\s?(\S.+)$/u;
/** A line of more characters is a paragraph that opens so. */
const LONGEST = 400;

/** The heading and its text as cells of their own; the line itself where it is no such. */
function parted(line: Line, lexicon: Lexicon): Line {
  const [cell, more] = line.cells;
  if (!cell || more || line.text.length > LONGEST) return line;
  const [, label, name, rest] = LABELLED.exec(cell.text) ?? [];
  if (label === undefined || name === undefined || rest === undefined) return line;
  // "【実績】前年比120%" is told of the job above.
  if (hanRole(name) !== null || kindsByName(name, lexicon).length === 0) return line;
  const share = label.length / cell.text.length;
  const { x, width } = cell.box;
  const cells: Cell[] = [
    { text: label, box: { ...cell.box, width: width * share }, spans: cell.spans.slice(0, 1) },
    { text: rest, box: { ...cell.box, x: x + width * share, width: width * (1 - share) }, spans: cell.spans },
  ];
  return { ...line, cells };
}

/** `lexicon`: of Japanese or Chinese. */
export function withRunInLabels(lines: readonly Line[], lexicon: Lexicon): Line[] {
  return lines.map((line) => parted(line, lexicon));
}
