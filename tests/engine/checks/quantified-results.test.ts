import { describe, expect, test } from 'vitest';
import check from '../../../src/engine/checks/content/quantified-results.ts';
import { LANGUAGES } from '../../../src/resume/language.ts';
import { entry, heading, line, reading } from '../builder.ts';
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
    expect(
      told(
        Array.from(weak[0] ?? '')
          .slice(0, 12)
          .join(''),
      ).status,
    ).toBe('not-applicable');
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
