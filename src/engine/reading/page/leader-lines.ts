/** Dots and dashes that lead the eye from one text to the next: "Acme .......... Boston MA", "Geology ------- Acme University". */
import { u } from '../../../resume/patterns.ts';
import type { Span } from '../../../resume/document.ts';
import { sliceOf } from './span-parts.ts';

const LEADER = /\s*(?:\.{6,}|(?:\. ){5,}\.?|…{3,}|·{6,}|-{6,}|–{4,}|—{4,}|={6,})\s*/gu;
const MAY_LEAD = /\.{6}|\. \. \. |…{3}|·{6}|-{6}|–{4}|—{4}|={6}/u;
const WORDED = u`[\p{L}\p{N}]`;

/** The texts of a run that such a leader parts, without it. What stands on one side alone is no leader but a rule or a blank to be filled in. */
export function withoutLeaders(span: Span): readonly Span[] {
  const { text, edges } = span;
  if (!MAY_LEAD.test(text) || edges.length !== text.length + 1) return [span];
  const parts: Span[] = [];
  let from = 0;
  for (const { 0: leader, index } of text.matchAll(LEADER)) {
    const [left, right] = [text.slice(from, index), text.slice(index + leader.length)];
    if (!WORDED.test(left) || !WORDED.test(right)) continue;
    parts.push(sliceOf(span, from, index));
    from = index + leader.length;
  }
  return from === 0 ? [span] : [...parts, sliceOf(span, from, text.length)];
}
