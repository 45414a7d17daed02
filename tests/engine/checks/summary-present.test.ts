import { describe, expect, test } from 'vitest';
import check from '../../../src/engine/checks/structure/summary-present.ts';
import { LEXICONS } from '../../../src/engine/lexicons/index.ts';
import { headingsOf } from '../../../src/engine/reading/sections/headings.ts';
import { sectionsOf } from '../../../src/engine/reading/sections/sections.ts';
import { LANGUAGES, type Language } from '../../../src/resume/language.ts';
import { document, linesOf, page, reading, type Text } from '../builder.ts';
import { statusOf } from '../outcome.ts';

/** Heading of a profile, a sentence of one, heading of the jobs, heading of an objective. */
const WORDS: Readonly<Record<Language, readonly [string, string, string, string]>> = {
  es: [
    'Perfil profesional',
    'Especialista en logística con doce años de experiencia en distribución y almacenes.',
    'Experiencia laboral',
    'Objetivo profesional',
  ],
  en: [
    'Summary',
    'Customer success manager with eleven years in business software and a calm hand.',
    'Experience',
    'Career Objective',
  ],
  fr: [
    'Profil',
    'Contrôleuse de gestion avec douze ans d’expérience dans l’industrie, de l’usine au siège.',
    'Expérience professionnelle',
    'Objectif professionnel',
  ],
  pt: [
    'Resumo profissional',
    'Coordenador de marketing digital com dez anos de experiência em varejo e alimentos.',
    'Experiência profissional',
    'Objetivo profissional',
  ],
  de: [
    'Profil',
    'Controllerin mit zwölf Jahren Erfahrung in Handel, Logistik und der Produktion von Lebensmitteln.',
    'Berufserfahrung',
    'Berufsziel',
  ],
  it: [
    'Profilo professionale',
    'Responsabile qualità con tredici anni di esperienza nell’industria alimentare e nei laboratori.',
    'Esperienze lavorative',
    'Obiettivo professionale',
  ],
  ja: [
    '職務要約',
    '法人向けの営業とカスタマーサクセスに13年間従事し、組織を率いてまいりました。',
    '職務経歴',
    '志望動機',
  ],
  zh: ['个人简介', '用户运营与增长方向,十一年经验,先后服务于内容、电商与企业服务行业。', '工作经历', '求职意向'],
};

type Told = { status: string; ids: string[]; data: unknown };

function tellSheet(language: Language, texts: readonly string[], headings: readonly string[]): Told {
  const rows = texts.map((text): Text => ({ text, size: headings.includes(text) ? 14 : 10.5 }));
  const doc = document([page(rows)]);
  const lines = linesOf(doc);
  const found = headingsOf(lines, LEXICONS[language], 10.5);
  const whole = { ...reading({ document: doc, lines, language }), headings: found, sections: sectionsOf(lines, found) };
  const outcome = check.run(whole);
  const findings = outcome.kind === 'scored' ? outcome.findings : [];
  return {
    status: statusOf(outcome),
    ids: findings.map(({ messageId }) => messageId),
    data: outcome.kind === 'scored' ? outcome.data : {},
  };
}

describe('summary-present', () => {
  test.each(LANGUAGES)('%s: passes for a profile that opens the document, warns without one', (language) => {
    const [profile, sentence, jobs] = WORDS[language];
    const job = '2021 – 2024';
    expect(tellSheet(language, ['Ana', profile, sentence, sentence, jobs, job], [profile, jobs])).toMatchObject({
      status: 'pass',
    });
    expect(tellSheet(language, ['Ana', jobs, job], [profile, jobs])).toMatchObject({
      status: 'warn',
      ids: ['missing'],
    });
  });

  test.each(LANGUAGES)('%s: takes prose above the first heading for one, an objective alone for none', (language) => {
    const [, sentence, jobs, objective] = WORDS[language];
    expect(tellSheet(language, ['Ana', sentence, sentence, jobs, '2021'], [jobs])).toMatchObject({ status: 'pass' });
    expect(tellSheet(language, ['Ana', objective, sentence, jobs, '2021'], [objective, jobs])).toMatchObject({
      ids: ['missing'],
    });
  });

  test.each([
    [
      'es',
      'Meta: crecer en una empresa estable donde pueda aprender y aportar mis conocimientos a un buen grupo humano.',
    ],
    [
      'en',
      'Goal: a challenging position in a growing firm where I can use my knowledge and advance my career each year.',
    ],
    [
      'fr',
      'But : évoluer dans une maison sérieuse où mettre à profit mes connaissances et apprendre auprès de bons collègues.',
    ],
    [
      'de',
      'Wunsch: eine feste Stelle in einem guten Haus, in dem ich mich mit netten Leuten lange weiterentwickeln kann und darf.',
    ],
    [
      'it',
      'Scopo: un posto stabile in una ditta seria che mi permetta di crescere e di mettere a frutto le mie conoscenze.',
    ],
    ['ja', '御社の漁協で働きたいと考えております。貴社の求人に応募いたしました。'],
    ['zh', '期望：在一家稳定的公司长期工作，发挥自己的所学，与优秀的同事一起不断成长，为公司的发展贡献力量。'],
  ] as const)('%s: a wish behind its label is no profile', (language, wish) => {
    const [profile, , jobs] = WORDS[language];
    expect(tellSheet(language, ['Ana', profile, wish, jobs, '2021'], [profile, jobs])).toMatchObject({
      ids: ['missing'],
    });
  });

  test.each(LANGUAGES)('%s: warns of a profile that is too long or too short', (language) => {
    const [profile, sentence, jobs] = WORDS[language];
    const unit = language === 'ja' || language === 'zh' ? '-characters' : '';
    const long = Array.from({ length: 11 }, () => sentence);
    expect(tellSheet(language, ['Ana', profile, ...long, jobs, '2021'], [profile, jobs])).toMatchObject({
      status: 'warn',
      ids: [`too-long${unit}`],
    });
    expect(tellSheet(language, ['Ana', profile, sentence.slice(0, 20), jobs, '2021'], [profile, jobs])).toMatchObject({
      status: 'warn',
      ids: [`too-short${unit}`],
    });
  });

  test.each([
    [
      'en',
      ['Address: 12 Orvel Hall, Mill Gardens, Orvelton, Fife KY16 9ZZ and the library of the old town by the sea'],
    ],
    ['fr', ['Équipe Orve, Bât. Lune, Laboratoire des arbres et des rivières, 1 rue du Pont, 99120 Orvaiseau, France']],
  ] as const)('%s: takes an address for no profile', (language, texts) => {
    const [, , jobs] = WORDS[language];
    expect(tellSheet(language, ['Ana', ...texts, jobs, '2021 – 2024'], [jobs])).toMatchObject({ ids: ['missing'] });
  });

  test('takes a row of personal fields for no profile', () => {
    const [, , jobs] = WORDS.it;
    const row =
      'Data di nascita 4 maggio 1987 | Nazionalità slovena | Disponibile a lavorare anche la domenica e la notte';
    expect(tellSheet('it', ['Ana', row, jobs, '2021 – 2024'], [jobs])).toMatchObject({ ids: ['missing'] });
    const prose =
      'Cuoca di nazionalità slovena con undici anni di esperienza in alberghi e mense, precisa e veloce nel servizio';
    expect(tellSheet('it', ['Ana', prose, jobs, '2021 – 2024'], [jobs]).ids).not.toContain('missing');
  });

  test('takes rows of personal data under the heading for no profile', () => {
    const [profile, , jobs] = WORDS.de;
    const rows = ['Name: Lena Brandt', 'Geburtsdatum: 17.03.1985', 'Staatsangehörigkeit: Österreich'];
    expect(tellSheet('de', [profile, ...rows, jobs, '2021 – 2024'], [profile, jobs])).toMatchObject({
      ids: ['missing'],
    });
  });

  test('warns of a profile after the jobs, but not in Japanese and Chinese, where it closes the resume', () => {
    const at = (language: Language): Told => {
      const [profile, sentence, jobs] = WORDS[language];
      return tellSheet(language, ['Ana', jobs, '2021 – 2024', profile, sentence, sentence], [profile, jobs]);
    };
    expect(at('es')).toMatchObject({ status: 'warn', ids: ['late'] });
    expect(at('ja').status).toBe('pass');
    expect(at('zh')).toMatchObject({ status: 'pass', data: { late: 1 } });
  });

  test('reads the text below the second of two such headings, where the first is over another', () => {
    const [profile, sentence, jobs] = WORDS.it;
    const texts = ['Ana', 'Profilo', 'Lingue', 'Italiano, inglese', profile, sentence, sentence, jobs, '2021 – 2024'];
    expect(tellSheet('it', texts, ['Profilo', 'Lingue', profile, jobs])).toMatchObject({ status: 'pass', ids: [] });
  });

  test.each([
    ['a box left empty', [], 'fail', ['form-blank']],
    ['a box of half a line', ['御社で働きたいです。'], 'warn', ['form-short']],
    [
      'no more than the label of the next box',
      ['自己PR・その他アピールしたいこと', '通勤時間 約40分'],
      'fail',
      ['form-blank'],
    ],
    [
      'what is wished of the place alone',
      ['本人希望記入欄', '土日は出勤できません。平日は九時から五時まで働けます。よろしくお願いします。'],
      'fail',
      ['form-blank'],
    ],
    ['a box that refers to another sheet', ['別紙をご参照ください'], 'not-applicable', []],
    ['a box that is filled in', [WORDS.ja[1], '貴社の地域に根ざした営業に加わりたく、志望いたしました。'], 'pass', []],
  ])('looks into the box for the motives of a 履歴書: %s', (_, box, status, ids) => {
    const form = ['履歴書', '水野 彩香', '学歴', '2010 4 湾岸みらい大学 入学', '志望の動機', ...box];
    expect(tellSheet('ja', form, ['学歴', '志望の動機'])).toMatchObject({ status, ids });
  });

  test('asks no form for a box that it has not', () => {
    const form = ['履歴書', '水野 彩香', '学歴', '2010 4 湾岸みらい大学 入学'];
    expect(tellSheet('ja', form, ['学歴']).status).toBe('not-applicable');
  });

  test('could not tell where there are no sections', () => {
    expect(tellSheet('en', ['Ana', 'Some words.'], []).status).toBe('undetermined');
  });
});
