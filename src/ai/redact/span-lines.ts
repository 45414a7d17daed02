/** The text that a reader of the page sees, line by line, in the order of the file. */
import type { Box, Page, ResumeDocument, Span } from '../../resume/document.ts';

/** Stands where a passage was cut. */
export const CUT_MARK = '[…]';

export interface VisibleText {
  readonly text: string;
  /** UTF-16 units without spaces that a reader of the page cannot see. */
  readonly removedHidden: number;
  readonly cutPassages: readonly string[];
}

/** `isCut` says which visible spans to leave out and list. */
export function visibleText(document: ResumeDocument, isCut: (span: Span, page: Page) => boolean): VisibleText {
  const pages: string[] = [];
  const cutPassages: string[] = [];
  let removedHidden = 0;
  for (const page of document.pages) {
    const kept: (Span | null)[] = [];
    let passage: Span[] = [];
    const endPassage = () => {
      if (passage.length > 0) cutPassages.push(textOf(passage));
      passage = [];
    };
    for (const span of page.spans) {
      if (span.hidden !== null && !span.ocr) {
        removedHidden += span.text.replace(/\s/gu, '').length;
      } else if (isCut(span, page)) {
        if (passage.length === 0) kept.push(null);
        passage.push(span);
      } else if (span.text !== '') {
        // Spaces between two cut spans end no passage.
        if (span.text.trim() !== '') endPassage();
        kept.push(span);
      }
    }
    endPassage();
    pages.push(textOf(kept));
  }
  return { text: pages.join('\n\n').trim(), removedHidden, cutPassages };
}

/** Null is a cut passage: a line of its own. */
function textOf(spans: readonly (Span | null)[]): string {
  let text = '';
  let previous: Span | null = null;
  for (const span of spans) {
    if (text !== '') text += previous && span ? between(previous, span) : '\n';
    text += span?.text ?? CUT_MARK;
    previous = span;
  }
  return text.replace(/(?<![ \t])[ \t]+\n/g, '\n').trim();
}

/** Shares of the font size: a gap that is a space, a gap that is a column or a tab, a step that is a new block. */
const SPACE_GAP = 0.12;
const TAB_GAP = 2;
const BASELINE_SHIFT = 0.4;
const BLOCK_STEP = 2.2;

function between(previous: Span, span: Span): string {
  const size = Math.max(previous.size, span.size, 1);
  const shift = Math.abs(previous.baseline - span.baseline);
  const gap = span.box.x - right(previous.box);
  const isUpright = previous.angle === 0 && span.angle === 0 && !previous.vertical && !span.vertical;
  if (!isUpright || shift > BASELINE_SHIFT * size || gap < -size) return shift > BLOCK_STEP * size ? '\n\n' : '\n';
  if (/\s$/u.test(previous.text) || /^\s/u.test(span.text)) return '';
  if (gap > TAB_GAP * size) return '   ';
  return gap > SPACE_GAP * size ? ' ' : '';
}

function right(box: Box): number {
  return box.x + box.width;
}
