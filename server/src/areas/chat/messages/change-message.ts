import { editMinutes } from '@kindred/contract/chat/limits';
import type { Reaction } from '@kindred/contract/chat/message';
import type { FastifyInstance } from 'fastify';
import type { PoolClient } from 'pg';
import { Object as Row, type Static } from 'typebox';
import { Flag, Integer, OrNull, Text, Timestamp, Uuid } from '../../../db/columns.ts';
import { lockChat } from '../../../db/locks.ts';
import { statement } from '../../../db/statement.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { AppError } from '../../../errors.ts';
import { emptied } from './content-columns.ts';
import { noChat, readMessage } from './history.ts';
import { recountMessages } from './notify-message.ts';
import { refuseStopped } from './refuse-stopped.ts';
import { publishChange, publishHidden } from '../events/publish-chat.ts';

const ChangedRow = Row({
  number: Integer,
  sender_id: Uuid,
  sent_at: Timestamp,
  gone: Flag,
  body: OrNull(Text),
});
type ChangedRow = Static<typeof ChangedRow>;

const selectChanged = statement({
  name: 'find_message_to_change',
  text: `select m.number, m.sender_id, m.sent_at, m.body, m.deleted_at is not null
      or case when m.sender_id = $memberId then m.sender_hid else m.receiver_hid end as gone
    from message m where m.chat_id = $chatId and m.id = $id`,
  params: { chatId: 'uuid', memberId: 'uuid', id: 'uuid' },
  row: ChangedRow,
});

interface MessageAddress {
  readonly memberId: string;
  readonly otherId: string;
  readonly id: string;
}

interface MessageChange extends MessageAddress {
  readonly client: PoolClient;
  readonly chatId: string;
  readonly answered: boolean;
  /** The number of the change, if both see it. */
  readonly change: number;
  readonly now: Date;
  readonly message: ChangedRow;
}

type ChangedFor = 'both' | 'me' | 'nobody';

/** Runs `work` on a locked message, which returns for whom it changed something. */
const change = (
  app: FastifyInstance,
  address: MessageAddress,
  work: (on: MessageChange) => Promise<ChangedFor>,
) =>
  inTransaction(app.pool, async (client) => {
    const { memberId, otherId, id } = address;
    const chat = await lockChat(client, memberId, otherId);
    if (!chat) throw noChat();
    const message = await selectChanged.first(client, { chatId: chat.id, memberId, id });
    if (!message) throw new AppError('message_not_found');
    const next = chat.last_change + 1;
    const { id: chatId, answered } = chat;
    const now = app.now();
    const on = { ...address, client, chatId, answered, change: next, now, message };
    const changedFor = await work(on);
    const { number } = message;
    if (changedFor === 'both')
      await publishChange(client, { memberId, otherId, number, change: next });
    if (changedFor === 'me') await publishHidden(client, { memberId, otherId, number });
    return {
      message: await readMessage(client, chatId, memberId, message.number),
      lastNumber: chat.last_number,
      lastChange: changedFor === 'both' ? next : chat.last_change,
    };
  });

const isGone = () => new AppError('message_deleted');

const updateBody = statement({
  name: 'edit_message',
  text: `with counted as (update chat set last_change = $change where id = $chatId)
    update message set body = $text, edited_at = $now, change = $change
    where chat_id = $chatId and number = $number`,
  params: {
    chatId: 'uuid',
    number: 'int4',
    text: 'text',
    change: 'int4',
    now: 'timestamptz',
  },
});

interface Edit {
  readonly text: string;
  readonly sure: boolean;
}

export const editMessage = (app: FastifyInstance, address: MessageAddress, { text, sure }: Edit) =>
  change(
    app,
    address,
    async ({ client, chatId, message, change: next, now, memberId, answered }) => {
      const { number, sender_id, sent_at, gone, body } = message;
      if (sender_id !== memberId) throw new AppError('edit_of_other');
      if (gone) throw isGone();
      if (body === text) return 'nobody';
      if (now.getTime() - sent_at.getTime() > editMinutes * 60_000)
        throw new AppError('edit_too_late', { params: { minutes: editMinutes } });
      refuseStopped({ text, sure }, answered);
      await updateBody.run(client, { chatId, number, text, change: next, now });
      return 'both';
    },
  );

const hideMessage = statement({
  name: 'delete_message_for_one',
  text: `update message set sender_hid = sender_hid or sender_id = $memberId,
      receiver_hid = receiver_hid or sender_id <> $memberId
    where chat_id = $chatId and number = $number
      and not case when sender_id = $memberId then sender_hid else receiver_hid end`,
  params: { chatId: 'uuid', memberId: 'uuid', number: 'int4' },
});

/** The other side is not notified. */
export const hideOwn = (app: FastifyInstance, address: MessageAddress) =>
  change(app, address, async ({ client, chatId, memberId, message: { number } }) => {
    const hidden = await hideMessage.run(client, { chatId, memberId, number });
    return hidden > 0 ? 'me' : 'nobody';
  });

const emptyMessage = statement({
  name: 'delete_message_for_both',
  text: `with counted as (update chat set last_change = $change where id = $chatId),
    unseen as (delete from chat_photo where public_id = (
      select photo_id from message where chat_id = $chatId and number = $number)),
    uncounted as (update chat_member set unread = unread - 1
      where member_id = $otherId and other_id = $memberId and read_to < $number)
    update message set ${emptied},
      deleted_at = $now, change = $change
    where chat_id = $chatId and number = $number`,
  params: {
    chatId: 'uuid',
    memberId: 'uuid',
    otherId: 'uuid',
    number: 'int4',
    change: 'int4',
    now: 'timestamptz',
  },
});

/** Its content is deleted; only a report keeps a copy. */
export const deleteForBoth = (app: FastifyInstance, address: MessageAddress) =>
  change(
    app,
    address,
    async ({ client, chatId, memberId, otherId, message, change: next, now }) => {
      const { number, sender_id } = message;
      if (sender_id !== memberId) throw new AppError('deletion_of_other');
      const deleted = await isDeleted.run(client, { chatId, number });
      if (deleted > 0) return 'nobody';
      await emptyMessage.run(client, { chatId, memberId, otherId, number, change: next, now });
      await recountMessages(client, { memberId: otherId, otherId: memberId });
      return 'both';
    },
  );

const isDeleted = statement({
  name: 'find_whether_deleted_for_both',
  text: `select from message where chat_id = $chatId and number = $number and deleted_at is not null`,
  params: { chatId: 'uuid', number: 'int4' },
});

const updateReaction = statement({
  name: 'react_to_message',
  text: `with reacted as (
      update message set change = $change,
        sender_reaction = case when sender_id = $memberId then $reaction else sender_reaction end,
        receiver_reaction = case when sender_id = $memberId then receiver_reaction else $reaction end
      where chat_id = $chatId and number = $number
        and case when sender_id = $memberId then sender_reaction else receiver_reaction end
          is distinct from $reaction
      returning chat_id)
    update chat set last_change = $change where id in (select chat_id from reacted)`,
  params: {
    chatId: 'uuid',
    memberId: 'uuid',
    number: 'int4',
    reaction: 'text?',
    change: 'int4',
  },
});

export const react = (app: FastifyInstance, address: MessageAddress, reaction: Reaction | null) =>
  change(app, address, async ({ client, chatId, memberId, message, change: next }) => {
    const { number, gone } = message;
    if (gone) throw isGone();
    const reacted = { chatId, memberId, number, reaction, change: next };
    return (await updateReaction.run(client, reacted)) > 0 ? 'both' : 'nobody';
  });
