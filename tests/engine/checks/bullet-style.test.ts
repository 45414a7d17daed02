import { describe, expect, test } from 'vitest';
import check from '../../../src/engine/checks/design/bullet-style.ts';
import type { Bullet } from '../../../src/engine/reading/reading.ts';
import { LANGUAGES } from '../../../src/resume/language.ts';
import { line, span } from '../builder.ts';
import { tell } from '../outcome.ts';
import { SENTENCES } from '../sentences.ts';

function items(glyphs: string, texts: readonly string[], x = 56): Bullet[] {
  return Array.from(glyphs, (glyph, i) => {
    const text = texts[i % texts.length] ?? '';
    const own = span({ text: `${glyph} ${text}`, x });
    return { text, glyph, section: 'experience', lines: [line(own.text, { box: own.box })] };
  });
}

describe('bullet-style', () => {
  const { strong } = SENTENCES.en;

  test.each(LANGUAGES)('%s: passes for one mark a level, warns of a stray, fails for a mixture', (language) => {
    const texts = SENTENCES[language].strong;
    expect(tell(check, { language, bullets: items('••••••', texts) })).toMatchObject({
      status: 'pass',
      data: { bullets: 6 },
    });
    const stray = tell(check, { language, bullets: items('•••••••–', texts) });
    expect(stray).toMatchObject({ status: 'warn', ids: ['mixed'] });
    expect(stray.findings[0]).toMatchObject({ data: { count: 1, main: '•', others: '–' } });
    expect(stray.findings[0]?.evidence[0]?.excerpt).toMatch(/^–/u);
    expect(tell(check, { language, bullets: items('•–➢•–➢•–', texts) }).status).toBe('fail');
  });

  test('lets each level have a mark of its own', () => {
    const bullets = [...items('•••••', strong), ...items('–––––', strong, 74), ...items('◦◦◦◦', strong, 92)];
    expect(tell(check, { bullets })).toMatchObject({ status: 'pass', data: { bullets: 14 } });
  });

  test('takes the same dot in other codes, and numbers, as no mixture', () => {
    expect(tell(check, { bullets: items('•·●∙\uf0b7⋅', strong) }).status).toBe('pass');
    expect(tell(check, { bullets: items('-–—−', strong) }).status).toBe('pass');
    const numbered = items('1', strong).map((bullet) => ({ ...bullet, glyph: '1.' }));
    expect(tell(check, { bullets: [...items('••••', strong), ...numbered] }).status).toBe('pass');
  });

  test.each(['ja', 'zh'] as const)('%s: a square above its items is a level, wherever it stands', (language) => {
    expect(tell(check, { language, bullets: items('■・・■・・※・', SENTENCES[language].strong) }).status).toBe('pass');
  });

  test('leaves dots before the contact data out', () => {
    const contact = items('••', strong).map((bullet) => ({ ...bullet, section: null }));
    expect(tell(check, { bullets: [...contact, ...items('––––', strong)] }).status).toBe('pass');
  });

  test('is not applicable to fewer than four items', () => {
    expect(tell(check, { bullets: items('•–•', strong) }).status).toBe('not-applicable');
    expect(tell(check, { bullets: [] }).status).toBe('not-applicable');
  });
});
