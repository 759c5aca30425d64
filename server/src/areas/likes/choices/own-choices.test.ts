import { expect, test } from 'vitest';
import { testApp } from '../../../../test/service/app.ts';
import { type Person, choose, matchOf, undo } from '../../../../test/likes/likes.ts';
import { aMan, createPerson } from '../../../../test/members/people.ts';
import { sqlOf } from '../../../../test/database/sql.ts';

const app = await testApp();
const sql = sqlOf(app);

interface Listed {
  person: { _id: string };
  choice?: string;
  note?: string | null;
}

async function list(by: Person, name: 'sent' | 'passed', query: Record<string, string> = {}) {
  const { data } = (await by.get(`/likes/${name}`, query)).json<{
    data: { likes?: Listed[]; passes?: Listed[]; nextCursor: string | null };
  }>();
  const rows = data.likes ?? data.passes ?? [];
  return { rows, ids: rows.map(({ person }) => person._id), nextCursor: data.nextCursor };
}

const counts = async (by: Person) => (await by.get('/likes/counts')).json<{ data: object }>().data;

/** What a member without premium may still do on a day. */
const unused = { likes: 50, superlikes: 1, undos: 3 };

async function createMen(count: number) {
  const men: Person[] = [];
  for (let index = 0; index < count; index += 1) men.push(await createPerson(app, aMan()));
  return men as [Person, Person, Person, ...Person[]];
}

test('the lists have the people whom a member liked and passed on, latest first, with their counts', async () => {
  const ada = await createPerson(app);
  const [one, two, three, four] = (await createMen(4)) as [Person, Person, Person, Person];
  for (const [man, choice, more] of [
    [one, 'like', { note: 'Which hill?' }],
    [two, 'pass', {}],
    [three, 'superlike', {}],
    [four, 'pass', {}],
  ] as const) {
    app.advanceClock(1000);
    await choose(ada, man, choice, more);
  }
  await ada.send('PUT', `/bookmarks/${two.id}`);
  const sent = await list(ada, 'sent');
  expect(sent.ids).toEqual([three.id, one.id]);
  expect(sent.rows.map(({ choice, note }) => [choice, note])).toEqual([
    ['superlike', null],
    ['like', 'Which hill?'],
  ]);
  expect((await list(ada, 'passed')).ids).toEqual([four.id, two.id]);
  expect(await counts(ada)).toEqual({
    ...{ received: 0, outside: 0, sent: 2, passed: 2, bookmarked: 1 },
    left: { ...unused, likes: 49, superlikes: 0 },
  });
  expect(await counts(one)).toEqual({
    ...{ received: 1, outside: 0, sent: 0, passed: 0, bookmarked: 0 },
    left: unused,
  });
});

test('pages continue to the end', async () => {
  const ada = await createPerson(app);
  const men = await createMen(5);
  for (const man of men) await choose(ada, man, 'pass');
  const first = await list(ada, 'passed', { limit: '3' });
  const second = await list(ada, 'passed', { limit: '3', cursor: first.nextCursor ?? '' });
  expect(second.nextCursor).toBeNull();
  expect([...first.ids, ...second.ids].toSorted()).toEqual(men.map(({ id }) => id).toSorted());
});

test('a pass that is undone leaves the list, and the person can be found again', async () => {
  const ada = await createPerson(app);
  const [alan] = await createMen(3);
  await choose(ada, alan, 'pass');
  expect((await undo(ada, alan)).statusCode).toBe(200);
  expect((await list(ada, 'passed')).ids).toEqual([]);
  const { people } = (await ada.get('/browse', { limit: '60' })).json<{
    data: { people: Listed[] };
  }>().data;
  expect(people.map(({ person }) => person._id)).toContain(alan.id);
});

test('a match is in neither list', async () => {
  const [ada, alan] = await matchOf(app);
  expect((await list(ada, 'sent')).ids).toEqual([]);
  expect((await list(alan, 'sent')).ids).toEqual([]);
  expect(await counts(ada)).toMatchObject({ received: 0, sent: 0 });
});

test('trust 23: people who are blocked, paused or gone are in no list and in no count', async () => {
  const ada = await createPerson(app);
  const men = await createMen(4);
  for (const [index, man] of men.entries()) await choose(ada, man, index % 2 ? 'pass' : 'like');
  await men[0].send('PUT', `/blocks/${ada.id}`);
  await ada.send('PUT', `/blocks/${men[1].id}`);
  await men[2].send('PUT', '/settings', { paused: true });
  await sql`update member set state = 'banned', state_by = 'staff', state_reason = 'x'
    where id = ${men[3]?.id}`;
  expect((await list(ada, 'sent')).ids).toEqual([]);
  expect((await list(ada, 'passed')).ids).toEqual([]);
  expect(await counts(ada)).toMatchObject({ sent: 0, passed: 0 });
});

test('trust 22: no one can find out who passed on them', async () => {
  const [ada, alan] = [await createPerson(app), await createPerson(app, aMan())];
  await choose(alan, ada, 'pass');
  for (const url of ['/likes/sent', '/likes/passed', '/likes', '/bookmarks'])
    expect((await ada.get(url)).body).not.toContain(alan.id);
  expect(await counts(ada)).toEqual({
    ...{ received: 0, outside: 0, sent: 0, passed: 0, bookmarked: 0 },
    left: unused,
  });
});
