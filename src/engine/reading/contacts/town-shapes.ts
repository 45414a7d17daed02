/** How towns are written with their postcode, province or district, whether any list knows them or not. */
import type { Language } from '../../../resume/language.ts';
import { iu, patternOf, u } from '../../../resume/patterns.ts';
import { ADDRESS_KINDS, AREA_BEFORE, AREA_BEHIND, AREAS } from '../../lexicons/living-words.ts';
import { BRAZILIAN_STATES, MEXICAN_STATES, REGION_CODES } from '../../lexicons/region-codes.ts';
import { key, keysOf } from '../text/fold.ts';
import { countriesNamed, isCountry } from './places.ts';
import { mayOpen } from '../text/word-starts.ts';

const NAME = String.raw`\p{Lu}[\p{L}'’.]{1,24}(?:[\s–-](?:s\/\s?(?=\p{Lu}))?[\p{L}'’.]{1,24}){0,5}`;
/** Germany's, Spain's, France's, Italy's; Austria's and Switzerland's; Portugal's; Brazil's; Argentina's; Poland's and Sweden's, and France's with its blank. */
const DIGITS = String.raw`(?:[A-HJ-NP-Z]\d{4}(?:[A-Z]{3})?|(?:(?:[A-Z]{1,3}-|CH[ -]|AT?[ -]|D[ -]))?(?:\d{5}|\d{4})(?:-\d{3,4})?|\d{3}\s\d{2}|\d{2}\s(?!000)\d{3}|\d{2}-\d{3})`;
/** The United Kingdom's, Canada's, Ireland's, the Netherlands'. */
const LETTERED = String.raw`(?:[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}|[A-Z]\d[A-Z]\s?\d[A-Z]\d|[A-Z]\d[\dW]\s?[A-Z\d]{4}|\d{4}\s[A-Z]{2})`;
const PROVINCE = String.raw`(?:\s?[(]\s?[\p{L}\d][\p{L}\s'’-]{0,28}\s?[)]|\s?[(]\d{2,5}[)]|\s?\/\s?[A-Z]{2}|\s[A-Z]{2})`;

/** "Austin, TX", "Sevilla, España", "Zürich (CH)". */
const CITY_REGION = u`^(?:\d{4,6}(?:-\d{3,4})?\s+)?\p{Lu}[\p{L}'’.-]+(?:[\s-](?:\p{L}[\p{L}'’.-]*)){0,4}(?:,\s*|\s*\(|\s*\/\s*|\s[–-]\s(?=[A-Z]{2}$))(?:\p{Lu}[\p{L}.\s'’-]{1,30}|\d{2,5}(?=\)))\)?(?:,\s*\p{Lu}[\p{L}\s]{1,20})?(?:\s+\d{4,6}(?:-\d{3,4})?)?$`;
/** The bare name of a town: to be believed only where a label stands before it. */
export const TOWN = patternOf(`^${NAME}$`, 'u');
/** "Quilmes Oeste – Bs. As.", "Rufisque, Dakar" */
export const TOWN_IN_REGION = patternOf(`^${NAME}(?:,\\s|\\s[–-]\\s)${NAME}$`, 'u');
const POSTCODE_TOWN = patternOf(`^${DIGITS}\\s+${NAME}${PROVINCE}?$`, 'u');
const TOWN_POSTCODE = patternOf(
  `^${NAME}${PROVINCE}?\\s+(?:(?:[A-Z]{2,3}\\s)?(?:\\d{5}(?:-\\d{3,4})?|\\d{6})|[A-Z]{2,3}\\s\\d{4}|${LETTERED})$`,
  'u',
);
const TOWN_PROVINCE = patternOf(
  `^${NAME}\\s?(?:[(](?:\\p{Lu}{2}|\\d{2,5})[)]|\\/\\s?[A-Z]{2}|-(?:${BRAZILIAN_STATES}))$`,
  'u',
);
const POSTCODE = patternOf(`^(?:${LETTERED}|${DIGITS})$`, 'u'); // prettier-ignore

/** A street alone, though it bear a city's name: "7316 Dublin Lane", "12 rue de Paris". */
const STREET =
  /^\d{1,5}(?:\s?(?:bis|ter))?,?\s(?:[^,]{1,40}\s(?:street|st|road|rd|avenue|ave|lane|ln|drive|dr|boulevard|blvd|court|ct|way|terrace)\.?|(?:rue|avenue|boulevard|place|allée|chemin|impasse|quai)\s[^,]{1,40})$|^(?:(?:rue|avenue|boulevard|via|viale|corso|piazza|piazzale|largo|vicolo|contrada|strada|località|frazione|lungomare|borgo|salita|traversa|calle|c\/|avda\.?|av\.?|avenida|alameda|estrada|rodovia|paseo|plaza|rua|travessa|praça|carrera|jr\.?|jirón)\s[^,]{1,40}?|[^\s,]{2,30}(?:straße|strasse|str\.|gasse|weg|allee|platz)),?\s(?:n[°º.]?\s?)?\d{1,5}\s?\/?\s?[a-z\d]{0,2}$/iu;

const DIGIT = /\d/;

/** Between a town and its postcode: "Saint-Eustache, Qc, J7R 2T6". */
const isRegion = (text: string): boolean => /^(?:[A-Z]{2,3}|Qc)$/u.test(text);

/** Malta's too: "SLM 1402". */
const CODE_ALONE = patternOf(`^(?:${LETTERED}|${DIGITS}|\\d{6}|\\d{3}-\\d{4}|[A-Z]{3}\\s?\\d{4})$`, 'u');
/** Behind its street: town and country, or country alone. */
const MOST_BEHIND = 3;

/** "31, Triq il-Qolla, SLM 1402, Sliema, Malta", as the European form writes addresses: from the postcode on, or from the town before it; null for other texts. */
export function townByCode(text: string, language: Language): string | null {
  if (!DIGIT.test(text) || text.length > 120) return null;
  const parts = text.split(/,\s+/u);
  const at = parts.findIndex((part, n) => n > 0 && CODE_ALONE.test(part));
  const behind = parts.slice(at + 1);
  if (at < 0 || behind.length > MOST_BEHIND || !behind.every((part) => TOWN.test(part))) return null;
  if (behind.length > 1 || (behind[0] !== undefined && !isCountry(behind[0], language)))
    return parts.slice(at).join(', ');
  const before = parts[at - 1] ?? '';
  if (at < 2 || !TOWN.test(before) || STREET_END.test(before)) return null;
  return parts.slice(isRegion(before) && TOWN.test(parts[at - 2] ?? '') ? at - 2 : at - 1).join(', ');
}

/** In all of these shapes a digit stands: most texts hold none, and the patterns are long. */
export function isStreet(text: string): boolean {
  return DIGIT.test(text) && STREET.test(text);
}

/** "Córdoba 348": in the Latin languages a street called for a town, and its house. */
export function isTownStreet(text: string): boolean {
  return DIGIT.test(text) && u`^\p{Lu}[\p{L}.'’ ]{2,30}\s\d{1,3}$`.test(text);
}

/** The postcode that ends a street's line in a narrow column, its town below. */
export function codeAtEnd(text: string): string | null {
  return isStreet(text) ? (/\d\D.*\s(\d{5})$/u.exec(text)?.[1] ?? null) : null;
}

export function isPostcode(text: string): boolean {
  return DIGIT.test(text) && POSTCODE.test(text);
}

const PARTS = /\s*,\s*|\s[–—-]\s/u;

/** With its postcode. */
export function isTown(part: string): boolean {
  return DIGIT.test(part) && (POSTCODE_TOWN.test(part) || TOWN_POSTCODE.test(part));
}

/** "Diseño UX/UI", "Analista QA/QC", "CAD/CAM": two of one kind, and no region. */
const PAIR = /(?:^|\s)[A-Z]{2,3}\/[A-Z]{2,4}$/;

export function isTownOfProvince(part: string): boolean {
  return !PAIR.test(part) && /[(/]|-[A-Z]{2}$/.test(part) && TOWN_PROVINCE.test(part);
}

const TOWN_AND_CODE = u`^\p{Lu}\p{Ll}[\p{L}.'’-]{0,18}(?: \p{Lu}[\p{L}.'’-]{1,18}){0,2} (\p{Lu}{2,3})$`;

/** "Walla Walla WA": the state behind a town without a comma; null for other texts. */
export function stateBehind(text: string): string | null {
  const code = /[A-Z]{2}$/.test(text) ? TOWN_AND_CODE.exec(text)?.[1] : undefined;
  return code !== undefined && REGION_CODES.has(code) ? code : null;
}

const townAndState = (states: string): RegExp =>
  patternOf(`^(?!Edo)\\p{Lu}[\\p{L}.'’]{1,30}(?:[ -][\\p{L}.'’]{1,30}){0,5}\\s(?:${states})$`, 'u');
const STATES: Readonly<Partial<Record<Language, RegExp>>> = {
  pt: townAndState(BRAZILIAN_STATES),
  es: townAndState(MEXICAN_STATES),
};

/** "Quedas do Araçá PR", "Gral. Ejemplo NL": a town before its state, nothing between them. */
export function isTownBeforeState(text: string, language: Language): boolean {
  return u`\s\p{Lu}[\p{L}.]{1,6}$`.test(text) && STATES[language]?.test(text) === true;
}

/** `town`: a town with its postcode or province and nothing else; `address`: behind a street. */
export function postalTown(text: string): 'town' | 'address' | null {
  if (text.length > 120) return null;
  const parts = text.split(PARTS);
  const at = parts.findIndex((part) => isTown(part) || isTownOfProvince(part));
  if (at < 0 || /(?:19|20)\d\d\s*[–—-]\s*(?:19|20)?\d\d/u.test(text)) return null;
  if (at === 0) return parts.slice(1).every((part) => TOWN.test(part) || isPostcode(part)) ? 'town' : null;
  // "Località Su Planu s.n.c., 09047 Selargius (CA)": postcode and province in one need no street before them.
  if (isTown(parts[at] ?? '') && /\([A-Z]{2}\)$/u.test(parts[at] ?? '')) return 'address';
  return parts.slice(0, at).some((part) => /\d|°|º/u.test(part) || /^(?:via|rue|calle|c\/|rua|av|loc|contrada|c\.da|fraz|lieu-?dit|hameau|quartier|résidence|cité)/iu.test(part)) ? 'address' : null; // prettier-ignore
}

/** A town and what it lies in, parted by a comma, a stroke, brackets or a dash. */
export function isCityInRegion(text: string): boolean {
  return !PAIR.test(text) && /[,(/]|\s[–-]\s[A-Z]{2}$/u.test(text) && CITY_REGION.test(text);
}

/** One or two words with capitals close the name of an area; "Greater" opens many names, "Greater Boston Area" only a place. */
const AREA_NAME = u`^(?!Greater)\p{Lu}[\p{L} ]{4,26} \p{Lu}[\p{L}'’/-]+(?: \p{Lu}[\p{L}'’/-]+)?$|^Greater (?:\p{Lu}[\p{L}.'’-]+ ){1,3}Area$`;

/** "Greater Manchester", "San Francisco Bay Area", "Raum Stuttgart", "Milano e provincia". */
export function areaOf(text: string, language: Language): boolean {
  const plain = key(text).replace(/[.,]$|\s\(\d{2,3}\)$/u, '');
  if (plain.length > 60) return false;
  if (mayOpen(plain, AREAS).some((word) => plain.startsWith(`${word} `)) && AREA_NAME.test(text)) return true;
  const before = mayOpen(plain, AREA_BEFORE).find((word) => plain.startsWith(`${word} `));
  const behind = keysOf(AREA_BEHIND).find((word) => plain.endsWith(` ${word}`));
  if (before === undefined && behind === undefined) return false;
  const town = plain.slice(before === undefined ? 0 : before.length + 1, behind === undefined ? undefined : -behind.length - 1); // prettier-ignore
  // Where the words around it are of a place the town need not be known.
  return countriesNamed(town, language).length > 0;
}

const NUMBERED_REGION = /^[IVX]{1,4}\s[Rr]egi[oó]n/u;

const REGION_KINDS =
  /^(?:gouvernorat|region|province|prefecture|wilaya|departement|departamento|canton|cercle|comte|provincia|regiao|distrito|estado|comunidad|comarca|county|district|governorate|state|metropolitan)(?=$|[\s-])|\s(?:county|district|governorate|state|region|province|prefecture|area)$/u;

/** "Sfax, Gouvernorat Sfax, Tunisie", as professional networks write where one lives. */
export function isTownToCountry(text: string, language: Language): boolean {
  const parts = text.split(/,\s/u);
  return parts.length === 3 && parts.every((part) => TOWN.test(part)) && isCountry(parts[2] ?? '', language) && REGION_KINDS.test(key(parts[1] ?? '')); // prettier-ignore
}

/** From the town on: "Calle Mayor 5, 28013 Madrid (España)" is "28013 Madrid (España)". */
export function withoutStreet(text: string, language: Language): string {
  const parts = [...text.matchAll(/(?:[^,–—]|(?<=\S)[–—](?=\S))+/gu)].map(({ 0: part, index }) => ({
    part: part.trim(),
    index,
  }));
  const [, singapore] = SINGAPORE.exec(text) ?? [];
  if (singapore !== undefined) return singapore;
  // "Calbuco, Los Lagos, Chile": a town, its region and its country, of which only the last is known.
  if (
    parts.length === 3 &&
    isCountry(parts[2]?.part ?? '', language) &&
    parts.every(({ part }) => TOWN.test(part) || NUMBERED_REGION.test(part)) &&
    !parts.slice(0, 2).some(({ part }) => countriesNamed(part, language).length > 0)
  )
    return text;
  // "1814 Cottonwood Dr" is no postcode before its town.
  const postal = parts.findIndex(({ part }) => (isTown(part) && !STREET_END.test(part)) || isTownOfProvince(part));
  const known = parts.findIndex(({ part }) => countriesNamed(part, language).length > 0);
  const code = parts.findIndex(({ part }) => isPostcode(part));
  const from = postal >= 0 ? postal : code >= 0 && code < known ? code : known;
  // Where the postcode stands behind, the town may be the part before: "Halifax, Nova Scotia B3H 1A1".
  const before = parts[from - 1]?.part ?? '';
  // "Via Verdi 16, Ovada, 15076, Italia": a code alone between two names is of the first.
  const between = from === code && code > 0 && known === code + 1 && known === parts.length - 1 && !STREET_OPENS.test(before); // prettier-ignore
  const led = !between && /^(?:[A-Z]{1,3}-)?\d/u.test(parts[from]?.part ?? '');
  const name = before.replace(CODED, '');
  const town = !led && TOWN.test(name.replace(/(?<=\S)\/(?=\S)/u, '-')) && !STREET_END.test(name);
  const above = parts[from - 2]?.part ?? '';
  // "Nagercoil, Kanyakumari Dist., Tamil Nadu 629001"
  const region = town && (isRegion(name) || DISTRICT.test(name)) && TOWN.test(above) && !STREET_END.test(above);
  const first = parts[region ? from - 2 : town ? from - 1 : from];
  return first && first.index > 0 ? text.slice(first.index).trim() : text;
}

/** "Blk 221 Bishan Street 23 #05-112 Singapore 570221" */
const SINGAPORE = /\d.*\s(Singapore \(?S?\d{6}\)?)$/u;
const DISTRICT = /\s(?:dist|district|county)\.?$/iu;
/** "Rustenburg 0299, North West": a postcode behind the town, not the number of a street. */
const CODED = /\s\d{4,6}$/u;
const STREET_OPENS = /^(?:via|viale|corso|piazza|vicolo|rue|avenue|place|calle|rua|avenida|travessa)\s/iu;
const STREET_END =
  /\s(?:street|st|road|rd|avenue|ave|lane|ln|drive|dr|boulevard|blvd|court|close|way|terrace|house|cottage|row|square|place|gardens|park|crescent|hill|view|box)\.?$/iu;

/** "43126, Parma, Italia (Abitazione)": of which kind an address is, as the European form says. */
export function withoutKind(value: string): string {
  const [whole = '', kind = ''] = /\s?\(([^()]{3,20})\)$/u.exec(value) ?? [];
  return ADDRESS_KINDS.has(key(kind)) ? value.slice(0, -whole.length) : value;
}

const PO_BOX = iu`^(?:b\.?\s?p\.?|bo[iî]te postale|p\.?\s?o\.?\s?box|private bag|apartado(?: de correos| postal)?|caixa postal|casilla(?: de correo)?|postfach)\s?(?:n[°º.]?\s?)?\d{1,6}(?:\s?[–-]\s?\d{5})?\s?[,–-]?\s?(?=\p{Lu})`;

/** "B.P. 4178 Yaoundé, Cameroun", "P.O. Box 112, Nakuru": before the town. */
export function withoutBox(text: string): string {
  return text.replace(PO_BOX, '');
}

const HOUSE_AND_QUARTER = iu`^\d{1,4}\p{L}?,\s(?:jd|jardim|vila|bairro|centro|col|colonia|barrio|fracc|quartier)(?:\.|\s|$)`;

/** "1327, Jd. Aclimação": what is left of a street. */
export function isHouseAndQuarter(text: string): boolean {
  return HOUSE_AND_QUARTER.test(text);
}

const IN_STATE = patternOf(`^\\p{Lu}[^,\\d]{2,30}(?:\\/|\\s?[/–-]\\s)(?:${BRAZILIAN_STATES})$`, 'u');

/** "Ceilândia", "Brasília/DF" of one line: before a town with its state stands a part of it. */
export function withoutDistrict(pieces: readonly string[]): readonly string[] {
  const [part = '', town = ''] = pieces.slice(-2);
  return pieces.length > 1 && IN_STATE.test(town.trim()) && TOWN.test(part.trim())
    ? [...pieces.slice(0, -2), town]
    : pieces;
}
