import type { Page, Span } from '../../../resume/document.ts';

/** Fewer visible characters than this on all pages is no text layer. */
export const TEXT_LAYER_CHARACTERS = 20;

/** Seen by a person, or recognised under a scan. */
export function isShown(span: Span): boolean {
  return span.hidden === null;
}

/** The page's characters in the order of the file, without white space. */
export function shownText(page: Page): string {
  return page.spans
    .filter(isShown)
    .map((span) => span.text)
    .join('')
    .replace(/\s/gu, '');
}
