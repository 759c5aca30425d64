// @module-tag long
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { chmod, chown, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { register } from '@kindred/contract/accounts';
import { apiBase } from '@kindred/contract/route';
import { expect, onTestFinished, test } from 'vitest';
import { installForProduction } from './production-install.ts';
import { pathWithoutUtilLinux } from '../server/test/service/search-path.ts';
import {
  administrator,
  findProcesses,
  findServer,
  makeFolder,
  signIn,
  start,
  useSession,
} from './service.ts';

const folder = await makeFolder();
// Outside of the repository, so that nothing finds its installed tools.
const installed = join(folder, 'kindred');
await installForProduction(installed);
const production = {
  MODE: 'production',
  PUBLIC_URL: 'https://kindred.example',
  SECRET: '3f9c0d1b7a5e42886cd1e0fa97b3425c',
  SUPPORT_EMAIL: 'help@kindred.test',
  ADMIN_PASSWORD: undefined,
  LIMITS: '10',
  DATA_DIR: join(folder, 'data'),
  BACKUP_DIR: join(folder, 'backups'),
};

/** Runs a task that ends, such as a start that is refused. */
function run(...task: string[]) {
  const env = { ...process.env, ...production, PORT: '0' };
  const { status, stdout, stderr } = spawnSync(process.execPath, ['run.mjs', ...task], {
    cwd: installed,
    env,
    encoding: 'utf8',
  });
  return { status, said: `${stdout}${stderr}` };
}

const refuse = () => run('start');

/** Registers someone, and returns what their session answers. */
async function joinSite(url: string) {
  const answer = await fetch(`${url}${apiBase}${register.url}`, {
    method: register.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...administrator, firstName: 'Mina', email: 'mina@member.example' }),
  });
  return useSession(url, ((await answer.json()) as { token: string }).token);
}

test('with only the production packages it serves pages and API, and installs nothing', async () => {
  for (const tool of ['vite', 'playwright-core', 'react'])
    expect(existsSync(join(installed, 'node_modules', tool)), tool).toBe(false);
  const service = start(production, { cwd: installed });
  const url = await service.ready();
  const said = service.lines().join();
  expect(said).not.toMatch(/Installing|Building|password/);
  expect(said).toContain('There is no administrator');
  for (const page of ['/', '/faqs', '/login', '/readyz'])
    expect((await fetch(`${url}${page}`)).status, page).toBe(200);
  const [password] = run('admin', 'create', administrator.email).said.trim().split(' ').slice(-1);
  expect(await useSession(`${url}`, await signIn(`${url}`, password))).toBe(200);
  expect(await service.stop()).toBe(0);
});

test('without unshare and setpriv it works as well, and a kill leaves no database', async () => {
  // Root hands the database over to another user, who has to get there.
  await chmod(folder, 0o755);
  const PATH = pathWithoutUtilLinux(join(folder, 'programs'));
  const service = start({ ...production, PATH }, { cwd: installed });
  const url = await service.ready();
  expect(service.lines().join('\n')).toContain('This system has no setpriv');
  expect(await joinSite(`${url}`)).toBe(200);
  expect(findProcesses(`${production.DATA_DIR}/postgres`)).not.toEqual([]);
  process.kill(findServer(service.launcher) ?? 0, 'SIGKILL');
  expect(await service.ended).not.toBe(0);
  const left = () => findProcesses(`${production.DATA_DIR}/postgres`);
  await expect.poll(left).toEqual([]);
});

/** Mounts everything read-only but two folders, as containers and units of systemd do. It needs root. */
const readOnly = `
set -e
mount --bind "$DATA_DIR" "$DATA_DIR"
mount -t tmpfs tmpfs /tmp/
mount -o remount,ro,bind /
exec setpriv --reuid 65534 --regid 65534 --clear-groups "$@"
`;
const mayMount = spawnSync('unshare', ['--mount', 'true']).status === 0;
if (!mayMount) console.log('Only root may mount: a read-only file system is not tried.');

test.each(mayMount ? [{ user: 65_534 }] : [])(
  'user $user on a read-only file system needs to write to DATA_DIR alone',
  async ({ user }) => {
    // What is in /tmp is hidden below a file system of its own.
    const own = await mkdtemp('/var/tmp/kindred-read-only-');
    onTestFinished(() => rm(own, { recursive: true }));
    await chmod(own, 0o755);
    const [root, DATA_DIR] = [join(own, 'kindred'), join(own, 'data')];
    await installForProduction(root);
    await mkdir(DATA_DIR);
    await chown(DATA_DIR, user, user);
    const node = join(root, 'node_modules', `node-linux-${process.arch}`, 'bin/node');
    const service = start(
      { ...production, DATA_DIR, BACKUP_DIR: join(DATA_DIR, 'backups') },
      { cwd: root, node: ['unshare', '--mount', 'sh', '-c', readOnly, 'sh', node] },
    );
    const url = await service.ready();
    expect(await joinSite(`${url}`)).toBe(200);
    expect(await service.stop()).toBe(0);
  },
);

test('packages that differ from the lock file are reported in one line, not installed', () => {
  const path = join(installed, 'package-lock.json');
  const lock = readFileSync(path, 'utf8');
  writeFileSync(
    path,
    lock.replace(/("node_modules\/fastify": \{\s*"version": )"[^"]+"/, '$1"0.1"'),
  );
  const { status, said } = refuse();
  writeFileSync(path, lock);
  expect(said).toMatch(
    /^The installed packages do not match package-lock\.json: run `npm ci --omit=dev`\.\n$/,
  );
  expect(status).toBe(1);
});

test('missing pages are reported in one line', async () => {
  await rm(join(installed, 'web/dist'), { recursive: true });
  const { status, said } = refuse();
  expect(said).toMatch(/^The pages in web\/dist are out of date, .*\.\n$/);
  expect(status).toBe(1);
});
