/** Jobs without dates among dated ones: where they stand, and what joins their parts. */
import { expect, test } from 'vitest';
import { entriesIn, read, type Row } from './sheet.ts';

const bold = (text: string, x = 56): Row => ({ text, font: 1, size: 11, x });
const rail = (dates: string, text: string): Row => [[56, dates], [200, text]]; // prettier-ignore
const beside = (text: string): Row => [[200, text]];
const jobs = (...rows: readonly Row[]): string[] =>
  entriesIn(read(['Nora Quell', 'nora.quell@example.org', '', { text: 'EXPERIENCE', font: 1, size: 14 }, ...rows]), 'experience'); // prettier-ignore

test('right above a dated line of the same make', () => {
  expect(
    jobs(
      'Programme Manager, River Science Partnership, Westmere',
      'Fifth Grade Teacher, Horsetail Elementary School, Westmere, 2011–2018',
      'Substitute Teacher, Larimar School District, Eastmere, 2010–2011',
      'Naturalist, Ridge Nature Center, Quellham, 2003–2006',
    ),
  ).toEqual([
    'Programme Manager | River Science Partnership | - | -',
    'Fifth Grade Teacher | Horsetail Elementary School | 2011 | 2018',
    'Substitute Teacher | Larimar School District | 2010 | 2011',
    'Naturalist | Ridge Nature Center | 2003 | 2006',
  ]);
});

test('first of its section, beside a rail of dates', () => {
  expect(
    jobs(
      beside('Welder at Quell Pipes Ltd, Westmere'),
      beside('Pipes for power stations, welded from drawings, tested by'),
      beside('X-ray and mended on the site.'),
      rail('05/2013 – 12/2019', 'Fitter at Harbour Steel Ltd, Eastmere'),
      beside('Railings, stairs, halls'),
      rail('2009 – 2012', 'Production Helper at Eastmere Staffing Ltd'),
      beside('Various sites'),
    )[0],
  ).toBe('Welder | Quell Pipes Ltd | - | -');
});

test('below a break, whose dates are not its own', () => {
  expect(
    jobs(
      [[56, 'Office Clerk'], [440, '2023 – present']],
      'Quell Joinery Ltd, Westmere',
      '• Offers and invoices',
      [[56, 'Parental leave'], [440, '2012 – 2022']],
      'Order Clerk',
      'Harbour Machines Ltd, Eastmere',
      '• Sixty orders a day',
      [[56, 'Receptionist'], [440, '2006 – 2008']],
      'Westmere Cars Ltd, Westmere',
      '• Front desk',
    ),
  ).toEqual([
    'Office Clerk | Quell Joinery Ltd | 2023 | present',
    'Order Clerk | Harbour Machines Ltd | - | -',
    'Receptionist | Westmere Cars Ltd | 2006 | 2008',
  ]); // prettier-ignore
});

test('above a break, whose dates are not its own either', () => {
  expect(
    jobs(
      rail('2019 – present', 'Consultant, Quell Clinic, Westmere'),
      beside('Endoscopy and ultrasound of the abdomen, day and night.'),
      '',
      beside('Senior Registrar, Harbour Hospital, Eastmere'),
      '',
      rail('2014 – 2015', 'Parental leave'),
      '',
      rail('2009 – 2014', 'Registrar, Eastmere Hospital, Eastmere'),
    ),
  ).toEqual([
    'Consultant | Quell Clinic | 2019 | present',
    'Senior Registrar | Harbour Hospital | - | -',
    'Registrar | Eastmere Hospital | 2009 | 2014',
  ]);
});

test('with the labels that the heads of the others have, its employer in capitals', () => {
  expect(
    jobs(
      [[56, '2021 – present'], [200, 'QUELL INSURANCE – Westmere']],
      beside('Post: Assistant to the Director'),
      beside('• Diaries and travel'),
      '',
      [[56, '2017 – 2021'], [200, 'HARBOUR COCOA – Eastmere']],
      beside('Post: Secretary'),
      beside('• Contracts of growers'),
      '',
      beside('EASTMERE TOWN HALL'),
      beside('Post: Intern in the Mail Room'),
    ),
  ).toEqual([
    'Assistant to the Director | QUELL INSURANCE | 2021 | present',
    'Secretary | HARBOUR COCOA | 2017 | 2021',
    'Intern in the Mail Room | EASTMERE TOWN HALL | - | -',
  ]); // prettier-ignore
});

test('below the list of the only dated one, when it tells post and employer joined alike', () => {
  expect(
    jobs(
      'Graduate Apprentice, Quell Gear Works Ltd, Aug 2024 – present',
      '• Worked in the turning cell',
      '• Prepared daily reports',
      'Trainee, Harbour Coach Workshop Ltd (15 days)',
    ),
  ).toEqual([
    'Graduate Apprentice | Quell Gear Works Ltd | 2024-08 | present',
    'Trainee | Harbour Coach Workshop Ltd | - | -',
  ]);
});

test('not the post below its employer', () => {
  expect(
    jobs(
      [[56, 'Quell Fashion Ltd, Westmere'], [440, '2010 – 2014']],
      'Shop Assistant',
      '• Assisted sales and fitting rooms',
      [[56, 'Harbour Books Ltd, Eastmere'], [440, '2006 – 2009']],
      'Bookseller',
      '• Orders and returns',
      [[56, 'Westmere Dairy Ltd, Westmere'], [440, '2003 – 2005']],
      'Packer',
      '• Night shifts',
    ),
  ).toEqual([
    'Shop Assistant | Quell Fashion Ltd | 2010 | 2014',
    'Bookseller | Harbour Books Ltd | 2006 | 2009',
    'Packer | Westmere Dairy Ltd | 2003 | 2005',
  ]); // prettier-ignore
});

test('bold lines and a head that goes on behind a comma', () => {
  expect(
    jobs(
      rail('2021 – 2025', 'Live-in Carer at Quell Family, Westmere.'),
      beside('Care of a lady of 91 years: washing, meals,'),
      beside('medicines, walks, nights.'),
      '',
      beside('Home Help at Harbour Social Cooperative,'),
      beside('Eastmere.'),
      beside('Six homes, shopping, visits to the doctor'),
      '',
      rail('2012 – 2016', 'Housemaid at Mrs Tarrant, Quellham.'),
      beside('Cleaning, ironing, cooking.'),
      '',
      rail('1998 – 2011', 'Nurse at Santa Quella Clinic, Westmere.'),
      beside('Wards and theatre.'),
      bold('Other'),
    )[1],
  ).toBe('Home Help | Harbour Social Cooperative | - | -');
});
