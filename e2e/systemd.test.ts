// @module-tag long
import {
  appendFile,
  chmod,
  copyFile,
  cp,
  mkdir,
  readFile,
  realpath,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { readSystem } from '@kindred/contract/operation';
import { login } from '@kindred/contract/accounts';
import { apiBase } from '@kindred/contract/route';
import { afterAll, expect, test } from 'vitest';
import { startEmbedded } from '../server/src/db/embedded/embedded.ts';
import { prepareFolders } from '../server/src/db/embedded/folders.ts';
import { findKeptPort } from '../server/src/db/embedded/kept-port.ts';
import { withClient } from '../server/src/db/with-client.ts';
import { runCluster } from '../server/test/database/run-cluster.ts';
import { commandsWith, machineIn } from '../server/test/service/units.ts';
import { installForProduction } from './production-install.ts';
import { makeFolder } from './service.ts';

const folder = await makeFolder();
// Another user runs the service.
await chmod(folder, 0o755);
const cluster = prepareFolders(join(folder, 'postgresql'));
await (await startEmbedded({ dataDir: cluster.data })).stop();
const port = await findKeptPort();
const postgresql = await runCluster(cluster, port, { fsync: 'off' });
afterAll(() => postgresql.end('SIGINT'));
const addressOf = (role: string, name: string) => `postgres://${role}@127.0.0.1:${port}/${name}`;
await withClient(addressOf('kindred', 'kindred'), async (client) => {
  await client.query('create role owner login');
  await client.query('create role kindred_web login');
  for (const name of ['here', 'elsewhere', 'updated'])
    await client.query(`create database ${name} owner owner`);
});

const root = join(folder, 'kindred');
await installForProduction(root);

const addressesOf = (name: string) => ({
  DATABASE_URL: addressOf('kindred_web', name),
  DATABASE_OWNER_URL: addressOf('owner', name),
});

/** A machine that is set up by the documents, with the database of this name. */
function setUpMachine(name: string) {
  const machine = machineIn(join(folder, name), root);
  machine.setUp(addressesOf(name));
  return machine;
}

test('trust 95: the units migrate, serve, list who is erased and make the backup, and a restore elsewhere erases them again', async () => {
  const here = setUpMachine('here');
  expect(await here.command('migrate')).toMatchObject({
    status: 0,
    output: expect.stringContaining('The database is up to date.') as string,
  });
  const email = 'you@kindred.example';
  const created = await here.command('admin', 'create', email);
  const password = /with the password (\S+)/.exec(created.output)?.[1];
  const web = here.start('kindred-web@.service');
  const jobs = here.start('kindred-jobs.service');
  const url = await web.ready();
  await jobs.ready();

  const id = '0196f3a0-0000-7000-8000-000000000002';
  const owner = <T extends object>(database: string, text: string) =>
    withClient(addressOf('owner', database), async (client) => (await client.query<T>(text)).rows);
  await owner('here', `insert into member (id, email) values ('${id}', 'gone@member.example')`);
  const backup = await here.start('kindred-backup.service').ended;
  expect(backup).toMatchObject({
    status: 0,
    output: expect.stringContaining('Restored it for a check: ') as string,
  });
  const signedIn = await fetch(url + apiBase + login.url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const { data } = (await signedIn.json()) as { data: { token: string } };
  const headers = { authorization: `Bearer ${data.token}` };
  const system = await fetch(url + apiBase + readSystem.url, { headers });
  expect(await system.json()).toMatchObject({
    data: { site: { backup: { lastAt: expect.any(String) as string, isLate: false } } },
  });

  await owner(
    'here',
    `update member set state = 'leaving', state_by = 'self', erase_at = now() - interval '1 hour' where id = '${id}'`,
  );
  await owner('here', `select graphile_worker.add_job('erase-leavers')`);
  const backups = here.here('/mnt/backup/kindred');
  await expect.poll(() => readFile(join(backups, 'erased-ids'), 'utf8')).toContain(id);
  expect(await web.stop()).toMatchObject({ status: 0 });
  expect(await jobs.stop()).toMatchObject({ status: 0 });

  const elsewhere = setUpMachine('elsewhere');
  await copyFile(here.here('/etc/kindred/backup.key'), elsewhere.here('/etc/kindred/backup.key'));
  await cp(backups, elsewhere.here('/mnt/backup/kindred'), { recursive: true });
  expect(await elsewhere.command('restore')).toMatchObject({
    status: 0,
    output: expect.stringContaining('Members who are erased again at the start: 1,') as string,
  });
  expect(await elsewhere.command('migrate')).toMatchObject({ status: 0 });
  const left = () =>
    owner<{ state: string }>('elsewhere', `select state from member where id = '${id}'`);
  expect(await left()).toEqual([{ state: 'erased' }]);
  const again = elsewhere.start('kindred-jobs.service');
  await again.ready();
  await expect.poll(left).toEqual([]);
  expect(await again.stop()).toMatchObject({ status: 0 });
});

test('the commands of an update keep a process serving and the scripts of open pages, and lead back', async () => {
  const place = join(folder, 'updated');
  const link = join(place, 'opt/kindred');
  await mkdir(join(place, 'opt'), { recursive: true });
  const units = join(import.meta.dirname, '../deploy/systemd');
  await cp(units, join(root, 'deploy/systemd'), { recursive: true });
  const machine = machineIn(place, link);
  machine.writeCommand(root);
  // Each version is this one, with a script of its own.
  machine.writeProgram(
    'git',
    `[ "$1" = clone ] || { echo origin; exit; }
     cp -al ${root} "$3" && cd "$3/web/dist" && mv assets linked && cp -a linked assets && rm -r linked`,
  );
  machine.writeProgram(
    'npm',
    `[ "$*" != 'run build' ] || touch "web/dist/assets/$(basename "$PWD").js"`,
  );
  const install = commandsWith('ln -s ').join('');
  expect(await machine.perform(install, place)).toMatchObject({ status: 0 });
  const before = await realpath(link);
  const [older, old] = ['/assets/older.js', `/assets/${basename(before)}.js`];
  await writeFile(join(before, 'web/dist', older), '');
  await utimes(join(before, 'web/dist', older), 0, 0);

  machine.setUp(addressesOf('updated'));
  await appendFile(machine.here('/etc/kindred/env'), `DRAIN_SECONDS='1'\n`);
  expect(await machine.command('migrate')).toMatchObject({ status: 0 });
  const ports = [`${await findKeptPort()}`, `${await findKeptPort()}`] as const;
  const running = new Map<string, ReturnType<typeof machine.start>>();
  async function restart(unit: string) {
    await running.get(unit)?.stop();
    const [name = '', given] = unit.split('@');
    running.set(unit, machine.start(given ? `${name}@.service` : `${name}.service`, given));
  }
  for (const unit of [...ports.map((each) => `kindred-web@${each}`), 'kindred-jobs'])
    await restart(unit);
  await Promise.all(Array.from(running.values(), (each) => each.ready()));

  const statusesOf = (path: string) =>
    Promise.all(
      ports.map((each) =>
        fetch(`http://127.0.0.1:${each}${path}`).then(
          ({ status }) => status,
          () => 0,
        ),
      ),
    );
  /** Runs these commands while people visit. Counts when no process served them. */
  async function performWhileVisited(commands: string, cwd: string) {
    const over = new AbortController();
    let missed = 0;
    const visits = (async () => {
      while (!over.signal.aborted) {
        if (!(await statusesOf('/login')).includes(200)) missed++;
        await sleep(20);
      }
    })();
    const own = commands.replaceAll('3001', ports[0]).replaceAll('3002', ports[1]);
    const { status, output } = await machine.perform(own, cwd, restart);
    over.abort();
    await visits;
    return { status, output, missed };
  }
  const prepare = commandsWith('git -C /opt/kindred').join('');
  const change = [...commandsWith('ln -sfn'), ...commandsWith('for port in')].join('');

  expect(await performWhileVisited(prepare + change, place)).toEqual({
    status: 0,
    output: expect.stringContaining('The database is up to date.') as string,
    missed: 0,
  });
  const after = await realpath(link);
  expect(after).not.toBe(before);
  const own = `/assets/${basename(after)}.js`;
  expect(await statusesOf(own)).toEqual([200, 200]);
  expect(await statusesOf(old)).toEqual([200, 200]);
  // Of the version before alone: folders would grow with each update.
  expect(await statusesOf(older)).toEqual([404, 404]);
  const used = [...running.values()];

  expect(await performWhileVisited(change, before)).toMatchObject({ status: 0, missed: 0 });
  expect(await realpath(link)).toBe(before);
  expect(await statusesOf(old)).toEqual([200, 200]);
  expect(await statusesOf(own)).toEqual([404, 404]);
  expect(used.filter((each) => [...running.values()].includes(each))).toEqual([]);
});
