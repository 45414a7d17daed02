/** Towns that Japanese and Chinese resumes write as their country does, before its name in characters: "69117 Heidelberg, ドイツ", "31400 怡保，霹雳". */
import { patternOf } from '../../../resume/patterns.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { key } from '../text/fold.ts';
import { mayOpen } from '../text/word-starts.ts';

const CODE = String.raw`(?:[A-Z]{1,2}-)?\d{4,6}\s?`;
const LATIN_TOWN = String.raw`\p{Lu}[\p{L}.'’-]{1,24}(?:\s\p{L}[\p{L}.'’-]{1,16}){0,3}`;
/** "ON" of "Markham, ON, 加拿大", with its code. */
const REGION = String.raw`(?:\s?[,，]\s?[A-Z]{2,3}(?:\s\d{5}|\s[A-Z]\d[A-Z]\s?\d[A-Z]\d)?)?`;
const HAN_TOWN = String.raw`\p{Script=Han}{2,6}`;
const COUNTRY = String.raw`\s?[,，、]\s?([\p{Script=Han}\p{Script=Katakana}ー]{2,10})`;
const OPENS = String.raw`(?:^|[\s|｜・·:：,，])`;
const CLOSES = String.raw`(?=$|[\s|｜・·;；。,，、/∕])`;

/** In either letters behind its postal code. */
const CODED = patternOf(
  `${OPENS}(${CODE}(?:${LATIN_TOWN}|${HAN_TOWN})${REGION}${COUNTRY}(?:${COUNTRY})?)${CLOSES}`,
  'u',
);
/** Without one: no place at home is written in Latin letters. */
const PLAIN = patternOf(`${OPENS}(${LATIN_TOWN}${REGION}${COUNTRY})${CLOSES}`, 'u');

/** "ドイツ", "霹雳", "柔佛州", not "日本語". */
function isPlace(text: string, lexicon: Lexicon): boolean {
  const folded = key(text);
  return mayOpen(folded, lexicon.places).some((place) => place === folded || `${place}州` === folded);
}

export interface ForeignTown {
  /** With its code, its region and its country. */
  readonly town: string;
  readonly coded: boolean;
}

/** Null where the line names none. */
export function foreignTown(text: string, lexicon: Lexicon): ForeignTown | null {
  for (const way of [CODED, PLAIN]) {
    const [, town, country = ''] = way.exec(text) ?? [];
    if (town !== undefined && isPlace(country, lexicon)) return { town, coded: way === CODED };
  }
  return null;
}
