/** Where a resume is signed: "Musterhausen, den 3. Mai 2024", as in Germany, Italy and France, where the last section ends. */
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { namesHead } from '../heads/headers.ts';
import type { Line } from '../reading.ts';
import { patternOf } from '../../../resume/patterns.ts';
import { DAY } from '../text/days.ts';
import { key } from '../text/fold.ts';

/** Of a town and a day; "Fait à Dijon, le 3 mai 2024", "Lecco, lì 3/5/2024", "Lugo, a 3 de mayo de 2024". */
const SIGNED = patternOf(
  String.raw`^(?<made>(?:fait|faite|en)\s(?:à\s)?)?\p{Lu}[\p{L}'’. -]{1,40}(?:,\s?(?<on>den|am|le|l[iì]|a|aos?|em)?\s?|\s(?<day>den|le|l[iì])\s)${DAY}\.?$`,
  'iu',
);
/** The name, the word "signature", a footer. */
const MOST_BELOW = 4;
const LONGEST_BELOW = 60;
/** In letters' heights: what closes a page stands apart from what it closes. */
const APART = 1.6;
/** Lines at the top that may hold the name. */
const HEAD = 8;

/** The place of the line that signs the resume, if there is one: nothing from it on belongs to a section. */
export function signatureLine(lines: readonly Line[], lexicon: Lexicon): number[] {
  const from = Math.max(1, lines.length - MOST_BELOW - 1);
  for (const line of lines.slice(from)) {
    const below = lines.slice(line.index + 1);
    // "Emsau, am 8. Jänner 2026 ¦ Ada Beispiel"
    const [own, name, more] = line.cells;
    const named = name !== undefined && more === undefined && isSigned([name], lines);
    if ((name !== undefined && !named) || below.some(({ text }) => text.length > LONGEST_BELOW || /\d{4}/u.test(text)))
      continue;
    const words = SIGNED.exec(own?.text ?? '')?.groups;
    if (!words || namesHead(line.text, 'education', lexicon) || namesHead(line.text, 'experience', lexicon)) continue;
    const told = words['made'] ?? words['on'] ?? words['day'];
    if (named || told !== undefined || standsApart(line, lines[line.index - 1]) || isSigned(below, lines))
      return [line.index];
  }
  return [];
}

/** Whether what stands below is a line of the head once more: the name. */
function isSigned([name]: readonly { readonly text: string }[], lines: readonly Line[]): boolean {
  return name !== undefined && lines.slice(0, HEAD).some(({ cells }) => cells.some(({ text }) => text === name.text && key(text).includes(' '))); // prettier-ignore
}

function standsApart(line: Line, above: Line | undefined): boolean {
  if (above?.page !== line.page) return true;
  return above.box.y - (line.box.y + line.box.height) > APART * line.size;
}
