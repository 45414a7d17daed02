import { describe, expect, test } from 'vitest';
import check from '../../../src/engine/checks/content/mixed-language.ts';
import { LANGUAGES, type Language } from '../../../src/resume/language.ts';
import { document, heading, line, linesOf, page, reading } from '../builder.ts';
import { statusOf, tell, type Told } from '../outcome.ts';
import { SENTENCES } from '../sentences.ts';

/** A paragraph each: the page's lines would run together. */
const told = (language: Language, texts: readonly string[]): Told =>
  tell(check, { language, sections: [], document: document([page(texts.map((text) => `• ${text}`))]) });

describe('mixed-language', () => {
  test.each(LANGUAGES)(
    '%s: passes for its own sentences, fails for those of any other language among them',
    (language) => {
      const { strong, weak } = SENTENCES[language];
      expect(told(language, [...strong, ...weak])).toMatchObject({ status: 'pass', data: { passages: 0 } });
      for (const other of LANGUAGES.filter((item) => item !== language)) {
        const mixed = told(language, [...weak.slice(0, 3), ...SENTENCES[other].weak]);
        expect(mixed.status, `${other} in ${language}`).not.toBe('pass');
        expect(mixed.ids.slice(0, 2)).toEqual(['mixed', 'passage']);
        expect(mixed.findings[1]?.evidence).toHaveLength(1);
      }
    },
  );

  test.each([
    ['es', 'Scrum Master, Product Owner, Customer Success Manager, Key Account Manager, Head of Growth'],
    ['ja', 'AWS Lambda, Amazon S3, DynamoDB, TypeScript, React, Next.js, Node.js, GitHub Actions, Terraform'],
    ['zh', 'Spring Boot, MyBatis, Redis, Kafka, Elasticsearch, Docker, Kubernetes, Jenkins, Prometheus'],
    ['de', 'Business Intelligence Manager, Senior Consultant Data Analytics, Lead Developer Cloud Services'],
  ] as const)('%s: names of posts and tools are of no language: %s', (language, names) => {
    expect(told(language, [...SENTENCES[language].strong, names, names]).status).toBe('pass');
  });

  test('one quotation is no mixture; two of many lines warn', () => {
    expect(told('es', [...SENTENCES.es.strong, ...SENTENCES.en.weak.slice(0, 1)]).status).toBe('pass');
    expect(told('es', [...SENTENCES.es.strong, ...SENTENCES.es.weak, ...SENTENCES.en.weak.slice(0, 2)]).status).toBe(
      'warn',
    );
  });

  test('leaves titles of publications and degrees aside', () => {
    const lines = SENTENCES.en.weak.map((text, index) => line(`• ${text}`, { index: index + 1 }));
    const publications = { kind: 'publications' as const, heading: heading('publications'), lines };
    const own = line('• Reduje el tiempo de facturación con un nuevo proceso de aprobación para la empresa.');
    const whole = reading({ language: 'es', lines: [own, ...lines] });
    expect(statusOf(check.run({ ...whole, headings: [], sections: [publications] }))).toBe('pass');
  });

  test('is not applicable without sentences, undetermined without a language', () => {
    expect(told('en', ['Ada Example', 'Excel, SQL']).status).toBe('not-applicable');
    expect(tell(check, { language: null }).status).toBe('undetermined');
  });
});

test('an entry’s head in bold parts what is said above it from what is said below', () => {
  const texts = [
    'Umbau des Speisesaals zu einer offenen Küche gemeinsam mit den Bewohnern und ihren Angehörigen im ganzen Haus',
    'Leading a team of seventeen nurses and training four of them every year on the ward',
    'Caring for the people who live with us and for their families at the end of life',
  ];
  const rows = texts.flatMap((text, at) => [{ text: `Wohnbereichsleiterin ${String(at)}` }, { text }]);
  const lines = linesOf(document([page(rows)])).map((own, at) => ({ ...own, bold: at % 2 === 0 }));
  expect(tell(check, { language: 'de', sections: [], lines }).ids[0]).toBe('mixed');
});
