/** What the address of the contact data tells: of what country a number without its prefix is, and where one lives beside where one would. */
import { describe, expect, test } from 'vitest';
import { BODY, GERMAN } from './contact-rows.ts';
import { read, type Row } from './sheet.ts';

const contactOf = (top: readonly Row[], body: readonly Row[]): readonly [phone: string | undefined, place: string | undefined] => {
  const { contact } = read([{ text: 'Anna Plaikner', size: 18 }, ...top, 'anna@example.org', '', ...body]);
  return [contact.phone?.value, contact.location?.value];
}; // prettier-ignore

describe('in German, a number without its prefix', () => {
  const SCHOOLED: readonly Row[] = [...GERMAN, '', { text: 'Ausbildung', size: 14 }, 'Matura, Oberschule Auhof', 'Jänner 2001']; // prettier-ignore

  test.each<[string, string, string]>([
    ['of South Tyrol', 'Moosweg 3, 39057 Eppan (BZ)', '+393475550142'],
    ['of Italy by its sign', 'Moosweg 3, I-39057 Eppan (BZ)', '+393475550142'],
  ])('%s', (_, address, number) => {
    expect(contactOf([address, 'Handy 347 555 01 42'], SCHOOLED)[0]).toBe(number);
  });
});

describe('of the United States', () => {
  test.each<[string, readonly Row[], string]>([
    ['the country behind the code', ['12 Alder Dr', 'Minot, ND 58701 US'], 'Minot, ND 58701 US'],
    ['the country in words', ['Minot, ND 58701, United States'], 'Minot, ND 58701, United States'],
    ['not where one would go', ['Minot, ND 58701 US', 'Desired locations: Fargo, ND; Billings, MT'], 'Minot, ND 58701 US'],
  ])('%s', (_, top, place) => {
    expect(contactOf(top, BODY)[1]).toBe(place);
  }); // prettier-ignore
});
