import { describe, expect, test } from 'vitest';
import check from '../../../src/engine/checks/design/photo.ts';
import type { Box, PageRule } from '../../../src/resume/document.ts';
import { LANGUAGES, type Language } from '../../../src/resume/language.ts';
import { document, page, type ReadingParts } from '../builder.ts';
import { tell } from '../outcome.ts';

const MM = 72 / 25.4;

describe('photo', () => {
  const withImage = (market: string | null, width: number, height: number, rest = {}): ReadingParts => {
    const box = { x: 440, y: 780 - height * MM, width: width * MM, height: height * MM };
    const image = { box, pixelWidth: 300, pixelHeight: 400, ...rest };
    return { market, document: document([page(['Ada Example'], { images: [image] })]) };
  };

  test.each(['US', 'GB', 'CA', 'AU', 'IE'])('%s: warns of a portrait, never fails, and shows it', (market) => {
    const told = tell(check, withImage(market, 35, 45));
    expect(told).toMatchObject({ status: 'warn', ids: ['unwanted'], findings: [{ data: { market } }] });
    expect(told.findings[0]?.evidence[0]).toMatchObject({ page: 1, box: { x: 440, width: 35 * MM } });
  });

  test.each(['DE', 'JP', 'CN', 'ES', 'FR', 'IT', 'BR', 'CH', 'IN'])('%s: takes it as it is', (market) => {
    expect(tell(check, withImage(market, 35, 45)).status).toBe('pass');
  });

  test('passes without a photo everywhere', () => {
    for (const market of ['US', 'DE', 'JP'])
      expect(tell(check, { market, document: document([page(['Ada Example'])]) }).status).toBe('pass');
  });

  test.each([
    ['an icon', 6, 6],
    ['a logo', 60, 18],
    ['a background', 210, 297],
  ])('takes %s for no photo', (_, width, height) => {
    expect(tell(check, withImage('US', width, height)).status).toBe('pass');
  });

  test('takes a picture of few pixels, and one at the foot of the page, for no photo', () => {
    expect(tell(check, withImage('US', 35, 45, { pixelWidth: 24, pixelHeight: 24 })).status).toBe('pass');
    const foot = { box: { x: 440, y: 40, width: 35 * MM, height: 45 * MM } };
    expect(tell(check, withImage('US', 35, 45, foot)).status).toBe('pass');
  });

  test('is not applicable where the market is not known', () => {
    expect(tell(check, withImage(null, 35, 45)).status).toBe('not-applicable');
  });
});

/** Words of an empty frame, as forms and templates print them; the last ones need the frame around them. */
const FRAMES: Readonly<Record<Language, readonly [market: string, place: string, word: string]>> = {
  es: ['ES', 'Insertar foto', 'Foto'],
  en: ['IN', 'Insert photo here', 'Photo'],
  fr: ['FR', 'Insérer votre photo', 'Photo d’identité'],
  pt: ['BR', 'Inserir foto', 'Foto 3x4'],
  de: ['DE', 'Foto einfügen', 'Passfoto'],
  it: ['IT', 'Inserisci foto', 'Fototessera'],
  ja: ['JP', '写真を貼る位置', '写真'],
  zh: ['CN', '贴照片处', '照片'],
};

describe('an empty frame', () => {
  const at = { x: 460, y: 730 };
  const rule = (orientation: 'horizontal' | 'vertical', box: Box): PageRule => ({
    box,
    orientation,
    colour: '#000000',
  });
  const frame = (width: number, height: number): PageRule[] => {
    const [x, y] = [at.x - 10, at.y + 10 - height / 2];
    return [
      rule('horizontal', { x, y, width, height: 0.5 }),
      rule('horizontal', { x, y: y + height, width, height: 0.5 }),
      rule('vertical', { x, y, width: 0.5, height }),
      rule('vertical', { x: x + width, y, width: 0.5, height }),
    ];
  };
  const told = (text: string, market: string, rules: readonly PageRule[], rest = {}) =>
    tell(check, { market, document: document([page(['Ada Example', { text, ...at }], { rules, ...rest })]) });

  test.each(LANGUAGES)('%s: is told, and nothing where the same words stand in a list', (language) => {
    const [market, place, word] = FRAMES[language];
    const found = told(word, market, frame(35 * MM, 45 * MM));
    expect(found).toMatchObject({ status: 'warn', ids: ['frame-empty'], data: { frame: 'empty' } });
    expect(found.findings[0]).toMatchObject({ data: { words: word }, evidence: [{ page: 1, excerpt: word }] });
    expect(told(place, market, []).ids).toEqual(['frame-empty']);
    expect(told(word, market, []).status).toBe('pass');
    expect(told(word, market, frame(500, 20)).status).toBe('pass');
  });

  test('is to be deleted where nobody sends a photo', () => {
    expect(told('Photo', 'GB', frame(35 * MM, 45 * MM))).toMatchObject({
      ids: ['frame-unwanted'],
      data: { frame: 'none' },
    });
  });

  test('is none where a picture stands in it', () => {
    const image = { box: { x: 450, y: 690, width: 35 * MM, height: 45 * MM }, pixelWidth: 300, pixelHeight: 400 };
    expect(told('写真', 'JP', frame(35 * MM, 45 * MM), { images: [image] }).status).toBe('pass');
  });
});
