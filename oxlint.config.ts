import { defineConfig, type OxlintOverride } from 'oxlint';
import { areaGraph } from './area-graph.ts';

interface Ban {
  regex: string;
  allowTypeImports?: boolean;
  message: string;
}

/** A relative import path that leaves its folder and then enters `target`. */
const climbing = (target: string) => `^(\\.\\.?/)+(.*/)?${target}`;

const noServer: Ban = {
  regex: '^@kindred/server|(^|/)server/',
  message: 'The web knows the server only through the contract.',
};
const noWeb: Ban = {
  regex: '^@kindred/web|^(\\.\\./)+web/',
  message: 'The server knows nothing of the web.',
};
const noProduct: Ban = {
  regex: '^@kindred/|^(\\.\\./)+(bench|contract|e2e|population|scripts|server|web)/',
  message: 'The sandbox stands for Stripe and knows nothing of Kindred.',
};
const noTools: Ban = {
  regex: '^(\\.\\./)+(bench|e2e|scripts|test)/',
  message: 'The product never imports what measures, tests or starts it.',
};
const noTop: Ban = {
  regex: climbing('(app|main)(\\.tsx?)?$'),
  message: 'Only main imports app, and nothing imports main.',
};
const noMain: Ban = { regex: climbing('main(\\.tsx?)?$'), message: 'Nothing imports main.' };
const noAreas: Ban = {
  regex: climbing('areas/'),
  message: 'What areas stand on never imports an area.',
};
const noPlatform: Ban = {
  regex: climbing('platform/'),
  message: 'Database, configuration and errors lie below the platform.',
};
const noOtherRoutes: Ban = {
  regex: '^(\\.\\./)+[^./]+/(.*/)?([a-z-]+-)?routes(\\.ts)?$',
  message: "Call another area's service or queries, never its routes.",
};
const noApp: Ban = { regex: climbing('app/'), message: 'Nothing below app imports app.' };
const noFeatures: Ban = {
  regex: climbing('features/'),
  message: 'Only app imports features; what several features share is a widget.',
};
const noWidgets: Ban = {
  regex: climbing('widgets/'),
  message: 'ui, api and lib lie below widgets.',
};
const noUi: Ban = { regex: climbing('ui/'), message: 'api and lib lie below ui.' };
const noApi: Ban = { regex: climbing('api/'), message: 'ui and lib know nothing of the API.' };
const noCalls: Ban = {
  regex: climbing('lib/(call|send|upload|download)(\\.ts)?$'),
  allowTypeImports: true,
  message: 'Only web/src/api and web/src/lib call the server; use a hook of web/src/api.',
};
const noQueries: Ban = {
  regex: '^@tanstack/react-query$',
  allowTypeImports: true,
  message: 'Queries and changes are hooks of web/src/api.',
};

const belowFeatures = [noServer, noFeatures, noApp, noMain];

/** `up` climbs out of the feature. */
const noOtherFeature = (up: string): Ban => ({
  regex: `^${up}[^./]`,
  message: 'Features never import each other; what they share is a widget.',
});

const tests = ['**/*.test.ts', '**/*.test.tsx'];

/** The areas that this one may not call. */
function notCalledBy(area: string): Ban {
  const others = Object.keys(areaGraph).filter(
    (other) => other !== area && !areaGraph[area]?.includes(other),
  );
  return {
    regex: `^(\\.\\./)+(${others.join('|')})/`,
    message: `The area ${area} does not stand on this one: see area-graph.ts.`,
  };
}

/** One override per floor, because only the last override that matches a file applies. */
function floor(files: string[], bans: Ban[]): OxlintOverride {
  const rule = { patterns: [...bans, noTools], paths: ['process', 'node:process'] };
  return { files, excludeFiles: tests, rules: { 'no-restricted-imports': ['error', rule] } };
}

const floors: OxlintOverride[] = [
  {
    files: ['contract/src/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['*', '!typebox', '!typebox/**', '!./*', '!./*/*', '!../*', '!../*/*'],
              message: 'The contract depends on typebox alone.',
            },
            {
              regex: '^(\\.\\./){2}|^\\.\\./(\\.|server|web|scripts|bench|e2e|population)',
              message: 'The contract depends on typebox alone.',
            },
          ],
        },
      ],
    },
  },
  {
    // Two and three folders down: texts/en/errors.
    files: ['contract/src/texts/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            // Before the group, whose exceptions end the search.
            { regex: '^(\\.\\./){4}', message: 'Texts depend on the contract alone.' },
            {
              group: [
                '*',
                '!typebox',
                '!./*',
                '!./*/*',
                '!../*',
                '!../../*',
                '!../../*/*',
                '!../../../*',
                '!../../../*/*',
              ],
              message: 'Texts depend on the contract alone.',
            },
          ],
        },
      ],
    },
  },
  floor(['sandbox/**'], [noProduct]),
  {
    files: ['sandbox/**/*.test.ts'],
    rules: { 'no-restricted-imports': ['error', { patterns: [noProduct] }] },
  },
  floor(['server/src/*.ts', 'server/src/db/**'], [noWeb, noPlatform, noAreas, noTop]),
  floor(['server/src/platform/**'], [noWeb, noAreas, noTop]),
  floor(['server/src/areas/**'], [noWeb, noOtherRoutes, noTop]),
  ...Object.keys(areaGraph).map((area) =>
    floor([`server/src/areas/${area}/**`], [noWeb, noOtherRoutes, noTop, notCalledBy(area)]),
  ),
  floor(['server/src/areas.ts'], [noWeb, noTop]),
  floor(['server/src/app.ts'], [noWeb, noMain]),
  floor(['server/src/main.ts'], [noWeb]),
  floor(['web/src/lib/**'], [...belowFeatures, noWidgets, noUi, noApi, noQueries]),
  floor(['web/src/api/**'], [...belowFeatures, noWidgets, noUi]),
  floor(['web/src/ui/**'], [...belowFeatures, noWidgets, noApi, noCalls, noQueries]),
  floor(['web/src/widgets/**'], [...belowFeatures, noCalls, noQueries]),
  floor(
    ['web/src/features/*/*'],
    [noServer, noApp, noMain, noCalls, noQueries, noOtherFeature('\\.\\./')],
  ),
  floor(
    ['web/src/features/*/*/**'],
    [noServer, noApp, noMain, noCalls, noQueries, noOtherFeature('\\.\\./\\.\\./')],
  ),
  floor(['web/src/app/**', 'web/src/*'], [noServer]),
];

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
    ...floors,
    {
      files: tests,
      rules: {
        'max-lines-per-function': 'off',
        'vitest/no-disabled-tests': 'error',
        'vitest/no-focused-tests': 'error',
        'vitest/no-standalone-expect': [
          'error',
          { additionalTestBlockFunctions: ['testInLongRun', 'testInLongRun.each'] },
        ],
        'vitest/no-restricted-vi-methods': [
          'error',
          {
            mock: 'Our own code is tested as it is, never as a mock.',
            doMock: 'Our own code is tested as it is, never as a mock.',
          },
        ],
      },
    },
    { files: ['*.config.ts', '*/*.config.ts'], rules: { 'import/no-default-export': 'off' } },
  ],
});
