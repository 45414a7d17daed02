/** Headings in Chinese and Japanese told by what stands below them, or by their words alone where they are set as the text is. */
import type { SectionKind } from '../../../resume/report.ts';
import { holdsCjk } from '../text/characters.ts';
import { isHanTableHead } from '../han/han-fields.ts';
import type { Heading, Line } from '../reading.ts';

const CAREER = /職歴|経歴|キャリア|职业|工作/u;

/** "職務経歴（概要）" */
const SUMMED = /[(（<]\s?(?:概要|要約|サマリー?|概述|摘要)\s?[)）>]$/u;

/** "職歴サマリ" over "期間 ¦ 所属 ¦ 主な役割": a table of jobs is no summary of them. */
export function withTables(told: readonly Heading[], lines: readonly Line[]): Heading[] {
  return told.map((heading) => {
    const { line, kinds } = heading;
    const next = lines[line.index + 1];
    const table = kinds[0] === 'summary' && CAREER.test(line.text) && next !== undefined && next.cells.length > 2 && isHanTableHead(next); // prettier-ignore
    if (table) return { line, kinds: ['experience'] };
    return kinds[0] === 'experience' && kinds.length === 1 && SUMMED.test(line.text) ? { line, kinds: ['summary'] } : heading; // prettier-ignore
  });
}

const ESSENTIAL: ReadonlySet<SectionKind> = new Set(['education', 'experience']);
const LEAST_WHOLE = 4;

/** "教育背景" alone in plain letters, of a section that none in prominent ones opens. */
export function isWholeHan({ line, kinds: [kind, ...more] }: Heading, told: ReadonlySet<SectionKind>): boolean {
  if (!kind || more.length > 0 || !ESSENTIAL.has(kind) || told.has(kind)) return false;
  return line.cells.length === 1 && line.mark === null && holdsCjk(line.text) && line.text.length >= LEAST_WHOLE && line.text.length <= 2 * LEAST_WHOLE; // prettier-ignore
}
