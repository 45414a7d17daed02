/** Name and place among everything else that tops a resume. */
import { describe, expect, test } from 'vitest';
import { linkTarget } from '../../../src/engine/reading/contacts/contact-urls.ts';
import { document, page } from '../builder.ts';
import { BODY, CHINESE, GERMAN, JAPANESE, nameIn, placeIn, SPANISH } from './contact-rows.ts';
import { read, type Row } from './sheet.ts';

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

describe('an address whose last letters a narrow cell leaves to the next line', () => {
  const told = (above: string, below: string, x = 320): string | null | undefined =>
    read([
      { text: 'Maya Ellison', size: 20 },
      [
        [56, '+1 415 555 2671'],
        [320, above],
      ],
      [[x, below]],
      'Oakland, CA',
    ]).contact.email?.value;

  test('is whole again', () => {
    expect(told('maya.ellison@example.or', 'g')).toBe('maya.ellison@example.org');
    expect(told('maya.ellison@example.co', 'm')).toBe('maya.ellison@example.com');
  });

  test('is left as it is where the letters stand elsewhere, or make no domain', () => {
    expect(told('maya.ellison@example.or', 'g', 56)).toBe('maya.ellison@example.or');
    expect(told('maya.ellison@example.org', 'm')).toBe('maya.ellison@example.org');
  });
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

test('the country of the address in the row of the name is none of it', () => {
  const rows: Row[] = [
    { text: 'Maya Ellison', size: 25, y: 790 },
    { text: 'Ireland', size: 10, x: 430, y: 790 },
    { text: 'maya@example.org', x: 430, y: 776 },
  ];
  expect(nameIn(rows)).toBe('Maya Ellison');
});

test('two names that nothing but their faces part', () => {
  const rows: Row[] = [
    { text: 'Maya', size: 30, x: 100, y: 790 },
    { text: 'Ellison', size: 30, x: 160, y: 790, font: 1 },
    'Civil Engineer',
    'hello@example.org',
  ];
  expect(nameIn(rows)).toBe('Maya Ellison');
});

test('a link that reaches nobody is no number and no address', () => {
  const box = { x: 0, y: 0, width: 9, height: 9 };
  const target = (url: string, scheme: string): string | null =>
    linkTarget(document([page(['Maya Ellison'], { links: [{ url, box }] })]), scheme);
  expect(target('tel:upon request', 'tel:')).toBeNull();
  expect(target('mailto:me', 'mailto:')).toBeNull();
  expect(target('tel:+1-415-555-2671', 'tel:')).toBe('+1-415-555-2671');
  expect(target('mailto:maya@example.org?subject=Hi', 'mailto:')).toBe('maya@example.org');
});
