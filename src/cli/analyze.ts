/** `npm run -s analyze -- FILE…`: one JSON line a file; exit status 1 when any of them failed. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { analyse } from '../analysis/analyse.ts';
import { keptWords, withSpelling } from '../analysis/spelling.ts';
import type { Analysis } from '../analysis/types.ts';
import { wordsFromPackages } from '../dictionaries/node.ts';
import { DEFAULT_LOCALE, isLocale, LOCALES, type Locale } from '../i18n/locales.ts';
import { sliceOf } from '../i18n/dictionary.ts';
import { loadReportMessages } from '../i18n/report/load.ts';
import { renderReport, type RenderedReport } from '../i18n/report/render.ts';
import { nodeRuntime } from '../pdf/node.ts';
import { FileError, type FileErrorCode } from '../resume/errors.ts';

const USAGE = `Usage: npm run -s analyze -- [options] FILE…

  --lang es|en|fr|pt|de|it|ja|zh   language of the prose (es)
  --as-of YYYY-MM-DD               the day that "present" means (today)
  --market CC                      job market, ISO 3166-1 alpha-2 (told by the resume)
  --password TEXT                  password of the files
`;

interface Settings {
  readonly locale: Locale;
  readonly asOf: string;
  readonly market: string | undefined;
  readonly password: string | undefined;
}

function fail(message: string): never {
  process.stderr.write(`${message}\n\n${USAGE}`);
  process.exit(2);
}

function settingsOf(): { files: string[]; settings: Settings } {
  const option = { type: 'string' } as const;
  const { values, positionals } = (() => {
    try {
      return parseArgs({
        allowPositionals: true,
        options: { lang: option, 'as-of': option, market: option, password: option },
      });
    } catch (error) {
      return fail((error as Error).message);
    }
  })();
  const locale = values.lang ?? DEFAULT_LOCALE;
  if (!isLocale(locale)) return fail(`--lang: one of ${LOCALES.join(', ')}`);
  const asOf = values['as-of'] ?? new Date().toISOString().slice(0, 10);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(asOf) || Number.isNaN(Date.parse(asOf))) return fail('--as-of: a day as YYYY-MM-DD');
  if (values.market !== undefined && !/^[a-z]{2}$/i.test(values.market))
    return fail('--market: two letters, such as ES');
  if (positionals.length === 0) return fail('No file was given');
  return { files: positionals, settings: { locale, asOf, market: values.market, password: values.password } };
}

function errorOf(code: FileErrorCode, locale: Locale): { code: FileErrorCode; message: string } {
  return { code, message: sliceOf(locale, 'analyzer')[`upload.error.${code}`] };
}

/** The line of a file that was read, or that at least could be told apart. */
function lineOf(file: string, { report, error, timing }: Analysis, rendered: RenderedReport, locale: Locale): object {
  const { language, pages, columns, words, resume, scores } = report;
  const prose = new Map(rendered.checks.map((check) => [check.id, check.findings]));
  const checks = report.checks.map(({ id, status, score, findings }) => [
    id,
    { status, score, findings: findings.map((finding, i) => ({ ...finding, text: prose.get(id)?.[i]?.text ?? '' })) },
  ]);
  return {
    file,
    error: error && errorOf(error, locale),
    language,
    pages,
    columns,
    words,
    resume,
    scores,
    checks: Object.fromEntries(checks) as unknown,
    analysis: rendered.analysis,
    timing: { readMs: Math.round(timing.readMs), engineMs: Math.round(timing.engineMs) },
  };
}

const words = keptWords(wordsFromPackages);

async function analyseFile(file: string, { locale, ...options }: Settings): Promise<{ line: object; failed: boolean }> {
  try {
    const bytes = new Uint8Array(await readFile(file));
    const measured = await analyse(bytes, nodeRuntime, { ...options, fileName: path.basename(file) });
    const analysis = await withSpelling(measured, words, options);
    const rendered = renderReport(analysis.report, await loadReportMessages(locale), locale);
    return { line: lineOf(file, analysis, rendered, locale), failed: analysis.error !== null };
  } catch (error) {
    if (error instanceof FileError) return { line: { file, error: errorOf(error.code, locale) }, failed: true };
    const { code, message } = error as NodeJS.ErrnoException;
    return { line: { file, error: { code: code ?? 'unknown', message } }, failed: true };
  }
}

// Whoever reads only the first lines (`| head`) closes the pipe: no fault of ours.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));

const { files, settings } = settingsOf();
for (const file of files) {
  const { line, failed } = await analyseFile(file, settings);
  process.stdout.write(`${JSON.stringify(line)}\n`);
  if (failed) process.exitCode = 1;
}
