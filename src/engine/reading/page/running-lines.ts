/** Lines that belong to the sheet and not to the text: page numbers, and what each page repeats. */
import { gu, iu } from '../../../resume/patterns.ts';
import type { Draft } from './line-drafts.ts';

const PAGE_NUMBER = iu`^(?:\p{L}{0,10}\.?\s?)?[-–—]?\s?\d{1,2}\s?(?:(?:\/|of|de|von|di|sur|／)\s?\d{1,2})?\s?(?:ページ|页)?[-–—]?$`;

/** Between the text and what stands at the foot of the sheet, in sizes. */
const APART = 2.5;

/** "8 May 2023 ¦ Ana Prueba · Résumé ¦ 1": last on its sheet, apart from the text, and numbered as the sheet is. */
function isFooter(line: Draft, drafts: readonly Draft[], height: number): boolean {
  if (line.cells.length < 2 || line.cells.at(-1)?.text !== String(line.page) || line.baseline > 0.07 * height) return false; // prettier-ignore
  return drafts.every(({ page, baseline }) => page !== line.page || (baseline >= line.baseline - 1 && (baseline <= line.baseline + 1 || baseline > line.baseline + APART * line.size))); // prettier-ignore
}

/** From the top of the first page, lines among which the name stands. */
const FIRST_LINES = 3;

/** The name, or what else heads the first page, once more above the text of a page behind it. */
function repeatsHead(line: Draft, drafts: readonly Draft[], height: number): boolean {
  if (line.page === 1 || line.baseline < 0.93 * height) return false;
  const first = drafts.filter(({ page }) => page === 1).toSorted((a, b) => b.baseline - a.baseline);
  const head = first.slice(0, FIRST_LINES).filter(({ size }) => size > line.size);
  const text = withoutNumbers(line.text);
  return text !== '' && head.some((own) => withoutNumbers(own.text) === text);
}

/** "Ana Prueba · Résumé | 2" without what counts the page. */
function withoutNumbers(text: string): string {
  return text
    .toLowerCase()
    .replace(gu`[^\p{L}]+`, ' ')
    .trim();
}

/** Of the sheet, from its foot up: where addresses to write to are repeated below the text. */
const FOOT = 0.13;
const MOST_BELOW = 2;
const WORDS = iu`\p{L}{3}`;

/** "099 111 222 • ana@example.org" at the foot of each sheet, the same to the letter, higher than page numbers stand. */
function isRepeated(line: Draft, drafts: readonly Draft[], height: number): boolean {
  if (line.baseline > FOOT * height || !WORDS.test(line.text)) return false;
  const below = drafts.filter(({ page, baseline }) => page === line.page && baseline < line.baseline - 1);
  // The address in one line, phone and mail in the next.
  if (below.length > MOST_BELOW || !below.every((own) => isRepeated(own, drafts, height))) return false;
  return drafts.some(({ page, baseline, text }) => page !== line.page && Math.abs(baseline - line.baseline) < 3 && text === line.text); // prettier-ignore
}

/** "© 2025 Ana Prueba – Currículum": whose the page is, as the foot of web pages tells. */
const RIGHTS = /^(?:©|\(c\) (?:19|20)\d\d|copyright\s)/iu;

/** Page numbers, and lines that stand at the same height of another page with the same letters. */
export function markRunning(drafts: readonly Draft[], heights: ReadonlyMap<number, number>): boolean[] {
  const letters = (text: string): string => text.replace(/[\d\s]+/g, '');
  const edge = (line: Draft): boolean => {
    const height = heights.get(line.page) ?? 1;
    return line.baseline < 0.07 * height || line.baseline > 0.93 * height;
  };
  return drafts.map((line) => {
    if (RIGHTS.test(line.text)) return true;
    const height = heights.get(line.page) ?? 1;
    if (!edge(line)) return isRepeated(line, drafts, height);
    if (PAGE_NUMBER.test(line.text) || isFooter(line, drafts, height) || repeatsHead(line, drafts, height)) return true;
    // What tops the first page is the resume's own head, whatever the next pages repeat of it.
    if (line.page === 1 && line.baseline > 0.5 * height) return false;
    return drafts.some(
      (other) =>
        other.page !== line.page &&
        Math.abs(other.baseline - line.baseline) < 3 &&
        letters(other.text) === letters(line.text),
    );
  });
}
