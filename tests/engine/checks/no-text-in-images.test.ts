import { describe, expect, test } from 'vitest';
import check from '../../../src/engine/checks/ats/no-text-in-images.ts';
import type { Box, PageImage } from '../../../src/resume/document.ts';
import { LANGUAGES } from '../../../src/resume/language.ts';
import { document, HEIGHT, page, WIDTH } from '../builder.ts';
import { tell, type Told } from '../outcome.ts';
import { SENTENCES } from '../sentences.ts';

const image = (box: Box): PageImage => ({ box, pixelWidth: 400, pixelHeight: 400 });
const whole: Box = { x: 0, y: 0, width: WIDTH, height: HEIGHT };
const body = [...SENTENCES.en.strong, ...SENTENCES.en.weak];

function told(texts: Parameters<typeof page>[0], ...boxes: Box[]): Told {
  return tell(check, { document: document([page(texts, { images: boxes.map(image) })]) });
}

describe('no-text-in-images', () => {
  test.each(LANGUAGES)('%s: passes for text, fails for a picture over half of the page', (language) => {
    const { strong, weak } = SENTENCES[language];
    expect(told([...strong, ...weak]).status).toBe('pass');
    const picture = told([...strong, ...weak], { x: 40, y: 40, width: 515, height: 430 });
    expect(picture).toMatchObject({ status: 'fail', ids: ['picture'] });
    expect(picture.findings[0]).toMatchObject({ data: { page: 1, percent: 44 }, evidence: [{ page: 1 }] });
  });

  test('leaves a portrait, icons and a small picture alone', () => {
    const portrait = { x: 450, y: 680, width: 100, height: 130 };
    const icons = Array.from({ length: 8 }, (_, at) => ({ x: 40 + 20 * at, y: 60, width: 14, height: 14 }));
    expect(told(body, portrait, ...icons, { x: 40, y: 200, width: 200, height: 60 }).status).toBe('pass');
  });

  test('leaves a background under real text alone', () => {
    expect(told(body, whole).status).toBe('pass');
  });

  test('counts strips, and a picture with its mask once', () => {
    const strips = Array.from({ length: 10 }, (_, at) => ({ x: 40, y: 40 + 20 * at, width: 500, height: 20 }));
    expect(told(body, ...strips)).toMatchObject({ status: 'warn', ids: ['picture'] });
    const mask = { x: 40, y: 40, width: 250, height: 200 };
    expect(told(body, mask, mask, mask).status).toBe('pass');
  });

  test('warns of a scan under which the text was recognised', () => {
    const recognised = body.map((text) => ({ text, ocr: true }));
    expect(told(recognised, whole)).toMatchObject({ status: 'warn', ids: ['scan'] });
  });

  test('fails without a text layer, whatever draws the letters', () => {
    expect(told([], whole)).toMatchObject({ status: 'fail', ids: ['picture'] });
    expect(told([])).toMatchObject({ status: 'fail', ids: ['drawn'] });
  });

  test('is not applicable where no page could be read', () => {
    expect(tell(check, { document: document([page([], { unreadable: true })]) }).status).toBe('not-applicable');
  });
});
