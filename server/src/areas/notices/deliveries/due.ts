import {
  type NoticeChannel,
  type NoticeContent,
  noticeKind,
  noticeKindNames,
} from '@kindred/contract/notices';
import { Object as Row, type Static } from 'typebox';
import { Flag, Integer, Json, OrNull, Text, Timestamp, Uuid, Word } from '../../../db/columns.ts';
import { type Db, statement } from '../../../db/statement.ts';
import { visible } from '../notices.ts';

type DeliveryChannel = Exclude<NoticeChannel, 'app'>;

const DueRow = Row({
  notice_id: Uuid,
  kind: Word(noticeKindNames),
  about: Json(),
  tries: Integer,
  wanted: Flag,
});

/** Some kinds are only for members who still have a role. */
const roleConditions = noticeKindNames
  .flatMap((kind) => {
    const { role } = noticeKind(kind);
    return role ? [`when '${kind}' then m.staff_role = '${role}'`] : [];
  })
  .join(' ');

/** What is due for a member. It is no longer wanted if it was read or turned off, or its sender is gone. */
const selectDue = statement({
  name: 'find_due_deliveries',
  text: `select d.notice_id, n.kind, n.about, d.tries,
      m.state = 'active' and n.read_at is null and ${visible}
        and (d.channel <> 'mail' or m.email_verified_at is not null)
        and coalesce(case n.kind ${roleConditions} else true end, false)
        and not exists (select from preference p where p.member_id = d.member_id and p.kind = n.kind
          and p.channel = d.channel and not p.is_on) as wanted
    from delivery d join notice n on n.member_id = d.member_id and n.id = d.notice_id
      join member m on m.id = d.member_id
    where d.member_id = $memberId and d.channel = $channel and d.state = 'waiting' and d.due_at <= $now
    order by d.notice_id`,
  params: { memberId: 'uuid', channel: 'text', now: 'timestamptz' },
  row: DueRow,
});

export type DueDelivery = Omit<Static<typeof DueRow>, 'kind' | 'about'> & NoticeContent;

const finishAll = statement({
  name: 'finish_deliveries',
  text: `update delivery set state = $state, ended_at = $now
    where member_id = $memberId and channel = $channel and state = 'waiting' and notice_id = any ($ids)`,
  params: {
    memberId: 'uuid',
    channel: 'text',
    ids: 'uuid[]',
    state: 'text',
    now: 'timestamptz',
  },
});

const postponeAll = statement({
  name: 'postpone_deliveries',
  text: `update delivery set due_at = $dueAt, tries = tries + $tried
    where member_id = $memberId and channel = $channel and state = 'waiting' and notice_id = any ($ids)`,
  params: {
    memberId: 'uuid',
    channel: 'text',
    ids: 'uuid[]',
    dueAt: 'timestamptz',
    tried: 'int4',
  },
});

export interface Told {
  readonly memberId: string;
  readonly channel: DeliveryChannel;
  readonly now: Date;
}

type Deliveries = readonly Pick<DueDelivery, 'notice_id'>[];
const idsOf = (deliveries: Deliveries) => deliveries.map((each) => each.notice_id);

export async function finish(
  db: Db,
  told: Told,
  deliveries: Deliveries,
  state: 'sent' | 'kept' | 'failed',
) {
  if (deliveries.length > 0) await finishAll.run(db, { ...told, ids: idsOf(deliveries), state });
}

export async function postpone(
  db: Db,
  { memberId, channel }: Told,
  deliveries: Deliveries,
  dueAt: Date,
  tried = 0,
) {
  if (deliveries.length === 0) return;
  await postponeAll.run(db, { memberId, channel, ids: idsOf(deliveries), dueAt, tried });
}

/** The part of what is due that is still wanted. The rest is never sent. */
export async function findWanted(db: Db, told: Told) {
  const due = (await selectDue.all(db, { ...told })) as DueDelivery[];
  await finish(
    db,
    told,
    due.filter(({ wanted }) => !wanted),
    'kept',
  );
  return due.filter(({ wanted }) => wanted);
}

const selectSettings = statement({
  name: 'find_how_to_tell',
  text: `select m.email, s.time_zone, s.quiet_from, s.quiet_to, coalesce(s.names, false) as names, s.mailed_at
    from member m left join notice_setting s on s.member_id = m.id where m.id = $memberId`,
  params: { memberId: 'uuid' },
  row: Row({
    email: Text,
    time_zone: OrNull(Text),
    quiet_from: OrNull(Integer),
    quiet_to: OrNull(Integer),
    names: Flag,
    mailed_at: OrNull(Timestamp),
  }),
});

export const findHowToTell = (db: Db, memberId: string) => selectSettings.one(db, { memberId });
