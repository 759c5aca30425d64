import type { Client } from 'pg';
import { prepareViewers } from '../discovery/viewer.ts';

const conversations = 1000;
const messages = 100_000;

export interface LongChats {
  readonly email: string;
  readonly memberId: string;
  /** The member with whom they have the longest chat. */
  readonly otherId: string;
  readonly chatId: string;
}

/** A member with a thousand chats, one of which has a hundred thousand messages. */
export async function prepareLongChats(client: Client): Promise<LongChats> {
  const [email = ''] = await prepareViewers(client, 1);
  const { rows } = await client.query<{ id: string }>('select id from member where email = $1', [
    email,
  ]);
  const memberId = rows[0]?.id ?? '';
  await client.query(
    `insert into match (member_id, other_id, name, matched_at)
      select side.member_id, side.other_id, p.first_name, now() - interval '1 year' + rank * interval '1 hour'
      from (select member_id, row_number() over (order by member_id) as rank from profile
          where complete and member_id <> $1 order by member_id limit ${conversations}) as other
        cross join lateral (values ($1::uuid, other.member_id), (other.member_id, $1))
          as side (member_id, other_id)
        join profile p on p.member_id = side.other_id
      on conflict do nothing`,
    [memberId],
  );
  await client.query(
    `insert into message (chat_id, number, id, sender_id, body, sent_at)
      select s.chat_id, at, gen_random_uuid(), case when at % 3 = 0 then s.member_id else s.other_id end,
        'Message ' || at || ', about as long as most of those that people write to each other',
        s.active_at + at * interval '5 seconds'
      from (select *, row_number() over (order by other_id) as rank from chat_member where member_id = $1) as s
        cross join lateral generate_series(1,
          case when rank = 1 then ${messages} else (rank % 30)::int end) as at
      on conflict do nothing`,
    [memberId],
  );
  for (const statement of countUp) await client.query(statement, [memberId]);
  await client.query('vacuum (analyze) message, chat, chat_member, match');
  const longest = await client.query<{ chat_id: string; other_id: string }>(
    `select s.chat_id, s.other_id from chat_member s join chat c on c.id = s.chat_id
      where s.member_id = $1 order by c.last_number desc limit 1`,
    [memberId],
  );
  const { chat_id: chatId = '', other_id: otherId = '' } = longest.rows[0] ?? {};
  return { email, memberId, otherId, chatId };
}

const ofMember = 'chat_id in (select chat_id from chat_member where member_id = $1)';
const countUp = [
  `update chat set last_number = m.last
    from (select chat_id, max(number) as last from message where ${ofMember} group by 1) as m
    where m.chat_id = chat.id`,
  `update chat_member s set active_at = m.at, last_sent = m.own, read_to = m.own, delivered_to = m.last,
      unread = m.unread
    from (select t.member_id, t.chat_id, max(m.sent_at) as at, max(m.number) as last,
        coalesce(max(m.number) filter (where m.sender_id = t.member_id), 0) as own,
        max(m.number) - coalesce(max(m.number) filter (where m.sender_id = t.member_id), 0) as unread
      from chat_member t join message m on m.chat_id = t.chat_id
      where t.${ofMember} group by 1, 2) as m
    where m.member_id = s.member_id and m.chat_id = s.chat_id`,
  // All but some have been read to the end.
  `update chat_member s set read_to = c.last_number, unread = 0 from chat c
    where c.id = s.chat_id and (s.member_id <> $1 or hashtext(s.other_id::text) % 20 <> 0) and s.${ofMember}`,
];

/** What a list of chats shows in one narrow row each, the people, and the messages with only their text. */
export const chatTables = `
  create unlogged table bench.inbox as
    select s.member_id, s.other_id, s.active_at, s.unread, s.read_to, o.read_to as their_read_to, w.matched_at,
      c.last_number, m.id as last_id, m.sender_id as last_sender, m.body as last_body
    from chat_member s join chat c on c.id = s.chat_id and not c.cut
      join chat_member o on o.member_id = s.other_id and o.other_id = s.member_id
      join match w on w.member_id = s.member_id and w.other_id = s.other_id
      left join message m on m.chat_id = s.chat_id and m.number = c.last_number;
  create index on bench.inbox (member_id, active_at desc);

  create unlogged table bench.chat_person as
    select p.member_id as id, p.first_name, p.birth_date, p.show_last_active, a.last_active, a.online_until,
      (select f.url from photo f where f.member_id = p.member_id and f.review = 'approved'
        order by f.position limit 1) as url
    from profile p left join presence a on a.member_id = p.member_id where p.complete;
  alter table bench.chat_person add primary key (id);

  create unlogged table bench.message as
    select chat_id, number, id, sender_id, body, sent_at from message order by chat_id, number;
  alter table bench.message add primary key (chat_id, number);`;

export const chatTableNames = ['bench.inbox', 'bench.chat_person', 'bench.message'];
