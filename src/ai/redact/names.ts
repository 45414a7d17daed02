import type { TextLine } from './contact-lines.ts';
import { flexible, fold, Folded } from './folded.ts';
import type { Range } from './ranges.ts';

const PARTICLES = new Set(
  'de del della dello di da do dos das du des la las los le les van von der den dem ten ter zu zum zur y e i und af al el bin ibn san'.split(
    ' ',
  ),
);
const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー々〆]/u;

/** Wherever the name recurs, whole or in two parts or more, in any order and spacing; single parts in contact lines only. */
export function findNames(text: string, lines: readonly TextLine[], name: string | null): Range[] {
  if (name === null || name.trim() === '') return [];
  const tokens = name
    .normalize('NFKC')
    .split(/[\s,.()（）/·・|_-]+/u)
    .filter((token) => token !== '');
  const latin = tokens.filter((token) => !CJK.test(token));
  const cjk = tokens.filter((token) => CJK.test(token));
  const found = [...latinNames(latin, text, lines), ...cjkNames(cjk, text, lines)];
  return found.map(([start, end]) => ({ kind: 'NAME', start, end }));
}

type Span = readonly [start: number, end: number];

function latinNames(tokens: readonly string[], text: string, lines: readonly TextLine[]): Span[] {
  const parts = tokens.map(fold).filter((part) => part.length >= 2 && !PARTICLES.has(part) && /\p{L}{2}/u.test(part));
  if (parts.length === 0) return [];
  const part = `(?:${[...new Set(parts)]
    .map(flexible)
    .sort((a, b) => b.length - a.length)
    .join('|')})`;
  const joint = String.raw`[\s.,_-]{0,3}(?:(?:${[...PARTICLES].join('|')}|\p{L}\.?)[\s.]{1,3}){0,3}`;
  const whole = parts.length === 1 ? part : `${part}(?:${joint}${part})+`;
  const found = new Folded(text).find(word(whole));
  const telling = [...new Set(parts)].filter((each) => each.length >= 3).map(flexible);
  if (telling.length > 0) found.push(...inContactLines(lines, word(`(?:${telling.join('|')})`)));
  return found;
}

function cjkNames(tokens: readonly string[], text: string, lines: readonly TextLine[]): Span[] {
  const whole = tokens.join('');
  if (whole.length < 2) return [];
  const found = new Folded(text).find(new RegExp(flexible(whole), 'gu'));
  const parts = tokens.filter((token) => token.length >= 2).map(flexible);
  if (parts.length > 0) found.push(...inContactLines(lines, new RegExp(`(?:${parts.join('|')})`, 'gu')));
  return found;
}

function inContactLines(lines: readonly TextLine[], pattern: RegExp): Span[] {
  return lines
    .filter(({ isContact }) => isContact)
    .flatMap((line) =>
      new Folded(line.text).find(pattern).map(([start, end]): Span => [line.start + start, line.start + end]),
    );
}

function word(source: string): RegExp {
  return new RegExp(String.raw`(?<![\p{L}\p{N}])${source}(?![\p{L}\p{N}])`, 'gu');
}
