/** Heads of jobs that hold a word of headings, and headings over research: told by their size and by what stands below. */
import { describe, expect, test } from 'vitest';
import { entriesIn, headingsOf, read, type Row } from './sheet.ts';

const section = (text: string): Row => ({ text, size: 16, font: 1 });
const post = (text: string): Row => ({ text, size: 13, font: 1 });
const label = (text: string): Row => ({ text, size: 11, font: 1 });
const OPENING: readonly Row[] = [
  { text: 'Coralie Exemple', size: 22 },
  'coralie@example.org',
  '',
  section('Profil'),
  'Je cherche un poste dans une équipe qui aime les clients.',
  '',
];
const CLOSING: readonly Row[] = [
  '',
  section('Formation'),
  'BTS Assurance – Lycée des Pins – 2016',
  '',
  section('Langues'),
  'Anglais courant',
];

describe('smaller letters below a heading of jobs', () => {
  test('a post that holds a word of skills or projects, and a label that returns, open no section', () => {
    const reading = read([
      ...OPENING,
      section('Expériences'),
      post('Responsable de boutique - Bénévolat'),
      'Novembre 2019 - Avril 2021 | Colmar, France',
      label('Technologies & outils :'),
      '• Logiciels de bureau',
      '',
      post('Chargée de clientèle - Stage'),
      'Juin 2018 - Août 2018 | Colmar, France',
      label('Technologies & outils :'),
      '• Logiciels de caisse',
      ...CLOSING,
    ]);
    expect(headingsOf(reading)).toEqual([
      'Profil: summary',
      'Expériences: experience',
      'Formation: education',
      'Langues: languages',
    ]);
    expect(entriesIn(reading, 'experience').map((entry) => entry.split(' | ').slice(2).join(' '))).toEqual([
      '2019-11 2021-04',
      '2018-06 2018-08',
    ]);
  });

  test('skills below a profile in larger letters open their section', () => {
    const reading = read([
      ...OPENING,
      post('Compétences en vitrine'),
      '• Décor, lumière, étalage',
      '',
      section('Expériences'),
      'Serveuse – Hôtel des Pins – Tignes',
      'Juin 2019 – Septembre 2021',
      ...CLOSING,
    ]);
    expect(headingsOf(reading)).toContain('Compétences en vitrine: skills');
  });

  test('what one does, misspelt, opens no section below the name', () => {
    const reading = read([
      { text: 'Coralie Exemple', size: 21 },
      { text: 'Aprentie en Informatique', size: 15 },
      'Dijon, France',
      '',
      { text: 'Langues', size: 21 },
      'Anglais, courant',
      { text: 'Formation', size: 21 },
      'Bac, Lycée du Parc, 2015',
      { text: 'Expériences', size: 21 },
      'Serveuse – Hôtel des Pins – Tignes',
      'Juin 2019 – Septembre 2021',
    ]);
    expect(headingsOf(reading)[0]).toBe('Langues: languages');
    expect(reading.contact.location?.value).toBe('Dijon, France');
  });

  test('a post that goes on behind the skills of the page before opens no section', () => {
    const reading = read(
      [
        ...OPENING,
        section('Expériences'),
        post('Vendeuse en librairie'),
        'Mars 2018 - Mai 2021 | Colmar, France',
        'Je conseille les lecteurs et je tiens la caisse.',
        ...CLOSING,
        section('Compétences'),
        'Accueil, caisse, inventaire',
      ],
      [
        { text: 'Atelier des Pins', size: 13 },
        'Avril 2016 - Juillet 2016',
        post('Vendeuse de logiciels'),
        'Je classe les dossiers des adhérents.',
      ],
    );
    expect(headingsOf(reading).at(-1)).toBe('Compétences: skills');
  });

  test('what one answered for opens no job', () => {
    const reading = read([
      { text: 'Ana Ejemplo Vidal', size: 22 },
      'ana@example.org',
      '',
      section('Experiencia'),
      post('Jefa de sala, Restaurante Las Dunas'),
      'Marzo 2016 – Mayo 2019',
      'Coordino el servicio de comedor y la compra diaria con los proveedores.',
      label('Responsabilidades clave'),
      '• Turnos de nueve personas',
      '• Carta de vinos',
      '',
      section('Formación'),
      'Técnica en Cocina, Escuela del Puerto, 2015',
      '',
      section('Idiomas'),
      'Inglés',
    ]);
    expect(entriesIn(reading, 'experience')).toEqual(['Jefa de sala | Restaurante Las Dunas | 2016-03 | 2019-05']);
  });

  test('a known heading stays one in whatever size', () => {
    const reading = read([
      { text: 'Coralie Exemple', size: 22 },
      '',
      section('Expériences'),
      'Serveuse – Hôtel des Pins – Tignes',
      'Juin 2019 – Septembre 2021',
      '',
      post('Compétences'),
      'Accueil, caisse',
      ...CLOSING,
    ]);
    expect(headingsOf(reading)).toContain('Compétences: skills');
  });
});

describe('a heading of research', () => {
  const around = (rows: readonly Row[]): string[] =>
    headingsOf(
      read([
        { text: 'Ana Ejemplo Vidal', size: 22 },
        '',
        section('Docencia universitaria'),
        'Profesora Adjunta, Universidad del Puerto',
        'Noviembre de 2021 – Actualidad',
        '',
        section('Investigación'),
        ...rows,
        '',
        section('Formación'),
        'Licenciatura en Historia, Universidad del Puerto, 2015',
      ]),
    );

  test('opens jobs over dated posts, elsewhere a list of publications', () => {
    expect(around(['Investigadora Externa, Universidad del Norte', '2019 – Actualidad'])).toContain(
      'Investigación: experience',
    );
    expect(around(['Ejemplo, A. (2020). Los puertos del sur. Revista de Historia, 12(3).'])).toContain(
      'Investigación: publications',
    );
  });
});

test.each<[string, string, 'de' | 'es' | 'it' | 'pt']>([
  ['Posizioni accademiche e professionali', 'experience', 'it'],
  ['Frühere Stationen', 'experience', 'de'],
  ['Publikation', 'publications', 'de'],
  ['Informações Acadêmicas', 'education', 'pt'],
  ['Aperfeiçoamento Pessoal e Profissional', 'certifications', 'pt'],
  ['Atividades relevantes', 'volunteering', 'pt'],
  ['Trabalhos recentes', 'projects', 'pt'],
  ['Stack principal', 'skills', 'es'],
  ['Conferencias y charlas', 'publications', 'es'],
  ['Temas de interés / Topics of interest', 'interests', 'es'],
])('%s', (text, kind, language) => {
  const body = {
    de: ['Ich arbeite gern mit Menschen und habe dabei viel gelernt, auch wenn es nicht immer leicht war.', 'Sprachen'],
    es: [
      'Trabajo con gusto junto a las personas y he aprendido mucho, aunque no siempre era fácil para mí.',
      'Idiomas',
    ],
    it: ['Lavoro con piacere insieme alle persone e ho imparato molto, anche quando non era facile.', 'Lingue'],
    pt: ['Gosto de trabalhar com pessoas e aprendi muito, mesmo quando não foi fácil para mim.', 'Idiomas'],
  }[language] as [string, string];
  const reading = read([{ text: 'Alex Beispiel', size: 22 }, body[0], '', section(text), body[0], '', section(body[1]), 'B2']); // prettier-ignore
  expect(headingsOf(reading)[0]).toBe(`${text}: ${kind}`);
});
