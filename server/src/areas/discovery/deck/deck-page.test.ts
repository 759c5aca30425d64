import { expect, test } from 'vitest';
import { testApp } from '../../../../test/service/app.ts';
import { choose, renewed, withPremium } from '../../../../test/likes/likes.ts';
import { signIn } from '../../../../test/members/members.ts';
import { aMan, createPerson, personOf } from '../../../../test/members/people.ts';
import { sqlOf } from '../../../../test/database/sql.ts';

const app = await testApp();
const sql = sqlOf(app);

type Person = Awaited<ReturnType<typeof createPerson>>;

interface Deck {
  step: string;
  after: string | null;
  people: {
    person: { _id: string; distance: number | null };
    compatibilityScore: number | null;
    compatibility: { sharedInterests: string[] };
  }[];
}

async function deckOf(person: Person, query: Record<string, string> = {}) {
  const { data } = (await person.get('/deck', query)).json<{ data: Deck }>();
  return { ...data, ids: data.people.map((card) => card.person._id) };
}

/** Each test has its own place, so that its members only see each other. */
let place = 0;
function somewhere() {
  place += 3;
  return { latitude: -60 + place, longitude: 20, seek_max_distance: 50 };
}

async function createDeck(men: number) {
  const here = somewhere();
  const ada = await createPerson(app, { profile: here });
  const people = [];
  for (let index = 0; index < men; index += 1)
    people.push(await createPerson(app, aMan({ ...here, interests: ['hiking'] })));
  return { ada, people, here };
}

test('pages follow each other without repeating anyone, and people decided on are left out', async () => {
  const { ada, people } = await createDeck(7);
  const first = await deckOf(ada, { limit: '3' });
  expect(first.step).toBe('yours');
  const second = await deckOf(ada, { limit: '3', after: first.after ?? '' });
  const third = await deckOf(ada, { limit: '3', after: second.after ?? '' });
  expect(third.after).toBeNull();
  const ids = [...first.ids, ...second.ids, ...third.ids];
  expect(ids.toSorted()).toEqual(people.map(({ id }) => id).toSorted());
  await choose(ada, { id: ids[0] ?? '' }, 'pass');
  await choose(ada, { id: ids[2] ?? '' });
  expect((await deckOf(ada)).ids).toEqual(ids.filter((_id, index) => index !== 0 && index !== 2));
});

test('a card has the score and its reasons', async () => {
  const { ada, people, here } = await createDeck(1);
  await sql`update profile set interests = '{hiking,camping}' where member_id = ${ada.id}`;
  const [card] = (await deckOf(ada)).people;
  expect(card).toMatchObject({
    person: { _id: people[0]?.id, distance: 1 },
    compatibility: { sharedInterests: ['hiking'], agreements: [], sharedQuestions: 0 },
  });
  expect(card?.compatibilityScore).toBeGreaterThan(0);
  expect(here.latitude).toBeLessThan(90);
});

test('a deck is replaced after a change of preferences or place', async () => {
  const { ada, people, here } = await createDeck(2);
  expect((await deckOf(ada)).ids).toHaveLength(2);
  const far = await createPerson(app, aMan({ ...here, latitude: here.latitude + 0.7 }));
  await sql`update profile set seek_max_distance = 100 where member_id = ${far.id}`;
  expect((await deckOf(ada)).ids).toHaveLength(2);
  await sql`update profile set seek_max_distance = 100 where member_id = ${ada.id}`;
  expect((await deckOf(ada)).ids.toSorted()).toEqual(
    [...people, far].map(({ id }) => id).toSorted(),
  );
  await sql`update profile set latitude = latitude + 1.2 where member_id = ${ada.id}`;
  expect((await deckOf(ada)).ids).toEqual([far.id]);
});

test('people who stop qualifying are left out right away, and come back', async () => {
  const { ada, people } = await createDeck(3);
  const all = (await deckOf(ada)).ids;
  const [alan, bob, carl] = people as [Person, Person, Person];
  await alan.send('PUT', '/settings', { paused: true });
  await ada.send('PUT', `/blocks/${bob.id}`);
  await sql`update profile set seek_genders = '{man}' where member_id = ${carl.id}`;
  expect((await deckOf(ada)).ids).toEqual([]);
  await alan.send('PUT', '/settings', { paused: false });
  await sql`update profile set seek_genders = '{woman}' where member_id = ${carl.id}`;
  app.advanceClock(60_000);
  expect((await deckOf(ada)).ids.toSorted()).toEqual(all.filter((id) => id !== bob.id).toSorted());
});

test('people who look for others are shown only to members who want that', async () => {
  const { ada, here } = await createDeck(0);
  const gay = await createPerson(app, aMan({ ...here, seek_genders: ['man'] }));
  const near = await createPerson(app, aMan({ ...here, seek_max_distance: 1 }));
  await sql`update profile set latitude = latitude + 0.1 where member_id = ${near.id}`;
  expect((await deckOf(ada)).ids).toEqual([]);
  await ada.send('PUT', '/auth/edit-profile', { lookingFor: { bothWays: false } });
  expect((await deckOf(ada)).ids.toSorted()).toEqual([gay.id, near.id].toSorted());
});

test('trust 22: an incognito member is found, seen and liked only by people they liked', async () => {
  const { ada, people } = await createDeck(1);
  const [free] = people as [Person];
  expect((await free.send('PUT', '/settings', { incognito: true })).statusCode).toBe(403);
  const alan = await withPremium(app, free);
  expect((await alan.send('PUT', '/settings', { incognito: true })).statusCode).toBe(200);
  const list = async () =>
    (await ada.get('/auth/users')).json<{ data: { users: object[] } }>().data.users;
  expect([(await deckOf(ada)).ids, await list()]).toEqual([[], []]);
  expect((await ada.get(`/auth/user/${alan.id}`)).statusCode).toBe(404);
  expect((await choose(ada, alan)).statusCode).toBe(404);
  expect((await choose(alan, ada)).statusCode).toBe(200);
  app.advanceClock(60_000);
  expect((await deckOf(ada)).ids).toEqual([alan.id]);
  expect(await list()).toHaveLength(1);
  expect((await ada.get(`/auth/user/${alan.id}`)).statusCode).toBe(200);
});

test('a hidden distance is hidden in decks, lists and profiles', async () => {
  const { ada, people } = await createDeck(1);
  const [alan] = people as [Person];
  await alan.send('PUT', '/settings', { showDistance: false });
  expect((await deckOf(ada)).people[0]?.person.distance).toBeNull();
  expect((await ada.get(`/auth/user/${alan.id}`)).json()).toMatchObject({
    data: { distance: null, distanceFormatted: null },
  });
  expect((await ada.get('/auth/users')).json()).toMatchObject({
    data: { users: [{ distance: null }] },
  });
});

test('trust 24: a member who hides their distance is placed no closer than 20 km, so that no filter finds them', async () => {
  const { ada, people } = await createDeck(2);
  const [alan, bob] = people as [Person, Person];
  await alan.send('PUT', '/settings', { showDistance: false });
  const cards = await sql<{ id: string; kilometres: number }>`select c.member_id as id,
      6371 * sqrt((c.x - cos(radians(p.latitude)) * cos(radians(p.longitude))) ^ 2
        + (c.y - cos(radians(p.latitude)) * sin(radians(p.longitude))) ^ 2
        + (c.z - sin(radians(p.latitude))) ^ 2) as kilometres
    from card c join profile p using (member_id) where c.member_id in (${alan.id}, ${bob.id})`;
  const offOf = ({ id }: Person) => cards.find((card) => card.id === id)?.kilometres ?? 0;
  expect(offOf(bob)).toBeLessThan(0.01);
  expect(offOf(alan)).toBeGreaterThan(1);
  const places = await Promise.all(
    [0, 0.02, 0.04, 0.06].map(async (north) => {
      await sql`update profile set latitude = latitude + ${north} where member_id = ${alan.id}`;
      const [card] = await sql<{ z: number }>`select z from card where member_id = ${alan.id}`;
      await sql`update profile set latitude = latitude - ${north} where member_id = ${alan.id}`;
      return card?.z;
    }),
  );
  expect(new Set(places).size).toBeLessThanOrEqual(2);
  expect(ada.id).not.toBe(alan.id);
});

test('an empty deck is searched again after an hour, or when the preferences change', async () => {
  // At noon, as another day needs another deck.
  const day = 24 * 3_600_000;
  app.advanceClock(day + day / 2 - (app.now().getTime() % day));
  const { ada } = await createDeck(0);
  const madeAt = async () => {
    expect((await deckOf(await renewed(app, ada))).ids).toEqual([]);
    const [deck] = await sql<{
      at: Date;
    }>`select made_at as at from deck where member_id = ${ada.id}`;
    return deck?.at.getTime();
  };
  const first = await madeAt();
  app.advanceClock(50 * 60_000);
  expect(await madeAt()).toBe(first);
  await sql`update profile set seek_max_age = 98 where member_id = ${ada.id}`;
  const second = await madeAt();
  expect(second).toBeGreaterThan(Number(first));
  app.advanceClock(61 * 60_000);
  expect(await madeAt()).toBeGreaterThan(Number(second));
});

test('an invalid page position starts the deck again', async () => {
  const { ada, people } = await createDeck(2);
  for (const after of ['x', '1.Infinity', '1.1e400', '1.9223372036854775807', '..', 'a.-1'])
    expect((await deckOf(ada, { after })).ids, after).toHaveLength(people.length);
});

test('trust 18: staff get no deck, and analysts open no profile', async () => {
  const [ada, alan] = [await createPerson(app), await createPerson(app, aMan())];
  await sql`update member set staff_role = 'analyst' where id = ${ada.id}`;
  const analyst = personOf(app, ada, await signIn(app, ada));
  for (const url of ['/deck', '/deck/funnel', '/likes', '/matches', `/auth/user/${alan.id}`])
    expect((await analyst.get(url)).statusCode, url).toBe(403);
});

test('without a complete profile there is no deck', async () => {
  const person = await createPerson(app, { photo: false });
  for (const url of ['/deck', '/deck/funnel'])
    expect((await person.get(url)).statusCode, url).toBe(422);
});

test("a nearly used deck is replaced in the background, and yesterday's decks are deleted", async () => {
  const { ada } = await createDeck(1);
  await deckOf(ada);
  const madeAt = async () =>
    (await sql<{ made_at: Date }>`select made_at from deck where member_id = ${ada.id}`)[0]
      ?.made_at;
  const before = await madeAt();
  await sql`update deck set people = people || array(select gen_random_uuid() from generate_series(1, 499))
    where member_id = ${ada.id}`;
  app.advanceClock(60_000);
  await deckOf(ada);
  await app.jobs.runDue();
  expect((await madeAt())?.getTime()).toBeGreaterThan(before?.getTime() ?? Infinity);
  app.advanceClock(25 * 3_600_000);
  await sql`select graphile_worker.add_job('delete-old-rows-hourly', '{}')`;
  await app.jobs.runDue();
  expect(await madeAt()).toBeUndefined();
});

test('missing cards are created again, and decks that were made without them are replaced', async () => {
  const { ada, people } = await createDeck(2);
  const [alan, bob] = people as [Person, Person];
  await sql`delete from card where member_id = ${alan.id}`;
  expect((await deckOf(ada)).ids).toEqual([bob.id]);
  app.advanceClock(1000);
  await sql`select graphile_worker.add_job('fill-cards', '{}')`;
  await app.jobs.runDue();
  expect((await deckOf(ada)).ids).toContain(alan.id);
});

test('cards show the day when a member was last active, or the month if they hide it', async () => {
  const { people } = await createDeck(2);
  const [alan, bob] = people as [Person, Person];
  const now = app.now();
  await sql`update presence set last_active = ${now} where member_id = any (${[alan.id, bob.id]})`;
  await sql`select graphile_worker.add_job('update-cards', '{}')`;
  await app.jobs.runDue();
  await bob.send('PUT', '/auth/show-last-active', { showLastActive: false });
  const rows = await sql<{ seen: string }>`select seen_on::text as seen from card
    where member_id = any (${[alan.id, bob.id]}) order by member_id = ${bob.id}`;
  const today = now.toISOString().slice(0, 10);
  expect(rows.map(({ seen }) => seen)).toEqual([today, `${today.slice(0, 7)}-01`]);
});
