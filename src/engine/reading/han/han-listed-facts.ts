/** Lists that do not tell what was done but a fact of the job, as the label over them says in Chinese or Japanese: "【事業内容】" over "- 自動車製造業", "使用技術" over "- Ruby on Rails". */
import type { HanFieldRole } from '../../lexicons/han-fields.ts';
import type { Line } from '../reading.ts';
import { isTools } from './han-tools.ts';
import { hanRole } from './han-fields.ts';

/** Points that the lines of an item stand behind its mark. */
const INDENT = 3;

const FACTS: ReadonlySet<HanFieldRole> = new Set(['firm', 'agency', 'dates', 'organisation', 'department']);

type Told = 'fact' | 'deed';

/** What a line says that the list below it tells; null where it is no label. */
function toldBelow({ cells, text }: Line): Told | null {
  const role = cells.length === 1 ? hanRole(text) : null;
  if (isTools(text)) return 'fact';
  if (role === null) return null;
  return FACTS.has(role) || (role === 'terms' && TERMS.test(text)) ? 'fact' : 'deed';
}

/** Of terms, those that are no result: "売上" may stand over what was reached. */
const TERMS =
  /(?:形態|性质|性質|形式|类型|類型|地|時間|時段|构成|構成|体制|メンバー数?|人数|规模|規模|上司|对象|最寄駅)[】\])〕〉》>」]?\s?[:：]?$/u;

/** By the index of its first line, what each item below such a label tells. `isItem`: whether the line at a place opens with a mark. */
export function itemsBelowLabels(
  lines: readonly Line[],
  isItem: (line: Line, at: number) => boolean,
): ReadonlyMap<number, Told> {
  const found = new Map<number, Told>();
  let told: Told | null = null;
  let edge = 0;
  lines.forEach((line, at) => {
    if (!isItem(line, at)) {
      const label = toldBelow(line);
      if (label !== null) [told, edge] = [label, Infinity];
      // What carries an item on stands behind its mark.
      else if (line.box.x < edge + INDENT) told = null;
    } else if (told !== null) {
      edge = Math.min(edge, line.box.x);
      found.set(line.index, told);
    }
  });
  return found;
}
