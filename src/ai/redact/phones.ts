import type { CountryCode } from 'libphonenumber-js/min';
import type { Language } from '../../resume/language.ts';
import type { TextLine } from './contact-lines.ts';
import { Folded, flexible } from './folded.ts';
import type { Range } from './ranges.ts';

/** Where a resume of each language comes from, the likeliest first. */
const COUNTRIES: Readonly<Record<Language, readonly CountryCode[]>> = {
  es: ['ES', 'MX', 'AR', 'CO', 'CL', 'PE'],
  en: ['US', 'GB', 'IN', 'AU', 'IE'],
  fr: ['FR', 'BE', 'CH', 'CA'],
  pt: ['BR', 'PT'],
  de: ['DE', 'AT', 'CH'],
  it: ['IT', 'CH'],
  ja: ['JP'],
  zh: ['CN', 'TW', 'HK'],
};

/** With its country's code, masked digits included: nothing else in a resume opens with a plus and runs on like this. */
const INTERNATIONAL =
  /(?<![\p{L}\p{N}])(?:\+|＋|00(?=[1-9]))\s?\(?\d{1,4}\)?(?:[\s().\-–/]{0,3}[\dxX*•]){6,14}(?![\p{L}\p{N}])/gu;

/** "415.555.0123", "(415) 555-0123": library-proof only where dots are no decimals. */
const NORTH_AMERICAN = /(?<![\p{L}\p{N}.])\(?[2-9]\d{2}\)?[.\-\s·•]{1,3}\d{3}[.\-\s·•]{1,3}\d{4}(?![\p{N}])/gu;

const LABELLED =
  /(?:tel|tél|tfno|tlf|teléfono|telefono|telefone|téléphone|telefon|phone|mobile|mobil|móvil|movil|celular|cell|cel|handy|portable|cellulare|whatsapp|fax|電話|電話番号|携帯|携帯電話|电话|手机|联系方式)\s*[.:：)\]]*\s*((?:\+|＋)?\(?\d(?:[\s().\-–/]{0,3}[\dxX*•]){5,15})/giu;

/** UTF-16 units; no contact line is longer, and the library's search is slow on runs of digits. */
const LONGEST_LINE = 400;
/** A line with more digits holds figures; two numbers and a date have fewer. */
const MOST_DIGITS = 80;

/** Looks for phone numbers; the library loads with the first call. `market` is ISO 3166-1 alpha-2. */
export async function findPhones(
  text: string,
  lines: readonly TextLine[],
  known: string | null,
  language: Language | null,
  market: string | null,
): Promise<Range[]> {
  const { findPhoneNumbersInText, isSupportedCountry } = await import('libphonenumber-js/min');
  const byLanguage = COUNTRIES[language ?? 'en'];
  const own = market !== null && isSupportedCountry(market) ? [market] : [];
  const found: (readonly [number, number])[] = [];
  for (const line of lines) {
    if (!/[\dxX*•](?:[^\n]{0,4}?[\dxX*•]){5}/u.test(line.text)) continue;
    for (const { index, 0: match } of [...line.text.matchAll(INTERNATIONAL), ...line.text.matchAll(NORTH_AMERICAN)]) {
      // A bullet after a space parts two contacts, it masks no digit.
      const end = index + match.replace(/\s[•*]+$/u, '').length;
      if (isPlausible(line, index, end)) found.push([line.start + index, line.start + end]);
    }
    for (const { index, 0: match, 1: number = '' } of line.text.matchAll(LABELLED)) {
      const end = line.start + index + match.length;
      found.push([end - number.length, end]);
    }
    const isOrdinary = line.isContact && line.text.length <= LONGEST_LINE;
    if (line.text.replace(/\D/gu, '').length > MOST_DIGITS) continue;
    const countries = new Set([...own, ...byLanguage].slice(0, isOrdinary ? undefined : 1));
    for (const defaultCountry of countries) {
      for (const { startsAt, endsAt } of findPhoneNumbersInText(line.text, { defaultCountry, extended: true })) {
        if (isPlausible(line, startsAt, endsAt)) found.push([line.start + startsAt, line.start + endsAt]);
      }
    }
  }
  if (known !== null && known.replace(/\D/gu, '').length >= 6) {
    found.push(...new Folded(text).find(new RegExp(digitsAnyhow(known), 'gu')));
  }
  return found.map(([start, end]) => ({ kind: 'PHONE', start, end }));
}

/** "06.12.34.56.78" reads as dates, too. */
const FRENCH = /^0[1-9](?:[\s.-]?\d{2}){4}$/u;
/** "616.778.899" could be a sum: only where it stands alone. */
const SPANISH = /^[6-9]\d{2}\.\d{3}\.\d{3}$/u;
const STANDS_ALONE = /^\s*(?:$|[|/·•,;–-])/u;
/** "2016/679", "13.589/2018": a law of the European Union, of a country. */
/** Also the number of a case: "4471/2019, 900". */
const LAW = /^(?:\d{1,6}\/(?:19|20)\d{2}(?=$|[\s,])|(?:19|20)\d{2}\/\d{1,4}|\d{1,3}(?:\.\d{3})*\/(?:19|20)?\d{2}$)/u;

const DATE =
  /(?<!\d)(?:19|20)\d{2}\s*[-–—/.年至~～]\s*(?:(?:0?[1-9]|1[0-2])(?!\d)|(?:19|20)\d{2}(?!\d))|(?<!\d)(?:19|20)\d{2}\s?\/\s?\d{2}(?!\d)|(?<!\d)\d{1,2}[-./]\d{1,2}[-./](?:19|20)?\d{2}(?!\d)|(?<!\d)(?:0?[1-9]|1[0-2])[/.]\s?(?:19|20)\d{2}(?!\d)/u;
const MONEY_BEFORE = /(?:[$€£¥￥]|\b(?:usd|eur|gbp|brl|jpy|cny|rmb|mxn|r\$))\s*$/iu;
const MONEY_AFTER =
  /^\s*(?:[$€£¥%‰]|(?:usd|eur|gbp|brl|jpy|cny|rmb|mxn|euros?|dollars?|yen|元|円|万|億|亿|f\.?\s?cfa|xo?af|xof|chf|kr|cop|clp|ars|pen|mur|ngn|kzs?|inr)(?![\p{L}]))/iu;
const NUMBERED =
  /(?:isbn|issn|doi|orcid|gpa|iso|din|dni|nie|nif|cpf|cnpj|rfc|curp|iban|patent\p{L}*|license|licence|certificat\p{L}*|expediente|matr[ií]cula)[\s.:#nº°-]*$/iu;
/** "GB/T 19001-2016", "UNE 166002:2021": a standard and the year of its edition. */
const STANDARD = /^\d{3,6}[-–:](?:19|20)\d{2}$/u;
const GROUPED = /^\d{1,3}(?:[.,]\d{3}){1,3}$/u;

/** Some countries' numbers are as short as a postcode; those without a label are left. */
const FEWEST_DIGITS = 7;
const FEWEST_DIGITS_IN_BODY = 9;

/** Dates, sums, grades and registry numbers are what the library mistakes for phones. */
function isPlausible(line: TextLine, start: number, end: number): boolean {
  const match = line.text.slice(start, end);
  const before = line.text.slice(0, start);
  const after = line.text.slice(end);
  if (/^\s*(?:\+|＋|00[1-9])/u.test(match)) return !MONEY_AFTER.test(after);
  if (FRENCH.test(match) || (line.isContact && SPANISH.test(match) && STANDS_ALONE.test(after))) return true;
  if (DATE.test(match) || GROUPED.test(match.trim()) || LAW.test(match.trim())) return false;
  if (STANDARD.test(match.trim()) && /\p{Lu}[)\s-]*$/u.test(before)) return false;
  if (MONEY_BEFORE.test(before) || MONEY_AFTER.test(after) || NUMBERED.test(before)) return false;
  // "H44555014", "VE/0555014/2009": another kind of number.
  if (/(?<![\p{L}\p{N}])(?:(?![TMPFWC])[A-Z]|[A-Z]{2,3}[-/]?)$/u.test(before)) return false;
  if (/[\d.,]$/u.test(before) || /^[.,]?\d/u.test(after)) return false;
  return match.replace(/\D/gu, '').length >= (line.isContact ? FEWEST_DIGITS : FEWEST_DIGITS_IN_BODY);
}

/** The digits of a number in their order, whatever stands between them. */
function digitsAnyhow(number: string): string {
  const digits = number.normalize('NFKC').match(/\d/gu) ?? [];
  return String.raw`(?<!\d)(?:\+\s?)?\(?${digits.map((digit) => flexible(digit)).join(String.raw`[\s().\-–/]{0,3}`)}(?!\d)`;
}
