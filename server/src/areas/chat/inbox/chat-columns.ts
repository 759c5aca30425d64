import type { Chat } from '@kindred/contract/chat';
import { PublicUser } from '@kindred/contract/members';
import { Object as Row, type Static } from 'typebox';
import { Flag, Integer, Json, OrNull, Text, Timestamp, Uuid } from '../../../db/columns.ts';
import { hasNotEnded } from '../../members/can-see.ts';
import { LikedPartColumn, likedPart } from '../../members/liked-part.ts';
import { PhotoFocus, focusColumn } from '../../members/photo-focus.ts';
import { MessageJson, fromJson, messageViewOf } from '../messages/message-view.ts';

const Prompts = OrNull(Json(PublicUser.properties.prompts));

/** A chat as one side sees it, and what they may see of the other. */
export const ChatRow = Row({
  other_id: Uuid,
  active_at: Timestamp,
  last_sent: Integer,
  archived: Flag,
  unread: Integer,
  read_to: Integer,
  last_number: Integer,
  last_change: Integer,
  first_name: Text,
  age: Integer,
  photo: OrNull(Json(Row({ url: Text, id: Text, focus: PhotoFocus }))),
  online: Flag,
  photo_checked: OrNull(Text),
  active_hour: OrNull(Timestamp),
  matched_at: Timestamp,
  note: OrNull(Text),
  part: LikedPartColumn,
  own_note: OrNull(Text),
  own_part: LikedPartColumn,
  draft: OrNull(Text),
  draft_at: OrNull(Timestamp),
  their_last_sent: Integer,
  their_delivered_to: OrNull(Integer),
  their_read_to: OrNull(Integer),
  their_read_at: OrNull(Timestamp),
  prompts: Prompts,
  own_prompts: Prompts,
  last: OrNull(Json(MessageJson)),
});
export type ChatRow = Static<typeof ChatRow>;

interface ChatSelection {
  /** The rest of a FROM clause that picks sides `s` and their chats `c`. */
  readonly page: string;
  /** Further columns. */
  readonly more?: string;
  /** The id of the member who sees the chats, in SQL. */
  readonly reader?: string;
}

/** Everything about some chats of one member, or of several, in one statement. */
export function chatsText({ page, more = '', reader = '$memberId' }: ChatSelection) {
  const { columns, tables, isNotHidden } = messageViewOf(reader);
  return `with page as materialized (
    select s.member_id, s.other_id, s.chat_id, s.active_at, s.last_sent, s.archived, s.unread, s.read_to,
      c.last_number, c.last_change
    from chat_member s join chat c on c.id = s.chat_id and not c.cut
    ${page})
  select s.other_id, s.active_at, s.last_sent, s.archived, s.unread, s.read_to, s.last_number, s.last_change,
    p.first_name, extract(year from age($today::date, p.birth_date))::int as age,
    (select json_build_object('url', f.url, 'id', f.public_id, 'focus', ${focusColumn}) from photo f
      where f.member_id = s.other_id and f.review = 'approved' order by f.position limit 1) as photo,
    p.show_last_active and coalesce(a.online_until > $now, false) as online, checked_month(s.other_id) as photo_checked,
    case when p.show_last_active then date_trunc('hour', a.last_active) end as active_hour,
    (select h.matched_at from match h
      where h.member_id = ${reader} and h.other_id = s.other_id and ${hasNotEnded('h')}) as matched_at,
    l.note, ${likedPart('l')} as part, v.note as own_note, ${likedPart('v')} as own_part,
    d.body as draft, d.saved_at as draft_at,
    o.last_sent as their_last_sent,
    case when p.show_last_active then o.shown_delivered_to end as their_delivered_to,
    case when p.show_last_active then o.shown_read_to end as their_read_to,
    case when p.show_last_active then o.read_at end as their_read_at,
    case when s.last_number = 0 then p.prompts end as prompts,
    case when s.last_number = 0 then (select prompts from profile where member_id = ${reader}) end as own_prompts,
    (select row_to_json(latest) from (
      select ${columns} from ${tables}
      where m.chat_id = s.chat_id and ${isNotHidden} order by m.number desc limit 1) as latest) as last${more}
  from page s
    join chat_member o on o.member_id = s.other_id and o.other_id = ${reader}
    join profile p on p.member_id = s.other_id
    left join presence a on a.member_id = s.other_id
    left join choice l on l.member_id = s.other_id and l.other_id = ${reader}
    left join choice v on v.member_id = ${reader} and v.other_id = s.other_id
    left join draft d on d.member_id = ${reader} and d.other_id = s.other_id
  order by s.active_at desc, s.other_id desc`;
}

export const chatParams = { memberId: 'uuid', now: 'timestamptz', today: 'date' } as const;

export const toChat = (row: ChatRow): Chat => ({
  person: {
    _id: row.other_id,
    firstName: row.first_name,
    age: row.age,
    profilePicture: row.photo?.url ?? null,
    profilePictureId: row.photo?.id ?? null,
    profilePictureFocus: row.photo?.focus ?? null,
    isOnline: row.online,
    lastActive: row.active_hour?.toISOString() ?? null,
    photoChecked: row.photo_checked,
  },
  matchedAt: row.matched_at.toISOString(),
  activeAt: row.active_at.toISOString(),
  note: row.note,
  part: row.part,
  ownNote: row.own_note,
  ownPart: row.own_part,
  turn: turnOf(row.last_sent, row.their_last_sent),
  archived: row.archived,
  unread: row.unread,
  readTo: row.read_to,
  theirDeliveredTo: row.their_delivered_to,
  theirReadTo: row.their_read_to,
  theirReadAt: row.their_read_at?.toISOString() ?? null,
  lastNumber: row.last_number,
  lastChange: row.last_change,
  lastMessage: row.last && fromJson(row.last),
  draft: row.draft,
  draftAt: row.draft_at?.toISOString() ?? null,
  opener: row.last_number === 0 ? toOpener(row.prompts ?? [], row.own_prompts ?? []) : null,
});

function turnOf(own: number, theirs: number) {
  if (own === theirs) return null;
  return theirs > own ? 'yours' : 'theirs';
}

interface Prompt {
  readonly prompt: string;
  readonly answer: string;
}

/** Something from both profiles to start a chat with: a question that both answered, or else the first of each. */
function toOpener(theirs: readonly Prompt[], own: readonly Prompt[]) {
  const shared = theirs.find(({ prompt }) => own.some((each) => each.prompt === prompt));
  const [first = null] = shared ? [shared] : theirs;
  const [yours = null] = shared ? own.filter(({ prompt }) => prompt === shared.prompt) : own;
  return { theirs: first, yours };
}
