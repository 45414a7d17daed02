import { describe, expect, test } from 'vitest';
import { headingsOf, read, textsOf, type Row } from './sheet.ts';

const PROSE = 'Led a team of nine and cut the time to answer customers in half within a year';
const FILLER: Readonly<Record<string, string>> = {
  es: 'Dirección de un equipo de nueve personas y mejora de los plazos de entrega para los clientes',
  en: PROSE,
  fr: 'Pilotage du budget et suivi des fournisseurs pour une équipe de six personnes',
  pt: 'Gestão de campanhas e coordenação da equipe com foco em resultados para a empresa',
  de: 'Einführung eines Berichtswesens und Leitung eines Teams mit sechs Mitarbeitenden',
  it: 'Gestione degli ordini e coordinamento di una squadra di sei persone per la sede',
  ja: '営業部にて法人顧客の開拓を行い、売上を伸ばしました',
  zh: '负责华东地区的客户开发，带领六人团队完成年度销售目标',
};

function large(text: string): Row {
  return { text, size: 14 };
}

function kinds(language: string, heading: Row): string[] {
  const body = FILLER[language] ?? PROSE;
  return headingsOf(read(['', body, body, '', heading, body, body]));
}

test('what one programs in is of the skills, whatever its heading', () => {
  const above: Row[] = [large('Experience'), PROSE, PROSE];
  expect(headingsOf(read([...above, large('Languages'), 'Kotlin, Matlab, Perl', 'Lua']))).toContain(
    'Languages: skills',
  );
  expect(headingsOf(read([...above, large('Languages'), 'Python, SQL and Spanish']))).toContain('Languages: languages');
  const within = read([
    ...above,
    large('Skills'),
    { text: 'LANGUAGES', size: 12 },
    '• C++ • Java',
    large('Awards'),
    'Fern Medal',
  ]);
  expect(headingsOf(within)).toEqual(['Experience: experience', 'Skills: skills', 'Awards: awards']);
});

test('a school in the letters of the headings, below that of studies, is none', () => {
  const bold = (text: string): Row => ({ text, font: 1 });
  const reading = read([
    '', bold('Summary'), '', PROSE, '', bold('Skills'), '', 'Kilns, glazes and clay', '', bold('Education'), '', bold('LARCH UNIVERSITY OF CERAMICS'), '',
    "Bachelor's degree, Kiln Engineering", '', 'Sep 2011 - Aug 2015', '', bold('Languages'), '', 'Welsh',
  ]); // prettier-ignore
  expect(headingsOf(reading)).toEqual([
    'Summary: summary',
    'Skills: skills',
    'Education: education',
    'Languages: languages',
  ]);
});

test('those of academic duties end the section before them', () => {
  const prose = FILLER['fr'] ?? PROSE;
  const { sections } = read([
    large('Expérience'), prose, large('Cursus'), 'Doctorat de géologie, Université de Pau, 2015', large('Encadrement et jurys de thèse'),
    'Thèse de Léa Exemple sur les marnes, 2018', large('Langues'), 'Espagnol',
  ]); // prettier-ignore
  expect(textsOf(sections.find(({ kind }) => kind === 'education')?.lines ?? [])).toHaveLength(1);
});

describe('headings of each language', () => {
  test.each([
    ['es', 'Experiencia laboral', 'experience'],
    ['es', 'FORMACIÓN ACADÉMICA', 'education'],
    ['it', 'Tesi di laurea', 'projects'],
    ['de', 'Masterarbeit', 'projects'],
    ['en', 'Master’s thesis', 'projects'],
    ['es', 'Idiomas', 'languages'],
    ['en', 'Work Experience', 'experience'],
    ['en', 'II. Work Experience', 'experience'],
    ['it', 'A) Esperienza professionale', 'experience'],
    ['es', 'IV. Formación académica', 'education'],
    ['de', '1 Berufserfahrung', 'experience'],
    ['en', 'Skills:', 'skills'],
    ['en', '— Education —', 'education'],
    ['fr', 'Expérience professionnelle', 'experience'],
    ['fr', 'Parcours pro', 'experience'],
    ['it', 'Honors-Awards', 'awards'],
    ['fr', 'FORMATION', 'education'],
    // Courses are no degrees.
    ['es', 'IDIOMAS Y CURSOS RELEVANTES', 'languages+certifications'],
    ['fr', 'Cours suivis', 'certifications'],
    ['pt', 'Disciplinas relevantes', 'certifications'],
    ['de', 'Relevante Lehrveranstaltungen', 'certifications'],
    ['it', 'Esami sostenuti', 'certifications'],
    // A lost ligature.
    ['en', 'Certi\ufffdcations', 'certifications'],
    ['en', 'EducaƟon', 'education'],
    ['fr', 'FormaƟon', 'education'],
    ['es', 'Per\ufffdl profesional', 'summary'],
    ['de', 'Zerti\ue001kate', 'certifications'],
    ['fr', 'EXPERIENCE PROFESSIONNELLE', 'experience'],
    ['pt', 'Experiência Profissional', 'experience'],
    ['pt', 'Formação Acadêmica', 'education'],
    ['de', 'Berufserfahrung', 'experience'],
    ['de', 'Ausbildung', 'education'],
    ['de', 'Sprachkenntnisse', 'languages'],
    ['de', 'Schulische Laufbahn', 'education'],
    ['de', 'Allgemeine und berufliche Bildung', 'education'],
    ['de', 'Präsenzdienst', 'experience'],
    ['de', 'Informatik', 'skills'],
    ['de', 'Aktuelle Tätigkeit', 'experience'],
    ['de', 'Fähigkeitsausweise', 'certifications'],
    ['de', 'Sprachkurse', 'certifications'],
    ['it', 'Esperienza lavorativa', 'experience'],
    ['it', 'Istruzione e formazione', 'education'],
    ['ja', '【職務経歴】', 'experience'],
    ['ja', '■ 学歴', 'education'],
    ['zh', '工作经历', 'experience'],
    ['zh', '教 育 背 景', 'education'],
  ])('%s: %s', (language, heading, kind) => {
    expect(kinds(language, large(heading)).map((told) => told.split(': ')[1])).toEqual([kind]);
  });
});

test('an employer whose name opens with a word of headings is none', () => {
  expect(kinds('it', { text: 'Studio Tassinari & Pighin', size: 14, font: 1 })).toEqual([]);
});

describe('headings set in other ways', () => {
  test.each([
    ['en', 'E X P E R I E N C E', 'experience'],
    ['en', 'E XPERIENCE', 'experience'],
    ['it', 'C O M P E T E N Z E', 'skills'],
    ['zh', '工作经历 Work Experience', 'experience'],
    ['en', 'Education & Skills', 'education+skills'],
    ['de', 'Sprachen und EDV', 'languages+skills'],
    ['en', '2. Experience', 'experience'],
    ['es', 'Experience', 'experience'],
  ])('%s: %s', (language, heading, kind) => {
    expect(kinds(language, large(heading)).map((told) => told.split(': ')[1])).toEqual([kind]);
  });

  test('beside a rail, the first cell is the heading and the rest is of its section', () => {
    const reading = read([
      PROSE,
      [[56, 'EXPERIENCE'], [160, 'Example Works, Springfield']],
      [[160, 'Led a team of nine and cut the time to answer customers']],
      [[56, 'EDUCATION'], [160, 'Example University, Springfield']],
    ]); // prettier-ignore
    expect(headingsOf(reading)).toEqual(['EXPERIENCE: experience', 'EDUCATION: education']);
    expect(textsOf(reading.sections[0]?.lines ?? [])[0]).toBe('Example Works, Springfield');
  });

  test.each([
    ['Zur Person', 'geboren am 17. Mai 1983 in Eutin', 'Zur Person', 'Ich leite Teams und rede gern mit Leuten'],
    [
      'Zur Person',
      'Jahrgang 1968, verheiratet, zwei Töchter',
      'Zur Person',
      'Jahrgang 1968, verheiratet, zwei Töchter. Seit dreißig Jahren leite ich ein Haus',
    ],
    ['Zur Person', 'Name: Ada Beispiel', 'Zur Person', 'Namen merke ich mir gut und gern, Zahlen auch'],
    ['Lehre', 'Vorlesung „Vegetation“ (2 SWS), jeden Winter', 'Lehre', 'Tischlerlehre bei Holzbau Egli in Uster'],
  ])('%s above "%s" is none', (other, below, own, told) => {
    const [body = ''] = [FILLER['de']];
    expect(headingsOf(read(['', body, '', large(other), below, '', large('Berufserfahrung'), body]))).toHaveLength(1);
    expect(headingsOf(read(['', body, '', large(own), told, '', large('Berufserfahrung'), body]))).toHaveLength(2);
  });

  test.each(['A versatile cook who likes large kitchens and small teams', 'A keen rower and a better listener'])('a profile may open with "A": %s', (told) => {
    expect(headingsOf(read(['Ada Beispiel', PROSE, '', large('Profile'), told, '', large('Experience'), PROSE]))[0]).toBe('Profile: summary');
  }); // prettier-ignore

  test.each([
    ['en', 'Current Appointment', 'experience'],
    ['de', 'Mandate und Ehrenämter', 'volunteering'],
    ['de', 'Gremienarbeit', 'volunteering'],
    ['en', 'Previous Appointments', 'experience'],
    ['fr', "CENTRE D'INTÉRETS", 'interests'],
  ])('%s: %s', (language, text, kind) => {
    expect(kinds(language, large(text))).toEqual([`${text}: ${kind}`]);
  });

  test('of two kinds opens both', () => {
    expect(kinds('fr', large('Langues et informatique'))).toEqual(['Langues et informatique: languages+skills']);
  });

  test('is none that tells the post of whose resume it is', () => {
    expect(headingsOf(read([{ text: 'Théo Lamboley', size: 24 }, { text: 'CHEF DE PROJET ÉVÉNEMENTIEL', size: 13 }, 'Besançon', '', large('Expérience'), FILLER['fr'] ?? '']))).toEqual(['Expérience: experience']);
  }); // prettier-ignore
});

test.each([
  ['OBJECTIVE: To obtain a challenging post in a good firm', 'summary'],
  ['REFERENCES available upon request', 'references'],
])('run into its text: %s', (text, kind) => {
  const [body, heading] = [FILLER['en'] ?? '', large('Experience')];
  expect(headingsOf(read([heading, body, body, '', large('Skills'), body, '', text]))).toContain(`${text}: ${kind}`);
});

test('training over degrees is education, qualifications without schools beside education are certificates', () => {
  const [body, work] = [FILLER['en'] ?? '', large('Experience')];
  const degrees = [
    'Master of Architecture, Severn School of Architecture, 2014',
    'BA (Hons) History, Wessex College, 2011',
  ];
  expect(headingsOf(read([work, body, body, '', large('Training'), ...degrees]))).toContain('Training: education');
  const cards = ['18th Edition Wiring Regulations (2019)', 'ECS Gold Card, Asbestos Awareness'];
  const told = headingsOf(
    read([work, body, body, '', large('Qualifications'), ...cards, '', large('Education'), ...degrees]),
  );
  expect(told.slice(1)).toEqual(['Qualifications: certifications', 'Education: education']);
});

test('a career summary over dated posts is experience', () => {
  const posts = [
    'Sep 2020 – Present, Heavy Diesel Fitter, Goonyella Ridge Coal',
    'Jan 2016 – Aug 2020, Mechanic, WestQuip Ltd',
  ];
  const told = headingsOf(
    read([large('Career Summary'), ...posts, '', large('Education'), 'BSc Geology, Wessex College, 2011']),
  );
  expect(told).toEqual(['Career Summary: experience', 'Education: education']);
});

test.each(['CPD (last 2 years)', 'Licences, Tickets & Inductions'])('%s are certificates', (text) => {
  expect(kinds('en', large(text))).toEqual([`${text}: certifications`]);
});

test.each([
  ['Professional Preparation', 'education'],
  ['Leadership & Involvement', 'volunteering'],
  ['Print & Press', 'publications'],
])('%s: %s', (text, kind) => {
  expect(kinds('en', large(text))).toEqual([`${text}: ${kind}`]);
});

test('languages in a row of personal data under "Personal Profile"', () => {
  const body = FILLER['en'] ?? '';
  const rows = ['Father: P. Example', 'Languages known: Tamil, English, Malayalam (speak)'];
  const { sections } = read([large('Experience'), body, body, '', large('Personal Profile'), ...rows]);
  expect(sections.map(({ kind }) => kind)).toEqual(['experience', 'summary', 'languages']);
});

describe('no headings', () => {
  test.each([
    ['a sentence that names one', 'My experience and my education are in the field of finance'],
    ['the title of the document', 'Curriculum Vitae'],
    ['a job title', 'Experienced Customer Manager'],
  ])('%s', (_, text) => {
    expect(kinds('en', large(text))).toEqual([]);
  });

  test('a plain line between prominent headings', () => {
    const reading = read([
      large('Experience'),
      PROSE,
      large('Skills'),
      'Education',
      'Python, SQL, Power BI and the like of it',
      large('Languages'),
      PROSE,
    ]);
    expect(headingsOf(reading)).toEqual(['Experience: experience', 'Skills: skills', 'Languages: languages']);
  });
});

test('rows that list pastimes and skills where nothing has a heading for them', () => {
  const rows: readonly Row[] = [large('Work Experience'), PROSE, PROSE, '', large('Additional Information'), 'Interests: dragon boating, chess', 'Technical skills: Excel, SQL']; // prettier-ignore
  expect(read(rows).sections.map(({ kind }) => kind)).toEqual(['experience', 'skills', 'interests']);
});

test.each([
  ['en', 'Professional Experience (34 months)', 'experience'],
  ['en', 'Seminars Attended', 'certifications'],
  ['en', 'Honors-Awards', 'awards'],
  ['de', 'Aus- und Weiterbildungen', 'education'],
  ['de', 'Wo ich gelernt habe', 'education'],
])('%s: %s', (language, heading, kind) => {
  expect(kinds(language, large(heading))).toEqual([`${heading}: ${kind}`]);
});

test.each([
  ['it', 'Affiliazioni', 'volunteering'],
  ['fr', 'Mes boulots', 'experience'],
  ['de', 'Was ich suche', 'summary'],
] as const)('%s: %s', (language, text, kind) => {
  expect(kinds(language, large(text))).toContain(`${text}: ${kind}`);
});

test.each(['Frameworks', 'Frameworks & Tools'])('%s: what is worked with is a skill, in any language', (text) => {
  for (const language of ['de', 'en', 'it']) expect(kinds(language, large(text))).toEqual([`${text}: skills`]);
});
