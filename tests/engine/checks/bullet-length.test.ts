import { describe, expect, test } from 'vitest';
import check from '../../../src/engine/checks/content/bullet-length.ts';
import { LANGUAGES } from '../../../src/resume/language.ts';
import { entry } from '../builder.ts';
import { tell } from '../outcome.ts';
import { SENTENCES } from '../sentences.ts';

describe('bullet-length', () => {
  test.each(LANGUAGES)('%s: passes for bullets of a line or two', (language) => {
    expect(tell(check, { language, entries: [entry({ bullets: SENTENCES[language].strong })] }).status).toBe('pass');
  });

  test.each(LANGUAGES)('%s: fails for scraps and for tirades', (language) => {
    const { strong } = SENTENCES[language];
    const unit = language === 'ja' || language === 'zh' ? '-characters' : '';
    const scraps = strong.map((text) => (unit ? text.slice(0, 8) : text.split(' ').slice(0, 4).join(' ')));
    expect(tell(check, { language, entries: [entry({ bullets: scraps })] })).toMatchObject({
      status: 'fail',
      ids: Array(3).fill(`too-short${unit}`),
    });
    const tirades = strong.map((text) => `${text} `.repeat(6));
    expect(tell(check, { language, entries: [entry({ bullets: tirades })] })).toMatchObject({
      status: 'fail',
      ids: Array(3).fill(`too-long${unit}`),
    });
  });

  test.each([
    ['en', 'Thesis advisor: Ines Marlow'],
    ['fr', 'Directrice de thèse : Aude Brenil'],
    ['de', 'Doktormutter: Prof. Jutta Ohlmar'],
    ['pt', 'Orientadora: Celina Farto'],
    ['zh', '导师：康世安教授'],
  ] as const)('%s: asks nothing more of whom one answered to', (language, note) => {
    const bullets = [...SENTENCES[language].strong.slice(0, 4), note];
    expect(tell(check, { language, entries: [entry({ bullets })] })).toMatchObject({
      status: 'pass',
      data: { total: 4 },
    });
  });

  test('quotes a short bullet that tells no result before one that does', () => {
    const told = tell(check, {
      entries: [entry({ bullets: ['Cut waste by 44%', 'Filed invoices every single day'] })],
    });
    expect(told.findings[0]?.evidence[0]?.excerpt).toBe('Filed invoices every single day');
  });

  test('says how long the bullet is', () => {
    const told = tell(check, { entries: [entry({ bullets: ['Filed invoices daily'] })] });
    expect(told.findings[0]).toMatchObject({ messageId: 'too-short', data: { words: 3 } });
  });

  test('zh: long Latin names make no bullet too long', () => {
    const text =
      '基于 Elasticsearch、Kubernetes、Prometheus、Terraform、PostgreSQL 与 TypeScript 搭建日志平台，查询时间由12秒降至0.8秒，覆盖40个业务系统';
    expect(tell(check, { language: 'zh', entries: [entry({ bullets: [text] })] }).status).toBe('pass');
  });

  test('is not applicable without bullets', () => {
    expect(tell(check).status).toBe('not-applicable');
  });
});

test('de: six words are a line', () => {
  const bullets = ['Durchführung von 30 Simulationstrainings im Jahr', 'Senkung der Durchfallquote auf sechs Prozent'];
  expect(tell(check, { language: 'de', entries: [entry({ bullets })] }).status).toBe('pass');
  expect(tell(check, { language: 'en', entries: [entry({ bullets: ['Ran thirty simulation trainings a year'] })] }).status).toBe('fail'); // prettier-ignore
});
