import { describe, expect, test } from 'vitest';
import check from '../../../src/engine/checks/content/buzzwords.ts';
import { LANGUAGES, type Language } from '../../../src/resume/language.ts';
import { contact, document, heading, line, page } from '../builder.ts';
import { tell, type Told } from '../outcome.ts';
import { SENTENCES } from '../sentences.ts';

const EMPTY: Readonly<Record<Language, string>> = {
  es: 'Persona proactiva y dinámica, con ganas de aprender y facilidad para trabajar en equipo.',
  en: 'Highly motivated team player and self-starter with a proven track record in a fast-paced environment.',
  fr: 'Jeune femme dynamique, motivée et rigoureuse, avec un excellent relationnel et l’esprit d’équipe.',
  pt: 'Sou proativo, dinâmico e comprometido, com foco em resultados e facilidade para trabalhar em equipe.',
  de: 'Ich bin teamfähig, belastbar und flexibel und arbeite gern in einem dynamischen Unternehmen.',
  it: 'Persona solare, dinamica e motivata, con capacità di adattamento e voglia di imparare.',
  ja: '責任感と協調性があり、コミュニケーション能力を活かして何事にも積極的に取り組みます。',
  zh: '本人性格开朗，吃苦耐劳，责任心强，具有良好的沟通能力和团队合作精神。',
};

const told = (language: Language, texts: readonly string[]): Told =>
  tell(check, { language, document: document([page(texts)]), sections: [] });

describe('buzzwords', () => {
  test.each(LANGUAGES)('%s: passes for facts, warns of empty words and quotes them', (language) => {
    expect(told(language, SENTENCES[language].strong)).toMatchObject({ status: 'pass', data: { count: 0 } });
    const empty = told(language, [EMPTY[language]]);
    expect(['warn', 'fail']).toContain(empty.status);
    expect(Number(empty.data['count'])).toBeGreaterThanOrEqual(4);
    expect(empty.ids.slice(0, 2)).toEqual(['many', 'word']);
    expect(empty.findings[1]?.evidence[0]).toMatchObject({ page: 1, excerpt: EMPTY[language].slice(0, 160) });
  });

  test('two are no fault, three are', () => {
    expect(told('en', ['Team player and fast learner.']).status).toBe('pass');
    expect(told('en', ['Team player, fast learner, people person.'])).toMatchObject({ status: 'warn' });
  });

  test.each([
    ['es', 'Desarrollé un sitio web dinámico, precios dinámicos y un panel dinámico para tres tiendas.'],
    ['en', 'Built dynamic pricing, a dynamic form engine and innovative, proactive alerting for two regions.'],
    ['fr', 'Programmation dynamique, dynamique des fluides et véhicules autonomes pour trois laboratoires.'],
    ['de', 'Flexible Arbeitszeiten, dynamische Preise und innovative Produkte für 40 Filialen eingeführt.'],
    ['it', 'Gestione dinamica delle scorte, contratti flessibili e catalogo dinamico per 12 negozi.'],
  ] as const)('%s: the same words about things are facts: %s', (language, text) => {
    const own = line(text);
    const experience = { kind: 'experience' as const, heading: heading('experience'), lines: [own] };
    const parts = { lines: [own], sections: [experience], headings: [], contact: contact({}), language };
    expect(check.run({ ...parts } as never)).toMatchObject({ kind: 'scored', score: 1 });
  });

  test.each([
    ['es', 'Persona seria, puntual, responsable y apasionada.', 4],
    ['en', 'Punctual, responsible, creative and resourceful.', 4],
    ['fr', 'Ponctuelle, responsable, créative et débrouillarde.', 4],
    ['pt', 'Pontual, responsável, criativa e entusiasmada.', 4],
    ['de', 'Pünktlich, kreativ, offen und lernbereit.', 4],
    ['it', 'Puntuale, responsabile, creativa e scrupolosa.', 4],
    ['ja', '明るく前向きで誠実、面倒見がよい。', 3],
    ['zh', '性格活泼，细心耐心，善良。', 4],
  ] as const)('%s: counts adjectives that are empty in a row of empty ones: %s', (language, text, count) => {
    expect(told(language, [text]).data).toEqual({ count });
  });

  test.each([
    ['es', 'Puntual, responsable de compras y directora creativa de una agencia.', 1],
    ['en', 'Punctual, responsible for purchases; creative director of an agency.', 1],
    ['fr', 'Ponctuelle, responsable des achats, directrice créative.', 1],
    ['pt', 'Pontual, responsável pelas compras, diretora criativa.', 1],
    ['de', 'Pünktlich, offen für Umzüge; betreute drei offene Baustellen.', 1],
    ['it', 'Puntuale, disponibile a trasferte, direttrice creativa.', 1],
  ] as const)('%s: the same adjectives of a task or a title are facts: %s', (language, text, count) => {
    expect(told(language, [text]).data).toEqual({ count });
  });

  test('finds a phrase that a line break parts', () => {
    expect(told('en', ['I am a real team', 'player, a quick', 'learner and a people', 'person.']).data).toEqual({
      count: 3,
    });
  });

  test('is undetermined without a language', () => {
    expect(tell(check, { language: null }).status).toBe('undetermined');
  });
});

test('quotes the word without the "and" before it', () => {
  const { findings } = told('es', ['Persona proactiva, dinámica y responsable, con muchas ganas de aprender cosas.']);
  expect(findings.map(({ data }) => data['word'])).toContain('responsable');
});

test.each([
  ['es', 'Profesional multidisciplinaria, con iniciativa, sólidos valores y trabajo bajo presión.'],
  ['pt', 'Pessoa polivalente, ambiciosa, com espírito de iniciativa e gosto pelo desafio.'],
] as const)('%s: what a profile is often filled with: %s', (language, text) => {
  const lines = [line('Ada Example'), line(text, { index: 1 })];
  expect(tell(check, { language, lines, headings: [], sections: [] }).ids).toContain('many');
});

test('counts a word within a phrase once', () => {
  const { data } = told('es', ['Persona responsable, honesta y con ganas de aprender.']);
  expect(data).toEqual({ count: 3 });
});

test('a name and an address are no claims', () => {
  const name = { value: 'JANDIRA MESQUITA LEAL', line: null };
  const lines = ['JANDIRA', 'MESQUITA LEAL', 'jandira.leal@example.org', 'Apaixonada por tranças e proativa.'];
  const told = tell(check, {
    language: 'pt',
    document: document([page(lines)]),
    sections: [],
    contact: contact({ name }),
  });
  expect(told).toMatchObject({ status: 'pass', data: { count: 2 } });
});
