/** Japanese or Chinese, by who can write the characters: each country's basic character set, in the tables that every browser and Node bring. */

/** Of a two-byte encoding: the rows and the places in them where its everyday characters stand. */
interface CharacterSet {
  readonly encoding: string;
  readonly rows: readonly [first: number, last: number];
  readonly places: readonly (readonly [first: number, last: number])[];
}

const PLACES_94 = [[0xa1, 0xfe]] as const;
/** JIS X 0208 level 1: without level 2, which holds the old forms that Japan has given up. */
const JAPAN: CharacterSet = { encoding: 'euc-jp', rows: [0xb0, 0xcf], places: PLACES_94 };
/** GB 2312, both levels. */
const MAINLAND: CharacterSet = { encoding: 'gbk', rows: [0xb0, 0xf7], places: PLACES_94 };
/** Big5 level 1. */
const TAIWAN: CharacterSet = { encoding: 'big5', rows: [0xa4, 0xc6], places: [[0x40, 0x7e], ...PLACES_94] };

const IDEOGRAPH = /\p{Unified_Ideograph}/gu;
const made = new Map<CharacterSet, ReadonlySet<string>>();

function charactersOf(set: CharacterSet): ReadonlySet<string> {
  const known = made.get(set);
  if (known) return known;
  const bytes: number[] = [];
  for (let row = set.rows[0]; row <= set.rows[1]; row += 1)
    for (const [first, last] of set.places) for (let at = first; at <= last; at += 1) bytes.push(row, at);
  const characters = new Set(new TextDecoder(set.encoding).decode(Uint8Array.from(bytes)));
  made.set(set, characters);
  return characters;
}

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

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
  const kana = count(text, /\p{Script=Hiragana}/gu) + count(text, /\p{Script=Katakana}/gu) / 2;
  const japanese = kana + Math.min(mainland, taiwan);
  if (japanese !== japan) return japanese > japan ? 'ja' : 'zh';
  // Everybody's characters, or those that Japan and Taiwan share: the mainland writes most of the Chinese resumes.
  return mainland > 0 ? 'ja' : 'zh';
}
