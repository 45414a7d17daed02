import { describe, expect, test } from 'vitest';
import check from '../../../src/engine/checks/design/contrast.ts';
import { contact, document, face, linesOf, page, type ReadingParts, type Text } from '../builder.ts';
import { tell } from '../outcome.ts';

describe('contrast', () => {
  const dark = 'Led a team of twelve technicians through the opening of three plants.';
  const withText = (...texts: Text[]): ReadingParts => ({
    document: document([page([dark, dark, dark, dark, ...texts])], {
      fonts: [face('Lato'), face('Lato', { weight: 700 })],
    }),
  });

  test('passes for black and for a grey of 4.5 to 1', () => {
    expect(tell(check, withText())).toMatchObject({ status: 'pass', data: { ratio: 21 } });
    expect(tell(check, withText({ text: dark, colour: '#767676' })).status).toBe('pass');
  });

  test('warns of pale text and names the colours, the ratio rounded down', () => {
    const told = tell(check, withText({ text: dark, colour: '#787878' }));
    expect(told).toMatchObject({ status: 'warn', ids: ['low'] });
    expect(told.findings[0]).toMatchObject({
      data: { ratio: 4.4, colour: '#787878', background: '#ffffff' },
      evidence: [{ excerpt: dark }],
    });
  });

  test('fails where much of the page is faint', () => {
    expect(tell(check, withText(...Array.from({ length: 4 }, () => ({ text: dark, colour: '#bbbbbb' })))).status).toBe(
      'fail',
    );
  });

  test('judges light text by what lies behind it', () => {
    expect(tell(check, withText({ text: dark, colour: '#ffffff', background: '#1f3a5f' })).status).toBe('pass');
    expect(tell(check, withText({ text: dark, colour: '#ffffff', background: null })).status).toBe('pass');
  });

  test('asks less of large type, and nothing of ornaments and of what is hidden', () => {
    expect(tell(check, withText({ text: 'Ada Example, data analyst', colour: '#888888', size: 24 })).status).toBe(
      'pass',
    );
    expect(
      tell(
        check,
        withText({ text: '• | —', colour: '#dddddd' }, { text: dark, colour: '#fefefe', hidden: 'same-colour' }),
      ).status,
    ).toBe('pass');
  });

  test('minds even a short line where it holds the contact data', () => {
    const parts = withText({ text: 'ada@example.org', colour: '#aaaaaa' });
    expect(tell(check, parts).status).toBe('pass');
    const own = linesOf(parts.document ?? document([])).at(-1) ?? null;
    const told = tell(check, {
      ...parts,
      contact: contact({ email: { value: 'ada@example.org', broken: null, line: own } }),
    });
    expect(told).toMatchObject({ status: 'warn', ids: ['low'] });
  });

  test('is not applicable without text', () => {
    expect(tell(check, { document: document([page([])]) }).status).toBe('not-applicable');
  });
});
