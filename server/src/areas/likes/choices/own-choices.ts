import { Object as Row } from 'typebox';
import { Integer, OrNull, Text, Timestamp, Uuid, Word } from '../../../db/columns.ts';
import { type Reader, statement } from '../../../db/statement.ts';
import { canSee } from '../../members/can-see.ts';
import { oldPassesOf } from '../../members/old-passes.ts';
import { LikedPartColumn, likedPart } from '../../members/liked-part.ts';
import { type Page, inOrder, isAfter, pageOf, pageParams } from '../lists/lists.ts';

/** Choices `c` about people whom the member can see and has not matched. */
const visible = `${canSee('$memberId', 'c.other_id')}
  and not exists (select from match m where m.member_id = $memberId and m.other_id = c.other_id)`;

const selectSent = statement({
  name: 'find_likes_sent',
  reads: true,
  text: `select c.other_id, c.kind, c.note, ${likedPart('c')} as part, c.stored_at from choice c
    where c.member_id = $memberId and ${visible} and c.kind in ('like', 'superlike') and ${isAfter('c.stored_at', 'c.other_id')}
    ${inOrder('c.stored_at', 'c.other_id')}`,
  params: pageParams,
  row: Row({
    other_id: Uuid,
    kind: Word(['like', 'superlike']),
    note: OrNull(Text),
    part: LikedPartColumn,
    stored_at: Timestamp,
  }),
});

export const findSent = (db: Reader, page: Page) => selectSent.all(db, pageOf(page));

const allPasses = `(select other_id, stored_at from choice where member_id = $memberId and kind = 'pass'
  union all ${oldPassesOf('$memberId')})`;

const selectPasses = statement({
  name: 'find_passes',
  reads: true,
  text: `select c.other_id, c.stored_at from ${allPasses} c
    where ${visible} and ${isAfter('c.stored_at', 'c.other_id')}
    ${inOrder('c.stored_at', 'c.other_id')}`,
  params: pageParams,
  row: Row({ other_id: Uuid, stored_at: Timestamp }),
});

export const findPasses = (db: Reader, page: Page) => selectPasses.all(db, pageOf(page));

const countOwn = statement({
  name: 'count_own_choices',
  reads: true,
  text: `select count(*) filter (where c.kind <> 'pass') as sent, count(*) filter (where c.kind = 'pass') as passed,
      (select count(*) from bookmark b
        where b.member_id = $memberId and ${canSee('$memberId', 'b.other_id')}) as bookmarked
    from (select other_id, kind from choice where member_id = $memberId and kind <> 'none'
      union all select other_id, 'pass' from (${oldPassesOf('$memberId')}) as old) c
    where ${visible}`,
  params: { memberId: 'uuid' },
  row: Row({ sent: Integer, passed: Integer, bookmarked: Integer }),
});

/** Equals the length of the lists. */
export const countOwnChoices = (db: Reader, memberId: string) => countOwn.one(db, { memberId });
