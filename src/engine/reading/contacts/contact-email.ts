/** The e-mail address, also where a line or a plain parser breaks it. */
import { patternOf, u } from '../../../resume/patterns.ts';
import { emailIn } from './addresses.ts';
import { firstOf } from './contact-block.ts';
import { fold } from '../text/fold.ts';
import type { Line } from '../reading.ts';

export interface FoundAddress {
  readonly value: string;
  /** As written, where a space splits it. */
  readonly broken: string | null;
  readonly line: Line;
}

/** What stands before the sign, alone in its line but for a mark or a label: "✉ ana.garcia" over "@example.org". */
const LOCAL = u`^(?:[^\p{L}\p{N}]{1,3}|\p{L}[\p{L}-]{0,12}\s?:)?\s?[\p{Script=Latin}\p{N}._%+-]{3,64}$`;

/** An address that wraps or is parted over two cells or lines: tried on neighbours joined. */
export function emailAcross(lines: readonly Line[]): FoundAddress | null {
  const whole = firstOf(lines, emailIn);
  if (whole) return endedBelow(begunAbove({ ...whole.found, line: whole.line }, lines), lines);
  for (const [i, line] of lines.entries()) {
    const next = lines[i + 1];
    const parted =
      u`@[\p{L}\p{N}.-]*$`.test(line.text) || (LOCAL.test(line.text) && next?.text.startsWith('@') === true);
    // "ana@example." over "Lot 8": what was cut off at the edge goes on in no name.
    if (!next || !parted || (line.text.endsWith('.') && !u`^[\p{Ll}\d]`.test(next.text))) continue;
    const found = emailIn(line.text + next.text);
    if (found)
      return {
        value: found.value,
        broken: `${line.text.split(' ').at(-1) ?? ''} ${next.text.split(' ')[0] ?? ''}`,
        line,
      };
  }
  return null;
}

/** "florencia." over "bustamante@example.org": a line that ends in a mark within an address begins the one that opens the next. */
const BEGUN = u`^(?:[^\p{L}\p{N}]{1,3}|\p{L}[\p{L}-]{0,12}\s?:)?\s?([\p{Script=Latin}\p{N}][\p{Script=Latin}\p{N}._%+-]{0,62}[._-])$`;

function begunAbove(found: FoundAddress, lines: readonly Line[]): FoundAddress {
  const { line, value } = found;
  const above = lines[lines.indexOf(line) - 1];
  const near =
    above?.page === line.page && above.column === line.column && above.baseline - line.baseline < 2 * line.size;
  const begun = near && line.text.startsWith(value) ? BEGUN.exec(above.text)?.[1] : undefined;
  return begun === undefined ? found : { value: begun + value, broken: `${begun} ${value}`, line: above ?? line };
}

/** Domains that are cut into another or into none where a narrow cell ends: "example.or" over "g", "example.co" over "m". */
const CUT_DOMAINS: ReadonlySet<string> = new Set(['com', 'org', 'net', 'edu', 'gov', 'info']);
const SAME_EDGE = 3;

function endedBelow(found: FoundAddress, lines: readonly Line[]): FoundAddress {
  const { line, value } = found;
  const cell = line.cells.at(-1);
  const next = lines[lines.indexOf(line) + 1];
  const [rest] = next?.cells ?? [];
  if (!cell?.text.endsWith(value) || !rest || next?.cells.length !== 1 || !/^[a-z]{1,2}$/.test(rest.text)) return found;
  const domain = value.slice(value.lastIndexOf('.') + 1) + rest.text;
  const below = Math.abs(rest.box.x - cell.box.x) < SAME_EDGE && CUT_DOMAINS.has(domain.toLowerCase());
  return below ? { value: value + rest.text, broken: `${value} ${rest.text}`, line } : found;
}

/**
 * How an address that looks whole on the page stands in the text that a plain parser gets, with its items joined by spaces: split, or null.
 * Only an address that appears nowhere in one piece counts.
 */
export function splitIn(text: string, address: string): string | null {
  // As it stands the text need not be folded, which takes long.
  if (text.toLowerCase().includes(address.toLowerCase())) return null;
  const plain = fold(text);
  if (plain.toLowerCase().includes(address.toLowerCase())) return null;
  const pattern = Array.from(address, (character) => character.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('\\s?');
  return patternOf(pattern, 'iu').exec(plain)?.[0] ?? null;
}

/** What a link says of the address that stands on the page with a gap: "ana lobo@example.org" for "ana_lobo@example.org", whose stroke LaTeX draws instead of writing it. */
export function withStrokes(found: FoundAddress | null, linked: string | null): FoundAddress | null {
  const target = linked?.replaceAll('\\_', '_').toLowerCase() ?? '';
  const gapped = target.replaceAll('_', ' ');
  if (!found || gapped === target || !gapped.endsWith(found.value.toLowerCase())) return found;
  const at = found.line.text.toLowerCase().indexOf(gapped);
  if (at < 0 || u`[\p{L}\p{N}]$`.test(found.line.text.slice(0, at))) return found;
  return { ...found, value: target, broken: found.line.text.slice(at, at + gapped.length) };
}
