import type { FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import { testApp } from '../../../test/service/app.ts';
import { createMember } from '../../../test/members/members.ts';

const synthetic = { member: { password_hash: null } };

async function onlineAfter(app: FastifyInstance) {
  await app.pool.query(`update presence set online_until = '-infinity'`);
  await app.pool.query(`select graphile_worker.add_job('refresh-demo-presence', '{}')`);
  await app.jobs.runDue();
  const { rows } = await app.pool.query<{ member_id: string }>(
    'select member_id from presence where online_until > $1',
    [app.now()],
  );
  return rows.map((row) => row.member_id);
}

test('in a demo some synthetic members stay online, and real people are never shown as online', async () => {
  const app = await testApp({ environment: { DEMO: '100' } });
  const made: string[] = [];
  for (let index = 0; index < 4; index++) made.push((await createMember(app, synthetic)).id);
  const real = await createMember(app);
  const linked = await createMember(app, synthetic);
  await app.pool.query(
    `insert into identity (member_id, provider, subject) values ($1, 'google', 'someone')`,
    [linked.id],
  );
  const online = await onlineAfter(app);
  expect(online).toHaveLength(2);
  expect(online.every((id) => made.includes(id))).toBe(true);
  expect(online).not.toContain(real.id);
});

test('without demo members it does nothing', async () => {
  const app = await testApp();
  await createMember(app, synthetic);
  expect(await onlineAfter(app)).toEqual([]);
});
