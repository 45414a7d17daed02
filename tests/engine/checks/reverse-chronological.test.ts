import { describe, expect, test } from 'vitest';
import check from '../../../src/engine/checks/structure/reverse-chronological.ts';
import type { Entry } from '../../../src/engine/reading/reading.ts';
import { LANGUAGES, type Language } from '../../../src/resume/language.ts';
import type { SectionKind } from '../../../src/resume/report.ts';
import { entry, heading, line, range, reading } from '../builder.ts';
import { statusOf } from '../outcome.ts';

type Dates = readonly [start: string | null, end: string | null, employer?: string];

function told(
  language: Language,
  lists: readonly (readonly [SectionKind, readonly Dates[]])[],
): { status: string; ids: string[]; excerpts: string[] } {
  let index = 0;
  const built = lists.map(([kind, dates]) => {
    const entries = dates.map(([start, end, employer]): Entry => {
      index += 1;
      const title = `Post ${String(index)}`;
      const own = entry({ section: kind, title, dates: range(start, end) });
      return { ...own, organisation: employer ?? `Works ${String(index)}`, header: [line(title, { index })] };
    });
    return { kind, entries, section: { kind, heading: heading(kind), lines: entries.flatMap(({ header }) => header) } };
  });
  const outcome = check.run({
    ...reading({ language, entries: built.flatMap(({ entries }) => entries) }),
    sections: built.map(({ section }) => section),
  });
  const findings = outcome.kind === 'scored' ? outcome.findings : [];
  return {
    status: statusOf(outcome),
    ids: findings.map(({ messageId }) => messageId),
    excerpts: findings.flatMap(({ evidence }) => evidence.map(({ excerpt }) => excerpt)),
  };
}

const NEWEST_FIRST: readonly Dates[] = [
  ['2021-03', 'present'],
  ['2018-06', '2021-02'],
  ['2015-08', '2018-05'],
];
const OLDEST_FIRST = NEWEST_FIRST.toReversed();

describe('reverse-chronological', () => {
  test.each(LANGUAGES.filter((language) => language !== 'ja'))(
    '%s: passes from the newest to the oldest, fails the other way',
    (language) => {
      expect(
        told(language, [
          ['experience', NEWEST_FIRST],
          [
            'education',
            [
              ['2013', '2015'],
              ['2009', '2013'],
            ],
          ],
        ]).status,
      ).toBe('pass');
      expect(told(language, [['experience', OLDEST_FIRST]])).toEqual({
        status: 'fail',
        ids: ['oldest-first'],
        excerpts: ['Post 1'],
      });
    },
  );

  test('ja: passes either way, as forms and histories do, and warns of neither', () => {
    expect(told('ja', [['experience', NEWEST_FIRST]]).status).toBe('pass');
    expect(told('ja', [['experience', OLDEST_FIRST]]).status).toBe('pass');
    const mixed: readonly Dates[] = [
      ['2018-06', '2021-02'],
      ['2015-08', '2018-05'],
      ['2021-03', 'present'],
    ];
    expect(told('ja', [['experience', mixed]])).toMatchObject({ status: 'warn', ids: ['out-of-order'] });
  });

  test('calls no job the oldest that is held to this day', () => {
    const jobs: readonly Dates[] = [
      ['2019-01', 'present'],
      ['2021-02', '2021-06'],
      ['2022-03', '2022-09'],
    ];
    expect(told('it', [['experience', jobs]])).toEqual({ status: 'warn', ids: ['out-of-order'], excerpts: ['Post 3'] });
  });

  test('warns of studies from the oldest on, and of one job out of place', () => {
    expect(
      told('zh', [
        [
          'education',
          [
            ['2011-09', '2015-06'],
            ['2015-09', '2018-06'],
          ],
        ],
      ]),
    ).toMatchObject({ status: 'warn', ids: ['oldest-first'] });
    const mixed: readonly Dates[] = [
      ['2018-06', '2021-02'],
      ['2021-03', 'present'],
      ['2015-08', '2018-05'],
    ];
    expect(told('en', [['experience', mixed]])).toEqual({
      status: 'warn',
      ids: ['out-of-order'],
      excerpts: ['Post 2'],
    });
  });

  test.each<readonly [string, readonly Dates[]]>([
    [
      'jobs at the same time',
      [
        ['2016-01', 'present'],
        ['2021-03', 'present'],
        ['2014-01', '2015-12'],
      ],
    ],
    [
      'a long one beside a later short one',
      [
        ['2018-01', '2024-12'],
        ['2020-01', '2021-01'],
        ['2015-01', '2017-12'],
      ],
    ],
    [
      'lone years that may meet',
      [
        ['2019', '2020'],
        ['2020-03', '2020-08'],
        ['2017', '2019'],
      ],
    ],
    [
      'degrees with a year only',
      [
        [null, '2015'],
        [null, '2013'],
      ],
    ],
    [
      'a start without an end',
      [
        ['2021-03', null],
        ['2018-06', '2021-02'],
      ],
    ],
  ])('does not mind %s', (_, dates) => {
    expect(told('en', [['experience', dates]]).status).toBe('pass');
  });

  test('judges two sections of jobs each by itself', () => {
    expect(
      told('en', [
        ['experience', NEWEST_FIRST.slice(1)],
        ['experience', NEWEST_FIRST.slice(0, 2)],
      ]).status,
    ).toBe('pass');
  });

  test('is not applicable to a single job', () => {
    expect(told('en', [['experience', NEWEST_FIRST.slice(0, 1)]]).status).toBe('not-applicable');
  });
});

test('a section is named as the page names it, a long heading shortened', () => {
  const named = (title: string): unknown => {
    const [older, newer] = (['2015-08', '2021-03'] as const).map((start, index) => ({
      ...entry({ dates: range(start, `${start.slice(0, 3)}9-01`) }),
      header: [line('Post', { index })],
    }));
    const entries = [older, newer].filter((own) => own !== undefined);
    const kind = 'experience' as const;
    const section = {
      kind,
      heading: { ...heading(kind), line: line(title) },
      lines: entries.flatMap((own) => own.header),
    };
    const outcome = check.run({ ...reading({ entries }), sections: [section] });
    return outcome.kind === 'scored' ? outcome.findings[0]?.data['heading'] : null;
  };
  expect(named('WHERE I HAVE WORKED')).toBe('WHERE I HAVE WORKED');
  expect(named('Werdegang '.repeat(8).trim())).toMatch(/^Werdegang .{20,30}…$/u);
});

test('a certificate told by its year below the degrees is a list of its own', () => {
  expect(told('es', [['education', [['2012', '2016'], [null, '2020']]]]).status).not.toBe('fail');
  expect(told('es', [['education', [['2012', '2016'], [null, '2020']]]]).ids).toEqual([]);
  expect(told('es', [['education', [['2008', '2012'], ['2016', '2018']]]]).ids).toEqual(['oldest-first']);
}); // prettier-ignore

test('jobs under a heading that nobody knows are held to their order as well', () => {
  const job = (start: string, end: string): Entry => entry({ dates: range(start, end) });
  const mixed = [job('2015-02', '2018-03'), job('2019-01', '2022-05'), job('2010-01', '2014-12')];
  const outcome = check.run({ ...reading({ entries: mixed }), sections: [] });
  expect(outcome.kind === 'scored' && outcome.findings.map(({ messageId }) => messageId)).toEqual(['out-of-order']);
});

test('posts with one employer stand together, by the latest of them', () => {
  const posts = (last: string): readonly Dates[] => [
    ['2024-06', 'present', 'Acme'], ['2020-09', '2024-05', 'Acme'], ['2022-03', 'present', last], ['2011-01', '2020-08'],
  ]; // prettier-ignore
  expect(told('pt', [['experience', posts('Brisa')]]).ids).toEqual([]);
  expect(told('pt', [['experience', posts('Acme')]]).ids).toEqual(['out-of-order']);
  const later = posts('Brisa').with(0, ['2020-10', '2021-05', 'Acme']).with(1, ['2018-01', '2020-09', 'Acme']);
  expect(told('pt', [['experience', later]]).ids).toEqual(['out-of-order']);
});
