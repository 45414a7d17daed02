import { describe, expect, test } from 'vitest';
import check from '../../../src/engine/checks/content/outdated-lines.ts';
import type { Section } from '../../../src/engine/reading/reading.ts';
import { LANGUAGES, type Language } from '../../../src/resume/language.ts';
import type { SectionKind } from '../../../src/resume/report.ts';
import { contact, entry, heading, line, reading, type ReadingParts } from '../builder.ts';
import { statusOf, type Told } from '../outcome.ts';
import { SENTENCES } from '../sentences.ts';

const OFFERED: Readonly<Record<Language, string>> = {
  es: 'Referencias disponibles a petición.',
  en: 'References available upon request',
  fr: 'Références disponibles sur demande.',
  pt: 'Referências disponíveis mediante solicitação.',
  de: 'Referenzen auf Anfrage',
  it: 'Referenze disponibili su richiesta.',
  ja: '推薦状はご要望に応じて提出いたします。',
  zh: '推荐人备索',
};

interface Part {
  readonly kind: SectionKind;
  readonly title: string;
  readonly texts: readonly string[];
}

function told(texts: readonly string[], parts: readonly Part[] = [], rest: ReadingParts = {}): Omit<Told, 'data'> {
  let index = 0;
  const own = texts.map((text) => line(text, { index: (index += 1) }));
  const sections: Section[] = parts.map(({ kind, title, texts: inside }) => ({
    kind,
    heading: { ...heading(kind), line: line(title, { index: (index += 1) }) },
    lines: inside.map((text) => line(text, { index: (index += 1) })),
  }));
  const lines = [...own, ...sections.flatMap((section) => [section.heading.line, ...section.lines])];
  const whole = reading({ ...rest, lines });
  const outcome = check.run({ ...whole, sections, headings: sections.map((section) => section.heading) });
  const findings = outcome.kind === 'scored' ? outcome.findings : [];
  return { status: statusOf(outcome), ids: findings.map(({ messageId }) => messageId), findings };
}

const skills = (...texts: string[]): Part => ({ kind: 'skills', title: 'Skills', texts });

describe('outdated-lines', () => {
  test.each(LANGUAGES)('%s: passes for achievements, warns of references on request', (language) => {
    expect(told(SENTENCES[language].strong, [], { language }).status).toBe('pass');
    const offered = told([...SENTENCES[language].strong, OFFERED[language]], [], { language });
    expect(offered).toMatchObject({ status: 'warn', ids: ['references'] });
    expect(offered.findings[0]?.evidence).toMatchObject([{ page: 1, excerpt: OFFERED[language] }]);
  });

  test.each([
    ['de', 'CH', 'Referenzen auf Anfrage'],
    ['en', 'AU', 'Referees available on request'],
  ] as const)('%s-%s: references are offered by custom', (language, market, text) => {
    expect(told([text], [], { language, market }).status).toBe('pass');
  });

  test('an objective that stands alone, where a profile is the custom', () => {
    const objective: Part = {
      kind: 'summary',
      title: 'Objective',
      texts: ['Seeking a challenging position in a dynamic company where I can grow.'],
    };
    expect(told([], [objective])).toMatchObject({ status: 'warn', ids: ['objective-only'] });
    expect(told([], [{ ...objective, title: 'Summary' }]).ids).toEqual(['objective-only']);
    const texts = ['Cook with six years in hotels, seeking a kitchen of her own.'];
    expect(told([], [{ ...objective, title: 'Summary', texts }]).status).toBe('pass');
    expect(
      told([], [{ kind: 'summary', title: '求职意向', texts: ['采购工程师、供应链专员'] }], { language: 'zh' }).status,
    ).toBe('pass');
  });

  test('Word as the only tool, but not among others', () => {
    expect(told([], [skills('Microsoft Word, Internet, e-mail, teamwork')])).toMatchObject({ ids: ['basic-tools'] });
    expect(told([], [skills('Paquete Office nivel usuario')], { language: 'es' })).toMatchObject({
      ids: ['basic-tools'],
    });
    expect(told([], [skills('熟练使用办公软件')], { language: 'zh' }).ids).toEqual([]);
    expect(told([], [skills('Microsoft Word, Excel macros, SAP')]).status).toBe('pass');
    expect(told([], [skills('Cash handling, wound care, Microsoft Word')]).status).toBe('pass');
  });

  test('tools that nobody sells any more', () => {
    expect(told([], [skills('Windows XP, SQL, FrontPage')])).toMatchObject({
      status: 'fail',
      ids: ['obsolete-tool', 'obsolete-tool'],
    });
    expect(told([], [skills('Windows 11, SQL, Edge')]).status).toBe('pass');
  });

  test('the Italian consent line without the Regulation', () => {
    const old = 'Autorizzo il trattamento dei dati personali ai sensi del D.Lgs. 196/2003.';
    expect(told([old], [], { language: 'it' })).toMatchObject({ status: 'warn', ids: ['old-consent'] });
    expect(told([old, 'e del GDPR (Regolamento UE 2016/679)'], [], { language: 'it' }).status).toBe('pass');
    expect(told(['Autorizzo il trattamento dei miei dati personali.'], [], { language: 'it' }).status).toBe('pass');
  });

  test('is undetermined without a language', () => {
    expect(told(['References available'], [], { language: null }).status).toBe('undetermined');
  });
});

test('quotes the line below the heading, not words across both', () => {
  const parts = [{ kind: 'references', title: 'References', texts: ['Available upon request'] }] as const;
  const { findings } = told([], parts, { language: 'en' });
  expect(findings[0]).toMatchObject({ messageId: 'references', data: { words: 'Available upon request' } });
  expect(findings[0]?.evidence[0]?.excerpt).toBe('Available upon request');
});

/** Each: left in by a template or a draft; a line that only looks so. */
const LEFT: Readonly<Record<Language, readonly [left: readonly string[], sound: readonly string[]]>> = {
  es: [
    ['[Nombre de la empresa]', 'Inserte su texto aquí', 'Tu nombre | Tu puesto', '20XX – 20XX', '[Fecha de inicio]'],
    ['XXX Congreso Nacional de Química', 'Ajusté los talleres a las normas de [1] y [2].', 'Tu nombre: Ana Ejemplo'],
  ],
  en: [
    [
      '[Company name], [City, State]',
      'Your Name',
      'MM/YYYY – MM/YYYY',
      'XX/XX/XXXX',
      'xxx',
      'Insert text here',
      'Lorem ipsum dolor sit amet',
    ],
    [
      'Ran paid campaigns on X and for Generation X, sizes S to XXL.',
      'Moved date fields from MM/DD/YYYY to ISO 8601.',
      'Wrote list<title> and the <address> element, see [1] and [Link].',
      'Date of birth (DD/MM/YYYY): 12/03/1990',
      'Traced 4xx and 5xx errors to RTX 30xx cards.',
    ],
  ],
  fr: [
    ['[Nom de l’entreprise]', 'Cliquez ici pour ajouter du texte', 'Votre nom', 'JJ/MM/AAAA'],
    ['Ventes du XXe siècle, taille XXL', 'Projets cités : [1], [2]'],
  ],
  pt: [
    ['[Nome da empresa]', 'Insira o texto aqui', 'Seu nome', 'xx/xx/xxxx'],
    ['Ajudei o seu nome a crescer entre clientes da Geração X.', 'Obra do século XX'],
  ],
  de: [
    [
      '[Firmenname, Ort]',
      'Geben Sie hier Ihren Text ein',
      'Ihr Name',
      'MM.JJJJ – MM.JJJJ',
      'Musterstraße 12, 12345 Musterstadt',
    ],
    ['Aufbau der Mustererkennung für Ihr Namensschild', 'Kongress XXX der Chemie'],
  ],
  it: [
    ['[Nome dell’azienda]', 'Inserisci qui la tua esperienza', 'Il tuo nome', 'gg/mm/aaaa'],
    ['Restauro di opere del XX secolo, XXX edizione', 'Pubblicato in [3]'],
  ],
  // prettier-ignore
  ja: [
    ['〇〇株式会社', '株式会社○○ 営業部', '××大学 経済学部', '[会社名]', 'ここに入力してください', 'XX株式会社', '私は〇〇ができます', '平成 xx 年 xx 月 xx 日生'],
    ['二〇〇八年四月 入社', '○ 営業部の運営', '○月曜日は在宅勤務', 'X社の案件を担当', '評価 ◎○○', '英会話 ●●●○○ 中級', '二〇〇の店舗を担当', '[期間] 2021/10 〜 2023/3'],
  ],
  zh: [
    ['某某公司', 'XX公司 财务部', '××大学', '请在此处输入您的工作经历', '[公司名称]'],
    ['某知名企业财务经理', '二〇〇八年毕业', '负责X射线设备', '【教育背景】'],
  ],
};

describe('what a template leaves', () => {
  test.each(LANGUAGES)('%s: is told line by line, and fails', (language) => {
    const [left, sound] = LEFT[language];
    for (const text of left)
      expect({ text, ...told([text], [], { language }) }).toMatchObject({ text, status: 'fail', ids: expect.arrayContaining(['placeholder']) as string[] }); // prettier-ignore
    for (const text of sound) expect({ text, ids: told([text], [], { language }).ids }).toEqual({ text, ids: [] });
  });

  test('quotes the words and the line', () => {
    const { findings } = told(['Analyst, [Company name]'], [], { language: 'en' });
    expect(findings[0]?.data).toEqual({ words: '[Company name]' });
    expect(findings[0]?.evidence[0]?.excerpt).toBe('Analyst, [Company name]');
  });

  test('an address and a name that are nobody’s', () => {
    const email = { value: 'your.name@example.org', line: null, broken: null };
    const name = { value: 'Vorname Nachname', line: null };
    expect(told([], [], { contact: contact({ email, name }) }).ids).toEqual(['placeholder', 'placeholder']);
    const own = { ...email, value: 'ada@yournames.example.org' };
    expect(told([], [], { contact: contact({ email: own }) }).status).toBe('pass');
  });
});

describe('an employer that is not named on purpose', () => {
  const job = (organisation: string, index: number, texts: readonly string[]) => ({
    ...entry({ title: '财务主管', bullets: texts }),
    header: [line(`财务主管 ${organisation}`, { index })],
  });
  const DEEDS = [
    '统筹5人团队完成3家子公司的核算与合并报表，月结周期由10天压缩至4天',
    '主导研发费用加计扣除申报，三年累计节税420万元',
  ];
  const heads = ['财务主管 XX银行', '财务主管 某某公司'];
  const entries = [job('XX银行', 1, DEEDS), job('某某公司', 2, DEEDS)];

  test('zh: is no blank where the job is told', () => {
    expect(told(heads, [], { language: 'zh', entries }).ids).toEqual([]);
  });

  test('zh: is one where the job is not, or where more is left open', () => {
    expect(told(heads, [], { language: 'zh', entries: [job('XX银行', 1, ['负责财务工作'])] }).ids).toContain(
      'placeholder',
    );
    expect(told([...heads, '20XX年 XX大学'], [], { language: 'zh', entries }).ids).toContain('placeholder');
    expect(told(heads, [], { language: 'ja', entries }).ids).toContain('placeholder');
  });
});

test('quotes the whole offer where a sentence wraps before its last words', () => {
  const { findings } = told(['Dynamique, motivé, sérieux. Références sur', 'demande.'], [], { language: 'fr' });
  expect(String(findings[0]?.data['words'])).toMatch(/^Références sur/);
});

test.each([
  ['es', 'Referencias laborales y personales disponibles si las solicitan.'],
  ['es', 'Puedo aportar buenas referencias.'],
  ['pt', 'Disponibilizo referências quando solicitado.'],
  ['pt', 'Referências profissionais e pessoais caso sejam necessárias.'],
  ['pt', 'Referências a combinar, se necessárias.'],
  ['zh', '推荐材料备索'],
  ['ja', '推薦状はご希望に応じて提出いたします。'],
  ['zh', '推荐信及证明人可按需提供'],
] as const)('%s: references offered in other words: %s', (language, text) => {
  expect(told([text], [], { language }).ids).toEqual(['references']);
});

test('quotes the offer to its end', () => {
  const { findings } = told(['Casado. Puedo entregar referencias cuando las pidan.'], [], { language: 'es' });
  expect(findings[0]?.data['words']).toBe('Puedo entregar referencias cuando las pidan');
});

test.each([
  ['en', 'Referees can be supplied if required.'],
  ['de', 'Zeugnisse und Referenzen lege ich auf Wunsch gerne vor.'],
  ['fr', 'Des références vous seront adressées sur demande.'],
  ['it', 'Possibilità di fornire referenze su specifica richiesta.'],
] as const)('%s: references offered in words of their own: %s', (language, text) => {
  expect(told([text], [], { language }).ids).toEqual(['references']);
});

test.each([
  ['es', 'Amplié el catálogo de 1.200 a 3.400 referencias con entrega en el día.'],
  ['pt', 'Criei um arquivo de 900 referências bibliográficas para a equipa.'],
  ['ja', '推薦入試の運営を担当し、応募者を2割増加'],
  ['zh', '搭建推荐系统，点击率提升12%'],
] as const)('%s: the same words of work are none: %s', (language, text) => {
  expect(told([text], [], { language }).status).toBe('pass');
});

test.each([
  ['it', 'Gestione di 4.300 referenze a magazzino e riordino su richiesta dei punti vendita'],
  [
    'fr',
    'Gestion du catalogue : références, stocks, prix de vente et mise à disposition des fiches pour les magasins du réseau',
  ],
] as const)('%s: articles of a catalogue are called the same: %s', (language, text) => {
  expect(told([text], [], { language }).ids).toEqual([]);
});

test.each([
  ['BR', 'Auxiliar administrativo', []],
  ['PT', 'Auxiliar administrativo', ['objective-only']],
  [
    'BR',
    'Busco uma oportunidade que me permita crescer, aprender e contribuir com os seus resultados.',
    ['objective-only'],
  ],
])('in %s an objective that says "%s"', (market, text, ids) => {
  expect(told([], [{ kind: 'summary', title: 'Objetivo', texts: [text] }], { language: 'pt', market }).ids).toEqual(
    ids,
  );
});

test.each([
  ['de', 'Mein Ziel', 'Eine verantwortungsvolle Stelle im Einkauf.'],
  ['de', 'Profil', 'Ich bin auf der Suche nach einer neuen Herausforderung, in der ich wachsen kann.'],
  ['fr', 'Profil', "À la recherche d'un poste stable dans une entreprise à taille humaine."],
  ['it', 'Profilo', 'Desidero entrare a far parte di una realtà solida.'],
] as const)('%s: an objective under "%s"', (language, title, text) => {
  expect(told([], [{ kind: 'summary', title, texts: [text] }], { language }).ids).toEqual(['objective-only']);
});
