import type { Chat } from '@kindred/contract/chat';
import { PublicUser } from '@kindred/contract/members';
import { Object as Row, type Static } from 'typebox';
import { Flag, Integer, Json, OrNull, Text, Timestamp, Uuid } from '../../db/columns.ts';
import { toOpener } from './opener.ts';

const Prompts = OrNull(Json(PublicUser.properties.prompts));

export const ChatRow = Row({
  other_id: Uuid,
  chat_id: Uuid,
  first_name: Text,
  age: Integer,
  photo_url: OrNull(Text),
  photo_id: OrNull(Text),
  online: Flag,
  active_hour: OrNull(Timestamp),
  matched_at: Timestamp,
  active_at: Timestamp,
  note: OrNull(Text),
  last_sent: Integer,
  their_last_sent: Integer,
  archived: Flag,
  unread: Integer,
  read_to: Integer,
  their_delivered_to: OrNull(Integer),
  their_read_to: OrNull(Integer),
  their_read_at: OrNull(Timestamp),
  last_number: Integer,
  last_change: Integer,
  draft: OrNull(Text),
  prompts: Prompts,
  own_prompts: Prompts,
});
export type ChatRow = Static<typeof ChatRow>;

/** A chat as `$memberId` has it (`s`), as the other has it (`o`), with what may be seen of the other. */
export const chatColumns = `s.other_id, c.id as chat_id, p.first_name,
  extract(year from age($today::date, p.birth_date))::int as age, f.url as photo_url, f.public_id as photo_id,
  p.show_last_active and coalesce(a.online_until > $now, false) as online,
  case when p.show_last_active then date_trunc('hour', a.last_active) end as active_hour,
  w.matched_at, s.active_at, l.note, s.last_sent, o.last_sent as their_last_sent, s.archived, s.unread, s.read_to,
  case when p.show_last_active then o.delivered_to end as their_delivered_to,
  case when p.show_last_active then o.read_to end as their_read_to,
  case when p.show_last_active then o.read_at end as their_read_at,
  c.last_number, c.last_change, d.body as draft,
  case when c.last_number = 0 then p.prompts end as prompts,
  case when c.last_number = 0 then (select prompts from profile where member_id = $memberId) end as own_prompts`;

/** Beside `s` and its chat `c`. */
export const chatTables = `chat_member o on o.member_id = s.other_id and o.other_id = s.member_id
  join match w on w.member_id = s.member_id and w.other_id = s.other_id
  join profile p on p.member_id = s.other_id
  left join presence a on a.member_id = s.other_id
  left join choice l on l.member_id = s.other_id and l.other_id = s.member_id
  left join draft d on d.member_id = s.member_id and d.other_id = s.other_id
  left join lateral (select url, public_id from photo
    where member_id = s.other_id and review = 'approved' order by position limit 1) as f on true`;

export const toChat = (row: ChatRow, lastMessage: Chat['lastMessage']): Chat => ({
  person: {
    _id: row.other_id,
    firstName: row.first_name,
    age: row.age,
    profilePicture: row.photo_url,
    profilePictureId: row.photo_id,
    isOnline: row.online,
    lastActive: row.active_hour?.toISOString() ?? null,
  },
  matchedAt: row.matched_at.toISOString(),
  activeAt: row.active_at.toISOString(),
  note: row.note,
  turn: turnOf(row),
  archived: row.archived,
  unread: row.unread,
  readTo: row.read_to,
  theirDeliveredTo: row.their_delivered_to,
  theirReadTo: row.their_read_to,
  theirReadAt: row.their_read_at?.toISOString() ?? null,
  lastNumber: row.last_number,
  lastChange: row.last_change,
  lastMessage,
  draft: row.draft,
  opener: row.last_number === 0 ? toOpener(row.prompts ?? [], row.own_prompts ?? []) : null,
});

function turnOf({ last_sent, their_last_sent }: ChatRow) {
  if (last_sent === their_last_sent) return null;
  return their_last_sent > last_sent ? 'yours' : 'theirs';
}
