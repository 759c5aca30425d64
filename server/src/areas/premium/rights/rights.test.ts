import type { RightsOfTiers } from '@kindred/contract/premium/rights';
import { expect, test } from 'vitest';
import { testApp } from '../../../../test/service/app.ts';
import { choose, pairOf } from '../../../../test/likes/likes.ts';
import { createPerson } from '../../../../test/members/people.ts';
import { sqlOf } from '../../../../test/database/sql.ts';
import { createColleague } from '../../../../test/members/staff.ts';

const app = await testApp();
const lead = await createColleague(app);
const support = await createColleague(app, 'support');

interface Plans {
  rights: RightsOfTiers;
  version: string;
  plans: { id: string; amount: number; perMonth: number; months: number }[];
}

const plans = async () => (await app.inject({ url: '/api/v1/plans' })).json<{ data: Plans }>().data;
const change = (by: typeof lead, rights: RightsOfTiers, version = '') =>
  by.send('PUT', '/plans/rights', { rights }, version ? { 'if-match': version } : {});

test('everyone sees what the plans cost and include', async () => {
  const { plans: all, rights } = await plans();
  expect(all).toMatchObject([
    { id: 'monthly', amount: 1499, perMonth: 1499, months: 1 },
    { id: 'quarterly', amount: 3499, perMonth: 1166, months: 3 },
    { id: 'annual', amount: 9999, perMonth: 833, months: 12 },
  ]);
  expect(rights.free).toMatchObject({ likesPerDay: 50, seesLikes: false });
  expect(rights.premium).toMatchObject({ likesPerDay: null, seesLikes: true });
});

test('a right that an administrator changes works right away, and is logged', async () => {
  const [ada, alan] = await pairOf(app);
  const { rights, version } = await plans();
  const free = { ...rights.free, likesPerDay: 0, filters: false };
  expect((await change(support, rights)).statusCode).toBe(403);
  expect((await change(lead, { ...rights, free }, version)).statusCode).toBe(200);
  expect((await choose(ada, alan)).statusCode).toBe(429);
  expect((await ada.get('/browse', { searchTerm: 'Al' })).statusCode).toBe(403);
  expect((await plans()).rights.free).toEqual(free);
  expect((await change(lead, rights, version)).statusCode).toBe(412);
  expect((await change(lead, rights)).statusCode).toBe(200);
  expect((await choose(ada, alan)).statusCode).toBe(200);
  const entries = await sqlOf(app)`select details -> 'after' -> 'free' ->> 'likesPerDay' as likes
    from audit where action = 'plan.rights' order by id`;
  expect(entries).toEqual([{ likes: '0' }, { likes: '50' }]);
});

test('incognito can be turned on only with premium', async () => {
  const ada = await createPerson(app);
  const turn = (incognito: boolean) => ada.send('PUT', '/settings', { incognito });
  expect((await turn(true)).statusCode).toBe(403);
  expect((await turn(false)).statusCode).toBe(200);
});
