/** Addresses that name a known town: a street, a postcode, a district and a country may stand around it, nothing else. */
import type { Language } from '../../../resume/language.ts';
import { u } from '../../../resume/patterns.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { key } from '../text/fold.ts';
import { namesHead } from '../heads/headers.ts';
import { countriesNamed } from './places.ts';

const PARTS = /\s*[,;()/]\s*|\s[–—-]\s/u;
const MOST_PARTS = 7;
const REGION_CODE = /^(?:[A-Z]{2,3}|\d{4,6}(?:-\d{3,4})?|[A-Z]{2} \d{5})$/u;
const STREET_WORD =
  /^(?:c\/|calle|avda|avenida|av|paseo|plaza|pza|camino|carrera|cra|calzada|jr|jiron|pasaje|via|viale|corso|piazza|largo|vicolo|rue|avenue|boulevard|bd|place|allee|chemin|impasse|quai|rua|travessa|praca|alameda|estrada|rodovia|flat|apt|apartment|unit|col|colonia|barrio|bairro|piso|blv)\b|(?:strasse|str|gasse|weg|platz|allee|damm|ufer|street|road|avenue|lane|drive|close|court|way|terrace)\.?(?:\s\d|$)/u;
/** "V región" */
const CHILEAN = /^[ivx]{1,4} region\b/u;
/** "Kothrud", "Casa Amarela", "Las Condes", "Val de Saône". */
const DISTRICT = u`^\p{Lu}[\p{L}'’.-]*(?:\s(?:(?:d[aeo]s?|del|de la|la|las|los|le|les|el|of|the|am|an der|im|di|y|e)\s)?\p{Lu}[\p{L}'’.-]*){0,3}$`;

/** Whether a text is an address and nothing else. */
export function addressOf(text: string, lexicon: Lexicon): boolean {
  const parts = text.split(PARTS).filter((part) => part !== '');
  if (parts.length === 0 || parts.length > MOST_PARTS) return false;
  let known = 0;
  for (const part of parts) {
    if (!u`^[\p{Lu}\d]|^c\/`.test(part)) return false;
    if (countriesNamed(part, lexicon.language).length > 0) known += 1;
    else if (!REGION_CODE.test(part) && !isAround(part, lexicon)) return false;
  }
  return known > 0;
}

function isAround(part: string, lexicon: Lexicon): boolean {
  if (part.split(/\s+/u).length > 7) return false;
  const numbered = /\d/u.test(part) && !/(?:19|20)\d\d$/u.test(part);
  if (STREET_WORD.test(key(part)) || CHILEAN.test(key(part))) return true;
  if (namesHead(part, 'experience', lexicon) || namesHead(part, 'education', lexicon)) return false;
  return numbered ? part.length <= 40 : DISTRICT.test(part);
}

/** The town that closes the address of an employer or a school: "Institute of X, Halifax, Nova Scotia". */
export function townAfter(text: string, language: Language): string | null {
  const pieces = text.split(/\s*,\s*/u);
  let from = pieces.length;
  while (from > 1 && countriesNamed(pieces[from - 1] ?? '', language).length > 0) from -= 1;
  return from < pieces.length ? pieces.slice(from).join(', ') : null;
}
