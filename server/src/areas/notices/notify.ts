import { type NoticeContent, isSwitchable, noticeKind } from '@kindred/contract/notices/all-kinds';
import { type NoticeChannel, noticeChannels } from '@kindred/contract/notices/kinds';
import { Object as Row } from 'typebox';
import { Check } from 'typebox/value';
import { Flag, Uuid, Word } from '../../db/columns.ts';
import { type Db, statement } from '../../db/statement.ts';
import { addJob } from '../../platform/jobs/jobs.ts';
import { isBlocked } from '../members/can-see.ts';
import { publishEvent } from '../../platform/live/publish.ts';
import { timeOrderedId } from '../../platform/time/time-ordered-id.ts';

export type NewNotice = NoticeContent & {
  readonly memberId: string;
  /** The member it comes from, if there is one. */
  readonly fromId?: string;
  /** Identifies the event if it could be announced again, such as the id of a message. */
  readonly event?: string;
  /** When it happened; now by default. */
  readonly at?: Date;
  /** The member has seen what happened: it is in the list, read, and sent nowhere. */
  readonly isSeen?: boolean;
};

declare module '../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    'deliver-mail': { memberIds: readonly string[] };
    'deliver-push': { memberIds: readonly string[] };
  }
}

/** Notices of one kind. Mails only go to verified addresses of active members who want them. */
const insertNotices = statement({
  name: 'insert_notices',
  text: `with given as (
      select * from jsonb_to_recordset($notices)
        as g (member_id uuid, id uuid, about jsonb, from_id uuid, event text, at timestamptz, seen bool)
    ), wanted as (
      select g.id, g.member_id, g.at, c.channel, c.after from given g
        cross join unnest($channels::text[], $defaults::bool[], $fixed::bool[], $after::int4[])
          as c (channel, is_on, fixed, after)
        left join preference p on p.member_id = g.member_id and p.kind = $kind and p.channel = c.channel
      where (c.is_on and c.fixed or coalesce(p.is_on, c.is_on))
        and (c.channel = 'app' or not g.seen)
        and not ${isBlocked('g.member_id', 'g.from_id')}
    ), written as (
      insert into notice (member_id, id, kind, about, from_id, event, listed, read_at)
      select member_id, id, $kind, about, from_id, event,
        exists (select from wanted where wanted.id = given.id and channel = 'app'),
        case when seen then coalesce(at, now()) end
      from given where exists (select from wanted where wanted.id = given.id)
      on conflict (member_id, kind, event) where event is not null do nothing
      returning id
    ), delivered as (
      insert into delivery (member_id, notice_id, channel, due_at)
      select w.member_id, w.id, w.channel, coalesce(w.at, now()) + make_interval(mins => w.after)
      from written join wanted w using (id) join member m on m.id = w.member_id and m.state = 'active'
      where w.channel = 'mail' and $mailed and m.email_verified_at is not null
        or w.channel = 'push'
          and exists (select from push_subscription p where p.member_id = w.member_id)
      returning notice_id, channel
    )
    select w.member_id, w.channel, w.after = 0 as now from written join wanted w using (id)
    where w.channel = 'app' or (w.id, w.channel) in (select notice_id, channel from delivered)`,
  params: {
    notices: 'jsonb',
    kind: 'text',
    channels: 'text[]',
    defaults: 'bool[]',
    fixed: 'bool[]',
    after: 'int4[]',
    mailed: 'bool',
  },
  row: Row({ member_id: Uuid, channel: Word(noticeChannels), now: Flag }),
});

const deleteReplaced = statement({
  name: 'delete_replaced_notices',
  text: `delete from notice
    where member_id = $memberId and kind = $kind and from_id = $fromId
      and (read_at is null or created_at > coalesce($at, now()) - interval '1 day')`,
  params: { memberId: 'uuid', kind: 'text', fromId: 'uuid', at: 'timestamptz?' },
});

/**
 * The only writer of notices, with `notifyAll`. Call it in the transaction of the event, so that both are stored or
 * neither. The member's settings decide whether it is in the list of the app, and whether a mail and a push are sent.
 */
export const notify = (db: Db, notice: NewNotice) => notifyAll(db, [notice]);

/** The same for many members, with one statement for each kind. */
export async function notifyAll(db: Db, notices: readonly NewNotice[]) {
  const kinds = new Set(notices.map(({ kind }) => kind));
  for (const kind of kinds) {
    const notified = await write(
      db,
      kind,
      notices.filter((notice) => notice.kind === kind),
    );
    const membersOf = (channel: NoticeChannel) => [
      ...new Set(
        notified.flatMap((row) => (row.channel === channel && row.now ? row.member_id : [])),
      ),
    ];
    await publishEvent(db, membersOf('app'), 'notices', {});
    for (const channel of ['mail', 'push'] as const) {
      const memberIds = membersOf(channel);
      if (memberIds.length > 0) await addJob(db, `deliver-${channel}`, { memberIds });
    }
  }
}

async function write(db: Db, kind: NewNotice['kind'], notices: readonly NewNotice[]) {
  const { channels, mailedBy, mailAfter = 0, latest, about: schema } = noticeKind(kind);
  if (!notices.every(({ about }) => Check(schema, about)))
    throw new Error(`A notice of the kind ${kind} lacks what it is about`);
  if (latest)
    for (const { memberId, fromId, at = null } of notices)
      if (fromId !== undefined) await deleteReplaced.run(db, { memberId, kind, fromId, at });
  return insertNotices.all(db, {
    notices: notices.map(({ memberId, about, fromId, event, at, isSeen = false }) => ({
      member_id: memberId,
      id: timeOrderedId(),
      about,
      from_id: fromId,
      event,
      at,
      seen: isSeen,
    })),
    kind,
    channels: noticeChannels,
    defaults: noticeChannels.map((channel) => channels[channel] !== false),
    fixed: noticeChannels.map((channel) => !isSwitchable(kind, channel)),
    after: noticeChannels.map((channel) => (channel === 'mail' ? mailAfter : 0)),
    mailed: mailedBy === 'settings',
  });
}
