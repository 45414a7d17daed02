/** Jobs without dates open where they are set as the others of their section are. */
import { describe, expect, test } from 'vitest';
import { entriesIn, headingsOf, read, type Row } from './sheet.ts';

const bold = (text: string, size = 11): Row => ({ text, font: 1, size });
const GREY = '#888888';
const grey = (text: string): Row => ({ text, size: 9, colour: GREY });
const jobs = (...rows: readonly Row[]): string[] =>
  entriesIn(read(['Nora Quell', 'nora.quell@example.org', '', bold('EXPERIENCE', 14), ...rows]), 'experience');

describe('no job of the section is dated', () => {
  test('a line in the face of the first opens one', () => {
    expect(
      jobs(
        bold('Associate Lecturer'),
        'Evening Programme in Ceramics',
        'University of Westmere',
        bold('Senior Lecturer'),
        'University of Eastmere',
        bold('Research Engineer'),
        'Quellwerk International',
      ),
    ).toEqual([
      'Associate Lecturer | University of Westmere | - | -',
      'Senior Lecturer | University of Eastmere | - | -',
      'Research Engineer | Quellwerk International | - | -',
    ]);
  });
});

describe('the others are dated', () => {
  test('above the post: what stands in the place of the dates is no name', () => {
    expect(
      jobs(
        grey('2020 - 2024'),
        bold('Teacher of Philosophy'),
        'Westmere College',
        grey('Not specified'),
        bold('Teacher and Coordinator'),
        'Eastmere College',
        grey('2018 - 2019'),
        bold('Teacher of Computing'),
        'Quell Courses',
        grey('2017'),
        bold('Telephone Operator'),
        'Quell Contact Centre',
      ),
    ).toEqual([
      'Teacher of Philosophy | Westmere College | 2020 | 2024',
      'Teacher and Coordinator | Eastmere College | - | -',
      'Teacher of Computing | Quell Courses | 2018 | 2019',
      'Telephone Operator | Quell Contact Centre | 2017 | -',
    ]);
  });
  test('below the post, in two faces', () => {
    expect(
      jobs(
        bold('Proofreader'),
        'Atelier Quell',
        '2019 - 2024',
        bold('Language Tutor'),
        'Westmere Night School',
        bold('Translator'),
        'Harbour Texts',
        '2012 - 2015',
        bold('Archive Clerk'),
        'Eastmere Library',
        '2010 - 2012',
      ),
    ).toEqual([
      'Proofreader | Atelier Quell | 2019 | 2024',
      'Language Tutor | Westmere Night School | - | -',
      'Translator | Harbour Texts | 2012 | 2015',
      'Archive Clerk | Eastmere Library | 2010 | 2012',
    ]);
  });
  test('behind the post: one that names its employer employs nobody below', () => {
    const at = (text: string): Row => ({ text, size: 10 });
    expect(
      jobs(
        bold('Oboe Faculty (2013 - 2017)', 12),
        at('Harbour School of Music - Eastmere'),
        'Private teacher of students of all ages.',
        bold('Eurhythmics Faculty', 12),
        at('Westmere Institute of Music (WIM) - Westmere'),
        'Taught a wide variety of audiences.',
        bold('Oboe Instructor (2011 - 2013)', 12),
        at('The Fine Arts Association - Quellham'),
        'Taught weekly lessons.',
      ),
    ).toEqual([
      'Oboe Faculty | Harbour School of Music | 2013 | 2017',
      'Eurhythmics Faculty | Westmere Institute of Music (WIM) | - | -',
      'Oboe Instructor | The Fine Arts Association | 2011 | 2013',
    ]);
  });
  test('in a rail: a line as far from the list above as the others are', () => {
    const row = (dates: string, text: string): Row => [[56, dates], [200, text]]; // prettier-ignore
    expect(
      jobs(
        row('11/2022 - 06/2024', 'Office Clerk at Riemer Trading'),
        [[230, '• Filing and mail']],
        '',
        row('02/2021 - 10/2022', 'Intern at Lifting Advertising'),
        [[230, '• Storyboards']],
        '',
        [[200, 'Courier at Quickmeals']],
        [[230, '• Student job']],
        '',
        row('06/2018 - 01/2020', 'Farm Hand at Meadow Farm'),
        [[230, '• Harvest']],
      ),
    ).toEqual([
      'Office Clerk | Riemer Trading | 2022-11 | 2024-06',
      'Intern | Lifting Advertising | 2021-02 | 2022-10',
      'Courier | Quickmeals | - | -',
      'Farm Hand | Meadow Farm | 2018-06 | 2020-01',
    ]);
  });
  test('the employer below the dated post stays with it', () => {
    expect(
      jobs('2019 - 2024 Baker', 'Westmere College', '2012 - 2015 Cook', 'Quell Kitchen', '2010 - 2012 Porter'),
    ).toHaveLength(3);
  });
});

test('studies without dates open as the dated ones do', () => {
  const row = (dates: string, text: string): Row => [[56, dates], [200, text]]; // prettier-ignore
  const small = (text: string): Row => ({ text, x: 200, size: 8 });
  const told = read([
    'Nora Quell',
    '',
    bold('EDUCATION', 14),
    row('2020 - 2023', 'Diploma in Programming'),
    small('Quell College · Westmere'),
    '',
    row('2012 - 2014', 'Business Administration'),
    small('Open University of Eastmere'),
    '',
    [[200, 'Technical Diploma in Sales']],
    small('Harbour Institute · Eastmere'),
    '',
    row('1997', 'Commercial Certificate'),
    small('Westmere School'),
  ]);
  expect(entriesIn(told, 'education')).toEqual([
    'Diploma in Programming | Quell College | 2020 | 2023',
    'Business Administration | Open University of Eastmere | 2012 | 2014',
    'Technical Diploma in Sales | Harbour Institute | - | -',
    'Commercial Certificate | Westmere School | - | 1997',
  ]);
});

describe('items of a list', () => {
  test('of a few lines, one of them the period', () => {
    expect(
      jobs(
        '• Imperial Store',
        [[66, 'Social Media Manager']],
        [[66, 'Aug. 2020 - present · 3 years']],
        '• Fruitland',
        [[66, 'Shop Assistant']],
        [[66, 'May 2019 - Oct. 2019 · 6 months']],
      ),
    ).toEqual([
      'Social Media Manager | Imperial Store | 2020-08 | present',
      'Shop Assistant | Fruitland | 2019-05 | 2019-10',
    ]);
  });
  test('post and employer over a list further in', () => {
    expect(
      jobs(
        '• Intern - Quell Motors Limited, Westmere',
        [[76, '◦ Energy audits']],
        [[76, '◦ Boilers']],
        '• Trainee - Harbour Steel Limited, Eastmere',
        [[76, '◦ Control room']],
      ),
    ).toEqual(['Intern | Quell Motors Limited | - | -', 'Trainee | Harbour Steel Limited | - | -']);
  });
  test('not deeds with details below them', () => {
    expect(
      jobs(
        bold('Baker, Acme Bakery'),
        '2019 - 2024',
        '• Ran the morning shift in Leeds, with five people',
        [[76, '◦ Rotas']],
        '• Planned orders - flour, salt and yeast',
        [[76, '◦ Suppliers']],
      ),
    ).toHaveLength(1);
  });
});

describe('a line that names a section', () => {
  test('is a post where it is set as the posts above it are, each over its dates', () => {
    const told = read([
      bold('Experience', 16),
      bold('QUELL LLP'),
      bold('AUDIT ASSISTANT', 12),
      '01/2024 - 06/2025',
      bold('HARBOUR LTD'),
      bold('ACCOUNTS ASSISTANT', 12),
      '04/2023 - 01/2024',
      bold('WESTMERE POWER COMPANY'),
      bold('INDUSTRIAL ATTACHMENT', 12),
      '01/2020 - 04/2020',
      bold('Education', 16),
      'Westmere College',
      '2017',
      bold('Skills', 16),
      'Excel',
    ]);
    expect(headingsOf(told)).toEqual(['Experience: experience', 'Education: education', 'Skills: skills']);
  });
});
