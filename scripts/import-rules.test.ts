import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const imports = (path: string) => `import '${path}';\n`;
const layer = 'eslint(no-restricted-imports)';

/** What each rule must catch: the file that breaks it, and its content. */
const broken: [why: string, rule: string, file: string, source: string][] = [
  ['the contract depends on typebox alone', layer, 'contract/src/broken.ts', imports('fastify')],
  ['the contract does not climb', layer, 'contract/src/climbing.ts', imports('../../server/a.ts')],
  ['texts do not climb', layer, 'contract/src/texts/en/a.ts', imports('../../../a.ts')],
  ['texts know no server', layer, 'contract/src/texts/en/a.ts', imports('@kindred/server/a')],
  ['the sandbox knows no server', layer, 'sandbox/broken.ts', imports('../server/src/app.ts')],
  ['the sandbox knows no contract', layer, 'sandbox/x/a.ts', imports('@kindred/contract/members')],
  ['nor do its tests', layer, 'sandbox/x/a.test.ts', imports('../../server/test/app.ts')],
  ['db knows no platform', layer, 'server/src/db/broken.ts', imports('../platform/serve.ts')],
  ['db knows no area', layer, 'server/src/db/area.ts', imports('../areas/likes/queries.ts')],
  ['errors know no app', layer, 'server/src/errors.ts', imports('./app.ts')],
  ['config knows no area', layer, 'server/src/config.ts', imports('./areas/likes/routes.ts')],
  ['platform knows no area', layer, 'server/src/platform/a.ts', imports('../areas/likes/a.ts')],
  ['platform, a folder down', layer, 'server/src/platform/x/a.ts', imports('../../areas/x/a.ts')],
  ['platform knows no app', layer, 'server/src/platform/b.ts', imports('../app.ts')],
  ['platform knows no main', layer, 'server/src/platform/c.ts', imports('../main.ts')],
  ['platform knows no web', layer, 'server/src/platform/d.ts', imports('../../../web/src/a.ts')],
  ['platform loads no area late', layer, 'server/src/platform/e.ts', `await import('../app.ts');`],
  ['platform passes no area on', layer, 'server/src/platform/f.ts', `export * from '../app.ts';`],
  ["another area's routes", layer, 'server/src/areas/likes/a.ts', imports('../chat/routes.ts')],
  ["another's, a folder down", layer, 'server/src/areas/x/y/a.ts', imports('../../z/routes.ts')],
  ["another's named routes", layer, 'server/src/areas/x/f.ts', imports('../z/join-routes.ts')],
  ['an area above', layer, 'server/src/areas/members/a.ts', imports('../accounts/queries.ts')],
  ['one beside', layer, 'server/src/areas/audit/x/a.ts', imports('../../blocks/queries.ts')],
  ['the list of areas', layer, 'server/src/areas.ts', imports('./app.ts')],
  ['areas know no app', layer, 'server/src/areas/likes/b.ts', imports('../../app.ts')],
  ['areas know no main', layer, 'server/src/areas/likes/c.ts', imports('../../main.ts')],
  ['areas know no tests', layer, 'server/src/areas/x/d.ts', imports('../../../../e2e/a.ts')],
  ['the product knows no fixtures', layer, 'server/src/areas/x/e.ts', imports('../../test/a.ts')],
  ['app knows no main', layer, 'server/src/app.ts', imports('./main.ts')],
  ['main knows no web', layer, 'server/src/main.ts', imports('@kindred/web/lib/calls/call')],
  ['lib knows no ui', layer, 'web/src/lib/a.ts', imports('../ui/button.tsx')],
  ['lib knows no feature', layer, 'web/src/lib/b.ts', imports('../features/likes/queries.ts')],
  ['lib knows no app', layer, 'web/src/lib/c.ts', imports('../app/router.tsx')],
  ['lib knows no server', layer, 'web/src/lib/d.ts', imports('../../../server/src/app.ts')],
  ['lib knows no api', layer, 'web/src/lib/e.ts', imports('../api/query.ts')],
  ['lib knows no widget', layer, 'web/src/lib/f.ts', imports('../widgets/avatar.tsx')],
  ['lib keeps no query', layer, 'web/src/lib/g.ts', imports('@tanstack/react-query')],
  ['api knows no ui', layer, 'web/src/api/a.ts', imports('../ui/button.tsx')],
  ['api knows no widget', layer, 'web/src/api/b.ts', imports('../widgets/avatar.tsx')],
  ['api knows no feature', layer, 'web/src/api/c.ts', imports('../features/likes/draft.ts')],
  ['api, a folder down', layer, 'web/src/api/x/d.ts', imports('../../features/likes/draft.ts')],
  ['api knows no app', layer, 'web/src/api/e.ts', imports('../app/router.ts')],
  ['api knows no server', layer, 'web/src/api/f.ts', imports('@kindred/server/a')],
  ['ui knows no api', layer, 'web/src/ui/c.tsx', imports('../api/chat.ts')],
  ['ui knows no widget', layer, 'web/src/ui/d.tsx', imports('../widgets/avatar.tsx')],
  ['ui calls no one', layer, 'web/src/ui/e.tsx', imports('../lib/calls/call.ts')],
  ['widgets know no feature', layer, 'web/src/widgets/a.tsx', imports('../features/likes/a.ts')],
  ['widgets know no app', layer, 'web/src/widgets/b.tsx', imports('../app/theme.ts')],
  ['widgets call no one', layer, 'web/src/widgets/c.tsx', imports('../lib/calls/call.ts')],
  ['widgets write no query', layer, 'web/src/widgets/d.tsx', imports('@tanstack/react-query')],
  [
    'features call no one',
    layer,
    'web/src/features/likes/d.ts',
    imports('../../lib/calls/call.ts'),
  ],
  ['nor send', layer, 'web/src/features/likes/e.ts', imports('../../lib/calls/send.ts')],
  ['nor upload', layer, 'web/src/features/x/y/b.ts', imports('../../../lib/calls/upload.ts')],
  ['features write no query', layer, 'web/src/features/x/a.ts', imports('@tanstack/react-query')],
  ['ui knows no feature', layer, 'web/src/ui/a.tsx', imports('../features/likes/page.tsx')],
  ['ui knows no app', layer, 'web/src/ui/b.tsx', imports('../app/theme.ts')],
  ['features are strangers', layer, 'web/src/features/likes/a.ts', imports('../chat/queries.ts')],
  ['features know no app', layer, 'web/src/features/likes/b.ts', imports('../../app/router.tsx')],
  ['features know no server', layer, 'web/src/features/likes/c.ts', imports('@kindred/server/a')],
  ['strangers, a folder down', layer, 'web/src/features/x/y/a.ts', imports('../../z/queries.ts')],
  ['app knows no server', layer, 'web/src/app/a.ts', imports('../../../server/src/app.ts')],
  [
    'config.ts alone reads the environment',
    'eslint(no-restricted-properties)',
    'server/src/platform/env-a.ts',
    'export const port = process.env.PORT;',
  ],
  [
    'nor by taking it apart',
    'eslint(no-restricted-properties)',
    'server/src/platform/env-b.ts',
    'export const { env } = process;',
  ],
  [
    'nor the long way round',
    'eslint(no-restricted-properties)',
    'server/src/platform/env-d.ts',
    'export const port = globalThis.process.env.PORT;',
  ],
  [
    'nor by import',
    layer,
    'server/src/platform/env-c.ts',
    `import { env } from 'node:process';\nexport const port = env.PORT;`,
  ],
  ['no circle', 'import(no-cycle)', 'server/src/areas/x/ring-a.ts', imports('./ring-b.ts')],
  ['its other half', 'import(no-cycle)', 'server/src/areas/x/ring-b.ts', imports('./ring-a.ts')],
  ['no default export', 'import(no-default-export)', 'web/src/ui/default.ts', 'export default 1;'],
  ['no barrel', 'oxc(no-barrel-file)', 'web/src/ui/barrel.ts', `export * from './fine.ts';`],
  ['no god file', 'eslint(max-lines)', 'web/src/ui/long.ts', 'export {};\n'.repeat(301)],
  ['no console', 'eslint(no-console)', 'server/src/areas/x/say.ts', `console.log('hello');`],
  [
    'no forgotten promise',
    'typescript(no-floating-promises)',
    'server/src/areas/x/floating.ts',
    `async function later() {\n  await Promise.resolve();\n}\nlater();`,
  ],
  [
    'no promise where a value is expected',
    'typescript(no-misused-promises)',
    'server/src/areas/x/misused.ts',
    `export const go = (when: Promise<boolean>) => (when ? 1 : 2);`,
  ],
  [
    'no any',
    'typescript(no-explicit-any)',
    'server/src/areas/x/any.ts',
    'export const anything: any = 1;',
  ],
  [
    'no implicit any',
    'typescript(no-unsafe-assignment)',
    'server/src/areas/x/unsafe.ts',
    `export const parsed = JSON.parse('{}');`,
  ],
  [
    'no skipped test',
    'vitest(no-disabled-tests)',
    'server/src/areas/x/skipped.test.ts',
    `import { expect, test } from 'vitest';\ntest.skip('later', () => expect(1).toBe(1));`,
  ],
  [
    'no test without a check',
    'vitest(expect-expect)',
    'server/src/areas/x/empty.test.ts',
    `import { test } from 'vitest';\ntest('nothing', () => {});`,
  ],
  [
    'no mock of our own',
    'vitest(no-restricted-vi-methods)',
    'server/src/areas/x/mock.test.ts',
    `import { vi } from 'vitest';\nvi.mock('./queries.ts');`,
  ],
];

/** Similar code that must pass. */
const sound: [file: string, source: string][] = [
  ['contract/src/fine.ts', `import * as Type from 'typebox';\nexport const Fine = Type.String();`],
  ['contract/src/also.ts', imports('./fine.ts')],
  ['server/src/platform/fine.ts', imports('../db/fine.ts')],
  ['server/src/db/fine.ts', imports('@kindred/contract/fine')],
  ['server/src/areas/likes/fine.ts', imports('../notices/service.ts') + imports('./routes.ts')],
  ['server/src/areas/likes/routes.ts', imports('../../platform/fine.ts')],
  ['server/src/areas/notices/service.ts', imports('../../db/fine.ts')],
  ['server/src/areas/accounts/sound.ts', imports('../members/sound.ts')],
  ['server/src/areas/members/sound.ts', imports('../../db/fine.ts')],
  ['web/src/lib/fine.ts', imports('@kindred/contract/fine')],
  ['web/src/ui/fine.ts', imports('../lib/fine.ts')],
  ['web/src/api/fine.ts', imports('../lib/fine.ts') + imports('@tanstack/react-query')],
  [
    'web/src/ui/type.ts',
    `import type { UseQueryResult } from '@tanstack/react-query';\nexport type A = UseQueryResult;`,
  ],
  ['web/src/widgets/fine.ts', imports('../api/fine.ts') + imports('../ui/fine.ts')],
  ['web/src/features/likes/fine.ts', imports('../../widgets/fine.ts') + imports('./draft.ts')],
  ['web/src/features/likes/draft.ts', imports('../../api/fine.ts')],
  ['web/src/features/likes/deep/fine.ts', imports('../draft.ts') + imports('../../../ui/fine.ts')],
  ['server/src/areas/x/fine.test.ts', imports('../../../test/app.ts')],
  ['web/src/app/fine.ts', `export const load = () => import('../features/likes/fine.ts');`],
];

let folder: string;
let found: Set<string>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'import-rules-'));
  for (const file of ['oxlint.config.ts', 'import-rules.ts', 'area-graph.ts', 'tsconfig.json'])
    await cp(join(root, file), join(folder, file));
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  await writeFile(join(folder, '.gitignore'), 'node_modules\n');
  for (const [file, source] of [...broken.map(([, , ...rest]) => rest), ...sound]) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), source);
  }
  found = await lint(folder);
}, 60_000);

afterAll(() => rm(folder, { recursive: true }));

test.each(broken)('%s: %s', (_why, rule, file) => {
  expect([...found].filter((line) => line.startsWith(`${file} `))).toContain(`${file} ${rule}`);
});

test.each(sound)('%s passes', (file) => {
  expect([...found].filter((line) => line.startsWith(`${file} `))).toEqual([]);
});

interface Report {
  diagnostics: { code: string; filename: string }[];
}

/** Lints a folder and returns `FILE RULE` for everything found. */
function lint(cwd: string): Promise<Set<string>> {
  const oxlint = join(root, 'node_modules/oxlint/bin/oxlint');
  return new Promise((resolve, reject) => {
    execFile(process.execPath, [oxlint, '-f', 'json'], { cwd }, (error, stdout) => {
      try {
        const { diagnostics } = JSON.parse(stdout) as Report;
        resolve(new Set(diagnostics.map(({ code, filename }) => `${filename} ${code}`)));
      } catch {
        reject(error ?? new Error(stdout));
      }
    });
  });
}
