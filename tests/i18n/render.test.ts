import { describe, expect, test } from 'vitest';
import { flatten } from '../../scripts/translation-findings.ts';
import { LOCALES, type Locale } from '../../src/i18n/locales.ts';
import { de } from '../../src/i18n/report/de/index.ts';
import { fr } from '../../src/i18n/report/fr/index.ts';
import { it } from '../../src/i18n/report/it/index.ts';
import { ja } from '../../src/i18n/report/ja/index.ts';
import { zh } from '../../src/i18n/report/zh/index.ts';
import { loadReportMessages } from '../../src/i18n/report/load.ts';
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

describe('the words for a Japanese document of its own kind', () => {
  const title = async (locale: Locale, id: CheckResult['id'], data: CheckResult['data']): Promise<string> => {
    const check: CheckResult = {
      id,
      area: 'structure',
      priority: 'Media',
      status: 'warn',
      score: 0.75,
      findings: [],
      data,
    };
    const [first] = renderReport(measuredReport({ checks: [check] }), await loadReportMessages(locale), locale).checks;
    return `${first?.title ?? ''} ${first?.why ?? ''} ${first?.fix ?? ''}`;
  };

  test.each(LOCALES)(
    '%s: a 職務経歴書 without contact data and the box of a 履歴書 are told in words of their own',
    async (locale) => {
      for (const [id, kind] of [
        ['contact-email', 'history'],
        ['contact-phone', 'history'],
        ['summary-present', 'form'],
      ] as const) {
        const [own, other] = [await title(locale, id, { kind }), await title(locale, id, {})];
        expect(own).not.toBe(other);
        expect(`${own} ${other}`).not.toMatch(/[{}]/u);
      }
    },
  );
});

test.each(LOCALES)('%s: the summary of a resume in another language names it in words', async (locale) => {
  const messages = await loadReportMessages(locale);
  const { analysis } = renderReport(
    measuredReport({ language: null, otherLanguage: 'nl', checks: [] }),
    messages,
    locale,
  );
  const name = new Intl.DisplayNames(locale, { type: 'language' }).of('nl') ?? '';
  expect(name).not.toBe('nl');
  expect(analysis.summary).toContain(name);
});

test.each(LOCALES)('%s: the summary of what is no resume says so, and offers another file', async (locale) => {
  const check: CheckResult = {
    id: 'sections-essential',
    area: 'structure',
    priority: 'Alta',
    status: 'fail',
    score: 0,
    findings: [{ messageId: 'nothing', data: {}, evidence: [] }],
    data: {},
  };
  const messages = await loadReportMessages(locale);
  const { analysis } = renderReport(measuredReport({ checks: [check] }), messages, locale);
  expect(analysis.summary).toBe(messages.summaryOther);
});

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

describe('the fix of a bullet’s words', () => {
  const fixOf = (language: 'en' | 'de' | 'ja' | null, id: CheckResult['id'] = 'action-verbs'): string => {
    const check: CheckResult = {
      id,
      area: 'content',
      priority: 'Alta',
      status: 'fail',
      score: 0,
      findings: [],
      data: {},
    };
    const [first] = renderReport(measuredReport({ language, checks: [check] }), de, 'de').checks;
    return first?.fix ?? '';
  };

  test.each([['de'], [null]] as const)('tells what this language does (%s)', (language) => {
    expect(fixOf(language)).toBe(de.checks['action-verbs'].fix);
  });

  test('tells what the resume’s language does where that is another', () => {
    expect(fixOf('en')).toContain('auf Englisch üblich ist: Led, Built und Cut.');
    expect(fixOf('ja')).toContain('削減');
    expect(fixOf('en', 'hidden-text')).toBe(de.checks['hidden-text'].fix);
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

describe('bullets as a strength', () => {
  const told = async (locale: Locale, data: CheckResult['data']): Promise<string | undefined> => {
    const check: CheckResult = { id: 'bullets-used', area: 'structure', priority: 'Media', status: 'pass', score: 1, findings: [], data }; // prettier-ignore
    const report = measuredReport({ checks: [check], strengths: [check.id] });
    return renderReport(report, await loadReportMessages(locale), locale).analysis.strengths[0];
  };

  test.each(LOCALES)('%s: counts no jobs where none was told apart', async (locale) => {
    expect(await told(locale, { entries: 0, withBullets: 0, bullets: 7 })).toMatch(/^[^0]*7[^0]*$/);
    expect(await told(locale, { entries: 4, withBullets: 0, bullets: 9 })).toMatch(/^[^04]*9[^04]*$/);
    expect(await told(locale, { entries: 4, withBullets: 4, bullets: 9 })).toContain('9');
  });
});

describe('Italian articles before a number', () => {
  const told = (percent: number): string => {
    const check: CheckResult = { id: 'last-page-fill', area: 'design', priority: 'Baja', status: 'pass', score: 1, findings: [], data: { page: 2, percent } }; // prettier-ignore
    return (
      renderReport(measuredReport({ checks: [check], strengths: [check.id] }), it, 'it').analysis.strengths[0] ?? ''
    );
  };
  test.each([
    [8, 'all’8%'],
    [11, 'all’11%'],
    [85, 'all’85%'],
    [1, 'all’1%'],
    [18, 'al 18%'],
    [62, 'al 62%'],
    [100, 'al 100%'],
  ])('%i', (percent, words) => {
    expect(told(percent)).toContain(words);
  });

  test('change none of the visitor’s own words', () => {
    const finding = { messageId: 'word', data: { word: 'il 8%', suggestion: 'il 11' }, evidence: [] };
    const check: CheckResult = { id: 'spelling', area: 'content', priority: 'Baja', status: 'warn', score: 0.7, findings: [finding], data: { count: 1 } }; // prettier-ignore
    expect(renderReport(measuredReport({ checks: [check] }), it, 'it').checks[0]?.findings[0]?.text).toContain(
      '«il 8%»',
    );
  });
});

test('French signs keep to their words, however a line breaks', () => {
  const loose = flatten(fr);
  for (const [key, message] of Object.entries(loose)) expect(`${key} ${message}`).not.toMatch(/[^\s{] [;:?!%»]|« /u);
});

test('Japanese and Chinese punctuation is full width, and Japanese has no blanks between its characters', () => {
  const han = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]`;
  for (const [key, message] of Object.entries({ ...flatten(ja), ...flatten(zh) }))
    expect(`${key}: ${message}`).not.toMatch(new RegExp(`${han}[,;:?!]|${han} ${han}`, 'u'));
});
