/** How people of English-speaking countries write their jobs and schools: forms of seafarers, towns with their states, degrees in lines of their own. */
import { describe, expect, test } from 'vitest';
import { entriesIn, headingsOf, read, type Row } from './sheet.ts';

const SCHOOLING: readonly Row[] = [
  { text: 'Experience', size: 14 },
  'Led a team of nine and cut the time to answer customers in half within a year',
  '',
  { text: 'Education', size: 14 },
];
const JOBS: readonly Row[] = [
  { text: 'Summary', size: 14 },
  'I have led a team of nine and cut the time to answer customers in half within a year',
  '',
  { text: 'Experience', size: 14 },
];

describe('schools', () => {
  test.each<[string, readonly Row[], readonly string[]]>([
    ['lines that a list item breaks itself', ['• Kettle Falls University', [[62, 'Bachelor of Science in Marine Engineering']], [[62, 'GPA: 3.91/4.0 | Graduation: June, 2026']], '• Union Vocational High School', [[62, 'High School Diploma']], [[62, 'Graduation: May, 2022']]], ['Bachelor of Science in Marine Engineering | Kettle Falls University | - | 2026-06', 'High School Diploma | Union Vocational High School | - | 2022-05']],
    ['marks of two degrees beside their school', [[[56, 'University of Exton'], [300, 'Undergraduate GPA: 3.4, Graduate GPA: 3.6']]], ['- | University of Exton | - | -']],
    ['a bare degree over its subject, honours beside it', [[[56, 'University of Exton'], [420, '2014 – 2015']], [[56, 'MSc'], [420, 'Distinction']], 'Advanced Hydrology', '', [[56, 'University of Exton'], [420, '2021 – Present']], 'MPhil/PhD', 'Marine Physics'], ['MSc, Advanced Hydrology | University of Exton | 2014 | 2015', 'MPhil/PhD, Marine Physics | University of Exton | 2021 | present']],
    ['a subject behind a colon, and what one went deep in', ['Kettle Falls University, May 2022', 'Bachelor of Arts: Garden History, Emphasis in Orchards'], ['Bachelor of Arts, Garden History | Kettle Falls University | - | 2022-05']],
    ['a degree behind the name of its school', ['2008 – 2011 University of Exton BSc [Hons] Botany - First'], ['BSc [Hons] Botany | University of Exton | 2008 | 2011']],
    ['A levels in quotes, their subjects listed', [[[56, 'Rosemont College, Newport'], [420, '2013 − 2015']], '3 ‘A’ Levels: Latin (A), Music (B), Geography (C).'], ['3 ‘A’ Levels | Rosemont College | 2013 | 2015']],
    ['a degree in the list below its school', [[[56, 'Kettle Falls University'], [300, '2001–2006']], '• Bachelor of Surveying (Coasts)', [[56, 'Fernleigh Senior High School'], [300, '1995–2000']], '• TER: 91.2%'], ['Bachelor of Surveying (Coasts) | Kettle Falls University | 2001 | 2006', '- | Fernleigh Senior High School | 1995 | 2000']],
    ['schools of India that are named for their certificate', ['AMRIT MATRIC HR SEC SCHOOL', 'HSc - Commerce', 'Grad April 2020 | percentage 82.10', 'AMRIT MATRIC HR SEC SCHOOL', 'SSLC', 'Grad April 2018 | percentage 71.40'], ['HSc – Commerce | AMRIT MATRIC HR SEC SCHOOL | - | 2020-04', 'SSLC | AMRIT MATRIC HR SEC SCHOOL | - | 2018-04']],
    ['the class of a year', ['Gorse School', 'Fernton, OH', 'High School (Evening) — Class of 2023'], ['High School (Evening) | Gorse School | - | 2023']],
    ['a subject over its certificate', [[[56, 'Magnolia Career College'], [230, 'Jackson, MS']], 'Phlebotomy', 'Certificate', 'January 2022', '', [[56, 'Provine Hills High School'], [230, 'Jackson, MS']], 'High School Diploma, May 2011'], ['Phlebotomy Certificate | Magnolia Career College | - | 2022-01', 'High School Diploma | Provine Hills High School | - | 2011-05']],
    ['a degree over its subject', ['Ridge State University', 'B.S.', 'Nursing', 'May 2019'], ['B.S., Nursing | Ridge State University | - | 2019-05']],
    ['a town that no list knows before its state', [[[56, 'Hinds Valley Community College'], [330, 'Raymond, MS']], 'General Studies (36 credits completed)', '2012 - 2013'], ['General Studies | Hinds Valley Community College | 2012 | 2013']],
    ['the initials of a degree behind it', ['Midlands University of Technology', 'Master of Arts - MA, Human Resource Management · (2018 - 2020)'], ['Master of Arts - MA, Human Resource Management | Midlands University of Technology | 2018 | 2020']],
    ['the last grade of school, which is no mark', ['Grade 12 Diploma', 'Saint-Vital Collegiate', '2012'], ['Grade 12 Diploma | Saint-Vital Collegiate | - | 2012']],
    ['distinctions in words', ['National Senior Certificate, six distinctions', 'Thornville Girls’ High School, 2011'], ['National Senior Certificate | Thornville Girls’ High School | - | 2011']],
    ['how one studied', ['A.S. (dual enrollment), Lorain County Community College, 2015 - 2017'], ['A.S. | Lorain County Community College | 2015 | 2017']],
    ['a degree behind the label of its level', ['College: Bachelor of Science in Marine Transportation', 'Batangas Bay Maritime Academy', '2001 – 2004'], ['Bachelor of Science in Marine Transportation | Batangas Bay Maritime Academy | 2001 | 2004']],
    ['a subject in brackets behind initials', ['MBA (HR) from Ahilya Institute of Management Studies, Indore in 2015 with 71%'], ['MBA (HR) | Ahilya Institute of Management Studies | - | 2015']],
    ['a class in two rows of words', ['2014 – 2018: Rift Highlands University – Bachelor of Education (Arts). Second Class Honours (Upper Division)'], ['Bachelor of Education (Arts) | Rift Highlands University | 2014 | 2018']],
    ['a grade that is hoped for', ['University of Airedale', 'BSc (Hons) Psychology with Counselling (predicted 2:1)', '2022 – 2025'], ['BSc (Hons) Psychology with Counselling | University of Airedale | 2022 | 2025']],
    ['levels in a rail, and units earned', [[[56, 'Graduate Studies'], [230, 'Master of Arts in Nursing (21 units earned)']], [[230, 'Katipunan State University']], [[230, '2021 – 2023']], [[56, 'High School'], [230, 'Antipolo National High School']], [[230, '2009 – 2013']]], ['Master of Arts in Nursing | Katipunan State University | 2021 | 2023', 'High School | Antipolo National High School | 2009 | 2013']],
    ['a term in a town of another country', [[[56, 'Universidad del Albaicín'], [400, 'Granada, Spain']], [[56, 'Semester abroad'], [400, 'Jan – May 2025']]], ['Semester abroad | Universidad del Albaicín | 2025-01 | 2025-05']],
    ['a long line of names that its year closes', ['Forklift Certification (Counterbalance and Reach), Fraser Safety Training, Surrey, 2021', 'Bachelor of Arts, Sutlej University, 2011'], ['Forklift Certification (Counterbalance and Reach) | Fraser Safety Training | - | 2021', 'Bachelor of Arts | Sutlej University | - | 2011']],
    ['a year that wrapped', ['Certificate in Domestic Gas Safety and Heating (CCN1, CENWAT, CKR1, HTR1), renewed', '2024', 'NVQ Level 3 Plumbing and Heating, Addiscombe College, 2014'], ['Certificate in Domestic Gas Safety and Heating (CCN1, CENWAT, CKR1, HTR1) | - | - | 2024', 'NVQ Level 3 Plumbing and Heating | Addiscombe College | - | 2014']],
    ['grades from one to another', ['7 GCSEs (A–C), Shirley Heath High School, 2011', 'Senior Secondary (Class 12), Punjab School Education Board, 2008'], ['7 GCSEs | Shirley Heath High School | - | 2011', 'Senior Secondary (Class 12) | Punjab School Education Board | - | 2008']],
  ])('%s', (_, rows, wanted) => {
    expect(entriesIn(read([...SCHOOLING, ...rows]), 'education')).toEqual(wanted);
  }); // prettier-ignore
});

describe('jobs', () => {
  test.each<[string, readonly Row[], readonly string[]]>([
    ['a firm that its legal form closes before the post', [[[56, 'Fernsoft, Inc. Kiln Design Engineering Co-Op, Fernton, CA'], [450, 'Sept 2017 - Current']], 'Worked on the housing of a small machine.', [[56, 'Tidewater Castings, Mould Engineering Co-Op, Pondly, CT'], [450, 'May 2015 - March 2016']], 'Worked on the layout of the back end.'], ['Kiln Design Engineering Co-Op | Fernsoft, Inc. | 2017-09 | present', 'Mould Engineering Co-Op | Tidewater Castings | 2015-05 | 2016-03']],
    ['employers alone, none of whom is a post at the first', [[[56, 'Fernsafe Pty Ltd'], [250, '2/2014 – 11/2016']], '• Controllers for presses', '• Support on site', [[56, 'Olbia'], [250, '7/2010 – 7/2011']], '• Clients in oil and gas', '• Data models'], ['- | Fernsafe Pty Ltd | 2014-02 | 2016-11', '- | Olbia | 2010-07 | 2011-07']],
    ['a firm with its address', ['Senior Engineer, Izolin Technologies (2022–Present)', '• Loans for shops', 'Analog Ferns (analogferns.com), (2021–2022)', '• Talks with clients'], ['Senior Engineer | Izolin Technologies | 2022 | present', '- | Analog Ferns (analogferns.com) | 2021 | 2022']],
    ['a representative, for short', [[[56, 'Instructor'], [400, 'Pottery Commons']], [[56, 'FTN, OH'], [400, 'April 2024 to Present']], '• Glazes and kilns', [[56, 'FTN Shop Rep, Board'], [400, 'Pottery Commons']], [[56, 'FTN, OH'], [400, 'July 2021 to Present']], 'Speaks for the shop.'], ['Instructor | Pottery Commons | 2024-04 | present', 'FTN Shop Rep, Board | Pottery Commons | 2021-07 | present']],
    ['heads at the edge of the words of items that hang their glyphs', [[[64, 'Fern Robotics'], [400, 'Fernton OH']], [[64, 'Research Intern'], [400, 'June 2019 - October 2019']], '· Learning for robots', [[64, 'Blue Marsh Technology'], [400, 'Pondly CA']], [[64, 'Software Engineering Intern'], [400, 'March 2018 - July 2018']], '· Tools of many kinds'], ['Research Intern | Fern Robotics | 2019-06 | 2019-10', 'Software Engineering Intern | Blue Marsh Technology | 2018-03 | 2018-07']],
    ['an item without a hanging indent goes on above a head', [{ text: 'Spoke Insurance:', font: 1 }, { text: 'Claims Manager May 2016 – Oct 2018', font: 1 }, [[56, '•'], [64, 'Rewrote the letters that go out after a storm, and the list of those who']], 'read them first, with the people of the coast', { text: 'Claims Analyst June 2013 – April 2016', font: 1 }, [[56, '•'], [64, 'Visited farms after a flood']]], ['Claims Manager | Spoke Insurance | 2016-05 | 2018-10', 'Claims Analyst | Spoke Insurance | 2013-06 | 2016-04']],
    ['the centre of a university above the post', ['Center for Island Studies at Fernland University', [[56, 'Research Coordinator'], [420, '2014-2016']]], ['Research Coordinator | Center for Island Studies at Fernland University | 2014 | 2016']],
    ['a list of jobs, each with its years in brackets', ['• Prelude Teacher of Pottery (2022-2024)', '• Moss & Daughters Sales Representative (2021)', '• Reed Construction - Thatching (2015-2019)'], ['Prelude Teacher of Pottery | - | 2022 | 2024', 'Moss & Daughters Sales Representative | - | 2021 | -', 'Thatching | Reed Construction | 2015 | 2019']],
    ['a contributor', [{ text: 'Summer of Ferns', font: 1 }, 'Open source Contributor', 'June 2022 - Present', '• An open plan of beds'], ['Open source Contributor | Summer of Ferns | 2022-06 | present']],
    ['months parted by a minus', ['Tutor, Fern Academy, Oct − Dec, 2014', '• First-year students'], ['Tutor | Fern Academy | 2014-10 | 2014-12']],
    ['the label of the list below', ['Agbowo Dairies Limited, Ibadan, Feb. 2023 – Till Date', 'Position Held: Quality Control Officer', 'Duties:', '• Analysis of raw milk and yoghurt'], ['Quality Control Officer | Agbowo Dairies Limited | 2023-02 | present']],
    ['a post behind its label below employer and towns', ['Government Secondary School, Zuru, Kebbi State, Oct. 2021 – Sept. 2022', 'Position Held: Biology Teacher', '• Taught Biology to two classes'], ['Biology Teacher | Government Secondary School | 2021-10 | 2022-09']],
    ['sentences in place of heads', ['Currently working as Senior Engineer at Sahyadri Mobility Pvt. Ltd. from July 2023 to till date.', '• Turn indicators', 'Worked as Software Engineer at Indrayani Solutions LLP, Pune from Sept 2021 to June', '2023.', '• LIN drivers'], ['Senior Engineer | Sahyadri Mobility Pvt. Ltd. | 2023-07 | present', 'Software Engineer | Indrayani Solutions LLP | 2021-09 | 2023-06']],
    ['a year within a firm’s name', [[[56, '2015 – 2020'], [150, 'Carpenter, Raglan Renovations (2015) Ltd']], [[56, '2011 – 2015'], [150, 'Apprentice Carpenter, Te Huia Builders']]], ['Carpenter | Raglan Renovations (2015) Ltd | 2015 | 2020', 'Apprentice Carpenter | Te Huia Builders | 2011 | 2015']],
    ['a department before its employer', [[[56, '2015'], [150, 'Intern, Department of Prints, Melbourne Print Rooms']]], ['Intern | Melbourne Print Rooms | 2015 | -']],
    ['a unit that reads like an employer', [[[56, 'Iron Range Health Center'], [400, 'Virginia, MN']], [[56, 'Dental Hygienist, Mobile Clinic (per diem)'], [400, 'June 2016 – July 2019']], '• School screenings in 14 districts'], ['Dental Hygienist, Mobile Clinic (per diem) | Iron Range Health Center | 2016-06 | 2019-07']],
    ['posts below an employer in capitals, of which one reads like an employer', [[[56, 'VALLEY FASTENERS, INC., Dayton, TN'], [440, '2006 – 2014']], [[56, 'Corporate Controller'], [440, '2009 – 2014']], '• SAP in three plants', [[56, 'Plant Controller, Dayton Works'], [440, '2006 – 2009']], '• Standard costing for 9,000 parts'], ['Corporate Controller | VALLEY FASTENERS, INC. | 2009 | 2014', 'Plant Controller | VALLEY FASTENERS, INC. | 2006 | 2009']],
    ['a remark that names a year', ['Harbour Kitchen – Chef de Partie – April 2018 to February 2021', 'Furloughed for parts of 2020.', 'Harbour Kitchen – Commis Chef – June 2016 to April 2018'], ['Chef de Partie | Harbour Kitchen | 2018-04 | 2021-02', 'Commis Chef | Harbour Kitchen | 2016-06 | 2018-04']],
    ['one line with commas, in Colorado', ['Program Manager, River Science Partnership, Fort Collins, CO, 2018–Present', 'Teacher, Horsetooth Elementary School, Fort Collins, CO, 2011–2018', 'At-home parent, 2006–2010', 'Naturalist, Estes Ridge Nature Center, Estes Park, CO, seasonal, 2003–2006'], ['Program Manager | River Science Partnership | 2018 | present', 'Teacher | Horsetooth Elementary School | 2011 | 2018', 'Naturalist | Estes Ridge Nature Center | 2003 | 2006']],
    ['a field of work behind the post', [{ text: 'Motion Designer, Digital Content', font: 1 }, 'Northern Broadcast Company, Salford — May 2017 to Dec 2020', '• Graphics package for the election night'], ['Motion Designer, Digital Content | Northern Broadcast Company | 2017-05 | 2020-12']],
    ['a unit behind the post', [{ text: 'Paralegal, Mass Tort Unit', font: 1 }, [[56, 'Garden State Defense Group'], [400, 'July 2017 – March 2020']], '• Records of 900 plaintiffs'], ['Paralegal, Mass Tort Unit | Garden State Defense Group | 2017-07 | 2020-03']],
    ['an office of a county', [{ text: 'Legal Assistant', font: 1 }, [[56, 'Office of the County Counsel'], [400, 'Sept. 2015 – June 2017']], '• Calendars of six attorneys'], ['Legal Assistant | Office of the County Counsel | 2015-09 | 2017-06']],
    ['a month that breaks from its year in a rail', [[[56, '2019 – 2021'], [200, 'Research Assistant, Southern Alps Trust']], [[56, 'Nov 2017 – Feb'], [200, 'Summer Student, Institute for Kauri Protection']], '2018'], ['Research Assistant | Southern Alps Trust | 2019 | 2021', 'Summer Student | Institute for Kauri Protection | 2017-11 | 2018-02']],
    ['years with the children', ['2019 – present: Support Assistant, Bainsford Primary School', '• Phonics', '2014 – 2018: Raising my family', '2009 – 2014: Restaurant Supervisor, The Canal Inn', '• Rotas'], ['Support Assistant | Bainsford Primary School | 2019 | present', 'Restaurant Supervisor | The Canal Inn | 2009 | 2014']],
    ['a present that is called a date', ['Sept 2019 – date', 'Room Leader, Hollow Lane Nursery', '• Fourteen children', '09/2016 – date', 'Evening Tutor, Ashgrove Institute', '• Two groups', '2019 – Date palms', 'Gardener, Oasis Farm'], ['Room Leader | Hollow Lane Nursery | 2019-09 | present', 'Evening Tutor | Ashgrove Institute | 2016-09 | present', 'Gardener | Oasis Farm | 2019 | -']],
    ['a trade behind a rank', [[[56, 'Sergeant, Flight Systems'], [400, 'Jun 2002 – Feb 2007']], 'RAF Brackwell, No. 97 Squadron', '• Shift manager on the flight line', [[56, 'Chief Technician, Avionics'], [400, 'Mar 1999 – May 2002']], 'RAF Ormsby', '• Trade manager for radar'], ['Sergeant, Flight Systems | RAF Brackwell | 2002-06 | 2007-02', 'Chief Technician, Avionics | RAF Ormsby | 1999-03 | 2002-05']],
    ['work in many places', [[[56, 'Crossmoor Staffing, various locations'], [400, 'Oct. 2019 – May 2021']], 'Travel RN, Critical Care', '• Five contracts of 13 weeks', [[56, 'Silverline Nursing, Nationwide'], [400, 'Oct. 2017 – May 2019']], 'Travel RN, Telemetry', '• Six contracts', [[56, 'Desert Crossings Staffing, AZ, NM and TX'], [400, 'Oct. 2016 – May 2017']], 'Travel RN', '• Two contracts'], ['Travel RN, Critical Care | Crossmoor Staffing | 2019-10 | 2021-05', 'Travel RN, Telemetry | Silverline Nursing | 2017-10 | 2019-05', 'Travel RN | Desert Crossings Staffing | 2016-10 | 2017-05']],
    ['what an employer is, behind its name', [{ text: 'SOUS CHEF', font: 1 }, 'Maison Tremble | Montréal | Aug 2018 - Apr 2022', '• Desserts for forty seats', { text: 'OWNER & BAKER', font: 1 }, 'Okonjo Viennoiserie | Farmers’ markets | Apr 2016 - Jul 2018', '• 400 pastries every Saturday'], ['SOUS CHEF | Maison Tremble | 2018-08 | 2022-04', 'OWNER & BAKER | Okonjo Viennoiserie | 2016-04 | 2018-07']],
    ['the table of a seafarer', [[[56, 'Vessel / Type'], [200, 'Rank'], [250, 'Company'], [390, 'Sign on'], [470, 'Sign off']], [[56, 'MV Nordic Heron / Bulk'], [200, 'Bosun'], [250, 'Baltmar Crewing Manila'], [390, '12 Jan 2025'], [470, '20 Oct 2025']], [[56, 'MT Coral Dawn / Chem'], [200, 'AB'], [250, 'Pacific Spirit Ship Mgt'], [390, '15 Mar 2022'], [470, '30 Nov 2023']]], ['Bosun | Baltmar Crewing Manila | 2025-01 | 2025-10', 'AB | Pacific Spirit Ship Mgt | 2022-03 | 2023-11']],
  ])('%s', (_, rows, wanted) => {
    expect(entriesIn(read([...JOBS, ...rows]), 'experience')).toEqual(wanted);
  }); // prettier-ignore
});

test('a membership of a professional body ends the section above it', () => {
  const rows: Row[] = [
    { text: 'Professional Membership', size: 14 },
    'Registered with the Teachers Service Commission, 2019',
  ];
  expect(entriesIn(read([...SCHOOLING, 'Diploma in Nursing, Ridge College, 2012', '', ...rows]), 'education')).toEqual([
    'Diploma in Nursing | Ridge College | - | 2012',
  ]);
});

test('a town that no list knows before its state and code', () => {
  const rows: Row[] = ['1907 Cottonwood Trail, Fort Collins, CO 80525 · 970.555.0142 · patrice.dh@example.org', ''];
  const { contact } = read([{ text: 'Patrice Delacroix-Hughes', size: 18 }, ...rows, ...SCHOOLING]);
  expect(contact.location?.value).toBe('Fort Collins, CO 80525');
});

test('the skills of the European form, in letters no larger than the rest', () => {
  const rows: Row[] = [[[56, '2011–2015'], [170, 'Bachelor of Surveying']], [[170, 'The University of Fernland']], '', 'PERSONAL SKILLS', [[56, 'Mother tongue'], [170, 'Kiswahili']]]; // prettier-ignore
  expect(headingsOf(read([...SCHOOLING, ...rows]))).toContain('PERSONAL SKILLS: skills');
});

test('headings in a rail, some of two lines, beside entries with dates at the right', () => {
  const rows: Row[] = [
    [[36, 'EDUCATION'], [130, 'Fernland State University']], [[130, 'Ph.D. in Coastal Law'], [500, 'June 2018']], '',
    [[36, 'PROFESSIONAL'], [130, 'Institute of Tidal Evaluation']], [[36, 'EXPERIENCE'], [130, 'Research Assistant'], [500, '2016-2017']], '',
    [[130, 'Institute of Island Studies']], [[130, 'Research Coordinator'], [500, '2014-2016']], '',
    [[130, 'Marsh Development Institute']], [[130, 'Research Intern'], [500, '2009']], '',
    [[36, 'TEACHING'], [130, 'Water Ethics']], [[36, 'EXPERIENCE'], [130, 'Fernland State University'], [500, 'Spring 2024']], '',
    [[130, 'Land Ethics']], [[130, 'Fernland State University'], [500, 'Fall 2023']], '',
    [[130, 'Air Ethics']], [[130, 'Fernland State University'], [500, 'Summer 2023']],
  ]; // prettier-ignore
  expect(entriesIn(read([{ text: 'Maya Fern', size: 22 }, 'maya@example.org', '', ...rows]), 'experience')).toEqual([
    'Research Assistant | Institute of Tidal Evaluation | 2016 | 2017',
    'Research Coordinator | Institute of Island Studies | 2014 | 2016',
    'Research Intern | Marsh Development Institute | 2009 | -',
    'Water Ethics | Fernland State University | 2024-03 | -',
    'Land Ethics | Fernland State University | 2023-09 | -',
    'Air Ethics | Fernland State University | 2023-06 | -',
  ]);
});

test('headings of trades and of selections', () => {
  const text = 'I have led a team of nine and cut the time to answer customers in half';
  const names = [
    'Sea Service',
    'Bar Admissions',
    'Selected Exhibitions',
    'Professional Qualification',
    'Board and Community',
    'Earlier Career',
  ];
  const rows = names.flatMap((name): Row[] => [{ text: name, size: 14 }, text, '']);
  expect(headingsOf(read(rows))).toEqual([
    'Sea Service: experience',
    'Bar Admissions: certifications',
    'Selected Exhibitions: publications',
    'Professional Qualification: certifications',
    'Board and Community: volunteering',
    'Earlier Career: experience',
  ]);
});
