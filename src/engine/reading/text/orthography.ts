/** Japanese or Chinese, by who can write the characters: each country's basic character set, in the tables that every browser and Node bring. */
import { countOf, HIRAGANA, KATAKANA } from './characters.ts';

/** Of a two-byte encoding: where its everyday characters stand. Not a place more: beyond them browsers and Node differ. */
interface CharacterSet {
  readonly encoding: string;
  readonly blocks: readonly (readonly [firstRow: number, lastRow: number, firstPlace: number, lastPlace: number])[];
}

/** JIS X 0208 level 1: without level 2, which holds the old forms that Japan has given up. */
const JAPAN: CharacterSet = { encoding: 'euc-jp', blocks: [[0xb0, 0xcf, 0xa1, 0xfe]] };
/** GB 2312, both levels. */
const MAINLAND: CharacterSet = { encoding: 'gbk', blocks: [[0xb0, 0xf7, 0xa1, 0xfe]] };
/** Big5 level 1, which ends in the middle of its last row. */
const TAIWAN: CharacterSet = {
  encoding: 'big5',
  blocks: [
    [0xa4, 0xc6, 0x40, 0x7e],
    [0xa4, 0xc5, 0xa1, 0xfe],
  ],
};

const IDEOGRAPH = /\p{Unified_Ideograph}/gu;
const made = new Map<CharacterSet, ReadonlySet<string>>();

function charactersOf(set: CharacterSet): ReadonlySet<string> {
  const known = made.get(set);
  if (known) return known;
  const bytes: number[] = [];
  for (const [firstRow, lastRow, firstPlace, lastPlace] of set.blocks)
    for (let row = firstRow; row <= lastRow; row += 1)
      for (let place = firstPlace; place <= lastPlace; place += 1) bytes.push(row, place);
  const characters = new Set(new TextDecoder(set.encoding).decode(Uint8Array.from(bytes)));
  made.set(set, characters);
  return characters;
}

export interface Misfits {
  /** Characters that Japanese does not write today: simplified ones, and old forms as in Taiwan and Hong Kong. */
  readonly japan: number;
  /** Characters that the mainland does not write. */
  readonly mainland: number;
  /** Characters that Taiwan and Hong Kong do not write. */
  readonly taiwan: number;
}

export function misfitsOf(text: string): Misfits {
  const ideographs = text.match(IDEOGRAPH) ?? [];
  const beyond = (set: CharacterSet): number => {
    const characters = charactersOf(set);
    return ideographs.filter((character) => !characters.has(character)).length;
  };
  return { japan: beyond(JAPAN), mainland: beyond(MAINLAND), taiwan: beyond(TAIWAN) };
}

/** Of a text with CJK letters. Katakana count half: a Chinese text may name firms and exams in them. */
export function japaneseOrChinese(text: string): 'ja' | 'zh' {
  const { japan, mainland, taiwan } = misfitsOf(text);
  const kana = countOf(text, HIRAGANA) + countOf(text, KATAKANA) / 2;
  const japanese = kana + Math.min(mainland, taiwan);
  if (japanese !== japan) return japanese > japan ? 'ja' : 'zh';
  // Everybody's characters, or those that Japan and Taiwan share: the mainland writes most of the Chinese resumes.
  return mainland > 0 ? 'ja' : 'zh';
}
