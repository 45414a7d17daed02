/** Several posts below the line of one employer. */
import { describe, expect, test } from 'vitest';
import { entriesIn, read, type Row } from './sheet.ts';

const large = (text: string): Row => ({ text, size: 14 });
const dated = (text: string, dates: string): Row => [[56, text], [400, dates]]; // prettier-ignore

describe('each post is a job there, the employer’s own range is none', () => {
  test.each<[string, readonly Row[]]>([
    [
      'with a description',
      [
        dated('Conservas Llobregat, S. A. (Manresa)', '2014 – actualidad'),
        'Fabricante de conservas vegetales con 420 empleados y presencia en once países.',
        dated('Directora de Operaciones', 'mar. 2021 – actualidad'),
        '• Reduje un 18 % el coste logístico por tonelada',
        dated('Técnica de compras', 'sept. 2014 – feb. 2021'),
        '• Gestioné 140 proveedores de envase y materia prima',
      ],
    ],
    [
      'with departments and durations behind the posts',
      [
        dated('Conservas Llobregat, S. A.', '2014 – actualidad'),
        dated('Directora de Operaciones – Departamento de Logística', 'mar. 2021 – actualidad (4 años 11 meses)'),
        '• Reduje un 18 % el coste logístico por tonelada',
        dated('Técnica de compras – Área de Envases', 'sept. 2014 – feb. 2021 (6 años y 6 meses)'),
        '• Gestioné 140 proveedores de envase y materia prima',
      ],
    ],
    [
      'with a leave among the posts',
      [
        dated('Conservas Llobregat, S. A.', '2014 – actualidad'),
        dated('Directora de Operaciones', 'mar. 2021 – actualidad'),
        dated('Permiso de maternidad', 'oct. 2020 – feb. 2021'),
        dated('Técnica de compras', 'sept. 2014 – feb. 2021'),
        '• Gestioné 140 proveedores de envase y materia prima',
      ],
    ],
  ])('%s', (_, rows) => {
    const reading = read([
      large('Experiencia profesional'),
      ...rows,
      dated('Administrativa de tráfico', '2012 – 2014'),
      'Transportes Vallès Exprés',
    ]);
    const told = entriesIn(reading, 'experience').map((entry) =>
      entry.replace(', S. A.', '').replace(' (Manresa)', ''),
    );
    expect(told).toEqual([
      'Directora de Operaciones | Conservas Llobregat | 2021-03 | present',
      'Técnica de compras | Conservas Llobregat | 2014-09 | 2021-02',
      'Administrativa de tráfico | Transportes Vallès Exprés | 2012 | 2014',
    ]);
  });

  test('the projects of a consultancy are jobs there, whoever the client', () => {
    const reading = read([
      large('Expérience professionnelle'),
      { text: 'Sopralia Conseil, Lille (2016 – 2025)', font: 1, size: 12 },
      'Cabinet de conseil en systèmes d’information, six cents collaborateurs.',
      'Directrice de projet – Banque Nordine (janv. 2022 – juin 2025)',
      '• Pilotage d’un programme de refonte du crédit immobilier',
      'Consultante junior – Transports du Hainaut (oct. 2016 – déc. 2021)',
      '• Analyse des processus de billettique et recette des lots',
      { text: 'Stagiaire chez Logirem, Roubaix (mars 2016 – août 2016)', font: 1, size: 12 },
      '• Étude comparative de deux progiciels de paie',
    ]);
    expect(entriesIn(reading, 'experience')).toEqual([
      'Directrice de projet | Sopralia Conseil | 2022-01 | 2025-06',
      'Consultante junior | Sopralia Conseil | 2016-10 | 2021-12',
      'Stagiaire | Logirem | 2016-03 | 2016-08',
    ]);
  });

  test('an employer whose name reads like a post is told by how it stands above them', () => {
    const reading = read([
      large('Career history'),
      { text: 'Welsh Transport Executive, Cardiff (2009 – 2025)', font: 1, size: 12 },
      'An arm’s-length body of nine hundred staff that runs rail and bus contracts.',
      'Deputy Director, January 2020 – June 2025',
      '• Led the business case for bus franchising, approved at £62m',
      'Policy Officer, September 2009 – December 2019',
      '• Ministerial correspondence, briefing and two public consultations',
    ]);
    expect(entriesIn(reading, 'experience')).toEqual([
      'Deputy Director | Welsh Transport Executive | 2020-01 | 2025-06',
      'Policy Officer | Welsh Transport Executive | 2009-09 | 2019-12',
    ]);
  });

  test('projects that name no posts are what was done in the job above them', () => {
    const reading = read([
      large('Experience'),
      { text: 'Senior Consultant, Nexora Consulting Ltd (2016 – 2025)', font: 1, size: 12 },
      'Payments platform for a regional bank (2021 – 2024)',
      '• Cut the time of a release from two weeks to a day',
      'Claims portal for an insurance group (2017 – 2020)',
      '• Moved nine million policies without a day of downtime',
    ]);
    expect(entriesIn(reading, 'experience')).toEqual(['Senior Consultant | Nexora Consulting Ltd | 2016 | 2025']);
    expect(reading.entries[0]?.bullets).toHaveLength(2);
  });

  test('the next employer’s line is none of the job before it', () => {
    const reading = read([
      large('Experiência profissional'),
      { text: 'BANCO SERRA AZUL – Belo Horizonte (02/2011 a 11/2024)', font: 1 },
      'Gerente de Agência – 08/2019 a 11/2024',
      '- Gestão de equipe de 16 funcionários e da carteira da agência;',
      'Caixa – 02/2011 a 07/2019',
      '- Abertura e fechamento do caixa, atendimento ao público.',
      { text: 'ARMAZÉM DA SERRA – Contagem', font: 1 },
      'Operador de Caixa – 05/2008 a 12/2010',
      '- Operação de caixa e conferência de valores ao fim do dia.',
    ]);
    expect(entriesIn(reading, 'experience')).toEqual([
      'Gerente de Agência | BANCO SERRA AZUL | 2019-08 | 2024-11',
      'Caixa | BANCO SERRA AZUL | 2011-02 | 2019-07',
      'Operador de Caixa | ARMAZÉM DA SERRA | 2008-05 | 2010-12',
    ]);
  });

  test('a job of its own that overlaps another stays', () => {
    const reading = read([
      large('Experience'),
      dated('Freelance Illustrator', '2014 – Present'),
      '• Drew covers for nine publishers and two newspapers',
      dated('Production Designer', '2016 – 2019'),
      'Bluestem Agency Inc.',
      '• Prepared files for print and kept the archive of the agency',
    ]);
    expect(entriesIn(reading, 'experience')).toEqual([
      'Freelance Illustrator | - | 2014 | present',
      'Production Designer | Bluestem Agency Inc. | 2016 | 2019',
    ]);
  });

  test('who works for himself has no employer, whoever employed him last', () => {
    const reading = read([
      large('Experience'),
      dated('Graphic Designer', '2016 – 2019'),
      'Bluestem Agency Inc.',
      '• Prepared files for print and kept the archive of the agency',
      dated('Freelance Illustrator', '2012 – 2016'),
      'Selected clients: Otter & Vale, Fernhill Coffee, Meridian Credit Union',
      '• Drew covers for nine publishers and two newspapers',
    ]);
    expect(entriesIn(reading, 'experience')[1]).toBe('Freelance Illustrator | - | 2012 | 2016');
  });

  test('nor has who served', () => {
    const reading = read([
      large('Expérience professionnelle'),
      dated('Aide-maçon', '1994 à 2004'),
      'Sarl Moreau et Fils',
      '• Montage de murs et coulage des dalles avec une équipe de quatre personnes',
      dated('Service militaire', '1993 - 1994'),
    ]);
    expect(entriesIn(reading, 'experience')[1]).toBe('Service militaire | - | 1993 | 1994');
  });
});

test('a comma in the post below is no employer', () => {
  const rows: readonly Row[] = [
    large('Experience'),
    { text: 'MERLION COMMERCIAL BANK', font: 1 },
    dated('Director, Credit Risk', 'Jan 2020 – Present'),
    '• Chaired the weekly list of loans to watch for the whole region',
    dated('Assistant Director, Credit Risk', 'Jul 2017 – Dec 2019'),
    '• Covered shipping and commodities with a team of five people',
  ];
  expect(entriesIn(read(rows), 'experience')).toEqual([
    'Director, Credit Risk | MERLION COMMERCIAL BANK | 2020-01 | present',
    'Assistant Director, Credit Risk | MERLION COMMERCIAL BANK | 2017-07 | 2019-12',
  ]);
});

test('a labelled post with its dates behind it', () => {
  const rows: readonly Row[] = [
    large('Experience'),
    { text: 'Ketu Beverages Plc, Lagos', font: 1 },
    'Position: Senior Accountant   Feb. 2019 – Jan. 2021',
    '• Prepared the monthly accounts of three plants and closed in six days',
  ];
  expect(entriesIn(read(rows), 'experience')).toEqual(['Senior Accountant | Ketu Beverages Plc | 2019-02 | 2021-01']);
});

test('a German trainee in a firm', () => {
  const rows: readonly Row[] = [
    large('Praktika'),
    '03/2025 Schülerpraktikum bei Innerste Fördertechnik GmbH',
    '• Montage von Rollenbahnen und Prüfung von Sensoren in der Werkstatt',
    '10/2024 Schülerpraktikum im Autohaus Borsum',
    '• Mitarbeit in der Werkstatt und Pflege der Fahrzeuge im Verkaufsraum',
  ];
  expect(entriesIn(read(rows), 'experience')).toEqual([
    'Schülerpraktikum | Innerste Fördertechnik GmbH | 2025-03 | -',
    'Schülerpraktikum | Autohaus Borsum | 2024-10 | -',
  ]);
});

test('a firm that its legal form closes, whatever trades it names', () => {
  const rows: readonly Row[] = [
    large('Berufserfahrung'),
    dated('Rechtsanwältin (Associate), Gesellschaftsrecht', 'seit Jan. 2021'),
    'Hallwang & Partner Rechtsanwälte mbB, München',
    '• Begleitung von Unternehmenskäufen und Vorträge für Mandanten der Kanzlei',
  ];
  expect(entriesIn(read(rows), 'experience')).toEqual([
    'Rechtsanwältin (Associate), Gesellschaftsrecht | Hallwang & Partner Rechtsanwälte mbB | 2021-01 | present',
  ]);
});

test('a post that opens with its dates as those below it do is no employer of theirs', () => {
  const reading = read([
    { text: 'Jill Exemple', size: 20 },
    'jill@example.org',
    '',
    large('Expérience'),
    { text: 'Depuis novembre 2018 Chargée d’études de terrain à Exemplia.', font: 1 },
    'Depuis 2021 Chargée de cours à l’École des dunes',
    '2019–2020 Experte en reboisement, Parc national des Dunes',
    '',
    large('Langues'),
    'Anglais courant, allemand intermédiaire',
  ]);
  expect(entriesIn(reading, 'experience').map((entry) => entry.split(' | ')[2])).toEqual(['2018-11', '2021', '2019']);
});

test('posts in a line each over the employer of all', () => {
  const reading = read([
    { text: 'Jill Example', size: 20 },
    'jill@example.org',
    '',
    large('Experience'),
    [[56, 'Staff Midwife'], [400, '2016 – 2019']],
    [[56, 'Student Midwife'], [400, '2013 – 2016']],
    'Larkmoor Royal Infirmary',
    'Dunoon',
    [[56, 'Care Assistant'], [400, '2011 – 2012']],
    'Seaview House Ltd',
  ]); // prettier-ignore
  expect(entriesIn(reading, 'experience')).toEqual([
    'Staff Midwife | Larkmoor Royal Infirmary | 2016 | 2019',
    'Student Midwife | Larkmoor Royal Infirmary | 2013 | 2016',
    'Care Assistant | Seaview House Ltd | 2011 | 2012',
  ]);
});

test('an employer stands above its posts, whatever no glyph marks below the one before', () => {
  const employer = (text: string): Row => ({ text, size: 12, font: 1 });
  const reading = read([
    { text: 'Berufliche Laufbahn', size: 14, font: 1 },
    employer('Gießerei Ostertag GmbH, Aalen (08.2015 – heute)'),
    'seit 03.2019',
    'Formenbauerin',
    'Modelle für Pumpengehäuse, Freigabe der ersten Abgüsse',
    '08.2015–02.2019',
    'Modellbauerin',
    'Fräsprogramme für Kernkästen und deren Prüfung',
    employer('Werkzeugbau Kessler KG, Heidenheim'),
    '09.2011–07.2015',
    'Zerspanungsmechanikerin',
    'Drehteile in Kleinserien, Einrichten der Maschinen',
  ]);
  expect(entriesIn(reading, 'experience')).toEqual([
    'Formenbauerin | Gießerei Ostertag GmbH | 2019-03 | present',
    'Modellbauerin | Gießerei Ostertag GmbH | 2015-08 | 2019-02',
    'Zerspanungsmechanikerin | Werkzeugbau Kessler KG | 2011-09 | 2015-07',
  ]);
});
