import { defineConfig, type OxlintOverride } from 'oxlint';
import { importRules, tests } from './import-rules.ts';

const oneReaderOfTheEnvironment: OxlintOverride = {
  files: ['server/src/**'],
  excludeFiles: ['server/src/config.ts'],
  rules: {
    'no-restricted-properties': [
      'error',
      { object: 'process', property: 'env', message: 'config.ts alone reads the environment.' },
      { object: 'globalThis', property: 'process', message: 'It is at hand as process.' },
    ],
  },
};

export default defineConfig({
  options: { typeAware: true, reportUnusedDisableDirectives: 'error' },
  plugins: ['eslint', 'typescript', 'import', 'node', 'promise', 'unicorn', 'oxc', 'vitest'],
  categories: { correctness: 'error', suspicious: 'error', perf: 'error' },
  env: { builtin: true },
  rules: {
    eqeqeq: 'error',
    'max-depth': ['error', 4],
    'max-lines': ['error', 300],
    'max-params': ['error', 5],
    'no-alert': 'error',
    'no-else-return': 'error',
    'no-param-reassign': 'error',
    'no-var': 'error',
    'object-shorthand': 'error',
    'prefer-const': 'error',
    'prefer-template': 'error',
    'import/no-commonjs': 'error',
    'import/no-cycle': 'error',
    'import/no-default-export': 'error',
    'import/no-duplicates': 'error',
    'import/no-mutable-exports': 'error',
    'oxc/no-barrel-file': ['error', { threshold: 0 }],
    'typescript/ban-ts-comment': 'error',
    'typescript/consistent-type-imports': 'error',
    'typescript/no-deprecated': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/no-unsafe-argument': 'error',
    'typescript/no-unsafe-assignment': 'error',
    'typescript/no-unsafe-call': 'error',
    'typescript/no-unsafe-member-access': 'error',
    'typescript/no-unsafe-return': 'error',
    'typescript/only-throw-error': 'error',
    'typescript/return-await': ['error', 'in-try-catch'],
    'typescript/switch-exhaustiveness-check': 'error',
    'unicorn/filename-case': ['error', { case: 'kebabCase' }],
    'unicorn/prefer-node-protocol': 'error',
    'vitest/expect-expect': ['error', { assertFunctionNames: ['expect', 'expect[A-Z]*'] }],
    'vitest/valid-expect': ['error', { maxArgs: 2 }],
    // Awaiting in a loop is mostly intended, `_id` is part of the contract, and the other rules report correct code.
    'no-await-in-loop': 'off',
    'no-underscore-dangle': 'off',
    'import/no-named-as-default-member': 'off',
    'import/no-unassigned-import': 'off',
    'oxc/no-map-spread': 'off',
    'typescript/consistent-return': 'off',
    'typescript/no-unnecessary-type-assertion': 'off',
    'typescript/no-unnecessary-type-parameters': 'off',
    'typescript/no-unsafe-type-assertion': 'off',
    'unicorn/consistent-function-scoping': 'off',
    'unicorn/no-useless-spread': 'off',
    'unicorn/prefer-set-has': 'off',
    'vitest/require-mock-type-parameters': 'off',
  },
  overrides: [
    { files: ['**/*.gen.ts'], rules: { 'max-lines': 'off' } },
    // Readers copy the examples, which run as they are and say no types.
    {
      files: ['docs/examples/*.mjs'],
      rules: {
        'typescript/no-unsafe-argument': 'off',
        'typescript/no-unsafe-assignment': 'off',
        'typescript/no-unsafe-call': 'off',
        'typescript/no-unsafe-member-access': 'off',
        'typescript/no-unsafe-return': 'off',
      },
    },
    // A language has the files of the English texts, and longer words.
    { files: ['{contract,web}/src/texts/{de,fr,es,pt,pl,ar}/**'], rules: { 'max-lines': 'off' } },
    {
      files: ['contract/src/**', 'server/src/**', 'web/src/**'],
      rules: { 'no-console': 'error', 'max-lines-per-function': ['error', { max: 120 }] },
    },
    {
      files: ['web/src/**'],
      plugins: [
        'eslint',
        'typescript',
        'import',
        'promise',
        'unicorn',
        'oxc',
        'vitest',
        'react',
        'jsx-a11y',
      ],
      env: { browser: true },
      rules: {
        'react/react-in-jsx-scope': 'off',
        'react/rules-of-hooks': 'error',
        'react/jsx-no-target-blank': 'error',
        'react/no-danger': 'error',
      },
    },
    oneReaderOfTheEnvironment,
    {
      // The launcher runs before the packages with its types are installed.
      files: ['run.mjs'],
      rules: {
        'typescript/no-unsafe-argument': 'off',
        'typescript/no-unsafe-assignment': 'off',
        'typescript/no-unsafe-call': 'off',
        'typescript/no-unsafe-member-access': 'off',
        'typescript/no-unsafe-return': 'off',
      },
    },
    ...importRules,
    {
      files: tests,
      rules: {
        'max-lines': ['error', 400],
        'max-lines-per-function': 'off',
        'vitest/no-disabled-tests': 'error',
        'vitest/no-focused-tests': 'error',
        'vitest/no-standalone-expect': 'error',
        'vitest/no-restricted-vi-methods': [
          'error',
          {
            mock: 'Our own code is tested as it is, never as a mock.',
            doMock: 'Our own code is tested as it is, never as a mock.',
          },
        ],
      },
    },
    {
      files: ['*.config.ts', '*/*.config.ts', 'e2e/own-browser.ts', 'scripts/test-reporter.ts'],
      rules: { 'import/no-default-export': 'off' },
    },
  ],
});
