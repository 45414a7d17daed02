/** Labels of a rail in Chinese and Japanese whose words are no known heading, among others that are: "履历", "资格", "社会职务" below "概述" and "教育". */
import { u } from '../../../resume/patterns.ts';
import { HAN_DEPARTMENT, HAN_POST_END } from '../../lexicons/han-heads.ts';
import { hanRole, isHanPersonal } from '../han/han-fields.ts';
import type { Heading, Line } from '../reading.ts';
import { isRailLike } from './among-jobs.ts';
import { hanHeading } from './han-headings.ts';

/** Known labels that make a rail. */
const LEAST = 2;
/** No resume has more; files made to stall their reader have. */
const MOST = 40;
/** Left edges agree this far, points. */
const EDGE = 3;
const LABEL = u`^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー・]{2,8}$`;

/** "平成元", "令和三年三月": the years of a form. */
const DATE = /[年月]|^(?:明治|大正|昭和|平成|令和|民国|民國)/u;

function labelOf({ cells }: Line): string {
  return (cells[0]?.text ?? '').replace(/\s/gu, '');
}

/** Each of them once, in the letters of the known ones, at their edge and beside text at the edge of theirs: a field that every job has returns. */
export function railLabels(lines: readonly Line[], known: readonly Heading[]): Line[] {
  const models = known.slice(0, MOST).flatMap(({ line }) => (line.cells.length > 1 ? [line] : []));
  if (models.length < LEAST) return [];
  const taken = new Set(known.map(({ line }) => line.index));
  const isLike = (line: Line, model: Line): boolean =>
    isRailLike(line, model) && Math.abs((line.cells[1]?.box.x ?? 0) - (model.cells[1]?.box.x ?? 0)) < EDGE;
  const labels = lines.filter((line) => {
    const label = labelOf(line);
    if (taken.has(line.index) || line.running || line.cells.length < 2 || !LABEL.test(label)) return false;
    if (DATE.test(label) || hanRole(label) !== null || isHanPersonal(label)) return false;
    if (HAN_POST_END.test(label) || HAN_DEPARTMENT.test(label)) return false;
    return models.filter((model) => isLike(line, model)).length >= LEAST;
  });
  const texts = labels.map(labelOf);
  return labels.filter((_, at) => texts.indexOf(texts[at] ?? '') === texts.lastIndexOf(texts[at] ?? ''));
}

/** Those of them whose words tell what they head, short as they are. */
export function railHeadings(lines: readonly Line[], known: readonly Heading[]): Heading[] {
  return railLabels(lines, known).flatMap((line): Heading[] => {
    const kind = hanHeading(labelOf(line));
    return kind ? [{ line, kinds: [kind] }] : [];
  });
}
