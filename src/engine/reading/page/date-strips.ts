/** Dates between two texts: they belong to the one that they stand level with, and no gutter parts them from it. */
import type { Span } from '../../../resume/document.ts';
import { DATE_LIKE, isDateStrip, isRail, levelShare } from './column-rails.ts';
import { mainEdge, median, rowsOf } from './column-rows.ts';

interface Halves {
  readonly strip: readonly Span[];
  readonly rest: readonly Span[];
}

const right = ({ box }: Span): number => box.x + box.width;

/** What stands left of the edge at which most rows begin. */
function before(side: readonly Span[], gap: number): Halves {
  const main = mainEdge(rowsOf(side));
  const strip = side.filter((span) => right(span) < main - gap);
  return { strip, rest: side.filter((span) => !strip.includes(span)) };
}

/** Of the middle size of a side. */
const LARGE = 1.5;

/** What stands right of the last gap down a side. */
function behind(side: readonly Span[], gap: number): Halves {
  const most = LARGE * median(side.map(({ size }) => size));
  // A name above both runs across the gap.
  const falling = side.filter(({ size }) => size <= most).toSorted((a, b) => a.box.x - b.box.x);
  let reach = -Infinity;
  let from = falling.length;
  falling.forEach((span, at) => {
    if (at > 0 && span.box.x - reach >= gap) from = at;
    reach = Math.max(reach, right(span));
  });
  return { strip: falling.slice(from), rest: falling.slice(0, from) };
}

/** Whether a gutter between the two would part dates from their text. `gap`: the narrowest gutter, points. */
export function partsDates(left: readonly Span[], side: readonly Span[], gap: number): boolean {
  const [own, other] = [rowsOf(left), rowsOf(side)];
  const opening = before(side, gap);
  const dates = rowsOf(opening.strip);
  if (isDateStrip(dates) && levelShare(dates, own) > levelShare(dates, rowsOf(opening.rest))) return true;
  const closing = behind(left, gap);
  const rail = rowsOf(closing.strip);
  if (rail.length === 0) return false;
  const dated = isDateStrip(rail) || isRail(rail, other);
  return dated && levelShare(rail, other) >= levelShare(rail, rowsOf(closing.rest));
}

/** Longer texts say more than when. */
const LONGEST_DATE = 20;
const LEVEL = 2.5;

/** A side without the dates that stand level with a text of its own: they are the margin of that text, whatever stands on the other side. */
export function withoutOwnDates(side: readonly Span[]): Span[] {
  const isDate = ({ text }: Span): boolean => DATE_LIKE.test(text) && text.trim().length <= LONGEST_DATE;
  const texts = side.filter((span) => !isDate(span));
  return side.filter((span) => !isDate(span) || !texts.some(({ baseline }) => Math.abs(baseline - span.baseline) < LEVEL)); // prettier-ignore
}
