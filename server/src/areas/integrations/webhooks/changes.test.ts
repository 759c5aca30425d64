import { expect, test } from 'vitest';
import { sqlOf } from '../../../../test/database/sql.ts';
import { withOpenTransaction } from '../../../../test/database/with-open-transaction.ts';
import { createMember } from '../../../../test/members/members.ts';
import { createColleague } from '../../../../test/members/staff.ts';
import { testApp } from '../../../../test/service/app.ts';
import { addHook, readLog } from '../../../../test/service/webhook-kit.ts';

const app = await testApp();
const sql = sqlOf(app);
const [lead, other] = [await createColleague(app), await createColleague(app)];

test('of two administrators who change a webhook, the second is told', async () => {
  const { path, webhook } = await addHook(lead);
  const { url, events, withNames, version } = webhook;
  const change = { url, events, withNames, on: false, version };
  const answers = await Promise.all([lead, other].map((by) => by.send('PUT', path, change)));
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 412]);
  const logged = await sql`select from audit where action = 'webhook.change'
    and details ->> 'webhook' = ${webhook._id}`;
  expect(logged).toHaveLength(1);
});

test('what was sent about a member is deleted when they are erased', async () => {
  const { path } = await addHook(lead);
  const { id } = await createMember(app);
  await app.jobs.runDue();
  expect((await readLog(lead, path)).deliveries).toHaveLength(1);
  await sql`update member set state = 'erased', state_by = 'self' where id = ${id}`;
  await sql`select graphile_worker.add_job('erase-leavers', '{}')`;
  await app.jobs.runDue();
  expect((await readLog(lead, path)).deliveries).toEqual([]);
});

test('a change that happens while a webhook is being deleted does not fail', async () => {
  const { id: webhookId } = await addHook(lead);
  const remove = 'delete from webhook where id = $1';
  const { id } = await withOpenTransaction(app, remove, webhookId, () => createMember(app));
  expect(await sql`select from member where id = ${id}`).toHaveLength(1);
});
