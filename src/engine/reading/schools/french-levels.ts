/** French degrees of which only the level is registered, beside the trade that they are of. */
import { u } from '../../../resume/patterns.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { key } from '../text/fold.ts';
import type { Placed } from './degree-subjects.ts';

/** Of a title only the level, as French ones are registered. */
const ONLY_LEVEL = u`^(?:titre|formation|certification|diplome|module)(?: professionn?el\p{L}*)?(?:$|\s)`;

/** "Électricien d'équipement" over "Titre professionnel niveau IV": the trade that stands before what was certified. */
export function tradeBefore(degree: Placed, named: readonly Placed[], { language }: Lexicon): Placed | undefined {
  if (language !== 'fr' || !ONLY_LEVEL.test(key(degree.text))) return undefined;
  const [first] = named;
  return first && first !== degree && first.at < degree.at && first.kind === 'name' && first.degree > 0 && first.school <= 0 ? first : undefined; // prettier-ignore
}
