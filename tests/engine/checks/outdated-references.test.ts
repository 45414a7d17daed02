import { expect, test } from 'vitest';
import check from '../../../src/engine/checks/content/outdated-lines.ts';
import type { Language } from '../../../src/resume/language.ts';
import { line } from '../builder.ts';
import { tell } from '../outcome.ts';

const told = (language: Language, text: string): readonly string[] =>
  tell(check, { language, lines: [line(text)], sections: [], headings: [] }).ids;

test.each([
  ['es', 'Posibilidad de facilitar referencias de otros talleres'],
  ['en', 'Referees supplied once we have met'],
  ['fr', 'Je peux vous transmettre des références de chefs de cuisine'],
  ['fr', 'Possibilité de fournir deux références'],
  ['pt', 'Disponibilidade para apresentar referências de obras'],
  ['de', 'Gern schicke ich Ihnen zwei Referenzen'],
  ['it', 'Posso dare lettere di raccomandazione e referenze'],
  ['it', 'Disponibilità a presentare referenze di altri studi'],
  ['zh', '若招聘方有需要，可寄送前雇主的推荐信'],
  ['es', 'Referencias laborales verificables'],
  ['en', 'Recommendations can be shared at a later stage'],
  ['fr', 'Références : nous consulter'],
  ['pt', 'Referências de antigas casas: a combinar'],
  ['de', 'Ein Empfehlungsschreiben kann nachgereicht werden'],
  ['it', 'Benserviti di tre precedenti datori di lavoro da presentare in sede di colloquio con la direzione'],
  ['ja', 'リファレンスチェックにも対応いたします'],
  ['es', 'Con gusto doy referencias a quien las pida.'],
  ['pt', 'Dou referências a quem as pedir.'],
  ['it', 'Fornirò volentieri referenze durante il colloquio.'],
  ['it', 'Lettere di raccomandazione disponibili.'],
  ['ja', '推薦人の氏名は別途ご案内します。'],
  ['zh', '证明人姓名面谈时告知'],
] as const)('%s: offers references: %s', (language, text) => {
  expect(told(language, text)).toEqual(['references']);
});

test.each([
  ['es', 'Disponibilidad para atender 300 referencias de catálogo'],
  ['en', 'Supplied references to 40 museum archives'],
  ['fr', 'Suivi de 1 200 références en magasin'],
  ['pt', 'Disponho de carro próprio e de ferramentas'],
  ['de', 'Schicke Referenznummern täglich an das Lager'],
  ['it', 'Disponibilità a viaggiare e a seguire 40 referenze di prodotto in negozio'],
  ['zh', '如客户有需要，上门安装推拉门'],
  ['it', 'Gestione di 650 referenze e lettere di vettura disponibili in magazzino'],
  ['ja', 'APIリファレンスの改訂を別途実施'],
] as const)('%s: offers none: %s', (language, text) => {
  expect(told(language, text)).toEqual([]);
});
