import { describe, expect, test } from 'vitest';
import check from '../../../src/engine/checks/content/weak-phrases.ts';
import { LANGUAGES } from '../../../src/resume/language.ts';
import { entry } from '../builder.ts';
import { tell, type Told } from '../outcome.ts';
import { SENTENCES } from '../sentences.ts';

const told = (language: (typeof LANGUAGES)[number], bullets: readonly string[]): Told =>
  tell(check, { language, entries: [entry({ bullets })] });

describe('weak-phrases', () => {
  test.each(LANGUAGES)('%s: passes for actions, fails for duties and quotes them', (language) => {
    const { strong, weak } = SENTENCES[language];
    expect(told(language, strong)).toMatchObject({ status: 'pass', data: { weak: 0, total: 5 } });
    const duties = told(language, weak);
    expect(duties).toMatchObject({ status: 'fail', data: { weak: 5, total: 5, percent: 100 } });
    expect(duties.ids).toEqual(['count', ...Array<string>(5).fill('opening')]);
    expect(duties.findings[1]?.evidence).toHaveLength(1);
  });

  test('warns for one duty among many deeds', () => {
    const { strong, weak } = SENTENCES.en;
    expect(told('en', [...strong, weak[0] ?? ''])).toMatchObject({
      status: 'warn',
      ids: ['count', 'opening'],
      findings: [{}, { data: { opening: 'Responsible for customer service…' } }],
    });
  });

  test.each([
    ['es', 'Encargado de tienda, Zapatos Rivera, 2018 – 2020'],
    ['es', 'Responsable de Marketing'],
    ['it', 'Responsabile di Stabilimento'],
    ['pt', 'Responsável de Compras'],
    ['fr', 'Responsable de Communication'],
    ['en', 'Helped 300 families find a home within six weeks.'],
    ['fr', 'Assistance à maîtrise d’ouvrage pour des projets bancaires.'],
    ['en', 'Response times cut by 40% for all services.'],
  ] as const)('%s: a post and a measured help are no weak opening: %s', (language, text) => {
    expect(told(language, [text, ...SENTENCES[language].strong]).status).toBe('pass');
  });

  test.each([
    ['zh', '负责公司前台接待和客户投诉的日常处理工作。', '负责华北区12家门店的日常运营管理与人员排班工作。'],
    ['ja', '店舗でのお客様対応および電話での問い合わせを担当。', '新人12名の教育と受け入れ準備を担当。'],
  ] as const)(
    '%s: a third of the bullets may name a duty, and a figure makes it a deed',
    (language, bare, measured) => {
      const { strong } = SENTENCES[language];
      expect(told(language, [...strong.slice(0, 4), bare, bare]).status).toBe('pass');
      expect(told(language, [...strong.slice(0, 3), bare, bare]).status).toBe('warn');
      expect(told(language, [measured, measured, measured]).status).toBe('pass');
    },
  );

  test('is not applicable without bullets, undetermined without a language', () => {
    expect(tell(check).status).toBe('not-applicable');
    expect(tell(check, { language: null, entries: [entry({ bullets: ['Responsible for the team.'] })] }).status).toBe(
      'undetermined',
    );
  });
});

test.each([
  ['ja', '新規フォークリフトの運転を担当', /^….*担当$/u],
  ['ja', '電話対応を担当', /^電話対応を担当$/u],
  ['zh', '负责商品上架和整理与盘点', /^负责.*…$/u],
  ['zh', '负责店内卫生', /^负责店内卫生$/u],
] as const)('%s: %s is quoted with a mark only where it goes on', (language, text, quoted) => {
  const openings = told(language, [text, text, text]).findings.filter(({ messageId }) => messageId === 'opening');
  expect(openings[0]?.data['opening']).toMatch(quoted);
});

test.each([
  ['pt', 'Participei no desenho do circuito, que baixou a espera para 38 minutos.'],
  ['es', 'Colaboré en la apertura de 12 tiendas en dos años.'],
  ['en', 'Participated in audits that recovered $40,000.'],
] as const)('%s: a figure redeems a mild verb with its preposition too: %s', (language, text) => {
  expect(told(language, [text, ...SENTENCES[language].strong]).status).toBe('pass');
});

test.each([
  ['de', 'Ich bin verantwortlich für unsere 24 Auszubildenden.'],
  ['es', 'Soy responsable de 12 personas en el turno de noche.'],
  ['pt', 'Sou responsável por 12 pessoas no turno da noite.'],
] as const)('%s: a duty told in the present is one, whatever its figures: %s', (language, text) => {
  expect(told(language, [text, ...SENTENCES[language].strong]).ids).toContain('opening');
});

test.each([
  'Encarregado por 19 marceneiros',
  'Ficava por minha conta a montagem',
  'Competia-me vinificar os lotes',
  'Minha função era treinar 33 costureiras',
  'Era encarregada de produzir 320 peças por dia',
  'Estava encarregue da adega',
])('pt: a duty in other words: %s', (bullet) => {
  expect(told('pt', [bullet]).ids).toContain('opening');
});

test.each([
  ['fr', 'En charge d’animer les ateliers de poterie'],
  ['fr', "En charge d'animer 12 ateliers de poterie"],
  ['it', "Responsabile dell'assistenza a 40 famiglie della valle"],
  ['it', 'Si è occupata dell’archivio comunale e della posta'],
] as const)('%s: a phrase joins the next word by its apostrophe: %s', (language, text) => {
  expect(told(language, [text, ...SENTENCES[language].strong])).toMatchObject({ data: { weak: 1 } });
});

test.each(['Tâches de pesage et d’étiquetage pour 7 étals', 'Tâches liées au pesage de 7 étals'])(
  'fr: a duty with a figure is a duty: %s',
  (text) => {
    expect(told('fr', [text]).ids).toContain('opening');
  },
);

test.each([
  ['fr', 'Tâches : arrosage et taille de 14 jardins.'],
  ['it', 'Mansioni: irrigazione e potatura di 14 giardini.'],
  ['de', 'Zu den Tätigkeiten zählte die Pflege von 14 Gärten.'],
] as const)('%s: a list of tasks is one, whatever its figures: %s', (language, text) => {
  expect(told(language, [text, ...SENTENCES[language].strong]).data).toMatchObject({ weak: 1 });
});

test.each([
  ['es', 'Me ocupaba del vivero y de los riegos.'],
  ['pt', 'Cuidava da estufa e das regas.'],
  ['fr', 'Je m’occupais des serres et des semis.'],
  ['it', 'Mi occupavo della serra e delle semine.'],
] as const)('%s: a phrase whose preposition joins the article: %s', (language, text) => {
  expect(told(language, [text, ...SENTENCES[language].strong]).data).toMatchObject({ weak: 1 });
});
