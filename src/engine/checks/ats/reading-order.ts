import type { ResumeDocument, Span } from '../../../resume/document.ts';
import { grouped } from '../../../resume/grouped.ts';
import { u } from '../../../resume/patterns.ts';
import type { Evidence } from '../../../resume/report.ts';
import { displacedIn, inversionsIn } from '../../reading/page/file-order.ts';
import type { Line } from '../../reading/reading.ts';
import { defineCheck, evidenceOf, finding, notApplicable, scored } from '../define.ts';
import { ramp } from '../ramp.ts';

/** CHECKS.md. Share of the pairs of cells that the file tells in the order of the page. */
const AGREEMENT = 0.95;
/** Fewer cells tell no order. */
const LEAST = 8;
/** Two columns told row by row change sides about twice a row; told one after the other, a few times in all. */
const CHANGES = 0.8;
const FEWEST_CHANGES = 8;
const EXAMPLES = 3;

/** A cell and where in the file its page's first span of it stands. */
interface Placed {
  readonly line: Line;
  readonly position: number;
}

function placesOf(document: ResumeDocument): ReadonlyMap<Span, number> {
  return new Map(document.pages.flatMap((page) => page.spans.map((span, at) => [span, at] as const)));
}

function placedIn(lines: readonly Line[], places: ReadonlyMap<Span, number>): Placed[] {
  return lines
    .filter((line) => !line.running)
    .flatMap((line) =>
      line.cells.flatMap((cell) => {
        const position = cell.spans
          .filter((span) => !span.artifact)
          .reduce((first, span) => Math.min(first, places.get(span) ?? Infinity), Infinity);
        return position === Infinity ? [] : [{ line, position }];
      }),
    );
}

/** Lines that the file tells elsewhere, those that follow one another as one. */
function movedFrom(column: readonly Placed[]): Evidence[] {
  const moved = displacedIn(column.map(({ position }) => position));
  const groups: Line[][] = [];
  let last = -2;
  for (const at of moved) {
    const line = column[at]?.line;
    if (!line) continue;
    if (at === last + 1) groups.at(-1)?.push(line);
    else groups.push([line]);
    last = at;
  }
  return groups.toSorted((a, b) => b.length - a.length).flatMap((group) => evidenceOf([...new Set(group)]));
}

/** "性 别：男" beside "姓 名：李明", row after row: labels and what they ask for are understood in this order. */
const LABELLED = u`^\p{L}[^:：]{0,15}[:：]`;
const MOSTLY = 0.8;

function areLabelled(side: readonly Placed[]): boolean {
  return side.filter(({ line }) => LABELLED.test(line.text)).length >= MOSTLY * side.length;
}

/** Whether the file goes back and forth between the columns of a page. */
function alternates(page: readonly Placed[]): boolean {
  if (areLabelled(page.filter(({ line }) => line.column > 0))) return false;
  const told = page.toSorted((a, b) => a.position - b.position).map(({ line }) => line.column);
  const changes = told.filter((column, at) => at > 0 && column !== told[at - 1]).length;
  const first = told.filter((column) => column === 0).length;
  return changes >= FEWEST_CHANGES && changes > CHANGES * Math.min(first, told.length - first);
}

export default defineCheck({
  id: 'reading-order',
  requires: ['document', 'lines'],
  messageIds: ['moved', 'mixed-columns'],
  run: ({ document, lines }) => {
    const placed = placedIn(lines, placesOf(document));
    if (placed.length < LEAST) return notApplicable;
    const pages = [...grouped(placed, ({ line }) => line.page)];
    // Which of two columns comes first is nobody's fault: each is held to its own order.
    const columns = pages.flatMap(([, own]) => [...grouped(own, ({ line }) => line.column).values()]);
    const pairs = columns.reduce((sum, { length }) => sum + (length * (length - 1)) / 2, 0);
    const wrong = columns.reduce((sum, own) => sum + inversionsIn(own.map(({ position }) => position)), 0);
    const agreement = pairs === 0 ? 1 : 1 - wrong / pairs;
    const percent = Math.floor(100 * agreement);
    const mixed = pages.filter(([, own]) => alternates(own));
    const score = ramp(agreement, [
      [0.5, 0],
      [0.8, 0.45],
      [AGREEMENT, 0.9],
      [1, 1],
    ]);
    const findings = mixed.map(([page, own]) => {
      const [first] = own.filter(({ line }) => line.column > 0);
      return finding('mixed-columns', { page }, first ? evidenceOf([first.line]) : []);
    });
    if (agreement < AGREEMENT) {
      const evidence = columns.flatMap(movedFrom).slice(0, EXAMPLES);
      return scored(
        Math.min(score, mixed.length > 0 ? 0.4 : 0.89),
        [finding('moved', { percent }, evidence), ...findings],
        {
          percent,
        },
      );
    }
    return mixed.length > 0 ? scored(0.4, findings, { percent }) : scored(score, [], { percent });
  },
});
