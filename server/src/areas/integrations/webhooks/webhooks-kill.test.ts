// @module-tag long
import { expect, test } from 'vitest';
import { sqlOf } from '../../../../test/database/sql.ts';
import { createMember } from '../../../../test/members/members.ts';
import { createColleague } from '../../../../test/members/staff.ts';
import { testApp } from '../../../../test/service/app.ts';
import { secret } from '../../../../test/service/keys.ts';
import { startServer } from '../../../../test/service/separate-server.ts';
import { addHook } from '../../../../test/service/webhook-kit.ts';

const app = await testApp();
const sql = sqlOf(app);

test('trust 128: an event that a process was sending when it was killed is sent again, with the same id', async () => {
  const { received, answer } = await addHook(await createColleague(app));
  answer.status = 0;
  // Both processes open the sealed secret of the webhook.
  await sql`insert into setting (key, value) values ('secret', to_jsonb(${secret}::text))`;
  const { end } = await startServer(app);
  const { id: memberId } = await createMember(app);
  await expect.poll(() => received.length, { interval: 20 }).toBe(1);
  await end('SIGKILL');
  answer.status = 200;
  const send = async () => {
    await sql`select graphile_worker.add_job('send-webhooks', '{}')`;
    await app.jobs.runDue();
  };
  // The other process could still be waiting for the response.
  await send();
  expect(received).toHaveLength(1);
  app.advanceClock(61_000);
  await send();
  await send();
  expect(received).toHaveLength(2);
  expect(received[0]?.id).toBe(received[1]?.id);
  expect(received[1]?.event.data).toEqual({ memberId });
});
