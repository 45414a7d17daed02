/** A mobile number of each market as it is dialled from anywhere: the examples of libphonenumber's metadata, which nobody holds. */
import type { Market } from '../../resume/markets.ts';

// prettier-ignore
export const PHONE_EXAMPLES: Readonly<Partial<Record<Market, string>>> = {
  ES: '+34 612 345 678', MX: '+52 222 123 4567', AR: '+54 9 11 2345 6789', CO: '+57 321 123 4567', CL: '+56 9 2123 4567', PE: '+51 912 345 678', EC: '+593 99 123 4567', UY: '+598 94 231 234',
  US: '+1 201 555 0123', CA: '+1 506 234 5678', GB: '+44 7400 123456', IE: '+353 85 012 3456', AU: '+61 412 345 678', NZ: '+64 21 123 4567', ZA: '+27 71 123 4567',
  IN: '+91 81234 56789', SG: '+65 8123 4567', PH: '+63 905 123 4567', PK: '+92 301 2345678', NG: '+234 802 123 4567', KE: '+254 712 123456',
  FR: '+33 6 12 34 56 78', BE: '+32 470 12 34 56', LU: '+352 628 123 456', MA: '+212 650 123456', BR: '+55 11 96123 4567', PT: '+351 912 345 678',
  DE: '+49 1512 3456789', AT: '+43 664 123456', CH: '+41 78 123 45 67', IT: '+39 312 345 6789',
  JP: '+81 90 1234 5678', CN: '+86 131 2345 6789', TW: '+886 912 345 678', HK: '+852 5123 4567',
};
