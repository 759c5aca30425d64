// @module-tag long
import { readdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ownProfile } from '@kindred/contract/accounts';
import { forgotPassword } from '@kindred/contract/accounts/credentials';
import { apiBase } from '@kindred/contract/route';
import { Client } from 'pg';
import { afterAll, expect, test } from 'vitest';
import {
  findDatabaseProcesses,
  killAndHoldBack,
  killDatabase,
} from '../../test/database/embedded-processes.ts';
import { administrator, enter, spawnServer } from '../../test/service/separate-server.ts';
import { findEmbedded } from '../db/embedded/embedded.ts';

const folder = await mkdtemp(join(tmpdir(), 'kindred-restart-'));
afterAll(() => rm(folder, { recursive: true }));
// Created once: that takes longer than the rest.
const DATA_DIR = join(folder, 'data');
const cluster = join(DATA_DIR, 'postgres');

async function serve() {
  const server = spawnServer({ DATA_DIR });
  return { ...server, url: await server.ready() };
}

const statusOf = async (url: string) => (await fetch(url)).status;
/** A slow restart is announced first. */
const failure = (said: string[]) =>
  said.filter((line) => line !== 'The database stopped unexpectedly: restarting it …');

async function becomes(url: string, status: number) {
  await expect.poll(() => statusOf(`${url}/readyz`)).toBe(status);
}

const askForMail = (url: string) =>
  fetch(url + apiBase + forgotPassword.url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: administrator.email }),
  });

const countMails = () => readdirSync(join(DATA_DIR, 'outbox')).length;

/** The connections that listen for changed members, and for new jobs: the latter holds the lease of the worker. */
async function countListeners() {
  const client = new Client(findEmbedded(DATA_DIR));
  await client.connect();
  const { rows } = await client.query<{ count: string }>(
    `select count(*) from pg_stat_activity
     where application_name = 'kindred-listen' or pid in
       (select pid from pg_locks where locktype = 'advisory' and classid = 5041227)`,
  );
  await client.end();
  return Number(rows[0]?.count);
}

test('trust 36: killed twice, the embedded database is restarted, and nothing that was confirmed is lost', async () => {
  const { url, lines, isRunning, end } = await serve();
  const headers = await enter(url, administrator);
  const said = lines();
  for (const mails of [1, 2]) {
    const release = killAndHoldBack(cluster);
    await becomes(url, 503);
    const refused = await fetch(url + apiBase + ownProfile.url, { headers });
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toBe('2');
    expect(await refused.json()).toMatchObject({ success: false, code: 'busy' });
    expect(await statusOf(`${url}/healthz`)).toBe(200);
    release();
    await becomes(url, 200);
    expect(isRunning()).toBe(true);
    expect((await fetch(url + apiBase + ownProfile.url, { headers })).status).toBe(200);
    expect((await askForMail(url)).status).toBe(200);
    // A job that was fetched just before the kill is freed up to half a minute later.
    await expect.poll(countMails).toBe(mails);
    await expect.poll(countListeners).toBe(2);
  }
  expect(
    lines()
      .slice(said.length)
      .filter((line) => line.includes('running again')),
  ).toHaveLength(2);
  expect(await end('SIGTERM')).toBe(0);
  expect(findDatabaseProcesses(cluster)).toEqual([]);
});

test('trust 36: when stopped while it waits to restart its database, it stops', async () => {
  const { url, end } = await serve();
  const release = killAndHoldBack(cluster);
  await becomes(url, 503);
  expect(await end('SIGTERM')).toBe(0);
  release();
  await expect.poll(() => findDatabaseProcesses(cluster)).toEqual([]);
});

test('trust 36: when stopped while its database is restarting, it stops that database first', async () => {
  const { end } = await serve();
  const before = findDatabaseProcesses(cluster);
  killDatabase(cluster);
  const findNew = () => findDatabaseProcesses(cluster).some((pid) => !before.includes(pid));
  await expect.poll(findNew, { interval: 5 }).toBe(true);
  expect(await end('SIGTERM')).toBe(0);
  expect(findDatabaseProcesses(cluster)).toEqual([]);
});

test('trust 36: with a full disk, it exits with one line', async () => {
  const { lines, ended } = await serve();
  const said = lines();
  // What the database writes first when it starts. The kernel answers as a full disk does.
  rmSync(join(cluster, 'postmaster.opts'));
  symlinkSync('/dev/full', join(cluster, 'postmaster.opts'));
  killDatabase(cluster);
  expect(await ended).toBe(1);
  expect(failure(lines().slice(said.length))).toEqual([
    expect.stringMatching(/^The disk that holds .* is full: make room/),
  ]);
  expect(findDatabaseProcesses(cluster)).toEqual([]);
  rmSync(join(cluster, 'postmaster.opts'));
});

test('trust 36: with its folder gone, it exits with one line, and creates no empty database', async () => {
  const { lines, ended } = await serve();
  const said = lines();
  renameSync(cluster, `${cluster}.away`);
  killDatabase(`${cluster}.away`);
  expect(await ended).toBe(1);
  expect(failure(lines().slice(said.length))).toEqual([
    expect.stringMatching(/^The database in .*postgres is missing: restore the folder/),
  ]);
  expect(readdirSync(DATA_DIR)).not.toContain('postgres');
});
