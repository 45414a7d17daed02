/** Names that universities go by. */
import type { Placed } from './degree-subjects.ts';
import { TRADE } from './school-marks.ts';
import { CROWN } from './school-pieces.ts';

/** "Alma Mater - Università di Acme": the name that a university goes by, on either side of its own. */
export function withByname(school: Placed, degree: Placed | undefined, all: readonly Placed[]): string | null {
  const isName = (piece: Placed | undefined): piece is Placed => piece !== undefined && piece !== degree && piece.cell === school.cell && piece.kind === 'name' && piece.school > CROWN && piece.degree <= TRADE; // prettier-ignore
  const [before, after] = [all[school.at - 1], all[school.at + 1]];
  if (isName(before) && school.joint === 'hard') return `${before.text} - ${school.text}`;
  return isName(after) && after.joint === 'hard' ? `${school.text} - ${after.text}` : null;
}
