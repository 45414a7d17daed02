/** Habits of English resumes that leave it to the reader which word is what: lists below firms, sentences, towns, honours, breaks. */
import { describe, expect, test } from 'vitest';
import { LEXICONS } from '../../../src/engine/lexicons/index.ts';
import { phoneIn } from '../../../src/engine/reading/contacts/phones.ts';
import { headOf } from '../../../src/engine/reading/heads/headers.ts';
import { schoolHeadOf } from '../../../src/engine/reading/schools/school-heads.ts';
import { bold, jobs, large, TOP } from './english-sheet.ts';
import { entriesIn, headingsOf, read, type Row } from './sheet.ts';

const schools = (...rows: readonly Row[]): string[] => entriesIn(read([...TOP, large('Education'), ...rows]), 'education'); // prettier-ignore

describe('two lines that both read like posts', () => {
  test.each<[readonly string[], string, string]>([
    [['Bakerell Bread and Cider Bar', 'Bar Supervisor'], 'Bar Supervisor', 'Bakerell Bread and Cider Bar'],
    [['Cook Strait Lads', 'CEO'], 'CEO', 'Cook Strait Lads'],
  ])('%j', (texts, title, organisation) => {
    expect(headOf(texts, 'experience', LEXICONS.en)).toMatchObject({ title, organisation });
  });

  test('the order of the other jobs decides where both end in a post', () => {
    expect(
      jobs(
        bold('Halewood Glass'), bold('Dental Nurse'), '2018 – 2021', '• Sterilised trays', '',
        bold('The Merry Plumber'), bold('Line Cook'), '2014 – 2017', '• Fried fish', '',
        bold('Oakmere Soap'), bold('Welder'), '2010 – 2013', '• Joined pipes',
      ),
    ).toContain('Line Cook | The Merry Plumber | 2014 | 2017'); // prettier-ignore
  });
});

describe('posts in lists', () => {
  test('below the lines of their firms, with what was done behind a colon', () => {
    expect(
      jobs(
        bold('Borough of Larkmoor'), '• Finance Analyst (2021–Present): Budgets and the training of clerks.', '• Accounts Clerk (2018–2021): Ledgers of two libraries.',
        bold('Thistle Alarms Ltd.'), '• Office Manager (2014–2018): Rotas and bills.',
      ),
    ).toEqual([
      'Finance Analyst | Borough of Larkmoor | 2021 | present',
      'Accounts Clerk | Borough of Larkmoor | 2018 | 2021',
      'Office Manager | Thistle Alarms Ltd. | 2014 | 2018',
    ]);
  }); // prettier-ignore

  test('with the employer at the head of an inner list', () => {
    expect(
      jobs(
        '• 2019-2021: Research Assistant', [[76, '– University of Larkmoor']], [[76, '– Supervisor: Odette Framley']],
        '• 2018: Software Engineer', [[76, '– Thistle Trails']], [[76, '– Duties: an application for walkers that knew the tides']],
      ),
    ).toEqual(['Research Assistant | University of Larkmoor | 2019 | 2021', 'Software Engineer | Thistle Trails | 2018 | -']);
  }); // prettier-ignore

  test('with the employer in an inner list, below the course that was taught', () => {
    const reading = read([
      ...TOP, large('Experience'),
      '• January 2018: Teaching Assistant', [[76, '– Course: Botany of Dunes II']], [[76, '– University of Larkmoor']],
      '• June 2015: Research Assistant', [[76, '– Course: Mosses of the Fens']], [[76, '– University of Larkmoor']],
    ]); // prettier-ignore
    expect(entriesIn(reading, 'experience')).toEqual([
      'Teaching Assistant | University of Larkmoor | 2018-01 | -',
      'Research Assistant | University of Larkmoor | 2015-06 | -',
    ]);
    expect(reading.bullets).toHaveLength(2);
  });

  test('as sentences that close with their dates', () => {
    expect(
      jobs(
        '• Completed four weeks internship at Vindhya Gears Limited, Nagpur on "Shaft Balancing" from 04-07-2022 to 30-07-2022.',
        '• Underwent in-plant training at Kaveri Axles Limited, Mysuru during January 2022.',
        '• Working as Graduate Engineer Trainee in Shimoga Turbines Limited, Bengaluru from August 2023 to till date.',
      ),
    ).toEqual([
      'Internship | Vindhya Gears Limited | 2022-07 | 2022-07',
      'In-plant training | Kaveri Axles Limited | 2022-01 | -',
      'Graduate Engineer Trainee | Shimoga Turbines Limited | 2023-08 | present',
    ]);
  });

  test('as sentences that tell the employer before the post', () => {
    expect(
      jobs(
        '• Currently working with Kalinga Softworks Pvt Ltd as Senior Consultant from Mar 2021 to till date.',
        '• Worked with Utkal Alloys Limited, Cuttack as Purchase Executive from July 2018 to Feb 2021.',
      ),
    ).toEqual([
      'Senior Consultant | Kalinga Softworks Pvt Ltd | 2021-03 | present',
      'Purchase Executive | Utkal Alloys Limited | 2018-07 | 2021-02',
    ]);
  });

  test('two posts held at one place for the same years are two lines of their own', () => {
    expect(jobs('2019-Current Graduate Fellow, University of Larkmoor', '2019-Current Teaching Assistant, University of Larkmoor')).toEqual([
      'Graduate Fellow | University of Larkmoor | 2019 | present',
      'Teaching Assistant | University of Larkmoor | 2019 | present',
    ]);
  }); // prettier-ignore

  test('such a sentence within a job is none', () => {
    expect(
      jobs([[56, 'Fitter, Kaveri Axles Limited'], [400, '2019 – 2022']], '• Worked as team lead in Assembly from 2020 to 2021'),
    ).toEqual(['Fitter | Kaveri Axles Limited | 2019 | 2022']); // prettier-ignore
  });
});

test('responsibilities under a heading of their own go on with the jobs', () => {
  const reading = read([
    ...TOP, large('Work Experience'), [[56, 'Fitter, Kaveri Axles Limited'], [400, '2019 – 2022']], '',
    large('Roles and Responsibilities'), '• Drawings of shafts and gears', '• Visits to foundries', '',
    large('Education'), 'Diploma in Machining, Kaveri Polytechnic, 2018', '', large('Skills'), 'Lathes',
  ]); // prettier-ignore
  expect(reading.bullets.filter(({ section }) => section === 'experience')).toHaveLength(2);
});

test('a kind of work with "experience" behind it is a heading at the top of a column too', () => {
  const reading = read([
    { text: 'Odette Framley', size: 24, font: 1 }, 'Leith · odette@example.org',
    { text: 'Chef experience', size: 14, font: 1 }, '06/2019 - 08/2023', bold('Chef De Partie'), 'The Tarn Inn', '• Ran the pass and trained new colleagues in the kitchen', '',
    { text: 'Education', size: 14, font: 1 }, '2014 - 2016', bold('HNC Cookery'), 'Larkmoor College',
  ]); // prettier-ignore
  expect(headingsOf(reading)).toEqual(['Chef experience: experience', 'Education: education']);
});

test('two posts at one university from the same year on are two, on whichever page', () => {
  const reading = read(
    [...TOP, large('Research Experience'), bold('Larkmoor University'), [[56, 'Research Assistant'], [400, '2021 – 2025']]],
    [large('Teaching Experience'), bold('Larkmoor University'), [[56, 'Teaching Assistant'], [400, '2021 – 2024']]],
  ); // prettier-ignore
  expect(entriesIn(reading, 'experience')).toEqual([
    'Research Assistant | Larkmoor University | 2021 | 2025',
    'Teaching Assistant | Larkmoor University | 2021 | 2024',
  ]);
});

describe('heads of jobs', () => {
  test.each<[readonly string[], string, string]>([
    [['Davidwell, NC', 'Line Cook, Pickled Quince'], 'Line Cook', 'Pickled Quince'],
    [['Rockwell MD', 'Line Cook', 'Pickled Quince'], 'Line Cook', 'Pickled Quince'],
    [['Barista', 'Fernbucks, WA'], 'Barista', 'Fernbucks'],
    [['Fernmart – General Grocery & Food Expert'], 'General Grocery & Food Expert', 'Fernmart'],
    [['Data Scientist, Harbour Policy Lab, Larkmoor University'], 'Data Scientist', 'Larkmoor University'],
    [['Data Scientist, Harbour Policy Lab,', 'Larkmoor University'], 'Data Scientist', 'Larkmoor University'],
    [['Paralegal, Mass Claims Unit', 'Fern State Defense Group'], 'Paralegal, Mass Claims Unit', 'Fern State Defense Group'],
    [['Peace Corps – Lakeland Superior Court', 'Legal Assistant'], 'Legal Assistant', 'Peace Corps – Lakeland Superior Court'],
    [['IT Department – First Lakeland Bank', 'Analyst'], 'Analyst', 'First Lakeland Bank'],
    [['Gunner', '4th Battery, 31st Dune Artillery'], 'Gunner', '4th Battery, 31st Dune Artillery'],
    [['Engineer Officer', 'RAF Fernhill, No. 48 Squadron'], 'Engineer Officer', 'RAF Fernhill'],
    [['Cook, Larkmoor Foods, INC  '], 'Cook', 'Larkmoor Foods, INC'],
    [['Waiter', 'The Two Foxes At Larkmoor'], 'Waiter', 'The Two Foxes At Larkmoor'],
    [['Clerical Officer, promoted to Executive Officer in', 'Department of Harbours'], 'Clerical Officer', 'Department of Harbours'],
  ])('%j', (texts, title, organisation) => {
    expect(headOf(texts, 'experience', LEXICONS.en)).toMatchObject({ title, organisation });
  }); // prettier-ignore

  test('care at home between two jobs is none', () => {
    expect(
      jobs(
        bold('Department of Harbours'), [[56, 'Clerk'], [400, '2014 – 2022']], '• Issued forty permits a day',
        bold('Carer'), [[56, 'Full-time care of a family member'], [400, '2022 – 2024']],
        bold('Larkmoor Council'), [[56, 'Assistant'], [400, '2011 – 2013']], '• Balanced the till',
      ),
    ).toEqual(['Clerk | Department of Harbours | 2014 | 2022', 'Assistant | Larkmoor Council | 2011 | 2013']);
  }); // prettier-ignore
});

describe('studies', () => {
  test.each<[string, string | null, string | null]>([
    ['B.A., cum laude, Political Science // Larkmoor University', 'B.A., Political Science', 'Larkmoor University'],
    ['Larkmoor College of Law // J.D. expected', 'J.D.', 'Larkmoor College of Law'],
    ['Full Stack Coding Bootcamp, University of Larkmoor', 'Full Stack Coding Bootcamp', 'University of Larkmoor'],
    ['AS Nursing, Larkmoor Community College, Rockwell MD', 'AS Nursing', 'Larkmoor Community College'],
    ['BAS Horticulture, Larkmoor College', 'BAS Horticulture', 'Larkmoor College'],
    ['BSBA, Larkmoor College', 'BSBA', 'Larkmoor College'],
    ['MSEd in Reading, Larkmoor College', 'MSEd in Reading', 'Larkmoor College'],
    ['Ph.D. Botany, UC Davis', 'Ph.D. Botany', 'UC Davis'],
    [
      'Saint Aldhelm at Tarnborough Catholic School, Salem Oregon',
      null,
      'Saint Aldhelm at Tarnborough Catholic School',
    ],
    [
      'Larkmoor State University, Jonesboro Arkansas // Attended all four years and spent time in the theatre department of the school',
      null,
      'Larkmoor State University',
    ],
    ['Higher Nitec in Cookery, ITE College Tarn', 'Higher Nitec in Cookery', 'ITE College Tarn'],
  ])('%s', (text, title, organisation) => {
    expect(schoolHeadOf(text.split(' // '), LEXICONS.en)).toMatchObject({ title, organisation });
  });

  test('subjects below a dated row of a rail are of it', () => {
    expect(
      schools(
        bold('Larkmoor High School'), [[56, '2001 - 2004'], [160, 'A Level Music'], [420, 'C']], [[160, 'A Level Physics'], [420, 'C']], [[160, 'A Level Media'], [420, 'D']], [[56, '1996 - 2001'], [160, '9 GCSEs'], [420, 'A-C']],
      ).map((entry) => entry.split(' | ').slice(-2).join('–')),
    ).toEqual(['2001–2004', '1996–2001']);
  }); // prettier-ignore

  test('what no school gave, below others without dates', () => {
    expect(
      schools('Dune Rescue Selection Program, U.S. Navy', 'Petty Leaders Course, U.S. Navy', 'BAS Horticulture, Larkmoor Community College'),
    ).toEqual([
      'Dune Rescue Selection Program | U.S. Navy | - | -',
      'Petty Leaders Course | U.S. Navy | - | -',
      'BAS Horticulture | Larkmoor Community College | - | -',
    ]);
  }); // prettier-ignore

  test('degrees of two letters before their subjects, each with a year of its own', () => {
    expect(
      schools([[56, '2020 - Present;'], [160, 'PhD, Limnology, The University of Larkmoor.']], [[56, '2023;'], [160, 'MS en Passant, Limnology, UL Fenwell.']], [[56, '2017;'], [160, 'BA, Botany, Tarn College.']]),
    ).toHaveLength(3);
  }); // prettier-ignore

  test('training whose lines name a degree and its school each', () => {
    const reading = read([
      ...TOP, large('Experience'), 'Driver, Larkmoor Freight, 2016 – 2020', '',
      large('Training'), [[56, '2016'], [120, 'Haulage Program']], [[120, 'Larkmoor College of Technology']], [[56, '2010'], [120, 'High School Diploma']], [[120, 'Whitewell High School']],
    ]); // prettier-ignore
    expect(entriesIn(reading, 'education')).toEqual([
      'Haulage Program | Larkmoor College of Technology | - | 2016',
      'High School Diploma | Whitewell High School | - | 2010',
    ]);
  });

  test('a diploma told among the jobs and the studies is none of the jobs', () => {
    const reading = read([
      ...TOP, large('Education'), '• Larkmoor University - Bachelor of Science (2016)', '• Graduate Diploma in Secondary Teaching and Learning (2017)', '',
      large('Work Experience'), bold('Physics Teacher at Tarn High School'), 'Larkmoor, 2019 - present', 'I was delighted to gain this role as I am an ex-student of the school and wanted to give back.', '',
      bold('Graduate Diploma in Secondary Teaching with Science'), 'Larkmoor, 2017', 'During my diploma I completed two placements of six weeks each, at a school in town and one by the sea.',
    ]); // prettier-ignore
    expect(entriesIn(reading, 'experience')).toEqual(['Physics Teacher | Tarn High School | 2019 | present']);
    expect(entriesIn(reading, 'education')).toHaveLength(2);
  });
});

test('a number to call behind the postcode of its state', () => {
  expect(phoneIn('Macon, GA 31201 (478) 555-0134 odette@example.org', 'en')?.number).toBe('+14785550134');
  expect(phoneIn('Order 31201 478 555 0134 2', 'en')).toBeNull();
});

test('town and province behind a numbered street with its district', () => {
  const reading = read([{ text: 'Odette Framley', size: 24, font: 1 }, 'Blk 9 Lot 2 Mangga St., Brgy. Santa Cruz, Tanlaw, Batangas', 'odette@example.org', '', ...TOP]);
  expect(reading.contact.location?.value).toBe('Tanlaw, Batangas');
}); // prettier-ignore

test('organizations stand apart from the jobs above', () => {
  expect(jobs(bold('Clerk'), 'Borough of Larkmoor', '2018 – 2021', '• Ledgers', '', large('Organizations'), bold('Coders of Fenwell'), '2019 – 2020', 'Mentor of pupils')).toEqual(['Clerk | Borough of Larkmoor | 2018 | 2021']);
}); // prettier-ignore

test('where one lives stands behind where one works, street and all', () => {
  const reading = read([{ text: 'Odette Framley', size: 24, font: 1 }, 'Entomology & Botany Department, 1881 Marsh Drive, Gainesford, FL 32611', 'odette@example.org', '', ...TOP]);
  expect(reading.contact.location?.value).toBe('Gainesford, FL 32611');
}); // prettier-ignore

test('a side column with sections of its own beside jobs with dates is no column of a table', () => {
  const at = (x: number, y: number, text: string, font = 0): Row => ({ x, y, text, font });
  const job = (y: number, from: string, to: string, post: string, firm: string): Row[] => [
    at(40, y, from), at(98, y, post, 1), at(40, y - 15, to), at(98, y - 15, firm), at(109, y - 30, 'Fried fish for guests of the house'), at(109, y - 45, 'Kept the cold store in good order'),
  ]; // prettier-ignore
  const reading = read([
    { text: 'Odette Framley', size: 30, y: 700 }, at(430, 692, 'odette.framley@example.org'), { text: 'Experience', size: 11, font: 1, x: 40, y: 649 },
    ...job(629, '2020 –', 'Now', 'Line Cook', 'Pickled Quince, Macon GA'), ...job(546, '2016 –', '2020', 'Prep Cook', 'Fernmart Diner, Salem OR'), ...job(477, '2012 –', '2016', 'Dishwasher', 'Tarn Inn, Salem OR'),
    { text: 'Training', size: 11, font: 1, x: 318, y: 649 }, at(318, 629, '2016'), at(376, 629, 'Pastry Program', 1), at(376, 614, 'Larkmoor College of Technology'), at(318, 593, '2010'), at(376, 593, 'High School Diploma', 1), at(376, 578, 'Whitewell High School'),
    { text: 'Certificates', size: 11, font: 1, x: 318, y: 549 }, at(318, 529, '2024'), at(376, 529, 'Food handler card'), at(318, 507, '2021'), at(376, 507, 'First aid card'),
    { text: 'Skills', size: 11, font: 1, x: 318, y: 478 }, at(318, 458, 'Knives, sauces and soups, orders'), at(318, 444, 'stock and rotas, patience'),
  ]); // prettier-ignore
  expect(entriesIn(reading, 'education')).toEqual([
    'Pastry Program | Larkmoor College of Technology | - | 2016',
    'High School Diploma | Whitewell High School | - | 2010',
  ]);
});

describe('posts before what was done, below the dated line of their employer', () => {
  test.each<[string, readonly Row[], readonly string[]]>([
    ['behind a dash', [{ text: 'Larkmoor Student Union (May 2017 - Present)', size: 12, font: 1 }, 'Design Director - Worked with various clients for branding and other projects, as well as assisted', 'other staff.', '', { text: 'Tarn Magazine (May 2016 - June 2017)', size: 12, font: 1 }, 'Art Director - Designed key spreads in the magazine and critiqued those of other designers.'], ['Design Director | Larkmoor Student Union | 2017-05 | present', 'Art Director | Tarn Magazine | 2016-05 | 2017-06']],
    ['behind a colon', [{ text: 'Mosswood Grocers, 2018 – 2020', font: 1 }, 'Store Assistant: Ran the till, restocked the shelves and trained six new starters.'], ['Store Assistant | Mosswood Grocers | 2018 | 2020']],
    ['a post above stays one', [{ text: 'Store Assistant, Mosswood Grocers, 2018 – 2020', font: 1 }, 'Team Leader - Covered for the supervisor on all weekends of the summer.'], ['Store Assistant | Mosswood Grocers | 2018 | 2020']],
    ['several posts behind one employer', ['2016 – 2018 MOSSWOOD, Senior SE, Staff SE2', '2012 – 2016 Larkmoor, Cook, Head Cook'], ['Senior SE, Staff SE2 | MOSSWOOD | 2016 | 2018', 'Cook, Head Cook | Larkmoor | 2012 | 2016']],
  ])('%s', (_, rows, wanted) => {
    expect(jobs(...rows)).toEqual(wanted);
  }); // prettier-ignore
});
