/** A graph of letters as bytes, to be looked up as they are: src/engine/spelling/dictionary.ts reads them. */
import { MAGIC, MOST_EDGES } from '../engine/spelling/format.ts';
import type { Node } from './graph.ts';

/** @throws RangeError when the graph has more letters or edges than the format can count */
export function packed(root: Node): Uint8Array<ArrayBuffer> {
  const nodes = inOrder(root);
  const first = new Map<Node, number>();
  // Edge 0 is nobody's: as a target it means that nothing follows.
  let edges = 1;
  for (const node of nodes) {
    if (node.next.length === 0) continue;
    first.set(node, edges);
    edges += node.next.length;
  }
  const letters = [...new Set(nodes.flatMap(({ next }) => next.map(([letter]) => letter)))].sort();
  if (letters.length > 127 || edges > MOST_EDGES) throw new RangeError(`${letters.length} letters, ${edges} edges`);
  const numberOf = new Map(letters.map((letter, n) => [letter, n]));
  const header = new TextEncoder().encode(`${MAGIC}${letters.join('')}\n${edges}\n`);
  const bytes = new Uint8Array(header.length + 4 * edges);
  bytes.set(header);
  // The four bytes of an edge in four rows: alike stands beside alike, and packs better.
  const put = (row: number, edge: number, value: number): void => {
    bytes[header.length + row * edges + edge] = value;
  };
  for (const node of nodes) {
    const start = first.get(node) ?? 0;
    node.next.forEach(([letter, to], n) => {
      const edge = start + n;
      const last = n === node.next.length - 1;
      const target = 2 * (first.get(to) ?? 0) + (to.end ? 1 : 0);
      put(0, edge, (numberOf.get(letter) ?? 0) + (last ? 128 : 0));
      put(1, edge, target & 255);
      put(2, edge, (target >> 8) & 255);
      put(3, edge, target >> 16);
    });
  }
  return bytes;
}

/** Every node once, the root first, each after the one that leads to it. */
function inOrder(root: Node): Node[] {
  const nodes = new Set([root]);
  const waiting = [root];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    nodes.add(node);
    for (const [, to] of node.next.toReversed()) if (!nodes.has(to)) waiting.push(to);
  }
  return [...nodes];
}
