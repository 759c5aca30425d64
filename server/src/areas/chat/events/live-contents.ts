import { type ChatContent, type ChatKind, chatKinds } from '@kindred/contract/live/events';
import type { FastifyInstance } from 'fastify';
import { Object as Row } from 'typebox';
import { Json, Uuid } from '../../../db/columns.ts';
import { type Db, statement } from '../../../db/statement.ts';
import type { StoredEvent } from '../../../platform/live/event-contents.ts';
import { type Moment, presentMoment } from '../../../platform/time/moment.ts';
import { ChatRow, chatsText, toChat } from '../inbox/chat-columns.ts';
import { UnreadRow, allUnread } from '../inbox/inbox.ts';
import { MessageRow, messageViewOf, toMessage } from '../messages/message-view.ts';

const selectChats = statement({
  name: 'find_chats_of_events',
  text: chatsText({
    page: `where (s.member_id, s.other_id) in (select * from unnest($memberIds::uuid[], $otherIds::uuid[]))`,
    more: `, s.member_id${allUnread('s.member_id')}`,
    reader: 's.member_id',
  }),
  params: { memberIds: 'uuid[]', otherIds: 'uuid[]', now: 'timestamptz', today: 'date' },
  row: Row({ ...ChatRow.properties, member_id: Uuid, all_unread: Json(UnreadRow) }),
});

const view = messageViewOf('s.member_id');

const selectMessages = statement({
  name: 'find_messages_of_events',
  text: `select s.member_id, s.other_id, found.*
    from unnest($memberIds::uuid[], $otherIds::uuid[], $numbers::int4[]) as w (member_id, other_id, number)
      join chat_member s on s.member_id = w.member_id and s.other_id = w.other_id
      join chat c on c.id = s.chat_id and not c.cut
      cross join lateral (select ${view.columns} from ${view.tables}
        where m.chat_id = s.chat_id and m.number = w.number) as found`,
  params: { memberIds: 'uuid[]', otherIds: 'uuid[]', numbers: 'int4[]' },
  row: Row({ ...MessageRow.properties, member_id: Uuid, other_id: Uuid }),
});

interface Side {
  readonly member_id: string;
  readonly other_id: string;
}

const keyOf = ({ member_id, other_id }: Side) => `${member_id} ${other_id}`;

/** The ids of each pair once, in two columns. */
function pairsOf(sides: readonly Side[]) {
  const pairs = [...new Map(sides.map((side) => [keyOf(side), side])).values()];
  return {
    memberIds: pairs.map(({ member_id }) => member_id),
    otherIds: pairs.map(({ other_id }) => other_id),
  };
}

async function readChats(db: Db, sides: readonly Side[], moment: Moment) {
  const rows = await selectChats.all(db, { ...pairsOf(sides), ...moment });
  return new Map(
    rows.map((row) => [keyOf(row), { chat: toChat(row), unread: row.all_unread }] as const),
  );
}

interface MessageOfSide extends Side {
  readonly number: number;
}

const messageKeyOf = (side: MessageOfSide) => `${keyOf(side)} ${side.number}`;

async function readMessages(db: Db, wanted: readonly MessageOfSide[]) {
  if (wanted.length === 0) return new Map<string, never>();
  const unique = [...new Map(wanted.map((each) => [messageKeyOf(each), each])).values()];
  const rows = await selectMessages.all(db, {
    memberIds: unique.map(({ member_id }) => member_id),
    otherIds: unique.map(({ other_id }) => other_id),
    numbers: unique.map(({ number }) => number),
  });
  return new Map(rows.map((row) => [messageKeyOf(row), toMessage(row)] as const));
}

type ChatEvent = StoredEvent<ChatKind>;

const sideOf = ({ member_id, about: { memberId: other_id } }: ChatEvent) => ({
  member_id,
  other_id,
});

/** The message that an event is about. */
function messageOf(event: ChatEvent): MessageOfSide | null {
  if (event.kind !== 'message' && event.kind !== 'messageChanged') return null;
  return { ...sideOf(event), number: (event as StoredEvent<'message'>).about.number };
}

/** A chat that has ended looks as if it never existed, here too: its events have no content. */
async function readContents(app: FastifyInstance, events: readonly ChatEvent[]) {
  const [chats, messages] = await Promise.all([
    readChats(app.pool, events.map(sideOf), presentMoment(app)),
    readMessages(
      app.pool,
      events.flatMap((event) => messageOf(event) ?? []),
    ),
  ]);
  return events.map((event): ChatContent | null => {
    const wanted = messageOf(event);
    const message = wanted && (messages.get(messageKeyOf(wanted)) ?? null);
    const found = chats.get(keyOf(sideOf(event)));
    return found && (!wanted || message) ? { ...found, message } : null;
  });
}

/** Events about a chat bring along the chat and the message. */
export const addChatContents = (app: FastifyInstance) =>
  app.live.addContents(chatKinds, (events) => readContents(app, events));
