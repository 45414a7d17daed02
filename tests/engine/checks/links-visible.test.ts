import { describe, expect, test } from 'vitest';
import check from '../../../src/engine/checks/ats/links-visible.ts';
import { LANGUAGES } from '../../../src/resume/language.ts';
import { unionOf } from '../../../src/resume/document.ts';
import { contact, document, linesOf, page } from '../builder.ts';
import { tell, type Told } from '../outcome.ts';
import { SENTENCES } from '../sentences.ts';

const PROFILE = 'https://www.linkedin.com/in/nora-whitfield';

/** A row under the name, with a link over the whole of it. */
function told(row: string, url = PROFILE, language: (typeof LANGUAGES)[number] = 'en'): Told {
  const texts = ['Nora Whitfield', row, ...SENTENCES[language].strong];
  const plain = page(texts);
  const box = plain.spans[1]?.box ?? { x: 0, y: 0, width: 1, height: 1 };
  const doc = document([{ ...plain, links: [{ url, box }] }]);
  const lines = linesOf(doc);
  const shown = lines.find((line) => line.text.includes('linkedin.com')) ?? null;
  return tell(check, { document: doc, lines, headings: [], contact: contact({ urls: [{ value: url, line: shown }] }) });
}

describe('links-visible', () => {
  test.each(LANGUAGES)('%s: passes for an address that can be read, warns of a bare word', (language) => {
    expect(told('linkedin.com/in/nora-whitfield', PROFILE, language).status).toBe('pass');
    const bare = told('LinkedIn', PROFILE, language);
    expect(bare).toMatchObject({
      status: 'warn',
      ids: ['target-only'],
      findings: [{ data: { url: 'linkedin.com/in/nora-whitfield' } }],
    });
    expect(bare.findings[0]?.evidence).toMatchObject([{ page: 1, excerpt: 'LinkedIn' }]);
  });

  test('takes the user name for the address', () => {
    expect(told('LinkedIn: nora-whitfield').status).toBe('pass');
  });

  test('reads a user name whose accents the target spells in percent', () => {
    const url = 'https://www.linkedin.com/in/j%C3%B6rg-%C3%B6zkan-4';
    expect(told('Profil: jörg-özkan-4', url).status).toBe('pass');
    expect(told('Jörg', url).status).toBe('warn');
    expect(told('Profil', 'https://www.linkedin.com/in/j%ZZrg').status).toBe('warn');
  });

  test('takes the host for the address of a page in one of its languages', () => {
    expect(told('norawhitfield.github.io', 'https://norawhitfield.github.io/en/').status).toBe('pass');
  });

  test('takes the page of a firm for nobody’s profile', () => {
    expect(told('Brightharbor Ltd', 'https://www.linkedin.com/company/brightharbor').status).toBe('not-applicable');
  });

  test('knows it in a Chinese or Japanese invitation to click', () => {
    expect(told('点击查看个人主页', 'https://nora.example.org/', 'zh').status).toBe('warn');
    expect(told('ポートフォリオはこちら', 'https://nora.example.org/', 'ja').status).toBe('warn');
  });

  test('knows a page of the person’s own by the word that stands for it, not a map or a school', () => {
    expect(told('Portfolio', 'https://works.example.org/').status).toBe('warn');
    expect(told('17 Prime Avenue', 'https://maps.example.org/17').status).toBe('not-applicable');
  });

  test('leaves links of employers, and profiles that nobody filled in, alone', () => {
    const body = page(['Nora Whitfield', ...SENTENCES.en.strong]);
    const urls = [{ value: 'https://works.example.org/', line: null }];
    expect(tell(check, { document: document([body]), headings: [], contact: contact({ urls }) }).status).toBe(
      'not-applicable',
    );
    expect(told('LinkedIn', 'https://www.linkedin.com/in/your-name').status).toBe('not-applicable');
  });
});

test('of a run that holds more than the link, the words of the link tell', () => {
  const row = 'nora@example.org | 个人主页';
  const plain = page(['聂怀瑾', row]);
  const box = plain.spans[1]?.box ?? { x: 0, y: 0, width: 1, height: 1 };
  const step = box.width / row.length;
  const url = 'https://nora.example.org/';
  const own = { url, box: { ...box, x: box.x + 19 * step, width: 4 * step } };
  const doc = document([{ ...plain, links: [own] }]);
  const parts = {
    document: doc,
    lines: linesOf(doc),
    headings: [],
    contact: contact({ urls: [{ value: url, line: null }] }),
  };
  expect(tell(check, parts).status).toBe('warn');
});

test('an address that breaks in its narrow column can be read', () => {
  const plain = page(['Nora Whitfield', 'linkedin.com/in/nora-', 'whitfield', ...SENTENCES.en.strong]);
  const [upper, lower] = [plain.spans[1]?.box, plain.spans[2]?.box];
  if (!upper || !lower) throw new Error('no rows');
  const doc = document([{ ...plain, links: [{ url: PROFILE, box: unionOf([upper, lower]) }] }]);
  const parts = { document: doc, lines: linesOf(doc), headings: [], contact: contact({ urls: [{ value: PROFILE, line: null }] }) }; // prettier-ignore
  expect(tell(check, parts).status).toBe('pass');
});
