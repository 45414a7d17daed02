/** Jobs without dates among dated ones: lines set as the heads of the others are once their dates are left out. */
import { isCjk } from '../../../resume/language.ts';
import { u } from '../../../resume/patterns.ts';
import type { SectionKind } from '../../../resume/report.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { namesHanEmployer } from '../han/han-pieces.ts';
import { CJK } from '../text/fold.ts';
import { namesHead, namesPost } from '../heads/headers.ts';
import { isCareerBreak } from './career-breaks.ts';
import { faceOfSpan, mayOpen, type Alike } from './alike-starts.ts';
import { asHeads } from './as-heads.ts';
import { isDatesAndPlace } from './dated-lines.ts';
import type { Item } from './entry-items.ts';
import { isWholeHead, jointOf, namesMain } from './head-joints.ts';
import { apartness } from './steps-between.ts';
import { withWholeLines } from './whole-lines.ts';

/** Characters beside a period. */
const REST = 3;
/** Points. */
const SAME_EDGE = 4;
/** Dated heads that are a habit; where each is one line, among lines of other kinds. */
const HABIT = 2;
const HABIT_OF_LINES = 3;
/** Lines of a head. */
const MOST_LINES = 3;

interface Head {
  /** Indices of its lines, those of dates alone left out. */
  readonly lines: readonly number[];
  readonly faces: readonly string[];
  /** First index that is not of it. */
  readonly end: number;
}

interface Habit {
  /** How the lines of a head are set. */
  readonly faces: readonly string[];
  /** Dated heads that are set so. */
  readonly count: number;
  /** Where their first lines, or the texts beside their dates, begin; points. */
  readonly lefts: readonly number[];
  /** Where the first of them begins with its dates. */
  readonly edge: number;
  /** Some line of it is set as no list or text below heads is. */
  readonly distinct: boolean;
  /** Of the widest line, points. */
  readonly room: number;
  readonly bodies: readonly Item[];
  /** What the labels in its heads tell. */
  readonly fields: ReadonlySet<string>;
  /** Of the parts of its heads in one line. */
  readonly joint: string | null;
  /** Dates stand in the first line of each, or alone in the line above it. */
  readonly datesFirst: boolean;
  readonly datesAbove: boolean;
}

const isBody = ({ role, note }: Item): boolean =>
  role === 'bullet' || role === 'carried' || (role === 'prose' && note !== true);

/** An item of a list by more than how it is set. */
function isMarked({ role, bullet, line }: Item): boolean {
  return role !== 'carried' && bullet !== null && (bullet.glyph !== null || line.mark !== null);
}

/** Where the text of a line begins and how it is set, its dates left out; null where there is none. */
function textOf({ line, range }: Item): { readonly x: number; readonly face: string } | null {
  const dates = range?.text ?? '';
  const spans = line.cells.flatMap((cell) => cell.spans);
  const span = spans.find(({ text }) => u`\p{L}`.test(text) && !(dates !== '' && dates.includes(text.trim())));
  return span ? { x: span.box.x, face: faceOfSpan(span) } : null;
}

/** What more than half of them are; null where there is none. */
function mostOf<T>(values: readonly (T | null)[]): T | null {
  return (
    values.find((value) => value !== null && 2 * values.filter((other) => other === value).length > values.length) ??
    null
  );
}

/** "Baker, Quell Mill" of "Baker, Quell Mill, 2019 – 2021". */
function undatedText(text: string, dates: string): string {
  return text.replace(dates, '').replace(u`^[^\p{L}\d]+|[^\p{L}\d.)）]+$`, '');
}

function isDates({ line, range }: Item, lexicon: Lexicon): boolean {
  return range !== null && (line.text.length - range.length <= REST || isDatesAndPlace(line, range, lexicon));
}

/** "Elternzeit   2012 – 2014": a head of its own, set as it may. */
function isBreak(item: Item | undefined, kind: SectionKind, lexicon: Lexicon): boolean {
  if (!item?.range || kind !== 'experience') return false;
  return isCareerBreak([item.line.text.replace(item.range.text, ' ').trim()], lexicon);
}

function headFrom(items: readonly Item[], start: number, end: number, lexicon: Lexicon): Head {
  const body = items.slice(start, end).findIndex(isBody);
  const last = body < 0 ? end : start + body;
  const own = items.slice(start, last).map((item, n) => ({ item, at: start + n }));
  const told = own.filter(({ item }) => !isDates(item, lexicon) && item.note !== true);
  return { lines: told.map(({ at }) => at), faces: told.map(({ item }) => textOf(item)?.face ?? ''), end: last };
}

/** How often faces repeat those of one head; 0 where they do not. Lines that are all set alike do not tell where one ends. */
function times(faces: readonly string[], own: readonly string[]): number {
  const repeats = faces.length > 0 && faces.length % own.length === 0 && faces.every((face, at) => face === own[at % own.length]); // prettier-ignore
  const plain = own.every((face) => face === own[0]);
  return !repeats || (plain && faces.length > own.length) ? 0 : faces.length / own.length;
}

/** Of lines each of which tells both post and employer, the one that is dated: the others are heads of their own. */
function wholeOf(head: Head, items: readonly Item[], kind: SectionKind, lexicon: Lexicon): Head {
  const whole = head.lines.every((at) => {
    const { line, range } = items[at] as Item;
    return isWholeHead(undatedText(line.text, range?.text ?? ''), kind, lexicon);
  });
  const n = head.lines.findIndex((at) => Boolean(items[at]?.range));
  if (!whole || head.lines.length < 2 || n < 0) return head;
  return { ...head, lines: head.lines.slice(n, n + 1), faces: head.faces.slice(n, n + 1) };
}

/** Null where the dated heads are set now so and now so. */
function habitOf(items: readonly Item[], dated: readonly Head[]): Habit | null {
  const counts = dated.map(({ faces }) => (faces.length === 0 ? 0 : dated.filter((other) => times(other.faces, faces) > 0).length)); // prettier-ignore
  const count = Math.max(0, ...counts);
  const [faces] = dated
    .filter((_, n) => counts[n] === count)
    .map((head) => head.faces)
    .sort((a, b) => a.length - b.length);
  if (faces === undefined || count * 2 < dated.length || faces.length > MOST_LINES) return null;
  const alike = dated.filter((head) => times(head.faces, faces) > 0);
  const firsts = alike.flatMap(({ lines: [first] }) => items[first ?? -1] ?? []);
  const bodies = items.filter(isBody);
  const joints = firsts.map(({ line, range }) => jointOf(undatedText(line.text, range?.text ?? '')));
  const set = bodies.map((item) => textOf(item)?.face);
  return {
    faces,
    count,
    lefts: firsts.flatMap((item) => [item.line.box.x, textOf(item)?.x ?? item.line.box.x]),
    edge: firsts[0]?.line.box.x ?? 0,
    distinct: faces.some((face) => 2 * set.filter((other) => other === face).length <= Math.max(2, alike.length)),
    room: Math.max(...items.map(({ line }) => line.box.x + line.box.width)),
    bodies,
    joint: mostOf(joints),
    datesFirst: firsts.every(({ range }) => range !== null),
    datesAbove: alike.every(
      ({ lines: [first = 0] }) => items[first]?.range === null && (items[first - 1]?.range ?? null) !== null,
    ),
    fields: new Set(alike.flatMap(({ lines }) => lines.flatMap((at) => items[at]?.field?.role ?? []))),
  };
}

/** Whether the first word of a line had no room behind the line above; dates beside that one fill it by where they stand. */
function wraps({ line }: Item, above: Item | undefined, room: number): boolean {
  // Chinese and Japanese break between any two characters.
  const word = CJK.test(line.text.slice(0, 1)) ? 1 : (line.text.split(' ', 1)[0]?.length ?? 0);
  const width = (line.box.width / Math.max(1, line.text.length)) * (word + 1);
  if (above?.range && above.line.cells.length > 1) return false;
  return above !== undefined && above.line.box.x + above.line.box.width + width > room;
}

/** As a head; one that stands apart may go on in the next line behind a comma. */
function asHead(item: Item, apart: boolean): Item {
  const { line } = item;
  return { ...item, role: 'header', line: apart ? { ...line, text: line.text.replace(/,$/u, '') } : line };
}

/** Whether a head begins at an item. `step`: see `apartness`. */
function opens(items: readonly Item[], at: number, habit: Habit, step: boolean | null, kind: SectionKind, lexicon: Lexicon): boolean {
  const { faces, distinct } = habit;
  const lines = items.slice(at, at + faces.length);
  const [first] = lines;
  if (!first || lines.length < faces.length || lines.some((item, n) => (item.field && (n === 0 || !habit.fields.has(item.field.role))) || item.range || isMarked(item))) return false;
  // What opens the section stands where entries begin.
  const apart = at === 0 ? true : step;
  if (apart === false || !faces.every((face, n) => textOf(lines[n] as Item)?.face === face)) return false;
  const near = (x: number): boolean => Math.abs(x - first.line.box.x) < SAME_EDGE;
  if (!mayOpen(asHead(first, apart === true)) || !habit.lefts.some(near)) return false;
  const above = items[at - 1];
  const below = above !== undefined && isBody(above);
  // What stands right below a line with dates goes on with it where its words wrap, and beside a rail of dates.
  const joined = habit.joint !== null && jointOf(first.line.text) === habit.joint;
  const whole = joined && isWholeHead(first.line.text, kind, lexicon);
  // "海州商贸有限公司 技术员" below a sentence.
  const behindSentence = whole && isCjk(lexicon.language) && /[。；;]$/u.test(above?.line.text ?? '');
  if (apart === null && !distinct && lines.some(isBody) && first.role !== 'carried' && !behindSentence) return false;
  // Set further in than the mark of the list above: it may carry the last item on.
  if (first.role === 'carried' && (!whole || wraps(first, above, habit.room))) return false;
  const told = joined && namesMain(first.line.text, kind, lexicon);
  if (habit.datesAbove && above?.range) return false;
  const plain = faces.every((face) => face === faces[0]);
  const twice = whole && above !== undefined && isWholeHead(undatedText(above.line.text, above.range?.text ?? ''), kind, lexicon);
  const behindWhole = twice && above.range !== null && isCjk(lexicon.language);
  if (apart === null && !below && ((!behindWhole && wraps(first, above, habit.room)) || (!whole && plain && Math.abs(habit.edge - first.line.box.x) > SAME_EDGE))) return false;
  if (faces.length === 1 && ((told && (apart === true || below)) || (whole && (twice || habit.count >= HABIT)))) return true;
  if (habit.count < HABIT) return false;
  if (apart === true && below && (distinct || !habit.bodies.some(({ line }) => near(line.box.x)))) return true;
  if (faces.length > 1 || (distinct && below)) return lines.some(({ line }) => namesHead(line.text, kind, lexicon));
  const least = habit.bodies.length > 0 ? HABIT_OF_LINES : HABIT;
  const isNamed = ({ line: { text } }: Item): boolean =>
    kind === 'education' ? namesHead(text, kind, lexicon) : (isCjk(lexicon.language) ? namesHanEmployer : namesPost)(text, lexicon);
  const named = isNamed(first);
  // A post right below an employer is theirs.
  if (named && apart === null && !below && above !== undefined && !isNamed(above)) return false;
  return (apart === true || habit.count >= least) && (named || (apart === true && joined && habit.count >= HABIT));
} // prettier-ignore

/** The dated head right below one without dates that was taken for a line of it. */
function datedBelow(items: readonly Item[], { lines }: Head, { faces, joint }: Habit, kind: SectionKind, lexicon: Lexicon): number | null {
  const [first, second] = [items[lines[0] ?? -1], items[lines[faces.length] ?? -1]];
  if (!first || !second || first.range || !second.range || joint === null) return null;
  const whole = [first, second].every(({ line, range }) => jointOf(undatedText(line.text, range?.text ?? '')) === joint);
  return whole && namesMain(first.line.text, kind, lexicon) ? (lines[faces.length] ?? null) : null;
} // prettier-ignore

/** Where entries begin, a break among them: what stands above it has no dates of its own. */
function withBreaksApart({ items, starts }: Alike, kind: SectionKind, lexicon: Lexicon): Alike {
  const apart = items.flatMap((item, at) => {
    if (starts.includes(at) || !isBreak(item, kind, lexicon)) return [];
    const own = items.slice(starts.findLast((start) => start < at) ?? 0, at + 1).map(({ line }) => line.text);
    // "Carer" over "Full-time care of a family member" is what one was then.
    return isCareerBreak(own, lexicon) ? [] : [at];
  });
  return apart.length === 0 ? { items, starts } : { items, starts: [...starts, ...apart].sort((a, b) => a - b) };
}

/** The items and where entries begin, with those that no date tells. */
export function withHeadsAlike(alike: Alike, kind: SectionKind, lexicon: Lexicon): Alike {
  const { items, starts } = withBreaksApart(alike, kind, lexicon);
  const none = { items, starts };
  const ends = starts.map((_, n) => starts[n + 1] ?? items.length);
  const heads = starts.map((start, n) => headFrom(items, start, ends[n] ?? start, lexicon));
  const dated = heads.filter(
    (_, n) =>
      !isBreak(items[starts[n] ?? -1], kind, lexicon) &&
      items.slice(starts[n], ends[n]).some(({ range }) => range !== null),
  );
  if (dated.length === 0) return withWholeLines(none, kind, lexicon);
  const habit = habitOf(items, dated.map((head) => wholeOf(head, items, kind, lexicon))); // prettier-ignore
  if (habit === null) return none;
  const { faces } = habit;
  const isApart = apartness(items, starts);
  const openedIn = (from: number, end: number): number[] => {
    const own: number[] = [];
    for (let at = from; at + faces.length <= end;) {
      const found = opens(items, at, habit, isApart(at), kind, lexicon);
      if (found) own.push(at);
      at += found ? faces.length : 1;
    }
    return own;
  };
  const within = heads.flatMap((head, n) => {
    const tiled = times(head.faces, faces) > 1 || (faces.length === 1 && head.faces.every((face) => face === faces[0]));
    const dated = tiled && habit.datesFirst ? datedBelow(items, head, habit, kind, lexicon) : null;
    if (dated !== null) return [dated];
    const behind = isBreak(items[starts[n] ?? -1], kind, lexicon) ? head.lines[1] : undefined;
    return openedIn((tiled ? head.lines[faces.length] : behind) ?? head.end, ends[n] ?? items.length);
  });
  const added = [...openedIn(0, starts[0] ?? 0), ...within];
  if (added.length === 0) return none;
  const told = new Set(added.flatMap((at) => faces.map((_, n) => at + n)));
  return {
    items: asHeads(items, told),
    starts: [...starts, ...added].sort((a, b) => a - b),
  };
}
