/** What a name in Latin letters looks like, with what people write around it. */
import { gu, patternOf, u } from '../../../resume/patterns.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import {
  FAMILY_LABELS,
  GIVEN_LABELS,
  HONORIFICS,
  PLAIN_HONORIFICS,
  POST_NOMINALS,
  SCHOOLS_OF_TITLES,
} from '../../lexicons/name-words.ts';
import { TRADE_SURNAMES } from '../../lexicons/trade-surnames.ts';
import { CJK, key, keysOf } from '../text/fold.ts';
import { nameWords } from './name-words.ts';
import { oncePer, recalled } from '../text/once.ts';
import { countriesNamed } from '../contacts/places.ts';
import { countIn } from '../text/word-index.ts';
import { sharingFirst } from '../text/word-starts.ts';

const PARTICLE = String.raw`(?:de|del|de la|da|das|do|dos|di|d['’]|von|van|der|den|le|la|los|las|y|e|i|bin|ibn|al|el|du|des|zu|zum|zur|vom|auf|ten|ter|thoe|st\.?|af|av|mac|ap|dela|delos|wa|arap|ole|binti?e?|bte)`;
const LATIN_WORD = patternOf(
  String.raw`^(?:(?:d['’]|l['’]|o['’]|['’]?t\s?|ka(?=\p{Lu}\p{Ll})|(?:al|el|ad|an|ar|as|at|ul|ez)-)?\p{Lu}[\p{L}'’‘ʼ´.-]*|${PARTICLE})$`,
  'u',
);
/** "ada-beispiel.example.org" is none of them. */
const DOMAIN = u`\.\p{L}`;
const LOWER_WORD = u`^\p{Ll}[\p{L}'’.-]+$`;
/** "Robert "Bob" O'Hara", "José Ángel Nieto (Pepe)": one or two words. */
const NICKNAME = u`\s*[("“”„«'‘]{1,2}(\p{Lu}[\p{L}-]{1,16}(?:\s\p{L}[\p{L}-]{1,16})?)[)"“”»'’]{1,2}(?=\s|,|$)`;
/** "ing.", "avoc.", "arch." behind a comma. */
const SHORTENED = u`^\p{L}{2,5}\.$`;
/** "CA(SA)". */
const CHAPTERED = u`^\p{Lu}{2,5}\(\p{Lu}{2,4}\)$`;
const DOTTED = u`^(?:\p{Lu}\p{L}{0,4}\.){1,4}-?(?:\p{Lu}\p{L}{0,3}\.?)?$`;
const LONGEST = 48;
const MOST_WORDS = 6;

/** Ornaments, icons and what hangs on the ends, away. */
export function tidyName(text: string): string {
  return text
    .replace(/[\ue000-\uf8ff]/gu, '')
    .replace(gu`^[^\p{L}]+|[^\p{L}.)"”»]+$`, '')
    .trim();
}

const partsOf = (word: string, mark: string): string[] =>
  key(word)
    .split(mark)
    .map((part) => part.replace(gu`[^\p{L}]`, ''));

/** What goes on with a title before it: "pharm." behind "Mag.", "soc." behind "rer.". */
const TITLE_GOES_ON = u`^\p{Ll}{2,8}\.$`;

function isHonorific(word: string, next: string | undefined): boolean {
  if (u`^[(（](?:\p{Lu}{2,4}|[Rr]et(?:d|ired)?\.?)[)）]$`.test(word)) return true;
  const parts = partsOf(word, '-');
  // "Dr.med.", "Mag.pharm."
  const glued = partsOf(word, '.').filter((part) => part !== '');
  if (next !== undefined && /\.$/u.test(word) && glued.length > 1 && HONORIFICS.has(glued[0] ?? '')) return true;
  if (next === undefined || !parts.every((part) => HONORIFICS.has(part))) return false;
  return /[.°ªº]/u.test(word) || parts.every((part) => PLAIN_HONORIFICS.has(part));
}

/** "M. en C.", "Dr. en Ing.": of what one is master, in Mexico. */
const MASTER_IN = u`^(?:M|Mtr[oa]|Dra?|Esp)\.\s(?:en|in)\s(?:\p{Lu}\p{Ll}{0,3}\.\s?){1,3}(?=\p{Lu}\p{Ll}+\s)`;

/** "Dr. med.", "Dipl.-Ing. (FH)", "Frau": at least two words stay. */
function withoutHonorifics(text: string): string {
  const words = text.replace(MASTER_IN, '').split(/\s+/u);
  let from = 0;
  while (from < words.length - 2 && (from > 0 || !/^[(（]/u.test(words[0] ?? '')) && (isHonorific(words[from] ?? '', words[from + 1]) || (from > 0 && (TITLE_GOES_ON.test(words[from] ?? '') || SCHOOLS_OF_TITLES.has(words[from] ?? ''))))) from += 1; // prettier-ignore
  return words.slice(from).join(' ');
}

function isPostNominal(word: string, capitals: boolean): boolean {
  const bare = word.replace(/[.,;()]/gu, '');
  // "Dipl.-Ing. (FH)", "Dr. med." stand behind a name too.
  if (isHonorific(word, '') && word.includes('.')) return true;
  if (bare === '' || POST_NOMINALS.has(bare) || SHORTENED.test(word) || CHAPTERED.test(word)) return true;
  return (DOTTED.test(word) && u`\.\p{L}`.test(word)) || (!capitals && u`^\p{Lu}{2,6}(?:-\p{Lu}{1,3})?$`.test(bare));
}

const wordsIn = (text: string): number => text.split(/\s+/u).length;

/** "Master Degree", "Bachelor of Laws", "Ph.D. Candidate", "Master en droit" behind a name. */
const DEGREE = u`^(?:[Mm]asters?|MASTERS?|[Bb]achelors?|BACHELORS?|[Dd]octor|[Aa]ssociates?|[Dd]iploma|[Mm]agister|[Ll]icencié?e?|[Ll]icenciad[oa]|[Mm]áster|[Mm]estre|[Dd]octeure?|[Dd]octorat|[Pp]h\.?\s?[Dd]\.?|M\.?\s?Sc\.?|B\.?\s?Sc\.?|MBA|LL\.?[BM]\.?)(?:['’]s)?(?:\s(?:[Dd]egree|DEGREE|[Cc]andidate|[Ss]tudent|[Gg]raduate|of|in|en|ès|de)(?=\s|$).{0,40})?$|^[Ll]aurea(?:\s.{0,60})?$`;

/** ", RN, BSN", " MBA, MRICS", " – M.Sc.". */
function withoutDegrees(text: string): string {
  const [name = '', ...behind] = text.split(/\s*,\s*|\s+[–—-]\s+/u);
  const initials = behind.flatMap((part) => part.split(/\s+/u));
  // Among letters that are known to be degrees others are too.
  const capitals = name === name.toUpperCase() && !(wordsIn(name) > 1 && initials.some((word) => POST_NOMINALS.has(word)));
  // Behind one that is known others may be written out: "RN BN GradDipCritCare".
  const led = behind.some((part) => wordsIn(part) > 1 && POST_NOMINALS.has(part.split(/\s+/u)[0] ?? '') && part.split(/\s+/u).every((word) => u`^\p{Lu}\S*\p{Lu}`.test(word))); // prettier-ignore
  const degrees = led || behind.length > 0 && behind.every((part) => DEGREE.test(part) || part.split(/\s+/u).every((word) => isPostNominal(word, capitals)));
  const words = (degrees ? name : text).split(/\s+/u);
  // Without a comma only what is known to be one.
  while (words.length > 2 && (POST_NOMINALS.has((words.at(-1) ?? '').replace(/[.,()]/gu, '')) || CHAPTERED.test(words.at(-1) ?? '') || (DOTTED.test(words.at(-1) ?? '') && u`\.\p{Ll}|\p{Lu}\.\p{Lu}`.test(words.at(-1) ?? '')))) words.pop(); // prettier-ignore
  return words.join(' ').replace(/[\s,]+$/u, '');
} // prettier-ignore

/** "née Martin", "geb. Huber", "35 ans", "35 ans, célibataire. Lyon". */
const BORN =
  /[\s,–(-]{1,4}\d{2}\s(?:ans|years?(?: old)?|años|anos|anni|jahre)\)?(?:[.,]\s.{2,60})?$|(?:[,\s]\s*|\s*[(（])(?:née?|geb\.|geborene[r]?|nata|nacida|nascida|born)\s.{2,30}$/u;

/** "she/her" behind a name, without brackets. */
const PRONOUNS = /[\s,]+(?:she|he|they)\s?\/\s?(?:her|him|them|they|she|he)(?:\s?\/\s?(?:hers|his|theirs))?$/iu;

/** The name alone. A nickname stays, in its quotes or brackets. */
export const bareName = recalled((text): string => {
  const own = withoutDegrees(withoutHonorifics(tidyName(text).replace(PRONOUNS, '').replace(BORN, '')));
  return NICKNAME.test(own) ? own : own.replace(/\s*[(（][^)）]*[)）]\s*$/u, '').replace(gu`[^\p{L}.)"”»]+$`, '');
});

/** "Prüfer" is "pruefer" in an address. */
function spelledOut(text: string): string {
  return text.toLowerCase().replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue').replaceAll('ø', 'oe').replaceAll('å', 'aa');
} // prettier-ignore

/** How many parts of a name the clues hold: e-mail address, file name, title. "akowalski" holds an initial and a family name. */
export function agreement(value: string, clues: readonly string[]): number {
  return recalledAgreements(clues)(value);
}

const recalledAgreements = oncePer((clues: readonly string[]) => recalled((value) => partsHeld(value, clues)));

/** As people write a name in an address: "mueller" and "muller". */
function spellingsOf(word: string): readonly string[] {
  const plain = key(word);
  const spelled = SPELLED.test(word) ? key(spelledOut(word)) : plain;
  return spelled === plain ? [plain] : [plain, spelled];
}

const SPELLED = /[äöüøåÄÖÜØÅ]/;

function partsHeld(value: string, clues: readonly string[]): number {
  const spellings = value.split(u`[^\p{L}\p{M}]+`).filter((word) => word !== '').map(spellingsOf); // prettier-ignore
  const found = new Set<number>();
  for (const clue of clues) {
    if (clue === '') continue;
    const held: number[] = [];
    for (const [at, parts] of spellings.entries())
      if (parts.some((part) => part.length > 2 && clue.includes(part))) held.push(at);
    for (const at of held) found.add(at);
    const [only] = held;
    if (held.length !== 1 || only === undefined) continue;
    const family = spellings[only]?.find((part) => clue.includes(part)) ?? '';
    const rest = clue.replace(family, ' ').split(u`[^\p{L}]+`).filter((part) => part !== ''); // prettier-ignore
    const initial = family.length > 3 && rest.length === 1 && rest[0]?.length === 1;
    const other = initial ? spellings.findIndex(([part], at) => at !== only && part?.startsWith(rest[0] ?? '-')) : -1;
    if (other >= 0) found.add(other);
  }
  return found.size;
}

/** The shortest part of a name that a clue tells. */
const LEAST_LETTERS = 3;
const [A, Z] = [97, 122];

const runsHeld = oncePer((clues: readonly string[]): ReadonlySet<string> => {
  const runs = new Set<string>();
  for (const clue of clues)
    for (let at = 0; at + LEAST_LETTERS <= clue.length; at += 1) runs.add(clue.slice(at, at + LEAST_LETTERS));
  return runs;
});

/** Words that open like a part of a clue: a word of other than plain letters up to the first of them. */
function countHeld(keyed: string, clues: readonly string[]): number {
  const runs = runsHeld(clues);
  let count = 0;
  for (let at = 0; at + LEAST_LETTERS <= keyed.length; at += 1) {
    if (isPlainLetter(keyed, at - 1) || !runs.has(keyed.slice(at, at + LEAST_LETTERS))) continue;
    let end = at + LEAST_LETTERS;
    while (isPlainLetter(keyed, end)) end += 1;
    const word = keyed.slice(at, end);
    if (clues.some((clue) => clue.includes(word))) count += 1;
  }
  return count;
}

function isPlainLetter(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code >= A && code <= Z;
}

/** The most that `agreement` may be of any part of a text, found without reading it as a name: of a single word held another may be an initial. */
export function mostAgreement(text: string, clues: readonly string[]): number {
  // Letters set apart make words that do not show here, and a part of a name in characters has no beginning.
  if (/\S\s\S\s\S(?:\s|$)/u.test(text) || (CJK.test(text) && clues.some((clue) => CJK.test(clue)))) return Infinity;
  const held = countHeld(key(text), clues);
  const spelled = SPELLED.test(text) ? countHeld(key(spelledOut(text)), clues) : 0;
  return held + spelled === 0 ? 0 : held + spelled + 1;
}

/** "GARCÍA LÓPEZ, María" is one name, family first. */
function withoutComma(text: string): string {
  return /^[^,]{2,30},\s[^,]{2,24}$/u.test(text) ? text.replace(',', '') : text;
}

/** "Rajesh s/o Kumar", "Kavitha a/p Raman": son or daughter of. */
const CHILD_OF = /\s(?:[SsDd]\/[Oo]|[AaCc]\/[LlPpOo])\s/u;

/** Whether the words are those of a name, whatever they mean. */
export function isNameShaped(text: string): boolean {
  const plain = withoutComma(text.replace(NICKNAME, ' ').replace(CHILD_OF, ' ').replace(/\s+/gu, ' ').trim());
  if (/[\d@:/|\\_#&+*=<>,()"“”]/u.test(plain) || plain.length > LONGEST) return false;
  const words = plain.split(' ');
  const large = words.filter((word) => u`^\p{Lu}`.test(word)).length;
  if (words.length < 2 || words.length > MOST_WORDS + 2 || large + Math.min(1, words.length - large) > MOST_WORDS + 1)
    return false;
  return (
    words.every((word, at) => LATIN_WORD.test(word) && !(at === 0 && /^(?:of|for|e|y|i)$/u.test(word))) &&
    u`\p{Lu}`.test(words.at(-1) ?? '') &&
    words.filter((word) => u`\p{Lu}`.test(word)).length > 1
  );
}

const NO_CLUES: readonly string[] = [];

/** Whether it reads like a name: no post, employer, heading or country. `clues`: what holds two of its parts is a name though its words mean a trade. */
export function looksLatin(text: string, lexicon: Lexicon, clues: readonly string[] = NO_CLUES): boolean {
  const known = agreement(text, clues) >= 2;
  const lower =
    known &&
    text.split(' ').length <= MOST_WORDS &&
    text.split(' ').every((word) => LOWER_WORD.test(word)) &&
    !DOMAIN.test(text);
  if (!lower && !isNameShaped(text)) return false;
  const { titles, trades, employers, headings, degrees } = nameWords(lexicon);
  const folded = key(text);
  if (headings.has(folded) || titles.some((title) => ` ${folded} `.includes(title)) || opensLabelled(folded))
    return false;
  if (known) return true;
  // "Belgique Formation": the end of an address beside a heading.
  const [place = '', ...rest] = text.split(' ');
  if (headings.has(key(rest.join(' '))) && countriesNamed(place, lexicon.language).length > 0) return false;
  // "Sobre Ada", "Profil Maria".
  if (degrees.has(key(place)) || headings.has(key(place))) return false;
  // With a comma between them town and region read like family and given name.
  if (countriesNamed(text, lexicon.language).length > 0 || (text.includes(',') && text.split(', ').some((part) => countriesNamed(part, lexicon.language).length > 0))) return false; // prettier-ignore
  const own = withoutTradeSurname(folded, text);
  return countIn(own, trades, true) === 0 && countIn(own, employers, false) === 0;
}

/** "Full Names Kagiso Petrus": the row of a form with its label, "Name" apart, which is one in Korea's and Japan's. */
function opensLabelled(folded: string): boolean {
  return sharingFirst(folded.charAt(0), NAME_LABELS).some((label) => folded.startsWith(`${label} `));
}

const NAME_LABELS = keysOf([...GIVEN_LABELS, ...FAMILY_LABELS]).filter((label) => label.length > 4);

/** "Uwe Kaufmann", "BOUCHER Luc": a trade that is a family name, at the end or in capitals or with a comma before the given name. */
function withoutTradeSurname(folded: string, text: string): string {
  const words = folded.split(' ');
  if (words.length > MOST_NAMES) return folded;
  if (TRADE_SURNAMES.has(words.at(-1) ?? '')) return words.slice(0, -1).join(' ');
  const leads = u`^\p{L}+,\s|^\p{Lu}{3,}\s(?:\p{Lu}\p{Ll}+[\s-]?){1,3}$`.test(text);
  return leads && TRADE_SURNAMES.has((words[0] ?? '').replace(',', '')) ? words.slice(1).join(' ') : folded;
}

const MOST_NAMES = 4;
