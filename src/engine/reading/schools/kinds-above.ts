/** Kinds of studies as small headings over lists of degrees: "Formation continue" over "• CAP cuisine, 2012", "Higher Education" over "• BA History, 2010". */
import { u } from '../../../resume/patterns.ts';
import { isCjk } from '../../../resume/language.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { rangesIn } from '../dates/dates.ts';
import type { Item } from '../entries/entry-items.ts';
import type { Marks } from '../heads/head-marks.ts';
import { key } from '../text/fold.ts';
import { degreeScore, schoolScore, TRADE } from './school-marks.ts';

const KIND = u`^(?:(?:formations?|diplomes?|certifications?|etudes|cursus|parcours|scolarite|enseignement|formacion(?:es)?|estudios|formac(?:ao|oes)|formazione|studi|istruzione)(?: \p{L}{4,16}(?:ale?s?|elles?|aires?|iques?|ees?|ues?|ieures?|nuas?|icas?|arias?|ares?|ias?|ore|iva))?|(?:(?:higher|further|secondary|primary|tertiary|formal|professional|university|college|graduate|undergraduate|postgraduate|continuing|additional|other|vocational|technical|high school) )?(?:education|training|studies|qualifications|courses|degrees|certificates|schooling)|(?:under|post)graduate|(?:aus|weiter|fort|schul|hochschul|berufs)bildung)$`;
const MOST_WORDS = 4;

/** Whether a line names no school, and of a degree no more than its kind. */
export function isKindAlone(text: string, marks: Marks): boolean {
  const [range] = rangesIn(text, marks.lexicon);
  const rest = range ? `${text.slice(0, range.index)} ${text.slice(range.index + range.length)}` : text;
  const label = key(rest)
    .replace(/[\s:–—()-]+$/gu, '')
    .trim();
  if (label === '' || label.split(/\s+/u).length > MOST_WORDS || /[,;|]/u.test(rest)) return false;
  return KIND.test(label) || (schoolScore(label, marks) <= 0 && degreeScore(rest.trim(), marks) <= TRADE);
}

const LEAST_HEADS = 2;
const LEAST_NAMED = 0.6;
const LEAST_DATED = 0.5;

/** Whether every head is such a kind, and most of what is listed below them are degrees of their own with their dates. `isHead`: of the items. */
export function areKindsAbove(items: readonly Item[], isHead: (item: Item) => boolean, lexicon: Lexicon, marks: Marks): boolean {
  if (isCjk(lexicon.language)) return false;
  const heads = items.filter(({ role }) => role === 'header' || role === 'dated');
  const listed = items.filter(({ role }) => role === 'bullet');
  if (heads.length < LEAST_HEADS || items[0] !== heads[0] || listed.length < heads.length) return false;
  if (!heads.every((head) => !head.field && isKindAlone(head.line.text, marks) && items[items.indexOf(head) + 1]?.role === 'bullet')) return false;
  const named = listed.filter(isHead);
  const dated = listed.filter(({ bullet }) => rangesIn(bullet?.text ?? '', lexicon).length > 0);
  const kinds = heads.filter(({ line }) => u`^\p{Lu}`.test(line.text));
  return kinds.length === heads.length && named.length >= LEAST_NAMED * listed.length && dated.length >= LEAST_DATED * listed.length;
} // prettier-ignore

/** The period of a kind that has one degree alone below it. */
export function periodAbove(item: Item, items: readonly Item[]): Item['range'] {
  const at = items.indexOf(item);
  const above = items[at - 1];
  const alone = above !== undefined && above.role !== 'bullet' && above.role !== 'carried' && items.slice(at + 1).find(({ role }) => role !== 'carried')?.role !== 'bullet'; // prettier-ignore
  return alone ? above.range : null;
}

/** "(2012 - 2015, mention assez bien)" below its degree, as another one stood in brackets below its own. */
export function isPeriodBelow(items: readonly Item[], at: number): boolean {
  const isPeriod = (item: Item | undefined): boolean => item?.range?.isRange === true && item.range.index === 1 && item.line.text.startsWith('('); // prettier-ignore
  const [higher, above] = [items[at - 2], items[at - 1]];
  const undated = above?.range === null && (!higher || higher.range === null || isPeriod(higher));
  return undated && isPeriod(items[at]) && items.slice(0, at).some(isPeriod);
}
