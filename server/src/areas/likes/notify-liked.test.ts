import type { Notice } from '@kindred/contract/notices';
import { expect, test } from 'vitest';
import { testApp } from '../../../test/service/app.ts';
import { type Person, choose, showWaitingLikes, undo } from '../../../test/likes/likes.ts';
import { aMan, createPerson } from '../../../test/members/people.ts';
import { sqlOf } from '../../../test/database/sql.ts';

const app = await testApp();
const sql = sqlOf(app);

const notified = async (person: Person) =>
  (await person.get('/notices'))
    .json<{ data: { notices: Notice[] } }>()
    .data.notices.map(({ kind, about }) => ({ kind, about }));

const unreadOf = async (person: Person) =>
  (await person.get('/notices')).json<{ data: { unread: number } }>().data.unread;

const eventsOf = async ({ id }: Person) =>
  (await sql`select kind from live_event where member_id = ${id} order by number`).map(
    ({ kind }) => kind as string,
  );

const createMen = () =>
  Promise.all(['Alan', 'Bob', 'Carl'].map((first_name) => createPerson(app, aMan({ first_name }))));

test('a member who is liked has one notice, which says how many people like them now', async () => {
  const ada = await createPerson(app);
  const [alan, bob, carl] = (await createMen()) as [Person, Person, Person];
  const like = (count: number, notes = {}) => [{ kind: 'like', about: { count, ...notes } }];
  await choose(alan, ada);
  expect(await notified(ada)).toEqual(like(1));
  await choose(bob, ada, 'like', { note: 'Which hill is that?' });
  expect(await notified(ada)).toEqual(like(2, { notes: 1 }));
  await undo(bob, ada);
  expect(await notified(ada)).toEqual(like(1));
  await choose(ada, alan, 'pass');
  expect(await notified(ada)).toEqual([]);
  await choose(carl, ada);
  expect(await notified(ada)).toEqual(like(1));
});

test('a notice is sent once an hour at most: one that was read is unread again', async () => {
  const ada = await createPerson(app);
  const men = (await createMen()) as [Person, Person, Person];
  const noticeId = async () =>
    (await sql`select id from notice where member_id = ${ada.id} and kind = 'like'`).map(
      ({ id }) => id as string,
    );
  const afterLike = async (man: Person) => {
    await choose(man, ada);
    return noticeId();
  };
  const first = await afterLike(men[0]);
  expect(await afterLike(men[1])).toEqual(first);
  await sql`update notice set created_at = now() - interval '61 minutes' where member_id = ${ada.id}`;
  const second = await afterLike(men[2]);
  expect(second).not.toEqual(first);
  await ada.send('PUT', '/likes/seen');
  expect(await unreadOf(ada)).toBe(0);
  expect(await afterLike(await createPerson(app, aMan()))).toEqual(second);
  expect(await unreadOf(ada)).toBe(1);
});

test('who looks at their likes has read the notices of them, and no others', async () => {
  const ada = await createPerson(app);
  const [alan, bob] = (await createMen()) as [Person, Person, Person];
  await choose(alan, ada);
  await choose(bob, ada, 'superlike');
  await sql`insert into notice (member_id, id, kind, about, listed)
    values (${ada.id}, gen_random_uuid(), 'match', ${JSON.stringify({ memberId: alan.id, firstName: 'Alan' })}, true)`;
  expect(await unreadOf(ada)).toBe(3);
  await ada.send('PUT', '/likes/seen');
  expect(await unreadOf(ada)).toBe(1);
});

test('a super like says immediately whose it is, until it is undone', async () => {
  const ada = await createPerson(app);
  const alan = await createPerson(app, aMan({ first_name: 'Alan' }));
  const superlike = { kind: 'superlike', about: { memberId: alan.id, firstName: 'Alan' } };
  await choose(alan, ada, 'superlike', { note: 'Hello!' });
  expect(await notified(ada)).toEqual([superlike]);
  expect(await eventsOf(ada)).toContain('likes');
  await undo(alan, ada);
  expect(await notified(ada)).toEqual([]);
});

test('a like from someone with whom the member does not fit is counted aside, without a notice', async () => {
  const ada = await createPerson(app);
  await sql`update profile set seek_max_age = 30 where member_id = ${ada.id}`;
  await choose(await createPerson(app, aMan({ birth_date: '1970-01-01' })), ada);
  expect(await notified(ada)).toEqual([]);
  expect((await ada.get('/likes')).json()).toMatchObject({ data: { count: 0, outside: 1 } });
});

test('open screens follow a like, its undoing, and what the member decides, with and without premium', async () => {
  const [ada, alan] = [await createPerson(app), await createPerson(app, aMan())];
  const after = async (act: Promise<unknown>) => {
    await act;
    const kinds = (await eventsOf(ada)).filter((kind) => kind === 'likes');
    await sql`delete from live_event where member_id = ${ada.id}`;
    return kinds;
  };
  for (const act of [
    () => choose(alan, ada),
    () => undo(alan, ada),
    () => choose(alan, ada),
    () => choose(ada, alan, 'pass'),
    () => undo(ada, alan),
    () => choose(alan, ada, 'pass'),
  ])
    expect(await after(act())).toEqual(['likes']);
  // What no number follows tells nothing.
  expect(await after(choose(ada, alan, 'pass'))).toEqual([]);
  expect(await after(choose(alan, ada))).toEqual([]);
});

test('trust 22: a like of someone who hides their activity is in nothing that the other gets until the next quarter of an hour', async () => {
  const minutes = () => app.now().getTime() / 60_000;
  // Before they sign in, as it can be more than a session's token lasts.
  app.advanceClock(60_000 * (15 - (minutes() % 15) + 1));
  const ada = await createPerson(app);
  const alan = await createPerson(app, aMan({ show_last_active: false }));
  const seen = async () => [
    (await ada.get('/likes')).body,
    (await ada.get('/likes/counts')).body,
    await notified(ada),
    await eventsOf(ada),
  ];
  const before = await seen();
  await choose(alan, ada);
  const [row] = await sql<{
    at: Date;
  }>`select waits_until as at from choice where other_id = ${ada.id}`;
  expect((row?.at.getTime() ?? 0) / 60_000 - minutes()).toBeCloseTo(14, 0);
  expect(await seen()).toEqual(before);
  await undo(alan, ada);
  expect(await seen()).toEqual(before);
  await choose(alan, ada);
  await choose(ada, alan, 'pass');
  await undo(ada, alan);
  expect((await seen()).slice(2)).toEqual(before.slice(2));
  await showWaitingLikes(app);
  expect(await notified(ada)).toEqual([{ kind: 'like', about: { count: 1 } }]);
  expect(await eventsOf(ada)).toEqual(['likes', 'notices']);
});

test('trust 22: the notice names no one', async () => {
  const ada = await createPerson(app);
  const [alan] = (await createMen()) as [Person, Person, Person];
  await choose(alan, ada);
  expect((await ada.get('/notices')).body).not.toMatch(new RegExp(`${alan.id}|Alan`));
});
