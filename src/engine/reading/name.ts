/** The person's name: what stands most prominently at the top, and reads like one. */
import type { ResumeDocument } from '../../resume/document.ts';
import type { Lexicon } from '../lexicons/lexicon.ts';
import { emailIn } from './addresses.ts';
import { CJK, key, wordsOf } from './fold.ts';
import type { ContactValue, Line } from './reading.ts';

/** Lines looked at, from the top of each column of the first page. */
const REACH = 14;
const CJK_NAME = /^[\p{Script=Han}々]{1,4}[\s・]?[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}々]{0,6}$/u;
const LATIN_WORD = /^(?:\p{Lu}[\p{L}'’.-]*|(?:de|del|de la|da|das|do|dos|di|von|van|der|den|le|la|y|e|bin|al|el|du|of|zu|zum|ten|ter|st\.?))$/u;

function tidy(text: string): string {
  return text
    .replace(/[\ue000-\uf8ff]/gu, '')
    .replace(/^[^\p{L}]+|[^\p{L}.)]+$/gu, '')
    .replace(/\s*[,–—-]\s*(?:Ph\.?D\.?|M\.?B\.?A\.?|M\.?D\.?|B\.?Sc\.?|M\.?Sc\.?|CPA|PMP|RN|Jr\.?|Sr\.?)\b.*$/u, '')
    .replace(/\s*[(（][^)）]*[)）]\s*$/u, '')
    .trim();
}

/** "A N A  G A R C Í A" and "欧 阳 雨 桐" are words set apart. */
function unspaced(text: string): string {
  const parts = text.split(' ');
  if (parts.length < 3 || !parts.every((part) => Array.from(part).length === 1)) return text;
  return parts.join('');
}

function looksLatin(text: string, lexicon: Lexicon): boolean {
  if (/[\d@:/|\\_#&+*=<>]/u.test(text) || text.length > 48) return false;
  const words = text.split(/\s+/u);
  if (words.length < 2 || words.length > 6) return false;
  if (!words.every((word) => LATIN_WORD.test(word))) return false;
  const folded = key(text);
  const parts = folded.split(/[^\p{L}]+/u);
  if (lexicon.documentTitles.some((title) => folded.includes(key(title)))) return false;
  if (lexicon.titleWords.some((word) => key(word).length > 3 && parts.some((part) => part.startsWith(key(word))))) return false;
  return ![...lexicon.schoolWords, ...lexicon.companyWords].some((word) => key(word).length > 2 && parts.includes(key(word)));
}

function looksCjk(text: string, lexicon: Lexicon): boolean {
  const tight = text.replace(/[\s・]/gu, '');
  const length = Array.from(tight).length;
  if (length < 2 || length > 7 || !CJK_NAME.test(text)) return false;
  if (lexicon.documentTitles.includes(tight) || Object.values(lexicon.labels).flat().includes(tight) || Object.values(lexicon.headings).flat().includes(tight)) return false;
  if (lexicon.titleWords.some((word) => tight.endsWith(word))) return false;
  return lexicon.surnames.some((surname) => tight.startsWith(surname)) || (length <= 4 && text.includes(' '));
}

interface Candidate {
  readonly value: string;
  readonly line: Line;
  readonly score: number;
}

/** What comes after "Name:", "氏名", in the same row or below. */
function labelled(line: Line, next: Line | undefined, lexicon: Lexicon): string | null {
  for (const label of lexicon.labels.name) {
    const pattern = new RegExp(String.raw`^${label.split('').join(String.raw`\s*`)}\s*[:：]?\s*(.*)$`, 'iu');
    const rest = pattern.exec(line.text)?.[1];
    if (rest === undefined) continue;
    const own = tidy(rest.split(/\s{2,}|[|;,，（(]|(?:性别|年龄|生年月日|出生)/u)[0] ?? '');
    if (own !== '' && (looksCjk(own, lexicon) || looksLatin(own, lexicon))) return own;
    const below = tidy(next?.text ?? '');
    if (own === '' && (looksCjk(below, lexicon) || looksLatin(below, lexicon))) return below;
  }
  return null;
}

function agreement(value: string, clues: readonly string[]): number {
  const parts = key(value).split(/[^\p{L}]+/u).filter((part) => part.length > 2);
  return parts.filter((part) => clues.some((clue) => clue.includes(part))).length;
}

function candidatesOf(lines: readonly Line[], lexicon: Lexicon, clues: readonly string[]): Candidate[] {
  const sizes = lines.map((line) => line.size);
  const largest = Math.max(0, ...sizes);
  return lines.flatMap((line, i) =>
    [...new Set([line.text, ...line.cells.map((cell) => cell.text)])].flatMap((raw) => {
      const whole = tidy(raw.split(/\s[|·–—]\s|\s{3,}|\s-\s/u)[0] ?? raw);
      const value = unspaced(whole);
      const cjk = CJK.test(value);
      if (cjk ? !looksCjk(whole, lexicon) && !looksCjk(value, lexicon) : !looksLatin(value, lexicon)) return [];
      const prominence = line.size >= largest - 0.6 ? 4 : line.size > 1.25 * (sizes.toSorted((a, b) => a - b)[Math.floor(sizes.length / 2)] ?? line.size) ? 2 : line.bold ? 1 : 0;
      return [{ value: cjk ? value : whole, line, score: prominence + 2 * agreement(value, clues) - i * 0.15 }];
    }),
  );
}

/** Letters of a Latin name set in capitals are shown as written. */
export function nameOf(document: ResumeDocument, lines: readonly Line[], lexicon: Lexicon): ContactValue | null {
  const first = lines.filter((line) => line.page === 1 && !line.running);
  const columns = [...new Set(first.map((line) => line.column))];
  const top = columns.flatMap((column) => first.filter((line) => line.column === column).slice(0, REACH));
  for (const [i, line] of first.slice(0, 60).entries()) {
    const value = labelled(line, first[i + 1], lexicon);
    if (value !== null) return { value, line };
  }
  const mail = first.map((line) => emailIn(line.text)?.value).find((value) => value !== undefined);
  const clues = [document.fileName ?? '', document.metadata.title ?? '', document.metadata.author ?? '', mail?.split('@')[0] ?? ''].map(key);
  const split = splitName(top, lexicon);
  const candidates = candidatesOf(top, lexicon, clues);
  const [best] = candidates.toSorted((a, b) => b.score - a.score || a.line.index - b.line.index);
  if (split && (!best || split.line.size > best.line.size + 0.6)) return split;
  return best && best.score >= 0.5 ? { value: best.value, line: best.line } : split;
}

/** First and family name on lines of their own, both in the page's largest letters. */
function splitName(lines: readonly Line[], lexicon: Lexicon): { value: string; line: Line } | null {
  const largest = Math.max(0, ...lines.map((line) => line.size));
  const big = lines.filter((line) => line.size >= largest - 0.6 && wordsOf(line.text).length <= 2);
  const [first, second] = big;
  if (!first || big.length > 3) return null;
  const value = tidy([first, second].flatMap((line) => (line ? [line.text] : [])).join(' '));
  return second && second.index === first.index + 1 && looksLatin(value, lexicon) ? { value, line: first } : null;
}
