import { iu } from '../../../resume/patterns.ts';
import { EMPTY_WORDS } from '../../lexicons/empty-words.ts';
import type { Evidence, SectionKind } from '../../../resume/report.ts';
import { key, wordsOf } from '../../reading/text/fold.ts';
import { visiblePassages } from '../../reading/text/passages.ts';
import { indexPhrases, phrasesIn, type PhraseHit, type PhraseIndex } from '../../reading/text/phrases.ts';
import type { Line, Reading } from '../../reading/reading.ts';
import { defineCheck, excerptOf, finding, scored, undetermined } from '../define.ts';
import { ramp } from '../ramp.ts';
import { oncePerLanguage } from '../../reading/text/once.ts';

/** CHECKS.md: fewer than three. */
const MANY = 3;
const EXAMPLES = 6;

/** Lists of skills are skills-specific's; the others name degrees, titles and people. */
const ASIDE: ReadonlySet<SectionKind> = new Set([
  'skills',
  'languages',
  'education',
  'certifications',
  'publications',
  'awards',
  'references',
]);

interface Indexes {
  readonly anywhere: PhraseIndex;
  readonly profile: PhraseIndex;
  readonly beside: PhraseIndex;
}

const indexesOf = oncePerLanguage((language): Indexes => {
  const { anywhere, profile, beside } = EMPTY_WORDS[language];
  return {
    anywhere: indexPhrases(anywhere),
    profile: indexPhrases([...anywhere, ...profile]),
    beside: indexPhrases(beside),
  };
});

interface Found extends PhraseHit {
  readonly evidence: readonly Evidence[];
}

/** What parts two words of one row. */
const ROW = /^(?:[,;/·|–-]|(?:[,;]\s)?(?:y|e|i|and|et|und|as well as|muy|sehr|very|molto|très|muito))?$/iu;
const WIDEST_GAP = 16;

/** What it is that somebody is responsible for, open to or driven by: a fact. */
const OF_A_THING = iu`^\s(?:de|del|du|des|d[ao]s?|di|dell[aeo]|d[’']|for|of|to|with|by|für|von|por|pel[ao]s?|per|pour|ad?|à|al|aux?|em|en|in)(?![\p{L}])`;

/** Hits of the list, and of words that are empty only in a row with them, in the order of the text. */
function rowsIn(text: string, index: PhraseIndex, beside: PhraseIndex | null): PhraseHit[] {
  const sure = phrasesIn(text, index);
  if (beside === null || sure.length === 0) return sure;
  const inRow = (a: PhraseHit, b: PhraseHit): boolean => b.start > a.end && b.start - a.end <= WIDEST_GAP && ROW.test(text.slice(a.end, b.start).trim()); // prettier-ignore
  const known = new Set(sure);
  // "responsable" of "persona responsable" is no second one.
  const within = (hit: PhraseHit): boolean => sure.some(({ start, end }) => start < hit.end && hit.start < end);
  const loose = phrasesIn(text, beside).filter(
    (hit) => !within(hit) && !OF_A_THING.test(text.slice(hit.end, hit.end + 8)),
  );
  const all = [...sure, ...loose].sort((a, b) => a.start - b.start);
  const walk = (hits: readonly PhraseHit[], next: (own: PhraseHit, former: PhraseHit) => boolean): void => {
    for (const [at, hit] of hits.entries()) {
      const former = hits[at - 1];
      if (former && known.has(former) && next(hit, former)) known.add(hit);
    }
  };
  walk(all, (own, former) => inRow(former, own));
  walk(all.toReversed(), (own, former) => inRow(own, former));
  return all.filter((hit) => known.has(hit));
}

function foundIn(lines: readonly Line[], index: PhraseIndex, beside: PhraseIndex | null = null): Found[] {
  return visiblePassages(lines).flatMap(({ text, parts }) =>
    sparedAddresses(text, rowsIn(text, index, beside)).map((hit) => {
      const own = parts.filter(({ start, end }) => start < hit.end && hit.start < end);
      const evidence = own
        .slice(0, 1)
        .map(({ page, box, start, end }) => ({ page, box, excerpt: excerptOf(text.slice(start, end)) }));
      return { ...hit, evidence };
    }),
  );
}

/** "Mesquita Leal": words of a name are no claim. */
const isOfName = ({ text }: Line, name: ReadonlySet<string>): boolean => name.size > 0 && wordsOf(text).every((word) => name.has(key(word))); // prettier-ignore

/** Without those in "leal@example.org". */
function sparedAddresses(text: string, hits: readonly PhraseHit[]): PhraseHit[] {
  return hits.filter(({ start, end }) => {
    const from = text.lastIndexOf(' ', start) + 1;
    const to = text.indexOf(' ', end);
    return !text.slice(from, to < 0 ? undefined : to).includes('@');
  });
}

/** The lines that speak of the person: the summary, and what stands before the first heading. */
function partsOf({
  lines,
  sections,
  headings,
  contact,
}: Pick<Reading, 'lines' | 'sections' | 'headings' | 'contact'>): {
  profile: Line[];
  rest: Line[];
} {
  const kinds = new Map<number, SectionKind>();
  for (const section of sections) for (const line of section.lines) kinds.set(line.index, section.kind);
  const marked = new Set(headings.map(({ line }) => line.index));
  const name = new Set(wordsOf(contact.name?.value ?? '').map(key));
  const told = lines.filter((line) => !line.running && !marked.has(line.index) && !isOfName(line, name));
  const isProfile = (line: Line): boolean => [undefined, 'summary', 'interests'].includes(kinds.get(line.index));
  return {
    profile: told.filter(isProfile),
    rest: told.filter((line) => !isProfile(line) && !ASIDE.has(kinds.get(line.index) ?? 'summary')),
  };
}

export default defineCheck({
  id: 'buzzwords',
  requires: ['lines', 'sections', 'headings', 'contact', 'language'],
  messageIds: ['many', 'word'],
  run: (reading) => {
    const { language } = reading;
    if (language === null) return undetermined;
    const { anywhere, profile, beside } = indexesOf(language);
    const parts = partsOf(reading);
    const found = [...foundIn(parts.profile, profile, beside), ...foundIn(parts.rest, anywhere)];
    const data = { count: found.length };
    const score = ramp(found.length, [
      [0, 1],
      [MANY - 1, 0.92],
      [MANY, 0.75],
      [2 * MANY, 0.45],
      [4 * MANY, 0],
    ]);
    if (found.length < MANY) return scored(score, [], data);
    const words = found
      .slice(0, EXAMPLES)
      .map((hit) => finding('word', { word: hit.text.replace(/^(?:y|e|and|et|und)\s/iu, '') }, hit.evidence));
    return scored(score, [finding('many', data), ...words], data);
  },
});
