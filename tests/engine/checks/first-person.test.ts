import { describe, expect, test } from 'vitest';
import check from '../../../src/engine/checks/content/first-person.ts';
import { LANGUAGES, type Language } from '../../../src/resume/language.ts';
import { bullets, entry } from '../builder.ts';
import { tell, type Told } from '../outcome.ts';
import { SENTENCES } from '../sentences.ts';

const PERSONAL: Readonly<Record<Language, readonly string[]>> = {
  es: [
    'Yo llevaba la caja y los pedidos.',
    'Mi trabajo era vender seguros por teléfono.',
    'Organicé los turnos de mi equipo.',
  ],
  en: [
    'I managed the store on weekends.',
    'My job was selling insurance by phone.',
    'Built the tool that I later presented.',
  ],
  fr: [
    'Je tenais la caisse le samedi.',
    'Mon travail était de vendre des assurances.',
    'Organisation des plannings de mes collègues.',
  ],
  pt: [
    'Eu cuidava do caixa e dos pedidos.',
    'Meu trabalho era vender seguros por telefone.',
    'Organizei os turnos da minha equipe.',
  ],
  de: [
    'Ich führte die Kasse am Wochenende.',
    'Meine Arbeit war der Verkauf am Telefon.',
    'Planung der Schichten für mein Team.',
  ],
  it: [
    'Io seguivo la cassa nel fine settimana.',
    'Il mio lavoro era vendere polizze.',
    'Organizzazione dei turni dei miei colleghi.',
  ],
  ja: ['私はレジと発注を担当しました。', '私の仕事は電話での営業です。', '僕が企画した研修を全社で実施。'],
  zh: ['我主要做收银和订货。', '我的工作是电话销售。', '周末由我安排排班。'],
};

const INNOCENT: Readonly<Record<Language, readonly string[]>> = {
  es: [
    'Me encargué de 40 pedidos diarios.',
    'Instalé el sistema MES en la planta.',
    'Diseñé la aplicación de Mi Banco.',
    'Reduje y amplié: nuestra red creció un 20 %.',
  ],
  en: [
    'Ran phase I and Type I trials at two sites.',
    'Promoted from Analyst I to Analyst II.',
    'Launched the My Account portal and MyChart.',
    'Built I/O drivers; ranked first in World War I studies.',
    'Improved our retention.',
  ],
  fr: [
    'Déploiement du MES sur 3 lignes.',
    'Refonte de l’espace « Mon compte ».',
    'Se mettre à la place de nos clients : 95 % de satisfaction.',
  ],
  pt: ['Implantei o MES e normas da EU.', 'Criei o portal Meu Crediário.', 'Reduzi custos e ampliei a nossa rede.'],
  de: ['Allgemeine Verwaltung und einheitliche Abläufe für 3 Werke.', 'Einführung von „Mein Konto“ für 20.000 Kunden.'],
  it: [
    'Mi occupavo di 40 ordini al giorno.',
    'Integrazione IO-Link su 12 macchine.',
    'Ristrutturazione da 8,9 mio di franchi, cifra d’esercizio di 13 mio.',
    'Coordinato Mia Rossi e Io Bianchi nel progetto.',
  ],
  ja: ['私立大学3校への営業で受注を2倍に拡大。', '公私のけじめを定めた社内規程を作成。', '私鉄各社との契約を更新。'],
  zh: [
    '参与我国首个高速项目，缩短工期20天。',
    '代表我司与8家供应商谈判。',
    '策划“我的第一本书”活动，覆盖2万人。',
    '完善自我管理流程。',
  ],
};

const told = (language: Language, texts: readonly string[]): Told => tell(check, { language, bullets: bullets(texts) });

describe('first-person', () => {
  test.each(LANGUAGES)('%s: passes without pronouns, fails with them and quotes them', (language) => {
    expect(told(language, SENTENCES[language].strong)).toMatchObject({ status: 'pass', data: { count: 0 } });
    const personal = told(language, PERSONAL[language]);
    expect(personal).toMatchObject({ status: 'fail', data: { count: 3, total: 3 } });
    expect(personal.ids).toEqual(['count', 'pronoun', 'pronoun', 'pronoun']);
  });

  test.each(LANGUAGES)('%s: verbs, reflexives, numerals, names and quotations are no pronouns', (language) => {
    expect(told(language, INNOCENT[language])).toMatchObject({ status: 'pass', data: { count: 0 } });
  });

  test('one slip among many warns', () => {
    expect(told('en', [...SENTENCES.en.strong, 'I ran the store.'])).toMatchObject({
      status: 'warn',
      data: { count: 1 },
    });
  });

  test('reads a job told in a paragraph', () => {
    const told = tell(check, {
      entries: [entry({ paragraphs: ['I was asked to sort the mail, and I greeted visitors.'] })],
    });
    expect(told).toMatchObject({ status: 'fail', data: { count: 1, total: 1 } });
  });

  test('looks at work only; is not applicable without it, undetermined without a language', () => {
    expect(tell(check, { bullets: bullets(['I like chess.'], 'interests') }).status).toBe('not-applicable');
    expect(tell(check, { language: null, bullets: bullets(['I ran the store.']) }).status).toBe('undetermined');
  });
});

test.each([
  ['ja', '自分は新しいラインの立ち上げに従事'],
  ['zh', '俺带着咱们园的老师一起创建示范园'],
] as const)('%s: pronouns of everyday speech: %s', (language, bullet) => {
  expect(tell(check, { language, entries: [entry({ bullets: [bullet] })] }).ids).toContain('pronoun');
});

test.each([
  ['es', 'Nosotros renovamos el almacén de la cooperativa', 'nosotros'],
  ['en', 'We relaid the quay in eleven weeks', 'we'],
  ['fr', 'Nous avons refait la toiture du marché', 'nous'],
  ['pt', 'Nós reformamos o armazém da cooperativa', 'nós'],
  ['de', 'Wir haben den Kai in elf Wochen erneuert', 'wir'],
  ['it', 'Noi abbiamo rifatto il tetto del mercato', 'noi'],
  ['ja', '我々は11週間で岸壁を改修', '我々'],
] as const)('%s: "we" hides who did it: %s', (language, text, pronoun) => {
  const [, named] = tell(check, { language, bullets: bullets([text]) }).findings;
  expect(String(named?.data['pronoun']).toLowerCase()).toBe(pronoun);
});

test('pt: the nodes of a cluster are nobody', () => {
  expect(told('pt', ['Operei um cluster de 12 nós com 99,9 % de disponibilidade.']).status).toBe('pass');
});

test('en: an icon that comes out as a letter with marks is no pronoun', () => {
  expect(told('en', ['ï nora-whitfield, where the harbour timetable lives']).data).toMatchObject({ count: 0 });
});

test.each([
  ['es', 'Reforma del almacén, que me fue asignada en la segunda semana', 'me'],
  ['fr', 'Tri des archives, ce qui me permettait de connaître les fonds', 'me'],
  ['fr', 'Réfection du toit que le maire m’a confiée', 'm’'],
  ['pt', 'Poda do pomar, o que me rendeu um prémio', 'me'],
  ['it', 'Restauro del portale, lavoro che mi ha aperto la bottega', 'mi'],
  ['ja', '閉店後の棚卸しを私一人で実施', '私一人'],
  ['zh', '月底盘点，本人编制差异表', '本人'],
] as const)('%s: an object is a pronoun too: %s', (language, bullet, pronoun) => {
  const [, named] = tell(check, { language, entries: [entry({ bullets: [bullet] })] }).findings;
  expect(named?.data).toMatchObject({ pronoun });
});

test.each([
  ['es', 'Me encargué del vivero, al que me dediqué tres campañas'],
  ['pt', 'Poda do pomar em que me especializei'],
  ['it', 'Restauro del portale, di cui mi sono occupata'],
  ['zh', '核对客户本人身份证，接待日本人游客'],
] as const)('%s: reflexives and other people are none: %s', (language, bullet) => {
  expect(tell(check, { language, entries: [entry({ bullets: [bullet] })] }).ids).toEqual([]);
});

test.each([
  ['es', 'Clasifiqué las quejas que los vecinos me traían.', 'me'],
  ['fr', 'Tri des plaintes que les riverains m’adressaient.', 'm’'],
  ['fr', 'Réponse aux riverains, qui souvent me remerciaient.', 'me'],
  ['pt', 'Resolvi as queixas que os vizinhos me traziam.', 'me'],
  ['it', 'Smistato i reclami che i vicini mi portavano.', 'mi'],
] as const)('%s: what many did to the writer: %s', (language, text, pronoun) => {
  expect(tell(check, { language, bullets: bullets([text]) }).findings.at(1)?.data).toEqual({ pronoun });
});

test.each([
  ['es', 'Me dedicaba a los pedidos y me incorporé al turno de noche.'],
  ['pt', 'Dediquei-me aos pedidos e me tornei chefe de turno.'],
  ['it', 'Mi occupavo degli ordini e mi dedicavo ai resi.'],
] as const)('%s: reflexives are verbs of good style: %s', (language, text) => {
  expect(tell(check, { language, bullets: bullets([text]) }).status).toBe('pass');
});

test.each([
  ['it', 'Il mio profilo GitHub'],
  ['en', 'My portfolio:'],
  ['zh', '欢迎联系我：0551 3820 114'],
] as const)('%s: links and invitations to write are none: %s', (language, bullet) => {
  expect(tell(check, { language, entries: [entry({ bullets: [bullet] })] }).ids).toEqual([]);
});

test('a page that was made is told like any work', () => {
  for (const bullet of ['Rebuilt my portfolio', 'My aunt runs the portfolio of the choir'])
    expect(tell(check, { language: 'en', entries: [entry({ bullets: [bullet] })] }).ids).toContain('pronoun');
});

test.each([
  ['de', 'Ich-freie Prüfung der Rechnungen. Einwilligung zur Verarbeitung meiner personenbezogenen Daten'],
  ['it', 'Autorizzazione al trattamento dei miei dati personali'],
  ['pt', 'Autorização do tratamento dos meus dados pessoais'],
] as const)('%s: a consent is none: %s', (language, text) => {
  expect(tell(check, { language, bullets: bullets([text]) }).ids).toEqual([]);
});
