/** Orders to the machine: every phrasing in every language, seen or hidden in any way, and no honest sentence. */
import { describe, expect, test } from 'vitest';
import { HIDDEN_REASONS } from '../../../src/resume/document.ts';
import { LANGUAGES } from '../../../src/resume/language.ts';
import type { Report } from '../../../src/resume/report.ts';
import { TRICKS, withTrick } from './drawn.ts';
import { Draft } from './draft.ts';
import { withHidden } from './hide.ts';
import { HONEST, ORDERS } from './orders.ts';
import { lastLineOf } from './places.ts';
import { reportOfFile } from './redraw.ts';
import { judge, readStrong, type Strong } from './strong.ts';

function toldOf(report: Report, id: 'hidden-text' | 'injected-instructions') {
  const check = report.checks.find((own) => own.id === id);
  return { status: check?.status, ids: [...new Set(check?.findings.map(({ messageId }) => messageId))] };
}

function withLine(strong: Strong, text: string): Report {
  const draft = new Draft(strong);
  draft.insert(lastLineOf(strong, 'languages'), [text]);
  return judge({ dictionary: null }, draft.finish());
}

describe.each(LANGUAGES)('%s', async (language) => {
  const strong = await readStrong(language);

  test.each(ORDERS[language])('is found where it is seen: %s', (order) => {
    expect(toldOf(withLine(strong, order), 'injected-instructions')).toEqual({ status: 'fail', ids: ['visible'] });
  });

  test.each(HIDDEN_REASONS)('each is found hidden: %s', (reason) => {
    for (const order of ORDERS[language]) {
      const report = judge({ dictionary: null }, withHidden(strong.document, order, reason));
      expect(toldOf(report, 'injected-instructions'), order).toEqual({ status: 'fail', ids: ['hidden'] });
      expect(toldOf(report, 'hidden-text'), order).toEqual({ status: 'fail', ids: [reason] });
    }
  });

  test.each(Object.keys(TRICKS) as (keyof typeof TRICKS)[])('is found in a file: %s', async (reason) => {
    const report = await reportOfFile(strong, await withTrick(strong, reason, ORDERS[language].slice(0, 1)));
    expect(toldOf(report, 'injected-instructions')).toEqual({ status: 'fail', ids: ['hidden'] });
    expect(toldOf(report, 'hidden-text')).toEqual({ status: 'fail', ids: [reason] });
  });

  test.each(HONEST[language])('is none: %s', (sentence) => {
    expect(toldOf(withLine(strong, sentence), 'injected-instructions')).toEqual({ status: 'pass', ids: [] });
  });
});
