/** Running text beside a date: "2017 – 2020 ¦ Head cook, Inn, Hallein. Led a brigade of" over "seven cooks and …". */
import { u } from '../../../resume/patterns.ts';
import { paragraphsOf } from '../tables/cell-paragraphs.ts';
import { DATE_LIKE } from '../page/column-rails.ts';
import { mergedLine, type Draft } from '../page/line-drafts.ts';
import { OPEN_END } from '../schools/line-room.ts';

/** Characters of the date. */
const LONGEST_DATE = 34;
/** Left edges agree this far, points. */
const SAME = 2;
/** Between its lines, in sizes. */
const LEADING = 2.3;
/** Shorter paragraphs may be the names of a post and of a firm. */
const SHORTEST = 85;

/** "December 2009 – February" over "2012": the date goes on beside the text. */
const BEGUN = u`[-–—~～〜]\s*(?:\p{L}{3,12}\.?)?$`;
const REST = u`^(?:\p{L}{3,12}\.?\s)?(?:\d{1,2}[./])?\d{4}$`;

function isBelow(above: Draft, line: Draft, x: number, date: string): boolean {
  const gap = above.baseline - line.baseline;
  if (line.place || gap <= 0 || gap >= LEADING * above.size) return false;
  const [first, second] = line.cells;
  const text = second && BEGUN.test(date) && REST.test(first?.text ?? '') ? second : first;
  return text !== undefined && text === line.cells.at(-1) && Math.abs(text.box.x - x) <= SAME;
}

/** What runs on: a small letter opens a line, or a stop stands in it. */
const RUNS_ON = u`^\p{Ll}|\p{Ll}{2}[.;](?:\s|$)|[\u3040-\u30ff\u4e00-\u9fff]`;
const LISTING = 3;

/** Lines that run on, three and more, or a sentence: of names, words of ample length fill two lines and three by chance. */
function isText(paragraph: readonly Draft[]): boolean {
  const text = paragraph.map((line) => line.text).join(' ');
  if (text.length <= SHORTEST || paragraph.length < 2) return false;
  if (paragraph.length === 2) return /[.;。]$/u.test(text) || u`^\p{Ll}`.test(paragraph[1]?.text ?? '');
  return paragraph.some((line, at) =>
    at === 0
      ? OPEN_END.test(line.text)
      : RUNS_ON.test(line.text) || OPEN_END.test(line.text) || line.text.split(', ').length > LISTING,
  );
}

const placeOf = (x: number): number => Math.round(x / SAME);

/** How far to the right the cells reach that begin at a place. */
function rightEdges(lines: readonly Draft[]): ReadonlyMap<number, number> {
  const edges = new Map<number, number>();
  for (const { box } of lines.flatMap(({ cells }) => cells))
    for (const place of [-1, 0, 1].map((near) => placeOf(box.x) + near))
      edges.set(place, Math.max(edges.get(place) ?? 0, box.x + box.width));
  return edges;
}

/** Marks what goes on with such text. `lines`: of one region of a page. */
export function withRailParagraphs(lines: readonly Draft[]): Draft[] {
  const edges = rightEdges(lines);
  const carried = new Set<number>();
  lines.forEach((line, at) => {
    const [date, text, more] = line.cells;
    if (line.place || !date || !text || more || date.text.length > LONGEST_DATE || !DATE_LIKE.test(date.text)) return;
    const { x } = text.box;
    const own: Draft[] = [mergedLine([line], [text])];
    for (
      let next = lines[at + 1];
      next && isBelow(lines[at + own.length - 1] as Draft, next, x, date.text);
      next = lines[at + own.length]
    )
      own.push(next.cells.length === 1 ? next : mergedLine([next], next.cells.slice(-1)));
    if (own.length < 2) return;
    const [paragraph] = paragraphsOf(own, { left: x, right: edges.get(placeOf(x)) ?? x, bare: true });
    if (paragraph && isText(paragraph)) paragraph.slice(1).forEach((_, below) => carried.add(at + 1 + below));
  });
  return lines.map((line, at) => (carried.has(at) ? { ...line, carried: true } : line));
}
