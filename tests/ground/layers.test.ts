/** The folders' rules are what `npm run lint` enforces: small files that break them are caught, and those that keep them pass. */
import { join } from 'node:path';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../../scripts/processes.ts';

const RULE = '@typescript-eslint/no-restricted-imports';

/** The files are not on the disk, so the rules that need types are left out. */
const eslint = new ESLint({
  cwd: ROOT,
  overrideConfig: { files: ['**/*.{ts,tsx}'], ...tseslint.configs.disableTypeChecked },
});

async function refusals(file: string, code: string): Promise<string[]> {
  const [result] = await eslint.lintText(code, { filePath: join(ROOT, file) });
  const messages = result?.messages ?? [];
  expect(
    messages.filter(({ fatal }) => fatal),
    'the file parses and is linted',
  ).toEqual([]);
  return messages.filter(({ ruleId }) => ruleId === RULE).map(({ message }) => message);
}

describe('refused', () => {
  test.each([
    ['src/resume/x.ts', '../engine/index.ts'],
    ['src/resume/x.ts', '../i18n/locales.ts'],
    ['src/engine/x.ts', '../pdf/read.ts'],
    ['src/engine/checks/ats/x.ts', '../../../pdf/read.ts'],
    ['src/engine/checks/ats/x.ts', '../../../i18n/locales.ts'],
    ['src/engine/x.ts', 'pdfjs-dist'],
    ['src/engine/x.ts', 'react'],
    ['src/engine/x.ts', 'astro:content'],
    ['src/engine/x.ts', 'node:fs'],
    ['src/pdf/x.ts', '../engine/index.ts'],
    ['src/ai/redact/x.ts', '../../engine/index.ts'],
    ['src/ai/x.ts', '../pdf/read.ts'],
    ['src/ai/x.ts', 'pdfjs-dist/legacy/build/pdf.mjs'],
    ['src/analysis/x.ts', '../engine/reading/lines.ts'],
    ['src/analysis/x.ts', '../i18n/dictionary.ts'],
    ['src/analysis/x.ts', '../ai/prompt.ts'],
    ['src/server/x.ts', '../engine/index.ts'],
    ['src/server/x.ts', '../i18n/locales.ts'],
    ['functions/api/x.ts', '../../src/ai/prompt.ts'],
    ['functions/api/x.ts', '../../src/resume/report.ts'],
    ['src/i18n/x.ts', '../engine/index.ts'],
    ['src/i18n/report/x.ts', '../../islands/analyzer/Analyzer.tsx'],
    ['src/consent/x.ts', '../resume/report.ts'],
    ['src/service-worker/x.ts', '../i18n/dictionary.ts'],
    ['src/service-worker/x.ts', '../consent/content-policy.ts'],
    ['src/service-worker/x.ts', 'react'],
    ['src/islands/x.tsx', '../service-worker/plan.ts'],
    ['src/cli/x.ts', '../engine/index.ts'],
    ['src/engine/x.ts', '../dictionaries/build.ts'],
    ['src/analysis/x.ts', '../dictionaries/node.ts'],
    ['src/dictionaries/x.ts', '../engine/index.ts'],
    ['src/cli/x.ts', '../islands/analyzer/Analyzer.tsx'],
    ['src/islands/analyzer/x.tsx', '../../engine/index.ts'],
    ['src/islands/analyzer/x.tsx', '../../pdf/read.ts'],
    ['src/islands/analyzer/x.tsx', '../../analysis/analyse.ts'],
    ['src/islands/analyzer/x.tsx', '../../i18n/dictionary.ts'],
    ['src/islands/analyzer/report/x.tsx', '../../../i18n/messages/es/site.ts'],
    ['src/islands/x.tsx', '../components/home/Home.astro'],
    ['src/islands/x.tsx', 'astro:content'],
    ['src/templates/x.ts', '../engine/index.ts'],
    ['src/templates/x.ts', '../components/home/Home.astro'],
    ['src/templates/x.ts', 'pdfjs-dist'],
    ['src/islands/x.tsx', '../templates/index.ts'],
    ['src/components/home/x.ts', '../../engine/index.ts'],
    ['src/components/home/x.ts', '../../layouts/Page.astro'],
    ['src/layouts/x.ts', '../islands/analyzer/Analyzer.tsx'],
    ['src/pages/x.ts', '../pdf/read.ts'],
    ['src/pages/x.ts', '../ai/prompt.ts'],
    ['src/pages/x.ts', '../server/analyze.ts'],
    ['src/components/home/x.ts', '../../pages/index.astro'],
  ])('%s from %s', async (file, target) => {
    expect(await refusals(file, `import { thing } from '${target}';\nthing();\n`)).not.toEqual([]);
  });

  test('values where only types are allowed', async () => {
    const target = "'../../analysis/types.ts'";
    expect(await refusals('src/islands/analyzer/x.ts', `import { thing } from ${target};\nthing();\n`)).toHaveLength(1);
  });

  test('a re-export', async () => {
    expect(await refusals('src/engine/x.ts', "export { read } from '../pdf/read.ts';\n")).toHaveLength(1);
  });
});

describe('allowed', () => {
  test.each([
    ['src/resume/x.ts', './report.ts'],
    ['src/engine/x.ts', '../resume/report.ts'],
    ['src/engine/checks/index.ts', './content/action-verbs.ts'],
    ['src/engine/checks/ats/x.ts', '../../reading/lines.ts'],
    ['src/pdf/x.ts', 'pdfjs-dist'],
    ['src/pdf/node.ts', 'node:path'],
    ['src/ai/x.ts', 'zod'],
    ['src/analysis/x.ts', '../engine/index.ts'],
    ['src/analysis/x.ts', '../pdf/read.ts'],
    ['src/server/x.ts', '../ai/prompt.ts'],
    ['functions/api/x.ts', '../../src/server/analyze.ts'],
    ['src/i18n/x.ts', '../resume/language.ts'],
    ['src/service-worker/x.ts', '../i18n/routing.ts'],
    ['src/cli/x.ts', 'node:fs/promises'],
    ['src/cli/x.ts', '../pdf/node.ts'],
    ['src/islands/analyzer/x.tsx', '../../analysis/client.ts'],
    ['src/islands/analyzer/x.tsx', '../../ai/client.ts'],
    ['src/islands/analyzer/x.tsx', '../../i18n/fill.ts'],
    ['src/islands/analyzer/x.tsx', 'react'],
    ['src/components/home/x.ts', '../../islands/analyzer/Analyzer.tsx'],
    ['src/components/home/x.ts', 'astro:content'],
    ['src/components/ads/x.ts', '../../consent/site-settings.ts'],
    ['src/templates/x.ts', '../i18n/locales.ts'],
    ['src/templates/x.ts', 'node:module'],
    ['src/components/resources/x.ts', '../../templates/index.ts'],
    ['src/pages/templates/x.ts', '../../templates/index.ts'],
    ['src/layouts/x.ts', '../components/chrome/Header.astro'],
    ['src/pages/x.ts', '../layouts/Page.astro'],
  ])('%s from %s', async (file, target) => {
    expect(await refusals(file, `import { thing } from '${target}';\nthing();\n`)).toEqual([]);
  });

  test('types where only types are allowed', async () => {
    const code = "import type { Thing } from '../../analysis/types.ts';\nexport const thing: Thing | null = null;\n";
    expect(await refusals('src/islands/analyzer/x.ts', code)).toEqual([]);
  });
});
