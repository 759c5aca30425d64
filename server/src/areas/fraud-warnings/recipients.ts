import { Object as Row, type Static } from 'typebox';
import { Integer, OrNull, Text, Timestamp, Uuid } from '../../db/columns.ts';
import { type Db, statement } from '../../db/statement.ts';

/** One who was banned for fraud, and one who has to be notified of it, or of its reversal. */
export const Pair = Row({ member_id: Uuid, recipient_id: Uuid });
export type Pair = Static<typeof Pair>;

/** That a member `r` has not left. Those who are banned or deactivated may have sent money too. */
const isThere = `r.state not in ('leaving', 'erased')`;

/**
 * Everyone whom a member `c.member_id` wrote to, in a chat that they still have, with their last message. Whether they
 * wrote back, blocked or unmatched them since makes no difference: they may have sent money.
 */
const writtenTo = `chat_member c
      join member r on r.id = c.other_id and ${isThere}
      join message last on last.chat_id = c.chat_id and last.number = c.last_sent
      left join fraud_warning w on w.member_id = c.member_id and w.recipient_id = c.other_id`;

/** They were not warned, it was withdrawn, or they were written to again since. */
const isUnwarned = `(w.id is null or w.withdrawn_at is not null or w.last_wrote_at < last.sent_at)`;

/**
 * That a ban `s` for fraud was not reversed, and is about a message of that time. One that has ended is not about what the
 * member wrote afterwards.
 */
const isAbout = (member: string, sentAt: string) =>
  `s.member_id = ${member} and s.reversed_at is null and (s.until is null or ${sentAt} < s.until)`;
/** That its time to undo it has passed. */
const isSettled = '(s.due_at is null or s.due_at <= $now)';

const isUnwarnedOfBan = `${isUnwarned} and exists (
    select from fraud_ban s where ${isAbout('c.member_id', 'last.sent_at')} and ${isSettled})`;

/** A warning `w` that still holds, although no ban is left that it is about. */
const isGroundless = `w.withdrawn_at is null and not exists (
    select from fraud_ban s where ${isAbout('w.member_id', 'w.last_wrote_at')})`;

const selectDue = statement({
  name: 'find_fraud_warnings_due',
  text: `with due as (
      select distinct member_id from fraud_ban where due_at <= $now and member_id >= $memberId)
    select d.member_id, p.recipient_id from due d cross join lateral (
      (select c.other_id as recipient_id from ${writtenTo}
        where c.member_id = d.member_id and c.last_sent > 0 and ${isUnwarnedOfBan}
          and (d.member_id > $memberId or c.other_id > $recipientId)
        order by c.other_id limit $limit)
      union all
      (select w.recipient_id from fraud_warning w join member r on r.id = w.recipient_id and ${isThere}
        where w.member_id = d.member_id and ${isGroundless}
          and (d.member_id > $memberId or w.recipient_id > $recipientId)
        order by w.recipient_id limit $limit)) as p
    order by d.member_id, p.recipient_id limit $limit`,
  params: { memberId: 'uuid', recipientId: 'uuid', now: 'timestamptz', limit: 'int8' },
  row: Pair,
});

const nil = '00000000-0000-0000-0000-000000000000';

/** Those whom the job has to notify, in the order of the ids of both. */
export function findDue(db: Db, after: Pair | null, now: Date, limit: number) {
  const { member_id: memberId, recipient_id: recipientId } = after ?? {
    member_id: nil,
    recipient_id: nil,
  };
  return selectDue.all(db, { memberId, recipientId, now, limit });
}

const finishBans = statement({
  name: 'finish_fraud_bans',
  text: `update fraud_ban f set due_at = null
    where f.due_at <= $now
      and not exists (select from ${writtenTo}
        where c.member_id = f.member_id and c.last_sent > 0 and ${isUnwarnedOfBan})
      and not exists (select from fraud_warning w join member r on r.id = w.recipient_id and ${isThere}
        where w.member_id = f.member_id and ${isGroundless})`,
  params: { now: 'timestamptz' },
});

/** The job need not look again at bans of which everyone was notified, until one is reversed. */
export const finish = (db: Db, now: Date) => finishBans.run(db, { now });

const Notified = Row({
  id: Uuid,
  member_id: Uuid,
  recipient_id: Uuid,
  name: OrNull(Text),
  last_wrote_at: Timestamp,
  warned_at: Timestamp,
});
export type Notified = Static<typeof Notified>;

/** The name is that of the chat or, once the match has ended, the last one that they saw. */
const upsertWarnings = statement({
  name: 'insert_fraud_warnings',
  text: `with warned as (
      insert into fraud_warning as w (recipient_id, id, member_id, ban_id, name, last_wrote_at, warned_at)
      select c.other_id, g.id, c.member_id,
        (select s.id from fraud_ban s where ${isAbout('c.member_id', 'last.sent_at')} and ${isSettled}
          order by s.banned_at desc, s.id desc limit 1),
        case when t.ended_at is null then coalesce(p.first_name, t.name) else t.name end, last.sent_at, $now
      from unnest($ids::uuid[], $memberIds::uuid[], $recipientIds::uuid[]) as g (id, member_id, recipient_id)
        join (${writtenTo}) on c.member_id = g.member_id and c.other_id = g.recipient_id
        left join match t on t.member_id = g.recipient_id and t.other_id = g.member_id
        left join profile p on p.member_id = g.member_id
      where c.last_sent > 0 and ${isUnwarnedOfBan}
      on conflict (member_id, recipient_id) do update
        set ban_id = excluded.ban_id, name = excluded.name, last_wrote_at = excluded.last_wrote_at,
          warned_at = excluded.warned_at, withdrawn_at = null
        where w.withdrawn_at is not null or w.last_wrote_at < excluded.last_wrote_at
      returning w.*),
    counted as (
      update fraud_ban f set warned = f.warned + n.count
      from (select ban_id, count(*)::int as count from warned group by ban_id) as n where f.id = n.ban_id)
    select id, member_id, recipient_id, name, last_wrote_at, warned_at from warned
    order by member_id, recipient_id`,
  params: { ids: 'uuid[]', memberIds: 'uuid[]', recipientIds: 'uuid[]', now: 'timestamptz' },
  row: Notified,
});

interface Pairs {
  readonly memberIds: readonly string[];
  readonly recipientIds: readonly string[];
}

/** Those of locked members who have to be warned now. A repeated call finds no one. */
export const insertWarnings = (db: Db, given: Pairs & { ids: readonly string[]; now: Date }) =>
  upsertWarnings.all(db, given);

const updateWithdrawn = statement({
  name: 'withdraw_fraud_warnings',
  text: `with withdrawn as (
      update fraud_warning w set withdrawn_at = $now
      from unnest($memberIds::uuid[], $recipientIds::uuid[]) as g (member_id, recipient_id)
        join member r on r.id = g.recipient_id and ${isThere}
      where w.member_id = g.member_id and w.recipient_id = g.recipient_id and ${isGroundless}
      returning w.*),
    counted as (
      update fraud_ban f set withdrawn = f.withdrawn + n.count
      from (select ban_id, count(*)::int as count from withdrawn group by ban_id) as n where f.id = n.ban_id)
    select id, member_id, recipient_id, name, last_wrote_at, warned_at from withdrawn
    order by member_id, recipient_id`,
  params: { memberIds: 'uuid[]', recipientIds: 'uuid[]', now: 'timestamptz' },
  row: Notified,
});

/** Those of locked members for whom the warning has to be withdrawn now. */
export const withdrawWarnings = (db: Db, given: Pairs & { now: Date }) =>
  updateWithdrawn.all(db, given);

const selectCounts = statement({
  name: 'count_fraud_warnings',
  text: `select
      (select count(*)::int from ${writtenTo}
        where c.member_id = $memberId and c.last_sent > 0 and ${isUnwarned}) as to_warn,
      (select count(*)::int from fraud_warning where member_id = $memberId and withdrawn_at is null) as warned`,
  params: { memberId: 'uuid' },
  row: Row({ to_warn: Integer, warned: Integer }),
});

/** How many a ban for fraud would warn, and how many are warned. */
export const countWarnings = (db: Db, memberId: string) => selectCounts.one(db, { memberId });
