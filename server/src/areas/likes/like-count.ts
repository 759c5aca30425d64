import type { FastifyInstance } from 'fastify';
import { Object as Row } from 'typebox';
import { Integer } from '../../db/columns.ts';
import { lockMember } from '../../db/locks.ts';
import { type Db, statement } from '../../db/statement.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Caller } from '../../platform/http/context.ts';
import { rightsOf } from '../premium/rights/rights.ts';
import { countVisibleLikes, isAnnounced, tellableLikes } from './lists.ts';

const params = { memberId: 'uuid', now: 'timestamptz' } as const;

const today = `($now at time zone 'UTC')::date`;

/** Likes that were not announced yet are not counted: the time at which one arrives would tell whose it is. */
const renewCount = statement({
  name: 'renew_like_count',
  text: `with liking as (
      select c.member_id, c.counted, ${tellableLikes} and ${isAnnounced} as counts
      from choice c where c.other_id = $memberId and not exists (
        select from like_count where member_id = $memberId and day >= ${today})
    ), marked as (
      update choice c set counted = l.counts from liking l
      where c.other_id = $memberId and c.member_id = l.member_id and l.counted <> l.counts
    )
    insert into like_count as known (member_id, day, count)
    select $memberId, ${today}, count(*) filter (where counts) from liking
    on conflict (member_id) do update set day = excluded.day, count = excluded.count
      where known.day < excluded.day`,
  params,
});

/** Counts the likes again if it is the first time on this UTC day. The member is locked. */
export const renewLikeCount = (db: Db, memberId: string, now: Date) =>
  renewCount.run(db, { memberId, now });

const addToCount = statement({
  name: 'add_to_like_count',
  text: 'update like_count set count = count + $announced where member_id = $memberId',
  params: { memberId: 'uuid', announced: 'int4' },
});

export const addAnnounced = (db: Db, memberId: string, announced: number) =>
  addToCount.run(db, { memberId, announced });

const selectCount = statement({
  name: 'find_like_count',
  text: `select count from like_count
    where member_id = $memberId and day >= ${today}`,
  params,
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
    if (await lockMember(client, memberId)) await renewLikeCount(client, memberId, now);
    return (await selectCount.first(client, { memberId, now }))?.count ?? 0;
  });
}
