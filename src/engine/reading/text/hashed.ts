/** FNV-1a over UTF-16 units, stirred: a number of 32 bits. Texts of different kinds fall apart. */
export function hashed(text: string, kind: number): number {
  let hash = Math.imul(0x811c9dc5 ^ kind, 0x01000193);
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 0x2c1b3c6d);
  return (hash ^ (hash >>> 12)) >>> 0;
}
