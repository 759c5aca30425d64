// @module-tag long
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { premiumApp, subscriber } from '../../../../test/premium/premium.ts';
import { compiled } from '../../../../test/service/separate-server.ts';
import { sqlOf } from '../../../../test/database/sql.ts';

const app = await premiumApp();
const sql = sqlOf(app);
const root = join(import.meta.dirname, '../../../../..');

/** What `npm run payments` runs. */
const payments = (...args: string[]) =>
  new Promise<{ code: number; output: string }>((resolve) => {
    const env = { ...compiled, DATABASE_URL: app.databaseUrl };
    const options = { cwd: root, env };
    const command = [join(root, 'scripts/payments.ts'), ...args];
    const child = execFile(process.execPath, command, options, (_error, stdout, stderr) =>
      resolve({ code: child.exitCode ?? 1, output: stdout + stderr }),
    );
  });

test('npm run payments has the server compare all payments with the provider, or replay its events', async () => {
  const ada = await subscriber(app);
  await sql`delete from invoice where member_id = ${ada.id}`;
  const compared = await payments('reconcile');
  expect(compared).toMatchObject({ code: 0 });
  expect(compared.output).toContain('The server compares all payments with the provider now.');
  await app.jobs.runDue();
  expect(await sql`select status from invoice where member_id = ${ada.id}`).toEqual([
    { status: 'paid' },
  ]);

  app.sandbox.deliveries.hold();
  await app.payments.stripe.subscriptions.cancel(ada.subscriptionId);
  const since = new Date(Date.now() - 60_000).toISOString();
  expect(await payments('replay', since)).toMatchObject({
    code: 0,
    output: `The server applies the events of the provider since ${since} again now.\n`,
  });
  await app.jobs.runDue();
  expect(await sql`select status from subscription where id = ${ada.subscriptionId}`).toEqual([
    { status: 'canceled' },
  ]);
  await app.sandbox.deliveries.release();
});

test.each([
  ['replay', 'lately'],
  ['reconcile', 'now'],
])('npm run payments with %j prints its usage', async (...args: string[]) => {
  const { code, output } = await payments(...args);
  expect([code, output]).toEqual([1, expect.stringMatching(/^Usage: npm run payments -- .*\n$/)]);
});
