import type { TheirLike } from '@kindred/contract/likes/their-like';
import { Object as Row } from 'typebox';
import { OrNull, Text, Uuid } from '../../../db/columns.ts';
import { type Reader, statement } from '../../../db/statement.ts';
import { LikedPartColumn, likedPart } from '../../members/liked-part.ts';
import { visibleLike } from '../../members/visible-likes.ts';

const selectSaid = statement({
  name: 'find_what_likers_said',
  reads: true,
  text: `select c.member_id, c.note, ${likedPart('c')} as part from choice c
    where c.member_id = any ($ids) and ${visibleLike} and (c.note is not null or c.part_kind is not null)`,
  params: { memberId: 'uuid', ids: 'uuid[]', all: 'bool' },
  row: Row({ member_id: Uuid, note: OrNull(Text), part: LikedPartColumn }),
});

interface Viewer {
  readonly memberId: string;
  /** Whether they see all who like them, and not only who sent a super like. */
  readonly all: boolean;
}

/** What those of these people said with their like whose likes are in the viewer's list by name. */
export async function findTheirLikes(db: Reader, viewer: Viewer, ids: readonly string[]) {
  const rows = await selectSaid.all(db, { ...viewer, ids });
  return new Map<string, TheirLike>(rows.map(({ member_id, ...like }) => [member_id, like]));
}
