/** Phone numbers by libphonenumber, guarded against what looks like one: dates, grades, ids. */
import {
  findPhoneNumbersInText,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
  type CountryCode,
  type PhoneNumber,
} from 'libphonenumber-js/max';
import { isCjk, type Language } from '../../../resume/language.ts';
import { gu, u } from '../../../resume/patterns.ts';
import { MARKETS_OF_LANGUAGE } from './market.ts';
import { DATED, isAmount, isFax, isId, isMobileLabel, isPages, separately, YEARS } from './phone-signs.ts';

export interface FoundPhone {
  /** E.164. */
  readonly number: string;
  readonly country: string | null;
  readonly text: string;
  /** By its range, or by its label. */
  readonly mobile: boolean;
}

/** Digits with the separators that phones use; bounded, so that a page of digits ends in time. Pages of a journal are none: "81(6):1157-1182". */
const CANDIDATE = gu`(?<![\p{L}\d/.@_=-]|\d\)?:)(?:\(?\+|00)?[(（]?\d[\d\s().\-–‐‑‒―−ー/（）]{5,34}\d(?!\d|@|(?!x|ext)\p{Script=Latin})`;
/** Longer lines are prose. */
const LONGEST = 2000;

function tidy(candidate: string): string {
  return candidate
    .normalize('NFKC')
    .replace(/[–‐‑‒―−ー]/g, '-')
    .replace(/\(0\)/, '')
    .trim();
}

/** Numbers that nobody is reached by. */
const NOT_PERSONAL: ReadonlySet<string> = new Set(['PREMIUM_RATE', 'SHARED_COST', 'UAN', 'PAGER', 'VOICEMAIL']);

function parse(text: string, country?: CountryCode): PhoneNumber | undefined {
  const phone = country === undefined ? parsePhoneNumberFromString(text) : parsePhoneNumberFromString(text, country);
  return phone?.isValid() === true && !NOT_PERSONAL.has(phone.getType() ?? '') ? phone : undefined;
}

/** National numbers that authorities keep for fiction, which the library's tables leave out (Ofcom, Arcep). */
const RESERVED: readonly (readonly [country: CountryCode, national: RegExp])[] = [
  ['GB', /^0?(?:7700900\d{3}|1632960\d{3})$/u],
  ['FR', /^0?63998\d{4}$/u],
];
const RESERVED_MOBILE = /^\+(?:447|336)/u;

function reserved(plain: string, market: CountryCode): string | null {
  const digits = plain.replace(/\D/g, '');
  const is = RESERVED.some(([country, national]) => country === market && national.test(digits));
  return is ? (parsePhoneNumberFromString(plain, market)?.number ?? null) : null;
}

/** Grouped as only North America groups: what is no number there is none anywhere ("(555) 123-4567"). */
const NORTH_AMERICAN = /^\(?[2-9]\d{2}\)?[\s.-]?\d{3}[.-]\d{4}$/u;
/** Grouped as mobile numbers of India are and no others. */
const INDIAN = /^[6-9]\d{4}[\s-]\d{5}$/u;
/** "021 447 8306": as New Zealand, Ireland and South Africa group, and Australia does not. */
const BY_THREES = /^0\d{2}[\s-]\d{3}[\s-]\d{3,4}$/u;
/** "0810 123 4567", "0917 123 4567": mobile numbers of Nigeria, of the Philippines and, "0722 123 456", of Kenya, where no country is named; with a 0 before them those of India are in fives. */
const BY_FOURS: readonly (readonly [country: CountryCode, grouped: RegExp])[] = [
  ['NG', /^0(?:7[01]|8[01])\d[\s-]?\d{3}[\s-]\d{4}$|^0(?:70|81)\d{8}$/u],
  ['PH', /^09\d{2}[\s-]\d{3}[\s-]\d{4}$/u],
  ['KE', /^07\d{2}[\s-]\d{3}[\s-]\d{3}$/u],
];
const NORTH_AMERICA: readonly CountryCode[] = ['US', 'CA'];

/** Asked for when a number without its country's prefix is met: to gather them all lines are read. */
export type Named = () => readonly string[];
const NOWHERE: Named = () => [];

/** The markets of a language, those that the resume names before the others. */
function marketsFor(language: Language, named: Named): readonly CountryCode[] {
  const markets: readonly CountryCode[] = MARKETS_OF_LANGUAGE[language];
  const countries = named();
  const [most] = countries;
  // English is written everywhere; Malaysia is no market of ours.
  const written = language === 'en' || (language === 'zh' && most === 'MY');
  // WASSCE is Nigeria's and Ghana's: where the first has no such number, the next may.
  const abroad = written ? countries.filter((country) => isSupportedCountry(country)) : [];
  const first = [...abroad, ...countries.flatMap((country) => markets.find((market) => market === country) ?? [])];
  return [...new Set([...first, ...markets])];
}

/** "079 412 77 90", "0475 12 34 56": as Switzerland and Belgium group, beside France's pairs and Germany's and Italy's long rows. */
const SWISS = /^0\d{2}[\s./]\d{3}[\s.]\d{2}[\s.]\d{2}$/u;
const BELGIAN = /^0\d{3}[\s./](?:\d{2}[\s.]?\d{2}[\s.]?\d{2}|\d{3}[\s.]\d{3})$/u;

/** "0163 190 72 45": a mobile number of Germany; written in German, no other country's begins so without a gap. */
const GERMAN_MOBILE = /^01[5-7]\d/;

/** "98765-4321": a mobile number of Brazil without its area, which nobody can dial from elsewhere; Angola's and Portugal's are in threes. */
const BRAZILIAN_LOCAL = /^9\d{4}-\d{4}$/u;

/** "829-330-1846": in Spanish of the Dominican Republic sooner than of the one valley in Mexico. */
const DOMINICAN = /^\(?8[024]9\)?[\s.-]?\d{3}[\s.-]\d{4}$/;

/** "3163870117", "310 555 0117": mobile numbers of Colombia begin so, of Mexico those of a few small towns. */
const COLOMBIAN = /^\(?3(?:0[0-5]|1\d|2[0-4]|5[01])\)?[\s.-]?\d{3}[\s.-]?\d{2}[\s.-]?\d{2}$/;
/** Where ten digits may begin so. */
const THREES: ReadonlySet<string> = new Set(['CO', 'MX', 'AR']);

/** Where a language is written in several countries their numbers tell more by their groups. */
function groupedFor(
  plain: string,
  language: Language,
  markets: readonly CountryCode[],
  named: Named,
): readonly CountryCode[] {
  if (language === 'en') {
    if (NORTH_AMERICAN.test(plain)) return NORTH_AMERICA;
    if (INDIAN.test(plain)) return ['IN'];
    const [own] = markets[0] === 'US' ? (BY_FOURS.find(([, grouped]) => grouped.test(plain)) ?? []) : [];
    if (own !== undefined) return [own, ...markets];
    return BY_THREES.test(plain) ? markets.filter((market) => market !== 'AU') : markets;
  }
  // No number of theirs is so grouped without its 0.
  if (isCjk(language) && NORTH_AMERICAN.test(plain)) return [...NORTH_AMERICA, ...markets];
  if (language === 'pt' && BRAZILIAN_LOCAL.test(plain)) return [];
  if (language === 'es' && markets[0] !== 'MX' && DOMINICAN.test(plain)) return ['DO', ...markets];
  if (language === 'es' && COLOMBIAN.test(plain) && (named().find((country) => THREES.has(country)) ?? 'CO') === 'CO')
    return ['CO', ...markets];
  if (language === 'fr' && NORTH_AMERICAN.test(plain)) return ['CA', ...markets];
  if (language === 'de' && GERMAN_MOBILE.test(plain)) return ['DE', ...markets];
  if (markets.includes('CH') && SWISS.test(plain)) return ['CH', ...markets];
  return language === 'fr' && BELGIAN.test(plain) ? ['BE', ...markets] : markets;
}

type Read = Omit<FoundPhone, 'text'>;

/** Plans in which no number tells by itself whether it is a mobile one: North America's, and Argentina's without its 9. */
const UNTOLD: ReadonlySet<string> = new Set(['1', '54']);

function ofPhone(phone: PhoneNumber, country: string | null): Read {
  const type = phone.getType();
  const mobile = type === 'MOBILE' || (type === 'FIXED_LINE_OR_MOBILE' && !UNTOLD.has(phone.countryCallingCode));
  return { number: phone.number, country: phone.country ?? country, mobile };
}

function international(plain: string): Read | null {
  const text = plain.replace('(+', '+').replace(')', ' ');
  const phone = parse(text);
  if (phone) return ofPhone(phone, null);
  for (const [market] of RESERVED) {
    const fictional = parsePhoneNumberFromString(text);
    const known = fictional && reserved(fictional.nationalNumber, market);
    if (known && known === fictional.number)
      return { number: known, country: market, mobile: RESERVED_MOBILE.test(known) };
  }
  return null;
}

/** "0692 12 34 56": of La Réunion, Guadeloupe, Martinique and Guyane, whose numbers have prefixes of their own abroad. */
const OVERSEAS = /^0(?:69[02-46]|59[0-6]|26[23])[\s.]?\d\d[\s.]?\d\d[\s.]?\d\d$/u;
const DEPARTMENTS: readonly CountryCode[] = ['RE', 'GP', 'MQ', 'GF'];

/** A number of 7 digits is none: an internal line, an id. */
const LEAST_DIGITS = 8;

function read(candidate: string, language: Language, named: Named): Read | null {
  const plain = tidy(candidate);
  const prefixed = plain.startsWith('00') ? `+${plain.slice(2)}` : plain;
  if (prefixed.startsWith('+') || prefixed.startsWith('(+')) return international(prefixed);
  if (plain.replace(/\D/g, '').length < LEAST_DIGITS) return null;
  const overseas = language === 'fr' && OVERSEAS.test(plain) ? DEPARTMENTS.flatMap((region) => parse(plain, region) ?? [])[0] : undefined; // prettier-ignore
  if (overseas) return { ...ofPhone(overseas, null), country: 'FR' };
  for (const market of groupedFor(plain, language, marketsFor(language, named), named)) {
    const fictional = reserved(plain, market);
    if (fictional !== null) return { number: fictional, country: market, mobile: RESERVED_MOBILE.test(fictional) };
    const phone = parse(plain, market);
    if (phone) return ofPhone(phone, market);
    // "(33) 6 39 98 12 34": the country's code without its sign.
    const digits = plain.replace(/\D/g, '');
    const own = digits.startsWith(getCountryCallingCode(market)) ? international(`+${digits}`) : null;
    if (own?.country === market) return own;
  }
  return null;
}

/** More digits than one number has (E.164), and at the most those of two. */
const MOST_DIGITS = 15;

/** Two numbers with no more than a blank between them: where both sides are one. */
function halvesOf(text: string, find: (part: string) => Read | null): readonly (readonly [Read, string])[] {
  const whole = find(text);
  if (whole) return [[whole, text]];
  if (text.replace(/\D/gu, '').length <= MOST_DIGITS) return [];
  for (const { index } of text.matchAll(/\s/gu)) {
    const parts = [text.slice(0, index), text.slice(index + 1)] as const;
    const [first, second] = [find(parts[0].trim()), find(parts[1].trim())];
    if (first && second) return [[first, parts[0]], [second, parts[1]]]; // prettier-ignore
  }
  return [];
}

/** "(64200) - 06 …", "1070 0478/…": a postcode of four or five digits before what is dialled with its prefix; "06 … 41 62300 Lens": one before its town. */
const BEHIND_POSTCODE = /^\(?\d{4,5}\)?\s{0,3}[-–—]?\s{0,3}(?=(?:\(?0|\+)[\d(])(?<=[)\s–—-])/u;
const BEFORE_POSTCODE = /\s{1,3}[-–—]?\s{0,2}\(?\d{4,5}$/u;

function withoutPostcode(candidate: string, after: string): string {
  const bare = candidate.replace(BEHIND_POSTCODE, '');
  return bare === candidate && u`^\)?\s+\p{Lu}\p{L}`.test(after) ? candidate.replace(BEFORE_POSTCODE, '') : bare;
}

function holdsDigits(text: string, least: number): boolean {
  let digits = 0;
  for (let at = 0; at < text.length && digits < least; at += 1) {
    const code = text.charCodeAt(at);
    if (code >= 48 && code <= 57) digits += 1;
  }
  return digits >= least;
}

/** In Japanese and Chinese a stroke between blanks is of no number, nor is one between a place, a label or an address and a number. */
const HAN_JOINTS =
  /\s[/∕]\s|(?<=\d)\s+(?=0\d{1,3}-\d{2,4}-\d{4})|(?<=[a-z\u3040-\u9fff)）])[/∕](?=\(?(?:\+|0\d{1,3}[(-]|1[3-9]\d)\d)/gu;
/** "电话17788990011", "電話は0155-55-0129": words touch the number that they announce. */
const HAN_LABEL =
  /((?:电话|手机|電話|手機|携帯|行動電話|联系方式|聯絡方式)(?:号码?|番号|號碼?)?(?:是|为|為|は)?)(?=\(?\+?\d)/gu;

/** "Macon, GA 31201 (478) 555-0134", "Moe VIC 3825 0491 570 156": the number without the postcode of its state before it. */
function behindPostcode(candidate: string, before: string): string {
  return /(?:^|[,\s])[A-Z]{2,3}\s+$/u.test(before) ? candidate.replace(/^\d{4,5}\s+(?=[(+\d])/u, '') : candidate;
}

/** "15/04/2025 –" of two days with a dash between. */
const EDGES = /^[\s–‐‑—-]+|[\s–‐‑—-]+$/gu;

/** "VA 24091-0417" is a postcode. */
const ZIP = /^\d{5}-\d{4}$/u;

/** Numbers in the order of the text: valid with their own prefix, or in a market of the language. `named`: countries that the resume names. */
export function phonesIn(text: string, language: Language, named: Named = NOWHERE): FoundPhone[] {
  if (!text.includes('+') && !holdsDigits(text, LEAST_DIGITS)) return [];
  const apart = carrierless(
    separately(isCjk(language) ? text.replace(HAN_JOINTS, ' | ').replace(HAN_LABEL, '$1: ') : text),
  );
  const found: FoundPhone[] = [];
  for (const { 0: candidate, index } of apart.matchAll(CANDIDATE)) {
    const before = apart.slice(0, index);
    const after = apart.slice(index + candidate.length);
    const digits = candidate.trim();
    if (YEARS.test(digits) || DATED.test(digits) || isId(before) || isFax(before)) continue;
    if (isPages(digits, before) || isAmount(digits, before, after)) continue;
    if (ZIP.test(digits) && /[A-Z]{2}\s$/u.test(before)) continue;
    const mobile = isMobileLabel(before);
    const add = (phone: Read, text: string): unknown => found.push({ ...(mobile ? asMobile(phone) : phone), text: text.trim() }); // prettier-ignore
    const phone = read(candidate, language, named);
    const dialled = phone ? candidate : withoutPostcode(candidate, after);
    const own = phone ?? (dialled === candidate ? null : read(dialled, language, named));
    if (own) add(own, dialled);
    else
      for (const [half, text] of halvesOf(behindPostcode(candidate, before), (part) =>
        YEARS.test(part.replace(EDGES, '')) ? null : read(part, language, named),
      ))
        add(half, text);
  }
  if (found.length > 0 || !text.includes('+')) return found;
  return findPhoneNumbersInText(text.slice(0, LONGEST), marketsFor(language, named)[0])
    .filter(({ startsAt }) => !isFax(text.slice(0, startsAt)))
    .map(({ number, startsAt, endsAt }) => ({ ...ofPhone(number, null), text: text.slice(startsAt, endsAt) }));
}

/** "(0xx19) 98812-4407": where the digits of a carrier are dialled. */
function carrierless(text: string): string {
  return text.includes('0xx') || text.includes('0XX') || text.includes('0**')
    ? text.replace(/\(?0(?:xx|XX|\*\*)\s?(\d{2})\)?/gu, '($1)')
    : text;
}

/** Whoever calls a mobile number of Argentina from abroad dials a 9 that few write. */
function asMobile(phone: Read): Read {
  const lacks = phone.country === 'AR' && !phone.mobile;
  const number = lacks ? phone.number.replace(/^\+54(?=\d{10}$)/u, '+549') : phone.number;
  return { ...phone, number, mobile: true };
}

/** The first of them. */
export function phoneIn(text: string, language: Language, named: Named = NOWHERE): FoundPhone | null {
  return phonesIn(text, language, named)[0] ?? null;
}

const LEAST_LIKE = 7;

/** Digits that stand where a phone would, after its label or alone in a contact line, and are none. */
export function phoneLike(text: string): string | null {
  if (!holdsDigits(text, LEAST_LIKE)) return null;
  const candidate = (text.match(CANDIDATE) ?? []).find(
    (part) => !YEARS.test(part.trim()) && part.replace(/\D/g, '').length >= LEAST_LIKE,
  );
  return candidate?.trim() ?? null;
}
