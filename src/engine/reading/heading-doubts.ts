/** Words that head a section in one resume and personal data or courses given in another: what stands below them tells. */
import type { SectionKind } from '../../resume/report.ts';
import type { Lexicon } from '../lexicons/lexicon.ts';
import { TAUGHT } from '../lexicons/side-headings.ts';
import { key, keysOf } from './fold.ts';
import type { Line } from './reading.ts';
import { isSideHeading } from './side-labels.ts';
import { mayOpen } from './word-starts.ts';

/** Whether a text opens with a word of births, families or nationalities. */
function tellsPerson(text: string, { labels }: Lexicon): boolean {
  const plain = key(text);
  return [labels.birth, labels.nationality, labels.marital].some((words) =>
    mayOpen(plain, keysOf(words)).some((word) => plain.startsWith(word)),
  );
}

/** "Zur Person" above a birth is no profile, "Lehre" above lectures no apprenticeship. `below`: the line under the words. */
export function isOtherwiseMeant(line: Line, below: Line | undefined, kind: SectionKind, lexicon: Lexicon): boolean {
  if (!below || !isSideHeading(line.text)) return false;
  if (kind === 'summary') return tellsPerson(below.text, lexicon);
  const plain = key(below.text);
  return kind === 'education' && TAUGHT.some((word) => plain.includes(word));
}
