import type { FastifyInstance } from 'fastify';
import { Object as Row } from 'typebox';
import { Integer } from '../../../db/columns.ts';
import { lockMember } from '../../../db/locks.ts';
import { type Db, statement } from '../../../db/statement.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { Caller } from '../../../platform/http/context.ts';
import { rightsOf } from '../../premium/rights/rights.ts';
import { countVisibleLikes, isAnnouncedTo, announcedLikesOf } from '../lists/lists.ts';

const today = `($now at time zone 'UTC')::date`;

/** Likes that were not announced yet are not counted: the time at which one arrives would tell whose it is. */
const renewCounts = statement({
  name: 'renew_like_counts',
  text: `with old as (
      select w.id from unnest($memberIds::uuid[]) as w (id) where not exists (
        select from like_count where member_id = w.id and day >= ${today})
    ), liking as (
      select c.other_id, c.member_id, c.counted,
        ${announcedLikesOf('c.other_id')} and ${isAnnouncedTo('c.other_id')} as counts
      from old join choice c on c.other_id = old.id
    ), marked as (
      update choice c set counted = l.counts from liking l
      where c.other_id = l.other_id and c.member_id = l.member_id and l.counted <> l.counts
    )
    insert into like_count as known (member_id, day, count)
    select old.id, ${today}, count(*) filter (where l.counts)
    from old left join liking l on l.other_id = old.id group by old.id
    on conflict (member_id) do update set day = excluded.day, count = excluded.count
      where known.day < excluded.day`,
  params: { memberIds: 'uuid[]', now: 'timestamptz' },
});

/** Counts the likes of members again for whom it is the first time on this UTC day. The members are locked. */
export const renewLikeCounts = (db: Db, memberIds: readonly string[], now: Date) =>
  renewCounts.run(db, { memberIds, now });

const selectCount = statement({
  name: 'find_like_count',
  text: `select count from like_count
    where member_id = $memberId and day >= ${today}`,
  params: { memberId: 'uuid', now: 'timestamptz' },
  row: Row({ count: Integer }),
});

/**
 * How many people like the member. Who sees them gets the number of those people. For everyone else, only an
 * announcement, a match and midnight UTC change the number: it is the same whatever the member does to others, and at
 * most once a day it reveals the sum of what others did.
 */
export async function countLikes(app: FastifyInstance, member: Caller) {
  const { id: memberId } = member;
  const { seesLikes } = await rightsOf(app, member);
  if (seesLikes) return countVisibleLikes(app.pool, memberId);
  const now = app.now();
  const known = await selectCount.first(app.pool, { memberId, now });
  if (known) return known.count;
  return inTransaction(app.pool, async (client) => {
    if (await lockMember(client, memberId)) await renewLikeCounts(client, [memberId], now);
    return (await selectCount.first(client, { memberId, now }))?.count ?? 0;
  });
}
