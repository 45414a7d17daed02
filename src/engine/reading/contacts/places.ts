/** Names of towns, regions and countries, and the markets they tell. */
import { iu, patternOf, u } from '../../../resume/patterns.ts';
import { GAZETTEER } from '../../lexicons/gazetteer/index.ts';
import { ITALIAN_PROVINCES } from '../../lexicons/region-codes.ts';
import type { Language } from '../../../resume/language.ts';
import { key } from '../text/fold.ts';
import type { Line } from '../reading.ts';
import { oncePerLanguage } from '../text/once.ts';

type Gazetteer = ReadonlyMap<string, readonly string[]>;

function gazetteerOf(language: Language): Gazetteer {
  const found = new Map<string, string[]>();
  for (const source of language === 'en' ? [language] : [language, 'en' as const]) {
    for (const [country, names] of Object.entries(GAZETTEER[source] ?? {})) {
      for (const name of key(names).split(', ')) {
        const countries = found.get(name) ?? [];
        if (!countries.includes(country)) countries.push(country);
        found.set(name, countries);
      }
    }
  }
  return found;
}

const gazetteerFor = oncePerLanguage(gazetteerOf);

/** Of each country the first of its names. */
const firstNames = oncePerLanguage(
  (language): ReadonlySet<string> =>
    new Set([language, 'en' as const].flatMap((own) => Object.values(GAZETTEER[own] ?? {}).map((names) => key(names.split(', ', 1)[0] ?? '')))), // prettier-ignore
);

/** Whether a text is the name of a country, as most write it. */
export function isCountry(text: string, language: Language): boolean {
  return firstNames(language).has(key(text));
}

/** "48002 Bilbao", "D-50667 Köln", "Barnsley S70 2AB", "Lyon 3e", "Torino TO", "Austin TX 78701": what stands around a town's name. */
const BEFORE = /^(?:[a-z]{1,2}-)?(?:\d{4,6}(?:-\d{3,4})?|\d{2}-\d{3})\s+/u;
const AFTER = u`\s(?:[a-z]{2,3}\s)?(?:\d{1,2}(?:er|e|eme|o)?|[ivx]{1,5}e|[a-z]{1,2}\d[a-z\d]?(?:\s?\d[a-z]{2})?|[a-z]\d[a-z]\s?\d[a-z]\d|[a-z]\d[\dw]\s[a-z\d]{4}|\d{4,6}(?:-\d{3,4})?)$|(?<=\p{L}{3})\s[a-z]{2}$`;

/** Whether a last word may stand behind a town's name: with a digit in it, of two letters, or "ve" of "Lyon Ve". */
function mayFollow(word: string): boolean {
  return word.length === 2 || /\d|^[ivx]{1,5}e$/.test(word);
}

const BEHIND = ['cedex', 'capital', 'stadt'];

function townOf(plain: string): string {
  const rest = /^(?:\d|[a-z]{1,2}-)/.test(plain) ? plain.replace(BEFORE, '') : plain;
  const town = mayFollow(rest.slice(rest.lastIndexOf(' ') + 1)) ? rest.replace(AFTER, '') : rest;
  return BEHIND.some((word) => town.endsWith(word)) ? town.replace(/\s(?:cedex|capital|stadt)$/u, '') : town;
}

/** The countries that have a place of this name: `part` is a town, a region or a country with its postcode or district, nothing else. */
export function countriesNamed(part: string, language: Language): readonly string[] {
  const gazetteer = gazetteerFor(language);
  const keyed = key(part);
  const plain = keyed.endsWith('.') ? keyed.replace(/[.\s]+$/u, '') : keyed;
  if (plain.length > 48) return [];
  const whole = gazetteer.get(plain);
  if (whole) return whole;
  const town = plain.includes(' ') ? townOf(plain) : plain;
  const bare = gazetteer.get(town);
  if (bare) return bare;
  // "Berlin-Neukölln", "Wien-Umgebung": a district after the town.
  if (!town.includes('-')) return [];
  const [first = ''] = town.split('-');
  return first.length > 3 && first !== town && u`^\p{Lu}`.test(part.trim().replace(/^[\d\s-]+/u, ''))
    ? (gazetteer.get(first) ?? [])
    : [];
}

const PARTS = /\s*[,;:()/|•·]\s*|\s[–—-]\s/u;
/** Longer lines are prose. */
const LONGEST = 160;

/** "País: Colombia Teléfono: …" */
const COUNTRY_FIELD = iu`(?<!\p{L})(?:pa[ií]s|country|pays|paese|land)(?: de residencia| of residence)?\s?:\s*(\p{L}{3,}(?:\s\p{L}+)?)`;

/** Of whom a resume says so: "Citizenship: Kenyan". */
const CITIZEN = /\b(?:citizenship|nationality)\W{1,4}([A-Z][a-z]+(?: African| Zealander)?)\b/iu;
const CITIZENS: Readonly<Record<string, string>> = {
  kenyan: 'KE', nigerian: 'NG', filipino: 'PH', indian: 'IN', pakistani: 'PK', 'south african': 'ZA', singaporean: 'SG', malaysian: 'MY', irish: 'IE', british: 'GB', australian: 'AU', canadian: 'CA', american: 'US', 'new zealander': 'NZ',
}; // prettier-ignore

/** What only one country has: postcodes, money, schools. */
const SIGNS: readonly (readonly [country: string, sign: RegExp])[] = [
  ['GB', /\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b|£|\b(?:GCSEs?|A[ -]Levels?|NVQ|BTEC|NHS|PGCE|NMC|DBS|QTS)\b/u],
  ['IN', /₹|\b(?:lakhs?|crores?|HSC|SSC|CBSE|ICSE|B\.?Tech|M\.?Tech|B\.?Com|M\.?Com|Pvt\.? Ltd)\b/u],
  ['SG', /\bSingapore \d{6}\b|\bPte\.? Ltd\b|S\$/iu],
  ['NG', /₦|\b(?:WAEC|WASSCE|NYSC|NECO|JAMB)\b/u],
  ['PH', /₱|\bBrgy\.? |\b(?:Barangay|TESDA|PhilHealth|NBI Clearance)\b/u],
  ['CA', /\b[ABCEGHJ-NPRSTVXY]\d[A-Z] ?\d[A-Z]\d\b|\bCAD\b/u],
  ['IE', u`\b(?:Leaving Cert(?:ificate)?|Co\. \p{Lu}\p{L}+|HSE|QQI)\b`],
  ['AU', /\b(?:ABN|TAFE|AHPRA|ATAR|AUD)\b|\b(?:NSW|VIC|QLD|WA|SA|TAS|ACT) \d{4}\b/u],
  ['NZ', /\b(?:NZ|NCEA|NZQA|Aotearoa)\b/u],
  ['KE', /\b(?:KCSE|KCPE|KNEC|Ksh|KES)\b/u],
  ['ZA', /\(Pty\)|\b(?:Matric|SETA|SETAs|PrDP|NQF|B-?BBEE)\b/u],
  ['US', /\b[A-Z]{2} \d{5}(?:-\d{4})?\b|\bGPA\b/u],
  ['DE', /\bD-\d{5}\b/u],
  ['CH', /\bCHF\b|\bEFZ\b|\bAHV\b|\bCFC\b|\bCH-\d{4}\b/u],
  // "Stains (93)": the number of a department behind a town.
  [
    'FR',
    /\b(?:AFPA|GRETA|ADMR|URSSAF|CACES|SSIAP|BAFA|BPJEPS|CNED|CCAS|EHPAD|France Travail|P[oô]le emploi)\b|\p{L} \((?:0[1-9]|[1-8]\d|9[0-5]|97[1-6]|2[AB])\)/u,
  ],
  ['BE', /\b(?:CESS|FOREM|Forem|Actiris|CPAS|ASBL)\b/u],
  ['MA', /\b(?:OFPPT|ANAPEC|CNSS|ENCG|ISTA)\b/u],
  ['DZ', /\b(?:ANEM|CFPA|USTHB|[Ww]ilaya)\b/u],
  ['TN', /\b(?:ISET|ANETI)\b/u],
  [
    'AT',
    u`(?<!\p{L})(?:Matura|HTL|BORG|AHS|HAK|WIFI|Präsenzdienst|Bundesheer|Jänner|Polytechnische[rn]? (?:Lehrgang|Schule)|Bezirkshauptmannschaft|Gen\.?\s?m\.?\s?b\.?\s?H)(?!\p{L})|\bA-\d{4}\b`,
  ],
  ['LU', /\bL-\d{4}\b/u],
  ['IT', u`\bIT?-\d{5}\b|\b\d{5} \p{Lu}[\p{L} ]{2,30} \([A-Z]{2}\)`],
  ['BR', /R\$|\b(?:CPF|CNH|COREN|OAB|SENAI|SENAC|CLT)\b/u],
  ['PT', u`\b\d{4}-\d{3} \p{Lu}|\b(?:NIF|IEFP|CTeSP)\b`],
  ['MX', /\b(?:CURP|RFC|IMSS|CDMX|CONALEP|S\.? ?A\.? de C\.? ?V)\b/u],
  ['AR', /\b(?:CUIL|CUIT|CABA|AFIP)\b/u],
  [
    'CO',
    /\bC\.? ?C\.? (?:N[o°º]\.? ?)?\d{1,2}(?:\.\d{3}){2}|\b(?:SENA|ICFES|DIAN|UNIMINUTO)\b|\b(?:Cra|Kra|Carrera|Calle|Cll|Dg|Diagonal|Tv|Transversal)\.? \d{1,3} ?[A-Za-z]{0,3} ?(?:#|[Nn][o°º]\.?|NO\.?) ?\d/u,
  ],
  ['CL', /\b(?:RUT|SpA|DUOC|INACAP|FONDECYT|Fonasa|AFP)\b/u],
  ['PE', u`\b(?:S\.? ?A\.? ?C|E\.? ?I\.? ?R\.? ?L)\b|\b(?:SUNAT|RENIEC|ESSALUD|SENATI|OSCE|MINSA|Jr\. \p{Lu})`],
  ['EC', /\bC[ií]a\.? ?Ltda\b|\b(?:SENESCYT|IESS|ESPOL|ESPE)\b/u],
  ['VE', /\b(?:UNEXPO|UNEFA|PDVSA|SENIAT|IVSS)\b|\bV-?\s?\d{1,2}\.?\d{3}\.?\d{3}\b/u],
  ['UY', /\b(?:UTU|UdelaR|UDELAR|BPS|ANEP)\b/u],
  ['DO', /\b(?:INFOTEP|UASD|UNAPEC)\b/u],
  ['GT', /\b(?:INTECAP|USAC)\b/u],
  ['BO', /\b(?:UMSA|UMSS|UAGRM)\b/u],
  [
    'MY',
    /\bSdn\.? ?Bhd\b|\bRM ?\d|马来西亚|馬來西亞|吉隆坡|槟城|檳城|柔佛|雪兰莪|雪蘭莪|霹雳|霹靂|森美兰|森美蘭|马六甲|馬六甲|砂拉越|砂劳越|吉兰丹|登嘉楼/iu,
  ],
  ['HK', /HK\$|香港|九龍|九龙/u],
  ['TW', /NT\$|臺灣|台灣/u],
  ['MO', /MOP|澳門|澳门/u],
  ['BE', /\bB-\d{4}\b|\bCESS\b|\bTVA BE\b/u],
];

/** Most lines bear none. */
const ANY_SIGN = new RegExp(SIGNS.map(([, { source }]) => source).join('|'), 'u');
const SIGN_WEIGHT = 2;

/** "4580 Windischgarsten": no postcode of Germany. */
const FOUR_DIGITS = u`(?:^|,\s|\s[|·–-]\s)(?!19|20)[1-9]\d{3}\s\p{Lu}\p{Ll}+`;
const SHORT_CODES = [['AT', 0.8], ['CH', 0.7]] as const; // prettier-ignore

/** How towns are written with codes that only one country has: "39100 Bozen (BZ)", "Leeds LS6 2AB", "Boise, ID 83702", "CH-3011 Bern". */
const ADDRESSES: readonly (readonly [country: string, address: RegExp])[] = [
  ['IT', patternOf(`(?<!\\d)(?:IT?-)?\\d{5} \\p{Lu}[\\p{L}'’. -]{1,40} \\((?:${[...ITALIAN_PROVINCES].join('|')})\\)`, 'u')],
  ['GB', /\b[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}\b/u],
  ['US', u`\p{L}, [A-Z]{2} \d{5}(?:-\d{4})?(?!\d)`],
  ['DE', u`(?<!\p{L})D-\d{5} \p{Lu}`],
  ['AT', u`(?<!\p{L})A-\d{4} \p{Lu}`],
  ['CH', u`(?<!\p{L})CH-\d{4} \p{Lu}`],
  ['LU', u`(?<!\p{L})L-\d{4} \p{Lu}`],
  ['BE', u`(?<!\p{L})B-\d{4} \p{Lu}`],
]; // prettier-ignore

/** The country in whose way an address of the contact data is written: where one lives tells more than the words of a school or a month elsewhere ("Matura", "Jänner" in South Tyrol). */
export function marketsOfAddress(block: readonly Line[], language: Language): string[] {
  const told = ADDRESSES.flatMap(([country, address]) =>
    block.some(({ text }) => text.length <= LONGEST && address.test(text)) ? [country] : [],
  );
  return told.length > 0 || language !== 'de' ? told : marketsOfShortCode(block);
}

const SHORT_CODE = u`^(?!19|20)[1-9]\d{3}\s(\p{Lu}\p{Ll}+(?:[\s-]\p{L}+){0,3})`;

/** "4840 Vöcklabruck" in a cell of its own or behind its street: Austria's, where no list has the town for one of Switzerland, whatever towns of Germany one worked in. */
function marketsOfShortCode(block: readonly Line[]): string[] {
  const parts = block.flatMap(({ cells }) =>
    cells.flatMap(({ text }) => (text.length <= LONGEST ? text.split(PARTS) : [])),
  );
  const towns = parts.flatMap((part) => SHORT_CODE.exec(part)?.[1] ?? []);
  if (towns.length === 0) return [];
  const swiss = towns.some(
    (town) => countriesNamed(town, 'de').includes('CH') && !countriesNamed(town, 'de').includes('AT'),
  );
  return swiss ? ['CH', 'AT'] : ['AT', 'CH'];
}

/** "University of Lagos", "Cebu Doctors University". */
const SCHOOL = u`\b(?:University|Polytechnic|Institute|College) of (\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?)\b|(?<!\p{L}\s)\b(\p{Lu}\p{L}+)(?: \p{Lu}\p{L}+){0,2} (?:University|Polytechnic)\b`;

/** Countries that a resume names, the most often named first. */
export function marketsNamed(lines: readonly Line[], language: Language): string[] {
  const scores = new Map<string, number>();
  const add = (country: string, weight: number): void => {
    scores.set(country, (scores.get(country) ?? 0) + weight);
  };
  for (const line of lines) {
    if (line.text.length > LONGEST) continue;
    for (const part of line.text.split(PARTS)) {
      const countries = part.length < 3 ? [] : countriesNamed(part, language);
      for (const country of countries) add(country, 1 / countries.length);
    }
    const [, of, before] = ((language === 'en' ? SCHOOL.exec(line.text) : null) as (string | undefined)[] | null) ?? [];
    const school = of ?? before ?? '';
    const towns = school === '' ? [] : countriesNamed(school, language);
    for (const country of towns) add(country, 1 / towns.length);
    const citizen = CITIZENS[CITIZEN.exec(line.text)?.[1]?.toLowerCase() ?? ''];
    if (citizen !== undefined) add(citizen, SIGN_WEIGHT);
    const [, told = ''] = COUNTRY_FIELD.exec(line.text) ?? [];
    const field = [told, told.split(' ')[0] ?? ''].find((words) => isCountry(words, language));
    for (const country of field === undefined ? [] : countriesNamed(field, language)) add(country, SIGN_WEIGHT);
    if (language === 'de' && FOUR_DIGITS.test(line.text))
      for (const [country, weight] of SHORT_CODES) add(country, weight);
    if (!ANY_SIGN.test(line.text)) continue;
    for (const [country, sign] of SIGNS) if (sign.test(line.text)) add(country, SIGN_WEIGHT);
  }
  return [...scores].sort((a, b) => b[1] - a[1]).map(([country]) => country);
}
