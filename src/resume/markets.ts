/** Job markets that a resume can be measured for; what is customary in each stands in `engine/market-norms.ts`. */
import type { CheckId } from './report.ts';

/** ISO 3166-1 alpha-2 codes, those of one language together. */
// prettier-ignore
export const MARKETS = [
  'US', 'GB', 'CA', 'AU', 'NZ', 'IE', 'ZA', 'SG', 'IN', 'PH', 'PK', 'NG', 'KE', 'BZ',
  'ES', 'MX', 'AR', 'CO', 'CL', 'PE', 'EC', 'UY', 'VE', 'CR', 'DO', 'GT', 'BO', 'PY', 'PA', 'SV', 'HN', 'NI', 'PR',
  'FR', 'BE', 'LU', 'MA', 'TN', 'DZ', 'SN', 'CI', 'CM',
  'BR', 'PT', 'AO', 'MZ', 'CV',
  'DE', 'AT', 'CH', 'LI',
  'IT', 'SM',
  'JP',
  'CN', 'TW', 'HK', 'MO',
] as const;
export type Market = (typeof MARKETS)[number];

/** Checks whose verdict or advice follows the market's habits. */
export const MARKET_CHECKS: readonly CheckId[] = [
  'contact-phone',
  'length-pages',
  'outdated-lines',
  'personal-data',
  'page-format',
  'photo',
];
