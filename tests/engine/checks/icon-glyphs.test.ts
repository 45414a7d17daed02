import { describe, expect, test } from 'vitest';
import check from '../../../src/engine/checks/ats/icon-glyphs.ts';
import { LEXICONS } from '../../../src/engine/lexicons/index.ts';
import { LANGUAGES } from '../../../src/resume/language.ts';
import { contact, face, line, span } from '../builder.ts';
import { tell, type Told } from '../outcome.ts';

const EMAIL = 'nora@example.org';
const FONTS = [face('Lato'), face('FontAwesome'), face('Symbol')];

function told(...parts: readonly (readonly [text: string, font: number])[]): Told {
  const spans = parts.map(([text, font], at) => span({ text, font, x: 56 + 40 * at }));
  const own = spans[0] ?? span({ text: '' });
  const row = line(parts.map(([text]) => text).join(' '), { cells: [{ text: '', box: own.box, spans }] });
  return tell(check, { contact: contact({ email: { value: EMAIL, broken: null, line: row } }), fonts: FONTS });
}

describe('icon-glyphs', () => {
  test.each(LANGUAGES)('%s: passes for a word, warns of a pictogram alone', (language) => {
    const label = `${LEXICONS[language].labels.email[0] ?? ''}: ${EMAIL}`;
    expect(told([label, 0]).status).toBe('pass');
    expect(told(['\uf0e0', 1], [label, 0]).status).toBe('pass');
    const icon = told(['\uf0e0', 1], [EMAIL, 0]);
    expect(icon).toMatchObject({ status: 'warn', ids: ['icons'], findings: [{ data: { count: 1 } }] });
    expect(icon.findings[0]?.evidence[0]?.excerpt).toBe(EMAIL);
  });

  test('knows pictograms that are mapped to letters, and those inside a run of text', () => {
    expect(told(['B', 1], [EMAIL, 0]).status).toBe('warn');
    expect(told([`\ue0be ${EMAIL}`, 0]).status).toBe('warn');
  });

  test('knows pictograms whose code is lost, and no lost letter for one', () => {
    expect(told([`\ufffd ${EMAIL}`, 0]).status).toBe('warn');
    expect(told([`Orvelheim | \ufffd ${EMAIL}`, 0]).status).toBe('warn');
    expect(told([`Jos\ufffd ${EMAIL}`, 0]).status).toBe('pass');
  });

  test('leaves bullets, emoji and bare addresses alone', () => {
    expect(told(['\uf0b7', 2], [EMAIL, 0]).status).toBe('pass');
    expect(told(['•', 2], [EMAIL, 0]).status).toBe('pass');
    expect(told(['✉', 0], [EMAIL, 0]).status).toBe('pass');
    expect(told([EMAIL, 0]).status).toBe('pass');
  });

  test('is not applicable without contact data', () => {
    expect(tell(check, { contact: contact({}) }).status).toBe('not-applicable');
  });
});
