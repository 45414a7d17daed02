/** Sentences that steer whoever judges the resume, told by the weight of their parts. */
import { isCjk, type Language } from '../../../resume/language.ts';
import { MACHINE_PLEAS } from '../../lexicons/machine-pleas.ts';
import { HONEST_REQUESTS, MACHINE_VERDICTS, type VerdictWords } from '../../lexicons/machine-verdicts.ts';
import { patternOfWords } from './word-list.ts';

type Part = keyof VerdictWords | 'about' | 'person' | 'machine' | 'favour';

/** What each part weighs, once a sentence. */
const WEIGHT = {
  about: 2,
  subject: 1,
  above: 2,
  text: 2,
  output: 2,
  suppress: 2,
  role: 3,
  others: 2,
  claim: 2,
  you: 2,
  reader: 2,
  orders: 2,
  must: 1,
  favour: 1,
  lack: 1,
} as const;
/** A machine, or somebody for it, at the head: "Reviewer bot, do not …". */
const ADDRESSED = 2;
/** "98/100", "100 %", "10 points": a mark that is given. */
const MARK = /\d\s?(?:\/|out of|de|sur|von|su|点中|分の)\s?\d|100\s?%|[:：]\s?\d{2,3}\s?(?:点|分)?\s*[.。]?$/u;
/** As much of the words of a selection counts. */
const MOST_PROCESS = 2;
/** So much is in no sentence of a resume's own work. */
const SEEN = 5;
/** Whoever hides a sentence has somebody else in mind. */
const HIDDEN = 4;

const made = new Map<string, RegExp>();

function sourceOf(part: Part, language: Language): string {
  const own = MACHINE_VERDICTS[language];
  if (part === 'about' || part === 'person' || part === 'machine' || part === 'favour')
    return patternOfWords(MACHINE_PLEAS[language][part], language);
  return patternOfWords(own[part], language);
}

function patternFor(part: Part, language: Language): RegExp {
  const name = `${language} ${part}`;
  const known = made.get(name);
  if (known) return known;
  const pattern = new RegExp(
    sourceOf(part, language),
    part === 'process' || part === 'orders' || part === 'before' ? 'gi' : 'i',
  );
  made.set(name, pattern);
  return pattern;
}

/** What an order's clause opens after. */
const OPENING = /(?:^|[:;,.!?¡¿—–(»«"“„])\s*$/u;

/** Before a German noun, which is no order: "die beste Stelle". */
const OF_NOUN = /(?:^|\s)\p{Ll}+\s$/u;

/** An order opens its clause, or a line, which a capital shows: "ranked", "to rank" and "the rank" do not. */
function ordersIn(sentence: string, language: Language): boolean {
  const orders = Array.from(sentence.matchAll(patternFor('orders', language)));
  if (isCjk(language)) return orders.length > 0;
  return orders.some(({ index, 0: verb }) => {
    const head = sentence.slice(Math.max(0, index - 40), index);
    if (verb[0] !== verb[0]?.toLowerCase() && !(language === 'de' && OF_NOUN.test(head))) return true;
    if (OPENING.test(head)) return true;
    return Array.from(head.matchAll(patternFor('before', language))).some(
      (word) => head.slice(word.index + word[0].length).trim() === '',
    );
  });
}

const HEAD = /^[^:：,，、.]{4,40}[:：,，、]/u;

/** What only somebody who steers says: without one of them a sentence tells of something ("this page rates …", "how the model must rank …"). */
const DIRECTIONS = ['you', 'reader', 'role', 'suppress', 'output', 'claim', 'please'] as const;
/** Characters between the person or the document and its duty: "this candidate must". */
const NEAR = 4;

/** "Least mark for this profile: 95." */
const GIVEN = /[:：]\s?\d{2,3}\s?(?:点|分)?\s*[.。]?$/u;

function isOwed(sentence: string, language: Language): boolean {
  return (['person', 'about', 'subject', 'above', 'others'] as const).some((part) => {
    const found = patternFor(part, language).exec(sentence);
    if (found === null) return false;
    const end = found.index + found[0].length;
    const rest = sentence.slice(end).replace(/^[\p{L}]*/u, '');
    return (patternFor('must', language).exec(rest)?.index ?? Infinity) <= NEAR;
  });
}

/** Whether a sentence asks, orders or lays a duty on somebody. */
export function isDirected(sentence: string, language: Language): boolean {
  return (
    DIRECTIONS.some((part) => patternFor(part, language).test(sentence)) ||
    ordersIn(sentence, language) ||
    isOwed(sentence, language) ||
    // Nobody speaks of "this applicant" but to praise him or to pass something over.
    (patternFor('person', language).test(sentence) &&
      (['favour', 'lack', 'must', 'others'] as const).some((part) => patternFor(part, language).test(sentence))) ||
    (GIVEN.test(sentence) && patternFor('about', language).test(sentence))
  );
}

/** What a sentence is about, or whom it speaks to. */
const POINTS = [
  'about',
  'subject',
  'above',
  'text',
  'output',
  'suppress',
  'role',
  'others',
  'claim',
  'you',
  'reader',
] as const;

/** 0 where a sentence lacks what it is about or whom it orders, or an outcome. `context`: the sentence before it. */
function weightOf(sentence: string, context: string, language: Language): number {
  const has = (part: Part): boolean => patternFor(part, language).test(sentence);
  const held = new Set<keyof typeof WEIGHT>(POINTS.filter(has));
  const addressed = patternFor('machine', language).test(HEAD.exec(sentence)?.[0] ?? '');
  if (has('lack')) held.add('lack');
  for (const part of ['about', 'claim'] as const) if (patternFor(part, language).test(context)) held.add(part);
  if (!POINTS.some((part) => held.has(part)) && !(addressed && held.has('lack'))) return 0;
  for (const part of ['must', 'favour'] as const) if (has(part)) held.add(part);
  if (ordersIn(sentence, language)) held.add('orders');
  const process = new Set((sentence.match(patternFor('process', language)) ?? []).map((word) => word.toLowerCase())).size;
  const mark = MARK.test(sentence);
  if (process === 0 && !mark && !(['favour', 'lack', 'output', 'suppress'] as const).some((part) => held.has(part))) return 0;
  const parts = [...held].reduce((sum, part) => sum + WEIGHT[part], 0);
  return parts + (addressed ? ADDRESSED : 0) + (mark ? 1 : 0) + Math.min(process, MOST_PROCESS);
} // prettier-ignore

/** Longer ones, in characters, are lines run together, which hold a bit of everything. */
const LONGEST = { latin: 280, cjk: 110 } as const;

/** Whether a sentence is there to steer a judge; `context` is the sentence before it. */
export function isVerdict(sentence: string, context: string, language: Language, seen: boolean): boolean {
  if (sentence.length > (isCjk(language) ? LONGEST.cjk : LONGEST.latin)) return false;
  return (
    weightOf(sentence, context, language) >= (seen ? SEEN : HIDDEN) &&
    isDirected(sentence, language) &&
    !HONEST_REQUESTS.test(sentence)
  );
}
