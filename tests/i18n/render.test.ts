import { describe, expect, test } from 'vitest';
import { de } from '../../src/i18n/report/de/index.ts';
import { renderReport } from '../../src/i18n/report/render.ts';
import type { CheckResult, CheckStatus } from '../../src/resume/report.ts';
import { measuredReport } from '../islands/analyzer/measured.ts';

function rendered(status: CheckStatus, score: number | null) {
  const check: CheckResult = {
    id: 'hidden-text',
    area: 'ats',
    priority: 'Alta',
    status,
    score,
    findings: [],
    data: {},
  };
  const [first] = renderReport(measuredReport({ checks: [check] }), de, 'de').checks;
  return first;
}

describe('the title of a check', () => {
  test.each([
    ['pass', 1, 'In der Datei ist nichts versteckt'],
    ['warn', 0.5, 'Die Datei enthält unsichtbaren Text'],
    ['fail', 0, 'Die Datei enthält unsichtbaren Text'],
    ['undetermined', null, 'Versteckter Text'],
    ['not-applicable', null, 'Versteckter Text'],
  ] as const)('that is %s claims no more than that', (status, score, title) => {
    expect(rendered(status, score)?.title).toBe(title);
  });

  test.each([
    ['undetermined', de.undetermined],
    ['not-applicable', de.notApplicable],
  ] as const)('that is %s comes with the reason and nothing to mend', (status, why) => {
    expect(rendered(status, null)).toMatchObject({ why, fix: '', gain: 0 });
  });
});

describe('a recommendation', () => {
  const suggestion = (id: CheckResult['id'], findings: CheckResult['findings']): string => {
    const check: CheckResult = { id, area: 'content', priority: 'Alta', status: 'fail', score: 0, findings, data: {} };
    const recommendations = [{ checkId: id, area: check.area, priority: check.priority, gain: 6 }];
    const { analysis } = renderReport(measuredReport({ checks: [check], recommendations }), de, 'de');
    return analysis.recommendations[0]?.suggestion ?? '';
  };
  const place = (excerpt: string) => ({ page: 1, excerpt, box: null });
  const few = { messageId: 'few', data: { withFigure: 0, total: 4, percent: 0 }, evidence: [] };

  test('quotes the visitor’s own line, without its mark and full stop', () => {
    const evidence = [place('• Rechnungen geprüft und gebucht.')];
    const told = suggestion('quantified-results', [few, { messageId: 'no-figure', data: {}, evidence }]);
    expect(told).toContain('Zu sehen bei „Rechnungen geprüft und gebucht“.');
  });

  test('cuts a long line between words', () => {
    const evidence = [place('Rechnungen geprüft, '.repeat(9))];
    const told = suggestion('quantified-results', [few, { messageId: 'no-figure', data: {}, evidence }]);
    expect(/„(.*?)“/u.exec(told)?.[1]).toMatch(/^.{60,90}…$/u);
    expect(told).toMatch(/(?:geprüft|Rechnungen),?…“/u);
  });

  test('quotes nothing twice, and no personal numbers', () => {
    const words = { messageId: 'opening', data: { opening: 'Zuständig für die Ablage' } };
    const twice = suggestion('weak-phrases', [{ ...words, evidence: [place('Zuständig für die Ablage.')] }]);
    expect(twice).not.toContain('Zu sehen bei');
    const id = { messageId: 'national-id', data: { kind: 'DNI' }, evidence: [place('DNI 00000000T')] };
    expect(suggestion('personal-data', [id])).not.toContain('00000000T');
  });
});

test('a strength counts characters in a Japanese resume, words in a German one', () => {
  const check: CheckResult = {
    id: 'summary-present',
    area: 'structure',
    priority: 'Media',
    status: 'pass',
    score: 1,
    findings: [],
    data: { words: 68 },
  };
  const told = (language: 'ja' | 'de') =>
    renderReport(measuredReport({ language, checks: [check], strengths: [check.id] }), de, 'de').analysis.strengths[0];
  expect(told('ja')).toContain('68 Zeichen');
  expect(told('de')).toContain('68 Wörtern');
});

describe('a strength', () => {
  const check = (percent: number, good: number): CheckResult => ({ id: 'bullet-length', area: 'content', priority: 'Media', status: 'pass', score: 1, findings: [], data: { good, total: 6, percent } }); // prettier-ignore
  const told = (result: CheckResult): string | undefined =>
    renderReport(measuredReport({ checks: [result], strengths: [result.id] }), de, 'de').analysis.strengths[0];

  test('says "all" of all, and counts the others', () => {
    expect(told(check(100, 6))).toBe('Alle 6 Stichpunkte sind auf einen Blick zu erfassen.');
    expect(told(check(83, 5))).toBe('5 von 6 Stichpunkten sind auf einen Blick zu erfassen.');
  });
});
