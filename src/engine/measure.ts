/** Document and date in, report out. Pure: the same input gives the same report, byte for byte. */
import type { ResumeDocument } from '../resume/document.ts';
import type { FileErrorCode } from '../resume/errors.ts';
import type { CheckId, CheckResult, Report } from '../resume/report.ts';
import { CHECKS } from './checks/index.ts';
import { factsOf, NO_FACTS } from './facts.ts';
import { readResume, type ReadingOptions } from './reading/index.ts';
import { TEXT_LAYER_CHARACTERS } from './reading/page/shown.ts';
import { recommendationsOf, strengthsOf } from './recommend.ts';
import { runChecks, untold } from './score.ts';
import { scoresOf } from './scoring.ts';

/** Without a text layer these fail: there is nothing that a parser could read them from (CHECKS.md). */
const LOST_WITHOUT_TEXT: ReadonlySet<CheckId> = new Set(['contact-email', 'contact-phone']);

function lostWithoutText(check: CheckResult): CheckResult {
  if (!LOST_WITHOUT_TEXT.has(check.id) || check.status !== 'not-applicable') return check;
  return { ...check, status: 'fail', score: 0, findings: [{ messageId: 'missing', data: {}, evidence: [] }] };
}

/** A missing password fails the one check that is about it; nothing else can be told of the file. */
function unreadResults(error: FileErrorCode): CheckResult[] {
  const locked = error === 'password-needed' || error === 'password-wrong';
  return untold(CHECKS).map((check) =>
    locked && check.id === 'not-restricted'
      ? { ...check, status: 'fail', score: 0, findings: [{ messageId: 'password', data: {}, evidence: [] }] }
      : check,
  );
}

function reportOf(checks: readonly CheckResult[]): Pick<Report, 'checks' | 'scores' | 'strengths' | 'recommendations'> {
  return {
    checks,
    scores: scoresOf(checks),
    strengths: strengthsOf(checks),
    recommendations: recommendationsOf(checks),
  };
}

/** Structure and content are told by words: in a language that is not measured they have no score, and nor has the whole. */
function withoutWords({ scores, ...rest }: ReturnType<typeof reportOf>): ReturnType<typeof reportOf> {
  return { ...rest, scores: { ...scores, overall: null, structure: null, content: null } };
}

/** Measures a resume. `asOf` is the day that "present" means. */
export function measure(document: ResumeDocument, options: ReadingOptions): Report {
  const reading = readResume(document, options);
  const hasText = reading.characters >= TEXT_LAYER_CHARACTERS;
  const ran = runChecks(CHECKS, reading, hasText);
  const told = reportOf(hasText ? ran : ran.map(lostWithoutText));
  return {
    error: null,
    fileName: document.fileName,
    language: reading.language,
    otherLanguage: reading.otherLanguage,
    market: reading.market,
    asOf: options.asOf,
    pages: document.pageCount,
    pagesRead: document.pages.length,
    unreadablePages: document.pages.filter((page) => page.unreadable).map((page) => page.number),
    columns: Math.max(1, ...reading.columns.map((page) => page.count)),
    words: reading.words,
    resume: factsOf(reading),
    ...(reading.otherLanguage === null ? told : withoutWords(told)),
  };
}

/** For a file that could not be opened: every check is listed, none is told but the password that is missing. */
export function measureUnread(
  file: { readonly fileName: string | null },
  error: FileErrorCode,
  { asOf, market }: ReadingOptions,
): Report {
  return {
    error,
    fileName: file.fileName,
    language: null,
    otherLanguage: null,
    market: market ?? null,
    asOf,
    pages: 0,
    pagesRead: 0,
    unreadablePages: [],
    columns: 0,
    words: 0,
    resume: NO_FACTS,
    ...reportOf(unreadResults(error)),
  };
}
