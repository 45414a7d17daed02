import { expect, test } from 'vitest';
import { faqPage } from '../../../src/components/seo/faq-page.ts';
import { jsonLd } from '../../../src/components/seo/json-ld.ts';

test('words of editors cannot end the element, and come out as they were', () => {
  const answer = 'Escribe </script><script>alert(1)</script> & "comillas" <!-- así';
  const text = jsonLd([faqPage('es', [{ question: '¿<b>?', answer }])]);
  expect(text).not.toContain('<');
  expect(JSON.parse(text)).toMatchObject({
    '@context': 'https://schema.org',
    '@graph': [{ mainEntity: [{ name: '¿<b>?', acceptedAnswer: { text: answer } }] }],
  });
});
