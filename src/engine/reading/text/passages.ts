/** Running text with the way back to the page: sentences joined across line breaks, for patterns that span them. */
import type { Box, ResumeDocument, Span } from '../../../resume/document.ts';
import { joinLines, openingOf } from '../items/bullets.ts';
import { mayHoldCjk } from './characters.ts';
import { fold } from './fold.ts';
import { oncePer } from './once.ts';
import type { Line, Reading } from '../reading.ts';

export interface Passage {
  readonly text: string;
  /** Which stretch of `text` stands where; a null box is the whole page. */
  readonly parts: readonly {
    readonly start: number;
    readonly end: number;
    readonly page: number;
    readonly box: Box | null;
  }[];
}

interface Piece {
  readonly text: string;
  readonly page: number;
  readonly box: Box | null;
  /** Begins a paragraph of its own. */
  readonly breaks: boolean;
}

/** Longest passage, in characters: a bound on the work of the patterns. */
const LONGEST = 4000;

function passagesOf(pieces: readonly Piece[]): Passage[] {
  const passages: Passage[] = [];
  let text = '';
  let parts: { start: number; end: number; page: number; box: Box | null }[] = [];
  const close = (): void => {
    if (text !== '') passages.push({ text, parts });
    text = '';
    parts = [];
  };
  for (const piece of pieces) {
    const own = piece.text.slice(0, LONGEST);
    if (own.trim() === '') continue;
    if (piece.breaks || text.length + own.length > LONGEST) close();
    const joined = joinLines([text, own]);
    parts.push({ start: joined.length - own.length, end: joined.length, page: piece.page, box: piece.box });
    text = joined;
  }
  close();
  return passages;
}

/** A wider gap than a paragraph's own leading, another size, another column or a list mark begins a paragraph. */
function breaksBefore(line: Line, before: Line | undefined): boolean {
  if (
    !before ||
    before.page !== line.page ||
    before.column !== line.column ||
    line.mark !== null ||
    // The head of an entry is no part of what is said above it or below.
    line.bold !== before.bold ||
    openingOf(line.text).glyph !== null
  )
    return true;
  const gap = before.baseline - line.baseline;
  return gap > 2 * line.size || gap < -line.size || Math.abs(before.size - line.size) > 0.15 * line.size;
}

export const visiblePassages = oncePer((lines: readonly Line[]): readonly Passage[] =>
  passagesOf(
    lines.map((line, at) => ({
      text: line.text,
      page: line.page,
      box: line.box,
      breaks: breaksBefore(line, lines[at - 1]),
    })),
  ),
);

const TAGS = /[\u{e0020}-\u{e007e}]/gu;

/** Text smuggled in Unicode tag characters, which no font draws. */
function tagText(span: Span): string {
  return Array.from(span.text.match(TAGS) ?? [], (tag) =>
    String.fromCodePoint((tag.codePointAt(0) ?? 0xe0020) - 0xe0000),
  ).join('');
}

/** Fewer make no sentence. */
const SENTENCE_WORDS = 4;

/** What is written into the target of a link, as words; empty for a plain address. */
function wordsOfLink(url: string): string {
  const at = url.search(/[?#]/u);
  if (at < 0) return '';
  try {
    const words = decodeURIComponent(url.slice(at + 1).replaceAll('+', ' ')).replace(/[=&_/-]+/gu, ' ');
    return words.trim().split(/\s+/u).length >= SENTENCE_WORDS || mayHoldCjk(words) ? words : '';
  } catch {
    return '';
  }
}

/** What a person does not see: hidden spans, tag characters, the file's own properties, what links carry along. */
export function hiddenPassages(document: ResumeDocument, hidden: Reading['hidden']): Passage[] {
  const spans = hidden.map(({ page, span }, at) => ({
    text: fold(span.text),
    page,
    box: span.box,
    breaks: hidden[at - 1]?.page !== page,
  }));
  const tags = document.pages.flatMap((page) => {
    const tagged = page.spans
      .map((span) => ({ text: tagText(span), page: page.number, box: span.box }))
      .filter(({ text }) => text !== '');
    return tagged.map((piece, at) => ({ ...piece, breaks: at === 0 }));
  });
  const { title, author, subject, keywords } = document.metadata;
  const properties = [title, author, subject, keywords].flatMap((text) =>
    text === null ? [] : [{ text: fold(text), page: 1, box: null, breaks: true }],
  );
  const links = document.pages.flatMap((page) =>
    page.links
      .map(({ url, box }) => ({ text: fold(wordsOfLink(url)), page: page.number, box, breaks: true }))
      .filter(({ text }) => text !== ''),
  );
  return [...passagesOf(spans), ...passagesOf(tags), ...passagesOf(properties), ...passagesOf(links)];
}
