/** List items: lines that open with a glyph, with the lines that carry them on. */
import { u } from '../../../resume/patterns.ts';
import type { SectionKind } from '../../../resume/report.ts';
import type { FieldRole } from '../../lexicons/field-labels.ts';
import { isCjk } from '../../../resume/language.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { isCapital } from '../sections/heading-text.ts';
import { carriesOn, fullLines, hangsGlyphs, wrappedLines, wrapsBelowGlyph } from './carried-lines.ts';
import { fieldOf, fieldRole, isLongLabel, labelledNote } from '../entries/fields.ts';
import { isHanFieldItem, tellsOfFirm } from '../han/han-asides.ts';
import { isHanEmployer, marksOfHeads } from '../han/han-employers.ts';
import { hanRole } from '../han/han-fields.ts';
import { namesHanEmployer } from '../han/han-pieces.ts';
import { itemsBelowLabels } from '../han/han-listed-facts.ts';
import { listsTools, namesInnerList } from './inner-lists.ts';
import { besideDuties } from './label-items.ts';
import { numbersInOrder } from './numbers-in-order.ts';
import { recalled } from '../text/once.ts';
import type { Bullet, Line, Section } from '../reading.ts';

/** Bullets of word processors, TeX, browsers and icon fonts (Symbol and Wingdings keep theirs in the private use area); "»Titel«" is quoted, as German does. */
const GLYPH = u`^(?:»(?!\p{L}[^»]{0,160}«)|[•●○◎▪▫■□◦‣⁃∙⋅·◆◇♦❖➢➤►▸▶▻›✓✔✦★☆→⇒⟶※*\u2660-\u2667\u26aa-\u26ac\u2705\u2713-\u274b\u274d-\u2752\u2756-\u2767\u2794-\u27be\u29be\u29bf\u2b1b-\u2b58]|[-–—−>](?=\s)|(?:[=–-]{1,2}>|>>)(?=\s)|[-–](?=\p{Lu}\p{Ll}{2})|[-–−](?=[\u3040-\u30ff\u4e00-\u9fff])(?!-?(?:現在|现在|今|至|迄|目前|平成|令和|昭和|民))|[\uf0a7\uf0b7\uf0d8\uf076\uf0fc\uf02d]|\ufffd(?=\s)|[\ue000-\uf8ff](?=\s)|[\u0001-\u001f\u0080-\u009f](?=\s?\S)|o(?=\s\p{Lu})|・)\s*`;
/** "1.", "(2)", "①", "❸" open items as well, but only inside sections where they repeat. */
const NUMBERED = /^(?:\(?\d{1,2}[.)、)](?![aoªº](?:\s|$))|[a-h]\)(?=\s)|[①-⑳❶-❿➀-➓])\s*(?=[^\d\s])(?!の)/u;

const DASH = /^[–—]$/u;

export interface OpenedLine {
  readonly glyph: string | null;
  readonly text: string;
  /** Beside the label of its list. */
  readonly beside?: boolean;
}

/** A letter of another font before the words: symbol fonts whose glyphs come out as "f", "v", "§" or "Ø"; or a sign that is typed: "+ Carré de 12 tables". */
function symbolOf(line: Line): string | null {
  const typed = u`^[+~=×¤÷\\/^_]+(?=\s+\p{L})`.exec(line.text)?.[0];
  if (typed !== undefined) return typed;
  const [first, second] = line.cells.flatMap((cell) => cell.spans);
  if (!first || !second || first.font === second.font || Array.from(first.text.trim()).length !== 1) return null;
  return u`[\p{L}\p{S}\p{P}]`.test(first.text) && line.text.startsWith(`${first.text.trim()} `)
    ? first.text.trim()
    : null;
}

/** Such letters are bullets where they open this many lines. */
const REPEATED = 3;

export function symbolBullets(lines: readonly Line[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const line of lines) {
    const symbol = symbolOf(line);
    if (symbol !== null) counts.set(symbol, (counts.get(symbol) ?? 0) + 1);
  }
  return new Set([...counts].filter(([, count]) => count >= REPEATED).map(([symbol]) => symbol));
}

/** Stands for a marker that is drawn and not written. */
const DRAWN = '•';

const LABELLED = u`^([\p{L}/]{2,6})\s?[:：]\s?(?=1[.)、)]|[(（]1[)）]|①)`;

/** "Tâches : - Réception des marchandises". */
const LISTED = u`^(\p{Lu}[\p{L}\s'’]{3,40}?)\s?:\s(?=[-–—•●▪◦‣·*➢►✓]\s?\S)`;

/** "工作描述：1、负责…", "Tâches : - Réception": the first item behind the label of its list. */
function inlineItem(text: string): OpenedLine | null {
  const [opening, duties] = LISTED.exec(text) ?? [];
  if (opening !== undefined && duties !== undefined)
    return fieldRole(duties) === 'duties' ? openingOf(text.slice(opening.length)) : null;
  const [whole, label] = LABELLED.exec(text) ?? [];
  return whole !== undefined && label !== undefined && hanRole(label) === 'aside'
    ? openingOf(text.slice(whole.length))
    : null;
}

/** Like `openingOf`, of a line whose fonts are known. */
function lineOpening(line: Line, above: Line | undefined, symbols: ReadonlySet<string>): OpenedLine {
  const plain = openingOf(line.text);
  const [label, ...rest] = line.cells;
  if (rest[0] && openingOf(rest[0].text).glyph !== null) {
    const duties = besideDuties(line, above);
    if (duties !== null) return { ...openingOf(duties), beside: true };
  }
  // "工作內容 ¦ 1. 規劃…": the first item beside the label of its list.
  if (plain.glyph === null && label && rest.length > 0 && hanRole(label.text) === 'aside')
    return openingOf(rest.map(({ text }) => text).join(' '));
  const item = plain.glyph === null ? inlineItem(line.text) : null;
  if (item) return item;
  if (plain.glyph === null && line.mark) return { glyph: DRAWN, text: line.text };
  const symbol = plain.glyph === null ? symbolOf(line) : null;
  return symbol !== null && symbols.has(symbol)
    ? { glyph: symbol, text: line.text.slice(symbol.length).trim() }
    : plain;
}

/** A pictogram that no font has a letter for, and another within the line: "📍 Braga | 📅 2019 – 2021" is no item. */
const PICTURED = /^[\ue000-\uf8ff\ufffd]\s[^\ue000-\uf8ff\ufffd]{2,60}[|\s][\ue000-\uf8ff\ufffd]\s/u;

/** Splits a line into its bullet glyph and the rest. */
export const openingOf = recalled((text): OpenedLine => {
  const match = PICTURED.test(text) ? null : GLYPH.exec(text);
  // "– 2015)" ends a date of the line above.
  if (match && match[0].length < text.length && !/^\d{4}\)?[.,]?$/.test(text.slice(match[0].length)))
    return { glyph: match[0].trim(), text: text.slice(match[0].length).trim() };
  const numbered = NUMBERED.exec(text);
  if (numbered && numbered[0].length < text.length) return { glyph: '1.', text: text.slice(numbered[0].length).trim() };
  return { glyph: null, text };
});

const HALVED = /^(?:und|oder|bzw\.?|sowie|u\.|bis|and|or|et|ou|y|o|e)\s/u;

export function joinLines(parts: readonly string[]): string {
  return parts.reduce((text, part) => {
    if (text === '') return part;
    // "E-" over "commerce"
    if (u`(?<!\p{L})\p{Lu}-$`.test(text)) return text + part;
    // "CNC-" over "Drehen", "Saint-Laurent-" over "des-Prés": a compound keeps its hyphen.
    if (u`\p{L}-$`.test(text) && u`^(?:\p{Lu}|(?:des?|du|la|les?|l[eè]s|sur|sous|en|aux?|et)-)`.test(part)) return text + part; // prettier-ignore
    // "Kranken-" over "und Altenpflege" is the half of a compound.
    if (u`[\p{L}]-$`.test(text) && u`^\p{Ll}`.test(part) && !HALVED.test(part)) return text.slice(0, -1) + part;
    const cjk =
      /[\u3040-\u30ff\u3400-\u9fff、。，；：）]$/u.test(text) ||
      /^[\u3040-\u30ff\u3400-\u9fff、。，；：（]/u.test(part);
    return cjk || breaksYear(text, part) ? text + part : `${text} ${part}`;
  }, '');
}

/** "2019年10月～202" over "2年3月": word processors break within figures where no blank parts the words. */
function breaksYear(text: string, part: string): boolean {
  const [begun, rest] = [/(?<!\d)\d{1,3}$/.exec(text)?.[0], /^\d{1,3}(?=\s?[年./])/u.exec(part)?.[0]];
  return begun !== undefined && rest !== undefined && /^(?:19|20)\d{2}$/.test(begun + rest);
}

/** A date, a duration or a place set at the far right of an item's line belongs to the entry, not to the item. */
const NOTE_CHARACTERS = 34;

/** Cells of a list item's line that are its own; what stands apart at the right is told separately. */
function ownCells(line: Line): { readonly text: string; readonly note: string | null } {
  const last = line.cells.at(-1);
  const worded = line.cells.filter((cell) => u`[\p{L}\p{N}]{2}|\p{L}\.\p{L}`.test(cell.text)).length;
  if (!last || worded < 2 || last.text.length > NOTE_CHARACTERS || openingOf(last.text).glyph !== null)
    return { text: line.text, note: null };
  const text = line.cells
    .slice(0, -1)
    .map((cell) => cell.text)
    .join(' ');
  return { text, note: last.text };
}

export const ownText = (line: Line): string => ownCells(line).text;

/** What stands apart at the right end of an item's first line: often the dates of its entry. */
export function noteBeside(line: Line): string | null {
  return ownCells(line).note;
}

const HEAD_FIELDS: ReadonlySet<FieldRole> = new Set(['title', 'organisation', 'dates', 'degree', 'school']);

/** The icon of a link before the address that it opens. */
function isIconOfAddress({ glyph, text }: OpenedLine): boolean {
  return glyph !== null && /[\ue000-\uf8ff]/u.test(glyph) && /^(?:https?:\/\/|www\.)\S+$|^\S+@\S+$/iu.test(text);
}

/** Whether a numbered line is an employer over the fields of a form: "1. ACME S.A.C." over "Cargo : …". Some field may stand between. */
function isHeadOfFields(line: Line, following: readonly Line[]): boolean {
  if (line.cells.length > 1 || !(line.bold || isCapital(line.text)) || fieldOf(line) !== null) return false;
  const [first, second] = following;
  if (!first || NUMBERED.test(first.text)) return false;
  const heads = (below: Line | undefined): boolean => below !== undefined && HEAD_FIELDS.has(fieldOf(below)?.role ?? 'other'); // prettier-ignore
  return heads(first) || ((fieldOf(first) ?? labelledNote(first)) !== null && heads(second));
}

/** "• Empresa: Acme – 2016" or "• ACME" over "Cargo: Cajera", which has no mark: what opens a form of fields is no item of a list. */
function opensForm(line: Line, { glyph }: OpenedLine, next: Line | undefined, below: OpenedLine | undefined, section: SectionKind | undefined): boolean {
  if (glyph === null || !next || below?.glyph !== null || !isHeadField(next, section)) return false;
  return isHeadField(line, section) || isHeadOfFields(line, [next]);
} // prettier-ignore

/** "Cargo: Cajera" below "• Acme – 2013 a 2014". */
function isHeadField(line: Line, section: SectionKind | undefined): boolean {
  return section === 'experience' && HEAD_FIELDS.has(fieldOf(line)?.role ?? 'other');
}

/** Where a list may hold what a form asks of each entry. */
const WITH_FIELDS: ReadonlySet<SectionKind> = new Set(['experience', 'projects', 'education']);

/** "Esperienze ¦ • Cuoca, Acme": of a heading beside the first item of its list, that item. */
function withBesideHeadings(lines: readonly Line[], sections: readonly Section[], headed: ReadonlySet<number>): { readonly lines: readonly Line[]; readonly headingLines: ReadonlySet<number> } {
  const beside = new Map<number, Line>();
  for (const { heading, lines: [first] } of sections)
    if (first && first.index === heading.line.index && first !== heading.line && openingOf(first.text).glyph !== null) beside.set(first.index, first);
  if (beside.size === 0) return { lines, headingLines: headed };
  const headingLines = new Set([...headed].filter((index) => !beside.has(index)));
  return { lines: lines.map((line) => beside.get(line.index) ?? line), headingLines };
} // prettier-ignore

/** In Japanese and Chinese, by the headings of the sections of jobs. */
function marksOfJobs(sections: readonly Section[], lines: readonly Line[], openings: readonly OpenedLine[], lexicon: Lexicon): ReadonlyMap<unknown, ReadonlySet<string>> {
  if (!isCjk(lexicon.language)) return new Map();
  const opened = new Map(lines.map(({ index }, at) => [index, openings[at]] as const));
  const jobs = sections.filter(({ kind }) => kind === 'experience');
  const marksIn = (own: Section): ReadonlySet<string> => {
    const marks = marksOfHeads(own.lines.flatMap(({ index }) => opened.get(index) ?? []), lexicon);
    return headsNumbered(own.lines, opened, lexicon) ? new Set([...marks, '1.']) : marks;
  };
  return new Map(jobs.map((own) => [own.heading, marksIn(own)]));
} // prettier-ignore

/** "**1. 海州冷链物流有限公司 司机**" over a list in plain letters: numbers in bold that open employers, whatever their dates. */
function headsNumbered(lines: readonly Line[], opened: ReadonlyMap<number, OpenedLine | undefined>, lexicon: Lexicon): boolean {
  const glyphOf = ({ index }: Line): string | null => opened.get(index)?.glyph ?? null;
  const numbered = lines.filter((line) => glyphOf(line) === '1.');
  const listed = lines.some((line) => !line.bold && glyphOf(line) !== null && glyphOf(line) !== '1.');
  return listed && numbered.length > 1 && numbered.every(({ bold }) => bold) && numbered.some(({ index }) => namesHanEmployer(opened.get(index)?.text ?? '', lexicon));
} // prettier-ignore

export function bulletsOf(
  all: readonly Line[],
  sections: readonly Section[],
  headed: ReadonlySet<number>,
  lexicon: Lexicon,
): Bullet[] {
  const { lines, headingLines } = withBesideHeadings(all, sections, headed);
  const sectionOf = new Map<number, Section>();
  for (const section of sections)
    for (const line of section.lines) if (!sectionOf.has(line.index)) sectionOf.set(line.index, section);
  const symbols = symbolBullets(lines);
  const opened = lines.map((line, at) => lineOpening(line, lines[at - 1], symbols));
  const openings = isCjk(lexicon.language) ? numbersInOrder(lines, opened, lexicon) : opened;
  const numbered = openings.filter((opening) => opening.glyph === '1.').length;
  // "— Curriculum Embedded Systems" goes on with the degree above where no other line opens with a dash.
  const lonely = openings.filter(({ glyph }) => glyph !== null && DASH.test(glyph)).length === 1;
  // Of employers with numbers in bold, one may tell nothing by its name.
  const employersNumbered = lines.some(
    (line, at) => line.bold && openings[at]?.glyph === '1.' && isHanEmployer(openings[at]),
  );
  const heading = marksOfJobs(sections, lines, openings, lexicon);
  const labelled = isCjk(lexicon.language) ? itemsBelowLabels(lines, (_, at) => openings[at]?.glyph !== null) : null;
  const isFull = fullLines(lines);
  const wraps = hangsGlyphs(lines, (_, at) => openings[at]?.glyph !== null) ? null : wrappedLines(lines);
  const bullets: Bullet[] = [];
  for (let i = 0; i < lines.length; i += 1) {
    const first = lines[i] as Line;
    const opening = openings[i] as OpenedLine;
    if (
      opening.glyph === null ||
      (lonely && DASH.test(opening.glyph)) ||
      first.running ||
      headingLines.has(first.index) ||
      isHanEmployer(opening) ||
      heading.get(sectionOf.get(first.index)?.heading)?.has(opening.glyph) === true ||
      isIconOfAddress(opening) ||
      (opening.glyph === '1.' && first.bold && employersNumbered) ||
      // "2023年度 売上4.2億円" below "【実績】" was reached.
      (labelled?.get(first.index) !== 'deed' && tellsOfFirm(opening.text)) ||
      (WITH_FIELDS.has(sectionOf.get(first.index)?.kind ?? 'summary') &&
        (isHanFieldItem(opening.text, lexicon) || (lexicon.language === 'ja' && listsTools(opening.text)))) ||
      // Forms set a dot before their labels: "• Date (da – a) ¦ 2019".
      isLongLabel(first) ||
      (first.cells.length > 1 && !opening.beside && fieldOf(first) !== null && !LISTED.test(first.text)) ||
      opensForm(first, opening, lines[i + 1], openings[i + 1], sectionOf.get(first.index)?.kind) ||
      // And a number: "1) Empresa: Segurança Forte".
      (opening.glyph === '1.' && HEAD_FIELDS.has(fieldOf(first)?.role ?? 'other')) ||
      (opening.glyph === '1.' && (numbered < 2 || isHeadOfFields(first, lines.slice(i + 1, i + 3))))
    )
      continue;
    const own: Line[] = [first];
    for (let next = lines[i + 1]; next; next = lines[i + own.length]) {
      const last = own.at(-1) as Line;
      if (
        headingLines.has(next.index) ||
        next.running ||
        openings[i + own.length]?.glyph !== null ||
        (u`^\p{Lu}`.test(next.text) && isHeadField(next, sectionOf.get(next.index)?.kind)) ||
        !(
          carriesOn(first, last, next, isFull) ||
          (wraps?.(last, next) === true &&
            wrapsBelowGlyph(first, last, next, lines.slice(i + own.length + 1, i + own.length + 3)))
        )
      )
        break;
      own.push(next);
    }
    const opened = openingOf(ownCells(first).text);
    const words = opened.glyph === null || opening.beside ? opening.text : opened.text;
    bullets.push({
      text: joinLines([words, ...own.slice(1).map((line) => ownCells(line).text)]),
      lines: own,
      glyph: opening.glyph,
      section: sectionOf.get(first.index)?.kind ?? null,
      ...((labelled?.get(first.index) === 'fact' ||
        (own.length === 1 && namesInnerList(first, opening, lines[i + 1], openings[i + 1]))) && {
        names: true as const,
      }),
    });
    i += own.length - 1;
  }
  return bullets;
}
