/** Towns of English-speaking countries that no list knows, told by what stands around them: behind a street, a lot, a block or a box, before a saint's parish, a county or a state. */
import { iu, patternOf, u } from '../../../resume/patterns.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { DEGREE_CODES, REGION_CODES } from '../../lexicons/region-codes.ts';
import { namesHead, namesPost } from '../heads/headers.ts';
import { countriesNamed } from './places.ts';
import { isPostcode, stateBehind } from './town-shapes.ts';

const WORD = String.raw`\p{Lu}[\p{L}'’.-]{0,24}`;
/** "Diego Martin", "Kingston 6", "Stoke upon Bray", "St. Catherine". */
const NAME = patternOf(`^${WORD}(?:\\s(?:of|on|upon|the|le|la|de|and|&|${WORD})){0,4}(?:\\s\\d{1,2})?$`, 'u');
/** A postcode behind a name, or alone. */
const CODE = u`(?:^|\s)(?:\d{4,6}(?:-\d{3,4})?|[A-Z]{1,2}\d[A-Z\d]?(?:\s?\d[A-Z]{2})?|[A-Z]\d[A-Z]\s?\d[A-Z]\d|[A-Z]\d[\dW]\s?[A-Z\d]{4})$`;
/** "Kiambu County", "Lagos State", "Trinidad W.I." */
const REGION = u`(?:^|\s)(?:County|State|Province|Parish|District|Dist\.?|Region|Municipality|W\.\s?I\.?|WI)$`;

/** "LP 27 Soogrim Trace", "Lot 5 Diamond", "Blk 9 Lot 2 Narra St.", "H.No. 12-4-56", "Purok 4", "#08-123", "7". */
const NUMBERED = iu`^(?:#\s?\d|(?:lot|l\.?\s?p|plot|blk|block|flat|apt|apartment|house|hse|h\.?\s?no|house no|door no|d\.?\s?no|plot no|flat no|purok|stand|erf|private bag)[\s.:#]*(?:[A-Z]-?)?\d|(?:no|unit|suite|ste|villa|rr|phase|sector|shop|room|rm|floor|level|ward)[\s.:#]*(?:[A-Z]-?)?\d{1,5}[A-Z]?$|\d{1,6}[A-Z]?(?:[/-]\d{1,5}[A-Z]?){0,3}$)`;
/** "12 Ashgrove", "Unit 4/12 Banksia", "N4512 County Road K": of a street where what stands behind tells a town. */
const HOUSE = iu`^(?:unit\s|no\.?\s|[NSEW])?\d{1,6}[A-Z]?(?:[/-]\d{1,5}[A-Z]?){0,3}\s(?!\d{3})\p{L}`;
/** "Church Lane", "Sai Krupa Apartments", "Brgy. Dolores", "off Allen Avenue", "Opp. City Park". */
const STREET = iu`(?:^|\s)(?:street|st|road|rd|avenue|ave|lane|ln|drive|dr|boulevard|blvd|court|ct|close|way|terrace|tce|trace|trail|crescent|cres|circle|cir|square|place|pl|parade|highway|hwy|parkway|pkwy|gap|loop|row|walk|grove|mews|estate|extension|ext|apartments?|apts?|towers?|residency|enclave|heights|cottage|house|building|bldg|barracks|compound|subdivision|subd|village|villas?|layout|nagar|colony)\.?(?:\s[A-Z]|\s\d{1,3}[A-Z]?)?$|^(?:brgy|bgy|barangay|sitio|purok|off|opp|opposite|near|behind|beside|c\/o)\.?\s`;
/** "1814 Cottonwood Drive Fergus Falls, MN 56537": no comma parts the street from its town. */
const UNPARTED = iu`^\d[^,]{2,40}?\s(?:street|st|road|rd|avenue|ave|lane|ln|drive|dr|boulevard|blvd|court|ct|terrace|trail|circle|cir|parkway|pkwy)\.?\s(?:(?:apt|unit|ste|suite|#)\.?\s?#?\w{1,5}\s)?(?=\p{Lu}[^,\d]{2,28},\s[A-Z]{2}\s\d{5})`;

/** "Spilsby, PE23 5AA" */
const BRITISH_CODE = /^[^,\d]+,\s[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}$/u;

const MOST = 8;
const MOST_BEHIND = 4;

/** "Co. Galway H91 X2P4", "Rizal, 1920": the name before its postcode. */
export const withoutCode = (part: string): string => part.replace(CODE, '').replace(/,\s*$/u, '');

/** "Office Manager, Stroud, Gloucestershire" without the post. */
export function withoutPost(text: string, lexicon: Lexicon): string {
  const comma = lexicon.language === 'en' ? text.indexOf(', ') : -1;
  const post = comma < 0 ? '' : text.slice(0, comma);
  return post !== '' && !/\d/u.test(post) && namesPost(post, lexicon) ? text.slice(comma + 2) : text;
}

/** Whether a part of an address closes it: what is known, or says of what kind it is. */
function isRegion(part: string, { language }: Lexicon): boolean {
  const name = withoutCode(part);
  return name === '' || REGION.test(name) || REGION_CODES.has(name) || countriesNamed(name, language).length > 0;
}

/** "St. Cloud" and "Kiambu County" read like a school and an office. */
const SAINT = u`^(?:St|Ste|Mt|Ft)\.?\s(?=\p{Lu})`;

function isName(part: string, lexicon: Lexicon): boolean {
  const name = withoutCode(part);
  if (name === '') return true;
  if (!NAME.test(name) || namesPost(name, lexicon)) return false;
  if (REGION.test(name) || countriesNamed(name, lexicon.language).length > 0) return true;
  const plain = name.replace(SAINT, '');
  return !namesHead(plain, 'experience', lexicon) && !namesHead(plain, 'education', lexicon);
}

/** Whether a text is a street, a house or a part of one by its words. */
export const isOfStreet = (text: string): boolean => NUMBERED.test(text) || STREET.test(text);

export interface TownTold {
  readonly text: string;
  /** Behind a street with its number, before a region that is known. */
  readonly sure: boolean;
}

/** The town, with what it lies in, of an address in English; null for any other text. `labelled`: words before it say that it is an address; `boxed`: so does the box of a post office. */
export function englishTown(whole: string, lexicon: Lexicon, labelled: boolean, boxed: boolean): TownTold | null {
  const text = whole.replace(UNPARTED, '');
  const parts = text.split(/,\s*/u);
  if (text !== whole && parts.every((part) => isName(part, lexicon))) return { text, sure: true };
  if (parts.length > MOST) return null;
  const ends = isRegion(parts.at(-1) ?? '', lexicon);
  const isStreet = (part: string, at: number): boolean => (isOfStreet(part) || (ends && HOUSE.test(part))) && !(at > 0 && (isRegion(part, lexicon) || isPostcode(part))); // prettier-ignore
  // "2217 Harlan Street, Apt. 6" holds no town.
  const last = parts.findLastIndex(isStreet);
  const behind = parts.slice(last + 1);
  const named = behind.length > 0 && behind.length <= MOST_BEHIND && withoutCode(behind[0] ?? '') !== '' && behind.every((part) => isName(part, lexicon)); // prettier-ignore
  if (!named) return null;
  if (boxed && last < 0) return { text, sure: ends };
  const numbered = parts.slice(0, last + 1).some((part) => /\d/u.test(part));
  if (last >= 0 && (numbered || labelled || ends))
    return { text: behind.join(', '), sure: ends && (numbered || labelled) };
  if (labelled && ends && behind.length > 1) return { text, sure: true };
  // "Fergus Falls MN"
  const state = behind.length === 1 ? stateBehind(text) : null;
  if (state !== null) return DEGREE_CODES.has(state) ? null : { text, sure: false };
  return behind.length > 1 &&
    ends &&
    (SAINT.test(text) || /,\sSt\.?\s/u.test(text) || REGION.test(withoutCode(text)) || BRITISH_CODE.test(text))
    ? { text, sure: false }
    : null;
}
