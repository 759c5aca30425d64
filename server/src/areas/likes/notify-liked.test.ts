import type { Notice } from '@kindred/contract/notices';
import { expect, test } from 'vitest';
import { testApp } from '../../../test/service/app.ts';
import { type Person, choose, renewed, undo, withPremium } from '../../../test/likes/likes.ts';
import { aMan, createPerson } from '../../../test/members/people.ts';
import { sqlOf } from '../../../test/database/sql.ts';
import { addJob } from '../../platform/jobs/jobs.ts';

const app = await testApp();
const minute = 60_000;

async function wait(minutes: number) {
  app.advanceClock(minutes * minute);
  await addJob(app.pool, 'notify-liked', {});
  await app.jobs.runDue();
}

const notified = async (person: Person) =>
  (await (await renewed(app, person)).get('/notices'))
    .json<{ data: { notices: Notice[] } }>()
    .data.notices.map(({ kind, about }) => ({ kind, about }));

const createMen = () =>
  Promise.all(['Alan', 'Bob', 'Carl'].map((first_name) => createPerson(app, aMan({ first_name }))));

test('a member who was liked is told how often, within 80 minutes and once an hour at most', async () => {
  const ada = await createPerson(app);
  const [alan, bob, carl] = (await createMen()) as [Person, Person, Person];
  await choose(alan, ada);
  await choose(bob, ada, 'like', { note: 'Which hill is that?' });
  await wait(14);
  expect(await notified(ada)).toEqual([]);
  await wait(61);
  const first = [{ kind: 'like', about: { count: 2, notes: 1 } }];
  expect(await notified(ada)).toEqual(first);
  await choose(await renewed(app, carl), ada);
  await wait(14);
  expect(await notified(ada)).toEqual(first);
  await wait(61);
  expect(await notified(ada)).toEqual([{ kind: 'like', about: { count: 1 } }, ...first]);
});

test('who looks at their likes has read the notices of them, and no others', async () => {
  const ada = await createPerson(app);
  const [alan, bob] = (await createMen()) as [Person, Person];
  await choose(alan, ada);
  await choose(bob, ada, 'superlike');
  await wait(75);
  await sqlOf(app)`insert into notice (member_id, id, kind, about, listed)
    values (${ada.id}, gen_random_uuid(), 'match', ${JSON.stringify({ memberId: alan.id, firstName: 'Alan' })}, true)`;
  const her = await renewed(app, ada);
  const unread = async () =>
    (await her.get('/notices')).json<{ data: { unread: number } }>().data.unread;
  expect(await unread()).toBe(3);
  await her.send('PUT', '/likes/seen');
  expect(await unread()).toBe(1);
});

test('a super like says immediately whose it is, until it is undone, and is announced once', async () => {
  const ada = await createPerson(app);
  const alan = await createPerson(app, aMan({ first_name: 'Alan' }));
  const superlike = { kind: 'superlike', about: { memberId: alan.id, firstName: 'Alan' } };
  await choose(alan, ada, 'superlike', { note: 'Hello!' });
  expect(await notified(ada)).toEqual([superlike]);
  const events = await sqlOf(app)`select kind from live_event where member_id = ${ada.id}`;
  expect(events.map(({ kind }) => kind)).toContain('likes');
  await wait(75);
  expect(await notified(ada)).toEqual([superlike]);
  await undo(await renewed(app, alan), ada);
  expect(await notified(ada)).toEqual([]);
});

test('a like from someone whom the member is not looking for is counted aside, without a notice', async () => {
  const ada = await createPerson(app);
  await sqlOf(app)`update profile set seek_max_age = 30 where member_id = ${ada.id}`;
  await choose(await createPerson(app, aMan({ birth_date: '1970-01-01' })), ada);
  await wait(75);
  expect(await notified(ada)).toEqual([]);
  const her = await renewed(app, ada);
  expect((await her.get('/likes')).json()).toMatchObject({
    data: { count: 0, outside: 1, unseen: 0 },
  });
});

test('trust 22: neither the number nor a live event tells the time of a like before it is announced', async () => {
  const ada = await createPerson(app);
  const [alan, bob] = (await createMen()) as [Person, Person, Person];
  const seen = async () => {
    const her = await renewed(app, ada);
    const { count } = (await her.get('/likes')).json<{ data: { count: number } }>().data;
    const events = await sqlOf(app)`select kind from live_event where member_id = ${ada.id}`;
    return [count, events.map(({ kind }) => kind)];
  };
  expect(await seen()).toEqual([0, []]);
  await choose(alan, ada);
  expect(await seen()).toEqual([0, []]);
  // The first request after midnight counts again, but nothing that was not announced.
  await choose(bob, ada);
  app.advanceClock(86_400_000);
  expect(await seen()).toEqual([0, []]);
  await wait(0);
  expect(await seen()).toEqual([2, expect.arrayContaining(['likes', 'notices'])]);
});

test('members whose plan shows who likes them hear of each like immediately', async () => {
  const ada = await withPremium(app, await createPerson(app));
  await choose(await createPerson(app, aMan()), ada);
  const events = await sqlOf(app)`select kind from live_event where member_id = ${ada.id}`;
  expect(events.map(({ kind }) => kind)).toContain('likes');
  expect((await ada.get('/likes/counts')).json()).toMatchObject({ data: { received: 1 } });
});

test('trust 22: a like that was undone, or became a match, is not announced', async () => {
  const ada = await createPerson(app);
  const [alan, bob] = (await createMen()) as [Person, Person, Person];
  await choose(alan, ada);
  await undo(alan, ada);
  await choose(bob, ada);
  await choose(ada, bob);
  await wait(75);
  expect((await notified(ada)).map(({ kind }) => kind)).toEqual(['match']);
});

test('trust 22, trust 23: the notice names no one and stays the same when people are blocked', async () => {
  const ada = await createPerson(app);
  const [alan, bob] = (await createMen()) as [Person, Person, Person];
  await choose(alan, ada);
  await choose(bob, ada);
  await wait(75);
  const her = await renewed(app, ada);
  const before = (await her.get('/notices')).body;
  expect(before).not.toMatch(new RegExp(`${alan.id}|${bob.id}|Alan|Bob`));
  await her.send('PUT', `/blocks/${alan.id}`);
  await undo(await renewed(app, bob), ada);
  expect((await her.get('/notices')).body).toBe(before);
});

test('a like that came a few minutes before an announcement waits for the next one', async () => {
  const ada = await createPerson(app);
  const [alan, bob] = (await createMen()) as [Person, Person, Person];
  // The announcement of Alan's like shows in which minute of the hour hers are made.
  await choose(alan, ada);
  for (let minutes = 0; minutes < 80 && (await notified(ada)).length === 0; minutes += 5)
    await wait(5);
  const carl = await createPerson(app, aMan());
  await choose(await renewed(app, carl), ada);
  await wait(50);
  await choose(await renewed(app, bob), ada);
  await wait(15);
  const like = { kind: 'like', about: { count: 1 } };
  expect(await notified(ada)).toEqual([like, like]);
  await wait(60);
  expect(await notified(ada)).toEqual([like, like, like]);
});
