import { apiBase } from '@kindred/contract/route';
import { expect, test } from 'vitest';
import { testApp } from '../../../../test/service/app.ts';
import { createMember, signInUnproven, type TestMember } from '../../../../test/members/members.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';
import { sqlOf } from '../../../../test/database/sql.ts';

const app = await testApp({
  environment: { TIME_ZONE: 'Asia/Kolkata' },
  site: { 'brand.supportEmail': 'help@kindred.example' },
});
const sql = sqlOf(app);

const ban = async (until: Date | null) => {
  const state_reason = 'Sent adverts.';
  return createMember(app, {
    member: { state: 'banned', state_by: 'staff', state_reason, state_until: until },
  });
};
const inAnHour = () => new Date(Date.now() + 3_600_000);
const anHourAgo = () => new Date(Date.now() - 3_600_000);
const tryToSignIn = ({ email, password }: TestMember) =>
  app.inject({ method: 'POST', url: `${apiBase}/auth/login`, payload: { email, password } });
const standing = ({ id }: TestMember) =>
  sql.one<{
    state: string;
    state_by: string | null;
    state_reason: string | null;
    state_until: Date | null;
  }>`select state, state_by, state_reason, state_until
    from member where id = ${id}`;
const auditOf = ({ id }: TestMember) =>
  sql<{ action: string; actor_role: string; details: unknown }>`select action, actor_role, details
    from audit where subject_id = ${id}`;
const runJob = async () => {
  await addJob(app.pool, 'end-bans', {});
  await app.jobs.runDue();
};

test('a banned member sees why, until when in the operator’s time zone, and whom to contact', async () => {
  const member = await ban(new Date('2099-03-01T20:00:00Z'));
  const answer = await tryToSignIn(member);
  expect(answer.statusCode).toBe(403);
  expect(answer.json<{ message: string }>().message).toBe(
    'This account is suspended until March 2, 2099 at 1:30 AM (Asia/Kolkata). Reason: Sent adverts. Write to help@kindred.example to appeal.',
  );
});

test('when a ban is over the member signs in, and the log says that the service ended it', async () => {
  const member = await ban(anHourAgo());
  await signInUnproven(app, member);
  expect(await standing(member)).toEqual({
    state: 'active',
    state_by: null,
    state_reason: null,
    state_until: null,
  });
  expect(await auditOf(member)).toMatchObject([
    {
      action: 'member.ban-end',
      actor_role: 'system',
      details: { before: { state: 'banned', stateReason: 'Sent adverts.' } },
    },
  ]);
  await signInUnproven(app, member);
  expect(await auditOf(member)).toHaveLength(1);
});

test('the job ends expired bans, once each, and no other', async () => {
  const [over, running, forGood] = [await ban(anHourAgo()), await ban(inAnHour()), await ban(null)];
  await runJob();
  await runJob();
  const states = await Promise.all([over, running, forGood].map(standing));
  expect(states.map(({ state }) => state)).toEqual(['active', 'banned', 'banned']);
  expect(await auditOf(over)).toHaveLength(1);
  expect(await auditOf(running)).toEqual([]);
});

test('of five parallel sign-ins after a ban, one ends it', async () => {
  const member = await ban(anHourAgo());
  const answers = await Promise.all(Array.from({ length: 5 }, () => tryToSignIn(member)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
  expect(await auditOf(member)).toHaveLength(1);
});
