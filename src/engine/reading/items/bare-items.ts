/** List items without a glyph: short paragraphs below the head of a job, set in from it or each telling a deed. */
import { isCjk } from '../../../resume/language.ts';
import { u } from '../../../resume/patterns.ts';
import type { SectionKind } from '../../../resume/report.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { blocksOf, rowOf, tellsDeed, type Block } from './bare-blocks.ts';
import { joinLines } from './bullets.ts';
import { hangingItems } from './hanging-items.ts';
import type { Bullet, Line, Section } from '../reading.ts';
import { rightEdges, type RightEdge } from '../page/right-edges.ts';

const WORK: ReadonlySet<SectionKind> = new Set(['experience', 'volunteering', 'projects']);
/** Lines of an item in the mean: longer ones are paragraphs. */
const MOST_LINES = 2.6;
const LEAST_WORDS = 3;
/** Items of a section, and of one job among them: fewer are remarks. */
const LEAST_ITEMS = 3;
const LEAST_IN_ONE = 2;
/** Of the jobs that have any. */
const LEAST_MEAN = 1.7;
/** Share of the items at the margin that must tell a deed. */
const MOST_DEEDS = 0.7;
/** And of those that are set in. */
const SOME_DEEDS = 0.4;

/** Letters may be wider than in the mean of their line: room left over, in sizes. */
const SLACK = 0.6;

/** Whether the line ends before the next one's first word had to. */
function endsEarly({ box, text, size }: Line, next: Line, edge: number): boolean {
  const letter = box.width / Math.max(1, text.length);
  const [word = ''] = next.text.split(' ', 1);
  return box.x + box.width + (word.length + 1) * letter + SLACK * size <= edge;
}

/** Lines one below the other as paragraphs. */
function paragraphsOf(lines: readonly Line[], edge: number): Line[][] {
  return lines.reduce<Line[][]>((paragraphs, line) => {
    const own = paragraphs.at(-1);
    const last = own?.at(-1);
    const goesOn = last && line.page === last.page && (!endsEarly(last, line, edge) || u`^\p{Ll}`.test(line.text));
    if (own && goesOn) own.push(line);
    else paragraphs.push([line]);
    return paragraphs;
  }, []);
}

function textOf(lines: readonly Line[]): string {
  return joinLines(lines.map(({ text }) => text));
}

/** Paragraphs of a block up to the first that is none of the list: the next job's head, which is not set in. */
function itemsOf({ lines, inset, whole }: Block, edge: number, lexicon: Lexicon): Line[][] {
  const paragraphs = paragraphsOf(lines, edge);
  if (inset || whole) return paragraphs;
  const end = paragraphs.findLastIndex((own) => tellsDeed(textOf(own), lexicon));
  return paragraphs.slice(0, end + 1);
}

function itemsIn(section: Section, edges: ReadonlyMap<number, RightEdge>, lexicon: Lexicon): Line[][] {
  const rows = section.lines.filter(({ running }) => !running).map((line) => rowOf(line, lexicon));
  const jobs = [...blocksOf(rows, lexicon)].flatMap(([at, block]) => {
    const edge = edges.get(rows[at]?.line.column ?? 0);
    // Where no edge shows, no line had to be broken.
    const items = itemsOf(block, edge?.sure ? edge.at : Infinity, lexicon);
    return items.length > 0 ? [{ items, inset: block.inset }] : [];
  });
  const items = jobs.flatMap((job) => job.items);
  const texts = items.map(textOf);
  const deeds = texts.filter((text) => tellsDeed(text, lexicon)).length;
  const listed =
    items.length >= Math.max(LEAST_ITEMS, LEAST_MEAN * jobs.length) &&
    jobs.some((job) => job.items.length >= LEAST_IN_ONE) &&
    items.flat().length <= MOST_LINES * items.length &&
    texts.every((text) => u`^["“«(]?[\p{Lu}\p{N}]`.test(text)) &&
    texts.filter((text) => text.split(' ').length >= LEAST_WORDS).length >= MOST_DEEDS * items.length &&
    deeds >= (jobs.every(({ inset }) => inset) ? SOME_DEEDS : MOST_DEEDS) * items.length;
  return listed ? items : [];
}

/** The items with those of sections of work that list without a glyph; sections that have one anywhere list by it. */
export function withBareItems(bullets: readonly Bullet[], sections: readonly Section[], lexicon: Lexicon): Bullet[] {
  if (isCjk(lexicon.language)) return [...bullets];
  const taken = new Set(bullets.flatMap(({ lines }) => lines.map(({ index }) => index)));
  const edges = rightEdges(sections.flatMap(({ lines }) => lines));
  const bare = sections.flatMap((section) => {
    if (!WORK.has(section.kind) || section.lines.some(({ index }) => taken.has(index))) return [];
    const hanging = hangingItems(section.lines, lexicon);
    const items = hanging.length > 0 ? hanging : itemsIn(section, edges, lexicon);
    return items.map((lines) => ({
      text: textOf(lines),
      lines,
      glyph: null,
      section: section.kind,
    }));
  });
  if (bare.length === 0) return [...bullets];
  const placeOf = ({ lines: [first] }: Bullet): number => first?.index ?? 0;
  return [...bullets, ...bare].toSorted((a, b) => placeOf(a) - placeOf(b));
}
