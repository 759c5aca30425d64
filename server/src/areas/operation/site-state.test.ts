import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SiteState } from '@kindred/contract/operation';
import { apiBase } from '@kindred/contract/route';
import { beforeEach, expect, test } from 'vitest';
import { atEnd } from '../../../test/clean-up.ts';
import { production } from '../../../test/complaint.ts';
import { createColleague } from '../../../test/members/staff.ts';
import { createMember } from '../../../test/members/members.ts';
import { openMailServer } from '../../../test/service/mail-server.ts';
import { testApp } from '../../../test/service/app.ts';
import { archiveNameOf } from '../../platform/backup/archives.ts';

const folder = await mkdtemp(join(tmpdir(), 'kindred-backups-'));
atEnd(() => rm(folder, { recursive: true }));
const backups = join(folder, 'backups');
const mails = await openMailServer();
const environment = { LOG_LEVEL: 'silent', BACKUP_DIR: backups };
const app = await testApp({ environment: { ...environment, SMTP_URL: 'smtp://127.0.0.1:9' } });
const lead = await createColleague(app);
const hour = 3_600_000;

const read = async (of = lead) =>
  (await of.get('/system')).json<{ data: { site: SiteState } }>().data.site;

beforeEach(async () => {
  await rm(backups, { recursive: true, force: true });
  await app.pool.query('delete from graphile_worker._private_jobs');
});

const addBackup = async (hoursAgo: number, name = archiveNameOf) => {
  await mkdir(backups, { recursive: true });
  await writeFile(join(backups, name(new Date(app.now().getTime() - hoursAgo * hour))), '');
};

test('the disk and the versions are those of the process', async () => {
  const { disk, versions } = await read();
  expect(disk?.total).toBeGreaterThan(disk?.free ?? Number.NaN);
  expect(versions).toEqual({
    service: expect.stringMatching(/^\d+\.\d+\.\d+$/) as string,
    database: expect.stringMatching(/^\d+\.\d+$/) as string,
    node: process.versions.node,
  });
});

test('the last backup is the newest complete one, and late when two nights were missed', async () => {
  expect((await read()).backup).toEqual({ lastAt: null, isLate: false });
  await addBackup(30);
  await addBackup(5, (time) => `${archiveNameOf(time)}.damaged`);
  const { lastAt, isLate } = (await read()).backup;
  expect(app.now().getTime() - Date.parse(lastAt ?? '')).toBeGreaterThanOrEqual(30 * hour);
  expect(isLate).toBe(false);
  await rm(backups, { recursive: true });
  await addBackup(51);
  expect((await read()).backup.isLate).toBe(true);
});

test('a service in production with a database of its own needs a backup', async () => {
  const own = await testApp({
    databaseUrl: app.databaseUrl,
    environment: { ...environment, ...production },
  });
  expect((await read(await createColleague(own))).backup).toEqual({ lastAt: null, isLate: true });
});

test('production says what is unsafe or missing, and where mails are that no server takes', async () => {
  const bare = await testApp({ environment: { ...environment, ...production } });
  const missing = await read(await createColleague(bare));
  expect(missing.warnings).toEqual(['mail-server', 'proxy', 'figures', 'backups']);
  expect(missing.mails).toMatchObject({ retrying: 0, folder: join(bare.config.dataDir, 'outbox') });
  expect((await read()).warnings).toEqual([]);
  expect((await read()).mails.folder).toBeNull();
});

test('mails that the server does not take are counted with the last error until they are sent', async () => {
  expect((await read()).mails).toEqual({
    retrying: 0,
    since: null,
    error: null,
    isLate: false,
    folder: null,
  });
  const { email } = await createMember(app);
  const payload = { email };
  await app.inject({ method: 'POST', url: `${apiBase}/auth/forgot-password`, payload });
  await app.jobs.runDue();
  const failed = (await read()).mails;
  expect(failed).toMatchObject({ retrying: 1, error: 'ESOCKET', isLate: false });
  expect(failed.since).not.toBeNull();
  await app.pool.query(
    `update graphile_worker._private_jobs set created_at = now() - interval '2 hours'`,
  );
  expect((await read()).mails.isLate).toBe(true);
  const mended = await testApp({
    databaseUrl: app.databaseUrl,
    environment: { ...environment, SMTP_URL: mails.url },
  });
  await app.pool.query('update graphile_worker._private_jobs set run_at = now()');
  await mended.jobs.runDue();
  expect(mails.receivedBy(email)).toHaveLength(1);
  expect((await read()).mails.retrying).toBe(0);
});
