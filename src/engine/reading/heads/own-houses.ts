/** Under which name people work for themselves: "Selbständig: Metzgerei Vogt, Emsau". */
import { gu, u } from '../../../resume/patterns.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { SELF_EMPLOYED } from '../../lexicons/self-employment.ts';
import { key, keysOf } from '../text/fold.ts';
import { marksFor, opensAsEmployer, organisationScore } from './head-marks.ts';
import { namesPost, type EntryHead } from './headers.ts';
import { isClosedName } from './legal-forms.ts';

const OWN_MASTER =
  /^(?:selb(?:st)?standig|freiberuf|freelance|freischaffend|(?:auto|micro)-?entrepreneu|independante?(?:$|[\s,])|travailleu\S+ independante?|artisan a mon compte|libero profession|libera profession|self-employed|autonom[oa](?:$|[\s,]))/u;
const LISTED = /,\s|\s(?:und|et|e|y|and)\s/u;

/** "Selbständige Fotografin" over "Hochzeiten, Porträts und Bewerbungsbilder", "Auto-entrepreneur, plombier chauffagiste": for whom one works is told, and what else stands there is no house unless its words say so. */
export function asOwnMaster(head: EntryHead, texts: readonly string[], lexicon: Lexicon): EntryHead {
  const { title, organisation } = head;
  if (title === null || organisation === null || !OWN_MASTER.test(key(title))) return head;
  const marks = marksFor(lexicon, false);
  if (isClosedName(organisation) || opensAsEmployer(organisation, marks) || organisationScore(organisation, marks) > 0)
    return head;
  const whole = texts.find((text) => text.includes(`${title}, ${organisation}`));
  if (whole !== undefined && namesPost(organisation, lexicon))
    return { ...head, title: `${title}, ${organisation}`, organisation: null };
  return LISTED.test(organisation) && !texts.some((text) => text.includes(title) && text.includes(organisation))
    ? { ...head, organisation: null }
    : head;
}

/** Words of a name open with a capital, those between them aside. */
export function isName(text: string, { stopWords }: Lexicon): boolean {
  const small = keysOf(stopWords);
  const words = text.match(gu`\p{L}[\p{L}'’-]*`) ?? [];
  return words.length > 1 && words.every((word) => u`^\p{Lu}`.test(word) || small.includes(key(word)));
}

/** Whether what stands before a colon says that one works for oneself, and behind it the name of a house opens. */
export function isOwnHouse(left: string, right: string, lexicon: Lexicon): boolean {
  if (!keysOf(SELF_EMPLOYED).some((word) => key(left).startsWith(word))) return false;
  const [name = ''] = right.split(/,\s|\s\(/u, 1);
  const house = isClosedName(name) || opensAsEmployer(name, marksFor(lexicon, false)) || isName(name, lexicon);
  return house && !namesPost(name, lexicon);
}
