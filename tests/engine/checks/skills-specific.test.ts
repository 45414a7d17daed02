import { describe, expect, test } from 'vitest';
import check from '../../../src/engine/checks/content/skills-specific.ts';
import { LANGUAGES, type Language } from '../../../src/resume/language.ts';
import { heading, line, reading } from '../builder.ts';
import { statusOf, type Told } from '../outcome.ts';

const LISTS: Readonly<Record<Language, { readonly good: readonly string[]; readonly vague: readonly string[] }>> = {
  es: {
    good: ['Programas: SAP EWM, Power BI, Excel avanzado, SQL', 'Métodos: Lean Six Sigma, 5S, negociación de tarifas'],
    vague: ['Trabajo en equipo, liderazgo, proactividad, empatía', 'Comunicación efectiva, puntualidad, Excel'],
  },
  en: {
    good: ['Tools: Salesforce, HubSpot, Looker, SQL, Excel', 'Methods: churn analysis, contract negotiation'],
    vague: ['Team player, detail-oriented, self-starter', 'Great communication skills, leadership, punctual, Excel'],
  },
  fr: {
    good: ['Outils : SAP CO, Power BI, Excel, VBA, SQL', 'Méthodes : prix de revient, analyse des écarts'],
    vague: ['Rigueur, autonomie, esprit d’équipe, dynamisme', 'Sens de l’organisation, ponctualité, Excel'],
  },
  pt: {
    good: ['Ferramentas: RD Station, HubSpot, SQL, Figma', 'Métodos: SEO, teste A/B, funil de vendas'],
    vague: ['Trabalho em equipe, proatividade, boa comunicação', 'Liderança, pontualidade, responsabilidade, Excel'],
  },
  de: {
    good: ['EDV: SAP, Power BI, Excel, VBA, DATEV', 'Controlling: Budgetierung, Konsolidierung'],
    vague: ['Teamfähigkeit, Belastbarkeit, Zuverlässigkeit', 'Flexibel, motiviert, pünktlich, Excel'],
  },
  it: {
    good: ['Strumenti: SAP QM, Minitab, Excel, Power BI, SQL', 'Qualità: HACCP, audit interni'],
    vague: ['Lavoro di squadra, puntualità, flessibilità', 'Problem solving, capacità comunicative, precisione, Excel'],
  },
  ja: {
    good: [
      '・会計ソフト：勘定奉行、freee会計',
      '・Excel（VLOOKUP、ピボットテーブル）、SQL、Tableau',
      '・月次決算、年次決算',
    ],
    vague: ['・協調性、責任感、向上心', '・コミュニケーション能力、行動力、Excel'],
  },
  zh: {
    good: ['• 系统：SAP MM、用友U8、Excel（数据透视表）', '• 方法：成本分析、ABC分类、5S现场管理、供应商评审'],
    vague: ['• 沟通能力、团队合作、学习能力强', '• 吃苦耐劳、责任心强、Excel'],
  },
};

function told(texts: readonly string[], language: Language | null = 'en'): Told {
  const lines = texts.map((text, index) => line(text, { index }));
  const whole = reading({ language, lines });
  const skills = { kind: 'skills' as const, heading: heading('skills'), lines };
  const outcome = check.run({ ...whole, sections: texts.length === 0 ? [] : [skills] });
  const findings = outcome.kind === 'scored' ? outcome.findings : [];
  const data = outcome.kind === 'scored' ? outcome.data : {};
  return { status: statusOf(outcome), ids: findings.map(({ messageId }) => messageId), data, findings };
}

describe('skills-specific', () => {
  test.each([
    ['es', 'Informática básica, redes sociales, carnet de conducir B, correo electrónico, Canva, internet'],
    ['en', 'Computer literacy, social media, driver’s license, e-mail, typing, Canva'],
    ['fr', 'Outils informatiques, réseaux sociaux, permis B, messagerie, Canva, internet'],
    ['pt', 'Noções de informática, redes sociais, CNH B, digitação, Canva, internet'],
    ['de', 'Gute Computerkenntnisse, soziale Medien, Führerschein Klasse B, E-Mail, Canva, Internet'],
    ['it', 'Conoscenze informatiche di base, uso del computer, patente B, posta elettronica, social network, Canva'],
    ['ja', 'パソコン操作、SNS、普通自動車免許、メール、タイピング、Canva'],
    ['zh', '办公软件、上网、驾驶证、打字、微信、Canva'],
  ] as const)('%s: hears what nearly everybody can: %s', (language, text) => {
    expect(told([text], language)).toMatchObject({
      status: 'fail',
      ids: expect.arrayContaining(['everyday']) as string[],
    });
  });

  test.each([
    ['en', 'Excel, PowerPoint, Outlook, Teams, driver’s license, invoicing'],
    ['de', 'Stapler, Ladungssicherung, digitaler Tachograf, Führerschein Klasse B, ADR-Schein, Kranführung'],
    ['es', 'Contaplus, Excel, facturación, nóminas, carnet de conducir, internet'],
  ] as const)('%s: tools among them are enough: %s', (language, text) => {
    expect(told([text], language).status).toBe('pass');
  });

  test.each(LANGUAGES)('%s: passes for tools and methods, fails for traits and quotes them', (language) => {
    const { good, vague } = LISTS[language];
    const passed = told(good, language);
    expect(passed).toMatchObject({ status: 'pass', data: { soft: 0 } });
    expect(Number(passed.data['count'])).toBeGreaterThanOrEqual(6);
    const failed = told(vague, language);
    expect(failed.status).toBe('fail');
    expect(failed.data['concrete']).toBe(1);
    expect(failed.ids).toContain('vague');
    expect(failed.findings.at(-1)).toMatchObject({ messageId: 'trait', evidence: [{ page: 1 }] });
  });

  test.each([
    ['es', 'Generosidad, sentido común, energía, SQL'],
    ['es', 'Ganas de crecer, facilidad de palabra, buen humor, SQL'],
    ['en', 'Tenacity, courage, common sense, SQL'],
    ['en', 'Good with people, willing to learn, outgoing, SQL'],
    ['fr', 'Générosité, bon sens, énergie, SQL'],
    ['fr', 'Bonne humeur, sens du contact, envie d’évoluer, SQL'],
    ['pt', 'Generosidade, bom senso, garra, SQL'],
    ['pt', 'Bom humor, boa vontade, facilidade com pessoas, SQL'],
    ['de', 'Leidenschaft, Mut, Selbstvertrauen, SQL'],
    ['de', 'Gutes Auftreten, Umgang mit Menschen, Humor, SQL'],
    ['it', 'Generosità, grinta, buon senso, SQL'],
    ['it', 'Bella presenza, voglia di fare, educazione, SQL'],
    ['ja', '包容力、勇気、元気、SQL'],
    ['ja', '根性、負けず嫌い、聞き上手、SQL'],
    ['zh', '毅力、勇气、宽容、SQL'],
    ['zh', '形象好、善于学习、稳重、SQL'],
  ] as const)('%s: wishes and manners are no skills: %s', (language, text) => {
    expect(told([text], language).data).toMatchObject({ soft: 3, concrete: 1 });
  });

  test('counts items: two are few, thirty-five are many, over forty are another check’s', () => {
    const list = (count: number): string[] => [
      Array.from({ length: count }, (_, at) => `Tool${String(at)}`).join(', '),
    ];
    expect(told(list(2))).toMatchObject({ status: 'fail', ids: ['few'], data: { count: 2 } });
    expect(told(list(5))).toMatchObject({ status: 'warn', ids: ['few'] });
    expect(told(list(6)).status).toBe('pass');
    expect(told(list(30)).status).toBe('pass');
    expect(told(list(35))).toMatchObject({ status: 'warn', ids: ['many'] });
    expect(told(list(41)).status).toBe('pass');
  });

  test('reads one skill a line, brackets, levels and wrapped lines', () => {
    const texts = [
      'Excel (pivot tables, VLOOKUP) - advanced',
      'SQL | Intermediate',
      'Figma',
      'Design systems, user interviews, accessibility audits, prototyping,',
      'card sorting',
    ];
    expect(told(texts).data).toMatchObject({ count: 8 });
  });

  test('a few traits among tools are no fault', () => {
    expect(
      told(['Mailchimp, Canva, WordPress, Google Analytics, Excel, copywriting, teamwork, leadership']).status,
    ).toBe('pass');
  });

  test('cannot count sentences; is not applicable without the section', () => {
    expect(told(['I have worked with many different kinds of software in several offices over the years']).status).toBe(
      'undetermined',
    );
    expect(told([]).status).toBe('not-applicable');
    expect(told(['Excel, SQL, Figma'], null).status).toBe('undetermined');
  });
});

test.each([
  ['fr', 'Gentillesse, fiabilité, bienveillance, politesse, loyauté, Excel'],
  ['de', 'Fleiß, Höflichkeit, Ehrlichkeit, aktives Zuhören, Hilfsbereitschaft, Excel'],
  ['ja', '思いやり、整理整頓、時間厳守、勤勉、明るさ、Excel'],
  ['zh', '守时、诚实、同理心、好学、自律、Excel'],
  ['zh', '友善、礼貌、乐观、忠诚、Excel、SQL'],
] as const)('%s: traits, by their nouns: %s', (language, list) => {
  expect(told([list], language).ids).toContain('vague');
});

test('sections are lists of their own, and each skill points at its line', () => {
  const first = line('Sage Pastel and the ledgers of the office, with all its old books', { index: 1 });
  const rest = [line('Hard working, team player, punctual,', { index: 3 }), line('reliable', { index: 4 })];
  const skills = [[first], rest].map((lines) => ({ kind: 'skills' as const, heading: heading('skills'), lines }));
  const outcome = check.run({ ...reading({ language: 'en' }), sections: skills });
  const findings = outcome.kind === 'scored' ? outcome.findings : [];
  const traits = findings.filter(({ messageId }) => messageId === 'trait');
  expect(traits.map(({ data, evidence }) => [data['skill'], evidence[0]?.excerpt])).toEqual([
    ['Hard working', 'Hard working, team player, punctual,'],
    ['team player', 'Hard working, team player, punctual,'],
    ['punctual', 'Hard working, team player, punctual,'],
    ['reliable', 'reliable'],
  ]);
});
