/** What shows where an entry of education begins: the room between lines, which of its heads is the bold one, what hangs below the text of a row. */
import type { Item } from '../entries/entry-items.ts';
import type { Line } from '../reading.ts';

interface Signs {
  readonly bold: boolean;
  readonly dated: boolean;
}

/** From the last of the lines that were joined to the one above to the first of this one's. */
export function distance(above: Line | undefined, line: Line): number | null {
  if (!above || above.page !== line.page || above.column !== line.column) return null;
  return Math.min(...baselines(above)) - Math.max(...baselines(line));
}

const baselines = ({ baseline, cells }: Line): number[] => [baseline, ...cells.flatMap(({ spans }) => spans.map((span) => span.baseline))]; // prettier-ignore

/** "Fachinformatiker" over "**Acme GmbH**", "Abitur" over "**Gymnasium Emsau**": where each bold head stands right below a plain one, the first among them, it opens nothing. */
export function boldHead(features: readonly Signs[], heads: readonly number[]): number {
  const bold = heads.flatMap((at, n) => (features[at]?.bold && !features[heads[n - 1] ?? -1]?.bold ? [n] : []));
  const below = bold.every((n) => n > 0 && !features[heads[n - 1] ?? -1]?.dated);
  return bold[0] === 1 && bold.length > 1 && below ? 1 : 0;
}

/** Points. */
const SAME_EDGE = 4;

/** Whether a line stands at the edge of the text of the dated row above it, right of its date: "2011 – 2013 ¦ A Level Art" over "A Level Dance". */
export function hangsBelow(items: readonly Item[], at: number): boolean {
  const own = items[at]?.line;
  const above = items.slice(0, at).findLast(({ range }) => range !== null);
  const [date, text] = above?.line.cells ?? [];
  if (!own || !above?.range || !date || !text || above.line.page !== own.page) return false;
  return date.text.length <= above.range.length + above.range.index + 2 && Math.abs(own.box.x - text.box.x) < SAME_EDGE;
}
