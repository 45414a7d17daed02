/** Jobs that are told in a paragraph each: when, who and where, and in the same line what was done. */
import { describe, expect, test } from 'vitest';
import { entriesIn, read, type Row } from './sheet.ts';

const large = (text: string): Row => ({ text, size: 14 });

/** Words as a page breaks them. */
function broken(text: string, most = 96): string[] {
  return text.split(' ').reduce<string[]>((lines, word) => {
    const last = lines.at(-1);
    return last !== undefined && last.length + word.length < most ? [...lines.slice(0, -1), `${last} ${word}`] : [...lines, word]; // prettier-ignore
  }, []);
}

const HEADINGS = {
  it: ['Esperienze lavorative', 'Lingue', 'Inglese e francese, buona conoscenza della lingua parlata e scritta'],
  en: ['Work experience', 'Languages', 'French and Italian, both of them well spoken and written'],
  de: ['Berufserfahrung', 'Sprachen', 'Englisch und Französisch, beides gut in Wort und Schrift'],
  fr: ['Expériences professionnelles', 'Langues', 'Anglais et italien, bien parlés et écrits tous les deux'],
  es: ['Experiencia laboral', 'Idiomas', 'Inglés y francés, los dos bien hablados y escritos'],
} as const;

function jobs(language: keyof typeof HEADINGS, paragraphs: readonly string[]): string[] {
  const [heading, closing, words] = HEADINGS[language];
  return entriesIn(read([large(heading), ...paragraphs.flatMap((text) => broken(text)), large(closing), words]), 'experience'); // prettier-ignore
}

const DEEDS = [
  'Comunità per minori con turni diurni e notturni, colloqui con le famiglie e rapporti con i servizi sociali del territorio.',
  "Protocollo, sportello al pubblico, pratiche anagrafiche e archivio corrente dell'ufficio con altre due colleghe.",
];

describe('in Italian', () => {
  test.each([
    [
      'a colon behind the dates',
      'Dal 2019 ad oggi: Educatrice professionale presso Cooperativa Melograno, Lodi. ',
      'Dal 2016 al 2019: Assistente amministrativa presso Comune di Torvo, Lodi. ',
    ],
    [
      'full stops throughout',
      'Gennaio 2019 – in corso. Educatrice professionale. Cooperativa Melograno, Lodi. ',
      'Maggio 2016 – Dicembre 2019. Assistente amministrativa. Comune di Torvo, Lodi. ',
    ],
    [
      'the employer first',
      'Dal 2019 ad oggi - Cooperativa Melograno, Lodi: Educatrice professionale. ',
      'Dal 2016 al 2019 - Comune di Torvo, Lodi: Assistente amministrativa. ',
    ],
    [
      'commas, and a colon before what was done',
      'Dal 2019 ad oggi, Educatrice professionale, Cooperativa Melograno, Lodi: ',
      'Dal 2016 al 2019, Assistente amministrativa, Comune di Torvo, Lodi: ',
    ],
    [
      'nothing behind the dates',
      'Dal 2019 ad oggi Educatrice professionale, Cooperativa Melograno, Lodi. ',
      'Dal 2016 al 2019 Assistente amministrativa, Comune di Torvo, Lodi. ',
    ],
  ])('%s', (_, first, second) => {
    const told = jobs('it', [`${first}${DEEDS[0] ?? ''}`, `${second}${DEEDS[1] ?? ''}`]);
    expect(told.map((job) => job.split(' | ').slice(0, 2).join(' | '))).toEqual([
      'Educatrice professionale | Cooperativa Melograno',
      'Assistente amministrativa | Comune di Torvo',
    ]);
    expect(told[1]).toMatch(/2016(?:-05)? \| 2019(?:-12)?$/u);
  });

  test('a lone year that a post follows', () => {
    expect(
      jobs('it', [
        `2019: Educatrice professionale presso Cooperativa Melograno, Lodi. ${DEEDS[0] ?? ''}`,
        `2016: Assistente amministrativa presso Comune di Torvo, Lodi. ${DEEDS[1] ?? ''}`,
      ]),
    ).toEqual([
      'Educatrice professionale | Cooperativa Melograno | 2019 | -',
      'Assistente amministrativa | Comune di Torvo | 2016 | -',
    ]);
  });

  test('a legal form keeps its stop, and a title of honour parts nothing', () => {
    expect(
      jobs('it', [
        `Dal 2019 ad oggi: Contabile, Vetri Brenta S.p.A. ${DEEDS[1] ?? ''}`,
        `Dal 2016 al 2019: Segretaria presso Studio Dott. Corvi, Lodi. ${DEEDS[1] ?? ''}`,
      ]),
    ).toEqual(['Contabile | Vetri Brenta S.p.A. | 2019 | present', 'Segretaria | Studio Dott. Corvi | 2016 | 2019']);
  });
});

test.each([
  ['en', ['From 2019 to present: Head Chef at The Old Quay Inn, Tarnby. Ran a brigade of six in a house of ninety seats and kept the costs of food low all year.', 'From 2016 to 2019: Sous Chef at Larkmoor Hotel, Leeds. Planned rotas, trained apprentices and took over the pass at weekends in the season.'], ['Head Chef | Old Quay Inn | 2019 | present', 'Sous Chef | Larkmoor Hotel | 2016 | 2019']],
  ['de', ['Von 2019 bis heute: Erzieherin bei Kindergarten Regenbogen, Emden. Leitung einer Gruppe von zwanzig Kindern und Gespräche mit den Eltern am Abend.', 'Von 2016 bis 2019: Verkäuferin bei Bäckerei Lind GmbH, Leer. Bedienung der Kundschaft, Kasse und Einarbeitung von Auszubildenden in der Filiale.'], ['Erzieherin | Kindergarten Regenbogen | 2019 | present', 'Verkäuferin | Bäckerei Lind GmbH | 2016 | 2019']],
  ['fr', ['De 2019 à aujourd’hui : Éducatrice spécialisée, Association Les Tilleuls, Lens. Accompagnement de mineurs en internat et entretiens avec les familles.', 'De 2016 à 2019 : Serveuse, Brasserie du Nord, Lille. Service en salle, caisse et accueil des clients le soir et pendant les banquets de la maison.'], ['Éducatrice spécialisée | Association Les Tilleuls | 2019 | present', 'Serveuse | Brasserie du Nord | 2016 | 2019']],
  ['es', ['De 2019 a la actualidad: Educadora social en Fundación El Almendro, Soria. Acompañamiento de menores en un centro y entrevistas con las familias.', 'De 2016 a 2019: Camarera en Restaurante Bellavista, Logroño. Servicio de mesas, caja y recepción de los clientes en las cenas y en los banquetes.'], ['Educadora social | Fundación El Almendro | 2019 | present', 'Camarera | Restaurante Bellavista | 2016 | 2019']],
] as const)('in other languages: %s', (language, paragraphs, wanted) => {
  expect(jobs(language, paragraphs)).toEqual(wanted);
}); // prettier-ignore

test('words that go on from period to period and name nobody are none', () => {
  expect(
    jobs('en', [
      'Gardener, Thistle Park, 2014 – 2021',
      'From 2016 to 2018 the number of visitors of the garden rose from twenty to forty thousand a year; the paths were laid anew.',
    ]),
  ).toEqual(['Gardener | Thistle Park | 2014 | 2021']);
});

test('in a list as well, whatever word opens the period', () => {
  expect(
    jobs('en', [
      '• From 2019 to present: Head Chef at The Old Quay Inn, Tarnby. Ran a brigade of six in a house of',
      'ninety seats.',
      '• From 2016 to 2019: Sous Chef at Larkmoor Hotel, Leeds. Planned rotas and took over the pass when',
      'asked.',
      '• From 2012 to 2016: Kitchen Porter at Tarn Restaurant, York. Washed, cleaned and prepared all the',
      'vegetables.',
    ]),
  ).toEqual([
    'Head Chef | Old Quay Inn | 2019 | present',
    'Sous Chef | Larkmoor Hotel | 2016 | 2019',
    'Kitchen Porter | Tarn Restaurant | 2012 | 2016',
  ]);
});

test('lines that hang make no list of them', () => {
  const hanging = (text: string): Row[] => broken(text).map((line, at) => [[at === 0 ? 56 : 84, line]]);
  const rows = [
    ...hanging(`Dal 2019 ad oggi: Educatrice professionale presso Cooperativa Melograno, Lodi. ${DEEDS[0] ?? ''}`),
    ...hanging(`Dal 2016 al 2019: Assistente amministrativa presso Comune di Torvo, Lodi. ${DEEDS[1] ?? ''}`),
    ...hanging(`Dal 2012 al 2016: Cameriera di sala presso Trattoria Bellaria, Crema. ${DEEDS[1] ?? ''}`),
  ];
  const reading = read([large('Esperienze lavorative'), ...rows, large('Lingue'), HEADINGS.it[2]]);
  expect(entriesIn(reading, 'experience')).toEqual([
    'Educatrice professionale | Cooperativa Melograno | 2019 | present',
    'Assistente amministrativa | Comune di Torvo | 2016 | 2019',
    'Cameriera di sala | Trattoria Bellaria | 2012 | 2016',
  ]);
});

test('in a narrow column the head takes more lines', () => {
  const paragraphs = [
    `Dal 2019 ad oggi: Educatrice professionale presso Cooperativa Melograno, Lodi. ${DEEDS[0] ?? ''}`,
    `Dal 2016 al 2019: Assistente amministrativa presso Comune di Torvo, Lodi. ${DEEDS[1] ?? ''}`,
  ];
  const rows = paragraphs.flatMap((text) => broken(text, 44));
  const reading = read([large('Esperienze lavorative'), ...rows, large('Lingue'), 'Inglese e francese']);
  expect(entriesIn(reading, 'experience')).toEqual([
    'Educatrice professionale | Cooperativa Melograno | 2019 | present',
    'Assistente amministrativa | Comune di Torvo | 2016 | 2019',
  ]);
});

test('a sentence that tells since when is none', () => {
  expect(
    jobs('en', [
      'Dance Teacher, Larkmoor Club',
      'Tarnby, 2013 to present',
      'Since 2013, I have served as a dance teacher at Larkmoor. This commitment included ten classes a year and many special ones.',
    ]),
  ).toEqual(['Dance Teacher | Larkmoor Club | 2013 | present']);
});

test('semicolons or dots part the jobs of one paragraph', () => {
  const told = ['Dal 2019 ad oggi: Cuoca presso Trattoria Bellaria, Crema', 'Dal 2016 al 2019: Cameriera presso Bar Torvo, Lodi', 'Dal 2012 al 2016: Commessa presso Calzature Orvelli, Lodi']; // prettier-ignore
  const three = [
    'Cuoca | Trattoria Bellaria | 2019 | present',
    'Cameriera | Bar Torvo | 2016 | 2019',
    'Commessa | Calzature Orvelli | 2012 | 2016',
  ];
  expect(jobs('it', broken(`${told.join('; ')}.`))).toEqual(three);
  expect(jobs('it', broken(told.join(' • ')))).toEqual(three);
});
