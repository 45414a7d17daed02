/** A ResumeDocument and a Report as small as a test of redaction needs them. */
import { redact } from '../../src/ai/redact/redact.ts';
import type { ResumeDocument, Span } from '../../src/resume/document.ts';
import type { Evidence, Report, ResumeFacts } from '../../src/resume/report.ts';
import { document, page, span } from '../engine/builder.ts';

export interface Line extends Partial<Pick<Span, 'hidden' | 'ocr' | 'baseline'>> {
  readonly text: string;
  /** Points from the left edge. */
  readonly x?: number;
}

/** One A4 page, a span a line, 14 points apart from the top. */
export function documentOf(...lines: readonly (string | Line)[]): ResumeDocument {
  const spans = lines.map((line, index) => {
    const { baseline: y = 800 - 14 * index, ...rest } = typeof line === 'string' ? { text: line } : line;
    return span({ x: 50, y, size: 10, ...rest });
  });
  return document([page([], { spans })], { fileName: 'cv.pdf', fonts: [] });
}

const NO_FACTS: ResumeFacts = {
  name: null,
  email: null,
  phone: null,
  location: null,
  urls: [],
  sections: [],
  jobs: [],
  education: [],
  bullets: 0,
  quantifiedBullets: 0,
};

export interface ReportOptions {
  readonly resume?: Partial<ResumeFacts>;
  readonly language?: Report['language'];
  readonly market?: string;
  /** Evidence of injected-instructions. */
  readonly injected?: readonly Evidence[];
}

export function reportOf({ resume = {}, language = 'es', market = 'ES', injected = [] }: ReportOptions = {}): Report {
  return {
    error: null,
    otherLanguage: null,
    fileName: 'cv.pdf',
    language,
    market,
    asOf: '2026-11-21',
    pages: 1,
    pagesRead: 1,
    unreadablePages: [],
    columns: 1,
    words: 100,
    resume: { ...NO_FACTS, ...resume },
    scores: { structure: 80, content: 61.5, ats: null, design: 90, overall: 77 },
    checks: [
      {
        id: 'injected-instructions',
        area: 'ats',
        priority: 'Alta',
        status: injected.length > 0 ? 'fail' : 'pass',
        score: injected.length > 0 ? 0 : 1,
        data: {},
        findings: injected.length > 0 ? [{ messageId: 'visible', data: {}, evidence: injected }] : [],
      },
    ],
    strengths: [],
    recommendations: [],
  };
}

/** More lines than an opening has: what stands below is no contact line. */
export const FILLER = Array.from({ length: 12 }, (_, i) => `Línea de relleno ${'abcdefghijkl'[i]}`);

/** The text that leaves the device. */
export async function sent(lines: readonly (string | Line)[], options?: ReportOptions): Promise<string> {
  return (await redact(documentOf(...lines), reportOf(options))).text;
}
