import { screen } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { createStaff } from '../server/test/members/members.ts';
import { testApp } from '../server/test/service/app.ts';
import { addJob } from '../server/src/platform/jobs/jobs.ts';
import { openPages } from './open-page.ts';
import { expectText, press } from './page-actions.ts';

const app = await testApp({ environment: { LOG_LEVEL: 'silent' } });
const { open } = openPages(app);
app.jobs.handle('delete-old-tries', async () => {
  throw new RangeError('no');
});

const fail = async () => {
  await addJob(app.pool, 'delete-old-tries', {}, { attempts: 1 });
  await app.jobs.runDue();
};

test('an administrator sees failed jobs with their error, retries one and deletes it', async () => {
  await fail();
  await open('/system', { as: await createStaff(app) });
  const row = await screen.findByRole('row', { name: /delete-old-tries/ });
  expect(row.textContent).toContain('RangeError');
  await expectText('Jobs that wait or run: 0');
  await press(/^Retry delete-old-tries of/);
  await expectText('No job has failed.');
  await expectText('Jobs that wait or run: 1');
});

test('a job that someone else deleted is reported, and the list is loaded again', async () => {
  await app.pool.query('delete from graphile_worker._private_jobs');
  await fail();
  await open('/system', { as: await createStaff(app) });
  await screen.findByRole('row', { name: /delete-old-tries/ });
  await app.pool.query('delete from graphile_worker._private_jobs');
  await press(/^Delete delete-old-tries of/);
  await expectText('No job has failed.');
  await expectText('This job has run or was deleted in the meantime.', undefined);
});

async function addProcesses(...processes: (readonly [role: string, files: string])[]) {
  await app.pool.query('delete from process');
  for (const [role, files] of processes)
    await app.pool.query(
      'insert into process (id, role, version, files) values (gen_random_uuid(), $1, $2, $3)',
      [role, '0.1.0', files],
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
