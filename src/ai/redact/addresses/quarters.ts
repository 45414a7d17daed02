/** Behind street and number, before the town: the quarter, which tells a house as well as its number does. */
import type { Cell } from '../contact-lines.ts';
import { fold } from '../folded.ts';
import { merge, type Range } from '../ranges.ts';
import { LANDMARK } from './announcements.ts';
import { ROLES } from './words.ts';

const WORD = String.raw`\p{Lu}[\p{L}\p{M}.’'-]{0,24}`;
const SMALL = 'de|del|de la|de los|das|dos|da|do|di|la|le|les|el|los|las|y|e|am|an der|im|sur|sous|en|of|upon';
/** "off Adelabu Street", "frente al Mercado": a place that the house is found by. */
const BESIDE =
  '(?:off|near|opp\\.?|opposite|behind|beside|next to|junto a|frente a|cerca de|atr[áa]s de|pr[óo]ximo a|presso|vicino a|sector|zona|bairro|quartier|près de|derrière|entre)(?:l|la| la| los| las)? ';
/** A name between commas or dashes, up to the next or to the end of what is said. */
const NAME = new RegExp(
  String.raw`(?:\s?[,/]\s?|\s?–\s?|\s-\s)(?<name>(?:${BESIDE})?${WORD}(?:\s(?:(?:${SMALL})\s)?${WORD}){0,4}(?:\s?\([^()\d\n]{1,20}\)|\s\d{1,2})?)(?=\s*(?:[,/|·•;–\uFFFC\n]|\s-\s|\.?\s*$))`,
  'uy',
);
/** "y Guayacanes", "entre Mitre y Sarmiento": the streets that the house stands between. */
const CROSS =
  /^,?\s(?:y|e|esq(?:uina|\.)|entre)\s\p{Lu}[\p{L}.’'-]{1,24}(?:\s(?:(?:de|del|la|las|los|y)\s){0,2}\p{Lu}[\p{L}.’'-]{1,24}){0,4}/u;
const MOST_NAMES = 5;
/** Cells in which the one below is looked for. */
const NEAR = 6;

const COUNTRIES = new Set(
  'espana|spain|mexico|argentina|colombia|chile|peru|ecuador|uruguay|venezuela|bolivia|paraguay|panama|costa rica|guatemala|honduras|nicaragua|el salvador|republica dominicana|puerto rico|usa|u.s.a.|united states|canada|united kingdom|england|scotland|wales|northern ireland|ireland|australia|new zealand|south africa|india|singapore|malaysia|philippines|kenya|nigeria|ghana|pakistan|france|belgique|belgium|suisse|schweiz|svizzera|switzerland|luxembourg|maroc|morocco|algerie|tunisie|senegal|quebec|brasil|brazil|portugal|angola|mocambique|cabo verde|deutschland|germany|osterreich|austria|liechtenstein|italia|italy|san marino|japan|china|hong kong|taiwan'.split(
    '|',
  ),
);
const REGION =
  /^(?:regi[oó]n|r[eé]gion|regione|provinc\p{L}+|prov\.?|departamento|dpto\.?|depto\.?|dep\.|edo\.?|estado|co\.?|county|kanton|kt\.|canton|land|landkreis|lkr\.?|kreis|comunidad|distrito|dist\.?|state)\s/iu;

/** The ranges, each with its quarter when a town or more follows it. */
export function withQuarters(cells: readonly Cell[], ranges: readonly Range[], location: string | null): Range[] {
  const town =
    fold(location ?? '')
      .split(',')[0]
      ?.trim() ?? '';
  let at = 0;
  return merge(ranges).map((range, index, all) => {
    while (at < cells.length - 1 && (cells[at + 1]?.start ?? Infinity) < range.end) at += 1;
    const cell = cells[at];
    if (!cell?.isContact || range.end > cell.start + cell.text.length) return range;
    // The town fills the next line.
    const below = cells
      .slice(at + 1, at + NEAR)
      .find(({ line, column }) => line === cell.line + 1 && column === cell.column);
    const isBelow = town.length > 2 && below !== undefined && fold(below.text.trim()).startsWith(town);
    // "Flat 3F, The Old Maltings" over "118 Kirkstall Lane"
    const next = all[index + 1];
    const isGoingOn =
      below !== undefined &&
      next?.start === below.start &&
      STREET_LINE.test(below.text.slice(0, next.end - next.start));
    const lead = leadingQuarter(
      cell.text.slice(0, range.start - cell.start),
      cell.text.slice(range.end - cell.start),
      town,
    );
    const end = pastLandmark(cell.text, quarterEnd(cell.text, range.end - cell.start, isBelow || isGoingOn ? 0 : 1));
    return { ...range, start: range.start - lead, end: cell.start + end };
  });
}

/** "Achada de Santo António, Rua 19 de Setembro, prédio 3, Praia": with a town behind, what stands before is its quarter. UTF-16 units. */
function leadingQuarter(before: string, after: string, town: string): number {
  const name = LEADING.exec(before)?.groups?.['name'] ?? '';
  const hasTown = /^\s?[,–-]\s?\p{Lu}\p{L}{2}/u.test(after);
  const words = fold(name).split(/[^\p{L}]+/u);
  if (name === '' || !hasTown || words.includes(town) || words.some((word) => ROLES.has(word))) return 0;
  return before.length - before.lastIndexOf(name);
}
/** More than a postcode. */
const STREET_LINE = /^(?=.*\d).*\p{L}{3}/u;
const LEADING = new RegExp(
  String.raw`(?:^|[:：]\s{0,3})\s*(?<name>${WORD}(?:\s(?:${SMALL})){1,2}\s${WORD}(?:\s${WORD}){0,2}),\s?$`,
  'u',
);

function quarterEnd(text: string, end: number, towns: 0 | 1): number {
  const from = end + (/\d\p{L}?$/u.test(text.slice(0, end)) ? (CROSS.exec(text.slice(end))?.[0].length ?? 0) : 0);
  const ends: number[] = [];
  const names: string[] = [];
  for (let at = from; names.length < MOST_NAMES;) {
    NAME.lastIndex = at;
    const match = NAME.exec(text);
    if (!match) break;
    at += match[0].length;
    ends.push(at);
    names.push(match.groups?.['name'] ?? '');
  }
  let kept: number = towns;
  while (kept > 0 && kept < names.length && isRegion(names[names.length - kept] ?? '')) kept += 1;
  return ends[names.length - kept - 1] ?? from;
}

function pastLandmark(text: string, from: number): number {
  let end = from;
  for (const { index, 0: match } of text.matchAll(LANDMARK))
    if (index <= end + 1 && index + match.length > end) end = index + match.trimEnd().length;
  return end;
}

/** A country, a state by its letters, a county by its title: the town is the name before. */
function isRegion(name: string): boolean {
  return COUNTRIES.has(fold(name)) || /^(?:\p{Lu}{2,3}|(?:\p{Lu}\.){2,3})$/u.test(name) || REGION.test(name);
}
