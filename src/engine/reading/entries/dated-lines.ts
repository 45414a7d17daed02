/** Lines below the dates of a post that are told by them: a date that is of the post, the employer that a cell sets as running text. */
import { u } from '../../../resume/patterns.ts';
import { WRITTEN_ON } from '../../lexicons/entry-words.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { rangesIn, type FoundRange } from '../dates/dates.ts';
import { key } from '../text/fold.ts';
import { isCountry } from '../contacts/places.ts';
import { TOWN } from '../contacts/town-shapes.ts';
import { withoutDurations } from '../dates/durations.ts';
import type { Item } from './entry-items.ts';
import { marksFor, organisationScore } from '../heads/head-marks.ts';
import { namesPost } from '../heads/headers.ts';
import { isClosedName } from '../heads/legal-forms.ts';
import type { Line } from '../reading.ts';

const LONGEST = 85;

/** "Prokura seit 2019, Budget 14 Mio. EUR" where the dates of the jobs stand in a rail of their own: told within one of them. */
function isWithinRail({ text, cells, box }: Line, { index, length }: FoundRange, items: readonly Item[]): boolean {
  if (index === 0 || cells.length > 1 || !u`\p{L}{3}`.test(withoutDurations(text.slice(index + length)))) return false;
  const rail = items.findLast(({ role, line }) => role === 'dated' && line.cells.length > 1);
  const [label, beside] = rail?.line.cells ?? [];
  return label !== undefined && beside !== undefined && label.text.includes(rail?.range?.text ?? ' ') && Math.abs(beside.box.x - box.x) < SAME_EDGE; // prettier-ignore
}

/** "Buchführung, Mehrwertsteuer; ab 2013 eigene Mandate" right below the dates of a post: one more thing that was done. */
function isWithinText({ text, cells }: Line, { index, length, end }: FoundRange, before: Item | undefined): boolean {
  if (before?.role !== 'dated' || end !== 'present' || cells.length > 1) return false;
  return /[;,]\s$/u.test(text.slice(0, index)) && u`^\s\p{Ll}{2}`.test(text.slice(index + length));
}

/** "1950 Diner – Emsau", "Hotel Adler 1898", "Vendeur - Sport 2000 Emsau" above a line that is nothing but the period: a year of the name. */
function isYearOfName(
  { text, cells, place }: Line,
  { index, length, isRange, text: year }: FoundRange,
  next: Line | undefined,
  lexicon: Lexicon,
): boolean {
  if (isRange || !next || cells.length > 1 || place || next.cells.length > 1 || !/^\d{4}$/u.test(year)) return false;
  const [behind, before] = [u`^\s\p{Lu}`.test(text.slice(index + length)), u`\p{L}\s$`.test(text.slice(0, index))];
  const beside = index === 0 ? behind : before && (behind || text.length === index + length);
  const [period, more] = beside ? rangesIn(next.text, lexicon) : [];
  if (period?.isRange !== true || more || period.index > SINCE) return false;
  const rest = next.text.slice(period.index + period.length);
  return rest.length <= 2 || TOWN.test(rest.replace(/^\s[|·•–—,-]\s/u, ''));
}

/** Whether a date in a line below a head is of something else than the entry: of what was done, or of a name. */
export function datesNothing(
  line: Line,
  range: FoundRange,
  items: readonly Item[],
  next: Line | undefined,
  lexicon: Lexicon,
): boolean {
  const told = isWithinRail(line, range, items) || isWithinText(line, range, items.at(-1));
  return told || isYearOfName(line, range, next, lexicon);
}

/** "Rettungsdienst Acme gGmbH, Flensburg" that a cell sets as running text, below the post that stands beside the dates. */
export function isEmployerBelow(before: Item | undefined, { text }: Line, lexicon: Lexicon): boolean {
  if (before?.role !== 'dated' || before.line.cells.length < 2 || text.length > LONGEST) return false;
  const [name = ''] = text.split(/,(?:\s|$)/u, 1);
  return u`^\p{Lu}`.test(name) && isClosedName(name) && namesPost(before.line.text, lexicon) && !before.line.cells.some((cell) => isClosedName(cell.text));
} // prettier-ignore

const BESIDE = /^[\])]?\s*(?:[–—|•·,-]\s*)?([^,()]{2,48})(?:,\s|\s\()([^,()]{3,30})\)?\s*$/u;

/** "04/05/2020 – ATTUALE – Modugno, Italia", as the European form writes it: dates and where, whatever the town; neither post nor employer. */
export function isDatesAndPlace({ text }: Line, range: FoundRange | null, lexicon: Lexicon): boolean {
  if (!range?.isRange || text.length > LONGEST) return false;
  const at = text.indexOf(range.text);
  if (at < 0 || at > 2 || u`[\p{L}\d]`.test(text.slice(0, at))) return false;
  const [, town = '', country = ''] = BESIDE.exec(text.slice(at + range.text.length)) ?? [];
  if (!TOWN.test(town) || !isCountry(country, lexicon.language)) return false;
  return !isClosedName(town) && organisationScore(town, marksFor(lexicon, false)) === 0;
}

/** "[ 2013 – 2017 ]", "2013 – 2017, Parma": a period, and where it was at the most. */
export function isPeriodAlone(line: Line, range: FoundRange | null, lexicon: Lexicon): boolean {
  if (range === null || line.cells.length !== 1) return false;
  const { text } = line;
  const bare = range.length >= text.length - 2 || !u`[\p{L}\p{N}]`.test(text.slice(0, range.index) + text.slice(range.index + range.length)); // prettier-ignore
  return bare || isDatesAndPlace(line, range, lexicon);
}

/** Points. */
const SAME_EDGE = 3;
/** Characters of "Dal", "Von", "From" before a period. */
const SINCE = 6;

const WRITTEN: ReadonlySet<string> = new Set(WRITTEN_ON);

/** "Stand: Januar 2026": when the resume was written, which dates no entry. */
export function tellsWhenWritten({ text, cells }: Line, lexicon: Lexicon): boolean {
  if (cells.length > 1 || text.length > 60) return false;
  const [range] = rangesIn(text, lexicon);
  if (!range || range.isRange || range.index === 0 || range.index + range.length < text.length - 2) return false;
  return WRITTEN.has(key(text.slice(0, range.index)).replace(/[\s:,–-]+$/u, ''));
}

/** "Full-time care of a relative ¦ 2022 – 2024" below a line that no date stands above: the head's own. */
export function isDatedBelow(
  { cells }: Line,
  before: { readonly role: string },
  above: { readonly role: string } | undefined,
): boolean {
  return cells.length > 1 && before.role === 'header' && above?.role !== 'dated';
}
