/** Glyphs whose letter the file does not tell. */
import type { Box, FontFace, Page, ResumeDocument, Span } from '../../../resume/document.ts';
import { gu, patternOf, u } from '../../../resume/patterns.ts';
import { isIconFont } from './icon-fonts.ts';
import { oncePer } from '../text/once.ts';
import { isShown } from './shown.ts';

/** Replacement character, controls and private use. Radicals U+2E80–2FDF do tell theirs. */
const UNMAPPED_CLASS =
  '[\\ufffd\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f-\\u009f\\ue000-\\uf8ff\\u{f0000}-\\u{ffffd}\\u{100000}-\\u{10fffd}]';
const UNMAPPED = patternOf(UNMAPPED_CLASS, 'gu');
/** CHECKS.md, characters-mapped: from this share of the characters on, the loss is the whole text's. */
export const UNMAPPED_SHARE = 0.005;
/** A glyph or two on their own are bullets and icons, unless the whole text is drawn so. */
const LONE_GLYPHS = 2;
const LONE_SHARE = 0.1;
const IN_WORD = u`\p{L}`;
const LOST = /^\ufffd+$/u;

export interface Loss {
  readonly page: number;
  readonly span: Span;
  readonly count: number;
  readonly lone: boolean;
}

/** Share of the size that may part a glyph from the letters of its own word. */
const TOUCHING = 0.12;

/** Letters touch it on both sides, or before the sign of a lost one: part of a word, drawn from another face than its neighbours. */
function standsInWord(span: Span, before: Span | undefined, after: Span | undefined): boolean {
  const gap = (left: Span, right: Span): number => right.box.x - left.box.x - left.box.width;
  const touches = (left: Span, right: Span): boolean =>
    Math.abs(left.baseline - right.baseline) < 1 && Math.abs(gap(left, right)) < TOUCHING * span.size;
  const follows = before !== undefined && IN_WORD.test(before.text.slice(-1)) && touches(before, span);
  const precedes = after !== undefined && IN_WORD.test(after.text.slice(0, 1)) && touches(span, after);
  // An icon may stand behind a word; the sign of a lost letter is none.
  return follows && (precedes || LOST.test(span.text));
}

function lossesOf(page: Page, fonts: readonly FontFace[]): Loss[] {
  const shown = page.spans.filter(isShown);
  return shown.flatMap((span, at) => {
    const count = span.text.match(UNMAPPED)?.length ?? 0;
    if (count === 0 || isIconFont(fonts[span.font])) return [];
    const short = Array.from(span.text.trim()).length <= LONE_GLYPHS;
    const lone = short && !standsInWord(span, shown[at - 1], shown[at + 1]);
    return [{ page: page.number, span, count, lone }];
  });
}

export interface UnmappedText {
  readonly losses: readonly Loss[];
  readonly count: number;
  /** Characters of the text, white space aside. */
  readonly total: number;
  /** 0–1. */
  readonly share: number;
}

export const unmappedIn = oncePer(({ pages, fonts }: ResumeDocument): UnmappedText => {
  const spans = pages.flatMap((page) => page.spans.filter(isShown));
  const total = spans.reduce((sum, span) => sum + span.text.replace(/\s/gu, '').length, 0);
  const all = pages.flatMap((page) => lossesOf(page, fonts));
  const countOf = (some: readonly Loss[]): number => some.reduce((sum, loss) => sum + loss.count, 0);
  const lone = all.filter((loss) => loss.lone);
  const losses = countOf(lone) > LONE_SHARE * total ? all : all.filter((loss) => !loss.lone);
  const count = countOf(losses);
  return { losses, count, total, share: total === 0 ? 0 : count / total };
});

export interface BrokenWord {
  readonly page: number;
  readonly box: Box;
  /** As a parser gets it. */
  readonly word: string;
}

/** Ligatures that fonts of Word map to a letter of African alphabets: "ti", "tt", "tti". */
const STRANGE = '[ƟƩƫ]';
const LOST_LIGATURE = patternOf(
  `[\\p{L}\\ufffd]{0,20}(?:\\p{L}${UNMAPPED_CLASS}|${UNMAPPED_CLASS}\\p{Ll}|[a-zà-ÿ]${STRANGE}|${STRANGE}[a-zà-ÿ])[\\p{L}\\ufffd]{0,20}`,
  'gu',
);
const HAS_LOSS = patternOf(`${UNMAPPED_CLASS}|${STRANGE}`, 'u');
/** Soft hyphens, and blanks without width between Latin letters. */
const INVISIBLE = gu`[\p{L}]{0,30}(?:\p{L}\u00ad|\p{Script=Latin}[\u200b\u2060\ufeff]\p{Script=Latin})[\p{L}\u00ad]{0,30}`;
const HAS_INVISIBLE = /[\u00ad\u200b\u2060\ufeff]/u;

function wordsIn({ pages, fonts }: ResumeDocument, has: RegExp, pattern: RegExp): BrokenWord[] {
  return pages.flatMap((page) =>
    page.spans
      .filter((span) => isShown(span) && has.test(span.text) && !isIconFont(fonts[span.font]))
      .flatMap((span) =>
        Array.from(span.text.match(pattern) ?? [], (word) => ({ page: page.number, box: span.box, word })),
      ),
  );
}

/** Words in which a glyph of two or three letters tells none of them. */
export function lostLigatures(document: ResumeDocument): BrokenWord[] {
  return wordsIn(document, HAS_LOSS, LOST_LIGATURE);
}

export function invisiblySplit(document: ResumeDocument): BrokenWord[] {
  return wordsIn(document, HAS_INVISIBLE, INVISIBLE);
}
