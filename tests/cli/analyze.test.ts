/** The engine at a terminal: one JSON line a file, in the shape that scripts rely on. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { CHECK_IDS } from '../../src/resume/report.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const pdf = (name: string): string => path.join('tests/fixtures/pdf', `${name}.pdf`);

/** Compiled once for all the runs: half of what each of them takes. */
const QUICK = { ...process.env, NODE_COMPILE_CACHE: path.join(ROOT, 'node_modules/.cache/node-compile') };

interface Line {
  readonly file: string;
  readonly error: { readonly code: string; readonly message: string } | null;
  readonly [field: string]: unknown;
}

interface Run {
  readonly status: number | null;
  readonly lines: readonly Line[];
  readonly stdout: string;
  readonly stderr: string;
}

function analyze(...args: readonly string[]): Promise<Run> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['src/cli/analyze.ts', ...args], { cwd: ROOT, env: QUICK });
    let [stdout, stderr] = ['', ''];
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => (stdout += chunk));
    child.stderr.setEncoding('utf8').on('data', (chunk: string) => (stderr += chunk));
    child.on('error', reject);
    child.on('close', (status) => {
      const lines = stdout.split('\n').filter((line) => line.startsWith('{'));
      resolve({ status, lines: lines.map((line) => JSON.parse(line) as Line), stdout, stderr });
    });
  });
}

/** The line without its times, which no two runs share. */
function untimed(line: Line | undefined): object {
  return { ...line, timing: null };
}

const AS_OF = '--as-of=2026-01-15';
const DATE = /^(?:\d{4}-(?:0[1-9]|1[0-2])|\d{4}|present)$/;
const text = expect.any(String) as string;
const number = expect.any(Number) as number;

describe('the line of a good file', async () => {
  const { status, lines, stdout } = await analyze('--as-of', '2026-01-15', pdf('es-strong'));
  const line = lines[0] as Line;

  test('stands alone on stdout, with exit status 0', () => {
    expect(status).toBe(0);
    expect(lines).toHaveLength(1);
    expect(stdout).toBe(`${JSON.stringify(line)}\n`);
  });

  test('has exactly these fields, in this order', () => {
    expect(Object.keys(line)).toEqual([
      'file', 'error', 'language', 'pages', 'columns', 'words', 'resume', 'scores', 'checks', 'analysis', 'timing',
    ]); // prettier-ignore
    expect(line).toMatchObject({
      file: pdf('es-strong'),
      error: null,
      language: 'es',
      pages: 1,
      columns: 1,
      words: number,
    });
    expect(line['timing']).toEqual({ readMs: number, engineMs: number });
  });

  test('has the resume with all its fields', () => {
    const resume = line['resume'] as Record<string, unknown>;
    expect(Object.keys(resume)).toEqual([
      'name', 'email', 'phone', 'location', 'urls', 'sections', 'jobs', 'education', 'bullets', 'quantifiedBullets',
    ]); // prettier-ignore
    expect(resume).toMatchObject({
      name: 'Lucía Marín Ortega',
      email: 'lucia.marin@example.org',
      phone: '+34634120957',
      location: 'Valencia, España',
      sections: ['summary', 'experience', 'education', 'skills', 'languages'],
      bullets: number,
      quantifiedBullets: number,
    });
    expect((resume['urls'] as unknown[]).every((url) => typeof url === 'string')).toBe(true);
  });

  test('has jobs and education with dates as "YYYY-MM", "YYYY" or "present"', () => {
    const { jobs, education } = line['resume'] as Record<'jobs' | 'education', readonly Record<string, string>[]>;
    expect(jobs).toHaveLength(3);
    for (const job of jobs) {
      expect(Object.keys(job)).toEqual(['title', 'company', 'start', 'end']);
      expect(job['start']).toMatch(DATE);
      expect(job['end']).toMatch(DATE);
    }
    expect(jobs[0]?.['end']).toBe('present');
    for (const degree of education) {
      expect(Object.keys(degree)).toEqual(['degree', 'school', 'end']);
      expect(degree['end']).toMatch(DATE);
    }
  });

  test('has whole scores from 0 to 100', () => {
    const scores = line['scores'] as Record<string, number>;
    expect(Object.keys(scores).sort()).toEqual(['ats', 'content', 'design', 'overall', 'structure']);
    for (const score of Object.values(scores)) {
      expect(Number.isInteger(score)).toBe(true);
      expect(score).toBeGreaterThanOrEqual(0);
      expect(score).toBeLessThanOrEqual(100);
    }
  });

  test('has every check by its id, with a status, a score and findings', () => {
    const checks = line['checks'] as Record<string, { status: string; score: number | null; findings: unknown[] }>;
    expect(Object.keys(checks)).toEqual([...CHECK_IDS]);
    for (const check of Object.values(checks)) {
      expect(Object.keys(check)).toEqual(['status', 'score', 'findings']);
      expect(['pass', 'warn', 'fail', 'not-applicable', 'undetermined']).toContain(check.status);
      if (check.score !== null) expect(check.score >= 0 && check.score <= 1).toBe(true);
      expect(Array.isArray(check.findings)).toBe(true);
    }
  });

  test('has the measured evaluation in the shape that the page shows', () => {
    const analysis = line['analysis'] as Record<string, unknown>;
    expect(analysis).toMatchObject({ overallScore: number, summary: text });
    expect(analysis['scores']).toEqual({ structure: number, content: number, ats: number, design: number });
    expect((analysis['strengths'] as unknown[]).length).toBeLessThanOrEqual(6);
    expect((analysis['recommendations'] as unknown[]).length).toBeLessThanOrEqual(8);
  });
});

describe('options', () => {
  test('--lang writes the prose and changes no number; without it the prose is Spanish', async () => {
    const runs = [await analyze(AS_OF, pdf('en-weak'))];
    for (const language of ['es', 'en', 'ja']) runs.push(await analyze(AS_OF, '--lang', language, pdf('en-weak')));
    const [plain, spanish, english, japanese] = runs.map((run) => run.lines[0] as Line);
    expect(untimed(plain)).toEqual(untimed(spanish));
    const summaries = [spanish, english, japanese].map((line) => (line?.['analysis'] as { summary: string }).summary);
    expect(new Set(summaries).size).toBe(3);
    for (const field of ['scores', 'resume', 'words']) {
      expect(english?.[field]).toEqual(spanish?.[field]);
      expect(japanese?.[field]).toEqual(spanish?.[field]);
    }
    const checks = japanese?.['checks'] as Record<string, { findings: { text: string }[] }>;
    const texts = Object.values(checks).flatMap(({ findings }) => findings.map((finding) => finding.text));
    expect(texts.length).toBeGreaterThan(3);
    for (const written of texts) expect(written).toMatch(/[\u3040-\u30ff]/u);
  });

  test('--as-of is the day that "present" means: the same day gives the same line', async () => {
    const [once, again] = [await analyze(AS_OF, pdf('ja-sample')), await analyze(AS_OF, pdf('ja-sample'))];
    expect(untimed(again.lines[0])).toEqual(untimed(once.lines[0]));
  });

  test('--password opens a locked file, --market takes a country in either case', async () => {
    const { status, lines } = await analyze('--market', 'gb', '--password', 'secreto', pdf('encrypted-password'));
    expect(status).toBe(0);
    expect(lines[0]).toMatchObject({ error: null, pages: 1 });
  });

  test.each([
    [['--lang', 'xx', pdf('es-weak')], '--lang'],
    [['--as-of', '2026-13-40', pdf('es-weak')], '--as-of'],
    [['--market', 'Spain', pdf('es-weak')], '--market'],
    [['--verbose', pdf('es-weak')], '--verbose'],
    [[], 'No file'],
  ])('%j is refused with the usage and exit status 2', async (args, names) => {
    const { status, stdout, stderr } = await analyze(...args);
    expect(status).toBe(2);
    expect(stdout).toBe('');
    expect(stderr).toContain(names);
    expect(stderr).toContain('Usage:');
  });
});

describe('files that fail', async () => {
  const FAILING = ['empty', 'not-a-pdf', 'truncated', 'encrypted-password', 'image-only', 'nobody'].map(pdf);
  const files = [pdf('es-strong'), ...FAILING, 'tests/fixtures/pdf', pdf('fr-weak')];
  const { status, lines } = await analyze('--lang', 'de', ...files);
  const lineOf = (file: string): Line | undefined => lines.find((line) => line.file === file);

  test('leave the others done, in the order given, and the exit status 1', () => {
    expect(status).toBe(1);
    expect(lines.map(({ file }) => file)).toEqual(files);
    expect(lines.flatMap(({ file, error }) => (error ? [] : [file]))).toEqual([pdf('es-strong'), pdf('fr-weak')]);
    expect(lines.at(-1)?.['language']).toBe('fr');
  });

  test.each([
    [pdf('empty'), 'empty'],
    [pdf('not-a-pdf'), 'not-pdf'],
    [pdf('truncated'), 'corrupt'],
    [pdf('nobody'), 'ENOENT'],
    ['tests/fixtures/pdf', 'EISDIR'],
  ])('%s gives the error %s and no result', (file, code) => {
    expect(lineOf(file)).toEqual({ file, error: { code, message: text } });
  });

  test.each([
    [pdf('encrypted-password'), 'password-needed'],
    [pdf('image-only'), 'too-little-text'],
  ])('%s: %s stands beside the checks that can be told', (file, code) => {
    const line = lineOf(file);
    expect(line?.error).toEqual({ code, message: text });
    expect(Object.keys(line?.['checks'] as object)).toEqual([...CHECK_IDS]);
    expect(line).toMatchObject({ resume: { name: null, jobs: [] }, scores: {}, analysis: { overallScore: number } });
  });

  test('say so in the language asked for', async () => {
    const wrong = await analyze('--password', 'otra', pdf('not-a-pdf'), pdf('encrypted-password'));
    expect(wrong.status).toBe(1);
    expect(wrong.lines.map(({ error }) => error?.code)).toEqual(['not-pdf', 'password-wrong']);
    expect(wrong.lines[0]?.error?.message).toContain('Solo se permiten archivos PDF');
    expect(lineOf(pdf('not-a-pdf'))?.error?.message).not.toBe(wrong.lines[0]?.error?.message);
  });
});
