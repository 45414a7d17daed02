/** Pieces behind the comma of a post that name no more of it, and words before it: what was made, on which routes, in which grade, in which house, by what licence. */
import { iu, u } from '../../../resume/patterns.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { isDepartment } from './head-asides.ts';
import { namesPost } from './headers.ts';

/** "costruzione di rimorchi", "gestión de almacén": an action in small letters, and of what. */
const ACTION = u`^\p{Ll}{3,24}(?:zion[ei]|ment[oi]s?|aggio|tur[ae]|[cst]i[oó]n|[cst]iones|miento|mientos|aje|ção|ções|agem|agens|tions|ages?)\s(?:d[aeiou]s?|del|dell[aeo]|degli|dei|du|des|con|com|avec)\s\S`;
/** And one whose object is elided: "manutenzione dell’impianto", "conduite d’engins". */
const ELIDED = u`^\p{Ll}{3,24}(?:zion[ei]|mento|aggio|tura|tion|tions|age|ages|ment|duite)\s(?:dell|d|all)['’]\p{L}`;
/** "rutas Puebla", "lignes Lille": where one drove. */
const ROUTE = u`^(?:rutas?|rotas?|trayectos?|líneas?|linhas?|tratt[ae]|lignes?|tournées?)\s(?:(?:de|di|da|do|du)\s)?\p{Lu}\p{Ll}`;
/** "cat. C1", "livello 3", "nivel 18", "échelon 4". */
const GRADE = iu`^(?:cat\.|cat[eé]gor[ií][ae]|categoria|liv\.|livello|nivel|nível|niveau|grado|grau|gruppo|grupo|échelon|indice|índice|escal[aã]o)\s(?:(?:economic[ao]|profesional|retributivo)\s)?(?:[A-F]\s?\d{0,2}|\d{1,3}|[IVX]{1,4})(?:[./]\d{1,2})?$`;
/** "bolsa de trabajo", "comisión de servicios": how one came to hold it. */
const HELD = iu`^(?:bolsa de (?:trabajo|empleo)|comisión de servicios|plaza en propiedad|tempo pieno(?: e (?:in)?determinato)?|tempo (?:in)?determinato)(?:\s\([^()]*\))?$`;
/** "Standort Opole (Polen)", "site de Lens", "sucursal Miraflores": in which of its houses; a department is kept. */
const HOUSE = u`^(?:(?:Standort|Filiale|Niederlassung|Zweigstelle|Betriebsstätte)\s\p{Lu}|(?:site|agence|dépôt|usine|chantier)\sd(?:e\s|['’])\p{Lu}|(?:sede|filiale|stabilimento|cantiere)\sdi\s\p{Lu}|(?:sede|sucursal|planta|filial|unidade)\s(?:d[eo]\s)?\p{Lu})`;
/** "CACES 1-3-5", "permis C", "Führerschein CE": by what licence. */
const LICENSED = u`^(?:CACES|[Pp]ermis|Führerschein|[Pp]atente|[Cc]arn[eé]t?|CNH)\s[\p{Lu}\d]`;

/** "uns dois anos", "circa 3 anni": how long it was. */
const LENGTH = iu`^(?:uns|umas|unos|unas|cerca de|por|durante|per|pendant|circa|environ|about|etwa|rund|ca\.?)?\s?(?:\d{1,2}|um|uma|un|una|une|one|ein|eine|dois|duas|dos|due|deux|two|zwei|três|tres|tre|trois|three|drei|quatro|cuatro|quattro|quatre|four|vier|cinco|cinque|cinq|five|fünf)\s(?:anos?|años?|ann[oi]|ans?|years?|jahre?|mes(?:es)?|mês|mes[ei]|mois|months?|monate?)$`;

function isDetail(piece: string): boolean {
  return [ACTION, ELIDED, ROUTE, GRADE, HELD, HOUSE, LICENSED, LENGTH].some((pattern) => pattern.test(piece));
}

/** "Gestionnaire de dossiers (CDD": what is left of a bracket whose rest was a date. */
const UNCLOSED = u`(?<=\p{L})\s\([^()]{1,40}$`;

/** "Operador, depois chefe de linha (desde 1995)": since when it was so. */
const SINCE = iu`(?<=\p{L})\s\((?:desde|dal|dall['’]anno|depuis|seit|ab|since|from|a partir de)\s(?:\d{1,2}[./-])?\d{4}\)$`;

/** "Operadora – Faena Cerro Alto", "Vigilante líder – Shopping Orla", "Werkleiter, Standort Opole": at which of the employer's places. */
const SITE = u`(?<=\p{L}|\))(?:,|\s[–—/-])\s(?:Faena|Obra|Sede|Planta|Sucursal|Tienda|Shopping|Centro [Cc]omercial|Filial|Loja|Posto|Stabilimento|Cantiere|Punto vendita|Centro [Cc]ommerciale|Centre [Cc]ommercial|Standort|Site|Chantier|Usine)\s(?!d[aeiou]l?s?\s)(?:n\.?[º°]\s?)?[\p{Lu}\d][^–—]{1,40}$`;

/** "Geringfügige Beschäftigung als Verkaufshilfe", "Tätigkeit als Bote": that one worked, before as what. */
const WORKED_AS = u`^(?:\p{Lu}\p{Ll}{3,20}e\s)?(?:(?:Neben|Aushilfs|Teilzeit|Voll|Honorar)?(?:[Bb]eschäftigung|[Tt]ätigkeit|[Aa]nstellung)|Nebenjob|Minijob|Ferienjob|Arbeit|Einsatz)\s(?:\([^()]{2,30}\)\s)?als\s(?=\p{Lu})`;

/** "Funzionario, Area Servizi alla persona": in which part of the employer, in Italian; "Direttrice, Area Manager" is a post twice. */
function isUnit(piece: string, lexicon: Lexicon): boolean {
  return lexicon.language === 'it' && isDepartment(piece, lexicon) && !namesPost(piece, lexicon);
}

/** A title up to the first of them. */
export function withoutDetails(whole: string, lexicon: Lexicon): string {
  const title = whole.replace(SINCE, '').replace(SITE, '').replace(UNCLOSED, '').replace(WORKED_AS, '');
  const [first = '', ...more] = title.split(/,\s/u);
  const end = more.findIndex((piece) => isDetail(piece) || isUnit(piece, lexicon));
  return end < 0 ? title : [first, ...more.slice(0, end)].join(', ');
}
