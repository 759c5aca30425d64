import { BrowseFilter } from '@kindred/contract/discovery';
import type { FastifyInstance } from 'fastify';
import type { PoolClient } from 'pg';
import { type Static, Object as Row } from 'typebox';
import { Flag, Json, Text, Timestamp, Uuid } from '../../db/columns.ts';
import { lockMember } from '../../db/locks.ts';
import { type Db, statement } from '../../db/statement.ts';
import { inTransaction } from '../../db/transaction.ts';
import { presentMoment } from '../../platform/time/moment.ts';
import { countNewPeople } from '../discovery/browse/count-new-people.ts';
import { usesPaidFilters } from '../discovery/paid-filters.ts';
import { findViewer } from '../discovery/viewer.ts';
import { notify } from '../notices/notify.ts';

const day = 86_400_000;
/** The longest time of a transaction that makes a member findable. Anyone later than this is counted the next time. */
const settled = 5 * 60_000;
const batch = 200;

const selectSavers = statement({
  name: 'find_savers_to_tell',
  text: `select s.member_id from saved_search s join member m on m.id = s.member_id
    where s.alerts and s.member_id > $after and m.state = 'active' and m.email_verified_at is not null
      and m.staff_role is null
    group by s.member_id
    having not exists (select from saved_search told
      where told.member_id = s.member_id and told.told_at > $toldBefore)
    order by s.member_id limit $limit`,
  params: { after: 'uuid', toldBefore: 'timestamptz', limit: 'int8' },
  row: Row({ member_id: Uuid }),
});

/** Notifies members of how many new people match their searches, once a day at most. */
export async function tellSavers(app: FastifyInstance) {
  const toldBefore = new Date(app.now().getTime() - day);
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const savers = await selectSavers.all(app.pool, { after, toldBefore, limit: batch });
    for (const { member_id: id } of savers)
      await inTransaction(app.pool, (client) => tellSaver(app, client, id, toldBefore));
    const last = savers.at(-1);
    if (!last || savers.length < batch) return;
    after = last.member_id;
  }
}

const SearchRow = Row({
  id: Uuid,
  name: Text,
  filter: Json(BrowseFilter),
  new_after: Timestamp,
});

const selectRight = statement({
  name: 'find_right_to_all_filters',
  text: `select has_right($memberId, 'filters', $now) as has_all_filters`,
  params: { memberId: 'uuid', now: 'timestamptz' },
  row: Row({ has_all_filters: Flag }),
});

const selectSearches = statement({
  name: 'find_searches_with_alerts',
  text: `select id, name, filter, new_after from saved_search
    where member_id = $memberId and alerts and not exists (select from saved_search told
      where told.member_id = $memberId and told.told_at > $toldBefore)`,
  params: { memberId: 'uuid', toldBefore: 'timestamptz' },
  row: SearchRow,
});

const markTold = statement({
  name: 'mark_search_told',
  text: `update saved_search set new_after = $until, told_at = $now
    where id = any ($ids::uuid[]) and member_id = $memberId`,
  params: { memberId: 'uuid', ids: 'uuid[]', until: 'timestamptz', now: 'timestamptz' },
});

/** All in one transaction that has locked the member, so that nobody is notified twice. */
async function tellSaver(app: FastifyInstance, client: PoolClient, id: string, toldBefore: Date) {
  if (!(await lockMember(client, id))) return;
  const { now } = presentMoment(app);
  const until = new Date(now.getTime() - settled);
  const { has_all_filters: hasAll } = await selectRight.one(client, { memberId: id, now });
  const searches = (await selectSearches.all(client, { memberId: id, toldBefore })).filter(
    ({ filter }) => hasAll || !usesPaidFilters(filter),
  );
  const found = await countEach(app, client, id, searches, until);
  const [most] = found.toSorted((a, b) => b.count - a.count);
  if (!most) return;
  const ids = found.map((search) => search.id);
  await markTold.run(client, { memberId: id, ids, until, now });
  const about = {
    searchId: most.id,
    searches: found.map(({ name, count }) => ({ name, count })),
  };
  await notify(client, { memberId: id, kind: 'search.new-people', about });
}

/** The searches that a new person matches, and how many. */
async function countEach(
  app: FastifyInstance,
  db: Db,
  id: string,
  searches: readonly Static<typeof SearchRow>[],
  until: Date,
) {
  const { today } = presentMoment(app);
  const viewer = await findViewer(db, id, today);
  const found: { id: string; name: string; count: number }[] = [];
  if (!viewer) return found;
  for (const { new_after: after, filter, ...search } of searches) {
    const count = await countNewPeople(db, { viewer, filter, today, after, until });
    if (count > 0) found.push({ ...search, count });
  }
  return found;
}
