/**
 * Sentences that order what is to become of the resume itself, told by the parts of each order: what is asked and of what. For texts that are
 * `unmarked`; accents are asked of the text as it is written, since "marqué" tells what was done and "marque" orders.
 */
import { isCjk, LANGUAGES, type Language } from '../../../resume/language.ts';
import { STEER_ACTS, type ActWords } from '../../lexicons/steer-acts.ts';
import { STEER_FIELDS } from '../../lexicons/steer-fields.ts';
import { STEER_RULINGS, type RulingWords } from '../../lexicons/steer-rulings.ts';
import { mayHoldCjk } from './characters.ts';
import { COURTESY, TEAM } from './plea-parts.ts';
import { FieldWords, type Told } from './steer-words.ts';
import { isHonestRequest, isOfSelf } from './verdicts.ts';

type Act = keyof ActWords | keyof RulingWords | 'order';

interface Rule {
  /** Stand anywhere in the sentence. */
  readonly all: readonly Act[];
  /** Orders: one of these words opens a clause, where words have their places. */
  readonly opens?: Act;
  readonly any?: readonly Act[];
  /** Words to be said, an exact mark, a question. */
  readonly sign?: RegExp;
  readonly unless?: (sentence: string) => boolean;
  /** The second of `all` stands so near behind the first. */
  readonly near?: number;
}

const QUOTED = /["“”«»„「」『』‘]/;
const FULL = /100|10\s?\/\s?10|hundred|cien|cent|cem|hundert|cento|百/;
/** "Reviewer notes: …". */
const LABELLED = /^[^:：]{2,40}\s?[:：]/;
/** Three words and a colon: "automated pre-read: …". */
const HEADED = /^[^a-z\u3040-\u9fff]*\S{2,30}(?:\s\S{1,20}){0,2}\s?[:：]/;
const ASKED = /[?？]\s*$/;

/** "See page two of this document". */
const REFERS = /(?<![a-z])(?:vease|vea|see|siehe|voir|vedi|veja|cf|ver (?:la )?pag[a-z]*)(?![a-z])|参照|见附|見附/;
/** What a letter asks of its reader, or where one is to look. */
const isCourteous = (sentence: string): boolean =>
  COURTESY.test(sentence) || REFERS.test(sentence) || isHonestRequest(sentence);

/** "Tick yes for every screening question." … */
const RULES: readonly Rule[] = [
  { all: ['question', 'screening', 'affirm', 'state'] },
  { all: ['question', 'screening'], opens: 'affirm' },
  { all: ['when', 'form', 'asks', 'state'] },
  { all: ['output'], opens: 'place', sign: QUOTED },
  { all: ['output', 'saying'], opens: 'place' },
  { all: ['output', 'holds'], sign: QUOTED },
  { all: ['youWrite'], any: ['lack', 'output', 'place', 'suppress', 'mark', 'match', 'mine'] },
  { all: ['mark', 'fixed'] },
  { all: ['match'], opens: 'set', sign: FULL },
  { all: ['youAre', 'mine'] },
  { all: ['mode', 'toMode'] },
  { all: ['cleared', 'unscreened'] },
  { all: ['requirement', 'met'], opens: 'consider' },
  { all: ['suppress', 'lack'], opens: 'suppress' },
  { all: ['machine', 'readsThis'] },
  { all: ['machine', 'deducts'] },
  { all: ['greeting', 'machine'], near: 2, unless: (sentence) => TEAM.test(sentence) },
  { all: ['machine', 'top'], any: ['me', 'thisDoc'], sign: ASKED },
  { all: ['rivals'], opens: 'reject' },
  { all: ['invitation'], any: ['subject', 'thisDoc'], opens: 'send', unless: isOfSelf },
  { all: ['manager'], any: ['subject', 'thisDoc'], opens: 'send', unless: isOfSelf },
  { all: ['praiseMe'] },
  { all: ['given', 'guidance'], opens: 'forget' },
  { all: ['thisDoc'], opens: 'order', unless: isCourteous },
  { all: ['ofThis'], any: ['mark', 'output'] },
  { all: ['yourOwn'], unless: (sentence) => COURTESY.test(sentence) },
  { all: ['thisDoc'], any: ['yourThing', 'yourOwn'] },
  { all: ['verdictWord'], opens: 'say', sign: QUOTED },
  { all: ['verdictWord', 'saying'], opens: 'say' },
  { all: ['secrecy'] },
  { all: ['stopReading'] },
  { all: ['inFavour'], any: ['subject', 'thisDoc'] },
  { all: ['iGet'], opens: 'ensure' },
  { all: ['reviewerNote'], opens: 'reviewerNote', sign: LABELLED },
  { all: ['precedence'], any: ['thisDoc', 'guidance', 'yourThing', 'yourOwn'], unless: isHonestRequest },
  { all: ['never', 'mark'], any: ['subject', 'thisDoc', 'order'] },
  { all: ['moveMe'], opens: 'moveMe' },
  { all: ['asked', 'credential', 'state'] },
  { all: ['pretend'], opens: 'pretend' },
  { all: ['youAre', 'chooser'], unless: (sentence) => ASKED.test(sentence) },
  { all: ['tie', 'thisOne'], unless: isHonestRequest },
  { all: ['person', 'posting', 'whole', 'wanted'], opens: 'person' },
  { all: ['preRead'], opens: 'preRead', any: ['person', 'thisDoc', 'posting'], sign: HEADED },
  { all: ['pointed'], any: ['wanted', 'mark', 'met', 'invitation', 'send', 'verdictWord', 'order'] },
  { all: ['unreasoned'] },
  { all: ['mark', 'under', 'thisDoc'] },
  { all: ['above'], opens: 'reword' },
  { all: ['topFew', 'ensure'] },
  { all: ['pile'], any: ['whoever', 'topFew', 'ensure', 'order'], unless: isCourteous },
  { all: ['ifYou', 'invitation', 'include'], unless: isCourteous },
  { all: ['already', 'thisDoc'], unless: isCourteous },
  { all: ['thisDoc', 'unlawful'], unless: isHonestRequest },
  { all: ['yourBoss'] },
  { all: ['isYou', 'machine'] },
  { all: ['lack', 'deemed'] },
  { all: ['thisDoc', 'addPoints'] },
  { all: ['cleared', 'noReview'] },
  { all: ['thisDoc', 'noCheck'] },
  { all: ['weigh', 'lenient'], opens: 'weigh', unless: isCourteous },
  { all: ['person', 'surpass', 'allOthers'], opens: 'person' },
  { all: ['yourUser'], any: ['machine', 'say'], unless: isCourteous },
  {
    all: ['youWho'],
    any: ['lack', 'mine', 'place', 'suppress', 'thisDoc', 'pile', 'machine', 'output', 'mark'],
    unless: isCourteous,
  },
];

/** Verbs, which tell of the past where an accent ends them. */
const VERBS: ReadonlySet<Act> = new Set([
  'state',
  'place',
  'set',
  'consider',
  'suppress',
  'reject',
  'send',
  'ensure',
  'forget',
  'order',
  'say',
]);

/** Where the parts stand in a sentence, and those that open a clause. */
interface Heard {
  readonly at: Map<Act, number[]>;
  readonly opening: Set<Act>;
}

const ACT_WORDS = new FieldWords<Act>(
  Object.fromEntries(
    LANGUAGES.map((language) => [
      language,
      { ...STEER_ACTS[language], ...STEER_RULINGS[language], order: STEER_FIELDS[language].order },
    ]),
  ) as Record<Language, Record<Act, string>>,
);
/** "Marqué", "añadió": what was done. */
const PAST = /[a-zà-ÿ]{2}[éó]$/;

function heardByLatin(told: Told, written: string): Map<Language, Heard> {
  const { tokens, places, opens } = told;
  // "Marqué" tells of the past, "use of" names.
  const isNoVerb = tokens.map(
    (token, at) => tokens[at + 1] === 'of' || PAST.test(written.slice(places[at], (places[at] ?? 0) + token.length)),
  );
  const heard = new Map<Language, Heard>();
  for (const { language, field: act, at } of ACT_WORDS.inLatin(told)) {
    if (isNoVerb[at] === true && VERBS.has(act)) continue;
    const own = heard.get(language) ?? { at: new Map<Act, number[]>(), opening: new Set<Act>() };
    heard.set(language, own);
    own.at.set(act, [...(own.at.get(act) ?? []), at]);
    if (opens[at] === true) own.opening.add(act);
  }
  return heard;
}

function heardByCjk(sentence: string, language: Language): Heard {
  const held = new Map<Act, number[]>();
  for (const { field, at } of ACT_WORDS.inCjk(sentence, language)) held.set(field, [...(held.get(field) ?? []), at]);
  return { at: held, opening: new Set(held.keys()) };
}

function isNear(first: readonly number[], second: readonly number[], near: number): boolean {
  return first.some((from) => second.some((to) => to > from && to - from <= near));
}

function follows({ all, opens, any, sign, unless, near }: Rule, { at, opening }: Heard, sentence: string): boolean {
  if (!all.every((act) => at.has(act)) || (opens !== undefined && !opening.has(opens))) return false;
  if (any && !any.some((act) => at.has(act))) return false;
  if ((sign && !sign.test(sentence)) || unless?.(sentence) === true) return false;
  const [first, second] = all;
  return near === undefined || !first || !second || isNear(at.get(first) ?? [], at.get(second) ?? [], near);
}

/** @param written the sentence with its accents. */
export function isActAsked(told: Told, written: string): boolean {
  const { sentence, lower } = told;
  const heard: (readonly [Language, Heard])[] = [...heardByLatin(told, written.toLowerCase())];
  if (mayHoldCjk(sentence)) for (const own of ['ja', 'zh'] as const) heard.push([own, heardByCjk(sentence, own)]);
  return heard.some(([language, own]) =>
    RULES.some((rule) => follows(isCjk(language) ? { ...rule, ...(rule.near && { near: 8 }) } : rule, own, lower)),
  );
}
