/** Which words of an entry's head name a post, an employer or a place; in education a degree or a school. */
import { gu, u } from '../../../resume/patterns.ts';
import { COUNTRY_NAMES } from '../../lexicons/country-names.ts';
import { MORE_DEGREES, MORE_SCHOOLS } from '../../lexicons/education-words.ts';
import {
  EMPLOYER_NOUNS,
  ENGLISH_TITLES,
  ENTRY_TITLES,
  GERMAN_FIRM_END,
  GERMAN_SCHOOL_END,
  GERMAN_TITLE_END,
} from '../../lexicons/entry-words.ts';
import { FIRM_ENDS, GERMAN_OFFICE_END } from '../../lexicons/firm-ends.ts';
import { LEXICONS } from '../../lexicons/index.ts';
import { EVERYWHERE } from '../../lexicons/living-words.ts';
import { ITALIAN_PROVINCES, REGION_CODES, REGION_NAMES } from '../../lexicons/region-codes.ts';
import { SERVICES } from '../../lexicons/self-employment.ts';
import { TRADE_ENDS } from '../../lexicons/trade-ends.ts';
import { TRADES } from '../../lexicons/trades.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { holdsZhPost } from '../han/han-trades.ts';
import { isInCanton } from './cantons.ts';
import { isContract, isRanked } from './head-asides.ts';
import { key, keysOf } from '../text/fold.ts';
import { countriesNamed } from '../contacts/places.ts';
import { recalledPer } from '../text/once.ts';
import { countIn, indexWords, type WordIndex } from '../text/word-index.ts';
import { sharingFirst } from '../text/word-starts.ts';

export interface Marks {
  readonly role: WordIndex;
  readonly organisation: WordIndex;
  /** Of posts, told by whole words. */
  readonly trades: WordIndex;
  /** Nouns that open an employer's name. */
  readonly openers: readonly string[];
  readonly places: ReadonlySet<string>;
  readonly lexicon: Lexicon;
  readonly education: boolean;
}

const cache = new Map<string, Marks>();

/** In English the noun closes the name and the post alike, "Hotel Manager", but for "Office of the County Counsel". */
const OFFICES: readonly string[] = (EMPLOYER_NOUNS.en ?? []).filter((noun) => noun.endsWith(' of'));

function tradesOf({ language }: Lexicon): readonly string[] {
  const trades = TRADES[language] ?? [];
  return language === 'de' ? [...trades, ...trades.map((word) => `${word}in`)] : trades; // prettier-ignore
}

/** Behind the last word of an English post: "Shearer (two seasons)", "Driver's Mate and Porter", "Cutter in Bespoke". */
const CLOSING = u`\s*[(,;:|/–—].*$|\s(?:and|&|to|for|in|on|at|with|of|ii?i?|\d)(?:\s.*)?$`;

const ENGLISH_TRADES: ReadonlySet<string> = new Set(keysOf(TRADES.en ?? []));
const LONGEST_TRADE = 3;
const ANOTHER = u`^\s(?:and|&)(?:\s\p{L}+){2,3}$`;

/** An English post without what stands behind its last word. */
export const untilClosing = (keyed: string): string => keyed.replace(CLOSING, '').trim();

/** What a lexicon's stems do not tell: of English ones at the end of a phrase, since firms are called for trades as well. */
export function namesTrade(keyed: string, { lexicon, trades }: Marks): boolean {
  if (lexicon.language !== 'en') return countIn(keyed, trades, false) > 0;
  const opened = untilClosing(keyed);
  // "Grocery & Food Expert": behind two words and more the last is the post.
  const ends = ANOTHER.test(keyed.slice(opened.length)) ? [opened, keyed] : [opened];
  return ends.some((own) => {
    const words = own.split(' ').slice(-LONGEST_TRADE);
    return words.some((_, at) => ENGLISH_TRADES.has(words.slice(at).join(' ')));
  });
}

function countriesOf({ language }: Lexicon): string[] {
  return [language, 'en'].flatMap((own) => key(COUNTRY_NAMES[own] ?? '').split(', '));
}

/** English words stand in resumes of every language. */
export function marksFor(lexicon: Lexicon, education: boolean): Marks {
  const id = `${lexicon.language}-${String(education)}`;
  const known = cache.get(id);
  if (known) return known;
  const { en } = LEXICONS;
  const nouns = EMPLOYER_NOUNS[lexicon.language] ?? [];
  const marks: Marks = {
    role: education
      ? indexWords(lexicon.degreeWords, en.degreeWords, MORE_DEGREES[lexicon.language] ?? [], MORE_DEGREES.en ?? [])
      : indexWords(
          lexicon.titleWords,
          en.titleWords,
          ENTRY_TITLES[lexicon.language] ?? [],
          ENTRY_TITLES.en ?? [],
          lexicon.language === 'en' ? ENGLISH_TITLES : [],
        ),
    organisation: education
      ? indexWords(lexicon.schoolWords, en.schoolWords, MORE_SCHOOLS[lexicon.language] ?? [], MORE_SCHOOLS.en ?? [])
      : indexWords(lexicon.companyWords, en.companyWords, nouns),
    trades: indexWords(education ? [] : tradesOf(lexicon)),
    openers: education ? [] : keysOf(lexicon.language === 'en' ? OFFICES : nouns),
    places: new Set([...keysOf(lexicon.places), ...keysOf(en.places), ...countriesOf(lexicon)]),
    lexicon,
    education,
  };
  cache.set(id, marks);
  return marks;
}

function endsAs(keyed: string, ending: RegExp): boolean {
  return keyed.split(u`[^\p{L}]+`).some((word) => word.length < 40 && ending.test(word));
}

/** The accent parts the office from who works there: "Secretaría de Salud", "Secretaria de dirección". */
const OFFICE = /^(?:sub)?secretaría(?:$|\s)/iu;
/** What the young serve, wherever they do. */
const SERVICE = /^servicio (?:social|militar|comunitario|civil)(?:$|[^a-z])/u;

/** "Óptica Sol" is a shop, "Óptica optometrista" who works in one. */
const OPTICIAN = /^optica[ -]optometrista(?:$|[^a-z])/u;

/** Whether the name of an employer opens with one of its nouns; a post that ends the same words ("Klinikleiter") is none. */
export function opensAsEmployer(text: string, { openers, lexicon }: Marks): boolean {
  const keyed = key(text);
  if (lexicon.language === 'es') {
    if (OFFICE.test(text)) return openers.length > 0;
    if (SERVICE.test(keyed)) return false;
  }
  if (OPTICIAN.test(keyed)) return false;
  if (lexicon.language === 'de' && endsAs(keyed, GERMAN_TITLE_END)) return false;
  const opens = sharingFirst(keyed, openers).some(
    (noun) => keyed.startsWith(noun) && !u`^[\p{L}\p{N}]`.test(keyed.slice(noun.length)),
  );
  return opens && !keysOf(SERVICES).some((service) => keyed.startsWith(service));
}

/** German fields and firms that begin or end like the people of their trade: "Steuerberatung", "Architekturbüro", "Lebenshilfe". */
const NO_PERSON = gu`(?<!\p{L})(?:(?:lebens|volks|jugend|alten|kinder|nachbarschafts|krebs|sucht|drogen|behinderten|fluchtlings|wohnungslosen|obdachlosen|gefahrdeten|straffalligen|aids|welthunger|bewahrungs)hilfe|gesellschaft(?:en)?|\p{L}{3,40}(?:erei|advokatur|notariat|beratung|prufung|planung|architektur|technik|technologie|informatik|mechanik|buro|gesellschaft|kanzlei|praxis|betrieb|werkstatt|agentur)e?[ns]?)(?!\p{L})`;

/** "Mithilfe beim Weineinkauf" is what was done, "Mithilfe im elterlichen Betrieb" a post. */
export const NO_POST = /^(?:mithilfe|mitwirkung|unterstutzung) (?:beim?|an|am|der|des|von) .*$/u;

/** "Lehrerin", "Lehrbeauftragter" hold the stem of "Lehre". */
const TEACHERS = gu`(?<!\p{L})lehr(?:er|kraft|kraften?|beauftragt)\p{L}{0,16}`;

const IBERIAN: ReadonlySet<string> = new Set(['es', 'pt', 'it']);
/** And Spanish, Portuguese and Italian ones: "Peluquería", "Tecnológica", "Diretoria", "Consultório" and "Comercializadora" hold the stems of "peluquera", "tecnóloga", "diretor", "consultor" and "comercial". */
const NO_IBERIAN_PERSON = gu`(?<!\p{L})(?!monitoria(?!\p{L}))\p{L}{3,16}(?:eria|[td]oria|[se]soria|ultori[ao]|rafia|logia|logic[oa]|itectura|itetura|lizadora)s?(?!\p{L})`;
const OPENING = u`^[\s:.,–—-]*(?:[\p{Lu}]\p{Ll}+|\p{Ll}+|\p{Lu}{4,})(?:-\p{L}+)?(?=$|\s*[,/(–—-]|\s\p{Ll}|\s(?:DEL?|D[AO]S?|EN|EM)\s|\s&\s\p{Ll})`;

/** "Rivière-du-Loup", "Verrières-le-Buisson" */
const COMPOUND_PLACE = u`^\p{Lu}[\p{L}’']+(?:-\p{Lu}[\p{L}’']+)?-(?:du|des?|la|les?|sur|sous|en|aux?|lès|lez|upon|am|an der)-\p{Lu}[\p{L}’']+(?:-\p{Lu}[\p{L}’']+)?$`;

/** "Tonnelier merrandier": its first word ends as trades do, and no name goes on behind it, as in "Peltier Industries". */
function opensAsTrade(text: string, { lexicon, organisation }: Marks): boolean {
  const ends = TRADE_ENDS[lexicon.language];
  const word = ends && text.length < 1.5 * LONGEST_PLACE ? OPENING.exec(text)?.[0] : undefined;
  if (!ends || word === undefined || COMPOUND_PLACE.test(text.split(',', 1)[0] ?? '')) return false;
  const [first = ''] = key(word.replace(/^[\s:.,–—-]+|\s+$/gu, '')).split('-');
  return ends.end.test(first) && !ends.none.test(first) && countIn(first, organisation, false) === 0;
}

const MANY = u`^(\p{Lu}[\p{L}.'’&-]*(?:\s(?:&|and|y|e|d[aeo]s?|\p{Lu}[\p{L}.'’&-]*)){0,6}?)\s(\p{Lu}\p{Ll}{4,}s)(?:\s(?:Associad|Asociad|Reunid)[ao]s)?$`;
const OF_MANY: ReadonlySet<string> = new Set(['en', 'es', 'pt']);

/** "Ruakaka Shearing Contractors", "Holt & Bray Solicitors", "Abril y Vega Abogados": who does a trade in the plural is a firm; no other word names a post. */
function isFirmOfMany(whole: string, { education, lexicon, role }: Marks): boolean {
  const text = whole.trim();
  if (education || !OF_MANY.has(lexicon.language) || !text.endsWith('s')) return false;
  const [, name, many] = MANY.exec(text) ?? [];
  if (name === undefined || many === undefined) return false;
  return countIn(key(many), role, true) > 0 && countIn(key(name), role, true) === 0;
}

/** How much a text reads like a post, or a degree: stems are enough. */
export const roleScore = recalledPer((text: string, marks: Marks): number => {
  const german = !marks.education && marks.lexicon.language === 'de';
  const taught = marks.education && marks.lexicon.language === 'de' ? key(text).replace(TEACHERS, ' ') : key(text);
  const keyed = german ? taught.replace(NO_PERSON, ' ').replace(NO_POST, ' ') : taught;
  const words = isFirmOfMany(text, marks) ? 0 : countIn(keyed, marks.role, true);
  // Beside a post such a word is a part of it: "Auxiliar de enfermería".
  const iberian = words > 0 && !marks.education && IBERIAN.has(marks.lexicon.language);
  if (iberian && countIn(keyed.replace(NO_IBERIAN_PERSON, ' '), marks.role, true) === 0) return 0;
  if (words > 0 || marks.education) return words;
  if (namesTrade(keyed, marks)) return 1;
  if (marks.lexicon.language === 'zh' && holdsZhPost(keyed, marks.lexicon.surnames)) return 1;
  return Number(german ? endsAs(keyed, GERMAN_TITLE_END) : opensAsTrade(text, marks) || isRanked(text, marks.lexicon.language)); // prettier-ignore
});

/** Less than a word of the lexicon. */
const CALLED = 0.5;
const ENGLISH_FIRMS: ReadonlySet<string> = new Set(keysOf(FIRM_ENDS.en ?? []));
const GERMAN_FIRMS = indexWords(FIRM_ENDS.de ?? []);
const NAMED = u`^(?:(?:the\s)?[\p{Lu}\d][^\s,]*|&|and|of|the|for)(?:\s(?:[\p{Lu}\d(][^\s,]*|&|and|of|the|for)){1,6}$`;
const LONGEST_END = 3;

/** "Apex Mining", "Holzbau Egger". */
function endsAsFirm(text: string, keyed: string, { lexicon: { language } }: Marks): boolean {
  if (language === 'de') return countIn(keyed, GERMAN_FIRMS, false) > 0 || endsAs(keyed, GERMAN_OFFICE_END);
  if (language !== 'en') return false;
  const words = keyed.split(' ').slice(-LONGEST_END);
  return words.some((_, at) => ENGLISH_FIRMS.has(words.slice(at).join(' '))) && NAMED.test(text.trim());
}

/** "I.P.C.T." as "IPCT": kinds of schools are written either way. */
function withoutStops(keyed: string): string {
  return keyed.replace(gu`(?<=(?<!\p{L})\p{L})\.(?=\p{L}(?:\.|$))`, '');
}

/** "Universitätslehrgang", "Hochschulreife": German compounds end in what was taken, whichever school they open with. */
const NO_SCHOOL = gu`(?<!\p{L})(?:\p{L}{3,24}(?:lehrgang|studium|abschluss|diplom|reife|zeugnis|zertifikat|prufung|kurs)|gymnasialen? oberstufe)(?!\p{L})`;

/** How much a text reads like an employer, or a school: whole words, of schools stems. "Lehre mit Berufsmatura" is not the MIT. */
export const organisationScore = recalledPer((text: string, marks: Marks): number => {
  const german = marks.education && marks.lexicon.language === 'de';
  const keyed = german ? key(text.replace(/\smit\s/gu, ' ')).replace(NO_SCHOOL, ' ') : key(text);
  const words = countIn(keyed, marks.organisation, marks.education) + Number(isFirmOfMany(text, marks));
  if (words > 0) return words;
  if (
    marks.education &&
    u`\p{L}\.\p{L}\.\p{L}`.test(keyed) &&
    countIn(withoutStops(keyed), marks.organisation, true) > 0
  )
    return 1;
  if (marks.lexicon.language === 'de' && endsAs(keyed, marks.education ? GERMAN_SCHOOL_END : GERMAN_FIRM_END)) return 1;
  return !marks.education && endsAsFirm(text, keyed, marks) ? CALLED : 0;
});

const LONGEST_PLACE = 60;

/** A town with what lies around it, as business networks write places. */
const AROUND = u`^greater \p{L}.* area$|^(?:metropolitan area of|area metropolitana de|regiao metropolitana de|grossraum|raum) \p{L}|\p{L} (?:and around|metropolitan area|metro area|y alrededores|y cercanias|e regiao|e arredores|et peripherie|et (?:ses )?environs|und umgebung|e dintorni)$`;

/** "Raymond, MS": a town that no list knows. */
const TOWN_IN_REGION = u`^(\p{Lu}[\p{L}.'’]{1,20}(?: \p{Lu}[\p{L}.'’]{1,20}){0,2}), \p{Lu}{2,3}$`;

const CODES = /\s*[,/]\s*(?:and\s+)?|\s+(?:and|&|or)\s+/u;

/** "Various locations", "NM and TX". */
function isManifold(text: string, { language }: Lexicon): boolean {
  const keyed = key(text).replace(/^[(\s]+|[)\s.]+$/gu, '');
  if (EVERYWHERE.has(keyed) || EVERYWHERE.has(keyed.replace(/^(?:in|at|en|em|an|a)\s/u, ''))) return true;
  if (language !== 'en' || !/[A-Z]{2}/.test(text)) return false;
  const codes = text.trim().split(CODES);
  return codes.length > 1 && codes.every((code) => REGION_CODES.has(code));
}

/** "Milano (da remoto)" */
const HOW = /\s*\(([^()]{3,40})\)\s*$/u;

const TOWN_AND_REGION = u`^\p{Lu}\p{Ll}[\p{L}.'’-]{1,18}(?:\s\p{Lu}[\p{L}.'’-]{1,18}){1,3}$`;

/** "Jonesboro Arkansas", with no comma between. */
function isTownOfRegion(text: string): boolean {
  const words = TOWN_AND_REGION.test(text) ? key(text).split(' ') : [];
  return [1, 2].some((count) => words.length > count && REGION_NAMES.has(words.slice(-count).join(' ')));
}

/** "Larkmoor, Ga.", "Fern and Tarn Counties, Calif.": states as newspapers write them. */
const SHORT_STATE = u`^\p{Lu}[\p{L}.'’ -]{1,48},\s(?:Ala|Ariz|Ark|Calif|Colo|Conn|Del|Fla|Ga|Ill|Ind|Kans?|Ky|La|Mass|Md|Mich|Minn|Miss|Mo|Mont|Neb|Nev|Okla|Ore|Pa|Tenn|Tex|Va|Vt|Wash|Wis|Wyo)\.?\s*$`;

/** "Vallebruna (TN)", "San Martino in Rio (RE)": with the letters of its province a town need not be known. */
const TOWN_OF_PROVINCE = u`^\p{Lu}[\p{L}'’.-]{1,20}(?:\s[\p{L}'’.-]{1,16}){0,4}\s\((\p{Lu}{2})\)$`;

function isTownOfItaly(text: string, marks: Marks): boolean {
  const [, province] = text.endsWith(')') ? (TOWN_OF_PROVINCE.exec(text.trim()) ?? []) : [];
  if (province === undefined || !ITALIAN_PROVINCES.has(province)) return false;
  const town = text.slice(0, text.lastIndexOf('(')).trim();
  return roleScore(town, marks) <= 0 && organisationScore(town, marks) <= 0;
}

export function isPlace(whole: string, marks: Marks): boolean {
  const { places, lexicon, education } = marks;
  const how = HOW.exec(whole);
  const text = how && isContract(how[1] ?? '') ? whole.slice(0, how.index) : whole;
  if (lexicon.language === 'en' ? SHORT_STATE.test(text) : isInCanton(text)) return true;
  if (!education && text.length < LONGEST_PLACE && (AROUND.test(key(text)) || isManifold(text, lexicon))) return true;
  if (lexicon.language === 'it' && isTownOfItaly(text, marks)) return true;
  const parts = key(text)
    .split(/\s*[,()/]\s*/u)
    .filter((part) => part !== '');
  if (parts.length === 0 || parts.length > 3) return false;
  if (
    COMPOUND_PLACE.test(text.trim()) ||
    (lexicon.language === 'en' && isTownOfRegion(text.trim()) && organisationScore(text, marks) <= 0)
  )
    return true;
  const known = parts.map((part) => places.has(part) || countriesNamed(part, lexicon.language).length > 0);
  if (
    parts.length === 2 &&
    TOWN_IN_REGION.exec(text.trim())?.[1] !== undefined &&
    (lexicon.language === 'en' || known[0] !== true)
  )
    return lexicon.language === 'en' && REGION_CODES.has(text.trim().split(' ').at(-1) ?? '');
  return parts.every((part, at) => known[at] === true || /^[a-z]{2,3}$/u.test(part)) && known.some(Boolean);
}
