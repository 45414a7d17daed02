/** "Hotel Corvo *** (Chef de rang)": the post in brackets behind the employer's name. */
import { u } from '../../../resume/patterns.ts';
import { isContract, isDepartment } from './head-asides.ts';
import { roleScore, type Marks } from './head-marks.ts';
import { withFirmOwned } from './owned-firms.ts';

const BRACKETED = u`^([^()]{2,60}?)\s(?:\*{1,5}\s?)?\((\p{Lu}[^()\d,;]{2,50})\)\s*$`;

/** With a bar between the two, where no other text of the head names a post, the brackets do and the words before them do not. */
export function withPostInBrackets(whole: string, roleElsewhere: boolean, marks: Marks): string {
  const text = marks.lexicon.language === 'it' ? withFirmOwned(whole) : whole;
  if (roleElsewhere || marks.education) return text;
  const [, name, post] = text.trimEnd().endsWith(')') ? (BRACKETED.exec(text.trim()) ?? []) : [];
  if (name === undefined || post === undefined || roleScore(post, marks) <= 0 || roleScore(name, marks) > 0)
    return text;
  return isContract(post) || isDepartment(post, marks.lexicon) ? text : `${name} | ${post}`;
}
