import type { OxlintOverride } from 'oxlint';
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
  regex: climbing('lib/calls/(call|send|upload|download)(\\.ts)?$'),
  allowTypeImports: true,
  message: 'Only web/src/api and web/src/lib call the server; use a hook of web/src/api.',
};
const noQueries: Ban = {
  regex: '^@tanstack/react-query$',
  allowTypeImports: true,
  message: 'Queries and changes are hooks of web/src/api.',
};

const noPalette: Ban = {
  regex: '^@kindred/contract/site/(look|oklch|palette)$',
  allowTypeImports: true,
  message: 'Only features of the office compute palettes: members never load culori.',
};

const belowFeatures = [noServer, noFeatures, noApp, noMain, noPalette];

/** `up` climbs out of the feature. */
const noOtherFeature = (up: string): Ban => ({
  regex: `^${up}[^./]`,
  message: 'Features never import each other; what they share is a widget.',
});

export const tests = ['**/*.test.ts', '**/*.test.tsx'];

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

/** One override per layer, because only the last override that matches a file applies. */
function layer(files: string[], bans: Ban[]): OxlintOverride {
  const rule = { patterns: [...bans, noTools], paths: ['process', 'node:process'] };
  return { files, excludeFiles: tests, rules: { 'no-restricted-imports': ['error', rule] } };
}

/** What each folder may import. */
export const importRules: OxlintOverride[] = [
  {
    files: ['contract/src/**'],
    excludeFiles: tests,
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: [
                '*',
                '!typebox',
                '!typebox/**',
                '!./*',
                '!./*/*',
                '!../*',
                '!../*/*',
                // The words of a list.
                '!../texts/en/*',
              ],
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
    // The one file that computes with colours. It is no part of members' pages.
    files: ['contract/src/site/oklch.ts'],
    rules: { 'no-restricted-imports': ['error', { patterns: ['*', '!culori', '!culori/fn'] }] },
  },
  {
    // Also two folders down: texts/en.
    files: ['contract/src/texts/**'],
    excludeFiles: tests,
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            // Before the group, whose exceptions end the search.
            { regex: '^(\\.\\./){3}', message: 'Texts depend on the contract alone.' },
            {
              group: [
                '*',
                '!typebox',
                '!./*',
                '!./*/*',
                '!../*',
                '!../*/*',
                '!../../*',
                '!../../*/*',
              ],
              message: 'Texts depend on the contract alone.',
            },
          ],
        },
      ],
    },
  },
  layer(['sandbox/**'], [noProduct]),
  {
    files: ['sandbox/**/*.test.ts'],
    rules: { 'no-restricted-imports': ['error', { patterns: [noProduct] }] },
  },
  layer(['server/src/*.ts', 'server/src/db/**'], [noWeb, noPlatform, noAreas, noTop]),
  layer(['server/src/platform/**'], [noWeb, noAreas, noTop]),
  layer(['server/src/areas/**'], [noWeb, noOtherRoutes, noTop]),
  ...Object.keys(areaGraph).map((area) =>
    layer([`server/src/areas/${area}/**`], [noWeb, noOtherRoutes, noTop, notCalledBy(area)]),
  ),
  layer(['server/src/areas.ts'], [noWeb, noTop]),
  layer(['server/src/app.ts'], [noWeb, noMain]),
  layer(['server/src/main.ts'], [noWeb]),
  layer(['web/src/lib/**'], [...belowFeatures, noWidgets, noUi, noApi, noQueries]),
  layer(['web/src/api/**'], [...belowFeatures, noWidgets, noUi]),
  layer(['web/src/ui/**'], [...belowFeatures, noWidgets, noApi, noCalls, noQueries]),
  layer(['web/src/widgets/**'], [...belowFeatures, noCalls, noQueries]),
  layer(
    ['web/src/features/*/*'],
    [noServer, noApp, noMain, noCalls, noQueries, noOtherFeature('\\.\\./')],
  ),
  layer(
    ['web/src/features/*/*/**'],
    [noServer, noApp, noMain, noCalls, noQueries, noOtherFeature('\\.\\./\\.\\./')],
  ),
  layer(['web/src/app/**', 'web/src/*'], [noServer, noPalette]),
];
