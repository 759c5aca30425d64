import type { Chat } from '@kindred/contract/chat';
import { PublicUser } from '@kindred/contract/members';
import { Object as Row, type Static } from 'typebox';
import { Flag, Integer, Json, OrNull, Text, Timestamp, Uuid } from '../../db/columns.ts';
import { toOpener } from './opener.ts';

const Prompts = OrNull(Json(PublicUser.properties.prompts));

/** A chat as one side has it. */
export const SideRow = Row({
  other_id: Uuid,
  chat_id: Uuid,
  active_at: Timestamp,
  last_sent: Integer,
  archived: Flag,
  unread: Integer,
  read_to: Integer,
  last_number: Integer,
  last_change: Integer,
});
export type SideRow = Static<typeof SideRow>;

export const sideColumns = `s.other_id, s.chat_id, s.active_at, s.last_sent, s.archived, s.unread, s.read_to,
  c.last_number, c.last_change`;

/** What may be seen of the other, and the chat as they have it. */
export const OtherRow = Row({
  other_id: Uuid,
  first_name: Text,
  age: Integer,
  photo: OrNull(Json(Row({ url: Text, id: Text }))),
  online: Flag,
  active_hour: OrNull(Timestamp),
  matched_at: Timestamp,
  note: OrNull(Text),
  draft: OrNull(Text),
  last_sent: Integer,
  delivered_to: OrNull(Integer),
  read_to: OrNull(Integer),
  read_at: OrNull(Timestamp),
  prompts: Prompts,
  own_prompts: Prompts,
});
export type OtherRow = Static<typeof OtherRow>;

/** Of the others with these ids, in a statement of its own: its plan is the same for everyone, and so is made once. */
export const otherColumns = `o.member_id as other_id, p.first_name,
  extract(year from age($today::date, p.birth_date))::int as age,
  (select json_build_object('url', f.url, 'id', f.public_id) from photo f
    where f.member_id = o.member_id and f.review = 'approved' order by f.position limit 1) as photo,
  p.show_last_active and coalesce(a.online_until > $now, false) as online,
  case when p.show_last_active then date_trunc('hour', a.last_active) end as active_hour,
  (select w.matched_at from match w where w.member_id = $memberId and w.other_id = o.member_id) as matched_at,
  (select l.note from choice l where l.member_id = o.member_id and l.other_id = $memberId) as note,
  (select d.body from draft d where d.member_id = $memberId and d.other_id = o.member_id) as draft,
  o.last_sent,
  case when p.show_last_active then o.delivered_to end as delivered_to,
  case when p.show_last_active then o.read_to end as read_to,
  case when p.show_last_active then o.read_at end as read_at,
  case when p.member_id = any ($silentIds::uuid[]) then p.prompts end as prompts,
  case when p.member_id = any ($silentIds) then (select prompts from profile where member_id = $memberId) end as own_prompts`;

export const otherTables = `unnest($otherIds::uuid[]) as picked (id)
  join chat_member o on o.member_id = picked.id and o.other_id = $memberId
  join profile p on p.member_id = picked.id
  left join presence a on a.member_id = picked.id`;

interface Parts {
  readonly side: SideRow;
  readonly other: OtherRow;
  readonly lastMessage: Chat['lastMessage'];
}

export const toChat = ({ side, other, lastMessage }: Parts): Chat => ({
  person: {
    _id: side.other_id,
    firstName: other.first_name,
    age: other.age,
    profilePicture: other.photo?.url ?? null,
    profilePictureId: other.photo?.id ?? null,
    isOnline: other.online,
    lastActive: other.active_hour?.toISOString() ?? null,
  },
  matchedAt: other.matched_at.toISOString(),
  activeAt: side.active_at.toISOString(),
  note: other.note,
  turn: turnOf(side.last_sent, other.last_sent),
  archived: side.archived,
  unread: side.unread,
  readTo: side.read_to,
  theirDeliveredTo: other.delivered_to,
  theirReadTo: other.read_to,
  theirReadAt: other.read_at?.toISOString() ?? null,
  lastNumber: side.last_number,
  lastChange: side.last_change,
  lastMessage,
  draft: other.draft,
  opener: side.last_number === 0 ? toOpener(other.prompts ?? [], other.own_prompts ?? []) : null,
});

function turnOf(own: number, theirs: number) {
  if (own === theirs) return null;
  return theirs > own ? 'yours' : 'theirs';
}
