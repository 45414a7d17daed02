import { describe, expect, test } from 'vitest';
import check from '../../../src/engine/checks/content/personal-data.ts';
import { LANGUAGES, type Language } from '../../../src/resume/language.ts';
import { document, page } from '../builder.ts';
import { tell, type Told } from '../outcome.ts';
import { SENTENCES } from '../sentences.ts';

/** A market of the language, and a number with a right check digit made up for documentation. */
const IDS: Readonly<Record<Language, readonly [market: string, text: string, kind: string]>> = {
  es: ['ES', 'DNI: 12345678Z', 'DNI'],
  en: ['CA', 'SIN: 046 454 286', 'SIN'],
  fr: ['FR', 'N° de sécurité sociale : 2 55 08 14 168 025 38', 'NIR'],
  pt: ['BR', 'CPF: 111.444.777-35', 'CPF'],
  de: ['DE', 'Steuer-ID: 86 095 742 719', 'Steuer-ID'],
  it: ['IT', 'Codice fiscale: RSSMRA85T10A562S', 'codice fiscale'],
  ja: ['JP', 'マイナンバー：1234 5678 9018', 'マイナンバー'],
  zh: ['CN', '身份证号：11010519491231002X', '身份证号'],
};

const PERSONAL: Readonly<Record<Language, readonly string[]>> = {
  es: ['Fecha de nacimiento: 12/03/1990', 'Estado civil: casada'],
  en: ['Date of birth: 12 March 1990', 'Marital status: married'],
  fr: ['Née le 12 mars 1990', 'Situation familiale : mariée'],
  pt: ['Data de nascimento: 12/03/1990', 'Estado civil: casada'],
  de: ['Geburtsdatum: 12.03.1990', 'Familienstand: verheiratet'],
  it: ['Nata il 12 marzo 1990', 'Stato civile: coniugata'],
  ja: ['生年月日：1990年3月12日', '配偶者：有'],
  zh: ['出生日期：1990年3月', '婚姻状况：已婚'],
};

const told = (texts: readonly string[], language: Language = 'en', market: string | null = 'US'): Told =>
  tell(check, { language, market, headings: [], document: document([page(texts)]) });

describe('personal-data', () => {
  test.each(LANGUAGES)('%s: passes without, fails for an id number', (language) => {
    const [market, text, kind] = IDS[language];
    expect(told(SENTENCES[language].strong, language, market).status).toBe('pass');
    const failed = told([text], language, market);
    expect(failed).toMatchObject({ status: 'fail', ids: ['national-id'], findings: [{ data: { kind } }] });
    expect(failed.findings[0]?.evidence).toHaveLength(1);
  });

  test.each(LANGUAGES)(
    '%s: birth date and marital status are its own market’s custom, a fault in the US',
    (language) => {
      const own = language === 'en' ? 'IN' : IDS[language][0];
      expect(told(PERSONAL[language], language, own).status).toBe('pass');
      expect(told(PERSONAL[language], language, 'US')).toMatchObject({
        status: 'fail',
        ids: ['birth-date', 'marital-status'],
      });
    },
  );

  test.each([
    ['en', 'US', '7316 Dublin Lane, Springfield, IL 62704'],
    ['es', 'ES', 'Calle Mayor 12, 3.º B, 28013 Madrid'],
    ['es', 'MX', 'Av. Juárez 1540, Guadalajara, Jalisco'],
    ['fr', 'FR', '12 bis rue des Lilas, 69003 Lyon'],
    ['pt', 'BR', 'Rua das Flores, 123, São Paulo, SP'],
    ['it', 'IT', 'Via Giuseppe Verdi, 12, 43121 Parma'],
    ['zh', 'CN', '地址：武汉市洪山区珞喻路1037号'],
  ] as const)('%s-%s: a street and a number warn: %s', (language, market, text) => {
    expect(told([text], language, market)).toMatchObject({ status: 'warn', ids: ['street-address'] });
  });

  test.each([
    ['de', 'DE', 'Lindenstraße 12, 20357 Hamburg'],
    ['de', 'CH', 'Bahnhofstrasse 5, 8001 Zürich'],
    ['ja', 'JP', '住所：神奈川県横浜市中区山下町1丁目2-3'],
    ['en', 'IN', '12 Gandhi Road, Pune 411001'],
    ['en', 'US', 'Oakland, CA 94607'],
    ['es', 'ES', '28013 Madrid · +34 612 345 678'],
  ] as const)('%s-%s: customary or only a town: %s', (language, market, text) => {
    expect(told([text], language, market).status).toBe('pass');
  });

  test.each([
    'Age of Empires II tournament 2019',
    'Analista de Seguridad Social, 2015 - 2019',
    'Servizio carte d’identità, Comune, 2015 - 2019',
    'Single sign-on for 40 apps',
    'Born to run: 12 marathons',
    'Married SQL and Python in one pipeline of 12 steps',
    'Support +1 415 555 2671, ticket 123456789',
  ])('takes no other line for one: %s', (text) => {
    expect(told([text]).status).toBe('pass');
  });

  test.each([
    ['fr', 'FR', 'Équipe Marées, Bât. Cuivre, 14 allée des Saules, 29999 Orvec'],
    ['en', 'US', 'School of Forestry, 4400 Alder Grove Road, Fernhollow, OR 97999'],
    ['it', 'IT', 'Dipartimento di Geologia, Via Monte Cucco, 18, 06099 Valtiera'],
  ] as const)('%s-%s: the street of an institute is not one’s own: %s', (language, market, text) => {
    expect(told([text], language, market).status).toBe('pass');
    expect(told([text.replace(/^.*?, (?=14|4400|Via)/u, 'Ana Roe, ')], language, market).ids).toEqual([
      'street-address',
    ]);
  });

  test('an age or a status alone among the contact data', () => {
    expect(told(['Born on July 9, 1991; single'])).toMatchObject({ ids: ['birth-date'] });
    expect(told(['Born on the coast, raised inland'])).toMatchObject({ ids: [] });
    expect(told(['Oakland | 34 years old | Married'])).toMatchObject({ ids: ['birth-date', 'marital-status'] });
  });

  test('tells numbers without a language, too', () => {
    expect(tell(check, { language: null, document: document([page(['DNI 12345678Z'])]) }).ids).toEqual(['national-id']);
  });
});

test.each([
  ['DNI: 72.984.113-K', 'es', 'DNI'],
  ['N° de sécurité sociale : 1 90 04 47 001 123 59', 'fr', 'NIR'],
  ['Codice fiscale: BLBTTR91P04F335Z', 'it', 'codice fiscale'],
  ['身份证号：330106********2414', 'zh', '身份证号'],
  ['NIF 231 456 780', 'pt', 'NIF'],
  ['Cartão de Cidadão: 13245678', 'pt', 'Cartão de Cidadão'],
  ['C.C. 1.037.654.221 de Medellín', 'es', 'CC'],
  ['RUT: 12.345.678-9', 'es', 'RUT'],
  ['Identidad 0801-1990-12345', 'es', 'DNI'],
  ['RG 4.567.890', 'pt', 'RG'],
  ['C.I. 4.512.338-6', 'es', 'CI'],
  ['Cédula: 1-1184-0532', 'es', 'CI'],
  ['Carnet de identidad 6.634.218', 'es', 'CI'],
  ['DUI 04512338-6', 'es', 'DUI/DPI'],
  ['CURP: QUEM920515MJCRNL04', 'es', 'CURP'],
  ['NISS 119 873 402 15', 'pt', 'NISS'],
  ['N.º de la Seguridad Social 28 12345678 40', 'es', 'NSS'],
  ['Cadastro de pessoa física 529982247-25', 'pt', 'CPF'],
  ['Carteira de identidade 12.345.678-9', 'pt', 'RG'],
  ["Carta d'identità n. CA12345AA", 'it', 'carta d’identità'],
  ['Passaporto YA4820157', 'it', 'passport'],
  ['Carte d’identité n° 880692310285', 'fr', 'carte d’identité'],
  ['Carte nationale d’identité : D2H6862M2', 'fr', 'carte d’identité'],
  ['Passport no. 531204987', 'en', 'passport'],
  ['CTPS 48211 série 00312', 'pt', 'CNH/CTPS'],
  ['Pasaporte XDA123456', 'es', 'passport'],
  ['护照号：EJ4418206', 'zh', 'passport'],
  ['AHV-Nr. 756.1234.5678.97', 'de', 'AHV'],
  ['基礎年金番号：3812-604415', 'ja', '基礎年金番号'],
  ['PIS 120.45678.90-1', 'pt', 'PIS'],
  ['Título de eleitor 0123 4567 0906', 'pt', 'título de eleitor'],
  ['身份证号码：37020219900512XXXX', 'zh', '身份证号'],
  ['National Insurance number: QQ 12 34 56 C', 'en', 'National Insurance'],
] as const)('an id number under its name, mistyped or starred out: %s', (text, language, kind) => {
  expect(told([text], language, null)).toMatchObject({ status: 'fail', findings: [{ data: { kind } }] });
});

test('one number under a name of two countries is one finding', () => {
  expect(told(['Cedula: 31.415.926'], 'es', null).ids).toEqual(['national-id']);
});

test.each(['Implemented RFC 2616 and RFC 7231', 'Gestión de DNI y NIE para 300 alumnos', 'Trabajo sin 120 000 gastos'])(
  'the name of a number without one: %s',
  (text) => {
    expect(told([text], 'es', 'ES').status).toBe('pass');
  },
);

test.each([
  ['es', 'Documento nacional de identidad: 31415926', 'DNI'],
  ['pt', 'Identidade nº 31.415.926-5', 'RG'],
  ['de', 'SV-Nr. 31 415926 M 535', 'Sozialversicherungsnummer'],
  ['it', 'Carta identità: CA 31415 AB', 'carta d’identità'],
  ['zh', '公民身份证号码 314159 19850607 265X', '身份证号'],
  ['fr', 'Carte d’identité n° 031415R92653', 'carte d’identité'],
  ['fr', 'Carte vitale : 2 77 03 31 415 926', 'NIR'],
  ['zh', '社保卡号：3141592653', '社保号'],
  ['zh', '驾驶证号：314159265358', '驾驶证号'],
  ['en', 'Driver’s license no. K314-1592-6535', 'driving licence'],
  ['de', 'Führerscheinnummer K3141592653', 'driving licence'],
  ['es', 'Permiso de conducir n.º 31415926-K', 'driving licence'],
] as const)('%s: an id under another of its names: %s', (language, text, kind) => {
  expect(told([text], language, null).findings[0]?.data).toEqual({ kind });
});

test.each([
  ['pt', 'Identidade visual de 31.415.926 embalagens'],
  ['de', 'SV-Tagung mit 31 415926 Gästen'],
  ['es', 'Permiso de conducir B desde 2015'],
  ['en', 'Driving licence: B, 2015-2018 lorries too'],
  ['zh', '持有驾驶证C1，驾龄12年'],
  ['zh', '社保代理 20152018 户'],
] as const)('%s: and none: %s', (language, text) => {
  expect(told([text], language, null).ids).toEqual([]);
});

test('words that begin like a street are none', () => {
  expect(told(['Multi-drop deliveries with a lorry-mounted crane, 12 to 15 drops a day'], 'en', 'GB').ids).toEqual([]);
});

test.each(['Avda.de América, 12', 'Ctra.de Madrid 5', 'Pza.mayor 3'])('es: a street without a blank: %s', (text) => {
  expect(told([text], 'es', 'ES').ids).toContain('street-address');
});
