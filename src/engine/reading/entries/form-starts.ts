/** Where the jobs of a form begin whose labels tell no dates: "Empresa: …", "Cargo: …", "Atividades: …", and the next "Empresa: …". */
import type { FieldRole } from '../../lexicons/field-labels.ts';
import type { Item } from './entry-items.ts';

const OPENING: ReadonlySet<FieldRole> = new Set(['title', 'organisation', 'dates']);

function tells(items: readonly Item[], role: FieldRole): boolean {
  return items.some(({ field }) => field?.role === role);
}

/** Each job opens with the label that opens the first; null where all are dated, or where other lines are heads too. */
export function formStarts(items: readonly Item[]): number[] | null {
  const role = items[0]?.field?.role;
  if (!role || !OPENING.has(role)) return null;
  // Posts told apart in the cell of one employer, among jobs that open with their dates.
  const apart = role === 'title' && items[0]?.role === 'dated' && tells(items, 'dates');
  if (apart) return null;
  const starts = items.flatMap(({ field }, at) => (field?.role === role && items[at - 1]?.field?.role !== role ? [at] : [])); // prettier-ignore
  if (starts.some((at) => items[at - 1]?.role === 'header' && !items[at - 1]?.field)) return null;
  const jobs = starts.map((at, n) => items.slice(at, starts[n + 1]));
  const named = jobs.filter((job) => tells(job, 'title') && tells(job, 'organisation')).length;
  const undated = jobs.some((job) => !job.some(({ role: own }) => own === 'dated'));
  const headed = jobs.every((job) => !job.some((item) => item.role === 'dated' && !item.field));
  return undated && headed && 2 * named > jobs.length ? starts : null;
}
