/** Sentences that are weighed, and those that ask an act: what is no sentence, a letter's courtesy or a wish for discretion set aside. */
import { mayHoldCjk } from './characters.ts';
import { COURTESY } from './plea-parts.ts';
import type { Stretch } from './sentences.ts';
import { isActAsked } from './steer-acts.ts';
import { isOrderOfMe } from './steer-me.ts';
import { steeringOf } from './steer-weights.ts';
import { toldIn, type Told } from './steer-words.ts';
import { isHonestRequest } from './verdicts.ts';

export const SENTENCE = /(?:\S+\s+){5}\S|[\u3040-\u9fff][^]{11}/u;
/** "Please write by mail only: my employer does not know of this application." */
export const DISCRETION =
  /employer|empresa no|empresa ac?tual|employeur|arbeitgeber|empregador|datore di lavoro|(?:e-?mail|correo|courriel) (?:only|solo|uniquement)|(?:solo|uniquement|apenas|nur|solo) (?:por|par|per|via) (?:e-?mail|correo|courriel)|現職|在职|在職/iu;

/** Of no sentence of a resume's own work, in tenths. */
const SEEN = 56;
/** Of none that thanks, either. */
const SEEN_IN_THANKS = 80;
/** "Please list your tools here": what a template asks of its writer. */
const PROMPT = /(?:here|aqui|ici|qui|hier)[.\])…]*$/i;

/** Longer ones, in characters, ramble: they hold a bit of everything. */
const RAMBLING = { latin: 240, cjk: 64 } as const;
/** What goes on from the line before opens with a small letter. */
const GOES_ON = /^[a-z,;:)]/;

/** Items that dashes part, run together. */
const LISTED = /\s[-–—]\s.*\s[-–—]\s/;

/** What opens a comment of some notation: whoever hides a sentence in one has somebody else in mind. */
const COMMENT = /^(?:<!--|\/\*|\/\/|%{1,2}|#{1,6}|;;|--)\s/;
/** Of none that is hidden so. */
const IN_COMMENT = 36;

/** Whether a sentence brings together what a resume keeps apart. */
function isSteering(told: Told, name: string | null): boolean {
  const { sentence } = told;
  if (!SENTENCE.test(sentence) || PROMPT.test(sentence) || LISTED.test(sentence)) return false;
  const isHidden = COMMENT.test(sentence);
  const least = isHidden ? IN_COMMENT : COURTESY.test(sentence) ? SEEN_IN_THANKS : SEEN;
  if (steeringOf(told, name, !isHidden) < least) return false;
  return !isHonestRequest(sentence) && !DISCRETION.test(sentence);
}

/** An act is asked with fewer words. */
const SHORT_SENTENCE = /(?:\S+\s+){2}\S|^\S+\s["“«„]|[\u3040-\u9fff][^]{5}/u;

/**
 * The sentences that steer whoever judges the resume.
 * @param text `unmarked`; `written`: with its accents.
 */
export function steeringIn(
  text: string,
  written: string,
  sentences: readonly Stretch[],
  name: string | null,
): Stretch[] {
  return sentences.filter(({ start, end }) => {
    const sentence = text.slice(start, end).trim();
    if (sentence.length > (mayHoldCjk(sentence) ? RAMBLING.cjk : RAMBLING.latin)) return false;
    if (!SHORT_SENTENCE.test(sentence) || GOES_ON.test(sentence)) return false;
    const told = toldIn(sentence);
    const own = written.slice(start, end).trim();
    return isActAsked(told, own) || isSteering(told, name) || isOrderOfMe(own);
  });
}
