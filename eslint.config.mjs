import boundaries from 'eslint-plugin-boundaries';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import {
  askedWithinWrites,
  calls,
  callsWithHooks,
  callsWithoutHooks,
  noCallsInComponents,
} from './src/cli/lint/calls.mjs';
import { featureLadder } from './src/cli/lint/feature-ladder.mjs';
import { forms, formsWithoutFormik } from './src/cli/lint/forms.mjs';
import { kitRules } from './src/cli/lint/kits.mjs';
import { serverRooms } from './src/cli/lint/server-rooms.mjs';

const tests = 'src/**/*.test.{ts,tsx}';

/** Packages that only these folders may import. */
const owners = {
  axios: ['src/lib'],
  'drizzle-orm': ['src/server/data', 'src/server/db', 'src/server/demo'],
  '@{mui,emotion}/*': ['src/theme', 'src/ui/overlay'],
};

/**
 * Files in `folder` may import from the rooms `types` and from packages; `policies` add exceptions, the last match
 * wins. Each folder has its own short list, because every import is checked against the whole list.
 */
const room = (folder, types, ...policies) => ({
  files: [folder.endsWith('.ts') ? folder : `${folder}/**/*.{ts,tsx,mjs}`],
  ignores: [tests],
  rules: {
    'boundaries/dependencies': [
      'error',
      {
        default: 'disallow',
        checkAllOrigins: true,
        policies: [
          { allow: { to: { module: { origin: ['external', 'core'] } } } },
          ...(types.length > 0 ? [{ allow: { to: { element: { types: { anyOf: types } } } } }] : []),
          ...policies,
          ...Object.entries(owners)
            .filter(([, folders]) => !folders.includes(folder))
            .map(([source, folders]) => ({
              disallow: { to: { module: { origin: 'external', source } } },
              message: `only ${folders.join(' and ')} may use ${source}`,
            })),
        ],
      },
    ],
  },
});

const belowServer = ['contract', 'lib', 'i18n', 'domain'];
/** These retry a chunk that fails to load. */
const partsByHelper = {
  selector:
    'ImportExpression:not(CallExpression[callee.name=/^(importPart|browserOnly|lazyForm|optionalLazy|openLazyDialog|lazyDialog)$/] *)',
  message: 'use importPart (lib/import-part)',
};
const belowFeatures = ['ui', 'lib', 'i18n', 'contract', 'domain'];

export default tseslint.config(
  {
    ignores: [
      'node_modules/**',
      '.next*/**',
      '.data/**',
      'public/**',
      'next-env.d.ts',
      'test-results/**',
      'playwright-report/**',
    ],
  },
  ...tseslint.configs.recommended,
  {
    files: ['src/**/*.{ts,tsx}', 'tests/support/**/*.{ts,tsx}'],
    // Files without React: the React rules parse each file a second time.
    ignores: ['src/{domain,contract,server}/**'],
    plugins: { 'react-hooks': reactHooks },
    rules: reactHooks.configs['recommended-latest']?.rules,
  },
  {
    files: ['**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'no-console': 'error',
      // Names must say what they stand for.
      'id-denylist': ['error', 'it'],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
    },
  },
  {
    files: ['src/**/*.tsx'],
    ignores: [tests],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'CallExpression[callee.name="dynamic"] Property[key.name="ssr"]',
          message: 'use ui/lazy/browser-only',
        },
        partsByHelper,
        ...noCallsInComponents,
      ],
    },
  },
  {
    files: ['src/{features,lib,shell,ui}/**/*.ts'],
    ignores: [tests],
    rules: { 'no-restricted-syntax': ['error', partsByHelper] },
  },
  {
    files: ['src/{features,shell,ui}/**/*.ts'],
    ignores: [tests, ...callsWithoutHooks],
    rules: { 'no-restricted-syntax': ['error', partsByHelper, callsWithHooks] },
  },
  {
    files: ['src/{features,shell,pages,ui,lib}/**/*.{ts,tsx}'],
    ignores: [tests, 'src/lib/api/**', 'src/features/**/{api,*-api}.ts', 'src/pages/_app.tsx'],
    plugins: { calls },
    rules: { 'calls/by-hooks': 'error' },
  },
  {
    files: ['src/{features,shell}/**/{api,*-api}.ts'],
    plugins: { calls },
    rules: { 'calls/within-queries': ['error', askedWithinWrites] },
  },
  {
    files: ['src/{features,shell,pages}/**/*.tsx'],
    ignores: [tests, ...formsWithoutFormik],
    plugins: { forms },
    rules: { 'forms/by-formik': 'error' },
  },
  {
    files: ['src/{features,shell,pages,ui}/**/*.{ts,tsx}'],
    ignores: [tests],
    rules: {
      'no-restricted-globals': ['error', { name: 'fetch', message: 'use a call of the contract, or lib/get-json' }],
    },
  },
  {
    files: ['src/server/**/*.ts'],
    ignores: [tests, 'src/server/http/**', 'src/server/db/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        { selector: 'NewExpression[callee.name="ValidationError"]', message: 'use fieldProblem (server/http/errors)' },
      ],
    },
  },
  {
    files: ['src/{features,shell,pages,ui,lib}/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'crypto', property: 'randomUUID', message: 'exists on HTTPS only; use lib/random-key' },
      ],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/**/*.test.{ts,tsx}', 'src/server/db/schema/**'],
    rules: {
      'max-lines': ['error', { max: 250, skipBlankLines: true }],
      'max-lines-per-function': ['error', { max: 80, skipBlankLines: true, skipComments: true }],
      'max-params': ['error', 4],
      complexity: ['error', 14],
    },
  },
  {
    files: ['src/**/*.{ts,tsx,mjs}'],
    ignores: [tests],
    plugins: { boundaries },
    settings: {
      'import/resolver': { typescript: { alwaysTryTypes: true } },
      'boundaries/elements': [
        { type: 'pages', pattern: 'src/pages' },
        { type: 'shell', pattern: 'src/shell' },
        { type: 'feature', pattern: 'src/features/*', capture: ['feature'] },
        { type: 'ui', pattern: 'src/ui' },
        { type: 'lib', pattern: 'src/lib' },
        { type: 'theme', pattern: 'src/theme' },
        { type: 'i18n', pattern: 'src/i18n' },
        { type: 'contract', pattern: 'src/contract' },
        { type: 'domain', pattern: 'src/domain' },
        ...Object.keys(serverRooms).map((type) => ({ type: `server-${type}`, pattern: `src/server/${type}` })),
        { type: 'server-pages', pattern: 'src/server/pages' },
        { type: 'server', pattern: 'src/server' },
        { type: 'cli', pattern: 'src/cli' },
        { type: 'tuning', pattern: 'src/tuning' },
      ],
      'boundaries/files': [{ category: 'feature-api', pattern: 'src/features/*/api.ts' }],
    },
  },
  // Without a room in the list, only packages may be imported.
  room('src', []),
  room('src/pages', ['pages', 'shell', 'feature', 'theme', ...belowFeatures, 'server', 'server-pages', 'tuning']),
  room('src/tuning', ['tuning', 'domain']),
  room('src/cli', ['cli', 'tuning', 'domain', 'lib', 'theme']),
  room('src/shell', ['shell', 'feature', 'theme', ...belowFeatures]),
  ...featureLadder.map((feature, n) =>
    room(
      `src/features/${feature}`,
      belowFeatures,
      { allow: { to: { file: { categories: 'feature-api' } } } },
      { allow: { to: { element: { type: 'feature', captured: { feature: featureLadder.slice(0, n + 1) } } } } },
    ),
  ),
  room('src/features/*/api.ts', belowFeatures, { disallow: { to: { element: { type: 'feature' } } } }),
  room('src/ui', ['ui', 'lib', 'theme', 'i18n', 'domain']),
  room('src/ui/overlay', ['ui', 'lib', 'theme', 'i18n', 'domain']),
  room('src/lib', ['lib', 'contract', 'domain', 'i18n']),
  room('src/theme', ['theme']),
  room('src/i18n', ['i18n', 'domain']),
  room('src/server', [...Object.keys(serverRooms).map((name) => `server-${name}`), 'server', ...belowServer]),
  room('src/server/pages', [
    'server-pages',
    'server',
    'server-http',
    'server-data',
    'server-db',
    'server-city',
    'server-config',
    ...belowServer,
  ]),
  ...Object.entries(serverRooms).map(([name, below]) =>
    room(`src/server/${name}`, [name, ...below].map((type) => `server-${type}`).concat(belowServer)),
  ),
  room('src/contract', ['contract', 'domain']),
  room('src/domain', ['domain']),
  ...kitRules(tests),
  {
    files: ['src/domain/**/*.ts'],
    ignores: ['src/domain/**/*.test.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        // The phone number formats of countries come from a package.
        {
          patterns: [{ regex: '^(?!libphonenumber-js/min$)[^.]', message: 'domain rules import only each other' }],
        },
      ],
    },
  },
  {
    // In tests `it` is Vitest's.
    files: [tests, 'tests/**/*.{ts,tsx}'],
    rules: {
      'id-denylist': 'off',
      'no-restricted-syntax': [
        'error',
        { selector: ':function > Identifier.params[name="it"]', message: 'name it for what it is' },
      ],
    },
  },
);
