import type { FastifyInstance } from 'fastify';
import { type Static, Object as Row } from 'typebox';
import { Integer, Text, Uuid } from '../../db/columns.ts';
import { lockMembers } from '../../db/locks.ts';
import { statement } from '../../db/statement.ts';
import { inTransaction } from '../../db/transaction.ts';
import { type Continued, scheduleBatches } from '../../platform/jobs/batches.ts';
import type { JobsApp } from '../../platform/jobs/jobs.ts';
import { publishEvent } from '../../platform/live/publish.ts';
import { presentMoment } from '../../platform/time/moment.ts';
import { notifyAll } from '../notices/notify.ts';
import { renewLikeCounts } from './like-count/like-count.ts';
import { announcedLikesOf } from './lists/lists.ts';

declare module '../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    'notify-liked': Continued<Liked>;
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

const LikedRow = Row({ member_id: Uuid, since: Text });
type Liked = Static<typeof LikedRow>;

const selectLiked = statement({
  name: 'find_liked_members_to_notify',
  text: `select member_id, since::text as since from like_news
    where ${due} and (since, member_id) > ($since::text::timestamptz, $memberId)
    order by like_news.since, member_id limit $limit`,
  params: { now: 'timestamptz', since: 'text', memberId: 'uuid', limit: 'int8' },
  row: LikedRow,
});
const start = { since: '-infinity', member_id: '00000000-0000-0000-0000-000000000000' };

const takeNews = statement({
  name: 'take_like_news',
  text: `with found as (
      select member_id, since from like_news where member_id = any ($memberIds::uuid[]) and ${due})
    update like_news n set since = (select min(c.stored_at) from choice c
        where c.other_id = n.member_id and c.kind = 'like'
          and c.stored_at > ${latestOf('n.member_id')})
    from found where n.member_id = found.member_id
    returning n.member_id, found.since::text as since`,
  params: { memberIds: 'uuid[]', now: 'timestamptz' },
  row: LikedRow,
});

/** A like that is in the number already, and was undone and given again, is no news. */
const countNew = statement({
  name: 'count_new_likes',
  text: `with new as (
      select c.other_id, c.member_id, c.note_without_names as note, c.counted, c.outside
      from unnest($memberIds::uuid[], $since::text[]) as w (id, since) join choice c on c.other_id = w.id
      where ${announcedLikesOf('c.other_id')} and c.stored_at >= w.since::timestamptz
        and c.stored_at <= ${latestOf('c.other_id')}
    ), marked as (
      update choice c set counted = true, shown_note = new.note from new
      where c.other_id = new.other_id and c.member_id = new.member_id and not new.counted
    ), notified as (
      select other_id as member_id, count(*) filter (where not outside) as likes,
        count(*) filter (where outside) as outside,
        count(*) filter (where not outside and note is not null) as notes
      from new where not counted group by other_id
    ), added as (
      update like_count known set count = known.count + notified.likes, unseen = known.unseen + notified.likes,
        outside = known.outside + notified.outside
      from notified where known.member_id = notified.member_id
    )
    select member_id, likes, notes from notified`,
  params: { memberIds: 'uuid[]', since: 'text[]', now: 'timestamptz' },
  row: Row({ member_id: Uuid, likes: Integer, notes: Integer }),
});

/** Notifies these members of the likes that are due. People whom they don't look for are counted without a notice. */
export const notifyLikedMembers = (app: FastifyInstance, ids: readonly string[]) =>
  inTransaction(app.pool, async (client) => {
    const moment = presentMoment(app);
    const { now } = moment;
    const memberIds = await lockMembers(client, ids);
    // Before the news is taken, as it says which likes were not announced yet.
    await renewLikeCounts(client, memberIds, moment);
    const news = await takeNews.all(client, { memberIds, now });
    const notified = await countNew.all(client, {
      memberIds: news.map(({ member_id }) => member_id),
      since: news.map(({ since }) => since),
      now,
    });
    const notifiedIds = notified.map(({ member_id }) => member_id);
    await publishEvent(client, notifiedIds, 'likes', {});
    await notifyAll(
      client,
      notified.flatMap(({ member_id: memberId, likes, notes }) =>
        likes > 0
          ? [{ memberId, kind: 'like', about: { count: likes, ...(notes > 0 && { notes }) } }]
          : [],
      ),
    );
  });

export function scheduleLikeNotices(app: JobsApp) {
  scheduleBatches<Liked, 'notify-liked'>(app, 'notify-liked', '*/5 * * * *', {
    size: 200,
    find: (after, limit) => {
      const { since, member_id: memberId } = after ?? start;
      return selectLiked.all(app.pool, { now: app.now(), since, memberId, limit });
    },
    handle: (liked) =>
      notifyLikedMembers(
        app,
        liked.map(({ member_id }) => member_id),
      ),
  });
}
