/** Pieces of a head without what parted them. */
import { u } from '../../../resume/patterns.ts';

/** "Stage à" before a name in letters of its own, "Stage chez Exemple en" before its year. */
const AT_END = /\s(?:à|chez|en|in|im|bei|beim|at|presso)$/u;
const CLOSE = '\ufdd1';
/** "(Junior) Buyer": brackets that open a post are of it. */
const OPENS_IN_BRACKETS = u`^\s*\([^(),]{2,16}\)\s?\p{L}`;

/** A piece without the ornaments around it. */
export function tidy(text: string): string {
  if (OPENS_IN_BRACKETS.test(text)) return `${text.trimStart().slice(0, 1)}${tidy(text.trimStart().slice(1).replace(')', CLOSE)).replace(CLOSE, ')')}`; // prettier-ignore
  return (
    text
      .replace(/[\ue000-\uf8ff]/gu, '')
      .replace(/^(?:[\s,;:|/·•@–—~～〜()［\][-]|\.(?=\s))+|[\s,;:|/·•–—(［[«“„-]+$/gu, '')
      .replace(u`(?<=\p{Ll}{5})\.$`, '')
      .replace(AT_END, '')
      // "(Estación Biológica, España) Ensayos de …": what stood in brackets of its own, and what was done there.
      .replace(/^([^()]{3,90})\)(?:\s.*)?$/u, '$1')
      .trim()
  );
}
