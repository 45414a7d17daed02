/** Word lists as their packages bring them. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { decodeTrie } from 'cspell-trie-lib';
import type { WordList } from './sources.ts';

/** As much of a trie as a walk through it needs. Nodes with the same id, of one trie, are the same. */
export interface TrieNode {
  readonly id: unknown;
  /** A word ends here. */
  readonly eow: boolean;
  entries(): Iterable<readonly [letter: string, to: TrieNode]>;
}

const { resolve } = createRequire(import.meta.url);

/** The folder of an installed package of cspell's: its one export lies at the top. */
export function folderOf(name: string): string {
  return path.dirname(resolve(name));
}

export async function readWordList({ package: name, file }: WordList): Promise<TrieNode> {
  const bytes = await readFile(path.join(folderOf(name), file));
  const content = file.endsWith('.gz') ? gunzipSync(bytes) : bytes;
  return file.includes('.trie')
    ? decodeTrie(Uint8Array.from(content)).data.getRoot()
    : trieOf(content.toString('utf8'));
}

class Branch implements TrieNode {
  readonly id = this;
  readonly next = new Map<string, Branch>();
  eow = false;

  entries(): Iterable<readonly [string, Branch]> {
    return this.next;
  }
}

/** A word a line; lines that hold more than letters are not words of a resume's text. */
export function trieOf(lines: string): TrieNode {
  const root = new Branch();
  for (const word of lines.split(/\r?\n/)) {
    if (!/^\p{L}+$/u.test(word)) continue;
    let at = root;
    for (const letter of word) {
      const to = at.next.get(letter) ?? new Branch();
      at.next.set(letter, to);
      at = to;
    }
    at.eow = true;
  }
  return root;
}
