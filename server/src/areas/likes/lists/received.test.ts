import { expect, test } from 'vitest';
import { testApp } from '../../../../test/service/app.ts';
import { type Person, choose, pairOf, undo, withPremium } from '../../../../test/likes/likes.ts';
import { aMan, createPerson } from '../../../../test/members/people.ts';
import { sqlOf } from '../../../../test/database/sql.ts';

const app = await testApp();
const sql = sqlOf(app);

const countOf = async (from: Person) =>
  (await from.get('/likes')).json<{ data: { count: number } }>().data.count;

test('without premium only their number is shown, with premium who they are and their notes', async () => {
  const [ada, alan] = await pairOf(app);
  await choose(alan, ada, 'like', { note: 'Your dog!' });
  const locked = (await ada.get('/likes')).json<{ data: object }>().data;
  expect(locked).toMatchObject({
    count: 1,
    visible: false,
    likes: [],
    notes: [{ note: 'Your dog!', part: null }],
  });
  const open = (await (await withPremium(app, ada)).get('/likes')).json<{ data: object }>().data;
  expect(open).toMatchObject({
    count: 1,
    visible: true,
    likes: [{ person: { _id: alan.id }, choice: 'like', note: 'Your dog!' }],
    notes: [],
  });
});

test('trust 22: a comment on a part of the profile by someone who is hidden is read right away, without their name', async () => {
  const ada = await createPerson(app);
  const alan = await createPerson(app, aMan({ first_name: 'Zoë Ann', last_name: 'Okafor' }));
  const [photo] = await sql<{ id: string }>`select public_id as id from photo
    where member_id = ${ada.id}`;
  const part = { kind: 'photo', id: photo?.id };
  await choose(alan, ada, 'like', { note: 'Hi, I am ZOE (Okafor). Annual picnic?', part });
  const answer = await ada.get('/likes');
  expect(answer.json()).toMatchObject({
    data: { likes: [], notes: [{ note: 'Hi, I am … (…). Annual picnic?', part }] },
  });
  expect(answer.body).not.toContain(alan.id);
});

test('who sends a super like is known to everyone, immediately', async () => {
  const [ada, alan] = await pairOf(app);
  await choose(alan, ada);
  await choose(alan, ada, 'superlike', { note: 'Your dog!' });
  expect((await ada.get('/likes')).json()).toMatchObject({
    data: {
      count: 1,
      visible: false,
      likes: [
        { person: { _id: alan.id }, superlikesYou: true, choice: 'superlike', note: 'Your dog!' },
      ],
    },
  });
  expect((await ada.get(`/auth/user/${alan.id}`)).json()).toMatchObject({
    data: { superlikesYou: true, fits: true },
  });
  await undo(alan, ada);
  expect((await ada.get('/likes')).json()).toMatchObject({ data: { count: 0, likes: [] } });
});

test('people whom the member is not looking for are aside', async () => {
  const ada = await withPremium(app, await createPerson(app));
  const [near, old] = [
    await createPerson(app, aMan()),
    await createPerson(app, aMan({ birth_date: '1960-01-01' })),
  ];
  await sql`update profile set seek_max_age = 45 where member_id = ${ada.id}`;
  for (const man of [near, old]) await choose(man, ada);
  const idsOf = async (query: Record<string, string>) =>
    (await ada.get('/likes', query))
      .json<{ data: { likes: { person: { _id: string } }[] } }>()
      .data.likes.map(({ person }) => person._id);
  expect(await idsOf({})).toEqual([near.id]);
  expect(await idsOf({ outside: 'true' })).toEqual([old.id]);
  expect((await ada.get('/likes')).json()).toMatchObject({ data: { count: 1, outside: 1 } });
  expect((await ada.get(`/auth/user/${old.id}`)).json()).toMatchObject({ data: { fits: false } });
});

test('trust 23: people who block, pause, close the account or are banned disappear from them right away', async () => {
  const ada = await withPremium(app, await createPerson(app));
  const [blocker, paused, closed] = [
    await createPerson(app, aMan()),
    await createPerson(app, aMan()),
    await createPerson(app, aMan()),
  ];
  for (const man of [blocker, paused, closed]) await choose(man, ada);
  expect(await countOf(ada)).toBe(3);
  await blocker.send('PUT', `/blocks/${ada.id}`);
  await sql`update profile set paused = true where member_id = ${paused.id}`;
  await sql`update member set state = 'banned', state_by = 'staff' where id = ${closed.id}`;
  expect((await ada.get('/likes')).json()).toMatchObject({ data: { count: 0, likes: [] } });
});
