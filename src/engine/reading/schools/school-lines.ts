/** The lines of an education section as heads of entries: list items that are heads, lines that wrap, long lines that name a degree. */
import { unionOf } from '../../../resume/document.ts';
import { u } from '../../../resume/patterns.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { joinLines, openingOf } from '../items/bullets.ts';
import { rangesIn } from '../dates/dates.ts';
import type { Item } from '../entries/entry-items.ts';
import { isClosedName } from '../heads/legal-forms.ts';
import { closesInSmall, endsInKind, firstWord, goesOnInSmall, isBelowPeriod, isBroken, limitOf, OPEN_BRACKET, OPEN_END, sameFace, sameSize } from './line-room.ts'; // prettier-ignore
import { rightEdges, roomOf } from '../page/right-edges.ts';
import type { Cell, Line } from '../reading.ts';
import { isUnderLevel } from './degree-below.ts';
import { areKindsAbove, isPeriodBelow, periodAbove } from './kinds-above.ts';
import { headItem } from './head-items.ts';
import { listsOther, opensOther, tellsNoStudies, tellsTopic } from './no-studies.ts';
import { crownOf, isAside, isLabelled } from './school-asides.ts';
import { degreeScore, GERMAN_ADJECTIVE, opensAsSchool, schoolMarks, schoolScore, TRADE } from './school-marks.ts';
import { crownsSchool, housesDegree, isDegreeUnder, withoutAt } from './list-below.ts';
import type { Marks } from '../heads/head-marks.ts';

/** Longer lines are prose, whatever they name. */
const LONGEST = 260;
/** Of the letters' size, between the lines of one paragraph. */
const LEADING = 1.75;
const EDGE = 4;

function names(text: string, marks: Marks): boolean {
  return degreeScore(text, marks) > 0 || schoolScore(text, marks) > 0.5;
}

/** A list item is a head where it names a degree or a school, and is no remark on the studies above it. */
function isHeadItem(item: Item, marks: Marks): boolean {
  const text = item.bullet?.text ?? '';
  return text.length <= LONGEST && !isAside(text) && names(text, marks);
}

/** Items of which list: its heads hold a date or both a degree and a school; where anything stands above it, it is told of that. */
function listsHeads(items: readonly Item[], lexicon: Lexicon, marks: Marks): boolean {
  const own = items.filter((item) => item.role === 'bullet' && isHeadItem(item, marks));
  if (own.length === 0) return false;
  const above = items.slice(
    0,
    items.findIndex((item) => item.role === 'bullet'),
  );
  if (!above.some((item) => item.role === 'header' || item.role === 'dated')) return true;
  const dated = own.filter(({ bullet }) => rangesIn(bullet?.text ?? '', lexicon).length > 0);
  const headed = items.filter(
    (item) => (item.role === 'header' || item.role === 'dated') && names(item.line.text, marks),
  );
  return dated.length > 1 && headed.length === 0; // prettier-ignore
}

/** Whether the items are degrees below small headings of their kinds. */
export function listsKinds(items: readonly Item[], lexicon: Lexicon): boolean {
  const marks = schoolMarks(lexicon);
  return areKindsAbove(items, (item) => isHeadItem(item, marks), lexicon, marks);
}

/** Without the glyph that opens it. */
export function unmarked(line: Line): Line {
  const [first, ...rest] = line.cells;
  if (!first) return line;
  const { glyph, text } = openingOf(first.text);
  const alone = rest.length > 0 && openingOf(`${first.text} x`).text === 'x';
  const cells = alone ? rest : glyph === null ? line.cells : [{ ...first, text }, ...rest];
  return { ...line, cells, text: cells.map((cell) => cell.text).join(' ') };
}

/** "Magnolia Career College" before a tab is whole: what stands below it is of its own. */
function isWholeSchool({ text }: Cell, below: Cell, marks: Marks): boolean {
  const last = text.split(' ').at(-1) ?? '';
  return marks.lexicon.language === 'en' && u`^\p{Lu}`.test(below.text) && schoolScore(last, marks) > 0.5;
}

/** A date at the right goes on in nothing. */
function isDate(text: string, lexicon: Lexicon): boolean {
  return rangesIn(text, lexicon).some(({ length }) => length >= text.length - 2);
}

const CLOSES_BRACKET = /^[^()]*\)/u;

const middleOf = ({ box }: Line): number => box.x + box.width / 2;

/** The cell of a line that the next line carries on, if its first word had no room there. */
function carriedCell(above: Line, below: Line, right: number, marks: Marks): number {
  const [first] = below.cells;
  const close =
    above.page === below.page &&
    above.column === below.column &&
    above.baseline - below.baseline > 0 &&
    above.baseline - below.baseline < LEADING * above.size;
  if (!first || !close || below.cells.length > 1 || !sameSize(above, below) || !sameFace(above, below)) return -1;
  const last = above.cells.at(-1);
  // "(Brevet national de sécurité" over "aquatique)": brackets close where they were opened.
  if (last && OPEN_BRACKET.test(last.text) && CLOSES_BRACKET.test(first.text) && [above.box.x, last.box.x].some((x) => Math.abs(x - first.box.x) < EDGE))
    return above.cells.length - 1; // prettier-ignore
  // What a tab set apart goes on at the margin.
  const tabbed =
    above.cells.length > 1 &&
    last &&
    !isAside(last.text) &&
    !isDate(last.text, marks.lexicon) &&
    Math.abs(above.box.x - first.box.x) < EDGE &&
    last.box.x + last.box.width + firstWord(below) > right;
  if (tabbed) return above.cells.length - 1;
  // "Bachelor systèmes" over "embarqués & robotique", centred in a narrow column.
  const centred = above.cells.length === 1 && Math.abs(middleOf(above) - middleOf(below)) < EDGE && Math.abs(above.box.x - first.box.x) >= EDGE; // prettier-ignore
  if (centred && (OPEN_END.test(above.text) || u`^(?:&\s|\p{Ll})`.test(first.text))) return 0;
  return above.cells.findIndex((cell, at) => {
    const starts = cell.spans.slice(0, 4).map((span) => span.box.x);
    if (![cell.box.x, ...starts].some((x) => Math.abs(x - first.box.x) < EDGE)) return false;
    const next = above.cells[at + 1];
    if (next && isWholeSchool(cell, first, marks)) return false;
    const limit = next?.box.x ?? right;
    // Behind "Especialização em Artes do" something must come, however much room is left in a card of a grid.
    if (!next && u`\p{L}$`.test(cell.text) && OPEN_END.test(cell.text)) return true;
    if (!next && goesOnInSmall(cell.text, first.text, marks)) return true;
    if (endsInKind(cell.text, first.text) && !isDate(first.text, marks.lexicon)) return true;
    const open = OPEN_END.test(cell.text) || u`^(?:\p{Ll}+(?!\p{Lu})(?:[\s,.-]|$)|\()`.test(first.text);
    return cell.box.x + cell.box.width + firstWord(below) > limit - (open ? 12 : 1) * 0.4 * above.size;
  });
}

export function joined(above: Line, below: Line, at: number): Line {
  const cells = above.cells.map((cell, n): Cell => {
    const [more] = below.cells;
    if (n !== at || !more) return cell;
    return {
      text: joinLines([cell.text, more.text]),
      box: unionOf([cell.box, more.box]),
      spans: [...cell.spans, ...more.spans],
    };
  });
  return { ...above, cells, text: cells.map((cell) => cell.text).join(' '), baseline: below.baseline };
}

/** No adjective, hyphen or particle asks for a noun. */
const WHOLE = u`(?:^|\s)\p{Lu}[\p{L}-]*(?<!e[nrms]|[oa]l[ei]?|ique)$|[)\d]$`;

/** "– 2015)" below "(2012". */
const CLOSES = /^[-–—]\s?\d{4}\)/u;

/** What a line of its own begins with; two dates are of two entries. */
function opensAnew(line: Line, above: Item, lexicon: Lexicon, marks: Marks): boolean {
  const [range] = rangesIn(line.text, lexicon);
  // "…, 27 marzo" over "2015, …".
  const { length } = above.line.text;
  const broken = rangesIn(`${above.line.text} ${line.text}`, lexicon).some(
    (whole) =>
      whole.index < length &&
      whole.index + whole.length > length + 1 &&
      ((range?.index === 0 && !above.range) || CLOSES.test(line.text)),
  );
  if (broken) return false;
  // A year that wrapped: "…, renewed" over "2014".
  const year = /^(?:19|20)\d{2}$/u.test(line.text) && !above.range && u`(?:,|\p{Ll})$`.test(above.line.text);
  if (range && !year && (range.index < 3 || above.range)) return true;
  const opening = line.text.split(/\s+/u).slice(0, 2).join(' ');
  const below = line.text.split(/,\s/u)[0] ?? '';
  const last = above.line.cells.at(-1)?.text.split(/,\s|\s[–—-]\s/u).at(-1) ?? ''; // prettier-ignore
  const degreeAbove = degreeScore(above.line.cells.at(-1)?.text ?? '', marks) > 0;
  // In English the noun of a school's name comes last.
  const school =
    lexicon.language !== 'en' &&
    degreeAbove &&
    (WHOLE.test(above.line.text) || closesInSmall(above.line.text, lexicon)) &&
    !(lexicon.language === 'de' && GERMAN_ADJECTIVE.test(last)) &&
    opensAsSchool(line.text, marks);
  const whole = lexicon.language === 'en' && u`^\p{Lu}\S+\s` .test(below) && schoolScore(below, marks) >= 1 && degreeScore(below, marks) <= 0 && degreeScore(last, marks) > TRADE && schoolScore(last, marks) <= 0 && WHOLE.test(last); // prettier-ignore
  // "… en Formación" over "del Profesorado"
  const crowned = !OPEN_END.test(above.line.text) && u`^[^\p{Ll}]`.test(opening) && degreeScore(opening, marks) > TRADE;
  const firm = degreeAbove && WHOLE.test(above.line.text) && u`^\p{Lu}\S*\s`.test(below) && isClosedName(below);
  // "(„Darstellungen endlicher Gruppen“)": what it was about.
  const about = above.range !== null && /^\(.+\)$/u.test(line.text) && opensBracket(line.text, lexicon);
  return school || whole || firm || about || isAside(line.text) || crowned;
}

const pageOf = ({ page, column }: Line): string => `${String(page)} ${String(column)}`;

/** Of the pages that the items stand on; where too little of a column stands there to tell how wide it is, of all pages on which it begins as far left. */
function linesBeside(items: readonly Item[], page: readonly Line[]): readonly Line[] {
  const columns = new Set(items.map(({ line }) => pageOf(line)));
  const own = page.filter((line) => columns.has(pageOf(line)));
  const edges = rightEdges(own);
  const leftOf = (lines: readonly Line[], column: number): number =>
    lines.reduce((least, line) => (line.column === column ? Math.min(least, line.box.x) : least), Infinity);
  const alike = page.filter((line) => {
    if (columns.has(pageOf(line)) || edges.get(line.column)?.sure !== false) return false;
    const beside = page.filter((other) => pageOf(other) === pageOf(line));
    return Math.abs(leftOf(beside, line.column) - leftOf(own, line.column)) < EDGE;
  });
  return [...own, ...alike];
}

/** "Forklift Certification (Reach), Fraser Safety Training, Surrey, 2021": names and the year that closes them. */
const CLOSED_BY_YEAR = u`^\p{Lu}[^,.;]{3,60}(?:,\s\p{Lu}[^,.;]{1,40}){1,4},\s(?:19|20)\d{2}$`;

/** "(in Deutschland anerkannt als Bachelor, Bescheid": words in brackets that open a line, over two lines at the most; not "(octubre de 2009 - mayo de 2013)". */
function opensBracket(text: string, lexicon: Lexicon): boolean {
  const period = rangesIn(text, lexicon).some(({ isRange, length }) => isRange && length >= text.length - 2);
  const worded = text.length <= LONGEST && text.split(' ').length > 2 && u`\p{L}{3}`.test(text);
  return worded && !period && /^\([^()]+\)?$/u.test(text);
}

function isHead({ role }: Item): boolean {
  return role === 'header' || role === 'dated';
}

/** "Betreuerin: …" */
function isRemark(text: string): boolean {
  return isLabelled(text) && crownOf(text) === null;
}

/** Below a dated head what stands in brackets of its own, or behind a label, is no head, whatever year it names: "Betreuerin: …; Abgabe 2026". */
function withoutRemarks(items: readonly Item[], lexicon: Lexicon): Item[] {
  let dated = false;
  let open = false;
  return items.map((item, at) => {
    const { text, cells } = item.line;
    const single = isHead(item) && cells.length === 1 && item.field === null;
    const goesOn = open && single && /^[^()]*\)$/u.test(text);
    const whole = text.endsWith(')') || (items[at + 1]?.line.text ?? '').endsWith(')');
    const bracket = single && dated && !isPeriodBelow(items, at) && opensBracket(text, lexicon) && whole && !isAside(text.replace(/^\(/u, ''));
    open = bracket && !text.endsWith(')');
    const remark = goesOn || bracket || (single && dated && item.range !== null && isRemark(text));
    // A day in a cell of its own before the head stands for the whole of it.
    dated = item.range?.isRange === true || (item.range?.index === 0 && cells.length > 1) || (dated && at > 0 && !(isHead(item) && item.range !== null && !remark));
    return remark ? { ...item, role: 'prose', range: null } : item;
  });
} // prettier-ignore

/** `page`: lines of all sections, which tell how far a full line runs. List items that are heads without their glyphs, wrapped lines whole, long lines that name a degree no prose. */
export function schoolItems(all: readonly Item[], page: readonly Line[], lexicon: Lexicon): Item[] {
  const marks = schoolMarks(lexicon);
  const items = withoutRemarks(all, lexicon);
  const kinds = listsKinds(items, lexicon);
  const listed = kinds || listsHeads(items, lexicon, marks);
  const own = linesBeside(items, page);
  const [edges, room] = [rightEdges(own), roomOf(own, page)];
  const rightOf = ({ column }: Line): number => edges.get(column)?.at ?? 0;
  const heads: Item[] = [];
  let [open, other, listing] = [false, false, false];
  let previous: Line | undefined;
  for (const item of items) {
    if (tellsNoStudies(item.line, heads.length > 0, marks) || (kinds && isHead(item))) continue;
    other =
      item.role === 'header' && !item.field ? opensOther(item.line.text, lexicon) : other && item.role !== 'dated';
    const aside = !item.field && (listsOther(item.line.text, lexicon) || (heads.length > 0 && tellsTopic(item.line.text, marks))); // prettier-ignore
    listing = aside || (listing && u`^[\p{Ll}(]`.test(item.line.text));
    if (other || listing) continue;
    const before = heads.at(-1);
    if (listed && item.role === 'bullet' && (kinds || isHeadItem(item, marks) || rangesIn(item.bullet?.text ?? '', lexicon).length > 0)) {
      const head = headItem(unmarked(item.line), lexicon);
      heads.push(kinds && !head.range ? { ...head, range: periodAbove(item, items) } : head);
      open = true;
      previous = item.line;
      continue;
    } // prettier-ignore
    if (!listed && item.role === 'bullet' && before && (crownsSchool(item, heads, marks) || housesDegree(item, before, items[items.indexOf(item) + 1], marks))) {
      heads.push(headItem(withoutAt(unmarked(item.line)), lexicon));
      continue;
    } // prettier-ignore
    if (open && item.role === 'carried' && before) {
      if (
        isBroken(previous, item.line, rightOf(item.line)) ||
        isBelowPeriod(before, previous, item.line, room(item.line))
      )
        heads.push(headItem(item.line, lexicon));
      else heads[heads.length - 1] = headItem(joined(before.line, item.line, before.line.cells.length - 1), lexicon);
      previous = item.line;
      continue;
    }
    open = false;
    // Among lines without labels it tells the degree of the one above.
    const crowns =
      before !== undefined && !before.field && item.field?.role === 'degree' && crownOf(item.line.text) !== null;
    if (crowns) {
      heads.push({ ...item, role: 'header', field: null });
      continue;
    }
    const long = item.role === 'prose' && item.field === null && item.line.text.length <= LONGEST && (names(item.line.text, marks) || CLOSED_BY_YEAR.test(item.line.text)) && (rangesIn(item.line.text, lexicon).length > 0 || before === undefined || before.role === 'dated' || isUnderLevel(item.line, before, marks) || isDegreeUnder(item.line, before, marks)); // prettier-ignore
    const told =
      (long && !isAside(item.line.text) && !(before && isRemark(item.line.text))) ||
      (item.role === 'dated' && item.field === null);
    const read = told ? headItem(item.line, lexicon) : item;
    // Dates that stand beside the list below are none of the line's own words.
    const head = told && item.range && !item.line.text.includes(item.range.text) ? item : read;
    if (before && isHead(before) && (isHead(head) || head.role === 'prose') && !before.field && !head.field && !opensAnew(head.line, before, lexicon, marks)) {
      const closes = CLOSES.test(head.line.text) && before.line.page === head.line.page;
      const at = closes ? before.line.cells.length - 1 : carriedCell(before.line, head.line, limitOf(before.line, rightOf(before.line), room(before.line)), marks);
      if (at >= 0) {
        heads[heads.length - 1] = headItem(joined(before.line, head.line, at), lexicon);
        continue;
      }
    } // prettier-ignore
    heads.push(head);
  }
  return heads;
}
