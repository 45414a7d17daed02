/** "Archivo de todos los contratos desde 1998" among jobs whose dates stand apart from their words: what was done, and no job's head. */
import { isCjk } from '../../../resume/language.ts';
import { u } from '../../../resume/patterns.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import type { FoundRange } from '../dates/dates.ts';
import { namesPost } from '../heads/headers.ts';
import type { Line } from '../reading.ts';
import type { Item } from './entry-items.ts';

/** Dated heads that show where the dates of a section stand. */
const LEAST = 2;
/** Words before a date that is told among them. */
const LEAST_WORDS = 3;

const WORD_BEFORE = u`[\p{L}\p{N}]\s*$`;
const UNCLOSED = /[(（[][^()（）[\]]*$/u;
const GLUED_BEFORE = u`[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]$`;
const GLUED_BEHIND = u`^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]{2}`;

/** Whether words run into the date: neither a cell, a bracket, a mark nor the edge of the line parts it from them. */
function isTold({ text, cells }: Line, { index, length }: FoundRange, han: boolean): boolean {
  const [before, behind] = [text.slice(0, index), text.slice(index + length)];
  if (cells.length > 1 || UNCLOSED.test(before)) return false;
  if (han) return GLUED_BEFORE.test(before) || GLUED_BEHIND.test(behind);
  return WORD_BEFORE.test(before) && before.trim().split(/\s+/u).length >= LEAST_WORDS;
}

/** "since 1998", and in Chinese or Japanese any lone year: a span from then to then is dated whatever stands beside it. */
const isOpen = ({ isRange, end, text }: FoundRange, han: boolean): boolean =>
  han ? !isRange : end === 'present' && u`^\p{L}.*\d$`.test(text);

/** "2022 – 2023" in a line of its own. */
const isAlone = ({ line, range }: Item): boolean =>
  range !== null && line.cells.length === 1 && line.text.length - range.length <= 2;

/** "In den Jahren 2022 bis 2023 habe ich …": the date is followed by the verb of a sentence that fills its line. */
function opensSentence({ line: { text, cells }, range }: Item): boolean {
  if (!range || cells.length > 1 || text.length < LONG || range.index > OPENING) return false;
  return u`^,?\s\p{Ll}{2,}\s`.test(text.slice(range.index + range.length));
}

/** Characters of a line that a sentence fills, and of "In den Jahren", "Entre". */
const LONG = 60;
const OPENING = 16;

/** Of the letters' size, between the lines of one paragraph. */
const LEADING = 1.7;
/** Points. */
const SAME_EDGE = 2;

/** "… e prepara os" over "despachos do vereador. Desde 2021 é gestora …": a paragraph goes on. */
function carriesOn({ line, range, field, role }: Item, above: Item | undefined): boolean {
  if (role !== 'dated' || !above || range === null || range.index === 0 || field || line.cells.length > 1) return false;
  const step = above.line.baseline - line.baseline;
  const [before, behind] = [line.text.slice(0, range.index), line.text.slice(range.index + range.length)];
  return (
    u`^\p{Ll}`.test(line.text) &&
    before.trim().split(/\s+/u).length >= LEAST_WORDS &&
    u`^,?\s\p{Ll}`.test(behind) &&
    above.range === null &&
    above.role !== 'bullet' &&
    above.line.text.length >= LONG &&
    u`[\p{L},]\s*$`.test(above.line.text) &&
    Math.abs(above.line.box.x - line.box.x) < SAME_EDGE &&
    Math.abs(above.line.size - line.size) < 0.3 &&
    above.line.bold === line.bold &&
    step > 0 &&
    step < LEADING * line.size
  );
}

/** "Bereichsleiterin ¦ seit Juli 2015": a head whose period has a cell of its own behind the words. */
function closesApart({ line: { cells }, range }: Item): boolean {
  const last = cells.at(-1)?.text ?? '';
  return cells.length > 1 && range !== null && last.length - range.length <= 2 && last.includes(range.text);
}

/** "2019/2020. Während der Pandemie …", "Stellvertreterin des Vorstands seit 2018." right below a line that fills its paragraph: a year that is told there. */
function isWithinParagraph({ line, role, range, field }: Item, above: Item | undefined, told: boolean): boolean {
  if (role !== 'dated' || range === null || field || !above || line.cells.length > 1 || line.bold || line.place)
    return false;
  if (above.role !== 'prose' && !told) return false;
  const step = above.line.baseline - line.baseline;
  const level = Math.abs(above.line.box.x - line.box.x) < SAME_EDGE && Math.abs(above.line.size - line.size) < 0.3;
  const sentence = u`\p{L}{3}.*[.;,]`.test(line.text) && above.line.text.length >= LONG;
  return level && sentence && above.line.page === line.page && step > 0 && step < LEADING * line.size;
}

/** Of the heads that are dated in a cell of their own, as many as show a habit. */
const LEAST_APART = 3;

/** The items, with lines that tell a date among their words as running text, where heads have theirs apart. */
export function withoutStrayDates(items: readonly Item[], lexicon: Lexicon): readonly Item[] {
  const han = isCjk(lexicon.language);
  const opening = items.find(({ role }) => role === 'dated');
  const led = !han && opening !== undefined && isAlone(opening) && items.filter(isAlone).length >= LEAST;
  const celled =
    !han && opening !== undefined && closesApart(opening) && items.filter(closesApart).length >= LEAST_APART;
  const within = new Set<Item>();
  if (celled)
    items.forEach((item, at) => {
      const above = items[at - 1];
      if (isWithinParagraph(item, above, above !== undefined && within.has(above))) within.add(item);
    });
  const isStray = (item: Item): boolean => {
    const { role, line, range, field } = item;
    if (role !== 'dated' || range === null || field || line.place) return false;
    return (isOpen(range, han) && isTold(line, range, han)) || (led && opensSentence(item));
  };
  const stray = new Set(
    items.filter(
      (item, at) =>
        within.has(item) ||
        (!han && carriesOn(item, items[at - 1])) ||
        (item !== opening && isStray(item) && ((led && opensSentence(item)) || !namesPost(item.line.text, lexicon))),
    ),
  );
  const apart = items.filter((item) => item.role === 'dated' && !stray.has(item)).length;
  if (stray.size === 0 || apart < LEAST) return items;
  return items.map((item) => (stray.has(item) ? { ...item, role: 'prose', range: null } : item));
}
