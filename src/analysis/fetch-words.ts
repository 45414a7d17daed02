/** Dictionaries in the browser: files of the site, asked for when a resume of their language has been measured. */
import type { LoadWords } from './spelling.ts';

/** A slow phone network takes this long for a megabyte, and then it is no longer worth waiting. */
const PATIENCE_MS = 60_000;

/** @param origin of the site, e.g. "https://example.org" */
export function wordsFrom(origin: string): LoadWords {
  return async (language) => {
    const answer = await fetch(`${origin}/dictionaries/${language}.dict`, { signal: AbortSignal.timeout(PATIENCE_MS) });
    if (!answer.ok) throw new Error(`The dictionary of ${language} cannot be had: ${answer.status}`);
    return unpacked(new Uint8Array(await answer.arrayBuffer()));
  };
}

/** Packed by us, since hosts pack only the types that they know; one may have unpacked it on the way. */
export async function unpacked(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const isGzip = bytes[0] === 0x1f && bytes[1] === 0x8b;
  if (!isGzip) return bytes;
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}
