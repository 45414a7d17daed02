/** Whether a piece of a contact line is an address by its make: names and numbers, no sentence. */
import { fold } from '../folded.ts';
import { HEAD, LANDMARK } from './announcements.ts';
import { tokensOf, type Kind, type Token } from './tokens.ts';
import { ROLES } from './words.ts';

/**
 * `sure`: holds a number and a word of addresses. `likely`: names and a number. `named`: a word of addresses, no number. `possible`: only
 * names; `below`: what goes on from the line above. All but the first need neighbours.
 */
export type Certainty = 'sure' | 'likely' | 'named' | 'possible' | 'below';

export interface Judged {
  readonly certainty: Certainty;
  /** UTF-16 units in the piece: without a label before and the town behind. */
  readonly start: number;
  readonly end: number;
  /** It begins with a number, as "28013 Madrid" does. */
  readonly opensWithNumber: boolean;
}

const DATED =
  /(?<!\d)(?:19|20)\d{2}\s?(?:–|-|—|\/|a|to|bis|au|至|~|～)\s?(?:(?:19|20)?\d{2}(?!\d)|\p{L}{3,})|(?<!\d)\d{1,2}[./]\d{1,2}[./](?:19|20)?\d{2}(?!\d)|(?<!\d)(?:0?[1-9]|1[0-2])[/.](?:19|20)\d{2}(?!\d)|[%€$£¥]|\+(?!\s?\d{3}\s?m)|(?<!\d)\d{1,2}\s(?:of|de|von|di|sur)\s\d{1,2}(?!\d)|(?<![\p{L}\d])(?:jan|ene|feb|fév|mar|apr|abr|avr|may|mai|jun|juin|jul|juil|aug|ago|aoû|sep|set|oct|okt|out|ott|nov|dec|dez|déc|dic)\p{L}*\.?\s(?:de\s)?(?:19|20)\d{2}/iu;
/** "De las Higueras N48-113", "San Martín 450 entre Mitre y Sarmiento": a house by its side of the town, or its corner. */
const CORNER = /(?<![\p{L}\p{N}])[NSEO]e?\d{1,3}[A-Z]?-\d{1,4}(?![\p{L}\p{N}-])|\d\s(?:entre|esq(?:uina|\.))\s\p{Lu}/u;
const MOST_TOKENS = 22;
const LONGEST = 160;

export function judge(piece: string): Judged | null {
  if (piece.length > LONGEST || DATED.test(piece)) return null;
  const all = withoutLandmarks(piece, tokensOf(piece, HEAD.exec(piece)?.[0].length ?? 0));
  // "wohnhaft in | der Gartenallee 7"
  const tokens = all.slice(
    all.findIndex(({ kind, start }) => kind !== 'particle' || /^\p{Lu}/u.test(piece.slice(start))),
  );
  const has = (...kinds: readonly Kind[]) => tokens.some(({ kind }) => kinds.includes(kind));
  if (isRole(piece, tokens)) return null;
  if (tokens.length === 0 || tokens.length > MOST_TOKENS || has('lower', 'never')) return null;
  // "Av. Cabildo 2040": a year's look, a house's number.
  const isNumbered =
    has('number') ||
    (has('year') && (tokens[0]?.kind === 'street' || (tokens[0]?.kind === 'year' && tokens[1]?.kind === 'name')));
  const isWorded = has('street', 'unit', 'place') || CORNER.test(piece);
  if (!has('name', 'street', 'place') && !isNumbered) return null;
  // "à Mende (48)"
  if (tokens.length < all.length && !isWorded) return null;
  // "verh., 2 Söhne"
  if (isNumbered && !isWorded && !/^[\p{Lu}\p{N}#]/u.test(piece.slice(tokens[0]?.start))) return null;
  const start = tokens[firstOf(piece, tokens)]?.start ?? 0;
  // "Cainta, Rizal 1900": a postcode that looks like a year.
  const isTail =
    tokens.length > 1 && tokens.every(({ kind }, at) => kind === (at === tokens.length - 1 ? 'year' : 'name'));
  if (isTail && !isNumbered)
    return {
      certainty: 'below',
      start,
      end: piece.trimEnd().length,
      opensWithNumber: false,
    };
  return {
    certainty: isNumbered ? (isWorded ? 'sure' : 'likely') : isWorded ? 'named' : 'possible',
    start,
    end: isNumbered ? endOf(piece, tokens) : piece.trimEnd().length,
    opensWithNumber: tokens[0]?.kind === 'number' || tokens[0]?.kind === 'year',
  };
}

/** What a house is found by may be told in small words. */
function withoutLandmarks(piece: string, tokens: readonly Token[]): readonly Token[] {
  if (!tokens.some(({ kind }) => kind === 'lower')) return tokens;
  const landmarks = [...piece.matchAll(LANDMARK)].filter(({ index }) => /\d/u.test(piece.slice(0, index)));
  const isIn = (at: number) => landmarks.some(({ index, 0: match }) => index <= at && at < index + match.length);
  return tokens.filter(({ kind, start }) => kind !== 'lower' || !isIn(start));
}

/** "Jefe de Obra en Calle 30" */
function isRole(piece: string, tokens: readonly Token[]): boolean {
  const [first] = tokens;
  if (first?.kind !== 'name') return false;
  const words = fold(piece.slice(first.start).split(/[,;(]/u)[0] ?? '').split(/[^\p{L}]+/u);
  return words.slice(0, 2).some((word) => ROLES.has(word));
}

const TELLING: readonly Kind[] = ['number', 'year', 'unit', 'place'];
/** In English the street's word stands behind its number. */
const isStreetBehind = (tokens: readonly Token[], at: number) =>
  tokens[at]?.kind === 'street' && tokens.slice(Math.max(0, at - 4), at).some(({ kind }) => kind === 'number');

/** Of the last part that says more than a town: up to its number, or to its end when a word introduces a name ("Bairro Rocha Pinto"). */
function endOf(piece: string, tokens: readonly Token[], told?: number): number {
  const last = told ?? tokens.findLastIndex(({ kind }, at) => TELLING.includes(kind) || isStreetBehind(tokens, at));
  const token = tokens[last];
  if (token === undefined) return piece.length;
  const takesName =
    token.kind === 'place' ||
    (token.kind === 'unit' &&
      (tokens[last - 1]?.kind !== 'number' || /,/u.test(piece.slice(tokens[last - 1]?.end, token.start))));
  let { end } = token;
  for (const next of tokens.slice(last + 1)) {
    if (/[,;:–|)]|\s-\s/u.test(piece.slice(end, next.start)) || next.kind === 'lower') break;
    if (!takesName && next.kind !== 'letter') break;
    if (next.kind !== 'particle') end = next.end;
  }
  return closed(piece, end);
}

/** With the bracket or quotation mark that closes it. */
function closed(piece: string, end: number): number {
  return end + (/^[.º°ª]?["”»')\]]{0,2}/u.exec(piece.slice(end))?.[0].length ?? 0);
}

/** Behind a town that a comma or a small word parts from the street ("Valencia, calle …", "Odemira, na Rua …"). */
function firstOf(text: string, tokens: readonly Token[]): number {
  const first = tokens.findIndex(
    ({ kind, start }) =>
      !['lower', 'never'].includes(kind) && (kind !== 'particle' || /^\p{Lu}/u.test(text.slice(start))),
  );
  const street = tokens.findIndex(({ kind }) => kind === 'street' || kind === 'place');
  const [town, before] = [tokens.slice(Math.max(0, first), street), tokens[street - 1]];
  if (first < 0 || street <= first || town.some(({ kind }) => kind !== 'name' && kind !== 'particle')) return first;
  const isParted =
    (before?.kind === 'particle' && /^\p{Ll}/u.test(text.slice(before.start))) ||
    /[,;]/u.test(text.slice(before?.end, tokens[street]?.start));
  return isParted ? street : first;
}

/** What of a sentence's end is an address: from its first name to its last number or word of addresses; null when it tells a town at most. */
export function tellingPart(text: string): readonly [start: number, end: number] | null {
  const tokens = tokensOf(text);
  const first = firstOf(text, tokens);
  let last = -1;
  let hasNumber = false;
  for (const [at, { kind }] of tokens.entries()) {
    const isBehindWord = ['lower', 'never'].includes(tokens[at - 1]?.kind ?? '');
    // "10 minutes", "my 2 cats"
    if (isBehindWord || (kind === 'number' && tokens[at + 1]?.kind === 'lower')) continue;
    if (['number', 'unit', 'place', 'street'].includes(kind)) last = at;
    hasNumber ||= kind === 'number';
  }
  const [from, to] = [tokens[first], tokens[last]];
  if (!from || !to || last < first) return null;
  if (hasNumber) return [from.start, endOf(text, tokens, last)];
  // "Finca La Encina, Ronda": what the word names, not the town behind.
  const stop = /[,;–(]/u.exec(text.slice(to.end));
  return [from.start, stop ? to.end + stop.index : text.trimEnd().length];
}
