/** Rows "2019 – 2021 ¦ Encuadernadora ¦ Lota": a column of towns, told by those that are known, names no employer. */
import { isCjk } from '../../../resume/language.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { TOWN } from '../contacts/town-shapes.ts';
import { isPlace, marksFor, organisationScore, roleScore, type Marks } from '../heads/head-marks.ts';
import { isClosedName } from '../heads/legal-forms.ts';
import { withoutCell } from '../heads/town-beside.ts';
import type { Cell } from '../reading.ts';
import type { Item } from './entry-items.ts';

/** Cells of a row, and rows that are a column. */
const CELLS = 3;
const LEAST = 2;
/** Share of its towns that a list knows. */
const KNOWN = 0.5;
/** Points. */
const SAME_EDGE = 4;
const MOST_WORDS = 3;

/** The last cell of a row but its dates. */
function lastCell({ line, range }: Item): Cell | null {
  const cells = line.cells.filter(({ text }) => range === null || !text.includes(range.text));
  return line.cells.length < CELLS || cells.length === line.cells.length ? null : (cells.at(-1) ?? null);
}

function mayBeTown(text: string, marks: Marks): boolean {
  if (!TOWN.test(text) || text.split(' ').length > MOST_WORDS || isClosedName(text)) return false;
  return isPlace(text, marks) || (organisationScore(text, marks) <= 0 && roleScore(text, marks) <= 0);
}

/** `items`: of a section of work. Those of such rows without their towns. */
export function withoutTownColumns(items: readonly Item[], lexicon: Lexicon): readonly Item[] {
  if (isCjk(lexicon.language)) return items;
  const rows = items.filter(
    ({ role, range, line }) => role === 'dated' && range !== null && line.cells.length >= CELLS,
  );
  const towns = new Map(rows.map((row) => [row, lastCell(row)] as const));
  const cells = [...towns.values()].filter((cell) => cell !== null);
  const [first] = cells;
  if (!first || cells.length < LEAST || cells.length < rows.length) return items;
  const marks = marksFor(lexicon, false);
  const alike = cells.every(({ box, text }) => Math.abs(box.x - first.box.x) < SAME_EDGE && mayBeTown(text, marks));
  const known = cells.filter(({ text }) => isPlace(text, marks)).length;
  if (!alike || known < KNOWN * cells.length) return items;
  return items.map((item) => {
    const town = towns.get(item);
    return town ? withoutCell(item, town) : item;
  });
}
