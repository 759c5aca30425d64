import { apiBase } from '@kindred/contract/route';
import { expect, test } from 'vitest';
import { testApp } from '../../../../test/service/app.ts';
import { createMember, signIn } from '../../../../test/members/members.ts';

const app = await testApp();
const minute = 60_000;

interface Presence {
  last_active: Date;
  online_until: Date;
}

async function presenceOf(id: string) {
  const { rows } = await app.pool.query<Presence>(
    'select last_active, online_until from presence where member_id = $1 and last_active is not null',
    [id],
  );
  return rows[0];
}

async function someone() {
  const member = await createMember(app);
  const { headers } = await signIn(app, member);
  const url = `${apiBase}/auth/profile`;
  return {
    id: member.id,
    ask: async () => {
      const reply = await app.inject({ url, headers });
      return reply.json<{ userData: { user: { isOnline: boolean; lastActive: string | null } } }>()
        .userData.user;
    },
  };
}

test('a member who sends a request is shown as online for five minutes', async () => {
  const { id, ask } = await someone();
  await ask();
  await expect.poll(() => presenceOf(id)).toBeDefined();
  const { last_active: since, online_until: until } = (await presenceOf(id)) as Presence;
  expect(until.getTime() - since.getTime()).toBe(5 * minute);
  expect(await ask()).toEqual(
    expect.objectContaining({ isOnline: true, lastActive: since.toISOString() }),
  );
});

test('the last-active time changes at most once a minute', async () => {
  const { id, ask } = await someone();
  await ask();
  await expect.poll(() => presenceOf(id)).toBeDefined();
  const first = await presenceOf(id);
  app.advanceClock(30_000);
  for (let times = 0; times < 5; times += 1) await ask();
  expect(await presenceOf(id)).toEqual(first);
  app.advanceClock(31_000);
  await ask();
  await expect
    .poll(async () => (await presenceOf(id))?.last_active.getTime())
    .toBeGreaterThan((first?.last_active.getTime() ?? 0) + minute);
});

test('also when several processes see the same member', async () => {
  const other = await testApp({ databaseUrl: app.databaseUrl });
  const member = await createMember(app);
  const { headers } = await signIn(app, member);
  const url = `${apiBase}/auth/profile`;
  await app.inject({ url, headers });
  await expect.poll(() => presenceOf(member.id)).toBeDefined();
  const first = await presenceOf(member.id);
  await other.inject({ url, headers });
  await other.inject({ url, headers });
  expect(await presenceOf(member.id)).toEqual(first);
});

test('a member who has been gone for five minutes is not shown as online', async () => {
  const { id, ask } = await someone();
  await ask();
  await expect.poll(() => presenceOf(id)).toBeDefined();
  app.advanceClock(6 * minute);
  const { online_until: until } = (await presenceOf(id)) as Presence;
  expect(until.getTime()).toBeLessThan(app.now().getTime());
});
