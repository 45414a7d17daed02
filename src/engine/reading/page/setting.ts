/** How the words of a resume are set: spans by what a reader sees of them. */
import type { FontFace, ResumeDocument, Span } from '../../../resume/document.ts';
import { countOf, LETTER, NUMBER } from '../text/characters.ts';
import { oncePer } from '../text/once.ts';
import type { Line } from '../reading.ts';

export interface SetSpan {
  readonly line: Line;
  readonly span: Span;
  /** Letters and digits. */
  readonly characters: number;
}

/** Letters and digits of a span. */
export const lettersIn = oncePer((span: Span): number => countOf(span.text, LETTER | NUMBER));

/** Spans that carry words, running headers and footers aside. */
export const setSpans = oncePer((lines: readonly Line[]): readonly SetSpan[] =>
  lines
    .filter((line) => !line.running)
    .flatMap((line) =>
      line.cells.flatMap((cell) =>
        cell.spans.flatMap((span) => {
          const characters = lettersIn(span);
          return characters === 0 || span.artifact ? [] : [{ line, span, characters }];
        }),
      ),
    ),
);

/** Full-width characters are as wide as their size says: within this share. */
const FULL_WIDTH = 0.04;
const FEWEST_FULL = 4;
const FULL = /[\u3041-\u30ff\u4e00-\u9fff]/u;

/** Whether the characters of Japanese or Chinese in a span are of its size; null where there are too few. */
function isOfItsSize({ text, edges, size }: Span): boolean | null {
  const steps = Array.from(text, (character, at) =>
    FULL.test(character) ? (edges[at + 1] ?? 0) - (edges[at] ?? 0) : 0,
  );
  const full = steps.filter((step) => step > 0).sort((a, b) => a - b);
  const middle = full[Math.floor(full.length / 2)] ?? 0;
  return full.length < FEWEST_FULL ? null : Math.abs(middle - size) <= FULL_WIDTH * size;
}

/** Most of the text is set in Type 3 fonts: they have units of their own, so that their sizes and weights are guesses, unless characters of a known width bear them out. */
export function isDrawn(spans: readonly SetSpan[], fonts: readonly FontFace[]): boolean {
  const drawn = spans.filter(({ span }) => fonts[span.font]?.type3);
  if (charactersOf(drawn) <= 0.5 * charactersOf(spans)) return false;
  const told = drawn.map(({ span }) => isOfItsSize(span)).filter((own) => own !== null);
  return told.length === 0 || told.includes(false);
}

export function charactersOf(spans: readonly { readonly characters: number }[]): number {
  return spans.reduce((sum, { characters }) => sum + characters, 0);
}

/** Most of the text was recognised under a scan: its sizes, weights and places are the recogniser's guess, not what was printed. */
export function isRecognised({ pages }: ResumeDocument): boolean {
  let all = 0;
  let recognised = 0;
  for (const page of pages) {
    for (const { text, ocr } of page.spans) {
      all += text.length;
      if (ocr) recognised += text.length;
    }
  }
  return recognised > 0.5 * all;
}

/** Lines drawn on a page that make it a grid to be filled in. */
const FORM_RULES = 15;
const FORM_TITLE = /履\s*歴\s*書/u;

/** A Japanese 履歴書 is a ruled sheet to be filled in: its places and sizes are the form's, not the writer's. */
export function isForm({ pages }: ResumeDocument, lines: readonly Line[]): boolean {
  return (
    pages.some((page) => page.rules.length >= FORM_RULES) &&
    lines.some((line) => FORM_TITLE.test(line.text.slice(0, 40)))
  );
}
