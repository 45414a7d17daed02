/** What the engine says of a resume: ids, numbers and evidence; no prose, so that it can be shown in any language. */
import { AREAS, type Area, type Priority } from './analysis.ts';
import type { Box } from './document.ts';
import type { FileErrorCode } from './errors.ts';
import type { Language } from './language.ts';

/** The contract of CHECKS.md: file name, message key and JSON key of every check, by area. */
export const CHECK_IDS_OF = {
  structure: [
    'contact-email',
    'contact-phone',
    'contact-location',
    'contact-links',
    'name-found',
    'sections-essential',
    'headings-standard',
    'summary-present',
    'length-pages',
    'word-count',
    'entry-dates',
    'dates-consistent',
    'reverse-chronological',
    'employment-gaps',
    'bullets-used',
    'file-name',
  ],
  content: [
    'quantified-results',
    'action-verbs',
    'weak-phrases',
    'buzzwords',
    'first-person',
    'passive-voice',
    'bullet-length',
    'repeated-openings',
    'spelling',
    'skills-specific',
    'outdated-lines',
    'personal-data',
    'mixed-language',
    'recent-experience',
  ],
  ats: [
    'text-layer',
    'characters-mapped',
    'reading-order',
    'single-column',
    'no-tables',
    'no-text-in-images',
    'contact-in-body',
    'hidden-text',
    'injected-instructions',
    'keyword-stuffing',
    'icon-glyphs',
    'letter-spacing',
    'ligatures-and-hyphens',
    'links-visible',
    'document-metadata',
    'file-weight',
    'not-restricted',
  ],
  design: [
    'page-format',
    'font-families',
    'body-size',
    'size-hierarchy',
    'margins',
    'line-spacing',
    'density',
    'alignment',
    'colours',
    'contrast',
    'bullet-style',
    'emphasis',
    'last-page-fill',
    'photo',
  ],
} as const satisfies Readonly<Record<Area, readonly string[]>>;
export type CheckId = (typeof CHECK_IDS_OF)[Area][number];

/** In the order in which they are run and listed. */
export const CHECK_IDS: readonly CheckId[] = AREAS.flatMap((area): readonly CheckId[] => CHECK_IDS_OF[area]);

export const SECTION_KINDS = [
  'summary',
  'experience',
  'education',
  'skills',
  'languages',
  'projects',
  'certifications',
  'awards',
  'publications',
  'volunteering',
  'interests',
  'references',
] as const;
export type SectionKind = (typeof SECTION_KINDS)[number];

export interface Evidence {
  /** 1-based. */
  readonly page: number;
  /** The visitor's own words, at most 160 characters. */
  readonly excerpt: string;
  /** Null when it is the whole page. */
  readonly box: Box | null;
}

export type MessageData = Readonly<Record<string, string | number>>;

export interface Finding {
  readonly messageId: string;
  readonly data: MessageData;
  readonly evidence: readonly Evidence[];
}

export type CheckStatus = 'pass' | 'warn' | 'fail' | 'not-applicable' | 'undetermined';

export interface CheckResult {
  readonly id: CheckId;
  readonly area: Area;
  readonly priority: Priority;
  readonly status: CheckStatus;
  /** 0–1; null unless scored. */
  readonly score: number | null;
  readonly findings: readonly Finding[];
  /** Numbers that a strength or a title may quote. */
  readonly data: MessageData;
}

export interface Scores extends Readonly<Record<Area, number | null>> {
  readonly overall: number | null;
}

/** "YYYY-MM", "YYYY" or "present". */
export type ResumeDate = string;

export interface Job {
  readonly title: string | null;
  readonly company: string | null;
  readonly start: ResumeDate | null;
  readonly end: ResumeDate | null;
}

export interface Education {
  readonly degree: string | null;
  readonly school: string | null;
  readonly end: ResumeDate | null;
}

export interface ResumeFacts {
  readonly name: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly location: string | null;
  readonly urls: readonly string[];
  readonly sections: readonly SectionKind[];
  readonly jobs: readonly Job[];
  readonly education: readonly Education[];
  readonly bullets: number;
  readonly quantifiedBullets: number;
}

export interface ReportRecommendation {
  readonly checkId: CheckId;
  readonly area: Area;
  readonly priority: Priority;
  /** Points that the overall score would gain were the check passed, to a hundredth. */
  readonly gain: number;
}

export interface Report {
  readonly error: FileErrorCode | null;
  readonly fileName: string | null;
  /** Language of the resume, null when there is no text to tell it by, or another than those that are measured. */
  readonly language: Language | null;
  /** ISO 639 code of such another one ("nl"); "und" where only its script is known. */
  readonly otherLanguage: string | null;
  /** ISO 3166-1 alpha-2 code of the job market whose habits apply. */
  readonly market: string | null;
  /** "YYYY-MM-DD". */
  readonly asOf: string;
  readonly pages: number;
  readonly pagesRead: number;
  /** Pages that threw while they were read. */
  readonly unreadablePages: readonly number[];
  readonly columns: number;
  /** Words; characters in ja and zh. */
  readonly words: number;
  readonly resume: ResumeFacts;
  readonly scores: Scores;
  readonly checks: readonly CheckResult[];
  /** Check ids whose pass is worth telling, the most telling first. */
  readonly strengths: readonly CheckId[];
  readonly recommendations: readonly ReportRecommendation[];
}
