import { expect, test } from 'vitest';
import { testApp } from '../../../../test/service/app.ts';
import {
  type Person,
  choose,
  renewed,
  showWaitingLikes,
  undo,
  withPremium,
} from '../../../../test/likes/likes.ts';
import { aMan, createPerson } from '../../../../test/members/people.ts';
import { sqlOf } from '../../../../test/database/sql.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { lockMember } from '../../../db/locks.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';

const app = await testApp();
const sql = sqlOf(app);
const day = 24 * 3_600_000;
// At noon, so that the test does not cross midnight.
app.advanceClock(day + day / 2 - (Date.now() % day));

const idsOf = (person: Person) => pageOf(person, {});

async function pageOf(person: Person, query: Record<string, string>) {
  const { data } = (await person.get('/deck', { limit: '30', ...query })).json<{
    data: { people: { person: { _id: string } }[] };
  }>();
  return data.people.map((card) => card.person._id);
}

const interests = ['hiking', 'tea', 'jazz', 'camping'];
let place = 0;

/** Each test has its own place. The men are in the order of the deck. */
async function createDeck(...shared: number[]) {
  place += 3;
  const here = { latitude: -60 + place, longitude: 20, seek_max_distance: 50 };
  const ada = await createPerson(app, { profile: { ...here, interests } });
  const man = (count: number) =>
    createPerson(app, aMan({ ...here, interests: interests.slice(0, count) }));
  const men: Person[] = [];
  for (const count of shared) men.push(await man(count));
  // They all were here today, so that only interests decide.
  await sql`update card set seen_on = current_date`;
  const ids = men.map(({ id }) => id);
  expect(await idsOf(ada)).toEqual(ids);
  return { ada, man, men, ids, here };
}

const madeAt = async ({ id }: Person) =>
  (await sql<{ at: string }>`select made_at::text as at from deck where member_id = ${id}`)[0]?.at;

test('someone who joins is in stored decks right away, at their rank', async () => {
  const { ada, man, ids } = await createDeck(4, 2, 0);
  const before = await madeAt(ada);
  const bob = await man(3);
  await sql`update card set seen_on = current_date`;
  expect(await idsOf(ada)).toEqual([ids[0], bob.id, ids[1], ids[2]]);
  const carl = await man(1);
  await sql`update card set seen_on = current_date`;
  expect(await idsOf(ada)).toEqual([ids[0], bob.id, ids[1], carl.id, ids[2]]);
  expect(await madeAt(ada)).toBe(before);
});

test('someone who joins is seen although no one was left a moment ago', async () => {
  const { ada, man } = await createDeck();
  const bob = await man(1);
  expect(await idsOf(ada)).toEqual([bob.id]);
});

test('changed preferences and places of others put them into stored decks', async () => {
  const { ada, men } = await createDeck(4, 3, 2);
  const [alan, bob, carl] = men as [Person, Person, Person];
  const seeking = (by: Person, lookingFor: object) =>
    by.send('PUT', '/auth/edit-profile', { lookingFor });
  await seeking(alan, { genders: ['man'] });
  await seeking(bob, { minAge: 80, maxAge: 90 });
  await sql`update profile set latitude = latitude + 2 where member_id = ${carl.id}`;
  app.advanceClock(60_000);
  await sql`delete from deck`;
  expect(await idsOf(ada)).toEqual([]);
  await seeking(alan, { genders: ['woman'] });
  expect(await idsOf(ada)).toEqual([alan.id]);
  await sql`update profile set latitude = latitude - 2 where member_id = ${carl.id}`;
  expect(await idsOf(ada)).toEqual([alan.id, carl.id]);
  await seeking(bob, { minAge: 18, maxAge: 99 });
  expect(await idsOf(ada)).toEqual([alan.id, bob.id, carl.id]);
});

test('people who are unblocked are back for both, and a choice that is undone for the one who made it', async () => {
  const { ada, men, ids } = await createDeck(4, 3, 2);
  const [alan, bob, carl] = men as [Person, Person, Person];
  await ada.send('PUT', `/blocks/${alan.id}`);
  await bob.send('PUT', `/blocks/${ada.id}`);
  await choose(ada, carl, 'pass');
  await sql`delete from deck`;
  expect(await idsOf(ada)).toEqual([]);
  expect(await idsOf(alan)).toEqual([]);
  await bob.send('DELETE', `/blocks/${ada.id}`);
  expect(await idsOf(ada)).toEqual([bob.id]);
  await undo(ada, carl);
  expect(await idsOf(ada)).toEqual([bob.id, carl.id]);
  await ada.send('DELETE', `/blocks/${alan.id}`);
  expect(await idsOf(ada)).toEqual(ids);
  expect(await idsOf(alan)).toEqual([ada.id]);
});

test('trust 22: a like moves no card, and shows only someone who is incognito', async () => {
  const { ada, men, ids } = await createDeck(4, 3, 2);
  const [alan, bob, carl] = men as [Person, Person, Person];
  const changes = async () =>
    (await sql`select from card_change where viewer_id = ${ada.id}`).length;
  const before = (await ada.get('/deck')).body;
  for (const man of [carl, bob]) await choose(man, ada);
  expect((await ada.get('/deck')).body).toBe(before);
  expect(await changes()).toBe(0);
  const hidden = await withPremium(app, await renewed(app, alan));
  await hidden.send('PUT', '/settings', { incognito: true });
  await sql`delete from deck`;
  expect(await idsOf(ada)).toEqual(ids.slice(1));
  await choose(hidden, ada);
  // His card was made again, with a day of its own.
  await sql`update card set seen_on = current_date`;
  expect(await idsOf(ada)).toEqual(ids);
});

test('trust 22: someone who is incognito and hides their activity is shown to whom they like with the next quarter of an hour', async () => {
  const { ada, men, ids } = await createDeck(4, 3, 2);
  const [alan, bob, carl] = men as [Person, Person, Person];
  const hide = async (person: Person) => {
    const hidden = await withPremium(app, await renewed(app, person));
    await hidden.send('PUT', '/settings', { incognito: true, showLastActive: false });
    return hidden;
  };
  const seen = async () => ({
    deck: (await ada.get('/deck', { limit: '30' })).body,
    browse: (await ada.get('/browse')).body,
    funnel: (await ada.get('/deck/funnel')).body,
    profile: (await ada.get(`/auth/user/${hiddenAlan.id}`)).json<{ code: string }>().code,
  });
  const hiddenAlan = await hide(alan);
  const hiddenBob = await hide(bob);
  await sql`delete from deck`;
  expect(await idsOf(ada)).toEqual([carl.id]);
  const before = await seen();
  await choose(hiddenAlan, ada);
  expect(await seen()).toEqual(before);
  // No change that a deck has read already shows the like later.
  await sql`delete from card_change`;
  await choose(hiddenBob, ada, 'superlike');
  expect(await idsOf(ada)).toEqual([bob.id, carl.id]);
  await undo(hiddenBob, ada);
  await showWaitingLikes(app);
  await sql`update card set seen_on = current_date`;
  expect(await idsOf(ada)).toEqual([alan.id, carl.id]);
  expect((await ada.get(`/auth/user/${alan.id}`)).statusCode).toBe(200);
  expect(ids).toContain(alan.id);
});

test('a super like comes first and says so, until it is answered or undone', async () => {
  const { ada, men, ids } = await createDeck(4, 3, 2);
  const last = men.at(-1) as Person;
  const others = ids.filter((id) => id !== last.id);
  await choose(last, ada, 'superlike');
  const first = (await ada.get('/deck', { limit: '2' })).json<{
    data: { people: { person: { _id: string }; superlikesYou: boolean }[] };
  }>().data.people;
  expect(first.map(({ person, superlikesYou }) => [person._id, superlikesYou])).toEqual([
    [last.id, true],
    [others[0], false],
  ]);
  expect(await idsOf(ada)).toEqual([last.id, ...others]);
  await undo(last, ada);
  expect(await idsOf(ada)).toEqual(ids);
  await choose(await renewed(app, last), ada, 'superlike');
  await choose(ada, last, 'pass');
  expect(await idsOf(ada)).toEqual(others);
});

test('trust 47: no page after someone who is hidden tells where they are in a deck', async () => {
  const { ada, man, men, ids, here } = await createDeck(4, 3, 2, 1);
  const [alan, bob, carl] = men as [Person, Person, Person];
  const after = async ({ id }: Person) => (await pageOf(ada, { after: id })).map(nameOf);
  const nameOf = (id: string) => ids.indexOf(id);
  expect(await after(bob)).toEqual([2, 3]);
  await alan.send('PUT', `/blocks/${ada.id}`);
  await bob.send('PUT', '/settings', { paused: true });
  const hidden = await withPremium(app, await renewed(app, carl));
  await hidden.send('PUT', '/settings', { incognito: true });
  const expectHidden = async (people: string[]) => {
    for (const person of [alan, bob, carl])
      expect(await pageOf(ada, { after: person.id })).toEqual(people);
    await alan.send('PUT', '/auth/location', { ...here, latitude: here.latitude + 0.1 });
    const [deck] = await sql<{
      people: string[];
    }>`select people from deck where member_id = ${ada.id}`;
    return deck?.people;
  };
  const last = ids[3] ?? '';
  expect(await expectHidden([last])).toEqual(ids);
  const dan = await man(2);
  await sql`update card set seen_on = current_date`;
  expect(await idsOf(ada)).toEqual([dan.id, last]);
  const atTheEnd = [dan.id, last, ...[alan, bob, carl].map(({ id }) => id).toSorted()];
  expect(await expectHidden([dan.id, last])).toEqual(atTheEnd);
});

test('a change that is committed late is not missed', async () => {
  const { ada, man, men } = await createDeck(4, 3);
  const [alan] = men as [Person];
  await sql`update profile set paused = true where member_id = ${alan.id}`;
  await sql`delete from deck`;
  await idsOf(ada);
  const { promise: mayCommit, resolve: commit } = Promise.withResolvers<void>();
  const { promise: written, resolve: wrote } = Promise.withResolvers<void>();
  const late = inTransaction(app.pool, async (client) => {
    await lockMember(client, alan.id);
    await sqlOf({ pool: client })`update profile set paused = false where member_id = ${alan.id}`;
    wrote();
    await mayCommit;
  });
  await written;
  const later = await man(2);
  expect(await idsOf(ada)).toContain(later.id);
  expect(await idsOf(ada)).not.toContain(alan.id);
  commit();
  await late;
  expect(await idsOf(ada)).toContain(alan.id);
});

test('a full deck stays as long as it was, and has people who join and rank before others of it', async () => {
  const { ada, man, ids } = await createDeck(4, 2);
  await sql`update deck set people = people || array(select gen_random_uuid() from generate_series(1, 498))
    where member_id = ${ada.id}`;
  const bob = await man(3);
  await sql`update card set seen_on = current_date`;
  expect(await idsOf(ada)).toEqual([ids[0], bob.id, ids[1]]);
  const [row] = await sql<{ size: number }>`select cardinality(people) as size from deck
    where member_id = ${ada.id}`;
  expect(row?.size).toBe(500);
});

test('many changes of people who do not fit are read once, and old changes are deleted', async () => {
  const { ada, here, ids } = await createDeck(1);
  const from = async () =>
    (
      await sql<{ changes_from: string }>`select changes_from::text from deck
        where member_id = ${ada.id}`
    )[0]?.changes_from;
  const oldestOpen = async () =>
    Number(
      (
        await sql<{
          oldest: string;
        }>`select pg_snapshot_xmin(pg_current_snapshot())::text as oldest`
      )[0]?.oldest,
    );
  const before = await from();
  const woman = await createPerson(app, { profile: here });
  expect(await idsOf(ada)).toEqual(ids);
  expect(await from()).toBe(before);
  await sql`insert into card_change (member_id, viewer_id)
    select ${woman.id}, id from member where id <> ${woman.id} on conflict do nothing`;
  await sql`with added as (insert into member (email, email_verified_at)
      select gen_random_uuid() || '@member.example', now() from generate_series(1, 100) returning id)
    insert into card_change (member_id) select id from added`;
  // They are read again only as long as a transaction is open that began before them, here one of another test.
  const oldest = await oldestOpen();
  expect(await idsOf(ada)).toEqual(ids);
  const now = Number(await from());
  expect(now).toBeGreaterThanOrEqual(oldest);
  expect(now).toBeLessThanOrEqual(await oldestOpen());
  app.advanceClock(25 * 3_600_000);
  await addJob(app.pool, 'delete-old-rows-hourly', {});
  await app.jobs.runDue();
  expect(await sql`select from card_change`).toEqual([]);
});
