/** Spanish and Portuguese addresses: they open with the street, and commas, dashes and full stops part street, district and town alike. */
import type { Language } from '../../resume/language.ts';
import { gu, u } from '../../resume/patterns.ts';
import { key } from './fold.ts';
import { countriesNamed } from './places.ts';
import { isPostcode, isTown, isTownOfProvince, TOWN } from './town-shapes.ts';

/** Folded. */
const STREET =
  /^(?:c\/|(?:calle|cl|clle|avda|avd|avenida|av|paseo|pso|plaza|pza|plza|camino|cno|carrera|cra|kra|cr|carretera|ctra|calzada|diagonal|transversal|jr|jiron|pasaje|pje|psje|ronda|travesia|rambla|mz|mza|manzana|rua|travessa|trav|tv|praca|pca|praceta|alameda|al|estrada|rodovia|beco|ladeira|quadra|qd|largo|urbanizacao|urb)(?:\.|\s|:))/u;
/** What stands between street and town. */
const WITHIN =
  /^(?:barrio|bairro|b[º°]|bo|col|colonia|urb|urbanizacion|urbanizacao|jd|jardim|res|residencial|conjunto|conj|cj|bl|bloque|bloco|apto|apt|ap|apdo|depto|dpto|dto|piso|int|ext|esc|escalera|pta|puerta|portal|casa(?=\s\d)|torre(?=\s(?:\d|[a-z]$))|cs|qd|quadra|lt|lote|mz|mza|km|pq|fracc|fraccionamiento|poligono|poblacion|sector|setor|andar|sala|edificio|ed|asoc|dcha|izda|izq|esq|n[º°o]|no|nro|num|numero|s\/n)(?:\.|\s|$|:)/u;
const PART = gu`(?:\s*,\s*|\s[–—-]\s|(?<=[\p{L}\dº°])\.\s+(?=(?:\d{4}-\d{3}|\d{5})\s)|\s+(?=CEP))`;
const CODE_AND_TOWN = u`^(?:(?:c\.?p\.?|cep:?)\s*)?(?:\d{5}(?:-\d{3})?|\d{4}(?:-\d{3})?)(?:\s+\p{Lu}|$)`;
/** "CEP 63100-270" holds no town. */
const NAMED_CODE = /^(?:CEP|C\.?\s?P\.?)[\s:]/u;
const REACHED = /^(?:\+|tel|tfno|tlf|telf|m[oó]vil|cel|fone|whats|\d{2,3}[\s.]\d{2,3}[\s.]\d)/iu;
const LONGEST = 160;
const LONGEST_PART = 40;
const MOST_PARTS = 4;

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

/** Of a bare number right behind the street: a house, not a postcode of four digits. */
function isHouse(text: string): boolean {
  return /^\d{1,4}$/.test(text);
}

/** The town, with what it lies in, of an address that names its street; null for any other text. `labelled`: words before it say that it is an address. */
export function townBehindStreet(text: string, language: Language, labelled: boolean): string | null {
  if ((language !== 'es' && language !== 'pt') || text.length > LONGEST || !/\d|s\/n/iu.test(text)) return null;
  const parts = partsOf(text);
  const opens = ({ text }: Part): boolean => STREET.test(key(text));
  if (!(labelled ? parts.some(opens) : parts[0] && opens(parts[0]))) return null;
  const last = parts.findLastIndex((part) => opens(part) || WITHIN.test(key(part.text)) || isNumbered(part.text) || isHouse(part.text)); // prettier-ignore
  const behind = parts.slice(last + 1);
  const reached = behind.findIndex((part) => REACHED.test(part.text));
  const rest = reached < 0 ? behind : behind.slice(0, reached);
  const end = rest.at(-1)?.to;
  const named = (part: Part): boolean => u`^[\p{Lu}\d]`.test(part.text) && part.text.length <= LONGEST_PART;
  if (end === undefined || rest.length > MOST_PARTS || !rest.every(named)) return null;
  const whole = rest.findIndex(({ text }) => (isTown(text) && !NAMED_CODE.test(text)) || isTownOfProvince(text));
  // "Ponce, PR 00716": letters before the postcode are those of a region.
  const region =
    whole > 0 && /^[A-Z]{2,3}\s\d/u.test(rest[whole]?.text ?? '') && TOWN.test(rest[whole - 1]?.text ?? '');
  const known = rest.findIndex(({ text }) => countriesNamed(text, language).length > 0 || isPostcode(text));
  // A district may stand before a town that is told by its postcode or its state.
  const before = TOWN.test(rest[known - 1]?.text ?? '') ? known - 1 : known;
  const first = rest[Math.max(0, region ? whole - 1 : whole >= 0 ? whole : before)];
  return first ? text.slice(first.from, end).replace(u`(?<=\p{Ll}{3})\.$`, '') : null;
}
