import { beforeEach, expect, test } from 'vitest';
import type { Bulk } from '@kindred/contract/user-admin/bulk';
import { sqlOf } from '../../../test/database/sql.ts';
import { decideOn, ground, openCase, readCase } from '../../../test/desk/desk.ts';
import { fraud, noticesOf, warnDue, writtenTo } from '../../../test/desk/fraud.ts';
import { createMember } from '../../../test/members/members.ts';
import { createColleague } from '../../../test/members/staff.ts';
import { testApp } from '../../../test/service/app.ts';

const app = await testApp();
const sql = sqlOf(app);
const minute = 60_000;

let [grace, lead] = [await createColleague(app, 'moderator'), await createColleague(app)];

/** The clock moves, and ends their sessions. */
beforeEach(async () => {
  [grace, lead] = [await createColleague(app, 'moderator'), await createColleague(app)];
});

async function createSwindler() {
  const { id } = await createMember(app);
  return { id, victims: await writtenTo(app, id, 2) };
}
type Swindler = Awaited<ReturnType<typeof createSwindler>>;

const decide = async (
  { id }: Swindler,
  action: 'ban' | 'suspend' | 'warn',
  about: object = fraud,
) => decideOn(grace, (await openCase(app, { about: id })).id, action, { ground: about });

async function setState({ id }: Pick<Swindler, 'id'>, change: object) {
  const answer = await lead.send('PUT', `/users/${id}/state`, { reason: 'Scam', ...change });
  expect(answer.statusCode, answer.body).toBe(200);
}

async function decideTogether(swindler: Swindler) {
  const { id: caseId } = await openCase(app, { about: swindler.id });
  const { version, reports } = await readCase(grace, caseId);
  const decision = {
    caseId,
    version,
    action: 'ban',
    ground: fraud,
    reports: reports.map(({ _id }) => ({ _id, outcome: 'resolved' })),
  };
  const answer = await grace.send('POST', '/desk/decisions', { cases: [decision] });
  expect(answer.json()).toMatchObject({ data: { rows: [{ error: null }] } });
}

const until = () => new Date(app.now().getTime() + 3 * minute).toISOString();
const warned = { 'fraud.warned': [2, 2] };
const withdrawn = { 'fraud.withdrawn': [2, 2] };

test.each<[string, (swindler: Swindler) => Promise<unknown>, object]>([
  ['a ban at the desk', (swindler) => decide(swindler, 'ban'), warned],
  ['a suspension at the desk', (swindler) => decide(swindler, 'suspend'), warned],
  ['a decision about several cases', decideTogether, warned],
  [
    'a ban on the page of users',
    (each) => setState(each, { state: 'banned', forFraud: true }),
    warned,
  ],
  [
    'one with an end',
    (each) => setState(each, { state: 'banned', forFraud: true, until: until() }),
    warned,
  ],
  ['a warning for fraud', (swindler) => decide(swindler, 'warn'), {}],
  ['a ban for something else', (swindler) => decide(swindler, 'ban', ground), {}],
  ['one on the page of users', (each) => setState(each, { state: 'banned' }), {}],
])('trust 112: %s warns everyone who has to be', async (_name, act, expected) => {
  const swindler = await createSwindler();
  await act(swindler);
  await warnDue(app);
  expect(await noticesOf(app, swindler.victims)).toEqual(expected);
});

test('only a ban can be for fraud', async () => {
  const { id } = await createSwindler();
  const change = { state: 'deactivated', reason: 'Scam', forFraud: true };
  expect((await lead.send('PUT', `/users/${id}/state`, change)).statusCode).toBe(422);
});

test('trust 113: a decision that is undone warns no one', async () => {
  const swindler = await createSwindler();
  const { _id } = await decide(swindler, 'ban');
  expect((await grace.send('POST', `/desk/decisions/${_id}/undo`)).statusCode).toBe(200);
  await warnDue(app);
  expect(await noticesOf(app, swindler.victims)).toEqual({});
});

test('trust 113: an appeal that reverses the ban withdraws it, and one that shortens it does not', async () => {
  const swindler = await createSwindler();
  const appeal = async (decisionId: string, decided: object) => {
    const [row] = await sql<{
      id: string;
    }>`insert into appeal (id, decision_id, member_id, message, made_at)
      values (gen_random_uuid(), ${decisionId}, ${swindler.id}, 'It was not me', now()) returning id`;
    const body = { answer: 'We looked again.', ...decided };
    const answer = await lead.send('PUT', `/desk/appeals/${row?.id}`, body);
    expect(answer.statusCode, answer.body).toBe(200);
  };
  const first = await decide(swindler, 'ban');
  await warnDue(app);
  await appeal(first._id, { outcome: 'partly-reversed', days: 2 });
  await warnDue(app);
  expect(await noticesOf(app, swindler.victims)).toEqual(warned);
  const second = await decide(swindler, 'ban');
  await warnDue(app);
  // They were warned already, and not written to since.
  expect(await noticesOf(app, swindler.victims)).toEqual(warned);
  await appeal(second._id, { outcome: 'reversed' });
  await warnDue(app);
  // The first one still says so.
  expect(await noticesOf(app, swindler.victims)).toEqual(warned);
});

test('trust 113: a ban that ends after its time is not withdrawn, and the next one warns of what was written since', async () => {
  const swindler = await createSwindler();
  await setState(swindler, { state: 'banned', forFraud: true, until: until() });
  await warnDue(app);
  await warnDue(app, 4 * minute);
  await app.pool.query(`select graphile_worker.add_job('end-bans', '{}')`);
  await app.jobs.runDue();
  expect(await sql`select state from member where id = ${swindler.id}`).toEqual([
    { state: 'active' },
  ]);
  expect(await noticesOf(app, swindler.victims)).toEqual(warned);
  const newer = await writtenTo(app, swindler.id, 1);
  await setState(swindler, { state: 'banned', forFraud: true });
  await warnDue(app);
  expect(await noticesOf(app, [...swindler.victims, ...newer])).toEqual({ 'fraud.warned': [3, 3] });
  // Only the second one was a mistake.
  await setState(swindler, { state: 'active' });
  await warnDue(app);
  expect(await noticesOf(app, [...swindler.victims, ...newer])).toEqual({
    'fraud.warned': [2, 2],
    'fraud.withdrawn': [1, 1],
  });
});

test('trust 113: another reason on the page of users withdraws it, and another end does not', async () => {
  const swindler = await createSwindler();
  await setState(swindler, { state: 'banned', forFraud: true });
  await warnDue(app);
  await setState(swindler, { state: 'banned', forFraud: true, until: until() });
  await warnDue(app);
  expect(await noticesOf(app, swindler.victims)).toEqual(warned);
  await setState(swindler, { state: 'banned', reason: 'Adverts' });
  await warnDue(app);
  expect(await noticesOf(app, swindler.victims)).toEqual(withdrawn);
});

test('trust 113: a bulk change that lifts bans withdraws it, unless it is undone', async () => {
  const change = async (ids: readonly string[]) => {
    const body = { action: 'activate', reason: 'A mistake', ids };
    const answer = await lead.send('POST', '/users/bulk', body);
    await app.jobs.runDue();
    return answer.json<{ data: { bulk: Bulk } }>().data.bulk._id;
  };
  const [one, two] = [await createSwindler(), await createSwindler()];
  for (const each of [one, two]) await decide(each, 'ban');
  await warnDue(app);
  const id = await change([one.id]);
  expect((await lead.send('POST', `/users/bulk/${id}/undo`)).statusCode).toBe(200);
  await change([two.id]);
  await warnDue(app, 6 * minute);
  expect(await noticesOf(app, one.victims)).toEqual(warned);
  expect(await noticesOf(app, two.victims)).toEqual(withdrawn);
});

test('staff read how many people a ban warns, before and after it, and only those who may ban', async () => {
  const swindler = await createSwindler();
  const counts = async () =>
    (await grace.get(`/users/${swindler.id}/fraud-warnings`)).json<{ data: object }>().data;
  expect(await counts()).toEqual({ toWarn: 2, warned: 0 });
  await decide(swindler, 'ban');
  await warnDue(app);
  expect(await counts()).toEqual({ toWarn: 0, warned: 2 });
  const support = await createColleague(app, 'support');
  expect((await support.get(`/users/${swindler.id}/fraud-warnings`)).statusCode).toBe(403);
});
