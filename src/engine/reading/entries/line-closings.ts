/** Jobs in a list whose heads close with their periods at the end of a line, whatever else the item says: "• Borsista, Museo Civico — 05/2023 – 08/2023". */
import { u } from '../../../resume/patterns.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { rangesIn } from '../dates/dates.ts';
import { namesPost } from '../heads/headers.ts';
import type { Item } from './entry-items.ts';

/** Lines of a head. */
const HEAD_LINES = 3;
const LEAST = 3;
/** Characters before a date that opens its item: "De janvier 2019 à …". */
export const OPENING = 4;
/** Of an item that is a job and nothing else. */
export const LONGEST = 150;
const LONGEST_HOUSE = 70;
/** "(férias)" or ", Luzern" behind the dates. */
export const ASIDE = u`^\s?\([^()]{1,30}\)\.?$|^\s?[,|·–-]\s\p{Lu}[\p{L}'’.-]{1,20}(?:[ ,]{1,2}[\p{L}'’.-]{2,20}){0,3}$`;
const HOUSE = u`^\s?[,|–-]\s(?:presso\s|c\/o\s|chez\s|bei\s)?(?:\p{Ll}{1,5}['’\s])?["“«]?\p{Lu}`;
const SENTENCE = u`[;:]|\p{Ll}{2}\.\s\p{Lu}`;

/** The list of a section. */
export interface Listing {
  readonly items: readonly Item[];
  readonly texts: readonly string[];
  /** The section consists of nothing else. */
  readonly alone: boolean;
  /** How many of the items name a post. */
  readonly posts: number;
}

/** The list among the items of a section, looked through once for all who ask what each of its items does. */
export function listingOf(all: readonly Item[], lexicon: Lexicon): Listing {
  const items = all.filter(({ role }) => role === 'bullet');
  const texts = items.map(({ bullet }) => bullet?.text ?? '');
  const alone = all.every(({ role }) => role === 'bullet' || role === 'carried');
  return { items, texts, alone, posts: texts.filter((text) => namesPost(text, lexicon)).length };
}

/** Whether each of the items that a section consists of closes with from when to when, or with where behind it, most of them posts: "• Kurier: Muster AG, Mai 2018 – Juni 2020, Bern". */
export function rangesEach({ texts, alone, posts }: Listing, lexicon: Lexicon): boolean {
  return alone && texts.length >= LEAST && 2 * posts > texts.length && texts.every((text) => closesRanged(text, lexicon));
} // prettier-ignore

function closesRanged(text: string, lexicon: Lexicon): boolean {
  const range = text.length <= LONGEST ? rangesIn(text, lexicon).at(-1) : undefined;
  if (!range?.isRange || range.index <= OPENING) return false;
  const behind = text.slice(range.index + range.length);
  return behind.length <= OPENING || ASIDE.test(behind) || namesHouse(behind);
}

/** Whether what stands behind post and period is a house: " - Istituto "G. Verdi" di Lodi", ", presso il Comune di Lodi". */
export function namesHouse(behind: string): boolean {
  return behind.length <= LONGEST_HOUSE && HOUSE.test(behind) && !SENTENCE.test(behind);
}

function closesLine({ bullet }: Item, lexicon: Lexicon): boolean {
  return (bullet?.lines.slice(0, HEAD_LINES) ?? []).some(({ text }) => {
    const range = rangesIn(text, lexicon).findLast(({ isRange }) => isRange);
    return range !== undefined && text.length - range.index - range.length <= 2 && u`\p{L}{3}`.test(text.slice(0, range.index)); // prettier-ignore
  });
}

/** Whether each item of a section closes one of its first lines so, half of them posts by their words. */
export function closesEachLine({ items, posts }: Listing, lexicon: Lexicon): boolean {
  return items.length >= LEAST && 2 * posts >= items.length && items.every((item) => closesLine(item, lexicon));
}

/** Whether a head of several words has its period at its end: what follows in the item was done there. */
export function isWhole({ line: { text }, range }: Item): boolean {
  const open = /[–—-]$/u.test(text);
  return range?.isRange === true && range.index > OPENING && text.length - range.index - range.length <= 2 && !open;
}

/** "(dal 2019 ad oggi)" */
const BRACKET = /\((?:dal|dall['’]|da|del|desde|depuis|von|vom|seit|from|since)?\s?$/iu;

/** Whether an item closes with a date in brackets: "Acme Paving - Excavation (2018-2022)". */
export function closesDated(text: string, lexicon: Lexicon): boolean {
  const range = text.endsWith(')') && text.length <= LONGEST ? rangesIn(text, lexicon).at(-1) : undefined;
  return (
    range !== undefined && text.length - range.index - range.length === 1 && BRACKET.test(text.slice(0, range.index))
  );
}

/** "Pañolero en Taller Ríos 2005.", "… Desde el 15-12-2016 hasta la actualidad": each item of such a list ends with when it was. */
export function endsDated(text: string, lexicon: Lexicon): boolean {
  const tail = text.slice(-TAIL);
  const range = rangesIn(tail, lexicon).at(-1);
  return range !== undefined && tail.length - range.index - range.length <= 1 && text.length - tail.length + range.index > OPENING; // prettier-ignore
}

const TAIL = 60;
