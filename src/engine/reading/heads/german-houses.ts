/** German compounds that say in their end what house they name, behind "im", "an der" or "des": "Landesjugendheim Emsau", "Städtischen Seniorenheims Abendruh". */
import { u } from '../../../resume/patterns.ts';
import { GERMAN_FIRM_END } from '../../lexicons/entry-words.ts';
import { GERMAN_BODY_END, GERMAN_HOUSE_END, GERMAN_OFFICE_END } from '../../lexicons/firm-ends.ts';
import { key } from '../text/fold.ts';

/** Its adjectives, the noun, and how its name goes on: the noun alone may be a field of work. */
const HOUSE = u`^(?:\p{L}{3,24}(?:en|er|es)\s){0,2}(\p{Lu}[\p{L}-]{4,40})\s(?:["„“»«]?\p{Lu}|(?:für|am|im|in|an|des|der)\s)`;
const GENITIVE = /(?:(?<=[bdfgklmnprt])es|s)$/u;

/** Bodies that one sits in or works for, which need no name behind them: "des Deutschen Bundestages", "der CSU-Landesgruppe", "des Landkreises Emsau". */
function opensAsBody(text: string): boolean {
  const words = text.split(/,?\s/u, 3);
  const at = words.findIndex((word) => GERMAN_BODY_END.test(key(word)));
  return at >= 0 && u`^\p{Lu}`.test(words[at] ?? '') && words.slice(0, at).every((word) => ADJECTIVE.test(word));
}

const ADJECTIVE = u`^\p{L}{3,24}(?:en|er|es)$`;

const endsAsHouse = (noun: string): boolean => [GERMAN_FIRM_END, GERMAN_OFFICE_END, GERMAN_HOUSE_END].some((end) => end.test(noun)); // prettier-ignore

export function opensAsHouse(text: string): boolean {
  if (opensAsBody(text)) return true;
  const noun = HOUSE.exec(text)?.[1];
  if (noun === undefined) return false;
  const keyed = key(noun);
  return endsAsHouse(keyed) || endsAsHouse(keyed.replace(GENITIVE, ''));
}
