import {
  type NoticeContent,
  isSwitchable,
  noticeChannels,
  noticeKind,
} from '@kindred/contract/notices';
import { Object as Row } from 'typebox';
import { Check } from 'typebox/value';
import { Flag, Word } from '../../db/columns.ts';
import { type Db, statement } from '../../db/statement.ts';
import { addJob } from '../../platform/jobs/jobs.ts';
import { isBlocked } from '../members/can-see.ts';
import { tellMembers } from '../../platform/live/tell.ts';
import { timeOrderedId } from '../../platform/time/time-ordered-id.ts';

export type NewNotice = NoticeContent & {
  readonly memberId: string;
  /** The member it comes from, if there is one. */
  readonly fromId?: string;
  /** Identifies the event if it could be announced again, such as the id of a message. */
  readonly event?: string;
  /** When it happened; now by default. */
  readonly at?: Date;
};

declare module '../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    'deliver-mail': { memberId: string };
    'deliver-push': { memberId: string };
  }
}

/** Mails only go to verified addresses of active members who want them. */
const insertNotice = statement({
  name: 'insert_notice',
  text: `with wanted as (
      select c.channel, c.after from unnest($channels::text[], $defaults::bool[], $fixed::bool[], $after::int4[])
          as c (channel, is_on, fixed, after)
        left join preference p on p.member_id = $memberId and p.kind = $kind and p.channel = c.channel
      where (c.is_on and c.fixed or coalesce(p.is_on, c.is_on))
        and not ${isBlocked('$memberId', '$fromId')}
    ), written as (
      insert into notice (member_id, id, kind, about, from_id, event, listed)
      select $memberId, $id, $kind, $about, $fromId, $event, exists (select from wanted where channel = 'app')
      where exists (select from wanted)
      on conflict (member_id, kind, event) where event is not null do nothing
      returning id
    ), delivered as (
      insert into delivery (member_id, notice_id, channel, due_at)
      select $memberId, written.id, wanted.channel, coalesce($at, now()) + make_interval(mins => wanted.after)
      from written, wanted join member m on m.id = $memberId and m.state = 'active'
      where wanted.channel = 'mail' and $mailed and m.email_verified_at is not null
        or wanted.channel = 'push'
          and exists (select from push_subscription p where p.member_id = $memberId)
      returning channel
    )
    select wanted.channel, wanted.after = 0 as now from written, wanted
    where wanted.channel = 'app' or wanted.channel in (select channel from delivered)`,
  params: {
    memberId: 'uuid',
    id: 'uuid',
    kind: 'text',
    about: 'jsonb',
    fromId: 'uuid?',
    event: 'text?',
    channels: 'text[]',
    defaults: 'bool[]',
    fixed: 'bool[]',
    after: 'int4[]',
    mailed: 'bool',
    at: 'timestamptz?',
  },
  row: Row({ channel: Word(noticeChannels), now: Flag }),
});

const deleteReplaced = statement({
  name: 'delete_replaced_notices',
  text: `delete from notice
    where member_id = $memberId and kind = $kind and from_id = $fromId and read_at is null`,
  params: { memberId: 'uuid', kind: 'text', fromId: 'uuid' },
});

/**
 * The only writer of notices. Call it in the transaction of the event, so that both are stored or neither. The member's
 * settings decide whether it is in the list of the app, and whether a mail and a push are sent.
 */
export async function notify(db: Db, notice: NewNotice) {
  const { memberId, kind, about, fromId = null, event = null, at = null } = notice;
  const { channels, mailedBy, mailAfter = 0, latest } = noticeKind(kind);
  if (!Check(noticeKind(kind).about, about))
    throw new Error(`A notice of the kind ${kind} lacks what it is about`);
  if (latest && fromId !== null) await deleteReplaced.run(db, { memberId, kind, fromId });
  const told = await insertNotice.all(db, {
    memberId,
    id: timeOrderedId(),
    kind,
    about,
    fromId,
    event,
    channels: noticeChannels,
    defaults: noticeChannels.map((channel) => channels[channel] !== false),
    fixed: noticeChannels.map((channel) => !isSwitchable(kind, channel)),
    after: noticeChannels.map((channel) => (channel === 'mail' ? mailAfter : 0)),
    mailed: mailedBy === 'settings',
    at,
  });
  if (told.some(({ channel }) => channel === 'app'))
    await tellMembers(db, [memberId], 'notices', {});
  for (const { channel, now } of told)
    if (channel !== 'app' && now) await addJob(db, `deliver-${channel}`, { memberId });
}
