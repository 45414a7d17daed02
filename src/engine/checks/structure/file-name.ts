import { fileNameFacts, suggestedFileName } from '../../reading/names/file-name.ts';
import type { Finding } from '../../../resume/report.ts';
import { defineCheck, finding, notApplicable, scored, undetermined } from '../define.ts';

/** The longest part of the file's name that is quoted. */
const QUOTED = 80;
/** Shown where the resume's own name is not known. */
const EXAMPLE = { ja: '山田 太郎', zh: '李明', other: 'Ana Reyes' } as const;
const SCORES = { generic: 0.4, unnamed: 0.6, trace: 0.6, both: 0.4 } as const;

export default defineCheck({
  id: 'file-name',
  requires: ['document', 'contact', 'language'],
  withoutText: true,
  messageIds: ['generic', 'unnamed', 'trace'],
  run: ({ document, contact, language }) => {
    const { fileName } = document;
    if (fileName === null || fileName.trim() === '') return notApplicable;
    const name = contact.name?.value ?? null;
    const { trace, named, generic } = fileNameFacts(fileName, name, contact.email?.value.split('@')[0] ?? null);
    const file = Array.from(fileName).slice(0, QUOTED).join('');
    const data = {
      file,
      suggestion: suggestedFileName(
        name ?? EXAMPLE[language === 'ja' || language === 'zh' ? language : 'other'],
        language,
      ),
    };
    const findings: Finding[] = [];
    if (generic) findings.push(finding('generic', { file }));
    else if (named === 'no') findings.push(finding('unnamed', { file, name: name ?? '' }));
    if (trace !== null) findings.push(finding('trace', { file, trace }));
    if (findings.length === 0) return named === 'unknown' ? undetermined : scored(1, [], data);
    if (generic) return scored(SCORES.generic, findings, data);
    return scored(findings.length > 1 ? SCORES.both : trace === null ? SCORES.unnamed : SCORES.trace, findings, data);
  },
});
