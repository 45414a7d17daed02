/**
 * Which words a text must hold for a pattern to strike: read from the pattern's own source, so that no list beside it can fall behind.
 * Compiling a long pattern takes far longer than finding that its words are not there.
 */

/** Of each group at least one stands in whatever the pattern matches, in this order; no group: nothing can be told. */
export type Groups = readonly (readonly string[])[];

/** Shorter ones are in every text, but for CJK. */
const LEAST = 2;
/** Of one word, with its classes of letters written out. */
const MOST_SPELLINGS = 8;
/** What stands for itself in a pattern, and a class. Read by patterns, which are soon made, since a loop is slow while it is new. */
const STRETCH = /[^\\[\](){}?*+|.^$]+/y;
const CLASS = /\[(?:\\.|[^\]\\])*\]/y;
/** A class of so many letters may stand within a word: "[oó]". */
const MOST_LETTERS = 4;

function isCjkCode(code: number): boolean {
  return code >= 0x3040 && code <= 0x9fff;
}

function isTelling(run: string): boolean {
  return run.length >= LEAST || isCjkCode(run.charCodeAt(0));
}

function commonness(group: readonly string[]): number {
  let sum = 0;
  for (const word of group) sum += 4 ** -(isCjkCode(word.charCodeAt(0)) ? 2 * word.length : word.length);
  return sum;
}

/** The rarest group: few and long words. */
function rarest(groups: Groups): readonly string[] | null {
  if (groups.length < 2) return groups[0] ?? null;
  let best: readonly string[] | null = null;
  let least = Infinity;
  for (const group of groups) {
    const common = commonness(group);
    if (common < least) {
      best = group;
      least = common;
    }
  }
  return best;
}

/** A pattern's source, read from left to right. */
class Source {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  /** The next groups outside brackets, one at least; none at the end of the source. */
  next(): Groups {
    return this.#sequence(1);
  }

  /** Up to the closing bracket: a lone alternative needs all of its groups, of several each gives its rarest. */
  #alternatives(): Groups {
    const words: string[] = [];
    let told = true;
    for (let first = true; ; first = false) {
      const own = this.#sequence(Infinity);
      const closed = this.#text.charAt(this.#at) !== '|';
      if (closed && first) return own;
      const group = rarest(own);
      if (group === null) told = false;
      else words.push(...group);
      if (closed) break;
      this.#at += 1;
    }
    return told ? [words] : [];
  }

  /** Up to the end of the alternative, or until so many groups are found. */
  #sequence(enough: number): Groups {
    const groups: (readonly string[])[] = [];
    let runs = [''];
    const close = (): void => {
      if (runs.every(isTelling)) groups.push(runs);
      runs = [''];
    };
    while (this.#at < this.#text.length && groups.length < enough) {
      const next = this.#text.charAt(this.#at);
      if (next === '|' || next === ')') break;
      const stretch = this.#stretch();
      const letters = stretch === '' ? this.#letters(next) : null;
      if (stretch === '' && letters === null) {
        close();
        const inner = this.#unit(next);
        if (this.#quantifier() !== 'optional') groups.push(...inner);
        continue;
      }
      const quantifier = this.#quantifier();
      if (letters === null) {
        // A quantifier is about the last letter alone.
        const sure = quantifier === 'optional' ? stretch.slice(0, -1) : stretch;
        const [only] = runs;
        runs = runs.length === 1 && only !== undefined ? [only + sure] : runs.map((run) => run + sure);
      } else if (quantifier !== 'optional') runs = runs.flatMap((run) => letters.map((letter) => run + letter));
      if (quantifier !== 'none' || runs.length > MOST_SPELLINGS) close();
    }
    close();
    return groups;
  }

  /** The letters from here on. */
  #stretch(): string {
    STRETCH.lastIndex = this.#at;
    if (!STRETCH.test(this.#text)) return '';
    const from = this.#at;
    this.#at = STRETCH.lastIndex;
    return this.#text.slice(from, this.#at).toLowerCase();
  }

  /** What a class of few letters may be, or an escaped sign or space; null, and nothing is read, for anything else. */
  #letters(next: string): readonly string[] | null {
    if (next === '\\') {
      const escaped = this.#text.charAt(this.#at + 1);
      if (escaped !== 's' && /[\da-zA-Z]/.test(escaped)) return null;
      this.#at += 2;
      return [escaped === 's' ? ' ' : escaped];
    }
    if (next !== '[') return null;
    const end = this.#text.indexOf(']', this.#at);
    const length = end - this.#at - 1;
    if (length < 2 || length > MOST_LETTERS) return null;
    const letters = this.#text.slice(this.#at + 1, end).toLowerCase();
    if (letters.includes('^') || letters.includes('-') || letters.includes('\\')) return null;
    this.#at = end + 1;
    return Array.from(letters);
  }

  /** A group, a class, an escape or an anchor; only groups that are matched tell anything. */
  #unit(first: string): Groups {
    if (first === '(') return this.#group();
    if (first === '[') {
      CLASS.lastIndex = this.#at;
      this.#at = CLASS.test(this.#text) ? CLASS.lastIndex : this.#text.length;
    } else if (first === '\\') {
      const kind = this.#text.charAt(this.#at + 1);
      const braced = this.#text.charAt(this.#at + 2) === '{' && 'pPu'.includes(kind);
      this.#at = braced ? this.#text.indexOf('}', this.#at) + 1 : this.#at + (kind === 'u' ? 6 : 2);
    } else this.#at += 1;
    return [];
  }

  #group(): Groups {
    this.#at += 1;
    let looks = false;
    if (this.#text.charAt(this.#at) === '?') {
      const behind = this.#text.charAt(this.#at + 1) === '<';
      looks = '=!'.includes(this.#text.charAt(this.#at + (behind ? 2 : 1)));
      this.#at = behind && !looks ? this.#text.indexOf('>', this.#at) + 1 : this.#at + (behind ? 3 : 2);
    }
    const inner = this.#alternatives();
    this.#at += 1;
    return looks ? [] : inner;
  }

  #quantifier(): 'none' | 'some' | 'optional' {
    const next = this.#text.charAt(this.#at);
    if (next !== '?' && next !== '*' && next !== '+' && next !== '{') return 'none';
    const none = next === '{' && this.#text.charAt(this.#at + 1) === '0';
    this.#at = (next === '{' ? this.#text.indexOf('}', this.#at) : this.#at) + 1;
    if (this.#text.charAt(this.#at) === '?') this.#at += 1;
    return next === '?' || next === '*' || none ? 'optional' : 'some';
  }
}

/**
 * For patterns that mind no case, and without alternatives outside brackets. Hundreds of sources are asked about at the first resume, and
 * most words are not there, so that each is read no farther than it takes to tell.
 */
export class RequiredWords {
  readonly #source: Source;
  readonly #groups: (readonly string[])[] = [];

  constructor({ source }: Pick<RegExp, 'source'>) {
    this.#source = new Source(source);
  }

  /** Lower-case; undefined past the last. */
  group(n: number): readonly string[] | undefined {
    while (this.#groups.length <= n) {
      const more = this.#source.next();
      if (more.length === 0) return undefined;
      this.#groups.push(...more);
    }
    return this.#groups[n];
  }
}
