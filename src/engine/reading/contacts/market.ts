/** Which job market's habits apply: told by the phone's country, else by the place named, else by the language. */
import type { Language } from '../../../resume/language.ts';
import type { Market } from '../../../resume/markets.ts';

/** Countries whose numbers are tried without a prefix, the likeliest first. */
export const MARKETS_OF_LANGUAGE = {
  es: [
    'ES',
    'MX',
    'AR',
    'CO',
    'CL',
    'PE',
    'EC',
    'VE',
    'UY',
    'CR',
    'DO',
    'GT',
    'BO',
    'PY',
    'PA',
    'SV',
    'HN',
    'NI',
    'PR',
  ],
  en: ['US', 'GB', 'CA', 'AU', 'IE', 'IN', 'NZ', 'ZA', 'SG', 'NG', 'KE', 'PH', 'PK'],
  fr: ['FR', 'BE', 'CH', 'CA', 'LU', 'MA', 'TN', 'DZ', 'SN', 'CI', 'CM'],
  pt: ['BR', 'PT', 'AO', 'MZ', 'CV'],
  de: ['DE', 'AT', 'CH', 'LU', 'LI', 'IT'],
  it: ['IT', 'CH', 'SM'],
  ja: ['JP'],
  zh: ['CN', 'HK', 'TW', 'SG', 'MO'],
} as const satisfies Record<Language, readonly Market[]>;

export function marketOf(
  language: Language | null,
  phoneCountry: string | null,
  asked: string | undefined,
): string | null {
  if (asked !== undefined && asked !== '') return asked.toUpperCase();
  return phoneCountry ?? (language === null ? null : MARKETS_OF_LANGUAGE[language][0]);
}
