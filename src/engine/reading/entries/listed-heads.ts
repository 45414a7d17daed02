/** Posts and degrees that stand as list items below their employer or school, each with its dates at the right: heads, not what was done. */
import { isCjk } from '../../../resume/language.ts';
import { u } from '../../../resume/patterns.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { noteBeside } from '../items/bullets.ts';
import { rangesIn } from '../dates/dates.ts';
import { namesPost } from '../heads/headers.ts';
import type { Bullet, Line } from '../reading.ts';
import { degreeScore, schoolMarks } from '../schools/school-marks.ts';

/** Longer ones tell what was done. */
const MOST_WORDS = 7;
/** Points. */
const INDENT = 4;

/** A lost sign before town and another one before the dates tell the two apart. */
const MARK = /^(?:[•●○▪▫■□◦‣◆◇❖➢➤►▸▶]|\ufffd(?=\s[^\ufffd]*$))\s*/u;

/** Whether a line of a head still has its list mark. */
export function isListed({ text }: Line): boolean {
  return MARK.test(text);
}

export function withoutMark(text: string): string {
  return text.replace(MARK, '');
}

function isDated(bullet: Bullet, lexicon: Lexicon): boolean {
  const [first] = bullet.lines;
  const note = first ? noteBeside(first) : null;
  return note !== null && rangesIn(note, lexicon).some(({ isRange, length }) => isRange && length >= note.length - 2);
}

/** A list of its own, further in and with another mark, says what was done there. */
function opensList(bullet: Bullet, next: Bullet | undefined): boolean {
  const [first, below] = [bullet.lines[0], next?.lines[0]];
  return first !== undefined && below !== undefined && below.page === first.page && next?.glyph !== bullet.glyph && below.box.x > first.box.x + INDENT; // prettier-ignore
}

/** "• 海州电视台 — 信息部实习生（2025/07 — 2025/08）" over items further in, in Japanese and Chinese. */
function isHanHead(bullet: Bullet, next: Bullet | undefined, lexicon: Lexicon): boolean {
  const [[first, more], [below]] = [bullet.lines, next?.lines ?? []];
  if (!isCjk(lexicon.language) || bullet.section !== 'experience' || !first || more || !below) return false;
  if (first.text.length > LONGEST || below.page !== first.page || below.box.x <= first.box.x + INDENT) return false;
  return rangesIn(bullet.text, lexicon).some(({ isRange }) => isRange) && below.index === first.index + 1;
}

/** Characters of such a head. */
const LONGEST = 60;

function isHead(bullet: Bullet, next: Bullet | undefined, lexicon: Lexicon): boolean {
  if (isHanHead(bullet, next, lexicon)) return true;
  const name = bullet.text.split(/,\s/u)[0] ?? '';
  if (name.split(/\s+/u).length > MOST_WORDS || u`\p{Ll}{3}[.;:]$`.test(bullet.text)) return false;
  const { section } = bullet;
  const named =
    section === 'experience'
      ? opensList(bullet, next) || namesPost(name, lexicon)
      : section === 'education' && degreeScore(name, schoolMarks(lexicon)) > 0;
  return named && isDated(bullet, lexicon);
}

/** The dot of a timeline before a name in bold, with nothing but its dates below: "● Caffè Verdi" over "2018 – 2021". */
function isOnTimeline(bullet: Bullet, above: Bullet | undefined, lines: readonly Line[], lexicon: Lexicon): boolean {
  const [line, more] = bullet.lines;
  if (!line || more || !line.bold || (bullet.section !== 'experience' && bullet.section !== 'education')) return false;
  if (bullet.text.split(/\s+/u).length > MOST_WORDS) return false;
  // An item below others of its list says what was done, and the dates below it are of the next job.
  const last = above?.lines.at(-1);
  const alike = (above?.lines[0]?.mark === null) === (line.mark === null);
  if (alike && last?.index === line.index - 1 && Math.abs(last.box.x - line.box.x) < INDENT) return false;
  const below = lines[line.index + 1];
  if (below?.page !== line.page || below.column !== line.column) return false;
  const [range, other] = rangesIn(below.text, lexicon);
  // "• Caffè Verdi" over "(2018 – 2021) - Barista": the dates open the line of the post.
  const post = range?.isRange === true && range.index <= MARKED ? below.text.slice(range.index + range.length) : '';
  if (
    bullet.section === 'experience' &&
    !namesPost(line.text, lexicon) &&
    OPENS_POST.test(post) &&
    namesPost(post, lexicon)
  )
    return true;
  if (below.bold) return false;
  // "Acme S.r.l." and its dates at the other edge of one row, below the post.
  const [, beside, third] = below.cells;
  if (bullet.section === 'experience' && beside && !third && range?.isRange === true && beside.text.length - range.length <= 2 && beside.text.includes(range.text) && namesPost(line.text, lexicon)) return true; // prettier-ignore
  return range !== undefined && !other && below.text.length - range.length <= MOST_BESIDE;
}

const OPENS_POST = u`^\)?\s*[-–—:|]\s*\p{Lu}`;

/** A mark before bold letters larger than those below, as headings of a lower order have it: what was done is never set so. */
function isSetLarge({ lines: own, section }: Bullet, lines: readonly Line[]): boolean {
  const [first] = own;
  const below = lines[(own.at(-1)?.index ?? 0) + 1];
  if (!first?.bold || !below || (section !== 'experience' && section !== 'education')) return false;
  return below.page === first.page && below.column === first.column && first.size >= LARGER * below.size;
}

/** Times the letters below. */
const LARGER = 1.2;

/** The icon of a degree below its school: "🎓 Bachelor of Arts", of an icon font. */
function isMarkedDegree({ glyph, section, text }: Bullet, lexicon: Lexicon): boolean {
  if (section !== 'education' || glyph === null || !ICON.test(glyph) || text.split(/\s+/u).length > MOST_WORDS) return false;
  return degreeScore(text, schoolMarks(lexicon)) > 0;
} // prettier-ignore

const ICON = /^[\ue000-\uf8ff]/u;

/** Characters beside the dates: "da", "Stagioni estive", a duration. */
const MOST_BESIDE = 20;

/** "– 2014-2016" right below "– Técnico em Edificações" in the list of a school: an item of it like the degree. */
function isBelowDegree(
  { lines: [line], section, glyph }: Bullet,
  above: Bullet | undefined,
  lexicon: Lexicon,
): boolean {
  const before = above?.glyph === glyph ? above.lines.at(-1) : undefined;
  if (section !== 'education' || !line || before?.index !== line.index - 1) return false;
  return Math.abs(before.box.x - line.box.x) < INDENT && degreeScore(above?.text ?? '', schoolMarks(lexicon)) > 0;
}

/** A mark or an icon before dates that stand alone in their line: "📅 2020 – 2022", "• 2002 – 2006" over a degree. */
function isPeriod({ lines: [line], section }: Bullet, lexicon: Lexicon): boolean {
  if (!line || (section !== 'experience' && section !== 'education')) return false;
  const [range] = rangesIn(line.text, lexicon);
  if (!range || range.index > MARKED || !(range.isRange || range.end?.includes('-') === true)) return false;
  const rest = line.text.slice(range.index + range.length);
  // "📅 2011 – 2025 (Team Lead da aprile 2022)"
  return (rest.length <= MOST_BESIDE && !u`^[:：]?\s*\p{L}`.test(rest)) || /^\s?\([^()]{2,48}\)$/u.test(rest);
}

/** Characters of a mark and its blank. */
const MARKED = 3;

/** The calendar of an icon font before the dates of an entry: "{ 2020 – Ongoing ¦ + Liège". */
function areDates({ glyph, lines: [line] }: Bullet, lexicon: Lexicon): boolean {
  const text = line?.cells[0]?.text ?? '';
  if (glyph === null || MARK.test(glyph) || !text.startsWith(glyph)) return false;
  const own = text.slice(glyph.length).trim();
  const [range] = rangesIn(own, lexicon);
  return range?.index === 0 && range.length === own.length;
}

const LEAST_ON_LINE = 2;
const WITH_HEADS = ['experience', 'education'] as const;

/** Those farthest to the left. */
function outermost(bullets: readonly Bullet[]): readonly Bullet[] {
  const edge = Math.min(...bullets.map((bullet) => bullet.lines[0]?.box.x ?? Infinity));
  return bullets.filter((bullet) => (bullet.lines[0]?.box.x ?? Infinity) - edge < INDENT);
}

/** The outermost marks of a section where each stands before a name with its dates at the other edge, and nothing else there is dated: the dots of a timeline. */
function dotsOf(bullets: readonly Bullet[], lines: readonly Line[], lexicon: Lexicon): ReadonlySet<Bullet> {
  const dots = new Set<Bullet>();
  for (const kind of WITH_HEADS) {
    const own = bullets.filter(({ section }) => section === kind);
    const [first, last] = [own[0]?.lines[0], own.at(-1)?.lines.at(-1)];
    if (!first || !last) continue;
    const outer = outermost(own);
    if (outer.length < LEAST_ON_LINE || !outer.every((bullet) => isDated(bullet, lexicon))) continue;
    const listed = new Set(own.flatMap((bullet) => bullet.lines.map(({ index }) => index)));
    const between = lines.slice(Math.max(0, first.index - 2), last.index);
    if (between.some((line) => !listed.has(line.index) && rangesIn(line.text, lexicon).some(({ isRange }) => isRange)))
      continue;
    for (const bullet of outer) dots.add(bullet);
  }
  return dots;
}

/** Whether a mark stands before a name in bold that is dated, in its own line or the one below, with what was done there in plain letters. */
function isBoldHead({ lines: [first, second, ...rest], glyph }: Bullet, lexicon: Lexicon): boolean {
  if (!first?.bold || !second || glyph === null || ![second, ...rest].some(({ bold }) => !bold)) return false;
  if (first.text.split(/\s+/u).length > MOST_BOLD || !u`^\P{Ll}`.test(second.text)) return false;
  return [first, second].some(({ text }) => rangesIn(text, lexicon).some(({ isRange }) => isRange));
}

const MOST_BOLD = 12;

function faceOf({ cells }: Line): number | undefined {
  return cells[0]?.spans[0]?.font;
}

/** "• Verkäuferin, Muster GmbH" over "Emsau, März – August 2023" in another type: nothing but dates and where closes the item. */
function isOverDates({ lines: own }: Bullet, lines: readonly Line[], lexicon: Lexicon): boolean {
  const first = own[0];
  const last = first && own.length === 1 ? lines[first.index + 1] : own.at(-1);
  const above = own.length === 1 ? first : own.at(-2);
  // Words that wrap end in the type that the line above ends in.
  const wraps = above?.cells.at(-1)?.spans.at(-1)?.font === (last && faceOf(last));
  if (!first || last?.column !== first.column || own.length > 3 || wraps || faceOf(first) === faceOf(last))
    return false;
  const [range, more] = last.text.length <= LONGEST ? rangesIn(last.text, lexicon) : [];
  if (!range || more || !(range.isRange || range.end === 'present')) return false;
  const [before, behind] = [last.text.slice(0, range.index), last.text.slice(range.index + range.length)];
  return (before.length <= 1 || behind.length <= 1) && before.length + behind.length <= LONGEST_TOWN;
}

const LONGEST_TOWN = 28;

/** A pictogram whose sign is lost, or of an icon font. */
const PICTURE = /^[\ufffd\ue000-\uf8ff]/u;
const DATED_WITHIN = 3;

/** Whether a pictogram stands before a line of a head: one that closes with its date, or in bold over plain lines, one of the next dated. */
function isPicturedHead({ lines: [line, more] }: Bullet, lines: readonly Line[], lexicon: Lexicon): boolean {
  if (!line || more) return false;
  const [range] = rangesIn(line.text, lexicon);
  if (range && line.text.length - range.index - range.length <= 1) return true;
  const below = lines.slice(line.index + 1, line.index + 1 + DATED_WITHIN);
  return line.bold && below[0]?.bold === false && below.some(({ text }) => text.length <= LONGEST && rangesIn(text, lexicon).length > 0); // prettier-ignore
}

/** "📍 Palermo" right below "📅 2019 – 2021", whose signs are lost, and alone above a list of other marks: where or how one worked. */
function isPicturedNote(
  { glyph, text, lines: [line, more] }: Bullet,
  lines: readonly Line[],
  lexicon: Lexicon,
): boolean {
  if (glyph === null || !line || more || text.length > LONGEST_NOTE || !PICTURE.test(glyph)) return false;
  const [above, below] = [lines[line.index - 1]?.text ?? '', lines[line.index + 1]?.text ?? ''];
  return PICTURE.test(above) && !PICTURE.test(below) && rangesIn(above, lexicon).length > 0;
}

const LONGEST_NOTE = 40;

/** Those that a pictogram opens, where none goes on to the next: "📕 JEFA DE VENTAS" over the firm and its years. */
function picturedApart(bullets: readonly Bullet[]): readonly Bullet[] {
  const own = bullets.filter(({ glyph }) => glyph !== null && PICTURE.test(glyph));
  const apart = own.every(({ lines: [line] }, at) => line?.index !== (own[at - 1]?.lines.at(-1)?.index ?? -2) + 1);
  return apart ? own : [];
}

/** The outermost items of a section, or those with pictograms, where each of them is a head: "• **Acme 10/2014-12/2016**" over "**Cajera**" over what she did. */
function setAsHeads(bullets: readonly Bullet[], lines: readonly Line[], lexicon: Lexicon): ReadonlySet<Bullet> {
  if (isCjk(lexicon.language)) return new Set();
  return new Set(
    WITH_HEADS.flatMap((kind) => {
      const all = bullets.filter(({ section }) => section === kind);
      const [outer, pictured] = [outermost(all), picturedApart(all)];
      return [
        outer.length >= LEAST_ON_LINE &&
        (outer.every((bullet) => isBoldHead(bullet, lexicon)) ||
          outer.every((bullet) => isOverDates(bullet, lines, lexicon)))
          ? outer
          : [],
        pictured.length >= LEAST_ON_LINE && pictured.every((bullet) => isPicturedHead(bullet, lines, lexicon)) ? pictured : [], // prettier-ignore
      ].flat();
    }),
  );
}

/** The items without those that are heads, or their dates. */
export function withoutListedHeads(
  bullets: readonly Bullet[],
  lines: readonly Line[],
  lexicon: Lexicon,
): readonly Bullet[] {
  const dots = dotsOf(bullets, lines, lexicon);
  const heads = setAsHeads(bullets, lines, lexicon);
  return bullets.filter(
    (bullet, at) =>
      !heads.has(bullet) &&
      (isBelowDegree(bullet, bullets[at - 1], lexicon) ||
        (!isPicturedNote(bullet, lines, lexicon) &&
          !isPeriod(bullet, lexicon) &&
          !areDates(bullet, lexicon) &&
          !dots.has(bullet) &&
          !isMarkedDegree(bullet, lexicon) &&
          !isSetLarge(bullet, lines) &&
          !isHead(bullet, bullets[at + 1], lexicon) &&
          !isOnTimeline(bullet, bullets[at - 1], lines, lexicon))),
  );
}
