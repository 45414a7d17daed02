/** Rows of a table among the lines: cells under one another, parted by drawn lines or by aligned gaps. */
import type { Page, PageRule } from '../../../resume/document.ts';
import { grouped } from '../../../resume/grouped.ts';
import { gu, u } from '../../../resume/patterns.ts';
import { DATE_LIKE } from '../page/column-rails.ts';
import { formRowOf } from '../entries/form-rows.ts';
import type { Line } from '../reading.ts';

export interface Table {
  readonly page: number;
  readonly rows: readonly Line[];
  /** Drawn lines part its cells. */
  readonly ruled: boolean;
  /** Levels of languages: "B2 | C1 | B2". */
  readonly levels: boolean;
}

/** A drawn line beside one line of text is a separator; beside two it parts cells. In sizes. */
const RULE_HEIGHT = 1.8;
/** Left edges of a column agree this far, points. */
const ALIGNED = 4;
const COLUMNS = 3;
/** Ruled rows, and rows of bare gaps, that make a table: head and body; a list set in three columns has fewer. */
const RULED_ROWS = 2;
const BARE_ROWS = 4;

const LEVEL = gu`(?<![\p{L}\p{N}])[ABC][12](?![\p{L}\p{N}])`;

/** More upright lines than this on a page are a drawing. */
const MOST_UPRIGHTS = 500;

function uprightsOf({ rules }: Page): PageRule[] {
  const uprights = rules.filter(({ orientation }) => orientation === 'vertical');
  return uprights.length > MOST_UPRIGHTS ? [] : uprights;
}

/** Places of the upright lines that run through a row, inside its text. */
function cutsOf(line: Line, uprights: readonly PageRule[]): number[] {
  const middle = line.baseline + 0.3 * line.size;
  const right = line.box.x + line.box.width;
  const cuts = uprights
    .filter(({ box }) => box.y < middle && box.y + box.height > middle && box.height > RULE_HEIGHT * line.size)
    .map(({ box }) => box.x)
    .filter((x) => x > line.box.x + 2 && x < right - 2)
    .sort((a, b) => a - b);
  return cuts.filter((x, at) => at === 0 || x - (cuts[at - 1] ?? x) > ALIGNED);
}

/** A row of three cells that is no head of an entry: those carry dates, and parsers read them across. */
function isBareRow(line: Line): boolean {
  return (
    line.cells.length >= COLUMNS &&
    !line.cells.some((cell) => DATE_LIKE.test(cell.text)) &&
    line.cells.filter((cell) => u`\p{L}`.test(cell.text)).length >= COLUMNS
  );
}

function aligned(line: Line, other: Line): boolean {
  const shared = line.cells.filter((cell) => other.cells.some((peer) => Math.abs(peer.box.x - cell.box.x) < ALIGNED));
  return shared.length >= COLUMNS;
}

function follows(line: Line, before: Line | undefined): boolean {
  return (
    before?.page === line.page &&
    before.column === line.column &&
    Math.abs(before.baseline - line.baseline) < 5 * line.size
  );
}

/** What stands in rows of cells that were read as such. */
function placedTables(lines: readonly Line[]): Table[] {
  const own = lines.filter(
    (line) => (line.place?.columns ?? 0) >= COLUMNS && !line.running && formRowOf(line) === null,
  );
  const tables = grouped(own, ({ page, place }) => `${String(page)} ${String(place?.table)}`);
  return [...tables.values()].flatMap((rows) => {
    const count = new Set(rows.map(({ place }) => place?.row)).size;
    return count < RULED_ROWS ? [] : tableOf(rows, rows[0]?.place?.ruled ?? true);
  });
}

function tableOf(rows: readonly Line[], ruled: boolean): Table[] {
  const [first] = rows;
  if (!first || (!first.place && rows.length < (ruled ? RULED_ROWS : BARE_ROWS))) return [];
  const levels = rows.filter((line) => (line.text.match(LEVEL)?.length ?? 0) >= 2).length;
  return [{ page: first.page, rows, ruled, levels: levels > 0 }];
}

/** Tables of three columns and more. The rows of a Japanese form are what they are, and are left out. */
export function tablesIn(lines: readonly Line[], pages: readonly Page[]): Table[] {
  const uprights = new Map(pages.map((page) => [page.number, uprightsOf(page)]));
  const found: Table[] = [];
  let rows: Line[] = [];
  let ruled = false;
  const close = (): void => {
    found.push(...tableOf(rows, ruled));
    rows = [];
  };
  for (const line of lines) {
    const own = !line.running && !line.place && formRowOf(line) === null;
    const cut = own && cutsOf(line, uprights.get(line.page) ?? []).length >= COLUMNS - 1;
    const bare = own && !cut && isBareRow(line);
    const last = rows.at(-1);
    const goesOn = follows(line, last) && ruled === cut && (cut || (last !== undefined && aligned(line, last)));
    if (!goesOn && (cut || bare)) close();
    if (cut || bare) {
      rows.push(line);
      ruled = cut;
    } else if (!follows(line, last)) close();
  }
  close();
  return [...placedTables(lines), ...found];
}
