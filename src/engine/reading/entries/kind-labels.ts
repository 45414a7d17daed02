/** Labels that say of which kind a stage of a life was, above its dates, beside them or before a colon: "Schulbildung" over "2002 – 2008", "Berufstätigkeit: Köchin". */
import { u } from '../../../resume/patterns.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { key } from '../text/fold.ts';
import type { Cell, Line } from '../reading.ts';
import type { Item } from './entry-items.ts';

const LEARNT =
  /^(?:(?:berufs|schul|aus- und weiter|schulische |schul- und berufs)?(?:aus)?bildung|schule|schulzeit|schulbesuch|(?:berufs)?lehre|(?:hochschul|erst|zweit)?studium|weiterbildung|fortbildung|umschulung|promotion)$/u;
const WORKED =
  /^(?:berufst(?:ä|a)tigkeit|berufliche t(?:ä|a)tigkeit|t(?:ä|a)tigkeit|beruf|berufserfahrung|berufspraxis|anstellung|festanstellung|berufseinstieg|besch(?:ä|a)ftigung)$/u;
const LONGEST = 24;
/** "03/2018 – heute Berufstätigkeit: …" */
const BEFORE_COLON = u`(?<=^.{0,28}\s|^)(\p{Lu}[\p{L}-]{3,20}(?:\s\p{Ll}{3}\s\p{Lu}[\p{L}-]{3,16})?)\s?:\s+(?=\S)`;

type Kind = 'education' | 'experience';

function kindOf(label: string): Kind | null {
  const keyed = label.length > LONGEST ? '' : key(label).replace(/\s?:$/u, '');
  return LEARNT.test(keyed) ? 'education' : WORKED.test(keyed) ? 'experience' : null;
}

function without(item: Item, cells: readonly Cell[], kind: Kind): Item {
  const line: Line = { ...item.line, cells, text: cells.map(({ text }) => text).join(' ') };
  const range = item.range && { ...item.range, index: Math.max(0, line.text.indexOf(item.range.text)) };
  return { ...item, line, range, kind };
}

const OPENS_ROW = 3;

/** Whether the dates that stand right below a label alone are told by it. */
function isOverDates(label: Cell, below: Item | undefined): boolean {
  const dates = below?.role === 'dated' ? below.line.cells[0] : undefined;
  return dates !== undefined && Math.abs(dates.box.x - label.box.x) < OPENS_ROW && (below?.range?.index ?? 1) === 0;
}

/** Of a section of jobs, without such labels, and what they told. */
export function withKindLabels(items: readonly Item[], { language }: Lexicon): readonly Item[] {
  if (language !== 'de') return items;
  let open: Kind | null = null;
  return items.flatMap((item, at): Item[] => {
    const told = open;
    open = null;
    if (told) return [{ ...item, kind: told }];
    if ((item.role !== 'header' && item.role !== 'dated') || item.field) return [item];
    const { cells } = item.line;
    const [first, ...rest] = cells;
    const kind = first ? kindOf(first.text.trim()) : null;
    if (first && kind && rest.length > 0) return [without(item, rest, kind)];
    if (first && kind && isOverDates(first, items[at + 1])) {
      open = kind;
      return [];
    }
    const labelled = cells.findIndex(({ text }) => kindOf(BEFORE_COLON.exec(text)?.[1] ?? '') !== null);
    const named = kindOf(BEFORE_COLON.exec(cells[labelled]?.text ?? '')?.[1] ?? '');
    if (!named) return [item];
    return [without(item, cells.map((cell, n) => (n === labelled ? { ...cell, text: cell.text.replace(BEFORE_COLON, '') } : cell)), named)]; // prettier-ignore
  });
}
