/** Postcodes that no other number looks like. */
import { tokensOf } from './tokens.ts';
import { AUSTRALIAN_STATES, US_STATES } from './street-words.ts';

/** A gap between a street and its postcode: floor, quarter and, where the order is the English one, the town; no sentence. */
const LEAD = String.raw`(?:(?:C\.?\s?P\.?|c\.?\s?a\.?\s?p\.?|CAP|NPA|CEP|PLZ|PIN(?: code)?|[A-Z]{1,2}-)[:\s]*)?`;
const FORMS = [
  String.raw`[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}`,
  String.raw`[A-Z]\d[\dW]\s?[A-Z\d]{4}`,
  String.raw`[A-Z]\d[A-Z]\s?\d[A-Z]\d`,
  String.raw`[A-Z]\d{4}(?:[A-Z]{3})?`,
  String.raw`\d{5}-\d{3}|\d{4}-\d{3}|\d{2}\.\d{3}-\d{3}|\d{5}(?:-\d{4})?|\d{6}|\d{3}\s\d{3}`,
].join('|');
/** Four digits of a year are none, unless a country or a town goes with them. */
const SHORT = String.raw`(?!0|(?:19|20)\d{2})\d{4}|(?<=[A-Z]-)\d{4}`;

export const TO_POSTCODE = new RegExp(
  String.raw`^(?<gap>[^\n|·•\t\uFFFC@:]{0,60}?)(?<![\p{N}\p{L}-])(?<code>${LEAD}(?:${FORMS}|${SHORT}))(?![\p{L}\p{N}]|[\s.,]\d)(?!\s?(?:–|-)\s?(?:\d|actual|presente|heute))(?!\s?(?:m²|m2|€|%|km|ha)(?!\p{L}))`,
  'u',
);
/** The postcode that belongs to a street which ends where `rest` begins: its end, or 0. */
export function postcodeAfter(rest: string): number {
  const match = TO_POSTCODE.exec(rest);
  const gap = match?.groups?.['gap'] ?? '';
  // A sentence, or another fact, lies between.
  if (!match || /\p{L}{4,}\.\s/u.test(gap) || tokensOf(gap).some(({ kind }) => kind === 'lower' || kind === 'never'))
    return 0;
  return match[0].length;
}

/** In contact lines. */
export const CLEAR_POSTCODES = [
  /(?<!\p{L})(?:CEP|C\.\s?P\.|CP|PLZ|c\.?a\.?p\.?|NPA|PIN(?: code)?|code postal|c[óo]digo postal|postcode|postal code|zip(?: code)?|eircode)\s*[:.-]?\s*(?:\d{2}\.?\d{3}-?\d{3}|\d{4,6}(?:-\d{3,4})?|\d{3}\s\d{3}|[A-Z\d]{3,4}\s?[A-Z\d]{3,4})(?![\p{L}\p{N}])/giu,
  /(?<![\p{L}\p{N}.-])\d{5}-\d{3}(?![\p{L}\p{N}-])/gu,
  /(?<![\p{L}\p{N}.-])\d{4}-\d{3}(?=\s\p{Lu})/gu,
  new RegExp(
    String.raw`(?<![\p{L}\p{N}])(?:(?:\p{Lu}[\p{L}.’'-]{1,30}\s){0,2}\p{Lu}[\p{L}.’'-]{1,30},\s)?(?:${US_STATES})\s{1,2}\d{5}(?:-\d{4})?(?![\p{L}\p{N}])`,
    'gu',
  ),
  new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${AUSTRALIAN_STATES})\s\d{4}(?![\p{L}\p{N}])`, 'gu'),
  /(?<![\p{L}\p{N}])[A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2}(?![\p{L}\p{N}])/gu,
  /(?<![\p{L}\p{N}])[ABCEGHJ-NPRSTVXY]\d[A-Z]\s\d[A-Z]\d(?![\p{L}\p{N}])/gu,
  /(?<![\p{L}\p{N}])[AC-FHKNPRTV-Y]\d[\dW]\s[A-Z\d]{4}(?![\p{L}\p{N}])/gu,
  /(?<![\p{L}\p{N}.-])(?:[A-Z]{1,2}-)?\d{5}(?=\s{1,2}\p{Lu}\p{L}+)/gu,
  /(?<![\p{L}\p{N}.-])(?:A|B|CH|L|FL|D|F|I|DK|NL)-\d{4,5}(?=\s|$)/gu,
  /(?<=Singapore\s|S\()\d{6}(?!\d)/gu,
  // Behind a town and at the end: "Pune 411001", "Chennai - 600020", "Mumbai 400 092"
  /(?<=(?:^|[,–-])[^,|·•\n]{0,40}\p{L}{3,}(?:\s?[-–])?\s)(?:\d{5,6}|\d{3}\s\d{3})(?=\s*(?:$|[|·•;.,]))/gu,
];

/** At the head of a piece, before a town. Those that could be years need an address above. */
export const SHORT_POSTCODE = /^\s*(?:[A-Z]{1,2}-)?(?<digits>\d{4})(?=\s{1,2}\p{Lu}[\p{L}.-]+)/u;
export const YEAR = /^(?:19|20)\d{2}$/u;
