// @module-tag long
import { browseSorts } from '@kindred/contract/discovery/browse';
import { expect, test } from 'vitest';
import { testApp } from '../../../../test/service/app.ts';
import { setMainPhoto, uploadPhoto } from '../../../../test/files/images.ts';
import {
  type Person,
  choose,
  showWaitingLikes,
  undo,
  withPremium,
} from '../../../../test/likes/likes.ts';
import { aMan, createPerson } from '../../../../test/members/people.ts';
import { sqlOf } from '../../../../test/database/sql.ts';

const app = await testApp();
const sql = sqlOf(app);
const hour = 3_600_000;
// In the middle of an hour, as profiles show the hour of the last activity.
app.advanceClock(hour + hour / 2 - (Date.now() % hour));

let place = 0;
/** A woman and four men, at their own place. */
async function createPlace() {
  place += 3;
  // A member who shows their activity shows that they were active; everything else is compared.
  const shown = { latitude: -60 + place, longitude: 20, seek_max_distance: 50 };
  const here = { ...shown, show_last_active: false };
  const men = [];
  for (const first_name of ['Alan', 'Bob', 'Carl', 'Dan']) {
    const man = await createPerson(app, aMan({ ...here, first_name }));
    await setMainPhoto(man, await uploadPhoto(man));
    men.push(man);
  }
  const ada = await createPerson(app, { profile: here });
  return { ada, men: men as [Person, Person, Person, Person] };
}
type Place = Awaited<ReturnType<typeof createPlace>>;

/** The URL of a photo changes when its owner blocks someone. */
const sameAddresses = (body: string) => body.replaceAll(/(\/media\/[\w-]+)\.\w+/g, '$1');

/** Everything that a member can ask about others, with the responses. */
async function readAll({ ada, men }: Place) {
  const asked: [url: string, query?: Record<string, string>][] = [
    ['/deck', { limit: '30' }],
    ...browseSorts.map((sort): [string, Record<string, string>] => ['/browse', { sort }]),
    ['/browse', { searchTerm: 'bo', bothWays: 'false' }],
    ['/deck/funnel'],
    ['/deck/funnel', { searchTerm: 'x', minAge: '20' }],
    ['/auth/users', { limit: '100' }],
    ['/auth/search-users', { searchTerm: 'bob' }],
    ...men.map(({ id }): [string] => [`/auth/user/${id}`]),
    ['/likes'],
    ['/likes/counts'],
    ['/likes/sent'],
    ['/likes/passed'],
    ['/matches'],
    ['/matches/past'],
    ['/bookmarks'],
    ['/blocks'],
    ['/notices'],
    ['/searches'],
  ];
  // A deck is kept for hours, and a new one must be the same.
  await sql`delete from deck where member_id = ${ada.id}`;
  const shown: Record<string, string> = {};
  for (const [url, query] of asked) {
    const answer = await ada.get(url, query);
    expect(answer.statusCode, url).toBe(200);
    shown[`${url} ${JSON.stringify(query ?? {})}`] = sameAddresses(answer.body);
  }
  return shown;
}

/** The actions of one member, one request after the other. */
type Requests = (() => ReturnType<Person['get']>)[];

const secrets: [what: string, act: (place: Place) => Requests][] = [
  ['passes on them', ({ ada, men: [, bob] }) => [() => choose(bob, ada, 'pass')]],
  [
    'likes them and undoes it',
    ({ ada, men: [, bob] }) => [
      () => choose(bob, ada, 'superlike', { note: 'Hello!' }),
      () => undo(bob, ada),
    ],
  ],
  ['looks at them', ({ ada, men: [, bob] }) => [() => bob.get(`/auth/user/${ada.id}`)]],
  ['bookmarks them', ({ ada, men: [, bob] }) => [() => bob.send('PUT', `/bookmarks/${ada.id}`)]],
  [
    'blocks someone else',
    ({ men: [, bob, carl] }) => [() => bob.send('PUT', `/blocks/${carl.id}`)],
  ],
  [
    'is blocked by someone else, who unblocks them',
    ({ men: [, bob, carl] }) => [
      () => carl.send('PUT', `/blocks/${bob.id}`),
      () => carl.send('DELETE', `/blocks/${bob.id}`),
    ],
  ],
  ['likes someone else', ({ men: [, bob, carl] }) => [() => choose(bob, carl)]],
  [
    'matches with someone else, and ends it',
    ({ men: [, bob, carl] }) => [
      () => choose(bob, carl),
      () => choose(carl, bob),
      () => bob.send('DELETE', `/matches/${carl.id}`),
    ],
  ],
  [
    'is reported by someone else',
    ({ men: [, bob, carl] }) => {
      const report = { problem_type: 'Harassment', description: 'x', reportedUserId: bob.id };
      return [() => carl.send('POST', '/reports/create-reports', report)];
    },
  ],
];

test.each(secrets)(
  'trust 22, trust 23: when someone %s, no response to a member changes by a byte',
  { tags: ['long'] },
  async (_what, act) => {
    const here = await createPlace();
    const before = await readAll(here);
    for (const request of act(here)) expect((await request()).statusCode).toBe(200);
    await app.jobs.runDue();
    expect(await readAll(here)).toEqual(before);
  },
);

test('trust 22: premium does not reveal who passed on a member either', async () => {
  const here = await createPlace();
  const ada = await withPremium(app, here.ada);
  const before = await readAll({ ...here, ada });
  await choose(here.men[1], ada, 'pass');
  await app.jobs.runDue();
  expect(await readAll({ ...here, ada })).toEqual(before);
});

test('trust 22: a like changes the numbers of likes and the notices, when it no longer waits, and nothing tells whose it is', async () => {
  const here = await createPlace();
  const before = await readAll(here);
  await choose(here.men[1], here.ada, 'like', { note: 'Hello!' });
  expect(await readAll(here)).toEqual(before);
  await showWaitingLikes(app);
  const after = await readAll(here);
  const changed = Object.keys(after).filter((asked) => after[asked] !== before[asked]);
  const numbers = ['/likes {}', '/likes/counts {}'];
  expect(changed).toEqual([...numbers, '/notices {}']);
  const withoutLikes = (body = '') =>
    body
      .replaceAll(/"(count|received)":1\b/g, '"$1":0')
      .replace('{"note":"Hello!","part":null}', '');
  for (const asked of numbers) expect(withoutLikes(after[asked])).toBe(before[asked]);
  expect(after['/notices {}']).not.toContain(here.men[1].id);
});
