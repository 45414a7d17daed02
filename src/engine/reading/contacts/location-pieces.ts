/** Contact lines cut into the pieces that may be a place: without addresses to write to, numbers to dial, births and nationalities. */
import type { Language } from '../../../resume/language.ts';
import { gu, iu, patternOf, u } from '../../../resume/patterns.ts';
import type { FieldRole } from '../../lexicons/field-labels.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { LANGUAGE_NAMES } from '../../lexicons/language-names.ts';
import { ANYWHERE, AROUND_TOWN, WANTED_PLACES, WOULD_GO } from '../../lexicons/living-words.ts';
import { ITALIAN_PROVINCES } from '../../lexicons/region-codes.ts';
import {
  bareLabel,
  LABELS,
  labelsAddress,
  labelsTwice,
  tellsOther,
  UNPARTED,
  wordsFor,
  type Words,
} from './address-labels.ts';
import { emailIn, urlsIn } from './addresses.ts';
import { opensWithDashedCode } from './coded-towns.ts';
import { DAY } from '../text/days.ts';
import { fieldRole } from '../entries/fields.ts';
import { withCampuses } from '../text/campuses.ts';
import { key, keysOf } from '../text/fold.ts';
import { namesPost } from '../heads/headers.ts';
import { matchesOf } from '../text/matches.ts';
import { carriedOn, livesAt } from './lives-in.ts';
import { isId } from './phone-signs.ts';
import { countriesNamed, isCountry } from './places.ts';
import { addressOf } from './postal.ts';
import type { Line } from '../reading.ts';
import { townBehindStreet } from './street-addresses.ts';
import { isCityInRegion, postalTown, TOWN, withoutDistrict } from './town-shapes.ts';
import { lowered } from '../text/word-starts.ts';

interface Told {
  readonly text: string;
  /** "Wohnort: …", "based in …": where one lives, as the words before it say. */
  readonly labelled: boolean;
  /** The label is of a province or a district. */
  readonly around?: boolean;
}

export interface Piece extends Told {
  readonly line: Line;
}

/** Nothing goes on behind these. */
const APART = u`\s*[|•·●▪◦∙♦⋄◆◇⋅；;]\s*|\s{3,}|\s(?=(?:C\.\s?C\.|D\.?N\.?I\.?|NI[EF]|RU[TN]|CUI[LT]|CURP|RFC|CPF|RG|CNH|Permis|Patente|Carn[ée]t?|Führerschein)\s)|\s(?=[⌂⚲⌖📍🏠🏡📌☎✆✉📧📞📱])|\s*[\u0001-\u001f\ue000-\uf8ff]\s*`;

/** A dash parts, but for that before a state of Brazil: "Ceilândia - DF". */
const SEPARATORS = u`\s*／\s*|\s[–—-]\s(?!(?:A[CLMP]|BA|CE|DF|ES|GO|M[AGST]|P[ABEIR]|R[JNORS]|S[CEP]|TO)(?![\p{L}\p{N}]))|\s\/\s(?!(?:A[CLMP]|BA|CE|DF|ES|GO|M[AGST]|P[ABEIR]|R[JNORS]|S[CEP]|TO)(?![\p{L}\p{N}]))|\s(?=(?!a:)\p{L}{1,10}\s?[:：])`;
/** Numbers to dial and addresses to write to share a line with the city, often without a mark between. In small letters. */
const REACHED = gu`\S{1,64}@\S{1,80}|(?:https?:\/\/|www\.)\S{1,200}|\S{1,40}\.(?:com|net|org|io|dev|me)\/\S{1,80}|\(?\+\d[\d\s().-]{7,20}\d|\(\d{2}\)\s?\d{2}\s\d{4,5}[\s-]\d{4}(?!\d)|(?:(?:tel|telefono|telefone|cel|celular|cell?|fone|fono)\.?:?\s*)?\([1-9]\d{1,2}\)\s?[1-9](?:[\s.-]?\d){6,8}(?!\d)|(?<![\d.-])[2-9]\d{2}([.-])\d{3}\1\d{4}(?![\d.-])|(?<![\d.-])0[1-9](?:[\s.-]\d{2}){4}(?!\d|[\s.-]\d{2}(?!\d))|(?<![\d.,-])[3679]\d{2}(?:[\s.]\d{3}[\s.]\d{3,4}|(?:[\s.]\d{2}){3})(?![\d.]|[\s.]\d{2}(?!\d))|(?:(?<!\p{L})(?:tel|telefono|cell?|cellulare|mob|mobile)\.?:?\s*)?(?<![\d.,-])3\d{2}[\s./-]\d{6,7}(?!\d)|(?:,\s*)?(?:(?<!\p{L})(?:tel|telefon|mobil|handy|phone|mob|cell?|fon|port|gsm)\.?:?\s*)?(?<![\d-])\(?0\d[\d\s()\/.-]{6,18}\d(?!\d)`;

/** "Salem – 636 102", "Pune-411 038": India's postcode, set behind its town. */
const DASHED_CODE = u`(?<=\p{L}{3})\s?[–—-]\s?(\d{3})\s?(\d{3})(?!\d)`;

/** "31 000 Toulouse", as some French people set it. */
const SPACED_CODE = u`(?<!\d[\d\s.]{0,3})(\d{2})\s(\d{3})(?=\s\p{Lu}\p{L})`;

function withPlainCode(text: string, language: Language): string {
  const plain = /\d{3}\s?\d{3}/.test(text) ? text.replace(DASHED_CODE, ' $1$2') : text;
  if (language === 'fr') return plain.replace(SPACED_CODE, '$1$2');
  // "44550 - Alcorisa"
  return language === 'es' ? plain.replace(u`(?<!\d)(\d{5})\s[–-]\s(?=\p{Lu}\p{Ll})`, '$1 ') : plain;
}

/** "… 38023 Cles (TN) Cell." before the number that it labels. */
const NUMBER_LABEL = iu`(?<![\p{L}-])(?:t[eé]l(?:[eé]fono|[eé]phone|efon|efone)?|phone|fon|cell?(?:ulare|ular)?|m[oó]bile?|m[oó]vil|mob|telem(?:[oó]vel)?|tlm|handy|natel|gsm|portable|port(?=[.:])|whats\s?app|fax|e-?mail|mail|m[eé]l|pec)(?:\s(?:[eo]|and|und|et|y)\swhats\s?app)?\s?[.:]{0,2}\s*$`;

/** The text with a bar for whatever one is reached by. */
function withoutReached(text: string): string {
  let [bare, from] = ['', 0];
  for (const { 0: { length }, index } of matchesOf(REACHED, lowered(text))) {
    bare += `${text.slice(from, index).replace(NUMBER_LABEL, '')} | `;
    from = index + length;
  }
  return from === 0 ? text : bare + text.slice(from);
} // prettier-ignore

const WISHES = keysOf([...WOULD_GO, ...ANYWHERE]);

/** "Desired locations: Great Bend, KS; Salina, KS" */
function tellsWishes(text: string): boolean {
  const end = text.search(/[:：]/u);
  const label = end < 0 || end > 40 ? '' : key(text.slice(0, end));
  return label !== '' && WANTED_PLACES.some((words) => label.startsWith(words));
}

/** "Stuttgart (gerne remote)" */
const REMARK = u`(?<=[\p{L}\d])\s\(\p{Ll}{2,20}(?:[\s,/]{1,2}\p{Ll}{2,20}){0,4}\)$`;
/** "Perth, Western Australia (relocating to Melbourne in June)" */
const WISH_BEHIND = u`(?<=[\p{L}\d])\s\(([^()]{4,60})\)$`;

function withoutWishBehind(text: string): string {
  const wish = WISH_BEHIND.exec(text)?.[1];
  return wish !== undefined && WISHES.some((word) => key(wish).startsWith(word)) ? text.replace(WISH_BEHIND, '') : text;
}
const LONGEST = 90;
const LONGEST_SENTENCE = 300;
/** Pictograms of a house or a place on a map. */
const PIN = /[⌂⚲⌖📍🏠🏡📌🗺]/u;

/** "RG 12.345.678-9 SSP/MG", "COREN-MG 123456": a number of a document or a register. */
function isNumberOf(text: string): boolean {
  const at = text.search(/\d/);
  return at > 1 && at < 24 && isId(text.slice(0, at).replace(/[-/\s][A-Z]{2}\s?$/u, ' '));
}

/** "RUT", "DNI/ID": in a cell of its own, of the number in the next. */
function namesNumber(label: string): boolean {
  const [word = ''] = label.split('/');
  return !word.trim().includes(' ') && isId(`${word} `);
}

/** "29 anos, Lousada", "residente Vergiate (VA)" */
const AGE = u`^(?:\d{2}\s(?:anos|anni|ans|años)(?:,|\s[–-])\s(?=\p{Lu}[^,]{2,30}$)|(?:\d{2}\s(?:anos|anni|ans|años),\s)?[Rr]esidente\s(?=\p{Lu}[^,]{2,30}\([A-Z]{2}\)$))`;

const LANGUAGES: ReadonlySet<string> = new Set(LANGUAGE_NAMES);

const PEOPLES = u`^\p{Lu}\p{Ll}+(?:\s?[/,&+]\s?\p{L}+){1,3}$`;

/** "Deutsch/Georgisch" below "Staatsangehörigkeit". */
function namesPeoples(text: string): boolean {
  return PEOPLES.test(text) && LANGUAGES.has(key(text).split(/\s?[/,&+]\s?/u)[0] ?? ''); // prettier-ignore
}

/** "Palermo, n. 12665": where a profession keeps its register, and the number there. */
const REGISTERED = /,\s(?:n|nr|no|nº|n°)\.?\s?[°º]?\s?\d{3,}$/iu;

/** Of "based in Ikeja. Open to …" the town ends there, that of "Brgy. Dolores, Taytay" and of "12 Unity Road, off Allen Avenue, Ikeja" does not. */
const LIVED = u`(?<=\p{Ll}{3})(?<!\b(?:Brgy|Bldg|Blvd|Subd|Cres|Dist|Prov))\.\s|,\s(?=\p{Ll})(?!(?:off|opp|near|behind)\b)`;

const SENTENCES = u`(?<=\p{Ll}{2})\.\s(?=\p{Lu})`;

/** "residente in Belgio dal 2017": since when tells no place. */
const SINCE = iu`,?\s\(?(?:(?:since|seit|dal(?:l['’])?|da|desde|depuis)\s?(?:\p{L}{2,10}\s){0,2}(?:19|20)\d\d|(?:seit|da|desde\shace|depuis|há|for)\s\d{1,2}\s(?:jahren|anni|años|anos|ans|years))\)?$`;

/** "Lugo, España. Disponible para viajar": the place alone. */
function withoutWishes(text: string): string {
  const [place = '', wish] = text.split(SENTENCES, 2);
  const plain = wish === undefined ? '' : key(wish);
  return plain !== '' && WISHES.some((word) => plain.startsWith(word)) ? place : text;
}

/** "Frontend-Entwickler aus Flensburg" */
const POST_FROM = u`^(\p{Lu}[^,.]{3,50})\saus\s(\p{Lu}[\p{L} -]{2,30})$`;

/** The text of a piece, and whether its own words say that one lives there; null for what is none. */
function own(text: string, words: Words, labelled: boolean, lexicon: Lexicon): Told | null {
  const { language } = lexicon;
  const pinned = PIN.test(text);
  const bare = withoutWishes(withoutWishBehind(text).replace(gu`^[^\p{L}\d〒]+|[^\p{L}\d).]+$|(?<=\d)\.$`, '').replace(REMARK, '').trim());
  const lives = bare.length > LONGEST_SENTENCE ? -1 : livesAt(bare);
  // A declaration tells birth, tax number and residence in one sentence.
  if (bare === '' || (lives < 0 && bare.length > LONGEST + 60) || emailIn(bare) || urlsIn(bare).length > 0 || bare.includes('@')) return null;
  // "Residente en Vigo. Disponible …"
  if (lives >= 0) {
    const place = (bare.slice(lives).split(LIVED)[0] ?? '').replace(SINCE, '');
    // "residente a Lodi (LO) in" over "via Roma 4".
    return { text: townBehindStreet(place, language, true) ?? place.replace(/\s(?:in|alla|al)$/u, ''), labelled: true };
  }
  const from = language === 'de' ? POST_FROM.exec(bare) : null;
  if (from && namesPost(from[1] ?? '', lexicon) && countriesNamed(from[2] ?? '', language).length > 0)
    return { text: from[2] ?? '', labelled: true };
  if (tellsOther(bare, words) || labelsTwice(bare) || isNumberOf(bare) || LABELS.has(bareLabel(bare)) || REGISTERED.test(bare) || namesPeoples(bare)) return null;
  const aged = AGE.exec(bare)?.[0];
  if (aged !== undefined) return { text: bare.slice(aged.length), labelled: true };
  const opening = words.mayLabel(bare) ? (words.label.exec(bare)?.[0].length ?? 0) : 0;
  if (opening > 0 && opening < bare.length)
    return { text: bare.slice(opening).trim(), labelled: true, around: AROUND_TOWN.has(bareLabel(bare.slice(0, opening))) };
  if (pinned) return { text: bare, labelled: true };
  const unparted = (language === 'en' || language === 'de') && !namesPost(bare, lexicon) ? (UNPARTED.exec(bare)?.[0].length ?? 0) : 0;
  if (unparted > 0) return { text: bare.slice(unparted), labelled: true };
  if (!labelled && keysOf(WOULD_GO).some((word) => key(bare).includes(word))) return null;
  return { text: bare, labelled };
} // prettier-ignore

const UNPARTED_LABEL =
  /^(?:res\.|dom\.|morada|endere[cç]o|direcci[oó]n|domicilio|indirizzo|residenza|residente in|adresse|domicile)\s+(?=\S)/iu;

/** A day beside a town, "Trento, 4/5/1988", "03/04/1990 – Rennes": of a birth or a signature. */
const DAY_AND_TOWN = patternOf(
  `^${DAY}(?:,\\s|\\s[–—-]\\s)[^\\d]{3,40}$|^[^\\d]{3,40},?\\s(?:[–—-]\\s)?${DAY}(?:\\s[–—-]\\s[^\\d]{3,40})?$`,
  'u',
);

/** Of an address that opens with its street, or with a label, the town. */
function townOf(part: string, words: Words, labelled: boolean, lexicon: Lexicon): Told | null {
  // "Domicilio ¦ : Pasaje Los Copihues 12".
  const bare = part.replace(/^\s*[:：]\s+/u, '').trim();
  const opening = words.mayLabel(bare) ? (words.label.exec(bare)?.[0].length ?? 0) : 0;
  // "Morada Rua do Outeiro 12, Lousada"
  const address = opening > 0 ? bare.slice(opening) : bare.replace(UNPARTED_LABEL, '');
  const town = townBehindStreet(address, lexicon.language, labelled || opening > 0);
  return town === null ? null : { text: town, labelled: true };
}

/** "Coslada - Madrid", "Suances / Cantabria", "Campi Bisenzio – FI": a town no list knows before its province, state or country; `person`: whose name is no town. */
function isPair(part: string, lexicon: Lexicon, person: string): boolean {
  const bare = part.replace(u`^[^\p{L}]+`, '').trim();
  const [town = '', region = '', ...more] = bare.split(/\s[–—/-]\s/u);
  // "Brasil - Bahia - Salvador": from the largest to the smallest.
  if (more.length === 1 && isCountry(town, lexicon.language)) return [region, ...more].every((name) => TOWN.test(name));
  if (region === '' || more.length > 0 || UNPARTED.test(bare) || !TOWN.test(town) || key(town) === person) return false;
  if (lexicon.language === 'it' && ITALIAN_PROVINCES.has(region)) return !namesPost(town, lexicon);
  return countriesNamed(region, lexicon.language).length > 0 && addressOf(bare, lexicon);
}

/** A line that is a town and its postcode, province or state, and nothing else. */
function isCoded(line: Line | undefined): boolean {
  if (line?.cells.length !== 1 || line.text.length > LONGEST) return false;
  if (opensWithDashedCode(line.text)) return true;
  return postalTown(line.text) !== null || (/\s[–-]\s[A-Z]{2}$/u.test(line.text) && isCityInRegion(line.text));
}

/** What a form asks for of a job or of schooling. */
const OF_WORK: ReadonlySet<FieldRole> = new Set(['organisation', 'title', 'school', 'degree']);

const YEARS = /(?<![\d.])(?:19[5-9]|20[0-4])\d\s?[–—-]\s?(?:19[5-9]|20[0-4])\d(?![\d.])/u;

/** Of all lines in their order. A label may stand in the cell before, or on the line above. `person`: the name, folded. */
export function locationPieces(lines: readonly Line[], lexicon: Lexicon, person: string): Piece[] {
  const words = wordsFor(lexicon);
  return lines.flatMap((line, at) => {
    const above = lines[at - 1];
    const label = above?.cells.length === 1 && above.index === line.index - 1 ? bareLabel(above.text) : '';
    const below = lines[at + 1];
    const codedBelow = below?.index === line.index + 1 && below.column === line.column && isCoded(below);
    return line.cells.flatMap((cell, n) => {
      const before = n > 0 ? bareLabel(line.cells[n - 1]?.text ?? '') : label;
      // "CURRENT ADDRESS ¦ PERMANENT ADDRESS": two labels over two columns.
      if ((n > 0 && words.others.includes(before)) || labelsAddress(bareLabel(cell.text), words)) return [];
      // "Telefon:" below an address left blank.
      if ((n === 0 && words.others.includes(label)) || (n === line.cells.length - 1 && /[:：]\s*$/u.test(cell.text)))
        return [];
      if (/\d/.test(cell.text) && DAY_AND_TOWN.test(cell.text.trim()) && livesAt(cell.text) < 0) return [];
      if (n < line.cells.length - 1 && namesNumber(cell.text)) return [];
      // "Amministrazione ¦ Azienda Regionale Alloggi - Roma" in a form: where one's employer has its seat.
      if (n > 0 && OF_WORK.has(fieldRole(before) ?? 'other')) return [];
      if (tellsWishes(cell.text)) return [];
      // "2006 - 2010, Acme, Lugo": where one was then.
      if (YEARS.test(cell.text)) return [];
      const labelled = labelsAddress(before, words);
      // "Adresse ¦ Téléphone" over what they ask for.
      if (labelled && LABELS.has(bareLabel(cell.text))) return [];
      const around = AROUND_TOWN.has(before);
      const text = n === line.cells.length - 1 ? carriedOn(cell.text, below, lexicon) : cell.text;
      return withPlainCode(withoutReached(withCampuses(text)), lexicon.language)
        .split(APART)
        .flatMap((part) => {
          // "Via Roma 8, 95024 Lentina (CT) –" before a telephone number.
          const town = townOf(part.replace(/\s[–—/-]\s*$/u, ''), words, labelled, lexicon);
          // Of a street whose town is told below, what stands behind it is a district.
          if (town && !(codedBelow && !/\d/.test(town.text))) return [town];
          if (town) return [];
          const whole = isPair(part, lexicon, person) || opensWithDashedCode(part.trim());
          const pieces = whole ? [part] : withoutDistrict(part.split(SEPARATORS));
          return pieces.flatMap((piece) => own(piece, words, labelled, lexicon) ?? []);
        })
        .map((told) => ({ ...told, ...(around && { around }), line }));
    });
  });
}
