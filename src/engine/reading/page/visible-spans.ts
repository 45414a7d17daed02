/** The spans of a page that a person reads, each once. */
import type { FontFace, Page, Span } from '../../../resume/document.ts';
import { u } from '../../../resume/patterns.ts';
import { isIconFont } from './icon-fonts.ts';
import { withoutLeaders } from './leader-lines.ts';

/** The square point that a span begins in, or one beside it. */
function placeOf({ box, baseline }: Span, dx = 0, dy = 0): string {
  return `${String(Math.floor(box.x) + dx)} ${String(Math.floor(baseline) + dy)}`;
}

/** What a pictogram is read as whose font gives it the code of some letter: "Ġ" for a star. */
const PICTOGRAM = '\ue000';

function withPictogram(span: Span, fonts: readonly FontFace[]): Span {
  if (span.text.length > 3 || !u`^\s*[\p{L}\p{M}]\s*$`.test(span.text) || !isIconFont(fonts[span.font])) return span;
  return { ...span, text: span.text.replace(u`[\p{L}\p{M}]`, PICTOGRAM) };
}

/** Visible, upright or turned text; without the second and third impressions of overprinted bold. */
export function visibleSpans(page: Page, fonts: readonly FontFace[]): Span[] {
  // Most texts stand on a page once: only those that come again need their places.
  const firsts = new Map<string, Span>();
  const seen = new Map<string, Map<string, Span>>();
  const shown = page.spans.filter((span) => {
    if (span.hidden || span.angle !== 0 || span.text.trim() === '') return false;
    const first = firsts.get(span.text);
    if (!first) {
      firsts.set(span.text, span);
      return true;
    }
    const alike = seen.get(span.text) ?? new Map([[placeOf(first), first]]);
    seen.set(span.text, alike);
    // One is kept for each square point, so only the neighbouring squares can hold a twin.
    for (const dx of [-1, 0, 1]) {
      for (const dy of [-1, 0, 1]) {
        const twin = alike.get(placeOf(span, dx, dy));
        if (twin && Math.abs(twin.box.x - span.box.x) < 1 && Math.abs(twin.baseline - span.baseline) < 1) return false;
      }
    }
    alike.set(placeOf(span), span);
    return true;
  });
  return shown.flatMap((span) => withoutLeaders(withPictogram(span, fonts)));
}
