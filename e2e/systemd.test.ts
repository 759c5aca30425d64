// @module-tag long
import { chmod, copyFile, cp, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readSystem } from '@kindred/contract/operation';
import { login } from '@kindred/contract/accounts';
import { apiBase } from '@kindred/contract/route';
import { afterAll, expect, test } from 'vitest';
import { startEmbedded } from '../server/src/db/embedded/embedded.ts';
import { prepareFolders } from '../server/src/db/embedded/folders.ts';
import { findKeptPort } from '../server/src/db/embedded/kept-port.ts';
import { withClient } from '../server/src/db/with-client.ts';
import { runCluster } from '../server/test/database/run-cluster.ts';
import { machineIn } from '../server/test/service/units.ts';
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
  for (const name of ['here', 'elsewhere'])
    await client.query(`create database ${name} owner owner`);
});

const root = join(folder, 'kindred');
await installForProduction(root);

/** A machine that is set up by deploy/README.md, with the database of this name. */
function setUpMachine(name: string) {
  const machine = machineIn(join(folder, name), root);
  machine.setUp({
    DATABASE_URL: addressOf('kindred_web', name),
    DATABASE_OWNER_URL: addressOf('owner', name),
  });
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
