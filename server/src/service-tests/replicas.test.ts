// @module-tag long
import { seenUntilHeader } from '@kindred/contract/common';
import { beforeEach, expect, test } from 'vitest';
import { createColleague } from '../../test/members/staff.ts';
import { aMan, createPerson } from '../../test/members/people.ts';
import { type Person, choose, renewed, withPremium } from '../../test/likes/likes.ts';
import { browserOf, readsOf, startReplicated } from '../../test/replicas/replicated.ts';
import { testApp } from '../../test/service/app.ts';
import { liveUrl, openChannel } from '../../test/service/live.ts';

const database = await startReplicated();
/** So late that what a test holds back is never too late for a read, however slow the machine is. */
const environment = { ...database.environment, DATABASE_READ_LAG: '60000' };
const app = await testApp({ databaseUrl: database.primary, environment });
const live = await liveUrl(app);

beforeEach(() => database.catchUp(app));

const browserWithMark = async (person: Awaited<ReturnType<typeof createPerson>>) => {
  const browser = browserOf(app, person);
  browser.keep((await app.replicas?.mark()) ?? '');
  return browser;
};

let place = 0;

/** A woman and men near her, and no one else. */
async function createNeighbours(men = 1) {
  place += 3;
  const here = { latitude: -60 + place, longitude: 20, seek_max_distance: 50 };
  const ada = await createPerson(app, { profile: here });
  const others = [];
  for (let index = 0; index < men; index += 1)
    others.push(await createPerson(app, aMan({ ...here, interests: ['hiking'] })));
  return { ada, men: others };
}

type Rows = { person: { _id: string } }[];
type People = Partial<Record<'people' | 'likes' | 'matches' | 'chats', Rows>>;
const idsIn = ({ people, likes, matches, chats }: People) =>
  (people ?? likes ?? matches ?? chats ?? []).map(({ person }) => person._id);

const lists = [
  '/deck',
  '/deck/funnel',
  '/browse',
  '/auth/users',
  '/likes',
  '/likes/sent',
  '/likes/passed',
  '/likes/counts',
  '/matches',
  '/matches/past',
  '/bookmarks',
  '/chats',
  '/chats/unread',
  '/notices',
  '/reports/my-reports',
];

test('lists are read from a replica that has everything the member has seen, and from the primary without a mark', async () => {
  const { ada } = await createNeighbours();
  // The first look of a day counts the likes.
  await ada.get('/likes');
  const browser = await browserWithMark(ada);
  await database.catchUp(app);
  for (const url of lists) {
    const reads = await readsOf(app, () => browser.get(url));
    expect({ url, ...reads }).toMatchObject({ url, primary: 0 });
    expect(reads.replica, url).toBeGreaterThan(0);
    const without = await readsOf(app, () => browserOf(app, ada).get(url));
    expect({ url, ...without }).toMatchObject({ url, replica: 0 });
  }
});

const staffLists = [
  '/auth/users',
  '/auth/search-users?searchTerm=ada',
  '/users/export',
  '/reports/reports',
  '/reports/report/stats/statistics',
  '/audit',
  '/audit/export',
  '/statistics/dashboard',
  '/statistics/export?chart=ages',
];

test('what staff list, count and export is read from a replica', async () => {
  const staff = await createColleague(app);
  for (const url of staffLists) {
    const mark = (await app.replicas?.mark()) ?? '';
    await database.catchUp(app);
    const headers = { ...staff.headers, [seenUntilHeader]: mark };
    const reads = await readsOf(app, async () => {
      const { statusCode } = await app.inject({ url: `/api/v1${url}`, headers });
      expect(statusCode, url).toBe(200);
    });
    expect({ url, ...reads }).toMatchObject({ url, primary: 0 });
    expect(reads.replica, url).toBeGreaterThan(0);
  }
});

test('trust 98: members see their own writes with their next request, while a replica that others read from has not replayed them', async () => {
  const { ada, men } = await createNeighbours(3);
  const [alan, bob, carl] = men as [Person, Person, Person];
  await ada.get('/deck');
  const [browser, other] = [await browserWithMark(ada), await browserWithMark(ada)];
  await database.catchUp(app);
  await database.pauseReplay();

  await browser.send('PUT', `/choices/${alan.id}`, { choice: 'pass' });
  await browser.send('PUT', `/choices/${bob.id}`, { choice: 'like' });
  await browser.send('PUT', `/bookmarks/${carl.id}`);
  const reads = await readsOf(app, async () => {
    expect(idsIn(await browser.get('/browse'))).toEqual([carl.id]);
    expect(idsIn(await browser.get('/deck'))).toEqual([carl.id]);
    expect(idsIn(await browser.get('/likes/sent'))).toEqual([bob.id]);
    expect(await browser.get('/likes/counts')).toMatchObject({ sent: 1, passed: 1, bookmarked: 1 });
  });
  expect(reads.replica).toBe(0);

  // Another device with an earlier mark is shown how it was.
  const late = await readsOf(app, async () => {
    expect(idsIn(await other.get('/browse')).toSorted()).toEqual(
      men.map(({ id }) => id).toSorted(),
    );
    expect(idsIn(await other.get('/likes/sent'))).toEqual([]);
  });
  expect(late.primary).toBe(0);

  await database.catchUp(app);
  const back = await readsOf(app, async () => {
    expect(idsIn(await browser.get('/browse'))).toEqual([carl.id]);
    expect(idsIn(await browser.get('/likes/sent'))).toEqual([bob.id]);
  });
  expect(back.primary).toBe(0);
});

test('trust 98: a page that a live event has told of something is shown it', async () => {
  const { ada, men } = await createNeighbours();
  const [alan] = men as [Person];
  await choose(ada, alan);
  const browser = await browserWithMark(ada);
  await database.catchUp(app);
  const screen = await openChannel(live, ada);
  await database.pauseReplay();
  await choose(alan, ada);
  await expect.poll(() => screen.eventsOf('match').length).toBe(1);
  // Read with the mark of before, the match is not there yet.
  expect(await browser.get('/matches')).toMatchObject({ count: 0 });
  browser.keep(screen.eventsOf('match')[0]?.seenUntil ?? '');
  expect(await browser.get('/matches')).toMatchObject({ count: 1 });
});

test('trust 99: who blocks, hides or leaves is not shown any more, also by a replica that does not know it yet', async () => {
  const { ada, men } = await createNeighbours(4);
  const [blocking, hiding, pausing, staying] = men as [Person, Person, Person, Person];
  const premium = await withPremium(app, await renewed(app, hiding));
  await ada.get('/deck');
  const browser = await browserWithMark(ada);
  await database.catchUp(app);
  await database.pauseReplay();

  await blocking.send('PUT', `/blocks/${ada.id}`);
  expect((await premium.send('PUT', '/settings', { incognito: true })).statusCode).toBe(200);
  await pausing.send('PUT', '/settings', { paused: true });
  const reads = await readsOf(app, async () => {
    for (const url of ['/browse', '/deck'])
      expect(idsIn(await browser.get(url)), url).toEqual([staying.id]);
    const { users } = (await browser.get('/auth/users')) as { users: { _id: string }[] };
    expect(users.map(({ _id }) => _id)).toEqual([staying.id]);
  });
  expect(reads).toMatchObject({ primary: 0 });
});

test('trust 99: a match that ended is in no list of matches, chats and notices that a replica answers', async () => {
  const { ada, men } = await createNeighbours(3);
  const [blocking, leaving, staying] = men as [Person, Person, Person];
  for (const man of men) {
    await choose(ada, man);
    await choose(man, ada);
  }
  const browser = await browserWithMark(ada);
  await database.catchUp(app);
  await database.pauseReplay();

  await blocking.send('PUT', `/blocks/${ada.id}`);
  await leaving.send('DELETE', `/matches/${ada.id}`);
  const reads = await readsOf(app, async () => {
    expect(idsIn(await browser.get('/matches'))).toEqual([staying.id]);
    expect(idsIn(await browser.get('/chats'))).toEqual([staying.id]);
    const { notices } = (await browser.get('/notices')) as { notices: { kind: string }[] };
    expect(notices.filter(({ kind }) => kind === 'match')).toHaveLength(1);
  });
  expect(reads).toMatchObject({ primary: 0 });
});
