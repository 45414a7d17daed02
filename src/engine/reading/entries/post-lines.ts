/** Lines that name a post and look like running text: told by the date that they close with, or that stands above them. */
import { gu, iu, u } from '../../../resume/patterns.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import type { FoundRange } from '../dates/dates.ts';
import { isDatesAndPlace } from './dated-lines.ts';
import { marksFor, opensAsEmployer } from '../heads/head-marks.ts';
import { namesPost } from '../heads/headers.ts';
import { isClosedName } from '../heads/legal-forms.ts';
import type { Line } from '../reading.ts';
import type { Item } from './entry-items.ts';
import { continuesProse } from './prose-lines.ts';

/** Nothing but a remark behind the date, or the end of its bracket. */
const CLOSED = /^(?:\)|\s?(?:[(].{0,20})?)\.?$/u;
/** What parts a date from the head before it. */
const BEFORE_DATE = /[,(–—:]\s?$|\s-\s$/u;
/** Words that tell a post where one opens a text. */
const OPENING_WORDS = 4;

/** "Stage d'observation, Cabinet des Alpes, février 2022 (une". */
export function isPostDatedLast({ text }: Line, { index, length }: FoundRange, lexicon: Lexicon): boolean {
  return CLOSED.test(text.slice(index + length)) && namesPost(text, lexicon);
}

/** "Stage d'observation de deux semaines auprès du juge des enfants du tribunal de Lens, février 2022": however long, a post opens it and its date closes it behind a comma. */
export function isLongHead(line: Line, range: FoundRange, lexicon: Lexicon): boolean {
  if (line.text.length > LONGEST || !isPostDatedLast(line, range, lexicon)) return false;
  const before = line.text.slice(0, range.index);
  const opening = before.split(/[\s,]+/u, OPENING_WORDS).join(' ');
  return BEFORE_DATE.test(before) && u`^\p{Lu}`.test(before) && !SENTENCES.test(before) && namesPost(opening, lexicon);
}

/** "Été 2010 : Hôtesse de caisse, Super Breizh". */
export function opensDated({ text }: Line, { index, length }: FoundRange): boolean {
  return (index === 0 || IN_YEAR.test(text.slice(0, index))) && BEHIND_YEAR.test(text.slice(index + length));
}

/** "Em 2000 (seis meses): Estagiária no Arquivo". */
const IN_YEAR = /^(?:em|en|nel|in|im)\s$/iu;
const BEHIND_YEAR = /^(?:\s\([^()]{3,30}\))?\s?[:：|–—]\s/u;

/** "2017: Inquiridora no Censo Geral da População, Instituto de Estatística." */
export function opensPost(line: Line, range: FoundRange, lexicon: Lexicon): boolean {
  const behind = line.text.slice(range.index + range.length).replace(BEHIND_YEAR, '');
  return opensDated(line, range) && namesPost(behind.slice(0, LONGEST_OPENING), lexicon);
}

const LONGEST_OPENING = 30;

/** Characters beside a date that stands alone, and of the longest head below it. */
const MOST_BESIDE = 8;
const LONGEST = 130;
const SENTENCES = u`\p{L}{5}\. \p{Lu}|\p{Ll}{3}[.;]$`;

interface Dated {
  readonly line: Line;
  readonly range: FoundRange | null;
  readonly role?: Item['role'];
}

/** "2012 → 2022" alone over "Chef de section dans l'emploi des réseaux mobiles.", where no line above the dates names a post: a sentence that a post opens. */
function isSentenceHead(above: readonly Dated[], { text, cells }: Line, lexicon: Lexicon): boolean {
  const [first, before, dates] = [above.at(-3), above.at(-2), above.at(-1)];
  const isAlone = (item: Dated | undefined): boolean =>
    item?.range ? item.line.text.length - item.range.length <= MOST_BESIDE : false;
  if (!isAlone(dates) || cells.length > 1) return false;
  if (
    before &&
    !before.range &&
    before.role !== 'prose' &&
    !isAlone(above[0]) &&
    !isAlone(first) &&
    namesPost(before.line.text, lexicon)
  )
    return false;
  if (text.length > LONGEST || (lexicon.language === 'de' ? SENTENCES : /[.;]\s/u).test(text)) return false;
  const opening = lexicon.language === 'de' ? GERMAN_OPENING : u`^\p{Lu}\S*`;
  const [word] = opening.exec(text) ?? [];
  return word !== undefined && namesPost(word, lexicon);
}

/** "wissenschaftliche Mitarbeiterin": the adjective may open in a small letter. */
const GERMAN_OPENING = u`^(?:\p{Ll}{4,24}e[rn]?\s)?\p{Lu}\S*`;

/** "2019 – 2021" alone over "Docente supplente di italiano, storia e geografia – I.C. Verga, …": the head, however long. */
export function isHeadBelow(above: readonly Dated[], own: Line, lexicon: Lexicon): boolean {
  const { text } = own;
  const { line, range } = above.at(-1) ?? {};
  if (!line || !range || text.length > LONGEST) return false;
  if (isSentenceHead(above, own, lexicon)) return true;
  // "Ministerio de Educación de la Provincia de Calbuco - Jardines …" in italics below the post and its dates.
  if (
    own.italic &&
    !line.italic &&
    namesPost(line.text, lexicon) &&
    opensAsEmployer(text, marksFor(lexicon, false)) &&
    !SENTENCES.test(text)
  )
    return true;
  const placed = isDatesAndPlace(line, range, lexicon);
  if (!placed && line.text.length - range.length > MOST_BESIDE) return false;
  const parted = /\s[–—-]\s/u.test(text) || text.split(/,\s|\s(?:with|at|for|bei|presso|chez)\s/u).slice(0, 3).some((part) => isClosedName(part)); // prettier-ignore
  return !SENTENCES.test(text) && parted && (placed || namesPost(text, lexicon));
}

/** Words of a deed, and how many of them have no capital. */
const LEAST_WORDS = 6;
const SMALL_SHARE = 0.6;
/** What parts a post from its employer within a line. */
const PARTED = u`\p{L}(?:,|\s[–—-]|\s?\|)\s\p{Lu}`;

/** "Chefia de 18 marinheiros no Atlântico Norte" below "05/2019 – presente ¦ Contramestre, Pescarias do Norte, S.A.": the head is whole, and what follows names nobody. */
export function tellsDeed(head: Line, { text, cells, bold }: Line, lexicon: Lexicon): boolean {
  const words = text.match(WORDS) ?? [];
  if (bold || cells.length > 1 || words.length < LEAST_WORDS || PARTED.test(text) || !namesPost(head.text, lexicon))
    return false;
  const small = words.filter((word) => u`^\p{Ll}`.test(word)).length;
  const named = head.cells.some((cell) => PARTED.test(cell.text) && namesPost(cell.text, lexicon));
  return named && small >= SMALL_SHARE * words.length && !opensAsEmployer(text, marksFor(lexicon, false)) && u`^\p{Lu}`.test(text); // prettier-ignore
}

const WORDS = gu`\p{L}{2,}`;

/** Points within which left edges are one. */
const SAME_EDGE = 3;

const faceOf = (cell: Line['cells'][number] | undefined): number | undefined => cell?.spans[0]?.font;

/** "Learnt how to cut and" over "colour", below the post beside its dates and the employer under it, in other letters than both: what wraps there was done. */
export function wrapsBelowHead(line: Line, next: Line | undefined, above: readonly Item[]): boolean {
  const [dated, employer] = above.slice(-2);
  const [post, more] = dated?.line.cells.slice(1) ?? [];
  const headed =
    dated?.role === 'dated' && employer?.role === 'header' && !employer.field && post !== undefined && !more;
  if (!headed || employer.line.cells.length > 1 || line.cells.length > 1 || !next) return false;
  const level = [post.box.x, employer.line.box.x].every((x) => Math.abs(x - line.box.x) < SAME_EDGE);
  const face = faceOf(line.cells[0]);
  const own = face !== faceOf(post) && face !== faceOf(employer.line.cells[0]) && face === faceOf(next.cells[0]);
  return level && own && u`^\p{Ll}`.test(next.text) && continuesProse(line, next);
}

const HANGS = iu`\s(?:at|presso|bei|beim|chez)$`;

/** "Since 2019 ¦ Receptionist at" over "Acme House for retired seamen": no head closes with such a word. */
export function hangsOver(above: Dated | undefined, { text, cells, page, baseline, size }: Line, lexicon: Lexicon): boolean {
  if (!above?.range || above.role !== 'dated' || cells.length > 1 || above.line.page !== page) return false;
  const head = above.line.text.replace(above.range.text, ' ').trim();
  const near = above.line.baseline - baseline < 1.7 * size;
  return near && head.length <= LONGEST_HEAD && HANGS.test(head) && u`^["“«]?\p{Lu}`.test(text) && namesPost(head, lexicon);
} // prettier-ignore

/** Characters. */
const LONGEST_HEAD = 80;

/** "HARVEST ASSISTANT AND HOSTEL" over "SUPERVISOR": of two lines that both name a post neither is the employer. */
export function isOnePost({ cells }: Line, last: string, below: string, lexicon: Lexicon): boolean {
  const employs = opensAsEmployer(last, marksFor(lexicon, false)) || isClosedName(last);
  return cells.length === 1 && !employs && namesPost(last, lexicon) && namesPost(below, lexicon);
}
