import type { ResumeDocument } from '../../resume/document.ts';
import type { Report } from '../../resume/report.ts';
import { scrubInvisible } from '../invisible.ts';
import { findAddresses, findStreets } from './addresses/find.ts';
import { findBirthDates } from './birth-dates.ts';
import { findBirthPlaces } from './birth-places.ts';
import { cellsOf, linesOf } from './contact-lines.ts';
import { findEmails } from './emails.ts';
import { cutByExcerpt, injectedPassages, isInPassage } from './instructions.ts';
import { findCodes, findIds } from './labelled-numbers.ts';
import { findNames } from './names.ts';
import { findCircumstances } from './personal-circumstances.ts';
import { findOtherPeople } from './other-people.ts';
import { findPhones } from './phones.ts';
import { exchange, merge, type Placeholder, type Range } from './ranges.ts';
import { cutImitations } from './reply-imitations.ts';
import { visibleText } from './span-lines.ts';
import { findUrls } from './urls.ts';

export interface RedactedText {
  /** What may leave the device. */
  readonly text: string;
  /** How to read it: stays on the device. */
  readonly placeholders: readonly Placeholder[];
  /** UTF-16 units without spaces that were in the file but not to be seen on the page. */
  readonly removedHidden: number;
  /** Passages that address a reader machine, as they stood. */
  readonly cutPassages: readonly string[];
}

export interface RedactOptions {
  /** The visitor switched redaction off: hidden text and passages for machines go all the same. */
  readonly keepPersonalData?: boolean | undefined;
}

/** The text of a resume as it may be sent: visible, scrubbed, without passages for machines, personal data behind placeholders. */
export async function redact(
  document: ResumeDocument,
  report: Report,
  options: RedactOptions = {},
): Promise<RedactedText> {
  const passages = injectedPassages(report);
  const seen = visibleText(document, (span, page) => isInPassage(span, page, passages));
  const told = cutByExcerpt(plainForms(scrubInvisible(seen.text)), passages);
  const { text, cut } = cutImitations(told.text);
  const cutPassages = [...seen.cutPassages, ...told.cut, ...cut];
  const ranges = options.keepPersonalData ? [] : await personalData(text, report);
  return { ...exchange(text, ranges), removedHidden: seen.removedHidden, cutPassages };
}

/** The surest first; each detector sees what the earlier ones found as blanked out, so that none grows into another's find. */
async function personalData(text: string, report: Report): Promise<readonly Range[]> {
  const { name, email, phone, urls, location } = report.resume;
  const found: Range[] = [];
  const without = () => blank(text, found);
  const cells = () => cellsOf(without(), found);
  found.push(...findEmails(text, email));
  found.push(...findUrls(without(), cells(), urls));
  found.push(...findIds(without()));
  const births = findBirthDates(without(), cells(), report.asOf);
  found.push(...births);
  found.push(...findBirthPlaces(cells(), births));
  const streets = findStreets(cells());
  const rest = [...found, ...streets];
  found.push(
    ...(await findPhones(blank(text, rest), cellsOf(blank(text, rest), rest), phone, report.language, report.market)),
  );
  found.push(...findAddresses(cells(), streets, { name, location }));
  found.push(...findCodes(cells()));
  found.push(...findOtherPeople(without(), cells()));
  found.push(...findNames(without(), linesOf(without(), found), cells(), { name, email }));
  found.push(...findCircumstances(cells()));
  return found;
}

/** Same length, same lines. */
function blank(text: string, ranges: readonly Range[]): string {
  let rest = '';
  let at = 0;
  for (const { start, end } of merge(ranges)) {
    rest += text.slice(at, start) + text.slice(start, end).replace(/[^\n]/g, '\uFFFC');
    at = end;
  }
  return rest + text.slice(at);
}

/** Full-width letters, digits and signs of addresses, ligatures and radicals as plain ones: what fonts do, no detector should meet. */
function plainForms(text: string): string {
  return text.replace(/[０-９Ａ-Ｚａ-ｚ＠．＋－＿／\uFB00-\uFB06\u2F00-\u2FD5]/gu, (character) =>
    character.normalize('NFKC'),
  );
}
