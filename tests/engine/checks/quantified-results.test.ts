import { describe, expect, test } from 'vitest';
import check from '../../../src/engine/checks/content/quantified-results.ts';
import { LANGUAGES } from '../../../src/resume/language.ts';
import { entry } from '../builder.ts';
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
