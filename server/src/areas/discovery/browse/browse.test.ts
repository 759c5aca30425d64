import { browseSorts } from '@kindred/contract/discovery/browse';
import { expect, test } from 'vitest';
import { countAnswers, waitUntilNext } from '../../../../test/members/answers.ts';
import { testApp } from '../../../../test/service/app.ts';
import { choose, renewed } from '../../../../test/likes/likes.ts';
import { aMan, createPerson } from '../../../../test/members/people.ts';
import { sqlOf } from '../../../../test/database/sql.ts';

const app = await testApp();
const sql = sqlOf(app);

type Person = Awaited<ReturnType<typeof createPerson>>;

interface Page {
  nextCursor: string | null;
  people: {
    person: { _id: string };
    compatibilityScore: number | null;
    compatibility: { sharedInterests: string[] };
    bookmarked: boolean;
  }[];
}

async function browse(by: Person, query: Record<string, string> = {}) {
  const answer = await by.get('/browse', query);
  expect(answer.statusCode, answer.body).toBe(200);
  const { data } = answer.json<{ data: Page }>();
  return { ...data, ids: data.people.map(({ person }) => person._id) };
}

/** Each test has its own place, so that its members only see each other. */
let place = 0;
async function createPlace(men: number) {
  place += 3;
  const here = { latitude: -60 + place, longitude: 20, seek_max_distance: 50 };
  const ada = await createPerson(app, { profile: { ...here, interests: ['hiking'] } });
  const people: Person[] = [];
  for (let index = 0; index < men; index += 1)
    people.push(await createPerson(app, aMan({ ...here, interests: ['hiking'] })));
  return { ada, people, here };
}

test('a card has the score with its reasons, and whether it is bookmarked', async () => {
  const { ada, people } = await createPlace(2);
  const [one, two] = people as [Person, Person];
  await ada.send('PUT', `/bookmarks/${one.id}`);
  const found = await browse(ada);
  const of = ({ id }: Person) => found.people.find(({ person }) => person._id === id);
  expect(of(one)).toMatchObject({
    bookmarked: true,
    compatibilityScore: 50,
    compatibility: { sharedInterests: ['hiking'] },
  });
  expect(of(two)?.bookmarked).toBe(false);
});

test.each(browseSorts)(
  'sorted by %s, each page continues where the last one ended',
  async (sort) => {
    const { ada, people } = await createPlace(5);
    const first = await browse(ada, { sort, limit: '2' });
    const second = await browse(ada, { sort, limit: '2', cursor: first.nextCursor ?? '' });
    const third = await browse(ada, { sort, limit: '2', cursor: second.nextCursor ?? '' });
    expect(third.nextCursor).toBeNull();
    const ids = [...first.ids, ...second.ids, ...third.ids];
    expect(ids.toSorted()).toEqual(people.map(({ id }) => id).toSorted());
  },
);

test('the next page is found although the last person of the page before has left', async () => {
  const { ada } = await createPlace(4);
  const all = await browse(ada, { sort: 'new' });
  const first = await browse(ada, { sort: 'new', limit: '2' });
  await choose(ada, { id: first.ids[1] ?? '' }, 'pass');
  const second = await browse(ada, { sort: 'new', limit: '2', cursor: first.nextCursor ?? '' });
  expect(second.ids).toEqual(all.ids.slice(2));
});

test('a cursor reveals nothing, and only one of the same order is accepted', async () => {
  const { ada, people } = await createPlace(2);
  const { nextCursor } = await browse(ada, { sort: 'new', limit: '1' });
  const bytes = Buffer.from(nextCursor ?? '', 'base64').toString('latin1');
  for (const { id } of people) expect(bytes).not.toContain(id);
  const otherOrder = { cursor: nextCursor ?? '', sort: 'near' };
  for (const query of [otherOrder, { cursor: 'x', sort: 'new' }]) {
    const answer = await ada.get('/browse', query);
    expect(answer.statusCode).toBe(400);
  }
});

test('it contains no one decided on, blocked or paused, and the query parameter decides about both ways', async () => {
  const { ada, people, here } = await createPlace(4);
  const [passed, blocked, paused, left] = people as [Person, Person, Person, Person];
  const elder = await createPerson(app, aMan({ ...here, seek_min_age: 60, seek_max_age: 70 }));
  await choose(ada, passed, 'pass');
  await sql`insert into block (member_id, other_id, mine, theirs) values
    (${ada.id}, ${blocked.id}, false, true), (${blocked.id}, ${ada.id}, true, false)
    on conflict do nothing`;
  await paused.send('PUT', '/settings', { paused: true });
  for (const sort of browseSorts) {
    expect((await browse(ada, { sort })).ids).toEqual([left.id]);
    const oneWay = await browse(ada, { sort, bothWays: 'false' });
    expect(oneWay.ids.toSorted()).toEqual([left.id, elder.id].toSorted());
  }
  await ada.send('PUT', '/auth/edit-profile', { lookingFor: { bothWays: false } });
  expect((await browse(ada)).ids).toHaveLength(2);
  expect((await browse(ada, { bothWays: 'true' })).ids).toEqual([left.id]);
});

test('a like or a pass by someone else changes neither the order nor the cards (trust 22)', async () => {
  const { ada, people } = await createPlace(6);
  const before = await Promise.all(browseSorts.map((sort) => browse(ada, { sort })));
  const kinds = ['like', 'pass', 'like'];
  for (const [index, kind] of kinds.entries())
    await sql`insert into choice (member_id, other_id, kind, chosen_at, stored_at)
      values (${people[index]?.id}, ${ada.id}, ${kind}, now(), now())`;
  const after = await Promise.all(browseSorts.map((sort) => browse(ada, { sort })));
  expect(after.map(({ people: cards }) => cards)).toEqual(before.map((page) => page.people));
});

test('the funnel shows how many people removing each filter would add', async () => {
  const { ada } = await createPlace(3);
  const answer = await ada.get('/deck/funnel', { searchTerm: 'nobody', minAge: '18' });
  expect(answer.json()).toMatchObject({
    data: {
      notSeen: 3,
      filtered: 0,
      without: { searchTerm: { more: 3 }, ages: { more: 0 }, gender: null, distance: null },
    },
  });
});

test('a member with an incomplete profile is told to complete it', async () => {
  const newcomer = await createPerson(app, { photo: false });
  const answer = await newcomer.get('/browse');
  expect(answer.statusCode).toBe(422);
});

test('the best match comes first unless another order is chosen', async () => {
  const { ada, people } = await createPlace(4);
  const [first] = people as [Person];
  await sql`update profile set interests = '{hiking,tea}'
    where member_id = any (${[ada.id, first.id]})`;
  const { ids } = await browse(await renewed(app, ada));
  expect(ids[0]).toBe(first.id);
  expect(ids).toEqual((await browse(ada, { sort: 'match' })).ids);
});

test('trust 43: a new answer changes the own order by match when it counts, not immediately', async () => {
  const { ada, people } = await createPlace(2);
  const [alan, bob] = people as [Person, Person];
  const answer = (mine: number) => ({ mine, accepted: [mine], importance: 'very' });
  await alan.send('PUT', '/answers/tidy', answer(1));
  await bob.send('PUT', '/answers/tidy', answer(0));
  await countAnswers(app);
  const order = async () => (await browse(await renewed(app, ada), { sort: 'match' })).ids;
  const before = await order();
  const [last = ''] = before.slice(-1);
  await ada.send('PUT', '/answers/tidy', answer(last === alan.id ? 1 : 0));
  expect(await order()).toEqual(before);
  await waitUntilNext(app, 'hour');
  expect(await order()).toEqual(before.toReversed());
});
