/**
 * Jobs as Brazil's register of researchers prints them: below the house "Vínculo institucional" with the period and the post, then "Atividades",
 * whose dated rows tell what was taught and led there.
 */
import { u } from '../../../resume/patterns.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { key } from '../text/fold.ts';
import type { Item } from './entry-items.ts';

const TIE = 'vinculo institucional';
const ACTIVITIES = 'atividades';
const POST = u`(?<!\p{L})(?:Vínculo|Enquadramento Funcional)\s?:`;

/** "2018 - Atual Vínculo: Servidor público, Enquadramento Funcional: Professora" over "Adjunta, Carga horária: 40". */
function goesOn(item: Item, above: Item | undefined): boolean {
  return above?.role === 'dated' && POST.test(above.line.text) && item.role === 'header' && !item.line.bold && !item.field;
} // prettier-ignore

function joined(above: Item, { line: { text } }: Item): Item {
  const { line } = above;
  const [last, ...before] = line.cells.toReversed();
  const cells = last ? [...before.toReversed(), { ...last, text: `${last.text} ${text}` }] : line.cells;
  return { ...above, line: { ...line, text: `${line.text} ${text}`, cells } };
}

/** Without the labels of such a form, its posts whole, its activities as what was done there. */
export function withRegisterPosts(items: readonly Item[], lexicon: Lexicon): readonly Item[] {
  const words = lexicon.language === 'pt' ? items.map(({ line }) => key(line.text)) : [];
  if (!words.includes(TIE)) return items;
  const told: Item[] = [];
  let active = false;
  for (const [at, item] of items.entries()) {
    if (words[at] === TIE || words[at + 1] === TIE) active = false;
    if (words[at] === TIE) continue;
    if (words[at] === ACTIVITIES) active = true;
    const above = told.at(-1);
    if (active) told.push({ ...item, role: 'prose', range: null, field: null });
    else if (above && goesOn(item, above) && words[at + 1] !== TIE) told[told.length - 1] = joined(above, item);
    else told.push(item);
  }
  return told;
}
