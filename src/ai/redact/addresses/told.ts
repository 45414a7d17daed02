/** Addresses that a word announces: a label ("Dirección:"), or a sentence ("vivo en …"). */
import type { Cell } from '../contact-lines.ts';
import type { Range } from '../ranges.ts';
import { CUE, LABEL, LABEL_ONLY } from './announcements.ts';
import { judge, tellingPart } from './pieces.ts';
import { isAddressWord } from './words.ts';

/** Where what was announced ends: the sentence, another fact, personal data already found. */
const STOPS = /[|·•;\t\uFFFC]|(?<word>\p{L}*)[.!?](?=\s+\p{Lu}\p{L}{2,}|\s*$)|(?<=\S)\s[–—]\s(?=\p{L})/gu;
/** Cells in which the one below is looked for. */
const NEAR = 6;
/** UTF-16 units. */
const REACH = 200;

export function toldAddresses(cells: readonly Cell[]): Range[] {
  const found: Range[] = [];
  cells.forEach((cell, at) => {
    for (const { index, 0: match, groups } of cell.text.matchAll(LABEL)) {
      const from = index + match.length;
      const value = valueAt(cell.text, from);
      if (value.trim() === '') continue;
      // "residencia" and "address" are words of sentences, too.
      if (!groups?.['colon'] && (index > 3 || !cell.isContact)) continue;
      const part = partOf(value);
      if (part) found.push(rangeOf(cell.start + from, part));
    }
    if (LABEL_ONLY.test(cell.text)) {
      const next = cells[at + 1];
      const below =
        next?.line === cell.line ? next : cells.slice(at + 1, at + NEAR).find((other) => isBelow(other, cell));
      const part = below && partOf(valueAt(below.text, 0));
      if (part) found.push(rangeOf(below.start, part));
    }
    for (const { index, 0: match } of cell.text.matchAll(CUE))
      found.push(...announced(cells, at, index + match.length));
  });
  return found;
}

function isBelow(other: Cell, cell: Cell): boolean {
  return other.line === cell.line + 1 && other.column === cell.column;
}

/** From `from` in a cell, and on in the next line of a sentence that the page breaks. */
function announced(cells: readonly Cell[], at: number, from: number): Range[] {
  const cell = cells[at];
  if (!cell) return [];
  const here = cell.text.slice(from);
  const below =
    stopIn(here.slice(0, REACH)) >= 0
      ? undefined
      : cells.slice(at + 1, at + NEAR).find((other) => isBelow(other, cell));
  const value = valueAt(below ? `${here}\n${below.text}` : here, 0);
  const part = tellingPart(value);
  if (!part) return [];
  const [start, end] = part;
  const first = rangeOf(cell.start + from, [start, Math.min(end, here.length)]);
  if (!below || end <= here.length + 1) return [first];
  return [first, rangeOf(below.start, [0, end - here.length - 1])].filter((range) => range.start < range.end);
}

function valueAt(text: string, from: number): string {
  const value = text.slice(from, from + REACH);
  const stop = stopIn(value);
  return stop < 0 ? value : value.slice(0, stop);
}

function stopIn(value: string): number {
  for (const { index, 0: match, groups } of value.matchAll(STOPS)) {
    const word = groups?.['word'] ?? '';
    // "Bv. Oroño" ends no sentence.
    if (match.endsWith('.') && word !== '' && (word.length < 3 || isAddressWord(word))) continue;
    return index + word.length;
  }
  return -1;
}

function partOf(value: string): readonly [number, number] | null {
  const judged = judge(value);
  if (judged?.certainty === 'sure' || judged?.certainty === 'likely') return [judged.start, judged.end];
  return tellingPart(value);
}

function rangeOf(offset: number, [start, end]: readonly [number, number]): Range {
  return { kind: 'ADDRESS', start: offset + start, end: offset + end };
}
