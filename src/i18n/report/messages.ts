/** The prose of the measured report in one language. Strings are ICU MessageFormat (`{count, plural, one {# línea} other {# líneas}}`). */
import type { Area } from '../../resume/analysis.ts';
import type { Language } from '../../resume/language.ts';
import type { CheckId, SectionKind } from '../../resume/report.ts';
import type { AtsFindings } from './finding-ids/ats.ts';
import type { ContentFindings } from './finding-ids/content.ts';
import type { DesignFindings } from './finding-ids/design.ts';
import type { StructureFindings } from './finding-ids/structure.ts';

export interface CheckMessages<FindingId extends string = string> {
  /** Title when it does not apply or could not be told: a short noun phrase that judges nothing. */
  readonly name: string;
  /** Title when it passes: what is right. */
  readonly pass: string;
  /** Title when it warns or fails: what is wrong. */
  readonly fail: string;
  /** Why it matters, one or two sentences. Never "an ATS rejects": say what a parser or a reader loses. */
  readonly why: string;
  /** How to fix it: an imperative the visitor can act on at once, right for this language's job market. */
  readonly fix: string;
  /** A strength worth telling, specific, may use the check's data, and `script` ('cjk' where lengths count characters); null when passing is nothing to boast of. */
  readonly strength: string | null;
  readonly findings: Readonly<Record<FindingId, string>>;
}

export interface FindingIds {
  readonly structure: StructureFindings;
  readonly content: ContentFindings;
  readonly ats: AtsFindings;
  readonly design: DesignFindings;
}

/** The prose of one area's checks. */
export type AreaProse<A extends Area> = {
  readonly [Id in keyof FindingIds[A]]: CheckMessages<FindingIds[A][Id] & string>;
};

/** All but the checks. */
export interface ReportFrame {
  /** 2–3 sentences, one per band. Data: score (0–100), passed, total (checks), best, worst (names of areas, lower-case as in mid-sentence). */
  readonly summary: Readonly<Record<'excellent' | 'good' | 'needs-improvement', string>>;
  /** Summary when nothing could be scored. */
  readonly summaryNone: string;
  /** Where the text is in a language that is not measured. language: its name. */
  readonly summaryForeign: string;
  /** Where the text is no resume's. */
  readonly summaryOther: string;
  /** Names of the areas in mid-sentence. */
  readonly areas: Readonly<Record<Area, string>>;
  /** Names of the sections in mid-sentence, quoted as a heading would be written. */
  readonly sections: Readonly<Record<SectionKind, string>>;
  readonly sides: Readonly<Record<'left' | 'right' | 'top' | 'bottom', string>>;
  readonly languages: Readonly<Record<Language, string>>;
  /** After a finding, in a recommendation: the visitor's own line. Data: excerpt. */
  readonly quote: string;
  /**
   * In place of a fix that tells how this language words a deed, when the resume is in another one. Data: language (as in `languages`),
   * examples (words of the resume's language).
   */
  readonly foreignFix: string;
  readonly notApplicable: string;
  readonly undetermined: string;
}

export interface ReportMessages extends ReportFrame {
  readonly checks: Readonly<Record<CheckId, CheckMessages>>;
}
