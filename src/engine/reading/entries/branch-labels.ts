/** Branches of trade over the jobs in them: "Restauration" in bold over "2018-2021 : Serveuse, Le Vieux Moulin" employs nobody. */
import { patternOf } from '../../../resume/patterns.ts';
import { isCjk } from '../../../resume/language.ts';
import { BRANCHES, FIELD_WORDS } from '../../lexicons/branches.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { namesPost } from '../heads/headers.ts';
import { isCapital } from '../sections/heading-text.ts';
import { key } from '../text/fold.ts';
import type { Item } from './entry-items.ts';

const BRANCH = `(?:${BRANCHES.join('|')})`;
const FIELD = `(?:${FIELD_WORDS.join('|')})`;
const LEADING = `(?:(?:dans|en|in|na|no|nel|nella) )?(?:${FIELD} )?(?:d[ieao] |d[aeu]l?l?[ae]? |l[ae] )?(?:de )?(?:l')?`;
const LABEL = patternOf(String.raw`^(?:${LEADING}${BRANCH}(?:(?: ?[-/&,+] ?| et | e | y | and | und )${LEADING}${BRANCH}){0,2}|${FIELD} \p{L}{6,16})\s?:?$`, 'u'); // prettier-ignore
/** Lines below it in which its first job tells its post. */
const REACH = 3;

/** Set apart from what stands below: in bold, in capitals, larger, with a colon or farther to the left. */
function standsApart({ line }: Item, below: Item): boolean {
  const next = below.line;
  const faced = line.bold || line.size > next.size + 0.4 || (isCapital(line.text) && !isCapital(next.text));
  return faced || line.text.trimEnd().endsWith(':') || line.box.x < next.box.x - 4;
}

/** The items of jobs without those labels. */
export function withoutBranchLabels(items: readonly Item[], lexicon: Lexicon): readonly Item[] {
  if (isCjk(lexicon.language)) return items;
  return items.filter((item, at) => {
    const { role, field, line } = item;
    const next = items[at + 1];
    if (role !== 'header' || field || line.cells.length > 1 || !next || !LABEL.test(key(line.text).trim())) return true;
    const below = items.slice(at + 1, at + 1 + REACH);
    return !(standsApart(item, next) && below.some((own) => namesPost(own.bullet?.text ?? own.line.text, lexicon)));
  });
}
