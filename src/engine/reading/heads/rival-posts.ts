/** Two lines of a head that both read like posts, "Baker & Sons" over "Baker": which one is. */
import type { Scored } from './head-names.ts';
import { namesTrade, roleScore, untilClosing, type Marks } from './head-marks.ts';
import { key } from '../text/fold.ts';

/** Less than any word weighs: it decides between two that weigh the same. */
export const UNCLOSED = 0.1;

/** Whether an English text ends in the word for a post, as posts do: "Line Cook", not "Cook Islands Tours". */
export function closesWithPost(text: string, marks: Marks): boolean {
  const keyed = key(text);
  const last =
    untilClosing(keyed)
      .split(/[\s/]+/u)
      .at(-1) ?? '';
  return roleScore(last, marks) > 0 || namesTrade(keyed, marks);
}

/** Whether another line may be the post as well as the one that was taken for it. */
export function hasRival(role: Scored, scored: readonly Scored[]): boolean {
  return scored.some(
    (part) =>
      part.cell !== role.cell &&
      part.first &&
      part.told === null &&
      part.role > 0 &&
      part.organisation <= 0 &&
      role.role - part.role < 2 * UNCLOSED,
  );
}
