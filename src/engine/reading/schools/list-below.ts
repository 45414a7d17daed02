/** What a list right below the head of studies tells of it: the degree, or the school. */
import { u } from '../../../resume/patterns.ts';
import { rangesIn } from '../dates/dates.ts';
import type { Item } from '../entries/entry-items.ts';
import type { Marks } from '../heads/head-marks.ts';
import type { Line } from '../reading.ts';
import { isField } from './fields-of-study.ts';
import { isAside } from './school-asides.ts';
import { degreeScore, opensAsSchool, schoolScore, TRADE } from './school-marks.ts';

/** A degree alone in the list right below a school that names none, and has a date, or no degree above it. `heads`: those above. */
export function crownsSchool({ bullet, line }: Item, heads: readonly Item[], marks: Marks): boolean {
  const above = heads.at(-1);
  if (!above) return false;
  const text = bullet?.text ?? '';
  const undated = above.role === 'header' && !above.field && opensAsSchool(above.line.text, marks) && isUnpaired(heads, marks); // prettier-ignore
  if ((above.role !== 'dated' && !undated) || text.length > LONGEST_CROWN || isAside(text) || line.cells.length > 2)
    return false;
  const none = degreeScore(above.line.text, marks) <= 0 && (schoolScore(above.line.text, marks) > 0.5 || isNameAlone(above, marks)); // prettier-ignore
  return none && degreeScore(text, marks) > TRADE && schoolScore(text, marks) <= 0 && rangesIn(text, marks.lexicon).length === 0; // prettier-ignore
}

/** "Ingeniería en Alimentos. Modalidad a distancia." right below the line of a school that names no degree: sentences, of which the first is one. */
export function isDegreeUnder({ text }: Line, above: Item, marks: Marks): boolean {
  const [first = '', more] = text.split(/\.\s/u, 2);
  if (more === undefined || !/^(?:es|pt)$/u.test(marks.lexicon.language)) return false;
  if (above.role !== 'header' || above.field || !u`^\p{Lu}`.test(first) || first.length > LONGEST_CROWN) return false;
  const none = schoolScore(above.line.text, marks) > 0.5 && degreeScore(above.line.text, marks) <= TRADE;
  return none && degreeScore(first, marks) > TRADE && schoolScore(first, marks) <= 0;
}

/** Whether there are more schools than degrees. */
function isUnpaired(heads: readonly Item[], marks: Marks): boolean {
  const own = heads.filter(({ role, field }) => role === 'header' && !field);
  const degrees = own.filter(({ line }) => degreeScore(line.text, marks) > TRADE).length;
  return own.filter(({ line }) => opensAsSchool(line.text, marks)).length > degrees;
}

const LONGEST_CROWN = 90;
const NAME = u`^(?:\p{Lu}[\p{L}’'.-]+)(?:\s(?:of|and|&|de|du|des|der|di|\p{Lu}[\p{L}’'.-]+)){0,4}[\s,()–—-]*$`;

/** "Brindle Tech ¦ 2012": a name and its date, which tells no field of study. */
function isNameAlone({ line, range }: Item, marks: Marks): boolean {
  const rest = range ? line.text.replace(range.text, '').trim() : '';
  return rest !== '' && NAME.test(rest) && !isField(rest.replace(u`[^\p{L}]+$`, '').split(' ').at(-1) ?? '') && marks.lexicon.language === 'en'; // prettier-ignore
}

/** "- à Université des Dunes, Lens" alone below a dated degree that names none. */
export function housesDegree({ bullet, line }: Item, above: Item, below: Item | undefined, marks: Marks): boolean {
  const text = bullet?.text ?? '';
  // "Instrucción primaria:" over a list of one school and its years.
  const label = above.role === 'header' && above.line.text.trimEnd().endsWith(':');
  if ((above.role !== 'dated' && !label) || (below?.role === 'bullet' && !label) || text.length > LONGEST_CROWN || isAside(text) || line.cells.length > 2) return false; // prettier-ignore
  const none = degreeScore(above.line.text, marks) > TRADE && schoolScore(above.line.text, marks) <= 0;
  const [name = ''] = text.replace(HOUSED, '').split(/,\s/u, 1);
  return (
    none &&
    opensAsSchool(name, marks) &&
    degreeScore(text, marks) <= 0 &&
    (label || rangesIn(text, marks.lexicon).length === 0)
  );
}
const HOUSED = /^(?:à|au|at|in|en|bei|an der|am|presso|na|no)\s(?:la\s|l['’]\s?|the\s|el\s)?/iu;

/** A school's line without the word before its name. */
export function withoutAt(line: Line): Line {
  const [first, ...rest] = line.cells;
  const text = first?.text.replace(HOUSED, '');
  if (!first || text === undefined || text === first.text) return line;
  const cells = [{ ...first, text }, ...rest];
  return { ...line, cells, text: cells.map((cell) => cell.text).join(' ') };
}
