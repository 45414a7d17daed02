/** Employers told by how their line is set or called: over one post of the same years, "chez" within a name, a trade of many; and pieces that end a post. */
import { describe, expect, test } from 'vitest';
import { bold, jobs as english } from './english-sheet.ts';
import { entriesIn, read, type Row } from './sheet.ts';

const large = (text: string): Row => ({ text, size: 14, font: 1 });
const dated = (date: string, text: string, font = 0): Row => ({ text: `${date}   ${text}`, font });
const german = (...rows: readonly Row[]): string[] => entriesIn(read([large('Profil'), 'Ich arbeite gern mit Menschen und habe Erfahrung in der Leitung von Teams und Werken', '', large('Beruflicher Werdegang'), ...rows]), 'experience'); // prettier-ignore
const french = (...rows: readonly Row[]): string[] => entriesIn(read([large('Profil'), "Je suis une personne sérieuse et j'aime travailler avec le public et en équipe avec les collègues", '', large('Expériences professionnelles'), ...rows]), 'experience'); // prettier-ignore

test('a bold line over one post of the same years is its employer', () => {
  const rows = [
    dated('02/2011 – 04/2019', 'Kunststoffwerke Emsau AG, Emsau', 1),
    dated('07/2015 – 04/2019', 'Werkleiter, Standort Opole (Polen)'),
    '- Aufbau des Werks mit 140 Mitarbeitern',
    dated('02/2011 – 06/2015', 'Produktionsleiter Spritzguss'),
    '- Ausschuss halbiert',
    dated('09/2006 – 01/2011', 'Vogthammer Consulting Partner, Niederau', 1),
    dated('09/2006 – 01/2011', 'Projektleiter Operations'),
    '- Zwölf Kundenprojekte',
  ];
  expect(german(...rows)).toEqual([
    'Werkleiter | Kunststoffwerke Emsau AG | 2015-07 | 2019-04',
    'Produktionsleiter Spritzguss | Kunststoffwerke Emsau AG | 2011-02 | 2015-06',
    'Projektleiter Operations | Vogthammer Consulting Partner | 2006-09 | 2011-01',
  ]);
});

describe('in French', () => {
  const at = (post: string, house: string): string[] =>
    french(
      { text: 'Coiffeuse responsable', font: 1 }, 'Salon Mèche, Brumes', '2021 – 2024', '• Équipe de quatre personnes', '',
      { text: post, font: 1 }, house, '2016 – 2021', '• Clientèle du quartier',
    ); // prettier-ignore

  test.each([
    ['Coiffeuse', 'Coiffure Chez Odile, Lens', 'Coiffeuse | Coiffure Chez Odile | 2016 | 2021'],
    ['Caissière', 'Dépanneur chez Ti-Paul, Lens', 'Caissière | Dépanneur chez Ti-Paul | 2016 | 2021'],
  ])('%s, %s', (post, house, told) => {
    expect(at(post, house)).toContain(told);
  });

  test('but a trade before "chez" is a post', () => {
    expect(french('2016 – 2021 : Coiffeuse chez Ormel')).toEqual(['Coiffeuse | Ormel | 2016 | 2021']);
  });

  test('those of a trade, closed by their legal form, are a house', () => {
    const [told = ''] = french([[56, 'Notaires Ormel Lamy inc., Lens'], [400, '2005 à 2011']], 'Secrétaire juridique', '▪ Tenir le registre'); // prettier-ignore
    expect(told).toContain('Secrétaire juridique | Notaires Ormel Lamy inc.');
  });
});

test('the wrapped end of a list item is no employer of the post below it', () => {
  const text = (words: string, y: number, size = 10.5): Row => ({ text: words, y, size });
  const rows: readonly Row[] = [
    { ...(bold('Larkmoor Hospice Foundation') as object), text: 'Larkmoor Hospice Foundation', y: 700, size: 11.5 },
    text('Director of Giving', 680, 11),
    text('June 2022 - Present', 666, 9.5),
    text('• Sixty new pledges of donors who had never heard of the house, and of their friends', 650),
    text('• Led a team of four and took care of a hundred donors, from the first call to the thanks', 635),
    text('• Sit on the senior leadership team of the house, staff liaison to the Council’s Building', 620),
    text('Committee', 605),
    text('Manager of Annual Giving', 583, 11),
    text('November 2019 - May 2022', 569, 9.5),
    text('• Mail to all those who gave within the last three years, and the hike for the hospice, all', 553),
    text('virtual', 538),
  ];
  expect(english(...rows)).toContain('Manager of Annual Giving | Larkmoor Hospice Foundation | 2019-11 | 2022-05');
});

test('that one worked, before as what', () => {
  expect(german('seit 10/2023: Geringfügige Beschäftigung als Verkaufshilfe, Trafik Vogt, Emsau')).toEqual([
    'Verkaufshilfe | Trafik Vogt | 2023-10 | present',
  ]);
});

test('where an agency placed one is no part of its name', () => {
  expect(english(bold('Dispatch Clerk'), 'Larkmoor Staffing (placed at Tarn Beverages, Exton)', 'March 2019 – January 2021', '• Booked the trucks')).toEqual(
    ['Dispatch Clerk | Larkmoor Staffing | 2019-03 | 2021-01'],
  );
}); // prettier-ignore
