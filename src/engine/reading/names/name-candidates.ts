/** Lines at the top that read like a name, weighed by their prominence, place and agreement with the e-mail address. */
import { isCjk } from '../../../resume/language.ts';
import { iu, patternOf, u } from '../../../resume/patterns.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { POST_QUALIFIERS } from '../../lexicons/name-words.ts';
import { TRADE_SURNAMES } from '../../lexicons/trade-surnames.ts';
import { CIVIL_STATUS } from '../../lexicons/living-words.ts';
import { isDocumentTitle, withoutDocumentTitle } from './document-titles.ts';
import { CJK, fold, key } from '../text/fold.ts';
import { hanNameSide } from './han-name-side.ts';
import { hanName, hanPart } from './han-name.ts';
import { namesPost } from '../heads/headers.ts';
import { medianSize } from './name-lines.ts';
import { agreement, bareName, looksLatin, mostAgreement, tidyName } from './name-shape.ts';
import { nameWords } from './name-words.ts';
import { countIn } from '../text/word-index.ts';
import type { Cell, Line } from '../reading.ts';
import { typeRuns } from '../page/type-runs.ts';
import { isCountry } from '../contacts/places.ts';
import { isStreet, postalTown } from '../contacts/town-shapes.ts';
import { isAboveContact, reaches } from './reached-below.ts';

export interface Candidate {
  readonly value: string;
  readonly line: Line;
  readonly score: number;
}

/** A known family name tells a name in letters of any size. */
const FAMILIAR = 1;
/** Of the letters around it: what has a name's length alone must be set this much larger. */
const SET_APART = 1.15;
/** A family name at the end is worth a guess where nothing else reads like a name. */
const TURNED = -2;
/** What the e-mail address says outweighs a file that is named for a post. */
const MAILED = 3;
/** Each line further down is less likely the name. */
const STEP = 0.15;
const SAME_SIZE = 0.6;

const SIDES = /\s[|·•∙–—]\s|\s\/\/\s|\s{3,}|\s-\s|\s?[|]\s?/u;

/** "Hi, I'm Ada Beispiel". */
const INTRODUCED = iu`^(?:(?:hi|hello|hey|hallo|hola|bonjour|olá|ciao)[,!]?\s+)?(?:i['’]m|i am|my name is|ich bin|mein name ist|soy|me llamo|mi nombre es|je suis|je m['’]appelle|sou(?: [ao])?|chamo-me|me chamo|sono|mi chiamo|(?:(?:personal|professional|career|brief) )?profile of|profile:|profil de|profil von|perfil de|profilo di)\s+(?=\p{Lu})`;

/** Its first words. */
// prettier-ignore
const INTRODUCING: ReadonlySet<string> = new Set(['hi', 'hello', 'hey', 'hallo', 'hola', 'bonjour', 'olá', 'ciao', "i'm", 'i’m', 'i', 'my', 'ich', 'mein', 'soy', 'me', 'mi', 'je', 'sou', 'chamo-me', 'sono', 'personal', 'professional', 'career', 'brief', 'profile', 'profile:', 'profil', 'perfil', 'profilo']);

function withoutIntroduction(text: string): string {
  const first = text.split(/\s/u, 1)[0]?.toLowerCase().replace(/[,!]$/u, '') ?? '';
  return INTRODUCING.has(first) ? text.replace(INTRODUCED, '').replace(/(?<=\p{Ll}{2})\.$/u, '') : text;
}

const STATUS = patternOf(String.raw`\s(?:${CIVIL_STATUS.join('|')})(?!\p{L}).*$`, 'iu');

/** "Ada Beispiel ¦ Célibataire, née le 19.05.1998": in the next cell. */
function withoutStatus(text: string): string {
  const cut = text.replace(STATUS, '');
  return cut.includes(' ') ? cut : text;
}

function sizeOf({ spans }: Pick<Cell, 'spans'>): number {
  return spans.reduce((largest, { size }) => Math.max(largest, size), -Infinity);
}

/** Words of a cell in letters of one size: a large name beside a post in small ones. */
function runsOf(cell: Cell): { readonly raw: string; readonly size: number }[] {
  const runs: { raw: string; size: number; right: number }[] = [];
  for (const { text, size, box } of cell.spans) {
    const last = runs.at(-1);
    if (last && Math.abs(last.size - size) < SAME_SIZE) {
      last.raw += (box.x - last.right > 0.12 * size ? ' ' : '') + text;
      last.right = box.x + box.width;
    } else runs.push({ raw: text, size, right: box.x + box.width });
  }
  return runs.length > 1 ? runs.map(({ raw, size }) => ({ raw: fold(raw), size })) : [];
}

const GIVEN = u`^\p{Lu}[\p{Ll}'’-]+$`;
const FAMILY = u`^\p{Lu}[\p{L}'’ -]+$`;

/** "JuanPérez", its two names told apart by their faces and not by a space. */
function twoFaced({ spans }: Cell): { readonly raw: string; readonly size: number }[] {
  const [given, family, ...more] = spans;
  if (!given || !family || more.length > 0 || given.font === family.font) return [];
  const touching = Math.abs(family.box.x - given.box.x - given.box.width) < 0.12 * given.size;
  if (!touching || !GIVEN.test(given.text.trim()) || !FAMILY.test(family.text.trim())) return [];
  return [{ raw: fold(`${given.text} ${family.text}`), size: given.size }];
}

/** "ybriscoe" for "yolandabriscoe": the given name by its initial or alone, the family name whole. */
function endsName(whole: string, family: string, clue: string): boolean {
  const given = whole.slice(0, -family.length);
  return (
    family.length > 3 &&
    given.length > 2 &&
    whole.endsWith(family) &&
    (clue.includes(given) || clue.startsWith(`${given[0] ?? ''}${family}`))
  );
}

/** "anabeispiel" where the address has "ana.beispiel", as templates part the two by their faces alone. */
function partedByAddress(text: string, clues: readonly string[]): string {
  if (!LONG_WORD.test(text)) return text;
  const whole = key(text);
  const parts = clues.map((clue) => clue.split(u`[^\p{L}]+`).filter((part) => part.length > 1)).find((own) => own.length > 1 && own.join('') === whole); // prettier-ignore
  let from = 0;
  return parts?.map((part) => text.slice(from, (from += part.length))).join(' ') ?? text;
}

const LONG_WORD = u`^\p{L}{6,40}$`;

/** "A N A  G A R C Í A": letters set apart are words, parted where the blanks are wider or where the address parts them. */
function unspaced(text: string, cells: readonly Cell[], clues: readonly string[]): string {
  const letters = text.split(' ');
  if (letters.length < 3 || !letters.every((part) => Array.from(part).length === 1))
    return letters.length === 1 ? partedByAddress(text, clues) : text;
  const raw = cells.flatMap(({ spans }) => spans.map((span) => span.text)).join('  ');
  const words = raw.trim().split(/\s{2,}/u).map((word) => word.replace(/\s/gu, '')); // prettier-ignore
  if (words.length > 1 && words.length < letters.length / 2 && words.join('') === letters.join(''))
    return words.join(' ');
  const [whole = ''] = letters.join('').split(',');
  for (const clue of clues) {
    const parts = clue.split(u`[^\p{L}]+`).filter((part) => part !== '');
    const family = parts.flatMap((part) => [part, part.slice(1)]).find((part) => endsName(key(whole), part, clue));
    if (family !== undefined && parts.join('') !== key(whole))
      return [whole.slice(0, -family.length), whole.slice(-family.length)].join(' ');
    if (parts.length < 2 || parts.join('') !== key(whole)) continue;
    let from = 0;
    return parts.map((part) => whole.slice(from, (from += part.length))).join(' ');
  }
  return whole;
}

/** "Jonas Reuter, Hafenstr. 3, 20457 Hamburg": the name before its address. A place before a date is none. */
function beforeAddress(text: string): string {
  const comma = text.indexOf(', ');
  // "Ada Beispiel ada@example.org 020 7946 0123"
  const at = text.indexOf('@');
  const mail = at > 0 && (comma < 0 || comma > at) ? text.lastIndexOf(' ', at) : -1;
  if (mail > 0) return text.slice(0, mail).split(/\s[\d+(]/u, 1)[0] ?? '';
  const rest = text.slice(comma + 2);
  const reached =
    rest.includes('@') ||
    rest.replace(/\D/gu, '').length >= LEAST_DIGITS ||
    (/\d/u.test(rest) && postalTown(rest) === 'address');
  return comma > 0 && reached && !/^(?:den|le|il|a|am|on)?\s?\d{1,2}[./]/u.test(rest) ? text.slice(0, comma) : text;
}

/** Whether behind the first comma stands where one lives: a street and its town tell whose they are in letters of any size. */
function livesBehind(text: string): boolean {
  const comma = text.indexOf(', ');
  return comma > 0 && /\d{4}/u.test(text) && postalTown(text.slice(comma + 2)) === 'address';
}

/** Lines between the document's title and a name: the day it was written. */
const BELOW_TITLE = 2;

function isUnderTitle(column: readonly Line[], at: number): boolean {
  return column.slice(Math.max(0, at - BELOW_TITLE), at).some(({ text }) => isDocumentTitle(text));
}

/** Of a postcode; a year has less. */
const LEAST_DIGITS = 5;

/** "Peguero", "Carreira": the ending of a trade that is none is that of a family name, where no other word is behind it. */
function isFamily(word: string, lexicon: Lexicon): boolean {
  return TRADE_SURNAMES.has(word) || (/ei?r[oa]s?$/u.test(word) && countIn(word, nameWords(lexicon).trades, true) === 0); // prettier-ignore
}

/** "Ana García, Ingeniera Civil", "ANA GARCÍA Ingeniera": the name before its post, told by a comma, its capitals or the address. */
function beforePost(text: string, lexicon: Lexicon, clues: readonly string[]): string {
  const comma = text.indexOf(', ');
  if (comma > 0 && namesPost(text.slice(comma), lexicon)) return text.slice(0, comma);
  const words = text.split(' ');
  const last = words.length - 1;
  let post = words.findIndex(
    (word, at) =>
      at > 1 && word.length > 3 && namesPost(word, lexicon) && !(at === last && isFamily(key(word), lexicon)),
  );
  while (post > 2 && POST_QUALIFIERS.has((words[post - 1] ?? '').toLowerCase())) post -= 1;
  const [name, rest] = [words.slice(0, post).join(' '), words.slice(post).join(' ')];
  const capitals = name === name.toUpperCase() && rest !== rest.toUpperCase();
  return post > 0 && (capitals || agreement(name, clues) > 0) ? name : text;
}

/** "Harrogate, North Yorkshire" reads like family and given name: in letters no larger than others only capitals or the address tell that it is one. */
function mayBePlace(text: string, clues: readonly string[]): boolean {
  const [family = '', given] = text.split(', ');
  return given !== undefined && agreement(text, clues) === 0 && !(family === family.toUpperCase() && given !== given.toUpperCase()); // prettier-ignore
}

/** The sides of a row that may be the name, the likeliest first: of "Lebenslauf – Ada Beispiel" what is beside the title. */
function sidesOf(raw: string): string[] {
  const sides = raw.split(SIDES).filter((side) => side.trim() !== '');
  const [first = '', ...others] = sides;
  // "杜若飞简历" holds both.
  return isDocumentTitle(first) && (others.length > 0 || !CJK.test(first)) ? others : sides;
}

/** The likeliest name of those in the top lines of each column of the first page; of two alike the upper one. `clues`: the e-mail address last. */
export function bestCandidate(columns: readonly (readonly Line[])[], lexicon: Lexicon, clues: readonly string[]): Candidate | null {
  const words = nameWords(lexicon);
  // Beside a name in characters its spelling in Latin letters, which the address has too, is the lesser one.
  const amongHan = isCjk(lexicon.language);
  const lines = columns.flat();
  const mail = clues.slice(-1);
  const middle = medianSize(lines);
  const largest = Math.max(0, ...lines.flatMap((line) => line.cells.map(sizeOf)));
  let best: Candidate | null = null;

  const prominenceOf = (line: Line, size: number): number => size >= largest - SAME_SIZE ? 4 : size > 1.25 * middle ? 2 : line.bold ? 1 : 0;

  function weigh(side: string, line: Line, size: number, below: number, familiar: boolean): Candidate | null {
    // "QQ: 123456" labels something else.
    if (side.includes(':') || side.includes('：')) return null;
    const prominence = prominenceOf(line, size);
    const cut = amongHan ? hanNameSide(side, lexicon) : side;
    const tidy = CJK.test(cut) ? tidyName(cut).replace(/\s*[(（][^)）]*[)）]\s*$/u, '') : cut;
    const han = hanPart(tidy) ?? tidy;
    const value = unspaced(han.trim(), line.cells, clues);
    if (CJK.test(value)) {
      const sure = hanName(han, lexicon, words) ?? hanName(value, lexicon, words);
      if (!sure || (sure === 'bare' && (prominence < 4 || size < SET_APART * middle))) return null;
      const bonus = sure === 'sure' ? FAMILIAR : sure === 'turned' ? TURNED : 0;
      return { value, line, score: prominence + 2 * agreement(value, clues) - below * STEP + bonus };
    }
    const own = withoutDocumentTitle(withoutStatus(withoutIntroduction(value)));
    // "Rua Souza Lima, 149, Centro": streets are called for people.
    if (isStreet(own.split(', ', 2).join(', '))) return null;
    const [whole, before] = [bareName(beforeAddress(own)), bareName(beforePost(own, lexicon, clues))];
    const names = agreement(before, clues) < agreement(whole, clues) ? [whole] : [before, whole];
    const name = names.find((text) => looksLatin(text, lexicon, clues) && (prominence > 1 || !mayBePlace(text, clues)));
    const mailed = amongHan || agreement(name ?? '', mail) < 2 ? 0 : MAILED;
    const living = name !== undefined && ((name !== before && livesBehind(own)) || (familiar && prominence === 0 && own === value)) ? FAMILIAR : 0;
    const score = prominence + (amongHan ? 0 : 2 * agreement(name ?? '', clues)) + mailed + living - below * STEP;
    return name === undefined ? null : { value: name, line, score };
  }

  /** Whether any side of a text may outdo the best so far. Most lines below the name may not, and need not be read. */
  function mayOutdo(raw: string, line: Line, size: number, below: number, familiar: boolean): boolean {
    if (best === null) return true;
    const told = mostAgreement(raw, clues);
    const bonus = (told < 2 ? 0 : MAILED) + (familiar || CJK.test(raw) || livesBehind(raw) ? FAMILIAR : 0);
    return prominenceOf(line, size) + 2 * told + bonus - below * STEP > best.score - ROUNDING;
  }

  function keep(candidate: Candidate | null): void {
    if (candidate === null) return;
    const { score, line } = candidate;
    if (best === null || score > best.score || (score === best.score && line.index < best.line.index)) best = candidate;
  }

  /** Whether the row holds a name and, in a cell or in letters of its own, a post: what its file is called may be either. */
  function partsPost(line: Line): boolean {
    const [first, ...others] = line.cells.length > 1 ? line.cells.map(({ text }) => text) : line.cells.flatMap((cell) => typeRuns(cell).map(({ text }) => text)); // prettier-ignore
    if (first === undefined || others.length === 0 || amongHan || !looksLatin(bareName(first), lexicon, clues)) return false;
    return others.every((text) => namesPost(text, lexicon) && agreement(text, mail) === 0);
  }

  /** Whether behind the name stands, in a cell, a country, where one lives or what is set in letters far smaller: no part of it. */
  function hasOther({ cells: [name, ...others] }: Line): boolean {
    const small = (cell: Cell): boolean => name !== undefined && sizeOf(name) > SET_APART * sizeOf(cell);
    return others.some((cell) => isCountry(cell.text, lexicon.language) || ((small(cell) || isStreet(cell.text) || reaches(cell.text)) && looksLatin(bareName(name?.text ?? ''), lexicon, clues))); // prettier-ignore
  }

  function read(raw: string, line: Line, size: number, below: number, familiar = false): void {
    if (!mayOutdo(raw, line, size, below, familiar)) return;
    const [first, ...others] = sidesOf(raw);
    // "Ada Beispiel · Hafenstr. 3 · 20457 Hamburg": how to reach her may follow in the line.
    if (first !== undefined) keep(weigh(first, line, size, below, familiar || others.some(reaches)));
    // What stands behind other words must be told by the address.
    for (const side of others) {
      const told = weigh(side, line, size, below, false);
      if (told && agreement(told.value, clues) > 0) keep(told);
    }
  }

  for (const column of columns)
    for (const [below, line] of column.entries()) {
      const parted = partsPost(line);
      const familiar = isAboveContact(column.slice(below + 1), lexicon) || (!amongHan && isDocumentTitle(column[below - 1]?.text ?? ''));
      if (!parted && !hasOther(line)) read(line.text, line, line.size, below, familiar);
      // A large name may share its row with contact data in small print.
      if (line.cells.length > 1) for (const [at, cell] of line.cells.entries()) read(cell.text, line, sizeOf(cell), below, familiar && at === 0);
      for (const cell of line.cells) for (const { raw, size } of [...twoFaced(cell), ...runsOf(cell)]) read(raw, line, size, below);
      const [whole, more] = line.cells;
      if (parted && whole && !more) read(typeRuns(whole)[0]?.text.trim() ?? '', line, sizeOf(whole), below);
    }
  // "Emi Okafor" in small letters below "職務経歴書".
  const weak = ((best as Candidate | null)?.score ?? 0) <= 0;
  if (amongHan && weak)
    for (const column of columns)
      for (const [below, line] of column.entries()) if (isUnderTitle(column, below)) read(line.text, line, line.size, below, true);
  return best;
} // prettier-ignore

/** Of sums of the same numbers in another order. */
const ROUNDING = 1e-6;
