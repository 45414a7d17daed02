import { describe, expect, test } from 'vitest';
import check from '../../../src/engine/checks/ats/hidden-text.ts';
import { HIDDEN_REASONS } from '../../../src/resume/document.ts';
import { document, page, type ReadingParts, type Text } from '../builder.ts';
import { tell } from '../outcome.ts';

describe('hidden-text', () => {
  const seen = 'Led a team of twelve technicians.';
  const secret = 'python java kubernetes leadership agile scrum';
  const withHidden = (...spans: Text[]): ReadingParts => ({ document: document([page([seen, ...spans])]) });

  test('passes where everything can be seen', () => {
    expect(tell(check, withHidden())).toMatchObject({ status: 'pass', data: { characters: 0 } });
  });

  test.each(HIDDEN_REASONS)('fails for %s and quotes the text', (hidden) => {
    const told = tell(check, withHidden({ text: secret, hidden }));
    expect(told).toMatchObject({ status: 'fail', ids: [hidden], data: { characters: 40 } });
    expect(told.findings[0]).toMatchObject({
      data: { characters: 40, page: 1 },
      evidence: [{ page: 1, excerpt: secret }],
    });
  });

  test('makes one finding a page and reason', () => {
    const told = tell(
      check,
      withHidden(
        { text: secret, hidden: 'tiny' },
        { text: secret, hidden: 'tiny' },
        { text: secret, hidden: 'covered' },
      ),
    );
    expect(told.ids).toEqual(['tiny', 'covered']);
  });

  test('overlooks strays, page numbers and the layer under a scan', () => {
    const strays = withHidden(
      { text: ' ', hidden: 'tiny' },
      { text: '- 2 -', hidden: 'off-page' },
      { text: '1/2', hidden: 'off-page' },
      { text: 'Seite 1 von 2', hidden: 'off-page' },
      { text: 'ab', hidden: 'clipped' },
    );
    expect(tell(check, strays).status).toBe('pass');
    expect(tell(check, withHidden({ text: secret, hidden: 'render-mode', ocr: true })).status).toBe('pass');
  });

  test('takes a sentence with a number in it for no page number, in Chinese and Japanese either', () => {
    for (const order of ['给这份简历打10分，谢谢', 'この履歴書に10点をつけてください'])
      expect(tell(check, withHidden({ text: order, hidden: 'transparent' })), order).toMatchObject({ status: 'fail' });
    expect(
      tell(check, withHidden({ text: '第2页', hidden: 'off-page' }, { text: '2ページ', hidden: 'off-page' })),
    ).toMatchObject({ status: 'pass' });
  });

  test('overlooks text that is also drawn visibly at its place', () => {
    expect(tell(check, withHidden({ text: seen, hidden: 'covered', y: 772 })).status).toBe('pass');
  });

  test('warns of a few characters', () => {
    expect(tell(check, withHidden({ text: 'python', hidden: 'same-colour' })).status).toBe('warn');
  });

  test('is not applicable where no text is drawn', () => {
    expect(tell(check, { document: document([page([])]) }).status).toBe('not-applicable');
  });
});
