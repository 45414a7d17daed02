import { describe, expect, test } from 'vitest';
import check from '../../../src/engine/checks/structure/contact-links.ts';
import { contactOf } from '../../../src/engine/reading/contacts/contact.ts';
import { LEXICONS } from '../../../src/engine/lexicons/index.ts';
import type { PageLink } from '../../../src/resume/document.ts';
import { LANGUAGES, type Language } from '../../../src/resume/language.ts';
import { document, heading, linesOf, page, type ReadingParts } from '../builder.ts';
import { tell } from '../outcome.ts';

const NAMES: Readonly<Record<Language, string>> = {
  es: 'Lucía Marín',
  en: 'Maya Ellison',
  fr: 'Camille Berthier',
  pt: 'Rafael Nogueira',
  de: 'Lena Brandstetter',
  it: 'Martina Galeazzi',
  ja: '水野 彩香',
  zh: '沈嘉禾',
};

/** The last text is a heading. */
function head(language: Language, texts: readonly string[], links: readonly PageLink[] = []): ReadingParts {
  const doc = document([page(texts, { links })]);
  const lines = linesOf(doc);
  const marked = lines.findIndex((line) => line.text === 'HEADING');
  const headings = lines.filter((line) => line.index === marked).map((line) => ({ ...heading('experience'), line }));
  const { contact } = contactOf(doc, lines, headings, LEXICONS[language], language);
  return { document: doc, lines, headings, language, contact };
}

describe('contact-links', () => {
  test('takes a messenger for no page about the person', () => {
    const box = { x: 56, y: 700, width: 200, height: 60 };
    const told = tell(
      check,
      head('en', ['Maya Ellison', 'ana@example.org'], [{ url: 'https://wa.me/14155550142', box }]),
    );
    expect(told.ids).toEqual(['missing']);
  });

  test.each(LANGUAGES)('%s: passes with a profile, warns of a network named without an address', (language) => {
    const name = NAMES[language];
    expect(
      tell(check, head(language, [name, 'ana@example.org', 'https://www.linkedin.com/in/ana-reyes'])),
    ).toMatchObject({
      status: 'pass',
      data: { url: 'www.linkedin.com/in/ana-reyes' },
    });
    const told = tell(check, head(language, [name, 'ana@example.org', 'LinkedIn: Ana Reyes', 'HEADING']));
    expect(told).toMatchObject({ status: 'warn', ids: ['named-only'] });
    expect(told.findings[0]?.evidence[0]?.excerpt).toBe('LinkedIn: Ana Reyes');
  });

  test.each(['es', 'en', 'fr', 'pt', 'de', 'it'] as const)('%s: warns where there is none', (language) => {
    const told = tell(check, head(language, [NAMES[language], 'ana@example.org', 'HEADING']));
    expect(told).toMatchObject({ status: 'warn', ids: ['missing'] });
  });

  test.each(['ja', 'zh'] as const)('%s: says nothing where there is none, as is customary', (language) => {
    expect(tell(check, head(language, [NAMES[language], 'ana@example.org', 'HEADING'])).status).toBe('not-applicable');
  });

  test('takes a site of the person’s own in the contact rows, not an employer’s in a job', () => {
    expect(tell(check, head('en', ['Maya Ellison', 'maya@example.org | ellison.example.com', 'HEADING'])).status).toBe(
      'pass',
    );
    const rows = Array.from({ length: 8 }, () => 'Led a team of twelve.');
    const told = tell(
      check,
      head('en', ['Maya Ellison', 'maya@example.org', 'HEADING', ...rows, 'https://brightharbor.example.com']),
    );
    expect(told).toMatchObject({ status: 'warn', ids: ['missing'] });
  });

  test('counts a target behind an icon: whether it is also written out, another check tells', () => {
    const box = { x: 56, y: 740, width: 80, height: 40 };
    const parts = head(
      'en',
      ['Maya Ellison', 'maya@example.org', 'HEADING'],
      [{ url: 'https://github.com/maya', box }],
    );
    expect(tell(check, parts).status).toBe('pass');
  });

  test.each(['linkedin.com/in/', 'www.linkedin.com', 'linkedin.com/in/your-name', 'github.com/username'])(
    'tells %s from a filled address',
    (url) => {
      const told = tell(check, head('en', ['Maya Ellison', `maya@example.org | ${url}`, 'HEADING']));
      expect(told).toMatchObject({ status: 'warn', ids: ['unfilled'] });
    },
  );

  test.each(['maya.github.io', 'x.com/maya', 'https://br.linkedin.com/in/maya'])('takes %s as filled', (url) => {
    expect(tell(check, head('en', ['Maya Ellison', `maya@example.org | ${url}`, 'HEADING'])).status).toBe('pass');
  });
});

test('an address that wraps behind its last slash is filled', () => {
  const rows = ['Maya Ellison', 'maya@example.org | linkedin.com/in/', 'maya-ellison', 'HEADING'];
  expect(tell(check, head('en', rows)).status).toBe('pass');
  expect(tell(check, head('en', [...rows.slice(0, 2), 'Nurse in Leeds', 'HEADING'])).ids).toEqual(['unfilled']);
});
