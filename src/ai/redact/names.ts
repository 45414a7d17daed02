import type { TextLine } from './contact-lines.ts';
import { escape, flexible, fold, Folded } from './folded.ts';
import { besides } from './latin-names.ts';
import { namesOf } from './own-names.ts';
import type { Range } from './ranges.ts';

const PARTICLES = new Set(
  'de del della dello di da do dos das du des la las los le les van von der den dem ten ter zu zum zur y e i und af al el bin ibn san'.split(
    ' ',
  ),
);
const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー々〆]/u;

export interface KnownPerson {
  /** The name that the engine read. */
  readonly name: string | null;
  readonly email: string | null;
}

/** Wherever the name recurs, whole or in two parts or more, in any order and spacing; single parts in contact lines only. */
export function findNames(
  text: string,
  lines: readonly TextLine[],
  cells: readonly TextLine[],
  { name, email }: KnownPerson,
): Range[] {
  const names = namesOf(lines, name, email);
  const found: Span[] = [...names.places];
  for (const each of names.names) {
    const tokens = each
      .normalize('NFKC')
      .split(/[\s,.()（）/·・|_-]+/u)
      .filter((token) => token !== '');
    found.push(
      ...latinNames(
        tokens.filter((token) => !CJK.test(token)),
        text,
        cells,
      ),
      ...cjkNames(
        tokens.filter((token) => CJK.test(token)),
        text,
        cells,
      ),
    );
  }
  found.push(...besides(text, found));
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
  // "Lê Thị Minh Châu", "De Luca Marta"
  const lead =
    /^\p{Lu}/u.test(tokens[0] ?? '') && PARTICLES.has(fold(tokens[0] ?? ''))
      ? String.raw`(?:${fold(tokens[0] ?? '')}[\s.]{1,3})?`
      : '';
  // "Lakshmi Narayana Rao K."
  const last = fold(tokens.at(-1) ?? '');
  const tail = /^\p{L}$/u.test(last) ? String.raw`(?:[\s.,]{1,3}${last}(?!\p{L}))?` : '';
  const whole = parts.length === 1 ? part : `${lead}${part}(?:${joint}${part})+${tail}`;
  const found = new Folded(text).find(word(whole));
  const telling = [...new Set(parts)].filter((each) => each.length >= 3).map(flexible);
  return telling.length === 0 ? found : [...found, ...singleParts(text, lines, telling)];
}

const TITLES =
  'mr|mrs|ms|miss|mx|dr|dra|prof|sr|sra|srta|herrn?|frau|mme|mlle|monsieur|madame|dott|dott\\.ssa|sig|sig\\.ra|signora?|don|doña|dona';
const INITIALS_BEFORE = /^(?:\p{Lu}\.[ -]?){1,3}/u;
const DEGREE = /,? (?:MPH|MBA|PhD|PHD|MSc|MSC|BSc|BSC|CPA|CFA|PMP|LLM|LLB|DDS|MFA|RN|JD)$/u;
const INITIALS_AFTER = /,? (?:\p{Lu}\.?[ -]?){1,3}$/u;

/** Anywhere as publications and letters write them ("Rocha, H. G.", "L. Terranova", "Frau Wiesental"), in contact lines bare. */
function singleParts(text: string, lines: readonly TextLine[], telling: readonly string[]): Span[] {
  const initials = String.raw`(?:\p{L}\.[ -]?){1,3}`;
  const any = `(?:${telling.join('|')})`;
  const particle = String.raw`(?:(?:${[...PARTICLES].filter((each) => each.length > 1).join('|')}) )?`;
  const pattern = word(
    String.raw`(?:(?:${TITLES})\.? |${initials}${particle})?${any}(?:,? (?:\p{L}\.?[ -]?){1,3}(?![\p{L}\p{N}]))?`,
  );
  return new Folded(text).find(pattern).flatMap(([from, to]): Span[] => {
    const match = text.slice(from, to).trimEnd();
    const degree = DEGREE.exec(match)?.[0].length ?? 0;
    const after = degree > 0 ? '' : (INITIALS_AFTER.exec(match)?.[0] ?? '');
    const before = INITIALS_BEFORE.exec(match)?.[0] ?? '';
    const titled = TITLED.test(match);
    const head = before === '' ? (HEAD.exec(match)?.[0].length ?? 0) : 0;
    // With initials in front, those behind are the next author's.
    const tail = after === '' || before !== '' ? degree || (TAIL.exec(match)?.[0].length ?? 0) : 0;
    const isContact = lines.some(
      (line) => line.isContact && line.start <= from && from < line.start + line.text.length,
    );
    if (!isContact && !titled && before === '' && after === '' && !isSigned(text, from, to)) return [];
    return [[from + head, from + match.length - tail]];
  });
}

/** All that its line says, or what it ends with behind a dash. */
function isSigned(text: string, from: number, to: number): boolean {
  const before = text.slice(text.lastIndexOf('\n', from - 1) + 1, from);
  return /^[^\p{L}\p{N}]*$|[–—-]\s*$/u.test(before) && /^[^\p{L}\p{N}\n]*(?:\n|$)/u.test(text.slice(to, to + 80));
}

const TITLED = new RegExp(String.raw`^(?:${TITLES})\.? `, 'iu');
/** Titles, and single letters that are words of their own ("y", "e"): they stay. */
const HEAD = new RegExp(String.raw`^(?:(?:${TITLES})\.? |(?:\p{L}\.[ -]?){1,3})`, 'iu');
const TAIL = /,? (?:(?:\p{L}(?!\p{L})\.?[ -]?){1,3}|\p{Ll}{2,3})$/u;

function cjkNames(tokens: readonly string[], text: string, lines: readonly TextLine[]): Span[] {
  const whole = tokens.join('');
  if (whole.length < 2) return [];
  const folded = new Folded(text);
  const found = folded.find(new RegExp(flexible(whole), 'gu'));
  const parts = tokens.filter((token) => token.length >= 2).map(partPattern);
  if (parts.length > 0) found.push(...inContactLines(lines, new RegExp(`(?:${parts.join('|')})`, 'gu')));
  const given = givenName(tokens);
  if (given) found.push(...folded.find(new RegExp(escape(fold(given)), 'gu')));
  return found;
}

/** In kana a name is a word of its own: "ラン" is no part of "プラン". */
function partPattern(token: string): string {
  const kana = String.raw`[\p{Script=Katakana}ー]`;
  return /^[\p{Script=Katakana}ー]+$/u.test(token) ? `(?<!${kana})${flexible(token)}(?!${kana})` : flexible(token);
}

/** Of a Chinese name in one piece: two characters, rarely a word of their own. */
function givenName(tokens: readonly string[]): string | null {
  const [only = ''] = tokens;
  if (tokens.length !== 1 || !/^\p{Script=Han}{3,4}$/u.test(only)) return null;
  return only.slice(-2);
}

function inContactLines(lines: readonly TextLine[], pattern: RegExp): Span[] {
  return lines
    .filter(({ isContact }) => isContact)
    .flatMap((line) =>
      new Folded(line.text).find(pattern).map(([start, end]): Span => [line.start + start, line.start + end]),
    );
}

function word(source: string): RegExp {
  // Kana and characters may stand right beside: "Kohei Miuraの".
  return new RegExp(String.raw`(?<![\p{Script=Latin}\p{N}])${source}(?![\p{Script=Latin}\p{N}])`, 'gu');
}
