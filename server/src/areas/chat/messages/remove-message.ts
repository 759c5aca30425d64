import { pickContents } from '@kindred/contract/chat/content-fields';
import type { PoolClient } from 'pg';
import { type Static, Object as Row } from 'typebox';
import { Integer, Json, OrNull, Text, Uuid } from '../../../db/columns.ts';
import { lockChatOfReport } from '../../../db/locks.ts';
import { statement } from '../../../db/statement.ts';
import { ContentFields, contentParams, emptied, listContents } from './content-columns.ts';
import { recountMessages } from './notify-message.ts';
import { publishChange } from '../events/publish-chat.ts';

const RemovedRow = Row({
  chat_id: Uuid,
  ...ContentFields,
  photo_id: OrNull(Text),
  sender_reaction: OrNull(Text),
  receiver_reaction: OrNull(Text),
  photo: OrNull(Json()),
  last_change: Integer,
});

/** The message of one member to another, as the decision that removed it keeps it. */
export interface RemovedMessage extends Omit<Static<typeof RemovedRow>, 'last_change'> {
  readonly sender_id: string;
  readonly receiver_id: string;
  readonly number: number;
  readonly at: string;
}

const selectMessage = statement({
  name: 'find_message_to_remove',
  text: `select m.chat_id, m.photo_id, ${listContents((column, name) => `m.${column} as "${name}"`)}, m.sender_reaction, m.receiver_reaction, c.last_change,
      (select to_jsonb(f) from chat_photo f where f.public_id = m.photo_id) as photo
    from chat_member s join chat c on c.id = s.chat_id join message m on m.chat_id = s.chat_id
    where s.member_id = $senderId and s.other_id = $receiverId and m.sender_id = $senderId
      and m.number = $number and m.deleted_at is null`,
  params: { senderId: 'uuid', receiverId: 'uuid', number: 'int4' },
  row: RemovedRow,
});

const updateRemoved = statement({
  name: 'remove_message',
  text: `with counted as (update chat set last_change = $change where id = $chatId),
    unseen as (delete from chat_photo where public_id = $photoId),
    uncounted as (update chat_member set unread = unread - 1
      where member_id = $receiverId and chat_id = $chatId and read_to < $number)
    update message set ${emptied},
      deleted_at = $now, change = $change
    where chat_id = $chatId and number = $number`,
  params: {
    chatId: 'uuid',
    receiverId: 'uuid',
    number: 'int4',
    change: 'int4',
    photoId: 'text?',
    now: 'timestamptz',
  },
});

interface MessageAddress {
  readonly senderId: string;
  readonly receiverId: string;
  readonly number: number;
}

/** Both see that a message was removed. Returns it; null when it was removed already. */
export async function removeMessage(
  client: PoolClient,
  { senderId, receiverId, number }: MessageAddress,
  now: Date,
): Promise<RemovedMessage | null> {
  await lockChatOfReport(client, senderId, receiverId);
  const found = await selectMessage.first(client, { senderId, receiverId, number });
  if (!found) return null;
  const { last_change, ...message } = found;
  const { chat_id: chatId, photo_id: photoId } = message;
  const change = last_change + 1;
  await updateRemoved.run(client, { chatId, receiverId, number, change, photoId, now });
  await recountMessages(client, { memberId: receiverId, otherId: senderId });
  await publishChange(client, { memberId: senderId, otherId: receiverId, number, change });
  return {
    ...message,
    sender_id: senderId,
    receiver_id: receiverId,
    number,
    at: now.toISOString(),
  };
}

const updateReturned = statement({
  name: 'return_removed_message',
  text: `with returned as (
      update message m set ${listContents((column, name) => `${column} = $${name}`)}, photo_id = $photoId, sender_reaction = $senderReaction,
        receiver_reaction = $receiverReaction, deleted_at = null, change = c.last_change + 1
      from chat c
      where c.id = m.chat_id and m.chat_id = $chatId and m.number = $number and m.deleted_at = $at
      returning m.change),
    counted as (update chat set last_change = r.change from returned r where id = $chatId),
    seen as (insert into chat_photo select p.* from jsonb_populate_record(null::chat_photo, $photo) as p, returned
      where $photo::jsonb is not null),
    uncounted as (update chat_member set unread = unread + 1 from returned
      where member_id = $receiverId and chat_id = $chatId and read_to < $number)
    select change from returned`,
  params: {
    chatId: 'uuid',
    receiverId: 'uuid',
    number: 'int4',
    at: 'timestamptz',
    ...contentParams,
    photoId: 'text?',
    senderReaction: 'text?',
    receiverReaction: 'text?',
    photo: 'jsonb?',
  },
  row: Row({ change: Integer }),
});

/** Restores a removed message. False if it is not there any more. */
export async function returnMessage(client: PoolClient, removed: RemovedMessage) {
  const { sender_id: memberId, receiver_id: otherId } = removed;
  await lockChatOfReport(client, memberId, otherId);
  const returned = await updateReturned.first(client, {
    chatId: removed.chat_id,
    receiverId: otherId,
    number: removed.number,
    at: new Date(removed.at),
    ...pickContents(removed),
    photoId: removed.photo_id,
    senderReaction: removed.sender_reaction,
    receiverReaction: removed.receiver_reaction,
    photo: removed.photo,
  });
  if (!returned) return false;
  const { number } = removed;
  await recountMessages(client, { memberId: otherId, otherId: memberId });
  await publishChange(client, { memberId, otherId, number, change: returned.change });
  return true;
}
