import { expect, test } from 'vitest';
import { testApp } from '../../../../test/service/app.ts';
import {
  type Person,
  announceLikes,
  choose,
  renewed,
  undo,
  withPremium,
} from '../../../../test/likes/likes.ts';
import { aMan, createPerson } from '../../../../test/members/people.ts';
import { sqlOf } from '../../../../test/database/sql.ts';

const app = await testApp();
const sql = sqlOf(app);
const day = 86_400_000;

const countOf = async (from: Person) =>
  (await from.get('/likes')).json<{ data: { count: number } }>().data.count;

/** The number on the next day. */
async function tomorrow(person: Person) {
  app.advanceClock(day);
  return countOf(await renewed(app, person));
}

async function createMen(count: number) {
  const men: Person[] = [];
  for (let index = 0; index < count; index++) men.push(await createPerson(app, aMan()));
  return men;
}

test('trust 22: blocking people and unblocking them one by one does not reveal who likes a member, on any day', async () => {
  const [ada, men] = [await createPerson(app), await createMen(3)];
  await choose(men[1] as Person, ada);
  await announceLikes(app, ada);
  let her: Person = ada;
  const counts = [await countOf(her)];
  for (const { id } of men) await her.send('PUT', `/blocks/${id}`);
  counts.push(await tomorrow(her));
  her = await renewed(app, ada);
  for (const { id } of men) {
    await her.send('DELETE', `/blocks/${id}`);
    counts.push(await countOf(her));
    counts.push(await tomorrow(her));
    her = await renewed(app, ada);
  }
  for (const man of men) {
    await her.send('PUT', `/blocks/${man.id}`);
    counts.push(await tomorrow(her));
    her = await renewed(app, ada);
  }
  expect(new Set(counts)).toEqual(new Set([1]));
});

test('trust 22: passing on people, pausing and going back does not change the number', async () => {
  const [ada, [alan]] = [await createPerson(app), (await createMen(1)) as [Person]];
  await choose(alan, ada);
  await announceLikes(app, ada);
  await choose(ada, alan, 'pass');
  expect([await countOf(ada), await tomorrow(ada)]).toEqual([1, 1]);
  const her = await renewed(app, ada);
  await undo(her, alan);
  await her.send('PUT', '/settings', { paused: true });
  expect([await countOf(her), await tomorrow(ada)]).toEqual([1, 1]);
});

test('trust 22: what others do changes the number together, at midnight UTC', async () => {
  const ada = await createPerson(app);
  const men = await createMen(5);
  for (const man of men) await choose(man, ada);
  await announceLikes(app, ada);
  expect(await countOf(ada)).toBe(5);
  const [undoing, blocking, paused, banned] = (await Promise.all(
    men.map((man) => renewed(app, man)),
  )) as [Person, Person, Person, Person];
  await undo(undoing, ada);
  await blocking.send('PUT', `/blocks/${ada.id}`);
  await paused.send('PUT', '/settings', { paused: true });
  await sql`update member set state = 'banned', state_by = 'staff', state_reason = 'x' where id = ${banned.id}`;
  expect(await countOf(ada)).toBe(5);
  expect(await tomorrow(ada)).toBe(1);
  const back = await renewed(app, blocking);
  await back.send('DELETE', `/blocks/${ada.id}`);
  expect(await countOf(await renewed(app, ada))).toBe(1);
  expect(await tomorrow(ada)).toBe(2);
});

test('a like that becomes a match leaves the number immediately, and never returns after the match has ended', async () => {
  const [ada, men] = [await createPerson(app), await createMen(2)];
  for (const man of men) await choose(man, ada);
  await announceLikes(app, ada);
  await choose(ada, men[0] as Person);
  expect(await countOf(ada)).toBe(1);
  await ada.send('DELETE', `/matches/${men[0]?.id}`);
  expect([await countOf(ada), await tomorrow(ada)]).toEqual([1, 1]);
});

test('a match with someone whose like was not announced does not change the number', async () => {
  const [ada, [alan, bob]] = [await createPerson(app), (await createMen(2)) as [Person, Person]];
  await choose(alan, ada);
  await announceLikes(app, ada);
  await choose(bob, ada);
  await choose(ada, bob);
  expect(await countOf(ada)).toBe(1);
  await announceLikes(app, ada);
  expect([await countOf(ada), await tomorrow(ada)]).toEqual([1, 1]);
});

test('with premium the number is that of the list, and without it again the number of the day', async () => {
  const [ada, men] = [await createPerson(app), await createMen(3)];
  for (const man of men) await choose(man, ada);
  await announceLikes(app, ada);
  const her = await withPremium(app, ada);
  await choose(her, men[0] as Person, 'pass');
  await her.send('PUT', `/blocks/${men[1]?.id}`);
  expect(await countOf(her)).toBe(1);
  expect((await her.get('/likes/counts')).json()).toMatchObject({ data: { received: 1 } });
  app.advanceClock(2 * day);
  expect(await countOf(await renewed(app, ada))).toBe(3);
});

test('requests in parallel after midnight count once', async () => {
  const [ada, [alan]] = [await createPerson(app), (await createMen(1)) as [Person]];
  await choose(alan, ada);
  await announceLikes(app, ada);
  app.advanceClock(day);
  const her = await renewed(app, ada);
  expect(await Promise.all(Array.from({ length: 8 }, () => countOf(her)))).toEqual(
    Array.from({ length: 8 }, () => 1),
  );
});
