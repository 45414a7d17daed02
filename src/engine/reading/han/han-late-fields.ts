/** Fields of a Japanese job that stand below what was done in it: "役割 ¦ 機長" under "職務内容 ¦ 印刷機の調整". */
import type { HanFieldRole } from '../../lexicons/han-fields.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { hanFields } from './han-fields.ts';
import type { Item } from '../entries/entry-items.ts';
import type { Line } from '../reading.ts';

const OF_POST: ReadonlySet<HanFieldRole> = new Set(['title', 'part', 'department']);

function rolesOf({ text }: Line): readonly HanFieldRole[] {
  const told = hanFields(text);
  return told?.lead === '' ? told.fields.map(({ role }) => role) : [];
}

/** Where the line of such fields belongs among `items`, those of its section so far: behind the head of the job, unless that tells the same and another begins here. */
export function placeOfField(items: readonly Item[], line: Line, { language }: Lexicon): number {
  const last = items.at(-1);
  if (language !== 'ja' || !last || last.role === 'header' || last.role === 'dated') return items.length;
  const roles = rolesOf(line);
  if (roles.length === 0 || !roles.every((role) => OF_POST.has(role))) return items.length;
  const end = items.findLastIndex(({ role }) => role === 'header' || role === 'dated') + 1;
  const body = items.slice(0, end).findLastIndex(({ role }) => role !== 'header' && role !== 'dated') + 1;
  const head = items.slice(body, end);
  const told = head.flatMap((item) => rolesOf(item.line));
  return head.some(({ role }) => role === 'dated') && !roles.some((role) => told.includes(role)) ? end : items.length;
}
