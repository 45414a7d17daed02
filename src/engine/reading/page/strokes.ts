/** Straight lines as a reader sees them: the pieces that producers draw for every cell joined to one. */
import type { PageRule } from '../../../resume/document.ts';

/** A line across or down the page, points. */
export interface Stroke {
  /** Its height on the page, of one across; its distance from the left, of one down. */
  readonly at: number;
  readonly from: number;
  readonly to: number;
  /** Where its pieces meet. */
  readonly joints: readonly number[];
}

/** Pieces whose places differ less are one line. */
const SAME = 1.5;
/** Gap between pieces of one line: corners are drawn by the lines that cross there. */
const JOINT = 3;
/** Shorter pieces are dots and dashes. */
const SHORTEST = 12;
/** A drawing has thousands. */
const MOST = 3000;

/** A piece may also run along others: the line below a heading of the whole width is drawn again by the cells under it. */
function joinedAlong(pieces: readonly Stroke[]): Stroke[] {
  const joined: (Stroke & { readonly joints: number[] })[] = [];
  for (const piece of pieces.toSorted((a, b) => a.from - b.from)) {
    const last = joined.at(-1);
    if (last && piece.from - last.to <= JOINT) {
      const [known = last.from] = last.joints.slice(-1);
      if (piece.from - known > JOINT && piece.to - piece.from >= SHORTEST) last.joints.push(piece.from);
      joined[joined.length - 1] = { ...last, to: Math.max(last.to, piece.to) };
    } else joined.push({ ...piece, joints: [] });
  }
  return joined;
}

/** Lines of one direction, sorted by their place; none of a page that is a drawing. */
export function strokesOf(rules: readonly PageRule[], orientation: 'horizontal' | 'vertical'): Stroke[] {
  if (rules.length > MOST) return [];
  const across = orientation === 'horizontal';
  const pieces = rules
    .filter((rule) => rule.orientation === orientation)
    .map(({ box: { x, y, width, height } }) =>
      across
        ? { at: y + height / 2, from: x, to: x + width, joints: [] }
        : { at: x + width / 2, from: y, to: y + height, joints: [] },
    )
    .sort((a, b) => a.at - b.at);
  const groups: Stroke[][] = [];
  for (const piece of pieces) {
    const group = groups.at(-1);
    if (group && piece.at - (group[0]?.at ?? 0) <= SAME) group.push(piece);
    else groups.push([piece]);
  }
  return groups.flatMap(joinedAlong);
}
