/** Whether a line below running text goes on with it. */
import { u } from '../../../resume/patterns.ts';
import type { FieldRole } from '../../lexicons/field-labels.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { isCjk } from '../../../resume/language.ts';
import { rangesIn, type FoundRange } from '../dates/dates.ts';
import { hanPieces, namesHanEmployer } from '../han/han-pieces.ts';
import type { Item } from './entry-items.ts';
import { fieldOf } from './fields.ts';
import { namesPost } from '../heads/headers.ts';
import { isClosedName } from '../heads/legal-forms.ts';
import type { Line } from '../reading.ts';

/** Sentences of Japanese without a full stop. */
export const DONE = /(?:を(?:担当|経験|実施|支援|運営|推進|主導|行う)|に(?:従事|携わる))$/u;

/** "Jefe inmediato: Sr. Pérez": nothing goes on behind the value of a label that leaves room in its line. */
export function isShortField({ field, line }: Pick<Item, 'field' | 'line'>): boolean {
  return (field?.role === 'other' || field?.role === 'place') && line.text.length < SHORT_FIELD;
}

const SHORT_FIELD = 60;

/** "Staffel 3 (2022/23), Spot für Almdrink (2021)" in a list of works. */
function isBracketed({ text }: Line, { index, length }: FoundRange): boolean {
  return index > 1 && text[index - 1] === '(' && text[index + length] === ')' && /^\),\s/u.test(text.slice(index + length));
} // prettier-ignore

/** "株式会社なぎさ製作所" over "期間：2011年4月～2015年3月", "云帆家具厂" over "2017年1月 - 2020年2月 工人": a firm and nothing else, above where a period opens. */
function isHanFirmOver(prose: Line, { text }: Line, next: Line, lexicon: Lexicon): boolean {
  if (text.length > LONGEST_FIRM || /[。、:：,，]/u.test(text)) return false;
  // "販売スタッフ" over "株式会社なぎさ" behind a sentence.
  if (ENDED.test(prose.text) && next.text.length <= LONGEST_FIRM && namesHanEmployer(next.text, lexicon) && isPostAlone(text, lexicon)) return true; // prettier-ignore
  const [range] = rangesIn(next.text, lexicon);
  if (range?.isRange !== true || !/^(?:[^\d\s:：]{1,8}[:：])?\s?$/u.test(next.text.slice(0, range.index))) return false;
  const room = ENDED.test(prose.text) || prose.text.length < FULL;
  return room && namesHanEmployer(text, lexicon);
}

/** Characters. */
const LONGEST_FIRM = 30;

/** See `HanPiece.post`. */
const POST = 2;

function isPostAlone(text: string, lexicon: Lexicon): boolean {
  const pieces = hanPieces([text], lexicon);
  return pieces.some(({ post }) => post >= POST) && pieces.every(({ post, department }) => post >= POST || department);
}

/** "Assistentin | Universität Acme" over a line of dates, behind a sentence that has ended. */
export function opensBelow(
  prose: Line,
  line: Line,
  next: Line | undefined,
  lexicon: Lexicon,
  all: readonly Line[] = [],
): boolean {
  const [first] = all;
  if (opensForm(line, next, all)) return true;
  if (next && isCjk(lexicon.language) && isHanFirmOver(prose, line, next, lexicon)) return true;
  if (!ENDED.test(prose.text) || !u`^[\p{Lu}\p{Lo}ー]`.test(line.text) || !next) return false;
  const asFirst = first !== undefined && opensAs(first, line) && !opensAs(prose, line);
  if (!asFirst && !namesPost(line.text, lexicon)) return false;
  const [range] = rangesIn(next.text, lexicon);
  if (asFirst && range?.isRange === true && range.index <= SINCE) return true;
  return range?.isRange === true && range.index === 0 && next.text.length - range.length <= SHORT_NOTE;
}

/** "Tecelagem Acme" over "Período: …", where the first line of the section stands over the same label. */
function opensForm({ text, cells }: Line, next: Line | undefined, [first, second]: readonly Line[]): boolean {
  if (!first || !second || !next || cells.length > 1 || !u`^\p{Lu}[^.:;]{2,60}$`.test(text)) return false;
  const role = fieldOf(first) ? undefined : fieldOf(second)?.role;
  return role !== undefined && HEADING.has(role) && fieldOf(next)?.role === role;
}

const HEADING: ReadonlySet<FieldRole> = new Set(['dates', 'title']);

/** Whether two lines begin in one typeface, and go on in another. */
function opensAs(a: Line, b: Line): boolean {
  const [own, other] = [a, b].map(({ cells }) => cells[0]?.spans ?? []);
  return own?.[0]?.font === other?.[0]?.font && other?.some(({ font }) => font !== other[0]?.font) === true;
}

/** Characters before a period: "De", "from". */
const SINCE = 5;
const ENDED = /[.!?。！？]$/u;
/** Characters behind the dates: "80 %". */
const SHORT_NOTE = 12;

/** "2012)." below "… del sito aziendale (Gennaio 2008 – Dicembre": the line closes the bracket that the line above left open. */
export function closesBracket({ line, role }: Item, { text, page }: Line): boolean {
  if (role === 'dated' || line.page !== page || !/\([^()]*$/u.test(line.text.slice(-120))) return false;
  return /^[^()]{1,60}\)[.;,]?(?:\s|$)/u.test(text);
}

/** "◆ 海州机床厂" begins something of its own. */
const OPENS = /^[・■◆◇□▍▌◎★●○▶]/u;

/** The short last line of a paragraph. */
export function continuesProse(prose: Line, line: Line): boolean {
  // A sentence that has ended goes on in no row of cells.
  const ended = line.cells.length > 1 && prose.text.endsWith('。');
  return (
    !ended &&
    !line.bold &&
    !OPENS.test(line.text) &&
    !DONE.test(prose.text) &&
    line.page === prose.page &&
    line.size === prose.size &&
    prose.baseline - line.baseline < 1.7 * line.size &&
    Math.abs(line.box.x - prose.box.x) < 3
  );
}

/** Lines of a paragraph, at the least; shorter ones may be heads that wrap. */
const PARAGRAPH = 3;
/** Characters of a line that fills its column. */
const FULL = 45;
/** The last words of a sentence: "e métodos ágeis."; a town that a full stop closes, "Lyon, France.", is none. */
const SENTENCE_END = u`\s\p{Ll}{4,}\.$`;

/** Two lines that are one sentence of what was done, below a head that has told the post. */
function isSentence([first, last, more]: readonly Line[], lexicon: Lexicon): boolean {
  if (!first || !last || more || first.text.length < FULL || !SENTENCE_END.test(last.text)) return false;
  return !namesPost(first.text.split(/[,.:–—|(]|\s-\s/u)[0] ?? '', lexicon);
}

/** Characters of a line that its own column shows to be full, however narrow. */
const NARROW = 32;

/** Where the single cells end that begin where this one does. */
function edgeOf({ page, column, box }: Line, lines: readonly Line[]): number {
  const beside = lines.filter((line) => line.page === page && line.column === column && Math.abs(line.box.x - box.x) < 3); // prettier-ignore
  return beside.reduce((most, line) => Math.max(most, line.box.x + line.box.width), 0);
}

const LABELLED = u`^\p{Lu}\p{L}{4,24}\s?:\s`;

/** Whether a line had to break where it did: the first word below would not have fitted. What a legal form or a number closes is a name. */
function isBrokenAt({ text, box }: Line, below: Line, edge: number, lexicon: Lexicon): boolean {
  // A period is told where an entry begins.
  if ([text, below.text].some((own) => rangesIn(own, lexicon).some(({ isRange }) => isRange))) return false;
  const [name = ''] = text.split(', ', 1);
  if (text.length < NARROW || !u`[\p{Ll},;.-]$`.test(text) || isClosedName(text) || isClosedName(name)) return false;
  // "Prüfungszeugnis: gut" below it says something of its own.
  if (LABELLED.test(below.text)) return false;
  const word = /^\S+/u.exec(below.text)?.[0].length ?? 0;
  return box.x + box.width + ((word + 1) * below.box.width) / Math.max(1, below.text.length) > edge;
}

/** "dal 2019 al 2021: …", "a.s. 2019/2020: …" */
function opensPeriod({ text }: Line, lexicon: Lexicon): boolean {
  if (!/\d/.test(text.slice(0, OPENING))) return false;
  const [range] = rangesIn(text.slice(0, 3 * OPENING), lexicon);
  return (
    range?.isRange === true && range.index < OPENING && /^\s?[:–—-]\s/u.test(text.slice(range.index + range.length))
  );
}

/** Characters. */
const OPENING = 20;

/** "Malharia Hort - de 2016 até hoje. Costureira. …": a name and its period, whatever runs on behind them. */
function opensDated({ text }: Line, lexicon: Lexicon): boolean {
  const opening = text.slice(0, LONGEST_OPENING);
  if (!/\d/.test(opening)) return false;
  const [range] = rangesIn(opening, lexicon);
  if (range?.isRange !== true || !DASHED.test(text.slice(0, range.index))) return false;
  return /^\)?[.:]\s/u.test(text.slice(range.index + range.length));
}

const LONGEST_OPENING = 110;
const DASHED = u`^\p{Lu}[^:;]{2,70}\s(?:[–—-]|\()\s?(?:\p{L}{2,5}\s)?$`;

/** The lines of paragraphs told by how they wrap, since in a narrow column no line is long: each but the last is full and goes on in a small letter or behind a comma, or could not have held one word more. */
export function wrappedProse(lines: readonly Line[], lexicon: Lexicon): ReadonlySet<number> {
  const found = new Set<number>();
  let run: Line[] = [];
  const close = (): void => {
    if (run.length >= PARAGRAPH || isSentence(run, lexicon)) for (const { index } of run) found.add(index);
    run = [];
  };
  for (const line of lines) {
    const before = run.at(-1);
    const goesOn =
      before !== undefined &&
      continuesProse(before, line) &&
      ((before.text.length >= FULL &&
        (u`^\p{Ll}`.test(line.text) || before.text.endsWith(',')) &&
        !opensPeriod(line, lexicon)) ||
        isBrokenAt(before, line, edgeOf(line, lines), lexicon));
    if (!goesOn) close();
    if (run.length === 0 && opensDated(line, lexicon)) continue;
    if (line.cells.length === 1 && !line.bold && line.mark === null) run.push(line);
    else close();
  }
  close();
  return found;
}

/** "de 2004." below "… das linhas a partir", "técnico em Química (2020 a 2022)." below "Coordenadora do curso": the end of a sentence on what was done. */
function endsSentence(prose: Line, { text, cells }: Line, { index }: FoundRange): boolean {
  return cells.length === 1 && index > 0 && u`^\p{Ll}.*\.$`.test(text) && !/[.!?:;]$/u.test(prose.text);
}

/** Whether a line with a date goes on with what was done above it. */
export function continuesDated(prose: Line, line: Line, range: FoundRange): boolean {
  return (isBracketed(line, range) || endsSentence(prose, line, range)) && continuesProse(prose, line);
}

/** "Operador, depois chefe de linha (desde 1995)" */
const THEN = u`(?:,|;|\s[–—/])\s(?:(?:e|y|et|und|and)\s)?(?:depois|luego|después|más tarde|mais tarde|poi|in seguito|puis|ensuite|then|later|dann|danach|später)\s[^,;()]{3,60}[\s(]$`;
const CLOSED = /^\)?\.?$/u;

/** Characters of a line that is a sentence; words before a date within it. */
const SENTENCE = 85;
const BEFORE = 30;

/** "Responsable del diseño del manual 2010–2011 del plan de obras y de su …": a date that words run into at both sides, far within a long line. */
export function isAmid({ text, cells, bold }: Line, { index, length }: FoundRange): boolean {
  if (text.length <= SENTENCE || cells.length > 1 || bold || index < BEFORE) return false;
  return u`\p{Ll}\s$`.test(text.slice(0, index)) && u`^\s\p{Ll}{2,}\s\S+\s`.test(text.slice(index + length));
}

/** "Receptionist, from 2011 shift leader" below the whole period of the job: since when it was more, and no job of its own. */
export function isRiseWithin(above: Item | undefined, { text, cells }: Line, { index, length, start, end }: FoundRange): boolean {
  const whole = above?.role === 'dated' ? above.range : null;
  if (!whole?.isRange || whole.start === null || start === null || end !== 'present' || cells.length > 1) return false;
  const then = THEN.test(text.slice(0, index)) && CLOSED.test(text.slice(index + length));
  const amid = then || u`\p{L}{3}(?:,|;|\s[–—(]|\s\/)\s?$`.test(text.slice(0, index)) && u`^\s\p{L}{3}`.test(text.slice(index + length));
  return amid && whole.start.slice(0, 4) <= start.slice(0, 4) && (whole.end === 'present' || start.slice(0, 4) <= (whole.end ?? '').slice(0, 4));
} // prettier-ignore
