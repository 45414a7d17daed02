import { describe, expect, test } from 'vitest';
import check from '../../../src/engine/checks/ats/characters-mapped.ts';
import { document, face, page } from '../builder.ts';
import { tell } from '../outcome.ts';

describe('characters-mapped', () => {
  const text = 'Led a team of twelve technicians through the opening of three plants.';
  const lines = Array.from({ length: 10 }, () => text);

  test('passes for clean text, radicals included', () => {
    expect(tell(check, { document: document([page(lines)]) })).toMatchObject({ status: 'pass', data: { percent: 0 } });
    expect(tell(check, { document: document([page(['⾄今 ⼯作经历 ⺠生银⾏'])]) }).status).toBe('pass');
  });

  test('fails where letters are lost', () => {
    const lost = text.replace('e', '\ufffd');
    const told = tell(check, { document: document([page([lost, lost, lost])]) });
    expect(told).toMatchObject({ status: 'warn', ids: ['unmapped'], data: { percent: 1.7 } });
    expect(told.findings[0]).toMatchObject({
      data: { count: 3 },
      evidence: [{ excerpt: lost }, { excerpt: lost }, { excerpt: lost }],
    });
    const gone = tell(check, { document: document([page(['\ue001\ue002\ue003\ue004\ue005'])]) });
    expect(gone.status).toBe('fail');
    expect(gone.findings[0]?.data).toEqual({ count: 5, percent: 100 });
  });

  test('leaves icons and bullets alone', () => {
    const fonts = [face('Lato'), face('FontAwesome6Brands')];
    const icons = page([...lines, { text: '\uf095 \uf0e0 \uf08c', font: 1 }, { text: '\uf0b7' }]);
    expect(tell(check, { document: document([icons], { fonts }) }).status).toBe('pass');
  });

  test('is not deceived where every glyph stands alone', () => {
    const letters = Array.from({ length: 40 }, () => '\ufffd');
    expect(tell(check, { document: document([page([...letters, 'Ada Example'])]) }).status).toBe('fail');
  });

  test('is not applicable without text', () => {
    expect(tell(check, { document: document([page([])]) }).status).toBe('not-applicable');
  });
});

test('a lost letter drawn from another face is one of its word, not an icon', () => {
  const word = (y: number) => [
    { text: 'Administraci', x: 56, y },
    { text: '\ufffd', x: 56 + 12 * 5.25, y, font: 1 },
    { text: 'n de fincas', x: 56 + 13 * 5.25, y },
  ];
  const rows = [700, 680, 660].flatMap(word);
  const sheet = document([page(rows)], { fonts: [face('Lato'), face('Noto')] });
  expect(tell(check, { document: sheet })).toMatchObject({ ids: ['unmapped'], findings: [{ data: { count: 3 } }] });
  const ending = document(
    [page(rows.filter((own) => own.text !== 'n de fincas'))],
    { fonts: [face('Lato'), face('Noto')] }, // prettier-ignore
  );
  expect(tell(check, { document: ending })).toMatchObject({ ids: ['unmapped'], findings: [{ data: { count: 3 } }] });
  const apart = document([page(rows.map((own) => (own.font ? { ...own, x: 400 } : own)))], {
    fonts: [face('Lato'), face('Noto')],
  });
  expect(tell(check, { document: apart }).status).toBe('pass');
});
