/** Numbers by how their country groups them, firms of initials, and lines whose neighbours tell what they are. */
import { describe, expect, test } from 'vitest';
import { phonesIn } from '../../../src/engine/reading/contacts/phones.ts';
import { entriesIn, headingsOf, read, type Row } from './sheet.ts';

const section = (text: string, y?: number): Row => ({
  text,
  font: 1,
  size: 14,
  ...(y === undefined ? {} : { x: 56, y }),
});
const at = (x: number, y: number, text: string, font = 0, size = 10.5): Row => ({ x, y, text, font, size });
const NAME: Row = { text: 'Alex Exemple', size: 20 };
const SKILLS: readonly Row[] = ['', section('Compétences'), 'Lecture de plans, conduite de chariots, tenue de caisse et accueil du public en français']; // prettier-ignore

describe('numbers of eleven digits in English', () => {
  test.each([
    ['0810 123 4567', '+2348101234567'],
    ['0803-123-4567', '+2348031234567'],
    ['0917 123 4567', '+639171234567'],
    ['098123 45678', '+919812345678'],
  ])('%s', (text, number) => {
    expect(phonesIn(text, 'en').map((phone) => phone.number)).toEqual([number]);
  });

  test('of the country that the resume names', () => {
    expect(phonesIn('0810 123 4567', 'en', () => ['IN']).map((phone) => phone.number)).toEqual(['+918101234567']);
  });
});

describe('heads', () => {
  test('firms of initials', () => {
    const reading = read([NAME, '', section('Expérience'), '2019 – 2021', 'Vendeuse, H&M, Lille', '2016 – 2018', 'Caissière, C&A, Lens', ...SKILLS]); // prettier-ignore
    expect(entriesIn(reading, 'experience')).toEqual(['Vendeuse | H&M | 2019 | 2021', 'Caissière | C&A | 2016 | 2018']);
  });

  test('a post, its firm behind a colon and what was done behind a dash', () => {
    const reading = read([
      NAME,
      '',
      section('Expérience professionnelle'),
      '2019 – 2021',
      'Magasinier : Acme Logistique – préparation des commandes et gestion du stock',
      '2016 – 2018',
      'Chauffeur-livreur : Dunes Express – livraison de colis dans tout le Nord',
      ...SKILLS,
    ]);
    expect(entriesIn(reading, 'experience')).toEqual([
      'Magasinier | Acme Logistique | 2019 | 2021',
      'Chauffeur-livreur | Dunes Express | 2016 | 2018',
    ]);
  });

  test('a firm in letters of its own beside a post set as the others are', () => {
    const job = (y: number, when: string, post: string, firm: string, font: number): Row[] => [
      at(56, y, when),
      at(150, y, post, 1),
      at(150 + 5.25 * post.length, y, `, ${firm}`, font),
    ];
    const reading = read([
      NAME,
      section('Expériences', 740),
      ...job(720, '2012 – 2014', 'Vendeuse', 'Acme Fleurs', 2),
      ...job(700, '2010 – 2012', 'Caissière', 'Dunes Express', 2),
      ...job(680, '2008 – 2010', 'Relève des compteurs', 'EDGF', 3),
      section('Langues', 630),
      at(56, 610, 'Anglais courant, lu, écrit et parlé dans le travail de tous les jours avec les clients'),
    ]);
    expect(entriesIn(reading, 'experience').at(-1)).toBe('Relève des compteurs | EDGF | 2008 | 2010');
  });

  test('"Autres" among the jobs stands over more of them', () => {
    const reading = read([
      NAME,
      section('Expériences', 740),
      at(56, 720, '2012 – 2014'),
      at(150, 720, 'Vendeuse, Acme Fleurs'),
      section('Autres', 690),
      at(56, 670, 'Été 2010'),
      at(150, 670, 'Charpentier, Dunes Toiture'),
      section('Langues', 630),
      at(56, 610, 'Anglais courant, lu, écrit et parlé dans le travail de tous les jours avec les clients'),
    ]);
    expect(entriesIn(reading, 'experience')).toEqual([
      'Vendeuse | Acme Fleurs | 2012 | 2014',
      'Charpentier | Dunes Toiture | 2010-06 | -',
    ]);
  });
});

test('"about" over an address is no summary, and the address is read', () => {
  const reading = read([
    { text: 'Alex Example', size: 20 },
    '',
    section('About'),
    '43 Brown Avenue',
    'Norwich, NY 13815',
    'alex@example.org',
    '',
    section('Experience'),
    'Baker, Acme Bread, May 2018 – June 2020',
    'Reading plans, driving fork lifts, keeping a till and answering the telephone all day',
  ]);
  expect(headingsOf(reading)).toEqual(['Experience: experience']);
  expect(reading.contact.location?.value).toContain('Norwich');
});
