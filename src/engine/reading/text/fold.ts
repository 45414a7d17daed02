/** Makes the text of a file comparable: what looks alike becomes alike. */
import { gu, u } from '../../../resume/patterns.ts';
import { isAt, LETTER, MARK, NUMBER } from './characters.ts';
import { oncePer, recalled } from './once.ts';

/**
 * Radicals of the CJK Radicals Supplement that stand for whole characters and that NFKC leaves alone (the Kangxi block it folds itself).
 * Fonts with a careless ToUnicode table yield them. Unicode EquivalentUnifiedIdeograph.txt.
 */
const RADICALS: ReadonlyMap<string, string> = new Map(
  Array.from(
    '⺁厂⺅亻⺉刂⺋㔾⺒巳⺓幺⺕彐⺖忄⺘扌⺙攵⺛旡⺝月⺞歹⺠民⺡氵⺢氺⺣灬⺤爫⺦丬⺧牛⺨犭⺩王⺫目⺬示⺭礻⺮竹⺯糸⺰纟⺱罓⺲罒⺶羊⺷羊⺹耂⺻聿⺼月⺽臼⺾艹⻁虎⻂衤⻃覀⻄西⻅见⻆角⻇角⻈讠⻉贝⻊足⻋车⻌辶⻍辶⻎辶⻏阝⻐钅⻑長⻒镸⻓长⻔门⻕阜⻖阝⻗雨⻘青⻙韦⻚页⻛风⻜飞⻝食⻞飠⻟飠⻠饣⻡首⻢马⻣骨⻤鬼⻥鱼⻦鸟⻧卤⻨麦⻩黄⻪黾⻫斉⻬齐⻭歯⻮齿⻯竜⻰龙⻱龜⻲亀⺎兀⺐尢⺌小⺍小⺆冂⺇几⺈刀⺊卜⺄乙',
  ).reduce<[string, string][]>(
    (pairs, character, i, all) => (i % 2 === 0 ? [...pairs, [character, all[i + 1] ?? character]] : pairs),
    [],
  ),
);

const RADICAL = /[\u2e80-\u2fdf]/gu;
/** Soft hyphens, zero-width characters, bidi controls, variation selectors, tag characters. */
const INVISIBLE =
  /[\u00ad\u034f\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufe00-\ufe0f\ufeff]|[\u{e0000}-\u{e0fff}]/gu;
/**
 * What NFKC would make something else of: Chromium writes the Japanese middle dot as U+2027, the radicals of the door and of blue would take
 * forms that no text uses, and a circled number would stand bare before its words. That of yellow is the traditional 黃: Noto's faces draw 黄 as
 * U+2EE9.
 */
const OWN_FOLDS: ReadonlyMap<string, string> = new Map([
  ['\u2027', '・'],
  // A stroke of Han, written for a bar between facts.
  ['\u4e28', '|'],
  ['\u2f01', '|'],
  ['\u2f3e', '户'],
  ['\u2fad', '青'],
  // The same glyph as the en dash in Noto's CJK faces, and again the lower of two.
  ['\u2012', '–'],
  // Noto's faces draw it as 胶, and Chromium gives back the lower of two characters.
  ['\u3b35', '胶'],
  ...Array.from({ length: 20 }, (_, n) => [String.fromCodePoint(0x2460 + n), `(${String(n + 1)})`] as const),
]);
const OTHERWISE = /[\u2012\u2027\u2f01\u4e28\u2f3e\u2fad\u3b35\u2460-\u2473]/gu;
const SPACES = /[\s\u00a0\u2000-\u200a\u202f\u205f\u3000]+/gu;

/** Where TeX's fonts (T1, OT1) keep their ligatures: a file that tells no letters of them gives out the code of the place. */
const TEX_LIGATURES: ReadonlyMap<string, string> = new Map([
  ['\u001b', 'ff'],
  ['\u001c', 'fi'],
  ['\u001d', 'fl'],
  ['\u001e', 'ffi'],
  ['\u001f', 'ffl'],
  ['\u000b', 'ff'],
  ['\u000c', 'fi'],
  ['\u000e', 'ffi'],
  ['\u000f', 'ffl'],
]);
/** The lower ones are also white space. */
const IN_TEX_WORD = gu`[\u001b-\u001f\u000b\u000c\u000e\u000f](?=\p{Ll})|(?<=\p{Ll})[\u001b-\u001f]`;

/** Its dashes behind a word or a figure; what opens a line is a bullet. */
const TEX_DASHES: ReadonlyMap<string, string> = new Map([
  ['\u0015', '–'],
  ['\u0016', '—'],
]);
const TEX_DASH = gu`(?<=[\p{L}\p{N}.)]\s?)[\u0015\u0016](?=\s?[\p{L}\p{N}(])`;

const BACKTICK = 0x60;
const BEYOND_ASCII = /[^ -~]/;
/** Nothing of these is folded: ASCII, composed Latin letters, dashes, quotes and bullets, kana, everyday characters of Han. */
const BEYOND_FOLDED = /[^ -~À-ÿ–—‘’“”•·、。「」ぁ-ゖァ-ヺー一-丧丩-鿿]/;

/** In single spaces. No pattern over the whole text, which may be megabytes long. */
function isTrim(text: string): boolean {
  return !text.includes('  ') && !text.startsWith(' ') && !text.endsWith(' ');
}

/** NFKC, ligatures by their letters, radicals as characters, invisible characters away, white space as single spaces. */
export function fold(text: string): string {
  if (!BEYOND_FOLDED.test(text) && isTrim(text)) return text;
  const plain = text
    .replace(INVISIBLE, '')
    .replace(IN_TEX_WORD, (code) => TEX_LIGATURES.get(code) ?? code)
    .replace(TEX_DASH, (code) => TEX_DASHES.get(code) ?? code)
    .replace(OTHERWISE, (character) => OWN_FOLDS.get(character) ?? character);
  return plain
    .normalize('NFKC')
    .replace(RADICAL, (radical) => RADICALS.get(radical) ?? radical)
    .replace(SPACES, ' ')
    .trim();
}

/** Thousands of listed words are looked up as they stand. */
const KEYED = /^[a-z ]*$/;

/** `fold` without case and accents, for look-ups: "Año" and "ANO" are one. CJK stays as it is. */
export function key(text: string): string {
  return KEYED.test(text) && isTrim(text) ? text : foldedKey(text);
}

const foldedKey = recalled((text: string): string => {
  const folded = fold(text);
  if (!BEYOND_ASCII.test(folded)) return folded.toLowerCase().replaceAll('`', "'");
  return keyByCharacter(folded.toLowerCase()) ?? keyOfLower(folded.toLowerCase());
});

function keyOfLower(lower: string): string {
  return lower
    .normalize('NFD')
    .replace(gu`(?<=\p{Script=Latin})\p{M}+`, '')
    .normalize('NFC')
    .replace(/[’‘`´]/g, "'")
    .replace(/[戶户]/gu, '戸')
    .replace(/ß/g, 'ss')
    .replace(/ı/g, 'i');
}

/** Keys of single characters, filled as they are met. */
const keyed: string[] = [];

/** The same character by character; null where one changes with those around it: marks, halves of pairs. */
function keyByCharacter(lower: string): string | null {
  let told = '';
  let from = 0;
  for (let at = 0; at < lower.length; at += 1) {
    const code = lower.charCodeAt(at);
    if (code < 0x80 && code !== BACKTICK) continue;
    if (code >= 0xd800 && code <= 0xdfff) return null;
    if (isAt(lower, at, MARK)) return null;
    const own = (keyed[code] ??= keyOfLower(lower.charAt(at)));
    if (own.length === 1 && own.charCodeAt(0) === code) continue;
    told += lower.slice(from, at) + own;
    from = at + 1;
  }
  return from === 0 ? lower : told + lower.slice(from);
}

/** `key` of every word of a lexicon's list. */
export const keysOf = oncePer((words: readonly string[]): readonly string[] => words.map(key));

export const HAN = u`\p{Script=Han}`;
export const CJK = u`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々〆]`;

/** The words of a text, by script: runs of letters and digits; each CJK run is one. */
export function wordsOf(text: string): string[] {
  const words: string[] = [];
  const { length } = text;
  for (let at = 0; at < length;) {
    if (!isAt(text, at, WORD)) {
      at += 1;
      continue;
    }
    const from = at;
    while (at < length && isAt(text, at, WORD)) at += 1;
    while (at + 1 < length && JOINTS.includes(text.charAt(at)) && isWordOrSign(text, at + 1)) {
      at += 2;
      while (at < length && isWordOrSign(text, at)) at += 1;
    }
    words.push(text.slice(from, at));
  }
  return words;
}

const WORD = LETTER | MARK | NUMBER;
/** "rock'n'roll", "e-mail", "R&D"; "C++" and "C#" end in signs. */
const JOINTS = "'’.+#&-";

function isWordOrSign(text: string, at: number): boolean {
  return isAt(text, at, WORD) || text.charAt(at) === '+' || text.charAt(at) === '#';
}
