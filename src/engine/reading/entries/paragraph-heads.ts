/** Jobs told in a paragraph each, from when and who to what was done: "Dal 2016 al 2019: Cuoca presso Acme, Lodi. Preparazione dei primi e …". */
import { isCjk } from '../../../resume/language.ts';
import { u } from '../../../resume/patterns.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { joinLines, openingOf } from '../items/bullets.ts';
import { rangesIn } from '../dates/dates.ts';
import { headOf, namesHead, namesPost } from '../heads/headers.ts';
import { isClosedName } from '../heads/legal-forms.ts';
import type { Line } from '../reading.ts';
import { firstWord } from '../schools/line-room.ts';
import { PROSE_CHARACTERS } from './told-lines.ts';
import { toldJob } from './told-sentences.ts';

/** "Dal 2016 al 2019": letters before the period, and characters in which it stands. */
const BEFORE = u`^(?:\p{L}{1,8}['’]?\s?)?$`;
const OPENING = 70;
const JOINT = /^(?:\s\([^()]{3,30}\):)?\s*(?:[:.,;|]|\s[–—-])?\s*/u;
/** "Em 2000 (seis meses): …" */
const JOINTED = /^(?:\s\([^()]{3,30}\))?\s?[:–—-]\s/u;
/** Shorter lines that nothing goes on with are heads, whatever they hold. */
const SHORT = 45;
/** Characters of what is looked through, and of a part of a head. */
const LONGEST = 600;
const LONGEST_PART = 70;
const MOST_PARTS = 3;
/** Behind a word, a bracket or a legal form; "Dott." is short for one. */
const STOP = u`(?<=\p{L}{4}|[)”"»\d]|\p{L}\.\p{L})(?<!(?:^|[^\p{L}])(?:Dott|dott|Prof|prof|Geom|Stud|Dipl|dipl|gepr|Univ|Inst|Dept|Fach|staatl|Resp|Coop|Soc|Fond))(?:\.\s+(?=[\p{Lu}"“«]|\d{1,4}\s\p{Ll}{4})|[:;]\s+|\s[–—-]\s+(?=\p{Ll}{3}))`;
/** Names have capitals, and small words between them. */
const NAME = u`^["“«]?[\p{Lu}\d][^\s]*(?:\s(?:[\p{Lu}\d"“«&(][^\s]*|d[aeiou]l?l?['’]?\S*|of|and|e|y|et|und|für|für|la|le|il|los|las|&)){0,9}$`;
/** Of a label before a value, "Vínculo: …", one is all. */
const MORE_WORDS = u`^["“«]?[\p{Lu}\d]\S*,?\s\S*\p{Lu}`;
const INITIALS = u`\p{L}\.\p{L}$`;
const LEADING = 1.7;
/** Points that lines may stand left of the first, and that they may hang by. */
const SAME_EDGE = 3;
const MOST_HANG = 40;
/** A short line goes on where a word asks for more, or the next has a small letter. */
const OPEN = u`(?:,|\s(?:presso|at|bei|beim|chez|en|em|na|no|in|di|de|del|of|the|der|die|für|il|la|le))$`;

/** Where the words behind a period begin that opens the line; null where none does. */
function behindPeriod(line: Line, lexicon: Lexicon): number | null {
  if (line.cells.length > 1 || line.place || line.carried || line.mark !== null || !/\d/.test(line.text.slice(0, OPENING))) return null;
  const [range] = rangesIn(line.text.slice(0, OPENING), lexicon);
  if (!range || !BEFORE.test(line.text.slice(0, range.index))) return null;
  const at = range.index + range.length;
  // "2016: Cuoca presso Acme": of a lone date the post must follow.
  if (!range.isRange && !(JOINTED.test(line.text.slice(at)) && namesPost(line.text.slice(at, at + LONGEST_PART), lexicon))) return null;
  return at + (JOINT.exec(line.text.slice(at))?.[0].length ?? 0);
} // prettier-ignore

/** The lines that go on with the paragraph that `lines` opens at `at`. */
function paragraphAt(at: number, lines: readonly Line[], edge: number, lexicon: Lexicon): Line[] {
  const first = lines[at] as Line;
  const own = [first];
  for (const line of lines.slice(at + 1)) {
    const above = own.at(-1) as Line;
    const step = above.baseline - line.baseline;
    const alike = line.page === above.page && line.column === above.column && line.cells.length === 1 && Math.abs(line.size - above.size) < 0.3 && line.bold === above.bold; // prettier-ignore
    const full = above.box.x + above.box.width + firstWord(line) > edge - above.size;
    if (!alike || !full || step <= 0 || step > LEADING * above.size || line.box.x < first.box.x - SAME_EDGE || line.box.x > first.box.x + MOST_HANG) break; // prettier-ignore
    if (line.mark !== null || line.carried || openingOf(line.text).glyph !== null || behindPeriod(line, lexicon) !== null) break; // prettier-ignore
    if (own.length === 1 && first.text.length < SHORT && !u`^\p{Ll}`.test(line.text) && !OPEN.test(first.text)) break; // prettier-ignore
    if (own.length === 1 && !OPEN.test(first.text) && isToldBelow(first, line, lexicon)) break;
    own.push(line);
  }
  return own;
}

/** Whether post and employer fill the first line, and the next says what was done: "…: Head Gardener, Acme House" over "Handled complaints at the front desk". */
function isToldBelow(first: Line, line: Line, lexicon: Lexicon): boolean {
  const head = first.text.slice(behindPeriod(first, lexicon) ?? 0);
  const [, ...words] = (line.text.split(/[.;:]/u, 1)[0] ?? '').trim().split(/\s+/u);
  const told = words.length > 1 && words.every((word) => !u`\p{Lu}`.test(word));
  return u`^\p{Lu}`.test(line.text) && (told || isClosedName(head)) && isWhole(head, lexicon);
}

/** The first stop behind `from`; "I.C. Verdi" has none, "Acme S.r.l. Controllo …" does. */
function stopIn(text: string, from: number): { readonly index: number; readonly length: number } | null {
  for (let at = from; ; ) {
    const stop = STOP.exec(text.slice(at));
    if (!stop) return null;
    const index = at + stop.index;
    if (!INITIALS.test(text.slice(from, index)) || isClosedName(text.slice(from, index))) return { index, length: stop[0].length };
    at = index + stop[0].length;
  }
} // prettier-ignore

/** The sentences of a text. */
export function sentencesIn(text: string): string[] {
  const stop = stopIn(text, 0);
  if (!stop) return text === '' ? [] : [text];
  return [text.slice(0, stop.index), ...sentencesIn(text.slice(stop.index + stop.length))];
}

/** Whether a line asks for more. */
export function isOpenAt(text: string): boolean {
  return OPEN.test(text);
}

const isWhole = (text: string, lexicon: Lexicon): boolean => {
  const { title, organisation, sure } = headOf([text], 'experience', lexicon);
  return title !== null && organisation !== null && sure !== null;
};

/** How much of what stands behind the period is its head; null where nothing else follows, or it tells neither post nor employer. */
function headLength(text: string, lexicon: Lexicon): number | null {
  let [end, from, parts] = [0, 0, 0];
  for (; parts < MOST_PARTS; parts += 1) {
    const stop = stopIn(text, from);
    // "Limpiadora en oficinas. Limpiezas Alta S.L. (Lugo).": nothing but a name is left.
    if (!stop && end > 0 && text.length - from <= LONGEST_PART && NAME.test(text.slice(from).replace(/\.$/u, ''))) end = text.length; // prettier-ignore
    if (!stop) break;
    const part = text.slice(from, stop.index);
    const head = text.slice(0, stop.index);
    const goesOn =
      parts === 0
        ? part.length <= 2 * LONGEST_PART && (namesHead(part, 'experience', lexicon) || MORE_WORDS.test(part))
        : part.length <= LONGEST_PART && (namesPost(part, lexicon) || NAME.test(part.split(/,\s/u, 1)[0] ?? ''));
    if (!goesOn) break;
    // "Acme, S.A." keeps its stop.
    end = head.length + Number(INITIALS.test(head));
    from = stop.index + stop.length;
    if (isWhole(head, lexicon)) break;
  }
  return end > 0 && namesHead(text.slice(0, end), 'experience', lexicon) ? end : null;
}

/** "2019-2021 Cuoca presso Acme; 2016-2019 …": the entries of a paragraph that semicolons or dots part; null where not each opens with its period. */
function entriesIn(text: string, lexicon: Lexicon): string[] | null {
  const parts = PARTS.test(text) ? text.split(PARTS).filter((part) => part !== '') : [];
  const opens = (part: string): boolean => {
    const [range] = rangesIn(part.slice(0, OPENING), lexicon);
    return range?.isRange === true && BEFORE.test(part.slice(0, range.index)) && namesHead(part, 'experience', lexicon);
  };
  return parts.length > 1 && parts.length <= MOST_ENTRIES && parts.every(opens) ? parts.map((part) => part.replace(/[;.\s]+$/u, '')) : null;
} // prettier-ignore

const PARTS = /\s?[;•·▪●]\s+/u;
const MOST_ENTRIES = 20;

/** "Since 2013, I have taught …" tells a sentence; a post may begin in a small letter. */
function opensHead(text: string, lexicon: Lexicon): boolean {
  if (/^(?:I|We|Io|Ich|Wir|Je|Nous|Yo|Eu)\s|^J['’]/u.test(text)) return false;
  return !u`^\p{Ll}`.test(text) || namesPost(text.split(/\s/u, 2).join(' '), lexicon);
}

function withText(line: Line, text: string): Line {
  const [cell] = line.cells;
  return cell ? { ...line, text, cells: [{ ...cell, text }] } : line;
}

/** The head of the paragraph and the rest of it, and how many lines they take; null where it is no such entry. */
function parted(at: number, lines: readonly Line[], edge: number, lexicon: Lexicon): { readonly own: Line[]; readonly count: number } | null {
  const line = lines[at] as Line;
  const from = behindPeriod(line, lexicon);
  if (from === null) return null;
  const all = paragraphAt(at, lines, edge, lexicon);
  const several = entriesIn(joinLines(all.map(({ text }) => text)), lexicon);
  if (several) return { own: several.map((text) => withText(line, text)), count: all.length };
  if (all.length === 1 && line.text.length <= PROSE_CHARACTERS) return null;
  const whole = joinLines(all.map(({ text }) => text)).slice(0, LONGEST);
  if (!opensHead(whole.slice(from, from + LONGEST_PART), lexicon)) return null;
  if (toldJob(whole.split(/\.\s/u, 1)[0] ?? '', lexicon)) return null;
  const length = headLength(whole.slice(from), lexicon);
  if (length === null) return null;
  const end = from + length;
  // As many lines as the head takes.
  let count = 1;
  while (count < all.length && joinLines(all.slice(0, count).map(({ text }) => text)).length < end) count += 1;
  const told = joinLines(all.slice(0, count).map(({ text }) => text));
  const rest = told.slice(end).replace(/^[\s.:;–—-]+/u, '');
  const last = all[count - 1] as Line;
  const head = withText(line, told.slice(0, end));
  return { own: rest === '' ? [head] : [head, { ...withText(last, rest), carried: true }], count };
} // prettier-ignore

/** `lines`: of a section of jobs. */
export function withParagraphHeads(lines: readonly Line[], lexicon: Lexicon): readonly Line[] {
  if (isCjk(lexicon.language) || !lines.some((line) => behindPeriod(line, lexicon) !== null)) return lines;
  const edge = lines.reduce((most, { box }) => Math.max(most, box.x + box.width), 0);
  const told: Line[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const found = parted(at, lines, edge, lexicon);
    told.push(...(found?.own ?? [lines[at] as Line]));
    at += (found?.count ?? 1) - 1;
  }
  return told;
} // prettier-ignore
