/** Words of a read document taken out or put in the place of others, as if the file had been set so. */
import type { Line } from '../../../src/engine/reading/reading.ts';
import type { ResumeDocument, Span } from '../../../src/resume/document.ts';

/** One UTF-16 unit of a span. */
interface Unit {
  readonly span: Span;
  readonly at: number;
  /** Compatible form, without white space; may be empty or longer than one. */
  readonly plain: string;
}

const plainOf = (text: string): string => text.normalize('NFKC').replace(/\s+/gu, '').toLowerCase();

const unitsOf = (lines: readonly Line[]): Unit[] =>
  lines
    .flatMap((line) => line.cells.flatMap((cell) => cell.spans))
    .flatMap((span) =>
      Array.from({ length: span.text.length }, (_, at) => ({ span, at, plain: plainOf(span.text[at] ?? '') })),
    );

/** Where a text stands in spans: from and to (behind it), by span, in reading order. */
export type Place = ReadonlyMap<Span, readonly [number, number]>;

/** The first place of `wanted` in the lines; null where it does not stand there as written. */
export function placeOf(wanted: string, lines: readonly Line[]): Place | null {
  const units = unitsOf(lines);
  const needle = plainOf(wanted);
  const starts: number[] = [];
  let text = '';
  units.forEach(({ plain }, n) => {
    for (const _ of plain) starts.push(n);
    text += plain;
  });
  const index = needle === '' ? -1 : text.indexOf(needle);
  if (index < 0) return null;
  const [first = 0, last = 0] = [starts[index], starts[index + needle.length - 1]];
  const place = new Map<Span, readonly [number, number]>();
  for (const { span, at } of units.slice(first, last + 1)) place.set(span, [place.get(span)?.[0] ?? at, at + 1]);
  return place;
}

/** A part of a span, as a span of its own. */
function part(span: Span, from: number, to: number): Span[] {
  const text = span.text.slice(from, to);
  if (text.trim() === '') return [];
  const edges = span.edges.slice(from, to + 1);
  const [left = span.box.x, right = span.box.x] = [edges[0], edges.at(-1)];
  return [{ ...span, text, edges, box: { ...span.box, x: left, width: right - left } }];
}

/** What joins a date to what it stands beside. */
const JOINTS = /[\s,;:|｜·•–—\-()[\]（）／/]/u;

const BEFORE_DATES =
  /(?<=^|[\s,;:|·(–-])(?:dal?l?|dal|da|del?|desde|from|since|seit|von|vom|depuis|du|de|à|hasta|al?):?\s*$/iu;

/** What is left of a span without a place, joints at the cut aside. */
function without(span: Span, [from, to]: readonly [number, number]): Span[] {
  let [start, end] = [from, to];
  while (start > 0 && JOINTS.test(span.text[start - 1] ?? '')) start -= 1;
  while (end < span.text.length && JOINTS.test(span.text[end] ?? '')) end += 1;
  // "Dal", "since", "von" and what else told that dates follow.
  while (start > 0 && BEFORE_DATES.test(span.text.slice(0, start))) start -= BEFORE_DATES.exec(span.text.slice(0, start))?.[0].length ?? 0; // prettier-ignore
  const rest = part(span, end, span.text.length);
  // What stood behind a date at the left of its line begins there.
  return start === 0 ? rest.map((own) => moved(own, span.box.x - own.box.x)) : [...part(span, 0, start), ...rest];
}

const moved = (span: Span, by: number): Span => ({
  ...span,
  edges: span.edges.map((edge) => edge + by),
  box: { ...span.box, x: span.box.x + by },
});

/** The same width for other words: the letters stand closer or wider. */
function worded(span: Span, [from, to]: readonly [number, number], words: string): Span {
  const [left = 0, right = 0] = [span.edges[from], span.edges[to]];
  const step = (right - left) / words.length;
  const own = Array.from({ length: words.length }, (_, n) => left + n * step);
  return {
    ...span,
    text: span.text.slice(0, from) + words + span.text.slice(to),
    edges: [...span.edges.slice(0, from), ...own, ...span.edges.slice(to)],
  };
}

function changed(document: ResumeDocument, change: (span: Span) => readonly Span[]): ResumeDocument {
  const pages = document.pages.map((page) => ({ ...page, spans: page.spans.flatMap(change) }));
  const text = pages.map((page) => page.spans.map((span) => span.text).join(' ')).join('\n');
  return { ...document, pages, text };
}

export const taken = (document: ResumeDocument, place: Place): ResumeDocument =>
  changed(document, (span) => {
    const at = place.get(span);
    return at ? without(span, at) : [span];
  });

/** `words` in the first span of the place; what the others held of it goes. */
export function replaced(document: ResumeDocument, place: Place, words: string): ResumeDocument {
  const [first] = place.keys();
  return changed(document, (span) => {
    const at = place.get(span);
    if (!at) return [span];
    return span === first
      ? [worded(span, at, words)]
      : [...part(span, 0, at[0]), ...part(span, at[1], span.text.length)];
  });
}
