/** Street addresses and postcodes. The town stays: an evaluation needs to know that there is one. */
import { anyCase } from './any-case.ts';
import type { TextLine } from './contact-lines.ts';
import { findEastAsianAddresses } from './east-asian-addresses.ts';
import type { Range } from './ranges.ts';
import {
  AUSTRALIAN_STATES,
  DETAILS,
  ESTATES,
  GERMAN_ADJECTIVES,
  GERMAN_ENDS,
  GERMAN_PREPOSITIONS,
  GERMAN_TYPES,
  STREET_AFTER,
  STREET_BEFORE,
  UNITS,
  US_STATES,
} from './street-words.ts';

type Place = readonly [start: number, end: number];

const START = String.raw`(?<![\p{L}\p{N}/@.-])`;
const END = String.raw`(?![\p{L}\p{N}])`;
/** A word of a street's name: it begins with a capital, or is a particle, or a number ("2 de Mayo"). */
const NAME_WORD = String.raw`(?:\p{Lu}[\p{L}\p{M}’'.-]*|de(?: la| las| los| l[’'])?|del|della|delle|dello|dei|degli|di|da|das|do|dos|des|du|y|e|la|le|les|el|los|las|l[’']\p{L}+|d[’']\p{L}+|\d{1,2}(?=\s\p{L}))`;
/** No year: "Carrera de Derecho 2015" is none. */
const NUMBER = String.raw`(?!(?:19|20)\d{2}(?!\d|[\s,.-]+\d{4,5}))\d{1,5}(?:\s?(?:bis|ter|quater))?(?:\s?[A-Za-z](?!\p{L}))?(?:\s?[-/]\s?(?:\d{1,4}[A-Za-z]?|[A-Za-z](?!\p{L}))){0,3}`;
const NUMBER_SIGN = String.raw`(?:n(?:[.º°o]|úm|um|ro)?\.?º?\s?|#\s?|no\s)?`;
const GERMAN_WORD = String.raw`\p{Lu}[\p{L}-]*`;

const STREETS = [
  // "Calle Mayor, 12", "Rua do Alecrim, nº 7", "Via Roma 3/B", "Camino Viejo s/n"
  String.raw`${START}(?:${STREET_BEFORE})\s{0,2}(?:${NAME_WORD}[\s]{1,2}){0,6}${NAME_WORD}(?:\s?,)?\s{0,2}${NUMBER_SIGN}(?:${NUMBER}|s/n|km\s?\d+)${END}`,
  // "Carrera 43A # 14-57"
  String.raw`${START}(?:calle|cl\.?|carrera|cra\.?|kr\.?|diagonal|transversal|avenida|av\.?)\s\d{1,3}\s?[A-Za-z]?\s?(?:#|n[o°º.]+)\s?\d{1,3}\s?[A-Za-z]?\s?-\s?\d{1,3}${END}`,
  // "12 bis, rue des Tanneurs"
  String.raw`${START}\d{1,4}(?:\s?(?:bis|ter|quater|[A-Da-d](?!\p{L})))?,?\s{1,2}(?:${STREET_BEFORE})\s{0,2}(?:${NAME_WORD}\s){0,5}${NAME_WORD}`,
  String.raw`${START}(?:lieu-dit|hameau|lotissement|résidence)\s(?:${NAME_WORD}\s){0,5}${NAME_WORD}`,
  // "Lindenstraße 14a", "Mariahilfer Straße 88/2/15", "Am Alten Markt 5"
  String.raw`${START}(?:(?=\p{Lu})(?:${GERMAN_ADJECTIVES})e[rnms]?\s)?\p{Lu}[\p{L}-]*(?:${GERMAN_ENDS})\s{0,2}${NUMBER}${END}`,
  String.raw`${START}(?:${GERMAN_WORD}\s){1,3}(?:${GERMAN_TYPES})\s{0,2}${NUMBER}${END}`,
  String.raw`${START}(?=\p{Lu})(?:${GERMAN_PREPOSITIONS})\s(?:${GERMAN_WORD}\s){1,2}\d{1,3}\s?[A-Za-z]?${END}`,
  // "Flat 2, 88 Harcourt Terrace", "Unit 6/31 Banksia Street", "1482 Maple Hollow Dr"
  String.raw`${START}(?:(?:${UNITS})\s?[\w/-]{1,6},?\s)?(?:\d{1,4}[A-Za-z]?\s(?:\p{Lu}[\p{L}’'.-]*\s){1,3}(?:house|court|lodge|tower|mansions),?\s)?(?:(?:(?:${UNITS})\s?)?\d{1,4}/)?\d{1,5}[A-Za-z]?(?:-\d{1,4})?\s(?:(?:\p{Lu}[\p{L}’'.-]*|\d{1,3}(?:st|nd|rd|th))\s){1,4}(?:${STREET_AFTER})\.?${END}`,
];

const WITH_DETAILS = STREETS.map(
  (street) =>
    new RegExp(
      anyCase(
        String.raw`(?:(?<![\p{L}\p{N}])(?:${ESTATES})\s[^,;|·•\n\uFFFC]{2,40}[,;]\s)?(?:${street})(?:\s{0,2}[,.;–-]?\s{0,2}(?:${DETAILS})(?:,?\s(?:\p{Lu}\p{L}+\s?){1,2}(?=,\s?C\.?P))?${END}){0,4}`,
      ),
      'gu',
    ),
);

/** The gap between a street and its postcode: floor, quarter and, where the order is the English one, the town. */
const TO_POSTCODE = new RegExp(
  String.raw`^[^\n|·•\t\uFFFC@]{0,60}?(?<![\p{N}-])(?:(?:C\.?\s?P\.?|CEP|PLZ|[A-Z]{1,2}-)[:\s]*)?(?:[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}|[A-Z]\d[\dW]\s?[A-Z\d]{4}|[A-Z]\d[A-Z]\s?\d[A-Z]\d|\d{5}-\d{3}|\d{4}-\d{3}|\d{5}(?:-\d{4})?|\d{6}|(?!0|(?:19|20)\d{2}\s?[-–])\d{4})(?![\p{L}\p{N}]|\s\d)(?!\s?(?:–|-)\s?(?:\d|actual|presente|heute))`,
  'u',
);

/** Postcodes that no other number looks like. */
const CLEAR_POSTCODES = [
  /(?:CEP|C\.\s?P\.|CP|PLZ|CAP|code postal|zip(?: code)?)\s*[:.]?\s*\d{4,5}(?:-\d{3,4})?(?![\p{L}\p{N}])/giu,
  /(?<![\p{L}\p{N}.-])\d{5}-\d{3}(?![\p{L}\p{N}-])/gu,
  /(?<![\p{L}\p{N}.-])\d{4}-\d{3}(?=\s\p{Lu})/gu,
  new RegExp(
    String.raw`(?<![\p{L}\p{N}])(?:\p{Lu}[\p{L}.’'-]+\s?){1,3},\s(?:${US_STATES})\s\d{5}(?:-\d{4})?(?![\p{L}\p{N}])`,
    'gu',
  ),
  new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${AUSTRALIAN_STATES})\s\d{4}(?![\p{L}\p{N}])`, 'gu'),
  /(?<![\p{L}\p{N}])[A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2}(?![\p{L}\p{N}])/gu,
  /(?<![\p{L}\p{N}])[ABCEGHJ-NPRSTVXY]\d[A-Z]\s\d[A-Z]\d(?![\p{L}\p{N}])/gu,
  /(?<![\p{L}\p{N}])[AC-FHKNPRTV-Y]\d[\dW]\s[A-Z\d]{4}(?![\p{L}\p{N}])/gu,
  /(?<![\p{L}\p{N}.-])(?:[A-Z]{1,2}-)?\d{5}(?=\s{1,2}\p{Lu}\p{L}+)/gu,
  // Behind a town and at the end: "Pune 411001", "Chennai - 600020"
  /(?<=,[^,|·•\n]{0,40}\p{L}{3,}(?:\s?[-–])?\s)\d{5,6}(?=\s*(?:$|[|·•;.]))/gu,
];
/** Four digits could be a year: only right below a street. */
const SHORT_POSTCODE = /^\s*(?:[A-Z]{1,2}-)?\d{4}(?=\s\p{Lu}\p{L}+)/gu;

const LABELLED =
  /(?<![\p{L}])(?:direcci[oó]n(?: postal)?|domicilio(?: particular)?|(?:home |postal |permanent |current |mailing |present )?address|adresse(?: postale)?|anschrift|wohnort|wohnhaft in|endereço(?: residencial)?|morada|indirizzo|residen(?:za|te in|cia)|domiciliato in)\s*[:：]?\s{0,6}([^\n\t|·•\uFFFC]*\d[^\n\t|·•\uFFFC]*)/giu;

/** Before the phones are looked for: a postcode is none. */
export function findAddresses(cells: readonly TextLine[]): Range[] {
  const found: Range[] = [];
  let below = false;
  for (const cell of cells) {
    const streets = streetsIn(cell);
    const postcodes = cell.isContact ? CLEAR_POSTCODES.flatMap((pattern) => [...cell.text.matchAll(pattern)]) : [];
    if (below) postcodes.push(...cell.text.matchAll(SHORT_POSTCODE));
    const places = [
      ...streets,
      ...postcodes.map(({ index, 0: match }) => withHead(cell.text, index, index + match.length, streets)),
      ...findEastAsianAddresses(cell),
    ];
    found.push(
      ...places.map(([start, end]) => ({ kind: 'ADDRESS' as const, start: cell.start + start, end: cell.start + end })),
    );
    below = streets.length > 0;
  }
  return found;
}

const SEGMENT_HEAD = /[^\n|·•\t;:：\uFFFC]*$/u;
const LONGEST_HEAD = 80;

/** What stands before a postcode, behind commas, is the rest of the address, whatever streets are called there. */
function withHead(text: string, start: number, end: number, streets: readonly Place[]): Place {
  if (streets.some(([from, to]) => from <= start && to >= end)) return [start, end];
  const head = (SEGMENT_HEAD.exec(text.slice(0, start))?.[0] ?? '').split(/\s[–-]\s/u).at(-1) ?? '';
  const bare = head.trimStart();
  const isAddress = /,/u.test(bare) && /^[\p{Lu}\p{N}]/u.test(bare) && bare.length <= LONGEST_HEAD;
  return [isAddress ? start - bare.length : start, end];
}

/** Outside of contact lines a street needs its postcode: there it may be a firm's. */
function streetsIn({ text, isContact }: TextLine): Place[] {
  if (!/[\d]|s\/n|lieu-dit|hameau/iu.test(text)) return [];
  return WITH_DETAILS.flatMap((pattern) => [...text.matchAll(pattern)]).flatMap(({ index, 0: match }) => {
    const end = index + match.length;
    const rest = TO_POSTCODE.exec(text.slice(end));
    if (!rest && (!isContact || /^(?:lieu-dit|hameau|lotissement|résidence)/iu.test(match))) return [];
    return [[index, end + (rest?.[0].length ?? 0)] as const];
  });
}

/** After all else: what stands behind the word "address" and holds a number, in whatever form. */
export function findLabelledAddresses(lines: readonly TextLine[]): Range[] {
  return lines.flatMap((line) =>
    [...line.text.matchAll(LABELLED)].map(({ index, 0: match, 1: value = '' }) => {
      const end = line.start + index + match.trimEnd().length;
      return { kind: 'ADDRESS' as const, start: end - value.trim().length, end };
    }),
  );
}
