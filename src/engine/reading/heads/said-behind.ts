/** "Capo magazziniere: gestione di sei persone, inventario": what a colon parts from a post was done there. */
import { u } from '../../../resume/patterns.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { namesPost } from './headers.ts';
import { isOwnHouse } from './own-houses.ts';

/** Three words in small letters first, or a list of three. */
const SAID = u`^([^:]{4,60}):\s+(?:\p{Ll}\S*\s+\S+\s+\S|[^,]{3,60},\s[^,]{3,60},\s)`;

/** In French the words behind such a colon often say which post it was. */
const PARTED: ReadonlySet<string> = new Set(['de', 'it']);

/** The post alone, where the words before the colon name one. */
export function withoutSaid(text: string, lexicon: Lexicon): string {
  const post = text.includes(':') && PARTED.has(lexicon.language) ? SAID.exec(text)?.[1] : undefined;
  if (post === undefined || !namesPost(post, lexicon)) return text;
  return isOwnHouse(post, text.slice(text.indexOf(':') + 1).trim(), lexicon) ? text : post;
}
