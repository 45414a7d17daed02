/** Heads that running text follows in their line: "2017 – 2020 ¦ Head cook, Inn, Hallein. Led a brigade of", or opens: "2017 ¦ Cook ¦ Inn Ltd. Led". */
import { isCjk } from '../../../resume/language.ts';
import { u } from '../../../resume/patterns.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { joinLines, openingOf } from '../items/bullets.ts';
import { rangesIn } from '../dates/dates.ts';
import { isClosedName } from '../heads/legal-forms.ts';
import { marksFor, opensAsEmployer, organisationScore, roleScore } from '../heads/head-marks.ts';
import type { Cell, Line } from '../reading.ts';
import { opensAsSchool } from '../schools/school-marks.ts';

/** A first sentence no longer than this may be a head; words before its stop are whole. */
const SENTENCE = u`^(.{2,90}?(?:\p{L}{3}|[)）]|\p{L}\.\p{L})(?<!(?:^|[^\p{L}])(?:Stv|stv|Dipl|dipl|gepr|Prof|Mag|Abt|Fach|Inh|eidg|staatl|Asst|Dept|Sen|Resp)))[.:]\s+(?=\p{Lu})`;

function sentenceOf(text: string): { readonly head: string; readonly rest: string } | null {
  const [whole, head] = SENTENCE.exec(text.slice(0, 200)) ?? [];
  return whole === undefined || head === undefined ? null : { head, rest: text.slice(whole.length) };
}

function withCells(line: Line, cells: readonly Cell[]): Line {
  return { ...line, cells, text: cells.map(({ text }) => text).join(' ') };
}

/** A line whose text goes on in the next. */
function partedLine(line: Line): Line[] {
  const [date, cell] = line.cells as [Cell, Cell];
  const told = sentenceOf(cell.text);
  if (!told) return [line];
  const { place, ...text } = withCells(line, [{ ...cell, text: told.rest, spans: [] }]);
  return [withCells(line, [date, { ...cell, text: told.head }]), { ...text, ...(place && { place }), carried: true }];
}

/** "…, Northern" over "Roofing Ltd, Branch Leeds; advised": a head may reach beyond its first line, up to a semicolon or to the end of the text. */
const HEAD = u`^(.{8,150}?)(?:(?<=\p{L}{3}|[)）]|\p{L}\.\p{L})\.(?:\s+(?=\p{Lu})|$)|;(?:\s+|$))`;
/** Of schooling also where nothing closes it. */
const LONGEST_HEAD = 160;

/** The lines of a text beside its date, the head in one of them; null where its words tell no head. */
function headAcross(line: Line, below: readonly Line[], schooling: boolean, lexicon: Lexicon): Line[] | null {
  const [date, cell] = line.cells as [Cell, Cell];
  const text = joinLines([cell.text, ...below.map((own) => own.text)]);
  const [whole, told] = HEAD.exec(text.slice(0, 400)) ?? [];
  const marks = marksFor(lexicon, schooling);
  const anew = below.some((own) => own.text.startsWith('(') || opensAsSchool(own.text, marks));
  const open = schooling && !anew && text.length <= LONGEST_HEAD && !STOPPED.test(text);
  const head = open ? text : told;
  if (head === undefined || (!open && (head.length <= cell.text.length || head.split(',').length > MOST_COMMAS))) return null;
  if (!open && roleScore(head, marks) === 0) return null;
  const rest = open ? '' : text.slice(whole?.length);
  const { place, ...last } = withCells(line, [{ ...cell, text: rest, spans: [] }]);
  const own = withCells(line, [date, { ...cell, text: head }]);
  return rest === '' ? [own] : [own, { ...last, ...(place && { place }), carried: true }];
} // prettier-ignore

const STOPPED = u`\p{L}{4}[.;]\s+\p{Lu}`;
const MOST_COMMAS = 4;

/** "SOCIÉTÉ DU WOURI : supervision de six comptables": before the colon of what was done there, in small letters. */
function labelOf(text: string): { readonly head: string; readonly rest: string } | null {
  const [whole, head] = LABEL.exec(text.slice(0, 120)) ?? [];
  return whole === undefined || head === undefined ? null : { head, rest: text.slice(whole.length) };
}

const LABEL = u`^(\p{Lu}[^:.;]{2,80}?)\s?:\s+(?=\p{Ll})`;

/** The employer that opens a running text, and the rest of it. */
export function employerBefore(
  text: string,
  lexicon: Lexicon,
): { readonly head: string; readonly rest: string } | null {
  const told = sentenceOf(text) ?? labelOf(text);
  return told && namesEmployer(told.head, lexicon) ? told : null;
}

function namesEmployer(text: string, lexicon: Lexicon): boolean {
  const marks = marksFor(lexicon, false);
  return isClosedName(text) || (organisationScore(text, marks) > 0 && roleScore(text, marks) === 0);
}

/** A row whose running text opens with the employer that no other cell names. */
function rowWithEmployer(line: Line, text: Line, lexicon: Lexicon): Line[] | null {
  const told = line.cells.some((cell) => namesEmployer(cell.text, lexicon)) ? null : employerBefore(text.text, lexicon);
  const [cell] = text.cells;
  if (!told || !cell) return null;
  return [
    withCells(line, [...line.cells, { ...cell, text: told.head, spans: [] }]),
    withCells(text, [{ ...cell, text: told.rest }]),
  ];
}

/** "2019 – 2021 ¦ Studio Bianchi" over "Architetto. Concorsi e cantieri": the post opens the text below its employer. */
function postBelow(above: Line | undefined, line: Line, lexicon: Lexicon): Line[] | null {
  const [cell] = line.cells;
  const [date, name, more] = above?.cells ?? [];
  if (!cell || !date || !name || more || line.cells.length > 1 || line.place || line.carried) return null;
  const told = sentenceOf(cell.text);
  if (!told || told.head.length > LONGEST_POST) return null;
  const marks = marksFor(lexicon, false);
  const dated = rangesIn(date.text, lexicon)[0]?.length === date.text.length;
  const post = roleScore(name.text, marks) > 0 && !opensAsEmployer(name.text, marks);
  if (!dated || post || roleScore(told.head, marks) === 0) return null;
  const rest = withCells(line, [{ ...cell, text: told.rest, spans: [] }]);
  return [withCells(line, [{ ...cell, text: told.head }]), { ...rest, carried: true }];
}

const LONGEST_POST = 60;

/** "Art Director - Concepted and designed key spreads": a post, and a sentence of some words on what was done. */
const POST_AND_DEED = u`^([^–—:.;,]{3,60}?)(?:\s[–—-]|\s?:)\s+(?=\p{Lu}\p{Ll}+\s(?:\S+\s+){4})`;

/** "Acme Magazine (May 2016 – May 2018)" over such a line: the post of the employer above, whose dates stand in its line. */
function postOverDeeds(above: Line | undefined, line: Line, lexicon: Lexicon): Line[] | null {
  const [cell, more] = line.cells;
  if (!above || !cell || more || line.place || line.carried || (lexicon.language !== 'en' && lexicon.language !== 'fr'))
    return null;
  if ([above, line].some(({ mark, text }) => mark !== null || openingOf(text).glyph !== null)) return null;
  const [whole = '', post = ''] = POST_AND_DEED.exec(cell.text) ?? [];
  const marks = marksFor(lexicon, false);
  if (whole === '' || roleScore(post, marks) === 0) return null;
  const [range, other] = rangesIn(above.text, lexicon);
  if (!range || other) return null;
  const name = `${above.text.slice(0, range.index)} ${above.text.slice(range.index + range.length)}`;
  if (name.length > LONGEST_NAME || !u`\p{Lu}\p{L}`.test(name) || (roleScore(name, marks) > 0 && !opensAsEmployer(name, marks))) return null; // prettier-ignore
  const rest = withCells(line, [{ ...cell, text: cell.text.slice(whole.length), spans: [] }]);
  return [withCells(line, [{ ...cell, text: post }]), { ...rest, carried: true }];
}

const LONGEST_NAME = 90;

/** "2015 – 2021 ¦ Vorarbeiter, Acme GmbH, Mayen;" over what was done there, in the line below its text. */
function endsInClause(line: Line, next: Line, lexicon: Lexicon): boolean {
  const [date, cell, more] = line.cells;
  const [below, beside] = next.cells;
  if (!date || !cell || !below || more || beside || next.place || next.carried || line.carried) return false;
  if (!CLAUSE.test(cell.text) || rangesIn(date.text, lexicon)[0]?.length !== date.text.length) return false;
  return Math.abs(below.box.x - cell.box.x) < SAME_EDGE && !next.bold && rangesIn(next.text, lexicon).length === 0;
}

const CLAUSE = /;(?:\s[^;]{0,80})?$/u;
/** Points. */
const SAME_EDGE = 3;

/** Whether a line is running text, and not the words before a text of the same line. `wrapped`: lines of paragraphs. */
export function isText(line: Line, next: Line | undefined, wrapped: ReadonlySet<number> | null): boolean {
  const opensText = next?.index === line.index && next.carried === true;
  return line.place?.prose === true || line.carried === true || (wrapped?.has(line.index) === true && !opensText);
}

/** `lines`: of one section. `schooling`: that of education. */
export function withRunInHeads(lines: readonly Line[], lexicon: Lexicon, schooling = false): Line[] {
  const parted: Line[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const [line, next] = [lines[at] as Line, lines[at + 1]];
    const opens = line.place && line.place.at.length > 1 && next?.place?.row === line.place.row && next.place.prose;
    const row = opens ? rowWithEmployer(line, next, lexicon) : null;
    if (row) {
      parted.push(...row);
      at += 1;
    } else if (next && endsInClause(line, next, lexicon)) {
      parted.push(line, { ...next, carried: true });
      at += 1;
    } else if (next?.carried && line.cells.length === 2 && !line.carried) {
      const rest = lines.slice(at + 1);
      const end = rest.findIndex(({ carried }) => !carried);
      const below = end < 0 ? rest : rest.slice(0, end);
      const own = partedLine(line);
      const across = own.length > 1 || isCjk(lexicon.language) ? null : headAcross(line, below, schooling, lexicon);
      parted.push(...(across ?? own));
      if (across) at += below.length;
    } else
      parted.push(
        ...((schooling
          ? null
          : (postBelow(lines[at - 1], line, lexicon) ?? postOverDeeds(lines[at - 1], line, lexicon))) ?? [line]),
      );
  }
  return parted;
}
