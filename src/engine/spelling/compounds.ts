/** German writes in one word what others write in three: a compound is right when its parts are. */
import { u } from '../../resume/patterns.ts';
import type { Dictionary } from './dictionary.ts';

/** What stands between the parts. */
const LINKS = ['', 's', 'n', 'en', 'es', 'er', 'e', 'ens'];
const SHORTEST_PART = 3;
/** Beyond it a word is no longer taken apart: a bound on the work. */
const LONGEST = 48;
/** Words that at the end of another are mere endings. */
const ENDINGS: ReadonlySet<string> = new Set(
  'ten ter den der des dem ein ern est gen hen ich ihn ihr ist man mir nen rem ren sei sen set sie tun und uns'.split(
    ' ',
  ),
);
/** Stand before nouns and verbs alike: "Auslistung". */
const PREFIXES = u`^(?:ab|an|auf|aus|be|bei|durch|ein|ent|er|fehl|fort|gegen|her|hin|hinter|mit|nach|neben|nicht|ober|rück|selbst|un|unter|um|ver|vor|weg|wieder|zer|zu|zurück|zusammen|über)(?=\p{L}{5})`;

type IsPart = (text: string, place: { readonly first: boolean; readonly last: boolean }) => boolean;

/** Whether parts fill the whole. */
function isFilled(word: string, isPart: IsPart): boolean {
  const { length } = word;
  if (length < 2 * SHORTEST_PART || length > LONGEST) return false;
  const reached = new Set([0]);
  for (let to = SHORTEST_PART; to <= length; to += 1)
    for (let from = to - SHORTEST_PART; from >= 0 && !reached.has(to); from -= 1) {
      const place = { first: from === 0, last: to === length };
      if (reached.has(from) && !(place.first && place.last) && isPart(word.slice(from, to), place)) reached.add(to);
    }
  return reached.has(length);
}

/** The dictionary's own joints: "kunden+", "+betreuung". */
function hasJoint({ has }: Dictionary, text: string, { first, last }: Parameters<IsPart>[1]): boolean {
  if (last) return !ENDINGS.has(text) && has(`+${text}`);
  return has(`${text}+`) || (!first && has(`+${text}+`));
}

/** Swiss writers have no ß. Nouns in -ung come from any verb, and a genitive from any noun. */
export function isGermanWord({ has }: Dictionary, word: string): boolean {
  if (has(word) || (word.includes('ss') && has(word.replaceAll('ss', 'ß')))) return true;
  const verb = u`^(\p{L}{3,})ung(?:en|s)?$`.exec(word)?.[1];
  return (
    (verb !== undefined && (has(`${verb}en`) || has(`${verb}n`))) || (word.endsWith('s') && has(word.slice(0, -1)))
  );
}

/** Strict: two joints that the dictionary has; of three, one may be anything ("Steck-eil-walzwerk"). For what is proposed to a person. */
export function isListedCompound(own: Dictionary, word: string): boolean {
  const joins = (at: number): boolean =>
    hasJoint(own, word.slice(0, at), { first: true, last: false }) &&
    hasJoint(own, word.slice(at), { first: false, last: true });
  for (let at = SHORTEST_PART; at <= word.length - SHORTEST_PART; at += 1) if (joins(at)) return true;
  return false;
}

/** Lenient: any words of the language, and English ones, linked or prefixed. */
export function isCompound(own: Dictionary, english: Dictionary, word: string): boolean {
  const isWord = (text: string): boolean =>
    isGermanWord(own, text) ||
    (text.length > SHORTEST_PART && english.has(text)) ||
    isGermanWord(own, text.replace(PREFIXES, ''));
  const isPart: IsPart = (text, place) => {
    if (hasJoint(own, text, place)) return true;
    if (place.last)
      return !ENDINGS.has(text) && (isWord(text) || (text.endsWith('s') && own.has(`+${text.slice(0, -1)}`)));
    // "Rüstzeiten": a verb lends its stem.
    if (text.length > SHORTEST_PART && own.has(`${text}en`)) return true;
    return LINKS.some(
      (link) =>
        text.endsWith(link) &&
        text.length - link.length >= SHORTEST_PART &&
        isWord(text.slice(0, text.length - link.length)),
    );
  };
  const bare = word.replace(PREFIXES, '');
  return isFilled(word, isPart) || (bare !== word && (isWord(bare) || isFilled(bare, isPart)));
}
