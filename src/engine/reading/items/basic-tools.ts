/** Is a skill nothing but what every office applicant is taken to know: Word, e-mail, the internet. */
import { gu } from '../../../resume/patterns.ts';
import { BASIC_FILLERS, BASIC_TOOLS } from '../../lexicons/outdated.ts';
import { plain } from '../text/words.ts';

const WORD = gu`[\p{Script=Latin}\p{N}]+|[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}ー]+`;

export function isBasicTool(skill: string): boolean {
  const words = plain(skill).match(WORD) ?? [];
  return (
    words.some((word) => BASIC_TOOLS.has(word)) &&
    words.every((word) => BASIC_TOOLS.has(word) || BASIC_FILLERS.has(word))
  );
}
