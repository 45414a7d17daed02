/** A street with its number, as each language writes it, also inside a sentence. */
import { anyCase } from '../any-case.ts';
import {
  DETAILS,
  ESTATES,
  GERMAN_ADJECTIVES,
  GERMAN_ENDS,
  GERMAN_PREPOSITIONS,
  GERMAN_TYPES,
  STREET_AFTER,
  STREET_BEFORE,
  UNITS,
} from './street-words.ts';

const START = String.raw`(?<![\p{L}\p{N}/@.-])`;
const END = String.raw`(?![\p{L}\p{N}])`;
/** A word of a street's name: it begins with a capital, or is a particle, or a number ("2 de Mayo"). */
const NAME_WORD = String.raw`(?:\p{Lu}[\p{L}\p{M}’'.-]*|de(?: la| las| los| l[’'])?|del|della|delle|dello|dei|degli|per|alla|alle|allo|ai|agli|al|sul|sulla|di|da|das|do|dos|des|du|y|e|a|la|le|les|el|los|las|l[’']\p{L}+|d[’']\p{L}+|\d{1,2}(?=\s\p{L}))`;
/** No year: "Carrera de Derecho 2015" is none. */
/** Nor the head of a phone number. */
const NUMBER = String.raw`(?!\d{3}\s\d{3}\s\d{3})(?!(?:19|20)\d{2}(?!\d|[\s,.-]+\d{4,5}))\d{1,5}(?:\s?(?:bis|ter|quater))?(?:\s?[A-Za-z](?!\p{L}))?(?:\s?[-/]\s?(?:\d{1,4}[A-Za-z]?|[A-Za-z](?!\p{L}))){0,3}`;
const NUMBER_SIGN = String.raw`(?:n(?:[.º°o]|úm|um|ro)?\.?º?\s?|#\s?|no\s)?`;
/** "C/Mayor", "v.Roma"; "Cours" opens no "Course". */
const GAP = String.raw`(?:\s{1,2}|(?<=[/.]))`;
const GERMAN_WORD = String.raw`\p{Lu}[\p{L}-]*`;

const STREETS = [
  // "Calle Mayor, 12", "Rua do Alecrim, nº 7", "Via Roma 3/B", "Camino Viejo s/n"
  String.raw`${START}(?:${STREET_BEFORE})${GAP}(?:${NAME_WORD}[\s]{1,2}){0,6}${NAME_WORD}(?:\s?,)?\s{0,2}${NUMBER_SIGN}(?:${NUMBER}|s/n|s\.?\s?n\.?\s?c?\.?|km\s?\d+)${END}`,
  // "Carrera 43A # 14-57"
  String.raw`${START}(?:calle|cll?\.?|carrera|cra?\.?|kra?\.?|diagonal|dg\.?|transversal|tv\.?|avenida|av\.?)\s{1,2}\d{1,3}\s?[A-Za-z]?(?:\s(?:bis|sur|norte|este|oeste)){0,2}\s?(?:#|n[o°º.]+)\s?\d{1,3}\s?[A-Za-z]?\s?-\s?\d{1,3}${END}`,
  // "12 bis, rue des Tanneurs"
  String.raw`${START}(?:\d{1,4}-)?\d{1,5}(?:\s?(?:bis|ter|quater|[A-Da-d](?!\p{L})))?,?\s{1,2}(?:${STREET_BEFORE})${GAP}(?:${NAME_WORD}\s){0,5}${NAME_WORD}`,
  String.raw`${START}(?:lieu-dit|hameau|lotissement|résidence)\s(?:${NAME_WORD}\s){0,5}${NAME_WORD}`,
  // "Lindenstraße 14a", "Mariahilfer Straße 88/2/15", "Am Alten Markt 5"
  String.raw`${START}(?:(?=\p{Lu})(?:${GERMAN_ADJECTIVES})e[rnms]?\s)?\p{Lu}[\p{L}-]*(?:${GERMAN_ENDS})\s{0,2}${NUMBER}${END}`,
  String.raw`${START}(?:${GERMAN_WORD}\s){1,3}(?:${GERMAN_TYPES})\s{0,2}${NUMBER}${END}`,
  String.raw`${START}(?=\p{Lu})(?:${GERMAN_PREPOSITIONS})\s(?:${GERMAN_WORD}\s){1,2}\d{1,3}\s?[A-Za-z]?${END}`,
  // "Flat 2, 88 Harcourt Terrace", "Unit 6/31 Banksia Street", "1482 Maple Hollow Dr", "1120 17 Ave SW"
  String.raw`${START}(?:(?:${UNITS})\s?[\w/-]{1,6},?\s)?(?:\d{1,4}[A-Za-z]?\s(?:\p{Lu}[\p{L}’'.-]*\s){1,3}(?:house|court|lodge|tower|mansions),?\s)?(?:(?:(?:${UNITS})\s?)?\d{1,4}/)?\d{1,5}[A-Za-z]?(?:-\d{1,4})?\s(?:(?:\p{Lu}[\p{L}’'.-]*|\d{1,3}(?:st|nd|rd|th)?)\s){1,4}(?:${STREET_AFTER})\.?(?:\s(?:[NS][EW]?|[EW])(?!\p{L}))?${END}`,
];

/** "P.O. Box 417", "Apdo. 34", "Postfach 12 34" */
const BOX =
  /(?<![\p{L}\p{N}])(?:(?:P\.?\s?O\.?|GPO|Post(?:al)?)\s?Box|Postfach|Apartado(?: postal| de correos)?|Apdo\.?(?: de correos| postal)?|Casilla(?: postal| de correo)?|Casella postale|Caixa postal|Cx\.? postal|Bo[iî]te postale|Case postale|(?:Private|Locked) Bag|B\.?P\.?|CS)\s?(?:n[.º°o]*\s?)?[A-Z]?\d(?:[\s-]?\d){0,9}(?!\p{L})/giu;

const WITH_DETAILS = STREETS.map(
  (street) =>
    new RegExp(
      anyCase(
        String.raw`(?:(?<![\p{L}\p{N}])(?:${ESTATES})\s[^,;|·•\n\uFFFC]{2,40}[,;]\s)?(?:${street})(?:\s{0,2}[,.;–-]?\s{0,2}(?:${DETAILS})(?:,?\s(?:\p{Lu}\p{L}+\s?){1,2}(?=,\s?C\.?P))?${END}){0,4}`,
      ),
      'gu',
    ),
);

/** A name that needs its postcode, being no street. */
const HAMLET = /^(?:lieu-dit|hameau|lotissement|résidence)/iu;

export interface Street {
  readonly start: number;
  readonly end: number;
  readonly isHamlet: boolean;
}

export function streetsIn(text: string): Street[] {
  const boxes = [...text.matchAll(BOX)].map(({ index, 0: match }) => ({
    start: index,
    end: index + match.length,
    isHamlet: false,
  }));
  if (!/\d|s\/n|s\.?n\.?c|lieu-dit|hameau/iu.test(text)) return boxes;
  const streets = WITH_DETAILS.flatMap((pattern) => [...text.matchAll(pattern)]).map(({ index, 0: match }) => ({
    start: index,
    end: index + match.length,
    isHamlet: HAMLET.test(match),
  }));
  return [...boxes, ...streets];
}
