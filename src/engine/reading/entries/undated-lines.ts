/** A section without a date whose every line is a job: "Cameriera presso Bar Centrale, Lodi (3 anni)". */
import { isCjk } from '../../../resume/language.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { rangesIn } from '../dates/dates.ts';
import { withoutDurations } from '../dates/durations.ts';
import { firstSentence } from '../heads/first-sentences.ts';
import { marksFor, opensAsEmployer, organisationScore } from '../heads/head-marks.ts';
import { headOf, namesPost } from '../heads/headers.ts';
import { isClosedName } from '../heads/legal-forms.ts';
import { unmarked } from '../schools/school-lines.ts';
import type { Item } from './entry-items.ts';

/** One line that names a post and an employer may tell what was done at a job elsewhere. */
const LEAST = 2;
const LONGEST = 100;

/** Whether a text names a post and, in words of employers or behind a word that leads to one, for whom. */
function isWhole(text: string, lexicon: Lexicon): boolean {
  const bare = withoutDurations(text);
  if (bare.length > LONGEST || /[.;]$/u.test(bare) || rangesIn(bare, lexicon).length > 0) return false;
  const { title, organisation, sure, together } = headOf([firstSentence(bare, lexicon)], 'experience', lexicon);
  if (title === null || organisation === null || sure === null || !together) return false;
  const marks = marksFor(lexicon, false);
  const employs = sure === 'both' || isClosedName(organisation) || organisationScore(organisation, marks) > 0 || opensAsEmployer(organisation, marks); // prettier-ignore
  return employs && namesPost(title, lexicon);
}

/** Whether all items of a section are such lines. */
export function areJobsInLines(items: readonly Item[], lexicon: Lexicon): boolean {
  if (isCjk(lexicon.language) || items.length < LEAST) return false;
  return items.every(({ role, range, field, bullet, line }) => {
    if (range !== null || field !== null || role === 'carried' || line.cells.length > 1 || line.place) return false;
    return (bullet?.lines.length ?? 1) === 1 && isWhole(bullet?.text ?? line.text, lexicon);
  });
}

/** Those items as heads. */
export function withJobsInLines(items: readonly Item[], lexicon: Lexicon): readonly Item[] {
  if (!areJobsInLines(items, lexicon)) return items;
  return items.map((item) => ({ ...item, line: unmarked(item.line), role: 'header', bullet: null }));
}
