import { describe, expect, test } from 'vitest';
import check from '../../../src/engine/checks/content/quantified-results.ts';
import { LANGUAGES } from '../../../src/resume/language.ts';
import type { Section } from '../../../src/engine/reading/reading.ts';
import type { SectionKind } from '../../../src/resume/report.ts';
import { entry, heading, line, reading, section } from '../builder.ts';
import { tell } from '../outcome.ts';
import { SENTENCES } from '../sentences.ts';

describe('quantified-results', () => {
  test.each(LANGUAGES)('%s: passes for measured results, fails for duties', (language) => {
    const { strong, weak } = SENTENCES[language];
    expect(tell(check, { language, entries: [entry({ bullets: strong })] })).toMatchObject({
      status: 'pass',
      data: { withFigure: 5, total: 5, percent: 100 },
    });
    const told = tell(check, { language, entries: [entry({ bullets: weak })] });
    expect(told).toMatchObject({
      status: 'fail',
      ids: ['few', 'no-figure', 'no-figure', 'no-figure'],
      data: { withFigure: 0, percent: 0 },
    });
  });

  test.each(LANGUAGES)('%s: dates and standards are no results', (language) => {
    const told = tell(check, { language, entries: [entry({ bullets: SENTENCES[language].unmeasured })] });
    expect(told.data).toMatchObject({ withFigure: 0, total: 2 });
  });

  test('passes from two bullets in five, warns below', () => {
    const { strong, weak } = SENTENCES.en;
    const mixed = (figures: number): string[] => [...strong.slice(0, figures), ...weak.slice(figures)];
    expect(tell(check, { entries: [entry({ bullets: mixed(2) })] }).status).toBe('pass');
    expect(tell(check, { entries: [entry({ bullets: [...mixed(2), ...weak] })] })).toMatchObject({
      status: 'warn',
      data: { percent: 20 },
    });
  });

  test('is not applicable where nothing is said of the jobs', () => {
    expect(tell(check, { entries: [entry()] }).status).toBe('not-applicable');
  });

  test.each(LANGUAGES)('%s: running text without a figure fails, with one it is left alone', (language) => {
    const { strong, weak } = SENTENCES[language];
    const told = (text: string) => tell(check, { language, entries: [entry({ paragraphs: [text] })] });
    expect(told(weak.join(' '))).toMatchObject({ status: 'fail', ids: ['running-text'] });
    expect(told([...weak, ...strong].join(' ')).status).toBe('not-applicable');
  });
});

test.each([
  ['es', ['Limpieza', 'Caja', 'Atención al público']],
  ['pt', ['Operar caixa', 'Repor prateleira', 'Atender clientes']],
  ['ja', ['接客', '品出し', 'レジ']],
  ['zh', ['收银', '盘点', '打扫卫生']],
] as const)('%s: scraps are judged where the jobs are told in nothing else', (language, bullets) => {
  expect(tell(check, { language, entries: [entry({ bullets })] })).toMatchObject({
    status: 'fail',
    data: { total: 3 },
  });
  const { strong } = SENTENCES[language];
  expect(tell(check, { language, entries: [entry({ bullets: [...strong, bullets[0]] })] }).data['total']).toBe(5);
});

test('whoever heads neither work nor studies is judged by the text there is', () => {
  const about = { ...heading('summary'), line: line('自己紹介') };
  const text = line(
    '高校を出てからスーパーのレジをしていました。その後は事務の仕事で電話応対や書類整理などを担当していました。',
    { index: 1 },
  );
  const whole = reading({ language: 'ja', lines: [about.line, text] });
  const outcome = check.run({ ...whole, sections: [{ kind: 'summary', heading: about, lines: [text] }] });
  expect(outcome).toMatchObject({ kind: 'scored', findings: [{ messageId: 'running-text' }] });
});

test('scraps count where they are how the list is written, not where one names a tool', () => {
  const { strong } = SENTENCES.de;
  const scraps = ['Gutachten', 'Pachtverträge', 'Kasse'];
  expect(
    tell(check, { language: 'de', entries: [entry({ bullets: [...strong.slice(0, 2), ...scraps] })] }).data,
  ).toMatchObject({ total: 5 });
  expect(tell(check, { language: 'de', entries: [entry({ bullets: [...strong, 'Kasse'] })] }).data).toMatchObject({
    total: 5,
  });
});

test('"entre deux" counts nothing', () => {
  const told = (text: string) => tell(check, { language: 'fr', entries: [entry({ bullets: [text] })] }).data;
  expect(told('Intérim, plusieurs missions entre deux')).toMatchObject({ withFigure: 0 });
  expect(told('Partage du planning entre deux sites de production')).toMatchObject({ withFigure: 1 });
});

describe('jobs that are heads and nothing else', () => {
  const HEADS = {
    es: ['Cajera, Supermercados Almendro, Lugo, 2016 – 2021', 'Reponedora, Bazar Estrella, Lugo, 2013 – 2016'],
    ja: ['2016年4月 株式会社あけぼの青果 入社 店頭販売', '2013年4月 はるかぜ書店 入社 レジ担当'],
  } as const;

  function told(language: keyof typeof HEADS, more: readonly string[] = [], elsewhere: readonly SectionKind[] = []) {
    const lines = [...HEADS[language], ...more].map((text, index) => line(text, { index }));
    const whole = reading({ language, entries: HEADS[language].map((title) => entry({ title })) });
    const sections: Section[] = [
      { kind: 'experience', heading: heading('experience'), lines },
      ...elsewhere.map(section),
    ];
    return check.run({ ...whole, sections });
  }

  test.each(['es', 'ja'] as const)('%s: say nothing of what was done', (language) => {
    expect(told(language)).toMatchObject({ kind: 'scored', score: 0, findings: [{ messageId: 'untold' }] });
  });

  test.each(['publications', 'projects'] as const)('are no fault where %s tell it', (kind) => {
    expect(told('es', [], [kind])).toMatchObject({ kind: 'notApplicable' });
  });

  test('stay one where projects are told by their heads as well', () => {
    const jobs = HEADS.es.map((text, index) => line(text, { index }));
    const projects = ['Tienda en línea de plantas, 2022', 'Guía de senderos, 2020'].map((text, at) =>
      line(text, { index: jobs.length + at }),
    );
    const outcome = check.run({
      ...reading({ language: 'es', entries: HEADS.es.map((title) => entry({ title })) }),
      sections: [
        { kind: 'experience', heading: heading('experience'), lines: jobs },
        { kind: 'projects', heading: heading('projects'), lines: projects },
      ],
    });
    expect(outcome).toMatchObject({ kind: 'scored', score: 0, findings: [{ messageId: 'untold' }] });
  });

  test('are told by no more than that where there are no headings either', () => {
    const header = [line('Camarera, Bar Arrieta, Bilbao, 2019 – 2023')];
    const whole = reading({ language: 'es', sections: [], entries: [entry()] });
    const outcome = check.run({ ...whole, entries: whole.entries.map((own) => ({ ...own, header })) });
    expect(outcome).toMatchObject({ score: 0, findings: [{ messageId: 'untold' }] });
  });

  test('may be sentences of post, employer and dates', () => {
    const head = 'Du 3 mars 2020 au 5 mai 2021 : CDD lingère au sein du Groupement des Pins à Lens.';
    const lines = Array.from({ length: 12 }, (_, index) => line(head, { index }));
    const whole = reading({ language: 'fr', entries: lines.map((own) => entry({ title: own.text })) });
    const sections: Section[] = [{ kind: 'experience', heading: heading('experience'), lines }];
    expect(check.run({ ...whole, sections })).toMatchObject({ score: 0, findings: [{ messageId: 'untold' }] });
  });

  test('are none where more stands below the heading than was read as heads', () => {
    const more = 'Ordenar el almacén, despachar en el mostrador, cuadrar la caja y preparar los pedidos de cada semana';
    expect(told('es', [more, more, more])).toMatchObject({ kind: 'notApplicable' });
  });
});
