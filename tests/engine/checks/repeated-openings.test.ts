import { describe, expect, test } from 'vitest';
import check from '../../../src/engine/checks/content/repeated-openings.ts';
import { LANGUAGES, type Language } from '../../../src/resume/language.ts';
import { entry } from '../builder.ts';
import { tell, type Told } from '../outcome.ts';
import { SENTENCES } from '../sentences.ts';

const REPEATED: Readonly<Record<Language, { readonly word: string; readonly bullets: readonly string[] }>> = {
  es: {
    word: 'Gestioné',
    bullets: [
      'Gestioné 12 tiendas.',
      'Gestioné un presupuesto de 2 M€.',
      'Gestioné la flota de reparto.',
      'Gestioné cuatro mudanzas de sede.',
    ],
  },
  en: {
    word: 'Managed',
    bullets: [
      'Managed 12 stores.',
      'Managed a $2M budget.',
      'Managed the delivery fleet.',
      'Successfully managed four office moves.',
    ],
  },
  fr: {
    word: 'Gestion',
    bullets: [
      'Gestion de 12 magasins.',
      'Gestion d’un budget de 2 M€.',
      'Gestion de la flotte de livraison.',
      'La gestion de quatre déménagements.',
    ],
  },
  pt: {
    word: 'Gerenciei',
    bullets: [
      'Gerenciei 12 lojas.',
      'Gerenciei um orçamento de R$ 2 mi.',
      'Gerenciei a frota de entrega.',
      'Gerenciei quatro mudanças de sede.',
    ],
  },
  de: {
    word: 'Erstellung',
    bullets: [
      'Erstellung von 12 Berichten.',
      'Erstellung eines Budgets.',
      'Erstellung der Routen für 40 Wagen.',
      'Erstellung von vier Konzepten.',
    ],
  },
  it: {
    word: 'Gestione',
    bullets: [
      'Gestione di 12 negozi.',
      'Gestione di un budget di 2 M€.',
      'Gestione della flotta di consegna.',
      'La gestione di quattro traslochi.',
    ],
  },
  ja: {
    word: '実施',
    bullets: [
      '12店舗の棚卸しを実施。',
      '新人研修を年4回実施した。',
      '全社アンケートを実施しました。',
      '在庫の見直しを実施（年2回）',
    ],
  },
  zh: {
    word: '完成',
    bullets: ['完成12家门店的盘点。', '完成年度预算250万元的编制。', '完成配送车队的排班。', '完成四次办公室搬迁。'],
  },
};

const told = (language: Language, bullets: readonly string[]): Told =>
  tell(check, { language, entries: [entry({ bullets })] });

describe('repeated-openings', () => {
  test.each(LANGUAGES)('%s: passes for varied openings, fails for one four times over', (language) => {
    expect(told(language, SENTENCES[language].strong).status).toBe('pass');
    const { word, bullets } = REPEATED[language];
    expect(told(language, bullets)).toMatchObject({
      status: 'fail',
      findings: [{ messageId: 'word', data: { word, times: 4 } }],
    });
    expect(told(language, [...SENTENCES[language].strong, ...bullets.slice(0, 2)]).status).toBe('pass');
    const others = SENTENCES[language].strong.filter((text) => !text.startsWith(word));
    expect(told(language, [...others, ...bullets]).status).toBe('warn');
  });

  test('names and numbers are no openings, nor is what weak-phrases tells', () => {
    expect(
      told('en', [
        'SAP rollout led in a year.',
        'SAP upgrade finished early.',
        'SAP training held twice.',
        'SAP audit passed at once.',
      ]).status,
    ).toBe('pass');
    expect(
      told('en', [
        '12 stores opened in a year.',
        '12 clerks trained at once.',
        '12 audits passed early.',
        '12 vans bought and sold.',
      ]).status,
    ).toBe('pass');
    expect(told('en', Array<string>(5).fill('Responsible for the regional warehouse.')).status).toBe('not-applicable');
  });

  test('a label is no opening', () => {
    const tasks = ['emití 40 notas', 'cuadré la caja', 'atendí reclamaciones', 'repuse el género'];
    const labelled = tasks.map((task) => `Turno de noche: ${task} en la tienda.`);
    expect(told('es', labelled).status).toBe('pass');
    expect(told('es', Array<string>(4).fill('Turno de noche: emití notas de la tienda.')).status).toBe('fail');
  });

  test('is not applicable to three bullets, undetermined without a language', () => {
    expect(told('en', ['Led the team.', 'Led the sale.', 'Led the move.']).status).toBe('not-applicable');
    expect(tell(check, { language: null, entries: [entry({ bullets: REPEATED.en.bullets })] }).status).toBe(
      'undetermined',
    );
  });
});
