import type { Ladder } from '@kindred/contract/desk/ladder';
import { beforeEach, expect, test } from 'vitest';
import { testApp } from '../../../../test/service/app.ts';
import { decideOn, openCase, readCase } from '../../../../test/desk/desk.ts';
import { createMember } from '../../../../test/members/members.ts';
import { insertReport } from '../../../../test/desk/reports.ts';
import { sqlOf } from '../../../../test/database/sql.ts';
import { createColleague } from '../../../../test/members/staff.ts';

const app = await testApp();
const sql = sqlOf(app);
const [lead, second, grace] = [
  await createColleague(app),
  await createColleague(app),
  await createColleague(app, 'moderator'),
];

const warn = (strikes: number) => ({ strikes, action: 'warn' as const, days: null });
const suspend = (strikes: number, days: number) => ({ strikes, action: 'suspend' as const, days });
const ban = (strikes: number) => ({ strikes, action: 'ban' as const, days: null });
const usual = [warn(0), suspend(1, 3), suspend(2, 14), ban(3)];

const read = async (by = grace) =>
  (await by.get('/desk/ladder')).json<{ data: { ladder: Ladder } }>().data.ladder;
const change = async (fields: Partial<Ladder>, by = lead) =>
  by.send('PUT', '/desk/ladder', { ...(await read()), ...fields });
const suggested = async (id: string) => {
  const { suggestion, person } = await readCase(grace, id);
  return [person?.strikes, suggestion?.action, suggestion?.days, suggestion?.problem_type];
};

beforeEach(async () => {
  await change({ strikeDays: 365, steps: usual, ofTypes: [] });
});

test('strikes are the decisions that still hold, and suggest the next step of the ladder', async () => {
  const { id: memberId } = await createMember(app);
  const found: unknown[] = [];
  for (const action of ['warn', 'warn', 'warn'] as const) {
    const { id } = await openCase(app, { about: memberId });
    found.push(await suggested(id));
    await decideOn(grace, id, action);
  }
  expect(found).toEqual([
    [0, 'warn', null, null],
    [1, 'suspend', 3, null],
    [2, 'suspend', 14, null],
  ]);
  await change({ steps: [warn(0), suspend(3, 30)] });
  const { id } = await openCase(app, { about: memberId });
  expect(await suggested(id)).toEqual([3, 'suspend', 30, null]);
});

test('a strike counts for as long as the ladder says', async () => {
  const { id: memberId } = await createMember(app);
  const { id: earlier } = await openCase(app, { about: memberId });
  await decideOn(grace, earlier, 'warn');
  await sql`update decision set decided_at = decided_at - interval '40 days' where case_id = ${earlier}`;
  const { id } = await openCase(app, { about: memberId });
  expect(await suggested(id)).toEqual([1, 'suspend', 3, null]);
  await change({ strikeDays: 39 });
  expect(await suggested(id)).toEqual([0, 'warn', null, null]);
  expect((await readCase(grace, id)).strikeDays).toBe(39);
});

test('a problem type can have its own steps, and of several types the most severe step counts', async () => {
  await change({
    ofTypes: [
      { problem_type: 'Harassment', steps: [suspend(0, 30), ban(1)] },
      { problem_type: 'Other', steps: [warn(0)] },
    ],
  });
  const { id: memberId } = await createMember(app);
  const { id } = await openCase(app, { about: memberId, type: 'Other' });
  expect(await suggested(id)).toEqual([0, 'warn', null, 'Other']);
  const late = await insertReport(app, { about: memberId, type: 'Harassment' });
  expect(await suggested(id)).toEqual([0, 'suspend', 30, 'Harassment']);
  // Settled reports no longer count.
  await grace.send('PUT', `/reports/report/${late}/status`, { status: 'closed' });
  expect(await suggested(id)).toEqual([0, 'warn', null, 'Other']);
  const { id: another } = await openCase(app, { type: 'Account Issue' });
  expect(await suggested(another)).toEqual([0, 'warn', null, null]);
});

test("moderators read the ladder, and an administrator's change is in the audit log", async () => {
  const before = await read();
  expect((await change({ strikeDays: 90 }, grace)).statusCode).toBe(403);
  await change({ strikeDays: 90 });
  expect(await read()).toEqual({ ...before, strikeDays: 90, version: before.version + 1 });
  expect(
    await sql`select actor_id, details -> 'before' ->> 'strikeDays' as before,
        details -> 'after' ->> 'strikeDays' as after
      from audit where action = 'desk.ladder' order by id desc limit 1`,
  ).toEqual([{ actor_id: lead.id, before: '365', after: '90' }]);
});

test('of parallel changes by administrators one succeeds, and the others see the new version', async () => {
  const asked = { ...(await read()), steps: [ban(0)] };
  const answers = await Promise.all(
    [lead, second, lead, second].map((by) => by.send('PUT', '/desk/ladder', asked)),
  );
  const codes = answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
  expect(codes).toEqual([200, 412, 412, 412]);
  const refused = answers.find(({ statusCode }) => statusCode === 412);
  const now = { ...asked, version: asked.version + 1 };
  expect(refused?.json<{ data: object }>().data).toEqual({ ladder: now });
  expect(await read()).toEqual(now);
});

const own = (steps: Ladder['steps']) => ({ problem_type: 'Harassment' as const, steps });

test.each<[string, string, Partial<Ladder>]>([
  ['steps.0.strikes', 'ladder_first_step_with_strikes', { steps: [warn(1)] }],
  ['steps.1.strikes', 'ladder_steps_unordered', { steps: [warn(0), ban(0)] }],
  ['steps.2.strikes', 'ladder_steps_unordered', { steps: [warn(0), suspend(3, 3), ban(2)] }],
  ['steps.0.days', 'ladder_step_days_wrong', { steps: [{ ...warn(0), days: 3 }] }],
  ['steps.0.days', 'ladder_step_days_wrong', { steps: [{ ...warn(0), action: 'suspend' }] }],
  ['steps.1.days', 'ladder_step_milder', { steps: [suspend(0, 7), suspend(1, 3)] }],
  ['steps.1.action', 'ladder_step_milder', { steps: [ban(0), warn(1)] }],
  ['ofTypes.0.steps.0.strikes', 'ladder_first_step_with_strikes', { ofTypes: [own([ban(1)])] }],
  ['ofTypes.1.problem_type', 'ladder_type_repeated', { ofTypes: [own([ban(0)]), own([warn(0)])] }],
])('an inconsistent ladder is refused: %s, %s', async (field, code, fields) => {
  const before = await read();
  const answer = await change(fields);
  expect(answer.statusCode).toBe(422);
  expect(answer.json()).toMatchObject({ code, errors: [{ field }] });
  expect(await read()).toEqual(before);
});

test.each<Partial<Ladder>>([
  { steps: [] },
  { strikeDays: 0 },
  { strikeDays: 1826 },
  { steps: [suspend(0, 0)] },
  { steps: [suspend(0, 366)] },
  { steps: [suspend(0.5, 1)] },
  { ofTypes: [{ problem_type: 'Rudeness' as 'Other', steps: [warn(0)] }] },
])('a value out of bounds is refused: %j', async (fields) => {
  const before = await read();
  const { statusCode } = await change(fields);
  expect([400, 422]).toContain(statusCode);
  expect(await read()).toEqual(before);
});
