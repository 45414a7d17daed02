import type { Page } from '../../../resume/document.ts';
import { picturesOf } from '../../reading/page/pictures.ts';
import type { Contact, ContactValue, Line } from '../../reading/reading.ts';
import { TEXT_LAYER_CHARACTERS } from '../../reading/page/shown.ts';
import { defineCheck, evidenceOf, finding, notApplicable, scored, type Outcome } from '../define.ts';

/** Headers and footers stand this near the edge, as a share of the page's height. */
const EDGE = 0.15;
/** Both e-mail address and phone number are out of the body, or one of them. */
const BOTH = 0.3;
const ONE = 0.6;
/** A picture that may be a letterhead: across the page, at its top. */
const BANNER_WIDTH = 0.35;
const BANNER_FROM = 0.6;
/** A title page or a last one may go without the running line. */
const PLAIN_PAGES = 1;
/** Digits that tell a phone number in a line. */
const LAST_DIGITS = 7;

/** Where everything is marked as an artifact, the producer meant something else by it. */
function marksArtifacts(pages: readonly Page[]): boolean {
  const spans = pages.flatMap((page) => page.spans);
  return spans.filter((span) => span.artifact).length < 0.5 * spans.length;
}

function letters(text: string): string {
  return text.replace(/[\d\s]+/gu, '');
}

/** Tells running headers and footers: marked as such by the producer, or the same on page after page. */
function marginTest(lines: readonly Line[], pages: readonly Page[]): (line: Line) => boolean {
  const marked = marksArtifacts(pages);
  const heights = new Map(pages.map((page) => [page.number, page.height]));
  const written = pages.filter((page) => page.spans.length > 0).length;
  return (line) => {
    const height = heights.get(line.page) ?? 1;
    if (line.baseline > EDGE * height && line.baseline < (1 - EDGE) * height) return false;
    if (marked && line.cells.every((cell) => cell.spans.every((span) => span.artifact))) return true;
    const repeated = lines.filter(
      (other) => Math.abs(other.baseline - line.baseline) < 3 && letters(other.text) === letters(line.text),
    );
    const carried = new Set(repeated.map(({ page }) => page)).size;
    return carried > 1 && carried >= written - PLAIN_PAGES;
  };
}

function tellsAgain(value: string, line: Line): boolean {
  if (value.includes('@')) return line.text.toLowerCase().includes(value.toLowerCase());
  return line.text.replace(/\D/gu, '').includes(value.replace(/\D/gu, '').slice(-LAST_DIGITS));
}

/** Nothing to write to is found, and a picture stands where the letterhead would. */
function withoutContact({ linkedEmail, linkedPhone }: Contact, page: Page | undefined): Outcome {
  const banner =
    page &&
    picturesOf(page).find(({ box }) => box.width > BANNER_WIDTH * page.width && box.y > BANNER_FROM * page.height);
  if (!banner || linkedEmail !== null || linkedPhone !== null) return notApplicable;
  return scored(BOTH, [finding('image', {}, [{ page: page.number, excerpt: '', box: banner.box }])]);
}

export default defineCheck({
  id: 'contact-in-body',
  requires: ['contact', 'lines', 'document', 'characters'],
  withoutText: true,
  messageIds: ['margin', 'image'],
  run: ({ contact, lines, document, characters }) => {
    const page = document.pages.find(({ unreadable }) => !unreadable);
    if (!page) return notApplicable;
    if (characters < TEXT_LAYER_CHARACTERS)
      return scored(0, [finding('image', {}, [{ page: page.number, excerpt: '', box: null }])]);
    const told = [contact.email, contact.phone].filter(
      (own): own is ContactValue & { line: Line } => (own?.line ?? null) !== null,
    );
    if (told.length === 0) return withoutContact(contact, page);
    const inMargin = marginTest(lines, document.pages);
    const lost = told.filter(
      ({ value, line }) => inMargin(line) && !lines.some((other) => tellsAgain(value, other) && !inMargin(other)),
    );
    if (lost.length === 0) return scored(1);
    const rows = [...new Set(lost.map(({ line }) => line))];
    return scored(lost.length === told.length ? BOTH : ONE, [finding('margin', {}, evidenceOf(rows))]);
  },
});
