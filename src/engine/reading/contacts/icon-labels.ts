/** Contact data that a pictogram announces where a word would. */
import type { FontFace, Span } from '../../../resume/document.ts';
import { iu, patternOf } from '../../../resume/patterns.ts';
import { isIconFont } from '../page/icon-fonts.ts';
import type { Contact, Line } from '../reading.ts';

/** Some producers lose the code of an icon: what is left stands by itself, where that of a letter stands in a word. */
const PRIVATE_USE = /[\ue000-\uf8ff\u{f0000}-\u{ffffd}\u{100000}-\u{10fffd}]|(?<![^\s|·•])\ufffd(?=\s)/u;
const PRIVATE_USE_ALL = patternOf(PRIVATE_USE.source, 'gu');
/** List markers of Symbol and Wingdings, which also sit in the private-use area. */
const BULLETS = /^[\uf0b7\uf0a7\uf0a8\uf0d8\uf0fc\uf076\uf06e\uf06c\uf02d\uf0be\uf0e0\uf0f0•·▪●■◦○➢✓✔–—-]$/u;
/** "Tel.", "E-mail:", "電話：" right after the pictogram. */
const LABEL = iu`^\s*[\p{L}][\p{L}.\s-]{0,20}[:：]|^\s*(?:tel|tél|telf|fon|mob|cel|e-?mail|電話|电话|手机|邮箱)(?!\p{L})`;

function isIcon(span: Span, fonts: readonly FontFace[]): boolean {
  const text = span.text.trim();
  if (text === '' || Array.from(text).length > 2 || (BULLETS.test(text) && !isEnvelope(text, fonts[span.font])))
    return false;
  return PRIVATE_USE.test(text) || isIconFont(fonts[span.font]);
}

/** U+F0E0 is an arrow in Wingdings and the envelope in Font Awesome. */
function isEnvelope(text: string, font: FontFace | undefined): boolean {
  return text === '\uf0e0' && !/wingding|symbol/iu.test(font?.name ?? '');
}

/** Whether a pictogram stands in the line with no word that says the same. */
function hasLoneIcon(line: Line, fonts: readonly FontFace[]): boolean {
  const spans = line.cells.flatMap((cell) => cell.spans);
  return spans.some((span, at) => {
    if (isIcon(span, fonts)) return !LABEL.test(spans[at + 1]?.text ?? '');
    const place = span.text.search(PRIVATE_USE);
    const icon = Array.from(span.text.slice(Math.max(0, place)))[0] ?? '';
    return place >= 0 && !BULLETS.test(icon) && !LABEL.test(span.text.slice(place + icon.length));
  });
}

/** The lines of e-mail address, phone number, place and links that only pictograms announce. */
export function iconLines(contact: Contact, fonts: readonly FontFace[]): Line[] {
  const told = [contact.email, contact.phone, contact.location, ...contact.urls];
  const lines = new Map(told.flatMap((own) => (own?.line ? [[own.line.index, own.line] as const] : [])));
  return [...lines.values()].filter((line) => hasLoneIcon(line, fonts)).sort((a, b) => a.index - b.index);
}

export function withoutIcons(text: string): string {
  return text.replace(PRIVATE_USE_ALL, '').trim();
}
