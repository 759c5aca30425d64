import {
  changeSearch,
  deleteSearch,
  listSearches,
  openSearch,
  saveSearch,
} from '@kindred/contract/saved-searches';
import type { FastifyInstance } from 'fastify';
import type { PoolClient } from 'pg';
import { inTransaction } from '../../db/transaction.ts';
import type { Caller } from '../../platform/http/context.ts';
import { limitRate } from '../../platform/http/limits/rates.ts';
import { serve } from '../../platform/http/serve.ts';
import { aboutCaller, aboutOwner } from '../../platform/visibility.ts';
import { hasAllFilters, refusePaidFilters } from '../discovery/list/paid-filters.ts';
import { lockCaller } from '../members/lock-caller.ts';
import { refuseStaff } from '../members/refuse-staff.ts';
import { limits } from './limits.ts';
import {
  findSearch,
  findSearches,
  insertSearch,
  markOpened,
  removeSearch,
  updateSearch,
  withLock,
} from './saved-searches.ts';

export function searchRoutes(app: FastifyInstance) {
  const { pool, now } = app;
  const countChange = limitRate(app, limits.change);

  /** A search with filters that the member's plan doesn't include stays, and can be renamed or deleted. */
  const shown = async (member: Caller, search: Parameters<typeof withLock>[0]) =>
    withLock(search, await hasAllFilters(app, member), app.site);

  serve(app, listSearches, async ({ member }) => {
    const hasAll = await hasAllFilters(app, member);
    const searches = await findSearches(pool, member.id);
    return { data: { searches: searches.map((search) => withLock(search, hasAll, app.site)) } };
  });

  serve(app, saveSearch, async ({ member, body, client, reply }) => {
    refuseStaff(member);
    countChange(reply, member.id);
    await refusePaidFilters({ pool: client, now }, member, body.filter);
    await lockCaller(client, member.id);
    const search = await insertSearch(client, member.id, body, now());
    return { data: { search: { ...search, locked: false } } };
  });

  serve(app, changeSearch, async ({ member, params: { id }, body, reply }) => {
    countChange(reply, member.id);
    const own = { memberId: member.id, id: id.toLowerCase() };
    if (body.alerts) await refusePaidFilters(app, member, (await findSearch(pool, own)).filter);
    const search = await locked(member, (client) => updateSearch(client, own, body, now()));
    return { data: { search: await shown(member, search) } };
  });

  serve(app, openSearch, async ({ member, params: { id }, reply }) => {
    countChange(reply, member.id);
    const search = await locked(member, (client) =>
      markOpened(client, member.id, id.toLowerCase(), now()),
    );
    return { data: { search: await shown(member, search) } };
  });

  serve(app, deleteSearch, async ({ member, params: { id }, reply }) => {
    countChange(reply, member.id);
    await locked(member, (client) => removeSearch(client, member.id, id.toLowerCase()));
    return { data: { _id: id } };
  });

  const locked = <T>({ id }: Caller, change: (client: PoolClient) => Promise<T>) =>
    inTransaction(pool, async (client) => {
      await lockCaller(client, id);
      return change(client);
    });
}

const url = '/searches/{search}';

export const visibility = [
  aboutCaller(listSearches),
  aboutCaller(saveSearch, {
    body: { name: 'Near', filter: { maxDistance: 10 }, sort: 'near', alerts: true },
  }),
  aboutOwner(changeSearch, [200, 404, 404], { url, body: { alerts: false } }),
  aboutOwner(openSearch, [200, 404, 404], { url: `${url}/opened` }),
  aboutOwner(deleteSearch, [200, 404, 404], { url }),
];
