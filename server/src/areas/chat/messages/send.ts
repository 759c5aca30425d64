import type { FastifyInstance } from 'fastify';
import { Object as Row } from 'typebox';
import { Integer, Uuid } from '../../../db/columns.ts';
import { lockChat } from '../../../db/locks.ts';
import { statement } from '../../../db/statement.ts';
import { inTransaction } from '../../../db/transaction.ts';
import { AppError } from '../../../errors.ts';
import { refuseUnchecked } from '../../members/refuse-unchecked.ts';
import { weighMessage } from '../../safety/weigh-message.ts';
import { noChat, readMessage } from './history.ts';
import { refuseStopped } from './refuse-stopped.ts';
import { type NewMessage, store } from './store.ts';
import { deliverInChat, storeWaiting } from './waiting.ts';
import { publishMessage } from '../events/publish-chat.ts';

const selectKnown = statement({
  name: 'find_message_by_id',
  text: 'select number, sender_id from message where chat_id = $chatId and id = $id',
  params: { chatId: 'uuid', id: 'uuid' },
  row: Row({ number: Integer, sender_id: Uuid }),
});

/** Stores a message once, however often it is sent, and returns it as its sender sees it. */
export async function sendMessage(
  app: FastifyInstance,
  memberId: string,
  otherId: string,
  message: NewMessage,
) {
  const sent = await inTransaction(app.pool, async (client) => {
    const chat = await lockChat(client, memberId, otherId);
    if (!chat) throw noChat();
    const known = await selectKnown.first(client, { chatId: chat.id, id: message.id });
    if (known && known.sender_id !== memberId) throw new AppError('message_id_taken');
    let number = known?.number ?? chat.last_number + 1;
    if (!known) {
      refuseStopped(message, chat.answered);
      const pair = { memberId, otherId };
      if (!chat.answered) {
        await refuseUnchecked(client, memberId, app.site.document);
        const verdict = await weighMessage(client, app, { ...pair, contents: message });
        if (verdict.waits) return storeWaiting(client, memberId, otherId, message, app.now());
        if (verdict.hasEarlier) number = 1 + (await deliverInChat(client, app, pair, chat));
      }
      await store(client, app, { ...pair, chatId: chat.id, number, message });
      await publishMessage(client, { ...pair, number });
    }
    return {
      message: await readMessage(client, chat.id, memberId, number),
      lastNumber: Math.max(number, chat.last_number),
      lastChange: chat.last_change,
    };
  });
  // What was stored stays, so this is thrown after the transaction.
  if (!sent) throw new AppError('message_waits');
  return sent;
}
