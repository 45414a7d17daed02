/** Web addresses, and what the file's links point to. */
import type { ResumeDocument } from '../../../resume/document.ts';
import { bareUrl, urlsIn } from './addresses.ts';
import type { ContactValue, Line } from '../reading.ts';

/** What a link must hold to reach anybody: "tel:upon request" does not. */
const REACHES: Readonly<Record<string, RegExp>> = { 'mailto:': /@/u, 'tel:': /(?:\d\D{0,3}){6}/u };

/** The target of the first link of a scheme ("mailto:"), without its query. */
export function linkTarget(document: ResumeDocument, scheme: string): string | null {
  const link = document.pages.flatMap((page) => page.links).find(({ url }) => url.toLowerCase().startsWith(scheme));
  const target = link ? decode(link.url.slice(scheme.length).split('?')[0] ?? '') : '';
  return REACHES[scheme]?.test(target) === false || target === '' ? null : target;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Templates put a label or a host before a whole address: "https://Blog: https://example.org". */
function targetOf(url: string): string {
  return /^https?:\/\/[^?]{0,80}(?:\s|%20)(https?:\/\/\S+)$/iu.exec(url)?.[1] ?? url;
}

/** "www.linkedin.com/in/nora-" over "whitfield-4b71 (LinkedIn)": an address that breaks behind its hyphen. */
function wholeOf(url: string, line: Line, below: Line | undefined): string {
  if (!url.endsWith('-') || !line.text.endsWith(url) || below?.column !== line.column || below.page !== line.page)
    return url;
  return url + (/^[\w%.~/-]+/u.exec(below.text)?.[0] ?? '');
}

/** Visible addresses first, then those that only links hold. */
export function urlsOf(document: ResumeDocument, lines: readonly Line[], email: string | null): ContactValue[] {
  const found = new Map<string, ContactValue>();
  for (const [at, line] of lines.entries()) {
    const text = email === null ? line.text : line.text.replace(email, ' ');
    for (const part of urlsIn(text)) {
      const url = wholeOf(part, line, lines[at + 1]);
      if (!found.has(bareUrl(url))) found.set(bareUrl(url), { value: url, line });
    }
  }
  for (const { url } of document.pages.flatMap((page) => page.links)) {
    const whole = targetOf(url);
    if (/^https?:/iu.test(whole) && !found.has(bareUrl(whole))) found.set(bareUrl(whole), { value: whole, line: null });
  }
  return [...found.values()];
}
