import { Object as Row } from 'typebox';
import { Uuid } from '../../../db/columns.ts';
import { filteredStatement, sql } from '../../../db/sql.ts';
import type { Reader } from '../../../db/statement.ts';
import { type Search, qualifies } from '../matching/qualify.ts';
import { exampleViewer } from '../matching/viewer.ts';

/** More stay where the deck has them. */
export const mostFirst = 9;

/** The index of received likes is for both kinds. */
const selectSuperlikers = filteredStatement({
  name: 'find_super_likers_of_deck',
  reads: true,
  build: (looking: Search) =>
    sql`select c.member_id from choice s join card c on c.member_id = s.member_id
      where s.other_id = ${looking.viewer.id} and s.kind in ('like', 'superlike') and s.kind = 'superlike'
        and ${qualifies(looking)}
      order by s.stored_at desc, c.member_id desc limit ${mostFirst}`,
  prepared: true,
  row: Row({ member_id: Uuid }),
  examples: [
    { viewer: exampleViewer, today: '2026-01-01' },
    { viewer: { ...exampleViewer, hasOldPasses: false }, today: '2026-01-01' },
  ],
});

/** Who sent the member a super like and waits for an answer, the latest first. They come first in the deck. */
export const findWaitingSuperlikers = async (db: Reader, looking: Search) =>
  (await selectSuperlikers.all(db, looking)).map((row) => row.member_id);
