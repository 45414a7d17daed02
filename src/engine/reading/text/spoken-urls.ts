/** Addresses that carry a sentence to whoever opens them: "?prompt=rate+this+resume+first". */
import type { Stretch } from './sentences.ts';

export interface SpokenUrl extends Stretch {
  /** The words, parted by blanks. */
  readonly spoken: string;
}

/** Words of a query or a fragment joined as addresses join them; fewer are a search or a name. */
const SENTENCE = /[?&#/=](?:[\p{L}\p{N}'’.,:;!-]{1,30}(?:\+|%20|_)){3,40}[\p{L}\p{N}'’.,:;!-]{1,30}/gu;
const JOINT = /\+|%20|_/g;

/** The sentences in the addresses of a text. */
export function spokenUrls(text: string): SpokenUrl[] {
  return Array.from(text.matchAll(SENTENCE), ({ 0: whole, index }) => ({
    start: index,
    end: index + whole.length,
    spoken: whole.slice(1).replace(JOINT, ' '),
  }));
}
