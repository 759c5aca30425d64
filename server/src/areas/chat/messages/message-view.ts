import {
  type ContentName,
  type Contents,
  contentNames,
  contentOf,
  pickContents,
} from '@kindred/contract/chat/content-fields';
import { forEachName } from '@kindred/contract/names';
import { longestQuote } from '@kindred/contract/chat/limits';
import { type Message, reactions } from '@kindred/contract/chat/message';
import { Object as Row, type Static } from 'typebox';
import { Bytes, Flag, Integer, OrNull, Text, Timestamp, Uuid, Word } from '../../../db/columns.ts';
import { ContentFields, QuotedFields, listContents } from './content-columns.ts';

export const MessageRow = Row({
  id: Uuid,
  number: Integer,
  mine: Flag,
  ...ContentFields,
  sent_at: Timestamp,
  edited_at: OrNull(Timestamp),
  deleted: OrNull(Word(['me', 'both'])),
  change: Integer,
  my_reaction: OrNull(Word(reactions)),
  their_reaction: OrNull(Word(reactions)),
  photo_id: OrNull(Text),
  photo_url: OrNull(Text),
  placeholder: OrNull(Bytes),
  likely_nude: OrNull(Flag),
  quoted: OrNull(Integer),
  quoted_mine: OrNull(Flag),
  ...QuotedFields,
  quoted_photo: OrNull(Flag),
});
export type MessageRow = Static<typeof MessageRow>;

/** The same as JSON from the database. */
export const MessageJson = Row({
  ...MessageRow.properties,
  sent_at: Text,
  edited_at: OrNull(Text),
  placeholder: OrNull(Text),
});

export const fromJson = (row: Static<typeof MessageJson>) =>
  toMessage({
    ...row,
    sent_at: new Date(row.sent_at),
    edited_at: row.edited_at === null ? null : new Date(row.edited_at),
    // PostgreSQL returns hexadecimal digits after `\x`.
    placeholder: row.placeholder === null ? null : Buffer.from(row.placeholder.slice(2), 'hex'),
  });

/** Quotes have only the beginning of a text. */
const startOf = (column: string, name: ContentName) =>
  contentOf(name).kind === 'text' ? `left(${column}, ${longestQuote})` : column;

const quotedContents = (row: MessageRow) =>
  forEachName(contentNames, (name) => row[`quoted_${name}`]) as Contents;

/** What `reader`, an id in SQL, sees of message `m`, with photo `f` and the quoted message `q`. */
export function messageViewOf(reader: string) {
  const isMine = (message: string) => `${message}.sender_id = ${reader}`;
  const hidFor = (message: string) =>
    `case when ${isMine(message)} then ${message}.sender_hid else ${message}.receiver_hid end`;
  const isGone = (message: string) => `(${message}.deleted_at is not null or ${hidFor(message)})`;
  return {
    columns: `m.id, m.number, ${isMine('m')} as mine, m.sent_at, m.edited_at, m.change,
  case when m.deleted_at is not null then 'both' when ${hidFor('m')} then 'me' end as deleted,
  ${listContents((column, name) => `case when not ${isGone('m')} then m.${column} end as "${name}"`)},
  case when ${isMine('m')} then m.sender_reaction else m.receiver_reaction end as my_reaction,
  case when ${isMine('m')} then m.receiver_reaction else m.sender_reaction end as their_reaction,
  f.public_id as photo_id, f.url as photo_url, f.placeholder, f.likely_nude,
  m.reply_to as quoted, ${isMine('q')} as quoted_mine,
  ${listContents((column, name) => `case when not ${isGone('q')} then ${startOf(`q.${column}`, name)} end as "quoted_${name}"`)},
  q.photo_id is not null and not ${isGone('q')} as quoted_photo`,
    tables: `message m
  left join chat_photo f on f.public_id = m.photo_id and not ${hidFor('m')}
  left join message q on q.chat_id = m.chat_id and q.number = m.reply_to`,
    /** True for messages that the reader did not delete for themselves. */
    isNotHidden: `not ${hidFor('m')}`,
  };
}

export const { columns: messageColumns, tables: messageTables } = messageViewOf('$memberId');

export function toMessage(row: MessageRow): Message {
  const { photo_id: publicId, photo_url: url, quoted } = row;
  return {
    _id: row.id,
    number: row.number,
    mine: row.mine,
    ...pickContents(row),
    photo:
      publicId && url
        ? {
            url,
            publicId,
            placeholder: row.placeholder?.toString('base64') ?? null,
            likelyNude: row.likely_nude ?? false,
          }
        : null,
    replyTo:
      quoted === null
        ? null
        : {
            number: quoted,
            mine: row.quoted_mine ?? false,
            ...quotedContents(row),
            photo: row.quoted_photo ?? false,
          },
    reactions: { mine: row.my_reaction, theirs: row.their_reaction },
    sentAt: row.sent_at.toISOString(),
    editedAt: row.edited_at?.toISOString() ?? null,
    deleted: row.deleted,
    change: row.change,
  };
}
