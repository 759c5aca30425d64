import type { RightsOfTiers } from '@kindred/contract/premium/rights';
import type { SavedSearch } from '@kindred/contract/saved-searches';
import { expect, test } from 'vitest';
import { testApp } from '../../../../test/service/app.ts';
import { renewed, withPremium } from '../../../../test/likes/likes.ts';
import { aMan, createPerson } from '../../../../test/members/people.ts';
import { sqlOf } from '../../../../test/database/sql.ts';
import { createColleague } from '../../../../test/members/staff.ts';
import { addJob } from '../../../platform/jobs/jobs.ts';

const app = await testApp();
const sql = sqlOf(app);
const hour = 3_600_000;

type Person = Awaited<ReturnType<typeof createPerson>>;

const readRights = async () =>
  (await app.inject({ url: '/api/v1/plans' })).json<{ data: { rights: RightsOfTiers } }>().data
    .rights;

async function setFree(filters: boolean) {
  const rights = await readRights();
  const free = { ...rights.free, filters };
  const lead = await createColleague(app);
  const answer = await lead.send('PUT', '/plans/rights', { rights: { ...rights, free } });
  expect(answer.statusCode, answer.body).toBe(200);
  // Every process learns of it a moment later.
  await expect.poll(async () => (await readRights()).free.filters).toBe(filters);
}

const save = (by: Person, name: string, filter: object) =>
  by.send('POST', '/searches', { name, filter, sort: 'recent', alerts: true });
const searchesOf = async (by: Person) =>
  (await by.get('/searches')).json<{ data: { searches: SavedSearch[] } }>().data.searches;

const paid: readonly Record<string, string>[] = [{ searchTerm: 'ada' }, { bothWays: 'false' }];

test('every route that takes paid filters refuses them without the right, and the other filters stay free', async () => {
  const ada = await createPerson(app);
  const premium = await withPremium(app, await createPerson(app));
  await setFree(false);
  const statuses = async (by: Person, query: Record<string, string>) => {
    const { bothWays, ...filter } = query;
    const saved = { ...filter, ...(bothWays && { bothWays: false }) };
    return [
      await by.get('/browse', query),
      await by.get('/deck/funnel', query),
      await save(by, JSON.stringify(query), saved),
      ...(bothWays ? [] : [await by.get('/auth/search-users', query)]),
    ].map(({ statusCode }) => statusCode);
  };
  for (const query of paid) {
    expect(new Set(await statuses(ada, query))).toEqual(new Set([403]));
    expect(new Set(await statuses(premium, query))).toEqual(new Set([200]));
  }
  expect(new Set(await statuses(ada, { gender: 'man' }))).toEqual(new Set([200]));
  // The counts of who is left name no paid filter either.
  const widerOf = async (by: Person) =>
    (await by.get('/deck/funnel')).json<{ data: { wider: { bothWays: unknown } } }>().data.wider
      .bothWays;
  const place = await sql<{ latitude: number; longitude: number }>`
    select latitude, longitude from profile where member_id = ${ada.id}`;
  await createPerson(app, aMan({ ...place[0], seek_genders: ['man'] }));
  expect([await widerOf(ada), await widerOf(premium)]).toEqual([null, { more: 1 }]);
  await setFree(true);
});

test('a saved search whose filters the owner lost is locked: it counts no one, sends no alert and can be deleted', async () => {
  const here = { latitude: 40, longitude: 20, seek_max_distance: 50 };
  const ada = await createPerson(app, { profile: here });
  await setFree(true);
  for (const [name, filter] of [
    ['Alans', { searchTerm: 'alan' }],
    ['Men', { gender: 'man' }],
  ] as const)
    expect((await save(ada, name, filter)).statusCode).toBe(200);
  await setFree(false);
  const alan = await createPerson(app, aMan({ ...here, first_name: 'Alan' }));
  await sql`update card set found_at = ${app.now()} where member_id = ${alan.id}`;
  app.advanceClock(25 * hour);
  const her = await renewed(app, ada);
  const locked = async () => (await searchesOf(her)).map((search) => [search.name, search.locked]);
  expect(await locked()).toEqual([
    ['Alans', true],
    ['Men', false],
  ]);
  await addJob(app.pool, 'notify-savers', {});
  await app.jobs.runDue();
  const shown = async () =>
    (
      await sql<{ about: { searches: unknown } }>`select about from notice
        where member_id = ${ada.id} order by id`
    ).map(({ about }) => about.searches);
  expect(await shown()).toEqual([[{ name: 'Men', count: 1 }]]);
  const [alans] = await searchesOf(her);
  const change = (body: object) => her.send('PUT', `/searches/${alans?._id}`, body);
  expect((await change({ alerts: true })).statusCode).toBe(403);
  expect((await change({ alerts: false })).statusCode).toBe(200);
  await setFree(true);
  expect((await locked()).map(([, is]) => is)).toEqual([false, false]);
  expect((await change({ alerts: true })).statusCode).toBe(200);
  expect((await her.send('DELETE', `/searches/${alans?._id}`)).statusCode).toBe(200);
});
