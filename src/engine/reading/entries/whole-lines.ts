/** Jobs in Chinese and Japanese of which none has a date: each line that names employer and post, joined as the first line is, opens one. */
import { isCjk } from '../../../resume/language.ts';
import type { SectionKind } from '../../../resume/report.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { mayOpen, type Alike } from './alike-starts.ts';
import { asHeads } from './as-heads.ts';
import type { Item } from './entry-items.ts';
import { isWholeHead, jointOf } from './head-joints.ts';

/** Such lines are a habit. */
const HABIT = 2;
/** Points. */
const SAME_EDGE = 4;

export function withWholeLines({ items, starts }: Alike, kind: SectionKind, lexicon: Lexicon): Alike {
  const [first] = items;
  const none = { items, starts };
  if (!first || !isCjk(lexicon.language) || kind !== 'experience' || items.some(({ range }) => range !== null)) return none; // prettier-ignore
  const joint = jointOf(first.line.text);
  const opens = (item: Item): boolean =>
    mayOpen(item.role === 'carried' ? { ...item, role: 'header' } : item) &&
    jointOf(item.line.text) === joint &&
    Math.abs(item.line.box.x - first.line.box.x) < SAME_EDGE &&
    isWholeHead(item.line.text, kind, lexicon);
  const heads = new Set(items.flatMap((item, at) => (opens(item) ? [at] : [])));
  if (joint === null || !heads.has(0) || heads.size < HABIT) return none;
  return {
    items: asHeads(items, heads),
    starts: [...new Set([...starts, ...heads])].sort((a, b) => a - b),
  };
}
