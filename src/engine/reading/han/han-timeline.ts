/** What became of one in a Japanese firm, told row by row below its name: "2007年4月 入社 宿泊部に配属", "2011年4月 主任に昇格". */
import { HAN_BRANCH } from '../../lexicons/han-heads.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { BEGINS, MOVES, rowOf } from '../entries/form-rows.ts';
import { namesHanEmployer } from './han-pieces.ts';
import { movedTo } from './han-moves.ts';
import type { Entry } from '../reading.ts';

interface Career {
  entry: Entry;
  /** The last post that a row names. */
  post: string | null;
  /** The line of the firm tells the whole of its years. */
  readonly whole: boolean;
}

/** The row of an entry's date, where it tells that one began or moved. */
function moveOf({ header }: Entry): string | null {
  const row = header.at(-1);
  const text = row ? (rowOf(row)?.text ?? rangedText(row.text)) : null;
  return text !== null && (BEGINS.test(text) || MOVES.test(text)) ? text : null;
}

/** "2022年4月〜現在 支配人に昇格" */
function rangedText(text: string): string | null {
  return /^\d{4}\s?[年./-][\d\s年月./~〜～–—-]{2,24}(?:現在)?\s+(\S.{1,60})$/u.exec(text)?.[1] ?? null;
}

/** Opened by the line of a firm over the row in which one entered it. */
function careerOf(entry: Entry, lexicon: Lexicon): Career | null {
  const [firm, row] = entry.header;
  const whole = firm !== undefined && typeof entry.dates?.start === 'string' && typeof entry.dates.end === 'string';
  if (whole && !MOVES.test(firm.text) && namesHanEmployer(firm.text, lexicon))
    return { entry, post: entry.title, whole };
  if (!firm || !row || entry.header.length !== 2 || rowOf(firm) || typeof entry.dates?.end === 'string') return null;
  const text = moveOf(entry);
  if (text === null || !namesHanEmployer(firm.text, lexicon) || namesHanEmployer(text, lexicon)) return null;
  return { entry, post: movedTo(text), whole };
}

/** "2017年4月 大阪支店に異動" without an end, below "2015年4月〜2019年3月 株式会社なぎさ". */
function isMoveWithin(own: Entry, { dates }: Entry): boolean {
  const start = own.dates?.start ?? null;
  return own.dates?.end === null && start !== null && moveOf(own) !== null && start >= (dates?.start ?? '') && start <= (dates?.end ?? ''); // prettier-ignore
}

function isBelow(own: Entry, { entry, whole }: Career, lexicon: Lexicon): boolean {
  const { header, dates } = own;
  const [row] = header;
  const start = dates?.start ?? dates?.end;
  if (whole && !isMoveWithin(own, entry)) return false;
  if (!row || header.length !== 1 || !/^\D{0,3}\d/u.test(row.text) || namesHanEmployer(row.text, lexicon)) return false;
  return typeof start === 'string' && start >= (entry.dates?.start ?? '');
}

function goOn(career: Career, entry: Entry): void {
  const text = moveOf(entry);
  const { bullets, paragraphs, dates } = career.entry;
  const { start = null, end, text: told = '' } = career.whole && dates ? dates : { ...dates, end: entry.dates?.end ?? null }; // prettier-ignore
  const moved = text === null ? entry.title : movedTo(career.whole ? text : (entry.title ?? text));
  if (moved !== null && !(career.whole && career.post !== null && HAN_BRANCH.test(moved))) career.post = moved;
  career.entry = {
    ...career.entry,
    dates: { start, end, text: told },
    bullets: [...bullets, ...entry.bullets],
    paragraphs: [...paragraphs, ...entry.paragraphs],
  };
}

/** `entries`: of a section, in their order; the rows of one firm become one job with the last post in it. */
export function withTimelines(entries: readonly Entry[], lexicon: Lexicon): readonly Entry[] {
  if (lexicon.language !== 'ja') return entries;
  const told: (Entry | Career)[] = [];
  let open: Career | null = null;
  for (const entry of entries) {
    if (open && isBelow(entry, open, lexicon)) goOn(open, entry);
    else {
      open = careerOf(entry, lexicon);
      told.push(open ?? entry);
    }
  }
  return told.map((own) => ('entry' in own ? { ...own.entry, title: own.post } : own));
}

/** Rows of a table below the line of a firm, "2019年4月〜2022年6月 ¦ 自ら希望して異動。": those that name none go on within it. */
export function withFirmAbove(entries: readonly Entry[], lexicon: Lexicon): Entry[] {
  let firm: string | null = null;
  return entries.map((entry) => {
    const { header, organisation } = entry;
    if (header.some(({ place }) => !place)) {
      firm = header.length > 1 && entry.section === 'experience' ? organisation : null;
      return entry;
    }
    const own = organisation !== null || header.some(({ text }) => namesHanEmployer(text, lexicon));
    if (own) firm = organisation === firm ? firm : null;
    return own || firm === null ? entry : { ...entry, organisation: firm };
  });
}
