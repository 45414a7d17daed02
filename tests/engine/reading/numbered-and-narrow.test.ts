/** Numbered headings, heads in bold below items, posts that wrap in narrow columns, and rails in which dates stand over places. */
import { describe, expect, test } from 'vitest';
import { personalPhone } from '../../../src/engine/reading/contacts/contact-phone.ts';
import { layoutOf } from '../../../src/engine/reading/page/columns.ts';
import { LEXICONS } from '../../../src/engine/lexicons/index.ts';
import { readResume } from '../../../src/engine/reading/index.ts';
import { document, face } from '../builder.ts';
import { AS_OF, entriesIn, headingsOf, read, sheet, type Row } from './sheet.ts';

const at = (x: number, y: number, text: string, font = 0, size = 10.5): Row => ({ x, y, text, font, size });
const bold = (text: string, size = 10.5): Row => ({ text, font: 1, size });
const NAME: Row = { text: 'Alex Exemple', size: 20 };

describe('headings', () => {
  test('with Roman numerals before a dash, and the years of their section behind a colon', () => {
    const reading = read([
      { text: 'CURRICULUM VITAE', font: 1, size: 16 },
      bold('I - ETAT CIVIL'),
      'Nom : EXEMPLE',
      'Prénoms : Alex',
      '',
      bold('II - ETUDES SUPERIEURES : 1998-2010'),
      '• Diplôme de Maîtrise en Géographie à l’Université de Dunes ; 2011',
      '• Diplôme de Licence en Géographie à l’Université de Dunes ; 2004',
      bold('III- EXPERIENCES PROFESSIONNELLES PERTINENTES'),
      '• De 2016 à ce jour : Agent communal à la Mairie de Dunes',
      '• De 2009 à 2014 : Enseignant au Collège des Pins',
      bold('IV/ CONNAISSANCES INFORMATIQUES'),
      'Word, Excel',
      bold('V - LANGUES'),
      'Français : courant',
    ]);
    expect(headingsOf(reading).map((heading) => heading.split(': ').at(-1))).toEqual(['education', 'experience', 'skills', 'languages']); // prettier-ignore
    expect(entriesIn(reading, 'experience')).toEqual([
      'Agent communal | Mairie de Dunes | 2016 | present',
      'Enseignant | Collège des Pins | 2009 | 2014',
    ]);
    expect(entriesIn(reading, 'education').map((entry) => entry.slice(-4))).toEqual(['2011', '2004']);
  });

  test.each([
    ['Sommaire des compétences sociales', 'skills'],
    ['Sommaire', 'summary'],
  ])('%s sums up its noun', (text, kind) => {
    const reading = read([NAME, 'alex@example.org', '', bold(text, 14), 'Lecture de plans et de cartes, tenue de la caisse', 'et accueil du public', '', bold('Langues', 14), 'Français']); // prettier-ignore
    expect(headingsOf(reading)[0]).toBe(`${text}: ${kind}`);
  });
});

test('an academic summary is one of studies', () => {
  const reading = read([
    NAME,
    'alex@example.org',
    '',
    bold('Academic Summary', 14),
    'Bachelor of Science, Dunes University, 2011 - 2017',
    '',
    bold('Professional Experience', 14),
    'Farm Manager, Harbour Farms, 2018 - 2020',
  ]);
  expect(headingsOf(reading)).toEqual(['Academic Summary: education', 'Professional Experience: experience']);
});

describe('heads', () => {
  test('in bold below an item, opening with their years, are none of it', () => {
    const job = (head: string, ...deeds: string[]): Row[] => [{ x: 62, text: head, font: 1, size: 11 }, ...deeds.map((deed) => `- ${deed}`)]; // prettier-ignore
    const reading = read([
      NAME,
      '',
      bold('Expériences professionnelles', 14),
      ...job('2019-2020 Serveur de salle à Gimontin, Le Vauclin', 'Service du soir', 'Encaissement'),
      ...job('2018 Aide-cuisinier à DUNES, Le Vauclin', 'Cuisson des repas', 'Ménage'),
      ...job('2013 Stagiaire aide-comptable et commis de bureau à Banque Mauclin, Sainte-Marie', 'Saisie de factures'),
      '',
      bold('Langues', 14),
      'Français, anglais et créole, lus et parlés couramment tous les jours au travail avec le public',
    ]);
    expect(entriesIn(reading, 'experience')).toEqual([
      'Serveur de salle | Gimontin | 2019 | 2020',
      'Aide-cuisinier | DUNES | 2018 | -',
      'Stagiaire aide-comptable et commis de bureau | Banque Mauclin | 2013 | -',
    ]);
    expect(reading.bullets.map(({ text }) => text)).toContain('Encaissement');
  });

  test('“à” before a town says where', () => {
    const reading = read([NAME, '', bold('Expérience', 14), '2019 – 2021', 'Serveuse à Lille', '2016 – 2018', 'Caissière à Lens', '', bold('Langues', 14), 'Français']); // prettier-ignore
    expect(entriesIn(reading, 'experience').map((entry) => entry.split(' | ')[1])).toEqual(['-', '-']);
  });

  test('an office named for several things keeps them, a town behind it stays apart', () => {
    const job = (post: string, firm: string, dates: string): Row[] => [bold(post), firm, dates, '• Rédaction de documents et tenue du courrier', '']; // prettier-ignore
    const reading = read([
      NAME,
      '',
      bold('Expérience', 14),
      ...job('Secrétaire', 'Ministère de l’Accueil, de la Langue et de l’Intégration', '2022 – 2024'),
      ...job('Secrétaire', 'Ministère de la Santé, Lille', '2019 – 2021'),
      bold('Langues', 14),
      'Français',
    ]);
    expect(entriesIn(reading, 'experience').map((entry) => entry.split(' | ')[1])).toEqual([
      'Ministère de l’Accueil, de la Langue et de l’Intégration',
      'Ministère de la Santé',
    ]);
  });

  test('a town of several words is no trade, and what a post is of stays with it', () => {
    const job = (y: number, dates: string, firm: string, town: string, post: string): Row[] => [at(56, y, dates), at(215, y, firm, 1), at(215, y - 13, town), at(215, y - 26, post), at(236, y - 50, '• Service à la clientèle')]; // prettier-ignore
    const reading = read([
      NAME,
      at(56, 740, 'Expériences de travail', 1, 14),
      ...job(715, 'Juin 2019 - Mai 2020', 'Premier Plan', 'Rivière-du-Pin, Québec', 'Gestionnaire de stock'),
      ...job(640, 'Juin 2017 - Mai 2018', 'Hôtel du Port', 'Hull, Gatineau', 'Réceptionniste'),
      ...job(565, 'Juin 2011 - Mai 2012', 'IGO Extra', 'Rivière-du-Pin, Québec', 'Caissière - rayon des vins'),
      at(56, 480, 'Langues', 1, 14),
      at(56, 460, 'Français et anglais, parlés et écrits, tous les jours au travail depuis dix ans'),
    ]);
    expect(entriesIn(reading, 'experience')).toEqual([
      'Gestionnaire de stock | Premier Plan | 2019-06 | 2020-05',
      'Réceptionniste | Hôtel du Port | 2017-06 | 2018-05',
      'Caissière - rayon des vins | IGO Extra | 2011-06 | 2012-05',
    ]);
  });
});

describe('narrow columns', () => {
  const prose = (y: number): Row[] => [
    at(325, y, 'Seeing to the hatchery every day and to the', 0, 9.5),
    at(325, y - 13, 'care of the engines, and to all the papers', 0, 9.5),
    at(325, y - 26, 'that the two of them asked for each week.', 0, 9.5),
  ];
  const job = (y: number, posts: readonly string[], dates: string, firm: string): Row[] => [
    ...posts.map((post, n) => at(325, y - 13 * n, post, 1, 10.5)),
    at(330, y - 13 * posts.length, dates, 1, 9.5),
    at(325, y - 13 * posts.length - 13, firm, 2, 9.5),
    ...prose(y - 13 * posts.length - 26),
  ];
  const rows: Row[] = [
    at(56, 790, 'Alex Exemple', 0, 20),
    at(56, 740, 'Skills', 1, 14),
    ...Array.from({ length: 16 }, (_, n) => at(56, 715 - 13 * n, `Skill number ${String(n)} of a long list`, 0, 9.5)),
    at(325, 740, 'Professional Experience', 1, 14),
    ...job(715, ['HARVEST ASSISTANT AND HOSTEL', 'SUPERVISOR'], '2020 - 2021', 'Dunes Schools'),
    ...job(610, ['FARM MANAGER'], '2019 - 2020', 'Harbour Farms'),
    ...job(515, ['LAND SURVEYING ASSISTANT AND', 'DRIVER'], '2017 - 2018', 'Dunes Global Data Ltd.'),
  ];

  test('a post that wraps is one, and a firm in a face of its own below the dates an employer', () => {
    const faces = [face('Lato'), face('Lato', { weight: 700 }), face('Lato', { italic: true })];
    const reading = readResume(document([sheet(rows)], { fonts: faces }), { asOf: AS_OF });
    expect(entriesIn(reading, 'experience')).toEqual([
      'HARVEST ASSISTANT AND HOSTEL SUPERVISOR | Dunes Schools | 2020 | 2021',
      'FARM MANAGER | Harbour Farms | 2019 | 2020',
      'LAND SURVEYING ASSISTANT AND DRIVER | Dunes Global Data Ltd. | 2017 | 2018',
    ]);
  });
});

describe('rails', () => {
  test('of dates over places, each level with a text of its own, are no column', () => {
    const row = (y: number, dates: string, school: string, town: string, ...degree: string[]): Row[] => [
      at(206, y, dates, 1),
      at(206, y - 9, school, 0, 8),
      at(206, y - 19, town, 0, 8),
      ...degree.map((text, n) => at(354, y - 14 * n, text)),
    ];
    const { spans } = sheet([
      ...row(693, '2003-2006:', 'Institut des Dunes', 'Lens (62)', 'Brevet de maîtrise de menuiserie'),
      ...row(652, '2003:', 'Lycée des Pins', 'Arras (62)', 'Bac des sciences du bois et du papier'),
      ...row(
        604,
        '2001:',
        'Croix des Dunes',
        'Lens (62)',
        'Diplôme de secouriste, avec les gestes de',
        'premier secours',
      ),
      ...row(556, '2000:', 'Collège des Pins', 'Lens (62)', 'Brevet des collèges, option technique', 'du dessin'),
      ...row(508, '1999:', 'Club des Dunes', 'Lens (62)', 'Attestation de premiers secours et de', 'sauvetage en mer'),
    ]);
    expect(layoutOf(spans, { height: 842, across: [] }).count).toBe(1);
  });
});

describe('lists below studies', () => {
  test('a school alone in a list below its dated degree', () => {
    const study = (head: string, school: string): Row[] => [{ x: 62, text: head, font: 1, size: 11 }, `- ${school}`];
    const reading = read([
      NAME,
      '',
      bold('Formations', 14),
      ...study('2019 Licence de géographie', 'à Université des Dunes, Lens'),
      ...study('2018 Baccalauréat général', 'à Lycée des Pins, Arras'),
      '',
      bold('Langues', 14),
      'Français, anglais et créole, lus et parlés couramment tous les jours au travail avec le public',
    ]);
    expect(entriesIn(reading, 'education').map((entry) => entry.split(' | ')[1])).toEqual(['Université des Dunes', 'Lycée des Pins']); // prettier-ignore
  });
});

describe('names over towns', () => {
  const job = (dates: string, name: string): Row[] => [dates, bold(name), 'Boston, MA', '- Followed the safety rules and kept the floor clean', '']; // prettier-ignore

  test('are employers where no line names a post', () => {
    const reading = read([NAME, '', bold('Employment History', 14), ...job('2020 - Present', 'Dunes Sugar'), ...job('2018 - 2019', 'Mizzen')]); // prettier-ignore
    expect(entriesIn(reading, 'experience')).toEqual(['- | Dunes Sugar | 2020 | present', '- | Mizzen | 2018 | 2019']);
  });

  test('are posts where one does', () => {
    const reading = read([NAME, '', bold('Employment History', 14), ...job('2020 - Present', 'Cook'), ...job('2018 - 2019', 'Dishwasher')]); // prettier-ignore
    expect(entriesIn(reading, 'experience')).toEqual(['Cook | - | 2020 | present', 'Dishwasher | - | 2018 | 2019']);
  });
});

describe('headings in a column of their own, an ornament over each', () => {
  const label = (y: number, text: string): Row[] => [at(51, y + 13, 'ᅳ', 0, 9), at(51, y, text, 1, 9)];
  const job = (y: number, head: string, dates: string): Row[] => [
    at(213, y, head, 1, 11),
    at(213, y - 12, dates, 0, 8),
    at(213, y - 25, 'Commandes, accueil et conseil, tenue de la caisse et du stock du magasin.', 0, 9.5),
    at(213, y - 38, 'Formation des apprentis et des nouveaux venus, quatre personnes en tout.', 0, 9.5),
  ];
  const rows = [
    at(51, 760, 'Alex', 1, 26),
    at(51, 730, 'Exemple', 1, 26),
    at(213, 775, '44000 Nantes', 0, 9.5),
    at(213, 762, 'alex@example.org', 0, 9.5),
    ...label(648, 'Compétences'),
    at(213, 660, 'Accueil, conseil, tenue de caisse, tenue de stock, lecture de plans', 0, 9.5),
    ...label(609, 'Expérience'),
    ...job(613, 'Dunes Meubles / Vendeuse', 'JANVIER 2020 - MARS 2022, NANTES'),
    ...job(543, 'Port Textile / Caissière', 'MAI 2016 - JUIN 2019, RENNES'),
    ...label(455, 'Formation'),
    at(213, 459, 'Lycée des Pins / Bac professionnel, Commerce', 1, 11),
    at(213, 447, '2013 - 2016, RENNES', 0, 8),
    ...label(400, 'Langues'),
    at(213, 412, 'Français, anglais, espagnol', 0, 9.5),
  ];

  test('head what stands beside them', () => {
    const reading = read(rows);
    expect(headingsOf(reading)).toEqual(['Compétences: skills', 'Expérience: experience', 'Formation: education', 'Langues: languages']); // prettier-ignore
    expect(entriesIn(reading, 'experience')).toEqual(['Vendeuse | Dunes Meubles | 2020-01 | 2022-03', 'Caissière | Port Textile | 2016-05 | 2019-06']); // prettier-ignore
    expect(entriesIn(reading, 'education')).toHaveLength(1);
  });

  test('unless texts of theirs stand below them', () => {
    const { spans } = sheet([
      ...rows,
      at(51, 597, 'Caisse', 0, 9),
      at(51, 585, 'Conseil', 0, 9),
      at(51, 573, 'Stock', 0, 9),
    ]);
    expect(layoutOf(spans, { height: 842, across: [] }).count).toBe(2);
  });

  test('unless they are a menu of the sections, a row each', () => {
    const menu = ['Compétences', 'Expérience', 'Formation', 'Langues'];
    const tall = [
      at(51, 760, 'Alex', 1, 26),
      ...menu.map((text, n) => at(51, 706 - 17 * n, text, 0, 9)),
      ...Array.from({ length: 40 }, (_, n) => at(213, 700 - 13 * n, 'Accueil et conseil, tenue de la caisse et du stock du magasin.', 0, 9)), // prettier-ignore
    ];
    expect(read(tall).columns[0]?.count).toBe(2);
  });
});

test('of two numbers the first, where its plan does not tell mobile from fixed', () => {
  const { lines } = read(['Alex Example', '+91 71914 00012 | +91 98765 00034 | alex@example.org', 'Chennai, India']);
  expect(personalPhone(lines, lines, LEXICONS.en, 'en', () => [])?.found.number).toBe('+917191400012');
});
