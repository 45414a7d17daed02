import { describe, expect, test } from 'vitest';
import check from '../../../src/engine/checks/ats/no-tables.ts';
import { unionOf, type PageRule } from '../../../src/resume/document.ts';
import type { Line } from '../../../src/engine/reading/reading.ts';
import { LANGUAGES } from '../../../src/resume/language.ts';
import { document, line, page, span } from '../builder.ts';
import { tell } from '../outcome.ts';
import { SENTENCES } from '../sentences.ts';

const EDGES = [56, 220, 400, 500];

/** Rows of cells that begin at the same places, from the top down. */
function rows(texts: readonly (readonly string[])[], from = 0): Line[] {
  return texts.map((cells, at) => {
    const y = 700 - 16 * (from + at);
    const spans = cells.map((text, column) => span({ text, x: EDGES[column] ?? 56, y }));
    return line(cells.join(' '), {
      index: from + at,
      baseline: y,
      box: unionOf(spans.map(({ box }) => box)),
      cells: spans.map((own) => ({ text: own.text, box: own.box, spans: [own] })),
    });
  });
}

function upright(x: number, y: number, height: number): PageRule {
  return { orientation: 'vertical', colour: '#000000', box: { x, y, width: 0.5, height } };
}

const ruled = (heights: number): ReturnType<typeof document> =>
  document([page([], { rules: [210, 390].map((x) => upright(x, 715 - heights, heights)) })]);

describe('no-tables', () => {
  test.each(LANGUAGES)('%s: passes for lines of text, tells a ruled table', (language) => {
    const { strong, weak } = SENTENCES[language];
    const text = rows([...strong, ...weak].map((own) => [own]));
    expect(tell(check, { language, lines: text }).status).toBe('pass');
    const grid = rows([
      ['SQL', 'Python', 'Excel'],
      ['Tableau', 'Looker', 'dbt'],
      ['Airflow', 'Docker', 'Git'],
    ]);
    const told = tell(check, { language, lines: grid, document: ruled(60) });
    expect(told).toMatchObject({ status: language === 'ja' || language === 'zh' ? 'warn' : 'fail', ids: ['ruled'] });
    expect(told.findings[0]?.evidence[0]?.excerpt).toContain('SQL Python Excel');
  });

  const skills = ['SQL Python Excel', 'Tableau Looker dbt', 'Airflow Docker Git', 'Kafka Spark Hive'];

  test('tells cells that are only aligned, from four rows on', () => {
    const cells = skills.map((row) => row.split(' '));
    expect(tell(check, { lines: rows(cells) })).toMatchObject({ status: 'fail', ids: ['aligned'] });
    expect(tell(check, { lines: rows(cells.slice(0, 3)) }).status).toBe('pass');
  });

  test('warns of a small one in a long resume', () => {
    const body = rows(Array.from({ length: 40 }, () => ['Led a team of twelve technicians.']));
    const lines = [
      ...body,
      ...rows(
        skills.map((row) => row.split(' ')),
        41,
      ),
    ];
    expect(tell(check, { lines })).toMatchObject({ status: 'warn', ids: ['aligned'] });
  });

  test('warns of a grid of language levels', () => {
    const grid = rows([
      ['English', 'C1', 'B2', 'C1'],
      ['French', 'B1', 'A2', 'B1'],
    ]);
    expect(tell(check, { lines: grid, document: ruled(60) })).toMatchObject({ status: 'warn', ids: ['levels'] });
  });

  test('leaves heads of entries, labels and separators alone', () => {
    const heads = Array.from({ length: 6 }, () => ['Data analyst', 'Example Works, Leeds', '03/2021 – 01/2024']);
    expect(tell(check, { lines: rows(heads) }).status).toBe('pass');
    const labels = Array.from({ length: 6 }, () => ['Languages', 'English, French']);
    expect(tell(check, { lines: rows(labels), document: ruled(120) }).status).toBe('pass');
    const contact = rows([['nora@example.org', '+44 20 7946 0000', 'Leeds']]);
    expect(tell(check, { lines: contact, document: ruled(16) }).status).toBe('pass');
  });

  test('takes a Japanese form for what it is', () => {
    const form = rows([['履歴書'], ['2015', '4', '東都大学経済学部入学'], ['2019', '3', '東都大学経済学部卒業']]);
    expect(tell(check, { language: 'ja', lines: form, document: ruled(100) }).status).toBe('not-applicable');
  });

  test('is not applicable without lines', () => {
    expect(tell(check, { lines: [] }).status).toBe('not-applicable');
  });
});
