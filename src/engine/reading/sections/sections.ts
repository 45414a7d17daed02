/** What stands under which heading. */
import { isGroupLabel } from '../heads/head-asides.ts';
import { DATE_LIKE } from '../page/column-rails.ts';
import { unionOf } from '../../../resume/document.ts';
import { isHanLabel } from '../han/han-asides.ts';
import { hanRole, headsEmployers, headsSkillSheet } from '../han/han-fields.ts';
import { isRailLike } from './among-jobs.ts';
import { isCapital } from './heading-text.ts';
import { tableHead } from './form-heads.ts';
import type { Heading, Line, Section } from '../reading.ts';
import { railLabels } from './rail-labels.ts';
import { runInSchooling } from './run-in-schooling.ts';
import { runInSections, withoutLabelled } from './run-in.ts';
import { carriedOver } from '../page/section-columns.ts';
import { isSideHeading } from './side-labels.ts';

/** A heading opens its section, the next one ends it, as does one of contact data; of a merged heading every kind gets the lines. `closing`: lines that end one and open none. */
export function sectionsOf(
  lines: readonly Line[],
  headings: readonly Heading[],
  closing: readonly number[] = [],
): Section[] {
  const closed = [...sideLinesOf(lines, headings), ...closing].sort((a, b) => a - b);
  const moved = carriedOver(lines, headings);
  const later = lines.filter(({ index }) => moved.get(index));
  const sections = headings.flatMap((heading, i) => {
    const after = heading.line.index + 1;
    const next = headings[i + 1]?.line.index ?? lines.length;
    const side = Math.min(closed.find((index) => index >= after && index < next) ?? next, nextRow(heading.line, lines) ?? next); // prettier-ignore
    const own = [
      ...lines.slice(after, side).filter((line) => !line.running && !moved.has(line.index)),
      ...later.filter(({ index }) => moved.get(index) === heading),
    ];
    const rail = tableHead(heading.line) === null && !headsSkillSheet(heading.line) ? railRest(heading.line) : null;
    // The head of a table that no heading stands above tells its columns.
    const table = headsEmployers(heading.line) ? [heading.line, ...own] : own;
    const under = rail && table === own ? [rail, ...own] : table;
    const listed = heading.kinds.some((kind) => kind === 'experience' || kind === 'education');
    return heading.kinds.map((kind) => ({ kind, heading, lines: listed ? withoutLabelled(under) : under }));
  });
  return [...sections, ...runInSections(sections, lines), ...runInSchooling(sections, lines)];
}

/** Places of headings that open no section, set like those that do: "PERSONAL DETAILS". */
function sideLinesOf(lines: readonly Line[], headings: readonly Heading[]): number[] {
  const models = headings.slice(0, MOST_MODELS).map(({ line }) => line);
  const rail = new Set(railLabels(lines, headings).map(({ index }) => index));
  return lines.flatMap((line) => {
    if (rail.has(line.index)) return [line.index];
    // "工作职责：" under each job is a label.
    if (models.includes(line)) return [];
    if (line.cells.length > 1)
      return isSideHeading(line.cells[0]?.text ?? '') && hanRole(line.cells[0]?.text ?? '') === null && models.some((model) => model.cells.length > 1 && isRailLike(line, model)) ? [line.index] : []; // prettier-ignore
    if (isNumberBetween(line, headings)) return [line.index];
    const unknown = isUnknownHeading(line, lines[line.index + 1], models);
    if ((!isSideHeading(line.text) && !unknown) || isHanLabel(line) || isMoreJobs(line, lines, headings)) return [];
    const alike = models.some(
      (model) =>
        Math.abs(model.size - line.size) < 0.4 &&
        model.bold === line.bold &&
        isCapital(model.cells[0]?.text ?? '') === isCapital(line.text) &&
        markOf(model) === markOf(line),
    );
    return alike ? [line.index] : [];
  });
}

/** "Autres" among the jobs, over "Été 2012 ¦ Vendanges, Acme": more of them. */
function isMoreJobs(line: Line, lines: readonly Line[], headings: readonly Heading[]): boolean {
  const [date, beside] = lines[line.index + 1]?.cells ?? [];
  const above = headings.findLast((heading) => heading.line.index < line.index);
  const dated =
    date !== undefined && beside !== undefined && date.text.length <= LONGEST_DATE && DATE_LIKE.test(date.text);
  return dated && isGroupLabel(line.text) && above?.kinds.includes('experience') === true;
}

const LONGEST_DATE = 30;

/** "学歴 ¦ …" in a form of labels beside their answers: the row below, "前職 ¦ …", tells something else. */
function nextRow(line: Line, lines: readonly Line[]): number | null {
  if (!isLabelRow(line) || tableHead(line) !== null) return null;
  const below = lines.slice(line.index + 1).find(({ place }) => place?.table !== line.place?.table || place?.row !== line.place?.row); // prettier-ignore
  return below && isLabelRow(below) && below.page === line.page && below.place?.table === line.place?.table ? below.index : null; // prettier-ignore
}

function isLabelRow({ cells, place }: Line): boolean {
  const [label] = cells;
  return place?.ruled === true && place.columns === 2 && cells.length === 2 && label !== undefined && LABEL.test(label.text.replace(/\s/gu, '')); // prettier-ignore
}

const LABEL = /^[\u3040-\u30ff\u4e00-\u9fff・]{2,8}$/u;

const MOST_MODELS = 40;

const NUMBERED = /^(\d{1,2})\s?[.)、]\s?\D.{1,40}$/u;

/** "3. 主な担当展覧会" between the headings "2. 職歴" and "4. 論文", set as they are. */
function isNumberBetween({ text, index, size, bold }: Line, headings: readonly Heading[]): boolean {
  const number = Number(NUMBERED.exec(text)?.[1] ?? 0);
  if (number < 2) return false;
  const isNext = (heading: Heading | undefined, wanted: number): boolean =>
    heading !== undefined &&
    Number(NUMBERED.exec(heading.line.text)?.[1]) === wanted &&
    heading.line.bold === bold &&
    Math.abs(heading.line.size - size) < 0.4;
  const after = headings.findIndex(({ line }) => line.index > index);
  return after > 0 && isNext(headings[after - 1], number - 1) && isNext(headings[after], number + 1);
}

/** "开源与博客", set as the headings are and in larger letters than what stands below, that tells no date. */
function isUnknownHeading(
  { text, size, bold, page, cells, place }: Line,
  next: Line | undefined,
  models: readonly Line[],
): boolean {
  // "正社員" in a cell of a job's row heads nothing.
  if (cells.length > 1 || place?.prose || !UNKNOWN.test(text.replace(/\s/gu, '')) || FIRM.test(text)) return false;
  if (!next || next.size > 0.92 * size) return false;
  const alike = models.filter((model) => Math.abs(model.size - size) < 0.2 && model.bold === bold).length;
  return alike >= LEAST_ALIKE && next.page === page && !/\d{4}/u.test(next.text);
}

const UNKNOWN = /^[【■◆◇●○▍▌▎□★☆▶]?[\u4e00-\u9fff]{2,9}】?$/u;
const FIRM = /会社|公司|集团|集團|法人/u;
const LEAST_ALIKE = 2;
/** "【工作经历】", "■職務経歴": a resume that marks its headings marks them all. */
function markOf({ text }: Line): string | undefined {
  return /^[【■◆◇●○▍▌▎□★☆▶▼◎※<《〈〔[(]/u.exec(text)?.[0];
}

/** What stands beside a heading in a label rail. */
function railRest(line: Line): Line | null {
  const cells = line.cells.slice(1);
  if (cells.length === 0) return null;
  return {
    ...line,
    cells,
    text: cells.map((cell) => cell.text).join(' '),
    box: unionOf(cells.map((cell) => cell.box)),
  };
}
