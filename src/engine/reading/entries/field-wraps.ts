/** Rows of a form that wrap: the label in its narrow column, the value beside it. */
import { u } from '../../../resume/patterns.ts';
import { joinLines } from '../items/bullets.ts';
import type { Line } from '../reading.ts';
import type { Item } from './entry-items.ts';
import { endsLabel } from './fields.ts';

/** Points. */
const SAME_EDGE = 3;
/** Of the letters' size. */
const LEADING = 1.9;

/** Roles whose value is a name: only what goes on in a small letter is surely part of it. */
const NAMES: ReadonlySet<string> = new Set(['title', 'organisation', 'degree', 'school']);

/** What a line alone below a row of a form carries on; null where it is something else. */
export function wrapBelow(item: Item | undefined, above: Line | undefined, line: Line): Item | 'label' | null {
  const [label, value] = item?.line.cells ?? [];
  const [first, beside] = line.cells;
  if (!item?.field || !label || !value || !above || line.cells.length > 2) return null;
  const near = above.page === line.page && above.column === line.column && above.baseline - line.baseline < LEADING * line.size; // prettier-ignore
  if (!near || Math.abs(line.size - item.line.size) > 0.5) return null;
  // "Name und Adresse des ¦ Lumen GmbH, Hauptstraße" above "Arbeitgebers ¦ 8, 20095 Emsau": both wrap.
  if (first && beside) {
    const both =
      NAMES.has(item.field.role) &&
      Math.abs(beside.box.x - value.box.x) <= SAME_EDGE &&
      endsLabel(label.text, first.text);
    return both ? carriedOn(item, line, beside.text, true) : null;
  }
  const { x, width } = line.box;
  if (Math.abs(x - value.box.x) <= SAME_EDGE) return carriedOn(item, line, line.text, false);
  const under =
    x + width < value.box.x &&
    (Math.abs(x + width - label.box.x - label.box.width) <= SAME_EDGE || Math.abs(x - label.box.x) <= SAME_EDGE);
  return under && (u`^\p{Ll}`.test(line.text) || endsLabel(label.text, line.text)) ? 'label' : null;
}

/** "Fahrdienst,", "Dipartimento di Ingegneria e": whatever letter opens the next line, it goes on. */
const OPEN = /[,&]$|\s(?:und|oder|des|der|für|e|ed|di|del|della|dei|y|de|et|du|and|of|for)$/iu;

/** Of the employer's address. */
const STREET =
  /^(?:via|viale|v\.le|piazza|piazzale|p\.zza|corso|c\.so|largo|vicolo|loc\.|località|contrada|c\.da|strada|rue|avenue|calle|avenida|avda\.?|rua|av\.|\d{5})\s/iu;

function carriedOn(item: Item, line: Line, text: string, whole: boolean): Item | null {
  const { field, role } = item;
  if (!field || role === 'dated') return null;
  if (!NAMES.has(field.role)) return { line, role: 'prose', bullet: null, range: null, field: null };
  const last = field.values.at(-1);
  if (last === undefined || !(whole || OPEN.test(last) || u`^\p{Ll}`.test(text))) return null;
  return {
    ...item,
    field: {
      ...field,
      values: [...field.values.slice(0, -1), STREET.test(text) ? `${last}, ${text}` : joinLines([last, text])],
    },
  };
}
