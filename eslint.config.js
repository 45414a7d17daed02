import astro from 'eslint-plugin-astro';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

const NODE = '^node:';
const PDFJS = '^pdfjs-dist';
const REACT = '^react(?:-dom)?(?:/|$)';
const ASTRO = '^astro(?:$|:|/)|\\.astro$';

/**
 * Who may import whom: the folder, what of the other folders it may use, and the packages it must not. A name allows a whole folder, a path only
 * what starts with it; `types` may be used for their types alone. What stands in no list is refused.
 */
export const LAYERS = [
  { folder: 'src/resume', may: [], mayNot: [NODE, PDFJS, REACT, ASTRO] },
  { folder: 'src/engine', may: ['resume'], mayNot: [NODE, PDFJS, REACT, ASTRO] },
  { folder: 'src/pdf', may: ['resume'], mayNot: [REACT, ASTRO] },
  { folder: 'src/contact', may: [], mayNot: [NODE, PDFJS, REACT, ASTRO] },
  { folder: 'src/ai', may: ['resume'], mayNot: [NODE, PDFJS, REACT, ASTRO] },
  { folder: 'src/analysis', may: ['pdf', 'engine/index.ts', 'resume'], mayNot: [NODE, PDFJS, REACT, ASTRO] },
  { folder: 'src/server', may: ['ai', 'contact', 'resume'], mayNot: [NODE, PDFJS, REACT, ASTRO] },
  { folder: 'functions', may: ['server'], mayNot: [NODE, PDFJS, REACT, ASTRO] },
  { folder: 'src/i18n', may: ['resume'], types: ['engine'], mayNot: [NODE, PDFJS, REACT, ASTRO] },
  { folder: 'src/templates', may: ['resume', 'i18n'], mayNot: [PDFJS, REACT] },
  { folder: 'src/consent', may: [], mayNot: [NODE, PDFJS, REACT, ASTRO] },
  {
    folder: 'src/service-worker',
    may: ['i18n/locales.ts', 'i18n/routing.ts'],
    mayNot: [NODE, PDFJS, REACT, ASTRO],
  },
  { folder: 'src/dictionaries', may: ['resume', 'engine/spelling/format.ts'], mayNot: [PDFJS, REACT, ASTRO] },
  {
    folder: 'src/cli',
    may: ['analysis', 'i18n', 'resume', 'pdf/node.ts', 'dictionaries/node.ts'],
    mayNot: [PDFJS, REACT, ASTRO],
  },
  {
    folder: 'src/islands',
    may: [
      'analysis/client.ts',
      'ai',
      'contact',
      'consent',
      'resume',
      'i18n/locales.ts',
      'i18n/routing.ts',
      'i18n/fill.ts',
      'i18n/report/render.ts',
      'i18n/report/load.ts',
      'i18n/preferences.ts',
    ],
    types: ['analysis/types.ts', 'i18n/slices.ts', 'i18n/report/messages.ts'],
    mayNot: [NODE, PDFJS, ASTRO],
  },
  {
    folder: 'src/components',
    may: ['i18n', 'contact', 'content', 'islands', 'consent', 'resume', 'styles', 'templates'],
    mayNot: [NODE, PDFJS, REACT],
  },
  { folder: 'src/layouts', may: ['components', 'i18n', 'styles'], mayNot: [NODE, PDFJS, REACT] },
  {
    folder: 'src/pages',
    may: [
      'layouts',
      'components',
      'content',
      'i18n',
      'islands',
      'consent',
      'styles',
      'analysis',
      'engine',
      'resume',
      'templates',
      'dictionaries/files.ts',
    ],
    mayNot: [PDFJS, REACT],
  },
];

/** What browsers have since 2024 only (Safari 17, 17.4 and 18.4): pdf.js' legacy build, which the site gives out, runs on older ones. */
const TOO_NEW = [
  ['Map', 'groupBy'],
  ['Object', 'groupBy'],
  ['Array', 'fromAsync'],
  ['Promise', 'withResolvers'],
  ['Promise', 'try'],
  ['URL', 'canParse'],
  ['URL', 'parse'],
  ['AbortSignal', 'any'],
  ['RegExp', 'escape'],
  ['Iterator', 'from'],
];

const FOLDERS = [...LAYERS.map(({ folder }) => nameOf(folder)), 'content', 'styles'];

function nameOf(folder) {
  return folder.replace('src/', '');
}

function escaped(path) {
  return path.replaceAll('.', '\\.');
}

/** A relative import that leaves for one of the other folders, save what is allowed. */
function outside(folder, allowed) {
  const others = FOLDERS.filter((name) => name !== nameOf(folder));
  const exceptions = allowed.map((path) => (path.includes('/') ? escaped(path) : `${path}/`));
  const unless = exceptions.length === 0 ? '' : `(?!${exceptions.join('|')})`;
  return `^(?:\\./)?(?:\\.\\./)+(?:src/)?${unless}(?:${others.join('|')})(?:/|$)`;
}

const layerRules = LAYERS.map(({ folder, may, types = [], mayNot }) => ({
  files: [`${folder}/**/*.{ts,tsx,astro}`],
  rules: {
    '@typescript-eslint/no-restricted-imports': [
      'error',
      {
        patterns: [
          {
            regex: outside(folder, [...may, ...types]),
            message: `${folder} may import only: ${may.join(', ') || 'nothing'}.`,
          },
          ...mayNot.map((regex) => ({ regex, message: `This package is not for ${folder}.` })),
          ...types.map((path) => ({
            regex: `^(?:\\.\\./)+${escaped(path)}`,
            allowTypeImports: true,
            message: `${folder} may use only the types of ${path}.`,
          })),
        ],
      },
    ],
  },
}));

export default defineConfig(
  globalIgnores(['dist', '.astro', '.wrangler', '.browser', 'test-results', 'playwright-report']),
  tseslint.configs.strict,
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/server/**', 'src/consent/site-settings.ts', 'src/cli/**', 'src/pages/**', 'src/components/**/*.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        ...TOO_NEW.map(([object, property]) => ({ object, property, message: 'Not in browsers of 2023.' })),
      ],
    },
  },
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      eqeqeq: 'error',
      'no-console': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
    },
  },
  // The rules that need types, and this one, are .oxlintrc.json's part.
  { files: ['**/*.{ts,tsx}'], rules: { '@typescript-eslint/no-unused-vars': 'off' } },
  { files: ['src/islands/**/*.{ts,tsx}'], ...reactHooks.configs.flat.recommended },
  astro.configs['flat/recommended'],
  // The analytics service's queue tells a command from data by its being an `arguments` object.
  { files: ['src/consent/gtag.ts'], rules: { 'prefer-rest-params': 'off' } },
  // Programs for the terminal and logs of the server speak through the console.
  {
    files: ['scripts/**', 'src/cli/**', 'src/server/**', 'tests/**', 'playwright.config.ts'],
    rules: { 'no-console': 'off' },
  },
  layerRules,
);
