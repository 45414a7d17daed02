/** Phone numbers by libphonenumber, guarded against what looks like one: dates, grades, ids. */
import {
  findPhoneNumbersInText,
  parsePhoneNumberFromString,
  type CountryCode,
  type PhoneNumber,
} from 'libphonenumber-js/max';
import type { Language } from '../../resume/language.ts';
import { MARKETS_OF_LANGUAGE } from './market.ts';

export interface FoundPhone {
  /** E.164. */
  readonly number: string;
  readonly country: string | null;
  readonly text: string;
}

/** Digits with the separators that phones use; bounded, so that a page of digits ends in time. */
const CANDIDATE =
  /(?<![\p{L}\d/.@_=-])(?:\(?\+|00)?[(（]?\d[\d\s().\-–‐‑/（）]{5,22}\d(?!\d|@|(?!x|ext)\p{Script=Latin})/gu;
/** Ranges of years, and days such as a birthday. */
const YEARS =
  /^\(?(?:19|20)\d\d\)?\s*[-–—/.\s]\s*\(?(?:(?:19|20)\d\d|\d{1,2})\)?(?:\s*[-–/.]\s*\d{1,2})?$|^\d{1,2}\s?[./-]\s?\d{1,2}\s?[./-]\s?(?:19|20)\d\d$/u;

function tidy(candidate: string): string {
  return candidate.normalize('NFKC').replace(/[–‐‑]/g, '-').replace(/\(0\)/, '').trim();
}

function parse(text: string, country?: CountryCode): PhoneNumber | undefined {
  const phone = country === undefined ? parsePhoneNumberFromString(text) : parsePhoneNumberFromString(text, country);
  return phone?.isValid() === true ? phone : undefined;
}

/** The first number that is valid with its own prefix, or in a market of the language. */
export function phoneIn(text: string, language: Language): FoundPhone | null {
  const markets = MARKETS_OF_LANGUAGE[language];
  const candidates = (text.match(CANDIDATE) ?? []).filter((candidate) => !YEARS.test(candidate.trim()));
  for (const candidate of candidates) {
    const plain = tidy(candidate);
    const international = plain.startsWith('00') ? `+${plain.slice(2)}` : plain;
    if (international.startsWith('+') || international.startsWith('(+')) {
      const phone = parse(international.replace('(+', '+').replace(')', ' '));
      if (phone) return { number: phone.number, country: phone.country ?? null, text: candidate.trim() };
      continue;
    }
    if (plain.replace(/\D/g, '').length < 8) continue;
    for (const market of markets) {
      const phone = parse(plain, market);
      if (phone) return { number: phone.number, country: phone.country ?? market, text: candidate.trim() };
    }
  }
  const [found] = text.includes('+') ? findPhoneNumbersInText(text.slice(0, 2000), markets[0]) : [];
  return found
    ? {
        number: found.number.number,
        country: found.number.country ?? null,
        text: text.slice(found.startsAt, found.endsAt),
      }
    : null;
}

/** Digits that stand where a phone would, after its label or alone in a contact line, and are none. */
export function phoneLike(text: string): string | null {
  const candidate = (text.match(CANDIDATE) ?? []).find(
    (part) => !YEARS.test(part.trim()) && part.replace(/\D/g, '').length >= 7,
  );
  return candidate?.trim() ?? null;
}
