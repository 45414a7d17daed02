/** Which of a resume's phone numbers is the person's: of the contact data, and of several there the mobile one. */
import type { Language } from '../../../resume/language.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { SIDE_HEADINGS } from '../../lexicons/side-headings.ts';
import { firstOf, labelledLines } from './contact-block.ts';
import { key, keysOf } from '../text/fold.ts';
import { phoneIn, phoneLike, phonesIn, type FoundPhone, type Named } from './phones.ts';
import { isId, isOfficeLabel } from './phone-signs.ts';
import type { ContactValue, Line } from '../reading.ts';

/** "415 · 555 · 2671": dots in the middle part the groups of one number, where nothing else reads as one. */
const DOTS = /(?<=\d)\s?[·•∙⋅]\s?(?=\d)/gu;
const DOTTED = /\d{2,4}\s?[·•∙⋅]\s?\d{2,4}\s?[·•∙⋅]\s?\d{2,4}/u;
/** "(555) 123-4567": nothing else is grouped so. */
const GROUPED = /(?<![\d/.-])\(?\d{3}\)?[\s.-]?\d{3}[.-]\d{4}(?![\d/-])/u;
/** Longer lines of later pages are prose. */
const SHORT = 80;

export interface PhoneLine {
  readonly found: FoundPhone;
  readonly line: Line;
}

/** Cell by cell, since what stands beside a number may be a year; only where that finds none over the gaps, as forms set the groups of a number. */
function inLine({ cells, text }: Line, language: Language, named: Named): FoundPhone[] {
  // A label in the cell before still tells what the number is.
  const apart = cells.length < 2 ? [] : phonesIn(cells.map((cell) => cell.text).join(' : '), language, named);
  return apart.length > 0 ? apart : phonesIn(text, language, named);
}

/** "Telefone da empresa: …": a number of somebody else. */
const OF_OTHERS =
  /(?:tel[ée]f[oô]no?e?|tel|fone|fono|contat?c?to|ramal) (?:d[ao]|del?|de la|do) (?:empresa|empregador|firma|empleador|escola|escuela|chefe|jefe|supervisor|refer[êe]ncia)/iu;

/** `block`: the lines of the contact data; `named`: countries that the resume names, most often first. */
export function personalPhone(
  lines: readonly Line[],
  block: readonly Line[],
  lexicon: Lexicon,
  language: Language,
  named: Named,
): PhoneLine | null {
  const referees = new Set([...refereeLines(lines, lexicon), ...lines.filter(({ text }) => text.length < SHORT && OF_OTHERS.test(text))]); // prettier-ignore
  const own = block
    .filter((line) => !referees.has(line))
    .flatMap((line) => inLine(line, language, named).map((found) => ({ found, line })));
  // "Tel. (d): …, Tel. (p): …"
  const ownOnes = own.filter(
    ({ found, line }) => !isOfficeLabel(line.text.slice(0, Math.max(0, line.text.indexOf(found.text)))),
  );
  const chosen =
    ownOnes.find(({ found }) => found.mobile) ?? ownOnes[0] ?? own.find(({ found }) => found.mobile) ?? own[0];
  if (chosen) return chosen;
  const find = (text: string): FoundPhone | null => phoneIn(text, language, named);
  const firstIn = (some: readonly Line[]): PhoneLine | null => {
    for (const line of some) {
      const [found] = inLine(line, language, named);
      if (found) return { found, line };
    }
    return null;
  };
  const labelled = labelledLines(lines, lexicon.labels.phone).filter((line) => !referees.has(line));
  const first = lines.filter((line) => line.page === 1 && !referees.has(line));
  const later = lines.filter((line) => line.page > 1 && line.text.length < SHORT && !referees.has(line));
  const dotted = (text: string): FoundPhone | null => (DOTTED.test(text) ? find(text.replaceAll(DOTS, '-')) : null);
  return firstIn([...labelled, ...first, ...later]) ?? firstOf(block, dotted) ?? overLines(block, find);
}

/** Lines below "References" that may hold the referees' numbers. */
const REFEREES = 8;

/** What stands below a heading of references, up to the next heading: those numbers are other people's. */
function refereeLines(lines: readonly Line[], lexicon: Lexicon): ReadonlySet<Line> {
  const names = keysOf(lexicon.headings.references);
  const at = lines.findIndex((line) => names.includes(key(line.text).replace(/\s*[:：]$/u, '')));
  const heading = lines[at];
  if (!heading) return new Set();
  // What follows in reading order may stand in a sidebar.
  const below = lines
    .slice(at + 1, at + 1 + REFEREES)
    .filter(({ page, column }) => page === heading.page && column === heading.column);
  const sides = keysOf([...SIDE_HEADINGS[lexicon.language], ...lexicon.documentTitles]);
  const others = new Set([...Object.values(lexicon.headings).flatMap((list) => keysOf(list)), ...sides]);
  const end = below.findIndex((line) => others.has(key(line.text)));
  // "联系电话 139…" is a row of a form, whatever column is headed 证明人; a referee's number follows a name.
  const labels = keysOf(lexicon.labels.phone);
  const labelled = ({ text }: Line): boolean => labels.some((label) => key(text).startsWith(label));
  return new Set((end < 0 ? below : below.slice(0, end)).filter((line) => !labelled(line)));
}

/** Characters at the end of a line, and at the head of the next, that a number set over both may take. */
const HALF = 20;

/** A number that the end of a line parts: "514 555-" over "0137". */
function overLines(block: readonly Line[], find: (text: string) => FoundPhone | null): PhoneLine | null {
  for (const [at, line] of block.entries()) {
    const below = block[at + 1];
    if (!below || below.index !== line.index + 1 || below.column !== line.column) continue;
    if (!/\d[\s)-]{0,2}$/u.test(line.text) || !/^[\s(-]{0,2}\d/u.test(below.text)) continue;
    const end = line.text.slice(-HALF).trimEnd();
    const found = find(`${end}${end.endsWith('-') ? '' : ' '}${below.text.slice(0, HALF).trimStart()}`);
    if (found) return { found, line };
  }
  return null;
}

/** Digits that stand for a phone number where none can be dialled. */
export function brokenPhone(lines: readonly Line[], block: readonly Line[], lexicon: Lexicon): ContactValue | null {
  // With its prefix a number is meant for one.
  const prefixed = (text: string): string | null =>
    text.includes('+') ? phoneLike(text.slice(text.search(/\(?\+/u))) : null;
  const grouped = (text: string): string | null => {
    const digits = GROUPED.exec(text.replaceAll(DOTS, '-'))?.[0];
    return digits === undefined || isId(text.slice(0, text.indexOf(digits))) ? null : digits;
  };
  const found =
    firstOf(labelledLines(lines, lexicon.labels.phone), phoneLike) ??
    firstOf(block, prefixed) ??
    firstOf(block, grouped);
  return found ? { value: found.found, line: found.line } : null;
}
