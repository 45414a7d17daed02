/** Lines set like the resume's known headings, in bold capitals or in the same letters and as far apart, with a word that tells which section they open: "EXPERIENCIA EN LA INDUSTRIA" beside "EDUCACIÓN". */
import { u } from '../../../resume/patterns.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { holds, LETTER, only } from '../text/characters.ts';
import { namesHead } from '../heads/headers.ts';
import { kindByWord, kindsDescribed } from './heading-kinds.ts';
import { bare } from './heading-text.ts';
import type { Line } from '../reading.ts';
import { keysOf } from '../text/fold.ts';

/** Points within which sizes and left edges are one. */
const SAME_SIZE = 0.4;
const SAME_EDGE = 3;
const LONGEST = 60;

function isBoldCapital(line: Line): boolean {
  if (!line.bold || line.cells.length !== 1) return false;
  const letters = only(line.text, LETTER);
  return letters.length > 2 && letters === letters.toUpperCase() && letters !== letters.toLowerCase();
}

/** Before the words of a heading, or of all of them. */
const ORNAMENT = u`^[^\p{L}\p{N}\s([«"“'’•·*+–—-]`;

/** What a heading is set in. */
function styleOf({ cells, bold, text }: Line): string | null {
  const span = cells[0]?.spans.find(({ text }) => holds(text, LETTER));
  const ornament = ORNAMENT.exec(text)?.[0] ?? '';
  return span ? `${String(span.font)} ${span.size.toFixed(1)} ${span.colour} ${String(bold)} ${ornament}` : null;
}

function gapAbove(line: Line, lines: readonly Line[]): number {
  const above = lines[line.index - 1];
  return above?.page === line.page && above.column === line.column ? above.baseline - line.baseline : Infinity;
}

/** Of the least gap above a known heading. */
const SAME_GAP = 0.85;

interface Model {
  readonly gap: number;
  readonly edges: readonly number[];
}

/** Lines in the letters of at least two known headings, at their edge and as far as they from what stands above. A sidebar may have letters of its own. */
function setAlike(lines: readonly Line[], known: readonly Line[]): (line: Line) => boolean {
  const single = known.filter((line) => line.cells.length === 1);
  const styles = single.map(styleOf);
  const ornate = single.find(({ text }) => ORNAMENT.test(text));
  const usual = new Set(styles.filter((style, at) => style !== null && styles.indexOf(style) !== at));
  const models = new Map<string, Model>();
  for (const style of ornate ? [styleOf(ornate)] : usual) {
    if (style === null) continue;
    const own = single.filter((_, at) => styles[at] === style);
    const gap = Math.min(...own.map((line) => gapAbove(line, lines)));
    if (Number.isFinite(gap)) models.set(style, { gap, edges: own.map(({ box }) => box.x) });
  }
  return (line) => {
    const style = models.size === 0 ? null : styleOf(line);
    const model = style === null ? undefined : models.get(style);
    return (
      model !== undefined &&
      gapAbove(line, lines) >= SAME_GAP * model.gap &&
      model.gap > TIGHTEST * line.size &&
      model.edges.some((x) => Math.abs(x - line.box.x) < SAME_EDGE)
    );
  };
}

/** Less than this many sizes parts no section. */
const TIGHTEST = 1.5;

/** Lines that may be headings besides those known. */
function others(lines: readonly Line[], known: readonly Line[]): Line[] {
  const taken = new Set(known.map((line) => line.index));
  return lines.filter(
    (line) => !taken.has(line.index) && !line.running && line.cells.length === 1 && line.text.length < LONGEST,
  );
}

/** Lines set as at least two known headings are, whatever their words. */
export function alikeLines(lines: readonly Line[], known: readonly Line[]): Line[] {
  const alike = setAlike(lines, known);
  return others(lines, known).filter((line) => alike(line) && !/[\d@:|]/u.test(worded(line.text)));
}

/** Whether a line is set as at least two known headings are, or in bold capitals as one is. */
export function setLike(lines: readonly Line[], known: readonly Line[]): (line: Line) => boolean {
  const alike = setAlike(lines, known);
  const model = known.find(isBoldCapital);
  return (line) =>
    alike(line) ||
    (model !== undefined &&
      isBoldCapital(line) &&
      Math.abs(line.size - model.size) < SAME_SIZE &&
      Math.abs(line.box.x - model.box.x) < SAME_EDGE);
}

/** "4. CURSOS DE CURTA DURAÇÃO" among headings with numbers of their own. */
const NUMBER = /^\d{1,2}[.)]\s/u;
/** "II - ETUDES SUPERIEURES : 1998-2010": a Roman numeral shows that the years are the section's. */
const NUMERAL = /^[IVX]{1,4}\s?[.)°/:‐-―-]/u;
const YEARS = /\s?[:,(]?\s?(?:19|20)\d\d\s?[‐-―/-]\s?(?:19|20)\d\d\)?$/u;

/** A heading's words, without its number and what numbered headings tell behind them. */
function worded(text: string): string {
  return NUMERAL.test(text) ? text.replace(NUMERAL, '').replace(YEARS, '') : text.replace(NUMBER, '');
}

const middleOf = ({ box }: Line): number => box.x + box.width / 2;

/** Whether a line is in bold capitals in the middle of its column, as a known heading is. */
function setCentred(known: readonly Line[]): (line: Line) => boolean {
  const models = known.filter(isBoldCapital);
  return (line) =>
    isBoldCapital(line) &&
    models.some(
      (model) =>
        line.page === model.page &&
        line.column === model.column &&
        Math.abs(line.size - model.size) < SAME_SIZE &&
        Math.abs(middleOf(line) - middleOf(model)) < SAME_EDGE,
    );
}

/** By its first word, of no job: firms may be set so as well. In English the noun stands last: "REPRESENTATIVE MATTERS AND PROJECTS". */
function opensAsSection(text: string, lexicon: Lexicon): boolean {
  const words = text.split(' ');
  const nouns = [words[0], ...(lexicon.language === 'en' ? words.slice(-1) : [])];
  return nouns.some((word) => {
    const kind = kindByWord(bare(word ?? ''), lexicon);
    return kind !== null && kind !== 'experience';
  });
}

const ROMANCE: ReadonlySet<string> = new Set(['es', 'fr', 'it', 'pt']);

/** "PROJETS EN ÉCOLE": where the noun stands first the school behind it is no employer. */
function opensWithProjects(text: string, lexicon: Lexicon): boolean {
  return ROMANCE.has(lexicon.language) && kindByWord(bare(text.split(' ')[0] ?? ''), lexicon) === 'projects';
}

/** "Trayectoria en banca", "Experience in nursing": what a noun of work opens is no post, whatever it was done in. */
function opensWithWork(text: string, lexicon: Lexicon): boolean {
  const [first = '', second = ''] = bare(text).split(' ');
  const noun = keysOf(lexicon.headingWords.experience ?? []).includes(first);
  return noun && (ROMANCE.has(lexicon.language) || BEHIND_NOUNS.has(second));
}

const BEHIND_NOUNS: ReadonlySet<string> = new Set(['in', 'im', 'with', 'at', 'bei', 'beim']);

/** `known`: lines already told by their whole words. A post or an employer set so ("PROJECT MANAGER") is no heading. */
export function setLikeHeadings(lines: readonly Line[], known: readonly Line[], lexicon: Lexicon): Line[] {
  const alike = setAlike(lines, known);
  const like = setLike(lines, known);
  const centred = setCentred(known);
  return others(lines, known).filter(
    (line) =>
      (like(line) || (centred(line) && opensAsSection(line.text, lexicon))) &&
      !/[\d,.;:@|]/u.test(worded(line.text)) &&
      (!namesHead(line.text, 'experience', lexicon) ||
        opensWithProjects(line.text, lexicon) ||
        (alike(line) && opensWithWork(line.text, lexicon)) ||
        (alike(line) && kindsDescribed(line.text, lexicon).length > 0)),
  );
}
