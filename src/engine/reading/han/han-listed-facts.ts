/** Lists that do not tell what was done but a fact of the job, as the label over them says in Chinese or Japanese: "【事業内容】" over "- 自動車製造業", "使用技術" over "- Ruby on Rails". */
import type { HanFieldRole } from '../../lexicons/han-fields.ts';
import type { Line } from '../reading.ts';
import { isTools } from './han-tools.ts';
import { hanRole } from './han-fields.ts';

/** Points that the lines of an item stand behind its mark. */
const INDENT = 3;

const FACTS: ReadonlySet<HanFieldRole> = new Set(['firm', 'agency', 'dates', 'organisation', 'department']);

/** Whether a line says of the list below it that it tells a fact; null where it is no label. */
function labelsFact({ cells, text }: Line): boolean | null {
  const role = cells.length === 1 ? hanRole(text) : null;
  if (isTools(text)) return true;
  return role === null ? null : FACTS.has(role) || (role === 'terms' && TERMS.test(text));
}

/** Of terms, those that are no result: "売上" may stand over what was reached. */
const TERMS = /(?:形態|性质|性質|形式|类型|類型|地|時間|時段|构成|構成|体制|メンバー数?|人数|规模|規模|上司|对象|最寄駅)[】\])〕〉》>」]?\s?[:：]?$/u; // prettier-ignore

/** Indices of the lines of items in such lists. `isItem`: whether the line at a place opens with a mark. */
export function underFacts(lines: readonly Line[], isItem: (line: Line, at: number) => boolean): ReadonlySet<number> {
  const found = new Set<number>();
  let [told, edge] = [false, 0];
  lines.forEach((line, at) => {
    if (!isItem(line, at)) {
      const label = labelsFact(line);
      if (label !== null) [told, edge] = [label, Infinity];
      else if (line.box.x < edge + INDENT || edge === Infinity) told = false;
    } else if (told) {
      edge = Math.min(edge, line.box.x);
      found.add(line.index);
    }
  });
  return found;
}
