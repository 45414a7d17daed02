import { isCjk } from '../../../resume/language.ts';
import { LETTERS, patternOf } from '../../../resume/patterns.ts';
import type { Evidence, Finding } from '../../../resume/report.ts';
import { LEXICONS } from '../../lexicons/index.ts';
import { MACHINE_ORDERS } from '../../lexicons/machine-orders.ts';
import { mayHoldCjk } from '../../reading/text/characters.ts';
import { isOfAttacks } from '../../reading/text/attacks.ts';
import { isOrderHidden, ordersIn } from '../../reading/text/orders.ts';
import { hiddenPassages, visiblePassages, type Passage } from '../../reading/text/passages.ts';
import { partedSentences } from '../../reading/text/parted-letters.ts';
import { RequiredWords } from '../../reading/text/pattern-words.ts';
import { TextLookup } from '../../reading/text/required-words.ts';
import type { Stretch } from '../../reading/text/sentences.ts';
import { unmarked } from '../../reading/text/word-list.ts';
import { spokenUrls } from '../../reading/text/spoken-urls.ts';
import { defineCheck, excerptOf, finding, notApplicable, scored } from '../define.ts';

/** What leaves the device is cut by these: an order too many to be listed would be sent. */
const MAX_FINDINGS = 40;
const LATIN = 'a-zà-ɏ';
const SENTENCE_END = /[.!?。！？]/u;
/** Between passages: ends a sentence in every script, so that no pattern reaches over it. */
const SEPARATOR = '\n.。\n';

/** The same pattern without the `u` flag and with letters of Latin scripts alone: engines take a third of the time to compile it. */
function cheaper({ source }: RegExp): RegExp {
  const plainer = source.replaceAll(LETTERS, LATIN);
  return /\\[pPu]\{/.test(plainer) ? patternOf(source, 'giu') : new RegExp(plainer, 'gi');
}

interface Order {
  /** Holds characters of Japanese or Chinese. */
  readonly cjk: boolean;
  readonly words: RequiredWords;
  readonly source: RegExp;
  pattern: RegExp | null;
}

let orders: readonly Order[] | null = null;

/** Patterns of all languages whose words stand in the text; the others are never compiled. */
function patternsFor(text: string): RegExp[] {
  orders ??= Object.values(LEXICONS).flatMap(({ injections, language }) =>
    [...injections, ...MACHINE_ORDERS[language]].map((source) => ({
      cjk: isCjk(language),
      source,
      words: new RequiredWords(source),
      pattern: null,
    })),
  );
  const lookup = new TextLookup(text);
  const cjk = mayHoldCjk(text);
  return orders
    .filter((order) => (cjk || !order.cjk) && lookup.holds(order.words))
    .map((order) => (order.pattern ??= cheaper(order.source)));
}

function strikesOf(pattern: RegExp, text: string): Stretch[] {
  const found: Stretch[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match && found.length < MAX_FINDINGS; match = pattern.exec(text)) {
    const end = match.index + Math.max(1, match[0].length);
    found.push({ start: match.index, end });
    pattern.lastIndex = end;
  }
  return found;
}

/** The sentence that a strike stands in, so that what is quoted can be found and deleted. */
function sentenceAround(text: string, { start, end }: Stretch): string {
  const before =
    text
      .slice(Math.max(0, start - 100), start)
      .split(SENTENCE_END)
      .at(-1) ?? '';
  const after = SENTENCE_END.test(text.slice(end - 1, end))
    ? ''
    : (text.slice(end, end + 100).split(SENTENCE_END)[0] ?? '');
  return `${before}${text.slice(start, end)}${after}`.trim();
}

/** So much of the text, from its beginning, is hidden: of the rest a wording alone tells nothing, it may be the title of a talk. */
const foundIn = (text: string, lines: readonly number[], hidden: number): Stretch[] => [
  ...(hidden > 0 ? patternsFor(text.slice(0, hidden)).flatMap((own) => strikesOf(own, text.slice(0, hidden))) : []),
  ...ordersIn(text, lines),
];

/** Where the patterns strike, and orders; strikes in one sentence are one. */
function hitsIn(text: string, lines: readonly number[], hidden: number, unseen: readonly Stretch[]): Stretch[] {
  /** Nobody writes so but to hide it. */
  const isOrder = (spoken: string): boolean => foundIn(spoken, [], spoken.length).length > 0;
  const urls = spokenUrls(text).filter(({ spoken }) => isOrder(spoken));
  const parted = partedSentences(text).filter((own) => own.isOrder || isOrder(own.spoken));
  const hits = [...foundIn(text, lines, hidden), ...unseen, ...urls, ...parted].sort((a, b) => a.start - b.start);
  const joined: { start: number; end: number }[] = [];
  for (const hit of hits) {
    const last = joined.at(-1);
    if (last && !SENTENCE_END.test(text.slice(last.end, hit.start))) last.end = Math.max(last.end, hit.end);
    else joined.push({ ...hit });
  }
  return joined;
}

function evidenceFor({ text, parts }: Passage, hit: Stretch): Evidence[] {
  const touched = parts.filter((part) => part.start < hit.end && part.end > hit.start);
  const excerpt = excerptOf(sentenceAround(text, hit));
  return touched.slice(0, 3).map(({ page, box }) => ({ page, excerpt, box }));
}

interface Placed {
  readonly passage: Passage;
  readonly messageId: 'visible' | 'hidden';
  readonly start: number;
}

/** Passages end to end, so that each pattern runs once over all of them. */
function placed(groups: readonly (readonly ['visible' | 'hidden', readonly Passage[]])[]): Placed[] {
  let start = 0;
  return groups.flatMap(([messageId, passages]) =>
    passages.map((passage) => {
      const place = { passage, messageId, start };
      start += passage.text.length + SEPARATOR.length;
      return place;
    }),
  );
}

function findingsOf(places: readonly Placed[]): Finding[] {
  const lines = places.flatMap(({ start, passage }) => passage.parts.map((part) => start + part.start));
  const hidden = places.find(({ messageId }) => messageId === 'visible')?.start ?? Infinity;
  const text = places.map(({ passage }) => passage.text).join(SEPARATOR);
  const unseen = places
    .filter(({ messageId, passage }) => messageId === 'hidden' && isOrderHidden(passage.text))
    .map(({ start, passage }) => ({ start, end: start + passage.text.length }));
  const hits = hitsIn(text, lines, hidden, unseen);
  return hits.flatMap((hit) => {
    // A pattern that wants a sentence's beginning strikes on the separator before it.
    const place = places.findLast(({ start }) => start < hit.end);
    if (!place) return [];
    const own = { start: Math.max(0, hit.start - place.start), end: hit.end - place.start };
    if (place.messageId === 'visible' && isOfAttacks(unmarked(sentenceAround(place.passage.text, own)))) return [];
    return [finding(place.messageId, {}, evidenceFor(place.passage, own))];
  });
}

export default defineCheck({
  id: 'injected-instructions',
  requires: ['document', 'lines', 'hidden'],
  withoutText: true,
  messageIds: ['visible', 'hidden'],
  run: ({ document, lines, hidden }) => {
    const seen = visiblePassages(lines);
    const findings = findingsOf(
      placed([
        ['hidden', hiddenPassages(document, hidden)],
        ['visible', seen],
      ]),
    );
    if (seen.length === 0 && findings.length === 0) return notApplicable;
    return scored(findings.length === 0 ? 1 : 0, findings.slice(0, MAX_FINDINGS));
  },
});
