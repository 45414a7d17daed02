import { describe, expect, test } from 'vitest';
import check from '../../../src/engine/checks/content/passive-voice.ts';
import { LANGUAGES, type Language } from '../../../src/resume/language.ts';
import { LEXICONS } from '../../../src/engine/lexicons/index.ts';
import { passiveIn } from '../../../src/engine/reading/items/passive.ts';
import { entry } from '../builder.ts';
import { tell, type Told } from '../outcome.ts';
import { SENTENCES } from '../sentences.ts';
import { growth, LINEAR } from '../../growth.ts';

const PASSIVE: Readonly<Record<Language, readonly string[]>> = {
  es: [
    'Los pedidos fueron revisados cada semana por el equipo.',
    'Se redujeron los costes de almacén en un 12 %.',
    'Han sido formados cuarenta operarios en seguridad.',
  ],
  en: [
    'Weekly reports were prepared for the regional board.',
    'Costs were successfully reduced by 12% within a year.',
    'New procedures are written and tested every month.',
  ],
  fr: [
    '300 dossiers ont été traités chaque mois par le service.',
    'Les coûts de stockage ont été réduits de 12 % en un an.',
    'Le planning était préparé chaque semaine pour l’équipe.',
  ],
  pt: [
    'Foram revisados 300 processos por mês pelo setor.',
    'Os custos de estoque foram reduzidos em 12% no ano.',
    'Realizou-se a mudança da sede em três semanas.',
  ],
  de: [
    'Es wurden jeden Monat 300 Anträge bearbeitet.',
    'Die Lagerkosten wurden um 12 % gesenkt.',
    'Neue Abläufe wurden für drei Werke eingeführt.',
  ],
  it: [
    'Sono state evase 300 pratiche al mese dal servizio.',
    'I costi di magazzino sono stati ridotti del 12% in un anno.',
    'Le procedure venivano aggiornate ogni trimestre.',
  ],
  ja: [
    '新しい在庫管理システムが3拠点に導入された。',
    '毎月の経営報告書が作成されました。',
    '顧客向けの研修が年に4回開催されている。',
  ],
  zh: ['新的库存系统被部署到三个园区。', '月度经营报告被提交给集团总部审阅。', '由信息部门完成年度数据迁移工作。'],
};

const ACTIVE: Readonly<Record<Language, readonly string[]>> = {
  es: [
    'Fui promovida a jefa de sala tras un año en el puesto.',
    'Se encargó de 40 pedidos diarios con dos ayudantes.',
    'Fueron doce meses de obra con 30 operarios a mi cargo.',
  ],
  en: [
    'Was promoted to team lead after one year in the role.',
    'Led a team that was awarded the regional prize twice.',
    'Built the tools that are used by 300 clerks every day.',
  ],
  fr: [
    'Sélection de fournisseurs qui ont été certifiés en six mois.',
    'A été promue responsable de rayon au bout d’un an.',
    'Est arrivée en tête du classement des ventes en 2023.',
  ],
  pt: [
    'Foi promovida a supervisora depois de um ano na loja.',
    'Criei as planilhas que foram usadas por 30 lojas.',
    'Era responsável por doze vendedores da região Sul.',
  ],
  de: [
    'Kosten um 12 % gesenkt, die zuvor jährlich erhöht wurden.',
    'Wurde nach einem Jahr zur Teamleiterin befördert.',
    'Wurde 2019 Leiterin der Buchhaltung mit acht Personen.',
  ],
  it: [
    'È stata promossa a responsabile di reparto dopo un anno.',
    'Introdotte procedure che sono state adottate da 12 sedi.',
    'Ridotti del 12% i costi di magazzino in un anno.',
  ],
  ja: [
    '入社2年目で店長に任命された。',
    '年間の最優秀社員として表彰されました。',
    '評価される仕組みを設計し、離職率を半減。',
  ],
  zh: ['被评为年度优秀员工，业绩排名前5%。', '被选入集团管理培训生项目，共20人。', '开发被动式节能方案，能耗下降12%。'],
};

const told = (language: Language, bullets: readonly string[]): Told =>
  tell(check, { language, entries: [entry({ bullets })] });

describe('passive-voice', () => {
  test.each(LANGUAGES)('%s: passes for the active, fails for the passive and quotes it', (language) => {
    expect(told(language, SENTENCES[language].strong)).toMatchObject({
      status: 'pass',
      data: { passive: 0, total: 5 },
    });
    const passive = told(language, PASSIVE[language]);
    expect(passive).toMatchObject({ status: 'fail', data: { passive: 3, total: 3, percent: 100 } });
    expect(passive.ids).toEqual(['many', 'bullet', 'bullet', 'bullet']);
  });

  test.each(LANGUAGES)('%s: honours, relative clauses and reflexives are no passive', (language) => {
    expect(told(language, ACTIVE[language])).toMatchObject({ status: 'pass', data: { passive: 0 } });
  });

  test.each(LANGUAGES)('%s: duties are not passive', (language) => {
    expect(told(language, SENTENCES[language].weak).data).toMatchObject({ passive: 0 });
  });

  test('one passive is no habit, two of twelve warn', () => {
    const { strong } = SENTENCES.en;
    const [first = '', second = ''] = PASSIVE.en;
    expect(told('en', [...strong, first]).status).toBe('pass');
    expect(told('en', [...strong, ...strong, first, second]).status).toBe('warn');
  });

  test('is not applicable without bullets, undetermined without a language', () => {
    expect(tell(check).status).toBe('not-applicable');
    const bullets = ['Reports were prepared for the board.'];
    expect(tell(check, { language: null, entries: [entry({ bullets })] }).status).toBe('undetermined');
  });

  test('takes linear time on a long line of one letter', async () => {
    const work = (size: number) => told('de', ['a'.repeat(2 * size), `wurden ${'b '.repeat(size)}`]);
    expect(await growth(work, 100_000)).toBeLessThan(LINEAR);
  });
});

test.each([
  ['de', 'Der Monatsabschluss wird von unserem Team erstellt.'],
  ['de', 'Die Einspruchsquote konnte durch frühere Prüfung gesenkt werden'],
  ['pt', 'Os turnos são coordenados por mim.'],
  ['es', 'Los turnos son coordinados por la jefatura.'],
] as const)('%s: the passive of today: %s', (language, text) => {
  expect(passiveIn(text, LEXICONS[language])).not.toBeNull();
});

test('an aside behind the passive does not make it active', () => {
  expect(passiveIn('È stato redatto il protocollo, applicato a 310 pazienti', LEXICONS.it)).not.toBeNull();
  expect(passiveIn('Riduzione dei tempi, è stato approvato dalla direzione', LEXICONS.it)).toBeNull();
});

test.each([
  ['ja', '工具12点が毎朝点検されることになりました。', true],
  ['ja', '点検表の導入で待ち時間が短縮されることを実証。', false],
  ['zh', '裁剪棉被与被罩700套，损耗下降3%', false],
  ['zh', '仓库被重新划分为4区', true],
] as const)('%s: %s', (language, text, passive) => {
  expect(passiveIn(text, LEXICONS[language]) !== null).toBe(passive);
});
