/** The town at the right of an employer, or of a school, which is told with neither. */
import type { Lexicon } from '../../lexicons/lexicon.ts';
import type { Item } from '../entries/entry-items.ts';
import { TOWN } from '../contacts/town-shapes.ts';
import { isPlace, marksFor, organisationScore, roleScore } from './head-marks.ts';
import { isClosedName } from './legal-forms.ts';
import type { Cell } from '../reading.ts';

/** The line of an item without one of its cells. */
export function withoutCell(item: Item, cell: Cell): Item {
  return { ...item, line: { ...item.line, cells: item.line.cells.filter((other) => other !== cell) } };
}

/** Right edges agree this far, points; words of a town. */
const SAME_EDGE = 4;
const MOST_TOWN_WORDS = 3;

/** The town at the right of an employer, or of a school, above the dates that stand at the right of what one was there. */
export function townBeside(header: readonly Item[], at: number, parted: boolean, lexicon: Lexicon): Cell | null {
  const [item, below] = [header[at], header[at + 1]];
  const [name, town, ...more] = item?.line.cells ?? [];
  const [post, dates, ...others] = below?.line.cells ?? [];
  if (!name || !town || !post || !dates || more.length + others.length > 0 || item?.range || !below?.range) return null;
  const gap = town.box.x + town.box.width - dates.box.x - dates.box.width;
  if (!dates.text.includes(below.range.text) || Math.abs(gap) > SAME_EDGE) return null;
  if (!TOWN.test(town.text) || town.text.split(' ').length > MOST_TOWN_WORDS) return null;
  const marks = marksFor(lexicon, !parted);
  const role = (text: string): number => roleScore(text, marks);
  const employs = (text: string): number => organisationScore(text, marks) + Number(isClosedName(text));
  // Above the town and the dates the right is where the employer stands: "Leeds" beside "2019 – 2021".
  if (role(post.text) <= 0 && (isPlace(post.text, marks) || !post.text.includes(' '))) return null;
  const named = employs(name.text) > 0 && role(name.text) <= employs(name.text);
  return named && role(town.text) + employs(town.text) <= 0 ? town : null;
}
