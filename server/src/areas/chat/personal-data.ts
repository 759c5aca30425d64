import { Object as Row } from 'typebox';
import { Flag, Integer, OrNull, Text, Timestamp } from '../../db/columns.ts';
import { statement } from '../../db/statement.ts';
import { type PersonalTable, archived } from '../../platform/personal-data.ts';
import { isLongGone } from '../members/can-see.ts';
import { ContentFields, listContents } from './messages/content-columns.ts';

const params = { memberId: 'uuid' } as const;
const ownChat = '(select chat_id from chat_member where member_id = $member limit 1)';
const ownOther = '(select other_id from chat_member where member_id = $member limit 1)';

const messages = archived({
  name: 'messages',
  table: 'message',
  sample: {
    chat_id: ownChat,
    number: '1',
    id: 'gen_random_uuid()',
    sender_id: '$member',
    body: '$trace',
    sent_at: 'now()',
  },
  statement: statement({
    name: 'archive_messages',
    text: `select 'another member' as to, s.chat_id::text as chat, m.number, m.photo_id as photo,
        ${listContents((column, name) => `m.${column} as "${name}"`)},
        m.sent_at, m.edited_at, m.deleted_at, m.sender_hid as deleted_for_you, m.sender_reaction as own_reaction
      from chat_member s join message m on m.chat_id = s.chat_id and m.sender_id = s.member_id
      where s.member_id = $memberId and not ${isLongGone('s.member_id', 's.other_id')}
      order by s.chat_id, m.number`,
    params,
    row: Row({
      to: Text,
      chat: Text,
      number: Integer,
      ...ContentFields,
      photo: OrNull(Text),
      sent_at: Timestamp,
      edited_at: OrNull(Timestamp),
      deleted_at: OrNull(Timestamp),
      deleted_for_you: Flag,
      own_reaction: OrNull(Text),
    }),
  }),
});

const chats = archived({
  name: 'chats',
  table: 'chat_member',
  statement: statement({
    name: 'archive_chats',
    text: `select 'another member' as with, chat_id::text as chat, active_at, read_to, read_at, archived
      from chat_member s where s.member_id = $memberId and not ${isLongGone('s.member_id', 's.other_id')}
      order by active_at, other_id`,
    params,
    row: Row({
      with: Text,
      chat: Text,
      active_at: Timestamp,
      read_to: Integer,
      read_at: OrNull(Timestamp),
      archived: Flag,
    }),
  }),
});

const drafts = archived({
  name: 'drafts',
  table: 'draft',
  sample: { member_id: '$member', other_id: ownOther, body: '$trace', saved_at: 'now()' },
  statement: statement({
    name: 'archive_drafts',
    text: `select 'another member' as to, body as text, saved_at from draft d
      where d.member_id = $memberId and not ${isLongGone('d.member_id', 'd.other_id')} order by saved_at, other_id`,
    params,
    row: Row({ to: Text, text: Text, saved_at: Timestamp }),
  }),
});

const photos = archived({
  name: 'photos-in-chats',
  table: 'chat_photo',
  sample: {
    public_id: '$trace',
    chat_id: ownChat,
    member_id: '$member',
    url: `'/media/private/x'`,
    name: `'x.webp'`,
    size: '1',
    sent_at: 'now()',
  },
  statement: statement({
    name: 'archive_chat_photos',
    text: `select f.public_id, f.name, f.size, f.sent_at, h.nude_percent, coalesce(f.likely_nude, false) as likely_nude
      from chat_photo f left join photo_hash h on h.public_id = f.public_id
      where f.member_id = $memberId and not exists (select from chat_member s where s.chat_id = f.chat_id
        and s.member_id = f.member_id and ${isLongGone('s.member_id', 's.other_id')})
      order by f.sent_at, f.public_id`,
    params,
    row: Row({
      public_id: Text,
      name: Text,
      size: Integer,
      sent_at: Timestamp,
      nude_percent: OrNull(Integer),
      likely_nude: Flag,
    }),
  }),
});

export const personalData: readonly PersonalTable[] = [
  chats,
  messages,
  drafts,
  photos,
  { table: 'chat', notArchived: 'Says who the two of a chat are; the chats are listed' },
];
