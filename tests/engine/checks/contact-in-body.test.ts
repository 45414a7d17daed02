import { describe, expect, test } from 'vitest';
import check from '../../../src/engine/checks/ats/contact-in-body.ts';
import { LANGUAGES } from '../../../src/resume/language.ts';
import { contact, document, HEIGHT, linesOf, page, WIDTH, type Text } from '../builder.ts';
import { tell, type Told } from '../outcome.ts';
import { SENTENCES } from '../sentences.ts';

const EMAIL = 'nora@example.org';
const PHONE = '+442079460000';
const ROW = `${EMAIL} · +44 20 7946 0000`;

/** The contact data are read from the first line that holds the address. */
function told(pages: readonly (readonly (string | Text)[])[], images: readonly number[] = []): Told {
  const picture = images.map((width) => ({
    box: { x: 40, y: HEIGHT - 160, width, height: 120 },
    pixelWidth: 0,
    pixelHeight: 0,
  }));
  const doc = document(pages.map((texts) => page(texts, { images: picture })));
  const lines = linesOf(doc);
  const row = lines.find(({ text }) => text.includes(EMAIL)) ?? null;
  const own = row && contact({ email: { value: EMAIL, broken: null, line: row }, phone: { value: PHONE, line: row } });
  return tell(check, { document: doc, lines, contact: own ?? contact({}) });
}

describe('contact-in-body', () => {
  test.each(LANGUAGES)('%s: passes in the body, fails in a header marked as such', (language) => {
    const body = [...SENTENCES[language].strong, ...SENTENCES[language].weak];
    expect(told([['Nora Whitfield', ROW, ...body]]).status).toBe('pass');
    const header = told([[{ text: ROW, artifact: true }, 'Nora Whitfield', ...body]]);
    expect(header).toMatchObject({ status: 'fail', ids: ['margin'] });
    expect(header.findings[0]?.evidence).toMatchObject([{ page: 1, excerpt: ROW }]);
  });

  const body = [...SENTENCES.en.strong, ...SENTENCES.en.weak, ...SENTENCES.en.strong];

  test('fails for a row that stands at the same place of every page', () => {
    expect(
      told([
        [ROW, ...body],
        [ROW, ...body],
      ]).ids,
    ).toEqual(['margin']);
    expect(told([['Nora Whitfield', ROW, ...body], body]).status).toBe('pass');
  });

  test('fails where one page goes without the running row', () => {
    expect(told([[ROW, ...body], [ROW, ...body], body]).ids).toEqual(['margin']);
    expect(told([[ROW, ...body], [ROW, ...body], body, body]).status).toBe('pass');
  });

  test('passes where the body tells it as well', () => {
    const header = { text: ROW, artifact: true };
    const again = ['Nora Whitfield', ...body, `Mail: ${EMAIL}`, '(020) 7946 0000'];
    expect(told([[header, ...again]]).status).toBe('pass');
    expect(told([[header, ...again.slice(0, -1)]]).status).toBe('warn');
  });

  test('distrusts a producer that marks everything as an artifact', () => {
    expect(told([[ROW, ...body].map((text) => ({ text, artifact: true }))]).status).toBe('pass');
  });

  test('suspects a picture at the top where no contact data are found', () => {
    const below = [...Array.from({ length: 9 }, () => ''), ...body];
    expect(told([below], [WIDTH - 80])).toMatchObject({ status: 'fail', ids: ['image'] });
    expect(told([below]).status).toBe('not-applicable');
    expect(told([below], [100]).status).toBe('not-applicable');
  });

  test('fails without a text layer', () => {
    expect(told([[]])).toMatchObject({ status: 'fail', ids: ['image'] });
  });
});
