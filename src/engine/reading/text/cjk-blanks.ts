/** Blanks between Chinese or Japanese characters: a Latin one is as narrow as what justification leaves between any two of them. */
import type { Span } from '../../../resume/document.ts';

/** Of the size: what stands between two characters of a run that is not pulled apart. */
const TIGHT = 0.06;

/** Left edge to left edge of the last two characters, less their width: null for a run of one. */
function tracking({ edges, size, text }: Span, at: number): number | null {
  const [from, to] = [edges[at], edges[at + 1]];
  return text.length < 2 || from === undefined || to === undefined ? null : Math.abs(to - from) / size - 1;
}

/** Whether the gap between two runs of a line is a blank: where neither is pulled apart, nothing else makes one. */
export function isBlankBetween(before: Span | undefined, next: Span): boolean {
  if (!before || Math.abs(before.size - next.size) > 0.1) return false;
  const loose = [tracking(before, before.text.length - 2), tracking(next, 0)].filter((own) => own !== null);
  return loose.length > 0 && loose.every((own) => own < TIGHT);
}
