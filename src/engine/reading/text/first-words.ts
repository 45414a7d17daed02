/** The word that a bullet is remembered by: its first content word; in Japanese, which puts the action last, its closing one. */
import { gu, u } from '../../../resume/patterns.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { actionTableOf } from '../items/action-table.ts';
import { latinLettersIn } from './characters.ts';
import { CJK } from './fold.ts';
import { plain } from './words.ts';

const TOKEN = gu`[\p{L}\p{M}\p{N}]+(?:['’.&#+-][\p{L}\p{M}\p{N}]+)*`;
/** The same for a text in Latin letters, composed; made in a fraction of the time. */
const LATIN_TOKEN = /[A-Za-z\dªµºÀ-ÖØ-öø-ɏ]+(?:['’.&#+-][A-Za-z\dªµºÀ-ÖØ-öø-ɏ]+)*/g;
const REACH = 200;
/** "Atividades: emitir notas", "Main tasks: weekly stock count": what stands before is a label. */
const LABEL = u`^[^\p{L}\p{N}]*\p{L}+(?:\s\p{L}+){0,2}\s?:\s+(?=\p{L})`;

export interface FirstWord {
  /** To compare: folded. */
  readonly key: string;
  readonly written: string;
}

const stops = new WeakMap<Lexicon, ReadonlySet<string>>();
function stopsOf(lexicon: Lexicon): ReadonlySet<string> {
  const made =
    stops.get(lexicon) ?? new Set([...lexicon.stopWords, ...lexicon.pronouns, 'ho', 'j’ai', 'successfully'].map(plain));
  stops.set(lexicon, made);
  return made;
}

function spacedWord(text: string, lexicon: Lexicon): FirstWord | null {
  const latin = latinLettersIn(text) !== null;
  for (const written of text.match(latin ? LATIN_TOKEN : TOKEN) ?? []) {
    const key = plain(written);
    if (stopsOf(lexicon).has(key)) continue;
    // Numbers, acronyms and names of products (SAP, iOS, GmbH) tell what, not how.
    const named = /\d/u.test(written) || u`\p{L}\p{Lu}`.test(written);
    return key.length < 3 || named ? null : { key, written };
  }
  return null;
}

function chineseWord(text: string, lexicon: Lexicon): FirstWord | null {
  const bare = text.replace(u`^[^\p{L}\p{N}]+`, '');
  const { strong, weak } = actionTableOf(lexicon);
  const listed = [...strong, ...weak].reduce(
    (best, word) => (word.length > best.length && bare.startsWith(word) ? word : best),
    '',
  );
  const written = listed === '' ? (u`^\p{Script=Han}{2}`.exec(bare)?.[0] ?? '') : listed;
  return written.length < 2 ? null : { key: written, written };
}

/** 実施した, 実施しました and 実施 are one. */
const TAIL =
  /(?:を行いました|を行った|しました|しています|しておりました|していました|している|した|する|いたしました)$/u;

function japaneseWord(text: string): FirstWord | null {
  const last = text
    .replace(/[（(][^）)]{0,60}[）)]/gu, '')
    .split(/[。．!！?？]/u)
    .map((part) => part.trim())
    .filter(Boolean)
    .at(-1);
  const bare = (last ?? '').replace(/[\s、,・」』]+$/u, '').replace(TAIL, '');
  const written =
    u`[\p{Script=Han}]{2,4}$`.exec(bare)?.[0].slice(-2) ?? u`[\p{Script=Katakana}ー]{3,10}$`.exec(bare)?.[0] ?? '';
  return written === '' ? null : { key: written, written };
}

export function firstWordOf(text: string, lexicon: Lexicon): FirstWord | null {
  const part = text.normalize('NFKC').slice(0, 4 * REACH);
  if (lexicon.language === 'ja') return japaneseWord(part);
  if (lexicon.language === 'zh' && CJK.test(part.slice(0, 4))) return chineseWord(part, lexicon);
  return spacedWord(part.slice(0, REACH).replace(LABEL, ''), lexicon);
}
