/** Lines that are set as this resume sets its section headings, and whose words no parser takes for one. */
import { kindByWord, kindsAsWritten, kindsByName, kindsDescribed } from './heading-kinds.ts';
import { gu, u } from '../../../resume/patterns.ts';
import { LEXICONS } from '../../lexicons/index.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { SIDE_HEADINGS } from '../../lexicons/side-headings.ts';
import { SPOKEN_WORDS } from '../../lexicons/spoken-headings.ts';
import { isDocumentTitle } from '../names/document-titles.ts';
import { CJK, key, keysOf } from '../text/fold.ts';
import { oncePer } from '../text/once.ts';
import { namesHead } from '../heads/headers.ts';
import type { Entry, Line, Reading } from '../reading.ts';

const MOST_CHARACTERS = 48;
const MOST_WORDS = 8;
const MOST_CJK = 14;
/** Points within which left edges and sizes are one. */
const SAME_EDGE = 3;
const SAME_SIZE = 0.4;
/** No resume has more headings; files made to stall their reader have. */
const MOST = 120;
/** Larger than the body by this share, as headings.ts has it. */
const PROMINENT = 1.08;

interface Style {
  readonly font: number;
  readonly size: number;
  readonly colour: string;
  readonly capital: boolean;
}

function isCapital(text: string): boolean {
  if (/[a-z]/.test(text)) return false;
  const letters = text.replace(gu`[^\p{L}]`, '');
  return letters.length > 2 && letters === letters.toUpperCase() && letters !== letters.toLowerCase();
}

function styleOf({ cells }: Line): Style | null {
  const [first] = cells;
  const span = first?.spans.find(({ text }) => u`[\p{L}]`.test(text));
  return first && span
    ? { font: span.font, size: span.size, colour: span.colour, capital: isCapital(first.text) }
    : null;
}

function isAlike(a: Style, b: Style): boolean {
  return a.font === b.font && Math.abs(a.size - b.size) < SAME_SIZE && a.colour === b.colour && a.capital === b.capital;
}

type Parts = Pick<Reading, 'headings' | 'lines' | 'entries' | 'contact' | 'typography' | 'lexicon'>;

/** Known by its whole words, by one of them, or as the label of something that is no section. */
function isKnown(text: string, lexicon: Lexicon): boolean {
  // "一、基本情况"
  const plain = key(text).replace(gu`^[（(]?(?:[一二三四五六七八九十]{1,3}[、.)）])?[^\p{L}]*|[^\p{L}]+$`, '');
  const tight = plain.replace(/[\s-]+/gu, '');
  if (isDocumentTitle(text)) return true;
  return [lexicon, LEXICONS.en].some((source) => {
    const sides = keysOf(SIDE_HEADINGS[source.language]);
    if (sides.includes(plain) || sides.includes(tight)) return true;
    // "IT-Projekte" holds "Projekte".
    const words = [...plain.split(u`[^\p{L}\p{N}'-]+`), ...plain.split(u`[^\p{L}\p{N}']+`)];
    const hits = (list: readonly string[]): boolean =>
      keysOf(list).some((word) => (CJK.test(word) ? tight.includes(word) : words.includes(word)));
    if (Object.values(source.headingWords).some(hits)) return true;
    return Object.values(source.headings).some((list) => keysOf(list).includes(plain) || keysOf(list).includes(tight));
  });
}

function isShort(text: string): boolean {
  if (/[\d@:：,;.。]/u.test(text) || !u`\p{L}{2}|[\p{Script=Han}]`.test(text)) return false;
  return CJK.test(text)
    ? Array.from(text).length <= MOST_CJK
    : text.length <= MOST_CHARACTERS && text.split(' ').length <= MOST_WORDS;
}

/**
 * The lines that name an entry, which may be set like headings; but where one alone is, below the others of its entry, it is a heading that
 * the entry has taken in.
 */
function headsOf(entries: Parts['entries'], main: Style): Set<number> {
  // An entry of one line that is set like the headings and has neither date nor text is one that the entries have taken in.
  const bare = ({ header, dates, bullets }: Entry): boolean =>
    header.length === 1 && dates === null && bullets.length === 0 && isHeading(header[0]);
  const isHeading = (line: Line | undefined): boolean => {
    const style = line && styleOf(line);
    return style !== null && style !== undefined && isAlike(style, main);
  };
  const heads = new Set(
    entries.filter((entry) => !bare(entry)).flatMap(({ header }) => header.map((line) => line.index)),
  );
  const alike = entries.flatMap(({ header }) =>
    header.flatMap((line, at) => {
      const style = styleOf(line);
      return style && isAlike(style, main) ? [{ line, taken: at > 0 && at === header.length - 1 }] : [];
    }),
  );
  const [only, ...others] = alike;
  if (only?.taken && others.length === 0 && entries.length > 1) heads.delete(only.line.index);
  return heads;
}

/** A heading that we read though it speaks rather than names; not where it is a customary one ("About me", "Chi sono"). */
function speaks(text: string, lexicon: Lexicon): boolean {
  const plain = key(text).replace(gu`^[^\p{L}]+|[^\p{L}]+$`, '');
  if (Object.values(lexicon.headings).some((list) => keysOf(list).includes(plain))) return false;
  const said = SPOKEN_WORDS[lexicon.language];
  if (lexicon.language === 'ja' || lexicon.language === 'zh') return said.some((word) => plain.includes(word));
  return plain.split(u`[^\p{L}\p{N}'’-]+`).some((word) => said.includes(word.replace('’', "'")));
}

/** "Mes terrains de jeu": a section because jobs stand below it; no list of names has its words. Chinese and Japanese rows of tables are another matter. */
function isToldByContents(text: string, lexicon: Lexicon): boolean {
  return (
    isShort(text) &&
    !CJK.test(text) &&
    !isKnown(text, lexicon) &&
    [lexicon, LEXICONS.en].every(
      (source) =>
        kindsAsWritten(text, source).length === 0 &&
        kindsByName(text, source).length === 0 &&
        kindByWord(text, source) === null &&
        kindsDescribed(text, source).length === 0,
    )
  );
}

export interface OddHeadings {
  readonly known: number;
  /** Null where headings are set like the body, so that none can be told by its look. */
  readonly odd: readonly Line[] | null;
}

/** What is set like a heading and known by none, what only a reader of sentences would know, and what we know by its contents alone. */
export const oddHeadings = oncePer((parts: Parts): OddHeadings => {
  const { known, odd } = unknownHeadings(parts);
  const { lexicon, headings } = parts;
  const spoken = lexicon
    ? headings.flatMap(({ line }) => {
        // "OBJECTIVE: To obtain …": what goes on behind it is its text.
        const [text = ''] = (line.cells[0]?.text ?? line.text).split(/[:：]\s/u);
        return speaks(text, lexicon) || isToldByContents(text, lexicon) ? [line] : [];
      })
    : [];
  if (spoken.length === 0) return { known, odd };
  return { known: known - spoken.length, odd: [...spoken, ...(odd ?? [])].sort((a, b) => a.index - b.index) };
});

function unknownHeadings({ headings, lines, entries, contact, typography, lexicon }: Parts): OddHeadings {
  const known = headings.length;
  const styles = headings.slice(0, MOST).flatMap(({ line }) => styleOf(line) ?? []);
  const count = (style: Style): number => styles.filter((other) => isAlike(style, other)).length;
  const [main] = styles.toSorted((a, b) => count(b) - count(a) || b.size - a.size);
  const body = typography.bodySize ?? 10;
  if (!lexicon || !main || known < 2 || !(main.capital || main.size > PROMINENT * body)) return { known, odd: null };
  const marked = new Set(headings.map(({ line }) => line.index));
  const edges = headings.slice(0, MOST).map(({ line }) => line);
  const heads = headsOf(entries, main);
  const alike = lines.filter((line) => {
    if (marked.has(line.index) || line.running || line.cells.length > 1 || line.mark || heads.has(line.index))
      return false;
    // The name may be set like a heading.
    const style = line.index === contact.name?.line?.index ? null : styleOf(line);
    return style !== null && isAlike(style, main) && isShort(line.text);
  });
  if (alike.length > MOST) return { known, odd: null };
  const set = new Set(alike.map((line) => line.index));
  const odd = alike.filter((line) => {
    const edge = edges.some(
      ({ box, column, page }) =>
        (column === line.column || page !== line.page) &&
        (Math.abs(box.x - line.box.x) < SAME_EDGE ||
          Math.abs(box.x + box.width / 2 - line.box.x - line.box.width / 2) < SAME_EDGE),
    );
    const next = lines[line.index + 1];
    // A heading has something under it; of two such lines in a row neither is one, nor is a label that returns.
    const opens = next !== undefined && !marked.has(next.index) && !set.has(next.index) && !set.has(line.index - 1);
    const once = alike.filter((other) => key(other.text) === key(line.text)).length === 1;
    const known = isKnown(line.text, lexicon) && !speaks(line.text, lexicon);
    return edge && opens && once && !known && !namesHead(line.text, 'experience', lexicon);
  });
  return { known, odd };
}
