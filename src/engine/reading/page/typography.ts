import type { FontFace, Page, ResumeDocument, Span } from '../../../resume/document.ts';
import { u } from '../../../resume/patterns.ts';
import { holds, holdsCjk, LETTER, NUMBER } from '../text/characters.ts';
import { oncePer } from '../text/once.ts';
import type { Line, PageMargins, Typography } from '../reading.ts';

function tally<K>(pairs: Iterable<readonly [K, number]>): [K, number][] {
  const counts = new Map<K, number>();
  for (const [value, count] of pairs) counts.set(value, (counts.get(value) ?? 0) + count);
  return [...counts].sort((a, b) => b[1] - a[1]);
}

/** Families that carry icons and bullets, not words. */
const SYMBOLS =
  /awesome|icon|symbol|dingbat|wingding|webding|phosphor|material|feather|fontello|glyph|bullet|cmsy|cmmi|msam|msbm|emoji/i;

const isSymbolFont = oncePer(({ name }: FontFace) => SYMBOLS.test(name ?? ''));

function spansOf(lines: readonly Line[]): Span[] {
  return lines.flatMap((line) => line.cells.flatMap((cell) => cell.spans));
}

/** The size that most of the text has. */
export function bodySizeOf(lines: readonly Line[]): number | null {
  const [size] = tally(spansOf(lines).map((span) => [Math.round(span.size * 10) / 10, span.text.length] as const));
  return size?.[0] ?? null;
}

export function typographyOf(
  document: ResumeDocument,
  lines: readonly Line[],
  headings: ReadonlySet<number>,
): Typography {
  const spans = spansOf(lines);
  const words = spans.filter((span) => holds(span.text, LETTER | NUMBER));
  const all = words.reduce((sum, span) => sum + span.text.length, 0);
  const named = words.flatMap((span) => {
    const font = document.fonts[span.font];
    return font && font.family !== null && !isSymbolFont(font) ? [{ span, family: font.family }] : [];
  });
  const unnamed = words
    .filter((span) => document.fonts[span.font]?.name === null)
    .reduce((sum, span) => sum + span.text.length, 0);
  const cjk = tally(
    named.filter(({ span }) => holdsCjk(span.text)).map(({ span, family }) => [family, span.text.length] as const),
  );
  const latin = tally(
    named.filter(({ span }) => !holdsCjk(span.text)).map(({ span, family }) => [family, span.text.length] as const),
  );
  // A Japanese or Chinese font and the Latin one set beside it are one choice.
  const paired = cjk.length > 0 && latin[0] && !cjk.some(([family]) => family === latin[0]?.[0]) ? latin[0][0] : null;
  const families = tally([...cjk, ...latin].filter(([family]) => family !== paired)).map(([family, characters]) => ({
    family,
    characters,
  }));
  const bodySize = bodySizeOf(lines.filter((line) => !headings.has(line.index))) ?? bodySizeOf(lines);
  return { bodySize, families, unnamedShare: all === 0 ? 0 : unnamed / all };
}

/** 1.3 inch: more than this below the last page's last line is an end, not a margin. */
const WIDEST = 93.6;
/** A right edge is told by this many lines that end within that many points of it: text that never wraps has none. */
const FULL_LINES = 3;
const FULL_NEAR = 12;
/** And by so many of them that the text below carries on: a few that end together by chance are no edge. */
const WRAPPED = 2;

function goesOn(line: Line, next: Line | undefined): boolean {
  if (!next || next.page !== line.page || next.column !== line.column || next.mark !== null) return false;
  return u`^\p{Ll}`.test(next.text) || (holdsCjk(next.text) && !/[。；;]$/u.test(line.text));
}

function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

/** By the ink of full lines: the ragged edge, the last page's empty end and running headers do not count. */
export function marginsOf(document: ResumeDocument, lines: readonly Line[]): PageMargins[] {
  const body = quantile(
    lines.map((line) => line.size),
    0.5,
  );
  const widths = new Map(document.pages.map((page) => [page.number, page.width]));
  const heights = new Map(document.pages.map((page) => [page.number, page.height]));
  // Small print at the very edge ("last updated …") is a header or footer too.
  const note = (line: Line): boolean => {
    const height = heights.get(line.page) ?? 1;
    return line.size < body - 0.4 && (line.baseline > 0.94 * height || line.baseline < 0.06 * height);
  };
  const own = lines.filter((line) => !line.running && !note(line) && holds(line.text, LETTER | NUMBER));
  const byIndex = new Map(own.map((line) => [line.index, line]));
  const last = Math.max(0, ...own.map((line) => line.page));
  const sides = document.pages.flatMap((page) => {
    const on = own.filter((line) => line.page === page.number);
    return on.length < 3 || page.width === 0
      ? []
      : [sidesOf(page, on, (line) => goesOn(line, byIndex.get(line.index + 1)))];
  });
  // One text block for all pages: on a page of short lines, or of one of two columns, it is no narrower than on the others.
  const block = {
    left: Math.min(...sides.map(({ left }) => left)),
    right: Math.min(...sides.map(({ right }) => right)),
  };
  const full = own.filter(
    (line) => (widths.get(line.page) ?? 0) - line.box.x - line.box.width < block.right + FULL_NEAR,
  );
  const told =
    full.length >= FULL_LINES && full.filter((line) => goesOn(line, byIndex.get(line.index + 1))).length >= WRAPPED;
  return sides.map((side) => ({
    ...side,
    left: side.left > WIDEST ? block.left : side.left,
    right: side.right > WIDEST ? (told ? block.right : Math.min(block.right, WIDEST)) : side.right,
    bottom: side.page === last && side.bottom > WIDEST ? null : side.bottom,
  }));
}

/** The right edge is the one but farthest that a line reaches, since a lone address may stick out; running text that goes on below does not. */
function sidesOf(
  page: Page,
  on: readonly Line[],
  wraps: (line: Line) => boolean,
): PageMargins & { readonly bottom: number } {
  const right = ({ box }: Line): number => box.x + box.width;
  const [first, second] = on.toSorted((a, b) => right(b) - right(a));
  const farthest = first && second && !wraps(first) ? second : first;
  return {
    page: page.number,
    left: quantile(
      on.map((line) => line.box.x),
      0.02,
    ),
    right: page.width - (farthest ? right(farthest) : 0),
    top: page.height - Math.max(...on.map((line) => line.box.y + line.box.height)),
    bottom: Math.min(...on.map((line) => line.box.y)),
  };
}
