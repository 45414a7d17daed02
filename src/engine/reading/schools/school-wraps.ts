/** A degree that was read over two lines though its school stands in the second: told by an entry that has no school otherwise. */
import { u } from '../../../resume/patterns.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import type { EntryHead } from '../heads/headers.ts';
import type { Cell, Line } from '../reading.ts';
import { OPEN_BRACKET, OPEN_END } from './line-room.ts';
import { degreeScore, schoolMarks, TRADE } from './school-marks.ts';

/** Share of the letters' size between the baselines of two lines. */
const NEXT = 0.6;

/** The lines that a cell was joined from. */
function rowsOf({ spans }: Cell): string[] {
  const rows: { baseline: number; size: number; texts: string[] }[] = [];
  for (const { text, baseline, size } of spans) {
    const row = rows.at(-1);
    if (row && Math.abs(row.baseline - baseline) < NEXT * row.size) row.texts.push(text);
    else rows.push({ baseline, size, texts: [text] });
  }
  return rows.map(({ texts }) => texts.join('').trim());
}

/** Whether what stands in the lower of two lines may be a name of its own. */
function partsAt(upper: string, lower: string, lexicon: Lexicon): boolean {
  return (
    !OPEN_END.test(upper) &&
    !OPEN_BRACKET.test(upper) &&
    u`^\p{Lu}\S*(?:\s|$)`.test(lower) &&
    degreeScore(lower, schoolMarks(lexicon)) <= TRADE
  );
}

/**
 * The head of `texts` with a degree's lines apart, where that tells the school which `told` lacks. `header`: the lines of the head, wrapped ones
 * whole; `headOf`: what reads the texts of a head.
 */
export function withoutWrap(
  told: EntryHead,
  texts: readonly string[],
  header: readonly Line[],
  lexicon: Lexicon,
  headOf: (texts: readonly string[]) => EntryHead,
): EntryHead {
  if (told.title === null || told.organisation !== null) return told;
  for (const rows of header.flatMap(({ cells }) => cells.map(rowsOf))) {
    const whole = rows.join(' ');
    const at = rows.length > 1 ? texts.findIndex((text) => text.includes(whole)) : -1;
    if (at < 0) continue;
    const [before = '', behind = ''] = (texts[at] ?? '').split(whole, 2);
    for (let row = 1; row < rows.length; row += 1) {
      const [upper, lower] = [rows.slice(0, row).join(' '), rows.slice(row)];
      if (!partsAt(upper, lower[0] ?? '', lexicon)) continue;
      const apart = headOf([...texts.slice(0, at), before + upper, ...lower.slice(0, -1), `${lower.at(-1) ?? ''}${behind}`, ...texts.slice(at + 1)]); // prettier-ignore
      if (apart.organisation !== null && apart.title !== null && told.title.startsWith(apart.title)) return apart;
    }
  }
  return told;
}
