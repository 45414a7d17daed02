/** Words by which a line at the top of a resume is told to be a name, or not. */
import { patternOf } from '../../../resume/patterns.ts';
import { LEXICONS } from '../../lexicons/index.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { SIDE_HEADINGS } from '../../lexicons/side-headings.ts';
import { CJK, keysOf } from '../text/fold.ts';
import { indexWords, type WordIndex } from '../text/word-index.ts';
import { openingGuard } from '../text/word-starts.ts';

export interface NameWords {
  /** Whole words that no Latin name holds, padded by spaces. */
  readonly titles: readonly string[];
  readonly trades: WordIndex;
  readonly employers: WordIndex;
  /** Words of a form or a page that are written like a CJK name. */
  readonly taken: ReadonlySet<string>;
  /** Headings, as keys. */
  readonly headings: ReadonlySet<string>;
  /** What a degree opens with, as keys. */
  readonly degrees: ReadonlySet<string>;
  /** Whether a line may open with a label of the name, or with a title of the document. */
  readonly mayLabel: (text: string) => boolean;
  readonly mayTitle: (text: string) => boolean;
  /** "Name:", "氏 名"; what follows is the first group. */
  readonly label: RegExp;
  /** "Curriculum vitae di …", "Lebenslauf – …", "Resume of …"; what follows is the first group. */
  readonly titled: RegExp;
}

function longestFirst(words: readonly string[]): string {
  const spelled = (label: string): string =>
    Array.from(label, (character) => character.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)).join(
      CJK.test(label) ? String.raw`\s*` : '',
    );
  return [...words]
    .sort((a, b) => b.length - a.length)
    .map(spelled)
    .join('|');
}

/** Told in the field of the name. */
const WITH = 'anschrift|adresse|address|direcci[oó]n|domicilio|indirizzo|endere[çc]o|morada|kontakt|contact';

function wordsOf(lexicon: Lexicon): NameWords {
  const labels = longestFirst(lexicon.labels.name) || '(?!)';
  const long = (words: readonly string[], least: number): string[] => words.filter((word) => word.length > least);
  return {
    titles: keysOf(lexicon.documentTitles).map((title) => ` ${title} `),
    trades: indexWords(long(keysOf(lexicon.titleWords), 3)),
    employers: indexWords(long([...keysOf(lexicon.schoolWords), ...keysOf(lexicon.companyWords)], 2)),
    taken: new Set([
      ...lexicon.documentTitles,
      ...Object.values(lexicon.labels).flat(),
      ...Object.values(lexicon.headings).flat(),
      ...SIDE_HEADINGS[lexicon.language],
      ...lexicon.places,
    ]),
    headings: new Set(
      [lexicon, LEXICONS.en].flatMap((source) => [
        ...Object.values(source.headings).flatMap(keysOf),
        ...keysOf(SIDE_HEADINGS[source.language]),
      ]),
    ),
    degrees: new Set(long(keysOf(lexicon.degreeWords), 5)),
    mayLabel: openingGuard(lexicon.labels.name),
    mayTitle: openingGuard(lexicon.documentTitles),
    label: patternOf(
      String.raw`^(?:${labels})(?:\s?(?:[,/&+]|und|and|et|y|e)\s?(?:${labels}|${WITH}))?(?!\p{Script=Latin})\s*[:：]?\s*(.*)$`,
      'iu',
    ),
    titled: patternOf(
      String.raw`^(?:${longestFirst(lexicon.documentTitles)})\s*(?:[:：–—-]|\b(?:di|de|do|da|del|von|of|for|pour)\b)\s+(.{3,60})$`,
      'iu',
    ),
  };
}

const cache = new WeakMap<Lexicon, NameWords>();
export function nameWords(lexicon: Lexicon): NameWords {
  const known = cache.get(lexicon) ?? wordsOf(lexicon);
  cache.set(lexicon, known);
  return known;
}
