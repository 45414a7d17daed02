/** A measured report as the islands' tests need it: small, but whole. */
import { CHECK_IDS, type CheckResult, type Report } from '../../../src/resume/report.ts';

export function measuredReport(changes: Partial<Report> = {}): Report {
  return {
    error: null,
    fileName: 'ana.pdf',
    language: 'es',
    otherLanguage: null,
    market: 'ES',
    asOf: '2026-01-15',
    pages: 1,
    pagesRead: 1,
    unreadablePages: [],
    columns: 1,
    words: 320,
    resume: {
      name: 'Ana Ejemplo',
      email: 'ana@example.org',
      phone: null,
      location: null,
      urls: [],
      sections: ['experience'],
      jobs: [{ title: 'Analista', company: 'Prueba SA', start: '2019-02', end: 'present' }],
      education: [],
      bullets: 4,
      quantifiedBullets: 1,
    },
    scores: { overall: 71, structure: 86, content: 48, ats: null, design: 64 },
    checks: CHECK_IDS.map(passing),
    strengths: [],
    recommendations: [],
    ...changes,
  };
}

function passing(id: (typeof CHECK_IDS)[number]): CheckResult {
  return { id, area: 'structure', priority: 'Baja', status: 'pass', score: 1, findings: [], data: {} };
}
