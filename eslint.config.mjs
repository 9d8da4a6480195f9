import boundaries from 'eslint-plugin-boundaries';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { featureLadder } from './src/cli/feature-ladder.mjs';

const may = (type, ...types) => ({
  from: { element: { type } },
  allow: { to: { element: { types: { anyOf: [type, ...types] } } } },
});
const only = (types, source) => ({
  from: { element: { types: { noneOf: types } } },
  disallow: { to: { module: { origin: 'external', source } } },
  message: `only ${types.join(' and ')} may use ${source}`,
});

export default tseslint.config(
  {
    ignores: [
      'node_modules/**',
      '.next/**',
      '.data/**',
      'public/**',
      'next-env.d.ts',
      'test-results/**',
      'playwright-report/**',
    ],
  },
  ...tseslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      ...reactHooks.configs['recommended-latest']?.rules,
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'no-console': 'error',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/**/*.test.{ts,tsx}', 'src/server/db/world/**', 'src/server/db/schema/**'],
    rules: {
      'max-lines': ['error', { max: 250, skipBlankLines: true }],
      'max-lines-per-function': ['error', { max: 80, skipBlankLines: true, skipComments: true }],
      'max-params': ['error', 4],
      complexity: ['error', 14],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/**/*.test.{ts,tsx}'],
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
        { type: 'routes', pattern: 'src/server/routes' },
        { type: 'data', pattern: 'src/server/data' },
        { type: 'world', pattern: 'src/server/db/world' },
        { type: 'db', pattern: 'src/server/db' },
        { type: 'city', pattern: 'src/server/city' },
        { type: 'server', pattern: 'src/server' },
        { type: 'cli', pattern: 'src/cli' },
      ],
      'boundaries/files': [{ category: 'feature-api', pattern: 'src/features/*/api.ts' }],
    },
    rules: {
      'boundaries/dependencies': [
        'error',
        {
          default: 'disallow',
          checkAllOrigins: true,
          policies: [
            { allow: { to: { module: { origin: ['external', 'core'] } } } },
            may('pages', 'shell', 'feature', 'ui', 'lib', 'theme', 'i18n', 'contract', 'domain', 'server'),
            may('shell', 'feature', 'ui', 'lib', 'theme', 'i18n', 'contract', 'domain'),
            {
              from: { element: { type: 'feature' } },
              allow: { to: { element: { types: { anyOf: ['ui', 'lib', 'i18n', 'contract', 'domain'] } } } },
            },
            { from: { element: { type: 'feature' } }, allow: { to: { file: { categories: 'feature-api' } } } },
            ...featureLadder.map((feature, n) => ({
              from: { element: { type: 'feature', captured: { feature } } },
              allow: { to: { element: { type: 'feature', captured: { feature: featureLadder.slice(0, n + 1) } } } },
            })),
            { from: { file: { categories: 'feature-api' } }, disallow: { to: { element: { type: 'feature' } } } },
            may('ui', 'lib', 'theme', 'i18n', 'domain'),
            may('lib', 'contract', 'domain', 'i18n'),
            may('theme'),
            may('i18n', 'domain'),
            may('server', 'routes', 'data', 'db', 'city', 'contract', 'lib', 'i18n', 'domain'),
            may('routes', 'server', 'data', 'contract', 'domain'),
            may('data', 'db', 'contract', 'domain'),
            may('db', 'world', 'city', 'domain'),
            may('world'),
            may('city', 'domain'),
            may('contract', 'domain'),
            may('domain'),
            only(['lib'], 'axios'),
            only(['data', 'db'], 'drizzle-orm'),
          ],
        },
      ],
    },
  },
  {
    files: ['src/domain/**/*.ts'],
    ignores: ['src/domain/**/*.test.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [{ regex: '^[^.]', message: 'domain rules import only each other' }] },
      ],
    },
  },
);
