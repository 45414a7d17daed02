/** The person's name: what stands most prominently at the top, and reads like one. */
import type { ResumeDocument } from '../../resume/document.ts';
import { isCjk } from '../../resume/language.ts';
import { LEXICONS } from '../lexicons/index.ts';
import type { Lexicon } from '../lexicons/lexicon.ts';
import { SIDE_HEADINGS } from '../lexicons/side-headings.ts';
import { emailIn } from './addresses.ts';
import { CJK, key, keysOf, wordsOf } from './fold.ts';
import { hanNameSide } from './han-name-side.ts';
import { hanName, hanPart, labelledHanName } from './han-name.ts';
import { countriesNamed } from './places.ts';
import type { Cell, ContactValue, Heading, Line } from './reading.ts';
import { countIn, indexWords, type WordIndex } from './word-index.ts';

/** Lines looked at, from the top of each column of the first page. */
const REACH = 14;
const LATIN_WORD =
  /^(?:\p{Lu}[\p{L}'’.-]*|(?:de|del|de la|da|das|do|dos|di|von|van|der|den|le|la|y|e|bin|al|el|du|of|zu|zum|ten|ter|st\.?))$/u;

function tidy(text: string): string {
  return text
    .replace(/[\ue000-\uf8ff]/gu, '')
    .replace(/^[^\p{L}]+|[^\p{L}.)]+$/gu, '')
    .replace(/\s*[,–—-]\s*(?:Ph\.?D\.?|M\.?B\.?A\.?|M\.?D\.?|B\.?Sc\.?|M\.?Sc\.?|CPA|PMP|RN|Jr\.?|Sr\.?)\b.*$/u, '')
    .replace(/\s*[(（][^)）]*[)）]\s*$/u, '')
    .trim();
}

/** "A N A  G A R C Í A" and "欧 阳 雨 桐" are words set apart. */
function unspaced(text: string): string {
  const parts = text.split(' ');
  if (parts.length < 3 || !parts.every((part) => Array.from(part).length === 1)) return text;
  return parts.join('');
}

interface Vocabulary {
  /** Whole words that no Latin name holds, padded by spaces. */
  readonly titles: readonly string[];
  readonly trades: WordIndex;
  readonly employers: WordIndex;
  /** Words of a form or a page that are written like a CJK name. */
  readonly taken: ReadonlySet<string>;
  /** Headings, as keys. */
  readonly headings: ReadonlySet<string>;
  /** "Name:", "氏 名"; what follows is the first group. */
  readonly label: RegExp;
  /** "Curriculum vitae di …", "Lebenslauf – …", "Resume of …"; what follows is the first group. */
  readonly titled: RegExp;
}

function vocabularyOf(lexicon: Lexicon): Vocabulary {
  const spelled = (label: string): string =>
    Array.from(label, (character) => character.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)).join(
      CJK.test(label) ? String.raw`\s*` : '',
    );
  const labels = [...lexicon.labels.name]
    .sort((a, b) => b.length - a.length)
    .map(spelled)
    .join('|');
  const long = (words: readonly string[], least: number): string[] => words.filter((word) => word.length > least);
  return {
    titles: keysOf(lexicon.documentTitles).map((title) => ` ${title} `),
    trades: indexWords(long(keysOf(lexicon.titleWords), 3)),
    employers: indexWords(long([...keysOf(lexicon.schoolWords), ...keysOf(lexicon.companyWords)], 2)),
    taken: new Set([
      ...lexicon.documentTitles,
      ...Object.values(lexicon.labels).flat(),
      ...Object.values(lexicon.headings).flat(),
      ...lexicon.places,
    ]),
    headings: new Set(
      [lexicon, LEXICONS.en].flatMap((source) => [
        ...Object.values(source.headings).flatMap(keysOf),
        ...keysOf(SIDE_HEADINGS[source.language]),
      ]),
    ),
    label: new RegExp(String.raw`^(?:${labels || '(?!)'})(?!\p{Script=Latin})\s*[:：]?\s*(.*)$`, 'iu'),
    titled: new RegExp(
      String.raw`^(?:${[...lexicon.documentTitles]
        .sort((a, b) => b.length - a.length)
        .map(spelled)
        .join('|')})\s*(?:[:：–—-]|\b(?:di|de|do|da|del|von|of|for|pour)\b)\s+(.{3,60})$`,
      'iu',
    ),
  };
}

const cache = new WeakMap<Lexicon, Vocabulary>();
function vocabularyFor(lexicon: Lexicon): Vocabulary {
  const known = cache.get(lexicon) ?? vocabularyOf(lexicon);
  cache.set(lexicon, known);
  return known;
}

function looksLatin(text: string, lexicon: Lexicon): boolean {
  if (/[\d@:/|\\_#&+*=<>]/u.test(text) || text.length > 48) return false;
  const words = text.split(/\s+/u);
  if (words.length < 2 || words.length > 6) return false;
  if (!words.every((word) => LATIN_WORD.test(word))) return false;
  const { titles, trades, employers, headings } = vocabularyFor(lexicon);
  const folded = key(text);
  if (headings.has(folded) || countriesNamed(text, lexicon.language).length > 0) return false;
  if (titles.some((title) => ` ${folded} `.includes(title))) return false;
  return countIn(folded, trades, true) === 0 && countIn(folded, employers, false) === 0;
}

interface Candidate {
  readonly value: string;
  readonly line: Line;
  readonly score: number;
}

/** What comes after "Name:", "氏名", in the same row or below. */
function labelled(line: Line, next: Line | undefined, lexicon: Lexicon): string | null {
  const han = isCjk(lexicon.language) ? labelledHanName(line, next) : null;
  if (han !== null) return han;
  const rest = vocabularyFor(lexicon).label.exec(line.text)?.[1];
  if (rest === undefined) return null;
  const own = tidy(rest.split(/\s{2,}|[|;,，（(]|(?:性别|年龄|生年月日|出生)/u)[0] ?? '');
  const value = own === '' ? tidy(next?.text ?? '') : own;
  return looksLatin(value, lexicon) ? value : null;
}

/** What the document's own title says it is of. */
function ofTitle({ text }: Line, lexicon: Lexicon): string | null {
  const value = tidy(vocabularyFor(lexicon).titled.exec(text)?.[1] ?? '');
  return looksLatin(value, lexicon) ? value : null;
}

function agreement(value: string, clues: readonly string[]): number {
  const parts = key(value)
    .split(/[^\p{L}]+/u)
    .filter((part) => part.length > 2);
  return parts.filter((part) => clues.some((clue) => clue.includes(part))).length;
}

/** A known family name tells a name in letters of any size. */
const FAMILIAR = 1;

function sizeOf({ spans }: Cell): number {
  return Math.max(...spans.map((span) => span.size));
}

/** Of the letters around it: what has a name's length alone must be set this much larger. */
const SET_APART = 1.15;

/** A family name at the end is worth a guess where nothing else reads like a name. */
const TURNED = -2;

/** Of "Lebenslauf – Ada Beispiel" what stands beside the title of the document. */
function nameSide(sides: readonly string[], lexicon: Lexicon): string | undefined {
  const [first = '', second] = sides;
  return second !== undefined && keysOf(lexicon.documentTitles).includes(key(first)) ? second : sides[0];
}

function candidatesOf(lines: readonly Line[], lexicon: Lexicon, clues: readonly string[]): Candidate[] {
  const words = vocabularyFor(lexicon);
  // Beside a name in characters its spelling in Latin letters, which the address has too, is the lesser one.
  const han = isCjk(lexicon.language);
  const middle = medianSize(lines);
  const largest = Math.max(0, ...lines.flatMap((line) => line.cells.map(sizeOf)));
  return lines.flatMap((line, i) => {
    // A large name may share its row with contact data in small print.
    const parts = line.cells.length > 1 ? line.cells.map((cell) => ({ raw: cell.text, size: sizeOf(cell) })) : [];
    return [{ raw: line.text, size: line.size }, ...parts].flatMap(({ raw, size }) => {
      const prominence = size >= largest - 0.6 ? 4 : size > 1.25 * middle ? 2 : line.bold ? 1 : 0;
      // "QQ: 123456" labels something else.
      if (/[:：]/u.test(raw)) return [];
      const cut = nameSide(raw.split(/\s[|·–—]\s|\s{3,}|\s-\s/u), lexicon) ?? raw;
      const side = tidy(han ? hanNameSide(cut, lexicon) : cut);
      const whole = hanPart(side) ?? side;
      const value = unspaced(whole);
      const cjk = CJK.test(value);
      const sure = cjk
        ? (hanName(whole, lexicon, words) ?? hanName(value, lexicon, words))
        : looksLatin(value, lexicon) && 'sure';
      if (!sure || (sure === 'bare' && (prominence < 4 || size < SET_APART * middle))) return [];
      return [
        {
          value: cjk ? value : whole,
          line,
          score:
            prominence +
            (han && !cjk ? 0 : 2 * agreement(value, clues)) -
            i * 0.15 +
            (sure === 'sure' ? (cjk ? FAMILIAR : 0) : sure === 'turned' ? TURNED : 0),
        },
      ];
    });
  });
}

/** Letters of a Latin name set in capitals are shown as written. A heading is no name. */
export function nameOf(
  document: ResumeDocument,
  lines: readonly Line[],
  lexicon: Lexicon,
  headings: readonly Heading[] = [],
): ContactValue | null {
  const marked = new Set(headings.map((heading) => heading.line.index));
  const first = lines.filter((line) => line.page === 1 && !line.running && !marked.has(line.index));
  const columns = [...new Set(first.map((line) => line.column))];
  const top = columns.flatMap((column) => first.filter((line) => line.column === column).slice(0, REACH));
  for (const [i, line] of first.slice(0, 60).entries()) {
    const value = labelled(line, first[i + 1], lexicon) ?? (i < REACH ? ofTitle(line, lexicon) : null);
    if (value !== null) return { value, line };
  }
  const mail = first.map((line) => emailIn(line.text)?.value).find((value) => value !== undefined);
  const clues = [
    document.fileName ?? '',
    document.metadata.title ?? '',
    document.metadata.author ?? '',
    mail?.split('@')[0] ?? '',
  ].map(key);
  const split = splitName(top, lexicon);
  const candidates = candidatesOf(top, lexicon, clues);
  const [best] = candidates.toSorted((a, b) => b.score - a.score || a.line.index - b.line.index);
  const goesOn = split && best && split.value.startsWith(`${best.value} `) && split.line.size > LARGE * medianSize(top);
  if (split && (!best || split.line.size > best.line.size + 0.6 || goesOn)) return split;
  return best && best.score >= 0.5 ? { value: best.value, line: best.line } : split;
}

/** A name over two lines is set this much larger than the lines around it. */
const LARGE = 1.3;

function medianSize(lines: readonly Line[]): number {
  const sizes = lines.map((line) => line.size).sort((a, b) => a - b);
  return sizes[Math.floor(sizes.length / 2)] ?? 0;
}

/** First and family name on lines of their own, both in the page's largest letters. */
function splitName(lines: readonly Line[], lexicon: Lexicon): { value: string; line: Line } | null {
  const largest = Math.max(0, ...lines.map((line) => line.size));
  const big = lines.filter((line) => line.size >= largest - 0.6 && wordsOf(line.text).length <= 3);
  const [first, second] = big;
  if (!first || big.length > 3) return null;
  const value = tidy([first, second].flatMap((line) => (line ? [line.text] : [])).join(' '));
  return second && second.index === first.index + 1 && looksLatin(value, lexicon) ? { value, line: first } : null;
}
