import { isIconFont } from '../../reading/page/icon-fonts.ts';
import { defineCheck, finding, notApplicable, scored } from '../define.ts';
import { ramp } from '../ramp.ts';

const MAX_FAMILIES = 3;
/** A family below this share of the characters sets a glyph here and there, not text; unless it sets a name or a heading. */
const LEAST_SHARE = 0.01;
const LEAST_LETTERS = 10;

/** "LinLibertineI" and "LinLibertineZ" are shapes of LinLibertine: a capital or two behind the name of another family in use. */
function isShapeOf(family: string, other: string): boolean {
  return family !== other && family.startsWith(other) && /^[A-Z]{1,2}$/.test(family.slice(other.length));
}

export default defineCheck({
  id: 'font-families',
  requires: ['typography', 'fonts'],
  messageIds: ['too-many'],
  run: ({ typography, fonts }) => {
    const { families, unnamedShare } = typography;
    const icons = new Set(fonts.filter(isIconFont).map((font) => font.family));
    const total = families.reduce((sum, { characters }) => sum + characters, 0);
    const named = families
      .filter(
        ({ family, characters }) =>
          !icons.has(family) && (characters >= LEAST_SHARE * total || characters >= LEAST_LETTERS),
      )
      .map(({ family }) => family);
    const used = named.filter((family) => !named.some((other) => isShapeOf(family, other)));
    if (unnamedShare > 0.5 || used.length === 0) return notApplicable;
    const data = { count: used.length, families: used.join(', ') };
    if (used.length <= MAX_FAMILIES) return scored(1, [], data);
    return scored(
      ramp(used.length, [
        [4, 0.7],
        [5, 0.5],
        [7, 0.1],
      ]),
      [finding('too-many', data)],
      data,
    );
  },
});
