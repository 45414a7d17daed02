/** What a visitor downloads must pass what the site itself measures: each template in each language, through the one pipeline. */
import { describe, expect, test } from 'vitest';
import { documentOf } from '../../src/templates/blocks.ts';
import { pdfOf } from '../../src/templates/pdf.ts';
import type { Template } from '../../src/templates/schema.ts';
import { measured } from './measured.ts';
import { WRITTEN } from './written.ts';

const LEAST_OVERALL = 90;
const LEAST_AREA = 85;
const AREAS = ['structure', 'content', 'ats', 'design'] as const;

/** As the reading folds it: full-width brackets and colons become plain ones. */
const folded = (text: string): string => text.normalize('NFKC').replace(/\s+/gu, ' ');
/** Without what a reader may as well set apart: "part-time", "(兼职)", "(IHK)". */
const bare = (text: string | null): string => folded(text ?? '').replace(/(?:, part-time| ?\([^)]*\))$/u, '');
const digits = (text: string): string => text.replace(/\D/g, '').replace(/^0/, '');

function jobsOf(template: Template) {
  return template.sections.flatMap((section) =>
    section.kind === 'experience'
      ? section.entries.map(({ title, employer, start, end }) => ({
          title: bare(title),
          company: folded(employer),
          start,
          end,
        }))
      : [],
  );
}

function degreesOf(template: Template) {
  return template.sections.flatMap((section) =>
    section.kind === 'education'
      ? section.entries.map(({ degree, school, end }) => ({ degree: bare(degree), school: folded(school), end }))
      : [],
  );
}

describe.each(WRITTEN)('the template $id in $locale', (written) => {
  test('scores well in every area and is read back as it was written', async () => {
    const { report, error } = await measured(written);
    expect(error).toBeNull();
    const { template, locale, id } = written;
    const short = report.checks.filter(({ score }) => score !== null && score < 0.9);
    const told = JSON.stringify(short.map(({ id: check, score, findings }) => ({ check, score, findings })));
    expect(report.scores.overall, told).toBeGreaterThanOrEqual(LEAST_OVERALL);
    for (const area of AREAS) expect(report.scores[area], `${area}: ${told}`).toBeGreaterThanOrEqual(LEAST_AREA);

    expect(report.language).toBe(locale);
    expect(report.pages).toBe(id === 'executive' ? 2 : 1);
    expect(report.columns).toBe(1);
    const { resume } = report;
    const { person } = template;
    expect(resume.name).toBe(person.name);
    expect(resume.email).toBe(person.email);
    expect(digits(resume.phone ?? '')).toMatch(new RegExp(`${digits(person.phone)}$`));
    expect(resume.location).toBe(person.location);
    expect([...resume.urls]).toEqual(person.links);
    expect(resume.jobs.map((job) => ({ ...job, title: bare(job.title ?? '') }))).toEqual(jobsOf(template));
    expect(resume.education.map((studies) => ({ ...studies, degree: bare(studies.degree) }))).toEqual(
      degreesOf(template),
    );
    const kinds = new Set<string>(resume.sections);
    for (const { kind } of template.sections)
      if (kind !== 'achievements' && kind !== 'statement') expect(kinds, `heading of ${kind}`).toContain(kind);
  });
});

test('the same words give the same bytes', async () => {
  for (const { id, locale, template } of WRITTEN.filter((written) => written.id === 'executive')) {
    if (locale !== 'es' && locale !== 'ja') continue;
    const doc = documentOf(id, locale, template);
    const [first, second] = [await pdfOf(doc), await pdfOf(doc)];
    expect(Buffer.compare(first.bytes, second.bytes), locale).toBe(0);
  }
});
