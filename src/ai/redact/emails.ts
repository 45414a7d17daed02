import { Folded, flexible } from './folded.ts';
import type { Range } from './ranges.ts';

/** Also with the one space or line break that a PDF's text order puts beside the @. */
const EMAIL =
  /[\p{Script=Latin}\p{N}][\p{Script=Latin}\p{N}._%+'-]{0,63}(?:@|＠|\s@|@\s)[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,62})(?:[.．]\s?[\p{L}\p{N}-]{1,62}){0,4}[.．]\p{Script=Latin}{2,24}/gu;

/** "ana (at) example (dot) org" and the like. */
const SPELLED =
  /[\p{L}\p{N}][\p{L}\p{N}._%+-]{0,63}\s?[([{]\s?(?:at|arroba|chez|ät|a|@)\s?[)\]}]\s?[\p{L}\p{N}-]{1,63}(?:\s?(?:[.]|[([{]\s?(?:dot|punto|point|ponto|punkt|\.)\s?[)\]}])\s?[\p{L}\p{N}-]{2,63}){1,4}/giu;

/** "IG @ana.ejemplo" */
const HANDLE = /^(?:ig|insta(?:gram)?|tiktok|twitter|x)\s@/iu;

/** `known` is the e-mail that the engine read, however the text breaks it. */
export function findEmails(text: string, known: string | null): Range[] {
  const matches = [EMAIL, SPELLED]
    .flatMap((pattern) => [...text.matchAll(pattern)])
    .filter(([match]) => !HANDLE.test(match));
  const spans = matches.map(({ index, 0: match }) => [index, index + match.length] as const);
  const [address = null] = known?.match(EMAIL) ?? [];
  const repeats = address ? new Folded(text).find(new RegExp(flexible(address), 'gu')) : [];
  return [...spans, ...repeats].map(([start, end]) => ({
    kind: 'EMAIL',
    start,
    end,
  }));
}
