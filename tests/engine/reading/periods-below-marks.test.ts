/** Jobs in lists that are set as cards, and earlier ones below the years that they fell in. */
import { describe, expect, test } from 'vitest';
import { LEXICONS } from '../../../src/engine/lexicons/index.ts';
import { readResume } from '../../../src/engine/reading/index.ts';
import { rangesIn } from '../../../src/engine/reading/dates/dates.ts';
import { document, face, page, span } from '../builder.ts';
import { told, type Iberian } from './iberian-sheet.ts';
import { AS_OF, entriesIn, read, type Row } from './sheet.ts';

/** The line below an item of a list, at its text. */
const below = (text: string): Row => [[66, text]];
const bold = (text: string): Row => ({ text, font: 1 });

describe('a period alone below each item of a list makes it a head', () => {
  test.each<[string, Iberian, readonly Row[], readonly string[]]>([
    [
      'employer, post and period with how long that was',
      'es',
      ['• Almacenes Brisa', below('Encargada de redes sociales'), below('ago. 2020 - actualidad · 3 años 1 mes'), '• Frutas Lezo', below('Dependienta'), below('may. 2019 - oct. 2019 · 6 meses')],
      ['Encargada de redes sociales | Almacenes Brisa | 2020-08 | present', 'Dependienta | Frutas Lezo | 2019-05 | 2019-10'],
    ],
    [
      'post first, and what was done below',
      'pt',
      ['• Operadora de caixa', below('Mercado Tapira'), below('03/2018 – 07/2021'), below('Abertura e fecho do caixa, atendimento ao público e reposição de artigos na loja'), '• Auxiliar de limpeza', below('Condomínio Lapa'), below('01/2015 – 02/2018'), below('Limpeza das escadas e dos jardins, com entrega de material aos moradores')],
      ['Operadora de caixa | Mercado Tapira | 2018-03 | 2021-07', 'Auxiliar de limpeza | Condomínio Lapa | 2015-01 | 2018-02'],
    ],
  ])('%s', (_, language, rows, wanted) => {
    expect(told(language, 'experience', rows)).toEqual(wanted);
  });

  test('not where a head stands above the list', () => {
    const rows = [bold('Responsable de obra, Umbral Construcciones (2015 – 2022)'), '• Puente de Lezo con tres arcos', below('2016 – 2017'), '• Pasarela de Brisa sobre el río', below('2018 – 2019')]; // prettier-ignore
    expect(told('es', 'experience', rows)).toHaveLength(1);
  });
}); // prettier-ignore

describe('the items of a list below bare years are jobs, where each names a post and falls in them', () => {
  const first: readonly Row[] = ['Administradora, Umbral S.A.', 'Nov 2010 – Actualidad', '• Dirección de dos sedes con ventas, compras y personal', '']; // prettier-ignore
  const whole = 'Administradora | Umbral S.A. | 2010-11 | present';
  test.each<[string, readonly Row[], readonly string[]]>([
    ['dates last', ['1999 – 2006', '• Vendedora — Telefonía Brisa, Barbosa · 2004–2006', '• Conductora de autobús — Líneas Lezo, San Gil · 1999–2004'], ['Vendedora | Telefonía Brisa | 2004 | 2006', 'Conductora de autobús | Líneas Lezo | 1999 | 2004']],
    ['dates first', ['1999 – 2006', '• 2004 – 2006: Vendedora, Telefonía Brisa', '• 1999 – 2004: Cajera, Mercado Lezo'], ['Vendedora | Telefonía Brisa | 2004 | 2006', 'Cajera | Mercado Lezo | 1999 | 2004']],
  ])('%s', (_, rows, wanted) => {
    expect(told('es', 'experience', [...first, ...rows])).toEqual([whole, ...wanted]);
  }); // prettier-ignore
});

test('dates with their town open each degree, though they stand nearer to the one before', () => {
  const reading = read([{ text: 'Educação e formação', size: 14 }, '09/2019 – 07/2021 Porto, Portugal', '', bold('PÓS-GRADUAÇÃO EM ENFERMAGEM DE URGÊNCIA'), 'Escola Superior de Enfermagem do Monte', '09/2008 – 07/2012 Braga, Portugal', '', bold('LICENCIATURA EM ENFERMAGEM'), 'Universidade do Monte', 'Classificação final 16 valores | Nível QEQ 6']); // prettier-ignore
  expect(entriesIn(reading, 'education')).toEqual([
    'PÓS-GRADUAÇÃO EM ENFERMAGEM DE URGÊNCIA | Escola Superior de Enfermagem do Monte | 2019-09 | 2021-07',
    'LICENCIATURA EM ENFERMAGEM | Universidade do Monte | 2008-09 | 2012-07',
  ]);
});

test('a year in a cell with words that one is still there', () => {
  const row: Row = [[56, '2026 · En curso'], [200, 'Técnica en Logística']]; // prettier-ignore
  expect(told('es', 'education', [row, [[200, 'Instituto Lezo']], [[56, '2014'], [200, 'Bachiller Comercial']], [[200, 'Colegio Brisa']]])).toEqual(['Técnica en Logística | Instituto Lezo | 2026 | present', 'Bachiller Comercial | Colegio Brisa | - | 2014']); // prettier-ignore
});

test.each([
  ['es', '2026 · En curso'],
  ['es', '2026, en curso'],
  ['pt', '2026 · Em andamento'],
  ['it', '2026 · In corso'],
  ['es', '2026 – *'],
] as const)('%s "%s" goes on', (language, text) => {
  expect(rangesIn(text, LEXICONS[language])).toMatchObject([{ start: '2026', end: 'present', isRange: true }]);
});

test('from one day to another is no phone number', () => {
  const rows = ['Ana Ruiz', { text: 'Experiencia laboral', size: 14 }, '• Diseñadora / Brisa (15/04/2025 – 18/09/2026): Catálogo de perfumes para la tienda y la web', '• Pasante / Lezo (03/03/2024 – 03/04/2024): Reparación de equipos y atención a los clientes']; // prettier-ignore
  expect(read(rows).contact.phone).toBeNull();
});

test('a line that begins in the face of the first, and goes on in another, opens the dates below it', () => {
  const rows: readonly (readonly [string, string?])[] = [['Usinas Lapa', ' - Grande Porte - Metalurgia'], ['de abr/2015 até o momento (Supervisora de manutenção)'], ['Coordenação de equipe de dezoito mecânicos, controle de custos e paradas.'], ['Auto Tapira', ' - Médio Porte - Autopeças'], ['de fev/2009 a mar/2015 (Mecânica de manutenção)'], ['Manutenção preventiva e corretiva de prensas e robôs da linha.']]; // prettier-ignore
  const drawn = rows.flatMap(([text, more], at) => {
    const y = 700 - 14 * at;
    const lead = span({ text, y, font: more === undefined ? 0 : 1 });
    return more === undefined ? [lead] : [lead, span({ text: more, y, x: lead.box.x + lead.box.width })];
  });
  const top = [span({ text: 'Sandra Pires', y: 770, size: 16 }), span({ text: 'Experiência profissional', y: 720, size: 14 })]; // prettier-ignore
  const fonts = [face('Lato'), face('Lato', { weight: 700 })];
  const reading = readResume(document([page([], { spans: [...top, ...drawn] })], { fonts }), { asOf: AS_OF });
  expect(entriesIn(reading, 'experience')).toEqual([
    'Supervisora de manutenção | Usinas Lapa | 2015-04 | present',
    'Mecânica de manutenção | Auto Tapira | 2009-02 | 2015-03',
  ]);
});
