/** Heads in bold over lists of their own, degrees that wrap beside their dates, and towns below the postcode that ends their street. */
import { describe, expect, test } from 'vitest';
import { entriesIn, headingsOf, read, type Row } from './sheet.ts';

const at = (x: number, y: number, text: string, font = 0, size = 10.5): Row => ({ x, y, text, font, size });
const bold = (text: string, size = 10.5): Row => ({ text, font: 1, size });
const NAME: Row = { text: 'Alex Exemple', size: 20 };

describe('items in bold', () => {
  const job = (head: string, ...deeds: string[]): Row[] => [{ text: `• ${head}`, x: 71, font: 1, size: 11 }, ...deeds.map((deed): Row => [[91, `◦ ${deed}`]])]; // prettier-ignore
  const jobs = [
    ...job('Dunes Primary - Lewes - Early Years Practitioner', 'Saw to a safe and welcoming room', 'Kept the journals of each child'), // prettier-ignore
    ...job('Mizzen - Croydon - Delivery Driver', 'Drove a van and checked it every morning'),
    ...job('Harbour & Pine - Lewes - Shop Assistant', 'Handled cash', 'Filled the shelves'),
    ...job('Dunes Sports Ltd - Croydon - Sales Assistant'),
  ];
  const sheet = (own: readonly Row[]): Row[] => [NAME, 'alex@example.org', '', bold('Work Experience', 14), ...own, '', bold('Languages', 14), 'English and French, spoken and written all day long at work']; // prettier-ignore

  test('over lists of their own are the heads of jobs without dates', () => {
    const reading = read(sheet(jobs));
    expect(entriesIn(reading, 'experience')).toEqual([
      'Early Years Practitioner | Dunes Primary | - | -',
      'Delivery Driver | Mizzen | - | -',
      'Shop Assistant | Harbour & Pine | - | -',
      'Sales Assistant | Dunes Sports Ltd | - | -',
    ]);
  });

  test('are one where a line in bold wraps', () => {
    const wrapped = [
      bold('Dunes Lingerie, magasin de'),
      bold('sous-vêtements'),
      '• Vente et conseil',
      '• Tenue de caisse',
    ];
    const reading = read([NAME, '', bold('Expérience', 14), bold('Acme'), '• Accueil et conseil', bold('Mizzen'), '• Mise en rayon', ...wrapped, '', bold('Langues', 14), 'Français']); // prettier-ignore
    expect(entriesIn(reading, 'experience').map((entry) => entry.split(' | ')[0])).not.toContain('sous-vêtements');
    expect(entriesIn(reading, 'experience').map((entry) => entry.split(' | ')[1])).not.toContain('sous-vêtements');
  });

  test('are none where plain items stand among them', () => {
    const reading = read(sheet([...jobs, [[71, '• Drove a second van whenever one was ill']]]));
    expect(entriesIn(reading, 'experience')).not.toContain('Delivery Driver | Mizzen | - | -');
  });
});

describe('studies', () => {
  test('a degree that wraps beside its dates goes on in the line below', () => {
    const reading = read([
      NAME,
      at(34, 740, 'Formation', 1, 14),
      at(34, 706, 'Bachelor - Économie et Techniques de', 1, 12),
      at(291, 706, '2024 - Présent', 0, 11),
      at(34, 690, 'Communication', 1, 12),
      at(34, 676, 'HEG des Dunes', 0, 11),
      at(34, 640, 'CFC - Dessin du bois', 1, 12),
      at(296, 640, '2017 – 2021', 0, 11),
      at(34, 624, 'École des Pins', 0, 11),
      at(34, 590, 'Langues', 1, 14),
      at(34, 570, 'Français et anglais, parlés et écrits', 0, 11),
    ]);
    expect(entriesIn(reading, 'education')[0]).toContain('Économie et Techniques de Communication |');
  });

  const study = (years: string, text: string): Row => [[56, years], [160, text]]; // prettier-ignore
  const trained = [
    bold('Formations professionnelles:', 12),
    study('2016 - 2018', 'Bases de la gestion de bureau - Cération - Bruxelles.'),
    study('2009 - 2011', 'Cours de cuisine collective - Horeco - Bruxelles.'),
  ];
  const worked = [bold('Expériences professionnelles:', 12), study('2011 - 2013', 'Caissière - Dunes Express - Bruxelles.'), '']; // prettier-ignore

  test('“Formations professionnelles” over dated lines is schooling where nothing else is', () => {
    expect(headingsOf(read([NAME, '', ...worked, ...trained]))).toContain('Formations professionnelles:: education');
  });

  test('and a list of certificates beside schooling', () => {
    const school = [bold('Études:', 12), study('1996 - 2003', 'Diplôme de comptable, Lycée des Pins, Bruxelles'), ''];
    expect(headingsOf(read([NAME, '', ...worked, ...school, ...trained]))).toContain('Formations professionnelles:: certifications'); // prettier-ignore
  });
});

test('the town below the postcode that ends its street', () => {
  const reading = read([NAME, '27 rue des Dunes 62300', 'Villers sur Pin', '06 39 98 00 21', 'alex@example.org', '', bold('Langues', 14), 'Français']); // prettier-ignore
  expect(reading.contact.location?.value).toBe('62300 Villers sur Pin');
});

test('the postcode below the town that ends its street', () => {
  const reading = read([NAME, 'Address: 14 Orchard Street, Tolmouth', 'TR21 3PQ', '020 7946 0512', 'alex@example.org', '', bold('Experience', 14), 'Night Porter, The Anvil Inn, 2019 – 2022']); // prettier-ignore
  expect(reading.contact.location?.value).toBe('Tolmouth TR21 3PQ');
});

test('a heading above a street and its postcode is no town', () => {
  const reading = read([NAME, bold('Contact', 14), 'Adresse : 14 rue des Dunes, 49000', 'Villers', 'Tél. : 06 39 98 00 21', 'alex@example.org', '', bold('Langues', 14), 'Français']); // prettier-ignore
  expect(reading.contact.location?.value).toBe('49000 Villers');
});

test('a job in one line, set as the whole one above is, is not at the employer above', () => {
  const job = (years: string, text: string): Row => [[56, years], [160, text]]; // prettier-ignore
  const reading = read([NAME, '', bold('Expérience', 14), job('2011 - 2013', 'Caissière - Dunes Express - Lens'), job('2008 - 2011', 'Auxiliaire polyvalente'), job('2004 - 2007', 'Ouvrière - Pins Textile - Lens'), '', bold('Langues', 14), 'Français']); // prettier-ignore
  expect(entriesIn(reading, 'experience').map((entry) => entry.split(' | ')[1])).toEqual(['Dunes Express', '-', 'Pins Textile']); // prettier-ignore
});
