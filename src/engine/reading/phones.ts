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
/** Ranges of years and of months (07/2017 – 03/2021), and days such as a birthday. */
const YEARS =
  /^\(?(?:\d{1,2}\s?[./-]\s?(?:19|20)\d\d|(?:19|20)\d\d\s?[./-]\s?\d{1,2})\s*[-–—‐‑]\s*(?:\d{1,2}\s?[./-]\s?(?:19|20)\d\d|(?:19|20)\d\d\s?[./-]\s?\d{1,2})\)?$|^\(?(?:19|20)\d\d\)?\s*[-–—/.\s]\s*\(?(?:(?:19|20)\d\d|\d{1,2})\)?(?:\s*[-–/.]\s*\d{1,2})?$|^\d{1,2}\s?[./-]\s?\d{1,2}\s?[./-]\s?(?:19|20)\d\d$/u;

function tidy(candidate: string): string {
  return candidate.normalize('NFKC').replace(/[–‐‑]/g, '-').replace(/\(0\)/, '').trim();
}

function parse(text: string, country?: CountryCode): PhoneNumber | undefined {
  const phone = country === undefined ? parsePhoneNumberFromString(text) : parsePhoneNumberFromString(text, country);
  return phone?.isValid() === true ? phone : undefined;
}

/** National numbers that authorities keep for fiction, which the library's tables leave out (Ofcom, Arcep). */
const RESERVED: readonly (readonly [country: CountryCode, national: RegExp])[] = [
  ['GB', /^0?(?:7700900\d{3}|1632960\d{3})$/u],
  ['FR', /^0?63998\d{4}$/u],
];

function reserved(plain: string, market: CountryCode): string | null {
  const digits = plain.replace(/\D/g, '');
  const is = RESERVED.some(([country, national]) => country === market && national.test(digits));
  return is ? (parsePhoneNumberFromString(plain, market)?.number ?? null) : null;
}

/** Grouped as only North America groups: what is no number there is none anywhere ("(555) 123-4567"). */
const NORTH_AMERICAN = /^\(?\d{3}\)?[\s.-]?\d{3}[.-]\d{4}$/u;
const NORTH_AMERICA: readonly CountryCode[] = ['US', 'CA'];

/** The markets of a language, those that the resume names before the others. */
function marketsFor(language: Language, named: readonly string[]): readonly CountryCode[] {
  const markets: readonly CountryCode[] = MARKETS_OF_LANGUAGE[language];
  const first = named.flatMap((country) => markets.find((market) => market === country) ?? []);
  return [...new Set([...first, ...markets])];
}

/** The first number that is valid with its own prefix, or in a market of the language. `named`: countries that the resume names. */
export function phoneIn(text: string, language: Language, named: readonly string[] = []): FoundPhone | null {
  const markets = marketsFor(language, named);
  const candidates = (text.match(CANDIDATE) ?? []).filter((candidate) => !YEARS.test(candidate.trim()));
  for (const candidate of candidates) {
    const plain = tidy(candidate);
    const international = plain.startsWith('00') ? `+${plain.slice(2)}` : plain;
    if (international.startsWith('+') || international.startsWith('(+')) {
      const phone = parse(international.replace('(+', '+').replace(')', ' '));
      if (phone) return { number: phone.number, country: phone.country ?? null, text: candidate.trim() };
      for (const [market] of RESERVED) {
        const fictional = parsePhoneNumberFromString(international.replace('(+', '+').replace(')', ' '));
        const known = fictional && reserved(fictional.nationalNumber, market);
        if (known && known === fictional.number) return { number: known, country: market, text: candidate.trim() };
      }
      continue;
    }
    if (plain.replace(/\D/g, '').length < 8) continue;
    for (const market of language === 'en' && NORTH_AMERICAN.test(plain) ? NORTH_AMERICA : markets) {
      const fictional = reserved(plain, market);
      if (fictional !== null) return { number: fictional, country: market, text: candidate.trim() };
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
