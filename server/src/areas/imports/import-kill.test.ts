// @module-tag long
import { setTimeout as sleep } from 'node:timers/promises';
import type { Import } from '@kindred/contract/imports';
import { expect, test } from 'vitest';
import { long } from '../../../../e2e/test-size.ts';
import { sqlOf } from '../../../test/database/sql.ts';
import { createImporter, importIn } from '../../../test/members/imports.ts';
import { testApp } from '../../../test/service/app.ts';
import { startServer } from '../../../test/service/separate-server.ts';

const app = await testApp();
const sql = sqlOf(app);
const { upload, read, start, send } = await createImporter(app);

const size = long ? 100_000 : 5000;
const lines = Array.from(
  { length: size },
  (_, n) => `p${n}@killed.example,Ann,1990-05-17,woman,men,Porto,Portugal,hiking\n`,
);
const file = `email,first name,birthday,gender,seeking,city,country,interests\n${lines.join('')}`;

/** Two processes work on it, and are killed in the middle. Another one finishes it. */
async function killInTheMiddle(id: string, isDone: (found: Import) => boolean) {
  const servers = await Promise.all([startServer(app), startServer(app)]);
  while ((await read(id)).done === 0) await sleep(5);
  await Promise.all(servers.map(({ end }) => end('SIGKILL')));
  // The workers of a killed process hold its jobs until others notice.
  await sql`update graphile_worker._private_jobs set locked_at = null, locked_by = null, run_at = now()
    where locked_at is not null`;
  await app.jobs.runDue();
  const found = await read(id);
  expect(isDone(found)).toBe(true);
  return found;
}

test('trust 133: killed in the middle, each line counts once and its person is invited once', async () => {
  const { _id: id, columns, dateFormat } = await upload(file);
  importIn(await send('PUT', `/imports/${id}/check`, { columns, dateFormat, language: 'en' }));
  // Both work in the same batches, so a short run kills only the import.
  if (!long) await app.jobs.runDue();
  const isChecked = ({ state }: Import) => state === 'checked';
  const checked = long ? await killInTheMiddle(id, isChecked) : await read(id);
  expect(checked).toMatchObject({ done: size, counts: { ready: size, duplicate: 0 } });
  importIn(await start(checked));
  const finished = await killInTheMiddle(id, ({ state }) => state === 'finished');
  expect(finished).toMatchObject({ done: size, invited: size, waiting: size });
  expect(await sql`select from import_line`).toEqual([]);
});
