/** Italian nouns whose task follows with "alla" or "al": "Addetta alla vendita", "Assistente alla sicurezza". */
import { opensAsEmployer, type Marks } from './head-marks.ts';
import { isClosedName } from './legal-forms.ts';

const PUT_TO =
  /(?:^|\s)(?:addett[oaie]|prepost[oaie]|assistent[ei]|responsabil[ei]|incaricat[oaie]|delegat[oaie]|operat(?:ore|rice)|supporto|coordinat(?:ore|rice)|tutor)$/iu;

/** Whether what stands behind the word is what one is put to: "alla Vendita", unless it is an employer by its words. */
export function isPutTo(left: string, right: string, marks: Marks): boolean {
  if (marks.lexicon.language !== 'it' || !PUT_TO.test(left)) return false;
  return !opensAsEmployer(right, marks) && !isClosedName(right.split(/,\s/u, 1)[0] ?? '');
}
