import { describe, expect, test } from 'vitest';
import check from '../../../src/engine/checks/content/action-verbs.ts';
import { LANGUAGES } from '../../../src/resume/language.ts';
import { entry } from '../builder.ts';
import { tell } from '../outcome.ts';
import { SENTENCES } from '../sentences.ts';

describe('action-verbs', () => {
  test.each(LANGUAGES)('%s: passes for actions, fails for duties, which weak-phrases quotes', (language) => {
    const { strong, weak } = SENTENCES[language];
    expect(tell(check, { language, entries: [entry({ bullets: strong })] })).toMatchObject({
      status: 'pass',
      data: { strong: 5, total: 5 },
    });
    const told = tell(check, { language, entries: [entry({ bullets: weak })] });
    expect(told).toMatchObject({ status: 'fail', data: { strong: 0 } });
    expect(told.ids).toEqual(['few']);
  });

  test('warns between three and six bullets in ten', () => {
    const { strong, weak } = SENTENCES.es;
    const told = tell(check, {
      language: 'es',
      entries: [entry({ bullets: [...strong.slice(0, 2), ...weak.slice(0, 3)] })],
    });
    expect(told).toMatchObject({ status: 'warn', data: { strong: 2, total: 5, percent: 40 } });
  });

  test('tells an opening that is no action from a weak one', () => {
    const told = tell(check, {
      entries: [entry({ bullets: ['Monthly reports for the board.', 'Friendly customer contact every day.'] })],
    });
    expect(told.ids).toEqual(['few', 'no-action', 'no-action']);
    expect(told.findings[1]?.data).toEqual({ opening: 'Monthly reports…' });
  });

  test('asks no action of a row of contact data, nor of a job told in one item', () => {
    const rows = ['099 555 010 # ana@example.org 1/3', '(12/2011 – 06/2014) Ciudad de Orvel, asesoramiento técnico'];
    expect(tell(check, { language: 'es', entries: [entry({ bullets: rows })] }).status).toBe('not-applicable');
  });

  test('quotes a mild verb that a figure redeems elsewhere', () => {
    const told = tell(check, {
      entries: [entry({ bullets: ['Helped 300 families find a home.', 'Friendly contact every day.'] })],
    });
    expect(told.ids).toEqual(['few', 'weak-opening', 'no-action']);
  });

  test.each([
    [
      'es',
      ['Atender el teléfono', 'Atención al cliente', 'Llevar la caja'],
      ['Vendí seguros', 'Atención a 40 clientes'],
    ],
    [
      'pt',
      ['Atender telefone', 'Organização do setor', 'Marcar horários'],
      ['Vendi consórcios', 'Atendimento de 40 clientes'],
    ],
    ['zh', ['完成任务', '组织活动', '管理仓库'], ['管理仓库12座']],
  ] as const)('%s: a duty named in a few words is no deed', (language, duties, deeds) => {
    const told = tell(check, { language, entries: [entry({ bullets: duties })] });
    expect(told).toMatchObject({ ids: ['few', 'bare-duty', 'bare-duty', 'bare-duty'], data: { strong: 0 } });
    expect(
      tell(check, { language, entries: [entry({ bullets: [...deeds, ...deeds] })] }).data['strong'] ?? 0,
    ).toBeGreaterThan(0);
  });

  test('is not applicable without bullets, undetermined without a language', () => {
    expect(tell(check).status).toBe('not-applicable');
    expect(tell(check, { language: null, entries: [entry({ bullets: ['Led the team of twelve.'] })] }).status).toBe(
      'undetermined',
    );
  });
});

test('the accent tells a Spanish past tense, of whatever verb', () => {
  const bullets = [
    'Adelanté cinco semanas la entrega.',
    'Replanteó la tabiquería.',
    'Aplaudí el esfuerzo de la cuadrilla.',
  ];
  expect(tell(check, { language: 'es', entries: [entry({ bullets })] })).toMatchObject({ data: { strong: 3 } });
  const nouns = ['Comité de empresa, dos años.', 'Café de especialidad y barra.', 'Así era el turno de noche.'];
  expect(tell(check, { language: 'es', entries: [entry({ bullets: nouns })] })).toMatchObject({ data: { strong: 0 } });
});

test('what one does now in Spanish is told by what one did', () => {
  const bullets = [
    'Encabezo un equipo de seis auxiliares.',
    'Lidero la apertura de tiendas.',
    'Organizo los turnos del mes.',
  ];
  expect(tell(check, { language: 'es', entries: [entry({ bullets })] })).toMatchObject({ data: { strong: 3 } });
  const nouns = ['Proyecto de ampliación del almacén.', 'Contrato de obra, dos años.'];
  expect(tell(check, { language: 'es', entries: [entry({ bullets: nouns })] })).toMatchObject({ data: { strong: 0 } });
});

test.each([
  ['ja', '毎朝の見回り表', '毎朝の見回り表'],
  ['ja', '店舗は県庁の向かいにあり、延べ240名の参加者', '…延べ240名の参加者'],
  ['zh', 'Wrote the weekly case report for the team', 'Wrote the weekly case…'],
  ['ja', '毎朝の会議と Harbour Planner の画面', '…の画面'],
  ['zh', '2031 到 2048 年的潮汐数据与清单', '2031 到…'],
] as const)('%s: quotes whole words: %s', (language, bullet, opening) => {
  const told = tell(check, { language, entries: [entry({ bullets: [bullet, bullet, bullet] })] });
  expect(told.findings[1]?.data).toEqual({ opening });
});

test.each([
  ['de', ['Rails 7, PostgreSQL, RSpec, Puppet', 'Figma/SCSS, HTML5']],
  ['ja', ['Django、FastAPI、Terraform', 'Svelte', 'Rust']],
  ['zh', ['Oracle Linux', 'Flink / Spark']],
] as const)('%s: rows of tools below a job are no deeds that lack a verb', (language, tools) => {
  const { strong } = SENTENCES[language];
  const told = tell(check, { language, entries: [entry({ bullets: [...strong, ...tools] })] });
  expect(told).toMatchObject({ status: 'pass', data: { total: strong.length } });
});

test('de: three duties in a row are told as duties', () => {
  const bullets = ['Wareneingang, Kommissionierung, Inventur', 'Zuständig für EDV, SAP'];
  expect(tell(check, { language: 'de', entries: [entry({ bullets })] }).data['total']).toBe(2);
});

test.each([
  ['es', 'Lavado de platos, copas y bandejas del salón', 'Mesa de ayuda del campus norte y sur'],
  ['pt', 'Organização e limpeza dos armários da farmácia', 'Organização sem fins lucrativos do bairro'],
  ['fr', 'Déclarations de TVA et relances des clients du siège', 'Quatre spectacles en tournée dans la région'],
  ['it', 'Prelievo della merce con il muletto e carico', 'Sale operatorie e ambulatori della clinica'],
  ['de', 'Technische Beratung von Kunden im Laden', 'Technischer Wortschatz für den Laden'],
  ['de', 'Innen- und Außenreinigung von Bussen', 'Küchen, Türen und Schränke nach Maß'],
  ['de', 'Verbuchen und Einrichten der neuen Konten', 'Unternehmen mit sechzig Beschäftigten'],
  ['ja', '市内の酒類ルート配送と伝票の整理', '酒類を扱う商社の東京支店'],
  ['ja', '夜間の食事、入浴、排泄の介助', '夜間のコミュニケーション力'],
  ['ja', '来店者数を月300名から月520名へ', '来店者数の多い店舗'],
  ['zh', '为三家分店搭建库存系统', '为三家分店的库存系统'],
  ['zh', '報價、對賬與月末盤點的安排', '項目簡介與背景說明的文字'],
] as const)('%s: an action told by a noun of a trade: %s; and none: %s', (language, deed, none) => {
  const strong = (text: string): unknown => tell(check, { language, entries: [entry({ bullets: [text, text, text] })] }).data['strong']; // prettier-ignore
  expect(strong(deed)).toBe(3);
  expect(strong(none)).toBe(0);
});
