import { beforeAll, describe, expect, test } from 'vitest';
import { wordsFromPackages } from '../../../src/dictionaries/node.ts';
import { DICTIONARY_LANGUAGES, type DictionaryLanguage } from '../../../src/dictionaries/sources.ts';
import check from '../../../src/engine/checks/content/spelling.ts';
import { runChecks } from '../../../src/engine/score.ts';
import { openDictionary, type Dictionary } from '../../../src/engine/spelling/dictionary.ts';
import { bullets, contact, entry, line, reading } from '../builder.ts';
import { tell, type Told } from '../outcome.ts';
import { SENTENCES } from '../sentences.ts';
import { growth, LINEAR } from '../../growth.ts';

const dictionaries = new Map<DictionaryLanguage, Dictionary>();
const dictionaryOf = (language: DictionaryLanguage): Dictionary => {
  const found = dictionaries.get(language);
  if (!found) throw new Error(`${language} was not loaded`);
  return found;
};

beforeAll(async () => {
  for (const language of DICTIONARY_LANGUAGES)
    dictionaries.set(language, openDictionary(await wordsFromPackages(language)));
});

/** Each text a list item of the experience, on a line of its own. */
function told(language: DictionaryLanguage, texts: readonly string[], parts: Parameters<typeof tell>[1] = {}): Told {
  const items = bullets(texts).map((bullet, index) => ({
    ...bullet,
    lines: bullet.lines.map((own) => line(own.text, { index })),
  }));
  const dictionary = { own: dictionaryOf(language), english: dictionaryOf('en') };
  return tell(check, { language, bullets: items, dictionary, ...parts });
}

/** [as written, as meant] */
const SLIPS: Readonly<Record<DictionaryLanguage, readonly (readonly [text: string, slips: readonly string[]])[]>> = {
  es: [
    [
      'Coordiné el desarollo de doce proyetos para clientes del sector público.',
      ['desarollo>desarrollo', 'proyetos>proyectos'],
    ],
    ['Responsable de la gestion y administracion de tres sedes.', ['gestion>gestión', 'administracion>administración']],
    ['Lideré un equipo de tecnicos electronicos.', ['tecnicos>técnicos', 'electronicos>electrónicos']],
  ],
  en: [
    ['Recieved two awards for managment of a busy ward.', ['Recieved>Received', 'managment>management']],
    [
      'Developped a sucessful training plan in a new enviroment.',
      ['Developped>Developed', 'sucessful>successful', 'enviroment>environment'],
    ],
  ],
  fr: [
    ['Encadrement d’une equipe de huit personnes et gestoin des plannings.', ['equipe>équipe', 'gestoin>gestion']],
    [
      'J’ai assuré l’amelioration des procédures et l’apprentisage des outils.',
      ['amelioration>amélioration', 'apprentisage>apprentissage'],
    ],
  ],
  pt: [
    [
      'Responsavel pela coordenacao de quatro projeots.',
      ['Responsavel>Responsável', 'coordenacao>coordenação', 'projeots>projetos'],
    ],
    ['Reducao de custos com exelente atendimento.', ['Reducao>Redução', 'exelente>excelente']],
  ],
  de: [
    [
      'Verantwortlich für die Kundenbetreung und das Projektmanagment.',
      ['Kundenbetreung>Kundenbetreuung', 'Projektmanagment>Projektmanagement'],
    ],
    ['Einführugn neuer Abläufe, Fehlerquote um 12 % reduzirt.', ['Einführugn>Einführung', 'reduzirt>reduziert']],
  ],
  it: [
    [
      'Gestoine di un progeto per lo svilupo dell’azienda.',
      ['Gestoine>Gestione', 'progeto>progetto', 'svilupo>sviluppo'],
    ],
    ['Miglioramento della qualita e delle attivita del reparto.', ['qualita>qualità', 'attivita>attività']],
  ],
};

/** Right, though a dictionary alone would not know them. */
const RIGHT: Readonly<Record<DictionaryLanguage, readonly string[]>> = {
  es: [
    'Desplegué el backend en Kubernetes para Zarandeia y Ponferralia, con onboarding de 12 clientes.',
    'Optimicé consultas de PostgreSQL (v. 14) y escribí a soporte@example.org o en example.org/ayuda.',
    'Analicé el flujo, reduciéndolo y mejorándolo cada año, para entregarlo antes y mantenerla al día.',
    'Microservicios, teletrabajo y un plan antirrobo; coordinación técnico-comercial.',
  ],
  en: [
    'Organised and organized programmes in the colour laboratory; labelled and labeled every centre.',
    'Didn’t miss a deadline; the team’s cross-functional work cut costs for Zyntra and its customers.',
    'Dockerized microservices and refactored the backend of the e-commerce site.',
  ],
  fr: [
    'Mise en œuvre d’un plan d’action aujourd’hui suivi par l’équipe, qu’elle pilote jusqu’à fin 2024.',
    'Digitalisation du suivi clients, visioconférences et phoning pour Trézalec.',
    'Développement du back-office et du reporting avec les chef·fe·s de projet.',
  ],
  pt: [
    'Coordenei a equipe e a equipa do Porto, com foco em gestão e facto comprovado.',
    'Recebi o cliente para entregá-lo ao time; onboarding, backend e feedback semanais.',
    'Fidelização e monitoramento de copos d’água na Zanbela.',
  ],
  de: [
    'Kundenbetreuungsprozesse, Mahngebühren, Rüstzeiten und Produktrückrufe im Warenwirtschaftssystem.',
    'Vor- und Nachbereitung von Schulungen, ca. 40 Mitarbeiter:innen, inkl. Softwareentwicklung.',
    'Grosse Strassenbauprojekte mit Onboarding neuer Kolleginnen; Auslistung von 30 Artikeln.',
  ],
  it: [
    'Gestione dell’azienda, dell’ufficio acquisti e un’attività d’équipe nell’area vendite.',
    'Digitalizzazione del magazzino, rendicontazione e onboarding con la squadra di Zambrelli.',
    'Un po’ di tutto: front-office, back-end, reporting; c’è stata una riduzione del 12%.',
  ],
};

describe('spelling', () => {
  describe.each(DICTIONARY_LANGUAGES)('%s', (language) => {
    test.each(SLIPS[language])('finds the slips of: %s', (text, slips) => {
      const { findings, status } = told(language, [text]);
      expect(findings.map(({ data }) => `${data['word'] ?? ''}>${data['suggestion'] ?? ''}`)).toEqual(slips);
      expect(['warn', 'fail']).toContain(status);
      expect(findings[0]?.evidence[0]).toMatchObject({ page: 1, excerpt: `• ${text}` });
      expect(findings[0]?.evidence[0]?.box).not.toBeNull();
    });

    test('has nothing to say of good sentences', () => {
      expect(told(language, SENTENCES[language].strong)).toMatchObject({ status: 'pass', findings: [] });
    });

    test.each(RIGHT[language])('is silent about: %s', (text) => {
      expect(told(language, [text]).findings).toEqual([]);
    });
  });

  test.each([
    [
      'de',
      'Standart für alle Abläufe gesetzt und vorrausschauend geplant.',
      ['Standart>Standard', 'vorrausschauend>vorausschauend'],
    ],
    [
      'en',
      'Planned the maintainance of 12 lines and accomodated late orders.',
      ['maintainance>maintenance', 'accomodated>accommodated'],
    ],
    ['fr', 'Suivi proffesionnel des clients à l’aceuil.', ['proffesionnel>professionnel', 'aceuil>accueil']],
    ['pt', 'Ampla experiencia com relatorios de vendas.', ['experiencia>experiência', 'relatorios>relatórios']],
    ['it', 'Ufficio aquisti di una ditta.', ['aquisti>acquisti']],
    ['es', 'Coordiné la television y la region norte.', ['television>televisión', 'region>región']],
  ] as const)('%s: knows frequent slips that other words or English hide: %s', (language, text, slips) => {
    const { findings } = told(language, [text]);
    expect(findings.map(({ data }) => `${data['word'] ?? ''}>${data['suggestion'] ?? ''}`)).toEqual(slips);
  });

  test('takes German nouns for names where a word announces one', () => {
    expect(told('de', ['Kundenbetreung und Bauleitug übernommen.']).data).toEqual({ count: 2 });
    expect(told('de', ['Bei Kundenbetreung und in der Bauleitug GmbH gearbeitet.']).data).toEqual({ count: 0 });
  });

  test('leaves alone the halves of a word that a line’s end parts, a date at its right or not', () => {
    const lines = ['• Judged the bread of all contes- 9 weeks', 'tants in the town'];
    const items = bullets([lines.join(' ')]).map((bullet) => ({
      ...bullet,
      lines: lines.map((text, index) => {
        const own = line(text, { index });
        return { ...own, baseline: own.baseline - 14 * index };
      }),
    }));
    expect(told('en', [], { bullets: items }).findings).toEqual([]);
  });

  test('passes with a single word, and still shows it', () => {
    expect(told('en', ['Led the managment of a ward.'])).toMatchObject({
      status: 'pass',
      ids: ['word'],
      data: { count: 1 },
    });
  });

  test('says at most eight words, and counts all', () => {
    const texts = SLIPS.en.map(([text]) => text);
    const more = ['Occured, seperate, acheived, liason, comunication, definately.'.toLowerCase()];
    expect(told('en', [...texts, ...more])).toMatchObject({ status: 'fail', data: { count: 11 } });
    expect(told('en', [...texts, ...more]).findings).toHaveLength(8);
  });

  test('sets aside names, schools, places and skills of the resume, and terms written three times', () => {
    const text = 'Trained the managment staff of enviroment homes.';
    expect(told('en', [text]).data).toEqual({ count: 2 });
    const own = contact({ name: { value: 'Ada Managment', line: null } });
    expect(told('en', [text], { contact: own }).data).toEqual({ count: 1 });
    expect(told('en', [text], { entries: [entry({ title: 'Enviroment host' })] }).data).toEqual({ count: 1 });
    expect(told('en', [text, 'Sold enviroment kits.', 'Wrote the enviroment guide.']).data).toEqual({ count: 1 });
  });

  test.each([
    ['a capital inside a sentence', 'Worked with Managment Solutons and TRANING.'],
    ['figures, paths and addresses', 'Wrote managment2, src/managment_plan.ts and managment@example.org.'],
    ['names of libraries', 'Wrote the widgetjs managers of the firm.'],
    ['a quotation', 'Wrote “The recieved managment” for a magazine.'],
    ['another language', 'Responsable de la gestión del almacén y de los pedidos para los clientes de la empresa.'],
  ])('sets aside %s', (_, text) => {
    expect(told('en', [text]).findings).toEqual([]);
  });

  test('cannot tell of a text that the dictionary is not for', () => {
    const lorem =
      'lorem ipsum dolor consectetur adipiscing elit vestibulum pellentesque habitant tristique senectus netus malesuada fames turpis egestas vulputate ullamcorper';
    expect(told('en', [lorem]).status).toBe('undetermined');
  });

  test('is undetermined without a dictionary, not applicable without running text and in Japanese and Chinese', () => {
    expect(tell(check, { language: 'en', bullets: bullets(['Led a ward.']) }).status).toBe('undetermined');
    expect(told('en', []).status).toBe('not-applicable');
    for (const language of ['ja', 'zh'] as const)
      expect(runChecks([check], reading({ language }), true)[0]?.status).toBe('not-applicable');
  });

  test('takes linear time on a text that is no text', async () => {
    const dictionary = { own: dictionaryOf('de'), english: dictionaryOf('en') };
    const letterOf = (letters: string, n: number): string => letters[n % 10] ?? '';
    const invented = (n: number): string =>
      `zqx${letterOf('abcdefghij', n)}${letterOf('klmnopqrst', Math.floor(n / 10))}${letterOf('uvwxyzabcd', Math.floor(n / 100))}werk`;
    const work = (size: number) => {
      const texts = [
        'a'.repeat(70 * size),
        'xq '.repeat(20 * size),
        'Aa'.repeat(17 * size),
        Array.from({ length: size }, (_, n) => invented(n)).join(' '),
      ];
      return tell(check, { language: 'de', bullets: bullets(texts), dictionary });
    };
    expect(await growth(work, 800)).toBeLessThan(LINEAR);
  });
});

test('de: parts that are no words make no compound', () => {
  expect(
    told('de', ['Wöchentliche Inventurren im Lager', 'Haus erstmahls mit zwei Hauben']).findings.length,
  ).toBeGreaterThan(1);
});

test.each([
  ['es', 'Planeación de turnos con los garzones y la contraloría'],
  ['it', 'Gestione delle comande e dei commis in sala'],
  ['pt', 'Apoio aos pilotistas da confecção'],
] as const)('%s: words of trades and of other countries are right: %s', (language, text) => {
  expect(told(language, [text]).ids).toEqual([]);
});
