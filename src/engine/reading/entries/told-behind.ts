/** What stands behind a name in the same text and is no part of it: "Docente di sostegno. Incarico annuale, stesura dei PEI". */
import { gu, u } from '../../../resume/patterns.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { namesPost } from '../heads/headers.ts';
import type { NamedKind } from '../heads/kind-odds.ts';
import type { OddsOf } from './second-reading.ts';

/** As logarithms of shares: the whole is unlikely to be one, what stands before the sign is one. */
const WHOLE = -3.5;
const BEFORE = -0.4;
const SIGN = gu`(?<=[\p{Ll}\p{Lo})])(?:[.:：;] |\s[:–—-]\s|\s?[(（])`;
/** Letters on either side. */
const LEAST = 3;

/** "Cajera: cobro y arqueo" */
const DEED = u`^[:：] \p{Ll}`;

/** The name without it; the text itself where all of it may be one. `kinds`: of which it is to be one. */
export function withoutToldBehind(text: string, kinds: readonly NamedKind[], lexicon: Lexicon, oddsOf: OddsOf): string {
  const likely = (own: string): number => Math.max(...kinds.map((kind) => oddsOf(own, lexicon)[kind]));
  if (text.length < 2 * LEAST) return text;
  const isUnlikely = likely(text) < WHOLE;
  for (const { index } of text.matchAll(SIGN)) {
    const before = text.slice(0, index);
    if (!u`\p{L}{3}`.test(before)) continue;
    if (isUnlikely && likely(before) >= BEFORE) return before;
    if (kinds.includes('post') && DEED.test(text.slice(index)) && namesPost(before, lexicon)) return before;
  }
  return text;
}
