/** Jobs and degrees: which words are the title, which the employer, and whose dates are whose. */
import { describe, expect, test } from 'vitest';
import { entriesIn, read, type Row } from './sheet.ts';

const large = (text: string): Row => ({ text, size: 14 });
const dated = (text: string, dates: string): Row => [[56, text], [440, dates]]; // prettier-ignore

describe('a job is read from its head, however it is set', () => {
  test.each<[string, readonly Row[]]>([
    ['title and dates, employer below', [dated('Data Analyst', 'Mar 2019 – May 2021'), 'Example Works Inc.']],
    ['employer and dates, title below', [dated('Example Works Inc.', 'Mar 2019 – May 2021'), 'Data Analyst']],
    ['in one line with bars', ['Data Analyst | Example Works Inc. | Mar 2019 – May 2021']],
    ['with a comma', ['Data Analyst, Example Works Inc.', 'Mar 2019 – May 2021']],
    ['with "at"', [dated('Data Analyst at Example Works Inc.', '03/2019 – 05/2021')]],
    ['with a dash and a place', [dated('Data Analyst – Example Works Inc. – Oakland, CA', '03/2019-05/2021')]],
    [
      'notes on the job below its dates',
      [
        'Data Analyst',
        'Example Works Inc.',
        'Mar 2019 – May 2021',
        'Supervisor: A. Manager (415-555-0170), may contact',
      ],
    ],
    ['a town behind a hyphen', ['Data Analyst', 'Example Works Inc.-Toledo, OH', 'Mar 2019 – May 2021']],
    ['dates first', ['Mar 2019 – May 2021', 'Data Analyst', 'Example Works Inc.']],
    [
      'dates in a rail',
      [
        [
          [56, '03/2019 – 05/2021'],
          [200, 'Data Analyst'],
        ],
        [[200, 'Example Works Inc.']],
      ],
    ],
  ])('%s', (_, head) => {
    const reading = read([
      large('Experience'),
      ...head,
      '• Led a team of nine and cut the time to answer in half',
      '• Built the reports that the board decides by',
      large('Skills'),
      'SQL',
    ]);
    expect(entriesIn(reading, 'experience')).toEqual(['Data Analyst | Example Works Inc. | 2019-03 | 2021-05']);
  });
});

describe('jobs that follow one another', () => {
  const bullets: readonly Row[] = [
    '• Led a team of nine and cut the time to answer in half',
    '• Built the reports that the board of the firm decides by',
  ];

  test('each keep their own dates and bullets', () => {
    const reading = read([
      large('Experience'),
      dated('Data Analyst', 'Mar 2021 – Present'), 'Example Works Inc.', ...bullets,
      dated('Junior Analyst', '2018 – 2021'), 'Harbour Systems LLC', ...bullets,
    ]); // prettier-ignore
    expect(entriesIn(reading, 'experience')).toEqual([
      'Data Analyst | Example Works Inc. | 2021-03 | present',
      'Junior Analyst | Harbour Systems LLC | 2018 | 2021',
    ]);
    expect(reading.entries.map((entry) => entry.bullets.length)).toEqual([2, 2]);
  });

  test('one without dates is still a job', () => {
    const reading = read([
      large('Experience'),
      dated('Data Analyst', 'Mar 2021 – Present'), 'Example Works Inc.', ...bullets,
      { text: 'Office Assistant, Tri-County Supply Co.', font: 1 }, ...bullets,
    ]); // prettier-ignore
    expect(entriesIn(reading, 'experience')[1]).toBe('Office Assistant | Tri-County Supply Co. | - | -');
  });

  test('a range that breaks over two lines is one', () => {
    const reading = read([
      large('Experience'),
      'Data Analyst, Example Works Inc., Oakland Mar 2019 –', 'May 2021', ...bullets,
      'Office Assistant, Tri-County Supply Co. Jan 2017 – Feb 2019', ...bullets,
    ]); // prettier-ignore
    expect(entriesIn(reading, 'experience')[0]).toBe('Data Analyst | Example Works Inc. | 2019-03 | 2021-05');
    expect(reading.entries.map((entry) => entry.bullets.length)).toEqual([2, 2]);
  });

  test('a year told of the firm dates nothing', () => {
    const reading = read([
      large('Experience'),
      'Lumenloop Inc. (acquired by Corvex, 2023)', 'Head of Product, Jan 2019 – Jun 2023', ...bullets,
    ]); // prettier-ignore
    const [job, ...others] = entriesIn(reading, 'experience');
    expect(job).toMatch(/^Head of Product \| Lumenloop Inc\..* \| 2019-01 \| 2023-06$/u);
    expect(others).toEqual([]);
  });

  test('a season before its years is no post', () => {
    const reading = read([
      { text: 'Berufserfahrung', size: 14 },
      [[56, 'Wintersaison 2021/22'], [220, 'Gasthof Post, Walchsee']], [[220, 'Kellnerin mit Inkasso']],
      '• Bedienung von bis zu achtzig Gästen am Abend und die Abrechnung der Kasse',
    ]); // prettier-ignore
    expect(entriesIn(reading, 'experience')).toEqual(['Kellnerin mit Inkasso | Gasthof Post | 2021 | 2022']);
  });

  test('a year within the text beside a rail of dates begins nothing', () => {
    const reading = read([
      { text: 'Berufserfahrung', size: 14 },
      [[56, 'seit 2016'], [220, 'Acme GmbH, Plön']], [[220, 'Leiterin Einkauf']], [[220, 'Prokura seit 2019, Budget 14 Mio. EUR']],
      [[56, '2009 – 2015'], [220, 'Werft Plön AG']], [[220, 'Einkäuferin']],
    ]); // prettier-ignore
    expect(entriesIn(reading, 'experience')).toEqual([
      'Leiterin Einkauf | Acme GmbH | 2016 | present',
      'Einkäuferin | Werft Plön AG | 2009 | 2015',
    ]);
  });

  test('a month is told in brackets with how long it lasted', () => {
    const reading = read([large('Experience'), 'Work experience, Dunmore Veterinary Practice (15 days, June 2019)']);
    expect(entriesIn(reading, 'experience')).toEqual(['Work experience | Dunmore Veterinary Practice | 2019-06 | -']);
  });

  test('what stands beside the dates in their brackets goes with them', () => {
    const reading = read([
      large('Experiencia'),
      'Dependienta (veranos de 2008 a 2010)', 'Calzados Torrero, S. L.',
      '• Atención a los clientes de la tienda y cobro en la caja', '• Reposición de los artículos del almacén',
    ]); // prettier-ignore
    expect(entriesIn(reading, 'experience')).toEqual(['Dependienta | Calzados Torrero, S. L. | 2008 | 2010']);
  });

  test('of a line that goes on in sentences the first is the head', () => {
    const reading = read([
      large('Experiencia'),
      '2019 – 2025. Encargado de obra en Construcciones Peña Nueva. Dirigí cuadrillas de hasta 25 personas.',
      '2011 – 2018. Oficial de primera en Reformas Cimadevilla. Formé a cuatro peones de la empresa.',
    ]);
    expect(entriesIn(reading, 'experience')).toEqual([
      'Encargado de obra | Construcciones Peña Nueva | 2019 | 2025',
      'Oficial de primera | Reformas Cimadevilla | 2011 | 2018',
    ]);
  });

  test('what a firm does is not its name', () => {
    const reading = read([
      large('Experience'),
      dated('Staff Engineer | Parcelwise', '2022 – Present'), 'Route optimisation for couriers, sixty engineers', ...bullets,
    ]); // prettier-ignore
    expect(entriesIn(reading, 'experience')).toEqual(['Staff Engineer | Parcelwise | 2022 | present']);
  });

  test('a word that may be a heading is a post where its dates stand beside it', () => {
    const reading = read([
      large('Esperienza'),
      dated('Grafica junior', 'set 2010 – gen 2015'), 'Tipolitografia Bisagno, Genova',
      dated('Stage', 'mar 2010 – ago 2010'), 'Galata Edizioni, Genova',
    ]); // prettier-ignore
    expect(entriesIn(reading, 'experience')).toEqual([
      'Grafica junior | Tipolitografia Bisagno | 2010-09 | 2015-01',
      'Stage | Galata Edizioni | 2010-03 | 2010-08',
    ]);
  });

  test('a town below the dates is no employer of the next post', () => {
    const reading = read([
      large('Experience'),
      { text: 'Northgate Chill', size: 12 }, '7 years 4 months',
      { text: 'Operations Manager', size: 11 }, 'March 2021 - Present (4 years 11 months)', 'Leeds and around',
      { text: 'Depot Supervisor', size: 11 }, 'October 2018 - February 2021 (2 years 5 months)', 'Wakefield and around',
    ]); // prettier-ignore
    expect(entriesIn(reading, 'experience')).toEqual([
      'Operations Manager | Northgate Chill | 2021-03 | present',
      'Depot Supervisor | Northgate Chill | 2018-10 | 2021-02',
    ]);
  });

  test('the firms that an agency sent somebody to are no employers', () => {
    const reading = read([
      large('Expériences professionnelles'),
      { text: 'Préparateur de commandes', font: 1 }, 'Adéquat Emploi - Lyon', 'janvier 2022 à février 2023', 'Missions chez Carrelages du Rhône, Pharmadis et Frigo Sud',
      '• Préparation vocale des commandes en froid négatif avec une équipe de quatre',
      { text: 'Cariste', font: 1 }, 'Logista Rhône SAS - Lyon', 'mars 2019 à mai 2021', '• Chargement des camions et contrôle des bons de livraison',
    ]); // prettier-ignore
    expect(entriesIn(reading, 'experience')).toEqual([
      'Préparateur de commandes | Adéquat Emploi | 2022-01 | 2023-02',
      'Cariste | Logista Rhône SAS | 2019-03 | 2021-05',
    ]);
  });

  test('a name that breaks at its hyphen is whole', () => {
    const reading = read([
      large('Experience'),
      '2018 – 2021: Forklift driver in the warehouses of the northern region, Acme Storage Ashby-', 'Marsh Ltd',
      ...bullets,
    ]); // prettier-ignore
    expect(reading.entries[0]?.organisation).toContain('Ashby-Marsh');
  });

  test('a lone date is when a job began', () => {
    const reading = read([large('Experience'), dated('Data Analyst', 'Mar 2021'), 'Example Works Inc.', ...bullets]);
    expect(entriesIn(reading, 'experience')).toEqual(['Data Analyst | Example Works Inc. | 2021-03 | -']);
  });

  test('a line that goes on below a long one and mentions a day begins no job', () => {
    const told = entriesIn(
      read([
        large('Experience'),
        dated('Data Analyst', 'Mar 2008 – May 2011'),
        'Example Works Inc.',
        'Built the reports of a maker of pumps and filters, which was',
        'acquired by Sample Holdings in November 2009',
        dated('Clerk', 'Jan 2006 – Feb 2008'),
        'Beispiel Ltd.',
      ]),
      'experience',
    );
    expect(told).toEqual([
      'Data Analyst | Example Works Inc. | 2008-03 | 2011-05',
      'Clerk | Beispiel Ltd. | 2006-01 | 2008-02',
    ]);
  });

  test('a second post at the same employer inherits it', () => {
    const reading = read([
      large('Experience'),
      dated('Senior Analyst', 'Mar 2021 – Present'), 'Example Works Inc.', ...bullets,
      dated('Data Analyst', 'Jan 2019 – Feb 2021'), ...bullets,
    ]); // prettier-ignore
    expect(entriesIn(reading, 'experience')[1]).toBe('Data Analyst | Example Works Inc. | 2019-01 | 2021-02');
  });
});

describe('education', () => {
  test.each<[string, readonly Row[], string]>([
    [
      'degree and year, school below',
      [dated('Bachelor of Arts in Communication', '2015'), 'Ridgemont State University'],
      'Bachelor of Arts in Communication | Ridgemont State University',
    ],
    [
      'school and years, degree below',
      [dated('Ridgemont State University', '2011 – 2015'), 'B.A. in Communication'],
      'B.A. in Communication | Ridgemont State University',
    ],
  ])('%s', (_, rows, told) => {
    const [entry = ''] = entriesIn(
      read([large('Education'), ...rows, large('Skills'), 'SQL, Excel and the tools that go along with them']),
      'education',
    );
    expect(entry.startsWith(`${told} | `)).toBe(true);
    expect(entry.endsWith('2015')).toBe(true);
  });
});

describe('titles are told from word starts', () => {
  test.each([
    ['Ingénieur d’études', 'Atelier Ferrand SARL'],
    ['Chef de projet', 'Atelier Ferrand SARL'],
  ])('%s', (title, employer) => {
    const reading = read([
      large('Expérience professionnelle'),
      dated(title, 'mars 2019 – mai 2021'),
      employer,
      '• Pilotage du budget et suivi des fournisseurs pour une équipe de six',
      large('Formation'),
      'Licence de gestion',
    ]);
    expect(entriesIn(reading, 'experience')).toEqual([`${title} | ${employer} | 2019-03 | 2021-05`]);
  });
});
