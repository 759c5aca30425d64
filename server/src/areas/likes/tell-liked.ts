import type { FastifyInstance } from 'fastify';
import type { PoolClient } from 'pg';
import { Object as Row } from 'typebox';
import { Integer, Timestamp, Uuid } from '../../db/columns.ts';
import { lockMember } from '../../db/locks.ts';
import { statement } from '../../db/statement.ts';
import { inTransaction } from '../../db/transaction.ts';
import { tellMembers } from '../../platform/live/tell.ts';
import { notify } from '../notices/notify.ts';
import { addAnnounced, renewLikeCount } from './like-count.ts';
import { tellableLikes } from './lists.ts';

declare module '../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    'tell-liked': object;
  }
}

/**
 * An announcement covers an hour, whose first minute is different for each member, and waits a quarter of an hour for a
 * like that is undone. A shorter time would tell a member who was online when the like came.
 */
const latestOf = (
  memberId: string,
) => `(date_bin('1 hour', $now::timestamptz, timestamptz '2000-01-01Z'
  + make_interval(mins => (hashtext(${memberId}::text) & 1023) % 60)) - interval '15 minutes')`;
/** The first condition is for the index. */
const due = `since <= $now::timestamptz - interval '15 minutes' and since <= ${latestOf('member_id')}`;

const selectLiked = statement({
  name: 'find_liked_members_to_tell',
  text: `select member_id from like_news where ${due} order by member_id`,
  params: { now: 'timestamptz' },
  row: Row({ member_id: Uuid }),
});

const takeNews = statement({
  name: 'take_like_news',
  text: `with found as (select since from like_news where member_id = $memberId and ${due})
    update like_news set since = (select min(c.stored_at) from choice c
        where c.other_id = $memberId and c.kind in ('like', 'superlike') and c.stored_at > ${latestOf('$memberId')})
    from found where member_id = $memberId
    returning found.since`,
  params: { memberId: 'uuid', now: 'timestamptz' },
  row: Row({ since: Timestamp }),
});

/** A like that is in the number already, and was undone and given again, is no news. It is if it became a superlike. */
const countNew = statement({
  name: 'count_new_likes',
  text: `with new as (
      select c.member_id, c.kind, c.counted from choice c
      where ${tellableLikes} and c.stored_at >= $since and c.stored_at <= ${latestOf('$memberId')}
    ), marked as (
      update choice c set counted = true from new
      where c.other_id = $memberId and c.member_id = new.member_id and not new.counted
    )
    select count(*) filter (where kind = 'like' and not counted) as likes,
      count(*) filter (where kind = 'superlike') as superlikes,
      count(*) filter (where not counted) as added
    from new`,
  params: { memberId: 'uuid', since: 'timestamptz', now: 'timestamptz' },
  row: Row({ likes: Integer, superlikes: Integer, added: Integer }),
});

async function tellOne(client: PoolClient, memberId: string, now: Date) {
  if (!(await lockMember(client, memberId))) return;
  // Before the news is taken, as it says which likes were not announced yet.
  await renewLikeCount(client, memberId, now);
  const news = await takeNews.first(client, { memberId, now });
  if (!news) return;
  const { likes, superlikes, added } = await countNew.one(client, {
    memberId,
    since: news.since,
    now,
  });
  if (likes + superlikes === 0) return;
  await addAnnounced(client, memberId, added);
  await tellMembers(client, [memberId], 'likes', {});
  if (likes > 0) await notify(client, { memberId, kind: 'like', about: { count: likes } });
  if (superlikes > 0)
    await notify(client, { memberId, kind: 'superlike', about: { count: superlikes } });
}

export function tellLiked({ pool, jobs, now }: FastifyInstance) {
  jobs.schedule('tell-liked', '*/5 * * * *', async () => {
    const time = now();
    for (const { member_id: id } of await selectLiked.all(pool, { now: time }))
      await inTransaction(pool, (client) => tellOne(client, id, time));
  });
}
