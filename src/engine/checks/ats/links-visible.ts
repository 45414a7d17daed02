import type { PageLink, ResumeDocument, Span } from '../../../resume/document.ts';
import type { Evidence } from '../../../resume/report.ts';
import { bareUrl } from '../../reading/contacts/addresses.ts';
import { fold, key } from '../../reading/text/fold.ts';
import { withoutIcons } from '../../reading/contacts/icon-labels.ts';
import { profileLinks } from '../../reading/contacts/profile-links.ts';
import type { Line } from '../../reading/reading.ts';
import { defineCheck, excerptOf, finding, notApplicable, scored } from '../define.ts';

/** Whoever clicks gets there; whoever prints or parses does not. */
const ALL_HIDDEN = 0.6;
const SOME_HIDDEN = 0.75;
/** A user name of this length in the text is enough to find the page. */
const HANDLE = 3;

/** Words that stand for the person's own page. */
const LABEL =
  /^(?:(?:my|personal|online|mi|mon|meu|mein|il mio)\s)?(?:portfolio|portafolio|portfólio|web\s?site|web|blog|homepage|site|sito|site web|sitio web|página web|ポートフォリオ|ブログ|ホームページ|作品集?|(?:点击|请点击|点此)?(?:查看|访问|进入)?(?:我的)?(?:个人|個人)(?:网站|網站|主页|主頁|作品集?)|我的(?:网站|主页|博客|作品集?)|博客|部落格)(?:は?こちら)?$/iu;

function isUnder(link: PageLink, { box, page }: Line, ofPage: number): boolean {
  if (page !== ofPage) return false;
  const middle = link.box.y + link.box.height / 2;
  const level = middle > box.y - 2 && middle < box.y + box.height + 2;
  return level && link.box.x < box.x + box.width && link.box.x + link.box.width > box.x;
}

interface Place {
  readonly page: number;
  readonly link: PageLink;
  readonly lines: readonly Line[];
}

function placesOf(url: string, document: ResumeDocument, lines: readonly Line[]): Place[] {
  return document.pages.flatMap((page) =>
    page.links
      .filter((link) => bareUrl(link.url) === bareUrl(url))
      .map((link) => ({ page: page.number, link, lines: lines.filter((line) => isUnder(link, line, page.number)) })),
  );
}

/** All rows that the link covers: an address may break within its column. */
function rowsWithin({ page, link }: Place, lines: readonly Line[]): readonly Line[] {
  const [bottom, top] = [link.box.y, link.box.y + link.box.height];
  return lines.filter(({ page: own, box }) => own === page && box.y + box.height / 2 > bottom && box.y + box.height / 2 < top && link.box.x < box.x + box.width && link.box.x + link.box.width > box.x); // prettier-ignore
}

/** "%C3%BC" is written "ü"; what no address can hold stays as it is. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** "@nora-whitfield" under the link, or her own host. */
function tellsHandle(url: string, places: readonly Place[], all: readonly Line[]): boolean {
  const [host = '', ...segments] = (bareUrl(url).split(/[?#]/u)[0] ?? '').split('/');
  // "nora.example.org/en": the language of the page is no name.
  const path = segments.filter((segment) => !/^[a-z]{2}(?:-[a-z]{2})?$/i.test(segment));
  const handle = key(decoded(path.at(-1) ?? '') || host.split('.').slice(0, -1).join('.'));
  if (handle.length < HANDLE) return false;
  const texts = places.flatMap((place) => [
    ...place.lines.map(({ text }) => text),
    rowsWithin(place, all).map(({ text }) => text).join(''), // prettier-ignore
  ]);
  // A link of its own over each line of an address that wraps.
  texts.push(places.flatMap((place) => place.lines.map(({ text }) => text)).join(''));
  return texts.some((text) => key(text).includes(handle));
}

/** A run of text may hold more than the link: of it the characters whose middle the link covers. */
function textWithin({ text, edges }: Span, left: number, right: number): string {
  return Array.from({ length: text.length }, (_, at) => {
    const middle = ((edges[at] ?? 0) + (edges[at + 1] ?? 0)) / 2;
    return middle > left && middle < right ? text.charAt(at) : '';
  }).join('');
}

function textUnder({ link, lines }: Place): string {
  const right = link.box.x + link.box.width;
  const spans = lines.flatMap((line) => line.cells.flatMap((cell) => cell.spans));
  const under = spans.filter(({ box }) => box.x < right - 1 && box.x + box.width > link.box.x + 1);
  return withoutIcons(fold(under.map((span) => textWithin(span, link.box.x, right)).join(' ')));
}

function evidenceFor(place: Place): Evidence {
  return { page: place.page, excerpt: excerptOf(textUnder(place)), box: place.link.box };
}

export default defineCheck({
  id: 'links-visible',
  requires: ['contact', 'document', 'lines', 'headings'],
  messageIds: ['target-only'],
  run: ({ contact, document, lines, headings }) => {
    // Whether there is a profile at all, contact-links tells; the e-mail address, contact-email.
    const links = profileLinks(contact, document, lines, headings)
      .filter((link) => !link.unfilled && link.beside)
      .map((link) => ({ ...link, places: link.line ? [] : placesOf(link.url, document, lines) }))
      .filter(({ certain, places }) => certain || places.some((place) => LABEL.test(textUnder(place))));
    if (links.length === 0) return notApplicable;
    const hidden = links.filter(({ url, line, places }) => !line && !tellsHandle(url, places, lines));
    if (hidden.length === 0) return scored(1);
    const findings = hidden.map(({ url, places }) =>
      finding('target-only', { url: bareUrl(url) }, places.slice(0, 1).map(evidenceFor)),
    );
    return scored(hidden.length === links.length ? ALL_HIDDEN : SOME_HIDDEN, findings);
  },
});
