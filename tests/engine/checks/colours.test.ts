import { describe, expect, test } from 'vitest';
import check from '../../../src/engine/checks/design/colours.ts';
import { LANGUAGES } from '../../../src/resume/language.ts';
import { document, face, page, type ReadingParts } from '../builder.ts';
import { tell } from '../outcome.ts';
import { SENTENCES } from '../sentences.ts';

describe('colours', () => {
  const text = 'Led a team of twelve technicians.';
  const inked = (colours: readonly string[], words = text): ReadingParts => ({
    document: document([page(colours.map((colour) => ({ text: words, colour })))]),
  });

  test.each(LANGUAGES)('%s: passes for four colours, warns of five, fails for a rainbow', (language) => {
    const words = SENTENCES[language].strong[0] ?? text;
    const four = ['#000000', '#1f4e79', '#0563c1', '#b00020'];
    expect(tell(check, { language, ...inked(four, words) })).toMatchObject({ status: 'pass', data: { count: 4 } });
    const five = tell(check, { language, ...inked([...four, '#2e7d32'], words) });
    expect(five).toMatchObject({ status: 'warn', ids: ['too-many'] });
    expect(five.findings[0]?.data).toMatchObject({ count: 5 });
    expect(five.findings[0]?.evidence).toHaveLength(5);
    expect(tell(check, { language, ...inked([...four, '#2e7d32', '#ff9800', '#9c27b0'], words) }).status).toBe('fail');
  });

  test('counts shades that look alike once: dark greys, middle greys, one blue and its neighbour', () => {
    const colours = ['#000000', '#222222', '#333333', '#777777', '#888888', '#1f4e79', '#234f7a'];
    expect(tell(check, inked(colours))).toMatchObject({ status: 'pass', data: { count: 3 } });
  });

  test('does not count icons and a stray character', () => {
    const colours = ['#000000', '#1f4e79', '#b00020', '#2e7d32'];
    const doc = document(
      [
        page([
          ...colours.map((colour) => ({ text: text.repeat(20), colour })),
          { text: 'x', colour: '#ff9800' },
          { text: 'phone mail home', colour: '#9c27b0', font: 1 },
        ]),
      ],
      { fonts: [face('Lato'), face('FontAwesome')] },
    );
    expect(tell(check, { document: doc })).toMatchObject({ status: 'pass', data: { count: 4 } });
  });

  test('is not applicable without text', () => {
    expect(tell(check, { document: document([page([])]) }).status).toBe('not-applicable');
  });
});

test('a heading of two characters has a colour', () => {
  const body = { text: '年間売上6.7億円を達成し、全国で二度の表彰を受けました。'.repeat(30), colour: '#000000' };
  // The last one in a radical, as some faces give it.
  const inks = ['#8e1b1b', '#1b6e2c', '#1b3c8e', '#8e5a1b'];
  const heads = inks.map((colour, at) => ({ text: at === 3 ? '⼯作' : '学歴', colour }));
  expect(tell(check, { language: 'ja', document: document([page([body, ...heads])]) })).toMatchObject({
    ids: ['too-many'],
    data: { count: 5 },
  });
});
