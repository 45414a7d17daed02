import { BARE_DOMAIN, isFramework, PATH_ADDRESS, SCHEME_ADDRESS, trimAddress } from '../web-addresses.ts';
import type { TextLine } from './contact-lines.ts';
import { escape, flexible, fold, Folded } from './folded.ts';
import type { Range } from './ranges.ts';

/** "@ana_lopez" */
const HANDLE = /(?<![\p{L}\p{N}@._/-])@[\p{L}\p{N}_][\p{L}\p{N}_.-]{2,38}/giu;

/** "LinkedIn: ana-lopez", "微信：ana" */
const LABELLED_HANDLE =
  /(?:(?:linkedin|github|gitlab|twitter|instagram|facebook|telegram|skype|wechat|behance|dribbble|xing|line(?: id)?|line-id|zalo|tiktok)\s*[:：]|(?:微信|weixin|qq|wechat|LINE)(?:号|號|id)?\s*[:：]?)\s*(@?[\p{Script=Latin}\p{N}_][\p{Script=Latin}\p{N}_./-]{2,60})/giu;

/** Web addresses anywhere; bare domains and handles in contact lines only; and every repeat of the addresses the engine read. */
export function findUrls(text: string, lines: readonly TextLine[], known: readonly string[]): Range[] {
  const found: (readonly [number, number])[] = [];
  const add = (offset: number, match: string) => {
    const address = trimAddress(match);
    if (!isFramework(address)) found.push([offset, offset + address.length]);
  };
  for (const pattern of [SCHEME_ADDRESS, PATH_ADDRESS]) {
    for (const { index, 0: match } of text.matchAll(pattern)) add(index, match);
  }
  for (const line of lines.filter(({ isContact }) => isContact)) {
    for (const pattern of [BARE_DOMAIN, HANDLE]) {
      for (const { index, 0: match } of line.text.matchAll(pattern)) add(line.start + index, match);
    }
    for (const { index, 0: match, 1: handle = '' } of line.text.matchAll(LABELLED_HANDLE)) {
      add(line.start + index + match.length - handle.length, handle);
    }
  }
  found.push(...printedHandles(lines, known));
  const folded = new Folded(text);
  for (const address of known) {
    if (isFramework(address.replace(/^https?:\/\//u, ''))) continue;
    const bare = address.replace(/^[a-z][a-z0-9+.-]*:(?:\/\/)?(?:www\.)?/iu, '').replace(/\/+$/u, '');
    if (bare.length < 4) continue;
    const before = String.raw`(?:https?:\s*\/\/\s*)?(?:www\s*\.\s*)?`;
    found.push(
      ...folded.find(new RegExp(String.raw`(?<![\p{L}\p{N}])${before}${flexible(bare)}\/?(?![\p{L}\p{N}])`, 'gu')),
    );
  }
  return found.map(([start, end]) => ({ kind: 'URL', start, end }));
}

const PROFILE =
  /(?:linkedin\.com\/in|github\.com|gitlab\.com|twitter\.com|x\.com|instagram\.com|behance\.net|dribbble\.com|t\.me|xing\.com\/profile)\/@?([\p{L}\p{N}_.-]{3,60})\/?$/iu;

/** A profile that is a link shows as its last part only: "ana-ejemplo" over linkedin.com/in/ana-ejemplo. */
function printedHandles(lines: readonly TextLine[], known: readonly string[]): (readonly [number, number])[] {
  const handles = known.flatMap((address) => PROFILE.exec(address)?.[1] ?? []);
  if (handles.length === 0) return [];
  const any = handles.map((handle) => escape(fold(handle))).sort((a, b) => b.length - a.length);
  const pattern = new RegExp(String.raw`(?<![\p{L}\p{N}])@?(?:${any.join('|')})(?![\p{L}\p{N}])`, 'gu');
  return lines
    .filter(({ isContact }) => isContact)
    .flatMap((line) =>
      new Folded(line.text).find(pattern).map(([start, end]) => [line.start + start, line.start + end] as const),
    );
}
