import type { Client } from 'pg';
import { timeOrderedId } from '../server/src/platform/time/time-ordered-id.ts';
import { english } from './texts/en/voice.ts';

const { openings, topics } = english.conversations;
const conversations = [
  [...(openings[1] ?? []), ...(topics[0] ?? []).slice(0, -1)],
  openings[10] ?? [],
];

/** The chats of the demo member. The third match has none. */
export async function insertChats(client: Client, id: string | undefined) {
  const { rows } = await client.query<{ chat_id: string; other_id: string; last_number: number }>(
    `select s.chat_id, s.other_id, c.last_number from chat_member s join chat c on c.id = s.chat_id
      where s.member_id = $1 order by s.active_at desc, s.other_id limit 3`,
    [id],
  );
  for (const [index, lines] of conversations.entries()) {
    const chat = rows[index];
    if (!chat || chat.last_number > 0) continue;
    for (const [line, { byFirst, body }] of lines.entries())
      await client.query(
        `insert into message (chat_id, number, id, sender_id, body, sent_at)
          values ($1, $2, $3, $4, $5, now() - ($6::interval + ($7::int - $2::int) * interval '9 minutes'))`,
        [
          ...[chat.chat_id, line + 1, timeOrderedId(), byFirst ? chat.other_id : id, body],
          ...[`${3 + index * 6} hours`, lines.length],
        ],
      );
    await client.query('update chat set last_number = $2 where id = $1', [
      chat.chat_id,
      lines.length,
    ]);
  }
  await client.query(countUp, [id]);
  await client.query(wereActive, [id]);
}

/** The last message from the other side is still unread. */
const countUp = `
  update chat_member s set active_at = m.at, last_sent = m.own, delivered_to = m.last, read_to = m.own,
    shown_delivered_to = m.last, shown_read_to = m.own, unread = m.last - m.own
  from (
    select s.member_id, s.chat_id, max(m.sent_at) as at, max(m.number) as last,
      coalesce(max(m.number) filter (where m.sender_id = s.member_id), 0) as own
    from chat_member s join message m on m.chat_id = s.chat_id
    where $1 in (s.member_id, s.other_id) group by 1, 2) as m
  where m.member_id = s.member_id and m.chat_id = s.chat_id and s.last_sent = 0 and s.read_to = 0`;

/** The author of a message was active then. */
const wereActive = `
  update presence p set last_active = greatest(p.last_active, m.at)
  from (
    select m.sender_id, max(m.sent_at) as at from message m join chat_member s on s.chat_id = m.chat_id
    where s.member_id = $1 group by 1) as m
  where p.member_id = m.sender_id`;
