/** Towns and states beside a school or a degree. */
import { u } from '../../../resume/patterns.ts';
import { DEGREE_CODES, REGION_CODES, SHORT_COUNTRIES } from '../../lexicons/region-codes.ts';
import { isCountry } from '../contacts/places.ts';
import { stateBehind } from '../contacts/town-shapes.ts';
import { organisationScore, type Marks } from '../heads/head-marks.ts';
import { CAPITAL, isField } from './fields-of-study.ts';
import { degreeScore, schoolScore, scoresOf, TRADE } from './school-marks.ts';
import type { Cut } from './school-pieces.ts';

/** "Raymond" of "Raymond, MS": before its state, not the subject of "Psychology, MS" where nothing else is a degree. */
export function isTownOf(town: Cut | undefined, region: Cut | undefined, opens: boolean, others: readonly string[], marks: Marks): boolean {
  if (marks.lexicon.language !== 'en' || !town || region?.joint !== 'comma') return false;
  const lies = region.text.replace(/,$/u, '');
  if (!(REGION_CODES.has(lies) || isState(lies) || SHORT_COUNTRIES.has(lies) || isCountry(lies, 'en'))) return false;
  if (!u`^\p{Lu}[\p{L}.'’-]{1,20}(?: \p{Lu}[\p{L}.'’-]{1,20}){0,2}$`.test(town.text)) return false;
  const { degree, school } = scoresOf(town.text, marks);
  if (degree > TRADE || school > 0 || withoutTownBehind(town.text, marks) !== town.text) return false;
  if (!opens || (others.length > 0 && !DEGREE_CODES.has(lies))) return !opens || others.length > 0;
  const named = others.filter((text) => u`\p{L}{2}`.test(text));
  return named.some((text) => degreeScore(text, marks) > TRADE) || (named.length > 1 && named.some((text) => schoolScore(text, marks) > 0.5));
} // prettier-ignore

/** "Walla Walla WA" behind school and degree; a state that is a degree too only where another piece is one. */
export function isTownInState({ text, joint }: Cut, at: number, cuts: readonly Cut[], others: readonly string[], marks: Marks): boolean {
  if (marks.lexicon.language !== 'en' || joint !== 'comma' || at + others.length < 2) return false;
  const state = stateBehind(text);
  if (state === null || schoolScore(text, marks) > 0) return false;
  // A doctor of medicine has no subject before the letters.
  if (!DEGREE_CODES.has(state) || (state === 'MD' && at > 0)) return state === 'MD' || degreeScore(text, marks) <= TRADE;
  return cuts.some((cut) => cut.text !== text && degreeScore(cut.text, marks) > TRADE);
} // prettier-ignore

/** "Wv": a state as word processors write it. */
const MIXED = /^[A-Z][a-z]$/;

/** "MT United States": with its country behind it no code is a degree. */
const IN_COUNTRY = /^([A-Z]{2,3}),?\s(?:USA?|U\.\s?S\.(?:\s?A\.)?|United States(?: of America)?|Canada|Australia)$/u;

/** The code of a state, "WV" or "Wv"; none of those that are degrees too. */
export function isState(text: string): boolean {
  const region = IN_COUNTRY.exec(text)?.[1];
  if (region !== undefined) return REGION_CODES.has(region);
  const code = MIXED.test(text) ? text.toUpperCase() : text;
  return REGION_CODES.has(code) && !DEGREE_CODES.has(code);
}

const TOWN_WORDS = 2;

/** "Acme State University Oakrun" before a state: without the town, which stands behind the noun of a school or the field of a degree. */
export function withoutTownBehind(text: string, marks: Marks): string {
  const words = text.split(' ');
  for (let at = words.length - 2; at > 0 && at >= words.length - 1 - TOWN_WORDS; at -= 1) {
    const town = words.slice(at + 1);
    if (!town.every((word) => CAPITAL.test(word) && !isField(word) && organisationScore(word, marks) === 0))
      return text;
    if (isField(words[at] ?? '') || organisationScore(words[at] ?? '', marks) > 0)
      return words.slice(0, at + 1).join(' ');
  }
  return text;
}
