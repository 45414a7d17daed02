/** Numbers before the heads of jobs in Chinese and Japanese, each over a line with its period: "1. 海州五金有限公司" over "销售员 | 2020年3月 - 现在", "【2】株式会社なぎさ" over "期間：…". */
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { rangesIn } from '../dates/dates.ts';
import type { Line } from '../reading.ts';
import { kindsAsWritten } from '../sections/heading-kinds.ts';

const CIRCLED = '①②③④⑤⑥⑦⑧⑨⑩⑪⑫⑬⑭⑮⑯⑰⑱⑲⑳';
/** Each its own way to number, the number as the first group. */
const WAYS: readonly RegExp[] = [
  /^(\d{1,2})\s?[.．、)）]\s*(?=[^\d\s])/u,
  /^[(（](\d{1,2})[)）]\s*(?=[^\d\s])/u,
  /^[【［[〔](\d{1,2})[】］\]〕]\s*(?=[^\d\s])/u,
  /^([①-⑳])\s*(?=\S)/u,
];
/** Heads that are a habit. */
const LEAST = 2;
const LONGEST = 60;
/** Characters of a line between the head and its period, and of what stands beside that. */
const LONGEST_BETWEEN = 40;

interface Numbered {
  readonly at: number;
  readonly number: number;
  readonly mark: string;
}

function numberedIn(line: Line, at: number, way: RegExp): Numbered | null {
  const [mark, told = ''] = way.exec(line.cells[0]?.text ?? '') ?? [];
  if (mark === undefined) return null;
  const circled = CIRCLED.indexOf(told);
  return { at, mark, number: circled < 0 ? Number(told) : circled + 1 };
}

function isDated({ text }: Line, lexicon: Lexicon): boolean {
  const range = rangesIn(text, lexicon).find(({ isRange }) => isRange);
  return range !== undefined && text.length - range.length <= LONGEST_BETWEEN;
}

/** Whether a numbered line heads a job that the next line dates, or the one below that. */
function isHead({ at, mark }: Numbered, lines: readonly Line[], way: RegExp, lexicon: Lexicon): boolean {
  const [line, ...below] = lines.slice(at, at + 3);
  if (!line || line.text.length > LONGEST || /[。；;]/u.test(line.text) || kindsAsWritten(line.text.slice(mark.length), lexicon).length > 0) return false; // prettier-ignore
  if (rangesIn(line.text, lexicon).length > 0) return false;
  const dated = below.findIndex((other) => isDated(other, lexicon));
  const between = below.slice(0, dated);
  return (
    dated >= 0 &&
    [...between, below[dated]].every((other, n) => other?.page === line.page && numberedIn(other, n, way) === null) &&
    between.every(({ text }) => text.length <= LONGEST_BETWEEN && !text.includes('。'))
  );
}

/** In runs that each begin with one. */
function runsOf(lines: readonly Line[], way: RegExp): readonly (readonly Numbered[])[] {
  const runs: Numbered[][] = [];
  lines.forEach((line, at) => {
    const own = numberedIn(line, at, way);
    if (own?.number === 1) runs.push([own]);
    else if (own !== null && own.number === (runs.at(-1)?.at(-1)?.number ?? 0) + 1) runs.at(-1)?.push(own);
  });
  return runs;
}

function withoutMark(line: Line, mark: string): Line {
  const [first, ...rest] = line.cells;
  if (!first) return line;
  const cells = [{ ...first, text: first.text.slice(mark.length) }, ...rest];
  return { ...line, cells, text: cells.map(({ text }) => text).join(' ') };
}

/** The lines without the numbers of such runs. */
export function withoutHeadNumbers(lines: readonly Line[], lexicon: Lexicon): readonly Line[] {
  const marks = new Map<number, string>();
  for (const way of WAYS)
    for (const run of runsOf(lines, way))
      if (run.length >= LEAST && run.every((own) => isHead(own, lines, way, lexicon)))
        for (const { at, mark } of run) marks.set(at, mark);
  return marks.size === 0
    ? lines
    : lines.map((line, at) => (marks.has(at) ? withoutMark(line, marks.get(at) ?? '') : line));
}
