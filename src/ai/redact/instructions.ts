/** Passages that address a reader machine: where the engine saw them, and how to cut them. */
import type { Box, Page, Span } from '../../resume/document.ts';
import type { Evidence, Report } from '../../resume/report.ts';
import { Folded, flexible } from './folded.ts';
import { CUT_MARK } from './span-lines.ts';

/** A box over more of the page than this is a page's, not a passage's. */
const LARGEST_PASSAGE = 0.5;

/** Those in plain sight: hidden ones go with all hidden text, and their boxes may lie over honest words. */
export function injectedPassages(report: Report): readonly Evidence[] {
  const check = report.checks.find(({ id }) => id === 'injected-instructions');
  return check?.findings.flatMap(({ messageId, evidence }) => (messageId === 'hidden' ? [] : evidence)) ?? [];
}

/** Whether a span lies in a passage's box. */
export function isInPassage(span: Span, page: Page, passages: readonly Evidence[]): boolean {
  const x = span.box.x + span.box.width / 2;
  const y = span.box.y + span.box.height / 2;
  return passages.some(
    ({ page: number, box }) =>
      number === page.number && box !== null && isPassageSized(box, page) && isInside(x, y, box),
  );
}

function isPassageSized(box: Box, page: Page): boolean {
  return box.width * box.height <= LARGEST_PASSAGE * page.width * page.height;
}

function isInside(x: number, y: number, box: Box): boolean {
  return x >= box.x - 1 && x <= box.x + box.width + 1 && y >= box.y - 1 && y <= box.y + box.height + 1;
}

/** Cuts by their words the passages whose box did not tell. An excerpt that was shortened is cut to its sentence's end. */
export function cutByExcerpt(text: string, passages: readonly Evidence[]): { text: string; cut: readonly string[] } {
  const cut: string[] = [];
  let rest = text;
  for (const { excerpt } of passages) {
    const words = excerpt.replace(/^\s*(?:…|\.{3})|(?:…|\.{3})\s*$/gu, '');
    if (words.trim().length < 8) continue;
    const wasShortened = /(?:…|\.{3})\s*$/u.test(excerpt);
    const pattern = new RegExp(flexible(words) + (wasShortened ? String.raw`[^.!?。！？\n]*[.!?。！？]?` : ''), 'gu');
    const folded = new Folded(rest);
    for (const [start, end] of folded.find(pattern).reverse()) {
      cut.push(rest.slice(start, end));
      rest = `${rest.slice(0, start)}${CUT_MARK}${rest.slice(end)}`;
    }
  }
  return { text: rest, cut };
}
