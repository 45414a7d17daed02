/** Words that a hyphen parts at the end of a line, or with a blank in the middle of one. */
import { isCjk } from '../../../resume/language.ts';
import { gu, u } from '../../../resume/patterns.ts';
import { key, keysOf } from './fold.ts';
import type { Line, Reading } from '../reading.ts';

const ENDS = u`(\p{L}?\p{Ll}{2,})[-‐]$`;
const BEGINS = u`^(\p{Ll}{2,})`;
/** Further apart than this, in sizes, the next line is another paragraph. */
const LEADING = 2.2;

/** "Dispo- nenten": what a hyphen at the end of a line leaves where the text is set anew. */
const WITHIN = gu`(?<![\p{L}-])(\p{L}?\p{Ll}{2,})[-‐]\s(\p{Ll}{3,})`;

export interface SplitWord {
  readonly word: string;
  readonly lines: readonly Line[];
}

/** "Vertriebs- und Marketing…" is a hyphen that belongs there: what follows it is a function word. */
export function splitWords({ lines, lexicon, language }: Pick<Reading, 'lines' | 'lexicon' | 'language'>): SplitWord[] {
  if (!lexicon || language === null || isCjk(language)) return [];
  const functionWords = new Set(keysOf(lexicon.stopWords));
  const within = lines.flatMap((line) => {
    if (!/[-‐]\s/u.test(line.text)) return [];
    return [...line.text.matchAll(WITHIN)].flatMap(([, head = '', tail = '']) =>
      functionWords.has(key(tail)) || functionWords.has(key(head)) ? [] : [{ word: `${head}-${tail}`, lines: [line] }],
    );
  });
  const atEnds = lines.flatMap((line, at) => {
    const next = lines[at + 1];
    const head = ENDS.exec(line.text.slice(-40))?.[1];
    const tail = next && BEGINS.exec(next.text.slice(0, 40))?.[1];
    if (head === undefined || !next || tail === undefined || functionWords.has(key(tail))) return [];
    const gap = line.baseline - next.baseline;
    const together = line.page === next.page && line.column === next.column && gap > 0 && gap < LEADING * line.size;
    return together ? [{ word: `${head}-${tail}`, lines: [line, next] }] : [];
  });
  return [...within, ...atEnds];
}
