import { describe, expect, test } from 'vitest';
import check from '../../../src/engine/checks/ats/text-layer.ts';
import { document, page } from '../builder.ts';
import { tell } from '../outcome.ts';

describe('text-layer', () => {
  const full = page(Array.from({ length: 20 }, () => 'Led a team of twelve technicians.'));
  const picture = page([], {
    images: [{ box: { x: 0, y: 0, width: 595, height: 842 }, pixelWidth: 1240, pixelHeight: 1754 }],
  });

  test('passes for a page of text, in Chinese from eighty characters', () => {
    expect(tell(check, { document: document([full]) }).status).toBe('pass');
    expect(tell(check, { document: document([page(['带领工程师完成新厂区的建设'.repeat(8)])]) }).status).toBe('pass');
  });

  test('passes for text recognised under a scan', () => {
    const scan = page([{ text: 'Led a team of twelve technicians. '.repeat(10), ocr: true }], {
      images: picture.images,
    });
    expect(tell(check, { document: document([scan]) }).status).toBe('pass');
  });

  test('fails for a picture, and for text that nobody sees', () => {
    expect(tell(check, { document: document([picture]) })).toMatchObject({
      status: 'fail',
      ids: ['none'],
      data: { characters: 0 },
    });
    const invisible = page([{ text: 'Led a team of twelve technicians. '.repeat(10), hidden: 'transparent' }]);
    expect(tell(check, { document: document([invisible]) }).ids).toEqual(['none']);
  });

  test('fails for a first page with a few words', () => {
    expect(tell(check, { document: document([page(['Ada Example', 'Analyst'])]) })).toMatchObject({
      status: 'fail',
      ids: ['thin'],
    });
  });

  test('names the later page that is a picture, and leaves a short one alone', () => {
    const told = tell(check, { document: document([full, picture]) });
    expect(told).toMatchObject({ status: 'fail', ids: ['image-page'] });
    expect(told.findings[0]?.data).toEqual({ page: 2 });
    expect(tell(check, { document: document([full, page(['Page 2'])]) }).status).toBe('pass');
  });

  test('is not applicable where no page could be read', () => {
    expect(tell(check, { document: document([page([], { unreadable: true })]) }).status).toBe('not-applicable');
  });
});
