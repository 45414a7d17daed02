/**
 * Where dated lines tell post, employer and town, "2012–2015 Joiner, Acme, Leeds", what stands above one in larger letters parts jobs by
 * their kind, and what stands below it in smaller ones says what was done: neither is an employer.
 */
import { isCjk } from '../../../resume/language.ts';
import { u } from '../../../resume/patterns.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { marksFor, organisationScore } from '../heads/head-marks.ts';
import { namesPost } from '../heads/headers.ts';
import { isClosedName } from '../heads/legal-forms.ts';
import type { Item } from './entry-items.ts';

/** Points. */
const LARGER = 0.4;
/** Post, employer and town between commas; so many such lines, one of so many dated ones, are a habit. */
const WHOLE = 3;
const LEAST = 2;
const ONE_OF = 3;

/** Between the commas of a dated line; none where no post is among them. */
function piecesOf({ role, line, range }: Item, lexicon: Lexicon): readonly string[] {
  if (role !== 'dated' || !range) return [];
  const pieces = line.text.replace(range.text, ' ').split(/,\s/u).filter((piece) => piece.trim() !== ''); // prettier-ignore
  // "Cajera, 2012-2014 Pago de efectivo, cheques, manejo de caja": what was done goes on in small letters.
  if (pieces.some((piece) => u`^\s*\p{Ll}{4}`.test(piece))) return [];
  return pieces.some((piece) => namesPost(piece, lexicon)) ? pieces : [];
}

/** Without the lines above; those below as text. */
export function withWholeHeads(items: readonly Item[], lexicon: Lexicon): readonly Item[] {
  if (isCjk(lexicon.language)) return items;
  const pieces = items.map((item) => piecesOf(item, lexicon).length);
  const told = pieces.filter((count) => count > 0).length;
  const whole = pieces.filter((count) => count >= WHOLE).length;
  if (whole < LEAST || whole * ONE_OF < told) return items;
  const marks = marksFor(lexicon, false);
  let size = 0;
  return items.flatMap((item, at): Item[] => {
    const { role, field, line } = item;
    if (role === 'dated') size = (pieces[at] ?? 0) >= WHOLE ? line.size : 0;
    if (role !== 'header' || field || line.cells.length > 1) return [item];
    if (line.size < size - LARGER) return [{ ...item, role: 'prose' }];
    size = 0;
    const next = items[at + 1];
    const above = next && (pieces[at + 1] ?? 0) >= LEAST && line.size > next.line.size + LARGER;
    return above && organisationScore(line.text, marks) <= 0 && !isClosedName(line.text) ? [] : [item];
  });
}

/** Smaller than the head above it by so many points, what is set below post and employer says what was done. */
const SMALL_PRINT = 1.2;

/** "Head of sales and" over "marketing", "Ventas y" over "Marketing": one line of a head that wraps. */
function goesOn({ line }: Item, above: Item | undefined): boolean {
  return above !== undefined && (u`^\p{Ll}`.test(line.text) || u`\s\p{Ll}{1,3}$`.test(above.line.text));
}

/** "Acme, Lyon" and "Baker" in ten points over what was done in eight: no head, however short. */
export function withSmallPrint(items: readonly Item[], lexicon: Lexicon): readonly Item[] {
  if (isCjk(lexicon.language)) return items;
  let head: Item[] = [];
  return items.map((item) => {
    const { role, field, line, range } = item;
    if (role === 'dated') head = range && range.length < line.text.length - 2 ? [item] : [];
    if (role !== 'header' || field || head.length === 0) return item;
    const small = head.length > 1 && head.every((above) => above.line.size >= line.size + SMALL_PRINT);
    if (small && !namesPost(line.text, lexicon)) return { ...item, role: 'prose' };
    if (!goesOn(item, head.at(-1))) head = [...head, item];
    return item;
  });
}
