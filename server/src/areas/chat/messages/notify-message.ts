import { Object as Row } from 'typebox';
import { Integer, Text, Uuid } from '../../../db/columns.ts';
import { type Db, statement } from '../../../db/statement.ts';
import { publishEvent } from '../../../platform/live/publish.ts';
import { notify } from '../../notices/notify.ts';

const selectSender = statement({
  name: 'find_sender_of_unread',
  text: `select m.name, c.unread from match m join chat_member c using (member_id, other_id)
    where m.member_id = $otherId and m.other_id = $memberId`,
  params: { memberId: 'uuid', otherId: 'uuid' },
  row: Row({ name: Text, unread: Integer }),
});

interface Pair {
  readonly memberId: string;
  readonly otherId: string;
  readonly now: Date;
}

/** Notifies the other of a message by this member, replacing the notice of earlier unread ones, which are in its number. */
export async function notifyMessage(db: Db, { memberId, otherId, now }: Pair) {
  const { name, unread } = await selectSender.one(db, { memberId, otherId });
  const about = { memberId, firstName: name, ...(unread > 1 && { count: unread }) };
  await notify(db, { memberId: otherId, fromId: memberId, kind: 'message', about, at: now });
}

const readNotices = statement({
  name: 'mark_notices_of_chat_read',
  text: `update notice set read_at = $now
    where member_id = $memberId and kind in ('message', 'match') and from_id = $otherId and read_at is null`,
  params: { memberId: 'uuid', otherId: 'uuid', now: 'timestamptz' },
});

/** A member who has read a chat has seen the match, needs no mail about either, and has fewer new notices. */
export async function readMessageNotices(db: Db, pair: Pair) {
  if ((await readNotices.run(db, { ...pair })) > 0)
    await publishEvent(db, [pair.memberId], 'notices', {});
}

const recount = statement({
  name: 'recount_messages_of_notices',
  text: `with unread as (
      select member_id, other_id, unread as count from chat_member
      where member_id = $memberId and other_id = $otherId
    ), gone as (
      delete from notice n using unread u
      where n.member_id = u.member_id and n.kind = 'message' and n.from_id = u.other_id
        and n.read_at is null and u.count = 0
      returning n.id
    ), changed as (
      update notice n set about = n.about - 'count'
        || case when u.count > 1 then jsonb_build_object('count', u.count) else '{}' end
      from unread u
      where n.member_id = u.member_id and n.kind = 'message' and n.from_id = u.other_id
        and n.read_at is null and u.count > 0
      returning n.id
    )
    select id from gone union all select id from changed`,
  params: { memberId: 'uuid', otherId: 'uuid' },
  row: Row({ id: Uuid }),
});

/** The notice of unread messages from the other says how many there are, also when one was deleted or has returned. */
export async function recountMessages(db: Db, pair: Omit<Pair, 'now'>) {
  if ((await recount.all(db, { ...pair })).length > 0)
    await publishEvent(db, [pair.memberId], 'notices', {});
}
