/** Name and place among everything else that tops a resume. */
import { describe, expect, test } from 'vitest';
import { read, type Row } from './sheet.ts';

const BODY: readonly Row[] = [
  { text: 'Experience', size: 14 },
  'Led a team of nine and cut the time to answer customers in half within a year',
  'Built the reports that the board of the company reads and decides by',
];
const JAPANESE: readonly Row[] = [
  { text: '職務経歴', size: 14 },
  '営業部にて法人顧客の開拓を行い、売上を20%伸ばしました',
  '新人研修の企画と運営を行いました',
];
const CHINESE: readonly Row[] = [
  { text: '工作经历', size: 14 },
  '带领六人团队完成年度销售目标，客户满意度提升两成',
  '负责华东地区的客户开发与维护',
];
const GERMAN: readonly Row[] = [
  { text: 'Berufserfahrung', size: 14 },
  'Einführung eines Berichtswesens und Leitung eines Teams mit sechs Mitarbeitenden',
];
const SPANISH: readonly Row[] = [
  { text: 'Experiencia', size: 14 },
  'Dirección de un equipo de nueve personas y mejora de los plazos de entrega',
];

function nameIn(top: readonly Row[], body: readonly Row[] = BODY): string | null {
  return read([...top, '', ...body]).contact.name?.value ?? null;
}

function placeIn(top: readonly Row[], body: readonly Row[] = BODY): string | null {
  return read([...top, '', ...body]).contact.location?.value ?? null;
}

test.each<[string, readonly Row[], string]>([
  ['CURRICULUM VITAE DE MARTA ROBLES', SPANISH, 'MARTA ROBLES'],
  ['Lebenslauf von Jonas Reuter', GERMAN, 'Jonas Reuter'],
  ['Tabellarischer Lebenslauf – Jonas Reuter', GERMAN, 'Jonas Reuter'],
  ['Resume of Alex Hartley', BODY, 'Alex Hartley'],
  ['Currículum vítae de Marta Robles', SPANISH, 'Marta Robles'],
  ['Lebenslauf Dipl.-Ing.in Jana Reuter', GERMAN, 'Jana Reuter'],
])('the title "%s" says whose it is', (title, body, name) => {
  expect(nameIn([title, 'alex@example.org'], body)).toBe(name);
});

test('an address on the web is no name, though the e-mail has its words too', () => {
  const foot = [...BODY, '', 'A. Hartley | alex-hartley.example.org'];
  expect(nameIn(['Alexander Hartley', 'alex.hartley@example.org'], foot)).toBe('Alexander Hartley');
});

test('the address tells the name, not a post that the file is named for', () => {
  const rows = [{ text: 'ROBLES Marta', font: 1 }, 'marta.robles@example.org', '', { text: 'DIRECCIÓN TÉCNICA', size: 16 }, ...SPANISH]; // prettier-ignore
  expect(read(rows).contact.name?.value).toBe('ROBLES Marta');
});

test('a name ends where the birth beside it begins', () => {
  const body = [{ text: 'Expérience', size: 14 }, 'Pilotage du budget et suivi des fournisseurs pour une équipe de six personnes']; // prettier-ignore
  expect(nameIn([[[56, 'Clara PERROT'], [400, 'Née le 02/07/1998']], '44400 Rezé'], body)).toBe('Clara PERROT'); // prettier-ignore
});

test('a street behind the town where one lives is no part of it', () => {
  const body = [{ text: 'Esperienza', size: 14 }, 'Gestione degli ordini e coordinamento di una squadra di sei persone per la sede']; // prettier-ignore
  expect(placeIn([{ text: 'Ada Lopalco', size: 18 }, 'Residente a Ostuni (BR) in Via Pola 6'], body)).toBe('Ostuni (BR)'); // prettier-ignore
});

test('a trade is no town before an address', () => {
  const top = [{ text: 'Jean Lacoste', size: 14 }, '24260 LE BUGUE', 'jean@example.org', { text: 'MAÇON – CHEF D’ÉQUIPE', font: 1 }]; // prettier-ignore
  const body = [{ text: 'Expérience', size: 14 }, 'Pilotage du budget et suivi des fournisseurs pour une équipe de six personnes']; // prettier-ignore
  expect(placeIn(top, body)).toBe('24260 LE BUGUE');
});

test('a title of something else names nobody', () => {
  expect(nameIn(['Resume of Work Experience', 'alex@example.org'])).toBeNull();
});

describe('the name', () => {
  test.each<[string, readonly Row[], string]>([
    [
      'the largest line',
      [{ text: 'Maya Ellison', size: 22 }, 'Customer Success Manager', 'maya@example.org'],
      'Maya Ellison',
    ],
    [
      'below the title of the document',
      [{ text: 'Curriculum Vitae', size: 20 }, { text: 'Maya Ellison', size: 16 }, 'maya@example.org'],
      'Maya Ellison',
    ],
    [
      'after the job title',
      ['Customer Success Manager', { text: 'Maya Ellison', size: 20 }, 'maya@example.org'],
      'Maya Ellison',
    ],
    [
      'no larger than the rest, told by the e-mail',
      ['Maya Ellison', 'Quiet Harbour', 'maya.ellison@example.org'],
      'Maya Ellison',
    ],
    ['with a degree behind it', [{ text: 'Maya Ellison, PhD', size: 20 }, 'maya@example.org'], 'Maya Ellison'],
    ['in capitals', [{ text: 'MAYA ELLISON', size: 20 }, 'maya@example.org'], 'MAYA ELLISON'],
    ['with particles', [{ text: 'Ludwig von der Heide', size: 20 }, 'l@example.org'], 'Ludwig von der Heide'],
    ['with the letters "cv" in it', [{ text: 'Rory McVey', size: 20 }, 'rory@example.org'], 'Rory McVey'],
    [
      'over two lines',
      [{ text: 'Maya', size: 24 }, '', { text: 'Ellison', size: 24 }, 'm@example.org'],
      'Maya Ellison',
    ],
    ['labelled', ['Name: Maya Ellison', 'Phone: (415) 555-2671'], 'Maya Ellison'],
    [
      'over three lines',
      [{ text: 'MAYA', size: 24 }, '', { text: 'ROSE', size: 24 }, '', { text: 'ELLISON', size: 24 }, 'm@example.org'],
      'MAYA ROSE ELLISON',
    ],
    [
      'over two lines, the second of two words',
      [{ text: 'Simone', size: 24 }, '', { text: 'Lo Presti', size: 24 }, 's@example.org'],
      'Simone Lo Presti',
    ],
    [
      'with a title before it and degrees behind',
      ['Dr. med. Maya Ellison MBA, FRCS', 'Surgeon', 'm@example.org'],
      'Maya Ellison',
    ],
    ['with a nickname', [{ text: 'Robert "Bob" O’Halloran', size: 20 }, 'bob@example.org'], 'Robert "Bob" O’Halloran'],
    ['family name first', [{ text: 'FELLOWS, ANDREW J.', size: 20 }, 'afellows@example.org'], 'FELLOWS, ANDREW J.'],
    [
      'like a trade, told by the address',
      ['Thomas Kitchen', 'Plumber', 'thomas.kitchen@example.org'],
      'Thomas Kitchen',
    ],
    [
      'in small letters, told by the address',
      [{ text: 'brianna castellanos', size: 24 }, 'brianna.castellanos@example.org'],
      'brianna castellanos',
    ],
    ['letter-spaced', [{ text: 'M A Y A   E L L I S O N', size: 18 }, 'Cook'], 'MAYA ELLISON'],
    [
      'with its trade in the same row',
      [{ text: 'MAYA ELLISON Architect', size: 18 }, 'studio@example.org'],
      'MAYA ELLISON',
    ],
    ['beside the title of the document', ['CV Maya Ellison', 'm@example.org'], 'Maya Ellison'],
    ['in a sentence', ['Hi, I’m Maya Ellison!', 'Writer in Bristol'], 'Maya Ellison'],
    ['with a particle and a hyphen', [{ text: 'Hamza al-Rashid', size: 18 }, 'Clerk'], 'Hamza al-Rashid'],
    [
      'in fields of its own',
      [
        [
          [56, 'First name'],
          [200, 'Maya'],
        ],
        [
          [56, 'Surname'],
          [200, 'Ellison'],
        ],
        'Phone: (415) 555-2671',
      ],
      'Maya Ellison',
    ],
  ])('%s', (_, top, name) => {
    expect(nameIn(top)).toBe(name);
  });

  test.each<[string, readonly Row[], string]>([
    ['parted by a space', [{ text: '水野 彩香', size: 18 }, 'ayaka@example.org'], '水野 彩香'],
    [
      'labelled in cells',
      [
        [
          [56, '氏 名'],
          [120, '水野 彩香'],
        ],
        'ayaka@example.org',
      ],
      '水野 彩香',
    ],
    ['below the title', [{ text: '職務経歴書', size: 20 }, '2026年1月15日現在', '水野 彩香'], '水野 彩香'],
    ['in two scripts', [{ text: '水野 アンナ 彩', size: 20 }, 'anna@example.org'], '水野 アンナ 彩'],
    ['in two scripts, labelled', ['履 歴 書', '氏　名：ロペス　アンナ　彩'], 'ロペス アンナ 彩'],
  ])('Japanese: %s', (_, top, name) => {
    expect(nameIn(top, JAPANESE)).toBe(name);
  });

  test.each<[string, readonly Row[], string]>([
    ['alone', [{ text: '沈嘉禾', size: 20 }, 'jiahe@example.org'], '沈嘉禾'],
    ['labelled', ['姓名：沈嘉禾', '电话：13800005271'], '沈嘉禾'],
    [
      'large, in the first cell of a row of contact data',
      [
        '1990/11/11',
        [
          [56, '沈嘉禾'],
          [300, 'GitHub: https://github.com/example'],
        ],
        'jiahe@example.org',
      ],
      '沈嘉禾',
    ],
    ['turned', [{ text: '三张', size: 30 }, 'QQ: 123456'], '三张'],
    ['labelled before other labels', ['姓名：沈嘉禾　民族：汉族　政治面貌：群众', '电话：13800005271'], '沈嘉禾'],
    ['labelled as Chinese', ['中文姓名：沈嘉禾　葡文姓名：Sam Ka Wo'], '沈嘉禾'],
    ['labelled, with a blank inside', ['姓 名：沈 嘉禾 性 别：女'], '沈 嘉禾'],
    [
      'beside a title of Taiwan',
      [{ text: '履歷自傳 沈 嘉禾（Shen, Chia-Ho）', size: 14 }, '電話：0912-345-678'],
      '沈 嘉禾',
    ],
  ])('Chinese: %s', (_, top, name) => {
    expect(nameIn(top, CHINESE)).toBe(name);
  });

  test.each<[string, readonly Row[], readonly Row[]]>([
    ['a label and its value', ['SanZhang QQ: 123456', '13800005271'], CHINESE],
    ['a job title', [{ text: 'Senior Project Manager', size: 20 }, 'pm@example.org'], BODY],
    ['a firm or a school', [{ text: 'Hochschule Weserbergen', size: 20 }, 'a@example.org'], GERMAN],
    ['a title of the page', [{ text: 'Hoja de Vida', size: 20 }, 'a@example.org'], SPANISH],
    ['a post', [{ text: 'Seasoned Operations Leader', size: 20 }, 'desk@example.org'], BODY],
    ['a town and its county', ['Leighton Buzzard, Bedfordshire', 'desk@example.org'], BODY],
  ])('is not %s', (_, top, body) => {
    expect(nameIn(top, body)).toBeNull();
  });
});

test('the names of those who give references are not the person’s', () => {
  const top = ['Office administrator', 'desk@example.org', '', ...BODY];
  const referees: readonly Row[] = [{ text: 'References', size: 14 }, 'Name: Maya Ellison', 'Phone: (415) 555-2671'];
  expect(read([...top, '', ...referees]).contact.name).toBeNull();
});

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

describe('the place', () => {
  test.each<[string, readonly Row[], string]>([
    ['city and state', ['Maya Ellison', 'Oakland, CA | maya@example.org | (415) 555-2671'], 'Oakland, CA'],
    ['in the middle of a line', ['Maya Ellison', 'maya@example.org • Oakland, CA • (415) 555-2671'], 'Oakland, CA'],
    [
      'a city and not the school named after one',
      ['Maya Ellison', 'University of California', 'Pleasantville, CA 94588'],
      'Pleasantville, CA 94588',
    ],
    [
      'a city and not the street named after one',
      ['Maya Ellison', '4489 Oxford Lane', 'San Antonio, TX 78205'],
      'San Antonio, TX 78205',
    ],
  ])('%s', (_, top, place) => {
    expect(placeIn(top)).toBe(place);
  });

  test.each<[string, readonly Row[], readonly Row[], string]>([
    ['German postcode', ['Lena Brandstetter', '20357 Hamburg · lena@example.org'], GERMAN, '20357 Hamburg'],
    ['German label', ['Lena Brandstetter', 'Wohnort: Hamburg'], GERMAN, 'Hamburg'],
    [
      'a town that no list knows, behind its street',
      ['Lena Vogt', 'Mühlweg 3, 99999 Niederwinkel'],
      GERMAN,
      '99999 Niederwinkel',
    ],
    ['words for living somewhere', ['Lena Vogt', 'geboren am 3.5.1984 in Erfurt', 'wohnhaft in Jena'], GERMAN, 'Jena'],
    [
      'a sidebar’s cell beside its label',
      [
        'Lena Vogt',
        [
          [56, 'Geburtsort'],
          [200, 'Erfurt'],
        ],
        [
          [56, 'Wohnort'],
          [200, 'Jena'],
        ],
      ],
      GERMAN,
      'Jena',
    ],
    [
      'Spanish street, town and province',
      ['Lucía Marín', 'Calle Pelota 14, 3º dcha. – 48005 Bilbao (Bizkaia)'],
      SPANISH,
      '48005 Bilbao (Bizkaia)',
    ],
    ['a postcode in brackets', ['Lucía Marín', 'Villarriba (28931)'], SPANISH, 'Villarriba (28931)'],
    [
      'the place of a British postcode below its town',
      ['Maya Ellison', '4 Mill Lane', 'Overbeck', 'YO7 1AB'],
      BODY,
      'Overbeck YO7 1AB',
    ],
    [
      'a province behind the town and its postcode',
      ['Maya Ellison', 'Halifax, Nova Scotia B3H 1A1'],
      BODY,
      'Halifax, Nova Scotia B3H 1A1',
    ],
    ['an area', ['Maya Ellison', 'San Francisco Bay Area | maya@example.org'], BODY, 'San Francisco Bay Area'],
    ['where a remote worker is', ['Maya Ellison', 'Remote – based in Leeds, UK'], BODY, 'Leeds, UK'],
    [
      'in the row of the name',
      ['Maya Ellison | Product Manager | Oakland, CA | maya@example.org'],
      BODY,
      'Oakland, CA',
    ],
    ['Spanish city and country', ['Lucía Marín', 'Valencia, España'], SPANISH, 'Valencia, España'],
    [
      'Japanese label in cells',
      [
        [
          [56, '氏名'],
          [120, '水野 彩香'],
        ],
        [
          [56, '現住所'],
          [120, '神奈川県横浜市西区'],
        ],
      ],
      JAPANESE,
      '神奈川県横浜市西区',
    ],
    ['Chinese label', ['姓名：沈嘉禾', '现居：浙江省杭州市'], CHINESE, '浙江省杭州市'],
  ])('%s', (_, top, body, place) => {
    expect(placeIn(top, body)).toBe(place);
  });

  test.each<[string, readonly Row[], readonly Row[]]>([
    ['nothing', [{ text: 'Maya Ellison', size: 20 }, 'maya@example.org', '(415) 555-2671'], BODY],
    ['a birthplace', [{ text: 'Lena Vogt', size: 20 }, 'geboren am 3.5.1984 in Erfurt'], GERMAN],
    ['a birthplace in a field', ['Lena Vogt', [[56, 'Geburtsort'], [200, 'Ankara']]], GERMAN],
    ['a nationality', [{ text: 'Lena Vogt', size: 20 }, 'Staatsangehörigkeit: Italien'], GERMAN],
    ['where one would move to', [{ text: 'Maya Ellison', size: 20 }, 'Willing to relocate to London or Leeds'], BODY],
    ['a month', [{ text: 'Maya Ellison', size: 20 }, 'December 2016'], BODY],
  ])('none is told of %s', (_, top, body) => {
    expect(placeIn(top, body)).toBeNull();
  }); // prettier-ignore

  test('at the foot of the page', () => {
    const foot = { text: 'Lena Vogt | Säntisweg 4, 8640 Niederwinkel | lena@example.org', y: 40 };
    expect(placeIn([{ text: 'Lena Vogt', size: 20 }], [...GERMAN, foot])).toBe('8640 Niederwinkel');
  });
});
