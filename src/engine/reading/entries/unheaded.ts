/** Jobs of a resume that has no heading above them, or one that nobody knows. */
import { u } from '../../../resume/patterns.ts';
import type { SectionKind } from '../../../resume/report.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { SIDE_HEADINGS } from '../../lexicons/side-headings.ts';
import { emailIn, urlsIn } from '../contacts/addresses.ts';
import { openingOf } from '../items/bullets.ts';
import { rangesIn } from '../dates/dates.ts';
import { key, keysOf } from '../text/fold.ts';
import { BEGINS, ENDS, isFormTable, partedRows, rowOf } from './form-rows.ts';
import { LEGAL } from '../han/han-scores.ts';
import { namesPost } from '../heads/headers.ts';
import { isCapital, upToComma } from '../sections/heading-text.ts';
import { isDocumentTitle } from '../names/document-titles.ts';
import { addressOf } from '../contacts/postal.ts';
import type { Heading, Line, Section } from '../reading.ts';

/** Sections whose dates are no jobs'. */
const OTHERS: ReadonlySet<SectionKind> = new Set([
  'education',
  'projects',
  'volunteering',
  'publications',
  'awards',
  'certifications',
  'references',
]);
/** Lines of a head above its date, or below. */
const NEAR = 2;
const LONGEST = 160;
const LONGEST_HEAD = 90;
/** Lines from a heading that nobody knows down to the first dated head below it. */
const FAR = 12;
/** Points within which left edges are one. */
const SAME_EDGE = 3;

function isContact(line: Line, lexicon: Lexicon): boolean {
  const { text } = line;
  if (emailIn(text) || urlsIn(text).length > 0) return true;
  return /\d(?:[\s().-]?\d){7,}/u.test(text.replace(/(?:19|20)\d\d/gu, ' ')) || addressOf(text, lexicon);
}

function isHead(line: Line | undefined): boolean {
  return (
    line !== undefined && line.text.length <= LONGEST_HEAD && openingOf(line.text).glyph === null && line.mark === null
  );
}

/** "2012 – heute Dozentin, Institut für …": what opens a line of a whole width is its period, and then a post. */
function opensDated(line: Line, said: string, lexicon: Lexicon): boolean {
  if (said === line.text || said.length > LONGEST_HEAD || openingOf(line.text).glyph !== null) return false;
  return rangesIn(said, lexicon)[0]?.index === 0 && namesPost(said, lexicon);
}

/** The nearest line above that is set as a heading below the first one is, whose words nobody knows: "Where I have been". */
function oddHeadAbove(at: number, lines: readonly Line[], headings: readonly Heading[]): Line | null {
  const models = headings.map(({ line }) => line).filter((line) => line.cells.length === 1);
  const marked = new Set(headings.map(({ line }) => line.index));
  for (let index = at - 1; index > 0 && at - index <= FAR; index -= 1) {
    const line = lines[index];
    if (!line || marked.has(index)) return null;
    if (line.cells.length > 1 || !isHead(line) || /[\d@:：]/u.test(line.text)) continue;
    const alike = models.some(
      (model) =>
        Math.abs(model.size - line.size) < 0.4 &&
        model.bold === line.bold &&
        model.column === line.column &&
        isCapital(model.text) === isCapital(line.text) &&
        Math.abs(model.box.x - line.box.x) < SAME_EDGE,
    );
    if (alike) return headings.some((heading) => heading.line.index < index) ? line : null;
  }
  return null;
}

/** The sections without the lines that jobs under a heading of nobody's knowledge hold. */
export function withoutUnheaded(sections: readonly Section[], unheaded: readonly Section[]): readonly Section[] {
  const taken = new Set(unheaded.flatMap(({ heading, lines }) => [heading.line, ...lines].map((line) => line.index)));
  if (taken.size === 0) return sections;
  return sections.map((section) =>
    section.lines.some((line) => taken.has(line.index))
      ? { ...section, lines: section.lines.filter((line) => !taken.has(line.index)) }
      : section,
  );
}

/** Rows of licences, which a form lists as it lists schools and firms. */
const LICENCE = /合格|免許|資格|検定|講習|認定|取得/u;
/** "1975年：海辺県生まれ" opens a life told in rows. */
const BORN = /生まれ|出生$|に誕生/u;
const LEAST_TOLD = 4;

/** Schools and firms of a Japanese form whose table nobody headed. */
function unheadedForm(lines: readonly Line[], headings: readonly Heading[]): Section[] {
  const marked = new Set(headings.map(({ line }) => line.index));
  const rows = lines.flatMap((line) => (line.running || marked.has(line.index) ? [] : (rowOf(line) ?? [])));
  const own = rows.filter(({ text }) => !LICENCE.test(text) && !BORN.test(text));
  const told = own.filter(({ text }) => BEGINS.test(text) || ENDS.test(text));
  const [first, last] = [own[0]?.line, own.at(-1)?.line];
  if (told.length < LEAST_TOLD || !first || !last) return [];
  const until = rows.find(({ line }) => line.index > last.index)?.line.index ?? last.index + 2;
  const licences = new Set(rows.filter((row) => !own.includes(row)).map(({ line }) => line));
  const all = lines.slice(first.index, until).filter((line) => !licences.has(line) && !marked.has(line.index));
  const { schools, firms } = partedRows(all);
  const section = (kind: SectionKind, part: readonly Line[]): Section[] =>
    part[0] && isFormTable(part) ? [{ kind, heading: { line: part[0], kinds: [] }, lines: part }] : [];
  return [...section('education', schools), ...section('experience', firms)];
}

/** "2021/10 - 現在 : 株式会社みなも", where Markdown sets each job as it sets sections. */
function isDatedFirm({ text }: Line, lexicon: Lexicon): boolean {
  return lexicon.language === 'ja' && text.length <= LONGEST_FIRM && !/[。、]$/u.test(text) && LEGAL.test(text);
}

const LONGEST_FIRM = 80;

/** "Mein Werdegang und meine Projekte auf einen Blick." */
const SENTENCE = u`\s\p{Ll}{3,20}\s.{0,120}\s\p{L}{4,30}\.$`;

/** "Lebenslauf / CV" */
function isTitle(text: string): boolean {
  return text.split(/\s?[/|]\s?/u).every((part) => isDocumentTitle(part));
}

/** Lines from the title of a career down to its first job, schools before it. */
const LONGEST_YOUTH = 40;

/** The first line below "Lebenslauf" where dated lines lead from there to the first job: schools and services stand before it. */
function belowTitle(from: number, lines: readonly Line[], lexicon: Lexicon): number | null {
  const column = lines[from]?.column;
  for (let index = from - 1; index > 0 && from - index < LONGEST_YOUTH; index -= 1) {
    const line = lines[index];
    if (!line || line.column !== column || isContact(line, lexicon)) return null;
    if (!isTitle(line.text)) continue;
    const opening = rangesIn(lines[index + 1]?.text ?? '', lexicon)[0];
    return opening?.index === 0 ? index + 1 : null;
  }
  return null;
}

/** A section without a heading in `headings`; none where jobs have theirs. */
export function unheadedSections(
  lines: readonly Line[],
  headings: readonly Heading[],
  sections: readonly Section[],
  lexicon: Lexicon,
): Section[] {
  if (sections.some(({ kind }) => kind === 'experience')) return [];
  if (lexicon.language === 'ja' && !sections.some(({ kind }) => kind === 'education')) {
    const form = unheadedForm(lines, headings);
    if (form.length > 0) return form;
  }
  const marked = new Set(headings.map(({ line }) => line.index));
  const taken = new Set(
    sections.filter(({ kind }) => OTHERS.has(kind)).flatMap((section) => section.lines.map((line) => line.index)),
  );
  const free = (line: Line | undefined): line is Line =>
    line !== undefined && !line.running && !marked.has(line.index) && !taken.has(line.index);
  const at = lines.findIndex((line, index) => {
    if (!free(line) || line.text.length > LONGEST) return false;
    const listed = line.bold && isDatedFirm(line, lexicon);
    const said = upToComma(line.text, LONGEST_HEAD);
    if (!isHead(line) && !listed && !opensDated(line, said, lexicon)) return false;
    if (!rangesIn(said, lexicon).some((range) => range.isRange)) return false;
    const around = [
      line,
      ...lines.slice(Math.max(0, index - NEAR), index),
      ...lines.slice(index + 1, index + 1 + NEAR),
    ];
    if (isDatedFirm(line, lexicon)) return true;
    if (said !== line.text) return true;
    return around.some((near) => free(near) && isHead(near) && namesPost(near.text, lexicon));
  });
  const first = lines[at];
  if (!first) return [];
  let from = at;
  // The head above the date, unless it is the name or the contact data.
  while (from > 1 && at - from < NEAR && rangesIn(first.text, lexicon)[0]?.index === 0) {
    const above = lines[from - 1];
    if (!free(above) || !isHead(above) || isContact(above, lexicon) || above.column !== first.column) break;
    if (isTitle(above.text) || SENTENCE.test(above.text)) break;
    from -= 1;
  }
  const odd = oddHeadAbove(at, lines, headings);
  from = odd ? odd.index + 1 : (belowTitle(from, lines, lexicon) ?? from);
  const next = headings.find(({ line }) => line.index > at)?.line.index ?? lines.length;
  // "その他" set as the unknown heading is heads what is no job.
  const sides = odd ? keysOf(SIDE_HEADINGS[lexicon.language]) : [];
  const side = (line: Line): boolean =>
    odd !== null &&
    line.index > at &&
    line.size === odd.size &&
    line.bold === odd.bold &&
    sides.includes(key(line.text));
  const end = lines.find(side)?.index ?? next;
  const own = lines.slice(from, Math.min(next, end)).filter(free);
  return [{ kind: 'experience', heading: { line: odd ?? (lines[from] as Line), kinds: [] }, lines: own }];
}
