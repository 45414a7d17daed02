/** Heads whose dates stand at the right and leave the words too little room: "Encargada de noche en Ferrer y ¦ 2019 – 2021" over "Rovira". */
import { u } from '../../../resume/patterns.ts';
import { DANGLES } from './head-pieces.ts';
import { firstWord } from '../schools/line-room.ts';
import type { Line } from '../reading.ts';

/** Points that are left free before a date, at the most, and within which edges are one. */
const PADDING = 24;
const SAME_EDGE = 1.5;

/** Whether the first word below had no room between the words above and the date beside them. */
function hadNoRoom({ cells }: Line, below: Line): boolean {
  const [words, date] = [cells.at(-2), cells.at(-1)];
  if (!words || !date || Math.abs(words.box.x - below.box.x) > SAME_EDGE) return false;
  return words.box.x + words.box.width + firstWord(below) + PADDING > date.box.x;
}

/** No name, post or degree ends with such a word. */
const OPEN = u`[,&]\s*$|\s(?:and|und|et|y|e|en|em|na|no|at|in|bei|beim|chez|presso)\s*$`;
/** "Praxis Dr." */
const SHORTENED = u`(?<!\p{L})(?:Dr|Dra|Prof|Dott|Ing|St|Sta|Sto|Ste)\.\s*$`;
/** A word or two in small letters: "Chargée de" over "données", "Assistente" over "veterinaria". */
const SMALL = u`^\s*\p{Ll}[\p{L}-]{2,}(?:\s\p{L}+)?\s*$`;

/** Whether a head whose line ends in its date goes on below. `above`, `below`: the words between which it was cut. */
export function isCutByDate(line: Line, above: string, next: Line, below: string): boolean {
  if (above.trim() === '' || next.cells.length > 1 || !hadNoRoom(line, next)) return false;
  return OPEN.test(above) || DANGLES.test(above.trimEnd()) || SMALL.test(below) || SHORTENED.test(above);
}

/** One word with a capital behind a joint. */
const ONE_WORD = u`[,|·–-]\s\p{Lu}\p{Ll}+\s*$`;

/** Whether a line in small letters ends the name above: "…: Falegnameria Orsi, Assistente" over "veterinaria". */
export function isSmallRest(above: string, below: string): boolean {
  return ONE_WORD.test(above) && SMALL.test(below);
}
