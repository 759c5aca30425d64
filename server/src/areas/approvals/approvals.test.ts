import type { OwnApproval, WaitingMember } from '@kindred/contract/approvals';
import { apiBase } from '@kindred/contract/route';
import { expect, test } from 'vitest';
import { sqlOf } from '../../../test/database/sql.ts';
import { goodPassword, newAddress } from '../../../test/members/accounts.ts';
import { findWrongCards } from '../../../test/members/cards.ts';
import { createStaff, signIn } from '../../../test/members/members.ts';
import { aMan, createPerson, personOf } from '../../../test/members/people.ts';
import { testApp } from '../../../test/service/app.ts';
import { addJob } from '../../platform/jobs/jobs.ts';
import { beginApproval } from './approval.ts';

const app = await testApp({ site: { 'switches.approval': true } });
const off = await testApp();
const sql = sqlOf(app);
const officer = await createStaff(app, 'moderator');
const staff = personOf(app, officer, await signIn(app, officer));

type Person = Awaited<ReturnType<typeof createPerson>>;

async function newcomer(on = app) {
  const person = await createPerson(on);
  await beginApproval(on.pool, person.id, on.now());
  return person;
}

const own = async (by: Pick<Person, 'get'>) =>
  (await by.get('/approval')).json<{ data: OwnApproval }>().data;
const queue = async (state = 'waiting') =>
  (await staff.get(`/desk/approvals?state=${state}`)).json<{
    data: { members: WaitingMember[]; total: number };
  }>().data;
const decide = (id: string, body: object, by: Pick<Person, 'send'> = staff) =>
  by.send('PUT', `/desk/approvals/${id}`, { asked: 1, ...body });
const codeOf = (answer: { json: <T>() => T }) => answer.json<{ code?: string }>().code;
const noticesOf = async (id: string, on = app) =>
  (await sqlOf(on)`select kind from notice where member_id = ${id} order by created_at`).map(
    ({ kind }) => kind,
  );

/** Every way to reach someone, or to do something with them. */
const waysTo = ({ id }: Person) =>
  [
    ['GET', `/auth/user/${id}`],
    ['GET', '/browse'],
    ['GET', '/auth/users'],
    ['GET', '/auth/search-users?searchTerm=ada'],
    ['GET', '/deck?limit=30'],
    ['GET', '/likes'],
    ['GET', '/matches'],
    ['PUT', `/choices/${id}`],
    ['GET', `/chats/${id}/messages`],
  ] as const;

test('trust 152: someone who waits for approval sees no one and is seen by no one, until the team approves them', async () => {
  const waiting = await newcomer();
  const other = await createPerson(app, aMan());
  for (const [method, url] of waysTo(other)) {
    const answer =
      method === 'GET' ? waiting.get(url) : waiting.send(method, url, { choice: 'like' });
    expect([url, codeOf(await answer)]).toEqual([url, 'approval_needed']);
  }
  expect((await other.get(`/auth/user/${waiting.id}`)).statusCode).toBe(404);
  const lists = ['/browse', '/auth/users', '/deck?limit=30', '/auth/search-users?searchTerm=ada'];
  for (const url of lists) expect((await other.get(url)).body).not.toContain(waiting.id);
  expect((await other.send('PUT', `/choices/${waiting.id}`, { choice: 'like' })).statusCode).toBe(
    404,
  );
  // What is theirs stays open to them.
  for (const url of ['/auth/profile', '/notices'])
    expect((await waiting.get(url)).statusCode).toBe(200);
  const profile = (await waiting.get('/auth/profile')).json<{ userData: { approval: string } }>();
  expect(profile.userData.approval).toBe('waiting');
  expect(await own(waiting)).toMatchObject({ state: 'waiting', ready: true, reason: null });

  expect((await decide(waiting.id, { decision: 'approve' })).statusCode).toBe(200);
  expect((await other.get(`/auth/user/${waiting.id}`)).statusCode).toBe(200);
  await expect.poll(async () => (await waiting.get('/browse')).statusCode).toBe(200);
  expect(await own(waiting)).toMatchObject({ state: 'approved' });
  expect(await noticesOf(waiting.id)).toEqual(['approval.approved']);
  expect(await findWrongCards(app)).toEqual([]);
});

test('registering on a site that asks for it begins the wait; the queue has those who can be looked at', async () => {
  const payload = { firstName: 'Mina', email: newAddress(), password: goodPassword };
  const register = async (on: typeof app) => {
    const answer = await on.inject({ method: 'POST', url: `${apiBase}/auth/register`, payload });
    return answer.json<{ user: { _id: string } }>().user._id;
  };
  const id = await register(app);
  expect(await sql`select state from approval where member_id = ${id}`).toEqual([
    { state: 'waiting' },
  ]);
  expect((await queue()).members.map(({ _id }) => _id)).not.toContain(id);
  const free = await register(off);
  expect(await sqlOf(off)`select from approval where member_id = ${free}`).toEqual([]);
});

test('a refusal has a reason, can be answered by asking again, and is decided once of two at the same time', async () => {
  const waiting = await newcomer();
  const found = (await queue()).members.find(({ _id }) => _id === waiting.id);
  expect(found).toMatchObject({ state: 'waiting', asked: 1, invitation: null, fields: [] });
  expect(codeOf(await decide(waiting.id, { decision: 'refuse' }))).toBe('reject_reason_missing');
  const refusal = { decision: 'refuse', reason: 'photos', words: 'Only a sunset is on them.' };
  const answers = await Promise.all([1, 2].map(() => decide(waiting.id, refusal)));
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(await own(waiting)).toMatchObject({
    state: 'refused',
    ...{ reason: 'photos', words: refusal.words },
  });
  expect(await noticesOf(waiting.id)).toEqual(['approval.refused']);
  expect((await queue('refused')).members.map(({ _id }) => _id)).toContain(waiting.id);

  const again = () => waiting.send('PUT', '/approval', { text: 'I have new ones.' });
  const asked = await Promise.all([again(), again()]);
  expect(asked.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(await own(waiting)).toMatchObject({ state: 'waiting', reason: null });
  const back = (await queue()).members.find(({ _id }) => _id === waiting.id);
  expect(back).toMatchObject({ asked: 2, message: 'I have new ones.', reason: 'photos' });
  // A colleague decides about what they saw before.
  expect(codeOf(await decide(waiting.id, refusal))).toBe('approval_changed');
  expect((await decide(waiting.id, { decision: 'approve', asked: 2 })).statusCode).toBe(200);
  expect(codeOf(await decide(waiting.id, { decision: 'approve', asked: 2 }))).toBe(
    'approval_not_found',
  );
  const logged = await sql`select action, details from audit where subject_id = ${waiting.id}
    and action like 'approval.%' order by at`;
  expect(logged).toMatchObject([
    {
      action: 'approval.refuse',
      details: { before: { state: 'waiting' }, after: { state: 'refused', reason: 'photos' } },
    },
    { action: 'approval.approve', details: { after: { state: 'approved' } } },
  ]);
});

test('a site that no longer asks for it approves those who wait, and leaves refusals until they are answered', async () => {
  const waiting = await newcomer(off);
  const refused = await newcomer(off);
  await sqlOf(off)`update approval set state = 'refused', reason = 'other', decided_at = now()
    where member_id = ${refused.id}`;
  const run = async () => {
    await addJob(off.pool, 'approve-waiting', {});
    await off.jobs.runDue();
  };
  await Promise.all([run(), run()]);
  expect(await own(waiting)).toMatchObject({ state: 'approved' });
  expect(await noticesOf(waiting.id, off)).toEqual(['approval.approved']);
  expect(await own(refused)).toMatchObject({ state: 'refused' });
  await refused.send('PUT', '/approval', {});
  await run();
  expect(await own(refused)).toMatchObject({ state: 'approved' });
});

test('who was a member before is not asked, and support may not decide', async () => {
  const member = await createPerson(app, aMan());
  expect(await own(member)).toMatchObject({ state: null });
  expect((await member.get('/browse')).statusCode).toBe(200);
  const helper = await createStaff(app, 'support');
  const support = personOf(app, helper, await signIn(app, helper));
  expect((await support.get('/desk/approvals')).statusCode).toBe(403);
});
