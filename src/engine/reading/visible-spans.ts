/** The spans of a page that a person reads, each once. */
import type { Page, Span } from '../../resume/document.ts';

/** Visible, upright or turned text; without the second and third impressions of overprinted bold. */
export function visibleSpans(page: Page): Span[] {
  const seen = new Map<string, Map<string, Span>>();
  return page.spans.filter((span) => {
    if (span.hidden || span.angle !== 0 || span.text.trim() === '') return false;
    // One is kept for each square point, so only the neighbouring squares can hold a twin.
    const [x, y] = [Math.floor(span.box.x), Math.floor(span.baseline)];
    const place = (dx: number, dy: number): string => `${String(x + dx)} ${String(y + dy)}`;
    const alike = seen.get(span.text);
    if (!alike) {
      seen.set(span.text, new Map([[place(0, 0), span]]));
      return true;
    }
    for (const dx of [-1, 0, 1]) {
      for (const dy of [-1, 0, 1]) {
        const twin = alike.get(place(dx, dy));
        if (twin && Math.abs(twin.box.x - span.box.x) < 1 && Math.abs(twin.baseline - span.baseline) < 1) return false;
      }
    }
    alike.set(place(0, 0), span);
    return true;
  });
}
