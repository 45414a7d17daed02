import type { ResumeDocument } from '../../resume/document.ts';
import { CJK } from './fold.ts';
import type { Line, PageMargins, Typography } from './reading.ts';

function tally<K>(pairs: Iterable<readonly [K, number]>): [K, number][] {
  const counts = new Map<K, number>();
  for (const [value, count] of pairs) counts.set(value, (counts.get(value) ?? 0) + count);
  return [...counts].sort((a, b) => b[1] - a[1]);
}

/** Families that carry icons and bullets, not words. */
const SYMBOLS =
  /awesome|icon|symbol|dingbat|wingding|webding|phosphor|material|feather|fontello|glyph|bullet|cmsy|cmmi|msam|msbm|emoji/i;

export function typographyOf(
  document: ResumeDocument,
  lines: readonly Line[],
  headings: ReadonlySet<number>,
): Typography {
  const spans = lines.flatMap((line) => line.cells.flatMap((cell) => cell.spans));
  const body = lines
    .filter((line) => !headings.has(line.index))
    .flatMap((line) => line.cells.flatMap((cell) => cell.spans));
  const sizes = tally(
    (body.length > 0 ? body : spans).map((span) => [Math.round(span.size * 10) / 10, span.text.length] as const),
  );
  const words = spans.filter((span) => /[\p{L}\p{N}]/u.test(span.text));
  const all = words.reduce((sum, span) => sum + span.text.length, 0);
  const named = words.flatMap((span) => {
    const font = document.fonts[span.font];
    return font && font.family !== null && !SYMBOLS.test(font.name ?? '') ? [{ span, family: font.family }] : [];
  });
  const unnamed = words
    .filter((span) => document.fonts[span.font]?.name === null)
    .reduce((sum, span) => sum + span.text.length, 0);
  const cjk = tally(
    named.filter(({ span }) => CJK.test(span.text)).map(({ span, family }) => [family, span.text.length] as const),
  );
  const latin = tally(
    named.filter(({ span }) => !CJK.test(span.text)).map(({ span, family }) => [family, span.text.length] as const),
  );
  // A Japanese or Chinese font and the Latin one set beside it are one choice.
  const paired = cjk.length > 0 && latin[0] && !cjk.some(([family]) => family === latin[0]?.[0]) ? latin[0][0] : null;
  const families = tally([...cjk, ...latin].filter(([family]) => family !== paired)).map(([family, characters]) => ({
    family,
    characters,
  }));
  return { bodySize: sizes[0]?.[0] ?? null, families, unnamedShare: all === 0 ? 0 : unnamed / all };
}

/** 1.3 inch: more than this below the last page's last line is an end, not a margin. */
const WIDEST = 93.6;
/** Lines this wide, as a share of the widest, are full. */
const FULL = 0.9;

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
  const heights = new Map(document.pages.map((page) => [page.number, page.height]));
  // Small print at the very edge ("last updated …") is a header or footer too.
  const note = (line: Line): boolean => {
    const height = heights.get(line.page) ?? 1;
    return line.size < body - 0.4 && (line.baseline > 0.94 * height || line.baseline < 0.06 * height);
  };
  const own = lines.filter((line) => !line.running && !note(line) && /[\p{L}\p{N}]/u.test(line.text));
  // The text block is as wide as its widest line on any page: a page of short lines has no wider margin.
  const widest = Math.max(0, ...own.map((line) => line.box.width));
  const edge = Math.max(0, ...own.map((line) => line.box.x + line.box.width));
  const last = Math.max(0, ...own.map((line) => line.page));
  return document.pages.flatMap((page) => {
    const on = own.filter((line) => line.page === page.number);
    if (on.length < 3 || page.width === 0) return [];
    const rights = on.map((line) => line.box.x + line.box.width);
    const full = on.filter((line) => line.box.width >= FULL * widest);
    const bottom = Math.min(...on.map((line) => line.box.y));
    return [
      {
        page: page.number,
        left: quantile(
          on.map((line) => line.box.x),
          0.02,
        ),
        right:
          page.width -
          (full.length > 0 ? Math.max(...full.map((line) => line.box.x + line.box.width)) : Math.max(edge, ...rights)),
        top: page.height - Math.max(...on.map((line) => line.box.y + line.box.height)),
        bottom: page.number === last && bottom > WIDEST ? null : bottom,
      },
    ];
  });
}
