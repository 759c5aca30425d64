import type { FastifyInstance } from 'fastify';
import { type Static, Object as Row } from 'typebox';
import { Flag, Text, Uuid } from '../../db/columns.ts';
import { lockMembers } from '../../db/locks.ts';
import { type Db, statement } from '../../db/statement.ts';
import { inTransaction } from '../../db/transaction.ts';
import { type Continued, scheduleBatches } from '../../platform/jobs/batches.ts';
import type { JobsApp } from '../../platform/jobs/jobs.ts';
import { publishEvent } from '../../platform/live/publish.ts';
import { type Moment, presentMoment } from '../../platform/time/moment.ts';
import { lockCaller } from '../members/lock-caller.ts';
import { notifyAll } from '../notices/notify.ts';

declare module '../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    'show-waiting-likes': Continued<Waiting>;
  }
}

interface Like {
  readonly memberId: string;
  readonly otherId: string;
}

const likesOf = (rows: readonly { readonly member_id: string; readonly other_id: string }[]) =>
  rows.map(({ member_id: memberId, other_id: otherId }) => ({ memberId, otherId }));

const columnsOf = (likes: readonly Like[]) => ({
  memberIds: likes.map(({ memberId }) => memberId),
  otherIds: likes.map(({ otherId }) => otherId),
});

/**
 * A notice of the last hour stays, and is unread again: it says how many people there are when it is read, and is sent once an hour
 * at most. An older one is replaced, so that there is one.
 */
const renewNotices = statement({
  name: 'renew_notices_of_likes',
  text: `with shown as (
      select c.other_id as member_id, bool_or(c.fits) as fits
      from unnest($memberIds::uuid[], $otherIds::uuid[]) as l (member_id, other_id)
        cross join lateral received_likes(l.other_id, $today, $now) as c
      where c.member_id = l.member_id group by c.other_id
    ), renewed as (
      select s.member_id, n.id, n.created_at > now() - interval '1 hour' as stays
      from shown s join notice n on n.member_id = s.member_id and n.kind = 'like' where s.fits and $isNews
    ), unread as (
      update notice n set read_at = null from renewed r
      where r.stays and n.member_id = r.member_id and n.id = r.id and n.read_at is not null
    ), outdated as (
      delete from notice n using renewed r where not r.stays and n.member_id = r.member_id and n.id = r.id
    )
    select s.member_id, s.fits and $isNews and not exists (select from renewed r
      where r.member_id = s.member_id and r.stays) as notified
    from shown s`,
  params: {
    memberIds: 'uuid[]',
    otherIds: 'uuid[]',
    today: 'date',
    now: 'timestamptz',
    isNews: 'bool',
  },
  row: Row({ member_id: Uuid, notified: Flag }),
});

/**
 * The open screens of members follow these likes, and they get a notice if the sender fits and it is news. It names no one. A like
 * that is not shown has no event, which would tell of it. Those who are liked are locked.
 */
export async function publishLikes(
  db: Db,
  likes: readonly Like[],
  { now, today }: Moment,
  isNews = true,
) {
  const shown = await renewNotices.all(db, { ...columnsOf(likes), now, today, isNews });
  await publishEvent(
    db,
    shown.map(({ member_id: memberId }) => memberId),
    'likes',
    {},
  );
  await notifyAll(
    db,
    shown
      .filter(({ notified }) => notified)
      .map(({ member_id: memberId }) => ({ memberId, kind: 'like', about: { count: 1 } })),
  );
}

const WaitingRow = Row({ waits_until: Text, other_id: Uuid, member_id: Uuid });
export type Waiting = Static<typeof WaitingRow>;

const selectWaiting = statement({
  name: 'find_waiting_likes',
  text: `select waits_until::text as waits_until, other_id, member_id from choice where waits_until <= $now
      and (waits_until, other_id, member_id) > ($waitsUntil::text::timestamptz, $otherId, $memberId)
    order by choice.waits_until, other_id, member_id limit $limit`,
  params: {
    now: 'timestamptz',
    waitsUntil: 'text',
    otherId: 'uuid',
    memberId: 'uuid',
    limit: 'int8',
  },
  row: WaitingRow,
});
const first = '00000000-0000-0000-0000-000000000000';
const start = { waits_until: '-infinity', other_id: first, member_id: first };

/** A like that waited for the day after a block is no news. */
const endWaits = statement({
  name: 'show_waiting_likes',
  text: `update choice c set waits_until = null
    from unnest($memberIds::uuid[], $otherIds::uuid[]) as w (member_id, other_id)
      join choice old on old.member_id = w.member_id and old.other_id = w.other_id and old.waits_until <= $now
    where c.member_id = old.member_id and c.other_id = old.other_id
    returning c.member_id, c.other_id, old.stored_at > old.waits_until - interval '1 day' as is_new`,
  params: { memberIds: 'uuid[]', otherIds: 'uuid[]', now: 'timestamptz' },
  row: Row({ member_id: Uuid, other_id: Uuid, is_new: Flag }),
});

/** The likes of people who hide their activity are shown together, each quarter of an hour. */
export const showWaitingLikes = (app: FastifyInstance, waiting: readonly Waiting[]) =>
  inTransaction(app.pool, async (client) => {
    const moment = presentMoment(app);
    const columns = columnsOf(likesOf(waiting));
    await lockMembers(client, [...columns.memberIds, ...columns.otherIds]);
    const { news = [], known = [] } = Object.groupBy(
      await endWaits.all(client, { ...columns, now: moment.now }),
      (row) => (row.is_new ? 'news' : 'known'),
    );
    await publishLikes(client, likesOf(news), moment);
    await publishLikes(client, likesOf(known), moment, false);
  });

export function scheduleWaitingLikes(app: JobsApp) {
  scheduleBatches<Waiting, 'show-waiting-likes'>(app, 'show-waiting-likes', '*/15 * * * *', {
    size: 200,
    find: (after, limit) => {
      const { waits_until: waitsUntil, other_id: otherId, member_id: memberId } = after ?? start;
      return selectWaiting.all(app.pool, { now: app.now(), waitsUntil, otherId, memberId, limit });
    },
    handle: (waiting) => showWaitingLikes(app, waiting),
  });
}

const readNotices = statement({
  name: 'mark_notices_of_likes_read',
  text: `update notice set read_at = $now
    where member_id = $memberId and kind in ('like', 'superlike') and read_at is null`,
  params: { memberId: 'uuid', now: 'timestamptz' },
});

/** Who has looked at their likes has seen what these notices say. */
export const readLikeNotices = ({ pool, now }: FastifyInstance, memberId: string) =>
  inTransaction(pool, async (client) => {
    await lockCaller(client, memberId);
    if ((await readNotices.run(client, { memberId, now: now() })) > 0)
      await publishEvent(client, [memberId], 'notices', {});
  });
