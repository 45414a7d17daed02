/** Posts that say behind a dash that one held them to learn: "Web developer – internship". */
import { u } from '../../../resume/patterns.ts';
import { LEARNING } from '../../lexicons/department-words.ts';
import { JOINER } from '../text/campuses.ts';
import { key, keysOf } from '../text/fold.ts';

const LEARNED: ReadonlySet<string> = new Set(keysOf(LEARNING));
/** "Stage", "Praktikum": the word alone, which stands for the post before whom it was held with. */
export function isLearning(text: string): boolean {
  return LEARNED.has(key(text));
}

/** "Stage PAL", "Stage de découverte", "Internship": what a post was held for, where another piece names the post and a third the employer. */
const STAGE = u`^(?:[Ss]tages?|STAGES?|[Ii]mmersions?|PMSMP|[Aa]lternance|[Aa]pprentissage|[Ii]nternship|[Pp]lacement)(?:\s(?:(?:de|d['’]|en|du)\s?\p{Ll}[\p{Ll}\s’']{2,30}|\p{Lu}{2,8}(?:\s?\d)?))?$`;

export function isStage(text: string): boolean {
  return text.length < 50 && STAGE.test(text);
}

/** At the end of a text, or before its next bar. */
const BEHIND_POST = u`(?<=\S)\s[–—-]\s([\p{L} ]{5,27})(?=$|\s[|•·])`;
const SEPARATORS = /[|•·●]|\s[–—-]\s/u;

/** The text in which no separator parts such a post from what it was held for. */
export function withLearning(text: string, isPost: (text: string) => boolean): string {
  const found = BEHIND_POST.exec(text);
  if (!found || !LEARNED.has(key(found[1] ?? ''))) return text;
  const post = text.slice(0, found.index);
  if (LEARNED.has(key(post)) || SEPARATORS.test(post) || !isPost(post)) return text;
  return `${post} ${JOINER}${text.slice(found.index).trimStart()}`;
}
