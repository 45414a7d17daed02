/** Which findings get a red-pen number, and where the numbers stand beside a page. */
import type { RenderedCheck } from '../../../i18n/report/render.ts';
import type { Box, Page } from '../../../resume/document.ts';
import type { CheckId, CheckStatus } from '../../../resume/report.ts';

const ORDER: readonly CheckStatus[] = ['fail', 'warn', 'pass', 'undetermined', 'not-applicable'];

/** The worst first, and among equals the one whose mending gains most. */
export function inReadingOrder(checks: readonly RenderedCheck[]): readonly RenderedCheck[] {
  return checks.toSorted((a, b) => ORDER.indexOf(a.status) - ORDER.indexOf(b.status) || b.gain - a.gain);
}

export function isProblem({ status }: Pick<RenderedCheck, 'status'>): boolean {
  return status === 'fail' || status === 'warn';
}

/** 1, 2, 3 … for the checks that found something to mend. */
export function numberProblems(checks: readonly RenderedCheck[]): ReadonlyMap<CheckId, number> {
  return new Map(checks.filter(isProblem).map((check, index) => [check.id, index + 1]));
}

export interface Mark {
  readonly checkId: CheckId;
  readonly number: number;
  readonly title: string;
  readonly status: CheckStatus;
  readonly boxes: readonly Box[];
  /** The topmost of the boxes: the one that the number points at. */
  readonly first: Box;
  /** The line that the number speaks of, percent of the page's height from the top. */
  readonly anchor: number;
  /** Where the number stands in the margin, percent of the page's height from the top. */
  readonly top: number;
}

/** Numbers keep this distance, percent of the page's height: 28 px beside a page as small as a phone shows it. */
const SPACING = 7;
/** And this from the page's upper edge. */
const EDGE = 2;

/** The marks of a page from top to bottom; numbers that would overlap are moved down, and up again from the bottom edge. */
export function marksOf(
  page: Pick<Page, 'number' | 'height'>,
  checks: readonly RenderedCheck[],
  numbers: ReadonlyMap<CheckId, number>,
): readonly Mark[] {
  const found = checks.flatMap((check) => {
    const number = numbers.get(check.id);
    const boxes = boxesOn(page.number, check).toSorted(
      (a, b) => percentFromTop(a, page.height) - percentFromTop(b, page.height),
    );
    const [first] = boxes;
    if (number === undefined || !first) return [];
    const anchor = percentFromTop(first, page.height);
    return [{ checkId: check.id, number, title: check.title, status: check.status, boxes, first, anchor }];
  });
  const marks = found.toSorted((a, b) => a.anchor - b.anchor);
  const spacing = Math.min(SPACING, 100 / Math.max(1, marks.length));
  const tops: number[] = [];
  for (const { anchor } of marks) tops.push(Math.max(anchor, EDGE, (tops.at(-1) ?? -Infinity) + spacing));
  for (let i = tops.length - 1, limit = 100 - spacing / 2; i >= 0; i -= 1, limit -= spacing) {
    tops[i] = Math.max(EDGE, Math.min(tops[i] ?? 0, limit));
  }
  return marks.map((mark, index) => ({ ...mark, top: tops[index] ?? mark.anchor }));
}

function boxesOn(page: number, check: RenderedCheck): readonly Box[] {
  return check.findings.flatMap(({ evidence }) =>
    evidence.flatMap((place) => (place.page === page && place.box ? [place.box] : [])),
  );
}

/** Half a line of text, points: a box as tall as a column is pointed at where it begins. */
const HALF_LINE = 8;

function percentFromTop(box: Box, height: number): number {
  const y = box.y + box.height - Math.min(box.height / 2, HALF_LINE);
  return Math.min(100, Math.max(0, (1 - y / height) * 100));
}
