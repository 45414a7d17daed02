/** Addresses of the Latin languages that open with the street: commas, dashes and full stops part street, district and town alike. */
import type { Language } from '../../../resume/language.ts';
import { gu, patternOf, u } from '../../../resume/patterns.ts';
import { key } from '../text/fold.ts';
import { codedTown } from './coded-towns.ts';
import { countriesNamed } from './places.ts';
import { isPostcode, isTown, isTownBeforeState, isTownOfProvince, TOWN } from './town-shapes.ts';

/** Folded. */
const IBERIAN =
  'c/|calle|cl|clle|avda|avd|avenida|av|paseo|pso|plaza|pza|plza|camino|cno|carrera|cra|kra|cr|carretera|ctra|calzada|diagonal|transversal|jr|jiron|pasaje|pje|psje|ronda|travesia|rambla|mz|mza|manzana|rua|r|travessa|trav|tv|praca|pca|praceta|alameda|al|estrada|rodovia|beco|ladeira|quadra|qd|largo|urbanizacao|urb';
const ITALIAN =
  'via|viale|v\\.le|corso|c\\.so|piazza|p\\.zza|p\\.za|pzza|piazzale|p\\.le|vicolo|vico|largo|l\\.go|strada|str|contrada|c\\.da|localita|loc|frazione|fraz|lungomare|salita|borgo|rione|traversa';
const FRENCH =
  'rue|avenue|av|ave|bd|bld|blvd|boul|boulevard|allee|chemin|ch|impasse|imp|place|pl|route|rte|quai|square|sentier|cours|passage|faubourg|fbg|chaussee|residence|lotissement|lot|hay|quartier|cite|villa|sicap|lieu-dit';
const STREETS: Readonly<Partial<Record<Language, RegExp>>> = {
  es: patternOf(`^(?:\\d{1,2}(?:a|ª|º|o|ra|da|ta)?\\.?\\s(?=calle|avenida|av))?(?:${IBERIAN})(?:\\.|\\s|:)`, 'u'),
  pt: patternOf(`^(?:${IBERIAN})(?:\\.|\\s|:)`, 'u'),
  it: patternOf(`^(?:${ITALIAN})(?:\\.|\\s|:)`, 'u'),
  fr: patternOf(`^(?:\\d{1,4}\\s?(?:bis|ter|[a-e])?\\s)?(?:${FRENCH})(?:\\.|\\s|:)`, 'u'),
};
/** What stands between street and town. */
const WITHIN =
  /^(?:barrio|bairro|b[º°]|bo|col|colonia|urb|urbanizacion|urbanizacao|jd|jardim|res|residencial|residence|conjunto|conj|cj|bl|bloque|bloco|apto|appt|app|apt|ap|apdo|bat|batiment|bte|boite|etage|flat|depto|dpto|dto|piso|piano|int|interno|ext|esc|escalera|scala|sc|pta|puerta|portal|casa(?=\s(?:n|\d))|torre(?=\s(?:\d|[a-z]$))|cs|bp|q(?=[.\s]\s?\d)|qd|quadra|lt|lote|lot|mz|mza|km|pq|fracc|fraccionamiento|poligono|poblacion|sector|setor|andar|sala|edificio|ed|asoc|quarteirao|quart|talhao|celula|zona|centro(?=$)|casa(?=\s\S{0,3}\s?\d)|dcha|izda|izq|esq|n[º°o]|no|nro|num|numero|s\/n|snc)(?:\.|\s|$|:)/u;
/** With these a district opens an address whose street or house follows. */
const DISTRICT =
  /^(?:col|colonia|fracc|fraccionamiento|barrio|bairro|b[º°]|urb|urbanizacion|conjunto|asoc|sector|residence|quartier|hay|cite)[.\s]/u;
const PART = gu`(?:\s*,\s*|\s[–—-]\s|(?<=[\p{L}\dº°])\.\s+(?=(?:\d{4}-\d{3}|\d{5})\s)|\s+(?=CEP|C\.?P\.?\s?\d{5}|\d{5}\s\p{Lu}|\d{4}-\d{3}\s\p{Lu})|\sà\s(?=\d{4,5}\s))`;
const CODE_AND_TOWN = u`^(?:(?:c\.?p\.?|cep:?)\s*)?(?:\d{5}(?:-\d{3})?|\d{4}(?:-\d{3})?)(?:\s+\p{Lu}|$)`;
/** "CEP 63100-270" holds no town. */
const NAMED_CODE = /^(?:CEP|C\.?\s?P\.?)[\s:]/u;
const REACHED = /^(?:\+|tel|tfno|tlf|telf|m[oó]vil|cel|fone|whats|\d{2,3}[\s.]\d{2,3}[\s.]\d)/iu;
const LONGEST = 160;
const LONGEST_PART = 40;
const MOST_PARTS = 4;

/** "via Roma 1 Vergiate VA", "via Roma, 1 a Vergiate" */
const NUMBER_AND_TOWN = u`(?<=\p{L}{2},?\s(?:n\.?\s?)?\d{1,3}(?:\/\p{L})?),?\s(?:ad?\s|in\s)?(?=\p{Lu}\p{Ll}{3,})`;

interface Part {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

function partsOf(text: string): Part[] {
  const parts: Part[] = [];
  let from = 0;
  for (const { index, 0: joint } of [...text.matchAll(PART), { index: text.length, 0: '' }]) {
    parts.push({ text: text.slice(from, index).trim(), from, to: index });
    from = index + joint.length;
  }
  return parts;
}

function isNumbered(text: string): boolean {
  return /^[\d#]/.test(text) && !CODE_AND_TOWN.test(text);
}

/** Of a bare number right before or behind the street: a house, not a postcode of four digits. */
function isHouse(text: string): boolean {
  return /^\d{1,4}(?:\s?(?:bis|ter))?$/.test(text);
}

/** Whether an address begins: with its street, with the house of a street, or with the district of either. */
function opensAddress(parts: readonly Part[], opens: (part: Part) => boolean, language: Language): boolean {
  const [first, second] = parts;
  if (!first) return false;
  if (opens(first) || (isHouse(first.text) && second !== undefined && opens(second))) return true;
  return DISTRICT.test(key(first.text)) && parts.some((part) => opens(part) || isTownOfProvince(part.text) || isTownBeforeState(part.text, language) || (part !== first && WITHIN.test(key(part.text)))); // prettier-ignore
}

/** The town, with what it lies in, of an address that names its street; null for any other text. `labelled`: words before it say that it is an address. */
export function townBehindStreet(whole: string, language: Language, labelled: boolean): string | null {
  const street = STREETS[language];
  if (!street || whole.length > LONGEST || !(labelled || /\d|s\/n|snc/iu.test(whole))) return null;
  const coded = language === 'es' ? codedTown(whole, language) : null;
  if (coded !== null) return coded;
  const text = language === 'it' ? whole.replace(NUMBER_AND_TOWN, ', ') : whole;
  const parts = partsOf(text);
  // "Borgo Lares (TN)" is a town, though its name is that of a street.
  const opens = ({ text }: Part): boolean => street.test(key(text)) && !isTownOfProvince(text);
  if (!opensAddress(parts, opens, language) && !(labelled && parts.some(opens))) return null;
  const last = parts.findLastIndex((part) => opens(part) || WITHIN.test(key(part.text)) || isNumbered(part.text) || isHouse(part.text)); // prettier-ignore
  const behind = parts.slice(last + 1);
  const reached = behind.findIndex((part) => REACHED.test(part.text));
  const rest = reached < 0 ? behind : behind.slice(0, reached);
  if (rest.length === 0) return knownAtEnd(parts.at(-1)?.text ?? '', language);
  const end = rest.at(-1)?.to;
  const named = (part: Part): boolean => u`^[\p{Lu}\d]`.test(part.text) && part.text.length <= LONGEST_PART;
  if (end === undefined || rest.length > MOST_PARTS || !rest.every(named)) return null;
  const first = rest[townAt(rest, language)];
  return first ? text.slice(first.from, end).replace(u`(?<=\p{Ll}{3})\.$`, '') : null;
}

/** "PR 00716", "Qc": of a region, not of a town. */
const REGION = /^(?:[A-Z]{2,3}(?:\s\d.*)?|Qc|Qué\.?|Québec)$/u;

/** Which of the parts behind the street is the town: a district may stand before one that is told by its postcode or its state. */
function townAt(rest: readonly Part[], language: Language): number {
  const whole = rest.findIndex(({ text }) => (isTown(text) && !NAMED_CODE.test(text)) || isTownOfProvince(text) || isTownBeforeState(text, language)); // prettier-ignore
  const isName = (at: number): boolean => TOWN.test(rest[at]?.text ?? '');
  const isRegion = (at: number): boolean => REGION.test(rest[at]?.text ?? '');
  // "Ponce, PR 00716": letters before the postcode are those of a region.
  // "Querétaro, Querétaro 76000", "Oaxaca de Juárez, Oaxaca 68000": a state that bears the name of its town.
  const named = (at: number): string => key(rest[at]?.text.replace(/\s\d+$/u, '') ?? '');
  const alike = whole > 0 && /\s\d+$/u.test(rest[whole]?.text ?? '') && `${named(whole - 1)} `.startsWith(`${named(whole)} `); // prettier-ignore
  if (whole >= 0) return (alike || isRegion(whole)) && isName(whole - 1) ? whole - 1 : whole;
  const known = rest.findIndex(({ text }) => countriesNamed(text, language).length > 0 || isPostcode(text));
  const before = isRegion(known - 1) && isName(known - 2) ? known - 2 : isName(known - 1) ? known - 1 : known;
  return Math.max(0, before);
}

/** Words of the name of a town, and towns with what they lie in. */
const MOST_WORDS = 5;
const NUMBERED = /\d.*\s/u;

/** "Carrera 43 # 38-51 barrio Alcalá Envigado Antioquia": behind the number of a house, with nothing that parts them, what is known to be a town and its region. */
function knownAtEnd(text: string, language: Language): string | null {
  const words = text.split(/\s+/u);
  const isKnown = (from: number, to: number): boolean =>
    u`^\p{Lu}`.test(words[from] ?? '') && countriesNamed(words.slice(from, to).join(' '), language).length > 0;
  const opening = (end: number): number => {
    for (let from = Math.max(0, end - MOST_WORDS); from < end; from += 1) if (isKnown(from, end)) return from;
    return -1;
  };
  let at = opening(words.length);
  const above = at > 0 ? opening(at) : -1;
  if (above > 0) at = above;
  return at > 0 && NUMBERED.test(`${words.slice(0, at).join(' ')} `) ? words.slice(at).join(' ') : null;
}
