import { describe, expect, test } from 'vitest';
import check from '../../../src/engine/checks/ats/letter-spacing.ts';
import { LEXICONS } from '../../../src/engine/lexicons/index.ts';
import { isCjk, LANGUAGES } from '../../../src/resume/language.ts';
import { contact, document, line, page } from '../builder.ts';
import { tell, type Told } from '../outcome.ts';

const spaced = (text: string): string => Array.from(text).join(' ');

/** A name and headings as they look, and the text that a parser gets of them. */
function told(name: string, headings: readonly string[], text: string): Told {
  const row = line(name);
  return tell(check, {
    document: document([page([name])], { text }),
    contact: contact({ name: { value: name, line: row } }),
    headings: headings.map((own) => ({ line: line(own), kinds: ['experience'] })),
  });
}

describe('letter-spacing', () => {
  test.each(LANGUAGES)('%s: passes for words, fails for a heading and a name in single letters', (language) => {
    const { headings } = LEXICONS[language];
    const [experience = '', education = ''] = [headings.experience[0], headings.education[0]].map((own) =>
      own?.toUpperCase(),
    );
    const own = [experience, education];
    expect(told('Nora Whitfield', own, `Nora Whitfield ${own.join(' ')}`).status).toBe('pass');
    const text = `N o r a W h i t f i e l d ${own.map(spaced).join(' ')}`;
    const wide = told('Nora Whitfield', own, text);
    // Latin headings alone: spaced characters are customary in Japanese and Chinese.
    expect(wide).toMatchObject({ status: 'fail', ids: isCjk(language) ? ['name'] : ['name', 'headings'] });
    expect(wide.findings[0]?.data['value']).toBe('N o r a W h i t f i e l d');
  });

  test('warns of one heading among others', () => {
    const own = told('Nora Whitfield', ['Experience', 'Education'], 'Nora Whitfield Experience E d u c a t i o n');
    expect(own).toMatchObject({ status: 'warn', ids: ['headings'], findings: [{ data: { count: 1 } }] });
  });

  test('overlooks a split or two, initials, and the same word elsewhere', () => {
    expect(told('Nora Whitfield', ['EXPERIENCE'], 'Nora Whitfield E XPERIENCE').status).toBe('pass');
    expect(told('J. R. R. Whitfield', ['UX'], 'J. R. R. Whitfield U X').status).toBe('pass');
  });

  test('leaves names of Chinese and Japanese characters alone', () => {
    expect(told('欧阳雨桐', ['工作经历'], '欧 阳 雨 桐 工 作 经 历').status).toBe('pass');
  });

  test('is not applicable without name and headings', () => {
    expect(tell(check, { contact: contact({}), headings: [] }).status).toBe('not-applicable');
  });
});
