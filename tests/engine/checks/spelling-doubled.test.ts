/** The words of the spelling check that stand twice. */
import { beforeAll, describe, expect, test } from 'vitest';
import { wordsFromPackages } from '../../../src/dictionaries/node.ts';
import { DICTIONARY_LANGUAGES } from '../../../src/dictionaries/sources.ts';
import check from '../../../src/engine/checks/content/spelling.ts';
import { openDictionary, type Dictionary } from '../../../src/engine/spelling/dictionary.ts';
import { LANGUAGES, type Language } from '../../../src/resume/language.ts';
import { bullets, line } from '../builder.ts';
import { tell } from '../outcome.ts';

const dictionaries = new Map<Language, Dictionary>();

beforeAll(async () => {
  for (const language of DICTIONARY_LANGUAGES)
    dictionaries.set(language, openDictionary(await wordsFromPackages(language)));
});

/** [typed twice, doubled for a reason] */
const DOUBLES: Readonly<Record<Language, readonly [twice: readonly string[], meant: readonly string[]]>> = {
  es: [
    ['Coordiné la apertura de de tres tiendas.', 'Reduje los gastos gastos de la oficina.'],
    ['Trabajé poco a poco en Baden-Baden con el grupo Duran Duran.', 'Logré más, más y más ventas en la La Rioja.'],
  ],
  en: [
    ['Led the the opening of three shops.', 'The the plan saved costs.', 'Cut the budget budget of two teams.'],
    [
      'Found that that team had had no plan.',
      'Moved to Wagga Wagga for Duran Duran.',
      'Logged in in March, and, and so on.',
    ],
  ],
  fr: [
    ['Ouverture de de trois magasins.', 'Baisse des dépenses dépenses de bureau.'],
    ['Nous nous sommes engagés à faire faire les travaux.', 'Baisse des coûts tout en en suivant l’effet.'],
  ],
  pt: [
    ['Abertura de de três lojas.', 'Reduzi as despesas despesas do escritório.'],
    ['Reduzi custos pouco a pouco, caso se se tratasse de contratos.'],
  ],
  de: [
    ['Aufbau von drei Filialen im im Norden.', 'Berichte und und Pläne erstellt.'],
    [
      'Kunden, für die die Firma arbeitet, betreut.',
      'Führte ein ein Lager in Baden-Baden.',
      'Betreuung von Projekt Projekt Nord.',
    ],
  ],
  it: [
    ['Apertura di di tre negozi.', 'Organizzato la gestione gestione del magazzino.'],
    ['Ridotto piano piano i costi, passo passo.'],
  ],
  ja: [
    ['新規顧客のの開拓を担当', '売上をを伸ばした', '新製品として として提案'],
    ['そののち人々とますます親しみ、もののの管理を担当', '鶏もも肉の仕入れを管理'],
  ],
  zh: [
    ['提升客户的的满意度', '负责负责产品设计', '优化流程与与质量'],
    ['天天看看种种数据，常常达到目的的要求，仅仅为了了解人人', '参与与客户的谈判，的的确确有效'],
  ],
};

describe('words typed twice', () => {
  const dictionary = (language: Language) => {
    const [own, english] = [dictionaries.get(language), dictionaries.get('en')];
    return own && english ? { own, english } : null;
  };
  const doubled = (language: Language, texts: readonly string[], parts: Parameters<typeof tell>[1] = {}) => {
    const items = bullets(texts).map((bullet, index) => ({ ...bullet, lines: [line(bullet.text, { index })] }));
    const { status, findings } = tell(check, { language, bullets: items, dictionary: dictionary(language), ...parts });
    return { status, words: findings.filter(({ messageId }) => messageId === 'doubled').map(({ data }) => data['words']) }; // prettier-ignore
  };

  test.each(LANGUAGES)('%s: are told, and none that belong twice', (language) => {
    const [twice, meant] = DOUBLES[language];
    for (const text of twice) expect({ text, ...doubled(language, [text]) }).toMatchObject({ text, status: 'warn', words: [expect.any(String)] }); // prettier-ignore
    for (const text of meant) expect({ text, words: doubled(language, [text]).words }).toEqual({ text, words: [] });
  });

  test('over the end of a line, and not over the gap between two cells', () => {
    const box = (y: number) => ({ x: 56, y, width: 300, height: 10 });
    const over = [
      line('• Led the opening of the', { index: 0, box: box(700), baseline: 700 }),
      line('the shop', { index: 1, box: box(687), baseline: 687 }),
    ];
    const [item] = bullets(['Led the opening of the the shop']);
    expect(doubled('en', [], { bullets: item ? [{ ...item, lines: over }] : [] }).words).toEqual(['the the']);
    const cells = ['Opening of the', 'the shop'].map((text) => ({ text, box: box(700), spans: [] }));
    const row = line('Opening of the the shop', { cells });
    expect(doubled('en', [], { bullets: item ? [{ ...item, lines: [row] }] : [] }).words).toEqual([]);
  });
});
