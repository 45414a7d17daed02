/** Headings, posts and places that French and Italian resumes tell by how they stand: no list names them all. */
import { describe, expect, test } from 'vitest';
import { LEXICONS } from '../../../src/engine/lexicons/index.ts';
import { headOf, namesPost } from '../../../src/engine/reading/heads/headers.ts';
import { entriesIn, headingsOf, read, type Row } from './sheet.ts';

const large = (text: string): Row => ({ text, size: 14 });
const FRENCH: readonly Row[] = [
  'Coralie Exemple',
  'coralie@example.org',
  'Je cherche un poste dans une équipe qui aime les clients.',
];

describe('headings that nobody knows', () => {
  test('over dated posts open jobs', () => {
    const reading = read([
      ...FRENCH,
      '',
      large('Au fil de l’eau'),
      'Serveuse – Hôtel des Pins – Tignes',
      'Juin 2019 – Septembre 2021',
      '',
      large('Formation'),
      'BTS Assurance – Lycée des Pins – 2016',
      '',
      large('Langues'),
      'Anglais courant',
    ]);
    expect(headingsOf(reading)[0]).toBe('Au fil de l’eau: experience');
    expect(entriesIn(reading, 'experience')).toEqual(['Serveuse | Hôtel des Pins | 2019-06 | 2021-09']);
  });

  test('over neither jobs nor studies end the section before', () => {
    const reading = read([
      ...FRENCH,
      '',
      large('Expérience'),
      'Serveuse – Hôtel des Pins – Tignes',
      'Juin 2019 – Septembre 2021',
      '',
      large('Formation'),
      'BTS Assurance – Lycée des Pins – 2016',
      '',
      large('Langues'),
      'Anglais courant',
      '',
      large('Formation'),
      'Licence pro Assurance – IUT des Pins – 2017',
      '',
      large('Responsabilités'),
      'Membre du comité des fêtes (2019–2023) ; trésorière',
    ]);
    expect(entriesIn(reading, 'education')).toEqual([
      'BTS Assurance | Lycée des Pins | - | 2016',
      'Licence pro Assurance | IUT des Pins | - | 2017',
    ]);
  });
});

describe('heads', () => {
  test.each([
    ['fr', 'Luthier'],
    ['fr', 'Tonnelier merrandier'],
    ['fr', 'Inhalothérapeute, soins intensifs'],
    ['it', 'Bottaio'],
  ] as const)('%s: a trade is told by its end: %s', (language, text) => {
    expect(namesPost(text, LEXICONS[language])).toBe(true);
  });

  test.each([
    ['fr', 'Peltier Industries'],
    ['fr', 'Quartier'],
    ['it', 'Cantiere'],
  ] as const)('%s: and a name or a thing is none: %s', (language, text) => {
    expect(namesPost(text, LEXICONS[language])).toBe(false);
  });

  test.each([
    [['Comptable au CABINET MARTEAU, Dakar'], 'Comptable', 'CABINET MARTEAU'],
    [['Caissière via Agilis Intérim', 'Supermarchés Delvaux'], 'Caissière', 'Agilis Intérim'],
    [['Agence Santé Nomade, Baie-James', 'Xylographe en dépannage'], 'Xylographe en dépannage', 'Agence Santé Nomade'],
    [['Proviseure, lycée des Pins', '1 450 élèves, 130 enseignants'], 'Proviseure', 'lycée des Pins'],
    [['Dépanneur Chez Ti-Guy', 'Commis'], 'Commis', 'Dépanneur Chez Ti-Guy'],
  ] as const)('%j', (texts, title, organisation) => {
    expect(headOf(texts, 'experience', LEXICONS.fr)).toMatchObject({ title, organisation });
  });

  test.each([
    [{ text: 'UX researcher', font: 1 }, '@ Lumina Software', 'UX researcher | Lumina Software'],
    [
      'Restauratore, Atelier Morel & Lang, Ginevra (Svizzera). Archi e strumenti del Settecento.',
      '',
      'Restauratore | Atelier Morel & Lang',
    ],
  ] as const)(
    'a sign before the employer and a sentence behind the town are no part of it: %j',
    (post, employer, told) => {
      const row: Row = typeof post === 'string' ? `2011 – 2016. ${post}` : post;
      const below: Row[] = employer === '' ? [] : [employer, '2011 – 2016'];
      const reading = read([
        'Piero Esempio',
        'piero@example.org',
        'Mi piacciono i clienti e il lavoro fatto bene.',
        large('Esperienza'),
        row,
        ...below,
        large('Mi piace'),
        'Ceramica, teatro',
      ]);
      expect(entriesIn(reading, 'experience')).toEqual([`${told} | 2011 | 2016`]);
      expect(headingsOf(reading)).toContain('Mi piace: interests');
    },
  );

  test('a label over a list is no part of one', () => {
    const reading = read([
      ...FRENCH,
      large('Expérience'),
      'Mars 2018 – Mai 2021 : Serveuse, Hôtel des Pins',
      'Tâches :',
      '• Service de quatre-vingts couverts par jour en terrasse',
      '• Encaissement et clôture de la caisse du soir',
      large('Langues'),
      'Anglais',
    ]);
    expect(entriesIn(reading, 'experience')).toEqual(['Serveuse | Hôtel des Pins | 2018-03 | 2021-05']);
  });

  test('what an agency sent one to may stand between post and period', () => {
    const job = (post: string, beside: string, dates: string): Row[] => [
      { text: post, font: 1 },
      beside,
      dates,
      '• Chargement et déchargement de vingt camions par jour',
      '• Stockage en palettier à onze mètres du sol',
    ];
    const reading = read([
      ...FRENCH,
      large('Expérience'),
      ...job('Cariste', 'Société Logiparc', 'CDI – mars 2020 à mai 2021'),
      { text: 'Manutentionnaire', font: 1 },
      'Plusieurs missions : Cargo Est, Pneus Ouest, Brico Sud',
      'Intérim Manposte – 2017 à 2019',
      large('Langues'),
      'Anglais',
    ]);
    expect(entriesIn(reading, 'experience')[1]).toMatch(/^Manutentionnaire \| .* \| 2017 \| 2019$/u);
  });

  test('numbered jobs may have their dates on the line below', () => {
    const reading = read([
      'Piero Esempio',
      'piero@example.org',
      large('Esperienza lavorativa'),
      '1. Direttore di struttura – Ospedale di Valfredda',
      [[62, 'dal 1 settembre 2011 al 31 agosto 2015']],
      '2. Guardia medica – Ospedale di Valcalda',
      [[62, 'dal 16 gennaio 1996 al 31 agosto 2011']],
      large('Lingue'),
      'Francese, inglese',
    ]);
    expect(entriesIn(reading, 'experience').map((entry) => entry.split(' | ').slice(2).join(' '))).toEqual([
      '2011-09 2015-08',
      '1996-01 2011-08',
    ]);
  });
});

describe('contact data', () => {
  test.each([
    [
      [
        'Denis Esempio',
        'Cuoco. 27 anni. Vivo a San Vigilio di Marebbe (BZ), in stagione alloggio in struttura.',
        'denis@example.org',
      ],
      'San Vigilio di Marebbe (BZ)',
    ],
    [
      [
        'Maria Esempio',
        'Docente · Località Su Planu s.n.c., 09047 Selargius (CA) · maria@example.org',
        'Istituto comprensivo, Quartu Sant’Elena',
      ],
      '09047 Selargius (CA)',
    ],
    [['Anna Esempio', '73700 Bourg-Saint-Maurice, anna@example.org', 'Hyères'], '73700 Bourg-Saint-Maurice'],
  ])('%j', (top, place) => {
    const reading = read([
      ...top,
      large('Esperienza'),
      'Cuoca, Hotel Riva',
      'marzo 2019 – maggio 2021',
      large('Lingue'),
      'Inglese',
    ]);
    expect(reading.contact.location?.value).toBe(place);
  });

  test('whether one is married stands in no name', () => {
    const reading = read([
      [[56, 'Loris Exemple'], [200, 'Célibataire, né le 19.05.1998']],
      'Je cherche un poste de mécanicien dans une équipe de la région.',
      large('Expérience'),
      'Mécanicien, Garage des Pins',
      'mars 2019 – mai 2021',
      large('Langues'),
      'Allemand',
    ]); // prettier-ignore
    expect(reading.contact.name?.value).toBe('Loris Exemple');
  });
});
