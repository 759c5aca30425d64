import {
  type Contents,
  contentColumns,
  pickContents,
  suffices,
} from '@kindred/contract/chat/content-fields';
import type { FastifyInstance } from 'fastify';
import type { PoolClient } from 'pg';
import { statement } from '../../../db/statement.ts';
import { AppError } from '../../../errors.ts';
import { takePhoto } from './chat-photos.ts';
import { contentParams, listContents } from './content-columns.ts';
import { notifyMessage } from './notify-message.ts';

export interface NewMessage extends Contents {
  readonly id: string;
  readonly photo: string | null;
  readonly replyTo: number | null;
  readonly sure: boolean;
}

/** A draft with which the text begins is its beginning, and is no longer needed. */
const insertMessage = statement({
  name: 'insert_message',
  text: `with stored as (
      insert into message (chat_id, number, id, sender_id, photo_id, reply_to, sent_at, ${contentColumns.join(', ')})
      values ($chatId, $number, $id, $memberId, $photo, $replyTo, $now, ${listContents((_column, name) => `$${name}`)})),
    counted as (update chat set last_number = $number where id = $chatId),
    spent as (delete from draft where member_id = $memberId and other_id = $otherId and starts_with($text, body))
    update chat_member set active_at = $now,
      last_sent = case when member_id = $memberId then $number else last_sent end,
      unread = unread + (member_id <> $memberId)::int,
      archived = archived and member_id = $memberId
    where (member_id = $memberId and other_id = $otherId) or (member_id = $otherId and other_id = $memberId)`,
  params: {
    chatId: 'uuid',
    memberId: 'uuid',
    otherId: 'uuid',
    number: 'int4',
    id: 'uuid',
    ...contentParams,
    photo: 'text?',
    replyTo: 'int4?',
    now: 'timestamptz',
  },
});

interface Stored {
  readonly memberId: string;
  readonly otherId: string;
  readonly chatId: string;
  readonly number: number;
  readonly message: NewMessage;
}

/** Stores a message in a locked chat, with the notice for the other. */
export async function store(client: PoolClient, app: FastifyInstance, stored: Stored) {
  const { message, chatId, memberId, number } = stored;
  const { id, photo, replyTo, sure } = message;
  const contents = pickContents(message);
  if (photo === null && !suffices(contents)) throw new AppError('message_empty');
  if (replyTo !== null && replyTo >= number) throw new AppError('quoted_message_not_found');
  const now = app.now();
  if (photo !== null) await takePhoto(client, { chatId, memberId, publicId: photo, now, sure });
  const { otherId } = stored;
  await insertMessage.run(client, {
    ...{ chatId, memberId, otherId, number, id, photo, replyTo, now },
    ...contents,
  });
  await notifyMessage(client, { memberId, otherId, now });
}
