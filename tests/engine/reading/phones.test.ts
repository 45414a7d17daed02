import { describe, expect, test } from 'vitest';
import { phoneIn, phoneLike, phonesIn } from '../../../src/engine/reading/contacts/phones.ts';
import { fold } from '../../../src/engine/reading/text/fold.ts';

describe('numbers as they are written', () => {
  test.each([
    ['es', '634 120 957', '+34634120957', 'ES'],
    ['es', 'Tel.: +34 634 12 09 57', '+34634120957', 'ES'],
    ['es', '829-330-1846', '+18293301846', 'DO'],
    ['es', '+52 33 3120 4587', '+523331204587', 'MX'],
    ['en', '(415) 555-2671', '+14155552671', 'US'],
    ['en', '+44 20 7946 0958', '+442079460958', 'GB'],
    ['en', '415.555.2671', '+14155552671', 'US'],
    ['fr', '06 12 34 56 78', '+33612345678', 'FR'],
    ['fr', '+33 (0)6 12 34 56 78', '+33612345678', 'FR'],
    ['fr', '0033 6 12 34 56 78', '+33612345678', 'FR'],
    ['fr', '0692 12 34 56', '+262692123456', 'FR'],
    ['fr', '0690 12 34 56', '+590690123456', 'FR'],
    ['fr', '(33) 6 39 98 12 34', '+33639981234', 'FR'],
    ['fr', 'Lens (62300) - 06 12 34 56 78', '+33612345678', 'FR'],
    ['fr', '1200 – 079 412 77 90', '+41794127790', 'CH'],
    ['fr', '1070 0475/12.34.56', '+32475123456', 'BE'],
    ['fr', '06 12 34 56 78 62300 Lens', '+33612345678', 'FR'],
    ['pt', '(11) 98452-7316', '+5511984527316', 'BR'],
    ['pt', 'Fone (0xx11) 98452-7316', '+5511984527316', 'BR'],
    ['pt', '+351 912 345 678', '+351912345678', 'PT'],
    ['de', '0151 23456789', '+4915123456789', 'DE'],
    ['de', '+49 (0) 151 / 234 567 89', '+4915123456789', 'DE'],
    ['de', '0163 5550142', '+491635550142', 'DE'],
    ['it', '347 555 0142', '+393475550142', 'IT'],
    ['ja', '090-1234-5678', '+819012345678', 'JP'],
    ['ja', '０９０－１２３４－５６７８', '+819012345678', 'JP'],
    ['ja', '090ー1234ー5678', '+819012345678', 'JP'],
    ['ja', '090‒1234‒5678', '+819012345678', 'JP'],
    ['zh', '(718) 555-0147', '+17185550147', 'US'],
    ['zh', '138-0000-5271', '+8613800005271', 'CN'],
    ['zh', '电话：13800005271', '+8613800005271', 'CN'],
    ['zh', '(+86) 138 0000 5271', '+8613800005271', 'CN'],
  ] as const)('%s: %s', (language, text, number, country) => {
    expect(phoneIn(fold(text), language)).toMatchObject({ number, country });
  });
});

describe('digits that are no phone', () => {
  test.each([
    ['en', '2016 – 2018'],
    ['en', '03/2019 - 05/2021'],
    ['de', '07/2017 – 03/2021'],
    ['pt', 'Lojas Aroeira Ltda. | 01/2016 – 05/2018'],
    ['en', 'GPA 3.85/4.00'],
    ['en', '12 34'],
    ['en', '$1,250,000'],
    ['de', '12.03.1990'],
    ['de', '20357 Hamburg'],
    ['es', 'DNI 12345678Z'],
    ['ja', '〒150-0001'],
    ['ja', '2019年4月~2021年3月'],
    ['zh', '2018.03 - 2020.06'],
    ['en', '+1 (555) 101-1001'],
  ] as const)('%s: %s', (language, text) => {
    expect(phoneIn(text, language)).toBeNull();
  });
});

describe('numbers among what is none', () => {
  test('pages of a journal', () => {
    expect(phonesIn('Coastal Letters Review.47(3):2210-2237. DOI', 'en', () => ['IE'])).toEqual([]);
  });

  test.each([
    ['zh', '我今年26岁，电话17788990011，邮箱', '+8617788990011'],
    ['ja', '電話は0155-55-0129、メールは', '+81155550129'],
    ['ja', 'ada@example.org/052-555-0172/qiita.com/ada', '+81525550172'],
    ['ja', 'TEL・FAX 076-400-4455', '+81764004455'],
    ['en', 'PO Box 417 • Floyd, VA 24091-0417 • 540.555.0136', '+15405550136'],
    ['fr', 'Cellulaire : 418 555-0177', '+14185550177'],
  ] as const)('%s: %s', (language, text, number) => {
    expect(phonesIn(fold(text), language).map((phone) => phone.number)).toEqual([number]);
  });

  test('a score and the month in which it was reached', () => {
    expect(phonesIn('TOEIC 870 (2019/04)', 'ja')).toEqual([]);
    expect(phonesIn('TOEIC 870（2019.04）', 'ja')).toEqual([]);
  });

  test('a Canadian insurance number is none', () => {
    expect(phonesIn('NAS : 622 897 130', 'fr')).toEqual([]);
  });
});

test('digits that were meant as a phone are told', () => {
  expect(phoneLike('Tel: +1 (555) 101-1001')).toBe('+1 (555) 101-1001');
  expect(phoneLike('2016 - 2018')).toBeNull();
});

describe('a national number is tried in the markets that the resume names', () => {
  test.each([
    ['en', '98200 12345', ['IN'], 'IN'],
    ['en', '98450 12345', [], 'IN'],
    ['fr', '079 412 77 90', [], 'CH'],
    ['it', '091 923 45 67', [], 'CH'],
    ['fr', '0475 12 34 56', [], 'BE'],
    ['fr', '0478 612 094', [], 'BE'],
    ['fr', '07 94 12 77 90', [], 'FR'],
    ['en', '021 123 4567', ['NZ'], 'NZ'],
    ['en', '087 123 4567', ['IE'], 'IE'],
    ['en', '082 123 4567', ['ZA'], 'ZA'],
    ['fr', '0470 12 34 56', ['BE', 'FR'], 'BE'],
    ['fr', '078 123 45 67', ['CH'], 'CH'],
    ['es', '55 1234 5678', ['MX'], 'MX'],
    ['es', '300 123 4567', ['CO'], 'CO'],
    ['pt', '912 345 678', ['PT'], 'PT'],
    ['de', '0664 1234567', ['AT'], 'AT'],
  ] as const)('%s: %s in %j', (language, text, named, country) => {
    expect(phoneIn(text, language, () => named)?.country).toBe(country);
  });
});

test.each([
  ['en', '07700 900123', '+447700900123'],
  ['en', '+44 7700 900987', '+447700900987'],
  ['en', '01632 960123', '+441632960123'],
  ['fr', '06 39 98 12 34', '+33639981234'],
  ['fr', '+33 6 39 98 00 11', '+33639980011'],
] as const)('%s: %s, kept for fiction, is of its own country', (language, text, number) => {
  expect(phoneIn(text, language)?.number).toBe(number);
});

test.each(['(555) 123-4567', '555-123-4567', '555.355.7936'])('%s is no number of another country', (text) => {
  expect(phoneIn(text, 'en')).toBeNull();
  expect(phoneLike(text)).toBe(text);
});

test.each([
  ['it', '011 640 12 34 340 123 4567', ['+390116401234', '+393401234567']],
  ['pt', 'Tel: (11) 97412-5583 / (11) 5571-2096', ['+5511974125583', '+551155712096']],
  ['de', '07121 / 69 04 12', ['+497121690412']],
  ['de', '0621/1234567 / 0176 48219037', ['+496211234567', '+4917648219037']],
  ['es', 'DNI: 61234567 Tel. 912 345 678', ['+34912345678']],
  ['en', 'Fax: (415) 555-2671', []],
] as const)('%s: of "%s" each number is one', (language, text, numbers) => {
  expect(phonesIn(text, language).map(({ number }) => number)).toEqual(numbers);
});

test('English is written where no list of its markets leads: the country that the resume names most', () => {
  expect(phoneIn('012-355 0142', 'en', () => ['MY'])?.number).toBe('+60123550142');
});

test('a mobile number of Argentina is told with the 9 that calls from abroad need', () => {
  expect(phoneIn('Cel: 11-5548-2217', 'es', () => ['AR'])?.number).toBe('+5491155482217');
  expect(phoneIn('Tel: 11-5548-2217', 'es', () => ['AR'])?.number).toBe('+541155482217');
});

test('a number of Malaysia in Chinese, where the resume names it', () => {
  expect(phoneIn('04-390 2231', 'zh', () => ['MY'])).toMatchObject({ number: '+6043902231', country: 'MY' });
});

test('a mobile number of Germany is that, whatever countries a resume in German names', () => {
  expect(phoneIn('0163 5550142', 'de', () => ['IT', 'CH'])).toMatchObject({ number: '+491635550142', country: 'DE' });
});
