/** Lines that name a post and look like running text: told by the date that they close with, or that stands above them. */
import { u } from '../../resume/patterns.ts';
import type { Lexicon } from '../lexicons/lexicon.ts';
import type { FoundRange } from './dates.ts';
import { namesPost } from './headers.ts';
import type { Line } from './reading.ts';

/** "Stage d'observation, Cabinet des Alpes, février 2022 (une": nothing but a remark behind the date. */
export function isPostDatedLast({ text }: Line, { index, length }: FoundRange, lexicon: Lexicon): boolean {
  return /^\s?(?:[(].{0,20})?\.?$/u.test(text.slice(index + length)) && namesPost(text, lexicon);
}

/** Characters beside a date that stands alone, and of the longest head below it. */
const MOST_BESIDE = 8;
const LONGEST = 130;
const SENTENCES = u`\p{L}{5}\. \p{Lu}|\p{Ll}{3}[.;]$`;

interface Dated {
  readonly line: Line;
  readonly range: FoundRange | null;
}

/** "2019 – 2021" alone over "Docente supplente di italiano, storia e geografia – I.C. Verga, …": the head, however long. */
export function isHeadBelow({ line, range }: Dated, { text }: Line, lexicon: Lexicon): boolean {
  if (!range || line.text.length - range.length > MOST_BESIDE || text.length > LONGEST) return false;
  return !SENTENCES.test(text) && /\s[–—-]\s/u.test(text) && namesPost(text, lexicon);
}
