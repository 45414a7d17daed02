import { describe, expect, test } from 'vitest';
import check from '../../../src/engine/checks/structure/contact-email.ts';
import { LEXICONS } from '../../../src/engine/lexicons/index.ts';
import { contactOf } from '../../../src/engine/reading/contacts/contact.ts';
import { LANGUAGES, type Language } from '../../../src/resume/language.ts';
import { contact, document, line, linesOf, page } from '../builder.ts';
import { tell } from '../outcome.ts';

function found(language: Language, row: string): ReturnType<typeof tell> {
  const doc = document([page(['Ana Reyes', row])]);
  const lines = linesOf(doc);
  return tell(check, {
    document: doc,
    lines,
    language,
    contact: contactOf(doc, lines, [], LEXICONS[language], language).contact,
  });
}

describe('contact-email', () => {
  test.each(LANGUAGES)('%s: passes for an address, labelled or not, and fails without a dotted domain', (language) => {
    const label = LEXICONS[language].labels.email[0] ?? '';
    expect(found(language, `${label}: ana.reyes@example.org | 2021`).data).toEqual({ email: 'ana.reyes@example.org' });
    expect(found(language, 'ana.reyes@example.org').status).toBe('pass');
    expect(found(language, 'ana.reyes@example')).toMatchObject({ status: 'fail', ids: ['invalid'] });
  });

  test('only warns of a 職務経歴書 without one, whose 履歴書 carries it', () => {
    const of = (title: string): ReturnType<typeof tell> =>
      tell(check, { language: 'ja', lines: linesOf(document([page([title, '水野 彩香'])])), contact: contact({}) });
    expect(of('職務経歴書')).toMatchObject({ status: 'warn', ids: ['missing-history'], data: { kind: 'history' } });
    expect(of('履歴書')).toMatchObject({ status: 'fail', ids: ['missing'] });
    expect(of('2026年1月15日現在')).toMatchObject({ status: 'fail', ids: ['missing'] });
  });

  test('shows the link that alone holds the address', () => {
    const box = { x: 56, y: 700, width: 60, height: 12 };
    const doc = document([page(['Ana Reyes'], { links: [{ url: 'mailto:ana@example.org', box }] })]);
    const told = tell(check, { document: doc, contact: contact({ linkedEmail: 'ana@example.org' }) });
    expect(told.findings[0]?.evidence).toEqual([{ page: 1, excerpt: 'ana@example.org', box }]);
  });

  test('passes for an address in the text', () => {
    const told = tell(check, {
      contact: contact({ email: { value: 'ada@example.org', broken: null, line: line('ada@example.org') } }),
    });
    expect(told.status).toBe('pass');
    expect(told.data).toEqual({ email: 'ada@example.org' });
  });

  test('warns of an address that a space splits, and shows how it should read', () => {
    const told = tell(check, {
      contact: contact({
        email: { value: 'ada@example.org', broken: 'ada @example.org', line: line('ada @example.org') },
      }),
    });
    expect(told.status).toBe('warn');
    expect(told.findings[0]?.data).toEqual({ value: 'ada @example.org', fixed: 'ada@example.org' });
    expect(told.findings[0]?.evidence[0]?.excerpt).toBe('ada @example.org');
  });

  test('fails where the address is only a link target', () => {
    const told = tell(check, { contact: contact({ linkedEmail: 'mailto:ada@example.org' }) });
    expect(told).toMatchObject({ status: 'fail', ids: ['only-link'] });
  });

  test('fails for an address without a dotted domain', () => {
    const told = tell(check, {
      contact: contact({ invalidEmail: { value: 'ada@example', line: line('ada@example') } }),
    });
    expect(told).toMatchObject({ status: 'fail', ids: ['invalid'] });
  });

  test('fails where there is none, also in a file without text', () => {
    expect(tell(check)).toMatchObject({ status: 'fail', ids: ['missing'] });
    expect(check.withoutText).toBe(true);
  });
});
