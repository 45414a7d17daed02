/** What a planted defect is: one fault in a resume that had none. */
import type { ResumeDocument } from '../../../src/resume/document.ts';
import type { Language } from '../../../src/resume/language.ts';
import type { CheckId } from '../../../src/resume/report.ts';
import type { Strong } from './strong.ts';

export interface Defect {
  /** The check that must find it. */
  readonly check: CheckId;
  readonly name: string;
  readonly plant: (strong: Strong) => ResumeDocument;
  /** Checks that tell it too, because one defect is two faults; why. Nothing else may change. */
  readonly also?: Readonly<Partial<Record<CheckId, string>>>;
  /** Languages in which it is no fault, and why. */
  readonly notIn?: Readonly<Partial<Record<Language, string>>>;
  /** Set against the habits of this market instead of the resume's own. */
  readonly market?: string;
}
