/** Start and end of a job in labels of their own: "入社：2020年5月" over "退社：2020年12月". In Japanese and Chinese. */
import type { Line } from '../reading.ts';
import { joined, withCells } from './stacked-dates.ts';

const WHEN = String.raw`(?:年月日?|年度|日期?|时间|時間|時期)?\s?[:：]?\s*`;
const STARTS = new RegExp(
  String.raw`^[\s・•■【]*(?:入[社職职]|入行|入庁|就[職业業]|着任|在籍開始|勤務開始|雇用開始|[开開]始)${WHEN}】?\s?[:：]?\s*(?=\S*\d)`,
  'u',
);
const ENDS = new RegExp(
  String.raw`^[\s・•■【]*(?:退[社職职]|退行|退庁|离[职任]|離[職任]|退任|在籍終了|勤務終了|雇用終了|[结結]束|終了)${WHEN}】?\s?[:：]?\s*(?=\S*\d|現在|在[職籍]中|至今|现在)`,
  'u',
);
/** Nothing but a date. */
const DATE = /^(?:(?:19|20)\d{2}|(?:令和|平成|昭和)\s?(?:\d{1,2}|元))\s?[年./-]\s?\d{1,2}\s?月?(?:\s?\d{1,2}\s?日)?$/u;
const NOW = /^(?:現在|在[職籍]中|至今|现在)$/u;
/** Lines between them: the reason, the terms. */
const APART = 2;

/** A line that such a label opens, without it; null for any other. */
function valueOf({ text }: Line, label: RegExp): string | null {
  if (!/[:：】]/u.test(text) && !/\s/u.test(text.trim())) return null;
  const value = text.replace(label, '').trim();
  return value !== text.trim() && (DATE.test(value) || NOW.test(value)) ? value : null;
}

/** Each start with the end below it in its line; the line of the end is gone. */
export function joinLabelledEnds(lines: readonly Line[]): readonly Line[] {
  const gone = new Set<Line>();
  const rows = lines.map((line, at) => {
    const start = valueOf(line, STARTS);
    const [cell] = line.cells;
    if (start === null || !cell) return line;
    const below = lines.slice(at + 1, at + 1 + APART).find((next) => next.page === line.page && valueOf(next, ENDS) !== null); // prettier-ignore
    const [own] = below?.cells ?? [];
    if (!below || !own || lines.slice(at + 1, lines.indexOf(below)).some((next) => valueOf(next, STARTS) !== null)) return line; // prettier-ignore
    gone.add(below);
    const period = joined({ ...cell, text: start }, { ...own, text: valueOf(below, ENDS) ?? '' });
    return withCells(line, [{ ...period, text: `期間：${period.text}` }]);
  });
  return gone.size === 0 ? lines : rows.filter((_, at) => !gone.has(lines[at] as Line)).map((line, index) => ({ ...line, index })); // prettier-ignore
}
