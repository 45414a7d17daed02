/** Headings over what was done in uniform, and those that name one employer. */
import { expect, test } from 'vitest';
import { entriesIn, headingsOf, read, type Row } from './sheet.ts';

const large = (text: string): Row => ({ text, size: 14 });
const TOP: readonly Row[] = [
  'Maya Ellison',
  'maya@example.org',
  '',
  large('Summary'),
  'I have led a team of nine and cut the time to answer customers in half within a year',
  '',
  large('Skills'),
  'Planning and logistics',
  '',
];

test('a service over dated posts is work', () => {
  const jobs: readonly Row[] = [
    'Supply Sergeant, 14th Support Battalion',
    'Jun 2004 – May 2010',
    '• Ran a depot of 4,000 parts',
  ];
  const reading = read([...TOP, large('Military service'), ...jobs]);
  expect(headingsOf(reading).at(-1)).toBe('Military service: experience');
  expect(entriesIn(reading, 'experience')).toEqual(['Supply Sergeant | 14th Support Battalion | 2004-06 | 2010-05']);
});

test('a service that was only done is none', () => {
  const reading = read([...TOP, large('Military service'), 'Completed, 2004 – 2005']);
  expect(headingsOf(reading)).not.toContain('Military service: experience');
});

test.each([
  ['with years', 'Military career – Royal Air Force (1994 – 2017)'],
  ['without years', 'Military career – Royal Air Force'],
])('the employer that a heading names %s stands for jobs that name none', (_, heading) => {
  const reading = read([
    ...TOP,
    large(heading),
    [
      [56, 'Warrant Officer Engineering'],
      [400, 'Aug 2013 – Oct 2017'],
    ],
    '• Responsible for 46 tradesmen and women',
    [
      [56, 'Chief Technician'],
      [400, 'Mar 2007 – Jul 2013'],
    ],
    '• Trade manager for radar',
  ]);
  expect(entriesIn(reading, 'experience')).toEqual([
    'Warrant Officer Engineering | Royal Air Force | 2013-08 | 2017-10',
    'Chief Technician | Royal Air Force | 2007-03 | 2013-07',
  ]);
});

const FRENCH: readonly Row[] = [
  'Maëlle Querrien',
  'maelle@example.org',
  '',
  large('Profil'),
  'Statisticienne dans une équipe de neuf personnes qui travaille pour les hôpitaux de la région',
  '',
  large('Compétences'),
  'Planification et rédaction',
  '',
  large('Enseignement'),
];

test('teaching told as a dated post is work', () => {
  const post: Row = [[56, 'Chargée de travaux dirigés'], [400, '2019 – 2022']]; // prettier-ignore
  const reading = read([...FRENCH, post, 'Université du Val Clair']);
  expect(headingsOf(reading).at(-1)).toBe('Enseignement: experience');
  expect(entriesIn(reading, 'experience')).toEqual([
    'Chargée de travaux dirigés | Université du Val Clair | 2019 | 2022',
  ]);
});

test('teaching told as a list of courses is none', () => {
  const reading = read([...FRENCH, 'Algèbre linéaire, deuxième année, 2019 – 2022', 'Probabilités, 2020']);
  expect(headingsOf(reading)).not.toContain('Enseignement: experience');
});

test('the employer that a heading names behind "chez" is that of posts which name none for certain', () => {
  const reading = read([
    { text: 'Maëlle Querrien', size: 20 },
    'maelle@example.org',
    '',
    large('Profil'),
    'Quatorze ans de chantiers sur les rivières et les côtes, avec des équipes de plongeurs et de soudeurs',
    '',
    large('Expériences professionnelles choisies chez Exemplia'),
    '• Jan 2018 – Sep 2024, Brest : Acheteuse & Contrôleuse qualité',
    '• Oct 2016 – Déc 2017, Gand : Cheffe de chantier, ponts et quais',
    '• Mar 2012 – Sep 2016, Rouen : Ingénieure calcul de structures',
    '',
    large('Langues'),
    'Anglais courant',
  ]);
  expect(entriesIn(reading, 'experience').map((entry) => entry.split(' | ')[1])).toEqual(['Exemplia', 'Exemplia', 'Exemplia']); // prettier-ignore
});
