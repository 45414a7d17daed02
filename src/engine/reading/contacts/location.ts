/** City, region or country of the person, in the contact block. */
import { isCjk } from '../../../resume/language.ts';
import { gu, u, iu } from '../../../resume/patterns.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { ANYWHERE } from '../../lexicons/living-words.ts';
import { LANGUAGE_NAMES } from '../../lexicons/language-names.ts';
import { REGION_CODES } from '../../lexicons/region-codes.ts';
import { emailIn } from './addresses.ts';
import { codedTown } from './coded-towns.ts';
import { englishTown, withoutPost } from './english-towns.ts';
import { isDocumentTitle } from '../names/document-titles.ts';
import { holdsCjk } from '../text/characters.ts';
import { JOINER } from '../text/campuses.ts';
import { CJK, key, keysOf } from '../text/fold.ts';
import { hanLocationOf } from './han-location.ts';
import { namesHead, namesPost } from '../heads/headers.ts';
import { germanTown } from './german-towns.ts';
import { withoutInstitution } from './institutions.ts';
import { locationPieces, type Piece } from './location-pieces.ts';
import { isCountry } from './places.ts';
import { addressOf, townAfter } from './postal.ts';
import { isOfName, LATIN, townBeside } from './row-towns.ts';
import { withStackedTowns } from './stacked-addresses.ts';
import type { ContactValue, Line } from '../reading.ts';
import {
  areaOf, isCityInRegion, isHouseAndQuarter, isStreet, isTownBeforeState, isTownStreet, isTownToCountry,
  postalTown, TOWN, TOWN_IN_REGION, townByCode, withoutBox, withoutKind, withoutStreet,
} from './town-shapes.ts'; // prettier-ignore
import { countIn, indexWords, type WordIndex } from '../text/word-index.ts';
import { DANGLES, withTown } from './wrapped-places.ts';

const CJK_PLACE = u`(?:〒\s?\d{3}-?\d{4}\s*)?[\p{Script=Han}]{2,4}[都道府県省市区]`;

function isCjkPlace(text: string): boolean {
  return holdsCjk(text) && CJK_PLACE.test(text);
}

interface Places {
  readonly latin: ReadonlySet<string>;
  readonly cjk: readonly string[];
  /** Schools bear places in their names. */
  readonly schools: WordIndex;
}

const cache = new WeakMap<Lexicon, Places>();
function placesFor(lexicon: Lexicon): Places {
  const known = cache.get(lexicon);
  if (known) return known;
  const folded = keysOf(lexicon.places);
  const places: Places = {
    latin: new Set(folded.filter((place) => !CJK.test(place))),
    cjk: folded.filter((place) => CJK.test(place)),
    schools: indexWords(lexicon.schoolWords),
  };
  cache.set(lexicon, places);
  return places;
}

/** `opening`: only one with which the text, or what a comma parts from it, begins. */
function namesPlace(text: string, places: Places, opening = false): boolean {
  const folded = key(text);
  if (places.cjk.some((place) => folded.includes(place))) return true;
  return folded.split(/[,()/]|\s-\s/u).some((part) => {
    const words = part.replace(/[\d]+/g, '').trim().split(/\s+/u);
    for (let from = 0; from < (opening ? 1 : words.length); from += 1) {
      for (let to = words.length; to > from; to -= 1)
        if (places.latin.has(words.slice(from, to).join(' '))) return true;
    }
    return false;
  });
}

/** Words between those of a place: "Rio de Janeiro", "Frankfurt am Main". */
const WITHIN =
  /^(?:d[aeio]s?|del|della|delle|des?|du|la|las|le|les|los|el|of|the|am|an|der|den|im|in|bei|ob|upon|on|sur|sous|en|di|al|y|e|und|and|et|et|rue|via|calle|rua|c\/)$/u;

/** A sentence that names a place tells of something else. */
function isProse(text: string): boolean {
  return text.split(/\s+/u).filter((word) => u`^\p{Ll}{2,}`.test(word) && !WITHIN.test(word)).length > 1;
} // prettier-ignore

/** How surely a piece is where the person lives: what is labelled or an address of known places before what only has a place's shape. */
/** An address behind its label, not the state alone. */
const LABELLED = 3.5;
const SURE = 3;
const LIKELY = 2;
const SHAPED = 1;
/** A country alone tells less than a town that no list knows, below its street. */
const BROAD = 1.5;
/** Work from anywhere. */
const LEAST = 0.5;

/** "7, Aderibigbe Close, Ikorodu, Lagos State": town and region behind a numbered street, to be believed behind a label, or where a known place ends it. */
const BEHIND_STREET = u`^[^,]{0,12}\d[^,]{0,30},(?:\s[^,]{3,40},)?\s(\p{Lu}[\p{L}'’ -]{2,24},\s\p{Lu}[\p{L}'’ .-]{2,24})$`;

/** Of a street that numbers and its town's postcode tell: "Blk 9 Lot 2 Narra St., Brgy. Dolores, Taytay, Rizal 1920". */
const CODED_TOWN = u`^[^,]{0,20}\d[^,]{0,30},(?:\s[^,]{3,40},){0,3}\s(\p{Lu}[\p{L}'’ -]{2,24},\s\p{Lu}[\p{L}'’ .-]{2,24}\s\d{4,6})$`;

/** "Santa Cruz Acatlán, Naucalpan, 53150": towns with their postcode behind them. */
const TOWN_AND_CODE = u`^\p{Lu}[\p{L}'’. -]{2,28}(?:,\s\p{Lu}[\p{L}'’. -]{2,28}){0,2},\s(?:C\.?P\.?\s)?\d{5,6}$`;

/** "1907 Cottonwood Trail, Fort Collins, CO 80525", "Great Bend, KS 67530 US": the state and its code tell a town that no list knows. */
const CODED_REGION = u`^(\d[^,]{2,40},\s(?:[^,]{2,20},\s)?)?(\p{Lu}[\p{L}'’. -]{1,28},\s(\p{Lu}{2})\s\d{5}(?:-\d{4})?(?:,?\s(?:USA?|U\.S\.(?:A\.)?|United States(?: of America)?))?)$`;

/** "Telegram/Whatsapp" has the shape of a town in its region. */
const MESSENGERS = iu`(?<!\p{L})(?:telegram|whats\s?app|signal|skype|wechat|messenger|linked\s?in|git(?:hub|lab))(?!\p{L})`;

const LANGUAGES: ReadonlySet<string> = new Set(keysOf(LANGUAGE_NAMES));

/** "Anglais, Espagnol, Français" has the shape of a town in its region. */
function listsLanguages(text: string): boolean {
  const parts = text.includes(',') ? key(text).split(/\s*,\s*/u) : [];
  return parts.length > 1 && parts.every((part) => LANGUAGES.has(part));
}

/** "44 Rua do Moinho 9760-000 Biscoitos Portugal", as the Portuguese European form prints an address without a comma. */
const STREET_RUN_ON = u`^(?=[^,]{0,60}(?<!\p{L})(?:[Rr]ua|R\.|[Aa]v\.|[Aa]venida|[Tt]ravessa|[Pp]raceta|[Pp]raça|[Ll]argo|[Ee]strada|[Bb]eco|[Uu]rbanização)\s)[^,]{4,60}\s(\d{4}-\d{3}\s\p{Lu}[\p{L}'’ -]{2,40})$`;

/** "Col. Asturias, Cuauhtémoc" over its town. */
const DISTRICT = /^(?:col|colonia|fracc|fraccionamiento|barrio|urb|urbanizaci[oó]n|bairro|jd|jardim)[.\s]\s?(?=\S)/iu;

/** "Sítio Alto, Bairro do Lago, Itapira - SP". */
const BEHIND_DISTRICT = u`^\p{Lu}[^,\d]{2,30},\s(?:\p{Lu}[^,\d]{2,30},\s){0,2}(\p{Lu}[\p{L}'’ ]{2,28}\s?[/–-]\s?(?:A[CLMP]|BA|CE|DF|ES|GO|M[AGST]|P[ABEIR]|R[JNORS]|S[CEP]|TO))$`;

const KINDS = /^(?:profissional|profesional|professional|residencial|comercial|laboral|particular|pessoal|personal)$/iu;
/** What one is entered in, by its number: no place. */
const REGISTERED =
  /^(?:(?:registro|registo|inscri[çc][ãa]o|inscripci[óo]n|matr[íi]cula|c[ée]dula|carteira|colegiad[oa]) |(?:CR[A-Z]{1,3}|OAB|COREN|CREA|CAU|RQE|MTB|CNH|CTPS|PIS|NIT|CPF|RG|NIF|NISS)[\s/:-].{0,4}\s?[\d.]|CEP:?\s[\d.-]+$)/iu;

/** "Av. Central, 210, Setor Goiânia 2" names a town in that of its district; the town may stand below. */
const TOWN_IN_STREET = /^(?:r\.|rua|av\.?|avenida|calle|c\/|via|viale)\s[^,]+,\s/iu;

interface Weighed {
  readonly value: string;
  readonly rank: number;
}

/** "…, Nuevo León, C.P. 67140", "Luziânia - GO CEP 72860-114": a postcode with its name, behind the town. */
const NAMED_CODE = /,?\s+(?:CEP|C\.\s?P\.|CP)\s?:?\s*\d{5}(?:-\d{3})?\.?$/u;
/** "4057 Basel, T" before a number that was taken away. */
const LABEL_LEFT = /,\s?[TMPF]$/u;
/** "Bogotá,Colombia" */
const UNSPACED = gu`(?<=\p{Ll}{2}),(?=\p{Lu}\p{Ll})`;
/** "6561 Ischgl, Paznaunweg 211": the street behind its town. */
const TOWN_LEADS = u`^((?:\p{Lu}{1,2}-)?\d{4,5}\s\p{Lu}[\p{L}.'’/-]{1,24}(?:\s(?:[\p{L}.'’/-]{1,16}|\(\p{L}{2,16}\))){0,3}),\s\p{Lu}[\p{L}.'’-]{2,30}(?:\s\p{L}[\p{L}.'’-]{0,16}){0,3}\s\d{1,4}\s?\p{Ll}?(?:\/\d{1,3})?$`;

function weigh({ text: whole, labelled, around }: Piece, lexicon: Lexicon, places: Places): Weighed | null {
  const { language } = lexicon;
  // "4620-123, Lousada"
  const bare = withoutBox(whole).replace(NAMED_CODE, '').replace(LABEL_LEFT, '').replace(UNSPACED, ', ');
  const text = withoutPost(withoutInstitution(bare.replace(/^(\d{4}-\d{3}|\d{5}),\s(?=[^,]+$)/u, '$1 '), language), lexicon); // prettier-ignore
  const told = (value: string, rank: number): Weighed => ({
    value: value
      .replaceAll(JOINER, '')
      .replace(/\s+/gu, ' ')
      .replace(/\s[–-]\s?$/u, ''),
    rank: around || DISTRICT.test(text) ? Math.min(rank, BROAD) : rank,
  });
  if (ANYWHERE.has(key(text))) return told(text, LEAST);
  // "Endereço Profissional" in a label that wraps; "CRM 123456" has the shape of a postcode behind its town.
  if (KINDS.test(text) || (REGISTERED.test(text) && !labelled)) return null;
  if (!labelled && (listsLanguages(text) || MESSENGERS.test(text))) return null;
  const led = language === 'de' ? TOWN_LEADS.exec(text)?.[1] : undefined;
  if (led !== undefined) return told(led, SURE);
  const run = /\d{4}-\d{3}\s/u.test(text) ? STREET_RUN_ON.exec(text)?.[1] : undefined;
  if (run !== undefined) return told(run, SURE);
  const coded = codedTown(text, language);
  if (coded !== null) return told(coded, SURE);
  if (isStreet(text) || (LATIN.has(language) && isTownStreet(text)) || (!labelled && text.split(/\s+/u).length > 14))
    return null;
  const [, street, inRegion, region = ''] = CODED_REGION.exec(text) ?? [];
  if (inRegion !== undefined && REGION_CODES.has(region)) return told(inRegion, street || labelled ? SURE : LIKELY);
  // "País: Argentina" above "Ciudad: Rosario".
  if (isCountry(text, language)) return told(text, labelled ? LIKELY : BROAD);
  const known = addressOf(text, lexicon);
  // "Maçon" is a trade before it is a town.
  if (known)
    return told(withoutStreet(text, language), labelled || /[\d,]/u.test(text) || !namesPost(text, lexicon) ? SURE : LIKELY); // prettier-ignore
  const english = language === 'en' ? englishTown(text, lexicon, labelled, withoutBox(whole) !== whole) : language === 'de' ? germanTown(text) : null; // prettier-ignore
  if (english !== null) return told(english.text, english.sure ? SURE : labelled || english.text.includes(',') ? LIKELY : SHAPED); // prettier-ignore
  const whereCoded = townByCode(withoutKind(text), language);
  const inCountry = isCountry(whereCoded?.split(', ').at(-1) ?? '', language);
  if (whereCoded !== null && (labelled || inCountry)) return told(whereCoded, labelled ? SURE : LIKELY);
  const postal = postalTown(text);
  const area = areaOf(text, language);
  const school = countIn(key(text), places.schools, false) > 0;
  if (
    labelled &&
    (postal !== null || area || namesPlace(text, places) || (isCityInRegion(text) && !school) || isCjkPlace(text))
  )
    return told(withoutStreet(text, language), TOWN_IN_STREET.test(withoutStreet(text, language)) ? LIKELY : SURE);
  if (labelled && !school && (TOWN.test(text) || TOWN_IN_REGION.test(text))) return told(text, LIKELY);
  if (labelled && BEHIND_STREET.test(text)) return told(BEHIND_STREET.exec(text)?.[1] ?? text, LIKELY);
  if (isProse(text)) return null;
  // "Casa Amarela, Recife/PE": the state tells the town, whatever the part of it is called.
  const inState = language === 'pt' ? BEHIND_DISTRICT.exec(text)?.[1] : undefined;
  if (inState !== undefined) return told(inState, LIKELY);
  const code = /\d{4,6}$/.test(text) && postal === null ? CODED_TOWN.exec(text)?.[1] : undefined;
  if (code !== undefined) return told(code, LIKELY);
  const town = townAfter(text, language);
  if (language === 'en' && town !== null && BEHIND_STREET.test(text))
    return told(withoutStreet(text, language), LIKELY);
  if (isTownToCountry(text, language)) return told(text, LIKELY);
  if ((school || namesHead(text, 'experience', lexicon)) && postal === null && !(area && language === 'de'))
    return town === null ? null : told(town, SHAPED);
  if (postal !== null) return told(withoutStreet(text, language), postal === 'address' ? SURE : LIKELY);
  if (area || TOWN_AND_CODE.test(text) || isTownBeforeState(text, language)) return told(text, LIKELY);
  // Only an address, with its numbers, is longer than a city, its region and its country.
  const most = /\d/u.test(text) && text.includes(',') ? 14 : 8;
  if (namesPlace(text, places, LATIN.has(language) && !/\d/u.test(text)) && text.split(/\s+/u).length <= most)
    return told(withoutStreet(text, language), LIKELY);
  return isCityInRegion(text) || (text.length <= 40 && isCjkPlace(text)) ? told(text, SHAPED) : null;
}

/** "Ostuni (BR) in Via Pola 6", "Lyon, au 12 rue de Paris". */
const IN_STREET =
  /,?\s(?:in|alla|all['’]|au|à la)\s?(?:(?:via|viale|corso|piazza|vicolo|contrada|largo|rue|avenue|boulevard)(?:\s|$)|\d).*$/iu;

/** "Mercogliano (AV), Via Nazionale 204". */
const TOWN_FIRST = u`^(\p{Lu}[^,\d]{2,40}),\s(?:[Vv]ia|[Vv]iale|[Cc]orso|[Pp]iazza|[Cc]ontrada|[Ff]razione|[Ll]ocalità|[Ss]trada|[Cc]\.da|[Cc]\.so|[Vv]\.le|[Pp]\.zza|[Ll]oc\.|[Ff]raz\.|[Rr]ue|[Aa]venue|[Bb]oulevard|[Cc]hemin|[Cc]alle|[Aa]venida|[Ss]ecteur|[Qq]uartier|[Cc]ité|[Cc]ommune|[Bb]arrio|[Cc]olonia|[Bb]airro|[Ss]ector|[Uu]rbanización)\s[^,]{1,45}(?:,\s[^,]{2,40})?$`;
/** "Maya Fern Grotley, CT": town and region right behind the name. */
function behindWords(text: string, name: string): string | null {
  const count = name.split(' ').length;
  const words = text.split(' ');
  const rest = words.slice(count).join(' ');
  const named = name !== '' && key(words.slice(0, count).join(' ')) === name;
  return named && (u`^\p{Lu}[\p{L}.'’ ]{1,30}, \p{Lu}{2}$`.test(rest) || postalTown(rest) !== null) ? rest : null;
}

/** "Jonas Reuter, Hafenstr. 3, 20457 Hamburg" without the name; where one lives without the street behind it. */
function behindName(piece: Piece, name: string): Piece {
  if (u`^[^,\d]+,\s[^,]+\s\d{1,4}(?:\/?\p{L})?$`.test(piece.text)) {
    const town = TOWN_FIRST.exec(piece.text)?.[1] ?? '';
    if (TOWN.test(town)) return { ...piece, text: town, labelled: true };
  }
  if (piece.labelled) {
    const town = TOWN_FIRST.exec(piece.text)?.[1] ?? '';
    return { ...piece, text: town === '' || isStreet(town) ? piece.text.replace(IN_STREET, '') : town };
  }
  const own = behindWords(piece.text, name);
  if (own !== null) return { ...piece, text: own };
  const comma = piece.text.indexOf(', ');
  return name !== '' && comma > 0 && key(piece.text.slice(0, comma)) === name && /\d/u.test(piece.text)
    ? { ...piece, text: piece.text.slice(comma + 2) }
    : piece;
}

/** "地址：No. 27, Jalan Kenanga 3" */
const HAN_LABEL = /^[\u4e00-\u9fff]{2,6}\s?[:：]/u;

/** Lines from name, number or address to write to beyond which a place is that of an employer or a school. */
const REACH = 6;

/** Where no heading ends the block it holds jobs too: whether a line is far from all contact data. */
function farFrom(block: readonly Line[], name: ContactValue | null): (line: Line) => boolean {
  const reached = block.filter(({ text }) => text.includes('@') || /\d(?:[\s().-]{0,3}\d){7}/u.test(text));
  const near = [...reached, ...(name?.line ? [name.line] : [])].map(({ index }) => index);
  return ({ index }) => near.length > 0 && near.every((other) => Math.abs(other - index) > REACH);
}

/** "31 000 Toulouse" with its blank. */
function asWritten(value: string, line: Line | null): string {
  const text = line?.text ?? value;
  const spaced = value.replace(/^(\d{2})(\d{3})(?=\s)/u, '$1 $2');
  return text.includes(value) || !text.includes(spaced) ? value : spaced;
}

/** `block`: the lines above the first section, or beside it in a sidebar. */
export function locationOf(block: readonly Line[], lexicon: Lexicon, name: ContactValue | null): ContactValue | null {
  const han = isCjk(lexicon.language) ? hanLocationOf(block, lexicon, name) : null;
  if (han) return han;
  // What is written in characters has had its reading.
  const own = isCjk(lexicon.language) ? block.filter(({ text }) => !CJK.test(text.replace(HAN_LABEL, ''))) : block;
  const places = placesFor(lexicon);
  const person = key(name?.value ?? '');
  const isFar = farFrom(own, name);
  let best: (ContactValue & { rank: number }) | null = null;
  for (const told of withTown(withStackedTowns(locationPieces(own, lexicon, person), lexicon, person), lexicon)) {
    const piece = behindName(told, person);
    // "Curriculum Vitae (CV)" has the shape of a town in its region.
    if (isDocumentTitle(piece.text.replace(/\s\([^)]*\)$/u, ''))) continue;
    if (!piece.labelled && isOfName(piece.text, person)) continue;
    if (!piece.labelled && isFar(piece.line)) continue;
    const weighed = DANGLES.test(piece.text) ? null : weigh(piece, lexicon, places);
    if (weighed && isHouseAndQuarter(weighed.value)) continue;
    const beside = weighed?.rank === LIKELY && postalTown(piece.text) !== null && emailIn(piece.line.text) !== null;
    // What stands beside the address to write to is where one lives.
    const likely = weighed && beside ? { ...weighed, rank: SURE } : weighed;
    const found =
      likely?.rank === SURE && piece.labelled && /[\d,]/u.test(likely.value) ? { ...likely, rank: LABELLED } : likely;
    if (found && found.rank > (best?.rank ?? 0)) best = { ...found, line: piece.line };
    if (best?.rank === LABELLED) break;
  }
  return best
    ? { value: asWritten(withoutKind(best.value), best.line), line: best.line }
    : townBeside(own, lexicon, person);
}
