import { isIconFont } from '../../reading/icon-fonts.ts';
import { defineCheck, finding, notApplicable, scored } from '../define.ts';
import { ramp } from '../ramp.ts';

const MAX_FAMILIES = 3;
/** A family below this share of the characters sets a glyph here and there, not text. */
const LEAST_SHARE = 0.01;

export default defineCheck({
  id: 'font-families',
  requires: ['typography', 'fonts'],
  messageIds: ['too-many'],
  run: ({ typography, fonts }) => {
    const { families, unnamedShare } = typography;
    const icons = new Set(fonts.filter(isIconFont).map((font) => font.family));
    const total = families.reduce((sum, { characters }) => sum + characters, 0);
    const used = families.filter(({ family, characters }) => !icons.has(family) && characters >= LEAST_SHARE * total).map(({ family }) => family);
    if (unnamedShare > 0.5 || used.length === 0) return notApplicable;
    const data = { count: used.length, families: used.join(', ') };
    if (used.length <= MAX_FAMILIES) return scored(1, [], data);
    return scored(ramp(used.length, [[4, 0.7], [5, 0.5], [7, 0.1]]), [finding('too-many', data)], data);
  },
});
