import { describe, expect, test } from 'vitest';
import check from '../../../src/engine/checks/structure/word-count.ts';
import { LANGUAGES } from '../../../src/resume/language.ts';
import { document, line, page, reading, section } from '../builder.ts';
import { tell } from '../outcome.ts';

const isCjk = (language: string): boolean => language === 'ja' || language === 'zh';

describe('word-count', () => {
  test.each(LANGUAGES)('%s: passes for a full page, warns and fails below and above', (language) => {
    const unit = isCjk(language) ? 3 : 1;
    const id = isCjk(language) ? '-characters' : '';
    const told = (words: number): ReturnType<typeof tell> => tell(check, { language, words: words * unit });
    expect(told(450)).toMatchObject({ status: 'pass', data: { count: 450 * unit } });
    expect(told(190)).toMatchObject({ status: 'warn', ids: [`too-few${id}`] });
    expect(told(60).status).toBe('fail');
    expect(told(1150)).toMatchObject({ status: 'warn', ids: [`too-many${id}`] });
    expect(told(2000).status).toBe('fail');
  });

  test('passes at either bound', () => {
    for (const words of [250, 1000]) expect(tell(check, { words }).status).toBe('pass');
    for (const words of [600, 3000]) expect(tell(check, { words, language: 'zh' }).status).toBe('pass');
  });

  test('counts no characters of a Japanese form, but those of a history', () => {
    const told = (...texts: string[]) => tell(check, { language: 'ja', words: 300, lines: texts.map((text) => line(text)) }).status; // prettier-ignore
    expect(told('履 歴 書', '氏名 水野 彩香')).toBe('not-applicable');
    expect(told('履歴書', '職務経歴書')).toBe('fail');
    expect(told('職務経歴書')).toBe('fail');
  });

  test('leaves publications out', () => {
    const papers = { ...section('publications'), lines: [line('A paper on mosses and roofs. '.repeat(60))] };
    const outcome = check.run({ ...reading({ words: 1200 }), sections: [papers] });
    expect(outcome).toMatchObject({ kind: 'scored', score: 1 });
  });

  test('could not tell of a page that failed to read, nor call a file short that was read in part', () => {
    const broken = document([page(['Ada'], { unreadable: true })]);
    expect(tell(check, { document: broken, words: 100 }).status).toBe('undetermined');
    expect(tell(check, { document: document([page(['Ada'])], { pageCount: 60 }), words: 100 }).status).toBe('pass');
  });
});

test('asks fewer words of a German page, and says how many', () => {
  expect(tell(check, { language: 'de', words: 215 }).status).toBe('pass');
  expect(tell(check, { language: 'de', words: 200 }).findings[0]?.data).toMatchObject({ words: 200, least: 215 });
  expect(tell(check, { language: 'en', words: 236 }).status).toBe('warn');
});
