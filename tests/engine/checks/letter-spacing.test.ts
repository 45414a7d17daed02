import { describe, expect, test } from 'vitest';
import check from '../../../src/engine/checks/ats/letter-spacing.ts';
import { LEXICONS } from '../../../src/engine/lexicons/index.ts';
import { LANGUAGES, type Language } from '../../../src/resume/language.ts';
import { contact, document, line, page, span } from '../builder.ts';
import { tell, type Told } from '../outcome.ts';

const spaced = (text: string): string => Array.from(text).join(' ');

/** A name and headings as they look, and the text that a parser gets of them. */
function told(name: string, headings: readonly string[], text: string, language: Language = 'en'): Told {
  const row = line(name);
  return tell(check, {
    language,
    document: document([page([name])], { text }),
    contact: contact({ name: { value: name, line: row } }),
    headings: headings.map((own) => {
      // Typed blanks stand in the pieces of the line, which is read without those between Chinese characters.
      const apart = text.includes(spaced(own)) && spaced(own);
      const { cells } = line(apart || own);
      return { line: line(own, { cells }), kinds: ['experience'] };
    }),
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
    expect(wide).toMatchObject({ status: 'fail', ids: ['name', 'headings'] });
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

  test('leaves names, document titles and short headings of Chinese and Japanese characters alone', () => {
    expect(told('欧阳雨桐', ['工作经历'], '欧 阳 雨 桐 工作经历').status).toBe('pass');
    expect(told('真鍋亮介', ['職務経歴書', '学歴'], '職 務 経 歴 書 真 鍋 亮 介 学 歴', 'ja').status).toBe('pass');
    expect(told('真鍋亮介', ['年 月 免許・資格'], '真鍋亮介 年 月 免 許 ・ 資 格', 'ja').status).toBe('pass');
    expect(told('欧阳雨桐', ['工作经历'], '欧 阳 雨 桐 工 作 经 历')).toMatchObject({
      status: 'warn',
      ids: ['headings'],
    });
  });

  test('takes small capitals, whose letters touch, for words', () => {
    const own = (gap: number): Told => {
      const spans = [span({ text: 'E', x: 50, size: 14 }), span({ text: 'XPERIENCE', x: 57 + gap, size: 9.8 })];
      const row = line('EXPERIENCE', { cells: [{ text: 'EXPERIENCE', box: line('EXPERIENCE').box, spans }] });
      const doc = document([page(['EXPERIENCE'])], { text: 'Nora Whitfield E X P E R I E N C E' });
      return tell(check, { document: doc, contact: contact({}), headings: [{ line: row, kinds: ['experience'] }] });
    };
    expect(own(0).status).toBe('pass');
    expect(own(4).status).toBe('warn');
  });

  test('is not applicable without name and headings', () => {
    expect(tell(check, { contact: contact({}), headings: [] }).status).toBe('not-applicable');
  });
});
