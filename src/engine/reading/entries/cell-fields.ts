/** Labelled fields below the firm in its cell: "2012 a 2019 ¦ Talho Central, Lda." over "Função: Cortador". */
import type { FieldRole } from '../../lexicons/field-labels.ts';
import type { Line } from '../reading.ts';
import { fieldOf } from './fields.ts';

/** What the lines of a row answer to a label of one of `wanted`, and the lines without it. */
export function cellFields(
  lines: readonly Line[],
  wanted: readonly FieldRole[],
): { readonly answers: ReadonlyMap<FieldRole, string>; readonly rest: readonly Line[] } {
  const answers = new Map<FieldRole, string>();
  const rest = lines.filter((line) => {
    const field = line.cells.length === 1 ? fieldOf(line) : null;
    const [value] = field?.values ?? [];
    if (!field || value === undefined || !wanted.includes(field.role) || answers.has(field.role)) return true;
    answers.set(field.role, value);
    return false;
  });
  return { answers, rest };
}
