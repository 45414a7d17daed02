/** What the author of a blind resume says of it: the shape of `fixtures/blind/labels/*.json`. */
import type { Language } from '../../src/resume/language.ts';
import type { Education, ResumeFacts, SectionKind } from '../../src/resume/report.ts';

/** `dev` may be looked into by who mends the engine; of `held` only the numbers are read. */
export const SETS = ['dev', 'held'] as const;
export type BlindSet = (typeof SETS)[number];

export interface BlindLabel extends Pick<ResumeFacts, 'name' | 'email' | 'phone' | 'location' | 'jobs' | 'education' | 'bullets'> {
  readonly set: BlindSet;
  readonly language: Language;
  readonly country: string;
  /** Null where no heading tells them and a reader may differ: not measured. */
  readonly sections: readonly SectionKind[] | null;
  /** Sections that one reader would count and another not: neither asked for nor held against the report. */
  readonly optional?: readonly SectionKind[];
  /** Exchange terms, single courses and certificates beside the studies, which one reader lists and another not: as `optional`. */
  readonly optionalEducation?: readonly Education[];
  readonly columns: number;
} // prettier-ignore
