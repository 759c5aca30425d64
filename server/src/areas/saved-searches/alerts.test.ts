import type { Notice } from '@kindred/contract/notices';
import type { SavedSearch } from '@kindred/contract/saved-searches';
import { expect, test } from 'vitest';
import { testApp } from '../../../test/service/app.ts';
import { sentMails } from '../../../test/service/mails.ts';
import { aMan, createPerson } from '../../../test/members/people.ts';
import { sqlOf } from '../../../test/database/sql.ts';
import { addJob } from '../../platform/jobs/jobs.ts';

const app = await testApp();
const sql = sqlOf(app);
const hour = 3_600_000;

type Person = Awaited<ReturnType<typeof createPerson>>;

/** Each test has its own place, so that no one is notified of the people of another. */
let place = 0;
async function createSaver() {
  place += 3;
  const here = { latitude: -60 + place, longitude: 20, seek_max_distance: 50 };
  return { ada: await createPerson(app, { profile: here }), here };
}

const save = async (by: Person, name: string, more: object = {}) => {
  const body = { name, filter: {}, sort: 'recent', alerts: true, ...more };
  const answer = await by.send('POST', '/searches', body);
  return answer.json<{ data: { search: SavedSearch } }>().data.search;
};

/** A member who can be found from now on, by the shifted clock of the app. */
async function join(here: object, profile: object = {}) {
  const person = await createPerson(app, aMan({ ...here, ...profile }));
  const at = app.now();
  await sql`update first_found set at = ${at} where member_id = ${person.id}`;
  await sql`update card set found_at = ${at} where member_id = ${person.id}`;
  app.advanceClock(10 * 60_000);
  return person;
}

async function notifySavers() {
  await addJob(app.pool, 'notify-savers', {});
  await app.jobs.runDue();
}

/** What the job sent since the last call. */
async function notified(to: Person) {
  await notifySavers();
  const rows = await sql<{ kind: Notice['kind']; about: { searches: unknown[] } }>`
    delete from notice where member_id = ${to.id} returning kind, about`;
  return rows.map(({ about }) => about.searches);
}

test('members who saved a search are notified only of new people, once a day at most, and of no one twice', async () => {
  const { ada, here } = await createSaver();
  await join(here);
  await save(ada, 'Nearby');
  expect(await notified(ada)).toEqual([]);
  await join(here);
  await join(here);
  expect(await notified(ada)).toEqual([[{ name: 'Nearby', count: 2 }]]);
  await join(here);
  expect(await notified(ada)).toEqual([]);
  app.advanceClock(24 * hour);
  expect(await notified(ada)).toEqual([[{ name: 'Nearby', count: 1 }]]);
  app.advanceClock(24 * hour);
  expect(await notified(ada)).toEqual([]);
});

test('two processes in parallel notify once', async () => {
  const { ada, here } = await createSaver();
  await save(ada, 'Nearby');
  await join(here);
  await Promise.all([notifySavers(), notifySavers(), notifySavers()]);
  expect(await notified(ada)).toHaveLength(1);
});

test('only people who match the filter and qualify now are counted (trust 23)', async () => {
  const { ada, here } = await createSaver();
  await save(ada, 'Alberts', { filter: { searchTerm: 'albert' } });
  await join(here, { first_name: 'Boris' });
  const passed = await join(here, { first_name: 'Albert' });
  const paused = await join(here, { first_name: 'Albert' });
  const blocking = await join(here, { first_name: 'Albert' });
  const incognito = await join(here, { first_name: 'Albert' });
  await join({ ...here, latitude: 70 }, { first_name: 'Albert' });
  await sql`insert into choice (member_id, other_id, kind, chosen_at, stored_at)
    values (${ada.id}, ${passed.id}, 'pass', now(), now())`;
  await sql`update profile set paused = true where member_id = ${paused.id}`;
  await sql`update profile set incognito = true where member_id = ${incognito.id}`;
  await sql`insert into block (member_id, other_id, mine, theirs)
    values (${ada.id}, ${blocking.id}, false, true), (${blocking.id}, ${ada.id}, true, false)`;
  expect(await notified(ada)).toEqual([]);
  await join(here, { first_name: 'Albert' });
  expect(await notified(ada)).toEqual([[{ name: 'Alberts', count: 1 }]]);
});

test('a member who pauses and comes back is not new again', async () => {
  const { ada, here } = await createSaver();
  const alan = await join(here);
  await save(ada, 'Nearby');
  // By the clock of the database, which sets when a member could first be found.
  await sql`update saved_search set new_after = now() where member_id = ${ada.id}`;
  await sql`update first_found set at = now() - interval '1 hour' where member_id = ${alan.id}`;
  await sql`update profile set paused = true where member_id = ${alan.id}`;
  expect(await sql`select from card where member_id = ${alan.id}`).toHaveLength(0);
  await sql`update profile set paused = false where member_id = ${alan.id}`;
  expect(await sql`select from card where member_id = ${alan.id}`).toHaveLength(1);
  app.advanceClock(hour);
  expect(await notified(ada)).toEqual([]);
  await createPerson(app, aMan(here));
  expect(await notified(ada)).toEqual([[{ name: 'Nearby', count: 1 }]]);
});

test('one notice covers all searches, and the setting of each one counts', async () => {
  const { ada, here } = await createSaver();
  await save(ada, 'All');
  await save(ada, 'Off', { alerts: false });
  await save(ada, 'Young', { filter: { maxAge: 20 } });
  await save(ada, 'Near', { filter: { maxDistance: 5 } });
  await join(here);
  const [searches] = await notified(ada);
  expect(searches).toHaveLength(2);
  expect(searches).toContainEqual({ name: 'All', count: 1 });
  expect(searches).toContainEqual({ name: 'Near', count: 1 });
});

test('members who looked at the people, or turn alerts on later, are not notified of them', async () => {
  const { ada, here } = await createSaver();
  const looked = await save(ada, 'Looked at');
  const later = await save(ada, 'Later', { alerts: false });
  await join(here);
  const opened = await ada.send('PUT', `/searches/${looked._id}/opened`);
  expect(opened.statusCode).toBe(200);
  await ada.send('PUT', `/searches/${later._id}`, { alerts: true });
  expect(await notified(ada)).toEqual([]);
});

test('the mail is sent with it, names no search, and every channel can be turned off', async () => {
  const { ada, here } = await createSaver();
  const search = await save(ada, 'My secret search');
  await join(here);
  await notifySavers();
  const mails = async () =>
    (await sentMails(app)).filter(({ to }) => to?.[0]?.address === ada.email);
  const [mail] = await mails();
  expect(mail?.subject).toBe('New people match your saved searches');
  expect(mail?.text).not.toContain('secret');
  const { notices } = (await ada.get('/notices')).json<{ data: { notices: Notice[] } }>().data;
  expect(notices.map(({ about }) => about)).toEqual([
    { searchId: search._id, searches: [{ name: 'My secret search', count: 1 }] },
  ]);
  for (const channel of ['app', 'mail', 'push'])
    await ada.send('PUT', '/notices/preferences', {
      kind: 'search.new-people',
      channel,
      on: false,
    });
  await sql`delete from notice where member_id = ${ada.id}`;
  await sql`update saved_search set notified_at = null where member_id = ${ada.id}`;
  await join(here);
  expect(await notified(ada)).toEqual([]);
  expect(await mails()).toHaveLength(1);
});
