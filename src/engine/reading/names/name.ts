/** The person's name: what stands most prominently at the top, and reads like one. */
import type { ResumeDocument } from '../../../resume/document.ts';
import { isCjk } from '../../../resume/language.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { emailIn } from '../contacts/addresses.ts';
import { isHanTableHead } from '../han/han-fields.ts';
import { key } from '../text/fold.ts';
import { calledName } from './han-name.ts';
import { toldHanName } from './han-told-name.ts';
import { bestCandidate } from './name-candidates.ts';
import { labelledName, partedName, titledName } from './name-labels.ts';
import { medianSize, splitName } from './name-lines.ts';
import { agreement, bareName, looksLatin } from './name-shape.ts';
import { withoutWrappedLabels } from './wrapped-labels.ts';
import type { ContactValue, Heading, Line } from '../reading.ts';

/** Lines looked at, from the top of each column of the first page. */
const REACH = 14;
/** Lines in which a label may tell it. */
const LABELLED = 60;
/** Less than this is no more than a guess. */
const LEAST = 0.5;
/** A name over two lines is larger by this than one that it would outdo. */
const SAME_SIZE = 0.6;

/** Where else names stand: the file's name, title and author, and last the person's own e-mail address. */
function cluesOf(document: ResumeDocument, first: readonly Line[]): string[] {
  const mail = first.map((line) => emailIn(line.text)?.value).find((value) => value !== undefined);
  const { title, author } = document.metadata;
  // "hola@malenaferreyro.com"
  const [box = '', domain = ''] = mail?.split('@') ?? [];
  return [document.fileName ?? '', title ?? '', author ?? '', domain.split('.')[0] ?? '', box].map(key);
}

/** Lines of people who are named as references, in the column that they are named in: what stands beside it begins anew. */
function ofOthers(headings: readonly Heading[], { index, column }: Line): boolean {
  const above = headings.findLast(({ line }) => line.index < index && line.column === column);
  return above?.kinds.includes('references') === true;
}

/** Whether a section of its column has begun above. */
function isBelow(headings: readonly Heading[], { index, column }: Line): boolean {
  return headings.some(({ line, kinds }) => kinds.length > 0 && line.index < index && line.column === column);
}

/** Points from the foot of the page. */
const FOOT = 90;

/** A running head or foot that names the person: told by the e-mail address, or first in a row of contact data. */
function atEdge(lines: readonly Line[], lexicon: Lexicon, clues: readonly string[]): ContactValue | null {
  for (const line of lines) {
    const reached = emailIn(line.text) !== null || /\d(?:[\s()./-]?\d){7}/u.test(line.text);
    for (const [at, piece] of line.cells.flatMap(({ text }) => text.split(EDGE_PARTS)).entries()) {
      const value = bareName(piece);
      const told = agreement(value, clues);
      if (looksLatin(value, lexicon, clues) && (told >= 2 || (at === 0 && (told > 0 || reached))))
        return { value, line };
    }
  }
  return null;
}

const EDGE_PARTS = /\s*[|·•,–—]\s*|\s-\s/u;

/** Letters of a Latin name set in capitals are shown as written. A heading is no name. */
export function nameOf(
  document: ResumeDocument,
  lines: readonly Line[],
  lexicon: Lexicon,
  headings: readonly Heading[] = [],
): ContactValue | null {
  const marked = new Set(headings.map((heading) => heading.line.index));
  const page = lines.filter((line) => line.page === 1 && !marked.has(line.index));
  // "項目 ¦ 内容" over a person's fields.
  const referees = headings.some(({ kinds }) => kinds.includes('references'));
  const top = page.filter((line) => !line.running && !(isCjk(lexicon.language) && isHanTableHead(line)) && !(referees && ofOthers(headings, line))); // prettier-ignore
  const first = isCjk(lexicon.language) ? top : [...withoutWrappedLabels(top.slice(0, LABELLED)), ...top.slice(LABELLED)]; // prettier-ignore
  const own = first.slice(0, LABELLED);
  const parted = isCjk(lexicon.language) ? null : partedName(own);
  if (parted) return parted;
  for (const line of own) {
    const at = first.indexOf(line);
    const value =
      labelledName(line, first[at + 1], lexicon) ?? (at < REACH ? titledName(line, first[at + 1], lexicon) : null);
    if (value !== null) return { value, line };
  }
  const columns = [...new Set(first.map((line) => line.column))];
  const heads = columns.map((column) => first.filter((line) => line.column === column).slice(0, REACH));
  const all = heads.flat();
  const clues = cluesOf(document, first);
  const split = splitName(all, lexicon, clues);
  const prominent = bestCandidate(heads, lexicon, clues);
  const told = isCjk(lexicon.language) ? toldHanName(heads.map((head) => head.filter((line) => !isBelow(headings, line))), lexicon) : null; // prettier-ignore
  const best = told && told.score > (prominent?.score ?? -Infinity) ? told : prominent;
  const outdone = split && best && (split.line.size > best.line.size + SAME_SIZE || split.rows.some((row) => row.includes(best.value) || best.value.includes(row))); // prettier-ignore
  if (split && (!best || outdone) && split.line.size > medianSize(all)) return { value: split.value, line: split.line };
  if (best && best.score >= LEAST) return { value: best.value, line: best.line };
  const called = !split && lexicon.language === 'zh' ? own.find((line) => calledName(line) !== null) : undefined;
  if (called) return { value: calledName(called) ?? '', line: called };
  return split ? { value: split.value, line: split.line } : atEdge(page.filter((line) => line.running || line.baseline < FOOT), lexicon, clues); // prettier-ignore
}
