/** The texts of an entry's head that may be its post or its employer. */
import { isCjk } from '../../../resume/language.ts';
import { gu, u } from '../../../resume/patterns.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { rangesIn } from '../dates/dates.ts';
import type { Entry } from '../reading.ts';
import { key, wordsOf } from '../text/fold.ts';
import { oncePer } from '../text/once.ts';

export interface HeadText {
  readonly text: string;
  /** Of the head, 0 for the first; what the rules told stands in the first. */
  readonly line: number;
  /** Its first and its last character in the cell of that number; null for what the rules told. */
  readonly span: readonly [cell: number, start: number, end: number] | null;
  /** How freely it was cut out of its cell: 0 whole, 1 at signs, 2 at words, 3 at one that posts hold as well, "Docente di sostegno". */
  readonly cut: 0 | 1 | 2 | 3;
}

/** Between things told one after another. */
const BETWEEN = gu`\s*[|•·●∙⋅｜;；→]\s*|\s{3,}|,\s|[、，]|\s[–—―-]\s|\s\/\s|\s@\s*|:\s|：|[（(]|[）)][,.]?\s*|(?<=\p{Ll}{3})\.\s`;
/** Before who employs, and before what as. */
const HOUSE: Readonly<Partial<Record<string, RegExp>>> = {
  en: gu`\s(?:at the|at|with|for|in the|in)\s`,
  es: gu`\s(?:en el|en la|en los|en las|en|para la|para el|para|con la categoría de|como)\s`,
  fr: gu`\s(?:(?:chez|à la|à|au sein de|au|aux|pour|dans|en tant que|comme)\s|à l[’'])`,
  pt: gu`\s(?:em|na|no|nas|nos|para a|para o|para|pela|pelo|como|com a função de)\s`,
  de: gu`\s(?:bei der|bei|beim|in der|in|im|für die|für|an der|am|als)\s`,
  it: gu`\s(?:(?:presso la|presso lo|presso il|presso|per conto di|per la|per|in|nella|nel|alla|con la mansione di|con mansioni di|con la qualifica di|come)\s|presso l[’'])`,
};

/** Before the town of a house. */
const TOWN = gu`\s(?:of|de|di|do|da|in|von)\s`;

/** Characters of a text, and of a paragraph that may tell both. */
const LONGEST = 110;
const OPENING = 140;
const EDGES = /^[\s•·,;:.–—/-]+|[\s,;:–—/-]+$/gu;

const dating = oncePer(
  ({ months, since, until, present }: Lexicon) =>
    new Set([...Object.keys(months), ...since, ...until, ...present].map(key)),
);

/** "Seit Oktober": what a date leaves behind where its year stands elsewhere. */
function isOfDates(text: string, lexicon: Lexicon): boolean {
  return wordsOf(text).every((word) => dating(lexicon).has(key(word)));
}

function isBalanced(text: string): boolean {
  return (text.match(/[（(]/gu)?.length ?? 0) === (text.match(/[）)]/gu)?.length ?? 0);
}

function undated(text: string, lexicon: Lexicon): string[] {
  const parts: string[] = [];
  let from = 0;
  for (const { index, length } of rangesIn(text, lexicon)) {
    parts.push(text.slice(from, index));
    from = index + length;
  }
  return [...parts, text.slice(from)];
}

/** What stands between such words or signs, and every two neighbours joined as they stand. */
function joints(text: string, between: RegExp): string[] {
  const cuts = [...text.matchAll(between)].map(({ 0: { length }, index }) => ({ start: index, end: index + length }));
  const starts = [0, ...cuts.map(({ end }) => end)];
  const ends = [...cuts.map(({ start }) => start), text.length];
  return starts.flatMap((start, at) =>
    [ends[at], ends[at + 1]].flatMap((end) => (end === undefined ? [] : [text.slice(start, end)])),
  );
}

/** In the order of the page, none of them twice. */
export function headTextsOf({ header, paragraphs, title, organisation }: Entry, lexicon: Lexicon): HeadText[] {
  const told: HeadText[] = [];
  const seen = new Set<string>();
  let cells = 0;
  const add = (written: string, cell: string | null, line: number, cut: HeadText['cut']): void => {
    const text = written.replace(EDGES, '').trim();
    if (text.length < 2 || text.length > LONGEST || seen.has(text) || !isBalanced(text)) return;
    if (!u`\p{L}{2}`.test(text) || isOfDates(text, lexicon)) return;
    seen.add(text);
    const start = cell?.indexOf(text) ?? -1;
    told.push({ text, line, cut, span: start < 0 ? null : [cells, start, start + text.length] });
  };
  const house = HOUSE[lexicon.language];
  const addCell = (cell: string, line: number): void => {
    cells += 1;
    for (const part of undated(cell, lexicon)) {
      add(part, cell, line, 0);
      const pieces = joints(part, BETWEEN);
      for (const piece of pieces) add(piece, cell, line, 1);
      if (!house) continue;
      const sides = pieces.flatMap((piece) => joints(piece, house));
      for (const side of sides) add(side, cell, line, 2);
      for (const side of sides) for (const short of joints(side, TOWN)) add(short, cell, line, 3);
    }
  };
  header.forEach((line, at) => {
    for (const { text } of line.cells) addCell(text, at);
  });
  const [first] = isCjk(lexicon.language) ? [] : paragraphs;
  if (first) addCell(first.text.slice(0, OPENING), header.length);
  for (const own of [title, organisation]) if (own !== null) add(own, null, 0, 0);
  return told;
}

/** Whether two texts share letters of their line, or one holds the other. */
export function overlap(a: HeadText, b: HeadText): boolean {
  if (a.text.includes(b.text) || b.text.includes(a.text)) return true;
  return a.span !== null && b.span !== null && a.span[0] === b.span[0] && a.span[1] < b.span[2] && b.span[1] < a.span[2]; // prettier-ignore
}
