/** A degree that is told in short in a head, and at length below it. */
import type { Marks } from '../heads/head-marks.ts';
import type { Item } from '../entries/entry-items.ts';
import { key } from '../text/fold.ts';
import { TRADE } from './school-marks.ts';
import { schoolPieces } from './school-pieces.ts';

interface Told {
  readonly head: boolean;
  readonly dated: boolean;
  readonly degree: boolean;
  readonly school: boolean;
}

/** Points. */
const SMALLER = 0.5;

/** The degree that a line opens with. */
function degreeIn({ line }: Item, marks: Marks): string {
  const pieces = schoolPieces(line.cells.map(({ text }) => text), marks);
  const piece = pieces.find(({ degree, school, kind }) => kind === 'name' && degree > TRADE && degree > school);
  return piece ? key(piece.text) : '';
} // prettier-ignore

/** "Diploma in fotografia" below "Istituto Acme | Diploma" and its date, "Master di I livello presso …" in small letters below "Master in acustica": no other degree. */
export function isToldAgain(items: readonly Item[], told: readonly Told[], at: number, marks: Marks): boolean {
  const from = told.findLastIndex(({ head, degree }, n) => n < at && head && degree);
  const [own, above, between] = [items[at], items[from], told[from + 1]];
  // What stands between are its dates.
  const dates = at - from === 2 && between?.dated === true && !between.school;
  if (!own || !above || (at - from !== 1 && !dates)) return false;
  const [short, whole] = [degreeIn(above, marks), degreeIn(own, marks)];
  if (short === '' || whole === '') return false;
  if (told[from]?.school === true) return told[at]?.school !== true && whole.startsWith(`${short} `);
  const smaller = own.line.size < above.line.size - SMALLER || (above.line.bold && !own.line.bold);
  return smaller && told[at]?.school === true && !dates && whole.startsWith(`${short.split(' ', 1)[0] ?? ''} `);
}
