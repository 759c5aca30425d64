import { BrowseFilter } from '@kindred/contract/discovery';
import type { FastifyInstance } from 'fastify';
import { type Static, Object as Row } from 'typebox';
import { Flag, Json, Text, Timestamp, Uuid } from '../../db/columns.ts';
import { lockMembers } from '../../db/locks.ts';
import { statement } from '../../db/statement.ts';
import { inTransaction } from '../../db/transaction.ts';
import { type Continued, scheduleBatches } from '../../platform/jobs/batches.ts';
import type { JobsApp } from '../../platform/jobs/jobs.ts';
import { presentMoment } from '../../platform/time/moment.ts';
import { countNewPeople } from '../discovery/browse/count-new-people.ts';
import { usableFilter } from '../discovery/list/people-filter.ts';
import { usesPaidFilters } from '../discovery/list/paid-filters.ts';
import { findViewer } from '../discovery/matching/viewer.ts';
import { notifyAll } from '../notices/notify.ts';

declare module '../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    'notify-savers': Continued<Saver>;
  }
}

const day = 86_400_000;
/** The longest time of a transaction that makes a member findable. Anyone later than this is counted the next time. */
const commitDelayMs = 5 * 60_000;

const Saver = Row({ member_id: Uuid });
type Saver = Static<typeof Saver>;

const selectSavers = statement({
  name: 'find_savers_to_notify',
  text: `select s.member_id from saved_search s join member m on m.id = s.member_id
    where s.alerts and s.member_id > $after and m.state = 'active' and m.email_verified_at is not null
      and m.staff_role is null
    group by s.member_id
    having not exists (select from saved_search notified
      where notified.member_id = s.member_id and notified.notified_at > $notifiedBefore)
    order by s.member_id limit $limit`,
  params: { after: 'uuid', notifiedBefore: 'timestamptz', limit: 'int8' },
  row: Saver,
});

const SearchRow = Row({
  member_id: Uuid,
  id: Uuid,
  name: Text,
  filter: Json(BrowseFilter),
  new_after: Timestamp,
  has_all_filters: Flag,
});
type Search = Static<typeof SearchRow>;

const selectSearches = statement({
  name: 'find_searches_with_alerts',
  text: `select s.member_id, s.id, s.name, s.filter, s.new_after, r.has_all_filters
    from (select id, has_right(id, 'filters', $now) as has_all_filters
        from unnest($memberIds::uuid[]) as w (id)) as r
      join saved_search s on s.member_id = r.id and s.alerts
    order by s.member_id, s.id`,
  params: { memberIds: 'uuid[]', now: 'timestamptz' },
  row: SearchRow,
});

/** Searches that were opened, deleted, or announced by another process since they were counted are left out. */
const markNotified = statement({
  name: 'mark_searches_notified',
  text: `update saved_search s set new_after = $until, notified_at = $now
    from unnest($ids::uuid[], $newAfter::timestamptz[]) as w (id, new_after)
    where s.id = w.id and s.member_id = any ($memberIds::uuid[]) and s.alerts
      and date_trunc('milliseconds', s.new_after) = w.new_after
      and not exists (select from saved_search notified
        where notified.member_id = s.member_id and notified.notified_at > $notifiedBefore)
    returning s.id`,
  params: {
    memberIds: 'uuid[]',
    ids: 'uuid[]',
    newAfter: 'timestamptz[]',
    notifiedBefore: 'timestamptz',
    until: 'timestamptz',
    now: 'timestamptz',
  },
  row: Row({ id: Uuid }),
});

interface Found extends Search {
  readonly count: number;
}

/** The searches of these members that new people match, and how many. Each search is a statement of its own. */
async function findNews(app: FastifyInstance, savers: readonly Saver[], until: Date) {
  const { now, today } = presentMoment(app);
  const memberIds = savers.map(({ member_id }) => member_id);
  const searches = await selectSearches.all(app.pool, { memberIds, now });
  const found: Found[] = [];
  for (const [memberId, own] of Map.groupBy(searches, ({ member_id }) => member_id)) {
    const viewer = await findViewer(app.pool, memberId, today, app.site);
    if (!viewer) continue;
    for (const search of own) {
      const { new_after: after, has_all_filters: hasAll } = search;
      const filter = usableFilter(search.filter, app.site);
      if (!hasAll && usesPaidFilters(filter)) continue;
      const count = await countNewPeople(app.pool, { viewer, filter, today, after, until });
      if (count > 0) found.push({ ...search, count });
    }
  }
  return found;
}

/** The members are locked while searches are marked, so that no one is notified twice. */
async function notifyBatch(app: FastifyInstance, savers: readonly Saver[]) {
  const now = app.now();
  const until = new Date(now.getTime() - commitDelayMs);
  const news = await findNews(app, savers, until);
  if (news.length === 0) return;
  await inTransaction(app.pool, async (client) => {
    const ids = [...new Set(news.map(({ member_id }) => member_id))];
    const memberIds = await lockMembers(client, ids);
    const marked = await markNotified.all(client, {
      memberIds,
      ids: news.map(({ id }) => id),
      newAfter: news.map(({ new_after }) => new_after),
      notifiedBefore: new Date(now.getTime() - day),
      until,
      now,
    });
    const notified = new Set(marked.map(({ id }) => id));
    const byMember = Map.groupBy(
      news.filter(({ id }) => notified.has(id)),
      ({ member_id }) => member_id,
    );
    await notifyAll(
      client,
      [...byMember].map(([memberId, found]) => noticeOf(memberId, found)),
    );
  });
}

function noticeOf(memberId: string, found: readonly Found[]) {
  const [most] = found.toSorted((a, b) => b.count - a.count);
  return {
    memberId,
    kind: 'search.new-people' as const,
    about: {
      searchId: most?.id ?? '',
      searches: found.map(({ name, count }) => ({ name, count })),
    },
  };
}

/** Notifies members of how many new people match their searches, once a day at most. */
export function notifySavers(app: JobsApp) {
  scheduleBatches<Saver, 'notify-savers'>(app, 'notify-savers', '23 * * * *', {
    size: 100,
    find: (after, limit) =>
      selectSavers.all(app.pool, {
        after: after?.member_id ?? '00000000-0000-0000-0000-000000000000',
        notifiedBefore: new Date(app.now().getTime() - day),
        limit,
      }),
    handle: (savers) => notifyBatch(app, savers),
  });
}
