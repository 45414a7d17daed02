import { describe, expect, test } from 'vitest';
import check from '../../../src/engine/checks/content/outdated-lines.ts';
import type { Section } from '../../../src/engine/reading/reading.ts';
import { LANGUAGES, type Language } from '../../../src/resume/language.ts';
import type { SectionKind } from '../../../src/resume/report.ts';
import { heading, line, reading, type ReadingParts } from '../builder.ts';
import { statusOf, type Told } from '../outcome.ts';
import { SENTENCES } from '../sentences.ts';

const OFFERED: Readonly<Record<Language, string>> = {
  es: 'Referencias disponibles a petición.',
  en: 'References available upon request',
  fr: 'Références disponibles sur demande.',
  pt: 'Referências disponíveis mediante solicitação.',
  de: 'Referenzen auf Anfrage',
  it: 'Referenze disponibili su richiesta.',
  ja: '推薦状はご要望に応じて提出いたします。',
  zh: '推荐人备索',
};

interface Part {
  readonly kind: SectionKind;
  readonly title: string;
  readonly texts: readonly string[];
}

function told(texts: readonly string[], parts: readonly Part[] = [], rest: ReadingParts = {}): Omit<Told, 'data'> {
  let index = 0;
  const own = texts.map((text) => line(text, { index: (index += 1) }));
  const sections: Section[] = parts.map(({ kind, title, texts: inside }) => ({
    kind,
    heading: { ...heading(kind), line: line(title, { index: (index += 1) }) },
    lines: inside.map((text) => line(text, { index: (index += 1) })),
  }));
  const lines = [...own, ...sections.flatMap((section) => [section.heading.line, ...section.lines])];
  const whole = reading({ ...rest, lines });
  const outcome = check.run({ ...whole, sections, headings: sections.map((section) => section.heading) });
  const findings = outcome.kind === 'scored' ? outcome.findings : [];
  return { status: statusOf(outcome), ids: findings.map(({ messageId }) => messageId), findings };
}

const skills = (...texts: string[]): Part => ({ kind: 'skills', title: 'Skills', texts });

describe('outdated-lines', () => {
  test.each(LANGUAGES)('%s: passes for achievements, warns of references on request', (language) => {
    expect(told(SENTENCES[language].strong, [], { language }).status).toBe('pass');
    const offered = told([...SENTENCES[language].strong, OFFERED[language]], [], { language });
    expect(offered).toMatchObject({ status: 'warn', ids: ['references'] });
    expect(offered.findings[0]?.evidence).toMatchObject([{ page: 1, excerpt: OFFERED[language] }]);
  });

  test.each([
    ['de', 'CH', 'Referenzen auf Anfrage'],
    ['en', 'AU', 'Referees available on request'],
  ] as const)('%s-%s: references are offered by custom', (language, market, text) => {
    expect(told([text], [], { language, market }).status).toBe('pass');
  });

  test('an objective that stands alone, where a profile is the custom', () => {
    const objective: Part = {
      kind: 'summary',
      title: 'Objective',
      texts: ['Seeking a challenging position in a dynamic company where I can grow.'],
    };
    expect(told([], [objective])).toMatchObject({ status: 'warn', ids: ['objective-only'] });
    expect(told([], [{ ...objective, title: 'Summary' }]).status).toBe('pass');
    expect(
      told([], [{ kind: 'summary', title: '求职意向', texts: ['采购工程师、供应链专员'] }], { language: 'zh' }).status,
    ).toBe('pass');
  });

  test('Word as the only tool, but not among others', () => {
    expect(told([], [skills('Microsoft Word, Internet, e-mail, teamwork')])).toMatchObject({ ids: ['basic-tools'] });
    expect(told([], [skills('Paquete Office nivel usuario')], { language: 'es' })).toMatchObject({
      ids: ['basic-tools'],
    });
    expect(told([], [skills('熟练使用办公软件')], { language: 'zh' }).ids).toEqual([]);
    expect(told([], [skills('Microsoft Word, Excel macros, SAP')]).status).toBe('pass');
    expect(told([], [skills('Cash handling, wound care, Microsoft Word')]).status).toBe('pass');
  });

  test('tools that nobody sells any more', () => {
    expect(told([], [skills('Windows XP, SQL, FrontPage')])).toMatchObject({
      status: 'fail',
      ids: ['obsolete-tool', 'obsolete-tool'],
    });
    expect(told([], [skills('Windows 11, SQL, Edge')]).status).toBe('pass');
  });

  test('the Italian consent line without the Regulation', () => {
    const old = 'Autorizzo il trattamento dei dati personali ai sensi del D.Lgs. 196/2003.';
    expect(told([old], [], { language: 'it' })).toMatchObject({ status: 'warn', ids: ['old-consent'] });
    expect(told([old, 'e del GDPR (Regolamento UE 2016/679)'], [], { language: 'it' }).status).toBe('pass');
    expect(told(['Autorizzo il trattamento dei miei dati personali.'], [], { language: 'it' }).status).toBe('pass');
  });

  test('is undetermined without a language', () => {
    expect(told(['References available'], [], { language: null }).status).toBe('undetermined');
  });
});

test('quotes the line below the heading, not words across both', () => {
  const parts = [{ kind: 'references', title: 'References', texts: ['Available upon request'] }] as const;
  const { findings } = told([], parts, { language: 'en' });
  expect(findings[0]).toMatchObject({ messageId: 'references', data: { words: 'Available upon request' } });
  expect(findings[0]?.evidence[0]?.excerpt).toBe('Available upon request');
});
