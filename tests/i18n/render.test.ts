import { describe, expect, test } from 'vitest';
import { de } from '../../src/i18n/report/de.ts';
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
