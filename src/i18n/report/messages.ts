/** The prose of the measured report in one language. Strings are ICU MessageFormat (`{count, plural, one {# línea} other {# líneas}}`). */
import type { Area } from '../../resume/analysis.ts';
import type { Language } from '../../resume/language.ts';
import type { CheckId, SectionKind } from '../../resume/report.ts';

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
  /** A strength worth telling, specific, may use the check's data; null when passing is nothing to boast of. */
  readonly strength: string | null;
  readonly findings: Readonly<Record<FindingId, string>>;
}

/** Which findings each check can make; the data of each stands in the comment. All may also use the check's own data. */
export interface FindingIds {
  /** data of the check: email */
  'contact-email':
    'missing' | 'only-link' /* url */ | 'broken' /* value, fixed: split by a space */ | 'invalid' /* value */;
  /** phone */
  'contact-phone': 'missing' | 'only-link' /* url */ | 'invalid' /* value */;
  /** found, of (number of essential sections) */
  'sections-essential': 'missing' /* section: name of the section, already in the reader's language */ | 'no-headings';
  /** pages */
  'length-pages': 'too-long' /* pages, max */ | 'too-short' /* percent: how full the only page is */;
  /** complete, total: entries with dates */
  'entry-dates': 'no-dates' /* entry: its title */ | 'no-start' /* entry, end */ | 'no-end' /* entry, start */;
  /** entries, withBullets, bullets */
  'bullets-used':
    'none' | 'paragraph' /* entry, words */ | 'too-many' /* entry, count */ | 'single' /* entry: only one bullet */;
  /** withFigure, total, percent */
  'quantified-results': 'few' /* withFigure, total, percent */ | 'no-figure' /* the bullet is in the evidence */;
  /** strong, total, percent */
  'action-verbs':
    'few' /* strong, total, percent */ | 'weak-opening' /* opening: the words */ | 'no-action' /* opening */;
  /** good, total, percent */
  'bullet-length':
    | 'too-long' /* words */
    | 'too-short' /* words */
    | 'too-long-characters' /* characters */
    | 'too-short-characters' /* characters */;
  /** characters */
  'text-layer': 'none' | 'thin' /* characters */ | 'image-page' /* page */;
  /** percent */
  'characters-mapped': 'unmapped' /* count, percent */;
  /** columns */
  'single-column': 'columns' /* page, columns */;
  'hidden-text':
    | 'render-mode'
    | 'transparent'
    | 'same-colour'
    | 'tiny'
    | 'off-page'
    | 'covered'
    | 'clipped'
    | 'layer-off'; /* each: characters, page */
  'injected-instructions': 'visible' | 'hidden';
  /** count, families: "Lato, Georgia" */
  'font-families': 'too-many' /* count, families */;
  /** size: points */
  'body-size': 'too-small' /* size, minimum */ | 'too-large' /* size, maximum */;
  /** mm: smallest margin */
  margins: 'narrow' /* side: already in the reader's language, mm, inches, page */ | 'wide' /* same */;
  /** ratio: the lowest */
  contrast: 'low' /* ratio, colour, background: #rrggbb */;
}

export interface ReportMessages {
  /** 2–3 sentences, one per band. Data: score (0–100), passed, total (checks), best, worst (names of areas, lower-case as in mid-sentence). */
  readonly summary: Readonly<Record<'excellent' | 'good' | 'needs-improvement', string>>;
  /** Summary when nothing could be scored. */
  readonly summaryNone: string;
  /** Names of the areas in mid-sentence. */
  readonly areas: Readonly<Record<Area, string>>;
  /** Names of the sections in mid-sentence, quoted as a heading would be written. */
  readonly sections: Readonly<Record<SectionKind, string>>;
  readonly sides: Readonly<Record<'left' | 'right' | 'top' | 'bottom', string>>;
  readonly languages: Readonly<Record<Language, string>>;
  readonly notApplicable: string;
  readonly undetermined: string;
  readonly checks: { readonly [Id in CheckId]: CheckMessages<FindingIds[Id]> };
}
