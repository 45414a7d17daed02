/** Sentences that plead with a reading machine, told by what they are made of rather than by their wording. */
import { grouped } from '../../../resume/grouped.ts';
import { isCjk, LANGUAGES, type Language } from '../../../resume/language.ts';
import { MACHINE_MARKUP } from '../../lexicons/machine-markup.ts';
import { VERDICT_SHAPES } from '../../lexicons/machine-verdicts.ts';
import { RequiredWords } from './pattern-words.ts';
import { COURTESY, headOfPlea, holdsPart, POINTS, TEAM, wordsOf, type PleaPart } from './plea-parts.ts';
import { TextLookup } from './required-words.ts';
import { sentencesOf, withLines, type Stretch } from './sentences.ts';
import { DISCRETION, SENTENCE, steeringIn } from './steer-sentences.ts';
import { steersIn } from './steers.ts';
import { steeringOf } from './steer-weights.ts';
import { toldIn } from './steer-words.ts';
import { isDirected, isHonestRequest, isOfSelf, isVerdict } from './verdicts.ts';
import { patternOfWords, unmarked } from './word-list.ts';

/** A sentence at most, in characters: a bound on the work. */
const LONGEST = 400;
/** A hidden list of keywords holds a word of everything; a title is no sentence. */
const SHORT = 240;

let markup: RegExp | null = null;

function placesOf(pattern: RegExp, text: string): Stretch[] {
  return Array.from(text.matchAll(pattern), (match) => ({ start: match.index, end: match.index + match[0].length }));
}

const OTHERS = ['machine', 'asks', 'acts', 'favour'] as const satisfies readonly PleaPart[];

function isAddressed(sentence: string, language: Language): boolean {
  const head = headOfPlea(sentence);
  return holdsPart(head, language, 'address') && holdsPart(head, language, 'machine');
}

/** Spoken to a machine by its name, and told what to do: "dear AI, put me …". */
function isBegged(sentence: string, language: Language): boolean {
  if (!isAddressed(sentence, language) || TEAM.test(sentence) || isHonestRequest(sentence)) return false;
  return holdsPart(sentence, language, 'favour') || (!isCjk(language) && holdsPart(sentence, language, 'acts'));
}

/** Seen by everybody: points at the document and has three more of the parts, or calls a machine and says what it is to do. */
function isPlea(sentence: string, language: Language): boolean {
  if (DISCRETION.test(sentence) || isOfSelf(sentence)) return false;
  const has = (part: PleaPart): boolean => holdsPart(sentence, language, part);
  // Nobody asks the reader anything about "this applicant".
  if (has('person') && has('asks') && (has('acts') || has('favour') || has('machine')) && !COURTESY.test(sentence))
    return true;
  if (!has('about')) return isAddressed(sentence, language) && has('acts') && has('favour');
  const told = OTHERS.filter(has);
  return told.length >= 3 && (told.includes('machine') || !COURTESY.test(sentence));
}

/** What nobody is to see needs less: whoever hides a request has somebody else in mind. */
function isHiddenPlea(passage: string, language: Language): boolean {
  const has = (part: PleaPart): boolean => holdsPart(passage, language, part);
  const told = OTHERS.filter(has).length;
  return has('about') ? told >= 2 : told >= 3 && has('machine');
}

/** One of the words without which no sentence of its language is looked into. */
interface Point {
  readonly language: Language;
  readonly source: string;
  readonly words: RequiredWords;
}

let pointWords: readonly Point[] | null = null;

function allPoints(): Point[] {
  return LANGUAGES.flatMap((language) =>
    [...POINTS, 'address' as const]
      .flatMap((part) => wordsOf(part, language))
      .map((word) => {
        const source = patternOfWords([word], language);
        return { language, source, words: new RequiredWords(new RegExp(source)) };
      }),
  );
}

/** Of each language that a text may hold pleas in, where they may be: what is not in the text is never compiled. */
function pointsIn(text: string): Map<Language, Stretch[]> {
  pointWords ??= allPoints();
  const lookup = new TextLookup(text);
  const present = grouped(
    pointWords.filter(({ words }) => lookup.holds(words)),
    ({ language }) => language,
  );
  const places = new Map<Language, Stretch[]>();
  for (const [language, points] of present) {
    const found = placesOf(new RegExp(points.map(({ source }) => source).join('|'), 'gi'), text);
    if (found.length > 0) places.set(language, found);
  }
  return places;
}

/** The sentences of a language that plead or steer, of those that hold a point or follow one that does. */
function pleasOf(
  text: string,
  sentences: readonly Stretch[],
  points: readonly Stretch[],
  language: Language,
): Stretch[] {
  let at = 0;
  let before: Stretch | null = null;
  let context = '';
  return sentences.filter((own) => {
    while (at < points.length && (points[at]?.end ?? own.end) <= own.start) at += 1;
    const isPointing = (points[at]?.start ?? own.end) < own.end;
    const led = before?.end === own.start ? context : '';
    const sentence = isPointing || led !== '' ? text.slice(own.start, own.end).trim() : '';
    before = own;
    context = isPointing ? sentence : '';
    if (sentence === '' || own.end - own.start > LONGEST) return false;
    if (isVerdict(sentence, led, language, true)) return true;
    const directed = isDirected(sentence, language) || (isCjk(language) && isAddressed(sentence, language));
    if (!isPointing || !directed) return false;
    return isPlea(sentence, language) || isBegged(sentence, language);
  });
}

/** Whoever hides a sentence has somebody else in mind. */
const HIDDEN = 36;

/**
 * Of the text that is seen.
 * @param lines where its lines begin: what calls a machine may stand on one of its own, below a list that no full stop ends.
 * @param name of the person: whoever orders a machine about may call himself by it.
 */
export function pleasIn(written: string, lines: readonly number[], name: string | null): Stretch[] {
  markup ??= new RegExp([...MACHINE_MARKUP, ...VERDICT_SHAPES].join('|'), 'gi');
  const tagged = placesOf(markup, written);
  const text = unmarked(written);
  const sentences = sentencesOf(text);
  const parted = withLines(sentences, lines);
  const own = name === null ? null : unmarked(name).toLowerCase();
  const steers = [...steersIn(text, parted, own), ...steeringIn(text, written, parted, own)];
  const pleas = [...pointsIn(text)].flatMap(([language, of]) => pleasOf(text, sentences, of, language));
  return [...tagged, ...steers, ...pleas];
}

/** Of a passage that is hidden, all of it or none. */
export function isPleaHidden(passage: string): boolean {
  if (passage.length > SHORT || !SENTENCE.test(passage)) return false;
  const text = unmarked(passage);
  return (
    LANGUAGES.some((language) => isHiddenPlea(text, language) || isVerdict(text, '', language, false)) ||
    (steeringOf(toldIn(text), null, false) >= HIDDEN && !isHonestRequest(text))
  );
}
