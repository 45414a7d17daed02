import { describe, expect, test } from 'vitest';
import check from '../../../src/engine/checks/structure/headings-standard.ts';
import { LEXICONS } from '../../../src/engine/lexicons/index.ts';
import { headingsOf } from '../../../src/engine/reading/sections/headings.ts';
import { LANGUAGES, type Language } from '../../../src/resume/language.ts';
import { contact, document, entry, linesOf, page, type ReadingParts, type Text } from '../builder.ts';
import { tell } from '../outcome.ts';

/** Three headings that everybody knows, two that nobody does. */
const HEADINGS: Readonly<Record<Language, readonly [readonly string[], readonly string[]]>> = {
  es: [
    ['Experiencia laboral', 'Formación académica', 'Idiomas'],
    ['Mi aventura', 'Lo que me mueve'],
  ],
  en: [
    ['Work Experience', 'Education', 'Languages'],
    ['My Journey', 'What Drives Me'],
  ],
  fr: [
    ['Expérience professionnelle', 'Formation', 'Langues'],
    ['Mon aventure', 'Ce qui me fait vibrer'],
  ],
  pt: [
    ['Experiência profissional', 'Formação acadêmica', 'Idiomas'],
    ['Meu lado inquieto', 'Coisas que adoro'],
  ],
  de: [
    ['Berufserfahrung', 'Ausbildung', 'Sprachen'],
    ['Meine Reise', 'Was mich antreibt'],
  ],
  it: [
    ['Esperienze lavorative', 'Istruzione', 'Lingue'],
    ['La mia avventura', 'Che cosa mi muove'],
  ],
  ja: [
    ['職務経歴', '学歴', '語学'],
    ['これまでの旅', '大切な想い'],
  ],
  zh: [
    ['工作经历', '教育背景', '语言能力'],
    ['我的旅程', '心之所向'],
  ],
};

function sheet(language: Language, texts: readonly string[], rest: ReadingParts = {}, size = 14): ReadingParts {
  const rows = texts.flatMap((text): Text[] => [{ text, size }, { text: 'Lorem ipsum dolor sit amet, consectetur.' }]);
  const doc = document([page([{ text: 'Ana', size: 22 }, ...rows])]);
  const lines = linesOf(doc);
  return { document: doc, lines, headings: headingsOf(lines, LEXICONS[language], 10.5), language, ...rest };
}

describe('headings-standard', () => {
  test.each(LANGUAGES)(
    '%s: passes for known headings, warns of one that nobody knows, fails for two among five, and names those',
    (language) => {
      const [known, odd] = HEADINGS[language];
      expect(tell(check, sheet(language, known))).toMatchObject({ status: 'pass', data: { known: 3, odd: 0 } });
      const told = tell(check, sheet(language, [...known, ...odd]));
      expect(told).toMatchObject({ status: 'fail', ids: ['odd', 'odd'], data: { known: 3, odd: 2 } });
      expect(told.findings.map(({ data }) => data['heading'])).toEqual(odd);
      expect(told.findings[0]?.evidence[0]).toMatchObject({ page: 1, excerpt: odd[0] });
      expect(tell(check, sheet(language, [...known, ...odd.slice(1)])).status).toBe('warn');
    },
  );

  test('knows headings of what is no section, and those that hold a telling word', () => {
    const texts = ['Experience', 'Education', 'Contact Details', 'Hands-on Robotics Experience', 'Driving Licence'];
    expect(tell(check, sheet('en', texts)).status).toBe('pass');
  });

  test('knows a hyphenated heading by its parts and by its whole', () => {
    const texts = ['Berufserfahrung', 'Ausbildung', 'IT-Projekte', 'SPRACH-KENNTNISSE'];
    expect(tell(check, sheet('de', texts))).toMatchObject({ status: 'pass', data: { odd: 0 } });
  });

  test('takes neither the name nor a job that is set like a heading for one', () => {
    const parts = sheet('en', ['Ana Reyes', 'Experience', 'Brightharbor', 'Education', 'Sales Manager']);
    const [name, , job] = (parts.lines ?? []).filter((line) => line.size === 14).flatMap((line) => [line]);
    const entries = [{ ...entry(), header: job ? [job] : [] }];
    const told = tell(check, {
      ...parts,
      entries,
      contact: contact({ name: { value: 'Ana Reyes', line: name ?? null } }),
    });
    expect(told).toMatchObject({ status: 'pass' });
  });

  test('knows a heading that an entry has taken in for its last line, and posts that stand there in every entry', () => {
    const texts = ['Experience', 'Brightharbor', 'My Journey', 'Education', 'Fernwell', 'My Diary'];
    const parts = sheet('en', texts);
    const at = (text: string) => (parts.lines ?? []).filter((line) => line.text === text);
    const small = (text: string) => at(text).map((line) => ({ ...line, cells: [] }));
    const first = { ...entry(), header: [...small('Brightharbor'), ...at('My Journey')] };
    const second = (last: 'at' | 'small') => ({
      ...entry(),
      header: [...small('Fernwell'), ...(last === 'at' ? at('My Diary') : small('My Diary'))],
    });
    const lines = (parts.lines ?? []).map((line) =>
      line.text === 'Brightharbor' || line.text === 'Fernwell' || line.text === 'My Diary'
        ? { ...line, cells: [] }
        : line,
    );
    const taken = tell(check, { ...parts, lines, entries: [first, second('small')] });
    expect(taken.findings.map(({ data }) => data['heading'])).toEqual(['My Journey']);
    expect(tell(check, { ...parts, entries: [first, second('at')] }).status).toBe('pass');
  });

  test('takes a label that returns for no heading', () => {
    const texts = ['Experience', 'Highlight Reel', 'Education', 'Highlight Reel', 'Skills'];
    expect(tell(check, sheet('en', texts)).status).toBe('pass');
  });

  test('judges no line by its look where headings look like the body', () => {
    expect(tell(check, sheet('en', ['Experience', 'Education', 'My Journey'], {}, 10.5)).status).toBe('pass');
  });

  test('leaves a resume without headings to another check', () => {
    expect(tell(check, { headings: [] }).status).toBe('not-applicable');
  });
});

test.each([
  ['es', 'Dónde he trabajado', 'Experiencia laboral'],
  ['en', 'What I can do', 'About me'],
  ['fr', 'Mon coffre à outils', 'Compétences clés'],
  ['pt', 'O que sei fazer', 'Sobre mim'],
  ['de', 'Was ich kann', 'Über mich'],
  ['it', 'Cosa so fare', 'Chi sono'],
  ['pt', 'O meu percurso até aqui', 'Percurso profissional'],
  ['es', 'Por dónde anduve', 'Trayectoria'],
  ['ja', '私の歩んできた道', '自己PR'],
  ['zh', '我会什么', '自我评价'],
] as const)('%s: names a heading that speaks, though we read it: %s', (language, spoken, customary) => {
  const [known] = HEADINGS[language];
  const told = tell(check, sheet(language, [...known, spoken]));
  expect(told.findings.map(({ data }) => data['heading'])).toEqual([spoken]);
  expect(tell(check, sheet(language, [...known, customary])).status).toBe('pass');
});

test.each(['Lo que me llevo en la mochila', 'Lo que me hace feliz cada día'])('names a long one: %s', (long) => {
  const [known] = HEADINGS.es;
  expect(tell(check, sheet('es', [...known, long])).findings.map(({ data }) => data['heading'])).toEqual([long]);
});

test.each([
  ['en', 'My Ride So Far'],
  ['de', 'Meine Spielwiese'],
  ['it', 'La mia strada'],
] as const)('%s: names %s', (language, spoken) => {
  const [known] = HEADINGS[language];
  expect(tell(check, sheet(language, [...known, spoken])).findings.map(({ data }) => data['heading'])).toEqual([
    spoken,
  ]);
});
