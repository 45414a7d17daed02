/**
 * Patterns whose classes of letters are written out in few ranges. A \p{…} is looked up in the whole of Unicode whenever a pattern that
 * holds it is made or compiled: ten times the work of everything else in most patterns, and a resume meets some four hundred of them.
 */

/** Blocks of Latin letters with marks, as Europe, Vietnam and the romanisations of Chinese and Japanese write them. */
const MARKED_LATIN = [
  [0x100, 0x17f],
  [0x1a0, 0x1b0],
  [0x1cd, 0x1dc],
  [0x200, 0x21b],
  [0x1e00, 0x1e99],
  [0x1ea0, 0x1eff],
] as const;

/** In these blocks capitals and small letters take turns. */
function markedLatin(kind: 'capital' | 'small'): string {
  let told = '';
  for (const [from, to] of MARKED_LATIN) {
    for (let code = from; code <= to; code += 1) {
      const letter = String.fromCharCode(code);
      const capital = letter !== letter.toLowerCase();
      if (capital === (kind === 'capital')) told += letter;
    }
  }
  return told;
}

const HAN = String.raw`\u2e80-\u2e99\u2e9b-\u2ef3\u2f00-\u2fd5\u3005\u3007\u3021-\u3029\u3038-\u303b\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufa6d\ufa70-\ufad9\u{20000}-\u{323af}`;
const HIRAGANA = String.raw`\u3041-\u3096\u309d-\u309f`;
const KATAKANA = String.raw`\u30a1-\u30fa\u30fd-\u30ff\u31f0-\u31ff\u32d0-\u32fe\u3300-\u3357\uff66-\uff6f\uff71-\uff9d`;
const LATIN = String.raw`A-Za-zªºÀ-ÖØ-öø-\u02b8\u02e0-\u02e4\u1d00-\u1d25\u1e00-\u1eff\u2071\u207f\u2090-\u209c\u212a\u212b\u2160-\u2188\u2c60-\u2c7f\ua722-\ua787\ufb00-\ufb06\uff21-\uff3a\uff41-\uff5a`;

/** What \p{L} is written out as. */
export const LETTERS = String.raw`A-Za-zªµºÀ-ÖØ-öø-\u02c1\u02e0-\u02e4\u0370-\u0374\u0376\u0377\u037a-\u037d\u037f\u0386\u0388-\u03a1\u03a3-\u03f5\u03f7-\u0481\u048a-\u0556\u0560-\u0588\u05d0-\u05ea\u0620-\u064a\u0671-\u06d3\u0904-\u0939\u0e01-\u0e30\u10a0-\u10fa\u10fc-\u11ff\u1d00-\u1dbf\u1e00-\u1fbc\u1fc2-\u1fcc\u1fd0-\u1fdb\u1fe0-\u1fec\u1ff2-\u1ffc\u2071\u207f\u2090-\u209c\u212a\u212b\u2c00-\u2ce4\u3005\u3006\u3031-\u3035\u303b\u303c\u3041-\u3096\u309d-\u309f\u30a1-\u30fa\u30fc-\u30ff\u3105-\u312f\u3131-\u318e\u31a0-\u31bf\u31f0-\u31ff\u3400-\u4dbf\u4e00-\ua48c\ua722-\ua788\ua960-\ua97c\uac00-\ud7a3\uf900-\ufa6d\ufa70-\ufad9\ufb00-\ufb06\uff21-\uff3a\uff41-\uff5a\uff66-\uffbe\uffc2-\uffc7\uffca-\uffcf\uffd2-\uffd7\uffda-\uffdc\u{20000}-\u{323af}`;

/** True to Unicode for the scripts of the eight languages and of Greek, Cyrillic and Korean; of others it takes whole blocks, with the odd sign among them. */
const CLASSES: Readonly<Record<string, string>> = {
  L: LETTERS,
  Lu: String.raw`A-ZÀ-ÖØ-Þ${markedLatin('capital')}\u0386\u0388-\u038f\u0391-\u03a1\u03a3-\u03ab\u0400-\u042f\uff21-\uff3a`,
  Ll: String.raw`a-zµß-öø-ÿ${markedLatin('small')}\u0250-\u02af\u0390\u03ac-\u03ce\u0430-\u045f\ufb00-\ufb06\uff41-\uff5a`,
  N: String.raw`\d²³¹¼-¾\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u2070\u2074-\u2079\u2080-\u2089\u2150-\u2189\u2460-\u249b\u24ea-\u24ff\u2776-\u2793\u3007\u3021-\u3029\u3038-\u303a\u3192-\u3195\u3220-\u3229\u3248-\u324f\u3251-\u325f\u3280-\u3289\u32b1-\u32bf\uff10-\uff19`,
  M: String.raw`\u0300-\u036f\u0483-\u0489\u0591-\u05bd\u064b-\u065f\u0900-\u0903\u093a-\u093c\u093e-\u094f\u0e31\u0e34-\u0e3a\u0e47-\u0e4e\u1ab0-\u1ace\u1dc0-\u1dff\u20d0-\u20f0\u302a-\u302f\u3099\u309a\ufe00-\ufe0f\ufe20-\ufe2f\u{e0100}-\u{e01ef}`,
  'Script=Han': HAN,
  'sc=Han': HAN,
  'Script=Hiragana': HIRAGANA,
  'sc=Hiragana': HIRAGANA,
  'Script=Katakana': KATAKANA,
  'sc=Katakana': KATAKANA,
  'Script=Latin': LATIN,
};

const UNITS = /\\([pP])\{([^}]*)\}|\\[^]|[[\]]/g;

/** The source of a pattern with its classes of letters written out; other classes stay as they are. */
export function writtenOut(source: string): string {
  if (!source.includes('\\p{') && !source.includes('\\P{')) return source;
  let within = false;
  return source.replace(UNITS, (unit: string, sign: string | undefined, name: string | undefined) => {
    if (unit === '[' || unit === ']') within = unit === '[';
    const own = name === undefined ? undefined : CLASSES[name];
    if (own === undefined) return unit;
    if (within) return sign === 'p' ? own : unit;
    return sign === 'p' ? `[${own}]` : `[^${own}]`;
  });
}

/** `new RegExp` with its classes of letters written out. */
export function patternOf(source: string, flags: string): RegExp {
  return new RegExp(writtenOut(source), flags);
}

type Tag = (strings: TemplateStringsArray) => RegExp;

/** A pattern is made once for its place in the code, however often that is passed: with the flag `g` it is for what starts anew by itself, as `replace` and `split` do. */
function tagOf(flags: string): Tag {
  const made = new WeakMap<TemplateStringsArray, RegExp>();
  return (strings) => {
    const known = made.get(strings);
    if (known) return known;
    const pattern = patternOf(strings.raw[0] ?? '', flags);
    made.set(strings, pattern);
    return pattern;
  };
}

/** Tags of patterns, named after their flags: u`^\p{Lu}` is /^\p{Lu}/u. */
export const u = tagOf('u');
export const gu = tagOf('gu');
export const iu = tagOf('iu');
export const giu = tagOf('giu');
