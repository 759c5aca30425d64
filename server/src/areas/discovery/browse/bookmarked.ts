import { Object as Row } from 'typebox';
import { Uuid } from '../../../db/columns.ts';
import { type Reader, statement } from '../../../db/statement.ts';

const selectBookmarked = statement({
  name: 'find_bookmarked',
  reads: true,
  text: `select other_id from bookmark where member_id = $memberId and other_id = any ($ids::uuid[])`,
  params: { memberId: 'uuid', ids: 'uuid[]' },
  row: Row({ other_id: Uuid }),
});

/** Which of these people the member bookmarked. */
export async function findBookmarked(db: Reader, memberId: string, ids: readonly string[]) {
  const rows = await selectBookmarked.all(db, { memberId, ids });
  return new Set(rows.map(({ other_id }) => other_id));
}
