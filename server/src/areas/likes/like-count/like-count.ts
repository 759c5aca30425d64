import type { FastifyInstance } from 'fastify';
import { Object as Row } from 'typebox';
import { Integer } from '../../../db/columns.ts';
import { lockMember } from '../../../db/locks.ts';
import { type Db, type Reader, statement } from '../../../db/statement.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { Caller } from '../../../platform/http/context.ts';
import { publishEvent } from '../../../platform/live/publish.ts';
import { type Moment, presentMoment } from '../../../platform/time/moment.ts';
import { utcDay } from '../../../platform/time/utc-day.ts';
import { fitsPreferencesOf } from '../../discovery/matching/fits.ts';
import { rightsOf } from '../../premium/rights/rights.ts';
import { isAnnouncedTo } from '../../members/visible-likes.ts';
import { countVisibleLikes, announcedLikesOf } from '../lists/lists.ts';

/** Days without a change after which all likes are compared again with what the member looks for. */
const comparedFor = 30;

/**
 * Likes that were not announced yet are not counted: the time at which one arrives would tell whose it is. A like stays
 * within or outside what the member looked for when it was made. All are compared again once they have looked for the same
 * people for 30 days: otherwise someone could find out who likes them by looking for one person alone for a moment.
 * Notes are shown as they were at the last count, as the moment at which one changes would tell whose it is.
 */
const renewCounts = statement({
  name: 'renew_like_counts',
  text: `with old as (
      select w.id, coalesce(known.compared_on <= ${utcDay} - ${comparedFor}, false) as compares,
        known.compared_on
      from unnest($memberIds::uuid[]) as w (id) left join like_count known on known.member_id = w.id
      where known.day is null or known.day < ${utcDay}
    ), received as (
      select c.other_id, c.member_id, c.counted, c.outside, c.note_without_names, c.shown_note, old.compares,
        ${announcedLikesOf('c.other_id')} and ${isAnnouncedTo('c.other_id')} as counts
      from old join choice c on c.other_id = old.id
    ), liking as (
      select r.*, case when r.compares then not ${fitsPreferencesOf('r.other_id', 'r.member_id')} else r.outside end
          as is_outside, case when r.counts then r.note_without_names end as note
      from received r
    ), marked as (
      update choice c set counted = l.counts, outside = l.is_outside, shown_note = l.note from liking l
      where c.other_id = l.other_id and c.member_id = l.member_id
        and (l.counted, l.outside, l.shown_note) is distinct from (l.counts, l.is_outside, l.note)
    )
    insert into like_count as known (member_id, day, count, outside, unseen, compared_on)
    select old.id, ${utcDay}, count(*) filter (where l.counts and not l.is_outside), count(*) filter (where l.counts and l.is_outside),
      count(*) filter (where l.counts and not l.is_outside), case when old.compares or old.compared_on is null then ${utcDay} end
    from old left join liking l on l.other_id = old.id group by old.id, old.compares, old.compared_on
    on conflict (member_id) do update set day = excluded.day, count = excluded.count, outside = excluded.outside,
        unseen = least(known.unseen, excluded.count), compared_on = coalesce(excluded.compared_on, known.compared_on)
      where known.day < excluded.day`,
  params: { memberIds: 'uuid[]', now: 'timestamptz', today: 'date' },
});

/** Counts the likes of members again for whom it is the first time on this UTC day. The members are locked. */
export const renewLikeCounts = (db: Db, memberIds: readonly string[], { now, today }: Moment) =>
  renewCounts.run(db, { memberIds, now, today });

const selectCount = statement({
  name: 'find_like_count',
  text: `select count, outside, unseen from like_count
    where member_id = $memberId and day >= ${utcDay}`,
  params: { memberId: 'uuid', now: 'timestamptz' },
  row: Row({ count: Integer, outside: Integer, unseen: Integer }),
});

/**
 * How many people like the member: those they look for, the others, and how many of the first they have not seen. Who sees
 * them gets the numbers of those people. For everyone else super likes are added, and only an announcement, a match and
 * midnight UTC change the rest: it is the same whatever the member does to others, and at most once a day it reveals the
 * sum of what others did.
 */
export async function countLikes(app: FastifyInstance, member: Caller, reader: Reader) {
  const { id: memberId } = member;
  const { seesLikes } = await rightsOf(app, member);
  const moment = presentMoment(app);
  const shown = { all: seesLikes, today: moment.today };
  const visible = await countVisibleLikes(reader, memberId, shown);
  if (seesLikes) return visible;
  const hidden = await countHidden(app, memberId, moment);
  return {
    count: visible.count + hidden.count,
    outside: visible.outside + hidden.outside,
    unseen: visible.unseen + hidden.unseen,
  };
}

async function countHidden(app: FastifyInstance, memberId: string, moment: Moment) {
  const { now } = moment;
  const known = await selectCount.first(app.pool, { memberId, now });
  if (known) return known;
  return inTransaction(app.pool, async (client) => {
    if (await lockMember(client, memberId)) await renewLikeCounts(client, [memberId], moment);
    const none = { count: 0, outside: 0, unseen: 0 };
    return (await selectCount.first(client, { memberId, now })) ?? none;
  });
}

const updateSeen = statement({
  name: 'mark_likes_seen',
  text: 'update like_count set unseen = 0, seen_at = $now where member_id = $memberId',
  params: { memberId: 'uuid', now: 'timestamptz' },
});

const readNotices = statement({
  name: 'mark_notices_of_likes_read',
  text: `update notice set read_at = $now
    where member_id = $memberId and kind in ('like', 'superlike') and read_at is null`,
  params: { memberId: 'uuid', now: 'timestamptz' },
});

/** The member has looked at their likes, so the notices of them are no longer new. The member is locked. */
export async function markLikesSeen(db: Db, memberId: string, moment: Moment) {
  await renewLikeCounts(db, [memberId], moment);
  await updateSeen.run(db, { memberId, now: moment.now });
  if ((await readNotices.run(db, { memberId, now: moment.now })) > 0)
    await publishEvent(db, [memberId], 'notices', {});
}
