/** Jobs and degrees told in lists, and rails of dates in which two dates or a word for now stand beside their heads. */
import { describe, expect, test } from 'vitest';
import { entriesIn, headingsOf, read, type Row } from './sheet.ts';

const at = (x: number, y: number, text: string, font = 0, size = 10.5): Row => ({ x, y, text, font, size });
const section = (text: string, y?: number): Row => ({
  text,
  font: 1,
  size: 14,
  ...(y === undefined ? {} : { x: 56, y }),
});
const NAME: Row = { text: 'Alex Exemple', size: 20 };
const SKILLS: readonly Row[] = [
  '',
  section('Compétences'),
  'Lecture de plans, conduite de chariots, tenue de caisse et accueil du public en français',
];
const TONGUES: readonly Row[] = [
  '',
  section('Skills'),
  'Reading plans, driving fork lifts, keeping a till and answering the telephone all day long',
];

describe('lists', () => {
  test('jobs told in sentences that each open with their date, whatever posts they name', () => {
    const reading = read([
      NAME,
      '',
      section('Expérience professionnelle'),
      '• Du 3 mars 2020 à ce jour : CDI lingère au sein du Groupement des Pins à Lens.',
      '• De mai 2018 à février 2020 : CDD à la MAS des Tilleuls à Arras (remplacements).',
      '• 2016-2018 : Contractuelle au CH des Dunes à Vannes.',
      '• De janvier 2015 à juin 2016 : CDD de jour à la Clinique des Acacias à Rouen.',
      ...SKILLS,
    ]); // prettier-ignore
    expect(entriesIn(reading, 'experience')).toEqual([
      'CDI lingère | Groupement des Pins à Lens. | 2020-03 | present',
      '- | MAS des Tilleuls | 2018-05 | 2020-02',
      'Contractuelle | CH des Dunes | 2016 | 2018',
      'CDD de jour | Clinique des Acacias | 2015-01 | 2016-06',
    ]);
    expect(reading.bullets).toHaveLength(0);
  });

  test('degrees in a list that opens with dates are one each, without the words for taking them', () => {
    const reading = read([
      NAME,
      '',
      section('Formation'),
      '• 2019 : Conductrice de ligne, chez Exemple Formation.',
      '• 2015 : obtention du Brevet de maîtrise de menuisière.',
      '• 2012-2015 : études à l’Institut des Pins, Lens.',
      '• Bac scientifique obtenu en 2012 au lycée Jean Exemple.',
      ...SKILLS,
    ]);
    const told = entriesIn(reading, 'education');
    expect(told.map((entry) => entry.split(' | ').at(-1))).toEqual(['2019', '2015', '2015', '2012']);
    expect([told[1], told[3]]).toEqual(['Brevet de maîtrise de menuisière | - | - | 2015', 'Bac scientifique | lycée Jean Exemple | - | 2012']); // prettier-ignore
  });

  test('employers as items, with post and dates in the list below each', () => {
    const job = (firm: string, post: string, dates: string, deed: string): Row[] => [
      `• ${firm}`,
      [[76, `◦ ${post}`]],
      [[76, `◦ ${dates}`]],
      [[76, `◦ ${deed}`]],
    ];
    const reading = read([
      NAME,
      '',
      section('Experience'),
      ...job('Harbour & Dunes', 'Car Washer', 'Feb 2019 – Nov 2020', 'Washed forty cars a day'),
      ...job('Acme Opticians', 'Shop Assistant', 'Sept 2016 – Jan 2018 (contract)', 'Sold spectacles'),
      ...TONGUES,
    ]);
    expect(entriesIn(reading, 'experience')).toEqual([
      'Car Washer | Harbour & Dunes | 2019-02 | 2020-11',
      'Shop Assistant | Acme Opticians | 2016-09 | 2018-01',
    ]);
    expect(reading.bullets.filter(({ section }) => section === 'experience').map(({ text }) => text)).toEqual(['Washed forty cars a day', 'Sold spectacles']); // prettier-ignore
  });

  test('jobs without dates, each a plain line above its list', () => {
    const job = (firm: string, deed: string): Row[] => [firm, [[76, `• ${deed}`]]];
    const reading = read([
      NAME,
      '',
      section('Work History'),
      ...job('Luigi’s Pizza', 'Prepared and cooked food at a fast pace'),
      ...job('Taco Dunes', 'Cleaned the kitchen and washed the dishes'),
      ...job('Mizzen', 'Picked orders of sports equipment'),
      ...TONGUES,
    ]);
    expect(entriesIn(reading, 'experience')).toEqual(['- | Luigi’s Pizza | - | -', '- | Taco Dunes | - | -', '- | Mizzen | - | -']); // prettier-ignore
  });
});

describe('rails', () => {
  const job = (y: number, dates: readonly [string, string], firm: string, post: string): Row[] => [
    at(56, y, dates[0]),
    at(160, y, firm),
    at(56, y - 12, dates[1]),
    at(160, y - 12, post, 1),
    at(160, y - 24, 'Tenue du rayon et du stock, commandes, caisse du soir', 0, 8),
  ];

  test('two dates beside the two lines of a head, whichever stands first, and a word for now', () => {
    const reading = read([
      NAME,
      section('Expériences', 740),
      at(56, 722, 'Actuellement'),
      at(160, 722, 'Fleuriste indépendante, Lens'),
      ...job(696, ['Juin 2021', 'Avril 2020'], 'Exemple Jardins, Lens', 'Cheffe de rayon'),
      ...job(640, ['Mars 2018', 'Janvier 2017'], 'Acme Fleurs, Arras', 'Vendeuse'),
      ...job(584, ['Mai 2015', 'Juillet 2016'], 'Dunes et Fils, Vannes', 'Magasinière'),
      section('Langues', 530),
      at(56, 512, 'Anglais courant, lu, écrit et parlé dans le travail de tous les jours avec les clients'),
    ]);
    expect(entriesIn(reading, 'experience')).toEqual([
      'Fleuriste indépendante | - | - | present',
      'Cheffe de rayon | Exemple Jardins | 2020-04 | 2021-06',
      'Vendeuse | Acme Fleurs | 2017-01 | 2018-03',
      'Magasinière | Dunes et Fils | 2015-05 | 2016-07',
    ]);
  });

  test('a month over its year in a cell too narrow for both', () => {
    const reading = read([
      NAME,
      section('Formation', 740),
      at(56, 720, 'Septembre'),
      at(160, 720, 'Master de chimie, Université des Dunes, Lens'),
      at(56, 708, '2008'),
      at(160, 696, 'Mémoire sur les vernis que la mer abîme et sur ceux qui lui résistent longtemps'),
      section('Langues', 660),
      at(56, 640, 'Anglais courant, lu, écrit et parlé dans le travail de tous les jours avec les clients'),
    ]);
    expect(entriesIn(reading, 'education')).toEqual(['Master de chimie | Université des Dunes | - | 2008-09']);
  });

  test('"present" at the left below a year set to the right', () => {
    const reading = read([
      NAME,
      section('Employment', 740),
      at(78, 720, '2019–'),
      at(130, 720, 'Charge Nurse', 1),
      at(50, 706, 'present'),
      at(130, 706, 'Dunes Hospital | Leeds'),
      at(
        130,
        692,
        'Runs the ward at night with eleven colleagues, with triage and handover of ninety patients a shift.',
      ),
      at(50, 670, '2016–2019'),
      at(130, 670, 'Staff Nurse', 1),
      at(130, 656, 'Pines Infirmary | Leeds'),
    ]);
    expect(entriesIn(reading, 'experience')).toEqual([
      'Charge Nurse | Dunes Hospital | 2019 | present',
      'Staff Nurse | Pines Infirmary | 2016 | 2019',
    ]);
  });

  test('a period that runs up to the post beside it, and what was done in letters of its own', () => {
    const entry = (y: number, dates: string, post: string, firm: string, deeds: readonly string[]): Row[] => [
      at(56, y, dates, 0, 8),
      at(150, y, post, 1, 10),
      at(150, y - 12, firm, 2, 10),
      ...deeds.map((deed, n) => at(150, y - 24 - 12 * n, deed, 0, 10)),
    ];
    const deeds = ['Apprentissage des coupes au rasoir et', 'des colorations'];
    const reading = read([
      NAME,
      section('Expériences', 760),
      ...entry(740, 'mai 2018 à octobre 2019', 'Serveur', 'Le Pub des Dunes, Lens', deeds),
      ...entry(680, 'mai 2016 à mars 2018', 'Barbier', 'Salon Exemple, Arras', deeds),
      ...entry(620, 'mai 2014 à avril 2016', 'Barbier', 'Salon Acme, Lens', deeds),
      ...entry(560, 'mai 2012 à avril 2014', 'Apprenti', 'Salon Dunes, Lens', deeds),
      ...entry(500, 'mai 2010 à avril 2012', 'Apprenti', 'Salon Vannes, Lens', deeds),
      ...entry(440, 'mai 2008 à avril 2010', 'Apprenti', 'Salon Pins, Lens', deeds),
    ]);
    expect(entriesIn(reading, 'experience').slice(0, 3)).toEqual([
      'Serveur | Le Pub des Dunes | 2018-05 | 2019-10',
      'Barbier | Salon Exemple | 2016-05 | 2018-03',
      'Barbier | Salon Acme | 2014-05 | 2016-04',
    ]);
  });
});

describe('headings', () => {
  test('a post that opens with the word of a heading is none', () => {
    const reading = read([NAME, '', section('Formation'), 'BTS électronique, Lycée des Dunes, 2015', ...Array.from({ length: 8 }, (_, n) => `Lecture de plans de la série ${String(n)} et de tous leurs détails`), '', { text: 'Chef de projet Acme', size: 14 }, ...SKILLS]); // prettier-ignore
    expect(headingsOf(reading)).toEqual(['Formation: education', 'Compétences: skills']);
  });

  test('what one programs in, named in the heading', () => {
    const reading = read([NAME, '', section('Skills'), { text: 'Python Language', font: 1, size: 12 }, '• Notebooks', '• Functional style', '', section('Education'), 'BSc Physics, Dunes University, 2015']); // prettier-ignore
    expect(headingsOf(reading).some((heading) => heading.includes('languages'))).toBe(false);
  });

  test('centred headings in capitals, a school among their words', () => {
    const centred = (y: number, text: string): Row => at(300 - text.length * 2.6, y, text, 1);
    const reading = read([
      NAME,
      centred(740, 'EXPÉRIENCES PRO'),
      at(56, 720, 'Juin 2019 - Mars 2021 : Soudeur, Acme Métal, Lens'),
      centred(690, 'PROJETS PERSO'),
      at(56, 670, 'Mai 2020 - Juin 2020'),
      at(56, 656, 'Four à pain en briques'),
      centred(630, 'PROJETS EN ÉCOLE'),
      at(56, 610, 'Mai 2016 - Juin 2016'),
      at(56, 596, 'Télescope imprimé'),
    ]);
    expect(headingsOf(reading)).toEqual(['EXPÉRIENCES PRO: experience', 'PROJETS PERSO: projects', 'PROJETS EN ÉCOLE: projects']); // prettier-ignore
  });
});

describe('heads', () => {
  test('months that are often misspelt', () => {
    const reading = read([NAME, '', section('Experience'), 'Lorry Loader', 'November 2018 - Janurary 2019', 'Acme Freight', '', 'Dock Worker', 'Febuary 2014 - October 2016', 'Dunes Haulage', ...TONGUES]); // prettier-ignore
    expect(entriesIn(reading, 'experience').map((entry) => entry.split(' | ').slice(2).join(' '))).toEqual(['2018-11 2019-01', '2014-02 2016-10']); // prettier-ignore
  });

  test('the kind of contract behind a firm or before one is no part of either', () => {
    const job = (dates: string, firm: string, post: string): Row[] => [dates, { text: firm, font: 1 }, post, '• Tenue du stock et des commandes du magasin', '']; // prettier-ignore
    const reading = read([
      NAME,
      '',
      section('Expérience'),
      ...job('Juin 2019 - Mars 2020', 'Stage & CDI - Acme, Lens', 'Technicien réseaux'),
      ...job('2016 - 2018', 'Dunimex alternance', 'Technicienne de maintenance'),
      ...SKILLS,
    ]);
    expect(entriesIn(reading, 'experience')).toEqual([
      'Technicien réseaux | Acme | 2019-06 | 2020-03',
      'Technicienne de maintenance | Dunimex | 2016 | 2018',
    ]);
  });

  test('a firm behind "chez" in letters of its own', () => {
    const reading = read([
      NAME,
      section('Expériences', 740),
      at(56, 720, '2016 - 2018'),
      at(160, 720, 'Ingénieur réseaux chez'),
      at(281, 720, 'Mallorine', 2),
      at(329, 720, ', Lens'),
      at(160, 706, 'Chef de projet réseau pour Exemple Télécom - GRX'),
      at(160, 692, 'Conduite de la mise en service de quarante relais, du plan jusqu’à la recette avec le client.'),
    ]);
    expect(entriesIn(reading, 'experience')).toEqual(['Ingénieur réseaux | Mallorine | 2016 | 2018']);
  });

  test('a degree that only the words below its school name, and one that goes on in a centred line', () => {
    const centred = (y: number, text: string, font = 0): Row => at(200 - text.length * 2.6, y, text, font);
    const reading = read([
      NAME,
      section('Formation', 740),
      at(56, 728, '2007 - 2010'),
      at(160, 720, 'Institut Supérieur des Dunes (ISD), Lens', 1),
      at(160, 706, 'Licence de chimie. Option sur les vernis que la mer abîme et la chaleur des fours à pain de Lens.'),
      at(56, 688, '2005 - 2007'),
      at(160, 680, 'Lycée Jean Exemple, Arras', 1),
      at(160, 666, 'Baccalauréat général, avec une option de dessin industriel et un atelier de menuiserie le jeudi'),
    ]);
    expect(entriesIn(reading, 'education').map((entry) => entry.split(' | ')[0])).toEqual(['Licence de chimie', 'Baccalauréat général']); // prettier-ignore
    const narrow = read([
      NAME,
      section('Formation', 740),
      centred(720, '2014 - 2016', 1),
      centred(708, 'BTS maintenance navale', 1),
      centred(696, 'électrique & mécanique', 1),
      centred(684, 'Lycée Jean Exemple - Arras'),
    ]);
    expect(entriesIn(narrow, 'education')).toEqual(['BTS maintenance navale électrique & mécanique | Lycée Jean Exemple | 2014 | 2016']); // prettier-ignore
  });
});
