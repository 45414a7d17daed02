/** Word lists as one graph of letters: every word in lower case, shared beginnings and endings written once. */
import type { TrieNode } from './word-lists.ts';

export interface Node {
  /** A word ends here. */
  readonly end: boolean;
  /** By letter, sorted. */
  readonly next: readonly (readonly [letter: string, to: Node])[];
}

/** The plus sign stands where a part of a compound is joined to the next. */
const LETTER = /^[\p{L}+]$/u;

/**
 * The union of tries. What stands behind an apostrophe, a hyphen or a figure is left out: such words are looked up in parts. cspell marks
 * spellings without accents (~), forbidden words (!) and parts of compounds (+) with signs, which fall away with them.
 */
export function graphOf(tries: readonly TrieNode[]): Node {
  const ids = new Map<unknown, number>();
  const known = new Map<string, Node>();
  const made = new Map<string, Node>();
  const numbers = new Map<Node, number>();

  const idOf = (node: TrieNode, of: number): string => {
    // Ids are unique within their own trie.
    const key = node.id;
    const number = ids.get(key) ?? ids.size;
    ids.set(key, number);
    return `${of}:${number}`;
  };
  /** One node for all that go on alike. */
  const shared = (end: boolean, next: Node['next']): Node => {
    const signature = `${end ? 1 : 0}${next.map(([letter, to]) => `${letter}${numbers.get(to) ?? 0}`).join(',')}`;
    const same = made.get(signature);
    if (same) return same;
    const node = { end, next };
    made.set(signature, node);
    numbers.set(node, numbers.size);
    return node;
  };
  const union = (nodes: readonly (readonly [TrieNode, number])[]): Node => {
    const key = [...new Set(nodes.map(([node, of]) => idOf(node, of)))].sort().join(' ');
    const before = known.get(key);
    if (before) return before;
    const byLetter = new Map<string, [TrieNode, number][]>();
    for (const [node, of] of nodes) {
      for (const [label, child] of node.entries()) {
        const letter = label.toLowerCase();
        if (!LETTER.test(letter)) continue;
        const same = byLetter.get(letter);
        if (same) same.push([child, of]);
        else byLetter.set(letter, [[child, of]]);
      }
    }
    const next = [...byLetter]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([letter, children]) => [letter, union(children)] as const)
      .filter(([, to]) => to.end || to.next.length > 0);
    const node = shared(
      nodes.some(([{ eow }]) => eow),
      next,
    );
    known.set(key, node);
    return node;
  };
  return union(tries.map((trie, of) => [trie, of]));
}
