/**
 * Which words a text must hold for a pattern to strike: read from the pattern's own source, so that no list beside it can fall behind.
 * Compiling a long pattern takes far longer than finding that its words are not there.
 */

/** Of each group at least one stands in whatever the pattern matches; no group: nothing can be told. */
export type RequiredWords = readonly (readonly string[])[];

/** Shorter ones are in every text, but for CJK. */
const LEAST = 2;
/** Runs of this length are gathered of a text, in a table of so many slots; two runs may share one. */
const RUN = 3;
const SLOTS = 2 ** 15;
/** Of one word, with its classes of letters written out. */
const MOST_SPELLINGS = 8;
const SPECIAL = '\\[](){}?*+|.^$';

function isCjkCode(code: number): boolean {
  return code >= 0x3040 && code <= 0x9fff;
}

function isTelling(run: string): boolean {
  return run.length >= LEAST || isCjkCode(run.charCodeAt(0));
}

/** The rarest group: few and long words. */
function rarest(groups: RequiredWords): readonly string[] | null {
  const commonness = (group: readonly string[]): number =>
    group.reduce((sum, word) => sum + 4 ** -(isCjkCode(word.charCodeAt(0)) ? 2 * word.length : word.length), 0);
  return groups.reduce<readonly string[] | null>(
    (best, group) => (best && commonness(best) <= commonness(group) ? best : group),
    null,
  );
}

class Source {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  /** Up to the closing bracket: a lone alternative needs all of its groups, of several each gives its rarest. */
  alternatives(): RequiredWords {
    const all: (readonly string[] | null)[] = [];
    for (;;) {
      const own = this.#sequence();
      const closed = this.#text.charAt(this.#at) !== '|';
      if (closed && all.length === 0) return own;
      all.push(rarest(own));
      if (closed) break;
      this.#at += 1;
    }
    const told = all.filter((group) => group !== null);
    return told.length === all.length ? [told.flat()] : [];
  }

  #sequence(): RequiredWords {
    const groups: (readonly string[])[] = [];
    let runs = [''];
    const close = (): void => {
      if (runs.every(isTelling)) groups.push(runs);
      runs = [''];
    };
    while (this.#at < this.#text.length) {
      const next = this.#text.charAt(this.#at);
      if (next === '|' || next === ')') break;
      const letters = this.#letters(next);
      if (letters.length > 0) {
        const quantifier = this.#quantifier();
        if (quantifier !== 'optional') runs = runs.flatMap((run) => letters.map((letter) => run + letter));
        if (quantifier !== 'none' || runs.length > MOST_SPELLINGS) close();
        continue;
      }
      close();
      const inner = this.#unit(next);
      if (this.#quantifier() !== 'optional') groups.push(...inner);
    }
    close();
    return groups;
  }

  /** What the next unit may be, where it is a letter or a class of few: "[oó]". Nothing is read otherwise. */
  #letters(next: string): string[] {
    if (!SPECIAL.includes(next)) {
      this.#at += 1;
      return [next];
    }
    const letters = /^\[([^\\\]^-]{2,4})\]/.exec(this.#text.slice(this.#at, this.#at + 6))?.[1];
    this.#at += letters === undefined ? 0 : letters.length + 2;
    return [...(letters ?? '')];
  }

  /** A group, a class, an escape or an anchor; only groups that are matched tell anything. */
  #unit(first: string): RequiredWords {
    if (first === '(') return this.#group();
    if (first === '[') {
      while (this.#at < this.#text.length && this.#text.charAt(this.#at) !== ']')
        this.#at += this.#text.charAt(this.#at) === '\\' ? 2 : 1;
      this.#at += 1;
    } else if (first === '\\') {
      const kind = this.#text.charAt(this.#at + 1);
      const braced = this.#text.charAt(this.#at + 2) === '{' && 'pu'.includes(kind);
      this.#at = braced ? this.#text.indexOf('}', this.#at) + 1 : this.#at + (kind === 'u' ? 6 : 2);
    } else this.#at += 1;
    return [];
  }

  #group(): RequiredWords {
    this.#at += 1;
    let looks = false;
    if (this.#text.charAt(this.#at) === '?') {
      const behind = this.#text.charAt(this.#at + 1) === '<';
      looks = '=!'.includes(this.#text.charAt(this.#at + (behind ? 2 : 1)));
      this.#at = behind && !looks ? this.#text.indexOf('>', this.#at) + 1 : this.#at + (behind ? 3 : 2);
    }
    const inner = this.alternatives();
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

/** Lower-case; for patterns that mind no case. */
export function requiredWords({ source }: RegExp): RequiredWords {
  return new Source(source.toLowerCase()).alternatives();
}

function slotOf(text: string, at: number): number {
  return (text.charCodeAt(at) * 961 + text.charCodeAt(at + 1) * 31 + text.charCodeAt(at + 2)) % SLOTS;
}

/** Looks words up in one text: its runs of three characters are gathered once, and most words end there. */
export class TextLookup {
  readonly #text: string;
  readonly #runs = new Uint8Array(SLOTS);

  constructor(text: string) {
    this.#text = text.toLowerCase();
    for (let at = 0; at + RUN <= this.#text.length; at += 1) this.#runs[slotOf(this.#text, at)] = 1;
  }

  #has(word: string): boolean {
    for (let at = 0; at + RUN <= word.length; at += 1) if (this.#runs[slotOf(word, at)] === 0) return false;
    return this.#text.includes(word);
  }

  /** Whether one word of each group stands in the text. */
  holds(groups: RequiredWords): boolean {
    return groups.every((group) => group.some((word) => this.#has(word)));
  }
}
