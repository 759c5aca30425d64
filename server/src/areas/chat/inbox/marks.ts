import type { Pool } from 'pg';
import { Object as Row } from 'typebox';
import { Flag, Integer, Uuid } from '../../../db/columns.ts';
import { lockChat, lockChats } from '../../../db/locks.ts';
import { statement } from '../../../db/statement.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { publishEvent } from '../../../platform/live/publish.ts';
import { noChat } from '../messages/history.ts';
import { readMessageNotices } from '../messages/notify-message.ts';
import { publishChat, publishRead } from '../events/publish-chat.ts';

const isShown = `exists (select from profile p where p.member_id = $memberId and p.show_last_active)`;

const updateRead = statement({
  name: 'mark_messages_read',
  text: `update chat_member set read_to = $number, delivered_to = greatest(delivered_to, $number),
      shown_read_to = case when activity.shown then $number else shown_read_to end,
      shown_delivered_to = case when activity.shown then greatest(shown_delivered_to, $number) else shown_delivered_to end,
      read_at = case when activity.shown then $now else read_at end,
      unread = (select count(*) from message m where m.chat_id = $chatId and m.number > $number
        and m.sender_id <> $memberId and m.deleted_at is null)
    from (select ${isShown} as shown) as activity
    where member_id = $memberId and other_id = $otherId and read_to < $number`,
  params: {
    memberId: 'uuid',
    otherId: 'uuid',
    chatId: 'uuid',
    number: 'int4',
    now: 'timestamptz',
  },
});

const selectRead = statement({
  name: 'find_read_mark',
  text: 'select read_to, unread from chat_member where member_id = $memberId and other_id = $otherId',
  params: { memberId: 'uuid', otherId: 'uuid' },
  row: Row({ read_to: Integer, unread: Integer }),
});

interface Mark {
  readonly memberId: string;
  readonly otherId: string;
  readonly number: number;
  readonly now: Date;
}

/**
 * What is read stays read, whichever device reports last. No one learns later what a member read while they hid their
 * activity, or when: what others see are marks of their own, which move only while the activity is shown.
 */
export const markRead = (pool: Pool, { memberId, otherId, number, now }: Mark) =>
  inTransaction(pool, async (client) => {
    const chat = await lockChat(client, memberId, otherId);
    if (!chat) throw noChat();
    const upTo = Math.min(number, chat.last_number);
    const read = { memberId, otherId, number: upTo };
    if ((await updateRead.run(client, { ...read, chatId: chat.id, now })) > 0)
      await publishRead(client, read);
    const { read_to: readTo, unread } = await selectRead.one(client, { memberId, otherId });
    if (unread === 0) await readMessageNotices(client, { memberId, otherId, now });
    return { readTo, unread };
  });

const updateDelivered = statement({
  name: 'mark_messages_delivered',
  text: `update chat_member set delivered_to = delivered.number,
      shown_delivered_to = case when activity.shown then delivered.number else shown_delivered_to end
    from unnest($otherIds::uuid[], $numbers::int4[]) as delivered (other_id, number),
      (select ${isShown} as shown) as activity
    where member_id = $memberId and chat_member.other_id = delivered.other_id and delivered_to < delivered.number
    returning delivered.other_id, activity.shown`,
  params: { memberId: 'uuid', otherIds: 'uuid[]', numbers: 'int4[]' },
  row: Row({ other_id: Uuid, shown: Flag }),
});

/**
 * How many chats have new messages on a device of the member. Their senders are told where the member shows their
 * activity.
 */
export const markDelivered = (
  pool: Pool,
  memberId: string,
  delivered: readonly { readonly memberId: string; readonly number: number }[],
) =>
  inTransaction(pool, async (client) => {
    const numbers = new Map(delivered.map((each) => [each.memberId.toLowerCase(), each.number]));
    const chats = await lockChats(client, memberId, [...numbers.keys()]);
    const marked = await updateDelivered.all(client, {
      memberId,
      otherIds: chats.map(({ other_id }) => other_id),
      numbers: chats.map((chat) => Math.min(numbers.get(chat.other_id) ?? 0, chat.last_number)),
    });
    const senders = marked.filter(({ shown }) => shown).map(({ other_id }) => other_id);
    await publishEvent(client, senders, 'conversation', { memberId });
    return marked.length;
  });

const updateArchived = statement({
  name: 'archive_chat',
  text: 'update chat_member set archived = $archived where member_id = $memberId and other_id = $otherId',
  params: { memberId: 'uuid', otherId: 'uuid', archived: 'bool' },
});

export const setArchived = (pool: Pool, memberId: string, otherId: string, archived: boolean) =>
  inTransaction(pool, async (client) => {
    if (!(await lockChat(client, memberId, otherId))) throw noChat();
    await updateArchived.run(client, { memberId, otherId, archived });
    await publishChat(client, { memberId, otherId });
  });
