/** Labels beside dates: of a post, or a heading beside its section. */
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { rangesIn } from '../dates/dates.ts';
import { isCareerBreak } from '../entries/career-breaks.ts';
import { namesHead, namesPost } from '../heads/headers.ts';
import type { Heading, Line } from '../reading.ts';
import { isBehindDate } from './heading-doubts.ts';
import { isCapital } from './heading-text.ts';

/** A label beside its text, set as a heading of its own line is: in the same letters, at the same edge, left or right. */
export function isRailLike(line: Line, model: Line): boolean {
  const [label, known] = [line.cells[0], model.cells[0]];
  const [own, other] = [label?.spans[0], known?.spans[0]];
  if (line.cells.length < 2 || !label || !known || !own || !other) return false;
  const level = Math.abs(label.box.x - known.box.x) < 3 || (model.cells.length > 1 && Math.abs(label.box.x + label.box.width - known.box.x - known.box.width) < 3); // prettier-ignore
  return own.font === other.font && Math.abs(own.size - other.size) < 0.4 && level;
}

/** Points between a degree and dates that are no cell of a rail. */
const APART = 120;

/** "Pausa na carreira"; "Stage ¦ mar 2010 – ago 2010", which is set as the other jobs are. */
export function standsAmongJobs(line: Line, lexicon: Lexicon): boolean {
  if (isCareerBreak([line.text], lexicon)) return true;
  if (isBehindDate(line, lexicon)) return !isCapital(line.text);
  const [first, second] = line.cells;
  if (!first || !second || isCapital(first.text)) return false;
  // "Promotion ¦ 2016 – 2018", its dates at the other edge.
  const studied = second.box.x - first.box.x - first.box.width > APART && namesHead(first.text, 'education', lexicon);
  if (!studied && !namesPost(first.text, lexicon)) return false;
  const [range] = rangesIn(second.text, lexicon);
  return range?.isRange === true && range.length === second.text.length;
}

/** "Work Experience ¦ Since Sep 2024" is a post among others, and the heading over them where there is no other one and it is set as headings are. */
export function withWorkBeside(found: readonly (Heading & { readonly amongJobs: boolean })[]): Heading[] {
  const told = found.filter(({ amongJobs }) => !amongJobs);
  if (told.some(({ kinds }) => kinds.includes('experience'))) return told;
  const work = found.find(({ line, kinds, amongJobs }) => amongJobs && kinds.includes('experience') && told.some((heading) => isRailLike(line, heading.line))); // prettier-ignore
  return found.filter((heading) => !heading.amongJobs || heading === work);
}
