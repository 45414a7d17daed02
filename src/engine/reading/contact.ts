/** Who the person is and how to reach them. */
import type { ResumeDocument } from '../../resume/document.ts';
import type { Language } from '../../resume/language.ts';
import type { Lexicon } from '../lexicons/lexicon.ts';
import { bareUrl, emailIn, emailLike, urlsIn } from './addresses.ts';
import { CJK, fold, key, keysOf } from './fold.ts';
import { locationOf } from './location.ts';
import { nameOf } from './name.ts';
import { phoneIn, phoneLike } from './phones.ts';
import { marketsNamed } from './places.ts';
import type { Contact, ContactValue, Heading, Line } from './reading.ts';
import { isSideHeading } from './side-labels.ts';

/** Contact data stands in the first lines, in a sidebar, or under its own label; not in the middle of a job. */
const MAX_BLOCK = 25;

/** Lines of personal data under a heading of their own. */
const MAX_PERSONAL = 8;

/** No label is longer than this. */
const LABEL_REACH = 60;

/** "415 · 555 · 2671": dots in the middle part the groups of one number, where nothing else reads as one. */
const DOTS = /(?<=\d)\s?[·•∙⋅]\s?(?=\d)/gu;
const DOTTED = /\d{2,4}\s?[·•∙⋅]\s?\d{2,4}\s?[·•∙⋅]\s?\d{2,4}/u;

/** Lines before the first heading of each column of page 1; the whole first page where there are no headings. */
function contactBlock(lines: readonly Line[], headings: readonly Heading[]): Line[] {
  const first = lines.filter((line) => line.page === 1);
  const columns = [...new Set(first.map((line) => line.column))];
  const marked = new Set(headings.map((heading) => heading.line.index));
  const top = columns.flatMap((column) => {
    const own = first.filter((line) => line.column === column);
    const end = own.findIndex((line) => marked.has(line.index));
    return own.slice(0, Math.min(end === -1 ? own.length : end, MAX_BLOCK));
  });
  const known = new Set(top.map((line) => line.index));
  return [...top, ...underSideHeadings(first, marked).filter((line) => !known.has(line.index))];
}

/** Lines under "Contacto", "Persönliche Daten", wherever in the page they stand. */
function underSideHeadings(first: readonly Line[], marked: ReadonlySet<number>): Line[] {
  return first.flatMap((heading, at) => {
    if (heading.cells.length > 1 || marked.has(heading.index) || !isSideHeading(heading.text)) return [];
    const below = first.slice(at + 1, at + 1 + MAX_PERSONAL);
    const end = below.findIndex((line) => marked.has(line.index) || line.column !== heading.column);
    return end === -1 ? below : below.slice(0, end);
  });
}

function labelledLines(lines: readonly Line[], labels: readonly string[]): Line[] {
  const wanted = keysOf(labels);
  return lines.filter((line) =>
    line.cells.some((cell) => {
      const opening = key(cell.text.slice(0, LABEL_REACH));
      // "p" labels "p: 555 …", not "pp. 4123".
      return wanted.some(
        (label) =>
          opening.startsWith(label) && (CJK.test(label) || !/^\p{Script=Latin}/u.test(opening.slice(label.length))),
      );
    }),
  );
}

function firstOf<T>(lines: readonly Line[], find: (text: string) => T | null): { found: T; line: Line } | null {
  for (const line of lines) {
    const found = find(line.text);
    if (found !== null) return { found, line };
  }
  return null;
}

/** An address that wraps or is parted over two cells or lines: tried on neighbours joined. */
function emailAcross(lines: readonly Line[]): { value: string; broken: string | null; line: Line } | null {
  const whole = firstOf(lines, emailIn);
  if (whole && whole.found.broken === null) return { ...whole.found, line: whole.line };
  if (whole) return { ...whole.found, line: whole.line };
  for (const [i, line] of lines.entries()) {
    const next = lines[i + 1];
    if (!next || !/@[\p{L}\p{N}.-]*$/u.test(line.text)) continue;
    const found = emailIn(line.text + next.text);
    if (found)
      return {
        value: found.value,
        broken: `${line.text.split(' ').at(-1) ?? ''} ${next.text.split(' ')[0] ?? ''}`,
        line,
      };
  }
  return null;
}

/**
 * How an address that looks whole on the page stands in the text that a plain parser gets, with its items joined by spaces: split, or null.
 * Only an address that appears nowhere in one piece counts.
 */
function splitIn(text: string, address: string): string | null {
  const plain = fold(text);
  if (plain.toLowerCase().includes(address.toLowerCase())) return null;
  const pattern = Array.from(address, (character) => character.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('\\s?');
  return new RegExp(pattern, 'iu').exec(plain)?.[0] ?? null;
}

function linkTarget(document: ResumeDocument, scheme: string): string | null {
  const link = document.pages.flatMap((page) => page.links).find(({ url }) => url.toLowerCase().startsWith(scheme));
  return link ? decode(link.url.slice(scheme.length).split('?')[0] ?? '') : null;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Visible addresses first, then those that only links hold. */
function urlsOf(document: ResumeDocument, lines: readonly Line[], email: string | null): ContactValue[] {
  const found = new Map<string, ContactValue>();
  for (const line of lines) {
    const text = email === null ? line.text : line.text.replace(email, ' ');
    for (const url of urlsIn(text)) if (!found.has(bareUrl(url))) found.set(bareUrl(url), { value: url, line });
  }
  for (const { url } of document.pages.flatMap((page) => page.links)) {
    if (/^https?:/iu.test(url) && !found.has(bareUrl(url))) found.set(bareUrl(url), { value: url, line: null });
  }
  return [...found.values()];
}

export interface FoundContact {
  readonly contact: Contact;
  /** Country of the phone number. */
  readonly country: string | null;
}

export function contactOf(
  document: ResumeDocument,
  lines: readonly Line[],
  headings: readonly Heading[],
  lexicon: Lexicon,
  language: Language,
): FoundContact {
  const block = contactBlock(lines, headings);
  const first = lines.filter((line) => line.page === 1);
  const name = nameOf(document, lines, lexicon, headings);
  const email = emailAcross(block) ?? emailAcross(lines);
  const near = email ? null : firstOf(lines, emailLike);
  const named = marketsNamed(lines, language);
  const phoneLines = [...block, ...labelledLines(lines, lexicon.labels.phone), ...first];
  const phone =
    firstOf(phoneLines, (text) => phoneIn(text, language, named)) ??
    firstOf(
      lines.filter((line) => line.page > 1 && line.text.length < 80),
      (text) => phoneIn(text, language, named),
    ) ??
    firstOf(block, (text) => (DOTTED.test(text) ? phoneIn(text.replaceAll(DOTS, '-'), language, named) : null));
  // With its prefix a number is meant for one, though none can be dialled.
  const prefixed = (text: string): string | null =>
    text.includes('+') ? phoneLike(text.slice(text.search(/\(?\+/u))) : null;
  const nearPhone = phone
    ? null
    : (firstOf(labelledLines(lines, lexicon.labels.phone), phoneLike) ?? firstOf(block, prefixed));
  return {
    country: phone?.found.country ?? null,
    contact: {
      name,
      email: email
        ? { value: email.value, broken: email.broken ?? splitIn(document.text, email.value), line: email.line }
        : null,
      invalidEmail: near ? { value: near.found, line: near.line } : null,
      phone: phone ? { value: phone.found.number, line: phone.line } : null,
      invalidPhone: nearPhone ? { value: nearPhone.found, line: nearPhone.line } : null,
      location: locationOf([...block, ...labelledLines(first, lexicon.labels.address)], lexicon, name?.line ?? null),
      urls: urlsOf(document, lines, email?.value ?? null),
      linkedEmail: linkTarget(document, 'mailto:'),
      linkedPhone: linkTarget(document, 'tel:'),
    },
  };
}
