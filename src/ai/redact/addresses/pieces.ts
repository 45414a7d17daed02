/** Whether a piece of a contact line is an address by its make: names and numbers, no sentence. */
import { HEAD } from './announcements.ts';
import { tokensOf, type Kind, type Token } from './tokens.ts';

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
  /(?<!\d)(?:19|20)\d{2}\s?(?:–|-|—|\/|a|to|bis|au|至|~|～)\s?(?:(?:19|20)?\d{2}(?!\d)|\p{L}{3,})|(?<!\d)\d{1,2}[./]\d{1,2}[./](?:19|20)?\d{2}(?!\d)|(?<!\d)(?:0?[1-9]|1[0-2])[/.](?:19|20)\d{2}(?!\d)|[%€$£¥+]|(?<![\p{L}\d])(?:jan|ene|feb|fév|mar|apr|abr|avr|may|mai|jun|juin|jul|juil|aug|ago|aoû|sep|set|oct|okt|out|ott|nov|dec|dez|déc|dic)\p{L}*\.?\s(?:de\s)?(?:19|20)\d{2}/iu;
const MOST_TOKENS = 22;
const LONGEST = 160;

export function judge(piece: string): Judged | null {
  if (piece.length > LONGEST || DATED.test(piece)) return null;
  const all = tokensOf(piece, HEAD.exec(piece)?.[0].length ?? 0);
  // "wohnhaft in | der Gartenallee 7"
  const tokens = all.slice(
    all.findIndex(({ kind, start }) => kind !== 'particle' || /^\p{Lu}/u.test(piece.slice(start))),
  );
  const has = (...kinds: readonly Kind[]) => tokens.some(({ kind }) => kinds.includes(kind));
  if (tokens.length === 0 || tokens.length > MOST_TOKENS || has('lower', 'never')) return null;
  // "Av. Cabildo 2040": a year's look, a house's number.
  const isNumbered = has('number') || (has('year') && tokens[0]?.kind === 'street');
  const isWorded = has('street', 'unit', 'place');
  if (!has('name', 'street', 'place') && !isNumbered) return null;
  // "à Mende (48)"
  if (tokens.length < all.length && !isWorded) return null;
  const start = tokens[0]?.start ?? 0;
  return {
    certainty: isNumbered ? (isWorded ? 'sure' : 'likely') : isWorded ? 'named' : 'possible',
    start,
    end: isNumbered ? endOf(piece, tokens) : piece.trimEnd().length,
    opensWithNumber: tokens[0]?.kind === 'number',
  };
}

const TELLING: readonly Kind[] = ['number', 'year', 'unit', 'place'];

/** Of the last part that says more than a town: up to its number, or to its end when a word introduces a name ("Bairro Rocha Pinto"). */
function endOf(piece: string, tokens: readonly Token[]): number {
  const last = tokens.findLastIndex(({ kind }) => TELLING.includes(kind));
  const token = tokens[last];
  if (token === undefined) return piece.length;
  const takesName = token.kind === 'place' || (token.kind === 'unit' && tokens[last - 1]?.kind !== 'number');
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
  const first = tokens.findIndex(({ kind }) => !['particle', 'lower', 'never'].includes(kind));
  const street = tokens.findIndex(({ kind }) => kind === 'street' || kind === 'place');
  const [town, before] = [tokens.slice(Math.max(0, first), street), tokens[street - 1]];
  if (
    first < 0 ||
    street <= first ||
    town.some(({ kind }) => kind !== 'name' && kind !== 'particle' && kind !== 'letter')
  )
    return first;
  const isParted = before?.kind === 'particle' || /[,;]/u.test(text.slice(before?.end, tokens[street]?.start));
  return isParted ? street : first;
}

/** What of a sentence's end is an address: from its first name to its last number or word of addresses; null when it tells a town at most. */
export function tellingPart(text: string): readonly [start: number, end: number] | null {
  const tokens = tokensOf(text);
  const first = firstOf(text, tokens);
  let last = -1;
  let hasNumber = false;
  for (const [at, { kind }] of tokens.entries()) {
    const isCounted = tokens[at + 1]?.kind === 'lower' || ['lower', 'never'].includes(tokens[at - 1]?.kind ?? '');
    if (kind === 'number' && isCounted) continue;
    if (kind === 'number' || ((kind === 'unit' || kind === 'place' || kind === 'street') && !isCounted)) last = at;
    hasNumber ||= kind === 'number';
  }
  const [from, to] = [tokens[first], tokens[last]];
  if (!from || !to || last < first) return null;
  if (hasNumber) return [from.start, endOf(text, tokens.slice(0, last + 4))];
  // "Finca La Encina, Ronda": what the word names, not the town behind.
  const stop = /[,;–(]/u.exec(text.slice(to.end));
  return [from.start, stop ? to.end + stop.index : text.trimEnd().length];
}
