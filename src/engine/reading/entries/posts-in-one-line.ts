/** Posts in one line below their employer, each with its period: "Funções: Auxiliar (2014 a 2016), Encarregado (2016 a 2019)", "vendeur (2014-2016) puis responsable (2016-2019)". */
import { isCjk } from '../../../resume/language.ts';
import { iu, u } from '../../../resume/patterns.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { rangesIn, type FoundRange } from '../dates/dates.ts';
import { namesPost } from '../heads/headers.ts';
import { joinLines, openingOf } from '../items/bullets.ts';
import type { Line } from '../reading.ts';
import type { Item } from './entry-items.ts';

const LABEL = iu`^(?:fun[cç](?:[õo]es|iones|tions)|fonctions|cargos|postes|empl(?:ois|eos)|ruoli|mansioni|posizioni|incarichi|qualifiche|puestos|posts|positions|roles|positionen|funktionen|stellen|t[âa]ches)(?: \p{L}{4,14}){0,2}\s?:\s*`;
/** Between two of them. */
const JOINT =
  /^\)?\s*(?:[,;|/→>.–—-]\s*)?(?:(?:puis|et|ensuite|depois|e|poi|quindi|then|and|y|luego|después|dann|und)\s+)?(?:(?:comme|como|come|as|als)\s+)?/iu;
const LEAST = 2;
/** Characters before a period that opens them. */
const OPENING = 5;
const LONGEST_POST = 60;
/** Lines that they take at the most. */
const LINES = 3;
/** Points that they stand in below their employer. */
const INDENT = 8;

interface Post {
  readonly title: string;
  readonly period: string;
}

/** The name of a post without what parts it from the next or from its period; null where it is none. */
function titleOf(text: string): string | null {
  const title = text.replace(JOINT, '').replace(/[\s,;:(–—-]+(?:(?:de|du|dal|desde|from|von)\s)?$/iu, '');
  return u`^\p{L}[^.;:()]{2,}$`.test(title) && title.length <= LONGEST_POST ? title : null;
}

/** The posts of a text, each before its period, or each behind it; null where it tells anything else. */
function postsOf(text: string, lexicon: Lexicon): Post[] | null {
  const ranges = rangesIn(text, lexicon).filter(({ isRange, index }) => isRange || text.charAt(index - 1) === '(');
  const behind = (ranges[0]?.index ?? 0) <= OPENING;
  const posts = ranges.map(({ index, length, text: period }, n) => {
    const [from, to] = behind ? [index + length, ranges[n + 1]?.index] : [ends(ranges[n - 1]), index];
    return { title: titleOf(text.slice(from, to)), period };
  });
  const rest = behind ? '' : text.slice(ends(ranges.at(-1)));
  const told = posts.flatMap(({ title, period }) => (title === null ? [] : [{ title, period }]));
  return told.length >= LEAST && told.length === posts.length && /^[\s).;]*$/u.test(rest) ? told : null;
}

const ends = (range: FoundRange | undefined): number => (range ? range.index + range.length : 0);

interface Found {
  readonly posts: readonly Post[];
  /** Items that they take. */
  readonly taken: number;
}

/** The posts that begin with the item at `at`: behind a label, or in what names nothing but posts below a head. */
function postsAt(items: readonly Item[], at: number, lexicon: Lexicon): Found | null {
  const [item, ...below] = items.slice(at, at + LINES);
  if (!item || item.role === 'carried' || item.line.cells.length > 1) return null;
  const opening = item.bullet ? openingOf(item.line.text).text : item.line.text;
  const [label = ''] = LABEL.exec(opening) ?? [];
  if (label === '' && (!opening.includes('(') || item.bullet !== null)) return null;
  for (let more = 0; more <= below.length; more += 1) {
    const text = joinLines([opening.slice(label.length), ...below.slice(0, more).map(({ line }) => line.text)]);
    const posts = postsOf(text, lexicon);
    if (posts && (label !== '' || posts.every(({ title }) => namesPost(title, lexicon)))) return { posts, taken: more + 1 }; // prettier-ignore
    const next = below[more];
    if (!next || next.line.bold !== item.line.bold || next.bullet?.lines[0]?.index === next.line.index) break;
  }
  return null;
}

function itemOf(line: Line, { title, period }: Post, lexicon: Lexicon): Item {
  const text = `${title} | ${period}`;
  const box = { ...line.box, x: line.box.x + INDENT };
  const own = { ...line, text, box, bold: false, mark: null, cells: line.cells.slice(0, 1).map((cell) => ({ ...cell, text, spans: [] })) }; // prettier-ignore
  return { line: own, role: 'dated', bullet: null, range: rangesIn(text, lexicon).at(-1) ?? null, field: null };
}

/** The items with each of those posts as a head below that of the employer. */
export function withPostsInOneLine(items: readonly Item[], lexicon: Lexicon): readonly Item[] {
  if (isCjk(lexicon.language)) return items;
  const told: Item[] = [];
  for (let at = 0; at < items.length; at += 1) {
    const item = items[at] as Item;
    const above = told.at(-1);
    const headed = above?.role === 'header' || above?.role === 'dated';
    const found = headed ? postsAt(items, at, lexicon) : null;
    told.push(...(found?.posts.map((post) => itemOf(item.line, post, lexicon)) ?? [item]));
    at += (found?.taken ?? 1) - 1;
  }
  return told;
}
