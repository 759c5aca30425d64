import { type Db, statement } from '../../../db/statement.ts';
import { canSee } from '../../members/can-see.ts';
import { isMatched } from '../../members/is-matched.ts';
import { renewPhotosOf } from '../../members/renew-photos.ts';
import { publishMatchEnd } from '../match-events.ts';

const endBothSides = statement({
  name: 'end_match',
  text: `update match set ended_at = $now
    where ended_at is null and ((member_id = $memberId and other_id = $otherId)
      or (member_id = $otherId and other_id = $memberId))`,
  params: { memberId: 'uuid', otherId: 'uuid', now: 'timestamptz' },
});

const deleteMatchNotices = statement({
  name: 'delete_match_notices',
  text: `delete from notice where kind in ('match', 'message') and ((member_id = $memberId and from_id = $otherId)
    or (member_id = $otherId and from_id = $memberId))`,
  params: { memberId: 'uuid', otherId: 'uuid' },
});

/**
 * Both members are locked. One that the other ended by a block, or by closing their account, has ended for the member
 * already: a second event would tell how.
 */
export async function endMatch(db: Db, memberId: string, otherId: string, now: Date) {
  await renewPhotosOf(db, memberId, now);
  const ends = await isMatched(db, memberId, otherId);
  await endBothSides.run(db, { memberId, otherId, now });
  if (ends) await publishMatchEnd(db, memberId, otherId);
  await deleteMatchNotices.run(db, { memberId, otherId });
}

const insertBookmark = statement({
  name: 'insert_bookmark',
  text: `insert into bookmark (member_id, other_id, created_at)
    select $memberId, $otherId, $now where ${canSee('$memberId', '$otherId')}
    on conflict (member_id, other_id) do update set created_at = bookmark.created_at`,
  params: { memberId: 'uuid', otherId: 'uuid', now: 'timestamptz' },
});

/** False for a member whom the caller cannot see. */
export const addBookmark = async (db: Db, memberId: string, otherId: string, now: Date) =>
  (await insertBookmark.run(db, { memberId, otherId, now })) > 0;

const deleteBookmark = statement({
  name: 'delete_bookmark',
  text: 'delete from bookmark where member_id = $memberId and other_id = $otherId',
  params: { memberId: 'uuid', otherId: 'uuid' },
});

export const dropBookmark = (db: Db, memberId: string, otherId: string) =>
  deleteBookmark.run(db, { memberId, otherId });
