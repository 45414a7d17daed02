/** Is a skill nothing but what every office applicant is taken to know: Word, e-mail, the internet. */
import { BASIC_FILLERS, BASIC_TOOLS } from '../lexicons/outdated.ts';
import { plain } from './words.ts';

const WORD = /[\p{Script=Latin}\p{N}]+|[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}ー]+/gu;

export function isBasicTool(skill: string): boolean {
  const words = plain(skill).match(WORD) ?? [];
  return (
    words.some((word) => BASIC_TOOLS.has(word)) &&
    words.every((word) => BASIC_TOOLS.has(word) || BASIC_FILLERS.has(word))
  );
}
