/** The words of a line, each by what it can be in an address. */
import { fold } from '../folded.ts';
import { NEVER, ORDINARY, PARTICLES, PLACES, STREETS, UNITS } from './words.ts';

export type Kind = 'number' | 'year' | 'street' | 'unit' | 'place' | 'particle' | 'name' | 'letter' | 'lower' | 'never';

export interface Token {
  readonly kind: Kind;
  /** UTF-16 units. */
  readonly start: number;
  readonly end: number;
}

const CHUNK = /[^\s,;:()[\]"“”„«»‘|]+/gu;

export function tokensOf(text: string, from = 0): Token[] {
  return [...text.slice(from).matchAll(CHUNK)].flatMap(({ index, 0: chunk }) => {
    const start = from + index;
    if (!/[\p{L}\p{N}#]/u.test(chunk)) return [];
    return [{ kind: kindOf(chunk, index === 0), start, end: start + chunk.replace(/[.,'’]+$/u, '').length }];
  });
}

function kindOf(chunk: string, isFirst: boolean): Kind {
  const bare = fold(chunk).replace(/^['’]|['’.]+$/gu, '');
  const word = bare.replace(/\./gu, '');
  if (EAST_ASIAN.test(bare)) return 'lower';
  if (NEVER.has(word)) return 'never';
  if (/^(?:19|20)\d{2}$/u.test(word)) return 'year';
  if (/^(?:s\/n[ro]?|s\.n\.?c?|snc)$/u.test(bare)) return 'number';
  if (/\d/u.test(bare)) return numberKind(bare);
  if (/^n[º°o]$/u.test(bare)) return 'unit';
  if (word.length === 1) return letterKind(chunk);
  const isLower = /^\p{Ll}/u.test(chunk);
  for (const each of [word, bare, ...word.split(/[-/]/u).slice(0, 1)]) {
    if (isLower && PARTICLES.has(each)) return 'particle';
    if (isLower && ORDINARY.has(each) && !(isFirst && HEADS.has(each))) return 'lower';
    if (UNITS.has(each)) return 'unit';
    if (PLACES.has(each)) return 'place';
    if (STREETS.has(each)) return 'street';
  }
  if (GERMAN_STREET.test(word)) return 'street';
  if (PARTICLES.has(word)) return 'particle';
  // "bxs.", "re."
  if (/^\p{Ll}{1,4}\.,?$/u.test(chunk)) return 'letter';
  return /^['’]?(?:\p{Ll}{1,5}[’'])?[\p{Lu}\p{Lt}]/u.test(chunk) ? 'name' : 'lower';
}

/** At the head of an address they are no ordinary words. */
const HEADS = new Set(['regione', 'campo', 'corte']);

const EAST_ASIAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** "12", "216/A", "#11-338", "B-4000"; no sum, no share, nothing longer than a postcode. */
function numberKind(bare: string): Kind {
  const digits = bare.replace(/\D/gu, '').length;
  return digits > 10 || bare.length > 14 || /[@%€$£+=*]/u.test(bare) ? 'never' : 'number';
}

/** "C/", "R." open a street, "B" is a door, "y" and "e" are small words. */
function letterKind(chunk: string): Kind {
  if (/^[CRVcrv][./]/u.test(chunk)) return 'street';
  if (/^[nNqQ][.º°]/u.test(chunk)) return 'unit';
  return /^\p{Ll}$/u.test(chunk) && PARTICLES.has(fold(chunk)) ? 'particle' : 'letter';
}

const GERMAN_STREET =
  /\p{L}{3,}(?:strasse|straße|str|weg|platz|allee|gasse|(?<![aeiou])ring|damm|ufer|steig|stieg|chaussee|hof|graben|markt|kamp|feld|wall|zeile|bogen|winkel|anger|rain|hang|heide|hohe|siedlung|deich|kai|pfad|twiete|redder|kehre|leite|steg|gasschen|gassli|halde|rein|matte|acker)$/u;
