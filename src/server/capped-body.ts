/**
 * Reads a body to its end, or to where it stands when `enough` aborts, counting as it goes: a Content-Length is a claim. Null when it
 * is longer than `maxBytes`.
 */
export async function readCapped(
  body: ReadableStream<Uint8Array> | null,
  maxBytes: number,
  enough?: AbortSignal,
): Promise<Uint8Array | null> {
  if (!body) return new Uint8Array();
  const reader = body.getReader();
  enough?.addEventListener('abort', () => void reader.cancel().catch(() => undefined), { once: true });
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return joined(chunks, size);
    size += value.byteLength;
    if (size > maxBytes) {
      // Not awaited: a peer that never stops sending must not hold the answer.
      reader.cancel().catch(() => undefined);
      return null;
    }
    chunks.push(value);
  }
}

function joined(chunks: readonly Uint8Array[], size: number): Uint8Array {
  const bytes = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, offset);
    offset += chunk.byteLength;
  }
  return bytes;
}
