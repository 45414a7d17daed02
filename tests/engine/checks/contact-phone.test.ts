import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { describe, expect, test } from 'vitest';
import check from '../../../src/engine/checks/structure/contact-phone.ts';
import { LEXICONS } from '../../../src/engine/lexicons/index.ts';
import { PHONE_EXAMPLES } from '../../../src/engine/lexicons/phone-examples.ts';
import { contactOf } from '../../../src/engine/reading/contacts/contact.ts';
import { LANGUAGES, type Language } from '../../../src/resume/language.ts';
import { contact, document, line, linesOf, page } from '../builder.ts';
import { tell } from '../outcome.ts';

/** Numbers of fiction and of the regulators' own examples, without a prefix, for every market that CHECKS.md names. */
const NUMBERS: readonly (readonly [Language, string, string])[] = [
  ['es', 'ES', '634 12 09 57'],
  ['es', 'MX', '55 5623 1715'],
  ['es', 'AR', '011 4321-5678'],
  ['es', 'CO', '321 555 0142'],
  ['es', 'CL', '9 8765 4321'],
  ['es', 'PE', '987 654 321'],
  ['en', 'US', '(415) 555-2671'],
  ['en', 'GB', '07400 123456'],
  ['en', 'CA', '506-234-5678'],
  ['en', 'AU', '0412 345 678'],
  ['en', 'IE', '085 012 3456'],
  ['en', 'IN', '081234 56789'],
  ['fr', 'FR', '06 12 34 56 78'],
  ['pt', 'BR', '(11) 96123-4567'],
  ['pt', 'PT', '912 345 678'],
  ['de', 'DE', '01512 3456789'],
  ['it', 'IT', '347 555 0142'],
  ['ja', 'JP', '090-1234-5678'],
  ['zh', 'CN', '138 0000 5271'],
];

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

describe('contact-phone', () => {
  test('only warns of a 職務経歴書 without one, whose 履歴書 carries it', () => {
    const of = (title: string): ReturnType<typeof tell> =>
      tell(check, { language: 'ja', lines: linesOf(document([page([title, '水野 彩香'])])), contact: contact({}) });
    expect(of('職務経歴書')).toMatchObject({ status: 'warn', ids: ['missing-history'], data: { kind: 'history' } });
    expect(of('履歴書')).toMatchObject({ status: 'fail', ids: ['missing'] });
  });

  test.each(NUMBERS)('%s: accepts a number of %s as it is written there', (language, _, number) => {
    expect(found(language, `${number} | ana@example.org`).status).toBe('pass');
  });

  test.each(LANGUAGES)('%s: accepts any country’s number with its prefix, and fails without one', (language) => {
    expect(found(language, '+48 512 345 678 | ana@example.org').status).toBe('pass');
    expect(found(language, '2019 - 2021 | ana@example.org')).toMatchObject({ status: 'fail', ids: ['missing'] });
  });

  test('reads a number whose groups dots part', () => {
    expect(found('en', '415 · 555 · 2671 | ana@example.org').data).toEqual({ phone: '+14155552671' });
  });

  test('quotes a number with its prefix that cannot be dialled', () => {
    const told = found('en', 'ana@example.org ● +1 (555) 101-1001');
    expect(told.ids).toEqual(['invalid-there']);
    expect(told.findings[0]?.data).toEqual({ value: '+1 (555) 101-1001', market: 'US', example: '+1 201 555 0123' });
  });

  test('quotes a number grouped as one that cannot be dialled', () => {
    expect(found('en', '(555) 123-4567 | ana@example.org')).toMatchObject({ ids: ['invalid'] });
    expect(found('en', '555 · 356 · 7936 | ana@example.org').findings[0]?.data).toEqual({ value: '555-356-7936' });
    expect(found('zh', '(123) 456-7890 ana@example.org')).toMatchObject({ ids: ['invalid'] });
  });

  test('calls no number hidden that is written out as it is linked', () => {
    const doc = document([page(['Ana Reyes', 'Phone 555 0199 22'])]);
    expect(tell(check, { document: doc, contact: contact({ linkedPhone: '(555) 0199-22' }) })).toMatchObject({
      ids: ['invalid'],
    });
  });

  test.each([
    ['en', 'pp. 6017–6029, Nov 2014'],
    ['en', 'Phys. Lett. 60, 6017–6029 (2014)'],
    ['zh', 'J. Moss Stud. 2014, 118, 6123-6131'],
    ['pt', 'Revista dos Telhados, pp. 912-345 678'],
    ['de', 'Moose der Dächer, Bd. 30, S. 6601-6634'],
    // Amounts, patents, members.
    ['es', 'Gestioné un presupuesto de 912 345 678 € con tres socios.'],
    ['es', 'Ventas de 612.345.678 pesos al año'],
    ['en', 'Looked after a fund of $ 415 555 2671'],
    ['en', 'Holder of patent 415 555 2671'],
    ['fr', 'Chiffre d’affaires de 612 345 678 euros'],
    ['pt', 'Receita anual de R$ 11 96123 4567'],
    ['de', 'Jahresbudget 089 1234567 Euro'],
    ['it', 'Fatturato di 3.475.550.142'],
    ['ja', '会員番号 090-1234-5678'],
    ['ja', '予算 03-1234-5678 円'],
    ['zh', '全年销售额 13800005271 元'],
    ['zh', '专利号：13800005271'],
  ] as const)('%s: takes no pages, amount or id for a telephone: %s', (language, row) => {
    expect(found(language, row)).toMatchObject({ ids: ['missing'] });
  });

  test.each([
    ['zh', '138 0000 5271 个人网站 example.org'],
    ['zh', '138 0000 5271 人民路 12 号'],
    ['es', '912 345 678 · España'],
  ] as const)('%s: takes a number for one before other data: %s', (language, row) => {
    expect(found(language, row).status).toBe('pass');
  });

  test('takes no pages for what a label calls a number', () => {
    expect(found('en', 'Tel: 6123-6131 | ana@example.org').status).toBe('pass');
    expect(found('zh', '电话：6123-6131 | ana@example.org').data).toEqual({ phone: '+85261236131' });
  });

  test('shows the link that alone holds the number', () => {
    const box = { x: 56, y: 700, width: 60, height: 12 };
    const doc = document([page(['Ana Reyes'], { links: [{ url: 'tel:+34612345678', box }] })]);
    const told = tell(check, { document: doc, contact: contact({ linkedPhone: '+34612345678' }) });
    expect(told.findings[0]?.evidence).toEqual([{ page: 1, excerpt: '+34612345678', box }]);
  });

  test('passes for a number that can be dialled', () => {
    const told = tell(check, { contact: contact({ phone: { value: '+34612345678', line: line('612 345 678') } }) });
    expect(told).toMatchObject({ status: 'pass', data: { phone: '+34612345678' } });
  });

  test('fails for a number with too few digits, and quotes it', () => {
    const told = tell(check, { contact: contact({ invalidPhone: { value: '612 345', line: line('Tel. 612 345') } }) });
    expect(told).toMatchObject({ status: 'fail', ids: ['invalid'] });
    expect(told.findings[0]?.evidence[0]?.excerpt).toBe('Tel. 612 345');
  });

  test('fails where the number is only a link target, or nowhere', () => {
    expect(tell(check, { contact: contact({ linkedPhone: 'tel:+34612345678' }) })).toMatchObject({
      status: 'fail',
      ids: ['only-link'],
    });
    expect(tell(check)).toMatchObject({ status: 'fail', ids: ['missing'] });
  });
});

/** As it stands on the page, and what of it cannot be dialled. */
const WRONG: Readonly<Record<Language, readonly (readonly [row: string, value: string])[]>> = {
  es: [
    ['Teléfono: 612 345', '612 345'],
    ['Móvil: 612 34O 678', '612 34O 678'],
  ],
  en: [
    ['Phone: 555-01', '555-01'],
    ['+44 7700 9OO123 | ana@example.org', '+44 7700 9OO123'],
  ],
  fr: [
    ['Tél. : 06 12 34', '06 12 34'],
    ['Portable : 06 l2 34 56 78', '06 l2 34 56 78'],
  ],
  pt: [
    ['Celular: 98765', '98765'],
    ['Telefone: (11) 9876O-4321', '(11) 9876O-4321'],
  ],
  de: [
    ['Telefon: 0151 23', '0151 23'],
    ['Mobil: 0151 2345l789', '0151 2345l789'],
  ],
  it: [
    ['Cellulare: 333 12', '333 12'],
    ['Tel. 333 I23 4567', '333 I23 4567'],
  ],
  ja: [
    ['電話：090-123', '090-123'],
    ['携帯：090-I234-5678', '090-I234-5678'],
  ],
  zh: [
    ['手机：13800', '13800'],
    ['电话：138 OOOO 5271', '138 OOOO 5271'],
  ],
};

describe('a number that cannot be dialled', () => {
  test.each(LANGUAGES)('%s: is quoted, for missing digits and for a letter', (language) => {
    for (const [row, value] of WRONG[language])
      expect({ row, told: found(language, row) }).toMatchObject({ row, told: { ids: [expect.stringMatching(/^invalid/)], findings: [{ data: { value } }] } }); // prettier-ignore
  });

  test('is quoted with the letters and stars that hide its end', () => {
    const value = '152-406-39';
    const quoted = (text: string): unknown =>
      tell(check, { contact: contact({ invalidPhone: { value, line: line(text) } }) }).findings[0]?.data['value'];
    expect(quoted('(+86) 152-406-39xxx · ana@example.org')).toBe('152-406-39xxx');
    expect(quoted('152-406-39 ana@example.org')).toBe(value);
  });

  test('is no year and no postcode beside another label', () => {
    expect(found('en', 'Mobile developer, 2019 - 2021').ids).toEqual(['missing']);
    expect(found('de', '20357 Hamburg').ids).toEqual(['missing']);
  });

  test('comes with the form of its country: of its prefix, or of the market', () => {
    const of = (value: string, market: string | null) =>
      tell(check, { contact: contact({ invalidPhone: { value, line: null } }), market }).findings[0];
    expect(of('+34 612 345', 'DE')).toMatchObject({ messageId: 'invalid-there', data: { market: 'ES', example: '+34 612 345 678' } }); // prettier-ignore
    expect(of('0612 345', 'CH')?.data).toMatchObject({ market: 'CH', example: '+41 78 123 45 67' });
    expect(of('+1 555 01', 'CA')?.data).toMatchObject({ market: 'CA' });
    expect(of('612 345', null)).toMatchObject({ messageId: 'invalid', data: { value: '612 345' } });
  });

  test.each(Object.entries(PHONE_EXAMPLES))('%s: the example can be dialled', (market, example) => {
    expect(parsePhoneNumberFromString(example)).toMatchObject({ country: market });
    expect(parsePhoneNumberFromString(example)?.isValid()).toBe(true);
  });
});

test('a referee’s number is not the person’s', () => {
  const rows = [
    'Jhon Ospina',
    'jhon@example.org',
    'Experiencia',
    'Mensajero',
    'Referencias',
    'Marta Ríos, tel. 300 555 1212',
  ];
  const phoneOf = (own: readonly string[]) => {
    const doc = document([page(own)]);
    return contactOf(doc, linesOf(doc), [], LEXICONS.es, 'es').contact.phone;
  };
  expect(phoneOf(rows)).toBeNull();
  expect(phoneOf([...rows.slice(0, 5), 'Teléfono: 300 555 1212'])).not.toBeNull();
  expect(phoneOf([...rows.slice(0, 5), 'A petición', 'Contacto', '300 555 1212'])).not.toBeNull();
  expect(phoneOf([...rows.slice(0, 2), '301 555 1313', ...rows.slice(2)])?.value).toContain('301');
});

test('a voter’s or an insurance number is no phone', () => {
  const doc = document([page(['Dalva Siqueira', 'Título de eleitor 0123 4567 0906, PIS 120.45678.90-1'])]);
  expect(contactOf(doc, linesOf(doc), [], LEXICONS.pt, 'pt').contact.phone).toBeNull();
});
