/** Degrees among jobs: heads that name what was studied, and no post. */
import { isCjk } from '../../../resume/language.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { hanNamesDegree } from '../han/han-head.ts';
import { marksFor, organisationScore, roleScore } from './head-marks.ts';

/** A degree opens with its name: "Grado medio", "Bachelor of Arts". */
const DEGREE_WORDS = 3;
const NOUN_FIRST: ReadonlySet<string> = new Set(['es', 'pt', 'fr', 'it']);

/** Whether the texts of a head name a degree and a school, not a post. */
export function namesDegree(texts: readonly string[], lexicon: Lexicon): boolean {
  if (isCjk(lexicon.language)) return hanNamesDegree(texts, lexicon);
  const [schools, jobs] = [marksFor(lexicon, true), marksFor(lexicon, false)];
  const text = texts.join(' , ');
  if (roleScore(text, schools) === 0 || organisationScore(text, schools) === 0) return false;
  // Subjects are named like trades: "Grado en Electromecánica".
  const words = text.trim().split(/\s+/u, DEGREE_WORDS);
  const [first = ''] = words;
  // "Ayudante técnica, Colegio …": the noun that opens it is a post.
  if (NOUN_FIRST.has(lexicon.language) && roleScore(first, jobs) > 0 && roleScore(first, schools) === 0) return false;
  const opens = words.join(' ');
  if (roleScore(text, jobs) === 0 || roleScore(opens, schools) > 0) return true;
  // "University of Exton", "MSc Botany", and what one was besides: the degree in a text of its own before any post.
  const opening = (own: string): string => own.trim().split(/\s+/u, DEGREE_WORDS).join(' ');
  const at = texts.findIndex((own) => roleScore(own, jobs) > 0 || roleScore(opening(own), schools) > 0);
  return at > 0 && roleScore(texts[at] ?? '', jobs) === 0;
}

const DEGREE =
  /^(?:(?:post-?)?graduate (?:diploma|certificate) (?:in|of)|(?:advanced |higher |national )?diploma (?:in|of)|bachelor(?:['’]?s)? (?:degree )?(?:of|in)|master(?:['’]?s)? (?:degree )?(?:of (?:arts|science|business|laws?|philosophy|education|engineering|public|social|fine|nursing)|in)|(?:b\.?sc|b\.?a|m\.?sc|m\.?a|mba|ph\.?d|b\.?ed|pgce|ll\.?b)\.? (?:\(hons\) )?in) /iu;

/** "Graduate Diploma in Teaching" at the head of an English entry: no post, whatever it prepares for. */
export function isDegreeAlone(texts: readonly string[], { language }: Lexicon): boolean {
  const [first = ''] = texts.filter((text) => /[a-z]{2}/iu.test(text));
  return language === 'en' && DEGREE.test(first.trimStart()) && !/\b(?:student|candidate|assistant|lecturer|tutor|teacher|intern)$/iu.test(first.trim());
} // prettier-ignore
