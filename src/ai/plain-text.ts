import { scrubInvisible } from './invisible.ts';
import { isFramework, PATH_ADDRESS, SCHEME_ADDRESS } from './web-addresses.ts';

const ACTIVE_SCHEME = /\b(?:javascript|vbscript|mailto|data(?=:[a-z]+\/)):\S*/giu;

/**
 * What a model wrote, as one line of plain prose: no control characters, markup, Markdown or web addresses; at most `limit` UTF-16
 * units, the last one an ellipsis when it was cut. Idempotent.
 */
export function plainText(value: string, limit: number): string {
  // The bound keeps the cost of a hostile reply linear; cleaning only ever shortens.
  let text = value.slice(0, limit * 8);
  for (let previous = ''; previous !== text;) {
    previous = text;
    text = strip(text);
  }
  return cap(text, limit);
}

function strip(text: string): string {
  return scrubInvisible(text)
    .replace(/!?\[([^[\]\n]{0,300})\]\([^()\s]{0,2000}\)/g, '$1')
    .replace(/<[/!?a-z][^<>]{0,2000}>/gi, ' ')
    .replace(/<(?=[/!?a-z])/gi, '')
    .replace(SCHEME_ADDRESS, '')
    .replace(PATH_ADDRESS, (match) => (isFramework(match) ? match : ''))
    .replace(ACTIVE_SCHEME, '')
    .replace(/\*\*|~~|`+|__(?=\S)|(?<=\S)__/g, '')
    .replace(/(?<![\w*])\*(\S(?:[^*\n]{0,300}\S)?)\*(?![\w*])/g, '$1')
    .replace(/^\s*(?:#{1,6}|[-*+•>])\s+/gm, '')
    .replace(/\(\s*\)|\[\s*\]/g, '')
    .replace(/\s+/g, ' ')
    .replace(/ (?=[,.;!?](?:\s|$))/g, '')
    .trim();
}

function cap(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const kept = text.slice(0, limit - 1).replace(/[\uD800-\uDBFF]$/u, '');
  return `${kept.trimEnd()}…`;
}
