import { gu, u } from '../../../resume/patterns.ts';
import { charactersOf, isRecognised, setSpans, type SetSpan } from '../../reading/page/setting.ts';
import type { Line } from '../../reading/reading.ts';
import { defineCheck, evidenceOf, finding, notApplicable, scored } from '../define.ts';
import { percentOf, ramp } from '../ramp.ts';

/** Percent of the body. */
const MOST_BOLD = 25;
const MOST_CAPITAL = 5;
const BOLD = 600;
/** Share of characters, 0–1. */
const MOST_UNNAMED = 0.5;
/** Fewer letters than this are no body. */
const FEWEST = 200;
const MAX_EVIDENCE = 3;

/** Letters in words shouted: three capital words in a row, or one of seven letters. "SQL", "HTML, CSS" and "ISO 9001" are names. */
function shouted(text: string): number {
  // Five capitals in a row, or letters beyond ASCII that may be such.
  if (!/[A-Z\x80-\uffff]{5}/.test(text)) return 0;
  const runs = text.match(gu`(?<![\p{L}\p{N}])\p{Lu}{2,30}(?:[ ’'&-]{1,3}\p{Lu}{2,30}){0,20}(?![\p{L}\p{N}])`) ?? [];
  return runs.reduce((sum, run) => {
    const words = run.split(u`[^\p{Lu}]+`);
    const long =
      words.some(({ length }) => length >= 7) || (words.length >= 3 && words.some(({ length }) => length >= 5));
    return sum + (long ? words.join('').length : 0);
  }, 0);
}

/** The grid of levels that Europass prints: its labels are in capitals whatever the writer does. */
const LEVEL = gu`(?<![\p{L}\p{N}])[ABC][12](?![\p{L}\p{N}])`;

/** A short line in capitals names a part of the page, known to parsers or not; a row of levels names skills. */
function isSubheading(line: Line): boolean {
  if ((line.text.match(LEVEL)?.length ?? 0) > 1) return true;
  const [cell, other] = line.cells;
  if (!cell || other || /[a-z]/.test(cell.text)) return false;
  return cell.text.split(' ').length <= 5 && u`^[^\p{Ll}\p{Lo}]+$`.test(cell.text);
}

interface Emphasised {
  readonly line: Line;
  readonly characters: number;
}

function linesWithMost(spans: readonly Emphasised[]): Line[] {
  const sums = new Map<Line, number>();
  for (const { line, characters } of spans) sums.set(line, (sums.get(line) ?? 0) + characters);
  return [...sums]
    .sort((a, b) => b[1] - a[1] || a[0].index - b[0].index)
    .slice(0, MAX_EVIDENCE)
    .map(([line]) => line)
    .sort((a, b) => a.index - b.index);
}

export default defineCheck({
  id: 'emphasis',
  requires: ['document', 'lines', 'headings', 'entries', 'fonts', 'typography'],
  messageIds: ['bold', 'capitals'],
  run: ({ document, lines, headings, entries, fonts, typography: { unnamedShare } }) => {
    // Name, contact data, headings and the heads of jobs and degrees are meant to stand out.
    const head = headings[0]?.line.index ?? 0;
    const apart = new Set([
      ...headings.map(({ line }) => line.index),
      ...entries.flatMap(({ header }) => header.map(({ index }) => index)),
    ]);
    const body = lines.filter((line) => line.index > head && !apart.has(line.index) && !isSubheading(line));
    const spans = setSpans(body);
    const all = charactersOf(spans);
    // Fonts without names tell no weight.
    if (all < FEWEST || unnamedShare > MOST_UNNAMED || isRecognised(document)) return notApplicable;
    const isBold = ({ span }: SetSpan): boolean => (fonts[span.font]?.weight ?? 400) >= BOLD;
    const bolds = spans.filter(isBold);
    const shouts = body
      .map((line) => ({ line, characters: line.running ? 0 : shouted(line.text) }))
      .filter(({ characters }) => characters > 0);
    const bold = percentOf(charactersOf(bolds), all);
    const capitals = percentOf(charactersOf(shouts), all);
    const data = { bold, capitals };
    const faults = [
      { id: 'bold', percent: bold, most: MOST_BOLD, own: bolds, full: 70 },
      { id: 'capitals', percent: capitals, most: MOST_CAPITAL, own: shouts, full: 40 },
    ].filter(({ percent, most }) => percent > most);
    const findings = faults.map(({ id, percent, most, own }) =>
      finding(
        id,
        { percent, most },
        linesWithMost(own).flatMap((line) => evidenceOf([line])),
      ),
    );
    const scores = faults.map(({ percent, most, full }) =>
      ramp(percent, [
        [most, 0.89],
        [(most + full) / 2, 0.5],
        [full, 0],
      ]),
    );
    return scored(Math.min(1, ...scores), findings, data);
  },
});
