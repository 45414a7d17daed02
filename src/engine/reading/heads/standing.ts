/** How one stood to the employer, beside what one did there: "Angestellter, Projektleiter". */
import { key } from '../text/fold.ts';

const STANDING: ReadonlySet<string> = new Set(
  'angestellter angestellte festangestellter festangestellte selbststandiger selbststandige selbstandiger selbstandige student studentin gesellschafter gesellschafterin dienstnehmer dienstnehmerin'.split(' '), // prettier-ignore
);

/** Whether a text says that and no more; alone it stands for the post. */
export function isStanding(text: string): boolean {
  return text.length < 24 && STANDING.has(key(text));
}
