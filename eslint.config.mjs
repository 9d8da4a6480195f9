import boundaries from 'eslint-plugin-boundaries';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { featureLadder } from './src/cli/feature-ladder.mjs';

const tests = 'src/**/*.test.{ts,tsx}';

/** Packages of which only these folders may know. */
const owners = { axios: ['src/lib'], 'drizzle-orm': ['src/server/data', 'src/server/db'] };

/**
 * Whoever stands in `folder` may use the rooms `types` and packages; `policies` say more, the last that fits wins.
 * Each folder has its own short list, as every import is held against all of a list.
 */
const room = (folder, types, ...policies) => ({
  files: [folder.endsWith('.ts') ? folder : `${folder}/**/*.{ts,tsx}`],
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

const mui = { group: ['@mui/*', '@emotion/*'], message: 'what is made of MUI stands in src/ui/overlay' };

/** Parts of which there are two: one for what a page shows first, one on MUI for dialogs, drawers and lazy forms. */
const twins =
  'button|icon-button|field|text-field|phone-field|choice|chip|tabs|notice|progress-bar|skeleton|not-loaded|quantity-stepper';
const plainTwin = {
  regex: `^(@/ui|\\.\\.)/(?!overlay/)([a-z-]+/)?(${twins})$`,
  message: 'use its twin in ui/overlay',
};

const belowFeatures = ['ui', 'lib', 'i18n', 'contract', 'domain'];

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
    files: ['src/**/*.{ts,tsx}', 'tests/support/**/*.{ts,tsx}'],
    // What can not know of React; each file is compiled once more for these rules.
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
      eqeqeq: ['error', 'always', { null: 'ignore' }],
    },
  },
  {
    files: ['src/**/*.tsx'],
    ignores: ['src/ui/browser-only.tsx'],
    rules: {
      'no-restricted-syntax': [
        'error',
        { selector: 'CallExpression[callee.name="dynamic"] Property[key.name="ssr"]', message: 'use ui/browser-only' },
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
    files: ['src/**/*.{ts,tsx}'],
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
        { type: 'routes', pattern: 'src/server/routes' },
        { type: 'data', pattern: 'src/server/data' },
        { type: 'db', pattern: 'src/server/db' },
        { type: 'city', pattern: 'src/server/city' },
        { type: 'server', pattern: 'src/server' },
        { type: 'cli', pattern: 'src/cli' },
      ],
      'boundaries/files': [{ category: 'feature-api', pattern: 'src/features/*/api.ts' }],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/ui/overlay/**', 'src/theme/**', tests],
    rules: { 'no-restricted-imports': ['error', { patterns: [mui] }] },
  },
  {
    // What pages show first; what opens comes by import().
    files: ['src/ui/**/*.{ts,tsx}'],
    ignores: ['src/ui/overlay/**', tests],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [mui, { group: ['**/overlay/*'], message: 'load it by import(): it brings MUI' }] },
      ],
    },
  },
  // Whoever has no place below may use packages only.
  room('src', []),
  room('src/pages', ['pages', 'shell', 'feature', 'theme', ...belowFeatures, 'server']),
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
  room('src/lib', ['lib', 'contract', 'domain', 'i18n']),
  room('src/theme', ['theme']),
  room('src/i18n', ['i18n', 'domain']),
  room('src/server', ['server', 'routes', 'data', 'db', 'city', 'contract', 'lib', 'i18n', 'domain']),
  room('src/server/routes', ['routes', 'server', 'data', 'contract', 'domain']),
  room('src/server/data', ['data', 'db', 'contract', 'domain']),
  room('src/server/db', ['db', 'city', 'domain']),
  room('src/server/city', ['city', 'domain']),
  room('src/contract', ['contract', 'domain']),
  room('src/domain', ['domain']),
  {
    files: ['src/ui/overlay/**/*.tsx'],
    rules: { 'no-restricted-imports': ['error', { patterns: [plainTwin] }] },
  },
  {
    // What stands in dialogs and drawers.
    files: [
      'src/{features,shell}/**/*-{dialog,drawer,panel,modal,view}.tsx',
      'src/features/**/overlay-*.tsx',
      'src/features/auth/{code-parts,guest-or-login,manual-form,otp-form,social-buttons}.tsx',
      'src/features/auth/social/*.tsx',
      'src/features/address/{address-form,contact-form}.tsx',
      'src/features/cart/{cart-foot,cart-list,cart-row,drawer-stepper,free-delivery-bar,store-notice}.tsx',
      'src/features/location/{place-autocomplete,saved-places}.tsx',
      'src/features/search/{search-field,suggestion-parts}.tsx',
    ],
    // Parts of pages.
    ignores: ['src/features/rental/{rental-cart-view,trip-panel}.tsx', 'src/features/trip/trip-view.tsx'],
    rules: { 'no-restricted-imports': ['error', { patterns: [mui, plainTwin] }] },
  },
  {
    files: ['src/domain/**/*.ts'],
    ignores: ['src/domain/**/*.test.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        // What a phone number is in each country is kept by others.
        {
          patterns: [{ regex: '^(?!libphonenumber-js/min$)[^.]', message: 'domain rules import only each other' }],
        },
      ],
    },
  },
);
