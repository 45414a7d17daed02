/** Phones and e-mails among what stands beside them. */
import { describe, expect, test } from 'vitest';
import { BODY, GERMAN, JAPANESE, SPANISH } from './contact-rows.ts';
import { read, type Row } from './sheet.ts';

test('a year in the cell before is no part of a number', () => {
  const row: Row = [[56, 'Mitglied der Kammer seit 2016'], [330, '0331 / 55 66 778']]; // prettier-ignore
  expect(read(['Jana Reuter', row, '', ...GERMAN]).contact.phone?.value).toBe('+493315566778');
});

test('a number whose groups stand in cells of their own is one', () => {
  const row: Row = [[56, '電話'], [120, '090'], [170, '1234'], [230, '5678']]; // prettier-ignore
  expect(read(['氏名 水野 彩香', row, '', ...JAPANESE]).contact.phone?.value).toBe('+819012345678');
});

test('an e-mail ends where Japanese words go on', () => {
  expect(read(['水野 彩香', 'メールはada@example.orgです', '', ...JAPANESE]).contact.email?.value).toBe(
    'ada@example.org',
  );
});

describe('of several numbers', () => {
  test.each<[string, readonly Row[], readonly Row[], string]>([
    ['the mobile one', ['Lena Vogt', 'Tel. 0341 9604117', 'Mobil 0151 23456789'], GERMAN, '+4915123456789'],
    ['the mobile one of a row', ['Lena Vogt', 'Tel. 0341 9604117 / 0151 23456789'], GERMAN, '+4915123456789'],
    ['the one labelled so', ['Maya Ellison', 'Home: (415) 555-2671', 'Cell: (415) 555-2699'], BODY, '+14155552699'],
    ['no fax', ['Lena Vogt', 'Fax 0341 9604118, Tel. 0341 9604117'], GERMAN, '+493419604117'],
    ['no id', ['Ana Ruiz', 'DNI: 61234567', 'Tel.: 91 123 45 67'], SPANISH, '+34911234567'],
  ])('%s', (_, top, body, number) => {
    expect(read([...top, '', ...body]).contact.phone?.value).toBe(number);
  });
});

test('a number that the end of a line parts is one', () => {
  const top = ['Jana Reuter', 'Lindenweg 4, 14467 Potsdam, jana@example.org, 0331 55', '66778, Webseite auf Anfrage'];
  expect(read([...top, '', ...GERMAN]).contact.phone?.value).toBe('+493315566778');
});
