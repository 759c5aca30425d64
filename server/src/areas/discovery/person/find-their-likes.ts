import type { TheirLike } from '@kindred/contract/likes/their-like';
import { Object as Row } from 'typebox';
import { OrNull, Text, Uuid } from '../../../db/columns.ts';
import { type Reader, statement } from '../../../db/statement.ts';
import { LikedPartColumn, likedPart } from '../../members/liked-part.ts';
import type { Moment } from '../../../platform/time/moment.ts';

const selectSaid = statement({
  name: 'find_what_likers_said',
  reads: true,
  text: `select c.member_id, c.note, ${likedPart('c')} as part from received_likes($memberId, $today, $now) c
    where c.member_id = any ($ids) and c.known and (c.note is not null or c.part_kind is not null)`,
  params: { memberId: 'uuid', ids: 'uuid[]', today: 'date', now: 'timestamptz' },
  row: Row({ member_id: Uuid, note: OrNull(Text), part: LikedPartColumn }),
});

/** What those of these people said with their like whose likes are in the viewer's list by name. */
export async function findTheirLikes(
  db: Reader,
  memberId: string,
  ids: readonly string[],
  { now, today }: Moment,
) {
  const rows = await selectSaid.all(db, { memberId, ids, now, today });
  return new Map<string, TheirLike>(rows.map(({ member_id, ...like }) => [member_id, like]));
}
