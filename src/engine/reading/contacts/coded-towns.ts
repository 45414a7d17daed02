/** Towns with their postcode in the way of one country. */
import type { Language } from '../../../resume/language.ts';
import { u } from '../../../resume/patterns.ts';

/** "Pje. Los Aromos 214, dto. 3 (2000) Rosario, Santa Fe": Argentina's postcode in brackets, before its town. */
const BRACKETED = u`(?:^|\s)(\((?:C\.?P\.?:?\s)?[A-Z]?\d{4}(?:[A-Z]{3})?\),?\s\p{Lu}[\p{L}.'’ ]{2,30}(?:(?:,\s|\s[–-]\s)\p{Lu}[\p{L}.'’ ]{1,30}){0,2})$`;

/** "78210-000 - Cáceres, MT - Brasil", as the register of Brazil's researchers prints it. */
const DASHED = u`^\d{5}-\d{3}\s[–-]\s\p{Lu}[\p{L}'’ ]{2,30}(?:,|\s[–-])\s[A-Z]{2}(?:\s[–-]\sBrasil)?$`;

/** "Quinta do Cabeço, Lugar de Meimoa, 6090-384 Penamacor": such a code stands before no other town. */
const OF_PORTUGAL = u`^[^,]{2,50},\s(?:[^,]{2,40},\s){0,2}(\d{4}-\d{3}\s\p{Lu}[\p{L}'’ -]{2,40})$`;

/** The town of an address with its postcode; null for any other text. */
export function codedTown(text: string, language: Language): string | null {
  if (language === 'es') return BRACKETED.exec(text)?.[1] ?? null;
  if (language !== 'pt') return null;
  return DASHED.test(text) ? text : (OF_PORTUGAL.exec(text)?.[1] ?? null);
}

/** "78210-000 - Cáceres, MT - Brasil": no dash of it parts anything. */
export function opensWithDashedCode(text: string): boolean {
  return OPENS_DASHED.test(text);
}

const OPENS_DASHED = u`^\d{5}-\d{3}\s[–-]\s\p{Lu}`;
