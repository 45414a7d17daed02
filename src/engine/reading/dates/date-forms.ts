/** The form in which a date is written: which parts, in which order, parted by what. */
import { u } from '../../../resume/patterns.ts';
import { LEXICONS } from '../../lexicons/index.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { SEASON_WORDS } from '../../lexicons/season-words.ts';
import { datesIn } from './date-tokens.ts';
import { tellsPartOfYear } from './parts-of-year.ts';
import { CJK, key, keysOf, wordsOf } from '../text/fold.ts';
import { formRowOf } from '../entries/form-rows.ts';
import { oncePer, recalled } from '../text/once.ts';
import type { Cell, Entry, Line } from '../reading.ts';

export interface DateForm {
  /** As written. */
  readonly text: string;
  /** Every form it may be of: "May 2021" is both long and short. */
  readonly forms: readonly string[];
  readonly line: Line | null;
  readonly cell: Cell | null;
  readonly entry: Entry;
}

/** Names of months this short are customarily not abbreviated: "mars", "juin", "June", "avril". */
const NEVER_SHORTENED = 5;

const monthFormsOf = oncePer((lexicon: Lexicon) => recalled((word) => monthForms(word, lexicon)));

function monthForms(word: string, lexicon: Lexicon): readonly string[] {
  const plain = key(word).replace(/\.$/u, '');
  // Templates write English dates into resumes of any language.
  const lists = [lexicon, LEXICONS.en].map(({ months }) =>
    Object.entries(months).map(([name, n]) => [key(name), n] as const),
  );
  const names = lists.find((list) => list.some(([name]) => name === plain)) ?? [];
  const month = names.find(([name]) => name === plain)?.[1];
  const own = names.flatMap(([name, n]) => (n === month ? [name] : []));
  const longest = Math.max(0, ...own.map((name) => name.length));
  // "März" is not cut off for being spelled "Maerz" as well, nor is "setiembre".
  const whole =
    plain.length >= longest ||
    (plain.length === longest - 1 && !own.some((name) => name !== plain && name.startsWith(plain)));
  if (month !== undefined && whole) return plain.length <= NEVER_SHORTENED ? ['long', 'short'] : ['long'];
  return plain.length > 6 ? ['long'] : ['short'];
}

const HALVES: ReadonlySet<string> = new Set(['es', 'pt']);

/** Null where the form says nothing: seasons, terms. */
function formsOf(text: string, month: number | null, lexicon: Lexicon): readonly string[] | null {
  if (/令和|平成|昭和|^[rhs]\s?\d/iu.test(text)) return ['era'];
  const word = u`\p{Script=Latin}[\p{L}.]*`.exec(
    text.replace(/^\d{1,2}(?:st|nd|rd|th|er|º|\.)?\s+(?:de\s+)?/iu, ''),
  )?.[0];
  if (word !== undefined && !CJK.test(word)) {
    if (tellsPartOfYear(text) || keysOf(Object.keys(lexicon.seasons)).includes(key(word))) return null;
    const forms = monthFormsOf(lexicon)(word);
    const day =
      /^\d{1,2}(?:st|nd|rd|th|er|º|\.)?\s/iu.test(text) || /\s\d{1,2}(?:st|nd|rd|th)?,/iu.test(text) ? 'day ' : '';
    const short = /(?<!\d)\d{2}$/u.test(text) ? ' 2-digit year' : '';
    return forms.map((form) => `${day}${form} month${short}`);
  }
  if (month === null) return /^\d{4}\s?(?:年度?)?$/u.test(text) ? ['year'] : null;
  if (/[年月]/u.test(text)) return [/日/u.test(text) ? '年月日' : '年月'];
  // "2018-1": a half of the year, as the universities count there.
  if (HALVES.has(lexicon.language) && /^\d{4}[./-][12]$/u.test(text)) return null;
  const parts = text.split(/\s*[./-]\s*/u);
  // "2009/10" may be a school year: no month that it must be.
  const [year = '', next = ''] = parts;
  if (year.length === 4 && next === String((Number(year) + 1) % 100).padStart(2, '0')) return null;
  const separator = /[./-]/u.exec(text)?.[0] ?? '';
  return [parts.map((part) => (part.length === 4 ? 'y' : 'n')).join(separator)];
}

/** The line of an entry's head that holds the words, and its cell. */
function placeOf(entry: Entry, text: string): { line: Line | null; cell: Cell | null } {
  for (const line of entry.header) {
    const cell = line.cells.find((part) => part.text.includes(text));
    if (cell) return { line, cell };
  }
  return { line: entry.header[0] ?? null, cell: null };
}

/** Of a form with a column for the year and one for the month, which is no form of writing dates; an era in it is. */
const IN_COLUMNS = 'columns';
const YEAR_CELL = /^(?:令和|平成|昭和)?\s?(?:元|\d{1,4})(?!\d|\s?年)/u;

function rowForms(entry: Entry): DateForm[] {
  return entry.header.flatMap((line) => {
    const text = formRowOf(line) && YEAR_CELL.exec(line.text)?.[0];
    if (!text) return [];
    const cell = line.cells.find((part) => part.text.includes(text)) ?? null;
    return [{ text, forms: [/^\d/u.test(text) ? IN_COLUMNS : 'era'], line, cell, entry }];
  });
}

/** "Cagliari, 15/01/2026 Firma", "Köln, den 3. März 2026": where and when a resume was signed. */
const SIGNED = u`^\p{Lu}[\p{L} .'’-]{1,40},\s(?:(?:li|lì|den|le|am|el|em|a)\s)?$`;
/** "Schlüchtern, im Januar 2026". */
const SIGNED_IN = u`^\p{Lu}[\p{L} .'’-]{1,40},\s(?:im|en|in|em)\s$`;
const MOST_BEHIND = 2;
/** Of a study that has not ended: "expected May 2027", "Voraussichtlicher Abschluss: September 2026". */
const EXPECTED =
  /(?:expected|anticipated|projected|prévue?s?|previst[oa]s?|previsão|prevision|esperad[oa]|estimad[oa]|tentativ[oa]|voraussichtlich(?:e[mnrs]?)?|geplant(?:e[mnrs]?)?|取得見込|卒業見込|修了見込|预计|預計)[^.;]{0,40}$/iu;
/** "soutenue le 18 juin 2021", "discussa il 12 luglio": the day of a deed. */
const ON_THE_DAY = u`\p{Ll}{3,}\s(?:le|on|il|am|el|em|a)\s$`;

/** Of a lone date: a day with nothing else in its line (of printing, of signing) or of which something is told, part of an address on the web, or a year within a sentence. */
function isAside({ text, forms, line, cell }: DateForm): boolean {
  const around = cell?.text ?? line?.text ?? '';
  const dayed = forms.some((form) => form.startsWith('day ')) || /^\d{1,4}[./-]\d{1,2}[./-]\d{1,4}$/u.test(text);
  if (dayed && line?.text.trim() === text) return true;
  const holders = around.split(/\s+/u).filter((word) => word.includes(text));
  if (holders.length > 0 && holders.every((word) => /:\/\/|^www\./u.test(word))) return true;
  const [before = '', ...after] = around.split(text);
  const behind = wordsOf(after[0] ?? '').length;
  if (dayed && after.length === 1 && ((SIGNED.test(before) && behind <= MOST_BEHIND) || ON_THE_DAY.test(before)))
    return true;
  if (EXPECTED.test(before) || (SIGNED_IN.test(before) && behind === 0)) return true;
  // "（2023年8月現在）": the day of which something is told.
  if (after.length === 1 && /^\s?現在/u.test(after[0] ?? '')) return true;
  return (
    forms.includes('year') &&
    after.length === 1 &&
    u`\p{L}\s$`.test(before) &&
    u`^(?:\s\p{L}|[.,])`.test(after[0] ?? '')
  );
}

const seasonWordsOf = oncePer((lexicon: Lexicon) => new Set(keysOf(SEASON_WORDS[lexicon.language])));

/** "2008 – 2009 (jeweils im Sommer)". */
const BEHIND = /(?<=\d\s?)\([^()]{1,40}\)\s*$/u;
/** "2013, 2014", "2010 y 2011": no period. */
const LISTED = /^\s*(?:[,、&/]|y|e|et|and|und)\s*$/u;

/** "estati 2013–2016": years of some weeks each have no months to tell. */
function isSeasonal(text: string, entry: Entry, lexicon: Lexicon): boolean {
  const { line, cell } = placeOf(entry, text);
  const around = cell?.text ?? line?.text ?? '';
  const before = around.slice(0, Math.max(0, around.indexOf(text)));
  const last = CJK.test(before) ? /[^\s、，,（(：:]+$/u.exec(before.trimEnd())?.[0] : wordsOf(before).at(-1);
  const words = seasonWordsOf(lexicon);
  return (
    (last !== undefined && words.has(key(last))) ||
    wordsOf(BEHIND.exec(around)?.[0] ?? '').some((word) => words.has(key(word)))
  );
}

const sinceOf = oncePer((lexicon: Lexicon) => keysOf(lexicon.since));

/** Whether "since" stands in the dates or right before them. */
function isSince(
  text: string,
  date: { index: number; length: number } | undefined,
  entry: Entry,
  lexicon: Lexicon,
): boolean {
  const written = date ? text.slice(date.index, date.index + date.length).trim() : text;
  const { cell, line } = placeOf(entry, written);
  const around = cell?.text ?? line?.text ?? '';
  const before = key(around.slice(0, Math.max(0, around.indexOf(written)))).trim();
  return sinceOf(lexicon).some(
    (word) => key(text).startsWith(`${word} `) || before === word || before.endsWith(` ${word}`),
  );
}

/** Dates of the entries, "present" aside. The rows of a Japanese form tell only of eras, and of years beside them. */
export function dateForms(entries: readonly Entry[], lexicon: Lexicon): DateForm[] {
  const all = entries.flatMap((entry) => {
    const { dates } = entry;
    if (!dates) return [];
    const rows = rowForms(entry);
    if (rows.length > 0) return rows;
    const tokens = datesIn(dates.text, lexicon);
    const [first, second] = tokens;
    // "desde 2021", "seit Mai 2021": told in words, not in the form of the ranges.
    if (!second && (dates.end === null || dates.end === 'present') && isSince(dates.text, first, entry, lexicon)) return []; // prettier-ignore
    const lone = [first, second].every((token) => token === undefined || token.month === null);
    if (first && second && lone && LISTED.test(dates.text.slice(first.index + first.length, second.index))) return [];
    if (first && isSeasonal(dates.text.slice(first.index, first.index + first.length).trim(), entry, lexicon))
      return [];
    return tokens.flatMap((token) => {
      const read = dates.text.slice(token.index, token.index + token.length).trim();
      // "Score: 3.8" in the cell before leaves its last figure to the month.
      const bare = read.replace(/^\d{1,2}\s+/u, '');
      const text = placeOf(entry, read).cell === null && placeOf(entry, bare).cell !== null ? bare : read;
      if (token.present || token.year === null) return [];
      const forms = formsOf(text, token.month, lexicon);
      const found = forms && { text, forms, entry, ...placeOf(entry, text) };
      return found && !(tokens.length === 1 && isAside(found)) ? [found] : [];
    });
  });
  return all.some(({ forms }) => forms.includes('era')) ? all : all.filter(({ forms }) => !forms.includes(IN_COLUMNS));
}
