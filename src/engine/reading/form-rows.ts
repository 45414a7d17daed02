/** The rows of a Japanese 履歴書: a year, a month, and what began or ended then; a school or a firm takes a row for each. */
import type { ResumeDate, SectionKind } from '../../resume/report.ts';
import type { Lexicon } from '../lexicons/lexicon.ts';
import { yearOfEra } from './date-tokens.ts';
import { key } from './fold.ts';
import { degreeOf } from './han-school.ts';
import { headOf, namesPost } from './headers.ts';
import type { Entry, Line } from './reading.ts';

interface FormRow {
  readonly line: Line;
  readonly date: ResumeDate;
  readonly text: string;
}

const ROW =
  /^(?:(?<era>令和|平成|昭和)\s?(?<eraYear>元|\d{1,2})|(?<year>19[5-9]\d|20[0-4]\d))(?:\s?年)?\s+(?<month>1[0-2]|0?[1-9])(?:\s?月)?\s+(?<text>(?![月日~〜～—–-])\S.{2,160})$/u;

const BEGINS = /(?:入学|入社|就職|入行|入庁|入職|入局|着任)/u;
const ENDS = /(?:卒業見込み?|卒業|修了見込み?|修了|中途退学|中退|退学|退社|退職|離職|契約期間満了)/u;
/** Within the same firm. */
const MOVES = /昇進|昇格|異動|配属|転勤|出向|転籍/u;
const GOES_ON = /現在に至る|現在まで|在職中|在籍中|在学中/u;
const VERBS = new RegExp(
  `[\\s・]*(?:一身上の都合により|会社都合により)?[\\s・]*(?:${ENDS.source}|${BEGINS.source}|${GOES_ON.source})[\\s・。]*`,
  'gu',
);
const ADDRESS = /^\p{Script=Han}{2,3}[都道府県]\S{0,10}[市区町村郡]$/u;

/** A row written as a line: "2013年4月 湾岸大学 入学", "2018.03 同 卒業". */
const WRITTEN =
  /^(?:(?<era>令和|平成|昭和)\s?(?<eraYear>元|\d{1,2})|(?<year>19[5-9]\d|20[0-4]\d))\s?[年./-]\s?(?<month>1[0-2]|0?[1-9])(?:\s?月|(?=\s))\s?(?![\d~〜～—–-]|から|至|以降)(?<text>\S.{2,160})$/u;

/** Null for any other line. */
export function formRowOf(line: Line): FormRow | null {
  return rowIn(line, ROW);
}

/** A form's row, or one written as a line. */
function rowOf(line: Line): FormRow | null {
  return rowIn(line, ROW) ?? rowIn(line, WRITTEN);
}

function rowIn(line: Line, shape: RegExp): FormRow | null {
  const groups = shape.exec(line.text)?.groups;
  const { era, eraYear, year, month, text } = groups ?? {};
  if (month === undefined || text === undefined) return null;
  const told = era === undefined ? Number(year) : yearOfEra(era, eraYear ?? '');
  return { line, text, date: `${String(told)}-${month.padStart(2, '0')}` };
}

/** "以上" closes a table, "年 ¦ 月 ¦ 学歴・職歴" opens its next page. */
const FRAME = /^(?:以\s*上|年\s*月\s.*)$/u;

/** Most of a section's lines are such rows. */
export function isFormTable(lines: readonly Line[]): boolean {
  const own = lines.filter((line) => !FRAME.test(line.text));
  const strict = own.filter((line) => formRowOf(line) !== null);
  if (strict.length > 0 && 2 * strict.length >= own.length) return true;
  const rows = own.flatMap((line) => rowOf(line) ?? []);
  const told = rows.filter(({ text }) => BEGINS.test(text) || ENDS.test(text));
  return told.length > 0 && 2 * told.length >= own.length;
}

interface Draft {
  readonly name: string;
  readonly title: string | null;
  readonly start: ResumeDate | null;
  readonly end: ResumeDate | null;
  readonly header: readonly Line[];
}

function named(text: string, education: boolean, lexicon: Lexicon): { name: string; title: string | null } {
  const bare = text.replace(VERBS, ' ').trim();
  if (education) {
    const { title, organisation } = degreeOf([bare], lexicon);
    return { name: organisation ?? bare, title: organisation === null ? null : title };
  }
  const [, firm = bare, duty = ''] = /^(.{2,40}?)\s(\S{2,20}?)として(?:勤務|従事|入社|入職)?$/u.exec(bare) ?? [];
  if (duty !== '') return { name: firm, title: duty };
  const pieces = bare.split('・').filter((piece) => !ADDRESS.test(piece));
  if (!namesPost(bare, lexicon)) return { name: pieces.join('・'), title: null };
  const { title, organisation } = headOf(pieces, 'experience', lexicon);
  return { name: organisation ?? bare, title };
}

/** The draft that a closing row ends: of the same name, or, where it names none, the last that is open. */
function openDraft(drafts: readonly Draft[], name: string): number {
  if (/^(?:同|上記)/u.test(name)) return drafts.findLastIndex((draft) => draft.end === null);
  const same = drafts.findLastIndex((draft) => draft.end === null && key(draft.name) === key(name));
  return same >= 0 || name !== '' ? same : drafts.findLastIndex((draft) => draft.end === null);
}

/** Schools and employers of a section that is such a table, in its order. */
export function formEntries(lines: readonly Line[], section: SectionKind, lexicon: Lexicon): Entry[] {
  const education = section === 'education';
  const drafts: Draft[] = [];
  for (const line of lines) {
    const row = rowOf(line);
    const last = drafts.at(-1);
    if (!row) {
      // "現在に至る" in a row of its own.
      if (last?.end === null && GOES_ON.test(line.text))
        drafts[drafts.length - 1] = { ...last, end: 'present', header: [...last.header, line] };
      const post = education ? undefined : /^(.{2,20}?)として/u.exec(line.text)?.[1];
      if (last && post !== undefined && last.title === null) drafts[drafts.length - 1] = { ...last, title: post };
      continue;
    }
    const { date, text } = row;
    const [begins, ends] = [BEGINS.test(text), ENDS.test(text)];
    const { name, title } = named(text, education, lexicon);
    if (ends && !begins) {
      const at = openDraft(drafts, name);
      const open = drafts[at];
      if (open) drafts[at] = { ...open, title: open.title ?? title, end: date, header: [...open.header, line] };
      else if (name !== '') drafts.push({ name, title, start: null, end: date, header: [line] });
    } else if (name !== '' && (begins || (!education && !MOVES.test(text) && text.includes('・')))) {
      drafts.push({ name, title, start: date, end: GOES_ON.test(text) ? 'present' : null, header: [line] });
    }
  }
  return drafts.map(({ name, title, start, end, header }) => ({
    section,
    header,
    title,
    organisation: name,
    dates: { start, end, text: header.map((line) => line.text).join(' ') },
    bullets: [],
    paragraphs: [],
  }));
}
