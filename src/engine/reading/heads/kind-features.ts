/** What a short text is weighed by to tell what it names: its words, their openings and ends, its characters where they stand for words, how it is written, and what the rules make of it, each as a place in a table of weights. Two features may share a place. */
import { isCjk } from '../../../resume/language.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { employerScore, postScore } from '../han/han-scores.ts';
import { degreeScore, schoolMarks, schoolScore } from '../schools/school-marks.ts';
import { isPlace, marksFor, organisationScore, roleScore } from './head-marks.ts';
import { isClosedName } from './legal-forms.ts';
import { gu, u } from '../../../resume/patterns.ts';
import { fold } from '../text/fold.ts';
import { hashed } from '../text/hashed.ts';

/** Places of the table, for each kind. */
export const KIND_PLACES = 2 ** 15;

const TOKEN = gu`[\p{L}\p{M}]+|\d+|[^\s\p{L}\d]`;
const CAPITAL = u`^\p{Lu}`;
const SMALL = u`^\p{Ll}`;
const CJK = /[\u3040-\u30ff\u3400-\u9fff]/;
const WORD = gu`\p{L}[\p{L}\p{M}'’.-]*`;

const KIND = {
  character: 1, two: 2, three: 3, atEnd: 4, atStart: 5, word: 6, first: 7, last: 8, pair: 9, opening: 10, end: 11, firstEnd: 12, look: 20, rule: 21,
} as const; // prettier-ignore
type Feature = keyof typeof KIND;
type Add = (text: string, kind: Feature) => void;

/** Shorter words are told whole. */
const SHORT = 4;

function addCharacters(lower: string, add: Add): void {
  const run = `^${lower.replace(/\s/g, '').replace(/\d+/g, '0')}$`;
  for (let at = 0; at < run.length; at += 1) {
    add(run.charAt(at), 'character');
    if (at + 1 < run.length) add(run.slice(at, at + 2), 'two');
    if (at + 2 < run.length) add(run.slice(at, at + 3), 'three');
  }
  add(run.slice(-3), 'atEnd');
  add(run.slice(-4), 'atEnd');
  add(run.slice(0, 3), 'atStart');
}

function addWords(words: readonly string[], add: Add): void {
  words.forEach((written, at) => {
    const word = /^\d/.test(written) ? '0'.repeat(Math.min(4, written.length)) : written;
    add(word, 'word');
    if (at === 0) add(word, 'first');
    else add(`${(words[at - 1] ?? '').slice(0, 6)} ${word.slice(0, 6)}`, 'pair');
    if (at === words.length - 1) add(word, 'last');
    if (word.length <= SHORT) return;
    add(word.slice(0, 4), 'opening');
    add(word.slice(0, 6), 'opening');
    add(word.slice(-3), 'end');
    add(word.slice(-4), 'end');
    if (at === 0) add(word.slice(-3), 'firstEnd');
  });
}

function addLook(text: string, add: Add): void {
  const words = text.match(WORD) ?? [];
  const capitals = words.filter((word) => CAPITAL.test(word)).length;
  const within = words.slice(1).filter((word) => word.length > 3);
  const opening = CAPITAL.test(text) ? 'capital' : SMALL.test(text) ? 'small' : /^\d/.test(text) ? 'figure' : 'sign';
  add(`words ${String(Math.min(12, words.length))}`, 'look');
  add(`capitals ${words.length === 0 ? 'none' : String(Math.round((4 * capitals) / words.length))}`, 'look');
  add(`opens ${opening}`, 'look');
  add(`shouts ${String(text === text.toUpperCase())}`, 'look');
  add(`length ${String(Math.min(10, Math.floor(text.length / 6)))}`, 'look');
  add(`closes ${String(/[.。]$/.test(text))}`, 'look');
  add(`within ${String(within.some((word) => SMALL.test(word)))} ${String(within.some((word) => CAPITAL.test(word)))}`, 'look'); // prettier-ignore
  add('any', 'look');
}

const bucket = (score: number): string => String(Math.max(-4, Math.min(4, Math.round(2 * score))));

/** What the lists of the resume's language know of it. */
function addRules(text: string, lexicon: Lexicon, add: Add): void {
  const told: string[] = [];
  const tell = (name: string, value: string): void => {
    add(`${name} ${value}`, 'rule');
    told.push(value);
  };
  if (isCjk(lexicon.language)) {
    tell('han post', bucket(postScore(text, lexicon)));
    tell('han employer', bucket(employerScore(text, lexicon)));
  } else {
    const marks = marksFor(lexicon, false);
    const schools = schoolMarks(lexicon);
    tell('post', bucket(roleScore(text, marks)));
    tell('employer', bucket(organisationScore(text, marks)));
    tell('place', String(isPlace(text, marks)));
    tell('degree', bucket(degreeScore(text, schools)));
    tell('school', bucket(schoolScore(text, schools)));
    tell('closed', String(isClosedName(text)));
  }
  add(told.join(' '), 'rule');
}

/** The places of a text's features. */
export function kindFeatures(written: string, lexicon: Lexicon): number[] {
  const text = fold(written).normalize('NFC').trim();
  const lower = text.toLowerCase();
  const places = new Set<number>();
  const add: Add = (feature, kind) => places.add(hashed(feature, KIND[kind]) % KIND_PLACES);
  if (CJK.test(text)) addCharacters(lower, add);
  addWords(lower.match(TOKEN) ?? [], add);
  addLook(text, add);
  addRules(text, lexicon, add);
  return [...places];
}
