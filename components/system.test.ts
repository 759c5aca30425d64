import { type Translation, listTranslations } from '@kindred/contract/operation/translations';
import { apiBase } from '@kindred/contract/route';
import { screen } from '@testing-library/dom';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { createStaff, signIn } from '../server/test/members/members.ts';
import { testDatabase } from '../server/test/database/database.ts';
import { testApp } from '../server/test/service/app.ts';
import { addJob } from '../server/src/platform/jobs/jobs.ts';
import { openPages } from './open-page.ts';
import { expectText, fill, hasText, press, untilSeen } from './page-actions.ts';

const databaseUrl = await testDatabase();
/** It is named as its own copy, which it is not. */
const app = await testApp({
  databaseUrl,
  environment: { LOG_LEVEL: 'silent', DATABASE_URL: databaseUrl, DATABASE_READ_URL: databaseUrl },
});
const { open } = openPages(app);
app.jobs.handle('delete-old-rows-hourly', async () => {
  throw new RangeError('no');
});

const fail = async () => {
  await addJob(app.pool, 'delete-old-rows-hourly', {}, { attempts: 1 });
  await app.jobs.runDue();
};

test('an administrator sees failed jobs with their error, retries one and deletes it', async () => {
  await fail();
  await open('/system', { as: await createStaff(app) });
  const row = await screen.findByRole('row', { name: /delete-old-rows-hourly/ });
  expect(row.textContent).toContain('RangeError');
  await expectText('Jobs that wait or run: 0');
  await press(/^Retry delete-old-rows-hourly of/);
  await expectText('No job has failed.');
  await expectText('Jobs that wait or run: 1');
});

test('a job that someone else deleted is reported, and the list is loaded again', async () => {
  await app.pool.query('delete from graphile_worker._private_jobs');
  await fail();
  await open('/system', { as: await createStaff(app) });
  await screen.findByRole('row', { name: /delete-old-rows-hourly/ });
  await app.pool.query('delete from graphile_worker._private_jobs');
  await press(/^Delete delete-old-rows-hourly of/);
  await expectText('No job has failed.');
  await expectText('This job has run or was deleted in the meantime.', undefined);
});

test('an administrator sees the copies of the database, and why one is not read from', async () => {
  const { host, port } = new Client(databaseUrl);
  await open('/system', { as: await createStaff(app) });
  const row = await screen.findByRole('row', { name: new RegExp(`${host}:${port}`) });
  expect(row.textContent).toMatch(/It is no copy, but takes changes itself.*At least [\d.]+ s/);
  await expectText(/^No copy of the database can be read from/);
});

async function addProcesses(...processes: (readonly [role: string, files: string])[]) {
  await app.pool.query('delete from process');
  for (const [role, files] of processes)
    await app.pool.query(
      'insert into process (id, role, version, files) values (gen_random_uuid(), $1, $2, $3)',
      [role, '0.2.0', files],
    );
}

test('an administrator sees the processes, and that none works in the background', async () => {
  await app.processes.begin();
  const files = app.processes.files() ?? '';
  await addProcesses(['web', files], ['jobs', files]);
  await open('/system', { as: await createStaff(app) });
  await screen.findByRole('row', { name: /Works in the background/ });
  expect(screen.queryByText(/No process works in the background/)).toBeNull();
  expect(screen.queryByText(/different places/)).toBeNull();

  await addProcesses(['web', files]);
  await open('/system', { as: await createStaff(app) });
  await expectText(/^No process works in the background/);

  await addProcesses(['all', files], ['web', 'folder elsewhere']);
  await open('/system', { as: await createStaff(app) });
  await expectText(/^Processes keep their files in different places/);
});

test('an administrator sees the disk, the backups, the mails and the versions in plain words', async () => {
  await app.pool.query('delete from graphile_worker._private_jobs');
  await open('/system', { as: await createStaff(app) });
  await expectText('Free disk space');
  await expectText('npm run backup makes one');
  await expectText(/^Not sent: they are files in .*outbox$/);
  expect(hasText('No email is waiting')).toBe(false);
  await expectText(/^PostgreSQL \d+/);
  expect(hasText(/emails? couldn't be sent/)).toBe(false);
});

test('an administrator is warned of a disk that is nearly full, a missing backup, failing mails and two versions', async () => {
  const site = {
    warnings: ['mail-server', 'proxy'],
    disk: { free: 900_000_000, total: 50_000_000_000, isLow: true },
    backup: { lastAt: '2026-03-01T03:10:00.000Z', isLate: true },
    mails: {
      retrying: 3,
      since: '2026-03-04T09:00:00.000Z',
      error: 'ECONNREFUSED',
      isLate: true,
      folder: null,
    },
    versions: { service: '1.2.3', database: '17.2', node: '24.1.0' },
  };
  const seenAt = '2026-03-04T10:00:00.000Z';
  const process = { role: 'all', startedAt: seenAt, seenAt, sharesFiles: true };
  const processes = ['1.2.3', '1.2.2'].map((version, index) => ({
    ...process,
    _id: `00000000-0000-4000-8000-00000000000${index}`,
    version,
  }));
  const data = {
    site,
    processes,
    replicas: [],
    waitingJobs: 0,
    failedJobs: 0,
    jobs: [],
    clockOffset: 0,
  };
  const { network, go } = await open('/settings', { as: await createStaff(app) });
  network.intercept(({ path }) =>
    path.endsWith('/system') ? { status: 200, body: { success: true, data } } : undefined,
  );
  await go('/system');
  await expectText(/^No email is sent, as SMTP_URL isn't set/);
  await expectText(/^TRUST_PROXY isn't set/);
  await expectText(/^Only 0\.9 GB of the disk is free\./);
  await expectText(/^The last backup is from .*Check why npm run backup/);
  await expectText(/^3 emails couldn't be sent \(ECONNREFUSED\)\./);
  await expectText(/^Processes run different versions/);
});

const rowOf = (name: string) => screen.findByRole('row', { name: new RegExp(name) });

test(
  'an administrator marks a language as read by a native speaker, and removes the mark',
  { tags: ['long'] },
  async () => {
    await open('/system', { as: await createStaff(app) });
    expect((await rowOf('English')).textContent).toContain('Source language');
    expect((await rowOf('Polski')).textContent).toContain('Not yet read by a native speaker');

    await press('Mark as read: Polski');
    await untilSeen();
    await press('Mark as read');
    await expectText('Say who read the texts.');
    await fill('Who read the texts?', 'Anna Nowak');
    await press('Mark as read');
    await expectText(/^Read by Anna Nowak\. Marked by .* Version of the texts: [\da-f]{16}$/);
    expect((await rowOf('Polski')).textContent).toContain('Read by a native speaker');
    expect(screen.queryByRole('button', { name: 'Mark as read: Polski' })).toBeNull();

    await press('Remove mark: Polski');
    await screen.findByRole('button', { name: 'Mark as read: Polski' });
    expect((await rowOf('Polski')).textContent).toContain('Not yet read by a native speaker');
  },
);

test('an administrator sees that texts have changed since they were read', async () => {
  await app.pool.query(
    `insert into translation_reading (language, reader, version, marked_at)
     values ('ar', 'Layla', '0123456789abcdef', '2026-03-04')`,
  );
  await open('/system', { as: await createStaff(app) });
  const row = await rowOf('العربية');
  expect(row.textContent).toContain('Texts changed since they were read on Mar 4, 2026');
  expect(row.textContent).toContain('Marked by a deleted user');
  await screen.findByRole('button', { name: 'Mark as read: العربية' });
  await screen.findByRole('button', { name: 'Remove mark: العربية' });
});

test('a language that a colleague marked in the meantime is reported in the form', async () => {
  await app.pool.query('delete from translation_reading');
  await open('/system', { as: await createStaff(app) });
  await press('Mark as read: Deutsch');
  await untilSeen();
  const { version } = (await listed()).find(({ language }) => language === 'de') ?? {};
  await app.pool.query(
    `insert into translation_reading (language, reader, version, marked_at)
     values ('de', 'Jonas', $1, now())`,
    [version],
  );
  await fill('Who read the texts?', 'Anna Nowak');
  await press('Mark as read');
  await expectText('This language was marked as read in the meantime. Reload the list.');
  await expectText(/^Read by Jonas\./);
});

async function listed() {
  const { headers } = await signIn(app, await createStaff(app));
  const answer = await app.inject({ url: `${apiBase}${listTranslations.url}`, headers });
  return answer.json<{ data: { translations: Translation[] } }>().data.translations;
}
