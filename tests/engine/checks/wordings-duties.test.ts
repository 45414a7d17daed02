/** Duties, first persons, passives and sample text in wordings that their lists do not hold: the grammar tells them. */
import { describe, expect, test } from 'vitest';
import stuffing from '../../../src/engine/checks/ats/keyword-stuffing.ts';
import first from '../../../src/engine/checks/content/first-person.ts';
import mixed from '../../../src/engine/checks/content/mixed-language.ts';
import outdated from '../../../src/engine/checks/content/outdated-lines.ts';
import passive from '../../../src/engine/checks/content/passive-voice.ts';
import weak from '../../../src/engine/checks/content/weak-phrases.ts';
import contrast from '../../../src/engine/checks/design/contrast.ts';
import type { Language } from '../../../src/resume/language.ts';
import { document, entry, page } from '../builder.ts';
import { tell } from '../outcome.ts';
import { SENTENCES } from '../sentences.ts';

const bulletsOf = (...bullets: string[]) => ({ entries: [entry({ bullets })] });

describe('weak-phrases', () => {
  test.each([
    ['es', 'Tenía como cometido ordenar los expedientes del juzgado'],
    ['es', 'El cargo comprendía la atención de las llamadas'],
    ['en', 'The position covered the front desk and the mail room'],
    ['en', 'Had the job of opening the shop each morning'],
    ['fr', 'Les attributions comprenaient la tenue des registres'],
    ['fr', 'Ayant pour rôle d’accueillir les visiteurs'],
    ['pt', 'O cargo abrangia o atendimento no balcão'],
    ['pt', 'Cabia a mim abrir a loja todas as manhãs'],
    ['de', 'Die Stelle beinhaltete den Empfang der Gäste'],
    ['de', 'War mit der Pflege der Beete betraut'],
    ['it', 'Il ruolo prevedeva l’accoglienza degli ospiti'],
    ['it', 'Tra le mie attività la cassa e il riordino'],
    ['es', 'El cargo requería paciencia con los clientes de la tienda'],
    ['en', 'The job demanded early starts at the bakery'],
    ['fr', 'Ai pris part à la préparation des salons'],
    ['pt', 'Tomou parte nas feiras da região'],
    ['de', 'An der Vorbereitung der Messe mitgewirkt'],
    ['it', 'Ho preso parte ai mercati della zona'],
    ['ja', '在庫の確認を任されておりました'],
    ['ja', '店先の花の世話をしていた'],
    ['ja', '近隣の清掃活動に協力しました'],
    ['ja', '毎週の朝礼に出席した'],
    ['zh', '平时打扫门店卫生'],
    ['zh', '帮忙搬运货物并登记'],
  ] as const)('%s: %s', (language, text) => {
    expect(tell(weak, { language, ...bulletsOf(text, text, text) }).ids[0]).toBe('count');
  });

  test.each([
    ['it', 'Assistenza agli anziani della casa di riposo'],
    ['it', 'Assistenza tecnica sulle caldaie di zona'],
    ['es', 'Asistencia a enfermos crónicos en su casa'],
    ['pt', 'Assistência a idosos com mobilidade reduzida'],
    ['fr', 'Assistance aux personnes âgées du quartier'],
  ] as const)('%s: care is a trade: %s', (language, text) => {
    expect(tell(weak, { language, ...bulletsOf(text, text, text) }).ids).toEqual([]);
    const office = { es: 'Asistencia a reuniones', fr: 'Assistance au service', it: 'Assistenza ai colleghi', pt: 'Assistência à equipe' }[language]; // prettier-ignore
    expect(tell(weak, { language, ...bulletsOf(office, office) }).ids[0]).toBe('count');
  });

  test.each([
    ['es', 'Funcionamiento de la planta mejorado en tres meses'],
    ['en', 'Job fairs in four cities, with offers for 60 graduates'],
    ['fr', 'Poste de secours remis en service en deux jours'],
    ['pt', 'Trabalhos de restauro concluídos antes do prazo'],
    ['de', 'Arbeitsabläufe der Küche neu geordnet und verkürzt'],
    ['it', 'Lavorazione del legno affidata a due nuove linee'],
  ] as const)('%s: no duty: %s', (language, text) => {
    expect(tell(weak, { language, ...bulletsOf(text, text, text) }).ids).toEqual([]);
  });
});

describe('first-person', () => {
  test.each([
    ['es', 'El cliente me felicitó y me dio otros dos encargos'],
    ['pt', 'A gerente me pediu um plano para a loja nova'],
    ['it', 'Il progetto, che mi fu assegnato in aprile, parte da zero'],
    ['it', 'Un lavoro che mi è costato tre mesi di studio'],
    ['fr', 'Mission longue me permettant de connaître le métier'],
    ['ja', 'わたしも加わった班で新しい売り場を設計'],
  ] as const)('%s: %s', (language, text) => {
    expect(tell(first, { language, ...bulletsOf(text) }).ids).toContain('pronoun');
  });

  test.each([
    ['es', 'Me dediqué a la venta y me especialicé en bombas'],
    ['pt', 'Me especializei em vendas e me dediquei ao setor'],
    ['it', 'Mi sono occupato delle vendite di zona'],
  ] as const)('%s: reflexives are none: %s', (language, text) => {
    expect(tell(first, { language, ...bulletsOf(text) }).ids).toEqual([]);
  });
});

test.each([
  ['fr', 'Le stock a été refait et les rayons étaient bien tenus.'],
  ['fr', 'Les cours sont repris chaque automne.'],
  ['ja', '新しい棚が組み立てられ、店が開かれた'],
  ['ja', '台帳が書き直された'],
] as const)('passive-voice: %s: %s', (language, text) => {
  expect(tell(passive, { language, ...bulletsOf(text, text) }).data).toMatchObject({ passive: 2 });
});

test.each(['支店長に選ばれた', '後輩に恵まれた', '顧客から頼られた'])(
  'passive-voice: an honour is none: %s',
  (text) => {
    expect(tell(passive, { language: 'ja', ...bulletsOf(text, text) }).data).toMatchObject({ passive: 0 });
  },
);

test('passive-voice: irregular participles, with and without a prefix', () => {
  const bullets = ['The manual was rewritten for new staff.', 'A grant was sought and the map was redrawn.', 'Three sites were overseen.']; // prettier-ignore
  expect(tell(passive, { language: 'en', ...bulletsOf(...bullets) }).data).toMatchObject({ passive: 3 });
});

describe('outdated-lines: what a template leaves open', () => {
  test.each([
    ['en', 'Cut costs by XX% for <customer name>'],
    ['en', 'Grew revenue to $XX within a year'],
    ['es', '[Nombre del cliente]'],
    ['de', '[Ort des Unternehmens]'],
    ['it', '[Importo]  [Nome del cliente]'],
    ['es', '[Cargo] / [Empresa]'],
    ['pt', '[Faculdade], [Curso], MM/AAAA'],
    ['en', 'Add two sentences about your time there: your experience here'],
    ['ja', 'ここに実績を書く'],
    ['zh', '请在这里写下经历'],
    ['zh', '某某公司　20XX年'],
  ] as const)('%s: %s', (language, text) => {
    expect(tell(outdated, { language, document: document([page([text])]) }).ids).toContain('placeholder');
  });
  test('sizes and chromosomes are none', () => {
    const text = 'Sold 40% more of size XXL; typed the XX and XY samples of 300 donors.';
    expect(tell(outdated, { language: 'en', document: document([page([text])]) }).ids).toEqual([]);
  });
});

test.each([
  ['es', 'Dispone usted de los teléfonos de mis anteriores empleadores.'],
  ['es', 'Referencias: las daré con gusto.'],
  ['en', 'Names of two previous employers go out on demand.'],
  ['en', 'Referees follow once there is an offer.'],
  ['fr', 'Références transmises lors de l’entretien'],
  ['fr', 'Coordonnées de mes anciens patrons à part.'],
  ['pt', 'Envio os telefones dos meus anteriores empregadores.'],
  ['de', 'Kontakte ehemaliger Arbeitgeber liegen bereit.'],
  ['it', 'Numeri dei miei precedenti datori a parte.'],
  ['ja', '以前の雇用主の電話は別紙。'],
  ['zh', '以前领导的电话可另附。'],
] as const)('outdated-lines: references offered, %s: %s', (language, text) => {
  expect(tell(outdated, { language, document: document([page([text])]) }).ids).toContain('references');
});

test.each([
  ['es', 'Persona de referencia para doce antiguos alumnos'],
  ['en', 'Trained former managers of three plants'],
  ['de', 'Ansprechpartner für ehemalige Kunden'],
  ['it', 'Contatti con ex allievi della scuola'],
] as const)('outdated-lines: none offered, %s: %s', (language, text) => {
  expect(tell(outdated, { language, document: document([page([text])]) }).ids).toEqual([]);
});

describe('keyword-stuffing within one passage', () => {
  const WORDS: Readonly<Record<Language, string>> = {
    es: 'Turismo rural, turismo activo, turismo de costa, guía de turismo, oficina de turismo, ferias de turismo, plan de turismo',
    en: 'Payroll audits, payroll runs, payroll taxes, payroll tools, payroll law, monthly payroll, payroll help desk',
    fr: 'Vin rouge, cave à vins : soudure fine, soudure lourde, soudure alu, soudure laser, soudure navale, poste de soudure, contrôle de soudure',
    pt: 'Irrigação fina, irrigação solar, irrigação rural, projeto de irrigação, bombas de irrigação, irrigação local, irrigação urbana',
    de: 'Vertrieb innen, Vertrieb außen, Vertrieb Nord, Vertrieb Süd, Vertrieb online, Vertrieb Handel, Vertrieb Export',
    it: 'Restauro ligneo, restauro murario, restauro di carta, scuola di restauro, cantiere di restauro, restauro tessile, piano di restauro',
    ja: '介護計画、介護記録、訪問介護、通所介護、介護保険、介護予防、介護指導',
    zh: '课程设计、课程研发、课程销售、课程推广、线上课程、课程顾问、课程评估',
  };
  test.each(Object.entries(WORDS) as [Language, string][])('%s', (language, text) => {
    const { strong, unmeasured } = SENTENCES[language];
    const own = [...strong, ...unmeasured, ...strong.map((sentence) => sentence.replaceAll(/\d/gu, '4'))];
    const told = (...texts: string[]) =>
      tell(stuffing, { language, document: document([page(texts.map((item) => `• ${item}`))]) });
    expect(told(...own, text).ids).toContain('repeated');
    const shorter = text
      .split(/[,、]/u)
      .slice(0, 4)
      .join(language === 'ja' || language === 'zh' ? '、' : ',');
    expect(told(...own, shorter).ids).toEqual([]);
  });
});

test('mixed-language: one whole paragraph is a mixture, one sentence is not', () => {
  const told = (...texts: string[]) =>
    tell(mixed, { language: 'fr', sections: [], document: document([page(texts.map((text) => `• ${text}`))]) });
  const paragraph =
    'Carpenter with nine years in theatre workshops, who builds sets that travel well and trains the crews that put them up; used to short deadlines, long tours and small budgets, and to reading the drawings of three designers at once.';
  expect(told(...SENTENCES.fr.strong, paragraph).ids[0]).toBe('mixed');
  expect(told(...SENTENCES.fr.strong, ...SENTENCES.fr.weak, paragraph.slice(0, 80)).ids).toEqual([]);
});

test('contrast: a Chinese heading says in two characters what others need a word for', () => {
  const own = '负责华东区域门店的运营与培训，带领十二人团队完成全年目标。';
  const pale = ['教育背景', '工作经历', '专业技能'].map((text) => ({ text, colour: '#e8d24a' }));
  expect(tell(contrast, { document: document([page([own, own, ...pale])]) }).ids).toContain('low');
});
