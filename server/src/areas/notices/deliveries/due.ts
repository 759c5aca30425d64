import {
  type NoticeContent,
  noticeKind,
  noticeKindNames,
} from '@kindred/contract/notices/all-kinds';
import { type NoticeChannel } from '@kindred/contract/notices/kinds';
import { Object as Row, type Static } from 'typebox';
import {
  Flag,
  Integer,
  Json,
  LanguageOrNull,
  OrNull,
  Text,
  Timestamp,
  Uuid,
  Word,
} from '../../../db/columns.ts';
import { type Db, statement } from '../../../db/statement.ts';
import type { Moment } from '../../../platform/time/moment.ts';
import { about, present } from '../notices.ts';
import { quietUntil } from './quiet.ts';

type DeliveryChannel = Exclude<NoticeChannel, 'app'>;

const DueRow = Row({
  member_id: Uuid,
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

/** What is due for members. It is no longer wanted if it was read or turned off, or its sender is gone. */
const selectDue = statement({
  name: 'find_due_deliveries',
  text: `select d.member_id, d.notice_id, n.kind, ${about}, d.tries,
      m.state = 'active' and n.read_at is null and ${present}
        and (d.channel <> 'mail' or m.email_verified_at is not null)
        and coalesce(case n.kind ${roleConditions} else true end, false)
        and not exists (select from preference p where p.member_id = d.member_id and p.kind = n.kind
          and p.channel = d.channel and not p.is_on) as wanted
    from delivery d join notice n on n.member_id = d.member_id and n.id = d.notice_id
      join member m on m.id = d.member_id
    where d.member_id = any ($memberIds::uuid[]) and d.channel = $channel and d.state = 'waiting' and d.due_at <= $now
    order by d.notice_id`,
  params: { memberIds: 'uuid[]', channel: 'text', now: 'timestamptz', today: 'date' },
  row: DueRow,
});

export type DueDelivery = Omit<Static<typeof DueRow>, 'kind' | 'about'> & NoticeContent;

const finishAll = statement({
  name: 'finish_deliveries',
  text: `update delivery d set state = $state, ended_at = $now
    from unnest($memberIds::uuid[], $noticeIds::uuid[]) as w (member_id, notice_id)
    where d.member_id = w.member_id and d.notice_id = w.notice_id and d.channel = $channel and d.state = 'waiting'`,
  params: {
    memberIds: 'uuid[]',
    noticeIds: 'uuid[]',
    channel: 'text',
    state: 'text',
    now: 'timestamptz',
  },
});

const postponeAll = statement({
  name: 'postpone_deliveries',
  text: `update delivery d set due_at = w.due_at, tries = d.tries + $tried
    from unnest($memberIds::uuid[], $noticeIds::uuid[], $dueAt::timestamptz[]) as w (member_id, notice_id, due_at)
    where d.member_id = w.member_id and d.notice_id = w.notice_id and d.channel = $channel and d.state = 'waiting'`,
  params: {
    memberIds: 'uuid[]',
    noticeIds: 'uuid[]',
    dueAt: 'timestamptz[]',
    channel: 'text',
    tried: 'int4',
  },
});

/** One channel at one moment. */
export interface Sending extends Moment {
  readonly channel: DeliveryChannel;
}

type Deliveries = readonly Pick<DueDelivery, 'member_id' | 'notice_id'>[];
const keysOf = (deliveries: Deliveries) => ({
  memberIds: deliveries.map((each) => each.member_id),
  noticeIds: deliveries.map((each) => each.notice_id),
});

export async function finish(
  db: Db,
  sending: Sending,
  deliveries: Deliveries,
  state: 'sent' | 'kept' | 'failed',
) {
  if (deliveries.length > 0) await finishAll.run(db, { ...sending, ...keysOf(deliveries), state });
}

export interface Postponed {
  readonly delivery: DueDelivery;
  readonly dueAt: Date;
}

export async function postpone(
  db: Db,
  { channel }: Sending,
  postponed: readonly Postponed[],
  tried = 0,
) {
  if (postponed.length === 0) return;
  await postponeAll.run(db, {
    ...keysOf(postponed.map(({ delivery }) => delivery)),
    dueAt: postponed.map(({ dueAt }) => dueAt),
    channel,
    tried,
  });
}

/** What is due to a member and still wanted. */
export interface MemberDeliveries {
  readonly memberId: string;
  readonly deliveries: readonly DueDelivery[];
  readonly settings: DeliverySettings;
}

/**
 * What is due to locked members. What is no longer wanted is never sent, and what would be sent in the quiet hours of a
 * member waits.
 */
export async function findMemberDeliveries(
  db: Db,
  memberIds: readonly string[],
  sending: Sending,
  timeZone: string,
): Promise<MemberDeliveries[]> {
  const due = (await selectDue.all(db, { ...sending, memberIds })) as DueDelivery[];
  const unwanted = due.filter(({ wanted }) => !wanted);
  await finish(db, sending, unwanted, 'kept');
  const byMember = Map.groupBy(
    due.filter(({ wanted }) => wanted),
    (delivery) => delivery.member_id,
  );
  if (byMember.size === 0) return [];
  const rows = await selectSettings.all(db, { memberIds: [...byMember.keys()] });
  const [found, quiet]: [MemberDeliveries[], Postponed[]] = [[], []];
  for (const settings of rows) {
    const { member_id: memberId } = settings;
    const deliveries = byMember.get(memberId) ?? [];
    const quietEnd = quietUntil(settings, sending.now, timeZone);
    if (quietEnd) quiet.push(...deliveries.map((delivery) => ({ delivery, dueAt: quietEnd })));
    else found.push({ memberId, deliveries, settings });
  }
  await postpone(db, sending, quiet);
  return found;
}

const SettingsRow = Row({
  member_id: Uuid,
  email: Text,
  language: LanguageOrNull,
  time_zone: OrNull(Text),
  quiet_from: OrNull(Integer),
  quiet_to: OrNull(Integer),
  names: Flag,
  mailed_at: OrNull(Timestamp),
});
type DeliverySettings = Static<typeof SettingsRow>;

const selectSettings = statement({
  name: 'find_delivery_settings_of_members',
  text: `select m.id as member_id, m.email, m.language, s.time_zone, s.quiet_from, s.quiet_to,
      coalesce(s.names, false) as names, s.mailed_at
    from member m left join notice_setting s on s.member_id = m.id where m.id = any ($memberIds::uuid[])`,
  params: { memberIds: 'uuid[]' },
  row: SettingsRow,
});
