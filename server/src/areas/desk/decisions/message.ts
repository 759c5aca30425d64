import type { PoolClient } from 'pg';
import { Object as Row } from 'typebox';
import { Uuid } from '../../../db/columns.ts';
import { statement } from '../../../db/statement.ts';
import { AppError } from '../../../errors.ts';
import { removeMessage } from '../../chat/messages/remove-message.ts';

const selectReceiver = statement({
  name: 'find_receiver_of_reported_message',
  text: `select r.reporter_id as id from report r join evidence v on v.report_id = r.id and v.kind = 'message'
    where r.id = $reportId and r.reported_id = $senderId and r.reporter_id is not null
      and v.content -> 'messages' @> jsonb_build_array(
        jsonb_build_object('number', $number::int4, 'from', 'reported'))`,
  params: { reportId: 'uuid', senderId: 'uuid', number: 'int4' },
  row: Row({ id: Uuid }),
});

export interface MessageOfReport {
  readonly reportId: string;
  readonly number: number;
}

/** Removes a message that is evidence of a report from the chat of both. */
export async function removeReported(
  client: PoolClient,
  senderId: string,
  { reportId, number }: MessageOfReport,
  now: Date,
) {
  const receiver = await selectReceiver.first(client, { reportId, senderId, number });
  if (!receiver) throw new AppError('reported_message_not_found');
  const removed = await removeMessage(client, { senderId, receiverId: receiver.id, number }, now);
  if (!removed) throw new AppError('reported_message_already_removed');
  return removed;
}
