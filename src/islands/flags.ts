import type { Country } from '../i18n/locales.ts';

/** A colour and the path that it fills, in a field of 24 by 16. */
export type FlagPart = readonly [fill: string, path: string];

const TOP = 'M0 0h24v5.33H0z';
const MIDDLE = 'M0 5.33h24v5.34H0z';
const BOTTOM = 'M0 10.67h24V16H0z';
const LEFT = 'M0 0h8v16H0z';
const CENTRE = 'M8 0h8v16H8z';
const RIGHT = 'M16 0h8v16h-8z';
const FIELD = 'M0 0h24v16H0z';

/** Flags as simple as they are still told apart at the height of a letter. */
export const FLAGS: Readonly<Record<Country, readonly FlagPart[]>> = {
  ES: [
    ['#c4161c', FIELD],
    ['#fc0', 'M0 4h24v8H0z'],
  ],
  US: [
    ['#fff', FIELD],
    ['#b22234', 'M0 0h24v2.3H0zm0 4.6h24v2.3H0zm0 4.6h24v2.2H0zm0 4.6h24V16H0z'],
    ['#3c3b6e', 'M0 0h11v9.2H0z'],
  ],
  FR: [
    ['#fff', FIELD],
    ['#0055a4', LEFT],
    ['#ef4135', RIGHT],
  ],
  BR: [
    ['#009739', FIELD],
    ['#fedd00', 'm12 1.8 9.6 6.2-9.6 6.2L2.4 8z'],
    ['#012169', 'M12 4.4a3.6 3.6 0 1 1 0 7.2 3.6 3.6 0 0 1 0-7.2z'],
  ],
  DE: [
    ['#111', TOP],
    ['#d00', MIDDLE],
    ['#ffce00', BOTTOM],
  ],
  IT: [
    ['#009246', LEFT],
    ['#fff', CENTRE],
    ['#ce2b37', RIGHT],
  ],
  JP: [
    ['#fff', FIELD],
    ['#bc002d', 'M12 3.2a4.8 4.8 0 1 1 0 9.6 4.8 4.8 0 0 1 0-9.6z'],
  ],
  CN: [
    ['#de2910', FIELD],
    ['#ffde00', 'm5.5 2.2.9 2.4h2.6L6.9 6.2l.8 2.5-2.2-1.5-2.2 1.5.8-2.5L2 4.6h2.6z'],
    ['#ffde00', 'M10.3 1.6h1.3v1.3h-1.3zm2 2.2h1.3v1.3h-1.3zm0 3h1.3v1.3h-1.3zm-2 2.2h1.3v1.3h-1.3z'],
  ],
};
