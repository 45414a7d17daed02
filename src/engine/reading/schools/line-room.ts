/** Whether what stands in the next line would have had room in the line above. */
import { iu, u } from '../../../resume/patterns.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import type { Item } from '../entries/entry-items.ts';
import type { Span } from '../../../resume/document.ts';
import type { Marks } from '../heads/head-marks.ts';
import type { Line } from '../reading.ts';
import { degreeScore, schoolScore } from './school-marks.ts';

/** How wide the first word of a line is, points. */
export function firstWord(line: Line): number {
  const cell = line.cells[0];
  if (!cell) return 0;
  const word = cell.text.split(' ')[0] ?? '';
  return (cell.box.width * word.length) / Math.max(1, cell.text.length);
}

/** Of the way to the margin, what a line reaches that may be full within a wider margin. */
const REACHED = 0.87;
/** Points. */
const SAME = 2;

/** Where a line would be full: where the widest of its column ends if it is that or comes near the margin, no sooner than at the margin otherwise. */
export function limitOf({ box }: Line, widest: number, margin: number): number {
  const right = box.x + box.width;
  return right > widest - SAME || right > REACHED * margin ? widest : margin;
}

/** What ends so goes on. */
export const OPEN_END =
  /[,(–-]$|[a-zäöü]{3}:$|\s(?:de|del|la|of|in|and|y|e|et|du|des|der|die|und|für|im|am|zum|zur|mit|bei|di|della|do|da|em|en|the|for|à|au|DE|DEL|OF|IN|AND|ET|DU|DES|DER|UND|FÜR|IM|ZUM|ZUR|DI|DELLA|EN|THE|FOR)$/u;

/** "Laurea in Giurisprudenza, Liceo" over "Manin": of what kind a school is, and its name still to come. */
const KIND_ALONE = iu`[,|–—-]\s(?:liceo|istituto(?: (?:tecnico|professionale|alberghiero|comprensivo|superiore))?|università|politecnico|accademia|conservatorio|scuola|colegio|universidade?|instituto|escuela|facultad|colégio|faculdade|escola|lycée|université|école|collège|institut|hochschule|universität|fachschule|fachhochschule|realschule|gymnasium|berufskolleg|T[UH]|FH)$`;

export const endsInKind = (above: string, below: string): boolean =>
  KIND_ALONE.test(above) && u`^\p{Lu}[\p{L}'’.-]+(?:$|[\s,])`.test(below);

/** "BEP Carrières sanitaires et sociales": where adjectives stand behind their nouns, a word in small letters closes a name too. */
const SMALL_END = u`\s(?!(?:presso|dalla|nella|alla|pela|pelo|chez|avec|dans|desde|entre|pour|como|come|with)$)\p{Ll}{4,}$`;

export const closesInSmall = (text: string, { language }: Lexicon): boolean =>
  /^(?:es|fr|pt|it)$/u.test(language) && SMALL_END.test(text);

/** "BTS Management des unités" over "commerciales", "Laurea triennale in Scienze" over "dell’educazione": however much room there was. */
const SMALL_START = iu`^(?:(?:d(?:e[ls]?|i|u|o|a|os|as|ella?|elle|egli|ei)|et?|y|en|in|em)\s|(?:d|dell|des)['’]|\p{L}{4,}(?:a?les|ais|ives?|iques?|icas?|ic[io]|ali|ar(?:es|ias)|aires?|ées?|[oa]s|[ie])(?:$|\s))[\p{L}\s'’-]*$`;
const MARKED =
  /^(?:mention|moyenne|options?|dont|voto|votazione|co[nm]\s|cursando|conclu|incompl|termin|obten|obtid|conseguit|frequent)/iu;
const MOST_WORDS = 5;
const DEGREE = 1;

export function goesOnInSmall(above: string, below: string, marks: Marks): boolean {
  if (!/^(?:es|fr|pt|it)$/u.test(marks.lexicon.language) || !u`^\p{Ll}`.test(below) || !u`\p{L}$`.test(above)) return false;
  if (below.split(' ').length > MOST_WORDS || MARKED.test(below) || !SMALL_START.test(below)) return false;
  return degreeScore(above, marks) >= DEGREE && schoolScore(above, marks) <= 0 && schoolScore(below, marks) <= 0;
} // prettier-ignore

/** What ends within brackets. */
export const OPEN_BRACKET = /\([^()]*$/u;

/** Whether a list item goes on in a line of its own where the one above had ample room: school, degree and date below each other. */
export function isBroken(above: Line | undefined, below: Line, right: number): boolean {
  const last = above?.cells.at(-1);
  if (!above || !last || above.page !== below.page || above.column !== below.column) return false;
  return last.box.x + last.box.width + firstWord(below) + 4 * above.size < right && !OPEN_END.test(last.text) && u`^[\p{Lu}\d]`.test(below.text); // prettier-ignore
}

/** Below a head that its whole period opens: words in a line of their own, where that above had room for more. */
export function isBelowPeriod({ range }: Item, above: Line | undefined, below: Line, right: number): boolean {
  const opens = range?.isRange === true && range.start !== null && range.index <= OPENING;
  return opens && u`^\p{Lu}[^\d]*$`.test(below.text.split(/[,:]/u, 1)[0] ?? '') && isBroken(above, below, right);
}

/** Characters of "Seit" before a date. */
const OPENING = 6;

const lastSpans = ({ cells }: Line): Span[] => cells.flatMap(({ spans }) => spans.at(-1) ?? []);

/** A line half in bold goes on in what it ends in, whatever date stands at its right. */
export function sameFace(above: Line, below: Line): boolean {
  const first = below.cells[0]?.spans[0]?.font;
  return above.bold === below.bold || lastSpans(above).some(({ font }) => font === first);
}

/** What a line ends in may be set in a size of its own. */
export function sameSize(above: Line, below: Line): boolean {
  const first = below.cells[0]?.spans[0]?.size ?? below.size;
  const differences = lastSpans(above).map(({ size }) => size - first);
  return [above.size - below.size, ...differences].some((difference) => Math.abs(difference) <= 0.3);
}
