/** Posts that one rose to, told behind a comma: "manovale, poi ruspista" is one title. */
import { iu } from '../../../resume/patterns.ts';
import { roleScore, type Marks } from './head-marks.ts';

const THEN = iu`^(?:(?:e|y|et|und|and)\s)?(?:poi|in seguito|successivamente|luego|después|más tarde|posteriormente|depois|mais tarde|puis|ensuite|then|later|dann|danach|später)\s(?=\p{L})`;
const LONGEST = 50;

/** The pieces of a head, a later post with the one before it. */
export function withRises(pieces: readonly string[], marks: Marks): string[] {
  if (marks.education) return [...pieces];
  return pieces.reduce<string[]>((told, piece) => {
    const last = told.at(-1) ?? '';
    const [opening = ''] = THEN.exec(piece) ?? [];
    const rises = opening !== '' && piece.length <= LONGEST && roleScore(piece.slice(opening.length), marks) > 0 && roleScore(last, marks) > 0; // prettier-ignore
    return rises ? [...told.slice(0, -1), `${last}, ${piece}`] : [...told, piece];
  }, []);
}
